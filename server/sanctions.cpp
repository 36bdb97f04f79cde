#include "server/sanctions.h"

#include <chrono>

namespace heptad {

std::string sanction_word(Sanction kind) {
  switch (kind) {
    case Sanction::Ban: return "ban";
    case Sanction::Mute: return "mute";
  }
  return "";
}

std::string person_target(const Digest& person) { return "person " + to_hex(person); }
std::string address_target(std::string_view address) { return "address " + std::string(address); }

void Sanctions::read(Ledger& ledger, std::function<void()> done) {
  ledger.read({"SELECT kind, target, until FROM sanctions"},
              [this, done = std::move(done)](const std::optional<SqlRows>& rows) {
                if (rows) {
                  std::unordered_map<std::string, Until> found;
                  for (const SqlRow& row : *rows) {
                    found[row.text(0) + ' ' + row.text(1)] = row.is_null(2) ? Until() : Until(row.number(2));
                  }
                  const std::scoped_lock guard(mutex_);
                  all_ = std::move(found);
                }
                done();
              });
}

bool Sanctions::concerns(Sanction kind, const std::string& target) const {
  const std::scoped_lock guard(mutex_);
  if (all_.empty()) return false;
  const auto found = all_.find(sanction_word(kind) + ' ' + target);
  if (found == all_.end()) return false;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return !found->second ||
         std::chrono::duration_cast<std::chrono::milliseconds>(now).count() < *found->second;
}

}  // namespace heptad
