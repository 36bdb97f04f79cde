// The score sheet like the paper pad: one line a category, one column a seat.
#pragma once

#include <string>
#include <vector>

#include "cli/names.h"
#include "cli/terminal/paint.h"
#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

// What a seat is called: its sitter's name, or "Seat 1".
std::string seat_label(const Names& names, const std::vector<Sitter>& sitters, Seat seat);

// The sheet, and how the game was won when it is over.
std::string score_sheet(const AnyGame& game, const std::vector<Sitter>& sitters, const Names& names,
                        const Paint& paint);

}  // namespace heptad
