// What the server asks of a database, of whichever kind.
#include "server/store.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>

#include "server/new_table.h"
#include "server/people.h"
#include "server/postgres_ledger.h"
#include "server/sqlite_ledger.h"

namespace heptad {
namespace {

// The server's thread: what is posted is run while somebody waits for it.
class Loop {
 public:
  Ledger::Post post() {
    return [this](std::function<void()> task) {
      const std::scoped_lock guard(mutex_);
      tasks_.push_back(std::move(task));
      arrived_.notify_one();
    };
  }
  template <class Until>
  void run(Until until) {
    while (!until()) {
      std::function<void()> task;
      {
        std::unique_lock guard(mutex_);
        arrived_.wait(guard, [&] { return !tasks_.empty(); });
        task = std::move(tasks_.front());
        tasks_.pop_front();
      }
      task();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> tasks_;
};

class StoreContract : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (is_postgres() && url_ == nullptr) GTEST_SKIP() << "tests/server/test_nodes.py runs it on PostgreSQL";
    std::filesystem::create_directories(folder_);
    if (is_postgres()) Postgres(url_).script("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    open();
  }
  ~StoreContract() override {
    ledger_.reset();
    std::filesystem::remove_all(folder_);
  }

  void open() {
    ledger_.reset();
    if (is_postgres()) ledger_ = std::make_unique<PostgresLedger>(url_, loop_.post(), metrics_);
    if (!is_postgres())
      ledger_ = std::make_unique<SqliteLedger>(folder_ / "heptad.db", loop_.post(), metrics_);
    store_.emplace(*ledger_);
    people_.emplace(*ledger_);
  }

  static bool is_postgres() { return GetParam() == std::string_view("postgresql"); }

  // Waits for what is told or done.
  template <class Ask>
  bool stored(Ask ask) {
    std::optional<bool> result;
    ask([&](bool ok) { result = ok; });
    loop_.run([&] { return result.has_value(); });
    return *result;
  }
  template <class T, class Ask>
  Expected<T> told(Ask ask) {
    std::optional<Expected<T>> result;
    ask([&](Expected<T> answer) { result = std::move(answer); });
    loop_.run([&] { return result.has_value(); });
    return *result;
  }

  static MadeTable two_people(const Digest& ann, const Digest& ben, Listing listing = Listing::Private,
                              ClockRule clock = {}) {
    TableRequest request{.spec = {.rules = *parse_rules("duel", 2), .clock = clock, .listing = listing}};
    request.chairs = {{.kind = SeatKind::Human, .owner = ann, .name = "Ann"},
                      {.kind = SeatKind::Human, .owner = ben, .name = "Ben"}};
    return *new_table(std::move(request), 1000, 7);
  }
  bool create(const NewTable& table) {
    return stored([&](auto done) { store_->create(table, done); });
  }
  bool append(const Table& before, const Proposal& proposal) {
    return stored([&](auto done) {
      store_->append({.table = before.spec().id,
                      .first = before.journal_size(),
                      .entries = proposal.entries,
                      .standing = Standing::of(proposal.next)},
                     done);
    });
  }
  Expected<StoredTable> load(const std::string& id) {
    return told<StoredTable>([&](auto answer) { store_->load(id, answer); });
  }
  std::vector<std::string> tables_of(const Digest& who, bool finished) {
    std::vector<std::string> ids;
    const auto owned =
        told<std::vector<Store::Owned>>([&](auto answer) { store_->tables_of(who, finished, 50, answer); });
    for (const auto& one : *owned) ids.push_back(one.table);
    return ids;
  }
  int unfinished_of(const Digest& who) {
    return *told<int>([&](auto answer) { store_->unfinished_of(who, answer); });
  }

  const char* url_ = std::getenv("HEPTAD_POSTGRES");
  Loop loop_;
  Metrics metrics_;
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("heptad-store-" + std::to_string(getpid()));
  std::unique_ptr<Ledger> ledger_;
  std::optional<Store> store_;
  std::optional<People> people_;
  const Digest ann_ = sha256("ann"), ben_ = sha256("ben"), eve_ = sha256("eve");
};

TEST_P(StoreContract, ATableComesBackAsItWasStored) {
  const MadeTable made = two_people(ann_, ben_, Listing::Public, {ClockKind::Game, 60, 5});
  ASSERT_TRUE(create(made.stored));
  open();
  const auto back = load(made.table.spec().id);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->journal, made.stored.table.journal);
  EXPECT_EQ(back->seed, made.stored.table.seed);
  EXPECT_EQ(back->created, 7);
  EXPECT_EQ(back->spec.listing, Listing::Public);
  EXPECT_EQ(clock_text(back->spec.clock), "game 60 5");
  EXPECT_EQ(back->spec.rules.options, made.table.spec().rules.options);
}

TEST_P(StoreContract, ATableThatIsNotThereIsUnknown) {
  EXPECT_EQ(load("nowhere").error().code, Code::UnknownTable);
}

TEST_P(StoreContract, TheJournalsKeyRefusesASecondWriterAndKeepsNothingOfIt) {
  const MadeTable made = two_people(ann_, ben_);
  ASSERT_TRUE(create(made.stored));
  const auto first = *made.table.say(ann_, "first", 2000);
  const auto second = *made.table.resign(ben_, std::nullopt, 2000);
  EXPECT_TRUE(append(made.table, first));
  EXPECT_FALSE(append(made.table, second));
  const auto tail = told<Entries>(
      [&](auto answer) { store_->tail(made.table.spec().id, made.table.journal_size(), answer); });
  EXPECT_EQ(*tail, first.entries);
  EXPECT_EQ(tables_of(ben_, false).size(), 1U);  // it did not end
  EXPECT_TRUE(append(first.next, *first.next.resign(ben_, std::nullopt, 2001)));
  EXPECT_EQ(tables_of(ben_, true), std::vector{made.table.spec().id});
}

TEST_P(StoreContract, OneRefusedWriteIsNoneOfTheOthersTrouble) {
  const MadeTable one = two_people(ann_, ben_), other = two_people(ann_, ben_);
  ASSERT_TRUE(create(one.stored));
  ASSERT_TRUE(create(other.stored));
  std::vector<int> results;
  const auto say = [&](const MadeTable& made, const std::string& words) {
    store_->append({.table = made.table.spec().id,
                    .first = made.table.journal_size(),
                    .entries = made.table.say(ann_, words, 3000)->entries},
                   [&](bool ok) { results.push_back(ok ? 1 : 0); });
  };
  say(one, "a");
  say(one, "b");  // the same number
  say(other, "c");
  loop_.run([&] { return results.size() == 3; });
  EXPECT_EQ(std::ranges::count(results, 1), 2);
  EXPECT_EQ(load(other.table.spec().id)->journal.back().text, "c");
}

TEST_P(StoreContract, WhatIsWrittenToNoTableIsRefused) {
  const MadeTable made = two_people(ann_, ben_);
  EXPECT_FALSE(append(made.table, *made.table.say(ann_, "hello", 2000)));
}

TEST_P(StoreContract, MyTablesAreFoundByTheirSeatsUntilIStandUp) {
  TableRequest request{.spec = {.rules = *parse_rules("duel", 2)}};
  request.chairs = {{.kind = SeatKind::Human, .owner = ann_, .name = "Ann"}, {}};
  const MadeTable made = *new_table(std::move(request), 1000, 7);
  ASSERT_TRUE(create(made.stored));
  EXPECT_EQ(tables_of(ann_, false), std::vector{made.table.spec().id});
  EXPECT_EQ(unfinished_of(ann_), 1);
  EXPECT_EQ(unfinished_of(eve_), 0);
  ASSERT_TRUE(append(made.table, *made.table.stand(ann_, std::nullopt, 2000)));
  EXPECT_EQ(unfinished_of(ann_), 0);
}

TEST_P(StoreContract, TheFirstClockToEndIsFoundWithoutReadingTables) {
  const MadeTable late = two_people(ann_, ben_, Listing::Private, {ClockKind::Move, 60}),
                  soon = two_people(ann_, ben_, Listing::Private, {ClockKind::Move, 30});
  ASSERT_TRUE(create(late.stored));
  ASSERT_TRUE(create(soon.stored));
  const auto next = told<std::optional<Millis>>([&](auto answer) { store_->next_deadline(answer); });
  EXPECT_EQ(**next, 31'000);
  const auto due = told<std::vector<std::string>>([&](auto answer) { store_->due(31'000, 5, answer); });
  EXPECT_EQ(*due, std::vector{soon.table.spec().id});
  store_->set_deadline(soon.table.spec().id, std::nullopt);
  ASSERT_TRUE(append(late.table, *late.table.resign(ann_, std::nullopt, 2000)));
  EXPECT_EQ(*told<std::optional<Millis>>([&](auto answer) { store_->next_deadline(answer); }), std::nullopt);
}

TEST_P(StoreContract, PublicTablesThatWaitAreListedNewestFirst) {
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) {
    TableRequest request{.spec = {.rules = *parse_rules("duel", 2), .listing = Listing::Public}};
    request.chairs = {{.kind = SeatKind::Human, .owner = ann_, .name = "Ann"}, {}};
    const MadeTable made = *new_table(std::move(request), 1000, i);
    ASSERT_TRUE(create(made.stored));
    ids.insert(ids.begin(), made.table.spec().id);
  }
  ASSERT_TRUE(create(two_people(ann_, ben_, Listing::Public).stored));  // does not wait
  const auto waiting = told<std::vector<Store::Listed>>([&](auto answer) { store_->waiting(2, answer); });
  ASSERT_EQ(waiting->size(), 2U);
  EXPECT_EQ((*waiting)[0].table, ids[0]);
  EXPECT_EQ((*waiting)[1].table, ids[1]);
}

TEST_P(StoreContract, ARematchIsStoredWithTheEntryThatNamesItOrNotAtAll) {
  const MadeTable old = two_people(ann_, ben_), next = two_people(ben_, ann_);
  ASSERT_TRUE(create(old.stored));
  const auto change = [&](std::size_t first) {
    return Change{.table = old.table.spec().id,
                  .first = first,
                  .entries = old.table.say(ann_, "again", 2000)->entries,
                  .born = next.stored};
  };
  EXPECT_FALSE(stored([&](auto done) { store_->append(change(0), done); }));
  EXPECT_FALSE(load(next.table.spec().id));
  EXPECT_TRUE(stored([&](auto done) { store_->append(change(old.table.journal_size()), done); }));
  EXPECT_TRUE(load(next.table.spec().id));
}

TEST_P(StoreContract, DevicesAndBlocksBelongToAPerson) {
  const auto person = [&](const Digest& token) {
    return *told<std::optional<Digest>>([&](auto answer) { people_->person_of(token, answer); });
  };
  EXPECT_EQ(person(eve_), eve_);  // nobody knows better
  ASSERT_TRUE(stored([&](auto done) { people_->add_device(ann_, eve_, "phone", 5, done); }));
  EXPECT_EQ(person(eve_), ann_);
  EXPECT_EQ(told<std::vector<Device>>([&](auto answer) { people_->devices_of(ann_, eve_, answer); })->size(),
            2U);
  ASSERT_TRUE(stored([&](auto done) { people_->revoke(eve_, done); }));
  EXPECT_EQ(person(eve_), std::nullopt);

  for (int twice = 0; twice < 2; ++twice) {
    ASSERT_TRUE(stored([&](auto done) { people_->block(ann_, ben_, "Ben", 6, done); }));
  }
  EXPECT_EQ(*told<std::vector<Digest>>([&](auto answer) { people_->blocked_by(ann_, answer); }),
            std::vector{ben_});
  EXPECT_EQ(*told<std::vector<Digest>>([&](auto answer) { people_->blockers_of(ben_, answer); }),
            std::vector{ann_});
  const auto blocks =
      *told<std::vector<BlockedPerson>>([&](auto answer) { people_->blocks_of(ann_, answer); });
  ASSERT_EQ(blocks.size(), 1U);
  ASSERT_TRUE(stored([&](auto done) { people_->unblock(ann_, blocks[0].n, done); }));
  EXPECT_TRUE(told<std::vector<Digest>>([&](auto answer) { people_->blocked_by(ann_, answer); })->empty());

  ASSERT_TRUE(stored([&](auto done) {
    people_->report(
        {.table = "t", .by = ann_, .about = ben_, .name = "Ben", .said = "'; --", .why = "為什麼"}, 9, done);
  }));
  EXPECT_EQ(*told<int>([&](auto answer) { people_->reports_since(ann_, 8, answer); }), 1);
  EXPECT_EQ(*told<int>([&](auto answer) { people_->reports_since(ann_, 9, answer); }), 0);
}

TEST_P(StoreContract, RunningTimeGoesOnWhereItStopped) {
  const Millis before = ledger_->now();
  EXPECT_TRUE(stored([&](auto done) { ledger_->write([](SqlConnection&) {}, done); }));
  open();
  EXPECT_GE(ledger_->now(), before);
}

INSTANTIATE_TEST_SUITE_P(On, StoreContract, testing::Values("sqlite", "postgresql"),
                         [](const auto& kind) { return std::string(kind.param); });

}  // namespace
}  // namespace heptad
