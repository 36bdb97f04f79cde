// The words printed on Duel's components: colours, symbols, chains, effects; and the shape of a row.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/goods.h"

namespace heptad::duel {

// Indices into the tables of tables.h. No rule asks for one by name.
using Card = std::uint8_t;
using Wonder = std::uint8_t;
using Token = std::uint8_t;

enum class Colour : std::uint8_t { Brown, Grey, Blue, Green, Yellow, Red, Purple, Temple };
inline constexpr int kColours = 8;

enum class Symbol : std::uint8_t { Armillary, Scales, Sundial, Mortar, AFrame, Quill, Wheel };
inline constexpr int kSymbols = 7;

// What makes a later card free. The last five are mythology tokens (Pantheon), which free a Grand Temple.
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
  Barrel,
  Mesopotamian,
  Phoenician,
  Greek,
  Egyptian,
  Roman
};
inline constexpr int kChains = 23;

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

enum class EffectKind : std::uint8_t {
  None,
  // at once or for ever, on cards and wonders
  Produce,  // resource, units
  ProduceAnyRaw,
  ProduceAnyManufactured,
  PriceOfOne,  // resource
  Points,      // points
  Shields,     // shields
  Science,     // symbol
  Coins,       // coins
  CoinsPer,    // counted, coins for each in the own city
  Guild,       // counted, coins, points for each in the richer of the two cities
  // on wonders
  ExtraTurn,
  OpponentLoses,  // coins
  TokenFromBox,   // tokens drawn, one is kept
  Destroy,        // colour of the card the opponent loses
  Revive,
  PantheonDiscount,  // coins off every activation
  OpenDeck,
  // on progress tokens
  WonderDiscount,  // resources
  BlueDiscount,    // resources
  TradeIncome,
  PointsPerToken,  // points
  RedShieldBonus,  // shields
  WonderExtraTurn,
  ChainIncome,           // coins
  PointsPerDivineToken,  // points
  LootPerStep,           // coins
  ChainedCardPrice,      // coins
  // on divinities
  TokenOfCard,     // tokens that lie on it once it is shown, one is kept
  CopySymbol,      // of a green card of the opponent
  GuardedCoins,    // coins on the card that only its owner can take
  TakeProducer,    // a brown or grey card of the opponent
  DiscardFromAge,  // any card of the structure
  UnbuildWonder,   // any that stands
  WonderFromPile,  // an own wonder, free, with a card of the discard pile
  TakeWonder,      // the opponent's, not built
  PlaceMinerva,    // the pawn that stops the conflict pawn once
  MilitaryTokens,  // one is dropped, another fired
  OpenGate,        // the top of every deck is shown, one of them is invoked
};

struct Effect {
  EffectKind kind = EffectKind::None;
  std::uint8_t a = 0, b = 0, c = 0;

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

inline constexpr std::array<std::string_view, kColours> kColourNames = {"brown",  "grey", "blue",   "green",
                                                                        "yellow", "red",  "purple", "temple"};
inline constexpr std::array<std::string_view, kSymbols> kSymbolNames = {
    "armillary", "scales", "sundial", "mortar", "a-frame", "quill", "wheel"};
inline constexpr std::array<std::string_view, kChains> kChainNames = {
    "none",    "horseshoe", "sword",        "tower",      "target", "helmet",   "book", "gear",
    "lyre",    "lamp",      "mask",         "column",     "moon",   "sun",      "drop", "temple-front",
    "amphora", "barrel",    "mesopotamian", "phoenician", "greek",  "egyptian", "roman"};
inline constexpr std::array<std::string_view, kCounted> kCountedNames = {
    "brown", "grey", "blue", "green", "yellow", "red", "wonders", "brown-and-grey", "coin-triples"};

}  // namespace heptad::duel
