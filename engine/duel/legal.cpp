// What the seat that decides may do.
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/pantheon_legal.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

// The seat's wonders that it can pay for now, each as an action that only wants its card.
class PayableWonders {
 public:
  PayableWonders(const State& state, Seat seat, const Market& market, int coins) {
    const City& own = state.cities[seat];
    const int standing = std::popcount(own.built) + std::popcount(state.cities[seat ^ 1].built);
    if (standing >= kWonderLimit) return;
    const int discount = power<EffectKind::WonderDiscount>(own);
    for_each_bit(own.wonders, [&](int wonder) {
      actions_[size_] = short_action(ActionKind::BuildWonder, wonder);
      size_ += market.trade(kWonderGoods[wonder], discount) <= coins ? 1 : 0;
    });
  }
  // Four at a time, whether they are payable or not: the writer steps back over those that are not.
  void write_with(Card card, ActionList::Writer& write) const {
    for (int first = 0; first < size_; first += 4) write.some(&actions_[first], size_ - first, card << 16);
  }

 private:
  int size_ = 0;
  std::uint32_t actions_[12];  // eight wonders at the most, and room to read on
};

void legal_turn(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const Market market(own, state.cities[seat ^ 1]);
  const int coins = purse(state, seat);
  const int blue_discount = power<EffectKind::BlueDiscount>(own);
  // Engineering makes every card of a chain payable for whoever has its coin.                     [duel 167]
  const int engineering = power<EffectKind::ChainedCardPrice>(own);
  const std::uint32_t waived = engineering != 0 && engineering <= coins ? ~0U : own.chains;

  const PayableWonders wonders(state, seat, market, coins);
  ActionList::Writer write(list);
  for_each_bit(state.structure.available, [&](int slot) {
    const Card card = state.structure.cards[slot];
    const Priced& row = kPricedCards[card];
    const int price = row.coins + market.trade(row.goods, row.blue != 0 ? blue_discount : 0);
    const bool waived_now = (waived & row.chain) != 0;
    write.if_true(waived_now | (price <= coins), short_action(ActionKind::Build, card));
    write(short_action(ActionKind::Sell, card));
    wonders.write_with(card, write);
  });
  if (state.pantheon.active != 0) legal_activations(state, seat, coins, write);
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
