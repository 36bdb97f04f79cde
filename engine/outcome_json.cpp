#include "engine/outcome_json.h"

#include <array>

namespace heptad {
namespace {

using enum Category;

constexpr std::array kDuelPad = {Civilian, Scientific, Commercial, Guilds,
                                 Wonders,  Progress,   Treasury,   Military};
// With Pantheon the guilds leave the box and the Grand Temples take their place.
constexpr std::array kPantheonPad = {Civilian, Scientific, Commercial, Temples, Wonders,
                                     Progress, Divinities, Treasury,   Military};
constexpr std::array kWondersPad = {Military, Treasury, Wonders, Civilian, Scientific, Commercial, Guilds};
constexpr std::array kArmadaPad = {Military,   Treasury, Wonders, Civilian, Scientific,
                                   Commercial, Guilds,   Naval,   Islands,  Shipyard};
constexpr std::array kSecondArmadaPad = {Wonders,    Treasury, Military, Civilian, Commercial,
                                         Scientific, Guilds,   Naval,    Islands,  Shipyard};
constexpr std::array kSecondEditionPad = {Wonders,    Treasury,   Military, Civilian,
                                          Commercial, Scientific, Guilds};

}  // namespace

std::span<const Category> pad(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? std::span<const Category>(kPantheonPad) : kDuelPad;
    case Family::Wonders:
      if (rules.armada)
        return rules.edition == Edition::First ? std::span<const Category>(kArmadaPad) : kSecondArmadaPad;
      return rules.edition == Edition::First ? std::span<const Category>(kWondersPad) : kSecondEditionPad;
  }
  return {};
}

void write_sheet(JsonWriter& json, const Rules& rules, const Sheet& sheet) {
  json.begin_object();
  for (const Category category : pad(rules)) json.field(name(category), sheet[category]);
  json.field("total", sheet.total()).end_object();
}

void write_score_lines(JsonWriter& json, std::span<const ScoreLine> lines) {
  json.begin_array();
  for (const ScoreLine& line : lines) {
    json.begin_object().field("category", name(line.category)).field("of", line.of);
    json.field("points", line.points);
    if (line.each != 0) json.field("each", line.each);
    if (line.count != 0) json.field("count", line.count);
    json.end_object();
  }
  json.end_array();
}

void write_outcome(JsonWriter& json, const Rules& rules, const Outcome& outcome) {
  json.field("over", outcome.over).key("winners").begin_array();
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    if (outcome.winners.has(seat)) json.value(int{seat});
  }
  json.end_array().key("how");
  outcome.over ? json.value(name(outcome.how)) : json.null();
  json.key("sheets").begin_array();
  for (int seat = 0; seat < outcome.seats; ++seat) write_sheet(json, rules, outcome.sheets[seat]);
  json.end_array();
  if (!rules.teams) return;
  json.key("teams").begin_array();
  for (int seat = 0; seat < outcome.seats; seat += 2) {
    json.begin_object().key("seats").begin_array().value(seat).value(seat + 1).end_array();
    json.field("total", outcome.sheets[seat].total() + outcome.sheets[seat + 1].total()).end_object();
  }
  json.end_array();
}

}  // namespace heptad
