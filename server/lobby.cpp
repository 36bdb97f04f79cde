#include "server/lobby.h"

#include <algorithm>

#include "server/hall.h"

namespace heptad {
namespace {

constexpr Millis kLobbyMemory = 10 * 60'000;
constexpr int kResumed = 200;

bool belongs(const LiveTable& live) {
  return live.table.spec().listing == Listing::Public && live.table.status() != Status::Over;
}

}  // namespace

void Lobby::resume() {
  hall_.store().waiting(kResumed, [this](const Expected<std::vector<Store::Listed>>& waiting) {
    for (const auto& [table, created] : waiting.value_or(std::vector<Store::Listed>())) {
      listed_.try_emplace(table, std::string(), created, hall_.world().now());
    }
  });
}

// Somebody made it, looks at it or plays there.
void Lobby::due(LiveTable& live) {
  if (!belongs(live)) return;
  Listed& listed = listed_.try_emplace(live.table.spec().id, live.payer, live.created).first->second;
  listed.seen = hall_.world().now();
}

void Lobby::heard_of(const std::string& table, std::int64_t created) {
  listed_.try_emplace(table, std::string(), created).first->second.seen = hall_.world().now();
}

void Lobby::tick() {
  const Millis now = hall_.world().now();
  for (auto& [id, listed] : listed_) {
    const LiveTable* live = hall_.in_memory(id);
    if (live == nullptr) continue;
    listed.seen = live->viewers.empty() ? std::max(listed.seen, live->touched) : now;
  }
  std::erase_if(listed_, [&](const auto& entry) {
    const LiveTable* live = hall_.in_memory(entry.first);
    return now - entry.second.seen > kLobbyMemory || (live != nullptr && !belongs(*live));
  });
}

int Lobby::listed_of(std::string_view address) const {
  return static_cast<int>(
      std::ranges::count_if(listed_, [&](const auto& entry) { return entry.second.address == address; }));
}

void Lobby::tables(std::size_t most, std::function<void(const std::vector<LiveTable*>&)> told) {
  std::vector<std::pair<std::int64_t, std::string>> newest;
  for (const auto& [id, listed] : listed_) newest.emplace_back(listed.created, id);
  std::ranges::sort(newest, std::ranges::greater());
  std::vector<std::string> ids;
  for (auto& [created, id] : newest) ids.push_back(std::move(id));
  ids.resize(std::min(ids.size(), most));
  hall_.fetch(ids, [this, ids, told = std::move(told)] {
    std::vector<LiveTable*> found;
    for (const auto& id : ids) {
      LiveTable* live = hall_.in_memory(id);
      if (live != nullptr && belongs(*live)) found.push_back(live);
    }
    told(found);
  });
}

}  // namespace heptad
