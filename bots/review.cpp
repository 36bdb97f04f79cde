#include "bots/review.h"

#include <algorithm>

#include "engine/core/sides.h"
#include "engine/replay.h"

namespace heptad {
namespace {

constexpr int kDeeper = 4;
// A better move is one that is better by more than judges err in a thousand.
constexpr double kLeastDifference = 0.005;

// The seed of one decision, whatever was judged before it.
std::uint64_t seed_of(const BotSpec& bot, std::size_t entry) {
  return Rng(bot.seed + entry * 0x9E3779B97F4A7C15U).next();
}

const Candidate& tried_most(const Thought& thought, const Action& but) {
  const auto visits = [&](const Candidate& one) {
    return one.action == but ? 0.0 : one.visits + one.win_probability;
  };
  return *std::ranges::max_element(thought.candidates, {}, visits);
}

ReviewedMove::Verdict verdict_on(const AnyGame& before, const LogEntry& entry, const Thought& thought) {
  const auto played = std::ranges::find(thought.candidates, entry.action, &Candidate::action);
  const Candidate& other = tried_most(thought, entry.action);
  ReviewedMove::Verdict verdict{.played = chance_with(thought, entry.seat, played->win_probability)};
  verdict.better = chance_with(thought, entry.seat, other.win_probability);
  const bool is_better = verdict.better - verdict.played >= kLeastDifference;
  if (!is_better) verdict.better = verdict.played;
  verdict.better_action = is_better ? other.action : entry.action;
  verdict.reasons = reasons(before.view(entry.seat), entry.seat, verdict.better_action);
  return verdict;
}

std::vector<double> chances_at_end(const Rules& rules, SeatSet winners) {
  std::vector<double> chances;
  const double sides = winners.size() / static_cast<double>(side_size(rules));
  for (Seat seat = 0; seat < rules.players; ++seat) chances.push_back(winners.has(seat) ? 1 / sides : 0);
  return chances;
}

ReviewMoment moment_at(const AnyGame& game, std::size_t entry) {
  const Outcome outcome = game.outcome();
  return {.entry = entry,
          .age = std::visit([](const auto& state) { return int{state.age}; }, game.state()),
          .sheets = {outcome.sheets.begin(), outcome.sheets.begin() + outcome.seats},
          .chances = outcome.over ? chances_at_end(game.rules(), outcome.winners) : std::vector<double>()};
}

}  // namespace

Review::Review(Record record, const BotSpec& bot, const Budget& budget)
    : record_(std::move(record)), bot_(within(bot, record_.rules, budget)) {
  bot_.kind = BotKind::Search;
  bot_.search.noise = 0;
  bot_.search.character = Character::None;
  find_moments();
}

void Review::find_moments() {
  std::optional<int> round;
  std::size_t entry = 0;
  Replaying steps = replay(record_.rules, record_.log);
  for (const auto& [before, played] : steps) {
    if (played.seat != kNature) {
      const bool after_luck = entry == 0 || record_.log[entry - 1].seat == kNature;
      if (after_luck || round != before.round()) moments_.push_back(moment_at(before, entry));
      round = before.round();
      moves_.push_back({.entry = entry, .moment = moments_.size() - 1, .seat = played.seat});
    }
    ++entry;
  }
  moments_.push_back(moment_at(steps.position(), entry));
  if (record_.given_up && !record_.given_up->winners.empty()) {
    moments_.back().chances = chances_at_end(record_.rules, record_.given_up->winners);
  }
}

Expected<void> Review::step() {
  if (done()) return {};
  ReviewedMove& move = moves_[next_];
  const auto before = std::span<const LogEntry>(record_.log).first(move.entry);
  const LogEntry& entry = record_.log[move.entry];
  BotSpec bot = bot_;
  bot.seed = seed_of(bot_, move.entry);
  bot.search.also = entry.action;
  const auto thought = think(bot, record_.rules, before, entry.seat);
  if (!thought) return std::unexpected(thought.error());
  move.chances = thought->chances;
  move.iterations = thought->iterations;
  const AnyGame position = position_after(record_.rules, before);
  ActionList legal;
  position.legal_actions(entry.seat, legal);
  if (legal.size() > 1) move.verdict = verdict_on(position, entry, *thought);
  ++next_;
  return {};
}

void Review::deepen() {
  constexpr int kEnough = 1 << 26;
  ++pass_;
  next_ = 0;
  bot_.iterations = std::min(bot_.iterations, kEnough) * kDeeper;
  bot_.cpu_ms = std::min(bot_.cpu_ms, kEnough) * kDeeper;
}

std::vector<ReviewMoment> Review::moments() const {
  std::vector<ReviewMoment> all = moments_;
  std::vector<int> judges(all.size());
  for (const ReviewedMove& move : moves_) {
    if (move.chances.empty()) continue;
    std::vector<double>& mean = all[move.moment].chances;
    const int count = ++judges[move.moment];
    mean.resize(move.chances.size());
    for (std::size_t seat = 0; seat < mean.size(); ++seat)
      mean[seat] += (move.chances[seat] - mean[seat]) / count;
  }
  return all;
}

}  // namespace heptad
