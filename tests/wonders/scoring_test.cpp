// Final scoring.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

TEST(WondersScoring, TheTotalIsTheSumOfSevenCategories) {  // [wonders 92]
  auto game =
      wonders_game(1).coins(0, 14).stages(0, 3).defeats(0, 1, 1).city(0, {"altar", "aqueduct", "town-hall"});
  game.state().cities[0].victories = {1, 1, 1};
  game.city(0, {"workshop", "chamber-of-commerce", "loom-age-1", "press-age-1"}).city(0, {"workers-guild"});
  game.city(1, {"lumber-yard"});
  EXPECT_EQ(game.points(0, Category::Military), 1 + 3 + 5 - 1);
  EXPECT_EQ(game.points(0, Category::Treasury), 4);  // 14 coins: rounded down once
  EXPECT_EQ(game.points(0, Category::Wonders), 15);
  EXPECT_EQ(game.points(0, Category::Civilian), 13);
  EXPECT_EQ(game.points(0, Category::Scientific), 1);
  EXPECT_EQ(game.points(0, Category::Commercial), 4);
  EXPECT_EQ(game.points(0, Category::Guilds), 1);
  EXPECT_EQ(game.outcome().sheets[0].total(), 8 + 4 + 15 + 13 + 1 + 4 + 1);
}

TEST(WondersScoring, ScienceIsSquaresPlusSevenASet) {  // [wonders 93, 94]
  auto game = wonders_game(1).city(
      0, {"workshop", "laboratory", "observatory", "scriptorium", "library", "apothecary"});
  EXPECT_EQ(game.points(0, Category::Scientific), 9 + 4 + 1 + 7);
  game.city(0, {"dispensary"});
  EXPECT_EQ(game.points(0, Category::Scientific), 9 + 4 + 4 + 14);
  game.city(0, {"study"});
  EXPECT_EQ(game.points(0, Category::Scientific), 16 + 4 + 4 + 14);
}

TEST(WondersScoring, WildSymbolsArePlacedTogether) {  // [wonders 93]
  auto game = wonders_game(1).boards("babylon:a gizah:a rhodos:a").stages(0, 2).city(0, {"scientists-guild"});
  game.city(0, {"workshop", "laboratory", "scriptorium", "apothecary"});  // 2, 1, 1
  EXPECT_EQ(game.points(0, Category::Scientific), 26);                    // 2, 2, 2; one by one ends at 25
  game.city(0, {"observatory", "study", "dispensary", "lodge", "academy", "library", "school", "university"});
  EXPECT_EQ(game.points(0, Category::Scientific), 96);  // 6, 4, 4
}

TEST(WondersScoring, NeighbourGuildsCountBothNeighboursNeverTheOwnCity) {  // [wonders 95]
  struct Case {
    const char* guild;
    const char* counted;
    int each;
  };
  for (const auto& [guild, counted, each] : {Case{"workers-guild", "lumber-yard", 1},
                                             {"craftsmens-guild", "loom-age-1", 2},
                                             {"traders-guild", "tavern", 1},
                                             {"philosophers-guild", "school", 1},
                                             {"spies-guild", "stockade", 1},
                                             {"magistrates-guild", "baths", 1}}) {
    for (const int edition : {1, 2}) {
      auto game = wonders_game(edition, 4).city(0, {guild, counted});
      EXPECT_EQ(game.points(0, Category::Guilds), 0) << guild;
      game.city(1, {counted}).city(2, {counted}).city(3, {counted, "builders-guild"});
      EXPECT_EQ(game.points(0, Category::Guilds), 2 * each) << guild;  // seat 2 is no neighbour
    }
  }
}

TEST(WondersScoring, ShipownersCountOwnBrownGreyAndPurpleItselfIncluded) {  // [wonders 96]
  auto game = wonders_game(1).city(0, {"shipowners-guild"});
  EXPECT_EQ(game.points(0, Category::Guilds), 1);
  game.city(0, {"lumber-yard", "stone-pit", "loom-age-1", "spies-guild", "baths"}).city(1, {"clay-pool"});
  EXPECT_EQ(game.points(0, Category::Guilds), 5);
}

TEST(WondersScoring, BuildersCountStagesAroundDecoratorsAskForTheWholeWonder) {  // [wonders 97]
  auto builders =
      wonders_game(1, 4).city(0, {"builders-guild"}).stages(0, 1).stages(1, 2).stages(2, 3).stages(3, 3);
  EXPECT_EQ(builders.points(0, Category::Guilds), 1 + 2 + 3);
  const std::pair<const char*, int> boards[] = {{"babylon:night", 2},
                                                {"rhodos:night", 2},
                                                {"gizah:night", 4},
                                                {"gizah:day", 3},
                                                {"alexandria:night", 3}};
  for (const auto& [board, count] : boards) {
    auto game =
        wonders_game(2).boards(std::string(board) + " ephesos:day olympia:day").city(0, {"decorators-guild"});
    game.stages(0, count - 1);
    EXPECT_EQ(game.points(0, Category::Guilds), 0) << board;
    game.stages(0, count);
    EXPECT_EQ(game.points(0, Category::Guilds), 7) << board;
  }
}

