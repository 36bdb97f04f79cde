#include "bots/duel/styled_play.h"

#include <array>
#include <bit>

#include "bots/duel/character.h"
#include "bots/duel/play_on.h"
#include "engine/duel/action.h"

namespace heptad::duel {
namespace {

// What a seat is after in this game: half of the time nothing.
Character plan_in(Style style, Rng& rng) {
  const int lot = rng.below(4);
  if (lot >= 2 || style == Style::None) return Character::None;
  const bool science = style == Style::Science || (style == Style::Mixed && lot == 0);
  return science ? Character::Scholar : Character::Warrior;
}

// How readily an action is chosen; anything else weighs 1.
constexpr float kAsPlanned = 20;
constexpr float kResource = 4;  // in Age I
constexpr float kWonder = 3;    // whatever card lies under it
constexpr float kSale = 0.25F;

float readiness(const State& state, const Action& action, Character plan) {
  if (suits(plan, state, action)) return kAsPlanned;
  const ActionKind kind = kind_of(action);
  if (kind == ActionKind::Sell) return kSale;
  if (kind == ActionKind::BuildWonder) {
    return kWonder / static_cast<float>(std::popcount(state.structure.available));
  }
  if (kind != ActionKind::Build || state.age != 1) return 1;
  const Colour colour = kCards[action.arg[0]].colour;
  return colour == Colour::Brown || colour == Colour::Grey ? kResource : 1;
}

}  // namespace

void play_out_in_style(State& state, Style style, Rng& rng) {
  const std::array<Character, 2> plans = {plan_in(style, rng), plan_in(style, rng)};
  play_on(state, rng, [&](const State& now, Seat seat, const Action& action) {
    return readiness(now, action, plans[seat]);
  });
}

}  // namespace heptad::duel
