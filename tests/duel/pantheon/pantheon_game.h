// Words for positions of Pantheon, to be put into a DuelGame:
//
//   auto game = pantheon_game().structure({"brewery"}).coins(0, 9);
//   game.edit(opened({{2, "mars"}, {5, "gate"}})).edit(offerings(0, {3}));
//   game.play("0 activate 2 offering 3");
//
// What is not said: nothing lies in the Pantheon or on the structure, and all decks are whole.
#pragma once

#include "tests/duel/duel_game.h"

namespace heptad::tests {

// A decision of Pantheon among Duel's.
using Ask = duel::pantheon::DecisionKind;
constexpr duel::DecisionKind of(Ask kind) { return static_cast<duel::DecisionKind>(kind); }

using Edit = std::function<void(duel::State&)>;
using Texts = std::vector<std::string>;

struct Lies {
  int slot;
  std::string_view card;
};

inline DuelGame pantheon_game() { return duel_game("duel+pantheon"); }
// The very start, before anything is dealt; luck waits.
DuelGame pantheon_from_the_start();

duel::pantheon::Divinity divinity_id(std::string_view id);
int mythology_id(std::string_view id);

// --- setting up
Edit opened(std::initializer_list<Lies> cards);           // face up in the Pantheon, to be activated
Edit placed(Seat by, std::initializer_list<Lies> cards);  // face down there
Edit owns(Seat seat, Ids divinities);                     // activated earlier
Edit on_top(std::string_view divinity, duel::pantheon::Knowers known_to = duel::pantheon::kEverybody);
Edit laid(std::initializer_list<Lies> tokens);  // "greek" in Age I, "3" in Age II, on slots of the structure
Edit offerings(Seat seat, std::initializer_list<int> values);
Edit guarded(Seat seat, int coins);  // on Astarte
Edit on_enki(Ids tokens);
Edit minerva(int space);

// Luck decides until this is to be decided.
Edit dealt_until(duel::DecisionKind kind);

// Seat 0 is about to activate this card for three coins, in Age II.
DuelGame about_to(std::string_view divinity, DuelGame game = pantheon_game().coins(0, 20).coins(1, 20),
                  Ids structure = {"brewery", "forum"});

// --- asking
bool owns_divinity(DuelGame& game, Seat seat, std::string_view divinity);
std::string lies_on(DuelGame& game, int slot);  // "mars", "gate", "" or "?" when hidden from a viewer
int guarded(DuelGame& game, Seat seat);
bool has_offering(DuelGame& game, Seat seat, int value);
int mythology_tokens(DuelGame& game, Seat seat);
std::string json_for(DuelGame& game, std::optional<Seat> viewer);

}  // namespace heptad::tests
