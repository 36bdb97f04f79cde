// For people: how each action would be paid, and why it cannot be done.
#include <algorithm>
#include <tuple>

#include "engine/wonders/game.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {
namespace {

// A source of units: a fixed symbol or a choice, here or at a neighbour.
struct Producer {
  unsigned kinds;  // bits in the order of Resource
  Source source;
  Seat receiver;
  std::uint8_t price;
  bool used = false;
};

// Writes down one way to pay exactly this split. The split came from the solver, so there is one.
class Explainer {
 public:
  Explainer(const State& state, int city) : state_(state), edition_(facts(state)), city_(city) {
    add_city(city, Source::Own, 0, 0);
    const Prices prices = prices_of(state.cities[city].discounts);
    add_city(state.left_of(city), Source::Bought, prices.raw_left, prices.manufactured);
    add_city(state.right_of(city), Source::Bought, prices.raw_right, prices.manufactured);
  }

  std::vector<PaymentLine> lines(const Cost& cost, Split split) {
    for (int r = 0; r < kResources; ++r) {
      units_.insert(units_.end(), cost.goods()[static_cast<Resource>(r)], static_cast<Resource>(r));
    }
    given_.assign(units_.size(), nullptr);
    cover(0, split.left, split.right);
    std::vector<PaymentLine> lines;
    for (std::size_t i = 0; i < units_.size(); ++i) {
      if (given_[i] != nullptr) add_line(lines, units_[i], *given_[i]);
    }
    return lines;
  }

 private:
  void add_city(int city, Source source, int raw_price, int made_price) {
    const City& place = state_.cities[city];
    const auto receiver = source == Source::Own ? kNature : static_cast<Seat>(city);
    const auto add = [&](unsigned kinds, int units) {
      const bool raw = (kinds & 15U) != 0;
      const bool choice = source == Source::Own && std::popcount(kinds) > 1;
      const auto price = static_cast<std::uint8_t>(raw ? raw_price : made_price);
      producers_.insert(producers_.end(), units, {kinds, choice ? Source::Choice : source, receiver, price});
    };
    const auto add_effects = [&](const Effects& effects) {
      for (const Effect& effect : effects) {
        if (effect.kind == EffectKind::Makes) add(1U << effect.what, effect.amount);
        if (effect.kind == EffectKind::MakesOneOf) add(effect.what, effect.amount);
      }
    };
    add(1U << static_cast<int>(edition_.boards[place.board].start), 1);
    place.built.for_each([&](Card card) {
      const Colour colour = edition_.cards[card].colour;
      const bool for_sale = colour == Colour::Brown || colour == Colour::Grey;
      if (source == Source::Own || for_sale) add_effects(edition_.gifts[card].effects);
    });
    for (int stage = 0; stage < place.stages && source == Source::Own; ++stage) {
      add_effects(edition_.stages[place.board][static_cast<int>(place.side)][stage].gift.effects);
    }
    // Fixed symbols are used before choices, and choices before purchases.
    std::ranges::sort(producers_, {},
                      [](const Producer& p) { return std::tuple(p.source, p.kinds, p.receiver); });
  }

  bool cover(std::size_t i, int left, int right) {
    if (i == units_.size()) return left == 0 && right == 0;
    for (Producer& producer : producers_) {
      if (producer.used || (producer.kinds >> static_cast<int>(units_[i]) & 1U) == 0) continue;
      const bool from_left = producer.receiver == state_.left_of(city_);
      int to_left = left, to_right = right;
      if (producer.source == Source::Bought) (from_left ? to_left : to_right) -= producer.price;
      if (to_left < 0 || to_right < 0) continue;
      producer.used = true;
      given_[i] = &producer;
      if (cover(i + 1, to_left, to_right)) return true;
      producer.used = false;
    }
    return false;
  }

  static void add_line(std::vector<PaymentLine>& lines, Resource resource, const Producer& producer) {
    for (PaymentLine& line : lines) {
      if (line.source == producer.source && line.resource == resource && line.receiver == producer.receiver) {
        ++line.units;
        return;
      }
    }
    lines.push_back({producer.source, resource, 1, producer.price, producer.receiver});
  }

