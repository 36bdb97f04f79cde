// What decides whether a card can be built or a stage raised: shared by the list, the sample and the reasons.
#pragma once

#include "engine/wonders/payment.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// A power that lets a card be built for nothing.
enum class Waiver : std::uint8_t {
  None,
  Spent,   // it works once an Age, so paying instead may be wiser
  Lasting  // it costs nothing to use, so paying instead is pointless
};

inline bool is_built(const City& city, const CardFacts& card) { return city.built.meets(card.same_name); }
inline bool is_chained(const City& city, const CardFacts& card) { return city.built.meets(card.free_with); }

// The Free City must use its chains: such a card is neither paid for nor put under a stage.  [wonders 106]
inline bool must_be_built(const State& state, int city, Card card) {
  const CardFacts& row = facts(state).cards[card];
  const City& me = state.cities[city];
  return city >= state.players && is_chained(me, row) && !is_built(me, row);
}

inline Waiver waiver(const State& state, const City& city, const CardFacts& card) {
  if (city.powers == 0) return Waiver::None;
  // The card chosen on the first or last turn, not the left-over one.                        [wonders 89, 90]
  const bool choosing = state.phase == Phase::Turn;
  if (city.has(Power::FreeFirstOfAge) && choosing && state.turn == 1) return Waiver::Lasting;
  if (city.has(Power::FreeLastOfAge) && choosing && state.turn == state.last_turn()) return Waiver::Lasting;
  if (city.has(Power::FreeFirstOfColour) &&
      !city.built.meets(facts(state).of_colour[static_cast<int>(card.colour)])) {
    return Waiver::Lasting;
  }
  if (city.has(Power::FreeBuildEachAge) && city.free_build_age != state.age) return Waiver::Spent;
  return Waiver::None;
}

// Own means pay for it all, so a power that waives the cost has nothing to waive.
inline bool price_is_nothing(const CardFacts& card, const Splits& splits) {
  return card.coins == 0 && !splits.empty() && splits[0].total() == 0;
}

inline const StageFacts* next_stage(const State& state, const City& city) {
  const auto& edition = facts(state);
  const int side = static_cast<int>(city.side);
  if (city.stages == edition.stage_count[city.board][side]) return nullptr;
  return &edition.stages[city.board][side][city.stages];
}

}  // namespace heptad::wonders
