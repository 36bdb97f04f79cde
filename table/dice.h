// The table's dice: a secret seed fixed before the first card is dealt. Its hash is shown at the start and
// the seed at the end, so that anyone can check the deal (docs/fair-deal.md).
#pragma once

#include <vector>

#include "engine/core/rng.h"
#include "engine/record.h"
#include "table/sha256.h"

namespace heptad {

using Seed = Digest;  // 32 random bytes

// Everything that luck depends on.
struct Deal {
  Seed seed = {};
  std::vector<Anew> anew = {};  // by line

  Digest seed_hash() const { return sha256(std::span(seed)); }
  // After a take-back between people: what was seen of the lines from `line` on tells nothing of what comes.
  void draw_anew(std::size_t line);
  // The dice for the log line that follows `lines_before` others. They depend on nothing else, so that a
  // record is checked without knowing what was undone.
  Rng dice(std::size_t lines_before) const;
};

}  // namespace heptad
