// The rows of orders that a seat gives for the Free City.
#pragma once

#include "bots/net/net.h"
#include "bots/wonders/price_steps.h"
#include "engine/wonders/action.h"

namespace heptad::wonders::free_city {

struct Rows {
  int build, tuck, sell, price;
};

constexpr Rows take_rows(Blocks& blocks, int cards) {
  Rows rows{};
  rows.build = blocks.take(cards);
  rows.tuck = blocks.take(cards);
  rows.sell = blocks.take(1);
  rows.price = blocks.take(kPriceSteps);
  return rows;
}

inline ActionRows rows_of(const Action& action, const Rows& rows, int price, int revive, int pass) {
  const Card card = card_of(action);
  switch (verb_of(action)) {
    case Verb::Build:
    case Verb::BuildFree: return {{rows.build + card, rows.price + price}, 2};
    case Verb::Stage: return {{rows.tuck + card, rows.price + price}, 2};
    case Verb::Sell: return {{rows.sell}, 1};
    case Verb::Revive: return {{revive + card}, 1};
    case Verb::Pass: return {{pass}, 1};
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Choose: break;
  }
  return {};
}

}  // namespace heptad::wonders::free_city
