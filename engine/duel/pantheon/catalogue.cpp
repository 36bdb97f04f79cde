// Everything printed on Pantheon's own components, as JSON.
#include "engine/duel/catalogue.h"

#include "engine/duel/pantheon/json.h"

namespace heptad::duel::pantheon {
namespace {

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

}  // namespace

void write_catalogue(JsonWriter& json) {
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

}  // namespace heptad::duel::pantheon
