// Coins and points for what stands in a city: guilds and the yellow cards of Age III.
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelGuild, PaysCoinsOnceFromTheLargerCityAndCountsPointsAgainAtTheEnd) {  // [duel 94]
  auto game = duel_game().coins(0, 50).city(1, {"altar", "theater"}).city(0, {"baths"});
  game.structure({"magistrates-guild", "obelisk", "palace", "town-hall"});
  game.play("0 build magistrates-guild");
  EXPECT_EQ(game.coins(0), 50 - 8 + 2);
  EXPECT_EQ(game.points(0, Category::Guilds), 2);
  game.play("1 sell obelisk").play("0 build palace");
  game.play("1 sell " + std::string(duel::kCards[game.state().structure.cards[9]].id));
  game.play("0 build town-hall");
  EXPECT_EQ(game.coins(0), 44 - 10 - 10);          // no more coins
  EXPECT_EQ(game.points(0, Category::Guilds), 3);  // now the own city is the larger
}

TEST(DuelGuild, ShipownersAddsBrownAndGreyWithinOneCity) {  // [duel 95]
  auto game = duel_game().coins(0, 50).city(0, {"quarry", "sawmill", "clay-pit"});
  game.city(1, {"stone-pit", "press", "glassworks", "drying-room"}).structure({"shipowners-guild"});
  const int price = game.price("build shipowners-guild");
  game.play("0 build shipowners-guild");
  EXPECT_EQ(game.coins(0), 50 - price + 4);  // 1 + 3 beats 3 + 0; not 3 + 3
  EXPECT_EQ(game.points(0, Category::Guilds), 4);
}

TEST(DuelGuild, BuildersCountsBuiltWondersAndGivesNoCoins) {  // [duel 96]
  auto game = duel_game().coins(0, 50).built(0, {"sphinx"}).built(1, {"pyramids", "colossus", "piraeus"});
  game.wonders(0, {"appian-way", "mausoleum", "great-library"}).structure({"builders-guild"});
  game.play("0 build builders-guild");
  EXPECT_EQ(game.coins(0), 50 - 10);
  EXPECT_EQ(game.points(0, Category::Guilds), 6);
}

TEST(DuelGuild, MoneylendersCountsCompleteTriplesOfTheRicherCityAndGivesNoCoins) {  // [duel 96]
  auto game = duel_game().coins(0, 16).coins(1, 11).structure({"moneylenders-guild"});
  game.play("0 build moneylenders-guild");
  EXPECT_EQ(game.coins(0), 8);
  EXPECT_EQ(game.points(0, Category::Guilds), 3);
}

TEST(DuelGuild, CountsEvenIfOnlyTheOpponentHasSuchCards) {  // [duel 97]
  struct Case {
    std::string_view guild;
    Ids opponent;
  };
  for (const auto& [guild, opponent] : {Case{"merchants-guild", {"tavern", "brewery", "forum"}},
                                        {"magistrates-guild", {"altar", "theater", "baths"}},
                                        {"scientists-guild", {"workshop", "apothecary", "pharmacist"}},
                                        {"tacticians-guild", {"guard-tower", "stable", "walls"}}}) {
    const std::string build = "build " + std::string(guild);
    auto game = duel_game().coins(0, 50).city(1, opponent).structure({guild});
    const int price = game.price(build);
    game.play("0 " + build);
    EXPECT_EQ(game.coins(0), 50 - price + 3) << guild;
    EXPECT_EQ(game.points(0, Category::Guilds), 3) << guild;
    EXPECT_EQ(game.points(1, Category::Guilds), 0) << guild;
  }
}

TEST(DuelYellow, LighthouseCountsItself) {  // [duel 98]
  auto game = duel_game().coins(0, 5).city(0, {"tavern", "forum"}).structure({"lighthouse"});
  game.play("0 build lighthouse");
  EXPECT_EQ(game.coins(0), 5 + 3);
}

TEST(DuelYellow, CountWhatStandsInTheOwnCityWhenTheyAreBuilt) {  // [duel 98]
  auto armory = duel_game().coins(0, 50).city(0, {"walls", "stable"}).city(1, {"guard-tower"});
  armory.structure({"armory", "circus"}).play("0 build armory");
  EXPECT_EQ(armory.coins(0), 50 - 6 + 2);
  auto port = duel_game().coins(0, 50).city(0, {"quarry", "clay-pit", "press"}).city(1, {"sawmill"});
  const int price = port.structure({"port"}).price("build port");
  port.play("0 build port");
  EXPECT_EQ(port.coins(0), 50 - price + 4);
  auto chamber = duel_game().coins(0, 50).city(0, {"glassworks", "glassblower", "quarry"});
  chamber.structure({"chamber-of-commerce"}).play("0 build chamber-of-commerce");
  EXPECT_EQ(chamber.coins(0), 50 - 4 + 6);
  auto arena = duel_game().coins(0, 50).city(0, {"brewery"}).built(0, {"sphinx", "pyramids"});
  arena.wonders(0, {"colossus"}).built(1, {"piraeus"}).structure({"arena"}).play("0 build arena");
  EXPECT_EQ(arena.coins(0), 50 + 4);
}

TEST(DuelYellow, PayOnceOnly) {  // [duel 98]
  auto game = duel_game().coins(0, 50).city(0, {"walls"}).structure({"armory", "pretorium", "palace"});
  game.play("0 build armory").play("1 sell palace");
  const int before = game.coins(0);
  game.play("0 build pretorium");
  EXPECT_EQ(game.coins(0), before - 8);
}

}  // namespace
}  // namespace heptad::tests
