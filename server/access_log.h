// Who asked for what, when the host wants it. Of an address only a hash is written, with a salt that nobody
// keeps and that is another one every day: visits of one day can be told apart, and nobody be found.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "table/dice.h"

namespace heptad {

class AccessLog {
 public:
  explicit AccessLog(bool is_kept) : is_kept_(is_kept) {}

  // The path without what is asked of it.
  void request(std::string_view address, std::string_view method, std::string_view target, unsigned status);

 private:
  std::string hashed(std::string_view address);

  bool is_kept_;
  std::int64_t day_ = -1;
  Seed salt_ = {};
};

}  // namespace heptad
