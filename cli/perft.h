// How many lines of play a number of decisions can take: a fingerprint of the rules.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace heptad {

// Leaves below each first action, in the order of the legal list. Every choice of a player branches and
// counts as one; nature rolls from the seed, its dice carried along each line. A game that ends early is one
// leaf.
std::vector<std::pair<std::string, std::uint64_t>> perft(const AnyGame& start, int depth, std::uint64_t seed);

}  // namespace heptad
