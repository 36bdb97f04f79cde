// Everything printed on the components of Armada, as JSON. What is our own stand-in says so.
#pragma once

#include "engine/core/cost_json.h"
#include "engine/core/event_names.h"
#include "engine/core/json_writer.h"
#include "engine/core/rules.h"
#include "engine/wonders/armada/harbour.h"
#include "engine/wonders/armada/naval_conflict.h"

namespace heptad::wonders::armada {

inline void write_effect(JsonWriter& json, const Effect& effect) {
  json.field("kind", kDeedNames[effect.what]).field("amount", int{effect.amount});
  switch (deed_of(effect)) {
    case Deed::Invade:
    case Deed::Emporium:
      json.field("seat", effect.where == kSecondLeft ? "second-left" : "second-right");
      break;
    case Deed::FreeMove:
      json.key("fleets").begin_array();
      for_each_bit(effect.where, [&](int fleet) { json.value(kFleetNames[fleet]); });
      json.end_array();
      break;
    case Deed::Naval:
    case Deed::Piracy:
    case Deed::TopIsland:
    case Deed::MostSymbol:
    case Deed::PointsPerTrade:
    case Deed::PointsPerIsland:
    case Deed::PointsOfBestColour:
    case Deed::FreeShipWithStage:
    case Deed::NoLosses:
    case Deed::CheaperShip:
    case Deed::CoinForEachMove:
    case Deed::MayStayOut: break;
  }
}

// Events of Armada.
inline void write_event(JsonWriter& json, const Event& event) {
  json.begin_object().field("event", name(event.kind)).field("seat", int{event.seat});
  if (event.kind == EventKind::ShipyardTaken) {
    json.field("shipyard", kCostSets.back()->shipyards[event.subject].id);
  } else if (event.kind == EventKind::ShipMoved) {
    json.field("fleet", kFleetNames[event.subject]).field("space", int{event.amount});
  } else if (event.kind == EventKind::IslandGained) {
    json.field("island", kIslandRows[event.subject].id);
  } else if (event.kind == EventKind::Explored) {
    json.field("islands", int{event.amount});
  } else if (event.kind == EventKind::Invaded) {
    json.field("target", int{event.other});
  } else if (event.kind == EventKind::NavalConflict) {
    json.field("token", int{event.amount});
  } else if (event.kind == EventKind::TaxLevied) {
    json.field("tax", int{event.amount});
  } else if (event.kind == EventKind::LostAtSea) {
    json.field("coins", int{event.amount}).field("tax", int{event.subject});
    json.field("piracy", int{event.other});
  }
  json.end_object();
}

inline void write_track(JsonWriter& json, std::string_view key, const Track& track) {
  json.key(key).begin_array();
  for (const Printed& space : track) {
    json.begin_object().field("value", int{space.value}).field("house", space.ours).end_object();
  }
  json.end_array();
}

inline void write_costs(JsonWriter& json, const CostSet& set) {
  json.field("costs", set.name).key("shipyards").begin_array();
  for (const ShipyardRow& row : set.shipyards) {
    json.begin_object().field("id", row.id).key("wonder_fleet").begin_object();
    json.field("fleet", kFleetNames[static_cast<int>(row.wonder_fleet)])
        .field("house", !row.wonder_fleet_read)
        .end_object();
    json.key("lanes").begin_object();
    for (int fleet = 0; fleet < kFleets; ++fleet) {
      json.key(kFleetNames[fleet]).begin_array();
      for (int i = 0; i < kLastSpace; ++i) {
        json.begin_object();
        write_cost(json, row.lanes[fleet].costs[i]);
        json.field("house", (row.lanes[fleet].read_spaces >> i & 1U) == 0).end_object();
      }
      json.end_array();
    }
    json.end_object().end_object();
  }
  json.end_array();
}

// The set that the options name; without a name it is the first.
inline const CostSet& set_of(const Rules& rules) {
  std::size_t set = 0;
  for (const auto& [key, value] : rules.options) {
    if (key == "costs") set = set_named(value);
  }
  return *kCostSets.at(set);
}

// The costs are those of the set that the rules name; the other sets stand beside them.
template <class WriteEffects>
void write_catalogue(JsonWriter& json, const Rules& rules, WriteEffects write_effects) {
  json.key("islands").begin_array();
  for (const IslandRow& row : kIslandRows) {
    json.begin_object().field("id", row.id).field("level", int{row.level});
    write_effects(json, row.effects);
    json.end_object();
  }
  json.end_array().key("spaces").begin_object();
  write_track(json, "strength", kRedStrength);
  write_track(json, "trade", kTradeLevel);
  write_track(json, "coins", kArrivalCoins);
  write_track(json, "tax", kTax);
  write_track(json, "points", kBluePoints);
  write_track(json, "explores", kExplores);
  json.end_object().key("strength_at_end").begin_object();
  json.field("yellow", kYellowStrengthAtEnd).field("blue", kBlueStrengthAtEnd).end_object();
  json.key("naval_tokens").begin_array();
  for (const NavalTokens& tokens : kNavalTokens) {
    json.begin_object().field("defeat", tokens.defeat).key("rewards").begin_array();
    for (const int reward : tokens.rewards) json.value(reward);
    json.end_array().end_object();
  }
  json.end_array();
  const CostSet& set = set_of(rules);
  write_costs(json, set);
  json.key("other_costs").begin_array();
  for (const CostSet* other : kCostSets) {
    if (other == &set) continue;
    write_costs(json.begin_object(), *other);
    json.end_object();
  }
  json.end_array();
}

}  // namespace heptad::wonders::armada
