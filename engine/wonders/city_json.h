// One city of a view as JSON (docs/view.md).
#pragma once

#include "engine/core/json_writer.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

class CityWriter {
 public:
  CityWriter(JsonWriter& json, const State& state) : json_(json), s_(state), edition_(facts(state)) {}

  void write(int city, int points);  // everything
  void write_card(Card card);        // null when it is unknown
  void write_built(int city);
  void write_tokens(int city);
  void write_cards_in_hand(int city);

 private:
  bool boards_are_dealt() const { return s_.step() != Step::Boards && s_.step() != Step::TakeBoards; }
  bool shows(int seat) const;       // what is the seat's own secret
  bool shows_hand(int seat) const;  // its hand

  void write_board(int city);
  void write_stages(int city);
  Card tucked(int city, int stage) const;
  void write_science(int city);
  void write_production(int city);
  void write_prices(int city);
  void write_chains(const City& city);
  void write_powers(const City& city);
  void write_hand(int seat);
  void write_may_hold(int seat);
  void write_commitment(int city);

  JsonWriter& json_;
  const State& s_;
  const EditionFacts& edition_;
};

}  // namespace heptad::wonders
