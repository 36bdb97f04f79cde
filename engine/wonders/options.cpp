// For people: how each action would be paid, and why it cannot be done.
#include <algorithm>
#include <iterator>

#include "engine/wonders/explain.h"
#include "engine/wonders/game.h"
#include "engine/wonders/lister.h"
#include "engine/wonders/reasons.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

// How the card or stage itself is paid.
Means means_of(const State& state, const Order& order) {
  switch (order.verb) {
    case Verb::Build: {
      const CardFacts& card = facts(state).cards[order.card];
      if (card.costs_nothing) return Means::Nothing;
      return is_chained(state.cities[order.city], card) ? Means::Chain : Means::Paid;
    }
    case Verb::BuildFree: return Means::Power;
    case Verb::Stage: return Means::Paid;
    case Verb::Sell:
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Revive:
    case Verb::Pass:
    case Verb::Choose: break;  // nothing is paid
  }
  return Means::Nothing;
}

// What goes with a card that is free is paid all the same.
Payment payment_of(const State& state, const Order& order) {
  const Means means = means_of(state, order);
  const bool pays = order.verb != Verb::Sell && (means == Means::Paid || order.extra != 0);
  if (!pays) return {.means = means};
  Use use = use_of(state, order);
  moments::add_to_use(state, order, use);
  return {.means = means == Means::Nothing ? Means::Paid : means,
          .coins = use.coins + order.bill.total(),
          .printed_coins = use.coins,
          .lines = payment_lines(state, order.city, use, order.bill)};
}

// Why a city cannot pay; the option is one that it cannot.
void say_price(Option& option, const Buyer& buyer, const Cover& need, int printed) {
  const auto price = cheapest(buyer, need);
  option.why_not = price ? WhyNot::Coins : WhyNot::NotForSale;
  option.payment = {.means = Means::Paid, .coins = printed + price.value_or(0), .printed_coins = printed};
  option.short_of = price ? option.payment.coins - buyer.coins : 0;
}

// What a person might expect of a card and may not do: build it, or raise the next stage with it.
std::vector<Option> refused(const State& state, int city, Card card) {
  const City& me = state.cities[city];
  const CardFacts& row = facts(state).cards[card];
  const Buyer buyer = buyer_of(state, city);
  const std::uint64_t whose = moments::has_owner(state, city) ? 0 : word_for(city);
  Option build{.action = action_of(word_of(Verb::Build, card) | whose), .payment = {}};
  if (is_built(me, row)) {
    build.why_not = WhyNot::AlreadyBuilt;
  } else if (!row.costs_nothing && !is_chained(me, row) && waiver(state, me, row) != Waiver::Lasting &&
             bills_for(buyer, row.need, buyer.coins - row.coins).empty()) {
    say_price(build, buyer, row.need, row.coins);
  }
  Option stage{.action = action_of(word_of(Verb::Stage, card) | whose), .payment = {}};
  const StageFacts* next = next_stage(state, me);
  if (next == nullptr) {
    stage.why_not = WhyNot::AllStagesBuilt;
  } else if (moments::must_build(state, city, card)) {
    stage.why_not = WhyNot::NotNow;
  } else if (bills_for(buyer, next->need, buyer.coins).empty()) {
    say_price(stage, buyer, next->need, 0);
  }
  std::vector<Option> options;
  if (!build.legal()) options.push_back(build);
  if (!stage.legal()) options.push_back(stage);
  std::ranges::copy(moments::refused_with(state, city, card, buyer), std::back_inserter(options));
  return options;
}

Option explained(const State& state, Seat seat, const Action& action) {
  return {.action = action,
          .payment = payment_of(state, order_of(seat, action)),
          .gain = verb_of(action) == Verb::Sell && action.arg[kExtraArg] == 0 ? kSaleCoins : 0};
}

