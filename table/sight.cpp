#include "table/sight.h"

#include <algorithm>
#include <cstring>

#include "engine/core/sides.h"
#include "engine/option_json.h"
#include "engine/replay.h"

namespace heptad {
namespace {

std::string_view status_name(Status status) {
  switch (status) {
    case Status::Waiting: return "waiting";
    case Status::Playing: return "playing";
    case Status::Over: return "over";
  }
  return "";
}

std::string_view kind_name(SeatKind kind) {
  switch (kind) {
    case SeatKind::Open: return "open";
    case SeatKind::Human: return "human";
    case SeatKind::Bot: return "bot";
  }
  return "";
}

template <class T>
void write_or_null(JsonWriter& json, std::string_view key, const std::optional<T>& value) {
  json.key(key);
  value ? json.value(*value) : json.null();
}

void write_seat_or_null(JsonWriter& json, std::string_view key, std::optional<Seat> seat) {
  write_or_null(json, key, seat ? std::optional<int>(*seat) : std::nullopt);
}

bool is_same(const AnyGame::State& one, const AnyGame::State& other) {
  return std::visit(
      [&]<class State>(const State& state) {
        static_assert(std::has_unique_object_representations_v<State>);  // equal positions are equal bytes
        return std::memcmp(&state, &std::get<State>(other), sizeof state) == 0;
      },
      one);
}

}  // namespace

void write_seat_set(JsonWriter& json, SeatSet seats) {
  json.begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat)) json.value(int{seat});
  }
  json.end_array();
}

const std::string& ViewTexts::of(const AnyGame& view) {
  for (const auto& [seen, text] : written_) {
    if (is_same(seen.state(), view.state())) return text;
  }
  return written_.emplace_back(view, view.json()).second;
}

Eyes eyes_of(const Table& table, const Digest& who, std::optional<Seat> asked) {
  const SeatSet own = table.owned_by(who);
  if (own.empty()) return {};
  if (asked && own.has(*asked)) return {own, asked};
  const SeatSet due = table.to_act();
  for (Seat seat = 0; seat < table.players(); ++seat) {
    if (own.has(seat) && due.has(seat)) return {own, seat};
  }
  return {own, own.lowest()};
}

void Sight::write_seats(JsonWriter& json, const Moment& moment, Detail detail) const {
  const SeatSet to_act = table_.to_act(), committed = table_.committed();
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    const Chair& chair = table_.chair(seat);
    json.begin_object()
        .field("seat", int{seat})
        .field("kind", kind_name(chair.kind))
        .field("name", chair.name);
    write_or_null(json, "level", chair.kind == SeatKind::Bot ? std::optional(chair.level) : std::nullopt);
    write_or_null(json, "character", chair.character.empty() ? std::nullopt : std::optional(chair.character));
    json.field("present", chair.kind == SeatKind::Bot || moment.present.has(seat));
    json.field("to_act", to_act.has(seat)).field("committed", committed.has(seat));
    write_or_null(json, "standin", chair.stand_in);
    json.key("missed_by");
    write_seat_set(json, chair.missed_by);
    json.key("forfeit");
    chair.forfeit ? json.value(*chair.forfeit == Forfeit::Time ? "time" : "resigned") : json.null();
    const auto& nonce = table_.deal().nonces[seat];
    write_or_null(json, "nonce", nonce ? std::optional(to_hex(*nonce)) : std::nullopt);
    if (detail == Detail::WithClocks) {
      json.key("clock");
      if (table_.clocks().in_use() && chair.kind != SeatKind::Bot) {
        json.begin_object().field("left", table_.clocks().left(seat, moment.now));
        json.field("running", table_.clocks().running().has(seat)).end_object();
      } else {
        json.null();
      }
    }
    json.end_object();
  }
  json.end_array();
}

void Sight::write_options_of_rules(JsonWriter& json) const {
  json.key("options").begin_object();
  for (const auto& [key, value] : table_.spec().rules.options) json.field(key, value);
  json.end_object();
}

void Sight::write_game(JsonWriter& json) const {
  const TableSpec& spec = table_.spec();
  json.field("table", spec.id).field("rules", rules_name(spec.rules)).field("players", spec.rules.players);
  write_options_of_rules(json);
  json.field("status", status_name(table_.status())).field("round", table_.round());
  json.key("clock");
  write_clock(json, spec.clock);
}

