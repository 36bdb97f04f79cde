// Numbers of effects and events as named fields of JSON: what each of them is called and stands for.
#pragma once

#include <string_view>

#include "engine/core/event.h"
#include "engine/core/json_writer.h"
#include "engine/core/option.h"
#include "engine/core/outcome.h"
#include "engine/core/resource_names.h"
#include "engine/duel/tables.h"

namespace heptad::duel {

struct Field {
  std::string_view key;
  void (*write)(JsonWriter& json, std::string_view key, int value) = nullptr;
};

namespace fields {

inline void number(JsonWriter& json, std::string_view key, int value) { json.field(key, value); }
template <const auto& kRows>
void id(JsonWriter& json, std::string_view key, int value) {
  json.field(key, kRows[value].id);
}
template <const auto& kNames>
void name_in(JsonWriter& json, std::string_view key, int value) {
  json.field(key, kNames[value]);
}
inline void resource(JsonWriter& json, std::string_view key, int value) {
  json.field(key, name(static_cast<Resource>(value)));
}

inline constexpr Field kCard = {"card", id<kCards>};
inline constexpr Field kWonder = {"wonder", id<kWonders>};
inline constexpr Field kToken = {"token", id<kTokens>};
inline constexpr Field kSlot = {"slot", number};
inline constexpr Field kFrom = {"from", number};
inline constexpr Field kAge = {"age", number};
inline constexpr Field kCoins = {"coins", number};
inline constexpr Field kPoints = {"points", number};
inline constexpr Field kPosition = {"position", number};
inline constexpr Field kSymbol = {"symbol", name_in<kSymbolNames>};

}  // namespace fields

// What an event's subject, other and amount are. An event without fields has no row.
struct EventRow {
  EventKind kind;
  Field subject = {}, other = {}, amount = {};
};

// What an effect is called, and what its numbers are.
struct EffectForm {
  std::string_view name;
  Field a = {}, b = {}, c = {};
};

}  // namespace heptad::duel
