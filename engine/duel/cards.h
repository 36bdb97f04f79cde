// The words printed on Duel's components: colours, symbols, chains; and the shape of a row.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/core/goods.h"
#include "engine/duel/kinds.h"

namespace heptad::duel {

using heptad::Card;
using heptad::CardSet;
using heptad::kUnknownCard;

// Indices into the tables of tables.h. No rule asks for one by name.
using Wonder = std::uint8_t;
using Token = std::uint8_t;

enum class Colour : std::uint8_t { Brown, Grey, Blue, Green, Yellow, Red, Purple, Temple };
inline constexpr int kColours = 8;

enum class Symbol : std::uint8_t { Armillary, Scales, Sundial, Mortar, AFrame, Quill, Wheel };
inline constexpr int kSymbols = 7;

// What makes a later card free. A module's chains are numbered behind these.
enum class Chain : std::uint8_t {
  None,
  Horseshoe,
  Sword,
  Tower,
  Target,
  Helmet,
  Book,
  Gear,
  Lyre,
  Lamp,
  Mask,
  Column,
  Moon,
  Sun,
  Drop,
  TempleFront,
  Amphora,
  Barrel
};
inline constexpr int kOwnChains = 18;

// Things of a city that effects count.
enum class Counted : std::uint8_t {
  Brown,
  Grey,
  Blue,
  Green,
  Yellow,
  Red,
  Wonders,
  BrownAndGrey,
  CoinTriples
};
inline constexpr int kCounted = 9;

struct Effect {
  EffectKind kind = EffectKind::None;
  std::uint8_t a = 0, b = 0, c = 0;

  // Of this kind, Duel's own or a module's?
  template <class Kind>
  constexpr bool is(Kind wanted) const {
    return static_cast<int>(kind) == static_cast<int>(wanted);
  }
  constexpr bool operator==(const Effect&) const = default;
};
using Effects = std::array<Effect, 4>;

struct CardRow {
  std::string_view id;
  std::uint8_t age = 0;
  Colour colour = Colour::Brown;
  Cost cost;
  Chain needs = Chain::None;
  Chain gives = Chain::None;
  Effects effects = {};
};

struct WonderRow {
  std::string_view id;
  Cost cost;
  Effects effects = {};
};

struct TokenRow {
  std::string_view id;
  Effects effects = {};
};

// Where a deck begins in the table of cards.
struct Deck {
  int first, size;
};

// The cards that replace three of Age III, and how their backs are spoken of.
struct SpecialBacks {
  Deck deck;
  std::string_view back, word, due;
};

inline constexpr std::array<std::string_view, kColours> kColourNames = {"brown",  "grey", "blue",   "green",
                                                                        "yellow", "red",  "purple", "temple"};
inline constexpr std::array<std::string_view, kSymbols> kSymbolNames = {
    "armillary", "scales", "sundial", "mortar", "a-frame", "quill", "wheel"};
inline constexpr std::array<std::string_view, kOwnChains> kOwnChainNames = {
    "none", "horseshoe", "sword",  "tower", "target", "helmet", "book",         "gear",    "lyre",
    "lamp", "mask",      "column", "moon",  "sun",    "drop",   "temple-front", "amphora", "barrel"};
inline constexpr std::array<std::string_view, kCounted> kCountedNames = {
    "brown", "grey", "blue", "green", "yellow", "red", "wonders", "brown-and-grey", "coin-triples"};

}  // namespace heptad::duel
