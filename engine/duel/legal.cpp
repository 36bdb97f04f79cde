// What the seat that decides may do.
#include "engine/duel/each.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"
#include "engine/duel/turn_list.h"

namespace heptad::duel {
namespace {

[[gnu::noinline]] void legal_turn(const State& state, Seat seat, ActionList& list) {
  const int coins = moments::purse(state, seat);
  list_cards(state.cities[seat], state.cities[seat ^ 1], coins, state.structure, list);
  moments::more_actions(state, seat, coins, list);
}

[[gnu::noinline]] void legal_choices(const State& state, Seat seat, ActionList& list) {
  const Decision& decision = state.decision();
  switch (decision.kind) {
    case DecisionKind::Draft: list_each(state.offered, ActionKind::Draft, list); break;
    case DecisionKind::TakeToken: list_each(state.board, ActionKind::TakeToken, list); break;
    case DecisionKind::KeepToken: list_each(state.drawn, ActionKind::TakeToken, list); break;
    case DecisionKind::Destroy:
      list_cards_of(state.cities[seat ^ 1], static_cast<Colour>(decision.detail), ActionKind::Destroy, list);
      break;
    case DecisionKind::Revive: list_each(state.discard, ActionKind::Revive, list); break;
    case DecisionKind::ChooseStarter: list_each(0b11U, ActionKind::Start, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::Turn:
    case DecisionKind::EndTurn: break;
  }
}

}  // namespace

void Duel::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.over() || state.decision().seat != seat || seat == kNature) return;
  if (state.decision().kind == DecisionKind::Turn) {
    legal_turn(state, seat, list);
  } else if (is_of_module(state.decision().kind)) {
    moments::list_choices(state, seat, list);
  } else {
    legal_choices(state, seat, list);
  }
}

}  // namespace heptad::duel
