// Any text is a record or a refusal that names a line, and a record prints and reads back as itself.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto replay = heptad::read_record({reinterpret_cast<const char*>(data), size});
  if (!replay) {
    const heptad::RecordError& error = replay.error();
    if (error.line < 1 || error.reason.code.empty() || error.sentence().empty()) std::abort();
    return 0;
  }
  const auto again = heptad::read_record(heptad::print_record(replay->record));
  if (!again || again->record != replay->record || again->game.json() != replay->game.json()) std::abort();
  return 0;
}
