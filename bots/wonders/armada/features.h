// Armada for the net: fleet cards, Syracuse, ships, islands, strengths; and its actions as rows of leanings.
#pragma once

#include "bots/net/net.h"
#include "bots/wonders/price_steps.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::armada {

// What a card is used for, as rows know it.
enum class CardUse : std::uint8_t { Build, Tuck, Sell, Revive };

NetShape net_shape(NetShape own);

// `first` is the first input or row behind those of the base game.
void describe(const State& state, Seat seat, const PriceSteps& prices, int first, NetInput& input);

bool is_fleet_card(const State& state, Card card);
bool is_syracuse(int board);
int card_row(const State& state, CardUse use, Card card, int first);
int stage_row(const City& city, int first);
int board_row(int first);
int side_row(int side, int first);
// What sails with an order, and the answers to Armada's questions.
void add_rows(const State& state, Seat seat, const Action& action, int first, ActionRows& rows);

// Rows that are not trained yet begin as the mean of those of the base game's cards, boards and stages.
struct BaseRows {
  int build, tuck, sell, revive, cards, stage, stages;
};
void begin_with_base(NetWeights& net, const BaseRows& base, int first);

}  // namespace heptad::wonders::armada
