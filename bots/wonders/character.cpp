#include "bots/wonders/character.h"

#include <algorithm>

#include "bots/character.h"
#include "engine/wonders/action.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {
namespace {

bool suits(Character character, EffectKind kind) {
  using enum EffectKind;
  switch (character) {
    case Character::Warrior: return kind == Shields;
    case Character::Scholar: return kind == Symbol || kind == AnySymbol;
    case Character::Builder: return true;  // every stage
    case Character::Merchant: return kind == Coins || kind == CoinsPer || kind == CheapRaw;
    case Character::None: break;
  }
  return false;
}

}  // namespace

bool suits(Character character, const State& state, Seat seat, const Action& action) {
  const Verb verb = verb_of(action);
  if (city_of(seat, action) != seat) return false;  // a city without an owner
  if (verb == Verb::Build || verb == Verb::BuildFree || verb == Verb::Revive) {
    return likes(character, facts(state).cards[card_of(action)].colour);
  }
  const StageFacts* stage = verb == Verb::Stage ? next_stage(state, state.cities[seat]) : nullptr;
  return stage != nullptr && std::ranges::any_of(stage->gift.effects, [&](const Effect& effect) {
           return suits(character, effect.kind);
         });
}

}  // namespace heptad::wonders
