// Values on their way to PostgreSQL and back.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/sql.h"

struct pg_result;

namespace heptad {

// Numbers as digits, texts and bytes as they are: a text with a zero in it is refused there, and not cut off.
// The values must live for as long as this does.
struct PostgresParameters {
  explicit PostgresParameters(const std::vector<SqlValue>& all);

  std::vector<std::string> digits;
  std::vector<const char*> values;
  std::vector<int> lengths, formats;

 private:
  enum class Format : std::uint8_t { Digits, Raw };  // as libpq counts them
  void add(const char* value, std::size_t length, Format format);
};

SqlRows rows_of(const pg_result& result);

}  // namespace heptad
