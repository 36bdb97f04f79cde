// How events are written: a row for each kind, with what its numbers are. A module appends rows of its own.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/event_names.h"
#include "engine/core/json_writer.h"
#include "engine/core/option.h"
#include "engine/core/outcome.h"
#include "engine/wonders/edition.h"

namespace heptad::wonders {

// What a number of an event is. A way is +1 to the left, -1 to the right.
enum class Thing : std::uint8_t { Nothing, Number, Means, Victory, Way, CardId, BoardId, SideId };

struct EventField {
  std::string_view key = {};
  Thing thing = Thing::Nothing;
};

struct EventRow {
  EventKind kind;
  EventField subject = {};
  EventField other = {};
  EventField amount = {};
};

constexpr const EventRow* find_event(std::span<const EventRow> rows, EventKind kind) {
  for (const EventRow& row : rows) {
    if (row.kind == kind) return &row;
  }
  return nullptr;
}

// What a seat may not know is left out.
inline void write_event(JsonWriter& json, const EventRow& row, const Event& event,
                        const EditionFacts& edition) {
  const auto write = [&](const EventField& field, int number) {
    const auto index = static_cast<std::size_t>(number);
    const bool is_id = field.thing >= Thing::CardId;
    if (is_id && number == kNothing) return;
    switch (field.thing) {
      case Thing::Nothing: break;
      case Thing::Number: json.field(field.key, number); break;
      case Thing::Means: json.field(field.key, kMeansNames[index]); break;
      case Thing::Victory: json.field(field.key, name(static_cast<heptad::Victory>(number))); break;
      case Thing::Way: json.field(field.key, number > 0 ? "left" : "right"); break;
      case Thing::CardId: json.field(field.key, edition.rows[index].id); break;
      case Thing::BoardId: json.field(field.key, edition.boards[index].id); break;
      case Thing::SideId: json.field(field.key, edition.side_names[index]); break;
    }
  };
  json.begin_object().field("event", name(event.kind));
  if (event.seat != kNature) json.field("seat", int{event.seat});
  write(row.subject, event.subject);
  write(row.other, event.other);
  write(row.amount, event.amount);
  json.end_object();
}

}  // namespace heptad::wonders
