#include "bots/wonders/reasons.h"

#include <algorithm>

#include "bots/wonders/board_reasons.h"
#include "bots/wonders/gains.h"
#include "bots/wonders/moments.h"
#include "engine/core/resource_names.h"
#include "engine/wonders/legal.h"
#include "engine/wonders/lister.h"

namespace heptad::wonders {
namespace {

std::optional<int> stage_price(const State& state, int city) {
  const StageFacts* stage = next_stage(state, state.cities[city]);
  return stage == nullptr ? std::nullopt : cheapest(buyer_of(state, city), stage->need);
}

class Finder {
 public:
  Finder(const State& before, Seat seat, const Order& order)
      : before_(before), after_(carried_out(before, order)), seat_(seat), order_(order) {}

  std::vector<Reason> found() {
    found_ = gains(before_, after_, seat_);
    sources();
    if (order_.verb != Verb::Stage) stage_price_falls();
    if (order_.city == seat_) chains();
    if (before_.step() == Step::Choose && before_.turn < before_.last_turn()) hand_goes_on();
    return std::move(found_);
  }

 private:
  void add(const Reason& reason) { found_.push_back(reason); }
  const City& me() const { return before_.cities[seat_]; }

  // Whether somebody other than `except` sells it to that city.
  bool is_for_sale(int to, Resource resource, int except) const {
    const Buyer buyer = buyer_of(before_, to);
    return std::any_of(buyer.sellers.begin(), buyer.sellers.begin() + buyer.count, [&](const Seller& seller) {
      return seller.sells != &before_.cities[except].sold && units(*seller.sells, resource) != 0;
    });
  }

  void sources() {
    constexpr int kWeights[] = {30, 30, 20, 4};
    for (int r = 0; r < kResources; ++r) {
      const auto resource = static_cast<Resource>(r);
      const bool first = units(me().own, resource) == 0 && units(after_.cities[seat_].own, resource) != 0;
      if (first && !is_for_sale(seat_, resource, seat_)) {
        add({.kind = ReasonKind::SoleSource,
             .weight = 2 * kWeights[before_.age],
             .thing = "resource",
             .id = name(resource)});
      } else if (first) {
        add({.kind = ReasonKind::FirstSource,
             .weight = kWeights[before_.age],
             .thing = "resource",
             .id = name(resource)});
      }
      const bool sells = units(after_.cities[seat_].sold, resource) > units(me().sold, resource);
      if (sells && units(me().sold, resource) == 0) sells_to(resource, kWeights[before_.age] / 2);
    }
  }

  void sells_to(Resource resource, int weight) {
    for (const int buyer : {before_.left_of(seat_), before_.right_of(seat_)}) {
      const bool makes = units(before_.cities[buyer].own, resource) != 0;
      if (makes || is_for_sale(buyer, resource, seat_)) continue;
      add({.kind = ReasonKind::SellsTo,
           .weight = weight,
           .seat = static_cast<Seat>(buyer),
           .thing = "resource",
           .id = name(resource)});
    }
  }

  void stage_price_falls() {
    const auto old_price = stage_price(before_, seat_);
    const auto price = stage_price(after_, seat_);
    if (!price) return;
    if (!old_price) {
      add({.kind = ReasonKind::AllowsStage, .weight = 50});
    } else if (*price < *old_price) {
      add({.kind = ReasonKind::CheaperStage,
           .weight = 9 * (*old_price - *price),
           .amount = *old_price - *price});
    }
  }

  bool is_in_game(Card card) const {
    const CardRow& row = facts(before_).rows[card];
    return row.is_guild() || row.copies[0] <= before_.city_count;
  }

  void chains() {
    if (order_.verb == Verb::Stage || order_.verb == Verb::Sell) return;
    const EditionFacts& edition = facts(before_);
    const CardFacts& built = edition.cards[order_.card];
    const bool alone =
        order_.verb == Verb::Build && order_.extra == 0;  // what goes with it has its own price
    if (alone && !built.costs_nothing && is_chained(me(), built)) {
      (me().built & built.free_with).for_each([&](Card parent) {
        add({.kind = ReasonKind::FreeByChain, .weight = 25, .thing = "card", .id = edition.card_id(parent)});
      });
    }
    for (std::size_t i = 0; i < edition.rows.size(); ++i) {
      const auto card = static_cast<Card>(i);
      const CardFacts& row = edition.cards[card];
      const bool later = row.age > before_.age && is_in_game(card);
      if (!later || !row.free_with.has(order_.card) || is_chained(me(), row)) continue;
      add({.kind = ReasonKind::Frees, .weight = 18, .thing = "card", .id = edition.card_id(card)});
    }
  }

  // What the next seat gets of the hand on its next turn, and what it does not get. Who also gives orders for
  // a city without an owner does not hand on all the rest.
  void hand_goes_on() {
    const int players = before_.players;
    const int next = (seat_ + (before_.passes_left() ? 1 : players - 1)) % players;
    const bool rivals = players == 2 || moments::tokens_of_neighbours(before_, seat_, next) != 0;
    if (!rivals) return;  // nothing is kept from one who wins with us
    State then = before_;
    ++then.turn;
    const auto about = [&](ReasonKind kind, Card card, int share) {
      const auto use = best_use(then, next, card);
      if (!use) return;
      add({.kind = kind,
           .weight = use->weight * share / 8,
           .seat = static_cast<Seat>(next),
           .thing = "card",
           .id = facts(before_).card_id(card),
           .amount = use->amount,
           .use = use->kind});
    };
    const Hand& hand = before_.hands[seat_];
    const auto copies = std::ranges::count(hand.cards.begin(), hand.cards.begin() + hand.size, order_.card);
    if (copies == 1) about(ReasonKind::Denies, order_.card, 5);
    if (before_.city_count > players) return;
    for_each_card(hand, [&](Card card) {
      if (card != order_.card) about(ReasonKind::PassesOn, card, 2);
    });
  }

  const State& before_;
  State after_;
  const Seat seat_;
  const Order& order_;
  std::vector<Reason> found_;
};

}  // namespace

std::vector<Reason> reasons_in(const State& position, Seat seat, const Action& action) {
  const Verb verb = verb_of(action);
  if (verb == Verb::Board) return board_reasons(position, action.arg[0]);
  if (verb == Verb::Side) return side_reasons(position, position.cities[seat].board, action.arg[0]);
  const bool is_use = is_order(verb) || verb == Verb::Revive;
  if (!is_use && verb != Verb::Choose) return {};
  const State known = Wonders::view(position, seat);
  std::vector<Reason> found = is_use ? Finder(known, seat, order_of(seat, action)).found()
                                     : gains(known, carried_out(known, seat, action), seat);
  if (!moments::keeps_coins(known, verb))
    std::erase_if(found, [](const Reason& reason) { return reason.kind == ReasonKind::Coins; });
  return found;
}

}  // namespace heptad::wonders
