// What happened, for logs, boards and screen readers. Rules emit events, never sentences.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/seat.h"

namespace heptad {

// Every kind, with the meaning of its fields:   subject · other · amount
enum class EventKind : std::uint8_t {
  Drafted,                 // wonder
  Built,                   // card · how it was paid (Payment kind) · coins paid
  Sold,                    // card · – · coins received
  WonderBuilt,             // wonder · card used · coins paid
  StageBuilt,              // card used · stage number from 1 · coins paid
  CoinsGained,             // – · – · coins
  CoinsLost,               // – · – · coins
  CoinsPaid,               // – · to seat · coins: trade income of another seat
  PawnMoved,               // – · – · new position, seat is who moved it
  LootFired,               // – · – · coins the seat lost to the bank
  PairMade,                // science symbol
  TokenTaken,              // progress token
  Destroyed,               // card of `other` seat
  Revived,                 // card
  WonderRemoved,           // wonder: seven stand, this one leaves the game
  ExtraTurn,               // the seat plays again
  StarterChosen,           // – · seat that starts · age
  Revealed,                // card · slot
  AgeBegan,                // – · – · age
  AgeEnded,                // – · – · age
  Conflict,                // – · against seat · token won or lost
  HandsPassed,             // – · – · +1 to the left, -1 to the right
  Discarded,               // card put on the discard pile without coins
  SideChosen,              // – · side
  Passed,                  // an optional power declined
  TokenClaimed,            // Pantheon: mythology or offering token · slot
  DivinityPlaced,          // divinity · slot
  DivinityActivated,       // divinity · slot or none · coins paid
  DivinityShown,           // divinity · slot
  OfferingSpent,           // – · – · discount
  SnakePlaced,             // card of the other city
  MinervaPlaced,           // – · – · position
  MinervaStopped,          // – · – · position the pawn stopped at
  CardMoved,               // card taken from `other` seat (Baal)
  WonderMoved,             // wonder taken from `other` seat (Ra)
  WonderUnbuilt,           // wonder of `other` seat (Anubis)
  MilitaryTokenDiscarded,  // – · – · its coins (Neptune)
  ShipyardTaken,           // Armada: shipyard
  ShipMoved,               // fleet · – · the space it reached
  IslandGained,            // island
  Explored,                // – · – · how many islands are looked at
  Invaded,                 // – · seat that will be fought
  StayedOut,               // of the naval conflict
  TaxLevied,               // – · – · how much
  PiracyDone,
  LostAtSea,      // what a tax asked for · what pirates did · coins really lost: never more than there are
  NavalConflict,  // – · – · token won or lost
  GameOver,       // – · Victory
};

inline constexpr std::uint8_t kNothing = 0xFF;  // "–" above, and what a seat may not know

struct Event {
  EventKind kind;
  Seat seat = kNature;
  std::uint8_t subject = kNothing;
  std::uint8_t other = kNothing;
  std::int16_t amount = 0;
  SeatSet subject_known_to = SeatSet::everyone();  // for the others the subject is kNothing

  bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) == 8);

// Where rules put their events. The bots' sink keeps nothing and costs nothing.
struct NoEvents {
  void operator()(const Event&) const {}
};
struct EventLog {
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

}  // namespace heptad
