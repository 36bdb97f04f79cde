// The trained nets that come with the program (bots/data, written by `heptad train`).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "bots/net/net.h"
#include "engine/core/rules.h"

namespace heptad {

// The files of bots/data, and how they are called there. Of 7 Wonders one net serves all modules of an
// edition.
enum class NetFile : std::uint8_t { Duel, Pantheon, Wonders1, Wonders2, Wonders1Modules, Wonders2Modules };
inline constexpr std::array<std::string_view, 6> kNetFiles = {
    "duel", "pantheon", "wonders1", "wonders2", "wonders1_modules", "wonders2_modules"};

NetFile net_file(const Rules& rules);

// What is in it. Part of the program (bots/data/embedded_nets.cpp), or, where the host fetches files, what it
// has handed in: empty before that.
std::span<const unsigned char> bytes_of(NetFile file);

// How many inputs and rows the net of a rule set has.
NetShape net_shape(const Rules& rules);

Rules without_modules(const Rules& rules);

// Weights to go on training from: those of the rule set, with modules also those of the family alone, and
// older ones: of Duel those that do not see the race for science, of 7 Wonders those that know no outlook.
Expected<NetWeights> read_net_for(const Rules& rules, std::span<const unsigned char> bytes);

// Whether every net that comes with the program fits its rule set: to be asked once, at the start, so that
// nobody plays against an untrained bot without knowing it.
Expected<void> check_trained_nets();

// The net for these rules, or why there is none.
const Expected<Evaluator>& trained_net(const Rules& rules);

}  // namespace heptad
