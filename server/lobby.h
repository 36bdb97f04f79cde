// Public tables that wait for players or can be watched. What nobody has looked at for a while is not listed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/attendant.h"

namespace heptad {

class Hall;

class Lobby : public Attendant {
 public:
  explicit Lobby(Hall& hall) : hall_(hall) {}

  // After a restart: whoever waited then waits again.
  void resume();
  void due(LiveTable& live) override;
  void tick() override;

  // A table of another node, which somebody made or looks at.
  void heard_of(const std::string& table, std::int64_t created);

  int listed_of(std::string_view address) const;
  // Newest first.
  void tables(std::size_t most, std::function<void(const std::vector<LiveTable*>&)> told);

 private:
  struct Listed {
    std::string address;  // of who made it, as far as known
    std::int64_t created = 0;
    Millis seen = 0;
  };

  Hall& hall_;
  std::unordered_map<std::string, Listed> listed_;
};

}  // namespace heptad
