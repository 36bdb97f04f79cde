// What holds at every step of every game of Pantheon, over many games at random. What holds in any game is
// tested for every rule set in tests/properties.
#include <algorithm>

#include "engine/duel/moments.h"
#include "engine/game.h"
#include "tests/duel/pantheon/pantheon_game.h"
#include "tests/duel/random_play.h"
#include "tests/slow.h"

namespace heptad::tests {
namespace {

using duel::Duel;
using duel::State;
using duel::pantheon::Pantheon;

constexpr auto kAstarte = duel::pantheon::divinity_with(duel::pantheon::EffectKind::GuardedCoins);
constexpr std::optional<Seat> kViewers[] = {Seat{0}, Seat{1}, std::nullopt};

template <class Visit>
void over_many_games(int share, Visit visit) {
  const Rules rules = *parse_rules("duel+pantheon");
  const int games = (slow_tests() ? 100'000 : 2'000) / share;
  for (int seed = 1; seed <= games && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    play_at_random(static_cast<std::uint64_t>(seed), visit, rules);
  }
}

void check_divinities(const Pantheon& pantheon) {
  const auto& [first, second] = pantheon.seats;
  ASSERT_EQ(first.divinities & second.divinities, 0);
  unsigned in_slots = 0;
  for (int slot = 0; slot < duel::pantheon::kPantheonSlots; ++slot) {
    const duel::pantheon::Face face = pantheon.slots[slot];
    ASSERT_EQ(face.is_none(), (pantheon.filled >> slot & 1) == 0);
    if (face.is_none()) continue;
    ASSERT_LE(face.card, duel::pantheon::kGate);
    ASSERT_EQ(in_slots >> face.card & 1, 0U);
    in_slots |= 1U << face.card;
  }
  ASSERT_EQ(in_slots & (first.divinities | second.divinities), 0U);
  ASSERT_EQ(pantheon.active & ~pantheon.filled, 0);
  for (int mythology = 0; mythology < duel::pantheon::kMythologies; ++mythology) {
    const auto deck = duel::pantheon::pool(pantheon, mythology);
    const duel::pantheon::Face top = pantheon.tops[mythology];
    ASSERT_EQ(std::popcount(deck), pantheon.left[mythology]);
    ASSERT_EQ(top.is_none(), deck == 0);
    ASSERT_TRUE(top.is_none() || top.is_unknown() || (deck >> top.card & 1) != 0);
  }
}

TEST(PantheonProperty, EveryDivinityIsInOnePlace) {  // [duel 123, 124]
  over_many_games(1, [](const Step& step) { check_divinities(step.after.pantheon); });
}

TEST(PantheonProperty, EveryProgressTokenAndWonderIsInOnePlace) {  // [duel 131, 157]
  over_many_games(1, [](const Step& step) {
    const State& state = step.after;
    const auto& [first, second] = state.cities;
    ASSERT_EQ(state.board + state.box + first.tokens + second.tokens + state.pantheon.on_enki,
              (1 << duel::kTokenCount) - 1);
    ASSERT_EQ(state.drawn & ~state.box, 0);
    const int there =
        state.undealt + state.offered + first.wonders + first.built + second.wonders + second.built;
    const auto gone = static_cast<unsigned>((1 << duel::kWonderCount) - 1 - there);
    ASSERT_LE(std::popcount(gone), 1);
    ASSERT_LE(std::popcount(first.built) + std::popcount(second.built), duel::kWonderLimit);
  });
}

TEST(PantheonProperty, EveryCardIsInOnePlaceOrUnseen) {
  over_many_games(1, [](const Step& step) {
    const State& state = step.after;
    for (int i = 0; i < duel::kCardCount; ++i) {
      const auto card = static_cast<duel::Card>(i);
      const int age = duel::kCards[i].age;
      const auto places = state.cities[0].cards.has(card) + state.cities[1].cards.has(card) +
                          state.discard.has(card) + std::ranges::count(state.under, card) +
                          std::ranges::count(state.structure.cards, card);
      const bool unseen =
          age == state.age && (state.structure.unseen >> (i - duel::kAgeDecks[age].first) & 1);
      ASSERT_LE(places + (unseen ? 1 : 0), 1) << duel::kCards[i].id;
      ASSERT_FALSE(places == 1 && duel::kCards[i].colour == duel::Colour::Purple);
    }
  });
}

TEST(PantheonProperty, MythologyAndOfferingTokensAreInOnePlace) {  // [duel 105, 111, 116]
  over_many_games(1, [](const Step& step) {
    const Pantheon& pantheon = step.after.pantheon;
    const auto& [first, second] = pantheon.seats;
    ASSERT_EQ(first.myths & second.myths, 0);
    ASSERT_EQ(first.offerings & second.offerings, 0);
    for_each_bit(pantheon.laid, [&](int slot) {
      ASSERT_NE(step.after.structure.present >> slot & 1, 0U);
      ASSERT_EQ(step.after.structure.known >> slot & 1, 0U);
    });
    for (const Seat seat : {0, 1}) {
      ASSERT_EQ(step.before.pantheon.seats[seat].myths & ~pantheon.seats[seat].myths, 0);
    }
  });
}

// By how much each seat's coins change, those on Astarte included, as the events tell it.
std::array<int, 2> told_flow(const std::vector<Event>& events) {
  std::array<int, 2> flow = {};
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::Sold:
      case EventKind::CoinsGained: flow[event.seat] += event.amount; break;
      case EventKind::DivinityActivated:
        flow[event.seat] += (event.subject == kAstarte ? 7 : 0) - event.amount;
        break;
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

TEST(PantheonProperty, CoinsChangeAsTheEventsTellAndAreNeverNegative) {  // [duel 144, 145]
  std::array<int, 2> told = {};
  over_many_games(1, [&](const Step& step) {
    if (step.before.round == 0) told = {};
    for (const Seat seat : {0, 1}) {
      const auto& devotion = step.after.pantheon.seats[seat];
      told[seat] += told_flow(step.events)[seat];
      ASSERT_GE(step.after.cities[seat].coins, 0);
      ASSERT_GE(devotion.guarded, 0);
      ASSERT_TRUE(devotion.guarded == 0 || (devotion.divinities >> kAstarte & 1) != 0);
    }
    // Astarte invoked through the Theater is told one decision before its coins come.
    if (!step.after.over() && step.after.decision().kind == of(Ask::PutOnTop)) return;
    for (const Seat seat : {0, 1})
      ASSERT_EQ(duel::moments::purse(step.after, seat), duel::kStartingCoins + told[seat]);
  });
}

TEST(PantheonProperty, ViewsHideAndGuessesAgree) {  // [duel 110, 176]
  Rng rng(11);
  over_many_games(4, [&](const Step& step) {
    for (const auto viewer : kViewers) {
      const State view = Duel::view(step.after, viewer);
      const State guess = Duel::guess(view, rng);
      ASSERT_EQ(Duel::view(guess, viewer), view);
      check_divinities(guess.pantheon);
      ASSERT_EQ(Duel::to_act(guess), Duel::to_act(step.after));
    }
  });
}

TEST(PantheonProperty, AnyGuessedWorldCanGoOn) {
  Rng rng(12);
  ActionList list;
  over_many_games(10, [&](const Step& step) {
    if (step.after.over()) return;
    State guess = Duel::guess(Duel::view(step.after, std::nullopt), rng);
    const Seat seat = guess.decision().seat;
    Duel::legal_actions(guess, seat, list);
    const Action action = seat == kNature ? Duel::roll(guess, rng) : list[rng.below(list.size())];
    ASSERT_TRUE(Duel::check(guess, seat, action)) << Duel::text(guess, action);
    NoEvents quiet;
    Duel::apply(guess, seat, action, quiet);
    check_divinities(guess.pantheon);
  });
}

TEST(PantheonProperty, NoDivinityIsToldToWhoMayNotKnowIt) {  // [duel 110]
  over_many_games(4, [&](const Step& step) {
    for (const auto viewer : kViewers) {
      const State view = Duel::view(step.after, viewer);
      for (const Event& event : step.events) {
        if (event.kind != EventKind::DivinityPlaced) continue;
        const bool told = seen_by(event, viewer).subject != kNothing;
        ASSERT_EQ(told, !view.pantheon.slots[event.other].is_hidden());
      }
    }
  });
}

TEST(PantheonProperty, ThePantheonIsFullWhenAgeTwoBegins) {  // [duel 109, 112]
  over_many_games(2, [](const Step& step) {
    if (step.before.age != 1 || step.after.age != 2) return;
    const Pantheon& pantheon = step.after.pantheon;
    ASSERT_EQ(pantheon.active, pantheon.filled);
    ASSERT_EQ(std::ranges::count(pantheon.slots, duel::pantheon::kGate,
                                 [](duel::pantheon::Face face) { return face.card; }),
              1);
    for (const duel::pantheon::Face face : pantheon.slots)
      ASSERT_EQ(face.known_to, duel::pantheon::kEverybody);
  });
}

TEST(PantheonProperty, RoomOnTheStackOfDecisionsIsLeft) {
  over_many_games(2, [](const Step& step) { ASSERT_LT(step.after.depth, step.after.decisions.size() - 1); });
}

}  // namespace
}  // namespace heptad::tests
