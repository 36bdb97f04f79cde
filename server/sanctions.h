// Whom the host keeps away or keeps from talking. Asked from the network's thread too.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/ledger.h"
#include "table/sha256.h"

namespace heptad {

enum class Sanction : std::uint8_t { Ban, Mute };

// How the database names the ones concerned.
std::string sanction_word(Sanction kind);
std::string person_target(const Digest& person);
std::string address_target(std::string_view address);  // as limits count it

class Sanctions {
 public:
  // As the database has them now; then `done`.
  void read(Ledger& ledger, std::function<void()> done);

  bool concerns(Sanction kind, const std::string& target) const;
  bool keeps_away(std::string_view address) const { return concerns(Sanction::Ban, address_target(address)); }
  bool keeps_away(const Digest& person) const { return concerns(Sanction::Ban, person_target(person)); }
  bool silences(const Digest& person) const { return concerns(Sanction::Mute, person_target(person)); }

 private:
  using Until = std::optional<std::int64_t>;  // Unix milliseconds; nothing: for good

  mutable std::mutex mutex_;
  std::unordered_map<std::string, Until> all_;
};

}  // namespace heptad
