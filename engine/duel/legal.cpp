// What the seat that decides may do.
#include <cstring>

#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

// Prices of everything the seat might build this turn, asked for together.
class Quotes {
 public:
  static constexpr int kMost = 16;  // six cards and eight wonders at the most, in lanes of four

  void add(Goods goods, int coins, int discount) {
    goods_[size_] = goods.packed();
    coins_[size_] = coins;
    discount_[size_++] = discount;
    discounts_ |= discount;
  }
  void price(const Market& market) {
    if (market.has_choices() || discounts_ != 0) {
      for (int i = 0; i < size_; ++i) coins_[i] += market.trade(Goods::from_packed(goods_[i]), discount_[i]);
      return;
    }
    for (int i = 0; i < size_; i += 4) {
      GoodsLanes lanes;
      std::memcpy(&lanes, &goods_[i], sizeof lanes);
      lanes = market.plain_trade(lanes);
      for (int lane = 0; lane < 4; ++lane) coins_[i + lane] += static_cast<int>(lanes[lane]);
    }
  }
  int operator[](int i) const { return coins_[i]; }

 private:
  int size_ = 0;
  int discounts_ = 0;
  std::uint64_t goods_[kMost];
  int coins_[kMost];
  int discount_[kMost];
};

void legal_turn(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  const int blue_discount = power<EffectKind::BlueDiscount>(own);
  const int wonder_discount = power<EffectKind::WonderDiscount>(own);
  const bool seven_stand = std::popcount(own.built) + std::popcount(opponent.built) >= kWonderLimit;
  const WonderSet unbuilt = seven_stand ? 0 : own.wonders;

  Quotes quotes;
  for_each_bit(state.structure.available, [&](int slot) {
    const Priced& row = kPricedCards[state.structure.cards[slot]];
    const bool chained = (own.chains & row.chain) != 0;
    quotes.add(chained ? Goods() : row.goods, chained ? 0 : row.coins, row.blue != 0 ? blue_discount : 0);
  });
  for_each_bit(unbuilt, [&](int wonder) { quotes.add(kWonderGoods[wonder], 0, wonder_discount); });
  quotes.price(Market(own, opponent));

  int quote = std::popcount(state.structure.available);
  WonderSet payable = 0;
  for_each_bit(unbuilt, [&](int wonder) {
    payable |= static_cast<WonderSet>((quotes[quote++] <= own.coins ? 1U : 0U) << wonder);
  });
  ActionList::Writer write(list);
  quote = 0;
  for_each_bit(state.structure.available, [&](int slot) {
    const Card card = state.structure.cards[slot];
    write.if_true(quotes[quote++] <= own.coins, short_action(ActionKind::Build, card));
    write(short_action(ActionKind::Sell, card));
    for_each_bit(payable, [&](int wonder) { write(short_action(ActionKind::BuildWonder, wonder, card)); });
  });
}

void legal_destroy(const State& state, Seat seat, Colour colour, ActionList& list) {
  state.cities[seat ^ 1].cards.for_each([&](Card card) {
    if (kCards[card].colour == colour) list.push(make_action(ActionKind::Destroy, card));
  });
}

template <class Set>
void legal_each(Set set, ActionKind kind, ActionList& list) {
  for_each_bit(set, [&](int member) { list.push(make_action(kind, member)); });
}

}  // namespace

void Duel::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.over() || state.decision().seat != seat) return;
  const Decision& decision = state.decision();
  switch (decision.kind) {
    case DecisionKind::Draft: legal_each(state.offered, ActionKind::Draft, list); break;
    case DecisionKind::Turn: legal_turn(state, seat, list); break;
    case DecisionKind::TakeToken: legal_each(state.board, ActionKind::TakeToken, list); break;
    case DecisionKind::KeepToken: legal_each(state.drawn, ActionKind::TakeToken, list); break;
    case DecisionKind::Destroy: legal_destroy(state, seat, static_cast<Colour>(decision.detail), list); break;
    case DecisionKind::Revive:
      state.discard.for_each([&](Card card) { list.push(make_action(ActionKind::Revive, card)); });
      break;
    case DecisionKind::ChooseStarter:
      list.push(make_action(ActionKind::Start, 0));
      list.push(make_action(ActionKind::Start, 1));
      break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::EndTurn: break;
  }
}

}  // namespace heptad::duel
