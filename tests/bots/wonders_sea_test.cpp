// What bots make of Armada and of teams.
#include "bots/wonders/armada/worth.h"
#include "bots/wonders/features.h"
#include "bots/wonders/minds.h"
#include "bots/wonders/worth.h"
#include "engine/wonders/armada/flow.h"
#include "tests/bots/games.h"

namespace heptad::wonders {
namespace {

State first_turn(const char* rules, int players, std::uint64_t seed = 1) {
  Rng rng(seed);
  State state = *Wonders::start(*parse_rules(rules, players));
  NoEvents quiet;
  Wonders::play_nature(state, rng);
  while (state.step() != Step::Choose) {
    for (SeatSet seats = Wonders::to_act(state); !seats.empty(); seats.remove(seats.lowest())) {
      Wonders::apply(state, seats.lowest(), Wonders::sample(state, seats.lowest(), rng), quiet);
    }
    Wonders::play_nature(state, rng);
  }
  return state;
}

TEST(SeaWorth, AShipMoreIsWorthMoreThanNone) {
  const State state = first_turn("wonders2+armada", 4);
  for (Seat seat = 0; seat < 4; ++seat) {
    for (int fleet = 0; fleet < armada::kFleets; ++fleet) {
      EXPECT_GT(armada::move_worth(state, seat, static_cast<armada::Fleet>(fleet)), 0) << fleet;
    }
  }
}

TEST(SeaWorth, IslandsAreWorthMoreTheHigherTheirLevel) {
  State state = first_turn("wonders2+armada", 4);
  double before = 0;
  for (const int at : {1, 3, 5}) {
    state.armada.harbours[0].ships[static_cast<int>(armada::Fleet::Green)] = static_cast<std::uint8_t>(at);
    const double worth = armada::move_worth(state, 0, armada::Fleet::Green);
    EXPECT_GT(worth, before);
    before = worth;
  }
}

TEST(SeaWorth, ATaxThatNobodyPaysIsWorthLess) {
  State state = first_turn("wonders2+armada", 4);
  auto& harbours = state.armada.harbours;
  constexpr int kYellow = static_cast<int>(armada::Fleet::Yellow);
  harbours[0].ships[kYellow] = 3;
  const double paid = armada::move_worth(state, 0, armada::Fleet::Yellow);
  for (int seat = 1; seat < 4; ++seat) harbours[seat].ships[kYellow] = 6;
  EXPECT_LT(armada::move_worth(state, 0, armada::Fleet::Yellow), paid);
}

TEST(SeaWorth, WhoeverWouldBeBeatenStaysOut) {
  State state = first_turn("wonders2+armada", 4);
  state.agenda.push(Step::Ask, 1U, armada::of(armada::Matter::StayOut));
  const auto stays_out = [&] {
    return worth(state, 0, act(Verb::Choose, 1)) > worth(state, 0, act(Verb::Choose, 0));
  };
  for (int seat = 1; seat < 4; ++seat) state.armada.harbours[seat].symbols = 2;
  EXPECT_TRUE(stays_out());
  state.armada.harbours[0].symbols = 3;
  EXPECT_FALSE(stays_out());
}

TEST(SeaFeatures, StandingCountsTheNavalConflictsToCome) {
  State state = first_turn("wonders1+armada", 3);
  for (City& city : state.cities) city.shields = 0;
  state.armada.harbours[1].symbols = 1;
  const Standing standing = standing_of(state);
  EXPECT_EQ(standing.after_war[1] - standing.points[1], 3 + 5 + 7);
  EXPECT_EQ(standing.after_war[0] - standing.points[0], -1 - 2 - 3);
}

// Every input and row of every position lies within the net, and different islands look different.
TEST(SeaFeatures, StayWithinTheirNet) {
  for (const char* name : {"wonders1+armada", "wonders2+armada", "wonders2+teams", "wonders1+armada+teams"}) {
    for (const int players : {4, 6, 8}) {
      Rules rules = *parse_rules(name);
      rules.players = players;
      if (!check_players(rules)) continue;
      const NetShape shape = wonders::net_shape(rules);
      Rng rng(5);
      State state = *Wonders::start(rules);
      NoEvents quiet;
      int fleet_cards = 0;
      for (;;) {
        Wonders::play_nature(state, rng);
        SeatSet seats = Wonders::to_act(state);
        if (seats.empty()) break;
        const Standing standing = standing_of(state);
        for (Seat seat = 0; seat < players; ++seat) {
          ActionList actions;
          if (seats.has(seat)) Wonders::legal_actions(state, seat, actions);
          NetInput input;
          describe(state, standing, seat, actions, input);
          ASSERT_LT(input.on_count, NetInput::kMostOn);
          for (int i = 0; i < input.on_count; ++i) ASSERT_LT(input.on[i], shape.inputs);
          for (const Action& action : actions) {
            const ActionRows rows = rows_of(state, seat, action);
            ASSERT_GT(rows.count, 0);
            for (int i = 0; i < rows.count; ++i)
              ASSERT_LT(rows.rows[static_cast<std::size_t>(i)], shape.actions);
            fleet_cards += is_order(verb_of(action)) && card_of(action) >= 80 ? 1 : 0;
          }
        }
        for (; !seats.empty(); seats.remove(seats.lowest())) {
          Wonders::apply(state, seats.lowest(), Wonders::sample(state, seats.lowest(), rng), quiet);
        }
      }
      EXPECT_EQ(fleet_cards > 0, rules.armada);
    }
  }
}

TEST(Teams, PartnersHaveTheSameShareAndItIsTheTeams) {
  Rng rng(8);
  State state = *Wonders::start(*parse_rules("wonders2+armada+teams", 6));
  NoEvents quiet;
  Shares shares = {};
  for (;;) {
    Wonders::play_nature(state, rng);
    SeatSet seats = Wonders::to_act(state);
    if (seats.empty()) break;
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      Wonders::apply(state, seats.lowest(), Wonders::sample(state, seats.lowest(), rng), quiet);
    }
  }
  shares_at_end(state, shares);
  const SeatSet winners = Wonders::outcome(state).winners;
  ASSERT_EQ(winners.size(), 2);
  for (int seat = 0; seat < 6; seat += 2) {
    EXPECT_EQ(shares[seat], shares[seat + 1]);
    EXPECT_EQ(shares[seat] > 0.5F, winners.has(static_cast<Seat>(seat)));
  }
}

TEST(Teams, ThePartnerIsPaidRatherThanAnOpponent) {
  // Over many hands: of all ways to pay for one use, no other gives less to the opponents.
  int chosen = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    State state = first_turn("wonders1+teams", 4, seed);
    for (City& city : state.cities) {
      city.coins = 8;
      for (const unsigned resource : {1U, 2U, 4U, 8U}) city.sold.add(resource, 1);
    }
    for (Seat seat = 0; seat < 4; ++seat) {
      ActionList all;
      ActionList candidates;
      Wonders::legal_actions(state, seat, all);
      candidate_actions(state, seat, candidates);
      const int opponent = kBillArg + (seat % 2 == 0 ? 1 : 0);  // the left one is the next seat
      for (const Action& one : candidates) {
        for (const Action& other : all) {
          const bool same_use = other.kind == one.kind && other.arg[0] == one.arg[0];
          if (!same_use || !is_order(verb_of(one))) continue;
          EXPECT_LE(one.arg[opponent], other.arg[opponent]);
          chosen += one.arg[opponent] < other.arg[opponent] ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(chosen, 0);
}

}  // namespace
}  // namespace heptad::wonders
