// Any text is an action or a refusal, and an action reads back from its own text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/game.h"

namespace {

using namespace heptad;

// A position some moves into a fixed game: the first byte says how many.
AnyGame position(int moves) {
  AnyGame game = *AnyGame::start(*parse_rules("duel"));
  Rng rng(7);
  ActionList list;
  while (moves-- > 0 && !game.over()) {
    const Seat seat = game.to_act().lowest();
    if (seat == kNature) {
      game.apply(seat, game.roll(rng));
      continue;
    }
    list.clear();
    game.legal_actions(seat, list);
    game.apply(seat, list[rng.below(list.size())]);
  }
  return game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const AnyGame game = position(data[0]);
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  const auto action = game.parse(text);
  if (!action) {
    if (action.error().code.empty() || action.error().message.empty()) std::abort();
    return 0;
  }
  if (game.parse(game.text(*action)) != *action) std::abort();
  return 0;
}
