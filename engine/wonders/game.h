// 7 Wonders as a Game (engine/game.h): the door to this folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/action.h"
#include "engine/core/due.h"
#include "engine/core/event.h"
#include "engine/core/option.h"
#include "engine/core/outcome.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/rules.h"
#include "engine/core/seat.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

struct Wonders {
  using State = wonders::State;

  static Expected<State> start(const Rules& rules);
  static SeatSet to_act(const State& state);
  static void legal_actions(const State& state, Seat seat, ActionList& list);
  static Expected<void> check(const State& state, Seat seat, const Action& action);
  static Action roll(const State& state, Rng& rng);
  static void play_nature(State& state, Rng& rng);
  static Due due(const State& state);
  static void apply(State& state, Seat seat, const Action& action, NoEvents& sink);
  static void apply(State& state, Seat seat, const Action& action, EventLog& sink);
  static int round(const State& state) { return state.round; }
  static State view(const State& state, std::optional<Seat> viewer);
  static State certain(const State& state, Seat seat);
  static Outcome outcome(const State& state);
  // Where the points of that city come from; their sum is its sheet.
  static std::vector<ScoreLine> score_lines(const State& state, int city);

  // The state records where every card went, and a view keeps what its seat has seen of that: the hands it
  // has passed on, the cards it buried or sold, the discard pile it looked through.
  static State guess(const State& seen, Rng& rng);

  // A random legal action without the list: a card, a use of it and a split, each drawn in turn.
  static Action sample(const State& state, Seat seat, Rng& rng);

  // Orders for a city without an owner once were kinds of their own, six further on.
  static constexpr Action signed_form(Action action) {
    const bool for_city = verb_of(action) >= Verb::Build && action.arg[kCityArg] != 0;
    if (!for_city) return action;
    action.kind = static_cast<std::uint8_t>(action.kind + 6);
    action.arg[kCityArg] = 0;
    return action;
  }

  static std::vector<Option> options(const State& state, Seat seat);
  static Expected<Action> parse(const State& state, std::string_view text);
  static std::string text(const State& state, const Action& action);
  static ActionParts parts(const State& state, Seat seat, const Action& action);
  static std::string json(const State& state);
  static std::string event_json(const State& state, const Event& event);
};

std::string catalogue_json(const Rules& rules);

}  // namespace heptad::wonders
