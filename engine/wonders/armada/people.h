// For people: the parts of an order with a ship, how it is paid, and why a ship cannot sail.
#pragma once

#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/wonders/armada/list.h"
#include "engine/wonders/armada/text.h"

namespace heptad::wonders::armada {

inline std::string fleet_name(int fleet) { return std::string(kFleetNames[fleet]); }

// What goes with an order. A card that is discarded for a move is sailed with, not sold.
inline void name_ship(const Order& order, ActionParts& parts) {
  if (order.extra == 0) return;
  if (order.verb == Verb::Sell) parts.verb = kSail;
  parts.named.push_back({"ship", fleet_name(static_cast<int>(fleet_of(order.extra)))});
}

inline void name_choice(const State& state, const Action& action, ActionParts& parts) {
  parts.verb = verb_name(state, action);
  if (verb_of(action) != Verb::Choose) return;
  if (parts.verb == kSail) {
    std::vector<std::string> fleets;
    for_each_bit(action.arg[0], [&](int fleet) { fleets.push_back(fleet_name(fleet)); });
    parts.named.push_back({"fleets", fleets});
  } else if (parts.verb == kKeep) {
    parts.named.push_back({"island", std::string(kIslandRows[action.arg[0]].id)});
  } else if (parts.verb == kShipyard) {
    parts.named.push_back({"shipyard", std::string(kCostSets.back()->shipyards[action.arg[0]].id)});
  }
}

// The ship is paid together with the card or stage it sails with, unless an island makes it free.   [armada 22, 86]
inline void add_ship(const State& state, const Order& order, Use& use) {
  const Harbour& harbour = state.armada.harbours[order.city];
  const bool free = order.verb == Verb::Stage && owns<Deed::FreeShipWithStage>(harbour);
  if (order.extra == 0 || order.verb == Verb::Sell || free) return;
  const auto ship = ship_for(state.armada, order.city, fleet_of(order.extra));
  if (!ship) return;
  use.need += ship->space->need;
  use.coins += ship->space->coins;
  use.spared = ship->spared;
}

// Ships that a person might expect to sail with a card, and that cannot.
class RefusedShips {
 public:
  RefusedShips(const State& state, int city, Card card, const Buyer& buyer)
      : state_(state),
        city_(city),
        harbour_(state.armada.harbours[city]),
        me_(state.cities[city]),
        card_(card),
        buyer_(buyer) {}

  std::vector<Option> all() {
    const CardFacts& card = facts(state_).cards[card_];
    if (const auto fleet = fleet_of_colour(card.colour)) {
      const bool free =
          card.costs_nothing || is_chained(me_, card) || waiver(state_, me_, card) == Waiver::Lasting;
      refuse(Verb::Build, *fleet, is_built(me_, card) ? WhyNot::AlreadyBuilt : WhyNot::None,
             free ? Cover() : card.need, free ? 0 : card.coins);
    }
    const StageFacts* next = next_stage(state_, me_);
    if (!owns<Deed::FreeShipWithStage>(harbour_)) {
      refuse(Verb::Stage, shipyard_of(state_.armada, city_).wonder_fleet,
             next == nullptr ? WhyNot::AllStagesBuilt : WhyNot::None, next == nullptr ? Cover() : next->need,
             0);
    }
    if (!can_move(harbour_, Fleet::Yellow)) add(Verb::Sell, Fleet::Yellow, WhyNot::ShipAtEnd);
    return options_;
  }

 private:
  Option& add(Verb verb, Fleet fleet, WhyNot why) {
    return options_.emplace_back(
        Option{.action = action_of(word_of(verb, card_) | word_with(extra_of(fleet))),
               .payment = {},
               .why_not = why});
  }
  void refuse(Verb verb, Fleet fleet, WhyNot why, const Cover& need, int coins) {
    if (why != WhyNot::None) return void(add(verb, fleet, why));
    const auto ship = ship_for(state_.armada, city_, fleet);
    if (!ship) return void(add(verb, fleet, WhyNot::ShipAtEnd));
    if (!bills_with(*ship, buyer_, need, buyer_.coins - coins).empty()) return;
    const auto price = cheapest_with(*ship, buyer_, need);
    Option& option = add(verb, fleet, price ? WhyNot::Coins : WhyNot::NotForSale);
    const int printed = coins + ship->space->coins;
    option.payment = {.means = Means::Paid, .coins = printed + price.value_or(0), .printed_coins = printed};
    option.short_of = price ? option.payment.coins - buyer_.coins : 0;
  }

  const State& state_;
  const int city_;
  const Harbour& harbour_;
  const City& me_;
  const Card card_;
  const Buyer& buyer_;
  std::vector<Option> options_;
};

}  // namespace heptad::wonders::armada
