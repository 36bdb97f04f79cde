// Any text is an action or a refusal, and an action reads back from its own text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace {

using namespace heptad;

// Every position of one fixed game, from the first to the last.
std::vector<AnyGame> positions() {
  AnyGame game = *AnyGame::start(*parse_rules("duel"));
  std::vector<AnyGame> all = {game};
  Rng rng(7);
  ActionList list;
  while (!game.over()) {
    const Seat seat = game.to_act().lowest();
    if (seat == kNature) {
      game.apply(seat, game.roll(rng));
    } else {
      list.clear();
      game.legal_actions(seat, list);
      game.apply(seat, list[rng.below(list.size())]);
    }
    all.push_back(game);
  }
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<AnyGame> kPositions = positions();
  if (size == 0) return 0;
  const AnyGame& game = kPositions[data[0] % kPositions.size()];
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  const auto action = game.parse(text);
  if (!action) {
    if (action.error().code.empty() || action.error().message.empty()) std::abort();
    return 0;
  }
  if (game.parse(game.text(*action)) != *action) std::abort();
  return 0;
}
