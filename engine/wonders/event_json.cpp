// An event as JSON: its kind, its seat, and its fields by name.
#include "engine/core/event_names.h"
#include "engine/core/json_writer.h"
#include "engine/core/option.h"
#include "engine/wonders/game.h"

namespace heptad::wonders {

std::string Wonders::event_json(const State& state, const Event& event) {
  const auto& edition = facts(state);
  JsonWriter json;
  json.begin_object().field("event", name(event.kind));
  if (event.seat != kNature) json.field("seat", int{event.seat});
  const auto write_card = [&](std::string_view key) {
    if (event.subject != kNothing) json.field(key, edition.card_id(event.subject));
  };
  switch (event.kind) {
    case EventKind::Drafted: json.field("board", edition.boards[event.subject].id); break;
    case EventKind::SideChosen: json.field("side", edition.side_names[event.other]); break;
    case EventKind::Built:
      write_card("card");
      json.field("means", kMeansNames[event.other]).field("coins", int{event.amount});
      break;
    case EventKind::StageBuilt:
      write_card("with");
      json.field("stage", int{event.other}).field("coins", int{event.amount});
      break;
    case EventKind::Sold:
      write_card("card");
      json.field("coins", int{event.amount});
      break;
    case EventKind::Revived:
    case EventKind::Discarded: write_card("card"); break;
    case EventKind::CoinsGained:
    case EventKind::CoinsLost: json.field("coins", int{event.amount}); break;
    case EventKind::CoinsPaid: json.field("to", int{event.other}).field("coins", int{event.amount}); break;
    case EventKind::Conflict:
      json.field("against", int{event.other}).field("token", int{event.amount});
      break;
    case EventKind::HandsPassed: json.field("to", event.amount > 0 ? "left" : "right"); break;
    case EventKind::AgeBegan:
    case EventKind::AgeEnded: json.field("age", int{event.amount}); break;
    case EventKind::GameOver: json.field("how", name(static_cast<Victory>(event.other))); break;
    case EventKind::Passed:
    // of other families or modules
    case EventKind::WonderBuilt:
    case EventKind::PawnMoved:
    case EventKind::LootFired:
    case EventKind::PairMade:
    case EventKind::TokenTaken:
    case EventKind::Destroyed:
    case EventKind::WonderRemoved:
    case EventKind::ExtraTurn:
    case EventKind::StarterChosen:
    case EventKind::Revealed:
    case EventKind::TokenClaimed:
    case EventKind::DivinityPlaced:
    case EventKind::DivinityActivated:
    case EventKind::DivinityShown:
    case EventKind::OfferingSpent:
    case EventKind::SnakePlaced:
    case EventKind::MinervaPlaced:
    case EventKind::MinervaStopped:
    case EventKind::CardMoved:
    case EventKind::WonderMoved:
    case EventKind::WonderUnbuilt:
    case EventKind::MilitaryTokenDiscarded: break;
  }
  return json.end_object().take();
}

}  // namespace heptad::wonders
