// A table for a JavaScript host, without a server: the same journal, dice, undo and filter. All seats are one
// person's.
#include "bindings/wasm/input.h"
#include "engine/core/json_writer.h"
#include "table/local_table.h"

namespace heptad {
namespace {

std::optional<Table> table;

// What happened, as lines of the journal; or why not, and then nothing did.
const char* take_over(const Expected<Proposal>& proposal) {
  JsonWriter json;
  json.begin_object();
  if (proposal) {
    table = proposal->next;
    json.key("entries").begin_array();
    for (const Entry& entry : proposal->entries) json.value(entry_line(entry));
    json.end_array();
  } else {
    json.field("code", proposal.error().name()).field("message", proposal.error().message);
  }
  output = json.end_object().take();
  return output.c_str();
}

Expected<Proposal> open(std::string_view rules_name, int players, int deal) {
  auto rules = parse_rules(rules_name, players);
  if (!rules) return std::unexpected(rules.error());
  return open_local(std::move(*rules), deal);
}

Expected<Proposal> act(Seat seat, std::string_view action, Millis now) {
  if (!table) return refuse(Code::NotPlaying, "No table is open.");
  return table->act(local_owner(), seat, table->round(), action, {}, now);
}

}  // namespace
}  // namespace heptad

// The input is the rule set; the deal is a number from 1.
extern "C" [[clang::export_name("heptad_table_open")]] const char* heptad_table_open(int players, int deal) {
  return heptad::take_over(heptad::open(heptad::input, players, deal));
}

// The input is the action.
extern "C" [[clang::export_name("heptad_table_act")]] const char* heptad_table_act(int seat, int now) {
  return heptad::take_over(heptad::act(static_cast<heptad::Seat>(seat), heptad::input, now));
}

// {"update":{…}} as in docs/protocol.md, through the eyes of the seat.
extern "C" [[clang::export_name("heptad_table_update")]] const char* heptad_table_update(int seat, int now) {
  heptad::output = "null";
  if (heptad::table && seat < heptad::table->players()) {
    const heptad::Eyes eyes{heptad::table->owned_by(heptad::local_owner()), static_cast<heptad::Seat>(seat)};
    heptad::output = heptad::Sight(*heptad::table, eyes).update({.now = now});
  }
  return heptad::output.c_str();
}
