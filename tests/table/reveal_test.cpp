#include <algorithm>
#include <span>

#include "engine/duel/pantheon/rules.h"
#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

// What the seat sees after the action, in some world that agrees with what it saw before.
std::string sight_in_a_world(const AnyGame& before, Seat seat, const Action& action, Rng& rng) {
  return std::visit(
      [&]<class State>(const State& state) {
        using G = typename GameOf<State>::Type;
        State world = G::guess(G::view(state, seat), rng);
        NoEvents quiet;
        G::apply(world, seat, action, quiet);
        return G::json(G::view(world, seat));
      },
      before.state());
}

struct Counts {
  int free = 0, revealing = 0;
};

// Random games of people. After every act that does not end one: `look(table, before, seat, action)`.
template <class Look>
void play_randomly(std::string_view rules, int players, int games, Rng& rng, Look look) {
  for (int number = 0; number < games; ++number) {
    std::vector<Chair> chairs;
    for (int i = 0; i < players; ++i) chairs.push_back(person(sha256(std::to_string(i)), "P"));
    PlayedTable table(chairs, {}, rules, players, sha256(std::to_string(number)));
    while (table->status() == Status::Playing) {
      const Seat seat = table.turn();
      const AnyGame before = table->whole_position();
      ActionList list;
      before.legal_actions(seat, list);
      const Action action = list[rng.below(list.size())];
      EXPECT_EQ(table.act(table.owner(seat), before.text(action), "", seat), "ok");
      if (table->status() == Status::Playing) look(*table, before, seat, action);
    }
  }
}

// Wherever undo is free, the seat would have seen the same in every world that it thought possible.
Counts undos_of(std::string_view rules, int players, int games) {
  Counts counts;
  Rng rng(11);
  play_randomly(rules, players, games, rng,
                [&](const Table& table, const AnyGame& before, Seat seat, const Action& action) {
                  const bool alone = before.to_act().size() == 1 && table.whole_log().back().seat == seat;
                  if (!alone) return;
                  if (table.undo_kind(seat) != UndoKind::Free) {
                    ++counts.revealing;
                    return;
                  }
                  ++counts.free;
                  const std::string seen = table.whole_position().view(seat).json();
                  for (int world = 0; world < 30; ++world) {
                    EXPECT_EQ(sight_in_a_world(before, seat, action, rng), seen)
                        << rules << ": " << before.text(action);
                  }
                });
  return counts;
}

TEST(Undo, OfDuelIsFreeUnlessLuckFollows) {
  const Counts counts = undos_of("duel", 2, 5);
  EXPECT_GT(counts.free, 0);
  EXPECT_EQ(counts.revealing, 0);  // all that is hidden is drawn by luck, which is a line of its own
}

TEST(Undo, AsksWhenAPantheonCardShowedDivinitiesTheSeatDidNotKnow) {
  const Counts counts = undos_of("duel+pantheon", 2, 20);
  EXPECT_GT(counts.free, 0);
  EXPECT_GT(counts.revealing, 0);
}

TEST(Undo, OfArmadaAndTeamsAsksWhereSomethingCameToLight) {
  int revealing = 0;
  for (const auto& [rules, players] :
       {std::pair("wonders1+armada", 4), {"wonders2+armada", 3}, {"wonders2+teams", 4}}) {
    revealing += undos_of(rules, players, 20).revealing;
  }
  EXPECT_GT(revealing, 0);
}

// What came to light by an action of a seat, told from the position itself.
struct Shown {
  int opened = 0, decks = 0, gates = 0, hands = 0, piles = 0, islands = 0;

  bool any() const { return opened + decks + gates + hands + piles + islands > 0; }
};

