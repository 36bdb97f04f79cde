// 7 Wonders, first edition: what is printed on its cards and boards (sides A, B), one row a card.
#pragma once

#include "engine/wonders/rows.h"

namespace heptad::wonders::first_edition {

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
    {.id = "pawnshop", .age = 1, .colour = Blue, .copies = {4, 7}, .effects = {points(3)}},
    {.id = "baths", .age = 1, .colour = Blue, .copies = {3, 7}, .cost = {.stone = 1}, .effects = {points(3)}},
    {.id = "altar", .age = 1, .colour = Blue, .copies = {3, 5}, .effects = {points(2)}},
    {.id = "theater", .age = 1, .colour = Blue, .copies = {3, 6}, .effects = {points(2)}},
    {.id = "tavern", .age = 1, .colour = Yellow, .copies = {4, 5, 7}, .effects = {coins(5)}},
    {.id = "east-trading-post", .age = 1, .colour = Yellow, .copies = {3, 7}, .effects = {cheap_raw(kRight)}},
    {.id = "west-trading-post", .age = 1, .colour = Yellow, .copies = {3, 7}, .effects = {cheap_raw(kLeft)}},
    {.id = "marketplace", .age = 1, .colour = Yellow, .copies = {3, 6}, .effects = {cheap_manufactured()}},
    {.id = "stockade", .age = 1, .colour = Red, .copies = {3, 7}, .cost = {.wood = 1}, .effects = {shields(1)}},
    {.id = "barracks", .age = 1, .colour = Red, .copies = {3, 5}, .cost = {.ore = 1}, .effects = {shields(1)}},
    {.id = "guard-tower", .age = 1, .colour = Red, .copies = {3, 4}, .cost = {.clay = 1}, .effects = {shields(1)}},
    {.id = "apothecary", .age = 1, .colour = Green, .copies = {3, 5}, .cost = {.loom = 1}, .effects = {symbol(Compass)}},
    {.id = "workshop", .age = 1, .colour = Green, .copies = {3, 7}, .cost = {.glass = 1}, .effects = {symbol(Gear)}},
    {.id = "scriptorium", .age = 1, .colour = Green, .copies = {3, 4}, .cost = {.papyrus = 1}, .effects = {symbol(Tablet)}},
    // Age II
    {.id = "sawmill", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Wood, 2)}},
    {.id = "quarry", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Stone, 2)}},
    {.id = "brickyard", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Clay, 2)}},
    {.id = "foundry", .age = 2, .colour = Brown, .copies = {3, 4}, .cost = {.coins = 1}, .effects = {makes(Ore, 2)}},
    {.id = "loom-age-2", .name = "loom", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Loom)}},
    {.id = "glassworks-age-2", .name = "glassworks", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Glass)}},
    {.id = "press-age-2", .name = "press", .age = 2, .colour = Grey, .copies = {3, 5}, .effects = {makes(Papyrus)}},
    {.id = "aqueduct", .age = 2, .colour = Blue, .copies = {3, 7}, .cost = {.stone = 3}, .free_with = {"baths"}, .effects = {points(5)}},
    {.id = "temple", .age = 2, .colour = Blue, .copies = {3, 6}, .cost = {.wood = 1, .clay = 1, .glass = 1}, .free_with = {"altar"}, .effects = {points(3)}},
    {.id = "statue", .age = 2, .colour = Blue, .copies = {3, 7}, .cost = {.wood = 1, .ore = 2}, .free_with = {"theater"}, .effects = {points(4)}},
    {.id = "courthouse", .age = 2, .colour = Blue, .copies = {3, 5}, .cost = {.clay = 2, .loom = 1}, .free_with = {"scriptorium"}, .effects = {points(4)}},
    {.id = "forum", .age = 2, .colour = Yellow, .copies = {3, 6, 7}, .cost = {.clay = 2}, .free_with = {"east-trading-post", "west-trading-post"}, .effects = {one_of_manufactured()}},
    {.id = "caravansery", .age = 2, .colour = Yellow, .copies = {3, 5, 6}, .cost = {.wood = 2}, .free_with = {"marketplace"}, .effects = {one_of_raw()}},
    {.id = "vineyard", .age = 2, .colour = Yellow, .copies = {3, 6}, .effects = {coins_per(1, Count::Brown, kAround)}},
    {.id = "bazar", .age = 2, .colour = Yellow, .copies = {4, 7}, .effects = {coins_per(2, Count::Grey, kAround)}},
    {.id = "walls", .age = 2, .colour = Red, .copies = {3, 7}, .cost = {.stone = 3}, .effects = {shields(2)}},
    {.id = "training-ground", .age = 2, .colour = Red, .copies = {4, 6, 7}, .cost = {.wood = 1, .ore = 2}, .effects = {shields(2)}},
    {.id = "stables", .age = 2, .colour = Red, .copies = {3, 5}, .cost = {.wood = 1, .clay = 1, .ore = 1}, .free_with = {"apothecary"}, .effects = {shields(2)}},
    {.id = "archery-range", .age = 2, .colour = Red, .copies = {3, 6}, .cost = {.wood = 2, .ore = 1}, .free_with = {"workshop"}, .effects = {shields(2)}},
    {.id = "dispensary", .age = 2, .colour = Green, .copies = {3, 4}, .cost = {.ore = 2, .glass = 1}, .free_with = {"apothecary"}, .effects = {symbol(Compass)}},
    {.id = "laboratory", .age = 2, .colour = Green, .copies = {3, 5}, .cost = {.clay = 2, .papyrus = 1}, .free_with = {"workshop"}, .effects = {symbol(Gear)}},
    {.id = "library", .age = 2, .colour = Green, .copies = {3, 6}, .cost = {.stone = 2, .loom = 1}, .free_with = {"scriptorium"}, .effects = {symbol(Tablet)}},
    {.id = "school", .age = 2, .colour = Green, .copies = {3, 7}, .cost = {.wood = 1, .papyrus = 1}, .effects = {symbol(Tablet)}},
    // Age III
    {.id = "pantheon", .age = 3, .colour = Blue, .copies = {3, 6}, .cost = {.clay = 2, .ore = 1, .glass = 1, .loom = 1, .papyrus = 1}, .free_with = {"temple"}, .effects = {points(7)}},
    {.id = "gardens", .age = 3, .colour = Blue, .copies = {3, 4}, .cost = {.wood = 1, .clay = 2}, .free_with = {"statue"}, .effects = {points(5)}},
    {.id = "town-hall", .age = 3, .colour = Blue, .copies = {3, 5, 6}, .cost = {.stone = 2, .ore = 1, .glass = 1}, .effects = {points(6)}},
    {.id = "palace", .age = 3, .colour = Blue, .copies = {3, 7}, .cost = {.wood = 1, .clay = 1, .stone = 1, .ore = 1, .glass = 1, .loom = 1, .papyrus = 1}, .effects = {points(8)}},
    {.id = "senate", .age = 3, .colour = Blue, .copies = {3, 5}, .cost = {.wood = 2, .stone = 1, .ore = 1}, .free_with = {"library"}, .effects = {points(6)}},
    {.id = "haven", .age = 3, .colour = Yellow, .copies = {3, 4}, .cost = {.wood = 1, .ore = 1, .loom = 1}, .free_with = {"forum"}, .effects = {coins_per(1, Count::Brown, kOwn), points_per(1, Count::Brown, kOwn)}},
    {.id = "lighthouse", .age = 3, .colour = Yellow, .copies = {3, 6}, .cost = {.stone = 1, .glass = 1}, .free_with = {"caravansery"}, .effects = {coins_per(1, Count::Yellow, kOwn), points_per(1, Count::Yellow, kOwn)}},
    {.id = "chamber-of-commerce", .age = 3, .colour = Yellow, .copies = {4, 6}, .cost = {.clay = 2, .papyrus = 1}, .effects = {coins_per(2, Count::Grey, kOwn), points_per(2, Count::Grey, kOwn)}},
    {.id = "arena", .age = 3, .colour = Yellow, .copies = {3, 5, 7}, .cost = {.stone = 2, .ore = 1}, .free_with = {"dispensary"}, .effects = {coins_per(3, Count::Stages, kOwn), points_per(1, Count::Stages, kOwn)}},
    {.id = "fortifications", .age = 3, .colour = Red, .copies = {3, 7}, .cost = {.stone = 1, .ore = 3}, .free_with = {"walls"}, .effects = {shields(3)}},
    {.id = "circus", .age = 3, .colour = Red, .copies = {4, 5, 6}, .cost = {.stone = 3, .ore = 1}, .free_with = {"training-ground"}, .effects = {shields(3)}},
    {.id = "arsenal", .age = 3, .colour = Red, .copies = {3, 4, 7}, .cost = {.wood = 2, .ore = 1, .loom = 1}, .effects = {shields(3)}},
    {.id = "siege-workshop", .age = 3, .colour = Red, .copies = {3, 5}, .cost = {.wood = 1, .clay = 3}, .free_with = {"laboratory"}, .effects = {shields(3)}},
    {.id = "lodge", .age = 3, .colour = Green, .copies = {3, 6}, .cost = {.clay = 2, .loom = 1, .papyrus = 1}, .free_with = {"dispensary"}, .effects = {symbol(Compass)}},
    {.id = "observatory", .age = 3, .colour = Green, .copies = {3, 7}, .cost = {.ore = 2, .glass = 1, .loom = 1}, .free_with = {"laboratory"}, .effects = {symbol(Gear)}},
    {.id = "university", .age = 3, .colour = Green, .copies = {3, 4}, .cost = {.wood = 2, .glass = 1, .papyrus = 1}, .free_with = {"library"}, .effects = {symbol(Tablet)}},
    {.id = "academy", .age = 3, .colour = Green, .copies = {3, 7}, .cost = {.stone = 3, .glass = 1}, .free_with = {"school"}, .effects = {symbol(Compass)}},
    {.id = "study", .age = 3, .colour = Green, .copies = {3, 5}, .cost = {.wood = 1, .loom = 1, .papyrus = 1}, .free_with = {"school"}, .effects = {symbol(Gear)}},
    // Guilds
    {.id = "workers-guild", .age = 3, .colour = Purple, .cost = {.wood = 1, .clay = 1, .stone = 1, .ore = 2}, .effects = {points_per(1, Count::Brown, kNeighbours)}},
    {.id = "craftsmens-guild", .age = 3, .colour = Purple, .cost = {.stone = 2, .ore = 2}, .effects = {points_per(2, Count::Grey, kNeighbours)}},
    {.id = "traders-guild", .age = 3, .colour = Purple, .cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {points_per(1, Count::Yellow, kNeighbours)}},
    {.id = "philosophers-guild", .age = 3, .colour = Purple, .cost = {.clay = 3, .loom = 1, .papyrus = 1}, .effects = {points_per(1, Count::Green, kNeighbours)}},
    {.id = "spies-guild", .age = 3, .colour = Purple, .cost = {.clay = 3, .glass = 1}, .effects = {points_per(1, Count::Red, kNeighbours)}},
    {.id = "strategists-guild", .age = 3, .colour = Purple, .cost = {.stone = 1, .ore = 2, .loom = 1}, .effects = {points_per(1, Count::Defeats, kNeighbours)}},
    {.id = "shipowners-guild", .age = 3, .colour = Purple, .cost = {.wood = 3, .glass = 1, .papyrus = 1}, .effects = {points_per(1, Count::Brown, kOwn), points_per(1, Count::Grey, kOwn), points_per(1, Count::Purple, kOwn)}},
    {.id = "scientists-guild", .age = 3, .colour = Purple, .cost = {.wood = 2, .ore = 2, .papyrus = 1}, .effects = {any_symbol()}},
    {.id = "magistrates-guild", .age = 3, .colour = Purple, .cost = {.wood = 3, .stone = 1, .loom = 1}, .effects = {points_per(1, Count::Blue, kNeighbours)}},
    {.id = "builders-guild", .age = 3, .colour = Purple, .cost = {.clay = 2, .stone = 2, .glass = 1}, .effects = {points_per(1, Count::Stages, kAround)}},
});

