#include "bots/wonders/board_reasons.h"

#include <array>

#include "engine/core/resource_names.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {
namespace {

// What all stages of a side bring together, by use.
struct Brought {
  ReasonKind use;
  int weight;
  int amount = 0;
};
std::array<Brought, 4> brought_by(const SideRow& side) {
  Brought points{ReasonKind::Points, 10}, army{ReasonKind::Army, 20}, coins{ReasonKind::Coins, 6},
      powers{ReasonKind::Power, 40};
  for (const StageRow& stage : side.stages) {
    for (const Effect& effect : stage.effects) {
      if (effect.kind == EffectKind::Points) {
        points.amount += effect.amount;
      } else if (effect.kind == EffectKind::Shields) {
        army.amount += effect.amount;
      } else if (effect.kind == EffectKind::Coins) {
        coins.amount += effect.amount;
      } else if (effect.kind != EffectKind::Nothing) {
        ++powers.amount;
      }
    }
  }
  return {points, army, coins, powers};
}

}  // namespace

std::vector<Reason> board_reasons(const State& state, int board) {
  const Resource start = facts(state).boards[board].start;
  return {{.kind = ReasonKind::FirstSource, .weight = 30, .thing = "resource", .id = name(start)}};
}

std::vector<Reason> side_reasons(const State& state, int board, int side) {
  const BoardRow& row = facts(state).boards[board];
  std::vector<Reason> found;
  for (const auto& [use, weight, amount] : brought_by(row.sides[side])) {
    if (amount == 0) continue;
    found.push_back({.kind = ReasonKind::Brings,
                     .weight = weight * amount,
                     .thing = "board",
                     .id = row.id,
                     .amount = amount,
                     .use = use});
  }
  return found;
}

}  // namespace heptad::wonders
