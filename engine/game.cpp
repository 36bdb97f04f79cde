#include "engine/game.h"

namespace heptad {
namespace {

// Calls visit(family, state) with the family's type and the position.
template <class AnyState, class Visit>
decltype(auto) with_family(AnyState& any, Visit visit) {
  return std::visit(
      [&](auto& state) -> decltype(auto) {
        return visit(typename GameOf<std::remove_cvref_t<decltype(state)>>::Type{}, state);
      },
      any);
}

}  // namespace

Expected<AnyGame> AnyGame::start(const Rules& rules) {
  const auto wrap = [&](auto state) -> Expected<AnyGame> {
    if (!state) return std::unexpected(state.error());
    return AnyGame(rules, *state);
  };
  switch (rules.family) {
    case Family::Duel: return wrap(duel::Duel::start(rules));
    case Family::Wonders: return wrap(wonders::Wonders::start(rules));
  }
  return refuse(Code::UnknownRules, "There is no such game.");
}

SeatSet AnyGame::to_act() const {
  return with_family(state_, [](auto game, const auto& state) { return game.to_act(state); });
}

int AnyGame::round() const {
  return with_family(state_, [](auto game, const auto& state) { return int{game.round(state)}; });
}

void AnyGame::legal_actions(Seat seat, ActionList& list) const {
  with_family(state_, [&](auto game, const auto& state) { game.legal_actions(state, seat, list); });
}

Expected<void> AnyGame::check(Seat seat, const Action& action) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.check(state, seat, action); });
}

Action AnyGame::roll(Rng& rng) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.roll(state, rng); });
}

std::vector<Event> AnyGame::apply(Seat seat, const Action& action) {
  EventLog log;
  with_family(state_, [&](auto game, auto& state) { game.apply(state, seat, action, log); });
  return std::move(log.events);
}

AnyGame AnyGame::view(std::optional<Seat> viewer) const {
  return with_family(state_,
                     [&](auto game, const auto& state) { return AnyGame(rules_, game.view(state, viewer)); });
}

Outcome AnyGame::outcome() const {
  return with_family(state_, [](auto game, const auto& state) { return game.outcome(state); });
}

std::vector<Option> AnyGame::options(Seat seat) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.options(state, seat); });
}

Due AnyGame::due() const {
  return with_family(state_, [](auto game, const auto& state) { return game.due(state); });
}

Expected<Action> AnyGame::parse(std::string_view text) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.parse(state, text); });
}

std::string AnyGame::text(const Action& action) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.text(state, action); });
}

ActionParts AnyGame::parts(Seat seat, const Action& action) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.parts(state, seat, action); });
}

std::string AnyGame::json() const {
  return with_family(state_, [](auto game, const auto& state) { return game.json(state); });
}

std::string AnyGame::event_json(const Event& event) const {
  return with_family(state_, [&](auto game, const auto& state) { return game.event_json(state, event); });
}

Event seen_by(const Event& event, std::optional<Seat> viewer) {
  if (event.subject_known_to == SeatSet::everyone()) return event;
  if (viewer && event.subject_known_to.has(*viewer)) return event;
  Event hidden = event;
  hidden.subject = kNothing;
  return hidden;
}

std::string catalogue_json(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return duel::catalogue_json(rules);
    case Family::Wonders: break;
  }
  return wonders::catalogue_json(rules);
}

}  // namespace heptad
