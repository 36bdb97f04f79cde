// The Game concept: what bots, tables and tests may know of any game. And AnyGame: one running position of
// whichever family, for the outer layers that speak text.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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
#include "engine/duel/game.h"
#include "engine/wonders/game.h"

namespace heptad {

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               requires(typename G::State& state, const typename G::State& position, Seat seat,
                        std::optional<Seat> viewer, Action action, ActionList& list, Rng& rng,
                        NoEvents& quiet, EventLog& events, const Rules& rules, std::string_view text) {
                 { G::start(rules) } -> std::same_as<Expected<typename G::State>>;
                 { G::to_act(position) } -> std::same_as<SeatSet>;  // empty: over. Several: simultaneous
                 { G::legal_actions(position, seat, list) };        // of a player's seat, in a fixed order
                 {
                   G::check(position, seat, action)
                 } -> std::same_as<Expected<void>>;                   // nature's actions too
                 { G::roll(position, rng) } -> std::same_as<Action>;  // when nature is to act
                 { G::play_nature(state, rng) };                      // until a seat is to act
                 { G::apply(state, seat, action, quiet) };            // precondition: legal
                 { G::apply(state, seat, action, events) };
                 { G::round(position) } -> std::convertible_to<int>;  // advances when a decision resolves
                 { G::view(position, viewer) } -> std::same_as<typename G::State>;  // no viewer: a spectator
                 {
                   G::certain(position, seat)
                 } -> std::same_as<typename G::State>;  // a view without what may be so or so
                 { G::outcome(position) } -> std::same_as<Outcome>;
                 // A world that agrees with a seat's view: that is all the seat has seen so far.
                 { G::guess(position, rng) } -> std::same_as<typename G::State>;
                 // For people.
                 { G::options(position, seat) } -> std::same_as<std::vector<Option>>;
                 { G::due(position) } -> std::same_as<Due>;  // when nature is to act
                 { G::parse(position, text) } -> std::same_as<Expected<Action>>;
                 { G::text(position, action) } -> std::same_as<std::string>;
                 { G::parts(position, seat, action) } -> std::same_as<ActionParts>;
                 { G::json(position) } -> std::same_as<std::string>;
                 { G::event_json(position, Event{}) } -> std::same_as<std::string>;
               };

static_assert(Game<duel::Duel>);
static_assert(Game<wonders::Wonders>);

// The game whose position a State is.
template <class State>
struct GameOf;
template <>
struct GameOf<duel::State> {
  using Type = duel::Duel;
};
template <>
struct GameOf<wonders::State> {
  using Type = wonders::Wonders;
};

class AnyGame {
 public:
  using State = std::variant<duel::State, wonders::State>;

  static Expected<AnyGame> start(const Rules& rules);

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }
  int players() const { return rules_.players; }

  SeatSet to_act() const;
  bool over() const { return to_act().empty(); }
  int round() const;
  void legal_actions(Seat seat, ActionList& list) const;
  Expected<void> check(Seat seat, const Action& action) const;
  Action roll(Rng& rng) const;
  std::vector<Event> apply(Seat seat, const Action& action);
  AnyGame view(std::optional<Seat> viewer) const;
  Outcome outcome() const;

  std::vector<Option> options(Seat seat) const;
  Due due() const;
  Expected<Action> parse(std::string_view text) const;
  std::string text(const Action& action) const;
  ActionParts parts(Seat seat, const Action& action) const;
  std::string json() const;  // this position, whole: hide with view() first
  std::string event_json(const Event& event) const;

 private:
  AnyGame(Rules rules, State state) : rules_(std::move(rules)), state_(std::move(state)) {}

  Rules rules_;
  State state_;
};

// What the viewer may know of an event.
Event seen_by(const Event& event, std::optional<Seat> viewer);

// Everything printed on the components of a rule set, without names: ids, costs, effects, chains.
std::string catalogue_json(const Rules& rules);

}  // namespace heptad
