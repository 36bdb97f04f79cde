#include "bots/match/match.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <thread>

#include "bots/match/play_game.h"
#include "bots/parallel/think_in_parallel.h"

namespace heptad {

std::vector<Fixture> fixtures(const MatchPlan& plan) {
  std::vector<Fixture> all;
  const int bots = static_cast<int>(plan.bots.size());
  const bool two_seats = plan.rules.players == 2;
  const int lone_bots = plan.only_first_alone ? 1 : bots;
  for (int deal = 0; deal < plan.deals; ++deal) {
    for (int lone = 0; lone < lone_bots; ++lone) {
      for (int rest = two_seats ? lone + 1 : 0; rest < bots; ++rest) {
        if (rest == lone) continue;
        for (Seat seat = 0; seat < plan.rules.players; ++seat) all.push_back({deal, lone, rest, seat});
      }
    }
  }
  return all;
}

MatchGame play_fixture(const MatchPlan& plan, const Fixture& fixture) {
  MatchGame result{.fixture = fixture};
  const std::uint64_t deal = Rng(plan.seed).next() + static_cast<std::uint64_t>(fixture.deal);
  Rng seeds(deal ^ 0xB075'0000U);
  const auto decide = [&](std::span<const LogEntry> log, Seat seat) -> std::optional<Action> {
    const BotSpec& bot = plan.bots[static_cast<std::size_t>(result.bot_at(seat))];
    const auto thought = think_in_parallel(bot, plan.rules, log, seat, {.seed = bot.seed ^ seeds.next()});
    if (!thought) return std::nullopt;  // only a rule set without bots
    result.cpu_ms[seat] += thought->cpu_ms;
    result.iterations[seat] += thought->iterations;
    ++result.decisions[seat];
    return thought->best;
  };
  if (const auto played = play_game(plan.rules, deal, decide)) result.outcome = played->game.outcome();
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
  const auto work = [&] {
    while (!stop) {
      const std::size_t mine = next++;
      if (mine >= left.size()) return;
      const MatchGame game = play_fixture(plan, left[mine]);
      const std::lock_guard lock(telling);
      if (!stop && !tell(game)) stop = true;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < plan.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace heptad
