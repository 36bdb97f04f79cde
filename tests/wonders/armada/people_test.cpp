// What a person is told of ships: how an order with one is paid, and why one cannot sail.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "engine/core/rules.h"
#include "engine/game.h"

namespace heptad {
namespace {

int bought(const Payment& payment) {
  int coins = 0;
  for (const PaymentLine& line : payment.lines) coins += line.units * line.each;
  return coins;
}

// A random game in which every option of every decision is looked at.
template <class Look>
void look_at_options(std::string_view rules_name, int players, std::uint64_t seed, Look look) {
  auto game = *AnyGame::start(*parse_rules(rules_name, players));
  Rng rng(seed);
  while (!game.over()) {
    const SeatSet due = game.to_act();
    if (due.has(kNature)) {
      game.apply(kNature, game.roll(rng));
      continue;
    }
    const Seat seat = due.lowest();
    std::vector<Action> legal;
    for (const Option& option : game.options(seat)) {
      look(game, seat, option);
      if (option.legal()) legal.push_back(option.action);
    }
    game.apply(seat, legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
  }
}

TEST(ArmadaOptions, EveryLineOfABillIsPaidToTheCoin) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto look = [](const AnyGame& game, Seat seat, const Option& option) {
      if (!option.legal()) return;
      int paid = 0;
      for (const auto& to : game.parts(seat, option.action).pay) paid += to.coins;
      EXPECT_EQ(bought(option.payment), paid) << game.text(option.action);
      EXPECT_EQ(option.payment.coins, paid + option.payment.printed_coins) << game.text(option.action);
    };
    look_at_options("wonders1+armada", 4, seed, look);
    look_at_options("wonders2+armada+teams", 8, seed, look);
  }
}

TEST(ArmadaOptions, AShipThatCannotSailSaysWhy) {
  int at_end = 0, too_dear = 0;
  const auto look = [&](const AnyGame& game, Seat seat, const Option& option) {
    const ActionParts parts = game.parts(seat, option.action);
    if (option.legal() || parts.id("ship").empty()) return;
    at_end += option.why_not == WhyNot::ShipAtEnd ? 1 : 0;
    if (option.why_not != WhyNot::Coins) return;
    ++too_dear;
    EXPECT_GT(option.short_of, 0);
    EXPECT_GE(option.payment.coins, option.short_of);
  };
  for (std::uint64_t seed = 1; seed <= 12; ++seed) look_at_options("wonders2+armada", 4, seed, look);
  EXPECT_GT(at_end, 0);
  EXPECT_GT(too_dear, 0);
}

TEST(ArmadaOptions, ADiscardForAMoveIsNoSale) {
  int sailed = 0;
  const auto look = [&](const AnyGame& game, Seat seat, const Option& option) {
    const ActionParts parts = game.parts(seat, option.action);
    if (parts.verb != "sail" || parts.id("card").empty()) return;
    ++sailed;
    EXPECT_EQ(option.gain, 0);
    EXPECT_EQ(parts.id("ship"), "yellow");
  };
  look_at_options("wonders2+armada", 3, 1, look);
  EXPECT_GT(sailed, 0);
}

}  // namespace
}  // namespace heptad
