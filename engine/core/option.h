// What a person can think of doing, with how it would be paid or why it cannot be done.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/action.h"
#include "engine/core/goods.h"
#include "engine/core/seat.h"

namespace heptad {

enum class Means : std::uint8_t {
  Nothing,
  Paid,
  Chain,
  Power
};  // Nothing: no cost is asked; Power: free by an effect
inline constexpr std::array<std::string_view, 4> kMeansNames = {"nothing", "paid", "chain", "power"};

enum class Source : std::uint8_t { Own, Choice, Discount, Bought };
inline constexpr std::array<std::string_view, 4> kSourceNames = {"own", "choice", "discount", "bought"};

// One line of a payment: "2 wood own", "1 glass bought for 3".
struct PaymentLine {
  Source source;
  Resource resource;
  std::uint8_t units = 0;
  std::uint8_t each = 0;    // coins a unit, when bought
  Seat receiver = kNature;  // who receives those coins; kNature is the bank
};

struct Payment {
  Means means = Means::Nothing;
  int coins = 0;          // everything the seat pays
  int printed_coins = 0;  // of these, printed in the cost
  std::vector<PaymentLine> lines;
};

enum class WhyNot : std::uint8_t {
  None,
  Coins,
  AlreadyBuilt,
  SevenWonders,
  AllStagesBuilt,
  NotForSale,
  NotNow,
  ShipAtEnd
};
inline constexpr std::array<std::string_view, 8> kWhyNotNames = {
    "none",         "coins",   "already-built", "seven-wonders", "all-stages-built",
    "not-for-sale", "not-now", "ship-at-end"};

// An action taken apart, for programs that do not read notation.
struct ActionParts {
  // What it names: {"card", "baths"}, {"slot", 3}, {"free", true}, or several numbers or ids.
  struct Named {
    std::string key;
    std::variant<std::string, int, bool, std::vector<int>, std::vector<std::string>> what;
  };
  struct Paid {
    int to;
    int coins;
  };

  std::string_view verb;
  std::vector<Named> named;
  std::optional<int> city;  // for which it is done
  std::vector<Paid> pay;    // to other cities

  // The id under that key, or nothing.
  std::string_view id(std::string_view key) const {
    for (const Named& one : named) {
      if (one.key != key) continue;
      if (const auto* text = std::get_if<std::string>(&one.what)) return *text;
    }
    return {};
  }
};

struct Option {
  Action action;
  Payment payment;
  int gain = 0;  // coins received, when it is a sale
  WhyNot why_not = WhyNot::None;
  int short_of = 0;  // coins missing, when that is why

  bool legal() const { return why_not == WhyNot::None; }
};

}  // namespace heptad
