// An event as JSON: its kind, its seat, and its fields by name.
#include "engine/wonders/event_row.h"
#include "engine/wonders/game.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr EventField kCard{"card", Thing::CardId}, kCoins{"coins", Thing::Number}, kAge{"age", Thing::Number};

constexpr auto kEvents = std::to_array<EventRow>({
    //                                subject               other                    amount
    {EventKind::Drafted, "drafted", {"board", Thing::BoardId}},
    {EventKind::SideChosen, "side-chosen", {}, {"side", Thing::SideId}},
    {EventKind::Built, "built", kCard, {"means", Thing::Means}, kCoins},
    {EventKind::StageBuilt, "stage-built", {"with", Thing::CardId}, {"stage", Thing::Number}, kCoins},
    {EventKind::Sold, "sold", kCard, {}, kCoins},
    {EventKind::Revived, "revived", kCard},
    {EventKind::Discarded, "discarded", kCard},
    {EventKind::CoinsGained, "coins-gained", {}, {}, kCoins},
    {EventKind::CoinsLost, "coins-lost", {}, {}, kCoins},
    {EventKind::CoinsPaid, "coins-paid", {}, {"to", Thing::Number}, kCoins},
    {EventKind::Conflict, "conflict", {}, {"against", Thing::Number}, {"token", Thing::Number}},
    {EventKind::HandsPassed, "hands-passed", {}, {}, {"to", Thing::Way}},
    {EventKind::AgeBegan, "age-began", {}, {}, kAge},
    {EventKind::AgeEnded, "age-ended", {}, {}, kAge},
    {EventKind::Passed, "passed"},
    {EventKind::GameOver, "game-over", {}, {"how", Thing::Victory}},
});

}  // namespace

std::string Wonders::event_json(const State& state, const Event& event) {
  JsonWriter json;
  if (const EventRow* row = find_event(kEvents, event.kind)) {
    write_event(json, *row, event, facts(state));
  } else {
    moments::write_event(json, event);
  }
  return json.take();
}

}  // namespace heptad::wonders
