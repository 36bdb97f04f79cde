// Resources, and amounts of them packed one byte a resource, so that a whole cost is one number.
#pragma once

#include <bit>
#include <cstdint>

namespace heptad {

enum class Resource : std::uint8_t { Wood, Clay, Stone, Ore, Glass, Loom, Papyrus };

inline constexpr int kResources = 7;
// Raw materials come first: Wood to Ore; then the manufactured goods.
inline constexpr bool is_raw(Resource resource) { return resource <= Resource::Ore; }

class Goods {
 public:
  constexpr Goods() = default;
  // Amounts in the order of Resource. Named arguments come from Cost below.
  constexpr Goods(int wood, int clay, int stone, int ore, int glass, int loom, int papyrus)
      : bytes_(byte(wood, 0) | byte(clay, 1) | byte(stone, 2) | byte(ore, 3) | byte(glass, 4) |
               byte(loom, 5) | byte(papyrus, 6)) {}
  static constexpr Goods one(Resource resource) { return of(resource, 1); }
  static constexpr Goods of(Resource resource, int amount) {
    return Goods(byte(amount, static_cast<int>(resource)));
  }

  constexpr int operator[](Resource resource) const {
    return static_cast<int>(bytes_ >> 8 * static_cast<int>(resource) & 0xFF);
  }
  constexpr bool none() const { return bytes_ == 0; }
  constexpr int total() const { return static_cast<int>(bytes_ * 0x0101010101010101U >> 56); }
  // The first resource with a non-zero amount.
  constexpr Resource first() const { return static_cast<Resource>(std::countr_zero(bytes_) / 8); }
  constexpr void clear(Resource resource) {
    bytes_ &= ~(std::uint64_t{0xFF} << 8 * static_cast<int>(resource));
  }
  constexpr Goods only_raw() const { return Goods(bytes_ & 0x00000000FFFFFFFFU); }
  constexpr Goods only_manufactured() const { return Goods(bytes_ & 0xFFFFFFFF00000000U); }

  constexpr Goods operator+(Goods other) const { return Goods(bytes_ + other.bytes_); }
  constexpr Goods& operator+=(Goods other) { return *this = *this + other; }
  constexpr Goods& operator-=(Goods other) {
    bytes_ -= other.bytes_;
    return *this;
  }
  // What is missing when `other` covers as much as it can: per resource max(0, this - other).
  // Amounts stay below 128, so bit 7 of each byte tells whether the difference went below zero.
  constexpr Goods minus_at_most(Goods other) const {
    constexpr std::uint64_t kTop = 0x8080808080808080U;
    const std::uint64_t difference = (bytes_ | kTop) - other.bytes_;
    const std::uint64_t kept = difference & kTop;
    return Goods(difference & (kept - (kept >> 7)));
  }
  constexpr std::uint64_t packed() const { return bytes_; }
  constexpr bool operator==(const Goods&) const = default;

 private:
  explicit constexpr Goods(std::uint64_t bytes) : bytes_(bytes) {}
  static constexpr std::uint64_t byte(int amount, int position) {
    return static_cast<std::uint64_t>(amount) << 8 * position;
  }
  std::uint64_t bytes_ = 0;
};

// A printed cost, written with designated initialisers: {.wood = 1, .glass = 2}.
struct Cost {
  std::uint8_t coins = 0;
  std::uint8_t wood = 0, clay = 0, stone = 0, ore = 0, glass = 0, loom = 0, papyrus = 0;

  constexpr Goods goods() const { return Goods(wood, clay, stone, ore, glass, loom, papyrus); }
  constexpr bool operator==(const Cost&) const = default;
};

}  // namespace heptad
