// A game looked at again.
#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

#include "bots/review_json.h"
#include "engine/core/sides.h"
#include "tests/bots/games.h"
#include "tests/paths.h"

namespace heptad {
namespace {

Review reviewed(Record record, int iterations, std::uint64_t seed = 5) {
  Review review(std::move(record), bot("level:6"), {.iterations = iterations, .seed = seed});
  while (!review.done()) {
    const auto judged = review.step();
    EXPECT_TRUE(judged) << judged.error().message;
    if (!judged) break;
  }
  return review;
}

std::string json_of(const Review& review) {
  JsonWriter json;
  write_review(json.begin_object(), review);
  return json.end_object().take();
}

void expect_chances(const Rules& rules, const std::vector<double>& chances) {
  ASSERT_EQ(chances.size(), static_cast<std::size_t>(rules.players));
  for (Seat seat = 0; seat < rules.players; ++seat) {
    EXPECT_GE(chances[seat], 0);
    EXPECT_LE(chances[seat], 1);
    EXPECT_NEAR(chances[seat], chances[static_cast<std::size_t>(seat / side_size(rules) * side_size(rules))],
                1e-9);
  }
  EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0) / side_size(rules), 1, 1e-6);
}

void expect_sound(const Review& review) {
  const Rules& rules = review.record().rules;
  auto move = review.moves().begin();
  std::size_t entry = 0;
  Replaying steps = replay(rules, review.record().log);
  for (const auto& [before, played] : steps) {
    if (played.seat != kNature) {
      ASSERT_NE(move, review.moves().end());
      ASSERT_EQ(move->entry, entry);
      ASSERT_EQ(move->seat, played.seat);
      expect_chances(rules, move->chances);
      ActionList legal;
      before.legal_actions(played.seat, legal);
      EXPECT_EQ(move->verdict.has_value(), legal.size() > 1) << "only a choice is judged";
      if (move->verdict) {
        EXPECT_GE(move->verdict->played, 0);
        EXPECT_LE(move->verdict->better, 1);
        EXPECT_GE(move->verdict->loss(), 0);
        EXPECT_TRUE(before.check(played.seat, move->verdict->better_action));
        EXPECT_EQ(move->verdict->loss() == 0, move->verdict->better_action == played.action);
      }
      ++move;
    }
    ++entry;
  }
  const auto moments = review.moments();
  for (const ReviewMoment& moment : moments) expect_chances(rules, moment.chances);
  const Outcome outcome = steps.position().outcome();
  for (Seat seat = 0; seat < rules.players; ++seat) {
    EXPECT_EQ(moments.back().sheets[seat], outcome.sheets[seat]);
    EXPECT_EQ(moments.back().chances[seat] > 0, outcome.winners.has(seat));
  }
  const auto points = review.turning_points();
  EXPECT_LE(points.size(), 3U);
  EXPECT_TRUE(std::ranges::is_sorted(points, {}, &TurningPoint::entry));
  for (const TurningPoint& point : points) {
    EXPECT_EQ(point.kind == TurningPoint::Kind::Luck, review.record().log[point.entry].seat == kNature);
  }
}

TEST(Reviewing, HoldsForRandomGamesOfEveryRuleSet) {
  for (const std::string& name : known_rule_sets()) {
    for (const int players : {2, 3, 4, 6, 7, 8}) {
      const auto rules = parse_rules(name, players);
      if (!rules) continue;
      SCOPED_TRACE(name + " " + std::to_string(players));
      expect_sound(reviewed({.rules = *rules, .log = play(*rules, {bot("random")}, 31)}, 4));
    }
  }
}

TEST(Reviewing, IsTheSameForTheSameSeedAndIterations) {
  for (const RulesAndPlayers& game :
       {RulesAndPlayers{"duel", 2}, RulesAndPlayers{"duel+pantheon", 2}, RulesAndPlayers{"wonders2", 4}}) {
    const Rules rules = *parse_rules(game.rules, game.players);
    const Record record{.rules = rules, .log = play(rules, {bot("greedy")}, 8)};
    const std::string once = json_of(reviewed(record, 20));
    EXPECT_EQ(once, json_of(reviewed(record, 20)));
    EXPECT_NE(once, json_of(reviewed(record, 20, 6)));
  }
}

TEST(Reviewing, ADecisionIsJudgedByItselfAlone) {
  const Rules rules = *parse_rules("wonders1", 3);
  Record record{.rules = rules, .log = play(rules, {bot("greedy")}, 8)};
  const Review whole = reviewed(record, 20);
  record.log.resize(record.log.size() / 2);
  const Review half = reviewed(record, 20);
  ASSERT_FALSE(half.moves().empty());
  for (std::size_t i = 0; i < half.moves().size(); ++i) {
    EXPECT_EQ(half.moves()[i].chances, whole.moves()[i].chances);
  }
}