void Sight::write_ending(JsonWriter& json) const {
  json.field("practice", table_.worth() == Worth::Practice).field("imported", table_.is_imported());
  json.key("anew").begin_array();
  for (const Anew& anew : table_.deal().anew) {
    json.begin_object().field("line", static_cast<std::int64_t>(anew.line));
    json.field("count", anew.count).end_object();
  }
  json.end_array();
  write_or_null(json, "deal", table_.deal().number);
  json.field("seed_hash", to_hex(table_.seed_hash())).key("seed");
  const auto seed = table_.seed();
  seed ? json.value(to_hex(*seed)) : json.null();
  json.key("result");
  const auto result = table_.status() == Status::Waiting ? std::nullopt : table_.result();
  if (result) {
    json.begin_object().key("winners");
    write_seat_set(json, result->winners);
    json.field("how", result->how).end_object();
  } else {
    json.null();
  }
}

void Sight::write_take_back(JsonWriter& json) const {
  json.key("undo");
  switch (eyes_.as ? table_.undo_kind(*eyes_.as) : UndoKind::Nothing) {
    case UndoKind::Nothing: json.null(); break;
    case UndoKind::Free: json.value("free"); break;
    case UndoKind::Ask: json.value("ask"); break;
  }
  json.key("take_back");
  if (!table_.take_back()) {
    json.null();
    return;
  }
  json.begin_object().field("seat", int{table_.take_back()->seat}).key("waiting");
  write_seat_set(json, table_.take_back_waits_for());
  json.end_object();
}

void Sight::write_events(JsonWriter& json, const AnyGame& position, std::size_t from, std::size_t to) const {
  json.key("events").begin_array();
  for (std::size_t i = from; i < to; ++i) {
    json.raw(position.event_json(seen(table_.events()[i])));
  }
  json.end_array();
}

std::vector<Event> Sight::events(std::size_t from) const {
  std::vector<Event> told;
  const auto& lines = table_.game_->lines();
  const std::size_t first = from < lines.size() ? lines[from].events_before : table_.events().size();
  for (std::size_t i = first; i < table_.events().size(); ++i) told.push_back(seen(table_.events()[i]));
  return told;
}

bool Sight::holds_secrets() const {
  return !is_same(view().state(), table_.position().view(std::nullopt).state());
}

std::string Sight::update(const Moment& moment) const {
  JsonWriter json;
  json.begin_object().key("update").begin_object();
  write_game(json);
  json.key("you");
  write_seat_set(json, eyes_.own);
  json.field("step", static_cast<std::int64_t>(table_.steps()));
  write_seats(json, moment, Detail::WithClocks);
  json.field("watching", moment.watching);
  write_seat_or_null(json, "as", eyes_.as);

  const AnyGame view = this->view();
  ViewTexts own;
  json.key("view").raw((moment.views != nullptr ? *moment.views : own).of(view));
  const bool has_committed = eyes_.as && table_.committed().has(*eyes_.as);
  const bool may_change = has_committed && !table_.choice_stands(*eyes_.as);
  const bool may_choose =
      eyes_.as && !table_.chair(*eyes_.as).forfeit && (may_change || table_.to_act().has(*eyes_.as));
  json.key("legal");
  if (may_choose) {
    write_options(json, table_.game_->position_of_choice(*eyes_.as), *eyes_.as);
  } else {
    json.begin_array().end_array();
  }
  json.field("hints", eyes_.as && table_.to_act().has(*eyes_.as) && table_.is_against_bots_only(eyes_.own));
  json.key("commitment");
  if (has_committed) {
    const LogLine& line = table_.game_->lines()[*table_.game_->last_line_of(*eyes_.as)];
    json.value(table_.game_->position_of_choice(*eyes_.as).text(line.entry.action));
  } else {
    json.null();
  }
  const std::size_t from = std::min(moment.events_from, table_.events().size());
  json.field("events_from", static_cast<std::int64_t>(from));
  write_events(json, view, from, table_.events().size());
  write_take_back(json);
  write_ending(json);
  json.key("rematch").begin_object().key("wants");
  write_seat_set(json, table_.wants_again());
  write_or_null(json, "table",
                table_.next_table().empty() ? std::nullopt : std::optional(table_.next_table()));
  json.end_object();
  if (!moment.ack.empty()) json.field("ack", moment.ack);
  return json.end_object().end_object().take();
}

std::string Sight::presence(const Moment& moment) const {
  JsonWriter json;
  json.begin_object().key("presence").begin_object().field("table", table_.spec().id);
  write_seats(json, moment, Detail::WithClocks);
  json.field("watching", moment.watching);
  return json.end_object().end_object().take();
}

