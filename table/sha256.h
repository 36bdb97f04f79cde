// SHA-256 (FIPS 180-4), standard library only so that a table can prove its dice in the browser too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace heptad {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
Digest sha256(std::string_view text);

std::string to_hex(std::span<const std::uint8_t> bytes);
// Exactly 64 lower-case hex digits.
std::optional<Digest> digest_from_hex(std::string_view hex);

// Takes the same time wherever the two differ, so that a secret cannot be guessed byte by byte.
bool equal_in_constant_time(const Digest& a, const Digest& b);

}  // namespace heptad