// What can and what cannot be done with a card stands together.
void put_behind_its_card(std::vector<Option>& options, Option option) {
  const auto same_card = [&](const Option& other) {
    return is_order(verb_of(other.action)) && card_of(other.action) == card_of(option.action) &&
           other.action.arg[kCityArg] == option.action.arg[kCityArg];
  };
  const auto last = std::find_if(options.rbegin(), options.rend(), same_card);
  options.insert(last == options.rend() ? options.end() : last.base(), std::move(option));
}

// What cannot be done with the cards of a hand. The card given to the own city is none for another.
void add_refused(const State& state, Seat seat, int city, std::vector<Option>& options) {
  for_each_card(state.hands[seat], [&](Card card) {
    const bool given = city != seat && card == state.orders[seat].card;
    if (given) return;
    for (Option& option : refused(state, city, card)) put_behind_its_card(options, std::move(option));
  });
}

// The same thing done by other means: "build baths pay 0 2; build baths pay 2 0".
std::string ways_to_pay(const State& state, Seat seat, const Action& action) {
  constexpr int kShown = 8;
  const auto stages = [](const Action& one) { return verb_of(one) == Verb::Stage; };
  ActionList list;
  std::string ways;
  int count = 0;
  for (const auto lists : {Wonders::legal_actions, orders_anew}) {
    lists(state, seat, list);
    for (const Action& other : list) {
      const bool same = is_order(verb_of(other)) && verb_of(other) != Verb::Sell &&
                        stages(other) == stages(action) && card_of(other) == card_of(action) &&
                        other.arg[kCityArg] == action.arg[kCityArg] &&
                        other.arg[kExtraArg] == action.arg[kExtraArg];
      if (same && ++count <= kShown) ways += (ways.empty() ? "" : "; ") + Wonders::text(state, other);
    }
  }
  return ways + (count > kShown ? "; and " + std::to_string(count - kShown) + " more" : "");
}

}  // namespace

std::vector<Option> Wonders::options(const State& state, Seat seat) {
  ActionList list;
  std::vector<Option> options;
  for (const auto lists : {legal_actions, orders_anew}) {
    lists(state, seat, list);
    for (const Action& action : list) {
      options.push_back(is_order(verb_of(action)) ? explained(state, seat, action)
                                                  : Option{.action = action, .payment = {}});
    }
    if (!list.empty() && is_order(verb_of(list[0]))) {
      add_refused(state, seat, city_of(seat, list[0]), options);
    }
  }
  return options;
}

std::string why_not(const State& state, Seat seat, const Action& action) {
  const Verb verb = verb_of(action);
  const bool turn = state.step() == Step::Choose || state.step() == Step::LastCard;
  if (!turn || !is_order(verb)) {
    const auto reason = state.step() == Step::Ask ? moments::why_not(state, seat, action) : std::nullopt;
    return reason.value_or("That cannot be done now.");
  }
  if (auto reason = moments::why_not(state, seat, action)) return *reason;
  const Card card = card_of(action);
  if (!state.hands[seat].has(card)) return "That card is not in this hand.";
  if (verb == Verb::BuildFree) return "No power builds that card for free now.";
  const int city = city_of(seat, action);
  if (city >= state.city_count) return "There is no such city.";
  for (const Option& option : refused(state, city, card)) {
    if (verb_of(option.action) != verb || option.action.arg[kExtraArg] != action.arg[kExtraArg]) continue;
    switch (option.why_not) {
      case WhyNot::AlreadyBuilt: return "A structure of that name stands in this city already.";
      case WhyNot::AllStagesBuilt: return "Every stage of this wonder is built.";
      case WhyNot::NotForSale: return "The neighbours do not sell what is missing.";
      case WhyNot::Coins: return too_dear(option.payment.coins, option.short_of);
      case WhyNot::None:
      case WhyNot::SevenWonders:
      case WhyNot::ShipAtEnd:
      case WhyNot::NotNow: break;
    }
  }
  const std::string ways = ways_to_pay(state, seat, action);
  return "It cannot be paid for in that way" + (ways.empty() ? "." : ", but so: " + ways + ".");
}

}  // namespace heptad::wonders
