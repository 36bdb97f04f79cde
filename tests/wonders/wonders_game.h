// Positions of 7 Wonders in a few words, and moves as text.
//
//   auto game = wonders_game(1, 3).city(0, {"stone-pit"}).coins(0, 5).hand(0, {"baths"});
//   game.play("0 build baths").others_sell();
//   EXPECT_EQ(game.coins(0), 5);
//
// The board of seat i is the i-th of kSeated, side A, unless boards() says otherwise. The position stands on
// the first turn of Age I; whoever gets no hand holds filler cards.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/event.h"
#include "engine/core/outcome.h"
#include "engine/wonders/game.h"

namespace heptad::tests {

class WondersGame {
 public:
  WondersGame(int edition, int players);

  // --- the position
  WondersGame& boards(std::string_view text);  // "gizah:a rhodos:b …", one a city
  WondersGame& city(int city, std::initializer_list<std::string_view> cards);
  WondersGame& stages(int city, int count);
  WondersGame& coins(int city, int count);
  WondersGame& hand(int seat, std::initializer_list<std::string_view> cards);
  WondersGame& refill();  // every hand holds fillers again, as many cards as on this turn
  WondersGame& at(int age, int turn);
  WondersGame& discarded(
      std::initializer_list<std::string_view> cards);  // in Age I, by the last city: play on in Age II or III
  WondersGame& defeats(int city, int age, int count);
  WondersGame& before_deal(int age);                           // nobody has cards yet
  WondersGame& next(wonders::Step step, unsigned cities = 0);  // that is done next

  // --- moves: "0 build baths", "nature draw baths"
  WondersGame& play(std::string_view move);
  // Every seat that has not committed sells its first card.
  WondersGame& others_sell();
  Refusal refusal(std::string_view move) const;
  std::optional<Refusal> refused(std::string_view move) const;
  bool is_legal(std::string_view move) const;

  // --- what can be seen
  std::vector<std::string> legal(int seat) const;
  // The legal moves of that seat that begin so, without the beginning: {"", "pay 2 0"}.
  std::vector<std::string> ways(int seat, std::string_view beginning) const;
  int coins(int city) const { return state_.cities[city].coins; }
  bool has(int city, std::string_view card) const;
  int stages(int city) const { return state_.cities[city].stages; }
  int shields(int city) const { return state_.cities[city].shields; }
  int victories(int city, int age) const { return state_.cities[city].victories[age - 1]; }
  int defeats(int city, int age) const { return state_.cities[city].defeats[age - 1]; }
  std::vector<std::string> hand(int seat) const;
  int points(int city, Category category) const {
    return wonders::Wonders::outcome(state_).sheets[city][category];
  }
  Outcome outcome() const { return wonders::Wonders::outcome(state_); }
  SeatSet to_act() const { return wonders::Wonders::to_act(state_); }
  int discard_count() const;
  bool in_discard(std::string_view card) const;
  std::string_view waiting_for() const { return wonders::kStepNames[static_cast<int>(state_.step())]; }
  const std::vector<Event>& events() const { return events_; }
  wonders::Card card(std::string_view id) const;
  wonders::State& state() { return state_; }
  const wonders::State& state() const { return state_; }

 private:
  void begin_turn();  // anew: nobody has chosen
  std::pair<Seat, std::string_view> split(std::string_view move) const;

  wonders::State state_;
  std::vector<Event> events_;
};

inline WondersGame wonders_game(int edition, int players = 3) { return WondersGame(edition, players); }

// A whole game without choices of interest: every seat sells its first card, nature rolls.
void sell_until(WondersGame& game, int age, int turn);

}  // namespace heptad::tests
