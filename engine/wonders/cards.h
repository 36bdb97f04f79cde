// 7 Wonders: what is printed on the cards, one row a card. A row is printed alike in both editions but for
// its chains (the first edition names the structures, the second prints symbols); what differs has a row for
// each.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/wonders/rows.h"

namespace heptad::wonders {
namespace printed {

using enum Colour;
using enum Science;
using enum Resource;
using namespace words;

// clang-format off
inline constexpr auto kCards = std::to_array<CardRow>({
    // Age I
    {.id = "lumber-yard", .age = 1, .colour = Brown, .copies = {3, 4}, .effects = {makes(Wood)}},
    {.id = "stone-pit", .age = 1, .colour = Brown, .copies = {3, 5}, .effects = {makes(Stone)}},
    {.id = "clay-pool", .age = 1, .colour = Brown, .copies = {3, 5}, .effects = {makes(Clay)}},
    {.id = "ore-vein", .age = 1, .colour = Brown, .copies = {3, 4}, .effects = {makes(Ore)}},
    {.id = "tree-farm", .age = 1, .colour = Brown, .copies = {6}, .cost = {.coins = 1}, .effects = {one_of(Wood, Clay)}},
    {.id = "excavation", .age = 1, .colour = Brown, .copies = {4}, .cost = {.coins = 1}, .effects = {one_of(Clay, Stone)}},
    {.id = "clay-pit", .age = 1, .colour = Brown, .copies = {3}, .cost = {.coins = 1}, .effects = {one_of(Clay, Ore)}},
    {.id = "timber-yard", .age = 1, .colour = Brown, .copies = {3}, .cost = {.coins = 1}, .effects = {one_of(Wood, Stone)}},
    {.id = "forest-cave", .age = 1, .colour = Brown, .copies = {5}, .cost = {.coins = 1}, .effects = {one_of(Wood, Ore)}},
    {.id = "mine", .age = 1, .colour = Brown, .copies = {6}, .cost = {.coins = 1}, .effects = {one_of(Stone, Ore)}},
    {.id = "loom-age-1", .name = "loom", .age = 1, .colour = Grey, .copies = {3, 6}, .effects = {makes(Loom)}},
    {.id = "glassworks-age-1", .name = "glassworks", .age = 1, .colour = Grey, .copies = {3, 6}, .effects = {makes(Glass)}},
    {.id = "press-age-1", .name = "press", .age = 1, .colour = Grey, .copies = {3, 6}, .effects = {makes(Papyrus)}},
    {.id = "pawnshop", .only = Edition::First, .age = 1, .colour = Blue, .copies = {4, 7}, .effects = {points(3)}},
    {.id = "well", .only = Edition::Second, .age = 1, .colour = Blue, .copies = {4, 7}, .gives = {Chain::Axe}, .effects = {points(3)}},
    {.id = "baths", .age = 1, .colour = Blue, .copies = {3, 7}, .cost = {.stone = 1}, .gives = {Chain::WaterDrop}, .effects = {points(3)}},
    {.id = "altar", .only = Edition::First, .age = 1, .colour = Blue, .copies = {3, 5}, .effects = {points(2)}},
    {.id = "altar", .only = Edition::Second, .age = 1, .colour = Blue, .copies = {3, 5}, .gives = {Chain::Star}, .effects = {points(3)}},
    {.id = "theater", .only = Edition::First, .age = 1, .colour = Blue, .copies = {3, 6}, .effects = {points(2)}},
    {.id = "theater", .only = Edition::Second, .age = 1, .colour = Blue, .copies = {3, 6}, .gives = {Chain::Mask}, .effects = {points(3)}},
    {.id = "tavern", .age = 1, .colour = Yellow, .copies = {4, 5, 7}, .effects = {coins(5)}},
    {.id = "east-trading-post", .age = 1, .colour = Yellow, .copies = {3, 7}, .gives = {Chain::MarketStall}, .effects = {cheap_raw(kRight)}},
    {.id = "west-trading-post", .age = 1, .colour = Yellow, .copies = {3, 7}, .gives = {Chain::MarketStall}, .effects = {cheap_raw(kLeft)}},
    {.id = "marketplace", .age = 1, .colour = Yellow, .copies = {3, 6}, .gives = {Chain::Camel}, .effects = {cheap_manufactured()}},
    {.id = "stockade", .age = 1, .colour = Red, .copies = {3, 7}, .cost = {.wood = 1}, .effects = {shields(1)}},
    {.id = "barracks", .age = 1, .colour = Red, .copies = {3, 5}, .cost = {.ore = 1}, .effects = {shields(1)}},
    {.id = "guard-tower", .age = 1, .colour = Red, .copies = {3, 4}, .cost = {.clay = 1}, .effects = {shields(1)}},
    {.id = "apothecary", .age = 1, .colour = Green, .copies = {3, 5}, .cost = {.loom = 1}, .gives = {Chain::Horseshoe, Chain::Mortar}, .effects = {symbol(Compass)}},
    {.id = "workshop", .age = 1, .colour = Green, .copies = {3, 7}, .cost = {.glass = 1}, .gives = {Chain::Target, Chain::OilLamp}, .effects = {symbol(Gear)}},
    {.id = "scriptorium", .age = 1, .colour = Green, .copies = {3, 4}, .cost = {.papyrus = 1}, .gives = {Chain::Scales, Chain::Book}, .effects = {symbol(Tablet)}},
    // Age II
    {.id = "sawmill", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Wood, 2)}},
    {.id = "quarry", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Stone, 2)}},
    {.id = "brickyard", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Clay, 2)}},
    {.id = "foundry", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Ore, 2)}},
    {.id = "loom-age-2", .name = "loom", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Loom)}},
    {.id = "glassworks-age-2", .name = "glassworks", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Glass)}},
    {.id = "press-age-2", .name = "press", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Papyrus)}},
    {.id = "aqueduct", .age = 2, .colour = Blue, .copies = {3, 7}, .cost = {.stone = 3}, .free_with = {"baths"}, .takes = Chain::WaterDrop, .effects = {points(5)}},
    {.id = "temple", .only = Edition::First, .age = 2, .colour = Blue, .copies = {3, 6}, .cost = {.wood = 1, .clay = 1, .glass = 1}, .free_with = {"altar"}, .effects = {points(3)}},
    {.id = "temple", .only = Edition::Second, .age = 2, .colour = Blue, .copies = {3, 6}, .cost = {.wood = 1, .clay = 1, .glass = 1}, .effects = {points(4)}},
    {.id = "statue", .age = 2, .colour = Blue, .copies = {3, 7}, .cost = {.wood = 1, .ore = 2}, .free_with = {"theater"}, .takes = Chain::Axe, .effects = {points(4)}},
    {.id = "courthouse", .age = 2, .colour = Blue, .copies = {3, 5}, .cost = {.clay = 2, .loom = 1}, .free_with = {"scriptorium"}, .takes = Chain::Scales, .effects = {points(4)}},
    {.id = "forum", .age = 2, .colour = Yellow, .copies = {3, 6, 7}, .cost = {.clay = 2}, .free_with = {"east-trading-post", "west-trading-post"}, .takes = Chain::MarketStall, .gives = {Chain::Barrel}, .effects = {one_of_manufactured()}},
    {.id = "caravansery", .age = 2, .colour = Yellow, .copies = {3, 5, 6}, .cost = {.wood = 2}, .free_with = {"marketplace"}, .takes = Chain::Camel, .gives = {Chain::Lighthouse}, .effects = {one_of_raw()}},
    {.id = "vineyard", .age = 2, .colour = Yellow, .copies = {3, 6}, .effects = {coins_per(1, Count::Brown, kAround)}},
    {.id = "bazar", .age = 2, .colour = Yellow, .copies = {4, 7}, .effects = {coins_per(2, Count::Grey, kAround)}},
    {.id = "walls", .age = 2, .colour = Red, .copies = {3, 7}, .cost = {.stone = 3}, .gives = {Chain::Battlement}, .effects = {shields(2)}},
    {.id = "training-ground", .age = 2, .colour = Red, .copies = {4, 6, 7}, .cost = {.wood = 1, .ore = 2}, .gives = {Chain::Helmet}, .effects = {shields(2)}},
    {.id = "stables", .age = 2, .colour = Red, .copies = {3, 5}, .cost = {.wood = 1, .clay = 1, .ore = 1}, .free_with = {"apothecary"}, .takes = Chain::Horseshoe, .effects = {shields(2)}},
    {.id = "archery-range", .age = 2, .colour = Red, .copies = {3, 6}, .cost = {.wood = 2, .ore = 1}, .free_with = {"workshop"}, .takes = Chain::Target, .effects = {shields(2)}},
    {.id = "dispensary", .age = 2, .colour = Green, .copies = {3, 4}, .cost = {.ore = 2, .glass = 1}, .free_with = {"apothecary"}, .takes = Chain::Mortar, .gives = {Chain::Lightning, Chain::Torch}, .effects = {symbol(Compass)}},
    {.id = "laboratory", .age = 2, .colour = Green, .copies = {3, 5}, .cost = {.clay = 2, .papyrus = 1}, .free_with = {"workshop"}, .takes = Chain::OilLamp, .gives = {Chain::Saw, Chain::Planet}, .effects = {symbol(Gear)}},
    {.id = "library", .age = 2, .colour = Green, .copies = {3, 6}, .cost = {.stone = 2, .loom = 1}, .free_with = {"scriptorium"}, .takes = Chain::Book, .gives = {Chain::Columns, Chain::Scroll}, .effects = {symbol(Tablet)}},
    {.id = "school", .age = 2, .colour = Green, .copies = {3, 7}, .cost = {.wood = 1, .papyrus = 1}, .gives = {Chain::Lyre, Chain::Quill}, .effects = {symbol(Tablet)}},
    // Age III
    {.id = "pantheon", .age = 3, .colour = Blue, .copies = {3, 6}, .cost = {.clay = 2, .ore = 1, .glass = 1, .loom = 1, .papyrus = 1}, .free_with = {"temple"}, .takes = Chain::Star, .effects = {points(7)}},
    {.id = "gardens", .age = 3, .colour = Blue, .copies = {3, 4}, .cost = {.wood = 1, .clay = 2}, .free_with = {"statue"}, .takes = Chain::Mask, .effects = {points(5)}},
    {.id = "town-hall", .only = Edition::First, .age = 3, .colour = Blue, .copies = {3, 5, 6}, .cost = {.stone = 2, .ore = 1, .glass = 1}, .effects = {points(6)}},
    {.id = "town-hall", .only = Edition::Second, .age = 3, .colour = Blue, .copies = {3, 6}, .cost = {.stone = 2, .ore = 1, .glass = 1}, .effects = {points(6)}},
    {.id = "palace", .age = 3, .colour = Blue, .copies = {3, 7}, .cost = {.wood = 1, .clay = 1, .stone = 1, .ore = 1, .glass = 1, .loom = 1, .papyrus = 1}, .effects = {points(8)}},
    {.id = "senate", .age = 3, .colour = Blue, .copies = {3, 5}, .cost = {.wood = 2, .stone = 1, .ore = 1}, .free_with = {"library"}, .takes = Chain::Columns, .effects = {points(6)}},
    {.id = "haven", .age = 3, .colour = Yellow, .copies = {3, 4}, .cost = {.wood = 1, .ore = 1, .loom = 1}, .free_with = {"forum"}, .takes = Chain::Barrel, .effects = {coins_per(1, Count::Brown, kOwn), points_per(1, Count::Brown, kOwn)}},
    {.id = "lighthouse", .age = 3, .colour = Yellow, .copies = {3, 6}, .cost = {.stone = 1, .glass = 1}, .free_with = {"caravansery"}, .takes = Chain::Lighthouse, .effects = {coins_per(1, Count::Yellow, kOwn), points_per(1, Count::Yellow, kOwn)}},
    {.id = "chamber-of-commerce", .age = 3, .colour = Yellow, .copies = {4, 6}, .cost = {.clay = 2, .papyrus = 1}, .effects = {coins_per(2, Count::Grey, kOwn), points_per(2, Count::Grey, kOwn)}},
    {.id = "arena", .only = Edition::First, .age = 3, .colour = Yellow, .copies = {3, 5, 7}, .cost = {.stone = 2, .ore = 1}, .free_with = {"dispensary"}, .effects = {coins_per(3, Count::Stages, kOwn), points_per(1, Count::Stages, kOwn)}},
    {.id = "arena", .only = Edition::Second, .age = 3, .colour = Yellow, .copies = {3, 5}, .cost = {.stone = 2, .ore = 1}, .takes = Chain::Lightning, .effects = {coins_per(3, Count::Stages, kOwn), points_per(1, Count::Stages, kOwn)}},
    {.id = "ludus", .only = Edition::Second, .age = 3, .colour = Yellow, .copies = {5, 7}, .cost = {.stone = 1, .ore = 1}, .effects = {coins_per(3, Count::Red, kOwn), points_per(1, Count::Red, kOwn)}},
    {.id = "fortifications", .only = Edition::First, .age = 3, .colour = Red, .copies = {3, 7}, .cost = {.stone = 1, .ore = 3}, .free_with = {"walls"}, .effects = {shields(3)}},
    {.id = "fortifications", .only = Edition::Second, .age = 3, .colour = Red, .copies = {3, 7}, .cost = {.clay = 1, .ore = 3}, .takes = Chain::Battlement, .effects = {shields(3)}},
    {.id = "circus", .only = Edition::First, .age = 3, .colour = Red, .copies = {4, 5, 6}, .cost = {.stone = 3, .ore = 1}, .free_with = {"training-ground"}, .effects = {shields(3)}},
    {.id = "circus", .only = Edition::Second, .age = 3, .colour = Red, .copies = {4, 6}, .cost = {.stone = 3, .ore = 1}, .takes = Chain::Helmet, .effects = {shields(3)}},
    {.id = "arsenal", .only = Edition::First, .age = 3, .colour = Red, .copies = {3, 4, 7}, .cost = {.wood = 2, .ore = 1, .loom = 1}, .effects = {shields(3)}},
    {.id = "arsenal", .only = Edition::Second, .age = 3, .colour = Red, .copies = {3, 5}, .cost = {.wood = 2, .ore = 1, .loom = 1}, .effects = {shields(3)}},
    {.id = "siege-workshop", .age = 3, .colour = Red, .copies = {3, 5}, .cost = {.wood = 1, .clay = 3}, .free_with = {"laboratory"}, .takes = Chain::Saw, .effects = {shields(3)}},
    {.id = "castrum", .only = Edition::Second, .age = 3, .colour = Red, .copies = {4, 7}, .cost = {.wood = 1, .clay = 2, .papyrus = 1}, .effects = {shields(3)}},
    {.id = "lodge", .age = 3, .colour = Green, .copies = {3, 6}, .cost = {.clay = 2, .loom = 1, .papyrus = 1}, .free_with = {"dispensary"}, .takes = Chain::Torch, .effects = {symbol(Compass)}},
    {.id = "observatory", .age = 3, .colour = Green, .copies = {3, 7}, .cost = {.ore = 2, .glass = 1, .loom = 1}, .free_with = {"laboratory"}, .takes = Chain::Planet, .effects = {symbol(Gear)}},
    {.id = "university", .age = 3, .colour = Green, .copies = {3, 4}, .cost = {.wood = 2, .glass = 1, .papyrus = 1}, .free_with = {"library"}, .takes = Chain::Scroll, .effects = {symbol(Tablet)}},
    {.id = "academy", .age = 3, .colour = Green, .copies = {3, 7}, .cost = {.stone = 3, .glass = 1}, .free_with = {"school"}, .takes = Chain::Lyre, .effects = {symbol(Compass)}},
    {.id = "study", .age = 3, .colour = Green, .copies = {3, 5}, .cost = {.wood = 1, .loom = 1, .papyrus = 1}, .free_with = {"school"}, .takes = Chain::Quill, .effects = {symbol(Gear)}},
    // Guilds
    {.id = "workers-guild", .age = 3, .colour = Purple, .cost = {.wood = 1, .clay = 1, .stone = 1, .ore = 2}, .effects = {points_per(1, Count::Brown, kNeighbours)}},
    {.id = "craftsmens-guild", .age = 3, .colour = Purple, .cost = {.stone = 2, .ore = 2}, .effects = {points_per(2, Count::Grey, kNeighbours)}},
    {.id = "traders-guild", .age = 3, .colour = Purple, .cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {points_per(1, Count::Yellow, kNeighbours)}},
    {.id = "philosophers-guild", .age = 3, .colour = Purple, .cost = {.clay = 3, .loom = 1, .papyrus = 1}, .effects = {points_per(1, Count::Green, kNeighbours)}},
    {.id = "spies-guild", .only = Edition::First, .age = 3, .colour = Purple, .cost = {.clay = 3, .glass = 1}, .effects = {points_per(1, Count::Red, kNeighbours)}},
    {.id = "spies-guild", .only = Edition::Second, .age = 3, .colour = Purple, .cost = {.clay = 2, .glass = 1}, .effects = {points_per(1, Count::Red, kNeighbours)}},
    {.id = "strategists-guild", .only = Edition::First, .age = 3, .colour = Purple, .cost = {.stone = 1, .ore = 2, .loom = 1}, .effects = {points_per(1, Count::Defeats, kNeighbours)}},
    {.id = "decorators-guild", .only = Edition::Second, .age = 3, .colour = Purple, .cost = {.stone = 1, .ore = 2, .loom = 1}, .effects = {points_if_complete(7)}},
    {.id = "shipowners-guild", .age = 3, .colour = Purple, .cost = {.wood = 3, .glass = 1, .papyrus = 1}, .effects = {points_per(1, Count::Brown, kOwn), points_per(1, Count::Grey, kOwn), points_per(1, Count::Purple, kOwn)}},
    {.id = "scientists-guild", .age = 3, .colour = Purple, .cost = {.wood = 2, .ore = 2, .papyrus = 1}, .effects = {any_symbol()}},
    {.id = "magistrates-guild", .age = 3, .colour = Purple, .cost = {.wood = 3, .stone = 1, .loom = 1}, .effects = {points_per(1, Count::Blue, kNeighbours)}},
    {.id = "builders-guild", .only = Edition::First, .age = 3, .colour = Purple, .cost = {.clay = 2, .stone = 2, .glass = 1}, .effects = {points_per(1, Count::Stages, kAround)}},
    {.id = "builders-guild", .only = Edition::Second, .age = 3, .colour = Purple, .cost = {.clay = 2, .stone = 3, .glass = 1}, .effects = {points_per(1, Count::Stages, kAround)}},
});
// clang-format on

}  // namespace printed

// The cards of one edition, with its own chains only, in the order of the table.
template <Edition edition>
consteval auto cards_of() {
  constexpr auto printed_in = [](const CardRow& row) { return row.only.value_or(edition) == edition; };
  std::array<CardRow, std::ranges::count_if(printed::kCards, printed_in)> cards;
  auto next = cards.begin();
  for (const CardRow& row : printed::kCards) {
    if (!printed_in(row)) continue;
    // Row by row: clang 19 keeps no optional in a constant that once held a value and was emptied.
    constexpr bool by_symbol = edition == Edition::Second;
    *next++ = {.id = row.id,
               .only = row.only,
               .name = row.name,
               .age = row.age,
               .colour = row.colour,
               .copies = row.copies,
               .cost = row.cost,
               .free_with = by_symbol ? Parents{} : row.free_with,
               .takes = by_symbol ? row.takes : std::nullopt,
               .gives = by_symbol ? row.gives : Symbols{},
               .effects = row.effects};
  }
  return cards;
}

}  // namespace heptad::wonders
