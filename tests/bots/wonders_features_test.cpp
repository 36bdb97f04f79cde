// What the net sees of a 7 Wonders position.
#include "bots/wonders/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/nets.h"
#include "bots/train/trainer.h"
#include "engine/core/rng.h"

namespace heptad::wonders {
namespace {

// The first Age of a game with three players, at a turn.
State at_turn(int turn, Rng& rng) {
  Rules rules = *parse_rules("wonders1");
  rules.players = 3;
  State state = *Wonders::start(rules);
  NoEvents quiet;
  Wonders::play_nature(state, rng);
  while (state.age < 1 || state.turn < turn) {
    for (SeatSet seats = Wonders::to_act(state); !seats.empty(); seats.remove(seats.lowest())) {
      Wonders::apply(state, seats.lowest(), Wonders::sample(state, seats.lowest(), rng), quiet);
    }
    Wonders::play_nature(state, rng);
  }
  EXPECT_EQ(state.turn, turn);
  return state;
}

std::vector<int> inputs_of(const State& state, Seat seat) {
  ActionList actions;
  Wonders::legal_actions(state, seat, actions);
  NetInput input;
  describe(state, standing_of(state), seat, actions, input);
  std::vector<int> on(input.on.begin(), input.on.begin() + input.on_count);
  std::sort(on.begin(), on.end());
  return on;
}

bool sees_hand_of(const State& state, Seat viewer, Seat holder) {
  State other = state;
  other.hands[holder].cards.fill(0);
  return inputs_of(state, viewer) != inputs_of(other, viewer);
}

TEST(WondersFeatures, AHandOnItsWayIsSeenByWhoHasHeldIt) {
  // Hands go to the left in the first Age: the next one comes from seat 2, the one behind it from seat 1.
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    const State first = at_turn(1, rng);
    EXPECT_FALSE(sees_hand_of(first, 0, 1));
    EXPECT_FALSE(sees_hand_of(first, 0, 2));
    const State second = at_turn(2, rng);
    EXPECT_TRUE(sees_hand_of(second, 0, 1)) << "held on the first turn";
    EXPECT_FALSE(sees_hand_of(second, 0, 2)) << "never held";
    const State third = at_turn(3, rng);
    EXPECT_TRUE(sees_hand_of(third, 0, 1));
    EXPECT_TRUE(sees_hand_of(third, 0, 2));
    const State last = at_turn(6, rng);
    EXPECT_FALSE(sees_hand_of(last, 0, 1)) << "comes to nobody any more";
    EXPECT_FALSE(sees_hand_of(last, 0, 2));
  }
}

TEST(WondersFeatures, StandingCountsTheWarsToComeWithTodaysShields) {
  Rng rng(1);
  State state = at_turn(2, rng);
  const auto gained = [&] {
    const Standing standing = standing_of(state);
    std::vector<int> points;
    for (Seat seat = 0; seat < 3; ++seat) points.push_back(standing.after_war[seat] - standing.points[seat]);
    return points;
  };
  for (City& city : state.cities) city.shields = 0;
  EXPECT_EQ(gained(), (std::vector{0, 0, 0}));
  state.cities[0].shields = state.cities[2].shields = 2;
  EXPECT_EQ(gained(), (std::vector{1 + 3 + 5, -6, 1 + 3 + 5}));
  state.cities[2].shields = 1;
  EXPECT_EQ(gained(), (std::vector{2 * (1 + 3 + 5), -6, 1 + 3 + 5 - 3}));
  state.age = 3;
  EXPECT_EQ(gained(), (std::vector{2 * 5, -2, 5 - 1}));
  state.agenda.clear();
  EXPECT_EQ(gained(), (std::vector{0, 0, 0}));
}

TEST(WondersFeatures, WeightsWithoutOutlookGoOnAsTheyWere) {
  const Rules rules = *parse_rules("wonders1");
  const NetWeights before = fresh_net(net_shape_without_outlook(), 3);
  const std::string file = write_net(before);
  const auto grown = read_net_for(rules, {reinterpret_cast<const unsigned char*>(file.data()), file.size()});
  ASSERT_TRUE(grown) << grown.error().message;
  ASSERT_EQ(grown->shape, wonders::net_shape(rules));
  Rng rng(2);
  const State state = at_turn(4, rng);
  NetInput all;
  describe(state, standing_of(state), 0, {}, all);
  NetInput old;
  old.clear();
  for (int i = 0; i < all.on_count; ++i) {
    if (all.on[i] < before.shape.inputs) old.turn_on(all.on[i]);
  }
  for (int i = 0; i < all.amount_count; ++i) {
    if (all.amounts[i].input < before.shape.inputs) old.set(all.amounts[i].input, all.amounts[i].value);
  }
  ASSERT_LT(old.on_count, all.on_count);
  Hidden one;
  Hidden other;
  Evaluator(before).first_layer(old, one);
  const Evaluator larger(*grown);
  larger.first_layer(all, other);
  EXPECT_NEAR(Evaluator(before).win_probability(one), larger.win_probability(other), 0.01);
}

}  // namespace
}  // namespace heptad::wonders
