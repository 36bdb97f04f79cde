// The bots for a JavaScript host, as heptad_wasm.cpp is for the engine. A file of its own: who wants only the
// engine need not load the bots' weights.
#include <string_view>

#include "bindings/wasm/input.h"
#include "bots/bots.h"
#include "engine/record.h"

namespace heptad {
namespace {

// The input is a bot's name, a line end, and a record.
Expected<std::string> think_about(std::string_view text, int seat) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return refuse(Code::BadRequest, "A bot's name and a record are needed.");
  const auto bot = parse_bot(text.substr(0, end));
  if (!bot) return std::unexpected(bot.error());
  const auto replay = read_record(text.substr(end + 1));
  if (!replay) return refuse(Code::BadRecord, replay.error().sentence());
  const bool decides = seat >= 0 && seat < kMaxSeats && replay->game.to_act().has(static_cast<Seat>(seat));
  if (!decides) return refuse(Code::WrongTurn, "That seat has nothing to decide now.");
  const Record& record = replay->record;
  const auto thought = think(*bot, record.rules, record.log, static_cast<Seat>(seat));
  if (!thought) return std::unexpected(thought.error());
  return replay->game.text(thought->best);
}

}  // namespace
}  // namespace heptad

// What a bot would do for a seat, in notation; or the refusal.
extern "C" [[clang::export_name("heptad_think")]] const char* heptad_think(int seat) {
  const auto answer = heptad::think_about(heptad::input, seat);
  heptad::output = answer ? *answer : "refused: " + answer.error().message;
  return heptad::output.c_str();
}
