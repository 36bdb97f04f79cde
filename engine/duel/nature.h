// What luck may bring.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/action.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/duel/state.h"

namespace heptad::duel {

// Cards of a deck, counted from the age's first card.
constexpr std::uint32_t cards_of(Deck deck, int age) {
  return ((1U << deck.size) - 1) << (deck.first - kAgeDecks[age].first);
}

// The cards that may lie in a slot: a back tells guilds from the rest.
constexpr std::uint32_t possible_cards(const State& state, int slot) {
  const std::uint32_t plain = cards_of(kAgeDecks[state.age], state.age);
  const bool special = (state.structure.special >> slot & 1) != 0;
  return state.structure.unseen & (special ? ~plain : plain);
}

// Most of luck: so many different members of a set.
struct Draw {
  std::uint8_t kind;  // of the action
  std::uint32_t set;
  int count;
  enum class Form : std::uint8_t { Plain, Counted } form;  // Counted: the first argument says how many
  std::string_view due;                                    // for people

  template <class Kind>
  constexpr Draw(Kind of, std::uint32_t from, int how_many, Form how, std::string_view what)
      : kind(static_cast<std::uint8_t>(of)), set(from), count(how_many), form(how), due(what) {}
};

// What Duel's own decision draws; nothing when it is none of luck, or a card is turned up.
std::optional<Draw> own_draw_due(const State& state);

Action roll_draw(const Draw& draw, Rng& rng);
Action roll_reveal(const State& state, Rng& rng);

Expected<void> check_draw(const Draw& draw, const Action& action);
Expected<void> check_reveal(const State& state, const Action& action);
Expected<void> check_nature(const State& state, const Action& action);
std::unexpected<Refusal> illegal(std::string message);
// Arguments an action does not use are zero.
Expected<void> nothing_behind(const Action& action, int arguments);

}  // namespace heptad::duel
