#include "bots/duel/tactics.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/duel/action.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

constexpr int kMostShields = 4;  // one card with Strategy
constexpr float kMarginShare = 0.04F;

bool wins(const State& state, Seat seat, const Action& action) {
  State after = state;
  NoEvents quiet;
  Duel::apply(after, seat, action, quiet);
  return after.over() && after.winners == 1U << seat && after.victory != Victory::Civilian &&
         after.victory != Victory::CivilianBlue;
}

}  // namespace

std::optional<Action> winning_action(const State& state, Seat seat, const ActionList& actions) {
  const int lead = seat == 0 ? state.pawn : -state.pawn;
  const bool arms = lead + kMostShields >= kCapital;
  const bool science = std::popcount(state.cities[seat].symbols) == kSymbolsToWin - 1;
  if (!arms && !science) return std::nullopt;
  for (const Action& action : actions) {
    if (kind_of(action) != ActionKind::Sell && wins(state, seat, action)) return action;
  }
  return std::nullopt;
}

float value_at_end(const State& state) {
  if (state.winners == 0b11) return 0.5F;
  float margin = 1;  // a supremacy is as clear as a win gets
  const bool first_won = state.winners == 0b01;
  if (state.victory == Victory::Civilian || state.victory == Victory::CivilianBlue) {
    const Outcome outcome = Duel::outcome(state);
    const int lead = outcome.sheets[0].total() - outcome.sheets[1].total();
    margin = std::min(1.0F, static_cast<float>(first_won ? lead : -lead) / 30.0F);
  }
  const float share = 1.0F - kMarginShare + kMarginShare * margin;
  return first_won ? share : 1.0F - share;
}

std::uint64_t position_key(const State& state, Seat viewer) {
  State copy = moments::view_counts(state) ? Duel::view(state, viewer) : state;
  copy.round = 0;
  static_assert(sizeof(State) % 8 == 0);
  std::uint64_t words[sizeof(State) / 8];
  std::memcpy(words, &copy, sizeof words);
  // Two lanes at a time. The shift carries high bits down: a multiplication alone would leave them at the
  // top, where a difference in another word could undo theirs.
  const auto stir = [](std::uint64_t lane, std::uint64_t word) {
    lane = (lane ^ word) * 0x9FB21C651E98DF25U;
    return lane ^ lane >> 32;
  };
  std::uint64_t a = 0x9E3779B97F4A7C15U;
  std::uint64_t b = 0xC2B2AE3D27D4EB4FU;
  for (std::size_t i = 0; i < std::size(words); i += 2) {
    a = stir(a, words[i]);
    if (i + 1 < std::size(words)) b = stir(b, words[i + 1]);
  }
  return stir(a, std::rotl(b, 17));
}

}  // namespace heptad::duel
