#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "server/log.h"
#include "server/new_table.h"
#include "server/secrets.h"

namespace heptad {
namespace {

constexpr Millis kPutAwayAfter = 5 * 60'000;
constexpr Millis kPutAwayOverAfter = 10'000;
constexpr Millis kStoreTriedEvery = 1'000;
constexpr Millis kRefreshAgain = 100;
constexpr Millis kLease = 3'000;  // after a node's end another one goes on so much later
constexpr Millis kAskedForEvery = 500;

bool begins_with(std::span<const Entry> all, std::span<const Entry> first) {
  return all.size() >= first.size() && std::ranges::equal(all.first(first.size()), first);
}

}  // namespace

LiveTable& Hall::keep(Table table, std::int64_t created) {
  auto& live = tables_[table.spec().id];
  // Who hears of a new table at another node may ask for it here before this one knows that it was stored.
  if (!live) live = std::make_unique<LiveTable>(std::move(table), created, world_.now());
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
  return *live;
}

LiveTable* Hall::in_memory(std::string_view id) {
  const auto found = tables_.find(std::string(id));
  return found == tables_.end() ? nullptr : found->second.get();
}

void Hall::find(const std::string& id, Found found) {
  if (LiveTable* live = in_memory(id)) return found(live);
  if (closing_.contains(id) || !may_be_table_id(id)) {
    return found(refuse(Code::UnknownTable, "There is no such table."));
  }
  auto& waiting = loading_[id];
  waiting.push_back(std::move(found));
  if (waiting.size() > 1) return;
  store_.load(id, [this, id](const Expected<StoredTable>& stored) { loaded(id, stored); });
}

void Hall::loaded(const std::string& id, const Expected<StoredTable>& stored) {
  Expected<LiveTable*> live = refuse(Code::UnknownTable, "There is no such table.");
  if (!stored) {
    live = std::unexpected(stored.error());
  } else if (!closing_.contains(id)) {
    metrics_.tables_loaded.add();
    if (auto table = Table::read(stored->spec, stored->seed, stored->journal)) {
      live = &keep(std::move(*table), stored->created);
      tell_looked_at(**live);
    } else {
      // Kept as it is: a later program may be able to read it.
      log_error("unplayable-table", {{"table", id}, {"error", table.error().message}});
    }
  }
  const auto waiting = std::move(loading_.extract(id).mapped());
  for (const Found& found : waiting) found(live);
}

void Hall::find_fresh(const std::string& id, Found found) {
  if (!store_.ledger().is_shared() || in_memory(id) == nullptr) return find(id, std::move(found));
  catch_up(id, [this, id, found = std::move(found)] { find(id, found); });
}

void Hall::fetch(const std::vector<std::string>& ids, std::function<void()> done) {
  const std::shared_ptr<void> all(nullptr, [done = std::move(done)](void*) { done(); });
  for (const auto& id : ids) {
    find(id, [all](const Expected<LiveTable*>&) {});
  }
}

void Hall::make(TableRequest request, const std::string& address,
                std::function<void(Expected<std::string>)> done) {
  store_new(new_table(std::move(request), world_.now(), world_.wall()), address, std::move(done));
}

void Hall::import(const Record& record, std::function<void(Expected<std::string>)> done) {
  store_new(imported_table(record, world_.now(), world_.wall()), {}, std::move(done));
}

void Hall::store_new(Expected<MadeTable> made, const std::string& address,
                     std::function<void(Expected<std::string>)> done) {
  if (!made) return done(std::unexpected(made.error()));
  const std::int64_t created = made->stored.table.created;
  store_.create(std::move(made->stored),
                [this, table = std::move(made->table), created, address, done = std::move(done)](bool ok) {
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
  tell_due(live);
  if (store_.ledger().is_shared()) catch_up(spec.id, [] {});  // others may have been quicker
}

bool Hall::is_idle(std::string_view id) {
  const LiveTable* live = in_memory(id);
  if (live == nullptr) return !loading_.contains(std::string(id));
  return !live->storing && live->jobs.empty();
}

void Hall::close(const std::string& id) {
  closing_.insert(id);
  LiveTable* live = in_memory(id);
  if (live == nullptr) return;
  for (Attendant* attendant : attendants_) attendant->closing(*live);
  tables_.erase(id);
}

void Hall::refresh(const std::string& id) {
  store_.load(id, [this, id](const Expected<StoredTable>& stored) {
    LiveTable* live = in_memory(id);
    if (live == nullptr || !stored) return;
    const bool went_on = live->storing || stored->journal.size() < live->table.journal_size();
    if (went_on) return world_.after(kRefreshAgain, [this, id] { refresh(id); });
    auto table = Table::read(stored->spec, stored->seed, stored->journal);
    if (!table) return;
    live->table = std::move(*table);
    tell_changed(*live, {{.lines_removed = true, .said_from = said_so_far(live->table)}});
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
    auto proposal = live.jobs.front().propose(live.table, world_.now());
    if (!proposal) {
      finish_job(live, std::unexpected(proposal.error()));
      continue;
    }
    for (Attendant* attendant : attendants_) {
      if (auto born = attendant->also(*proposal)) live.born = std::move(*born);
    }
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
    store_.append(std::move(change), [this, id](bool ok) { ok ? stored(id) : not_stored(id); });
  }
}

void Hall::finish_job(LiveTable& live, const Expected<void>& result) {
  const auto job = std::move(live.jobs.front());
  live.jobs.pop_front();
  if (job.done) job.done(result);
}

void Hall::stored(const std::string& id) {
  LiveTable& live = *tables_.at(id);
  Proposal proposal = std::move(*live.storing);
  auto born = std::exchange(live.born, std::nullopt);
  live.storing.reset();
  take_over(live, std::move(proposal), live.jobs.front());
  if (born) keep_new(std::move(born->table), born->stored.table.created, live.payer);
  finish_job(live, {});
  tell_due(live);
  pump(live);
  catch_up(id, live.heard_of);
}

// What is stored decides what happened, not the memory. Somebody else may have written there: then the job is
// judged anew by what is now.
void Hall::not_stored(const std::string& id) {
  const std::size_t from = tables_.at(id)->table.journal_size();
  store_.tail(id, from, [this, id](const Expected<Entries>& tail) {
    LiveTable& live = *tables_.at(id);
    if (tail && begins_with(*tail, live.storing->entries)) return stored(id);
    live.storing.reset();
    live.born.reset();
    if (!tail || tail->empty() || !fold(live, *tail)) {
      finish_job(live,
                 store_.health() == Ledger::Health::Closed
                     ? refuse(Code::Store,
                              "The disk failed. Nothing more is taken until the server is started anew.")
                     : refuse(Code::Store, "This could not be stored, so it did not happen. Try again."));
    }
    tell_due(live);
    pump(live);
  });
}

void Hall::tell_changed(LiveTable& live, const Happened& happened) {
  for (Attendant* attendant : attendants_) attendant->changed(live, happened);
}

// Entries of our own that are on their way will be refused, and then these are fetched with them.
void Hall::catch_up(const std::string& id, std::size_t size) {
  LiveTable* known = in_memory(id);
  if (known == nullptr) return;
  known->heard_of = std::max(known->heard_of, size);
  if (!known->storing && known->table.journal_size() < size) catch_up(id, [] {});
}

void Hall::catch_up(const std::string& id, std::function<void()> done) {
  const std::size_t from = in_memory(id)->table.journal_size();
  store_.tail(id, from, [this, id, from, done = std::move(done)](const Expected<Entries>& tail) {
    LiveTable* live = in_memory(id);
    if (tail && live != nullptr && !live->storing) {
      const std::size_t known = live->table.journal_size() - from;
      const bool is_news = known < tail->size();
      if (is_news && fold(*live, std::span(*tail).subspan(known))) tell_due(*live);
    }
    done();
  });
}

bool Hall::sees_to(LiveTable& live) {
  const Millis now = world_.now();
  const bool is_ours = !store_.ledger().is_shared() || live.ours_until > now;
  const bool is_long = !store_.ledger().is_shared() || live.ours_until > now + kLease / 2;
  if (is_long || (live.asked_for >= 0 && now - live.asked_for < kAskedForEvery)) return is_ours;
  live.asked_for = now;
  store_.ledger().lease("table " + live.table.spec().id, kLease,
                        [this, id = live.table.spec().id, now, is_ours](bool mine) {
                          LiveTable* there = in_memory(id);
                          if (there == nullptr || !mine) return;
                          there->ours_until = now + kLease;
                          if (!is_ours) tell_due(*there);
                        });
  return is_ours;
}

void Hall::tell_looked_at(LiveTable& live) {
  for (Attendant* attendant : attendants_) attendant->looked_at(live);
}

void Hall::tell_due(LiveTable& live) {
  for (Attendant* attendant : attendants_) attendant->due(live);
}
void Hall::take_over(LiveTable& live, Proposal proposal, const LiveTable::Job& job) {
  const bool acted = has_act(proposal.entries);
  const Happened happened{change_of(live.table, proposal), job.by, job.ack};
  live.table = std::move(proposal.next);
  live.touched = world_.now();
  tell_changed(live, happened);
  if (acted) {
    metrics_.acts.add();
    metrics_.act_latency.add(static_cast<double>(world_.now() - job.since) / 1000);
  }
}

// Entries that somebody else has stored.
Expected<void> Hall::fold(LiveTable& live, std::span<const Entry> entries) {
  Proposal made{live.table};
  for (const Entry& entry : entries) {
    if (auto done = made.next.apply(entry); !done) {
      log_error("unplayable-journal", {{"table", live.table.spec().id}, {"error", done.error().message}});
      return done;
    }
    made.entries.push_back(entry);
  }
  const Happened happened{change_of(live.table, made)};
  live.table = std::move(made.next);
  live.touched = world_.now();
  tell_changed(live, happened);
  return {};
}

bool Hall::may_be_put_away(const LiveTable& live) const {
  const Millis after = live.table.status() == Status::Over ? kPutAwayOverAfter : kPutAwayAfter;
  return live.viewers.empty() && !live.at_work() && world_.now() - live.touched > after;
}

void Hall::tick() {
  const Millis now = world_.now();
  if (store_.health() == Ledger::Health::Failing && now - tried_store_ >= kStoreTriedEvery) {
    tried_store_ = now;
    store_.ledger().keep_time();  // whether it can again
  }
  std::size_t jobs = 0;
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    jobs += live.jobs.size();
    if (!may_be_put_away(live)) return false;
    store_.keep_summary(live.table, live.summary({}));
    return true;
  });
  for (Attendant* attendant : attendants_) attendant->tick();
  metrics_.table_jobs_waiting.set(static_cast<std::int64_t>(jobs));
  metrics_.tables_live.set(static_cast<std::int64_t>(tables_.size()));
}

void Hall::keep_summaries() {
  for_each([&](const LiveTable& live) { store_.keep_summary(live.table, live.summary({})); });
}

int Hall::games_without_people_of(std::string_view address) const {
  return static_cast<int>(std::ranges::count_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    return live.payer == address && live.table.status() == Status::Playing && !live.table.has_people();
  }));
}

}  // namespace heptad
