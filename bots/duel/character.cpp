#include "bots/duel/character.h"

#include <algorithm>

#include "bots/character.h"
#include "bots/duel/moments.h"
#include "engine/duel/action.h"

namespace heptad::duel {
namespace {

bool suits(Character character, EffectKind kind) {
  using enum EffectKind;
  switch (character) {
    case Character::Warrior: return kind == Shields || kind == RedShieldBonus;
    case Character::Scholar: return kind == Science || kind == TokenFromBox || kind == PointsPerToken;
    case Character::Builder: return kind == WonderDiscount || kind == BlueDiscount || kind == WonderExtraTurn;
    case Character::Merchant: return kind == Coins || kind == TradeIncome || kind == ChainIncome;
    case Character::None: break;
  }
  return false;
}

bool suits(Character character, const Effects& effects) {
  return std::ranges::any_of(effects, [&](const Effect& effect) { return suits(character, effect.kind); });
}

}  // namespace

bool suits(Character character, const State& state, const Action& action) {
  const int subject = action.arg[0];
  const ActionKind kind = kind_of(action);
  if (is_of_module(kind)) return suits(character, moments::effects_of(state, action));
  if (kind == ActionKind::Build || kind == ActionKind::Revive) {
    return likes(character, kCards[subject].colour);
  }
  if (kind == ActionKind::BuildWonder && character == Character::Builder) return true;
  if (kind == ActionKind::BuildWonder || kind == ActionKind::Draft) {
    return suits(character, kWonders[subject].effects);
  }
  return kind == ActionKind::TakeToken && suits(character, kTokens[subject].effects);
}

}  // namespace heptad::duel
