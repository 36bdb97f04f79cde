#include "server/hall.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/log.h"
#include "server/new_table.h"

namespace heptad {
namespace {

constexpr Millis kPutAwayAfter = 5 * 60'000;
constexpr Millis kPutAwayOverAfter = 10'000;
constexpr Millis kStoreTriedEvery = 1'000;

Expected<Table> read_back(const StoredTable& stored) {
  auto table = Table::open(stored.spec, stored.seed);
  for (const Entry& entry : stored.journal) {
    if (!table) break;
    if (auto done = table->apply(entry); !done) table = std::unexpected(done.error());
  }
  return table;
}

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

bool LiveTable::hears(const Viewer& viewer, const Said& said) const {
  if (!may_hear(table, table.owned_by(viewer.who), said)) return false;
  if (said.note || said.seat == kNature) return true;
  return std::ranges::find(viewer.blocked, table.chair(said.seat).owner) == viewer.blocked.end();
}

int LiveTable::watching() const {
  std::set<Digest> people;  // two windows of one person count once
  for (const Viewer& viewer : viewers) {
    if (table.owned_by(viewer.who).empty()) people.insert(viewer.who);
  }
  return static_cast<int>(people.size());
}

Hall::Hall(World world, Store& store, BotPool& bots, Metrics& metrics, const BotPlayers::Patience& patience)
    : world_(std::move(world)),
      store_(store),
      metrics_(metrics),
      bots_(*this, bots, patience),
      clocks_(*this),
      lobby_(*this) {}

LiveTable& Hall::keep(Table table, std::int64_t created) {
  const std::string id = table.spec().id;
  auto& live = tables_[id];
  live = std::make_unique<LiveTable>(std::move(table), created, world_.now());
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
  return *live;
}

LiveTable* Hall::in_memory(std::string_view id) {
  const auto found = tables_.find(std::string(id));
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* Hall::find(std::string_view id) {
  if (LiveTable* live = in_memory(id)) return live;
  if (closing_.contains(std::string(id))) return nullptr;
  auto stored = store_.load(id);
  if (!stored) return nullptr;
  metrics_.tables_loaded.add();
  auto table = read_back(*stored);
  if (!table) {
    // Kept as it is: a later program may be able to read it.
    log_error("unplayable-table", {{"table", stored->spec.id}, {"error", table.error().message}});
    return nullptr;
  }
  return &keep(std::move(*table), stored->created);
}

void Hall::make(TableRequest request, const std::string& address,
                std::function<void(Expected<std::string>)> done) {
  auto made = new_table(std::move(request), world_.now(), world_.wall());
  if (!made) return done(std::unexpected(made.error()));
  const std::int64_t created = made->stored.table.created;
  store_.create(std::move(made->stored), [this, table = std::move(made->table), created, address, done](bool ok) {
    if (!ok) return done(refuse(Code::Store, "The table could not be stored."));
    keep_new(table, created, address);
    done(table.spec().id);
  });
}

void Hall::keep_new(Table table, std::int64_t created, const std::string& address) {
  LiveTable& live = keep(std::move(table), created);
  metrics_.tables_made.add();
  const TableSpec& spec = live.table.spec();
  log_info("table-made", {{"table", spec.id}, {"rules", rules_name(spec.rules)}});
  live.payer = address;
  lobby_.noticed(live);
  bots_.wake(live);
}

bool Hall::is_idle(std::string_view id) {
  const LiveTable* live = in_memory(id);
  return live == nullptr || (!live->storing && live->jobs.empty());
}

void Hall::close(const std::string& id) {
  closing_.insert(id);
  const LiveTable* live = in_memory(id);
  if (live == nullptr) return;
  const auto gone = text(refused_json({Code::UnknownTable, "The host has removed this table."}, id, {}));
  for (const Viewer& viewer : live->viewers) world_.send(viewer.client, gone);
  tables_.erase(id);
}

void Hall::refresh(const std::string& id) {
  if (LiveTable* live = in_memory(id)) reload(*live, Unless::Never);
}

void Hall::submit(LiveTable& live, LiveTable::Job job) {
  job.since = world_.now();
  live.jobs.push_back(std::move(job));
  pump(live);
}

// One request of a table at a time: the next one is judged by what the last one left behind.
void Hall::pump(LiveTable& live) {
  while (!live.storing && !live.jobs.empty()) {
    auto proposal = live.jobs.front().propose(live.table, world_.now());
    if (!proposal) {
      finish_job(live, std::unexpected(proposal.error()));
      continue;
    }
    live.born = add_rematch(*proposal, world_.now(), world_.wall());
    if (proposal->entries.empty()) {
      finish_job(live, {});
      continue;
    }
    const std::string& id = live.table.spec().id;
    Change change{.table = id,
                  .first = live.table.journal_size(),
                  .entries = proposal->entries,
                  .standing = Standing::of(proposal->next)};
    if (live.born) change.born = live.born->stored;
    live.storing = std::move(*proposal);
    store_.append(std::move(change), world_.now(), [this, id](bool ok) { stored(id, ok); });
  }
}

void Hall::finish_job(LiveTable& live, const Expected<void>& result) {
  const auto job = std::move(live.jobs.front());
  live.jobs.pop_front();
  if (job.done) job.done(result);
}

void Hall::stored(const std::string& id, bool ok) {
  LiveTable& live = *tables_.at(id);
  Proposal proposal = std::move(*live.storing);
  auto born = std::exchange(live.born, std::nullopt);
  live.storing.reset();
  if (ok) {
    settle(live, std::move(proposal), live.jobs.front());
    if (born) keep_new(std::move(born->table), born->stored.table.created, live.payer);
    finish_job(live, {});
  } else {
    reload(live, Unless::SameLength);
    finish_job(live, store_.health() == Store::Health::Closed
                         ? refuse(Code::Store,
                                  "The disk failed. Nothing more is taken until the server is started anew.")
                         : refuse(Code::Store, "This could not be stored, so it did not happen. Try again."));
  }
  bots_.wake(live);
  pump(live);
}

// After a failed write the disk decides what happened, not the memory.
void Hall::reload(LiveTable& live, Unless unless) {
  std::optional<StoredTable> stored;
  try {
    stored = store_.load(live.table.spec().id);
  } catch (const std::exception& trouble) {
    log_error("reload", {{"table", live.table.spec().id}, {"error", trouble.what()}});
  }
  if (!stored) return;
  auto table = read_back(*stored);
  if (!table) return;
  const bool same_length = table->journal_size() == live.table.journal_size();
  if (unless == Unless::SameLength && same_length) return;
  live.table = std::move(*table);
  ++live.epoch;
  live.thinking = {};  // what they think about is not what is
  for (Viewer& viewer : live.viewers) {
    viewer.events_sent = 0;
    send_update(live, viewer, {});
  }
}

void Hall::settle(LiveTable& live, Proposal proposal, const LiveTable::Job& job) {
  const auto& [next, entries] = proposal;
  const int said_before = live.table.said().empty() ? 0 : live.table.said().back().n + 1;
  const int round_before = live.table.round();
  const bool lines_removed = std::ranges::any_of(entries, takes_back) || next.steps() < live.table.steps() ||
                             (next.steps() == live.table.steps() && std::ranges::any_of(entries, is_act));
  const bool only_words = std::ranges::all_of(entries, is_talk, &Entry::kind);
  live.table = std::move(proposal.next);
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

void Hall::watch(LiveTable& live, Viewer viewer, const std::string& address) {
  const ClientId client = viewer.client;
  const Digest who = viewer.who;
  const std::pair before = {live.present(), live.watching()};
  std::erase_if(live.viewers, [&](const Viewer& other) { return other.client == client; });
  live.viewers.push_back(std::move(viewer));
  show(live, client);
  for (const Said& said : live.table.said()) {
    if (live.hears(live.viewers.back(), said)) world_.send(client, text(said_json(live.table.spec(), said)));
  }
  if (std::pair(live.present(), live.watching()) != before) send_presence(live);
  if (live.payer.empty()) live.payer = address;
  lobby_.noticed(live);
  bots_.wake(live);
  if (live.table.all_want_again() && live.table.next_table().empty()) {
    // Stored by a program that made the next table later, and was stopped in between.
    submit(live, {.propose = [](const Table& table, Millis) { return Proposal{table}; }});
  }
  const auto back = live.table.come_back(who, std::nullopt, world_.now());
  if (!back) return;
  submit(live, {.propose = [who](const Table& table, Millis now) {
           return table.come_back(who, std::nullopt, now);
         }});
}

void Hall::unwatch(LiveTable& live, ClientId client) {
  const SeatSet before = live.present();
  const int watched_by = live.watching();
  std::erase_if(live.viewers, [&](const Viewer& viewer) { return viewer.client == client; });
  const SeatSet after = live.present();
  for (Seat seat = 0; seat < live.table.players(); ++seat) {
    if (before.has(seat) && !after.has(seat)) live.absent_since[seat] = world_.now();
  }
  live.touched = world_.now();
  if (live.viewers.empty()) live.unwatched_since = world_.now();
  if (after != before || live.watching() != watched_by) send_presence(live);
}

void Hall::blocks_changed(const Digest& who, const std::vector<Digest>& blocked) {
  for (auto& [id, live] : tables_) {
    for (Viewer& viewer : live->viewers) {
      if (viewer.who == who) viewer.blocked = blocked;
    }
  }
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
  const auto json = sight.update({.now = world_.now(),
                                  .present = live.present(),
                                  .watching = live.watching(),
                                  .events_from = viewer.events_sent,
                                  .ack = ack});
  viewer.shown_as = eyes.as;
  viewer.events_sent = sight.event_count();
  metrics_.updates.add();
  world_.send(viewer.client, text(json));
}

void Hall::send_presence(LiveTable& live) {
  const auto json =
      text(Sight(live.table, {})
               .presence({.now = world_.now(), .present = live.present(), .watching = live.watching()}));
  for (const Viewer& viewer : live.viewers) world_.send(viewer.client, json);
}

void Hall::send_said(LiveTable& live, std::size_t from_n) {
  for (const Said& said : live.table.said()) {
    if (static_cast<std::size_t>(said.n) < from_n) continue;
    const auto json = text(said_json(live.table.spec(), said));
    for (const Viewer& viewer : live.viewers) {
      if (live.hears(viewer, said)) world_.send(viewer.client, json);
    }
  }
}

bool Hall::may_be_put_away(const LiveTable& live) const {
  const Millis after = live.table.status() == Status::Over ? kPutAwayOverAfter : kPutAwayAfter;
  return live.viewers.empty() && !live.at_work() && world_.now() - live.touched > after;
}

void Hall::tick() {
  const Millis now = world_.now();
  if (store_.health() == Store::Health::Failing && now - tried_store_ >= kStoreTriedEvery) {
    tried_store_ = now;
    store_.keep_time(now);  // whether it can again
  }
  clocks_.tick();
  lobby_.tick();
  std::vector<std::string> unwatched;
  std::size_t jobs = 0;
  for (auto& [id, live] : tables_) {
    jobs += live->jobs.size();
    if (bots_.should_end(*live)) {
      submit(*live, {.propose = [](const Table& table, Millis at) { return table.end(at); }});
    } else if (may_be_put_away(*live)) {
      unwatched.push_back(id);
    } else {
      bots_.wake(*live);  // those that had to wait to be asked
    }
  }
  for (const auto& id : unwatched) tables_.erase(id);
  metrics_.table_jobs_waiting.set(static_cast<std::int64_t>(jobs));
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
}

int Hall::games_without_people_of(std::string_view address) const {
  return static_cast<int>(std::ranges::count_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    return live.payer == address && live.table.status() == Status::Playing && !live.table.has_people();
  }));
}

}  // namespace heptad
