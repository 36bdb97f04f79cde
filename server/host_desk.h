// What a host looks up and asks for, in the database of a server that may be running. Reading and sanctions
// are done here; what changes a table is an order to the server (caretaker.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/refusal.h"
#include "server/host_database.h"
#include "server/sanctions.h"

namespace heptad {

struct DeskSeat {
  int seat = 0;
  std::string name;
  std::string person;  // the hash that owns it, in hex
};

struct DeskTable {
  std::string id, rules;
  int players = 0;
  int status = 0;  // 0 waiting, 1 playing, 2 over
  bool is_public = false;
  std::int64_t created = 0;  // Unix milliseconds, as below
  std::optional<std::int64_t> ended = {};
  std::vector<DeskSeat> people = {};
};

struct DeskSanction {
  std::string kind, target;
  std::optional<std::int64_t> until = {};
  std::string why = {};
  std::int64_t made = 0;
};

struct DeskReport {
  std::int64_t n = 0, made = 0;
  std::string table, by, about, name, said, why;
};

class HostDesk {
 public:
  // Throws with a sentence when the database is not this program's.
  explicit HostDesk(const std::filesystem::path& database) : database_(open_database(database)) {}

  // Newest first. `status` as above; nothing: all.
  std::vector<DeskTable> tables(std::optional<int> status, int most);
  // By a table's code, a person, or a part of a name (for which every journal is read).
  std::vector<DeskTable> find(const std::string& what, int most);
  // From a token, or from the first eight or more digits of a person's hash.
  Expected<Digest> person(std::string_view text);

  std::vector<DeskSanction> sanctions();
  std::vector<DeskReport> reports();
  bool remove_report(std::int64_t n);

  // A target as sanctions.h writes it: of an address or a person.
  Expected<std::string> target(const std::string& text);
  void impose(Sanction kind, const std::string& target, std::optional<std::int64_t> milliseconds,
              const std::string& why);
  bool lift(Sanction kind, const std::string& target);

  // The server's answer: empty when done, else why not. Nothing when it has not answered within the time.
  std::int64_t order(const std::string& verb, const std::string& what);
  std::optional<std::string> answer_to(std::int64_t order, int milliseconds);

 private:
  std::vector<DeskTable> described(const Sql& tables);
  void describe(DeskTable& table);

  std::unique_ptr<HostDatabase> database_;
};

}  // namespace heptad
