// Everything printed on the components, as JSON. Names are in the language files.
#include "engine/core/json_writer.h"
#include "engine/core/resource_names.h"
#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

void write_cost(JsonWriter& json, const Cost& cost) {
  json.key("cost").begin_object();
  if (cost.coins != 0) json.field("coins", int{cost.coins});
  for (Goods goods = cost.goods(); !goods.none(); goods.clear(goods.first())) {
    json.field(name(goods.first()), goods[goods.first()]);
  }
  json.end_object();
}

void write_effect(JsonWriter& json, const Effect& effect) {
  const auto resource = [&] { return name(static_cast<Resource>(effect.a)); };
  const auto counted = [&] { return kCountedNames[effect.a]; };
  const auto kind = [&](std::string_view text) -> JsonWriter& { return json.field("kind", text); };
  json.begin_object();
  switch (effect.kind) {
    case EffectKind::None: break;
    case EffectKind::Produce:
      kind("produce").field("resource", resource()).field("units", int{effect.b});
      break;
    case EffectKind::ProduceAnyRaw: kind("produce-any-raw"); break;
    case EffectKind::ProduceAnyManufactured: kind("produce-any-manufactured"); break;
    case EffectKind::PriceOfOne: kind("price-of-one").field("resource", resource()); break;
    case EffectKind::Points: kind("points").field("points", int{effect.a}); break;
    case EffectKind::Shields: kind("shields").field("shields", int{effect.a}); break;
    case EffectKind::Science: kind("science").field("symbol", kSymbolNames[effect.a]); break;
    case EffectKind::Coins: kind("coins").field("coins", int{effect.a}); break;
    case EffectKind::CoinsPer:
      kind("coins-per").field("counted", counted()).field("coins", int{effect.b});
      break;
    case EffectKind::Guild:
      kind("guild").field("counted", counted()).field("coins", int{effect.b}).field("points", int{effect.c});
      break;
    case EffectKind::ExtraTurn: kind("extra-turn"); break;
    case EffectKind::OpponentLoses: kind("opponent-loses").field("coins", int{effect.a}); break;
    case EffectKind::TokenFromBox: kind("token-from-box").field("drawn", int{effect.a}); break;
    case EffectKind::Destroy: kind("destroy").field("colour", kColourNames[effect.a]); break;
    case EffectKind::Revive: kind("revive"); break;
    case EffectKind::PantheonDiscount: kind("pantheon-discount").field("coins", int{effect.a}); break;
    case EffectKind::OpenDeck: kind("open-deck"); break;
    case EffectKind::WonderDiscount: kind("wonder-discount").field("units", int{effect.a}); break;
    case EffectKind::BlueDiscount: kind("blue-discount").field("units", int{effect.a}); break;
    case EffectKind::TradeIncome: kind("trade-income"); break;
    case EffectKind::PointsPerToken: kind("points-per-token").field("points", int{effect.a}); break;
    case EffectKind::RedShieldBonus: kind("red-shield-bonus").field("shields", int{effect.a}); break;
    case EffectKind::WonderExtraTurn: kind("wonder-extra-turn"); break;
    case EffectKind::ChainIncome: kind("chain-income").field("coins", int{effect.a}); break;
    case EffectKind::PointsPerDivineToken:
      kind("points-per-divine-token").field("points", int{effect.a});
      break;
    case EffectKind::LootPerStep: kind("loot-per-step").field("coins", int{effect.a}); break;
    case EffectKind::ChainedCardPrice: kind("chained-card-price").field("coins", int{effect.a}); break;
    case EffectKind::TokenOfCard: kind("token-of-card").field("tokens", int{effect.a}); break;
    case EffectKind::CopySymbol: kind("copy-symbol"); break;
    case EffectKind::GuardedCoins: kind("guarded-coins").field("coins", int{effect.a}); break;
    case EffectKind::TakeProducer: kind("take-producer"); break;
    case EffectKind::DiscardFromAge: kind("discard-from-age"); break;
    case EffectKind::UnbuildWonder: kind("unbuild-wonder"); break;
    case EffectKind::WonderFromPile: kind("wonder-from-pile"); break;
    case EffectKind::TakeWonder: kind("take-wonder"); break;
    case EffectKind::PlaceMinerva: kind("place-minerva"); break;
    case EffectKind::MilitaryTokens: kind("military-tokens"); break;
    case EffectKind::OpenGate: kind("open-gate"); break;
  }
  json.end_object();
}

