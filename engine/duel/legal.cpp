// What the seat that decides may do.
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

void legal_turn(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  const Prices prices(own, opponent);
  WonderSet payable = 0;
  if (std::popcount(own.built) + std::popcount(opponent.built) < kWonderLimit) {
    for_each_bit(own.wonders, [&](int wonder) {
      if (wonder_price(own, prices, static_cast<Wonder>(wonder)).coins <= own.coins) {
        payable |= static_cast<WonderSet>(1U << wonder);
      }
    });
  }
  for_each_bit(state.structure.available, [&](int slot) {
    const Card card = state.structure.cards[slot];
    if (card_price(own, prices, card).coins <= own.coins) list.push(make_action(ActionKind::Build, card));
    list.push(make_action(ActionKind::Sell, card));
    for_each_bit(payable, [&](int wonder) { list.push(make_action(ActionKind::BuildWonder, wonder, card)); });
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
