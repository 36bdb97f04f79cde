// One line of a record, read word by word, knowing its columns.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/refusal.h"

namespace heptad {

class RecordLine {
 public:
  explicit RecordLine(std::string_view text) : text_(text) {}

  int column();  // of what comes next, from 1
  bool at_end();
  std::string_view word();
  // Everything up to a comment or the end.
  std::string_view rest();
  // The name in quotation marks that comes next.
  Expected<std::string> quoted();
  // Refused when something is left.
  Expected<void> ended();

 private:
  void skip_blanks();

  std::string_view text_;
  std::size_t at_ = 0;
};

// Refused unless it is UTF-8 text of a bearable length without control characters.
Expected<void> check_bytes(std::string_view line);

// What a person may read of a line in an error message.
std::string shown(std::string_view line);

}  // namespace heptad
