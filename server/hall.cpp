#include "server/hall.h"

#include <algorithm>

#include "server/log.h"
#include "server/secrets.h"

namespace heptad {
namespace {

constexpr Millis kPutAwayAfter = 5 * 60'000;
constexpr Millis kPutAwayOverAfter = 10'000;
constexpr std::size_t kResumedAtOnce = 32;
constexpr Millis kTimeKeptEvery = 10'000;
constexpr Millis kLobbyMemory = 10 * 60'000;

bool is_act(const Entry& entry) { return entry.kind == EntryKind::Act; }
bool takes_back(const Entry& entry) { return entry.kind == EntryKind::Undo || entry.kind == EntryKind::Cut; }

}  // namespace

SeatSet LiveTable::present() const {
  SeatSet seats;
  for (const Viewer& viewer : viewers) {
    const SeatSet own = table.owned_by(viewer.who);
    for (Seat seat = 0; seat < table.players(); ++seat) {
      if (own.has(seat)) seats.add(seat);
    }
  }
  return seats;
}

Hall::Hall(World world, Store& store, BotPool& bots, Metrics& metrics, const BotPlayers::Patience& patience)
    : world_(std::move(world)), store_(store), metrics_(metrics), bots_(*this, bots, patience) {}

void Hall::resume() { resume(store_.playing()); }

// A few at a time, so that whoever comes first need not wait for thousands of games nobody looks at.
void Hall::resume(std::vector<std::string> ids) {
  for (std::size_t i = 0; i < kResumedAtOnce && !ids.empty(); ++i) {
    if (LiveTable* live = find(ids.back())) bots_.wake(*live);
    ids.pop_back();
  }
  if (ids.empty()) return log_info("resumed", {{"tables", std::to_string(tables_.size())}});
  world_.post([this, ids = std::move(ids)]() mutable { resume(std::move(ids)); });
}

LiveTable* Hall::open(StoredTable stored) {
  auto table = Table::open(stored.spec, stored.seed);
  Expected<void> done;
  if (table) {
    for (const Entry& entry : stored.journal) {
      done = table->apply(entry);
      if (!done) break;
    }
  }
  if (!table || !done) {
    // Kept as it is: a later program may be able to read it.
    const Refusal& why = table ? done.error() : table.error();
    log_error("unplayable-table", {{"table", stored.spec.id}, {"error", why.message}});
    return nullptr;
  }
  auto live = std::make_unique<LiveTable>(std::move(*table), stored.created, world_.now());
  LiveTable* raw = live.get();
  tables_[stored.spec.id] = std::move(live);
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
  return raw;
}

LiveTable* Hall::in_memory(std::string_view id) {
  const auto found = tables_.find(std::string(id));
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* Hall::find(std::string_view id) {
  if (LiveTable* live = in_memory(id)) return live;
  auto stored = store_.load(id);
  if (!stored) return nullptr;
  metrics_.tables_loaded.add();
  return open(std::move(*stored));
}

void Hall::make(TableSpec spec, const std::vector<Chair>& chairs, std::string address,
                std::function<void(Expected<std::string>)> done) {
  spec.id = new_table_id();
  StoredTable stored{.spec = std::move(spec), .seed = new_seed(), .created = world_.wall()};
  const auto table = Table::open(stored.spec, stored.seed);
  if (!table) return done(std::unexpected(table.error()));
  auto entries = table->arrange(chairs, world_.now());
  if (!entries) return done(std::unexpected(entries.error()));
  stored.journal = std::move(*entries);
  const bool begun = std::ranges::none_of(chairs, [](const Chair& c) { return c.kind == SeatKind::Open; }) &&
                     chairs.size() == static_cast<std::size_t>(stored.spec.rules.players);
  store_.create(stored, begun ? Status::Playing : Status::Waiting, [this, stored, address, done](bool ok) {
    if (!ok) return done(refuse("store", "The table could not be stored."));
    LiveTable* live = open(stored);
    if (live == nullptr) return done(refuse("store", "The table could not be opened."));
    metrics_.tables_made.add();
    log_info("table-made", {{"table", stored.spec.id}, {"rules", rules_name(stored.spec.rules)}});
    live->payer = address;
    bots_.wake(*live);
    done(stored.spec.id);
  });
}

void Hall::submit(LiveTable& live, LiveTable::Job job) {
  job.since = world_.now();
  live.jobs.push_back(std::move(job));
  pump(live);
}

// One request of a table at a time: the next one is judged by what the last one left behind.
void Hall::pump(LiveTable& live) {
  while (!live.storing && !live.jobs.empty()) {
    auto entries = live.jobs.front().propose(live.table, world_.now());
    if (!entries) {
      const auto job = std::move(live.jobs.front());
      live.jobs.pop_front();
      if (job.done) job.done(std::unexpected(entries.error()));
      continue;
    }
    Table next = live.table;
    for (const Entry& entry : *entries) {
      // It was tried when it was proposed, so it cannot fail now.
      if (!next.apply(entry)) log_error("unexpected", {{"table", live.table.spec().id}});
    }
    live.storing = true;
    const auto first = live.table.journal_size();
    const auto status = next.status();
    const std::string id = live.table.spec().id;
    Entries to_store = *entries;
    store_.append(id, first, to_store, status, world_.now(),
                  [this, id, to_store, next = std::move(next)](bool ok) mutable {
                    stored(id, to_store, std::move(next), ok);
                  });
  }
}

void Hall::stored(const std::string& id, const Entries& entries, Table next, bool ok) {
  LiveTable& live = *tables_.at(id);
  const auto job = std::move(live.jobs.front());
  live.jobs.pop_front();
  live.storing = false;
  if (ok) {
    settle(live, entries, job, std::move(next));
    if (job.done) job.done({});
  } else {
    reload(live);
    if (job.done) job.done(refuse("store", "This could not be stored, so it did not happen. Try again."));
  }
  bots_.wake(live);
  if (live.table.all_want_again() && live.table.next_table().empty()) make_rematch(live);
  pump(live);
}

// After a failed write the disk decides what happened, not the memory.
void Hall::reload(LiveTable& live) {
  std::optional<StoredTable> stored;
  try {
    stored = store_.load(live.table.spec().id);
  } catch (const std::exception& trouble) {
    log_error("reload", {{"table", live.table.spec().id}, {"error", trouble.what()}});
  }
  if (!stored) return;
  auto table = Table::open(stored->spec, stored->seed);
  if (!table) return;
  for (const Entry& entry : stored->journal) {
    if (!table->apply(entry)) return;
  }
  if (table->journal_size() == live.table.journal_size()) return;
  live.table = std::move(*table);
  ++live.epoch;
  live.thinking = {};  // what they think about is not what is
  for (Viewer& viewer : live.viewers) {
    viewer.events_sent = 0;
    send_update(live, viewer, {});
  }
}

void Hall::settle(LiveTable& live, const Entries& entries, const LiveTable::Job& job, Table next) {
  const int said_before = live.table.said().empty() ? 0 : live.table.said().back().n + 1;
  const int round_before = live.table.round();
  const bool lines_removed = std::ranges::any_of(entries, takes_back) || next.steps() < live.table.steps() ||
                             (next.steps() == live.table.steps() && std::ranges::any_of(entries, is_act));
  const bool only_words =
      std::ranges::all_of(entries, [](const Entry& entry) { return entry.kind == EntryKind::Say; });
  live.table = std::move(next);
  live.touched = world_.now();
  if (lines_removed || live.table.round() != round_before) {
    ++live.epoch;
    live.thinking = {};
  }
  if (!only_words) {
    for (Viewer& viewer : live.viewers) {
      if (lines_removed) viewer.events_sent = 0;
      send_update(live, viewer, viewer.client == job.by ? job.ack : std::string_view());
    }
  }
  send_said(live, static_cast<std::size_t>(said_before));
  if (std::ranges::any_of(entries, is_act)) {
    metrics_.acts.add();
    metrics_.act_latency.add(static_cast<double>(world_.now() - job.since) / 1000);
  }
}

void Hall::watch(LiveTable& live, ClientId client, const Digest& who, const std::string& address) {
  const SeatSet before = live.present();
  std::erase_if(live.viewers, [&](const Viewer& viewer) { return viewer.client == client; });
  live.viewers.push_back({.client = client, .who = who});
  show(live, client);
  for (const Said& said : live.table.said()) world_.send(client, text(said_json(live.table.spec(), said)));
  if (live.present() != before) send_presence(live);
  if (live.payer.empty()) live.payer = address;
  bots_.wake(live);
  const auto back = live.table.come_back(who, std::nullopt, world_.now());
  if (!back) return;
  submit(live, {.propose = [who](const Table& table, Millis now) {
           return table.come_back(who, std::nullopt, now);
         }});
}

void Hall::unwatch(LiveTable& live, ClientId client) {
  const SeatSet before = live.present();
  std::erase_if(live.viewers, [&](const Viewer& viewer) { return viewer.client == client; });
  const SeatSet after = live.present();
  for (Seat seat = 0; seat < live.table.players(); ++seat) {
    if (before.has(seat) && !after.has(seat)) live.absent_since[seat] = world_.now();
  }
  live.touched = world_.now();
  if (live.viewers.empty()) live.unwatched_since = world_.now();
  if (after != before) send_presence(live);
}

void Hall::look(LiveTable& live, ClientId client, std::optional<Seat> seat) {
  for (Viewer& viewer : live.viewers) {
    if (viewer.client == client) viewer.look = seat;
  }
  show(live, client);
}

void Hall::show(LiveTable& live, ClientId client, std::string_view ack) {
  for (Viewer& viewer : live.viewers) {
    if (viewer.client != client) continue;
    viewer.events_sent = 0;
    send_update(live, viewer, ack);
  }
}

void Hall::send_update(LiveTable& live, Viewer& viewer, std::string_view ack) {
  const Eyes eyes = eyes_of(live.table, viewer.who, viewer.look);
  if (eyes.as != viewer.shown_as) viewer.events_sent = 0;  // other eyes, other secrets
  const Sight sight(live.table, eyes);
  const auto json = sight.update(
      {.now = world_.now(), .present = live.present(), .events_from = viewer.events_sent, .ack = ack});
  viewer.shown_as = eyes.as;
  viewer.events_sent = sight.event_count();
  metrics_.updates.add();
  world_.send(viewer.client, text(json));
}

void Hall::send_presence(LiveTable& live) {
  const auto json = text(Sight(live.table, {}).presence({.now = world_.now(), .present = live.present()}));
  for (const Viewer& viewer : live.viewers) world_.send(viewer.client, json);
}

void Hall::send_said(LiveTable& live, std::size_t from_n) {
  for (const Said& said : live.table.said()) {
    if (static_cast<std::size_t>(said.n) < from_n) continue;
    const auto json = text(said_json(live.table.spec(), said));
    for (const Viewer& viewer : live.viewers) world_.send(viewer.client, json);
  }
}

void Hall::make_rematch(LiveTable& live) {
  if (live.making_rematch) return;
  live.making_rematch = true;
  make(live.table.spec(), live.table.next_chairs(), live.payer,
       [this, id = live.table.spec().id](Expected<std::string> made) {
         LiveTable* old = find(id);
         if (old == nullptr) return;
         old->making_rematch = false;
         if (!made) return;
         submit(*old, {.propose = [next = *made](const Table& table, Millis now) {
           return table.rematch(next, now);
         }});
       });
}

bool Hall::may_be_put_away(const LiveTable& live) const {
  const Millis after = live.table.status() == Status::Over ? kPutAwayOverAfter : kPutAwayAfter;
  return live.viewers.empty() && !live.at_work() && live.table.clocks().running().empty() &&
         world_.now() - live.touched > after;
}

void Hall::tick() {
  const Millis now = world_.now();
  bool clocks_run = false;
  std::vector<std::string> unwatched;
  for (auto& [id, live] : tables_) {
    const auto deadline = live->table.clocks().deadline();
    clocks_run = clocks_run || deadline.has_value();
    if (deadline && *deadline <= now && !live->storing && live->jobs.empty()) {
      submit(*live, {.propose = [](const Table& table, Millis at) { return table.out_of_time(at); }});
    } else if (bots_.should_end(*live)) {
      submit(*live, {.propose = [](const Table& table, Millis at) { return table.end(at); }});
    } else if (may_be_put_away(*live)) {
      unwatched.push_back(id);
    } else {
      bots_.wake(*live);  // those that had to wait to be asked
    }
  }
  for (const auto& id : unwatched) tables_.erase(id);
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
  if (clocks_run && now - time_kept_ >= kTimeKeptEvery) {
    time_kept_ = now;
    store_.keep_time(now);
  }
}

int Hall::games_without_people_of(std::string_view address) const {
  return static_cast<int>(std::ranges::count_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    return live.payer == address && live.table.status() == Status::Playing && !live.table.has_people();
  }));
}

std::vector<LiveTable*> Hall::public_tables(std::size_t most) {
  std::vector<LiveTable*> found;
  for (auto& [id, live] : tables_) {
    const bool alive = !live->viewers.empty() || world_.now() - live->touched < kLobbyMemory;
    const bool open = live->table.spec().listing == Listing::Public && live->table.status() != Status::Over;
    if (alive && open) found.push_back(live.get());
  }
  std::ranges::sort(found, std::ranges::greater(), &LiveTable::created);
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace heptad