TEST(WondersScoring, StrategistsCountDefeatsOfTheNeighboursTheLastConflictIncluded) {  // [wonders 98, 99]
  auto game =
      wonders_game(1, 4).at(3, 6).city(0, {"strategists-guild", "arsenal"}).defeats(1, 1, 1).defeats(2, 1, 2);
  EXPECT_EQ(game.points(0, Category::Guilds), 1);
  game.others_sell();
  EXPECT_TRUE(game.outcome().over);
  EXPECT_EQ(game.points(0, Category::Guilds), 1 + 2);
}

TEST(WondersScoring, GuildsSeeWhatTheLastExtrasBuilt) {  // [wonders 99]
  auto game = wonders_game(1)
                  .boards("babylon:b gizah:a rhodos:a")
                  .stages(0, 2)
                  .at(3, 6)
                  .city(1, {"magistrates-guild"});
  game.hand(0, {"theater", "altar"});
  game.play("0 build altar").others_sell().play("0 build theater");
  EXPECT_EQ(game.points(1, Category::Guilds), 2);
}

TEST(WondersScoring, TiesAreBrokenByCoinsThenShared) {  // [wonders 100]
  const auto end = [](int coins0, int coins1) {
    auto game = wonders_game(1).at(3, 6).coins(0, coins0).coins(1, coins1).coins(2, 0);
    game.hand(0, {"altar", "baths"}).hand(1, {"altar", "baths"}).hand(2, {"lumber-yard", "baths"});
    game.play("0 build altar").play("1 build altar").play("2 build lumber-yard");
    return game.outcome();
  };
  const auto by_coins = end(7, 6);  // two points of coins each
  EXPECT_EQ(by_coins.how, Victory::PointsCoins);
  EXPECT_EQ(by_coins.winners, SeatSet::of(0));
  EXPECT_EQ(by_coins.rank[0], 1);
  EXPECT_EQ(by_coins.rank[1], 2);
  EXPECT_EQ(by_coins.rank[2], 3);
  const auto shared = end(6, 6);
  EXPECT_EQ(shared.how, Victory::Shared);
  EXPECT_EQ(shared.winners, SeatSet::first(2));
  EXPECT_EQ(shared.rank[1], 1);
  const auto points = end(9, 6);
  EXPECT_EQ(points.how, Victory::Points);
  EXPECT_EQ(points.winners, SeatSet::of(0));
}

TEST(WondersScoring, WithThreePlayersEachNeighbourCountsOnce) {  // [wonders 101]
  auto game = wonders_game(1).city(0, {"workers-guild"}).city(1, {"lumber-yard"}).city(2, {"stone-pit"});
  EXPECT_EQ(game.points(0, Category::Guilds), 2);
}

TEST(WondersScoring, EveryBoardSideScoresItsStages) {
  const std::pair<std::string, int> first[] = {
      {"gizah:a", 15},         {"gizah:b", 20},       {"rhodos:a", 10},  {"rhodos:b", 7},
      {"alexandria:a", 10},    {"alexandria:b", 7},   {"ephesos:a", 10}, {"ephesos:b", 10},
      {"babylon:a", 10},       {"babylon:b", 3},      {"olympia:a", 10}, {"olympia:b", 5},
      {"halikarnassos:a", 10}, {"halikarnassos:b", 3}};
  const std::pair<std::string, int> second[] = {
      {"gizah:day", 15},         {"gizah:night", 20},       {"rhodos:day", 10},  {"rhodos:night", 7},
      {"alexandria:day", 10},    {"alexandria:night", 7},   {"ephesos:day", 10}, {"ephesos:night", 10},
      {"babylon:day", 10},       {"babylon:night", 0},      {"olympia:day", 10}, {"olympia:night", 10},
      {"halikarnassos:day", 10}, {"halikarnassos:night", 3}};
  const auto check = [](int edition, const std::string& board, int points) {
    const std::string suffix = edition == 1 ? ":a" : ":day";
    std::string rest;
    for (const auto* other : {"gizah", "rhodos", "alexandria"}) {
      if (!board.starts_with(other) && rest.size() < 25) rest += " " + std::string(other) + suffix;
    }
    rest = rest.substr(0, rest.find(' ', rest.find(' ', 1) + 1));
    auto game = wonders_game(edition).boards(board + rest);
    const auto& city = game.state().cities[0];
    game.stages(0, wonders::facts(game.state()).stage_count[city.board][static_cast<int>(city.side)]);
    EXPECT_EQ(game.points(0, Category::Wonders), points) << board;
  };
  for (const auto& [board, points] : first) check(1, board, points);
  for (const auto& [board, points] : second) check(2, board, points);
}

}  // namespace
}  // namespace heptad::tests
