// What was said at a table, and what happened there that people want to read among it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/entry.h"

namespace heptad {

struct Said {
  int n = 0;
  Seat seat = kNature;  // kNature: a spectator
  std::string name = {};
  std::string text = {};
  std::optional<EntryKind> note = {};  // something that happened, instead of text
  Hearers to = Hearers::Everybody;
};

class Talk {
 public:
  // The last ones; whoever comes later has missed what was before.
  const std::vector<Said>& said() const { return said_; }
  void note(const Entry& entry, std::string_view name);

 private:
  std::vector<Said> said_;
  int count_ = 0;
};

}  // namespace heptad
