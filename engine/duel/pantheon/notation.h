// How Pantheon's actions are written.
#pragma once

#include <charconv>
#include <span>

#include "engine/duel/notation_forms.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {
namespace notation {

using namespace heptad::duel::notation;

// Small sets of numbers are read by their text, like ids.
struct Named {
  std::string id;
};
template <const auto& kValues>
std::vector<Named> named() {
  std::vector<Named> names;
  for (const int value : kValues) names.push_back({std::to_string(value)});
  return names;
}
inline constexpr auto kTrack = [] {
  std::array<int, kSpaces> spaces = {};
  for (int i = 0; i < kSpaces; ++i) spaces[i] = i - kCapital;
  return spaces;
}();
inline constexpr auto kLootSpaces = [] {
  std::array<int, std::size(kLoot)> spaces = {};
  for (std::size_t i = 0; i < spaces.size(); ++i) spaces[i] = kLoot[i].position;
  return spaces;
}();
template <const auto& kValues>
std::string written_value(int index) {
  return std::to_string(kValues[index]);
}

inline constexpr Part kDivinity = {.placeholder = "DIVINITY",
                                   .read =
                                       [](const Words& words, std::size_t i) {
                                         return words.id(i, std::span(kDivinities).first(kDivinityCount),
                                                         Code::UnknownDivinity);
                                       },
                                   .written = written_id<kDivinities>};
inline constexpr Part kDivinitiesLeft = {.placeholder = "DIVINITY …",
                                         .read = kDivinity.read,
                                         .written = kDivinity.written,
                                         .takes = Part::Takes::Rest};
inline constexpr Part kPlace = {
    .placeholder = "SLOT",
    .read = [](const Words& words,
               std::size_t i) { return words.number(i, kPantheonSlots, "A slot of the Pantheon"); },
    .written = written_number};
inline constexpr Part kMythology = {
    .placeholder = "MYTHOLOGY",
    .read =
        [](const Words& words, std::size_t i) {
          std::vector<Named> names;
          names.reserve(kMythologyNames.size());
          for (const auto name : kMythologyNames) names.push_back({std::string(name)});
          return words.id(i, names, Code::UnknownMythology);
        },
    .written = [](int mythology) { return std::string(kMythologyNames[mythology]); }};
inline constexpr Part kOffering = {
    .placeholder = "OFFERING",
    .read = [](const Words& words,
               std::size_t i) { return words.id(i, named<kOfferings>(), Code::UnknownOffering); },
    .written = written_value<kOfferings>};
inline constexpr Part kOfferingsSpent = {.placeholder = "[offering OFFERING …]",
                                         .read = kOffering.read,
                                         .written = kOffering.written,
                                         .takes = Part::Takes::Set,
                                         .keyword = "offering"};
inline constexpr Part kSpace = {
    .placeholder = "SPACE",
    .read = [](const Words& words,
               std::size_t i) { return words.id(i, named<kTrack>(), Code::UnknownSpace); },
    .written = written_value<kTrack>};
inline constexpr Part kMilitaryToken = {
    .placeholder = "SPACE",
    .read = [](const Words& words,
               std::size_t i) { return words.id(i, named<kLootSpaces>(), Code::UnknownMilitaryToken); },
    .written = written_value<kLootSpaces>};

}  // namespace notation

inline constexpr notation::Form kForms[] = {
    {ActionKind::Activate, "activate", {&notation::kPlace, &notation::kOfferingsSpent}},
    {ActionKind::PlaceDivinity, "place", {&notation::kDivinity, &notation::kPlace}},
    {ActionKind::Invoke, "invoke", {&notation::kDivinity}},
    {ActionKind::ChooseDeck, "deck", {&notation::kMythology}},
    {ActionKind::PutOnTop, "top", {&notation::kDivinity}},
    {ActionKind::CopySymbol, "nisaba", {&notation::kCard}},
    {ActionKind::TakeProducer, "baal", {&notation::kCard}},
    {ActionKind::DiscardFromAge, "zeus", {&notation::kSlot}},
    {ActionKind::UnbuildWonder, "anubis", {&notation::kWonder}},
    {ActionKind::WonderFromPile, "isis", {&notation::kWonder}},
    {ActionKind::CardFromPile, "with", {&notation::kCard}},
    {ActionKind::TakeWonder, "ra", {&notation::kWonder}},
    {ActionKind::PlaceMinerva, "minerva", {&notation::kSpace}},
    {ActionKind::DropLoot, "drop", {&notation::kMilitaryToken}},
    {ActionKind::FireLoot, "fire", {&notation::kMilitaryToken}},
    {ActionKind::DealMyths,
     "myths",
     {&notation::kMythology, &notation::kMythology, &notation::kMythology, &notation::kMythology,
      &notation::kMythology}},
    {ActionKind::DealOfferings,
     "offerings",
     {&notation::kOffering, &notation::kOffering, &notation::kOffering}},
    {ActionKind::DealDivinities, "divinities", {&notation::kDivinity, &notation::kDivinity}},
    {ActionKind::DealTops, "tops", {&notation::kDivinitiesLeft}},
    {ActionKind::DrawForEnki, "enki", {&notation::kTokensLeft}},
};
static_assert(std::size(kForms) == kActionKinds);

}  // namespace heptad::duel::pantheon