inline constexpr auto kBoards = std::to_array<BoardRow>({
    {.id = "rhodos",
     .start = Ore,
     .sides = {{
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.clay = 3}, .effects = {shields(2)}},
              {.cost = {.ore = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 3}, .effects = {shields(1), points(3), coins(3)}},
              {.cost = {.ore = 4}, .effects = {shields(1), points(4), coins(4)}},
          }}},
     }}},
    {.id = "alexandria",
     .start = Glass,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.ore = 2}, .effects = {one_of_raw()}},
              {.cost = {.glass = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {one_of_raw()}},
              {.cost = {.wood = 2}, .effects = {one_of_manufactured()}},
              {.cost = {.stone = 3}, .effects = {points(7)}},
          }}},
     }}},
    {.id = "ephesos",
     .start = Papyrus,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.wood = 2}, .effects = {coins(9)}},
              {.cost = {.papyrus = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(2), coins(4)}},
              {.cost = {.wood = 2}, .effects = {points(3), coins(4)}},
              {.cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {points(5), coins(4)}},
          }}},
     }}},
    {.id = "babylon",
     .start = Clay,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.wood = 3}, .effects = {any_symbol()}},
              {.cost = {.clay = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 1, .loom = 1}, .effects = {points(3)}},
              {.cost = {.wood = 2, .glass = 1}, .effects = {power(Power::SeventhCard)}},
              {.cost = {.clay = 3, .papyrus = 1}, .effects = {any_symbol()}},
          }}},
     }}},
    {.id = "olympia",
     .start = Wood,
     .sides = {{
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.stone = 2}, .effects = {power(Power::FreeBuildEachAge)}},
              {.cost = {.ore = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {cheap_raw(kNeighbours)}},
              {.cost = {.stone = 2}, .effects = {points(5)}},
              {.cost = {.ore = 2, .loom = 1}, .effects = {power(Power::CopyGuild)}},
          }}},
     }}},
    {.id = "halikarnassos",
     .start = Loom,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.ore = 3}, .effects = {build_from_discard()}},
              {.cost = {.loom = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.ore = 2}, .effects = {points(2), build_from_discard()}},
              {.cost = {.clay = 3}, .effects = {points(1), build_from_discard()}},
              {.cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {build_from_discard()}},
          }}},
     }}},
    {.id = "gizah",
     .start = Stone,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.wood = 3}, .effects = {points(5)}},
              {.cost = {.stone = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.stone = 3}, .effects = {points(5)}},
              {.cost = {.clay = 3}, .effects = {points(5)}},
              {.cost = {.stone = 4, .papyrus = 1}, .effects = {points(7)}},
          }}},
     }}},
});
// clang-format on

}  // namespace heptad::wonders::first_edition
