// Every rule set and player count that exists, and random games of each, for properties that hold in any
// game.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/game.h"
#include "engine/playout.h"
#include "tests/slow.h"

namespace heptad::testing {

// One way to play: a rule set with a number of players, and how many random games its properties get.
struct Variant {
  Rules rules;
  int games = 0;
};

inline void PrintTo(const Variant& variant, std::ostream* out) {
  *out << rules_name(variant.rules) << " with " << variant.rules.players;
}

inline std::string variant_name(const ::testing::TestParamInfo<Variant>& info) {
  std::string name = rules_name(info.param.rules) + "_" + std::to_string(info.param.rules.players);
  std::ranges::replace(name, '+', '_');
  return name;
}

// 2,000 games a rule set, 100,000 in the slow suite. A quarter with Armada or teams, whose lists are longer.
inline int games_per_rule_set(const Rules& rules) {
  return (tests::slow_tests() ? 100'000 : 2'000) / (rules.armada || rules.teams ? 4 : 1);
}

inline std::vector<Variant> all_variants() {
  std::vector<Variant> all;
  for (const std::string& name : known_rule_sets()) {
    std::vector<Variant> of_this;
    for (int players = 1; players <= kMaxSeats; ++players) {
      const auto rules = parse_rules(name, players);
      if (rules && AnyGame::start(*rules)) of_this.push_back({*rules});
    }
    for (Variant& variant : of_this) {
      variant.games = games_per_rule_set(variant.rules) / static_cast<int>(of_this.size());
      all.push_back(variant);
    }
  }
  return all;
}

// Equal positions are equal bytes.
template <class State>
bool same(const State& a, const State& b) {
  static_assert(std::has_unique_object_representations_v<State>);
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// Calls visit(game, start) with the game's type and the position before anything happened.
template <class Visit>
void with_start(const Rules& rules, Visit visit) {
  const auto game = AnyGame::start(rules);
  ASSERT_TRUE(game) << game.error().message;
  std::visit(
      [&](const auto& start) { visit(typename GameOf<std::remove_cvref_t<decltype(start)>>::Type{}, start); },
      game->state());
}

// Plays the variant's games; watch(position, seat, action) sees every action before it is applied, and
// ended(position, number of the game) every last position. Stops at the first game that failed.
template <Game G, class Watch, class Ended>
void play_games(const Variant& variant, const typename G::State& start, Watch watch, Ended ended) {
  for (int game = 0; game < variant.games && !::testing::Test::HasFailure(); ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    Rng rng = rng_of_game(1, static_cast<std::uint64_t>(game));
    auto state = start;
    play_out<G>(state, rng, [&](const auto& position, Seat seat, const Action& action, int) {
      watch(position, seat, action);
    });
    ended(state, game);
  }
}

class RandomGames : public ::testing::TestWithParam<Variant> {};

}  // namespace heptad::testing
