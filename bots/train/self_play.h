// Games a search plays against itself, as samples to learn from.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/net/net.h"
#include "bots/train/sample.h"
#include "engine/core/rng.h"
#include "engine/core/rules.h"

namespace heptad {

// Most decisions are made by a short search, for the sake of more games; a part of them by a long one, whose
// choice is then worth learning.
struct SelfPlaySettings {
  int long_iterations = 400;
  int short_iterations = 80;
  double long_share = 0.3;
  double root_noise = 0.25;  // how much of the first leanings is replaced by luck in a long search
};

// Who else sits at the tables.
struct Company {
  std::span<const Evaluator> earlier;  // generations: at some tables of 7 Wonders
  const Evaluator* target = nullptr;   // whom alone the learner is to beat: in every seat but one
};

// Plays one game and adds its samples. Without a net it is the greedy player's, with some luck in its
// choices. Some games are played against others: in Duel those who run for science or war, in 7 Wonders
// earlier generations, the greedy player and the search without a net.
void play_oneself_in_duel(const Rules& rules, const Evaluator* net, const Company& company,
                          const SelfPlaySettings& settings, std::uint64_t seed, std::vector<Sample>& samples);
void play_oneself_in_wonders(const Rules& rules, const Evaluator* net, const Company& company,
                             const SelfPlaySettings& settings, std::uint64_t seed,
                             std::vector<Sample>& samples);

// Some actions get a good share of luck, most get little, as a Dirichlet distribution would give.
std::vector<double> lucky_shares(int count, Rng& rng);

// One of the actions by its share of visits, sharpened.
int pick(const std::vector<double>& visits, double sharpness, Rng& rng);

// Early decisions vary more, so that games differ.
constexpr double sharpness_of(int decisions_so_far, int early) {
  return decisions_so_far < early ? 1.25 : 3.0;
}

}  // namespace heptad
