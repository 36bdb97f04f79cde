#include "server/secrets.h"

#include <sys/random.h>

#include <algorithm>
#include <stdexcept>

namespace heptad {
namespace {

constexpr std::size_t kTokenBytes = 24;

template <std::size_t kBytes>
std::array<std::uint8_t, kBytes> random_bytes() {
  std::array<std::uint8_t, kBytes> bytes;
  if (getentropy(bytes.data(), bytes.size()) != 0)
    throw std::runtime_error("The system gives no random numbers.");
  return bytes;
}

}  // namespace

std::string new_token() { return to_hex(random_bytes<kTokenBytes>()); }

Seed new_seed() { return random_bytes<32>(); }

std::string new_table_id() {
  constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";  // none that look alike
  std::string id;
  for (const auto byte : random_bytes<12>()) id += kLetters[byte % kLetters.size()];
  return id;
}

bool may_be_table_id(std::string_view text) {
  const auto is_plain = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); };
  return std::ranges::all_of(text, is_plain);
}

std::optional<Digest> token_hash(std::string_view token) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  if (token.size() != 2 * kTokenBytes || !std::ranges::all_of(token, is_hex)) return std::nullopt;
  return sha256(token);
}

}  // namespace heptad
