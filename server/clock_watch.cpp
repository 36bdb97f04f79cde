#include "server/clock_watch.h"

#include "server/hall.h"

namespace heptad {
namespace {

constexpr int kAtOnce = 16;
constexpr Millis kTimeKeptEvery = 10'000;

}  // namespace

void ClockWatch::tick() {
  const Millis now = hall_.world().now();
  const auto next = hall_.store().next_deadline();
  if (!next) return;
  if (now - time_kept_ >= kTimeKeptEvery) {
    time_kept_ = now;
    hall_.store().keep_time(now);
  }
  if (*next > now) return;
  for (const auto& id : hall_.store().due(now, kAtOnce)) {
    if (LiveTable* live = hall_.find(id)) {
      ring(*live, now);
    } else {
      hall_.store().set_deadline(id, std::nullopt);  // nobody can play it
    }
  }
}

void ClockWatch::ring(LiveTable& live, Millis now) {
  if (live.storing || !live.jobs.empty()) return;  // it may be about to move
  const auto deadline = live.table.clocks().deadline();
  if (!deadline || *deadline > now) return hall_.store().set_deadline(live.table.spec().id, deadline);
  hall_.submit(live, {.propose = [](const Table& table, Millis at) { return table.out_of_time(at); }});
}

}  // namespace heptad
