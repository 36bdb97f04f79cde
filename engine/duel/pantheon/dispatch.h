// Which of Pantheon's deeds a decision or an effect means.
#pragma once

#include "engine/duel/pantheon/activation.h"
#include "engine/duel/pantheon/deeds.h"

namespace heptad::duel::pantheon {

template <class Flow>
void decide(Flow& flow, Seat seat, const Action& action) {
  const auto [first, second] = std::array{action.arg[0], action.arg[1]};
  switch (static_cast<DecisionKind>(flow.s.decision().kind)) {
    case DecisionKind::DealMyths: deal_myths(flow, action); break;
    case DecisionKind::DealOfferings: deal_offerings(flow, action); break;
    case DecisionKind::DealDivinities: deal_divinities(flow, action); break;
    case DecisionKind::DealTops: deal_tops(flow, action); break;
    case DecisionKind::DrawForEnki: lay_on_enki(flow, action); break;
    case DecisionKind::Unearth: unearth(flow, first, second); break;
    case DecisionKind::PlaceDivinity: place_divinity(flow, seat, first, second); break;
    case DecisionKind::Invoke: invoke(flow, seat, first); break;
    case DecisionKind::ChooseDeck: choose_deck(flow, seat, first); break;
    case DecisionKind::PutOnTop: put_on_top(flow, seat, first); break;
    case DecisionKind::CopySymbol: copy_symbol(flow, seat, first); break;
    case DecisionKind::TakeProducer: take_producer(flow, seat, first); break;
    case DecisionKind::DiscardFromAge: discard_from_age(flow, first); break;
    case DecisionKind::UnbuildWonder: unbuild_wonder(flow, seat, first); break;
    case DecisionKind::WonderFromPile: wonder_from_pile(flow, seat, first); break;
    case DecisionKind::CardFromPile: card_from_pile(flow, seat, first); break;
    case DecisionKind::TakeWonder: take_wonder(flow, seat, first); break;
    case DecisionKind::PlaceMinerva: place_minerva(flow, seat, first); break;
    case DecisionKind::DropLoot: drop_loot(flow, seat, first); break;
    case DecisionKind::FireLoot: fire_loot(flow, seat, first); break;
  }
}

// A divinity that can do nothing asks for nothing.                                              [duel 122]
template <class Flow>
void resolve(Flow& flow, Seat seat, const Effect& effect) {
  const City& own = flow.city(seat);
  const City& opponent = flow.city(other(seat));
  const auto ask_if = [&](bool possible, DecisionKind kind) {
    if (possible) flow.s.push({kind, seat});
  };
  switch (static_cast<EffectKind>(effect.kind)) {
    case EffectKind::OpenDeck: ask_if(decks_left(flow.s.pantheon) != 0, DecisionKind::ChooseDeck); break;
    case EffectKind::OpenGate: open_gate(flow, seat); break;
    case EffectKind::TokenOfCard: choose_from_enki(flow, seat); break;
    case EffectKind::GuardedCoins: flow.s.pantheon.seats[seat].guarded = effect.a; break;
    case EffectKind::CopySymbol:  //                                                             [duel 162]
      ask_if(count(opponent, Counted::Green) != 0, DecisionKind::CopySymbol);
      break;
    case EffectKind::TakeProducer:
      ask_if(count(opponent, Counted::BrownAndGrey) != 0, DecisionKind::TakeProducer);
      break;
    case EffectKind::DiscardFromAge:
      ask_if(flow.s.structure.present != 0, DecisionKind::DiscardFromAge);
      break;
    case EffectKind::UnbuildWonder:
      ask_if((own.built | opponent.built) != 0, DecisionKind::UnbuildWonder);
      break;
    case EffectKind::WonderFromPile:  //                                                         [duel 152]
      ask_if(own.wonders != 0 && !flow.s.discard.empty(), DecisionKind::WonderFromPile);
      break;
    case EffectKind::TakeWonder: ask_if(opponent.wonders != 0, DecisionKind::TakeWonder); break;
    case EffectKind::PlaceMinerva: flow.s.push({DecisionKind::PlaceMinerva, seat}); break;
    case EffectKind::MilitaryTokens: ask_if(flow.s.loot != 0, DecisionKind::DropLoot); break;
    // Asked for where they matter.
    case EffectKind::PantheonDiscount:
    case EffectKind::PointsPerDivineToken:
    case EffectKind::LootPerStep:
    case EffectKind::ChainedCardPrice: break;
  }
}

}  // namespace heptad::duel::pantheon
