// Everything printed on the components, as JSON. Names are in the language files.
#include "engine/duel/catalogue.h"

#include "engine/core/cost_json.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

void write_effect(JsonWriter& json, const Effect& effect) {
  const EffectForm& form = moments::kEffectForms[static_cast<int>(effect.kind)];
  json.begin_object().field("kind", form.name);
  const auto write = [&](const Field& field, int value) {
    if (field.write != nullptr) field.write(json, field.key, value);
  };
  write(form.a, effect.a);
  write(form.b, effect.b);
  write(form.c, effect.c);
  json.end_object();
}

}  // namespace

void write_effects(JsonWriter& json, const Effects& effects) {
  json.key("effects").begin_array();
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::None) write_effect(json, effect);
  }
  json.end_array();
}

namespace {

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

}  // namespace

std::string catalogue_json(const Rules& rules) {
  JsonWriter json;
  json.begin_object().field("rules", rules_name(rules)).key("cards").begin_array();
  for (const CardRow& card : kCards) {
    if (moments::is_in_box(rules, card)) write_card(json, card);
  }
  json.end_array().key("wonders").begin_array();
  for (int wonder = 0; wonder < moments::wonders_in_box(rules); ++wonder) {
    json.begin_object().field("id", kWonders[wonder].id);
    write_cost(json, kWonders[wonder].cost);
    write_effects(json, kWonders[wonder].effects);
    json.end_object();
  }
  json.end_array().key("tokens").begin_array();
  for (int token = 0; token < moments::tokens_in_box(rules); ++token) {
    json.begin_object().field("id", kTokens[token].id);
    write_effects(json, kTokens[token].effects);
    json.end_object();
  }
  json.end_array();
  write_structures(json);
  json.key("track").begin_array();  // points by distance from the middle; the last place is a capital
  for (const int points : kMilitaryPoints) json.value(points);
  json.end_array();
  moments::write_catalogue(json, rules);
  return json.end_object().take();
}

}  // namespace heptad::duel
