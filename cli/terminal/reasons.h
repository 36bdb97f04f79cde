// What speaks for a move, as people read it (text/reasons.*.json).
#pragma once

#include <string>
#include <vector>

#include "bots/reasons.h"
#include "cli/names.h"

namespace heptad {

// "takes the only papyrus in sight", "opens Academy for Bob: symbol number 4".
std::string describe_reason(const Names& names, const std::vector<std::string>& labels, const Reason& reason);

}  // namespace heptad
