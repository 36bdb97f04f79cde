#include "bots/duel/gains.h"

#include <algorithm>
#include <cstdlib>

#include "engine/core/resource_names.h"
#include "engine/duel/action.h"
#include "engine/duel/moments.h"
#include "engine/duel/score.h"

namespace heptad::duel {
namespace {

// Points that stay, whoever moves the pawn and spends the coins.
int lasting_points(const Sheet& sheet) {
  return sheet.total() - sheet[Category::Military] - sheet[Category::Treasury];
}

void add_points(const State& before, const State& after, Seat seat, std::vector<Reason>& gained) {
  const Sheet old_sheet = score_sheet(before, seat);
  const Sheet sheet = score_sheet(after, seat);
  const int points = lasting_points(sheet) - lasting_points(old_sheet);
  const bool counts = sheet[Category::Guilds] != old_sheet[Category::Guilds];
  if (points <= 0) return;
  gained.push_back(
      {.kind = counts ? ReasonKind::PointsNow : ReasonKind::Points, .weight = 10 * points, .amount = points});
}

void add_science(const State& before, const State& after, Seat seat, std::vector<Reason>& gained) {
  const City& old_city = before.cities[seat];
  const City& city = after.cities[seat];
  const bool chooses = !after.over() && after.decision().is(DecisionKind::TakeToken) &&
                       after.decision().seat == seat && !before.decision().is(DecisionKind::TakeToken);
  for_each_bit(static_cast<SymbolSet>(city.pairs & ~old_city.pairs), [&](int symbol) {
    if (!chooses) return;
    gained.push_back(
        {.kind = ReasonKind::TakesToken, .weight = 90, .thing = "symbol", .id = kSymbolNames[symbol]});
  });
  const int different = std::popcount(city.symbols);
  for_each_bit(static_cast<SymbolSet>(city.symbols & ~old_city.symbols), [&](int symbol) {
    gained.push_back({.kind = ReasonKind::Symbol,
                      .weight = 10 + 5 * different * different,
                      .thing = "symbol",
                      .id = kSymbolNames[symbol],
                      .amount = different});
  });
}

void add_sources(const State& before, const State& after, Seat seat, std::vector<Reason>& gained) {
  constexpr int kWeights[] = {35, 35, 25, 10};
  for (const Resource resource : kTraded) {
    if (before.cities[seat].makes[resource] != 0 || after.cities[seat].makes[resource] == 0) continue;
    gained.push_back({.kind = ReasonKind::FirstSource,
                      .weight = kWeights[before.age],
                      .thing = "resource",
                      .id = name(resource)});
  }
}

int lead(const State& state, Seat seat) { return seat == 0 ? state.pawn : -state.pawn; }

}  // namespace

std::vector<Reason> gains(const State& before, const State& after, Seat seat) {
  std::vector<Reason> gained;
  if (after.over() && after.winners == 1U << seat) {
    return {{.kind = ReasonKind::Wins, .weight = 10'000, .thing = "victory", .id = name(after.victory)}};
  }
  add_science(before, after, seat, gained);
  add_points(before, after, seat, gained);
  if (const int spaces = lead(after, seat) - lead(before, seat); spaces > 0) {
    const int near = lead(after, seat) >= 6 ? 2 : 1;
    gained.push_back({.kind = ReasonKind::Shields, .weight = 14 * near * spaces, .amount = spaces});
  }
  if (const int coins = moments::purse(after, seat) - moments::purse(before, seat); coins > 0) {
    gained.push_back({.kind = ReasonKind::Coins, .weight = 4 * coins, .amount = coins});
  }
  add_sources(before, after, seat, gained);
  return gained;
}

State on_turn(const State& position, Seat seat) {
  State state = position;
  while (state.depth != 0) state.pop();
  state.structure.pending = 0;
  state.structure.available &= state.structure.known;
  state.push({DecisionKind::Turn, seat});
  return state;
}

Victory win_within_reach(const State& position, Seat seat) {
  const State state = on_turn(position, seat);
  ActionList list;
  Duel::legal_actions(state, seat, list);
  NoEvents quiet;
  for (const Action& action : list) {
    State after = state;
    Duel::apply(after, seat, action, quiet);
    const bool supremacy = after.victory == Victory::Military || after.victory == Victory::Science;
    if (supremacy && after.winners == 1U << seat) return after.victory;
  }
  return Victory::None;
}

std::optional<Reason> best_use(const State& position, Seat seat, Card card) {
  const State state = on_turn(position, seat);
  const Action build = make_action(ActionKind::Build, card);
  ActionList list;
  Duel::legal_actions(state, seat, list);
  if (std::ranges::find(list, build) == list.end()) return std::nullopt;
  State after = state;
  NoEvents quiet;
  Duel::apply(after, seat, build, quiet);
  const std::vector<Reason> uses = gains(state, after, seat);
  const auto best = std::ranges::max_element(uses, {}, &Reason::weight);
  constexpr int kWorthSaying = 30;
  if (best == uses.end() || best->weight < kWorthSaying) return std::nullopt;
  Reason use = *best;
  use.seat = seat;
  return use;
}

Reason about_use(ReasonKind kind, const Reason& use, Card card) {
  return {.kind = kind,
          .weight = use.weight * 2 / 3,
          .seat = use.seat,
          .thing = "card",
          .id = kCards[card].id,
          .amount = use.amount,
          .use = use.kind};
}

}  // namespace heptad::duel
