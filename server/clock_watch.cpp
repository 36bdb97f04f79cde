#include "server/clock_watch.h"

#include <utility>

#include "server/hall.h"

namespace heptad {
namespace {

constexpr int kAtOnce = 16;
constexpr Millis kTimeKeptEvery = 10'000;

}  // namespace

void ClockWatch::tick() {
  if (std::exchange(looking_, true)) return;
  hall_.store().next_deadline([this](const Expected<std::optional<Millis>>& next) {
    looking_ = false;
    if (next && *next) look(**next);
  });
}

void ClockWatch::look(Millis next) {
  const Millis now = hall_.world().now();
  if (now - time_kept_ >= kTimeKeptEvery) {
    time_kept_ = now;
    hall_.store().ledger().keep_time();
  }
  if (next > now) return;
  hall_.store().due(now, kAtOnce, [this](const Expected<std::vector<std::string>>& due) {
    for (const auto& id : due.value_or(std::vector<std::string>())) {
      hall_.find(id, [this, id](const Expected<LiveTable*>& live) {
        if (live) return ring(**live);
        // Nobody can play it.
        if (live.error().code == Code::UnknownTable) hall_.store().set_deadline(id, std::nullopt);
      });
    }
  });
}

void ClockWatch::ring(LiveTable& live) {
  if (live.storing || !live.jobs.empty()) return;  // it may be about to move
  if (!hall_.sees_to(live)) return;
  const auto deadline = live.table.clocks().deadline();
  if (!deadline || *deadline > hall_.world().now()) {
    return hall_.store().set_deadline(live.table.spec().id, deadline);
  }
  hall_.submit(live, {.propose = [](const Table& table, Millis at) { return table.out_of_time(at); }});
}

}  // namespace heptad
