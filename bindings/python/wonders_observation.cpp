#include "bindings/python/observation.h"

namespace heptad::python {
namespace {

using namespace wonders;

void write_hand(const Hand& hand, int cards, std::string_view whose, ObservationWriter& out) {
  float* const place = out.block(whose, "hand", cards);
  for (int i = 0; i < hand.size; ++i) {
    if (hand.cards[i] < cards) place[hand.cards[i]] += 1;
  }
}

void write_harbour(const armada::Harbour& harbour, std::string_view whose, ObservationWriter& out) {
  out.one_of(whose, "shipyard", kMaxSeats, harbour.shipyard);
  float* const ships = out.block(whose, "ships/6", armada::kFleets);
  for (int i = 0; i < armada::kFleets; ++i)
    ships[i] = static_cast<float>(harbour.ships[i]) / armada::kLastSpace;
  out.bits(whose, "islands", armada::kIslands, harbour.islands);
  out.bits(whose, "islands-looked-at", armada::kIslands, harbour.looked_at);
  out.bits(whose, "invades", kMaxSeats, harbour.invades);
  out.number(whose, "naval-strength/10", armada::strength(harbour) / 10.0);
  float* const tokens = out.block(whose, "naval-tokens/5", kAges);
  for (int age = 0; age < kAges; ++age) tokens[age] = static_cast<float>(harbour.tokens[age]) / 5;
}

void write_city(const State& seen, int who, std::string_view whose, ObservationWriter& out) {
  const int cards = static_cast<int>(facts(seen).rows.size());
  const City& city = seen.cities[who];
  out.one_of(whose, "board", 2 * kMostBoards,
             seen.age == 0 ? -1 : 2 * city.board + static_cast<int>(city.side));
  out.number(whose, "stages/4", city.stages / 4.0);
  out.cards(whose, "built", cards, city.built);
  out.number(whose, "coins/10", city.coins / 10.0);
  out.number(whose, "shields/10", city.shields / 10.0);
  float* const symbols = out.block(whose, "symbols/4", kSciences + 1);
  for (int i = 0; i < kSciences; ++i) symbols[i] = static_cast<float>(city.symbols[i]) / 4;
  symbols[kSciences] = static_cast<float>(city.any_symbols) / 4;
  float* const war = out.block(whose, "victories-defeats/2", 2 * kAges);
  for (int age = 0; age < kAges; ++age) {
    war[2 * age] = static_cast<float>(city.victories[age]) / 2;
    war[2 * age + 1] = static_cast<float>(city.defeats[age]) / 2;
  }
  out.bits(whose, "discounts", 3, city.discounts);
  if (who < seen.players) write_hand(seen.hands[who], cards, whose, out);
  if ((seen.modules & kArmada) != 0) write_harbour(seen.armada.harbours[who], whose, out);
}

}  // namespace

// The cities as they sit: the own first, then to the left. A hand that the seat does not know is empty.
void observe(const State& seen, Seat seat, ObservationWriter& out) {
  constexpr std::array<std::string_view, kMaxSeats> kWhose = {"own.",   "left1.", "left2.", "left3.",
                                                              "left4.", "left5.", "left6.", "left7."};
  int city = seat;
  for (int i = 0; i < seen.city_count; ++i, city = seen.left_of(city)) write_city(seen, city, kWhose[i], out);
  const Pile pile = discard_pile(seen);
  const int cards = static_cast<int>(facts(seen).rows.size());
  float* const known = out.block("", "discard-pile", cards);
  for (int card = 0; card < cards; ++card) known[card] = static_cast<float>(pile[card]);
  out.one_of("", "age", kAges + 1, seen.age);
  out.one_of("", "turn", kMaxHand, seen.turn);
  out.one_of("", "decision", static_cast<int>(kStepNames.size()), static_cast<int>(seen.step()));
  out.number("", "to-act", seen.agenda.top().is_due(seat) ? 1 : 0);
}

}  // namespace heptad::python
