// A position as JSON (docs/view.md).
#include "engine/core/json_writer.h"
#include "engine/core/resource_names.h"
#include "engine/duel/game.h"
#include "engine/duel/ids.h"
#include "engine/duel/moments.h"
#include "engine/duel/payment.h"
#include "engine/outcome_json.h"

namespace heptad::duel {
namespace {

void write_cards(JsonWriter& json, const CardSet& cards) {
  json.begin_array();
  cards.for_each([&](Card card) { json.value(kCards[card].id); });
  json.end_array();
}

// What nature decides is called as its action.
std::string_view decision_name(const State& state) {
  const Decision& decision = state.decision();
  if (decision.seat == kNature) return Duel::due(state).kind;
  if (is_of_module(decision.kind)) return moments::decision_name(decision);
  switch (decision.kind) {
    case DecisionKind::Draft: return "draft";
    case DecisionKind::Turn: return "turn";
    case DecisionKind::TakeToken: return "take";
    case DecisionKind::KeepToken: return decision.detail == 0 ? "library" : moments::decision_name(decision);
    case DecisionKind::Destroy: return "destroy";
    case DecisionKind::Revive: return "revive";
    case DecisionKind::ChooseStarter: return "start";
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::EndTurn: break;
  }
  return "none";
}

void write_seat(JsonWriter& json, Seat seat) {
  if (seat == kNature) {
    json.value("nature");
  } else {
    json.value(int{seat});
  }
}

void write_wonders(JsonWriter& json, const State& state, const City& city, const City& opponent) {
  const Market market(city, opponent);
  json.begin_array();
  for (int wonder = 0; wonder < kWonderCount; ++wonder) {
    const bool built = (city.built >> wonder & 1) != 0;
    if (!built && (city.wonders >> wonder & 1) == 0) continue;
    json.begin_object().field("id", kWonders[wonder].id).field("built", built);
    if (!built) json.field("price", wonder_price(city, market, static_cast<Wonder>(wonder)).coins);
    if (built && state.under[wonder] != kUnknownCard) json.field("with", kCards[state.under[wonder]].id);
    json.end_object();
  }
  json.end_array();
}

void write_structure(JsonWriter& json, const State& state) {
  const Structure& structure = state.structure;
  const Market markets[] = {{state.cities[0], state.cities[1]}, {state.cities[1], state.cities[0]}};
  json.key("structure").begin_array();
  for_each_bit(structure.present, [&](int slot) {
    json.begin_object().field("slot", slot).key("card");
    if ((structure.known >> slot & 1) != 0) {
      json.value(kCards[structure.cards[slot]].id);
    } else {
      json.null();
    }
    json.field("available", (structure.available >> slot & 1) != 0);
    const bool special = (structure.special >> slot & 1) != 0;
    json.field("back", special ? moments::special_backs(state).back : "age");
    moments::write_slot(json, state, slot);
    if ((structure.known >> slot & 1) != 0) {
      json.key("prices").begin_array();
      for (Seat seat = 0; seat < 2; ++seat) {
        json.value(card_price(state.cities[seat], markets[seat], structure.cards[slot]).coins);
      }
      json.end_array();
    }
    json.end_object();
  });
  json.end_array();
}

void write_economy(JsonWriter& json, const City& city, const City& opponent) {
  const Market market(city, opponent);
  json.begin_object().key("makes").begin_object();
  for (const Resource resource : kTraded) json.field(name(resource), city.makes[resource]);
  json.end_object().key("choices").begin_object();
  json.field("raw", int{city.any_raw}).field("manufactured", int{city.any_manufactured});
  json.end_object().key("prices").begin_object();
  for (const Resource resource : kTraded) json.field(name(resource), market.price(resource));
  json.end_object();
  const auto symbols = [&](std::string_view key, SymbolSet set) {
    json.key(key).begin_array();
    for_each_bit(set, [&](int symbol) { json.value(kSymbolNames[symbol]); });
    json.end_array();
  };
  symbols("symbols", city.symbols);
  symbols("pairs", city.pairs);
  json.field("sale", sale_price(city)).end_object();
}

void write_result(JsonWriter& json, const State& state, const Outcome& outcome) {
  json.field("over", outcome.over).key("result");
  if (!outcome.over) {
    json.null();
    return;
  }
  json.begin_object().key("winners").begin_array();
  for_each_bit(state.winners, [&](int seat) { json.value(seat); });
  json.end_array().field("how", name(outcome.how)).end_object();
}

void write_sheets(JsonWriter& json, const State& state, const Outcome& outcome) {
  const Rules rules = moments::rules_of(state);
  json.key("sheets").begin_array();
  for (Seat seat = 0; seat < 2; ++seat) write_sheet(json, rules, outcome.sheets[seat]);
  json.end_array().key("lines").begin_array();
  for (Seat seat = 0; seat < 2; ++seat) write_score_lines(json, Duel::score_lines(state, seat));
  json.end_array();
}

template <class Write>
void write_per_seat(JsonWriter& json, std::string_view key, Write write) {
  json.key(key).begin_array();
  for (Seat seat = 0; seat < 2; ++seat) write(seat);
  json.end_array();
}

}  // namespace

std::string Duel::json(const State& state) {
  const Outcome now = outcome(state);
  const auto& cities = state.cities;
  JsonWriter json;
  json.begin_object().field("rules", rules_name(moments::rules_of(state)));
  json.field("age", int{state.age}).field("round", round(state)).key("to_act").begin_array();
  if (!state.over()) write_seat(json, state.decision().seat);
  json.end_array().key("decision");
  if (state.over()) {
    json.null();
  } else {
    json.begin_object().field("kind", decision_name(state)).key("seat");
    write_seat(json, state.decision().seat);
    json.end_object();
  }
  write_per_seat(json, "coins", [&](Seat seat) { json.value(int{cities[seat].coins}); });
  write_per_seat(json, "points", [&](Seat seat) { json.value(now.sheets[seat].total()); });
  write_sheets(json, state, now);
  write_result(json, state, now);
  json.field("pawn", int{state.pawn}).key("loot").begin_array();
  for_each_bit(state.loot, [&](int i) {
    json.begin_object().field("at", int{kLoot[i].position}).field("coins", int{kLoot[i].coins}).end_object();
  });
  json.end_array().key("offer").begin_object().key("wonders");
  write_ids(json, kWonders, state.offered);
  json.key("tokens");
  write_ids(json, kTokens, state.drawn);
  json.end_object().key("board");
  write_ids(json, kTokens, state.board);
  write_per_seat(json, "cities", [&](Seat seat) { write_cards(json, cities[seat].cards); });
  write_per_seat(json, "wonders",
                 [&](Seat seat) { write_wonders(json, state, cities[seat], cities[seat ^ 1]); });
  write_per_seat(json, "tokens", [&](Seat seat) { write_ids(json, kTokens, cities[seat].tokens); });
  json.key("discard");
  write_cards(json, state.discard);
  write_structure(json, state);
  write_per_seat(json, "seats", [&](Seat seat) { write_economy(json, cities[seat], cities[seat ^ 1]); });
  moments::write_view(json, state);
  return json.end_object().take();
}

}  // namespace heptad::duel
