// Whether a finished game was dealt as promised at its start: anyone who has the record can check it.
#pragma once

#include "engine/record.h"
#include "table/dice.h"

namespace heptad {

// The record's seed has the hash that was shown at the start, and every line of luck is what the seed and the
// nonces roll. A record that does not reach the game's end is refused, however right its beginning. Returns
// the number of lines of luck.
Expected<int> check_deal(const Record& record, const Digest& promised);

}  // namespace heptad
