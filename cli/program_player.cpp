#include "cli/program_player.h"

#include <optional>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/child_process.h"
#include "cli/json_fields.h"
#include "engine/core/json_writer.h"

namespace heptad {
namespace {

namespace json = boost::json;

// The question of the line protocol, with everything in it that a player without a memory needs.
std::string question(const AnyGame& game, Seat seat, int ms) {
  JsonWriter out;
  out.begin_object().field("cmd", "bot").field("rules", rules_name(game.rules()));
  out.field("players", game.players()).field("seat", int{seat}).field("ms", ms);
  ActionList list;
  game.legal_actions(seat, list);
  out.key("legal").begin_array();
  for (const Action& action : list) out.value(game.text(action));
  return out.end_array().key("view").raw(game.view(seat).json()).end_object().take();
}

// {"ok":true,"action":"build baths","win":0.6}
Expected<Thought> read_answer(const AnyGame& game, Seat seat, const std::string& line) {
  json::error_code bad;
  const json::value answer = json::parse(line, bad);
  if (bad || !answer.is_object())
    return refuse(Code::BadAnswer, "The program's answer is no JSON object: " + line.substr(0, 200));
  const std::string_view text = text_in(answer.get_object(), "action");
  if (text.empty())
    return refuse(Code::BadAnswer, "The program's answer has no action: " + line.substr(0, 200));
  const auto action = game.parse(text);
  if (!action) return std::unexpected(action.error());
  if (const auto legal = game.check(seat, *action); !legal)
    return refuse(Code::Illegal, "\"" + std::string(text) + "\": " + legal.error().message);
  Thought thought{.best = *action, .candidates = {}};
  if (const json::value* win = answer.get_object().if_contains("win"); win != nullptr && win->is_number())
    thought.win_probability = win->to_number<double>();
  return thought;
}

class ProgramPlayer final : public Player {
 public:
  ProgramPlayer(std::string command, int ms, std::chrono::milliseconds patience)
      : command_(std::move(command)), ms_(ms), patience_(patience) {}

  Expected<Thought> decide(const AnyGame& game, std::span<const LogEntry>, Seat seat,
                           std::uint64_t) override {
    auto thought = ask(game, seat);
    if (!thought) process_.reset();  // the next game begins with a new one
    return thought;
  }

 private:
  Expected<Thought> ask(const AnyGame& game, Seat seat) {
    if (!process_) {
      auto started = ChildProcess::start(command_);
      if (!started) return std::unexpected(started.error());
      process_.emplace(std::move(*started));
    }
    const double before = process_->cpu_ms();
    if (const auto asked = process_->write_line(question(game, seat, ms_)); !asked)
      return std::unexpected(asked.error());
    const auto line = process_->read_line(std::chrono::milliseconds(ms_) + patience_);
    if (!line) return std::unexpected(line.error());
    auto thought = read_answer(game, seat, *line);
    if (thought) thought->cpu_ms = process_->cpu_ms() - before;
    return thought;
  }

  std::string command_;
  int ms_;
  std::chrono::milliseconds patience_;
  std::optional<ChildProcess> process_;
};

}  // namespace

Contestant program_contestant(std::string name, const std::string& command, int ms,
                              std::chrono::milliseconds patience) {
  const auto sends = [=] { return std::make_unique<ProgramPlayer>(command, ms, patience); };
  return {.name = std::move(name), .sends = sends};
}

}  // namespace heptad
