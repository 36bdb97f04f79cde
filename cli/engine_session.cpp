#include "cli/engine_session.h"

#include <random>
#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "bots/parallel/think_in_parallel.h"
#include "bots/reasons.h"
#include "bots/review_json.h"
#include "cli/request.h"
#include "engine/core/json_writer.h"
#include "engine/option_json.h"
#include "engine/outcome_json.h"
#include "engine/refusal_json.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxLine = std::size_t{8} << 20;

std::string error_answer(const Refusal& refusal) {
  JsonWriter out;
  out.begin_object().field("ok", false).key("error").begin_object();
  write_refusal(out, refusal);
  return out.end_object().end_object().take();
}

// {"ok":true,"to_act":[0],"round":4,"over":false: every answer that changes the game begins so.
void write_turn(JsonWriter& out, const AnyGame& game) {
  out.begin_object().field("ok", true).key("to_act").begin_array();
  const SeatSet seats = game.to_act();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat)) out.value(int{seat});
  }
  if (seats.has(kNature)) out.value("nature");
  out.end_array().field("round", game.round()).field("over", seats.empty());
  if (seats.has(kNature)) write_due(out.key("due"), game.due());
}

// What luck may bring is listed when it is one thing; how it can bring more is told.
std::string legal_for_nature(const AnyGame& game) {
  JsonWriter out;
  out.begin_object().field("ok", true).key("legal").begin_array();
  if (!game.to_act().has(kNature)) return out.end_array().end_object().take();
  const Due due = game.due();
  std::string start(due.kind);
  for (const auto where : {due.slot, due.seat}) {
    if (where) start += ' ' + std::to_string(*where);
  }
  const std::set<std::string> different(due.from.begin(), due.from.end());
  for (const std::string& one : different) {
    if (due.count == 1) out.value(start + ' ' + one);
  }
  write_due_with_all(out.end_array().key("due"), due);
  return out.end_object().take();
}

std::string turn_answer(const AnyGame& game) {
  JsonWriter out;
  write_turn(out, game);
  return out.end_object().take();
}

std::string answer_with(std::string_view key, std::string_view finished_json) {
  JsonWriter out;
  return out.begin_object().field("ok", true).key(key).raw(finished_json).end_object().take();
}

std::uint64_t any_seed() {
  std::random_device device;
  return device();
}

}  // namespace

std::string EngineSession::answer(std::string_view line) {
  if (line.size() > kMaxLine) {
    return error_answer({Code::TooLarge, "A line has at most " + std::to_string(kMaxLine >> 20) + " MiB."});
  }
  json::error_code failed;
  const json::value request = json::parse({line.data(), line.size()}, failed);
  if (failed) return error_answer({Code::MalformedJson, "The line is not JSON: " + failed.message() + "."});
  if (!request.is_object()) return error_answer({Code::BadRequest, "A request is one JSON object."});
  auto answered = dispatch(request.get_object());
  return answered ? std::move(*answered) : error_answer(answered.error());
}

EngineSession::Answer EngineSession::start(const Request& request) {
  const auto rules = requested_rules(request);
  if (!rules) return std::unexpected(rules.error());
  auto seed = optional_number(request, "seed");
  if (!seed) return std::unexpected(seed.error());
  if (request.contains("nature")) {
    const auto nature = required_text(request, "nature");
    if (!nature || *nature != "manual") return refuse(Code::BadRequest, "\"nature\" must be \"manual\".");
    if (*seed) return refuse(Code::BadRequest, "Give a seed or manual nature, not both.");
  } else if (!*seed) {
    *seed = any_seed();
  }
  auto opened = LocalTable::open(*rules, *seed);
  if (!opened) return std::unexpected(opened.error());
  table_ = std::move(*opened);
  return turn_answer(table_->position());
}

EngineSession::Answer EngineSession::act(const Request& request) {
  const auto seat = required_seat(request, table_->position().players());
  if (!seat) return std::unexpected(seat.error());
  const auto text = required_text(request, "action");
  if (!text) return std::unexpected(text.error());
  const auto events = table_->act(*seat, *text);
  if (!events) return std::unexpected(events.error());
  const AnyGame& game = table_->position();
  JsonWriter out;
  write_turn(out, game);
  out.key("events").begin_array();
  for (const Event& event : *events) out.raw(game.event_json(event));
  return out.end_array().end_object().take();
}

