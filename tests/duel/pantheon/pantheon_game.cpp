#include "tests/duel/pantheon/pantheon_game.h"

#include <algorithm>
#include <span>

#include "engine/duel/moments.h"

namespace heptad::tests {
namespace {

using duel::pantheon::Face;
using duel::pantheon::Pantheon;

// Sizes and tops of the decks follow from what lies elsewhere.
void count_decks(Pantheon& pantheon) {
  for (int mythology = 0; mythology < duel::pantheon::kMythologies; ++mythology) {
    const auto cards = duel::pantheon::pool(pantheon, mythology);
    const int left = std::popcount(cards);
    Face& top = pantheon.tops[mythology];
    pantheon.left[mythology] = static_cast<std::uint8_t>(left);
    if (left == duel::pantheon::kDeckSize) continue;
    const bool still_there = top.is_divinity() && (cards >> top.card & 1) != 0;
    if (left == 0) {
      top = Face::none();
    } else if (!still_there) {
      top = Face::of(static_cast<duel::pantheon::Divinity>(std::countr_zero(cards)),
                     duel::pantheon::kEverybody);
    }
  }
}

void put(Pantheon& pantheon, const Lies& lies, duel::pantheon::Knowers known_to) {
  pantheon.slots[lies.slot] = Face::of(divinity_id(lies.card), known_to);
  pantheon.filled |= static_cast<std::uint8_t>(1U << lies.slot);
}

int index_in(std::span<const std::uint8_t> list, int value) {
  return static_cast<int>(std::ranges::find(list, value) - list.begin());
}

}  // namespace

DuelGame pantheon_from_the_start() { return duel_from_the_start(*parse_rules("duel+pantheon")); }

duel::pantheon::Divinity divinity_id(std::string_view id) {
  for (std::size_t i = 0; i < std::size(duel::pantheon::kDivinities); ++i) {
    if (duel::pantheon::kDivinities[i].id == id) return static_cast<duel::pantheon::Divinity>(i);
  }
  ADD_FAILURE() << "no divinity is called " << id;
  return 0;
}

int mythology_id(std::string_view id) {
  return static_cast<int>(std::ranges::find(duel::pantheon::kMythologyNames, id) -
                          duel::pantheon::kMythologyNames.begin());
}

Edit opened(std::initializer_list<Lies> cards) {
  return [cards = std::vector(cards)](duel::State& state) {
    for (const Lies& lies : cards) put(state.pantheon, lies, duel::pantheon::kEverybody);
    state.pantheon.active = state.pantheon.filled;
    count_decks(state.pantheon);
  };
}

Edit placed(Seat by, std::initializer_list<Lies> cards) {
  return [by, cards = std::vector(cards)](duel::State& state) {
    for (const Lies& lies : cards) put(state.pantheon, lies, duel::pantheon::knower(by));
    count_decks(state.pantheon);
  };
}

Edit owns(Seat seat, Ids divinities) {
  return [seat, divinities = std::vector(divinities)](duel::State& state) {
    for (const auto id : divinities) {
      state.pantheon.seats[seat].divinities |=
          static_cast<duel::pantheon::DivinitySet>(1U << divinity_id(id));
    }
    count_decks(state.pantheon);
  };
}

Edit on_top(std::string_view divinity, duel::pantheon::Knowers known_to) {
  const auto id = divinity_id(divinity);
  return
      [=](duel::State& state) { state.pantheon.tops[duel::pantheon::deck_of(id)] = Face::of(id, known_to); };
}

Edit laid(std::initializer_list<Lies> tokens) {
  return [tokens = std::vector(tokens)](duel::State& state) {
    Pantheon& pantheon = state.pantheon;
    for (const Lies& lies : tokens) {
      pantheon.laid |= 1U << lies.slot;
      if (state.age == 1) {
        pantheon.myths[index_in(duel::pantheon::kMythSlots, lies.slot)] =
            static_cast<std::uint8_t>(mythology_id(lies.card));
      } else {
        pantheon.offerings[index_in(duel::pantheon::kOfferingSlots, lies.slot)] =
            static_cast<std::uint8_t>(index_in(duel::pantheon::kOfferings, lies.card.front() - '0'));
      }
    }
  };
}

Edit offerings(Seat seat, std::initializer_list<int> values) {
  return [seat, values = std::vector(values)](duel::State& state) {
    for (const int value : values) {
      state.pantheon.seats[seat].offerings |=
          static_cast<std::uint8_t>(1U << index_in(duel::pantheon::kOfferings, value));
    }
  };
}

Edit guarded(Seat seat, int coins) {
  return [=](duel::State& state) {
    owns(seat, {"astarte"})(state);
    state.pantheon.seats[seat].guarded = static_cast<std::int16_t>(coins);
  };
}

Edit on_enki(Ids tokens) {
  return [tokens = std::vector(tokens)](duel::State& state) {
    for (const auto id : tokens) {
      const auto bit = static_cast<duel::TokenSet>(1U << token_id(id));
      state.pantheon.on_enki |= bit;
      state.box &= static_cast<duel::TokenSet>(~bit);
      state.board &= static_cast<duel::TokenSet>(~bit);
    }
  };
}

Edit minerva(int space) {
  return [=](duel::State& state) { state.minerva = static_cast<std::int8_t>(space); };
}

Edit dealt_until(duel::DecisionKind kind) {
  return [=](duel::State& state) {
    Rng rng(3);
    NoEvents quiet;
    while (state.decision().kind != kind && state.decision().seat == kNature) {
      duel::Duel::apply(state, kNature, duel::Duel::roll(state, rng), quiet);
    }
  };
}

DuelGame about_to(std::string_view divinity, DuelGame game, Ids structure) {
  return game.structure(structure).edit(opened({{0, divinity}}));
}

bool owns_divinity(DuelGame& game, Seat seat, std::string_view divinity) {
  return (game.state().pantheon.seats[seat].divinities >> divinity_id(divinity) & 1) != 0;
}

std::string lies_on(DuelGame& game, int slot) {
  const Face face = game.state().pantheon.slots[slot];
  return face.is_none()     ? ""
         : face.is_hidden() ? "?"
                            : std::string(duel::pantheon::kDivinities[face.card].id);
}

int guarded(DuelGame& game, Seat seat) { return game.state().pantheon.seats[seat].guarded; }

bool has_offering(DuelGame& game, Seat seat, int value) {
  return (game.state().pantheon.seats[seat].offerings >> index_in(duel::pantheon::kOfferings, value) & 1) !=
         0;
}

int mythology_tokens(DuelGame& game, Seat seat) {
  return std::popcount(game.state().pantheon.seats[seat].myths);
}

std::string json_for(DuelGame& game, std::optional<Seat> viewer) {
  return duel::Duel::json(duel::Duel::view(game.state(), viewer));
}

}  // namespace heptad::tests
