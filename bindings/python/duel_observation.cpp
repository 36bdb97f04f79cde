#include <bit>

#include "bindings/python/observation.h"
#include "engine/duel/market.h"
#include "engine/duel/pantheon/kinds.h"

namespace heptad::python {
namespace {

using namespace duel;
namespace gods = duel::pantheon;

void write_city(const City& city, std::string_view whose, ObservationWriter& out) {
  out.cards(whose, "cards", kCardCount, city.cards);
  out.bits(whose, "wonders-to-build", kWonderCount, city.wonders);
  out.bits(whose, "wonders-built", kWonderCount, city.built);
  out.bits(whose, "tokens", kTokenCount, city.tokens);
  out.number(whose, "coins/10", city.coins / 10.0);
  float* const goods = out.block(whose, "goods/4", static_cast<int>(std::size(kTraded)));
  float* const cheap = out.block(whose, "bought-for-one", static_cast<int>(std::size(kTraded)));
  for (std::size_t i = 0; i < std::size(kTraded); ++i) {
    goods[i] = static_cast<float>(city.makes[kTraded[i]]) / 4;
    cheap[i] = (city.price_of_one >> 8 * static_cast<int>(kTraded[i]) & 1U) != 0 ? 1 : 0;
  }
  out.number(whose, "any-raw", city.any_raw);
  out.number(whose, "any-manufactured", city.any_manufactured);
  out.bits(whose, "symbols", kSymbols, city.symbols);
  out.bits(whose, "pairs", kSymbols, city.pairs);
  float* const colours = out.block(whose, "colours/8", kColours);
  for (int i = 0; i < kColours; ++i) colours[i] = static_cast<float>(city.colours[i]) / 8;
}

// Per card that lies open: can it be taken, what lies on it, what would it set free.
void write_structure(const State& seen, ObservationWriter& out) {
  const Structure& table = seen.structure;
  const Layout& layout = kLayouts[seen.age];
  float* const open = out.block("table.", "cards", kCardCount);
  float* const free = out.block("table.", "available", kCardCount);
  float* const burden = out.block("table.", "covered-by/2", kCardCount);
  float* const frees = out.block("table.", "frees/2", kCardCount);
  float* const turns_up = out.block("table.", "turns-up/2", kCardCount);
  for_each_bit(table.present & table.known, [&](int slot) {
    const Card card = table.cards[slot];
    open[card] = 1;
    if ((table.available >> slot & 1U) != 0) free[card] = 1;
    burden[card] = static_cast<float>(std::popcount(layout.covered_by[slot] & table.present)) / 2;
    for (const Covered& above : layout.above[slot]) {
      if (above.slot == 0 || (above.by & table.present) != 1U << slot) continue;
      frees[card] += 0.5F;
      if ((above.slot & table.known) == 0) turns_up[card] += 0.5F;
    }
  });
  out.bits("table.", "slots-present", kSlots, table.present);
  out.bits("table.", "slots-face-down", kSlots, table.present & ~table.known);
}

void write_pantheon(const State& seen, Seat seat, ObservationWriter& out) {
  constexpr int kGods = gods::kDivinityCount + 1;
  constexpr std::string_view kDigits = "012345";
  const gods::Pantheon& pantheon = seen.pantheon;
  // The slots from the own end: prices rise and fall with it.
  for (int i = 0; i < gods::kPantheonSlots; ++i) {
    const int slot = seat == 0 ? i : gods::kPantheonSlots - 1 - i;
    out.one_of("pantheon.slot", kDigits.substr(static_cast<std::size_t>(i), 1), kGods,
               pantheon.slots[slot].card);
  }
  float* const state = out.block("pantheon.", "slots-active", gods::kPantheonSlots);
  for (int i = 0; i < gods::kPantheonSlots; ++i) {
    const int slot = seat == 0 ? i : gods::kPantheonSlots - 1 - i;
    state[i] = static_cast<float>(pantheon.active >> slot & 1U);
  }
  out.bits("pantheon.", "shown", kGods, pantheon.shown);
  out.bits("pantheon.", "tokens-laid", kSlots, pantheon.laid);
  for (const Seat whose : {seat, other(seat)}) {
    const std::string_view prefix = whose == seat ? "own." : "opponent.";
    const gods::Devotion& devotion = pantheon.seats[whose];
    out.bits(prefix, "divinities", kGods, devotion.divinities);
    out.bits(prefix, "mythology-tokens", static_cast<int>(gods::kMythSlots.size()), devotion.myths);
    out.bits(prefix, "offerings", static_cast<int>(gods::kOfferings.size()), devotion.offerings);
    out.number(prefix, "guarded-coins/10", devotion.guarded / 10.0);
  }
}

}  // namespace

void observe(const State& seen, Seat seat, ObservationWriter& out) {
  write_city(seen.cities[seat], "own.", out);
  write_city(seen.cities[other(seat)], "opponent.", out);
  write_structure(seen, out);
  out.cards("", "discard-pile", kCardCount, seen.discard);
  out.bits("", "tokens-on-board", kTokenCount, seen.board);
  out.bits("", "tokens-drawn", kTokenCount, seen.drawn);
  out.bits("", "wonders-offered", kWonderCount, seen.offered);
  out.one_of("", "age", 4, seen.age);
  out.number("", "pawn/9", (seat == 0 ? seen.pawn : -seen.pawn) / 9.0);
  float* const loot = out.block("", "military-tokens", static_cast<int>(std::size(kLoot)));
  for (int i = 0; i < 4; ++i) loot[i] = static_cast<float>(seen.loot >> (seat == 0 ? i : 3 - i) & 1U);
  const int decision = seen.over() ? -1 : static_cast<int>(seen.decision().kind);
  const bool gods_are_on = seen.pantheon.on != 0;
  out.one_of("", "decision", kOwnDecisionKinds + (gods_are_on ? gods::kDecisionKinds : 0), decision);
  out.number("", "to-act", !seen.over() && seen.decision().seat == seat ? 1 : 0);
  if (gods_are_on) write_pantheon(seen, seat, out);
}

}  // namespace heptad::python
