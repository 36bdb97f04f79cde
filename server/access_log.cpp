#include "server/access_log.h"

#include <chrono>

#include "server/log.h"
#include "server/secrets.h"

namespace heptad {
namespace {

constexpr std::size_t kHashLetters = 12, kMostLetters = 200;

std::int64_t today() {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::hours>(since_epoch).count() / 24;
}

}  // namespace

std::string AccessLog::hashed(std::string_view address) {
  if (const auto now = today(); now != day_) {
    day_ = now;
    salt_ = new_seed();
  }
  return to_hex(sha256(to_hex(salt_) + std::string(address))).substr(0, kHashLetters);
}

void AccessLog::request(std::string_view address, std::string_view method, std::string_view target,
                        unsigned status) {
  if (!is_kept_) return;
  log_info("request", {{"address", hashed(address)},
                       {"method", std::string(method)},
                       {"path", std::string(target.substr(0, std::min(target.find('?'), kMostLetters)))},
                       {"status", std::to_string(status)}});
}

}  // namespace heptad
