// Positions of 7 Wonders in a few words, and moves as text.
//
//   auto game = wonders_game(1, 3).city(0, {"stone-pit"}).coins(0, 5).hand(0, {"baths"});
//   game.play("0 build baths").others_sell();
//   EXPECT_EQ(game.coins(0), 5);
//
// The board of seat i is the i-th of kSeated, side A, unless boards() says otherwise. The position stands on
// the first turn of Age I; whoever gets no hand holds filler cards. With Armada seat i has the shipyard i
// + 1.
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

// Where the ships of a shipyard stand; the start is space 0.
struct Ships {
  int red = 0, yellow = 0, blue = 0, green = 0;
  bool operator==(const Ships&) const = default;
};

inline Rules wonders_rules(int edition, int players) {
  return {.family = Family::Wonders,
          .edition = edition == 1 ? Edition::First : Edition::Second,
          .players = players};
}

class WondersGame {
 public:
  WondersGame(int edition, int players) : WondersGame(wonders_rules(edition, players)) {}
  explicit WondersGame(Rules rules);

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
  WondersGame& shipyards(std::string_view text);               // "sy3 sy1 …", one a seat
  WondersGame& ships(int seat, const Ships& ships);
  WondersGame& islands(int seat, std::initializer_list<std::string_view> islands);

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
  Ships ships(int seat) const;
  std::vector<std::string> islands(int seat) const;
  int strength(int seat) const { return wonders::armada::strength(harbour(seat)); }
  int trade(int seat) const { return wonders::armada::trade_level(harbour(seat)); }
  int naval(int seat, int age) const { return harbour(seat).tokens[age - 1]; }
  SeatSet invaders(int seat) const;
  int discard_count() const;
  bool in_discard(std::string_view card) const;
  std::string_view waiting_for() const;
  const std::vector<Event>& events() const { return events_; }
  wonders::Card card(std::string_view id) const;
  wonders::State& state() { return state_; }
  const wonders::State& state() const { return state_; }

 private:
  void begin_turn();  // anew: nobody has chosen
  // What stands there since an earlier turn: nothing of what happens only on arrival.
  template <class Gain>
  void stand(Gain gain);
  const wonders::armada::Harbour& harbour(int seat) const { return state_.armada.harbours[seat]; }
  std::pair<Seat, std::string_view> split(std::string_view move) const;

  Rules rules_;
  wonders::State state_;
  std::vector<Event> events_;
};

inline WondersGame wonders_game(int edition, int players = 3) { return WondersGame(edition, players); }
inline WondersGame armada_game(int edition, int players = 4) {
  Rules rules = wonders_rules(edition, players);
  rules.armada = true;
  return WondersGame(rules);
}
// Partners are the seats 0 and 1, 2 and 3, …
enum class With : bool { Nothing, Armada };
inline WondersGame teams_game(int edition, int players = 4, With with = With::Nothing) {
  Rules rules = wonders_rules(edition, players);
  rules.teams = true;
  rules.armada = with == With::Armada;
  return WondersGame(rules);
}

// A whole game without choices of interest: every seat sells its first card, nature rolls.
void sell_until(WondersGame& game, int age, int turn);

}  // namespace heptad::tests
