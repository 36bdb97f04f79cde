#include "bots/match/dealer.h"

#include <bit>
#include <variant>

#include "engine/duel/action.h"
#include "engine/duel/nature.h"

namespace heptad {
namespace {

Rng dice_for(std::uint64_t deal, int what, int which) {
  Rng mixed(deal * 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(what * 1000 + which));
  return Rng(mixed.next());
}

}  // namespace

// Duel turns its cards up in an order that depends on play, so what lies in every slot is settled when the
// age is laid out.
void Dealer::lay_out(const duel::State& state) {
  const std::uint32_t plain = duel::cards_of(duel::kAgeDecks[state.age], state.age);
  Rng dice = dice_for(deal_, 100, state.age);
  std::uint32_t left = state.structure.unseen;
  for (int slot = 0; slot < duel::kSlots; ++slot) {
    const bool special = (state.structure.special >> slot & 1) != 0;
    const std::uint32_t among = left & (special ? ~plain : plain);
    const int card = nth_bit(among, dice.below(std::popcount(among)));
    left &= ~(1U << card);
    slots_[slot] = static_cast<duel::Card>(duel::kAgeDecks[state.age].first + card);
  }
  age_laid_out_ = state.age;
}

Action Dealer::roll_duel(const AnyGame& game, const duel::State& state) {
  if (state.decision().kind == duel::DecisionKind::Reveal) {
    if (age_laid_out_ != state.age) lay_out(state);
    const int slot = std::countr_zero(state.structure.pending);
    const Action dealt = duel::make_action(duel::ActionKind::Reveal, slot, slots_[slot]);
    if (game.check(kNature, dealt)) return dealt;
  }
  const int kind = static_cast<int>(state.decision().kind);
  Rng dice = dice_for(deal_, kind, rolls_[kind]++);
  return game.roll(dice);
}

Action Dealer::roll(const AnyGame& game) {
  if (const auto* state = std::get_if<duel::State>(&game.state())) return roll_duel(game, *state);
  // What a module leaves to luck is asked for as play goes, and must not change the hands that come.
  const bool meanwhile = std::get<wonders::State>(game.state()).step() == wonders::Step::Luck;
  Rng dice = dice_for(deal_, meanwhile ? 1 : 0, rolls_[meanwhile ? 1 : 0]++);
  return game.roll(dice);
}

}  // namespace heptad
