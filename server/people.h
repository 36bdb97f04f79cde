// Who is who. A token is one device's; what owns seats is the person, named by the hash of the token that was
// there first. Beside that: whom a person does not play with, and what people report to the host.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/sqlite_store.h"

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
  explicit People(SqliteStore& store);

  // Nothing when this device was revoked.
  std::optional<Digest> person_of(const Digest& token);
  // The first use on a day is noted.
  void seen(const Digest& token, std::int64_t wall);
  std::vector<Device> devices_of(const Digest& person, const Digest& asking);
  // The person's first device is noted with the second.
  void add_device(const Digest& person, const Digest& token, const std::string& name, std::int64_t wall,
                  Store::Done done);
  // The device of this person with this id.
  std::optional<Digest> device(const Digest& person, std::string_view id);
  void revoke(const Digest& token, Store::Done done);

  bool blocks(const Digest& person, const Digest& other);
  std::vector<Digest> blocked_by(const Digest& person);
  std::vector<BlockedPerson> blocks_of(const Digest& person);
  void block(const Digest& person, const Digest& other, const std::string& name, std::int64_t wall,
             Store::Done done);
  void unblock(const Digest& person, std::int64_t n, Store::Done done);

  int reports_since(const Digest& person, std::int64_t wall);
  void report(StoredReport report, std::int64_t wall, Store::Done done);

 private:
  SqliteStore& store_;
  Statement device_, devices_, blocks_, blocked_by_, reports_;
};

}  // namespace heptad
