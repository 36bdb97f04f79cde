// Everything printed on the components, as JSON. Names are in the language files.
#include "engine/core/cost_json.h"
#include "engine/core/resource_names.h"
#include "engine/wonders/game.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

void write_where(JsonWriter& json, Where where) {
  json.key("where").begin_array();
  if ((where & kOwn) != 0) json.value("own");
  if ((where & kLeft) != 0) json.value("left");
  if ((where & kRight) != 0) json.value("right");
  json.end_array();
}

void write_effect(JsonWriter& json, const Effect& effect) {
  const auto kind = [&](std::string_view text) -> JsonWriter& { return json.field("kind", text); };
  json.begin_object();
  switch (effect.kind) {
    case EffectKind::Nothing: break;
    case EffectKind::Points: kind("points").field("points", int{effect.amount}); break;
    case EffectKind::PointsPer:
      kind("points-per").field("counted", kCountNames[effect.what]).field("points", int{effect.amount});
      write_where(json, effect.where);
      break;
    case EffectKind::PointsIfComplete: kind("points-if-complete").field("points", int{effect.amount}); break;
    case EffectKind::Shields: kind("shields").field("shields", int{effect.amount}); break;
    case EffectKind::Symbol: kind("science").field("symbol", kScienceNames[effect.what]); break;
    case EffectKind::AnySymbol: kind("any-science"); break;
    case EffectKind::Makes:
      kind("produce").field("resource", kResourceNames[effect.what]).field("units", int{effect.amount});
      break;
    case EffectKind::MakesOneOf:
      kind("produce-one-of").key("resources").begin_array();
      for_each_bit(effect.what, [&](int r) { json.value(kResourceNames[r]); });
      json.end_array();
      break;
    case EffectKind::Coins: kind("coins").field("coins", int{effect.amount}); break;
    case EffectKind::CoinsPer:
      kind("coins-per").field("counted", kCountNames[effect.what]).field("coins", int{effect.amount});
      write_where(json, effect.where);
      break;
    case EffectKind::CheapRaw:
      kind("cheap-raw");
      write_where(json, effect.where);
      break;
    case EffectKind::CheapManufactured:
      kind("cheap-manufactured");
      write_where(json, effect.where);
      break;
    case EffectKind::BuildFromDiscard: kind("build-from-discard"); break;
    case EffectKind::Module: moments::write_effect(json, effect); break;
    case EffectKind::Ability: kind("power").field("power", kPowerNames[effect.what]); break;
  }
  json.end_object();
}

void write_effects(JsonWriter& json, const Effects& effects) {
  json.key("effects").begin_array();
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::Nothing) write_effect(json, effect);
  }
  json.end_array();
}

void write_card(JsonWriter& json, const EditionFacts& edition, Card card) {
  const CardRow& row = edition.rows[card];
  json.begin_object().field("id", row.id).field("name", row.shared_name()).field("age", int{row.age});
  json.field("colour", kColourNames[static_cast<int>(row.colour)]);
  json.key("copies").begin_array();
  for (const int players : row.copies) {
    if (players != 0) json.value(players);
  }
  json.end_array();
  write_cost(json, row.cost);
  if (row.cost_is_ours) json.field("house", true);
  json.key("free_with").begin_array();
  edition.cards[card].free_with.for_each([&](Card parent) { json.value(edition.card_id(parent)); });
  json.end_array().key("frees").begin_array();
  for (std::size_t i = 0; i < edition.rows.size(); ++i) {
    if (edition.cards[i].free_with.has(card)) json.value(edition.rows[i].id);
  }
  json.end_array();
  if (row.takes) json.field("needs", kChainNames[static_cast<int>(*row.takes)]);
  json.key("gives").begin_array();
  for (const auto chain : {row.gives.first, row.gives.second}) {
    if (chain) json.value(kChainNames[static_cast<int>(*chain)]);
  }
  json.end_array();
  write_effects(json, row.effects);
  json.end_object();
}

void write_board(JsonWriter& json, const EditionFacts& edition, const BoardRow& board) {
  json.begin_object().field("id", board.id).field("start", name(board.start)).key("sides").begin_array();
  for (int side = 0; side < 2; ++side) {
    json.begin_object().field("id", edition.side_names[side]).key("stages").begin_array();
    for (int stage = 0; stage < board.sides[side].count(); ++stage) {
      json.begin_object();
      write_cost(json, board.sides[side].stages[stage].cost);
      write_effects(json, board.sides[side].stages[stage].effects);
      json.end_object();
    }
    json.end_array().end_object();
  }
  json.end_array().end_object();
}

}  // namespace

std::string catalogue_json(const Rules& rules) {
  const auto& edition = facts_of(rules.edition, moments::extent_of(rules));
  JsonWriter json;
  json.begin_object().field("rules", rules_name(rules)).key("cards").begin_array();
  for (std::size_t card = 0; card < edition.rows.size(); ++card)
    write_card(json, edition, static_cast<Card>(card));
  json.end_array().key("boards").begin_array();
  for (const BoardRow& board : edition.boards) write_board(json, edition, board);
  json.end_array();
  moments::write_catalogue(json, rules, write_effects);
  return json.end_object().take();
}

}  // namespace heptad::wonders
