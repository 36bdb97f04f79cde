// Positions and advice for a JavaScript host that keeps a tree of moves itself: every call brings the record
// that leads to the position, so nothing is kept here.
#include <algorithm>

#include "bindings/wasm/input.h"
#include "bindings/wasm/record_error.h"
#include "bots/review.h"
#include "engine/option_json.h"
#include "engine/outcome_json.h"
#include "engine/refusal_json.h"
#include "engine/replay.h"

namespace heptad {
namespace {

const char* hand_over(JsonWriter& json) {
  output = json.end_object().take();
  return output.c_str();
}

int age_of(const AnyGame& game) {
  return std::visit([](const auto& state) { return int{state.age}; }, game.state());
}

// {"0":…} would lose the order: a list of who plays, by seat.
void write_sitters(JsonWriter& json, const Record& record) {
  json.begin_array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(record.rules.players); ++seat) {
    const Sitter sitter = seat < record.sitters.size() ? record.sitters[seat] : Sitter{};
    json.begin_object().field("kind", sitter.kind == Sitter::Kind::Bot ? "bot" : "human");
    json.field("name", sitter.name).end_object();
  }
  json.end_array();
}

// Every line of the log with the age and the round it was played in.
void write_entries(JsonWriter& json, const Record& record) {
  json.begin_array();
  for (const auto& [before, entry] : replay(record.rules, record.log)) {
    json.begin_object().field("line", entry_text(before, entry)).field("age", age_of(before));
    json.field("round", before.round());
    if (entry.seat != kNature) {
      json.field("seat", int{entry.seat});
      write_parts(json, before.parts(entry.seat, entry.action));
    }
    json.end_object();
  }
  json.end_array();
}

void write_position(JsonWriter& json, const AnyGame& game) {
  const SeatSet seats = game.to_act();
  json.field("age", age_of(game)).field("over", seats.empty()).key("view").raw(game.json());
  json.key("legal").begin_array();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (!seats.has(seat)) continue;
    json.begin_object().field("seat", int{seat});
    write_options(json.key("options"), game, seat);
    json.end_object();
  }
  json.end_array();
  if (seats.has(kNature)) write_due_with_all(json.key("due"), game.due());
}

// A record and the position behind its first lines; nothing: its end.
template <class Write>
const char* about_record(Write write) {
  JsonWriter json;
  json.begin_object();
  if (auto read = read_record(input)) {
    write(json, *read);
  } else {
    write_record_error(json, read.error());
  }
  return hand_over(json);
}

void write_thought(JsonWriter& json, const AnyGame& game, Seat seat, const Thought& thought) {
  constexpr std::size_t kLines = 3;
  json.field("seat", int{seat}).field("iterations", thought.iterations).field("cpu_ms", thought.cpu_ms);
  json.key("win").begin_array();
  for (const double chance : thought.chances) json.value(chance);
  json.end_array().key("moves").begin_array();
  for (std::size_t i = 0; i < std::min(kLines, thought.candidates.size()); ++i) {
    const Candidate& one = thought.candidates[i];
    json.begin_object().field("action", game.text(one.action));
    write_parts(json, game.parts(seat, one.action));
    json.field("win", chance_with(thought, seat, one.win_probability));
    json.field("visits", std::int64_t{one.visits});
    write_reasons(json.key("reasons"), reasons(game.view(seat), seat, one.action));
    json.end_object();
  }
  json.end_array();
}

}  // namespace
}  // namespace heptad

// The input is a record. Its rules, who plays and every line of its log; or {"error":{"line":12,…}}.
extern "C" [[clang::export_name("heptad_record")]] const char* heptad_record() {
  using namespace heptad;
  return about_record([](JsonWriter& json, const Replay& replay) {
    const Record& record = replay.record;
    json.field("rules", rules_name(record.rules)).field("players", record.rules.players);
    write_sitters(json.key("seats"), record);
    write_entries(json.key("entries"), record);
  });
}

// The input is a record. The position after so many lines of its log (-1: all), whole, with what everybody
// who is to act may do, what is due of luck, and what the last line caused.
extern "C" [[clang::export_name("heptad_position")]] const char* heptad_position(int step) {
  using namespace heptad;
  return about_record([&](JsonWriter& json, const Replay& whole) {
    const Record& record = whole.record;
    const std::span<const LogEntry> log(record.log);
    const std::size_t count = step < 0 ? log.size() : std::min(log.size(), static_cast<std::size_t>(step));
    Replaying steps = replay(record.rules, log.first(count));
    for (auto next = steps.begin(); next != steps.end();) ++next;
    write_position(json, steps.position());
    json.key("events").begin_array();
    for (const Event& event : steps.events()) json.raw(steps.position().event_json(event));
    json.end_array();
  });
}

// The input is a record. The three best moves of a seat that is to act at its end, with its chances, from
// what it may know.
extern "C" [[clang::export_name("heptad_lines")]] const char* heptad_lines(int seat, int iterations) {
  using namespace heptad;
  return about_record([&](JsonWriter& json, const Replay& replay) {
    const auto who = static_cast<Seat>(seat);
    const auto thought = think({.kind = BotKind::Search}, replay.record.rules, replay.record.log, who,
                               {.iterations = iterations, .seed = 1});
    if (thought) return write_thought(json, replay.game, who, *thought);
    json.key("error").begin_object();
    write_refusal(json, thought.error());
    json.end_object();
  });
}

// The input is a record at whose end luck is due. {"line":"nature reveal 14 baths"}: what these dice bring.
extern "C" [[clang::export_name("heptad_roll")]] const char* heptad_roll(int seed) {
  using namespace heptad;
  return about_record([&](JsonWriter& json, const Replay& replay) {
    if (!replay.game.to_act().has(kNature)) return;
    Rng rng(static_cast<std::uint32_t>(seed));
    json.field("line", entry_text(replay.game, {kNature, replay.game.roll(rng)}));
  });
}
