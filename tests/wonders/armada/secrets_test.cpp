// What a seat may know of islands, ships and the hand of a partner.
#include <cstring>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/game.h"
#include "engine/wonders/armada/nature.h"
#include "engine/wonders/game.h"

namespace heptad::tests::armada_secrets {
namespace {

using wonders::State;
using wonders::Step;
using wonders::Wonders;
namespace sea = wonders::armada;

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

State started(const char* name, int players, std::vector<std::pair<std::string, std::string>> options = {}) {
  Rules rules = *parse_rules(name, players);
  rules.options.insert(rules.options.end(), options.begin(), options.end());
  return *Wonders::start(rules);
}

// Everybody does the first thing offered, and luck rolls, until that holds.
State until(State state, const std::function<bool(const State&)>& holds, std::uint64_t seed = 3) {
  Rng rng(seed);
  NoEvents quiet;
  while (!holds(state)) {
    const Seat seat = Wonders::to_act(state).lowest();
    ActionList list;
    if (seat != kNature) Wonders::legal_actions(state, seat, list);
    Wonders::apply(state, seat, seat == kNature ? Wonders::roll(state, rng) : list[list.size() - 1], quiet);
  }
  return state;
}
bool at_choice(const State& state) { return state.step() == Step::Choose; }
bool at(const State& state, Step step, sea::Matter matter) {
  return state.step() == step && sea::matter_of(state.agenda.top()) == matter;
}
bool showing(const State& state) { return at(state, Step::Luck, sea::Matter::ShowIslands); }
bool keeping(const State& state) { return at(state, Step::Ask, sea::Matter::Keep); }

// These seats explore level 1 on this turn.
State exploring(const char* name, int players, std::initializer_list<int> seats) {
  State state = until(started(name, players), at_choice);
  for (const int seat : seats) sea::explore(state.armada.harbours[seat], 1);
  return until(state, showing);
}

struct Seen {
  std::string json;
  std::vector<Event> events;
};
// What a viewer learns when this is done.
Seen seen(State& state, Seat who, const Action& action, std::optional<Seat> viewer) {
  EventLog log;
  Wonders::apply(state, who, action, log);
  Seen seen{.json = Wonders::json(Wonders::view(state, viewer)), .events = {}};
  for (const Event& event : log.events) seen.events.push_back(seen_by(event, viewer));
  return seen;
}

std::vector<std::optional<Seat>> others_than(int seat, int players) {
  std::vector<std::optional<Seat>> others = {std::nullopt};
  for (int i = 0; i < players; ++i) {
    if (i != seat) others.emplace_back(static_cast<Seat>(i));
  }
  return others;
}

// Islands 0 to 8 are those of level 1.
constexpr sea::Islands kSome = 0b000001111, kOthers = 0b011110000;

TEST(ArmadaSecrets, IslandsLookedAtAreKnownToThatSeatAlone) {
  for (const char* name : {"wonders1+armada", "wonders2+armada", "wonders2+armada+teams"}) {
    const State before = exploring(name, 4, {1});
    for (const auto viewer : others_than(1, 4)) {
      State one = before, other = before;
      const Seen here = seen(one, kNature, sea::islands_action(1, kSome), viewer);
      const Seen there = seen(other, kNature, sea::islands_action(1, kOthers), viewer);
      EXPECT_EQ(here.json, there.json);
      EXPECT_EQ(here.events, there.events);
      EXPECT_TRUE(same_bytes(Wonders::view(one, viewer), Wonders::view(other, viewer)));
    }
    State one = before, other = before;
    EXPECT_NE(seen(one, kNature, sea::islands_action(1, kSome), 1).json,
              seen(other, kNature, sea::islands_action(1, kOthers), 1).json);
  }
}

// The one island that is kept is shown; the others went back unseen.
TEST(ArmadaSecrets, WhatWasNotKeptStaysUnknown) {
  const State before = exploring("wonders1+armada", 3, {0});
  const sea::Islands shared = 0b000000001;
  for (const auto viewer : others_than(0, 3)) {
    State one = before, other = before;
    NoEvents quiet;
    Wonders::apply(one, kNature, sea::islands_action(0, kSome), quiet);
    Wonders::apply(other, kNature, sea::islands_action(0, (kOthers & ~0b10000U) | shared), quiet);
    const Action keep = wonders::act(wonders::Verb::Choose, 0);
    const Seen here = seen(one, 0, keep, viewer);
    const Seen there = seen(other, 0, keep, viewer);
    EXPECT_EQ(here.events, there.events);
    EXPECT_EQ(here.json, there.json);
    EXPECT_TRUE(same_bytes(Wonders::view(one, viewer), Wonders::view(other, viewer)));
  }
}

TEST(ArmadaSecrets, IslandsAreKeptAtTheSameTimeAndThenShown) {
  const State before = until(exploring("wonders1+armada", 4, {0, 2}), keeping);
  ActionList list;
  Wonders::legal_actions(before, 0, list);
  ASSERT_EQ(list.size(), 4);  // nine, shared out to two
  for (const auto viewer : others_than(0, 4)) {
    State one = before, other = before;
    const Seen here = seen(one, 0, list[0], viewer);
    const Seen there = seen(other, 0, list[1], viewer);
    EXPECT_EQ(here.events, there.events);
    EXPECT_EQ(here.json, there.json);
    EXPECT_TRUE(same_bytes(Wonders::view(one, viewer), Wonders::view(other, viewer)));
    // What another keeps does not depend on it either.
    ActionList real, imagined;
    Wonders::legal_actions(one, 2, real);
    Wonders::legal_actions(other, 2, imagined);
    EXPECT_TRUE(std::ranges::equal(real, imagined));
  }
  State one = before;
  NoEvents quiet;
  Wonders::apply(one, 0, list[0], quiet);
  EXPECT_EQ(one.armada.harbours[0].islands, 0U);
  Wonders::legal_actions(one, 2, list);
  Wonders::apply(one, 2, list[0], quiet);
  EXPECT_EQ(std::popcount(Wonders::view(one, std::nullopt).armada.harbours[0].islands), 1);
}

TEST(ArmadaSecrets, FreeMovesAreGivenAtTheSameTime) {
  State before = until(started("wonders1+armada", 4), at_choice);
  for (const int seat : {0, 3}) {
    before.armada.harbours[seat].free_moves = 1 * 16 + sea::kAnyFleet;
    before.agenda.ask_later(Step::Ask, seat, sea::of(sea::Matter::Sail));
  }
  before = until(before, [](const State& state) { return at(state, Step::Ask, sea::Matter::Sail); });
  ActionList list;
  Wonders::legal_actions(before, 0, list);
  for (const auto viewer : others_than(0, 4)) {
    State one = before, other = before;
    const Seen here = seen(one, 0, list[0], viewer);
    const Seen there = seen(other, 0, list[list.size() - 1], viewer);
    EXPECT_EQ(here.events, there.events);
    EXPECT_EQ(here.json, there.json);
    EXPECT_TRUE(same_bytes(Wonders::view(one, viewer), Wonders::view(other, viewer)));
  }
}

// Somebody else's look: every island that may be there is guessed now and then, and none that may not.
TEST(ArmadaSecrets, GuessesCoverEveryIslandThatASeatMayNotKnow) {
  State state = exploring("wonders2+armada", 4, {0, 1});
  state.armada.harbours[3].islands = 1U << 8;  // lies open
  NoEvents quiet;
  Wonders::apply(state, kNature, sea::islands_action(0, 0b00001111), quiet);
  Wonders::apply(state, kNature, sea::islands_action(1, 0b11110000), quiet);
  const State seen = Wonders::view(state, 0);
  Rng rng(4);
  sea::Islands all = 0;
  std::set<sea::Islands> different;
  for (int i = 0; i < 200; ++i) {
    const State world = Wonders::guess(seen, rng);
    const sea::Islands looked_at = world.armada.harbours[1].looked_at;
    EXPECT_EQ(world.armada.harbours[0].looked_at, 0b00001111U);
    EXPECT_EQ(std::popcount(looked_at), 4);
    EXPECT_EQ(looked_at & ~0b11110000U, 0U);
    EXPECT_TRUE(same_bytes(Wonders::view(world, 0), seen));
    all |= looked_at;
  }
  EXPECT_EQ(all, 0b11110000U);  // it is all that is left: seat 0 can work it out
  // A seat that looks at nothing cannot.
  const State outside = Wonders::view(state, 2);
  all = 0;
  for (int i = 0; i < 400; ++i) {
    const State world = Wonders::guess(outside, rng);
    const sea::Islands one = world.armada.harbours[0].looked_at, other = world.armada.harbours[1].looked_at;
    EXPECT_EQ(std::popcount(one), 4);
    EXPECT_EQ(std::popcount(other), 4);
    EXPECT_EQ(one & other, 0U);
    EXPECT_TRUE(same_bytes(Wonders::view(world, 2), outside));
    different.insert(one);
    all |= one;
  }
  EXPECT_EQ(all, 0b11111111U);
  EXPECT_GT(different.size(), 50U);
}

// --- partners --------------------------------------------------------------------------------------------

TEST(TeamSecrets, PartnersSeeEachOthersHandAndNothingElse) {
  for (const char* name : {"wonders1+teams", "wonders2+armada+teams"}) {
    State state = until(started(name, 4), at_choice);
    const State partner = Wonders::view(state, 1), opponent = Wonders::view(state, 2);
    EXPECT_EQ(partner.hands[0].cards, state.hands[0].cards);
    EXPECT_EQ(opponent.hands[0].cards[0], wonders::kUnknownCard);
    // Not what is ordered.
    ActionList list;
    Wonders::legal_actions(state, 0, list);
    State one = state, other = state;
    NoEvents quiet;
    Wonders::apply(one, 0, list[0], quiet);
    Wonders::apply(other, 0, list[list.size() - 1], quiet);
    EXPECT_TRUE(same_bytes(Wonders::view(one, 1), Wonders::view(other, 1)));
  }
}

// The card under a stage and the one sold: the partner saw the hand, and the hand it became.
TEST(TeamSecrets, APartnerKnowsWhatLeftAHandOnlyAsFarAsTheHandsTell) {
  State state = until(started("wonders1+teams", 4, {{"partners", "closed"}}), at_choice);
  EXPECT_EQ(Wonders::view(state, 1).hands[0].cards[0], wonders::kUnknownCard);
  const std::string json = Wonders::json(Wonders::view(state, 1));
  EXPECT_NE(json.find("\"hand\":[null,["), std::string::npos) << json.substr(0, 400);
  const std::string open = Wonders::json(Wonders::view(until(started("wonders1+teams", 4), at_choice), 1));
  EXPECT_NE(open.find("\"hand\":[[\""), std::string::npos);
}

TEST(TeamSecrets, GuessesKeepThePartnersHandAndMixTheOpponents) {
  const State state = until(started("wonders2+teams", 4), at_choice);
  const State seen = Wonders::view(state, 0);
  Rng rng(8);
  std::set<std::array<wonders::Card, wonders::kMaxHand>> hands;
  for (int i = 0; i < 30; ++i) {
    const State world = Wonders::guess(seen, rng);
    EXPECT_EQ(world.hands[1].cards, state.hands[1].cards);
    EXPECT_TRUE(same_bytes(Wonders::view(world, 0), seen));
    hands.insert(world.hands[2].cards);
  }
  EXPECT_GT(hands.size(), 20U);
}

// --- boards ----------------------------------------------------------------------------------------------

TEST(WondersSecrets, GivenBoardsThatLuckDealsAreNobodysUntilThen) {
  const auto view_of = [](const char* seating) {
    const State state = started("wonders1", 3, {{"boards", "gizah rhodos babylon"}, {"seating", seating}});
    return Wonders::json(Wonders::view(state, 0));
  };
  const auto count = [](const std::string& text, std::string_view word) {
    int found = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count(view_of("given"), "\"board\":null"), 0);
  EXPECT_EQ(count(view_of("random"), "\"board\":null"), 3);
  // Who has taken a board keeps it.
  State state = started("wonders1", 3, {{"boards", "choose"}, {"seating", "random"}});
  NoEvents quiet;
  Wonders::apply(state, 0, wonders::act(wonders::Verb::Board, 2), quiet);
  EXPECT_EQ(count(Wonders::json(Wonders::view(state, 1)), "\"board\":null"), 2);
}

}  // namespace
}  // namespace heptad::tests::armada_secrets
