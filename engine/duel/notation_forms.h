// How each action is written: its first word and what follows it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/duel/action.h"
#include "engine/duel/state.h"

namespace heptad::duel::notation {

// What stands in an action after its first word. Those of the second group take all words that are left.
enum class Part : std::uint8_t {
  None,
  With,  // the word "with", which is no argument
  Card,
  Wonder,
  Token,
  Seat,
  Slot,
  Mythology,
  Divinity,
  Place,     // a slot of the Pantheon
  Offering,  // by its value
  Space,     // of the conflict track
  Loot,      // a military token, by its space
  // the number of them is the action's first argument
  Tokens,
  Divinities,
  // "offering 2 4", or nothing at all
  Offerings,
};

struct Form {
  ActionKind kind;
  std::string_view word;
  std::array<Part, 5> parts = {};
};

inline constexpr Form kForms[] = {
    {ActionKind::Draft, "draft", {Part::Wonder}},
    {ActionKind::Build, "build", {Part::Card}},
    {ActionKind::Sell, "sell", {Part::Card}},
    {ActionKind::BuildWonder, "wonder", {Part::Wonder, Part::With, Part::Card}},
    {ActionKind::TakeToken, "take", {Part::Token}},
    {ActionKind::Destroy, "destroy", {Part::Card}},
    {ActionKind::Revive, "revive", {Part::Card}},
    {ActionKind::Start, "start", {Part::Seat}},
    {ActionKind::DealTokens, "tokens", {Part::Token, Part::Token, Part::Token, Part::Token, Part::Token}},
    {ActionKind::DealWonders, "wonders", {Part::Wonder, Part::Wonder, Part::Wonder, Part::Wonder}},
    {ActionKind::DealSpecials, "guilds", {Part::Slot, Part::Slot, Part::Slot}},
    {ActionKind::Reveal, "reveal", {Part::Slot, Part::Card}},
    {ActionKind::DrawFromBox, "library", {Part::Tokens}},
    {ActionKind::Activate, "activate", {Part::Place, Part::Offerings}},
    {ActionKind::PlaceDivinity, "place", {Part::Divinity, Part::Place}},
    {ActionKind::Invoke, "invoke", {Part::Divinity}},
    {ActionKind::ChooseDeck, "deck", {Part::Mythology}},
    {ActionKind::PutOnTop, "top", {Part::Divinity}},
    {ActionKind::CopySymbol, "nisaba", {Part::Card}},
    {ActionKind::TakeProducer, "baal", {Part::Card}},
    {ActionKind::DiscardFromAge, "zeus", {Part::Slot}},
    {ActionKind::UnbuildWonder, "anubis", {Part::Wonder}},
    {ActionKind::WonderFromPile, "isis", {Part::Wonder}},
    {ActionKind::CardFromPile, "with", {Part::Card}},
    {ActionKind::TakeWonder, "ra", {Part::Wonder}},
    {ActionKind::PlaceMinerva, "minerva", {Part::Space}},
    {ActionKind::DropLoot, "drop", {Part::Loot}},
    {ActionKind::FireLoot, "fire", {Part::Loot}},
    {ActionKind::DealMyths,
     "myths",
     {Part::Mythology, Part::Mythology, Part::Mythology, Part::Mythology, Part::Mythology}},
    {ActionKind::DealOfferings, "offerings", {Part::Offering, Part::Offering, Part::Offering}},
    {ActionKind::DealDivinities, "divinities", {Part::Divinity, Part::Divinity}},
    {ActionKind::DealTops, "tops", {Part::Divinities}},
    {ActionKind::DrawForEnki, "enki", {Part::Tokens}},
};
static_assert(std::size(kForms) == kActionKinds);
static_assert([] {
  for (int i = 0; i < kActionKinds; ++i) {
    if (static_cast<int>(kForms[i].kind) != i) return false;
  }
  return true;
}());

// Three backs of Age III are guilds, or temples.
constexpr std::string_view word_of(const State& state, const Form& form) {
  return form.kind == ActionKind::DealSpecials && state.pantheon.on != 0 ? "temples" : form.word;
}

constexpr bool belongs_to_pantheon(ActionKind kind) { return kind >= ActionKind::Activate; }

constexpr std::string_view placeholder(Part part) {
  switch (part) {
    case Part::None: break;
    case Part::With: return "with";
    case Part::Card: return "CARD";
    case Part::Wonder: return "WONDER";
    case Part::Token: return "TOKEN";
    case Part::Seat: return "SEAT";
    case Part::Slot:
    case Part::Place: return "SLOT";
    case Part::Mythology: return "MYTHOLOGY";
    case Part::Divinity: return "DIVINITY";
    case Part::Offering: return "OFFERING";
    case Part::Space:
    case Part::Loot: return "SPACE";
    case Part::Tokens: return "TOKEN …";
    case Part::Divinities: return "DIVINITY …";
    case Part::Offerings: return "[offering OFFERING …]";
  }
  return "";
}

inline std::string shape(const State& state, const Form& form) {
  std::string shape(word_of(state, form));
  for (const Part part : form.parts) {
    if (part != Part::None) shape.append(" ").append(placeholder(part));
  }
  return shape;
}

}  // namespace heptad::duel::notation
