// A bot of any name for a JavaScript host, as `heptad engine` has them. Needs the weights of the rule set.
#include <string_view>

#include "bindings/wasm/input.h"
#include "bots/bots.h"
#include "bots/reasons.h"
#include "engine/record.h"

namespace heptad {
namespace {

struct Thinking {
  Replay replay;
  Seat seat;
  Thought thought;
};

// The input is a bot's name, a line end, and a record.
Expected<Thinking> think_about(std::string_view text, int seat) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return refuse(Code::BadRequest, "A bot's name and a record are needed.");
  const auto bot = parse_bot(text.substr(0, end));
  if (!bot) return std::unexpected(bot.error());
  auto replay = read_record(text.substr(end + 1));
  if (!replay) return refuse(Code::BadRecord, replay.error().sentence());
  const bool decides = seat >= 0 && seat < kMaxSeats && replay->game.to_act().has(static_cast<Seat>(seat));
  if (!decides) return refuse(Code::WrongTurn, "That seat has nothing to decide now.");
  const Record& record = replay->record;
  auto thought = think(*bot, record.rules, record.log, static_cast<Seat>(seat));
  if (!thought) return std::unexpected(thought.error());
  return Thinking{std::move(*replay), static_cast<Seat>(seat), std::move(*thought)};
}

std::string moves_json(const Thinking& about) {
  JsonWriter json;
  json.begin_array();
  for (const Candidate& candidate : about.thought.candidates) {
    json.begin_object().field("action", about.replay.game.text(candidate.action));
    json.field("win", candidate.win_probability);
    write_reasons(json.key("reasons"), reasons(about.replay.game, about.seat, candidate.action));
    json.end_object();
  }
  return json.end_array().take();
}

const char* hand_over(const Expected<std::string>& answer) {
  output = answer ? *answer : "refused: " + answer.error().message;
  return output.c_str();
}

}  // namespace
}  // namespace heptad

// What a bot would do for a seat, in notation; or the refusal.
extern "C" [[clang::export_name("heptad_think")]] const char* heptad_think(int seat) {
  return heptad::hand_over(
      heptad::think_about(heptad::input, seat).transform([](const heptad::Thinking& about) {
        return about.replay.game.text(about.thought.best);
      }));
}

// Every legal action, the best first, with its chance to win and what speaks for it, as JSON; or the refusal.
extern "C" [[clang::export_name("heptad_advise")]] const char* heptad_advise(int seat) {
  return heptad::hand_over(heptad::think_about(heptad::input, seat).transform(heptad::moves_json));
}
