// How an action is written: its first word and what follows it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/duel/kinds.h"
#include "engine/duel/state.h"
#include "engine/notation.h"

namespace heptad::duel::notation {

// What stands in an action after its first word.
struct Part {
  enum class Takes : std::uint8_t {
    Word,     // one word is one argument
    Keyword,  // a word that is no argument
    Rest,     // all words that are left; their number is an argument too, the first
    Set,      // a keyword and some words, or nothing at all; the argument has a bit for each
  };

  std::string_view placeholder;  // for people; the keyword itself where there is one
  Expected<int> (*read)(const Words& words, std::size_t i) = nullptr;
  std::string (*written)(int value) = nullptr;
  Takes takes = Takes::Word;
  std::string_view keyword = {};
};

struct Form {
  std::uint8_t kind = 0;
  std::string_view word;
  std::array<const Part*, 5> parts = {};

  constexpr Form() = default;
  template <class Kind>
  constexpr Form(Kind of, std::string_view first, std::array<const Part*, 5> then)
      : kind(static_cast<std::uint8_t>(of)), word(first), parts(then) {}
};

template <const auto& kRows>
std::string written_id(int value) {
  return std::string(kRows[value].id);
}
inline std::string written_number(int value) { return std::to_string(value); }

inline constexpr Part kWith = {.placeholder = "with", .takes = Part::Takes::Keyword, .keyword = "with"};
inline constexpr Part kCard = {
    .placeholder = "CARD",
    .read = [](const Words& words, std::size_t i) { return words.id(i, kCards, Code::UnknownCard); },
    .written = written_id<kCards>};
inline constexpr Part kWonder = {
    .placeholder = "WONDER",
    .read = [](const Words& words, std::size_t i) { return words.id(i, kWonders, Code::UnknownWonder); },
    .written = written_id<kWonders>};
inline constexpr Part kToken = {
    .placeholder = "TOKEN",
    .read = [](const Words& words, std::size_t i) { return words.id(i, kTokens, Code::UnknownToken); },
    .written = written_id<kTokens>};
inline constexpr Part kTokensLeft = {
    .placeholder = "TOKEN …", .read = kToken.read, .written = kToken.written, .takes = Part::Takes::Rest};
inline constexpr Part kSeat = {
    .placeholder = "SEAT",
    .read = [](const Words& words, std::size_t i) { return words.number(i, 2, "The seat"); },
    .written = written_number};
inline constexpr Part kSlot = {
    .placeholder = "SLOT",
    .read = [](const Words& words, std::size_t i) { return words.number(i, kSlots, "A slot"); },
    .written = written_number};

inline constexpr Form kOwnForms[] = {
    {ActionKind::Draft, "draft", {&kWonder}},
    {ActionKind::Build, "build", {&kCard}},
    {ActionKind::Sell, "sell", {&kCard}},
    {ActionKind::BuildWonder, "wonder", {&kWonder, &kWith, &kCard}},
    {ActionKind::TakeToken, "take", {&kToken}},
    {ActionKind::Destroy, "destroy", {&kCard}},
    {ActionKind::Revive, "revive", {&kCard}},
    {ActionKind::Start, "start", {&kSeat}},
    {ActionKind::DealTokens, "tokens", {&kToken, &kToken, &kToken, &kToken, &kToken}},
    {ActionKind::DealWonders, "wonders", {&kWonder, &kWonder, &kWonder, &kWonder}},
    {ActionKind::DealSpecials, "guilds", {&kSlot, &kSlot, &kSlot}},
    {ActionKind::Reveal, "reveal", {&kSlot, &kCard}},
    {ActionKind::DrawFromBox, "library", {&kTokensLeft}},
};
static_assert(std::size(kOwnForms) == kOwnActionKinds);

}  // namespace heptad::duel::notation
