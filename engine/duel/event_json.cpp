// An event as JSON: its kind, its seat, and its fields by name.
#include "engine/core/event_names.h"
#include "engine/core/json_writer.h"
#include "engine/core/option.h"
#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

template <class Rows>
void write_id(JsonWriter& json, std::string_view key, const Rows& rows, std::uint8_t index) {
  if (index != kNothing) json.field(key, rows[index].id);
}

}  // namespace

std::string Duel::event_json(const State&, const Event& event) {
  JsonWriter json;
  json.begin_object().field("event", name(event.kind));
  if (event.seat != kNature) json.field("seat", int{event.seat});
  switch (event.kind) {
    case EventKind::Drafted:
    case EventKind::WonderRemoved: write_id(json, "wonder", kWonders, event.subject); break;
    case EventKind::WonderMoved:
    case EventKind::WonderUnbuilt:
      write_id(json, "wonder", kWonders, event.subject);
      json.field("from", int{event.other});
      break;
    case EventKind::Built:
      write_id(json, "card", kCards, event.subject);
      json.field("means", kMeansNames[event.other]).field("coins", int{event.amount});
      break;
    case EventKind::WonderBuilt:
      write_id(json, "wonder", kWonders, event.subject);
      write_id(json, "with", kCards, event.other);
      json.field("coins", int{event.amount});
      break;
    case EventKind::Sold:
      write_id(json, "card", kCards, event.subject);
      json.field("coins", int{event.amount});
      break;
    case EventKind::CoinsGained:
    case EventKind::CoinsLost:
    case EventKind::LootFired:
    case EventKind::OfferingSpent:
    case EventKind::MilitaryTokenDiscarded: json.field("coins", int{event.amount}); break;
    case EventKind::CoinsPaid: json.field("to", int{event.other}).field("coins", int{event.amount}); break;
    case EventKind::PawnMoved:
    case EventKind::MinervaPlaced:
    case EventKind::MinervaStopped: json.field("position", int{event.amount}); break;
    case EventKind::PairMade: json.field("symbol", kSymbolNames[event.subject]); break;
    case EventKind::TokenTaken: write_id(json, "token", kTokens, event.subject); break;
    case EventKind::Destroyed:
    case EventKind::CardMoved:
      write_id(json, "card", kCards, event.subject);
      json.field("from", int{event.other});
      break;
    case EventKind::Revived:
    case EventKind::Discarded:
    case EventKind::SnakePlaced: write_id(json, "card", kCards, event.subject); break;
    case EventKind::StarterChosen:
      json.field("starts", int{event.other}).field("age", int{event.amount});
      break;
    case EventKind::Revealed:
      write_id(json, "card", kCards, event.subject);
      json.field("slot", int{event.other});
      break;
    case EventKind::AgeBegan:
    case EventKind::AgeEnded: json.field("age", int{event.amount}); break;
    case EventKind::GameOver: json.field("how", name(static_cast<Victory>(event.other))); break;
    case EventKind::TokenClaimed:
      if (event.subject < kMythologies) {
        json.field("mythology", kMythologyNames[event.subject]);
      } else {
        json.field("offering", int{kOfferings[event.subject - kMythologies]});
      }
      json.field("slot", int{event.other});
      break;
    case EventKind::DivinityPlaced:
      write_id(json, "divinity", kDivinities, event.subject);
      json.field("mythology", kMythologyNames[event.amount]).field("slot", int{event.other});
      break;
    case EventKind::DivinityActivated:
      write_id(json, "divinity", kDivinities, event.subject);
      if (event.other != kNothing) json.field("slot", int{event.other});
      json.field("coins", int{event.amount});
      break;
    case EventKind::DivinityShown:
      write_id(json, "divinity", kDivinities, event.subject);
      if (event.other != kNothing) json.field("slot", int{event.other});
      break;
    case EventKind::ExtraTurn:
    case EventKind::Passed:
    // of other families or modules
    case EventKind::StageBuilt:
    case EventKind::Conflict:
    case EventKind::HandsPassed:
    case EventKind::SideChosen: break;
  }
  return json.end_object().take();
}

}  // namespace heptad::duel
