// What speaks for or against a move, as facts: what it gains, opens, denies and threatens. Each one follows
// from the rules and from what the seat may know; sentences are made where a language is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/json_writer.h"
#include "engine/game.h"

namespace heptad {

//                       what it says ·  what it names ·  amount
enum class ReasonKind : std::uint8_t {
  Wins,           // the game is won at once · victory
  StopsWin,       // `seat` could win at once as things are, and no longer · victory
  Threatens,      // with the next turn the game could be won at once · victory
  Again,          // another turn
  TakesToken,     // a progress token may be taken · symbol
  Symbol,         // a new symbol of science · symbol · different ones then
  Set,            // a complete set of symbols · – · sets then
  Science,        // – · – · points of science
  Shields,        // the pawn moves · – · spaces
  WarLead,        // more shields than `seat`, as there were not · – · the token of this Age
  WarTie,         // as many shields as `seat`, which had more
  Points,         // – · – · points at the end
  PointsNow,      // of something that counts others: as things are · – · points
  Coins,          // more coins than before · – · coins
  Robs,           // `seat` loses coins · – · coins
  OnlySource,     // no other card that lies open makes it · resource
  SoleSource,     // the city made none, and nobody sells it any · resource
  FirstSource,    // the city made none so far · resource
  LosesSource,    // `seat` makes none any more · resource
  CheaperWonder,  // an own wonder costs less · wonder · coins
  DearerWonder,   // a wonder of `seat` costs more · wonder · coins
  AllowsStage,    // the next stage can be paid, which nobody sold the goods for
  CheaperStage,   // the next stage costs less · – · coins
  SellsTo,        // `seat` makes none and can buy it here alone · resource
  FreeByChain,    // nothing is paid, by a chain · card
  Frees,          // a card that may still come would be free · card
  RemovesWonder,  // seven wonders stand: this one of `seat` leaves the game · wonder
  Claims,         // a token that lies on the cards is taken · what it is
  Opens,          // a card that lies open can be taken by `seat` next, who could build it: `use` · card
  TurnsUp,        // cards are turned up that nobody knows · – · cards
  Denies,         // `seat` could build the card, and it would be `use`
  PassesOn,       // a card is handed to `seat`, who could build it: `use` · card
  Brings,         // what is taken will be `use` once it is built
  Sails,          // one of the own moves on · which · the space it reaches
  SeaRank,        // stronger at sea than some who were as strong or stronger · – · the place then
  Explores,       // somewhere new is explored · – · of which level
  Taxes,          // all others owe what lies above their trade level · – · the tax
  Army,           // of Brings: – · – · shields
  Power,          // of Brings: something that is no points, shields or coins
};
inline constexpr std::array<std::string_view, 39> kReasonNames = {
    "wins",         "stops-win",      "threatens",      "again",        "takes-token",   "symbol",
    "set",          "science",        "shields",        "war-lead",     "war-tie",       "points",
    "points-now",   "coins",          "robs",           "only-source",  "sole-source",   "first-source",
    "loses-source", "cheaper-wonder", "dearer-wonder",  "allows-stage", "cheaper-stage", "sells-to",
    "free",         "frees",          "removes-wonder", "claims",       "opens",         "turns-up",
    "denies",       "passes-on",      "brings",         "sails",        "sea-rank",      "explores",
    "taxes",        "army",           "power"};
constexpr std::string_view name(ReasonKind kind) { return kReasonNames[static_cast<int>(kind)]; }

struct Reason {
  ReasonKind kind;
  int weight = 0;                 // how much it speaks: for the order, and for nothing else
  std::optional<Seat> seat = {};  // the city it is about, when that is not the own one
  std::string_view thing = {};    // what `id` names: "card", "wonder", "resource", …
  std::string_view id = {};
  int amount = 0;
  std::optional<ReasonKind> use = {};  // of Opens, Denies, PassesOn, Brings: what it is good for

  bool operator==(const Reason&) const = default;
};

// What speaks for the legal action of this seat, from what the seat may know of the position, whether that is
// whole or a view; the weightiest first, a handful at most.
std::vector<Reason> reasons(const AnyGame& position, Seat seat, const Action& action);

// Everything that does, in no order: reasons() picks from it.
std::vector<Reason> all_reasons(const AnyGame& position, Seat seat, const Action& action);

void write_reasons(JsonWriter& json, const std::vector<Reason>& reasons);

}  // namespace heptad
