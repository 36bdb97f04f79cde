#include "bots/match/match.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>

#include "bots/match/play_game.h"
#include "bots/parallel/side_by_side.h"

namespace heptad {
namespace {

// Broken off: everybody else has won.
void lose(MatchGame& game, Seat loser) {
  Outcome& outcome = game.outcome;
  outcome.over = true;
  outcome.winners = {};
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    const bool lost = game.on_one_side(seat, loser);
    outcome.rank[seat] = lost ? static_cast<std::uint8_t>(outcome.seats) : 1;
    if (!lost) outcome.winners.add(seat);
  }
}

}  // namespace

std::vector<Fixture> fixtures(const MatchPlan& plan) {
  std::vector<Fixture> all;
  const int bots = static_cast<int>(plan.bots.size());
  const bool two_seats = plan.rules.players == 2;
  const int lone_bots = plan.only_first_alone ? 1 : bots;
  for (int deal = 0; deal < plan.deals; ++deal) {
    for (int lone = 0; lone < lone_bots; ++lone) {
      for (int rest = two_seats ? lone + 1 : 0; rest < bots; ++rest) {
        if (rest == lone) continue;
        for (int seat = 0; seat < plan.rules.players; seat += side_size(plan.rules)) {
          all.push_back({deal, lone, rest, static_cast<Seat>(seat)});
        }
      }
    }
  }
  return all;
}

Player& Lineup::player(int contestant, Seat seat) {
  auto& player = players_[{contestant, seat}];
  if (!player) player = plan_.bots[static_cast<std::size_t>(contestant)].sends();
  return *player;
}

MatchGame play_fixture(const MatchPlan& plan, const Fixture& fixture, Lineup& lineup) {
  MatchGame result{.fixture = fixture, .side_size = side_size(plan.rules)};
  const std::uint64_t deal = Rng(plan.seed).next() + static_cast<std::uint64_t>(fixture.deal);
  Rng seeds(deal ^ 0xB075'0000U);
  const auto decide = [&](const AnyGame& game, std::span<const LogEntry> log,
                          Seat seat) -> std::optional<Action> {
    const auto thought = lineup.player(result.bot_at(seat), seat).decide(game, log, seat, seeds.next());
    if (!thought) {
      result.broken_off = BrokenOff{.seat = seat, .why = thought.error().message};
      return std::nullopt;
    }
    result.cpu_ms[seat] += thought->cpu_ms;
    result.iterations[seat] += thought->iterations;
    ++result.decisions[seat];
    if (thought->iterations > 0) {
      const int bin = static_cast<int>(thought->win_probability * kBins);
      ++result.judged[seat][static_cast<std::size_t>(std::clamp(bin, 0, kBins - 1))];
    }
    return thought->best;
  };
  if (const auto played = play_game(plan.rules, deal, decide)) result.outcome = played->game.outcome();
  if (result.broken_off) lose(result, result.broken_off->seat);
  return result;
}

void play_match(const MatchPlan& plan, std::span<const Fixture> done,
                const std::function<bool(const MatchGame&)>& tell) {
  const std::set<Fixture> played(done.begin(), done.end());
  std::vector<Fixture> left = fixtures(plan);
  std::erase_if(left, [&](const Fixture& fixture) { return played.contains(fixture); });
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stop = false;
  std::mutex telling;
  const auto work = [&](int) {
    Lineup lineup(plan);
    while (!stop) {
      const std::size_t mine = next++;
      if (mine >= left.size()) return;
      const MatchGame game = play_fixture(plan, left[mine], lineup);
      const std::lock_guard lock(telling);
      if (!stop && !tell(game)) stop = true;
    }
  };
  side_by_side(plan.threads, work);
}

}  // namespace heptad
