#include "table/reveal.h"

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

// Random games; wherever undo is free, other worlds than those the table tried look the same.
Counts undos_of(std::string_view rules, int players, int games) {
  Counts counts;
  Rng rng(11);
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
      const bool alone = before.to_act().size() == 1 && table->whole_log().back().seat == seat;
      if (!alone || table->status() != Status::Playing) continue;
      if (table->undo_kind(seat) != UndoKind::Free) {
        ++counts.revealing;
        continue;
      }
      ++counts.free;
      const std::string seen = table->whole_position().view(seat).json();
      for (int world = 0; world < 30; ++world) {
        EXPECT_EQ(sight_in_a_world(before, seat, action, rng), seen) << rules << ": " << before.text(action);
      }
    }
  }
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
