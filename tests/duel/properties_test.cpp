// What holds at every step of every game, over many games at random.
#include <algorithm>
#include <cstring>

#include "engine/duel/action.h"
#include "tests/duel/derived.h"
#include "tests/duel/random_play.h"
#include "tests/slow.h"

namespace heptad::tests {
namespace {

using duel::Duel;
using duel::State;

int games() { return slow_tests() ? 100'000 : 2'000; }

// Runs visit over many games until one fails.
template <class Visit>
void over_many_games(int count, Visit visit) {
  for (int seed = 1; seed <= count && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    play_at_random(static_cast<std::uint64_t>(seed), visit);
  }
}

// In how many places a card is known to be.
int places(const State& state, duel::Card card) {
  return state.cities[0].cards.has(card) + state.cities[1].cards.has(card) + state.discard.has(card) +
         static_cast<int>(std::ranges::count(state.under, card)) +
         static_cast<int>(std::ranges::count(state.structure.cards, card));
}

void check_cards(const State& state) {
  int unplaced[4] = {};
  for (int i = 0; i < duel::kOwnCardCount; ++i) {
    const auto card = static_cast<duel::Card>(i);
    const int age = duel::kCards[card].age;
    const int found = places(state, card);
    const bool unseen =
        age == state.age && (state.structure.unseen >> (card - duel::kAgeDecks[age].first) & 1) != 0;
    ASSERT_LE(found, 1) << duel::kCards[card].id;
    ASSERT_EQ(found == 0 && age == state.age, unseen) << duel::kCards[card].id;
    ASSERT_FALSE(found == 1 && age > state.age) << duel::kCards[card].id;
    unplaced[age] += found == 0 ? 1 : 0;
  }
  for (int age = 1; age < state.age; ++age) ASSERT_EQ(unplaced[age], 3);
}

TEST(DuelProperty, EveryCardIsInOnePlaceOrUnseen) {
  over_many_games(games(), [](const Step& step) { check_cards(step.after); });
}

TEST(DuelProperty, EveryTokenAndWonderIsInOnePlace) {
  over_many_games(games(), [](const Step& step) {
    const State& state = step.after;
    const auto& [first, second] = state.cities;
    ASSERT_EQ(state.board + state.box + first.tokens + second.tokens, (1 << duel::kOwnTokenCount) - 1);
    ASSERT_EQ(state.drawn & ~state.box, 0);
    const int wonders =
        state.undealt + state.offered + first.wonders + first.built + second.wonders + second.built;
    const bool seven_stand = std::popcount(first.built) + std::popcount(second.built) == 7;
    const int missing = (1 << duel::kOwnWonderCount) - 1 - wonders;
    ASSERT_EQ(std::popcount(static_cast<unsigned>(missing)), seven_stand ? 1 : 0);
    ASSERT_EQ(seven_stand && (first.wonders | second.wonders) != 0, false);
  });
}

// By how much each seat's coins change, as the events tell it.
std::array<int, 2> told_flow(const std::vector<Event>& events) {
  std::array<int, 2> flow = {};
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::Sold:
      case EventKind::CoinsGained: flow[event.seat] += event.amount; break;
      case EventKind::Built:
      case EventKind::WonderBuilt:
      case EventKind::CoinsLost:
      case EventKind::LootFired: flow[event.seat] -= event.amount; break;
      case EventKind::CoinsPaid: flow[event.other] += event.amount; break;
      default: break;
    }
  }
  return flow;
}

TEST(DuelProperty, CoinsChangeAsTheEventsTellAndAreNeverNegative) {
  over_many_games(games(), [](const Step& step) {
    const auto flow = told_flow(step.events);
    for (const Seat seat : {0, 1}) {
      ASSERT_EQ(step.after.cities[seat].coins - step.before.cities[seat].coins, flow[seat]);
      ASSERT_GE(step.after.cities[seat].coins, 0);
    }
  });
}

TEST(DuelProperty, TheSumsOfACityFollowFromItsSets) {
  over_many_games(games(), [](const Step& step) {
    for (const duel::City& city : step.after.cities) ASSERT_EQ(city, derived(city));
  });
}

TEST(DuelProperty, OpenCardsAreThoseUncoveredAndFaceUpWhenASeatChooses) {
  over_many_games(games(), [](const Step& step) {
    const duel::Structure& structure = step.after.structure;
    if (step.after.age == 0) return;
    duel::Slots open = 0;
    for_each_bit(structure.present, [&](int slot) {
      if ((duel::kLayouts[step.after.age].covered_by[slot] & structure.present) == 0) open |= 1U << slot;
    });
    ASSERT_EQ(structure.available, open);
    ASSERT_EQ(structure.known & ~structure.present, 0U);
    const bool turn = !step.after.over() && step.after.decision().kind == duel::DecisionKind::Turn;
    ASSERT_TRUE(!turn || (structure.available & ~structure.known) == 0);
  });
}

TEST(DuelProperty, MilitaryTokensAreGoneExactlyWhereThePawnHasBeen) {
  for (int seed = 1; seed <= games() && !HasFailure(); ++seed) {
    int least = 0, most = 0;
    play_at_random(static_cast<std::uint64_t>(seed), [&](const Step& step) {
      least = std::min<int>(least, step.after.pawn);
      most = std::max<int>(most, step.after.pawn);
      for (std::size_t i = 0; i < std::size(duel::kLoot); ++i) {
        const int at = duel::kLoot[i].position;
        ASSERT_EQ(step.after.loot >> i & 1, least <= at && at <= most ? 0 : 1);
      }
    });
  }
}

TEST(DuelProperty, EveryTextReadsBackAndTheLogReplaysByteForByte) {
  for (int seed = 1; seed <= games() && !HasFailure(); ++seed) {
    std::vector<std::pair<Seat, std::string>> log;
    const State end = play_at_random(static_cast<std::uint64_t>(seed), [&](const Step& step) {
      log.emplace_back(step.seat, Duel::text(step.before, step.action));
    });
    State replayed = *Duel::start({});
    NoEvents quiet;
    for (const auto& [seat, text] : log) {
      const auto action = Duel::parse(replayed, text);
      ASSERT_TRUE(action) << text;
      ASSERT_EQ(Duel::text(replayed, *action), text);
      ASSERT_TRUE(Duel::check(replayed, seat, *action)) << text;
      Duel::apply(replayed, seat, *action, quiet);
    }
    ASSERT_EQ(std::memcmp(&replayed, &end, sizeof(State)), 0);
  }
}

TEST(DuelProperty, OptionsCheckAndTheLegalListAgree) {
  ActionList list;
  over_many_games(games() / 5, [&](const Step& step) {
    const State& state = step.before;
    if (step.seat == kNature) {
      ASSERT_TRUE(Duel::check(state, kNature, step.action));
      ASSERT_FALSE(Duel::check(state, 0, step.action));
      return;
    }
    Duel::legal_actions(state, step.seat, list);
    std::vector<Action> legal(list.begin(), list.end()), explained;
    for (const Option& option : Duel::options(state, step.seat)) {
      if (option.legal()) explained.push_back(option.action);
      ASSERT_EQ(Duel::check(state, step.seat, option.action).has_value(), option.legal());
      ASSERT_EQ(option.why_not == WhyNot::Coins, option.short_of > 0);
    }
    ASSERT_EQ(legal, explained);
    Duel::legal_actions(state, step.seat ^ 1, list);
    ASSERT_TRUE(list.empty());
    ASSERT_FALSE(Duel::check(state, step.seat ^ 1, step.action));
  });
}

}  // namespace
}  // namespace heptad::tests
