#include "table/dice.h"

#include <algorithm>

namespace heptad {
namespace {

void append_number(std::vector<std::uint8_t>& bytes, std::size_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(number >> shift));
}

}  // namespace

Seed numbered_seed(int number) { return sha256("heptad deal " + std::to_string(number)); }

std::optional<Nonce> nonce_from_hex(std::string_view hex) {
  const auto digest = digest_from_hex(std::string(hex) + std::string(hex.size(), '0'));
  if (hex.size() != 2 * std::tuple_size_v<Nonce> || !digest) return std::nullopt;
  Nonce nonce;
  std::copy_n(digest->begin(), nonce.size(), nonce.begin());
  return nonce;
}

Digest Deal::key() const {
  std::vector<std::uint8_t> bytes(seed.begin(), seed.end());
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!nonces[seat]) continue;
    bytes.push_back(seat);
    bytes.insert(bytes.end(), nonces[seat]->begin(), nonces[seat]->end());
  }
  return bytes.size() == seed.size() ? seed : sha256(std::span<const std::uint8_t>(bytes));
}

void Deal::draw_anew(std::size_t line) {
  const int count = anew.empty() ? 1 : anew.back().count + 1;
  while (!anew.empty() && anew.back().line >= line) anew.pop_back();
  anew.push_back({line, count});
}

Rng Deal::dice(std::size_t lines_before) const {
  const Digest start_of_all = key();
  std::vector<std::uint8_t> bytes(start_of_all.begin(), start_of_all.end());
  append_number(bytes, lines_before);
  int count = 0;
  for (const Anew& draw : anew) {
    if (draw.line <= lines_before) count = draw.count;
  }
  if (count > 0) append_number(bytes, static_cast<std::size_t>(count));
  const auto digest = sha256(std::span<const std::uint8_t>(bytes));
  std::uint64_t start = 0;
  for (int i = 0; i < 8; ++i) start = start << 8 | digest[i];
  return Rng(start);
}

}  // namespace heptad
