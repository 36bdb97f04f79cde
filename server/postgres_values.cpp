#include "server/postgres_values.h"

#include <libpq-fe.h>

#include <cstdlib>

namespace heptad {
namespace {

// Types of columns, as PostgreSQL numbers them.
constexpr Oid kBool = 16, kBytea = 17, kInt8 = 20, kInt2 = 21, kInt4 = 23, kNumeric = 1700;

SqlBytes bytes_from_hex(std::string_view text) {
  SqlBytes bytes;
  const auto digit = [](char c) { return static_cast<std::uint8_t>(c <= '9' ? c - '0' : c - 'a' + 10); };
  for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(digit(text[i]) << 4U | digit(text[i + 1])));
  }
  return bytes;
}

SqlValue value_of(const PGresult* result, int row, int column) {
  if (PQgetisnull(result, row, column) != 0) return {};
  const char* text = PQgetvalue(result, row, column);
  switch (PQftype(result, column)) {
    case kBool: return std::int64_t{*text == 't'};
    case kBytea: return bytes_from_hex(text);
    case kInt2:
    case kInt4:
    case kInt8:
    case kNumeric: return static_cast<std::int64_t>(std::strtoll(text, nullptr, 10));
    default: return std::string(text, static_cast<std::size_t>(PQgetlength(result, row, column)));
  }
}

}  // namespace

PostgresParameters::PostgresParameters(const std::vector<SqlValue>& all) {
  digits.reserve(all.size());
  for (const SqlValue& value : all) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      add(digits.emplace_back(std::to_string(*number)).c_str(), 0, Format::Digits);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      add(text->data(), text->size(), Format::Raw);
    } else if (const auto* bytes = std::get_if<SqlBytes>(&value)) {
      add(bytes->empty() ? "" : reinterpret_cast<const char*>(bytes->data()), bytes->size(), Format::Raw);
    } else {
      add(nullptr, 0, Format::Digits);
    }
  }
}

void PostgresParameters::add(const char* value, std::size_t length, Format format) {
  values.push_back(value);
  lengths.push_back(static_cast<int>(length));
  formats.push_back(static_cast<int>(format));
}

SqlRows rows_of(const pg_result& answer) {
  const PGresult* result = &answer;
  SqlRows rows;
  const int count = PQntuples(result), columns = PQnfields(result);
  for (int row = 0; row < count; ++row) {
    std::vector<SqlValue> values;
    for (int column = 0; column < columns; ++column) values.push_back(value_of(result, row, column));
    rows.emplace_back(std::move(values));
  }
  return rows;
}

}  // namespace heptad
