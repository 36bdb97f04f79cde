// SQL as every database here understands it: statements with ?1, ?2…, values, rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "table/sha256.h"

namespace heptad {

using SqlBytes = std::vector<std::uint8_t>;
using SqlValue = std::variant<std::monostate, std::int64_t, std::string, SqlBytes>;

inline SqlValue sql_bytes(std::span<const std::uint8_t> bytes) {
  return SqlBytes(bytes.begin(), bytes.end());
}
inline SqlValue sql_number(std::optional<std::int64_t> number) {
  return number ? SqlValue(*number) : SqlValue();
}

struct Sql {
  const char* text;  // a constant of the program: by its address it is prepared once
  std::vector<SqlValue> values = {};
};

class SqlRow {
 public:
  explicit SqlRow(std::vector<SqlValue> values) : values_(std::move(values)) {}

  bool is_null(std::size_t column) const { return values_[column].index() == 0; }
  std::int64_t number(std::size_t column) const {
    const auto* value = std::get_if<std::int64_t>(&values_[column]);
    return value != nullptr ? *value : 0;
  }
  std::string text(std::size_t column) const {
    const auto* value = std::get_if<std::string>(&values_[column]);
    return value != nullptr ? *value : std::string();
  }
  // All zero when it is no digest.
  Digest digest(std::size_t column) const;
  const std::vector<SqlValue>& values() const { return values_; }

 private:
  std::vector<SqlValue> values_;
};
using SqlRows = std::vector<SqlRow>;

// Inside one transaction. Failures are exceptions, caught where the transaction ends.
class SqlConnection {
 public:
  virtual ~SqlConnection() = default;

  // May be on its way still when this returns: then a failure shows at the next rows() or at the end.
  virtual void run(const Sql& sql) = 0;
  virtual SqlRows rows(const Sql& sql) = 0;
  // Other nodes on the same database hear it when, and only when, the transaction is done.
  virtual void tell(const std::string& /*words*/) {}
};

inline Digest SqlRow::digest(std::size_t column) const {
  Digest read = {};
  const auto* value = std::get_if<SqlBytes>(&values_[column]);
  if (value != nullptr && value->size() == read.size()) std::copy(value->begin(), value->end(), read.begin());
  return read;
}

}  // namespace heptad
