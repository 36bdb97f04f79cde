// One order, step by step: it is paid, it enters the city, its coins are collected.
#pragma once

#include "engine/core/option.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/legal.h"
#include "engine/wonders/moments.h"
#include "engine/wonders/score.h"

namespace heptad::wonders {

template <class Sink>
void Flow<Sink>::pay(Order order) {
  const int who = order.city;
  City& me = city(who);
  const SeatSet self = SeatSet::of(moments::decider(s_, who));
  switch (order.verb) {
    case Verb::Build: {
      const CardFacts& card = edition_.cards[order.card];
      const bool chained = is_chained(me, card);
      const int printed = chained ? 0 : card.coins;
      const Means means = chained ? Means::Chain : card.costs_nothing ? Means::Nothing : Means::Paid;
      me.coins = static_cast<std::uint16_t>(me.coins - printed);
      tell(EventKind::Built, who, order.card, static_cast<int>(means), printed + order.bill.total());
      break;
    }
    case Verb::BuildFree:
      if (waiver(s_, me, edition_.cards[order.card]) == Waiver::Spent) me.free_build_age = s_.age;
      tell(EventKind::Built, who, order.card, static_cast<int>(Means::Power));
      break;
    case Verb::Stage:
      tell_only(self, EventKind::StageBuilt, who, order.card, me.stages + 1, order.bill.total());
      break;
    case Verb::Sell:
      tell_only(self, EventKind::Sold, who, order.card, kNothing, order.extra == 0 ? kSaleCoins : 0);
      break;
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Revive:
    case Verb::Pass:
    case Verb::Choose: return;  // no order
  }
  for (int column = 0; column < kColumns && !order.bill.none(); ++column) {
    if (order.bill.to[column] != 0) pay_city(who, city_in_column(s_, who, column), order.bill.to[column]);
  }
  moments::paid(*this, s_, order);
}

// The bill was affordable at the start of the turn, so money that others pay meanwhile is never spent.
template <class Sink>
void Flow<Sink>::pay_city(int who, int receiver, int coins) {
  city(who).coins = static_cast<std::uint16_t>(city(who).coins - coins);
  city(receiver).coins = static_cast<std::uint16_t>(city(receiver).coins + coins);
  tell(EventKind::CoinsPaid, who, kNothing, receiver, coins);
}

template <class Sink>
void Flow<Sink>::enter(Order order, int turn) {
  switch (order.verb) {
    case Verb::Build:
    case Verb::BuildFree:
      take(order.city, order.card, Fate::Built, turn);
      gain_card(order.city, order.card);
      break;
    case Verb::Stage:
      take(order.city, order.card, Fate::Tucked, turn);
      gain_stage(order.city);
      break;
    case Verb::Sell: take(order.city, order.card, Fate::Discarded, turn); break;
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Revive:
    case Verb::Pass:
    case Verb::Choose: break;  // no order
  }
}

template <class Sink>
void Flow<Sink>::collect(Order order) {
  City& me = city(order.city);
  switch (order.verb) {
    case Verb::Build:
    case Verb::BuildFree: collect_coins(order.city, edition_.gifts[order.card]); break;
    case Verb::Stage:
      collect_coins(order.city, edition_.stages[me.board][static_cast<int>(me.side)][me.stages - 1].gift);
      break;
    case Verb::Sell:
      if (order.extra == 0) me.coins = static_cast<std::uint16_t>(me.coins + kSaleCoins);
      break;
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Revive:
    case Verb::Pass:
    case Verb::Choose: break;  // no order
  }
}

template <class Sink>
void Flow<Sink>::take(int who, Card card, Fate fate, int turn) {
  s_.hands[moments::decider(s_, who)].remove(card);
  s_.takes.put(Takes::row(s_.age, turn), who, card, fate);
}

// Neighbours can buy what brown and grey cards make, not yellow cards and stages.             [wonders 33]
template <class Sink>
void Flow<Sink>::gain_card(int who, Card card) {
  const Colour colour = edition_.cards[card].colour;
  city(who).built.add(card);
  gain(who, edition_.gifts[card], colour == Colour::Brown || colour == Colour::Grey);
}

template <class Sink>
void Flow<Sink>::gain_stage(int who) {
  City& me = city(who);
  me.stage_age[me.stages] = s_.age;
  gain(who, edition_.stages[me.board][static_cast<int>(me.side)][me.stages].gift, false);
  ++me.stages;
}

template <class Sink>
void Flow<Sink>::gain(int who, const Gift& gift, bool for_sale) {
  City& me = city(who);
  if (gift.produces) {
    me.own += gift.makes;
    if (for_sale) me.sold += gift.makes;
  }
  for (const Effect& effect : gift.effects) {
    switch (effect.kind) {
      case EffectKind::Nothing: return;
      case EffectKind::Shields: me.shields = static_cast<std::uint8_t>(me.shields + effect.amount); break;
      case EffectKind::Symbol: ++me.symbols[effect.what]; break;
      case EffectKind::AnySymbol: ++me.any_symbols; break;
      case EffectKind::CheapRaw:
        if ((effect.where & kLeft) != 0) me.discounts |= kCheapRawLeft;
        if ((effect.where & kRight) != 0) me.discounts |= kCheapRawRight;
        break;
      case EffectKind::CheapManufactured: me.discounts |= kCheapManufactured; break;
      case EffectKind::BuildFromDiscard: s_.agenda.ask_later(Step::Revive, who); break;
      case EffectKind::Ability: me.powers = static_cast<std::uint8_t>(me.powers | 1U << effect.what); break;
      case EffectKind::Module: moments::gained(*this, s_, who, effect); break;
      case EffectKind::Points:
      case EffectKind::PointsPer:
      case EffectKind::PointsIfComplete:
      case EffectKind::Makes:
      case EffectKind::MakesOneOf:
      case EffectKind::Coins:
      case EffectKind::CoinsPer: break;
    }
  }
}

template <class Sink>
void Flow<Sink>::collect_coins(int who, const Gift& gift) {
  if (!gift.pays_coins) return;
  for (const Effect& effect : gift.effects) {
    if (effect.kind == EffectKind::Coins) add_coins(who, effect.amount);
    if (effect.kind == EffectKind::CoinsPer) {
      add_coins(who, effect.amount * count_of(s_, who, static_cast<Count>(effect.what), effect.where));
    }
  }
}

template <class Sink>
void Flow<Sink>::lose_coins(int who, int coins) {
  city(who).coins = static_cast<std::uint16_t>(city(who).coins - coins);
  tell(EventKind::CoinsLost, who, kNothing, kNothing, coins);
}

template <class Sink>
void Flow<Sink>::add_coins(int who, int coins) {
  if (coins == 0) return;
  city(who).coins = static_cast<std::uint16_t>(city(who).coins + coins);
  tell(EventKind::CoinsGained, who, kNothing, kNothing, coins);
}

}  // namespace heptad::wonders