std::string Sight::summary(SeatSet present, std::int64_t created) const {
  JsonWriter json;
  json.begin_object();
  write_game(json);
  json.field("public", table_.spec().listing == Listing::Public);
  write_seats(json, {.present = present}, Detail::WithoutClocks);
  write_ending(json);
  json.field("created", created).field("link", "/t/" + table_.spec().id);
  return json.end_object().take();
}

std::string summary_for(SeatSet own, std::string summary) {
  JsonWriter you;
  write_seat_set(you, own);
  summary.pop_back();
  return summary + ",\"you\":" + you.take() + '}';
}

void Sight::write_replayed(JsonWriter& json, std::size_t step, std::string_view line,
                           const AnyGame& whole) const {
  const auto& log = table_.game_->lines();
  const AnyGame shown = sees_all() ? whole : whole.view(eyes_.as);
  json.begin_object().field("step", static_cast<std::int64_t>(step)).key("line");
  line.empty() ? json.null() : json.value(line);
  const std::size_t from = step > 0 ? log[step - 1].events_before : 0;
  const std::size_t to = step < log.size() ? log[step].events_before : table_.events().size();
  write_events(json, shown, from, step > 0 ? to : 0);
  json.key("view").raw(shown.json()).end_object();
}

std::string Sight::replay_positions(std::size_t first, std::size_t count) const {
  const std::vector<LogEntry> log = table_.whole_log();
  Replaying steps = replay(table_.spec().rules, log);
  JsonWriter json;
  json.begin_array();
  std::string line;  // that led to the position
  auto next = steps.begin();
  for (std::size_t step = 0; step < first + count; ++step, ++next) {
    if (step >= first) write_replayed(json, step, line, steps.position());
    if (next == steps.end()) break;
    if (sees_all() && step + 1 >= first) line = entry_text(steps.position(), (*next).entry);
  }
  return json.end_array().take();
}

std::string Sight::replay_turns() const {
  const auto& log = table_.game_->lines();
  const auto begins = [&](std::size_t step) {
    if (step == log.size()) return true;
    if (log[step].entry.seat == kNature) return false;
    return step == 0 || log[step - 1].entry.seat == kNature || log[step - 1].round != log[step].round;
  };
  JsonWriter json;
  json.begin_array();
  int age = 0;
  std::size_t told = 0;
  for (std::size_t step = 0; step <= log.size(); ++step) {
    const std::size_t events = step < log.size() ? log[step].events_before : table_.events().size();
    for (; told < events; ++told)
      if (table_.events()[told].kind == EventKind::AgeBegan) age = table_.events()[told].amount;
    if (begins(step))
      json.begin_object().field("step", static_cast<std::int64_t>(step)).field("age", age).end_object();
  }
  return json.end_array().take();
}

Expected<std::string> replay_json(const Table& table, SeatSet own, std::optional<std::size_t> asked,
                                  std::size_t first, std::size_t count) {
  constexpr std::size_t kPositions = 64;
  if (asked && (*asked >= kMaxSeats || !own.has(static_cast<Seat>(*asked)))) {
    return refuse(Code::NotYours, "That is not your seat.");
  }
  Eyes eyes{.own = own};
  if (!own.empty()) eyes.as = asked ? static_cast<Seat>(*asked) : own.lowest();
  const Sight sight(table, eyes);
  JsonWriter json;
  json.begin_object()
      .field("table", table.spec().id)
      .field("steps", static_cast<std::int64_t>(table.steps()));
  json.field("whole", table.status() == Status::Over).key("turns").raw(sight.replay_turns());
  const std::size_t from = std::min(first, table.steps());
  json.key("positions").raw(sight.replay_positions(from, std::clamp<std::size_t>(count, 1, kPositions)));
  return json.end_object().take();
}

bool may_hear(const Table& table, SeatSet own, const Said& said) {
  if (said.to == Hearers::Everybody) return true;
  const Rules& rules = table.spec().rules;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    if (own.has(seat) && on_one_side(rules, seat, said.seat)) return true;
  }
  return false;
}

std::string said_json(const TableSpec& spec, const Said& said) {
  JsonWriter json;
  json.begin_object().key("said").begin_object().field("table", spec.id).field("n", said.n);
  write_seat_or_null(json, "seat", said.seat == kNature ? std::nullopt : std::optional(said.seat));
  json.field("name", said.name);
  if (said.note) {
    json.field("note", note_of(*said.note));
  } else {
    json.field("text", said.text);
    if (said.to == Hearers::Team) json.field("to", "team");
  }
  return json.end_object().end_object().take();
}

}  // namespace heptad
