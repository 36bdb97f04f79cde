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

// The lone bot's share of the others that it finished above.
double share_above(const MatchGame& game) {
  const int mine = game.outcome.rank[game.fixture.seat];
  double above = 0;
  for (Seat seat = 0; seat < game.outcome.seats; ++seat) {
    if (game.on_one_side(seat, game.fixture.seat)) continue;
    const int theirs = game.outcome.rank[seat];
    above += mine < theirs ? 1 : mine == theirs ? 0.5 : 0;
  }
  return above / (game.outcome.seats - game.side_size);
}

void count(Beaten& beaten, const MatchGame& game) {
  const auto lone = static_cast<std::size_t>(game.fixture.lone);
  const auto rest = static_cast<std::size_t>(game.fixture.rest);
  const int others = game.outcome.seats - game.side_size;
  const double above = share_above(game) * others;
  beaten[lone][rest] += above;
  beaten[rest][lone] += others - above;
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

double win_share(const MatchGame& game, Seat seat) {
  const SeatSet winners = game.outcome.winners;
  return winners.has(seat) ? static_cast<double>(game.side_size) / winners.size() : 0;
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

void calibrate(BotStanding& bot, const MatchGame& game, Seat seat) {
  for (std::size_t bin = 0; bin < kBins; ++bin) {
    const int judged = game.judged[seat][bin];
    bot.calibration[bin].judged += judged;
    bot.calibration[bin].won += judged * win_share(game, seat);
  }
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
      bot.wins += win_share(game, seat);
      if (game.broken_off) {
        bot.forfeits += game.broken_off->seat == seat ? 1 : 0;
      } else {
        auto& kinds = game.outcome.winners.has(seat) ? bot.won_by : bot.lost_by;
        ++kinds[static_cast<std::size_t>(game.outcome.how)];
      }
      calibrate(bot, game, seat);
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

// What the lone bot achieved in the games of a deal.
struct Deal {
  double won = 0;
  double above = 0;
  double played = 0;
};
using Deals = std::map<int, Deal>;

// Deals are the unit, as above.
Estimate mean_of(const Deals& deals, double Deal::* achieved) {
  double sum = 0;
  double played = 0;
  for (const auto& [number, deal] : deals) {
    sum += deal.*achieved;
    played += deal.played;
  }
  const double mean = sum / played;
  double variance = 0;
  for (const auto& [number, deal] : deals) {
    const double off = deal.*achieved - mean * deal.played;
    variance += off * off;
  }
  const double error = 1.96 * std::sqrt(variance) / played;
  return {mean, std::max(0.0, mean - error), std::min(1.0, mean + error)};
}

std::vector<Duellists> meet(std::span<const MatchGame> games) {
  struct Meeting {
    int games = 0;
    Deals deals;
  };
  std::map<std::pair<int, int>, Meeting> meetings;
  for (const MatchGame& game : games) {
    Meeting& meeting = meetings[{game.fixture.lone, game.fixture.rest}];
    ++meeting.games;
    Deal& deal = meeting.deals[game.fixture.deal];
    deal.won += win_share(game, game.fixture.seat);
    deal.above += share_above(game);
    deal.played += 1;
  }
  std::vector<Duellists> pairs;
  for (const auto& [who, meeting] : meetings) {
    pairs.push_back({.lone = who.first,
                     .rest = who.second,
                     .games = meeting.games,
                     .score = mean_of(meeting.deals, &Deal::won),
                     .above = mean_of(meeting.deals, &Deal::above)});
  }
  return pairs;
}

}  // namespace

Standings standings(const MatchPlan& plan, std::span<const MatchGame> games) {
  Standings result;
  for (const Contestant& bot : plan.bots) result.bots.push_back({.name = bot.name});
  rate(result.bots, games);
  add_sheets(result.bots, games);
  result.pairs = meet(games);
  return result;
}

}  // namespace heptad
