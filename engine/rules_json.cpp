#include "engine/rules_json.h"

#include "engine/core/rules.h"
#include "engine/core/seat.h"

namespace heptad {

void write_rule_sets(JsonWriter& json) {
  json.begin_array();
  for (const auto& name : known_rule_sets()) {
    json.begin_object().field("rules", name).key("players").begin_array();
    for (int players = 1; players <= kMaxSeats; ++players) {
      if (parse_rules(name, players)) json.value(players);
    }
    json.end_array().end_object();
  }
  json.end_array();
}

}  // namespace heptad
