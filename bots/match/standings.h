// What a match says: Elo with confidence intervals, who beats whom, how games are won, average score sheets.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "bots/match/match.h"

namespace heptad {

struct Estimate {
  double value = 0;
  double low = 0, high = 0;  // 95 % confidence
};

// Positions that a bot judged alike, and how many of them it won: as often as it thought, if it judges well.
struct Calibration {
  int judged = 0;
  double won = 0;  // a shared win counts in parts
};

struct BotStanding {
  std::string name;
  int games = 0;     // seats it sat in, over all games
  double wins = 0;   // a shared win counts in parts
  int forfeits = 0;  // games it lost by no answer, or one that the rules do not allow
  Estimate elo;      // the mean of all bots is 0
  std::array<int, kVictoryNames.size()> won_by = {};
  std::array<int, kVictoryNames.size()> lost_by = {};  // how the others won
  std::array<Calibration, kBins> calibration = {};
  std::array<double, kCategories> average_sheet = {};
  double average_total = 0;
  double ms_per_decision = 0;
  double iterations_per_second = 0;
};

// Bot `lone` against bot `rest`. With two seats both meet as equals, with more the first sits alone among
// copies of the other.
struct Duellists {
  int lone = 0, rest = 0;
  int games = 0;
  Estimate score;  // the lone bot's share of wins; even: one over the number of sides
  Estimate above;  // its share of the others that it finishes above, a tie counting half; even: a half
};

struct Standings {
  std::vector<BotStanding> bots;
  std::vector<Duellists> pairs;
};

Standings standings(const MatchPlan& plan, std::span<const MatchGame> games);

}  // namespace heptad
