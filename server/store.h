// Where tables are kept. Small, so that another database can carry it without touching table or protocol.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace heptad {

struct StoredTable {
  TableSpec spec;
  Seed seed = {};
  std::int64_t created = 0;  // Unix milliseconds
  Entries journal = {};
};

class Store {
 public:
  // Whether it is safely on disk. Called on the server's own thread.
  using Done = std::function<void(bool stored)>;

  virtual ~Store() = default;

  virtual void create(const StoredTable& table, Status status, Done done) = 0;
  // Entries number `first` and on of a table's journal; `status` is the table's after them.
  virtual void append(std::string_view table, std::size_t first, const Entries& entries, Status status,
                      Millis now, Done done) = 0;
  // The server's running time, so that clocks go on where they stopped.
  virtual void keep_time(Millis now) = 0;

  virtual std::optional<StoredTable> load(std::string_view table) = 0;
  virtual std::vector<std::string> playing() = 0;
  // Tables in which the token owns a seat, newest first.
  virtual std::vector<std::string> tables_of(const Digest& owner, bool finished, int most) = 0;
  virtual int unfinished_of(const Digest& owner) = 0;
  virtual Millis time_kept() = 0;
};

}  // namespace heptad
