// Who is who. A token is one device's; what owns seats is the person, named by the hash of the token that was
// there first. Beside that: whom a person does not play with, and what people report to the host.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

namespace heptad {

struct Device {
  std::string id;  // the first letters of the token's hash
  std::string name;
  std::int64_t made = 0, seen = 0;  // Unix milliseconds
  bool is_this = false;
};

struct BlockedPerson {
  std::int64_t n = 0;
  std::string name;
  std::int64_t made = 0;
};

struct StoredReport {
  std::string table;
  Digest by = {};
  std::optional<Digest> about = {};
  std::string name = {}, said = {}, why = {};
};

class People {
 public:
  explicit People(Ledger& ledger) : ledger_(ledger) {}

  // Nothing when this device was revoked.
  void person_of(const Digest& token, Told<std::optional<Digest>> told);
  // The first use on a day is noted.
  void seen(const Digest& token, std::int64_t wall);
  void devices_of(const Digest& person, const Digest& asking, Told<std::vector<Device>> told);
  // The person's first device is noted with the second.
  void add_device(const Digest& person, const Digest& token, const std::string& name, std::int64_t wall,
                  Ledger::Done done);
  // The device of this person with this id.
  void device(const Digest& person, std::string id, Told<std::optional<Digest>> told);
  void revoke(const Digest& token, Ledger::Done done);

  void blocked_by(const Digest& person, Told<std::vector<Digest>> told);
  // Who does not play with this person.
  void blockers_of(const Digest& person, Told<std::vector<Digest>> told);
  void blocks_of(const Digest& person, Told<std::vector<BlockedPerson>> told);
  void block(const Digest& person, const Digest& other, const std::string& name, std::int64_t wall,
             Ledger::Done done);
  void unblock(const Digest& person, std::int64_t n, Ledger::Done done);

  void reports_since(const Digest& person, std::int64_t wall, Told<int> told);
  void report(StoredReport report, std::int64_t wall, Ledger::Done done);

 private:
  Ledger& ledger_;
};

}  // namespace heptad
