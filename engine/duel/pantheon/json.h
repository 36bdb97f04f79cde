// Pantheon's part of a view (docs/view.md), of the catalogue and of the events.
#pragma once

#include <string_view>

#include "engine/duel/field.h"
#include "engine/duel/state.h"

namespace heptad::duel::pantheon {

std::string_view decision_name(const Decision& decision);
// The mythology or offering token on a slot of the structure, if one lies there.
void write_laid_token(JsonWriter& json, const State& state, int slot);
void write_view(JsonWriter& json, const State& state);
void write_catalogue(JsonWriter& json);

namespace rows {

// A mythology token, or behind those an offering token.
inline void claimed(JsonWriter& json, std::string_view, int token) {
  if (token < kMythologies) {
    json.field("mythology", kMythologyNames[token]);
  } else {
    json.field("offering", int{kOfferings[token - kMythologies]});
  }
}
inline constexpr Field kDivinity = {"divinity", fields::id<kDivinities>};

inline constexpr EventRow kEvents[] = {
    {EventKind::TokenClaimed, {"token", claimed}, fields::kSlot},
    {EventKind::DivinityPlaced, kDivinity, fields::kSlot, {"mythology", fields::name_in<kMythologyNames>}},
    {EventKind::DivinityActivated, kDivinity, fields::kSlot, fields::kCoins},
    {EventKind::DivinityShown, kDivinity, fields::kSlot},
    {EventKind::OfferingSpent, {}, {}, fields::kCoins},
    {EventKind::SnakePlaced, fields::kCard},
    {EventKind::MinervaPlaced, {}, {}, fields::kPosition},
    {EventKind::MinervaStopped, {}, {}, fields::kPosition},
    {EventKind::CardMoved, fields::kCard, fields::kFrom},
    {EventKind::WonderMoved, fields::kWonder, fields::kFrom},
    {EventKind::WonderUnbuilt, fields::kWonder, fields::kFrom},
    {EventKind::MilitaryTokenDiscarded, {}, {}, fields::kCoins},
};

inline constexpr EffectForm kEffectForms[] = {
    {"pantheon-discount", fields::kCoins},
    {"open-deck"},
    {"points-per-divine-token", fields::kPoints},
    {"loot-per-step", fields::kCoins},
    {"chained-card-price", fields::kCoins},
    {"token-of-card", {"tokens", fields::number}},
    {"copy-symbol"},
    {"guarded-coins", fields::kCoins},
    {"take-producer"},
    {"discard-from-age"},
    {"unbuild-wonder"},
    {"wonder-from-pile"},
    {"take-wonder"},
    {"place-minerva"},
    {"military-tokens"},
    {"open-gate"},
};
static_assert(std::size(kEffectForms) == kEffectKinds);

}  // namespace rows

}  // namespace heptad::duel::pantheon
