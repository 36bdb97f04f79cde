// The table's dice: a secret seed, whose hash is shown before anybody sits down, and what each person's
// program adds to it. The seed is shown at the end, so that anyone can check the deal (docs/fair-deal.md).
#pragma once

#include <vector>

#include "engine/core/rng.h"
#include "engine/record.h"
#include "table/sha256.h"

namespace heptad {

using Seed = Digest;  // 32 random bytes
using Nonce = std::array<std::uint8_t, 16>;

// A deal by number: anybody who gives the number again gets the same cards.
inline constexpr int kMaxDealNumber = 999'999'999;
Seed numbered_seed(int number);

// Exactly 32 lower-case hex digits.
std::optional<Nonce> nonce_from_hex(std::string_view hex);

// Everything that luck depends on.
struct Deal {
  Seed seed = {};
  std::optional<int> number = {};  // the seed was chosen, and everybody may know it
  std::array<std::optional<Nonce>, kMaxSeats> nonces = {};
  std::vector<Anew> anew = {};  // by line

  Digest seed_hash() const { return sha256(std::span(seed)); }
  // After a take-back between people: what was seen of the lines from `line` on tells nothing of what comes.
  void draw_anew(std::size_t line);
  // The dice for the log line that follows `lines_before` others. They depend on nothing else, so that a
  // record is checked without knowing what was undone.
  Rng dice(std::size_t lines_before) const;

 private:
  // The seed alone, as long as nobody added anything: so were games dealt before there were nonces.
  Digest key() const;
};

}  // namespace heptad
