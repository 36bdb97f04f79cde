// What decides whether a card can be built or a stage raised: shared by the list, the sample and the reasons.
#pragma once

#include "engine/wonders/market.h"
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

inline Waiver waiver(const State& state, const City& city, const CardFacts& card) {
  if (city.powers == 0) return Waiver::None;
  // The card chosen on the first or last turn, not the left-over one.                        [wonders 89, 90]
  const bool choosing = state.step() == Step::Choose;
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
inline bool price_is_nothing(const CardFacts& card, const Bills& bills) {
  return card.coins == 0 && !bills.empty() && bills[0].total() == 0;
}

inline const StageFacts* next_stage(const State& state, const City& city) {
  const auto& edition = facts(state);
  const int side = static_cast<int>(city.side);
  if (city.stages == edition.stage_count[city.board][side]) return nullptr;
  return &edition.stages[city.board][side][city.stages];
}

// What a card is used for, before anybody asks how it is paid.
struct Use {
  Verb verb;
  Card card;
  std::uint8_t extra = 0;
  Cover need = {};
  int coins = 0;        // to the bank
  unsigned spared = 0;  // resources (bits) of which one unit is not asked for
};

// The use that an order makes of its card.
inline Use use_of(const State& state, const Order& order) {
  Use use{.verb = order.verb, .card = order.card, .extra = order.extra};
  const City& me = state.cities[order.city];
  if (order.verb == Verb::Build) {
    const CardFacts& card = facts(state).cards[order.card];
    if (!is_chained(me, card)) {
      use.need = card.need;
      use.coins = card.coins;
    }
  } else if (order.verb == Verb::Stage) {
    if (const StageFacts* stage = next_stage(state, me)) use.need = stage->need;
  }
  return use;
}

}  // namespace heptad::wonders
