// Where tables are kept. Answers come now or later, on the server's own thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/ledger.h"
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

// Refused with `store` when the database cannot be asked.
template <class T>
using Told = std::function<void(Expected<T>)>;

std::unexpected<Refusal> cannot_ask();

// An answer that is made of the rows, or says that there are none to be had.
template <class T, class Read>
Ledger::Answer from_rows(Told<T> told, Read read) {
  return [told = std::move(told), read = std::move(read)](const std::optional<SqlRows>& rows) {
    if (!rows) return told(cannot_ask());
    told(read(*rows));
  };
}

class Store {
 public:
  using Done = Ledger::Done;

  explicit Store(Ledger& ledger) : ledger_(ledger) {}

  void create(NewTable table, Done done);
  // Not stored when the journal has an entry of the first one's number already.
  void append(Change change, Done done);
  // What lists say of a table, so that they need not read its journal.
  void keep_summary(const Table& table, std::string summary);
  void set_deadline(std::string table, std::optional<Millis> deadline);

  // Refused with `unknown-table` when it is not there or cannot be read.
  void load(std::string_view table, const Told<StoredTable>& told);
  // The journal from this entry on.
  void tail(std::string_view table, std::size_t from, Told<Entries> told);
  // The earliest, and tables whose deadline has come.
  void next_deadline(Told<std::optional<Millis>> told);
  void due(Millis now, int most, Told<std::vector<std::string>> told);
  struct Listed {
    std::string table;
    std::int64_t created = 0;
  };
  // Public tables that wait for players, newest first.
  void waiting(int most, Told<std::vector<Listed>> told);
  struct Owned {
    std::string table;
    SeatSet seats = {};
    std::optional<std::string> summary = {};  // the last one kept, if nothing has happened there since
  };
  // Tables in which the person owns a seat, newest first.
  void tables_of(const Digest& owner, bool finished, int most, Told<std::vector<Owned>> told);
  void unfinished_of(const Digest& owner, Told<int> told);

  Ledger& ledger() { return ledger_; }
  Ledger::Health health() const { return ledger_.health(); }

 private:
  Ledger& ledger_;
};

}  // namespace heptad
