#include "bots/match/play_game.h"

#include "bots/match/dealer.h"

namespace heptad {

std::optional<PlayedGame> play_game(const Rules& rules, std::uint64_t deal, const Decide& decide) {
  auto start = AnyGame::start(rules);
  if (!start) return std::nullopt;
  PlayedGame played{.game = std::move(*start), .log = {}};
  Dealer dealer(deal);
  const auto act = [&](Seat seat, const Action& action) {
    played.game.apply(seat, action);
    played.log.push_back({seat, action});
  };
  while (!played.game.over()) {
    SeatSet seats = played.game.to_act();
    if (seats.has(kNature)) {
      act(kNature, dealer.roll(played.game));
      continue;
    }
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      const auto action = decide(played.game, played.log, seats.lowest());
      if (!action) return played;
      act(seats.lowest(), *action);
    }
  }
  return played;
}

}  // namespace heptad
