#include "engine/duel/pantheon/json.h"

#include "engine/duel/ids.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {
namespace {

// The card, or null and the mythology its back shows.
void write_face(JsonWriter& json, std::string_view key, Face face) {
  json.key(key);
  if (face.is_divinity() || face.card == kGate) {
    json.value(kDivinities[face.card].id);
  } else {
    json.null();
  }
}

void write_slot(JsonWriter& json, const State& state, int slot) {
  const Face face = state.pantheon.slots[slot];
  json.begin_object().field("slot", slot);
  write_face(json, "card", face);
  json.key("mythology");
  if (face.is_divinity()) {
    json.value(kMythologyNames[deck_of(face.card)]);
  } else if (face.is_hidden()) {
    json.value(kMythologyNames[face.card - Face::kHidden]);
  } else {
    json.null();
  }
  json.field("open", (state.pantheon.active >> slot & 1) != 0).key("prices").begin_array();
  for (Seat seat = 0; seat < 2; ++seat) json.value(activation_price(state, seat, slot));
  json.end_array().end_object();
}

void write_devotion(JsonWriter& json, const Pantheon& pantheon, const Devotion& devotion) {
  json.begin_object().key("mythologies").begin_array();
  for_each_bit(devotion.myths, [&](int token) { json.value(kMythologyNames[pantheon.myths[token]]); });
  json.end_array().key("offerings").begin_array();
  for_each_bit(devotion.offerings, [&](int token) { json.value(int{kOfferings[token]}); });
  json.end_array().key("divinities");
  write_ids(json, kDivinities, devotion.divinities);
  json.field("astarte", int{devotion.guarded}).end_object();
}

}  // namespace

std::string_view decision_name(const Decision& decision) {
  switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::PlaceDivinity: return "place";
    case DecisionKind::Invoke: return "invoke";
    case DecisionKind::ChooseDeck: return "deck";
    case DecisionKind::PutOnTop: return "top";
    case DecisionKind::CopySymbol: return "nisaba";
    case DecisionKind::TakeProducer: return "baal";
    case DecisionKind::DiscardFromAge: return "zeus";
    case DecisionKind::UnbuildWonder: return "anubis";
    case DecisionKind::WonderFromPile: return "isis";
    case DecisionKind::CardFromPile: return "isis-card";
    case DecisionKind::TakeWonder: return "ra";
    case DecisionKind::PlaceMinerva: return "minerva";
    case DecisionKind::DropLoot: return "neptune-drop";
    case DecisionKind::FireLoot: return "neptune-fire";
    case DecisionKind::DealMyths:
    case DecisionKind::DealOfferings:
    case DecisionKind::DealDivinities:
    case DecisionKind::DealTops:
    case DecisionKind::DrawForEnki:
    case DecisionKind::Unearth: break;  // nature's
  }
  return "enki";  // Duel's own KeepToken, with tokens that lay on Enki
}

void write_laid_token(JsonWriter& json, const State& state, int slot) {
  if ((state.pantheon.laid >> slot & 1) == 0) return;
  const Slots before = (1U << slot) - 1;
  if (state.age == 1) {
    const int token = std::popcount(slot_set(kMythSlots) & before);
    json.field("mythology", kMythologyNames[state.pantheon.myths[token]]);
  } else {
    const int token = std::popcount(slot_set(kOfferingSlots) & before);
    json.field("offering", int{kOfferings[state.pantheon.offerings[token]]});
  }
}

void write_view(JsonWriter& json, const State& state) {
  const Pantheon& pantheon = state.pantheon;
  json.key("pantheon").begin_object().key("slots").begin_array();
  for (int slot = 0; slot < kPantheonSlots; ++slot) write_slot(json, state, slot);
  json.end_array().key("decks").begin_array();
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    json.begin_object().field("mythology", kMythologyNames[mythology]);
    json.field("cards", int{pantheon.left[mythology]});
    write_face(json, "top", pantheon.tops[mythology]);
    json.end_object();
  }
  json.end_array().key("shown");
  write_ids(json, kDivinities, pantheon.shown);
  json.key("enki");
  write_ids(json, kTokens, pantheon.on_enki);
  json.key("minerva");
  if (state.minerva == kNoMinerva) {
    json.null();
  } else {
    json.value(int{state.minerva});
  }
  json.key("snake");
  if (pantheon.snake == kUnknownCard) {
    json.null();
  } else {
    json.value(kCards[pantheon.snake].id);
  }
  json.key("seats").begin_array();
  for (const Devotion& devotion : pantheon.seats) write_devotion(json, pantheon, devotion);
  json.end_array().end_object();
}

}  // namespace heptad::duel::pantheon
