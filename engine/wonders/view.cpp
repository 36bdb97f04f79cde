// What one seat may know: the only place that hides.                               [wonders 2, 11, 12, 113]
#include <algorithm>

#include "engine/wonders/game.h"
#include "engine/wonders/knowledge.h"

namespace heptad::wonders {
namespace {

// The cards of a group in the order of the table, whoever has them; unknown ones last.
void blur(Group& group) {
  std::array<Card, Group::kCapacity> cards;
  for (int i = 0; i < group.size; ++i) cards[i] = group.seen ? *group.places[i].card : kUnknownCard;
  for (int d = 0; d < group.draw_count; ++d) {
    Card& draw = *group.draws[d];
    const auto end = cards.begin() + group.size;
    const auto found = std::find(cards.begin(), end, draw);
    if (group.seen && found == end) continue;  // known: it was not there before, and is there now
    if (found != end) *found = kUnknownCard;
    draw = kUnknownCard;
  }
  std::sort(cards.begin(), cards.begin() + group.size);
  for (int i = 0; i < group.size; ++i) *group.places[i].card = cards[i];
}

// Where a card may lie here or there, it lies nowhere for certain.
void forget(Group& group) {
  for (int i = 0; i < group.size; ++i) *group.places[i].card = kUnknownCard;
  for (int d = 0; d < group.draw_count; ++d) *group.draws[d] = kUnknownCard;
}

void hide_orders(State& view, std::optional<Seat> viewer) {
  for (int city = 0; city < view.city_count; ++city) {
    if (viewer != moments::decider(view, city)) view.orders[city] = {};
  }
}

template <class Hide>
State seen_by(const State& state, std::optional<Seat> viewer, Hide hide) {
  State view = state;
  view.audience = viewer ? Audience::Viewer : Audience::Spectator;
  view.viewer = viewer.value_or(0);
  Knowledge(view, viewer).for_each_group(hide);
  hide_orders(view, viewer);
  moments::hide(view, viewer);
  return view;
}

}  // namespace

State Wonders::view(const State& state, std::optional<Seat> viewer) { return seen_by(state, viewer, blur); }

State Wonders::certain(const State& state, Seat seat) { return seen_by(state, seat, forget); }

}  // namespace heptad::wonders