TEST(Reviewing, GoesDeeper) {
  const Rules rules = *parse_rules("duel");
  Review review = reviewed({.rules = rules, .log = play(rules, {bot("greedy")}, 3)}, 5);
  const auto has_verdict = [](const ReviewedMove& move) { return move.verdict.has_value(); };
  const auto free_choice = std::ranges::find_if(review.moves(), has_verdict);
  ASSERT_NE(free_choice, review.moves().end());
  EXPECT_EQ(free_choice->iterations, 5);
  review.deepen();
  EXPECT_EQ(review.pass(), 2);
  EXPECT_FALSE(review.done());
  EXPECT_FALSE(free_choice->chances.empty()) << "what is known stays until more is";
  while (!review.done()) ASSERT_TRUE(review.step());
  EXPECT_EQ(free_choice->iterations, 20);
}

TEST(Reviewing, AGameGivenUpEndsWithItsWinners) {
  const Rules rules = *parse_rules("duel");
  Record record{.rules = rules, .log = play(rules, {bot("greedy")}, 3)};
  record.log.resize(record.log.size() - 10);
  record.given_up = GivenUp{.winners = SeatSet::of(1)};
  EXPECT_EQ(reviewed(record, 4).moments().back().chances, (std::vector<double>{0, 1}));
}

struct Missed {
  const char* file;     // which ends with a victory on the spot
  const char* instead;  // of its last move
};

TEST(Reviewing, FindsAWinThatWasMissed) {
  for (const Missed& missed :
       {Missed{"military-seat-0", "sell siege-workshop"}, Missed{"military-seat-1", "sell pantheon"}}) {
    SCOPED_TRACE(missed.file);
    std::ifstream stream(tests::source_path(std::string("tests/golden/duel/") + missed.file + ".play"));
    std::ostringstream text;
    text << stream.rdbuf();
    const auto golden = read_record(text.str());
    ASSERT_TRUE(golden) << golden.error().sentence();
    Record record = golden->record;
    const LogEntry winning = record.log.back();
    record.log.pop_back();
    const std::size_t entry = record.log.size();
    const auto blunder = position_after(record.rules, record.log).parse(missed.instead);
    ASSERT_TRUE(blunder) << blunder.error().message;
    record.log.push_back({winning.seat, *blunder});

    const Review review = reviewed(record, 120);
    const auto points = review.turning_points();
    const auto point = std::ranges::find(points, entry, &TurningPoint::entry);
    ASSERT_NE(point, points.end());
    EXPECT_EQ(point->kind, TurningPoint::Kind::Mistake);
    EXPECT_EQ(point->seat, winning.seat);
    EXPECT_LT(point->change(), -0.5);
    const ReviewedMove::Verdict& verdict = *review.moves().back().verdict;
    EXPECT_EQ(verdict.better_action, winning.action);
    const auto says_so = [](const Reason& reason) { return reason.kind == ReasonKind::Wins; };
    EXPECT_TRUE(std::ranges::any_of(verdict.reasons, says_so));
  }
}

// Whoever sells a card of the last turn instead of building one throws points away, as far as they still
// matter.
TEST(Reviewing, FindsLastCardsThatWereWasted) {
  const Rules rules = *parse_rules("wonders2", 3);
  int wasted = 0;
  int found = 0;
  for (const std::uint64_t seed : {4, 5, 6, 7}) {
    const Record record{.rules = rules, .log = play(rules, {bot("search:iters=60")}, seed)};
    for (std::size_t entry = record.log.size() - 3; entry < record.log.size(); ++entry) {
      const AnyGame before = position_after(rules, std::span(record.log).first(entry));
      const LogEntry& played = record.log[entry];
      ActionList legal;
      before.legal_actions(played.seat, legal);
      const auto is_sale = [&](const Action& action) { return before.text(action).starts_with("sell"); };
      const auto sale = std::ranges::find_if(legal, is_sale);
      if (is_sale(played.action) || sale == legal.end()) continue;
      Record other = record;
      other.log[entry].action = *sale;
      const Review review = reviewed(other, 60);
      const auto move = std::ranges::find(review.moves(), entry, &ReviewedMove::entry);
      ASSERT_TRUE(move->verdict);
      ++wasted;
      if (!is_sale(move->verdict->better_action)) ++found;
    }
  }
  EXPECT_GT(wasted, 5);
  EXPECT_GT(3 * found, wasted) << found << " of " << wasted;
}

}  // namespace
}  // namespace heptad
