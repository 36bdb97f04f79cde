// What the seat that decides may do.
#include <cstring>

#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/pantheon_legal.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

// Prices of everything the seat might build this turn, asked for together.
class Quotes {
 public:
  static constexpr int kMost = 16;  // six cards and eight wonders at the most, in lanes of four

  void add(Goods goods, int coins, int discount) {
    goods_[size_] = goods.packed();
    coins_[size_] = static_cast<std::uint32_t>(coins);
    discount_[size_++] = discount;
    discounts_ |= discount;
  }
  void price(const Market& market) {
    if (market.has_choices() || discounts_ != 0) {
      for (int i = 0; i < size_; ++i) {
        coins_[i] += static_cast<std::uint32_t>(market.trade(Goods::from_packed(goods_[i]), discount_[i]));
      }
      return;
    }
    for (int i = 0; i < size_; i += 4) {
      GoodsLanes lanes;
      std::memcpy(&lanes, &goods_[i], sizeof lanes);
      lanes = market.plain_trade(lanes);
      for (int lane = 0; lane < 4; ++lane) coins_[i + lane] += static_cast<std::uint32_t>(lanes[lane]);
    }
  }
  int operator[](int i) const { return static_cast<int>(coins_[i]); }

 private:
  int size_ = 0;
  int discounts_ = 0;
  std::uint64_t goods_[kMost];
  std::uint32_t coins_[kMost];  // unsigned: the lanes behind the last quote add up to anything
  int discount_[kMost];
};

void legal_turn(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  const int coins = purse(state, seat);
  const int blue_discount = power<EffectKind::BlueDiscount>(own);
  const int wonder_discount = power<EffectKind::WonderDiscount>(own);
  const bool seven_stand = std::popcount(own.built) + std::popcount(opponent.built) >= kWonderLimit;
  const WonderSet unbuilt = seven_stand ? 0 : own.wonders;

  // Engineering makes every card of a chain payable for whoever has its coin.                     [duel 167]
  const int engineering = power<EffectKind::ChainedCardPrice>(own);
  const std::uint32_t waived = engineering != 0 && engineering <= coins ? ~0U : own.chains;

  Quotes quotes;
  for_each_bit(state.structure.available, [&](int slot) {
    const Priced& row = kPricedCards[state.structure.cards[slot]];
    const bool payable = (waived & row.chain) != 0;
    quotes.add(payable ? Goods() : row.goods, payable ? 0 : row.coins, row.blue != 0 ? blue_discount : 0);
  });
  for_each_bit(unbuilt, [&](int wonder) { quotes.add(kWonderGoods[wonder], 0, wonder_discount); });
  quotes.price(Market(own, opponent));

  int quote = std::popcount(state.structure.available);
  WonderSet payable = 0;
  for_each_bit(unbuilt, [&](int wonder) {
    payable |= static_cast<WonderSet>((quotes[quote++] <= coins ? 1U : 0U) << wonder);
  });
  ActionList::Writer write(list);
  quote = 0;
  for_each_bit(state.structure.available, [&](int slot) {
    const Card card = state.structure.cards[slot];
    write.if_true(quotes[quote++] <= coins, short_action(ActionKind::Build, card));
    write(short_action(ActionKind::Sell, card));
    for_each_bit(payable, [&](int wonder) { write(short_action(ActionKind::BuildWonder, wonder, card)); });
  });
  if (state.pantheon.active != 0) legal_activations(state, seat, list);
}

template <class Set>
void legal_each(Set set, ActionKind kind, ActionList& list) {
  for_each_bit(set, [&](int member) { list.push(make_action(kind, member)); });
}

void legal_each(const CardSet& cards, ActionKind kind, ActionList& list) {
  cards.for_each([&](Card card) { list.push(make_action(kind, card)); });
}

void legal_cards(const City& city, Colour colour, ActionKind kind, ActionList& list) {
  legal_each(city.cards & kCardsOfColour[static_cast<int>(colour)], kind, list);
}

}  // namespace

void Duel::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.over() || state.decision().seat != seat || seat == kNature) return;
  const Decision& decision = state.decision();
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  switch (decision.kind) {
    case DecisionKind::Draft: legal_each(state.offered, ActionKind::Draft, list); break;
    case DecisionKind::Turn: legal_turn(state, seat, list); break;
    case DecisionKind::TakeToken: legal_each(state.board, ActionKind::TakeToken, list); break;
    case DecisionKind::KeepToken: legal_each(state.drawn, ActionKind::TakeToken, list); break;
    case DecisionKind::Destroy:
      legal_cards(opponent, static_cast<Colour>(decision.detail), ActionKind::Destroy, list);
      break;
    case DecisionKind::Revive: legal_each(state.discard, ActionKind::Revive, list); break;
    case DecisionKind::ChooseStarter:
      list.push(make_action(ActionKind::Start, 0));
      list.push(make_action(ActionKind::Start, 1));
      break;
    case DecisionKind::PlaceDivinity: legal_places(state, list); break;
    case DecisionKind::Invoke: legal_each(state.pantheon.shown, ActionKind::Invoke, list); break;
    case DecisionKind::ChooseDeck:
      legal_each(decks_left(state.pantheon), ActionKind::ChooseDeck, list);
      break;
    case DecisionKind::PutOnTop: legal_each(state.pantheon.shown, ActionKind::PutOnTop, list); break;
    case DecisionKind::CopySymbol: legal_cards(opponent, Colour::Green, ActionKind::CopySymbol, list); break;
    case DecisionKind::TakeProducer:
      legal_cards(opponent, Colour::Brown, ActionKind::TakeProducer, list);
      legal_cards(opponent, Colour::Grey, ActionKind::TakeProducer, list);
      break;
    case DecisionKind::DiscardFromAge:
      legal_each(state.structure.present, ActionKind::DiscardFromAge, list);
      break;
    case DecisionKind::UnbuildWonder:
      legal_each(static_cast<WonderSet>(own.built | opponent.built), ActionKind::UnbuildWonder, list);
      break;
    case DecisionKind::WonderFromPile: legal_each(own.wonders, ActionKind::WonderFromPile, list); break;
    case DecisionKind::CardFromPile: legal_each(state.discard, ActionKind::CardFromPile, list); break;
    case DecisionKind::TakeWonder: legal_each(opponent.wonders, ActionKind::TakeWonder, list); break;
    case DecisionKind::PlaceMinerva: legal_each(minerva_spaces(state), ActionKind::PlaceMinerva, list); break;
    case DecisionKind::DropLoot: legal_each(state.loot, ActionKind::DropLoot, list); break;
    case DecisionKind::FireLoot: legal_each(state.loot, ActionKind::FireLoot, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::DealMyths:
    case DecisionKind::DealOfferings:
    case DecisionKind::DealDivinities:
    case DecisionKind::DealTops:
    case DecisionKind::DrawForEnki:
    case DecisionKind::Unearth:
    case DecisionKind::EndTurn: break;
  }
}

}  // namespace heptad::duel
