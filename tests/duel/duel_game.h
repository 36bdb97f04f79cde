// A position of Duel written down in a line or two, and played by its text:
//
//   auto game = duel_game().city(0, {"tavern", "brewery"}).coins(0, 5).structure({"baths"});
//   game.play("0 sell baths");
//   EXPECT_EQ(game.coins(0), 9);
//
// What is not said is empty or usual: no cards, 7 coins, the pawn in the middle, seat 0 to play, five tokens
// nobody owns on the board, and a structure filled with cards that are named nowhere.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/duel/game.h"

namespace heptad::tests {

using Ids = std::initializer_list<std::string_view>;

struct SlotCard {
  int slot;
  std::string_view card;  // "?" lies face down
};

class DuelGame {
 public:
  explicit DuelGame(const Rules& rules);

  // --- setting up, before the first play or question
  DuelGame& city(Seat seat, Ids cards);
  DuelGame& coins(Seat seat, int coins);
  DuelGame& wonders(Seat seat, Ids wonders);  // owned and not built
  DuelGame& built(Seat seat, Ids wonders);    // each with some card beneath
  DuelGame& under(std::string_view wonder, std::string_view card);
  DuelGame& tokens(Seat seat, Ids tokens);
  DuelGame& board(Ids tokens);
  DuelGame& box(Ids tokens);
  DuelGame& pawn(int position);
  DuelGame& loot(std::initializer_list<int> positions);  // military tokens left
  DuelGame& discard(Ids cards);
  DuelGame& turn(Seat seat);
  DuelGame& age(int age);
  // These cards lie open: the lowest rows are gone until there is room for them. The age is the first card's.
  DuelGame& structure(Ids open_cards);
  // Exactly these slots are left.
  DuelGame& slots(int age, std::initializer_list<SlotCard> slots);
  DuelGame& manual_nature();                                 // luck waits for a play("nature …")
  DuelGame& edit(const std::function<void(duel::State&)>&);  // whatever has no word above

  // --- playing: "0 build baths", "nature reveal 9 quarry". A refused action fails the test.
  DuelGame& play(std::string_view line);

  // --- asking
  const duel::State& state();
  std::optional<Seat> to_act();  // none when the game is over
  duel::DecisionKind decision();
  std::vector<std::string> legal();  // of whoever is to act
  bool is_legal(std::string_view action);
  std::string refusal(std::string_view line);  // why the line is refused; empty when it is not
  Option option(std::string_view action);      // as explained to whoever is to act
  int price(std::string_view action) { return option(action).payment.coins; }

  int coins(Seat seat) { return state().cities[seat].coins; }
  int pawn() { return state().pawn; }
  bool has(Seat seat, std::string_view card);
  bool has_built(Seat seat, std::string_view wonder);
  bool has_token(Seat seat, std::string_view token);
  bool discarded(std::string_view card);
  bool on_board(std::string_view token);
  int points(Seat seat, Category category) { return outcome().sheets[seat][category]; }
  Outcome outcome() { return duel::Duel::outcome(state()); }
  const std::vector<Event>& events() const { return events_; }  // since the last play began
  int told(EventKind kind) const;                               // how many such events

 private:
  duel::State& setup();
  void deal();
  void deal_board();
  void deal_under();
  void deal_slots();
  duel::Slots rows_with_room();
  bool used(duel::Card card) const;
  duel::Card unused_card(int age) const;
  void put(int slot, duel::Card card);
  void act(Seat seat, const Action& action);
  Expected<std::pair<Seat, Action>> read(std::string_view line);

  duel::State state_;
  Rng rng_{1};
  std::vector<std::pair<int, std::string>> slots_;
  std::vector<std::string> open_cards_;
  std::optional<duel::TokenSet> board_, box_;
  Seat turn_ = 0;
  bool dealt_ = false;
  bool manual_nature_ = false;
  std::vector<Event> events_;
};

DuelGame duel_game(std::string_view rules = "duel");
// The very start, before tokens and wonders are dealt: nothing is set up, and luck waits.
DuelGame duel_from_the_start(const Rules& rules = {});

duel::Card card_id(std::string_view id);
duel::Wonder wonder_id(std::string_view id);
duel::Token token_id(std::string_view id);

}  // namespace heptad::tests
