// Reading the header of a record: which game, who plays it, and what its luck rests on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"
#include "engine/record_line.h"

namespace heptad {

class RecordHeader {
 public:
  // A line whose first word stands at `column` and has been read.
  Expected<void> line(RecordLine& line, std::string_view word, int column);
  // What all lines say together.
  Expected<Record> finish();

 private:
  Expected<void> rules(RecordLine& line);
  Expected<void> players(RecordLine& line);
  Expected<void> option(RecordLine& line);
  Expected<void> sitter(RecordLine& line);
  Expected<void> seed(RecordLine& line);
  Expected<void> nonce(RecordLine& line);
  Expected<void> anew(RecordLine& line);
  Expected<void> practice(RecordLine& line);

  std::optional<std::string> rules_name_;
  int players_ = 0;
  Record record_;
};

}  // namespace heptad
