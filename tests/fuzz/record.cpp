// Any text as a record: read or refused; what is read prints to a text that reads and prints the same.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto replay = heptad::read_record({reinterpret_cast<const char*>(data), size});
  if (!replay) {
    if (replay.error().line < 1 || replay.error().sentence().empty()) std::abort();
    return 0;
  }
  const std::string printed = heptad::print_record(replay->record);
  const auto again = heptad::read_record(printed);
  if (!again || heptad::print_record(again->record) != printed) std::abort();
  return 0;
}
