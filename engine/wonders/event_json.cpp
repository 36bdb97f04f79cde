// An event as JSON: its kind, its seat, and its fields by name.
#include "engine/wonders/event_row.h"
#include "engine/wonders/game.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr EventField kCard{"card", Thing::CardId}, kCoins{"coins", Thing::Number}, kAge{"age", Thing::Number};

constexpr auto kEvents = std::to_array<EventRow>({
    //                       subject                 other                     amount
    {EventKind::Drafted, {"board", Thing::BoardId}},
    {EventKind::SideChosen, {}, {"side", Thing::SideId}},
    {EventKind::Built, kCard, {"means", Thing::Means}, kCoins},
    {EventKind::StageBuilt, {"with", Thing::CardId}, {"stage", Thing::Number}, kCoins},
    {EventKind::Sold, kCard, {}, kCoins},
    {EventKind::Revived, kCard},
    {EventKind::Discarded, kCard},
    {EventKind::CoinsGained, {}, {}, kCoins},
    {EventKind::CoinsLost, {}, {}, kCoins},
    {EventKind::CoinsPaid, {}, {"to", Thing::Number}, kCoins},
    {EventKind::Conflict, {}, {"against", Thing::Number}, {"token", Thing::Number}},
    {EventKind::HandsPassed, {}, {}, {"to", Thing::Way}},
    {EventKind::AgeBegan, {}, {}, kAge},
    {EventKind::AgeEnded, {}, {}, kAge},
    {EventKind::Passed},
    {EventKind::GameOver, {}, {"how", Thing::Victory}},
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
