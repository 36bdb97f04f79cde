// Everything printed on Duel's cards, wonders and progress tokens: one row a component. A module's rows stand
// behind them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <ranges>

#include "engine/duel/pantheon/rows.h"
#include "engine/duel/row_words.h"

namespace heptad::duel {
namespace rows {

// clang-format off
inline constexpr CardRow kOwnCards[] = {
    // Age I
    {.id = "lumber-yard", .age = 1, .colour = Brown, .effects = {produce(Resource::Wood)}},
    {.id = "logging-camp", .age = 1, .colour = Brown, .cost = {.coins = 1}, .effects = {produce(Resource::Wood)}},
    {.id = "clay-pool", .age = 1, .colour = Brown, .effects = {produce(Resource::Clay)}},
    {.id = "clay-pit", .age = 1, .colour = Brown, .cost = {.coins = 1}, .effects = {produce(Resource::Clay)}},
    {.id = "quarry", .age = 1, .colour = Brown, .effects = {produce(Resource::Stone)}},
    {.id = "stone-pit", .age = 1, .colour = Brown, .cost = {.coins = 1}, .effects = {produce(Resource::Stone)}},
    {.id = "glassworks", .age = 1, .colour = Grey, .cost = {.coins = 1}, .effects = {produce(Resource::Glass)}},
    {.id = "press", .age = 1, .colour = Grey, .cost = {.coins = 1}, .effects = {produce(Resource::Papyrus)}},
    {.id = "guard-tower", .age = 1, .colour = Red, .effects = {shields(1)}},
    {.id = "workshop", .age = 1, .colour = Green, .cost = {.papyrus = 1}, .effects = {points(1), science(Symbol::AFrame)}},
    {.id = "apothecary", .age = 1, .colour = Green, .cost = {.glass = 1}, .effects = {points(1), science(Symbol::Wheel)}},
    {.id = "stone-reserve", .age = 1, .colour = Yellow, .cost = {.coins = 3}, .effects = {price_of_one(Resource::Stone)}},
    {.id = "clay-reserve", .age = 1, .colour = Yellow, .cost = {.coins = 3}, .effects = {price_of_one(Resource::Clay)}},
    {.id = "wood-reserve", .age = 1, .colour = Yellow, .cost = {.coins = 3}, .effects = {price_of_one(Resource::Wood)}},
    {.id = "stable", .age = 1, .colour = Red, .cost = {.wood = 1}, .gives = Chain::Horseshoe, .effects = {shields(1)}},
    {.id = "garrison", .age = 1, .colour = Red, .cost = {.clay = 1}, .gives = Chain::Sword, .effects = {shields(1)}},
    {.id = "palisade", .age = 1, .colour = Red, .cost = {.coins = 2}, .gives = Chain::Tower, .effects = {shields(1)}},
    {.id = "scriptorium", .age = 1, .colour = Green, .cost = {.coins = 2}, .gives = Chain::Book, .effects = {science(Symbol::Quill)}},
    {.id = "pharmacist", .age = 1, .colour = Green, .cost = {.coins = 2}, .gives = Chain::Gear, .effects = {science(Symbol::Mortar)}},
    {.id = "theater", .age = 1, .colour = Blue, .gives = Chain::Mask, .effects = {points(3)}},
    {.id = "altar", .age = 1, .colour = Blue, .gives = Chain::Moon, .effects = {points(3)}},
    {.id = "baths", .age = 1, .colour = Blue, .cost = {.stone = 1}, .gives = Chain::Drop, .effects = {points(3)}},
    {.id = "tavern", .age = 1, .colour = Yellow, .gives = Chain::Amphora, .effects = {coins(4)}},
    // Age II
    {.id = "sawmill", .age = 2, .colour = Brown, .cost = {.coins = 2}, .effects = {produce(Resource::Wood, 2)}},
    {.id = "brickyard", .age = 2, .colour = Brown, .cost = {.coins = 2}, .effects = {produce(Resource::Clay, 2)}},
    {.id = "shelf-quarry", .age = 2, .colour = Brown, .cost = {.coins = 2}, .effects = {produce(Resource::Stone, 2)}},
    {.id = "glassblower", .age = 2, .colour = Grey, .effects = {produce(Resource::Glass)}},
    {.id = "drying-room", .age = 2, .colour = Grey, .effects = {produce(Resource::Papyrus)}},
    {.id = "walls", .age = 2, .colour = Red, .cost = {.stone = 2}, .effects = {shields(2)}},
    {.id = "forum", .age = 2, .colour = Yellow, .cost = {.coins = 3, .clay = 1}, .effects = {produce_any_manufactured()}},
    {.id = "caravansery", .age = 2, .colour = Yellow, .cost = {.coins = 2, .glass = 1, .papyrus = 1}, .effects = {produce_any_raw()}},
    {.id = "customs-house", .age = 2, .colour = Yellow, .cost = {.coins = 4}, .effects = {price_of_one(Resource::Glass), price_of_one(Resource::Papyrus)}},
    {.id = "courthouse", .age = 2, .colour = Blue, .cost = {.wood = 2, .glass = 1}, .effects = {points(5)}},
    {.id = "horse-breeders", .age = 2, .colour = Red, .cost = {.wood = 1, .clay = 1}, .needs = Chain::Horseshoe, .effects = {shields(1)}},
    {.id = "barracks", .age = 2, .colour = Red, .cost = {.coins = 3}, .needs = Chain::Sword, .effects = {shields(1)}},
    {.id = "archery-range", .age = 2, .colour = Red, .cost = {.wood = 1, .stone = 1, .papyrus = 1}, .gives = Chain::Target, .effects = {shields(2)}},
    {.id = "parade-ground", .age = 2, .colour = Red, .cost = {.clay = 2, .glass = 1}, .gives = Chain::Helmet, .effects = {shields(2)}},
    {.id = "library", .age = 2, .colour = Green, .cost = {.wood = 1, .stone = 1, .glass = 1}, .needs = Chain::Book, .effects = {points(2), science(Symbol::Quill)}},
    {.id = "dispensary", .age = 2, .colour = Green, .cost = {.clay = 2, .stone = 1}, .needs = Chain::Gear, .effects = {points(2), science(Symbol::Mortar)}},
    {.id = "school", .age = 2, .colour = Green, .cost = {.wood = 1, .papyrus = 2}, .gives = Chain::Lyre, .effects = {points(1), science(Symbol::Wheel)}},
    {.id = "laboratory", .age = 2, .colour = Green, .cost = {.wood = 1, .glass = 2}, .gives = Chain::Lamp, .effects = {points(1), science(Symbol::AFrame)}},
    {.id = "statue", .age = 2, .colour = Blue, .cost = {.clay = 2}, .needs = Chain::Mask, .gives = Chain::Column, .effects = {points(4)}},
    {.id = "temple", .age = 2, .colour = Blue, .cost = {.wood = 1, .papyrus = 1}, .needs = Chain::Moon, .gives = Chain::Sun, .effects = {points(4)}},
    {.id = "aqueduct", .age = 2, .colour = Blue, .cost = {.stone = 3}, .needs = Chain::Drop, .effects = {points(5)}},
    {.id = "rostrum", .age = 2, .colour = Blue, .cost = {.wood = 1, .stone = 1}, .gives = Chain::TempleFront, .effects = {points(4)}},
    {.id = "brewery", .age = 2, .colour = Yellow, .gives = Chain::Barrel, .effects = {coins(6)}},
    // Age III
    {.id = "arsenal", .age = 3, .colour = Red, .cost = {.wood = 2, .clay = 3}, .effects = {shields(3)}},
    {.id = "pretorium", .age = 3, .colour = Red, .cost = {.coins = 8}, .effects = {shields(3)}},
    {.id = "academy", .age = 3, .colour = Green, .cost = {.wood = 1, .stone = 1, .glass = 2}, .effects = {points(3), science(Symbol::Sundial)}},
    {.id = "study", .age = 3, .colour = Green, .cost = {.wood = 2, .glass = 1, .papyrus = 1}, .effects = {points(3), science(Symbol::Sundial)}},
    {.id = "chamber-of-commerce", .age = 3, .colour = Yellow, .cost = {.papyrus = 2}, .effects = {points(3), coins_per(Counted::Grey, 3)}},
    {.id = "port", .age = 3, .colour = Yellow, .cost = {.wood = 1, .glass = 1, .papyrus = 1}, .effects = {points(3), coins_per(Counted::Brown, 2)}},
    {.id = "armory", .age = 3, .colour = Yellow, .cost = {.stone = 2, .glass = 1}, .effects = {points(3), coins_per(Counted::Red, 1)}},
    {.id = "palace", .age = 3, .colour = Blue, .cost = {.wood = 1, .clay = 1, .stone = 1, .glass = 2}, .effects = {points(7)}},
    {.id = "town-hall", .age = 3, .colour = Blue, .cost = {.wood = 2, .stone = 3}, .effects = {points(7)}},
    {.id = "obelisk", .age = 3, .colour = Blue, .cost = {.stone = 2, .glass = 1}, .effects = {points(5)}},
    {.id = "fortifications", .age = 3, .colour = Red, .cost = {.clay = 1, .stone = 2, .papyrus = 1}, .needs = Chain::Tower, .effects = {shields(2)}},
    {.id = "siege-workshop", .age = 3, .colour = Red, .cost = {.wood = 3, .glass = 1}, .needs = Chain::Target, .effects = {shields(2)}},
    {.id = "circus", .age = 3, .colour = Red, .cost = {.clay = 2, .stone = 2}, .needs = Chain::Helmet, .effects = {shields(2)}},
    {.id = "university", .age = 3, .colour = Green, .cost = {.clay = 1, .glass = 1, .papyrus = 1}, .needs = Chain::Lyre, .effects = {points(2), science(Symbol::Armillary)}},
    {.id = "observatory", .age = 3, .colour = Green, .cost = {.stone = 1, .papyrus = 2}, .needs = Chain::Lamp, .effects = {points(2), science(Symbol::Armillary)}},
    {.id = "gardens", .age = 3, .colour = Blue, .cost = {.wood = 2, .clay = 2}, .needs = Chain::Column, .effects = {points(6)}},
    {.id = "pantheon", .age = 3, .colour = Blue, .cost = {.wood = 1, .clay = 1, .papyrus = 2}, .needs = Chain::Sun, .effects = {points(6)}},
    {.id = "senate", .age = 3, .colour = Blue, .cost = {.clay = 2, .stone = 1, .papyrus = 1}, .needs = Chain::TempleFront, .effects = {points(5)}},
    {.id = "lighthouse", .age = 3, .colour = Yellow, .cost = {.clay = 2, .glass = 1}, .needs = Chain::Amphora, .effects = {points(3), coins_per(Counted::Yellow, 1)}},
    {.id = "arena", .age = 3, .colour = Yellow, .cost = {.wood = 1, .clay = 1, .stone = 1}, .needs = Chain::Barrel, .effects = {points(3), coins_per(Counted::Wonders, 2)}},
    // Guilds
    {.id = "merchants-guild", .age = 3, .colour = Purple, .cost = {.wood = 1, .clay = 1, .glass = 1, .papyrus = 1}, .effects = {guild(Counted::Yellow, {.coins = 1, .points = 1})}},
    {.id = "shipowners-guild", .age = 3, .colour = Purple, .cost = {.clay = 1, .stone = 1, .glass = 1, .papyrus = 1}, .effects = {guild(Counted::BrownAndGrey, {.coins = 1, .points = 1})}},
    {.id = "builders-guild", .age = 3, .colour = Purple, .cost = {.wood = 1, .clay = 1, .stone = 2, .glass = 1}, .effects = {guild(Counted::Wonders, {.coins = 0, .points = 2})}},
    {.id = "magistrates-guild", .age = 3, .colour = Purple, .cost = {.wood = 2, .clay = 1, .papyrus = 1}, .effects = {guild(Counted::Blue, {.coins = 1, .points = 1})}},
    {.id = "scientists-guild", .age = 3, .colour = Purple, .cost = {.wood = 2, .clay = 2}, .effects = {guild(Counted::Green, {.coins = 1, .points = 1})}},
    {.id = "moneylenders-guild", .age = 3, .colour = Purple, .cost = {.wood = 2, .stone = 2}, .effects = {guild(Counted::CoinTriples, {.coins = 0, .points = 1})}},
    {.id = "tacticians-guild", .age = 3, .colour = Purple, .cost = {.clay = 1, .stone = 2, .papyrus = 1}, .effects = {guild(Counted::Red, {.coins = 1, .points = 1})}},
};

inline constexpr WonderRow kOwnWonders[] = {
    {.id = "appian-way", .cost = {.clay = 2, .stone = 2, .papyrus = 1}, .effects = {points(3), coins(3), opponent_loses(3), extra_turn()}},
    {.id = "circus-maximus", .cost = {.wood = 1, .stone = 2, .glass = 1}, .effects = {points(3), shields(1), destroy(Colour::Grey)}},
    {.id = "colossus", .cost = {.clay = 3, .glass = 1}, .effects = {points(3), shields(2)}},
    {.id = "great-library", .cost = {.wood = 3, .glass = 1, .papyrus = 1}, .effects = {points(4), token_from_box(3)}},
    {.id = "great-lighthouse", .cost = {.wood = 1, .stone = 1, .papyrus = 2}, .effects = {produce_any_raw(), points(4)}},
    {.id = "hanging-gardens", .cost = {.wood = 2, .glass = 1, .papyrus = 1}, .effects = {points(3), coins(6), extra_turn()}},
    {.id = "mausoleum", .cost = {.clay = 2, .glass = 2, .papyrus = 1}, .effects = {points(2), revive()}},
    {.id = "piraeus", .cost = {.wood = 2, .clay = 1, .stone = 1}, .effects = {produce_any_manufactured(), points(2), extra_turn()}},
    {.id = "pyramids", .cost = {.stone = 3, .papyrus = 1}, .effects = {points(9)}},
    {.id = "sphinx", .cost = {.clay = 1, .stone = 1, .glass = 2}, .effects = {points(6), extra_turn()}},
    {.id = "statue-of-zeus", .cost = {.wood = 1, .clay = 1, .stone = 1, .papyrus = 2}, .effects = {points(3), shields(1), destroy(Colour::Brown)}},
    {.id = "temple-of-artemis", .cost = {.wood = 1, .stone = 1, .glass = 1, .papyrus = 1}, .effects = {coins(12), extra_turn()}},
};

inline constexpr TokenRow kOwnTokens[] = {
    {.id = "agriculture", .effects = {coins(6), points(4)}},
    {.id = "architecture", .effects = {effect(WonderDiscount, 2)}},
    {.id = "economy", .effects = {effect(TradeIncome)}},
    {.id = "law", .effects = {science(Symbol::Scales)}},
    {.id = "masonry", .effects = {effect(BlueDiscount, 2)}},
    {.id = "mathematics", .effects = {effect(PointsPerToken, 3)}},
    {.id = "philosophy", .effects = {points(7)}},
    {.id = "strategy", .effects = {effect(RedShieldBonus, 1)}},
    {.id = "theology", .effects = {effect(WonderExtraTurn)}},
    {.id = "urbanism", .effects = {coins(6), effect(ChainIncome, 4)}},
};
// clang-format on

// The rows of a module stand behind Duel's own.
template <class Own, class Modules>
constexpr auto joined(const Own& own, const Modules& modules) {
  std::array<std::ranges::range_value_t<Own>, std::size(Own{}) + std::size(Modules{})> all = {};
  std::ranges::copy(modules, std::ranges::copy(own, all.begin()).out);
  return all;
}

}  // namespace rows

inline constexpr auto kCards = rows::joined(rows::kOwnCards, pantheon::kTempleCards);
inline constexpr auto kWonders = rows::joined(rows::kOwnWonders, pantheon::kMoreWonders);
inline constexpr auto kTokens = rows::joined(rows::kOwnTokens, pantheon::kMoreTokens);
inline constexpr auto kChainNames = rows::joined(kOwnChainNames, pantheon::kMythologyNames);
inline constexpr int kCardCount = kCards.size();
inline constexpr int kWonderCount = kWonders.size();
inline constexpr int kTokenCount = kTokens.size();
inline constexpr int kOwnCardCount = std::size(rows::kOwnCards);
inline constexpr int kOwnWonderCount = std::size(rows::kOwnWonders);
inline constexpr int kOwnTokenCount = std::size(rows::kOwnTokens);

inline constexpr Deck kAgeDecks[] = {{0, 0}, {0, 23}, {23, 23}, {46, 20}};
inline constexpr SpecialBacks kGuilds = {.deck = {66, 7},
                                         .back = "guild",
                                         .word = "guilds",
                                         .due = "The three slots with guild backs are due now: guilds …"};
static_assert(
    [] {
      for (int i = 0; i < kOwnCardCount; ++i) {
        const CardRow& card = kCards[i];
        const bool guild = i >= kGuilds.deck.first;
        const auto [first, size] = guild ? kGuilds.deck : kAgeDecks[card.age];
        if (guild != (card.colour == Colour::Purple) || i < first || i >= first + size) return false;
      }
      return true;
    }(),
    "cards stand in the order of their decks");

inline constexpr int kStartingCoins = 7;
inline constexpr int kBasePrice = 2;
inline constexpr int kSaleCoins = 2;
inline constexpr int kCoinsPerPoint = 3;
inline constexpr int kWonderLimit = 7;
inline constexpr int kSymbolsToWin = 6;
inline constexpr int kTokensOnBoard = 5;
inline constexpr int kOfferedWonders = 4;
inline constexpr int kSpecialBacks = 3;  // in Age III
inline constexpr int kCapital = 9;

// The first-game sets instead of a draft.                                                    [duel 8]
inline constexpr Wonder kFirstGameWonders[2][4] = {{8, 4, 11, 10}, {1, 7, 0, 2}};

}  // namespace heptad::duel
