// Any bytes as a socket message, a request for a table, an address and a line of a journal: read or refused.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bots/spec.h"
#include "server/url.h"
#include "table/entry.h"
#include "table/messages.h"
#include "table/table_request.h"
#include "table/words.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace heptad;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = read_message(text);
  if (!message && message.error().message.empty()) std::abort();
  const auto request = read_table_request(text, {}, is_character);
  if (request && !Table::open(request->spec, {})) return 0;
  if (request && Table::open(request->spec, {})->arrange(request->chairs, 0)) return 0;
  parse_target(text);
  checked_name(text);
  const auto entry = parse_entry_line(text, 0);
  if (!entry) return 0;
  const auto again = parse_entry_line(entry_line(*entry), 0);
  if (!again || *again != *entry) std::abort();
  return 0;
}
