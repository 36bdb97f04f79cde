// A bot uses only what its seat may know: logs that differ only in what is hidden from it give the same
// thought.
#include "bots/bots.h"
#include "bots/review.h"
#include "engine/duel/pantheon/kinds.h"
#include "engine/wonders/action.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

// The next decision of the seat is judged alike.
void expect_the_same_judgement(const Rules& rules, std::vector<LogEntry> one, std::vector<LogEntry> other,
                               Seat seat) {
  ActionList list;
  position_after(rules, one).legal_actions(seat, list);
  const LogEntry next{seat, list[list.size() / 2]};
  const auto judgement = [&](std::vector<LogEntry>& log) {
    log.push_back(next);
    Review review({.rules = rules, .log = log}, bot("level:6"), {.iterations = 40, .seed = 2});
    while (!review.done()) EXPECT_TRUE(review.step());
    return review.moves().back();
  };
  const ReviewedMove a = judgement(one);
  const ReviewedMove b = judgement(other);
  EXPECT_EQ(a.chances, b.chances);
  ASSERT_EQ(a.verdict.has_value(), b.verdict.has_value());
  if (!a.verdict) return;
  EXPECT_EQ(a.verdict->played, b.verdict->played);
  EXPECT_EQ(a.verdict->better, b.verdict->better);
  EXPECT_EQ(a.verdict->better_action, b.verdict->better_action);
  EXPECT_EQ(a.verdict->reasons, b.verdict->reasons);
}

void expect_the_same_thought(const Rules& rules, const std::vector<LogEntry>& one,
                             const std::vector<LogEntry>& other, Seat seat) {
  ASSERT_NE(one, other);
  for (const char* name :
       {"search:iters=60,seed=3", "search:iters=60,seed=3,judge=playout", "greedy", "level:2"}) {
    SCOPED_TRACE(name);
    const auto a = think(bot(name), rules, one, seat);
    const auto b = think(bot(name), rules, other, seat);
    ASSERT_TRUE(a) << a.error().message;
    ASSERT_TRUE(b) << b.error().message;
    EXPECT_EQ(a->best, b->best);
    ASSERT_EQ(a->candidates.size(), b->candidates.size());
    for (std::size_t i = 0; i < a->candidates.size(); ++i) {
      EXPECT_EQ(a->candidates[i].action, b->candidates[i].action);
      EXPECT_EQ(a->candidates[i].visits, b->candidates[i].visits);
    }
  }
  expect_the_same_judgement(rules, one, other, seat);
}

// Two games side by side, in which the same happens unless told.
struct Twins {
  AnyGame one, other;
  std::vector<LogEntry> log, other_log;

  explicit Twins(const Rules& rules) : one(*AnyGame::start(rules)), other(one) {}
  void act(Seat seat, const Action& action, const Action& instead) {
    one.apply(seat, action);
    other.apply(seat, instead);
    log.push_back({seat, action});
    other_log.push_back({seat, instead});
  }
  void act(Seat seat, const Action& action) { act(seat, action, action); }
  // Luck, as long as it may come out alike in both.
  void roll(Rng& rng) {
    while (one.to_act().has(kNature)) {
      const Action action = one.roll(rng);
      if (!other.check(kNature, action)) return;
      act(kNature, action);
    }
  }
};

bool deals_a_hand(const AnyGame& game, Rng rng) {
  return game.to_act().has(kNature) && wonders::verb_of(game.roll(rng)) == wonders::Verb::Hand;
}

// Until hands are dealt: sides of boards may have to be chosen first.
void begin(Twins& game, Rng& rng) {
  while (!deals_a_hand(game.one, rng)) {
    const Seat seat = game.one.to_act().lowest();
    ActionList list;
    if (seat != kNature) game.one.legal_actions(seat, list);
    game.act(seat, seat == kNature ? game.one.roll(rng) : list[0]);
  }
}

TEST(BotSecrets, HandsOfOthersDoNotMatter) {
  for (const char* name : {"wonders1", "wonders2", "wonders2+armada"}) {
    const Rules rules = *parse_rules(name, 3);
    Twins game(rules);
    Rng rng(9);
    begin(game, rng);
    AnyGame scratch = game.one;
    std::vector<Action> hands;
    while (scratch.to_act().has(kNature)) {
      hands.push_back(scratch.roll(rng));
      scratch.apply(kNature, hands.back());
    }
    ASSERT_EQ(hands.size(), 3U);
    // In the other game seats 1 and 2 have each other's hand. A hand's first argument is its seat.
    std::vector<Action> swapped = {hands[0], hands[2], hands[1]};
    std::swap(swapped[1].arg[0], swapped[2].arg[0]);
    for (std::size_t i = 0; i < hands.size(); ++i) game.act(kNature, hands[i], swapped[i]);
    expect_the_same_thought(rules, game.log, game.other_log, 0);
  }
}

TEST(BotSecrets, WhatOthersHaveCommittedDoesNotMatter) {
  for (const char* name : {"wonders1", "wonders2", "wonders2+armada"}) {
    const Rules rules = *parse_rules(name, 3);
    Twins game(rules);
    Rng rng(12);
    begin(game, rng);
    game.roll(rng);
    ActionList list;
    game.one.legal_actions(1, list);
    ASSERT_GT(list.size(), 1);
    game.act(1, list[0], list[list.size() - 1]);
    expect_the_same_thought(rules, game.log, game.other_log, 0);
  }
}

// The other of the divinities drawn, in the same place.
std::optional<Action> instead_of(const Action& placed, const ActionList& list) {
  for (const Action& action : list) {
    if (action.arg[0] != placed.arg[0] && action.arg[1] == placed.arg[1]) return action;
  }
  return std::nullopt;
}

TEST(BotSecrets, WhichDivinityLiesFaceDownDoesNotMatter) {
  const Rules rules = *parse_rules("duel+pantheon");
  int compared = 0;
  for (std::uint64_t seed = 1; seed < 40 && compared < 3; ++seed) {
    Twins game(rules);
    Rng rng(seed);
    bool placed = false;
    while (!placed && !game.one.over()) {
      game.roll(rng);
      const Seat seat = game.one.to_act().lowest();
      ActionList list;
      game.one.legal_actions(seat, list);
      const Action action = list[rng.below(list.size())];
      placed = action.kind == static_cast<int>(duel::pantheon::ActionKind::PlaceDivinity);
      const auto instead = placed ? instead_of(action, list) : std::nullopt;
      game.act(seat, action, instead.value_or(action));
      if (!placed || !instead) continue;
      game.roll(rng);
      if (game.one.to_act() != SeatSet::of(seat ^ 1)) continue;
      expect_the_same_thought(rules, game.log, game.other_log, seat ^ 1);
      ++compared;
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace heptad
