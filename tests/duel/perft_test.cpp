// How many lines of play lead on from fixed positions. Counted fast over the legal list, and slowly over the
// explained options and their text; both must come to the recorded number.
#include <gtest/gtest.h>

#include "engine/duel/action.h"
#include "engine/game.h"
#include "tests/slow.h"

namespace heptad::tests {
namespace {

using duel::ActionKind;
using duel::DecisionKind;
using duel::Duel;
using duel::State;

Action read(const State& state, std::string_view text) { return *Duel::parse(state, text); }

// Luck that needs no dice: the first thing the rules allow, counted on from a number the slot gives.
Action fixed_luck(const State& state) {
  switch (state.decision().kind) {
    case DecisionKind::DealTokens: return read(state, "tokens law strategy urbanism theology agriculture");
    case DecisionKind::DealWonders:
      return state.drafted == 0 ? read(state, "wonders mausoleum sphinx great-library circus-maximus")
                                : read(state, "wonders statue-of-zeus appian-way colossus piraeus");
    case DecisionKind::DealSpecials: return read(state, "guilds 4 11 18");
    case DecisionKind::DrawFromBox: return read(state, "library architecture economy masonry");
    case DecisionKind::Reveal: {
      const int slot = std::countr_zero(state.structure.pending);
      for (int i = 0; i < duel::kCardCount; ++i) {
        const Action action = make_action(ActionKind::Reveal, slot, (i + 7 * slot) % duel::kCardCount);
        if (Duel::check(state, kNature, action)) return action;
      }
      break;
    }
    default: break;
  }
  ADD_FAILURE() << "no luck is due";
  return {};
}

void settle(State& state) {
  NoEvents quiet;
  while (!state.over() && state.decision().seat == kNature)
    Duel::apply(state, kNature, fixed_luck(state), quiet);
}

// After so many decisions, each taking every seventh action of the legal list in turn.
State position_after(int decisions) {
  NoEvents quiet;
  ActionList list;
  State state = *Duel::start({});
  settle(state);
  for (int i = 0; i < decisions; ++i) {
    const Seat seat = state.decision().seat;
    Duel::legal_actions(state, seat, list);
    Duel::apply(state, seat, list[7 * i % list.size()], quiet);
    settle(state);
  }
  return state;
}

std::uint64_t fast_count(const State& state, int depth) {
  if (depth == 0 || state.over()) return 1;
  NoEvents quiet;
  ActionList list;
  const Seat seat = state.decision().seat;
  Duel::legal_actions(state, seat, list);
  std::uint64_t count = 0;
  for (const Action& action : list) {
    State next = state;
    Duel::apply(next, seat, action, quiet);
    settle(next);
    count += fast_count(next, depth - 1);
  }
  return count;
}

// The same through the door the outer layers use: options, text, parse, check, apply with events.
std::uint64_t slow_count(State state, int depth) {
  if (depth == 0 || state.over()) return 1;
  const Seat seat = Duel::to_act(state).lowest();
  std::uint64_t count = 0;
  for (const Option& option : Duel::options(state, seat)) {
    const auto action = Duel::parse(state, Duel::text(state, option.action));
    if (!action || !Duel::check(state, seat, *action)) continue;
    State next = state;
    EventLog log;
    Duel::apply(next, seat, *action, log);
    settle(next);
    count += slow_count(next, depth - 1);
  }
  return count;
}

struct Known {
  int decisions, depth;
  std::uint64_t count;
};

// The draft can be counted by hand: (4·3·2·1)² = 576.
constexpr Known kQuick[] = {{0, 8, 576},   {8, 4, 18857},  {24, 6, 754},
                            {40, 5, 4882}, {52, 7, 14707}, {64, 8, 2992}};
constexpr Known kSlow[] = {
    {8, 6, 2171274}, {24, 9, 95657}, {40, 8, 1124187}, {52, 10, 1189535}, {64, 12, 3392}};

TEST(DuelPerft, CountsAreTheKnownOnes) {
  for (const auto& [decisions, depth, count] : kQuick) {
    const State state = position_after(decisions);
    EXPECT_EQ(fast_count(state, depth), count) << decisions << " decisions, depth " << depth;
    EXPECT_EQ(slow_count(state, depth), count) << decisions << " decisions, depth " << depth;
  }
  if (!slow_tests()) return;
  for (const auto& [decisions, depth, count] : kSlow)
    EXPECT_EQ(fast_count(position_after(decisions), depth), count)
        << decisions << " decisions, depth " << depth;
}

}  // namespace
}  // namespace heptad::tests