EngineSession::Answer EngineSession::legal(const Request& request) {
  const AnyGame& game = table_->position();
  const auto seat = required_seat(request, game.players());
  if (!seat) return std::unexpected(seat.error());
  if (*seat == kNature) return legal_for_nature(game);
  const auto explain = optional_flag(request, "explain");
  if (!explain) return std::unexpected(explain.error());
  ActionList list;
  game.legal_actions(*seat, list);
  JsonWriter out;
  out.begin_object().field("ok", true).key("legal").begin_array();
  for (const Action& action : list) out.value(game.text(action));
  out.end_array();
  if (*explain) write_options(out.key("options"), game, *seat);
  return out.end_object().take();
}

EngineSession::Answer EngineSession::view(const Request& request) {
  const auto viewer = optional_viewer(request, table_->position().players());
  if (!viewer) return std::unexpected(viewer.error());
  return answer_with("view", table_->sight(*viewer).view().json());
}

EngineSession::Answer EngineSession::state(const Request&) {
  return answer_with("state", table_->position().json());
}

EngineSession::Answer EngineSession::score(const Request&) {
  JsonWriter out;
  out.begin_object().field("ok", true);
  write_outcome(out, table_->position().rules(), table_->position().outcome());
  return out.end_object().take();
}

EngineSession::Answer EngineSession::record(const Request&) {
  JsonWriter out;
  return out.begin_object()
      .field("ok", true)
      .field("record", print_record(table_->record()))
      .end_object()
      .take();
}

EngineSession::Answer EngineSession::load(const Request& request) {
  const auto text = required_text(request, "record");
  if (!text) return std::unexpected(text.error());
  auto replay = read_record(*text);
  if (!replay)
    return refuse(replay.error().reason.code, replay.error().sentence(), replay.error().reason.column);
  table_ = LocalTable::resume(std::move(replay->record));
  return turn_answer(table_->position());
}

EngineSession::Answer EngineSession::undo(const Request&) {
  if (auto undone = table_->undo(); !undone) return std::unexpected(undone.error());
  return turn_answer(table_->position());
}

EngineSession::Answer EngineSession::bot(const Request& request) {
  const AnyGame& game = table_->position();
  const auto seat = required_seat(request, game.players());
  if (!seat) return std::unexpected(seat.error());
  const auto bot = requested_bot(request);
  if (!bot) return std::unexpected(bot.error());
  const auto explain = optional_flag(request, "explain");
  if (!explain) return std::unexpected(explain.error());
  const auto thought =
      think_in_parallel(bot->spec, game.rules(), table_->table().whole_log(), *seat, bot->budget);
  if (!thought) return std::unexpected(thought.error());
  JsonWriter out;
  out.begin_object().field("ok", true).field("action", game.text(thought->best));
  out.field("win", thought->win_probability).field("iterations", thought->iterations);
  out.field("cpu_ms", thought->cpu_ms);
  if (*explain) {
    out.key("candidates").begin_array();
    for (const Candidate& candidate : thought->candidates) {
      out.begin_object().field("action", game.text(candidate.action));
      out.field("win", candidate.win_probability).field("visits", std::int64_t{candidate.visits});
      write_reasons(out.key("reasons"), reasons(game, *seat, candidate.action));
      out.end_object();
    }
    out.end_array();
  }
  return out.end_object().take();
}

EngineSession::Answer EngineSession::review(const Request& request) {
  const auto bot = requested_bot(request, kReviewLevel);
  if (!bot) return std::unexpected(bot.error());
  Review review(table_->record(), bot->spec, bot->budget);
  while (!review.done()) {
    if (auto judged = review.step(); !judged) return std::unexpected(judged.error());
  }
  JsonWriter out;
  write_review(out.begin_object().field("ok", true), review);
  return out.end_object().take();
}

}  // namespace heptad
