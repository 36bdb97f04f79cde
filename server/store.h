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

// What follows from a table's journal and is looked for without reading it.
struct Standing {
  Status status = Status::Waiting;
  std::optional<Millis> deadline = {};  // when the first running clock ends, in the server's running time

  static Standing of(const Table& table) { return {table.status(), table.clocks().deadline()}; }
};

struct NewTable {
  StoredTable table;
  Standing standing;
};

// What happened at one table: stored whole, or not at all.
struct Change {
  std::string table;
  std::size_t first = 0;  // number of its first entry in the journal
  Entries entries = {};
  Standing standing = {};             // after them
  std::optional<NewTable> born = {};  // a table that comes to be with it
};

class Store {
 public:
  // Whether it is safely on disk. Called on the server's own thread.
  using Done = std::function<void(bool stored)>;

  virtual ~Store() = default;

  virtual void create(NewTable table, Done done) = 0;
  virtual void append(Change change, Millis now, Done done) = 0;
  // What lists say of a table, so that they need not read its journal.
  virtual void keep_summary(const Table& table, std::string summary) = 0;
  virtual void set_deadline(std::string_view table, std::optional<Millis> deadline) = 0;
  // The server's running time, so that clocks go on where they stopped.
  virtual void keep_time(Millis now) = 0;

  virtual std::optional<StoredTable> load(std::string_view table) = 0;
  // The earliest, and tables whose deadline has come.
  virtual std::optional<Millis> next_deadline() = 0;
  virtual std::vector<std::string> due(Millis now, int most) = 0;
  struct Listed {
    std::string table;
    std::int64_t created = 0;
  };
  // Public tables that wait for players, newest first.
  virtual std::vector<Listed> waiting(int most) = 0;
  struct Owned {
    std::string table;
    SeatSet seats;
    std::optional<std::string> summary;  // the last one kept, if nothing has happened there since
  };
  // Tables in which the token owns a seat, newest first.
  virtual std::vector<Owned> tables_of(const Digest& owner, bool finished, int most) = 0;
  virtual int unfinished_of(const Digest& owner) = 0;
  virtual Millis time_kept() = 0;

  enum class Health : std::uint8_t {
    Sound,
    Failing,  // the last write failed, and nothing of it was stored: it may be tried again
    Closed,   // what the disk holds is not known: nothing more is taken until the server is started anew
  };
  virtual Health health() const = 0;
};

}  // namespace heptad
