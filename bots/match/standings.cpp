#include "bots/match/standings.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace heptad {
namespace {

constexpr int kResamples = 400;

// Beaten[a][b]: how often a finished above b, a tie counting half to each. The unit of resampling is the
// deal, because games of one deal are alike.
using Beaten = std::vector<std::vector<double>>;

Beaten nothing(std::size_t bots) { return Beaten(bots, std::vector<double>(bots, 0)); }

void count(Beaten& beaten, const MatchGame& game) {
  const auto lone = static_cast<std::size_t>(game.fixture.lone);
  const auto rest = static_cast<std::size_t>(game.fixture.rest);
  const int mine = game.outcome.rank[game.fixture.seat];
  for (Seat seat = 0; seat < game.outcome.seats; ++seat) {
    if (seat == game.fixture.seat) continue;
    const int theirs = game.outcome.rank[seat];
    const double share = mine < theirs ? 1 : mine == theirs ? 0.5 : 0;
    beaten[lone][rest] += share;
    beaten[rest][lone] += 1 - share;
  }
}

// Bradley–Terry strengths by the usual fixed-point iteration; a drawn game with everyone keeps them finite.
std::vector<double> elo(const Beaten& beaten) {
  const std::size_t bots = beaten.size();
  std::vector<double> strength(bots, 1);
  for (int round = 0; round < 200; ++round) {
    for (std::size_t a = 0; a < bots; ++a) {
      double won = 0;
      double expected = 0;
      for (std::size_t b = 0; b < bots; ++b) {
        const double games = beaten[a][b] + beaten[b][a];
        if (a == b || games == 0) continue;
        won += beaten[a][b] + 0.5;
        expected += (games + 1) / (strength[a] + strength[b]);
      }
      if (expected > 0) strength[a] = won / expected;
    }
  }
  std::vector<double> ratings;
  double sum = 0;
  for (const double s : strength) sum += ratings.emplace_back(400 * std::log10(s));
  for (double& rating : ratings) rating -= sum / static_cast<double>(bots);
  return ratings;
}

Estimate with_spread(double value, std::vector<double> resampled) {
  if (resampled.empty()) return {value, value, value};
  std::sort(resampled.begin(), resampled.end());
  const std::size_t last = resampled.size() - 1;
  return {value, resampled[last / 40], resampled[last - last / 40]};
}

double win_share(const Outcome& outcome, Seat seat) {
  return outcome.winners.has(seat) ? 1.0 / outcome.winners.size() : 0;
}

void rate(std::vector<BotStanding>& bots, std::span<const MatchGame> games) {
  std::map<int, Beaten> by_deal;
  Beaten all = nothing(bots.size());
  for (const MatchGame& game : games) {
    count(by_deal.try_emplace(game.fixture.deal, nothing(bots.size())).first->second, game);
    count(all, game);
  }
  std::vector<const Beaten*> deals;
  for (const auto& [deal, beaten] : by_deal) deals.push_back(&beaten);
  std::vector<std::vector<double>> samples(bots.size());
  Rng rng(1);
  for (int i = 0; i < kResamples && !deals.empty(); ++i) {
    Beaten sample = nothing(bots.size());
    for (std::size_t n = 0; n < deals.size(); ++n) {
      const Beaten& one = *deals[static_cast<std::size_t>(rng.below(static_cast<int>(deals.size())))];
      for (std::size_t a = 0; a < bots.size(); ++a) {
        for (std::size_t b = 0; b < bots.size(); ++b) sample[a][b] += one[a][b];
      }
    }
    const auto ratings = elo(sample);
    for (std::size_t bot = 0; bot < bots.size(); ++bot) samples[bot].push_back(ratings[bot]);
  }
  const auto ratings = elo(all);
  for (std::size_t bot = 0; bot < bots.size(); ++bot) bots[bot].elo = with_spread(ratings[bot], samples[bot]);
}

void add_sheets(std::vector<BotStanding>& bots, std::span<const MatchGame> games) {
  std::vector<double> spent(bots.size());
  std::vector<double> iterations(bots.size());
  std::vector<double> decisions(bots.size());
  for (const MatchGame& game : games) {
    for (Seat seat = 0; seat < game.outcome.seats; ++seat) {
      const auto which = static_cast<std::size_t>(game.bot_at(seat));
      BotStanding& bot = bots[which];
      ++bot.games;
      bot.wins += win_share(game.outcome, seat);
      if (game.outcome.winners.has(seat)) ++bot.won_by[static_cast<std::size_t>(game.outcome.how)];
      const Sheet& sheet = game.outcome.sheets[seat];
      for (int i = 0; i < kCategories; ++i) bot.average_sheet[i] += sheet.points[i];
      bot.average_total += sheet.total();
      spent[which] += game.cpu_ms[seat];
      iterations[which] += static_cast<double>(game.iterations[seat]);
      decisions[which] += game.decisions[seat];
    }
  }
  for (std::size_t i = 0; i < bots.size(); ++i) {
    if (bots[i].games == 0) continue;
    for (double& points : bots[i].average_sheet) points /= bots[i].games;
    bots[i].average_total /= bots[i].games;
    bots[i].ms_per_decision = spent[i] / std::max(1.0, decisions[i]);
    bots[i].iterations_per_second = spent[i] > 0 ? 1e3 * iterations[i] / spent[i] : 0;
  }
}

// The share of wins of the lone bot; deals are the unit, as above.
std::vector<Duellists> meet(std::span<const MatchGame> games) {
  struct Deal {
    double won = 0;
    double played = 0;
  };
  std::map<std::pair<int, int>, std::map<int, Deal>> met;
  for (const MatchGame& game : games) {
    Deal& deal = met[{game.fixture.lone, game.fixture.rest}][game.fixture.deal];
    deal.won += win_share(game.outcome, game.fixture.seat);
    deal.played += 1;
  }
  std::vector<Duellists> pairs;
  for (const auto& [who, deals] : met) {
    double won = 0;
    double played = 0;
    for (const auto& [number, deal] : deals) {
      won += deal.won;
      played += deal.played;
    }
    const double mean = won / played;
    double variance = 0;
    for (const auto& [number, deal] : deals) {
      const double off = deal.won - mean * deal.played;
      variance += off * off;
    }
    const double error = 1.96 * std::sqrt(variance) / played;
    pairs.push_back({.lone = who.first,
                     .rest = who.second,
                     .games = static_cast<int>(played),
                     .score = {mean, std::max(0.0, mean - error), std::min(1.0, mean + error)}});
  }
  return pairs;
}

}  // namespace

Standings standings(const MatchPlan& plan, std::span<const MatchGame> games) {
  Standings result;
  for (const std::string& name : plan.names) result.bots.push_back({.name = name});
  rate(result.bots, games);
  add_sheets(result.bots, games);
  result.pairs = meet(games);
  return result;
}

}  // namespace heptad
