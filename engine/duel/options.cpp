// For people: how each action would be paid, and why it cannot be done.
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"
#include "engine/duel/nature.h"
#include "engine/duel/payment.h"
#include "engine/duel/priced.h"

namespace heptad::duel {

namespace {

// Writes down step by step what Market::trade() takes away.
Payment explain(const City& city, const City& opponent, Goods cost, int printed_coins, int discount) {
  const Market market(city, opponent);
  const Seat receiver = kNature;
  Payment payment{.means = Means::Paid, .coins = printed_coins, .printed_coins = printed_coins};
  const auto note = [&](Source source, Goods before, Goods after, bool bought) {
    for (Goods used = before.minus_at_most(after); !used.none(); used.clear(used.first())) {
      const Resource resource = used.first();
      const int units = used[resource];
      const int each = bought ? market.price(resource) : 0;
      payment.lines.push_back(
          {source, resource, static_cast<std::uint8_t>(units), static_cast<std::uint8_t>(each), receiver});
      payment.coins += units * each;
    }
  };
  Goods left = market.missing(cost);
  note(Source::Own, cost, left, false);
  Goods before = left;
  market.spend_choices(left);
  note(Source::Choice, before, left, false);
  before = left;
  market.spend_discount(left, discount);
  note(Source::Discount, before, left, false);
  note(Source::Bought, left, Goods(), true);
  return payment;
}

void direct_to_opponent(Payment& payment, const State& state, Seat seat) {
  if (power<EffectKind::TradeIncome>(state.cities[seat ^ 1]) == 0) return;
  for (PaymentLine& line : payment.lines) {
    if (line.source == Source::Bought) line.receiver = seat ^ 1;
  }
}

Payment card_payment(const State& state, Seat seat, Card card) {
  const City& own = state.cities[seat];
  const Means means = means_of(own, card);
  if (means != Means::Paid) return {.means = means};
  const int discount = kCards[card].colour == Colour::Blue ? power<EffectKind::BlueDiscount>(own) : 0;
  Payment payment =
      explain(own, state.cities[seat ^ 1], kCards[card].cost.goods(), kCards[card].cost.coins, discount);
  direct_to_opponent(payment, state, seat);
  // Engineering takes the place of a price that is no better.                              [duel 167, 168]
  const Price price = card_price(own, Market(own, state.cities[seat ^ 1]), card);
  const Price normal{.coins = payment.coins, .trade = payment.coins - payment.printed_coins};
  if (price != normal) return {.means = Means::Power, .coins = price.coins};
  return payment;
}

Payment wonder_payment(const State& state, Seat seat, Wonder wonder) {
  const City& own = state.cities[seat];
  Payment payment = explain(own, state.cities[seat ^ 1], kWonders[wonder].cost.goods(),
                            kWonders[wonder].cost.coins, power<EffectKind::WonderDiscount>(own));
  direct_to_opponent(payment, state, seat);
  return payment;
}

std::vector<Option> turn_options(const State& state, Seat seat) {
  const City& own = state.cities[seat];
  const int coins = moments::purse(state, seat);
  const bool seven_stand =
      std::popcount(own.built) + std::popcount(state.cities[seat ^ 1].built) >= kWonderLimit;
  std::vector<Option> options;
  for_each_bit(state.structure.available, [&](int slot) {
    const Card card = state.structure.cards[slot];
    options.push_back(priced(make_action(ActionKind::Build, card), card_payment(state, seat, card), coins));
    options.push_back(
        {.action = make_action(ActionKind::Sell, card), .payment = {}, .gain = sale_price(own)});
    for (int wonder = 0; wonder < kWonderCount; ++wonder) {
      if (((own.wonders | own.built) >> wonder & 1) == 0) continue;
      const Action action = make_action(ActionKind::BuildWonder, wonder, card);
      if ((own.built >> wonder & 1) != 0) {
        options.push_back({.action = action, .payment = {}, .why_not = WhyNot::AlreadyBuilt});
      } else if (seven_stand) {
        options.push_back({.action = action, .payment = {}, .why_not = WhyNot::SevenWonders});
      } else {
        options.push_back(priced(action, wonder_payment(state, seat, static_cast<Wonder>(wonder)), coins));
      }
    }
  });
  moments::more_options(state, seat, options);
  return options;
}

std::string reason(const Option& option) {
  switch (option.why_not) {
    case WhyNot::Coins: return too_dear(option.payment.coins, option.short_of);
    case WhyNot::AlreadyBuilt: return "That wonder is already built.";
    case WhyNot::SevenWonders: return "Seven wonders stand; no other can be built.";
    case WhyNot::None:
    case WhyNot::AllStagesBuilt:
    case WhyNot::NotForSale:
    case WhyNot::NotNow:
    case WhyNot::ShipAtEnd: break;
  }
  return "That cannot be done now.";
}

}  // namespace

std::vector<Option> Duel::options(const State& state, Seat seat) {
  if (state.over() || state.decision().seat != seat) return {};
  if (state.decision().kind == DecisionKind::Turn) return turn_options(state, seat);
  ActionList list;
  legal_actions(state, seat, list);
  std::vector<Option> options;
  for (const Action& action : list) options.push_back({.action = action, .payment = {}});
  return options;
}

Expected<void> Duel::check(const State& state, Seat seat, const Action& action) {
  if (state.over()) return refuse(Code::Over, "The game is over.");
  if (action.kind >= moments::kForms.size()) return refuse(Code::Illegal, "There is no such action.");
  if (state.decision().seat != seat) {
    return refuse(Code::WrongTurn, state.decision().seat == kNature ? "Luck is due: nature is to act."
                                   : seat == kNature
                                       ? "Nothing is left to luck now."
                                       : "It is seat " + std::to_string(state.decision().seat) + "'s turn.");
  }
  if (seat == kNature) return check_nature(state, action);
  ActionList list;
  legal_actions(state, seat, list);
  for (const Action& legal : list) {
    if (legal == action) return {};
  }
  for (const Option& option : options(state, seat)) {
    if (option.action == action) return refuse(Code::Illegal, reason(option));
  }
  return refuse(Code::Illegal, moments::why_not(state, seat, action).value_or("That cannot be done now."));
}

}  // namespace heptad::duel