void write_effects(JsonWriter& json, const Effects& effects) {
  json.key("effects").begin_array();
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::None) write_effect(json, effect);
  }
  json.end_array();
}

void write_card(JsonWriter& json, const CardRow& card) {
  json.begin_object().field("id", card.id).field("age", int{card.age});
  json.field("colour", kColourNames[static_cast<int>(card.colour)]);
  write_cost(json, card.cost);
  if (card.needs != Chain::None) json.field("needs", kChainNames[static_cast<int>(card.needs)]);
  if (card.gives != Chain::None) json.field("gives", kChainNames[static_cast<int>(card.gives)]);
  write_effects(json, card.effects);
  json.end_object();
}

void write_structures(JsonWriter& json) {
  json.key("structures").begin_array();
  for (int age = 1; age <= 3; ++age) {
    json.begin_array();
    for (int slot = 0; slot < kSlots; ++slot) {
      const auto [row, column] = kLayouts[age].places[slot];
      json.begin_object().field("slot", slot).field("row", int{row}).field("column", int{column});
      json.field("up", (kLayouts[age].face_up >> slot & 1) != 0).key("covers").begin_array();
      for_each_bit(kLayouts[age].covers[slot], [&](int above) { json.value(above); });
      json.end_array().end_object();
    }
    json.end_array();
  }
  json.end_array();
}

template <class Numbers>
void write_numbers(JsonWriter& json, std::string_view key, const Numbers& numbers) {
  json.key(key).begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

void write_divinities(JsonWriter& json) {
  json.key("mythologies").begin_array();
  for (const auto name : kMythologyNames) json.value(name);
  json.end_array().key("divinities").begin_array();
  for (int divinity = 0; divinity <= kGate; ++divinity) {
    const DivinityRow& row = kDivinities[divinity];
    json.begin_object().field("id", row.id);
    if (divinity != kGate) json.field("mythology", kMythologyNames[static_cast<int>(row.mythology)]);
    write_effects(json, row.effects);
    json.end_object();
  }
  json.end_array();
}

void write_pantheon(JsonWriter& json) {
  write_divinities(json);
  json.key("pantheon").begin_object().key("prices").begin_array();
  for (int slot = 0; slot < kPantheonSlots; ++slot) {
    json.begin_array().value(int{kSlotPrices[0][slot]}).value(int{kSlotPrices[1][slot]}).end_array();
  }
  json.end_array().field("gate", kGateFactor);
  write_numbers(json, "offerings", kOfferings);
  write_numbers(json, "mythology_slots", kMythSlots);
  write_numbers(json, "offering_slots", kOfferingSlots);
  write_numbers(json, "temple_points", kTemplePoints);
  json.end_object();
}

}  // namespace

std::string catalogue_json(const Rules& rules) {
  const int last_card = rules.pantheon ? kCardCount : kTemples.first;
  JsonWriter json;
  json.begin_object().field("rules", rules_name(rules)).key("cards").begin_array();
  for (int card = 0; card < last_card; ++card) {
    const bool guild = kCards[card].colour == Colour::Purple;
    if (!guild || !rules.pantheon) write_card(json, kCards[card]);
  }
  json.end_array().key("wonders").begin_array();
  for (int wonder = 0; wonder < (rules.pantheon ? kWonderCount : kBaseWonders); ++wonder) {
    json.begin_object().field("id", kWonders[wonder].id);
    write_cost(json, kWonders[wonder].cost);
    write_effects(json, kWonders[wonder].effects);
    json.end_object();
  }
  json.end_array().key("tokens").begin_array();
  for (int token = 0; token < (rules.pantheon ? kTokenCount : kBaseTokens); ++token) {
    json.begin_object().field("id", kTokens[token].id);
    write_effects(json, kTokens[token].effects);
    json.end_object();
  }
  json.end_array();
  write_structures(json);
  json.key("track").begin_array();  // points by distance from the middle; the last place is a capital
  for (const int points : kMilitaryPoints) json.value(points);
  json.end_array();
  if (rules.pantheon) write_pantheon(json);
  return json.end_object().take();
}

}  // namespace heptad::duel
