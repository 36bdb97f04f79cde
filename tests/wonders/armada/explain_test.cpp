// Options with ships say what they cost and to whom, and what cannot be done says why.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/core/resource_names.h"
#include "engine/core/rng.h"
#include "engine/option_json.h"
#include "engine/wonders/armada/ships.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/game.h"
#include "engine/wonders/legal.h"

namespace heptad::tests::armada_explained {
namespace {

using wonders::State;
using wonders::Verb;
using wonders::Wonders;
namespace sea = wonders::armada;

// The first turn with these boards and the shipyards sy1, sy2, …
State first_turn(const char* name, int players) {
  Rules rules = *parse_rules(name, players);
  std::string yards;
  for (int i = 1; i <= players; ++i) yards += (i == 1 ? "sy" : " sy") + std::to_string(i);
  rules.options.emplace_back("shipyards", yards);
  rules.options.emplace_back("sides", rules.edition == Edition::First ? "a" : "day");
  std::string boards;
  for (const char* board : {"gizah", "rhodos", "alexandria", "ephesos", "babylon", "olympia"}) {
    if (players-- > 0) boards += std::string(boards.empty() ? "" : " ") + board;
  }
  rules.options.emplace_back("boards", boards);
  State state = *Wonders::start(rules);
  Rng rng(5);
  Wonders::play_nature(state, rng);
  return state;
}
void hold(State& state, int seat, std::initializer_list<const char*> ids) {
  state.hands[seat] = {};
  for (const char* id : ids) state.hands[seat].add(*wonders::facts(state).find_card(id));
}
void build(State& state, int city, std::initializer_list<const char*> ids) {
  NoEvents quiet;
  wonders::Flow<NoEvents> flow(state, quiet);
  for (const char* id : ids) flow.gain_card(city, *wonders::facts(state).find_card(id));
}
Option option_of(const State& state, Seat seat, const std::string& text) {
  for (const Option& option : Wonders::options(state, seat)) {
    if (Wonders::text(state, option.action) == text) return option;
  }
  ADD_FAILURE() << "no option " << text;
  return {};
}
std::string lines_of(const Option& option) {
  std::string text;
  for (const PaymentLine& line : option.payment.lines) {
    text += (text.empty() ? "" : ", ") + std::to_string(line.units) + " " + std::string(name(line.resource)) +
            " " + std::string(kSourceNames[static_cast<int>(line.source)]);
    if (line.source == Source::Bought)
      text += " " + std::to_string(line.each) + " to " + std::to_string(line.receiver);
  }
  return text;
}
std::string why(const State& state, Seat seat, const std::string& text) {
  return Wonders::check(state, seat, *Wonders::parse(state, text)).error().message;
}

// Gizah has stone; sy1: the first space of blue asks for clay, that of red for wood.
TEST(ArmadaOptions, CardAndShipArePaidTogetherLineByLine) {
  State state = first_turn("wonders1+armada", 5);
  state.cities[0].coins = 9;
  hold(state, 0, {"baths", "stockade"});
  build(state, 1, {"clay-pool"});
  const Option both = option_of(state, 0, "build baths ship blue pay 2 0");
  EXPECT_EQ(both.payment.coins, 2);
  EXPECT_EQ(lines_of(both), "1 clay bought 2 to 1, 1 stone own");
  const ActionParts parts = Wonders::parts(state, 0, both.action);
  EXPECT_EQ(parts.verb, "build");
  EXPECT_EQ(parts.id("ship"), "blue");
  ASSERT_EQ(parts.pay.size(), 1U);
  EXPECT_EQ(parts.pay[0].to, 1);
}

TEST(ArmadaOptions, EmporiumsSellForOneCoinAndAreNamed) {
  State state = first_turn("wonders1+armada", 5);
  state.cities[0].coins = 9;
  hold(state, 0, {"baths"});
  build(state, 0, {"eastern-emporium"});
  build(state, 3, {"clay-pool"});  // the second to the right
  const Option both = option_of(state, 0, "build baths ship blue pay 0 0 0 1");
  EXPECT_EQ(lines_of(both), "1 clay bought 1 to 3, 1 stone own");
  EXPECT_EQ(Wonders::parts(state, 0, both.action).pay[0].to, 3);
}

TEST(ArmadaOptions, IslandsBringGoodsAndTheAncientHavenSparesOne) {
  State state = first_turn("wonders1+armada", 5);
  hold(state, 0, {"stockade", "baths"});
  state.armada.harbours[0].islands = 1U << 1;  // stone or clay
  NoEvents quiet;
  wonders::Flow<NoEvents>(state, quiet).gain(0, sea::kIslandGifts[1], false);
  EXPECT_EQ(lines_of(option_of(state, 0, "build baths ship blue")), "1 clay choice, 1 stone own");
  State spared = first_turn("wonders1+armada", 5);
  hold(spared, 0, {"baths"});
  spared.armada.harbours[0].islands = 1U << 15;
  ASSERT_EQ(sea::kIslandRows[15].id, "ancient-haven");
  EXPECT_EQ(lines_of(option_of(spared, 0, "build baths ship blue")), "1 clay discount, 1 stone own");
}

TEST(ArmadaOptions, CoinsOfASpaceGoToTheBank) {
  State state = first_turn("wonders1+armada", 5);
  hold(state, 0, {"baths"});
  state.armada.harbours[0].ships[2] = 1;  // the next space of blue costs two coins
  const Option both = option_of(state, 0, "build baths ship blue");
  EXPECT_EQ(both.payment.coins, 2);
  EXPECT_EQ(both.payment.printed_coins, 2);
  state.cities[0].coins = 1;
  const Option refused = option_of(state, 0, "build baths ship blue");
  EXPECT_EQ(refused.why_not, WhyNot::Coins);
  EXPECT_EQ(refused.short_of, 1);
}

TEST(ArmadaOptions, WhatCostsNothingStillPaysForTheShip) {
  State state = first_turn("wonders1+armada", 5);
  state.cities[0].coins = 5;
  build(state, 0, {"baths"});
  build(state, 1, {"clay-pool"});
  hold(state, 0, {"aqueduct", "altar", "tavern"});
  const Option chained = option_of(state, 0, "build aqueduct ship blue pay 2 0");
  EXPECT_EQ(chained.payment.means, Means::Chain);
  EXPECT_EQ(lines_of(chained), "1 clay bought 2 to 1");
  EXPECT_EQ(option_of(state, 0, "build altar ship blue pay 2 0").payment.means, Means::Paid);
  EXPECT_EQ(option_of(state, 0, "build altar").payment.means, Means::Nothing);
  // A sale earns coins, a move of the yellow ship does not.
  EXPECT_EQ(option_of(state, 0, "sell altar").gain, 3);
  EXPECT_EQ(option_of(state, 0, "sail with altar").gain, 0);
  EXPECT_EQ(Wonders::parts(state, 0, option_of(state, 0, "sail with altar").action).verb, "sail");
}

TEST(ArmadaOptions, WhatIsRefusedSaysWhyNot) {
  State state = first_turn("wonders1+armada", 5);
  hold(state, 0, {"altar", "lumber-yard", "guard-tower"});
  state.armada.harbours[0].ships[2] = 2;  // the next space asks for cloth, which nobody has
  EXPECT_EQ(option_of(state, 0, "build altar ship blue").why_not, WhyNot::NotForSale);
  EXPECT_EQ(why(state, 0, "build altar ship blue"), "The neighbours do not sell what is missing.");
  state.armada.harbours[0].ships = {6, 6, 6, 6};
  EXPECT_EQ(option_of(state, 0, "build altar ship blue").why_not, WhyNot::ShipAtEnd);
  EXPECT_EQ(why(state, 0, "build altar ship blue"), "That ship has reached its last space.");
  EXPECT_EQ(option_of(state, 0, "sail with altar").why_not, WhyNot::ShipAtEnd);
  EXPECT_EQ(why(state, 0, "sail with altar"), "That ship has reached its last space.");
  EXPECT_EQ(why(state, 0, "build altar ship red"), "The red fleet does not sail with a card of this colour.");
  EXPECT_EQ(why(state, 0, "build lumber-yard ship blue"),
            "The blue fleet does not sail with a card of this colour.");
  EXPECT_EQ(why(state, 0, "stage with altar ship green"),
            "The green fleet does not bear the wonder symbol of this shipyard.");
}

TEST(ArmadaOptions, AnswersThatAreRefusedSayWhatIsAsked) {
  State state = first_turn("wonders1+armada", 5);
  state.armada.harbours[0].free_moves = 2 * 16 + sea::kAnyFleet;
  state.armada.harbours[0].ships[0] = 6;
  state.agenda.push(wonders::Step::Ask, 1U, sea::of(sea::Matter::Sail));
  EXPECT_EQ(why(state, 0, "sail yellow"), "Name 2 different ships, or pass.");
  EXPECT_EQ(why(state, 0, "sail red blue"), "One of those ships cannot sail now.");
  state.agenda.top().detail = sea::of(sea::Matter::Keep);
  state.armada.harbours[0].looked_at = 0b110;
  EXPECT_EQ(why(state, 0, "keep foggy-island"), "Keep one of the islands that you look at.");
}

}  // namespace
}  // namespace heptad::tests::armada_explained
