// What one seat can know of the cards that are or were in hands.
//
// Hands travel round the table, so a seat sees each of them now and then. Between two looks at a hand, others
// took cards from it: those they built lie open, those they buried or sold do not. The hidden ones form a
// group: the seat knows which cards the group holds together, not which of them went where. After the last
// look the cards still in the hand belong to the group too. Cards of a hand that was never seen are unknown.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/wonders/moments.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// A place where a hidden card lies: in a hand, or gone from it.
struct Place {
  Card* card;
  std::uint8_t age;
  std::uint8_t row;  // of `takes`, when gone
  Fate fate;         // None: still in the hand
};

struct Group {
  // Every card of a hand, and one drawn into it on every turn but the last; there is no more to hide.
  static constexpr int kCapacity = 2 * kMaxHand;
  std::array<Place, kCapacity> places;
  int size = 0;
  bool seen = false;  // the cards were seen together, before they went apart
  // What others drew into the hand from a pile meanwhile: where `takes` notes it. In a seen group
  // the draw is the card that was not there before; it is unknown as long as it lies in one of the places.
  std::array<Card*, kMaxHand> draws;
  int draw_count = 0;
  Card* first_take = nullptr;  // the first card taken from the hand, when it is gone

  void add(Place place) {
    if (size < kCapacity) places[size++] = place;
  }
};

// The seat that holds, on that turn, the hand that was dealt to `first`.
constexpr int holder_of(const State& state, int age, int first, int turn) {
  const int steps = std::min<int>(turn, state.last_turn()) - 1;
  const int way = age != 2 ? steps : -steps;
  const int players = state.players;
  return ((first + way) % players + players) % players;
}

class Knowledge {
 public:
  Knowledge(State& state, std::optional<Seat> viewer)
      : s_(state), viewer_(viewer), eyes_(viewer ? moments::eyes_of(state, *viewer) : SeatSet()) {}

  // Calls visit(group) for every group of hidden cards. Known cards are in no group.
  template <class Visit>
  void for_each_group(Visit visit) {
    for (int age = 1; age <= s_.age; ++age) {
      for (int first = 0; first < s_.players; ++first) follow_hand(age, first, visit);
      unseen_leftover(age, visit);
    }
  }

 private:
  bool is_viewer(int seat) const { return viewer_ && *viewer_ == seat; }
  bool sees_hand_of(int seat) const { return eyes_.has(static_cast<Seat>(seat)); }
  // Whoever went through the discard pile knows what lay in it.
  bool is_known(int row, int city, Seat decider) const {
    const Fate fate = s_.takes.fate(row, city);
    if (fate == Fate::Built || is_viewer(decider)) return true;
    const int since = moments::came_late(s_, row, city) ? 1 : 0;
    return fate == Fate::Discarded && viewer_ && row + since < s_.looked[*viewer_];
  }

  template <class Visit>
  void follow_hand(int age, int first, Visit& visit) {
    Group group;
    for (int turn = 1; turn <= s_.hand_size; ++turn) {
      const int holder = holder_of(s_, age, first, turn);
      const int row = Takes::row(age, turn);
      const bool arrived = age < s_.age || turn <= std::max<int>(s_.turn, 1);
      if (turn <= s_.last_turn() && arrived) {
        note_draw(group, age, turn, holder);
        if (sees_hand_of(holder)) {
          visit(group);
          group = Group{.seen = true};
        }
      }
      if (s_.takes.fate(row, holder) == Fate::None) {
        const int at = arrived ? holder : holder_of(s_, age, first, turn - 1);
        if (!sees_hand_of(at)) add_hand(group, age, at);
        break;
      }
      if (turn == 1) group.first_take = &s_.takes.card[row][holder];
      add_take(group, age, row, holder, static_cast<Seat>(holder));
      if (const auto city = moments::also_taken_for(s_, age, turn, holder)) {
        add_take(group, age, row, *city, static_cast<Seat>(holder));
      }
    }
    visit(group);
  }

  void note_draw(Group& group, int age, int turn, int holder) {
    if (sees_hand_of(holder)) return;
    if (Card* note = moments::drawn(s_, age, turn, holder)) group.draws[group.draw_count++] = note;
  }

  void add_take(Group& group, int age, int row, int city, Seat decider) {
    Card& card = s_.takes.card[row][city];
    if (is_known(row, city, decider)) return;
    group.add(
        {&card, static_cast<std::uint8_t>(age), static_cast<std::uint8_t>(row), s_.takes.fate(row, city)});
  }

  void add_hand(Group& group, int age, int holder) {
    Hand& hand = s_.hands[holder];
    for (int i = 0; i < hand.size; ++i)
      group.add({&hand.cards[i], static_cast<std::uint8_t>(age), 0, Fate::None});
  }

  // What goes to the discard pile without having been in a hand.
  template <class Visit>
  void unseen_leftover(int age, Visit& visit) {
    const auto city = moments::unseen_leftover_of(s_, age);
    const int row = Takes::row(age, s_.hand_size);
    if (!city || is_known(row, *city, kNature)) return;
    Group group;
    group.add({&s_.takes.card[row][*city], static_cast<std::uint8_t>(age), static_cast<std::uint8_t>(row),
               Fate::Discarded});
    visit(group);
  }

  State& s_;
  std::optional<Seat> viewer_;
  SeatSet eyes_;  // whose hands the viewer sees
};

}  // namespace heptad::wonders
