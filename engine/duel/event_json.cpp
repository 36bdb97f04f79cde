// An event as JSON: its kind, its seat, and its fields by name.
#include <algorithm>

#include "engine/core/event_names.h"
#include "engine/duel/field.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

using namespace fields;

constexpr EventRow kRows[] = {
    {EventKind::Drafted, kWonder},
    {EventKind::WonderRemoved, kWonder},
    {EventKind::Built, kCard, {"means", name_in<kMeansNames>}, kCoins},
    {EventKind::WonderBuilt, kWonder, {"with", id<kCards>}, kCoins},
    {EventKind::Sold, kCard, {}, kCoins},
    {EventKind::CoinsGained, {}, {}, kCoins},
    {EventKind::CoinsLost, {}, {}, kCoins},
    {EventKind::CoinsPaid, {}, {"to", number}, kCoins},
    {EventKind::LootFired, {}, {}, kCoins},
    {EventKind::PawnMoved, {}, {}, kPosition},
    {EventKind::PairMade, kSymbol},
    {EventKind::TokenTaken, kToken},
    {EventKind::Destroyed, kCard, kFrom},
    {EventKind::Revived, kCard},
    {EventKind::Discarded, kCard},
    {EventKind::StarterChosen, {}, {"starts", number}, kAge},
    {EventKind::Revealed, kCard, kSlot},
    {EventKind::AgeBegan, {}, {}, kAge},
    {EventKind::AgeEnded, {}, {}, kAge},
    {EventKind::GameOver, {}, {"how", name_in<kVictoryNames>}},
};

template <class Rows>
const EventRow* row_in(const Rows& rows, EventKind kind) {
  const auto row = std::ranges::find(rows, kind, &EventRow::kind);
  return row == std::end(rows) ? nullptr : &*row;
}

}  // namespace

std::string Duel::event_json(const State&, const Event& event) {
  JsonWriter json;
  json.begin_object().field("event", name(event.kind));
  if (event.seat != kNature) json.field("seat", int{event.seat});
  const EventRow* row = row_in(kRows, event.kind);
  if (row == nullptr) row = row_in(moments::event_rows(), event.kind);
  const auto write = [&](const Field& field, int value) {
    if (field.write != nullptr) field.write(json, field.key, value);
  };
  if (row != nullptr) {
    if (event.subject != kNothing) write(row->subject, event.subject);
    if (event.other != kNothing) write(row->other, event.other);
    write(row->amount, event.amount);
  }
  return json.end_object().take();
}

}  // namespace heptad::duel
