// Where the inputs of 7 Wonders and the rows of its actions stand in a net.
#pragma once

#include "bots/wonders/free_city/rows.h"
#include "bots/wonders/price_steps.h"

namespace heptad::wonders {

// The layout is written in numbers, not in sizes of the rules' own lists: what the rules gain later must not
// move the inputs of a net that is trained. What is to be told of it goes to the end.
inline constexpr int kCards = 80;  // rows of an edition, and a few to spare
inline constexpr int kBoardsTold = 7;
inline constexpr int kBoardSides = kBoardsTold * 2;
inline constexpr int kStages = 4;
inline constexpr int kStageSteps = kStages + 1;
inline constexpr int kAgesTold = 3;
inline constexpr int kSymbolsTold = 3;
inline constexpr int kPowersTold = 6;
inline constexpr int kResourcesTold = 7;
inline constexpr int kSeatsTold = 8;
inline constexpr int kMoments = 9;  // kinds of decisions
inline constexpr int kCoinSteps = 15;
inline constexpr int kShieldSteps = 13;
inline constexpr int kSymbolSteps = 7;
inline constexpr int kUnitSteps = 4;
inline constexpr int kRawSteps = 10;
inline constexpr int kManufacturedSteps = 6;
inline constexpr int kLeadSteps = 11;   // of shields over a neighbour, from -5 to 5
inline constexpr int kWorthSteps = 16;  // of an order, in points as the greedy player counts them
inline constexpr int kComing = 2;       // hands on their way to a seat that has held them before
inline constexpr int kMeansSteps = 2;   // of a card in such a hand: beyond own means, within
inline constexpr int kTurns = 8;
inline constexpr int kMarginSteps = 17;  // of points over the best other, two points each, from -16 to 16
inline constexpr int kChapters = 8;      // of the game: two Ages, and the turns of the third

struct CityInputs {
  int cards, board, coins;
};
inline constexpr CityInputs take_city(Blocks& blocks) {
  CityInputs city{};
  city.cards = blocks.take(kCards);
  city.board = blocks.take(kBoardSides * kStageSteps);
  city.coins = blocks.take(kCoinSteps);
  return city;
}

struct NeighbourInputs {
  CityInputs city;
  int shield_lead, units, lead;
};
inline constexpr NeighbourInputs take_neighbour(Blocks& blocks) {
  NeighbourInputs in{};
  in.city = take_city(blocks);
  in.shield_lead = blocks.take(kAgesTold * kLeadSteps);
  in.units = blocks.take(kResourcesTold);
  in.lead = blocks.take(1);
  return in;
}

struct Inputs {
  CityInputs own;
  NeighbourInputs left, right;
  int shields, symbols, any_symbols, powers, discounts, free_build, units, raw, manufactured, victories,
      defeats, hand, stage, turn, players, moment, points, lead, lead_by_age, best, ahead, free_city, coming;
  struct {
    int lead, lead_by_age, ahead, margin, left, right;
  } war;
  int end;
};

inline constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.own = take_city(blocks);
  in.left = take_neighbour(blocks);
  in.right = take_neighbour(blocks);
  in.shields = blocks.take(kShieldSteps);
  in.symbols = blocks.take(kSymbolsTold * kSymbolSteps);
  in.any_symbols = blocks.take(4);
  in.powers = blocks.take(kPowersTold);
  in.discounts = blocks.take(3);
  in.free_build = blocks.take(1);
  in.units = blocks.take(kResourcesTold * kUnitSteps);
  in.raw = blocks.take(kRawSteps);
  in.manufactured = blocks.take(kManufacturedSteps);
  in.victories = blocks.take(kAgesTold * 3);
  in.defeats = blocks.take(7);
  in.hand = blocks.take(kCards * kPriceSteps);
  in.stage = blocks.take(kPriceSteps);
  in.turn = blocks.take((kAgesTold + 1) * kTurns);
  in.players = blocks.take(kSeatsTold + 1);
  in.moment = blocks.take(kMoments);
  in.points = blocks.take(1);
  in.lead = blocks.take(1);
  in.lead_by_age = blocks.take(kAgesTold + 1);
  in.best = blocks.take(1);
  in.ahead = blocks.take(kSeatsTold);
  in.free_city = blocks.take(1);
  in.coming = blocks.take(kComing * kCards * kMeansSteps);
  in.war.lead = blocks.take(1);
  in.war.lead_by_age = blocks.take(kAgesTold + 1);
  in.war.ahead = blocks.take(kSeatsTold);
  in.war.margin = blocks.take(kChapters * kMarginSteps);
  in.war.left = blocks.take(1);
  in.war.right = blocks.take(1);
  in.end = blocks.next;
  return in;
}();

struct Rows {
  int build, stage, tuck, sell, free, price, worth;
  free_city::Rows free_city;
  int revive, pass, board, side, end;
};

inline constexpr Rows kRows = [] {
  Blocks blocks;
  Rows rows{};
  rows.build = blocks.take(kCards);
  rows.stage = blocks.take(kBoardSides * kStages);
  rows.tuck = blocks.take(kCards);
  rows.sell = blocks.take(kCards);
  rows.free = blocks.take(1);
  rows.price = blocks.take(kPriceSteps);
  rows.worth = blocks.take(kWorthSteps);
  rows.free_city = free_city::take_rows(blocks, kCards);
  rows.revive = blocks.take(kCards);
  rows.pass = blocks.take(1);
  rows.board = blocks.take(kBoardsTold);
  rows.side = blocks.take(kBoardSides);
  rows.end = blocks.next;
  return rows;
}();

inline constexpr NetShape kOwnShape = {.inputs = kInputs.end, .actions = kRows.end};

// As the trained nets have it: another number would make all of them useless.
static_assert(kInputs.coming == 1075 && kInputs.end == 1546 && kRows.end == 584);

}  // namespace heptad::wonders
