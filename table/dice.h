// The table's dice: a secret seed fixed before the first card is dealt. Its hash is shown at the start and
// the seed at the end, so that anyone can check the deal.
#pragma once

#include "engine/core/rng.h"
#include "table/sha256.h"

namespace heptad {

using Seed = Digest;  // 32 random bytes

inline Digest seed_hash(const Seed& seed) { return sha256(std::span(seed)); }

// The dice for the log line that follows `lines_before` others. They depend on nothing else: whoever takes a
// move back and makes it again meets the same luck, and a record is checked without knowing what was undone.
Rng dice(const Seed& seed, std::size_t lines_before);

}  // namespace heptad
