// The check of a deal for a JavaScript host, as `heptad replay --deal` does it (docs/fair-deal.md).
#include <algorithm>

#include "bindings/wasm/input.h"
#include "engine/refusal_json.h"
#include "table/deal.h"

namespace {

heptad::Expected<int> checked(std::string_view text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const auto promised = heptad::digest_from_hex(text.substr(0, end));
  if (!promised) return heptad::refuse(heptad::Code::BadHash, "A seed's hash has 64 hex digits.");
  const auto read = heptad::read_record(text.substr(std::min(end + 1, text.size())));
  if (!read) return heptad::refuse(read.error().reason.code, read.error().sentence());
  return heptad::check_deal(read->record, *promised);
}

}  // namespace

// The input is the hash that was promised, a line end, and the record. {"draws":61}, or the refusal's code
// and message.
extern "C" [[clang::export_name("heptad_check_deal")]] const char* heptad_check_deal() {
  const auto draws = checked(heptad::input);
  heptad::JsonWriter json;
  json.begin_object();
  if (draws) {
    json.field("draws", *draws);
  } else {
    write_refusal(json, draws.error());
  }
  heptad::output = json.end_object().take();
  return heptad::output.c_str();
}
