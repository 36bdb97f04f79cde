// Any text as an action, in positions of random games of every rule set: parsed or refused, and what parses
// and is legal survives its own text.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace {

using heptad::AnyGame;

// Positions along one random game of each rule set, luck and decisions of all kinds among them.
std::vector<AnyGame> positions() {
  std::vector<AnyGame> found;
  for (const auto& name : heptad::known_rule_sets()) {
    auto game = AnyGame::start(*heptad::parse_rules(name, 0));
    heptad::Rng rng(7);
    while (game && !game->over()) {
      found.push_back(*game);
      const auto seat = game->to_act().lowest();
      heptad::ActionList list;
      if (seat != heptad::kNature) game->legal_actions(seat, list);
      game->apply(seat, seat == heptad::kNature ? game->roll(rng) : list[rng.below(list.size())]);
    }
  }
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<AnyGame> kPositions = positions();
  if (size < 2) return 0;
  AnyGame game = kPositions[(data[0] << 8 | data[1]) % kPositions.size()];
  const auto action = game.parse({reinterpret_cast<const char*>(data) + 2, size - 2});
  if (!action) {
    if (action.error().message.empty()) std::abort();
    return 0;
  }
  const auto seat = game.to_act().lowest();
  if (!game.check(seat, *action)) return 0;
  const auto again = game.parse(game.text(*action));
  if (!again || *again != *action) std::abort();
  game.apply(seat, *action);
  return 0;
}
