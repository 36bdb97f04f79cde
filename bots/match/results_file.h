// The games of a match as lines of text, so that a match goes on where it was interrupted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/match/match.h"

namespace heptad {

// The first line: which match this is. A file with another first line belongs to another match.
std::string results_header(const MatchPlan& plan);

std::string results_line(const MatchGame& game);

struct Results {
  std::vector<MatchGame> games;
  std::size_t bytes = 0;  // of whole lines; what follows was cut off while being written
};

// Refused when the file belongs to another match or is damaged before its last line.
Expected<Results> read_results(const MatchPlan& plan, std::string_view text);

}  // namespace heptad