void count_shown(const duel::State& before, const duel::State& after, Seat seat, Shown& shown) {
  const auto mine = duel::pantheon::knower(seat);
  const auto& was = before.pantheon;
  const auto& is = after.pantheon;
  unsigned known = was.seats[0].divinities | was.seats[1].divinities | was.shown;
  unsigned doubtful = 0;  // mythologies of which it does not know what lies in the Pantheon
  unsigned covered = 0;   // of which it does not know the top
  const auto know = [&](std::span<const duel::pantheon::Face> faces, unsigned& unknown) {
    for (const auto& face : faces) {
      if (!face.is_divinity()) continue;
      if ((face.known_to & mine) != 0) {
        known |= 1U << face.card;
      } else {
        unknown |= 1U << duel::pantheon::deck_of(face.card);
      }
    }
  };
  know(was.slots, doubtful);
  know(was.tops, covered);
  bool opened = false;
  for (std::size_t slot = 0; slot < is.slots.size(); ++slot) {
    const auto& face = is.slots[slot];
    const bool is_known = face.is_divinity() && (face.known_to & mine) != 0;
    opened = opened || (is_known && (known >> face.card & 1U) == 0);
  }
  shown.opened += opened ? 1 : 0;
  bool looked = false;
  for (int divinity = 0; divinity < duel::pantheon::kDivinityCount; ++divinity) {
    const bool is_new = ((is.shown & ~known) >> divinity & 1U) != 0;
    looked = looked || (is_new && (doubtful >> duel::pantheon::deck_of(divinity) & 1U) != 0);
  }
  const bool chooses = after.decision().seat == seat;
  const bool at_gate =
      after.decision().is(duel::pantheon::DecisionKind::Invoke) && after.decision().detail == 0;
  shown.decks += looked && chooses ? 1 : 0;
  shown.gates += chooses && at_gate && covered != 0 ? 1 : 0;
}

void count_shown(const wonders::State& before, const wonders::State& after, Seat seat, Shown& shown) {
  const auto& was = before.hands[seat];
  const auto& is = after.hands[seat];
  const bool other_hand =
      std::any_of(is.cards.begin(), is.cards.begin() + is.size, [&](auto card) { return !was.has(card); });
  const auto looked = [&](const wonders::State& state) { return state.armada.harbours[seat].looked_at; };
  shown.hands += other_hand ? 1 : 0;
  shown.piles += before.looked[seat] != after.looked[seat] ? 1 : 0;
  shown.islands += (looked(after) & ~looked(before)) != 0 ? 1 : 0;
}

// Whatever came to light by what a seat did, alone or with the luck that followed, it cannot take back by
// itself.
Shown reveals_of(std::string_view rules, int players, int games) {
  Shown all;
  Rng rng(3);
  play_randomly(
      rules, players, games, rng, [&](const Table& table, const AnyGame& before, Seat, const Action&) {
        for (Seat eyes = 0; eyes < players; ++eyes) {
          Shown now;
          std::visit(
              [&]<class State>(const State& was) {
                count_shown(was, std::get<State>(table.whole_position().state()), eyes, now);
              },
              before.state());
          if (now.any()) {
            EXPECT_NE(table.undo_kind(eyes), UndoKind::Free) << rules << ", round " << before.round();
          }
          all.opened += now.opened, all.decks += now.decks, all.gates += now.gates;
          all.hands += now.hands, all.piles += now.piles, all.islands += now.islands;
        }
      });
  return all;
}

TEST(Undo, AsksAfterEveryKindOfReveal) {
  const Shown pantheon = reveals_of("duel+pantheon", 2, 60);
  EXPECT_GT(pantheon.opened, 0);  // Age II turns the divinities up
  EXPECT_GT(pantheon.decks, 0);   // what is left of a deck is looked through
  EXPECT_GT(pantheon.gates, 0);   // the tops are turned up
  EXPECT_GT(reveals_of("wonders1", 3, 30).hands, 0);
  EXPECT_GT(reveals_of("wonders1", 5, 60).piles, 0);
  EXPECT_GT(reveals_of("wonders1+armada", 4, 20).islands, 0);
}

TEST(Undo, AsksWhenTheLastChoiceOfATurnShowedTheNextHand) {
  Counts counts;
  for (const auto& [rules, players] :
       {std::pair("wonders1", 2), {"wonders1", 3}, {"wonders1", 5}, {"wonders2", 4}}) {
    const Counts more = undos_of(rules, players, 10);
    counts.free += more.free;
    counts.revealing += more.revealing;
  }
  EXPECT_GT(counts.free, 0);
  EXPECT_GT(counts.revealing, 0);
}

}  // namespace
}  // namespace heptad