  const State& state_;
  const EditionFacts& edition_;
  int city_;
  std::vector<Producer> producers_;
  std::vector<Resource> units_;
  std::vector<const Producer*> given_;
};

int city_of(const State& state, Seat seat, const Action& action) {
  return is_for_city(verb_of(action)) ? free_city(state) : seat;
}

const Cost& stage_cost(const State& state, const City& city) {
  return facts(state).boards[city.board].sides[static_cast<int>(city.side)].stages[city.stages].cost;
}

Payment payment_of(const State& state, int city, const Action& action) {
  const City& me = state.cities[city];
  const Split split{action.arg[1], action.arg[2]};
  const auto paid = [&](const Cost& cost) {
    return Payment{.means = Means::Paid,
                   .coins = cost.coins + split.total(),
                   .printed_coins = cost.coins,
                   .lines = Explainer(state, city).lines(cost, split)};
  };
  switch (plain(verb_of(action))) {
    case Verb::Build: {
      const CardFacts& card = facts(state).cards[card_of(action)];
      if (card.costs_nothing) return {.means = Means::Nothing};
      if (is_chained(me, card)) return {.means = Means::Chain};
      return paid(facts(state).rows[card_of(action)].cost);
    }
    case Verb::BuildFree: return {.means = Means::Power};
    case Verb::Stage: return paid(stage_cost(state, me));
    case Verb::Sell:
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Draw:
    case Verb::Board:
    case Verb::Side:
    case Verb::Revive:
    case Verb::Pass:
    case Verb::CityBuild:
    case Verb::CityBuildFree:
    case Verb::CityStage:
    case Verb::CitySell:
    case Verb::CityRevive:
    case Verb::CityPass: break;  // nothing is paid
  }
  return {};
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
  const auto verb = [&](Verb plain_verb) { return city < state.players ? plain_verb : for_city(plain_verb); };
  Option build{.action = act(verb(Verb::Build), card), .payment = {}};
  if (is_built(me, row)) {
    build.why_not = WhyNot::AlreadyBuilt;
  } else if (!row.costs_nothing && !is_chained(me, row) && waiver(state, me, row) != Waiver::Lasting &&
             splits_for(buyer, row.need, buyer.coins - row.coins).empty()) {
    say_price(build, buyer, row.need, row.coins);
  }
  Option stage{.action = act(verb(Verb::Stage), card), .payment = {}};
  const StageFacts* next = next_stage(state, me);
  if (next == nullptr) {
    stage.why_not = WhyNot::AllStagesBuilt;
  } else if (must_be_built(state, city, card)) {
    stage.why_not = WhyNot::NotNow;
  } else if (splits_for(buyer, next->need, buyer.coins).empty()) {
    say_price(stage, buyer, next->need, 0);
  }
  std::vector<Option> options;
  if (!build.legal()) options.push_back(build);
  if (!stage.legal()) options.push_back(stage);
  return options;
}

Option explained(const State& state, Seat seat, const Action& action) {
  return {.action = action,
          .payment = payment_of(state, city_of(state, seat, action), action),
          .gain = plain(verb_of(action)) == Verb::Sell ? kSaleCoins : 0};
}

}  // namespace

std::vector<Option> Wonders::options(const State& state, Seat seat) {
  ActionList list;
  legal_actions(state, seat, list);
  std::vector<Option> options;
  for (const Action& action : list) {
    options.push_back(is_order(verb_of(action)) ? explained(state, seat, action)
                                                : Option{.action = action, .payment = {}});
  }
  if (list.empty() || !is_order(verb_of(list[0]))) return options;
  const int city = city_of(state, seat, list[0]);
  const Hand& hand = state.hands[seat];
  for (int i = 0; i < hand.size; ++i) {
    const bool given = city != seat && hand.cards[i] == state.orders[seat].card;
    if (hand.cards[i] == kUnknownCard || given || (i > 0 && hand.cards[i] == hand.cards[i - 1])) continue;
    for (Option& option : refused(state, city, hand.cards[i])) options.push_back(std::move(option));
  }
  return options;
}

// One sentence for a refused action of a seat that is to decide.
std::string why_not(const State& state, Seat seat, const Action& action) {
  const Verb verb = plain(verb_of(action));
  const bool turn = state.phase == Phase::Turn || state.phase == Phase::Seventh;
  if (!turn || !is_order(verb)) return "That cannot be done now.";
  if (is_for_city(verb_of(action)) && (!state.has_free_city() || seat != controller(state))) {
    return "This seat does not control the Free City now.";
  }
  const Card card = card_of(action);
  if (!state.hands[seat].has(card)) return "That card is not in this hand.";
  if (is_for_city(verb_of(action)) && (state.committed >> seat & 1U) == 0) {
    return "Choose for the own city first, then for the Free City.";
  }
  if (verb == Verb::Sell) return "The Free City must use a card while it can.";
  if (verb == Verb::BuildFree) return "No power builds that card for free now.";
  for (const Option& option : refused(state, city_of(state, seat, action), card)) {
    if (plain(verb_of(option.action)) != verb) continue;
    switch (option.why_not) {
      case WhyNot::AlreadyBuilt: return "A structure of that name stands in this city already.";
      case WhyNot::AllStagesBuilt: return "Every stage of this wonder is built.";
      case WhyNot::NotForSale: return "The neighbours do not sell what is missing.";
      case WhyNot::Coins:
        return "It costs " + std::to_string(option.payment.coins) + " coins, " +
               std::to_string(option.short_of) + " more than there are.";
      case WhyNot::NotNow: return "A chain makes that card free, so the Free City must build it.";
      case WhyNot::None:
      case WhyNot::SevenWonders: break;
    }
  }
  return "It cannot be paid for in that way.";
}

}  // namespace heptad::wonders
