#include "server/postgres_ledger.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <span>

#include "server/log.h"
#include "server/postgres_schema.h"
#include "server/schema.h"
#include "server/secrets.h"

namespace heptad {
namespace {

using std::chrono::milliseconds;

constexpr const char* kUniqueViolation = "23505";
constexpr const char* kForeignKeyViolation = "23503";
constexpr const char* kDeadlock = "40P01";
constexpr std::size_t kBeatsASweep = 600;
constexpr auto kWriterPatience = milliseconds(3000);  // with a database that is being restarted
constexpr auto kConnectAgain = milliseconds(200);
constexpr Millis kBeatEvery = 1000;
// Without a beat for so long nobody could move, and no clock runs.
constexpr Millis kSilence = 3000;
constexpr std::size_t kJobsACommit = 256;
constexpr std::size_t kPayload = 7000;  // bytes of one notification; 8000 are allowed

constexpr const char* kBeat =
    "UPDATE running_time SET millis = millis + CASE WHEN now_ms - beat BETWEEN 0 AND ?1 THEN now_ms - beat "
    "ELSE 0 END, beat = now_ms "
    "FROM (SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now_ms) AS clock "
    "RETURNING millis";

// One statement decides: the row is ours, was ours, or is too old to be anybody's.
constexpr const char* kTakeLease =
    "INSERT INTO leases (what, node, until) "
    "SELECT ?1, ?2, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + ?3 "
    "ON CONFLICT (what) DO UPDATE SET node = excluded.node, until = excluded.until "
    "WHERE leases.node = excluded.node OR leases.until < excluded.until - ?3 RETURNING node";

// Whoever wants one of these takes it whether it is there or not.
constexpr const char* kSweepLeases =
    "DELETE FROM leases WHERE until < CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

// Full, ending, read only, not ours: whatever is to be written, it cannot be.
bool stores_nothing(const PostgresError& error) {
  constexpr std::array<std::string_view, 4> kStates = {"53", "57P", "25006", "42501"};
  return std::ranges::any_of(kStates, [&](auto state) { return error.state.starts_with(state); });
}

}  // namespace

PostgresLedger::PostgresLedger(std::string url, Post post, Metrics& metrics)
    : url_(std::move(url)), node_(new_table_id()), post_(std::move(post)), metrics_(metrics) {
  try {
    writer_.emplace(url_);
    prepare_postgres_schema(*writer_, without_password(url_));
    connect_reader();
    if (!reader_) throw UnusableDatabase("it went away");
  } catch (const PostgresError& error) {
    throw UnusableDatabase(without_password(url_) + " cannot be used: " + error.what());
  }
  wake_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  writing_ = std::thread([this] { write_forever(); });
  reading_ = std::thread([this] { read_forever(); });
}

PostgresLedger::~PostgresLedger() {
  finish();
  ::close(wake_);
}

void PostgresLedger::finish() {
  inbox_.close();
  if (writing_.joinable()) writing_.join();
  {
    const std::scoped_lock guard(mutex_);
    finishing_ = true;
  }
  wake_reader();
  if (reading_.joinable()) reading_.join();
}

// --- writing -------------------------------------------------------------------------------------------

bool PostgresLedger::is_answered(const Job* job) { return job->answered; }

void PostgresLedger::write(Work work, Done done, std::string about) {
  inbox_.put({std::move(work), std::move(done), std::move(about)});
}

void PostgresLedger::keep_time() {
  // Beats keep the time; this asks whether the database can be written to.
  write([](SqlConnection& database) { database.run({"UPDATE running_time SET beat = beat"}); });
}

void PostgresLedger::write_forever() {
  for (auto batch = inbox_.take_all(); !batch.empty(); batch = inbox_.take_all()) write_batch(batch);
}

void PostgresLedger::answer(std::span<Job* const> jobs, bool stored) {
  std::vector<Done> told;
  for (Job* job : jobs) {
    job->answered = true;
    if (job->done) told.push_back(std::move(job->done));
  }
  if (told.empty()) return;
  post_([told = std::move(told), stored] {
    for (const Done& done : told) done(stored);
  });
}

bool PostgresLedger::connect_writer() {
  try {
    if (!writer_) writer_.emplace(url_);
    return true;
  } catch (const PostgresError&) {
    return false;
  }
}

// A connection that is lost leaves open whether the commit was done: it is tried again, and the journal's key
// refuses what is there already.
void PostgresLedger::write_batch(std::vector<Job>& batch) {
  const bool was_sound = health_ == Health::Sound;
  const auto latest = Steady::now() + (was_sound ? kWriterPatience : milliseconds(0));
  std::string why = "The database cannot be reached.";
  // The same order for every node: two that write to the same tables never wait for each other in a circle.
  std::vector<Job*> jobs;
  for (Job& job : batch) jobs.push_back(&job);
  std::ranges::stable_sort(jobs, {}, [](const Job* job) -> const std::string& { return job->about; });
  for (;;) {
    try {
      if (connect_writer()) {
        commit(jobs);
        health_ = Health::Sound;
        return;
      }
    } catch (const PostgresError& error) {
      log_warning("database-lost", {{"error", error.what()}});
      why = error.what();
      writer_.reset();
      if (!error.lost) break;
    }
    if (Steady::now() >= latest) break;
    std::this_thread::sleep_for(kConnectAgain);
  }
  if (was_sound) log_error("store", {{"error", why}});
  health_ = Health::Failing;
  metrics_.store_failures.add();
  std::erase_if(jobs, is_answered);
  answer(jobs, false);
}

// Few transactions for many jobs. A job that is refused undoes the transaction it was in: those before it go
// first then, and those after it follow, so that one refusal among many jobs does not cost all of them again
// and again.
void PostgresLedger::commit(std::vector<Job*> jobs) {
  std::erase_if(jobs, is_answered);  // before the connection was lost
  std::size_t most = kJobsACommit;
  while (!jobs.empty()) {
    const std::span some(jobs.data(), std::min(most, jobs.size()));
    std::vector<std::size_t> first;  // statement of each job
    try {
      writer_->begin();
      for (const Job* job : some) {
        first.push_back(writer_->sent());
        job->work(*writer_);
      }
      send_told();
      writer_->commit();
      metrics_.store_commits.add();
      answer(some, true);
      jobs.erase(jobs.begin(), jobs.begin() + std::ssize(some));
      most = kJobsACommit;
    } catch (const PostgresError& error) {
      if (error.lost) throw;
      writer_->roll_back();
      if (stores_nothing(error)) throw;
      if (error.state == kDeadlock) continue;  // the other one goes first
      const auto after = std::ranges::lower_bound(first, error.sent);
      const auto failed = std::max<std::ptrdiff_t>(0, after - first.begin() - 1);
      const bool was_taken = error.state == kUniqueViolation || error.state == kForeignKeyViolation;
      if (!was_taken) {
        log_error("store", {{"error", error.what()}, {"code", error.state}});
        metrics_.store_failures.add();
      }
      answer(some.subspan(static_cast<std::size_t>(failed), 1), false);
      jobs.erase(jobs.begin() + failed);
      most = failed > 0 ? static_cast<std::size_t>(failed) : kJobsACommit;
    }
  }
}

// Many words in few notifications: node, then a line each.
void PostgresLedger::send_told() {
  std::string payload;
  const auto send = [&] {
    if (!payload.empty()) writer_->run({"SELECT pg_notify('heptad', ?1)", {node_ + payload}});
    payload.clear();
  };
  for (const auto& words : writer_->take_told()) {
    if (payload.size() + words.size() > kPayload) send();
    payload += '\n' + words;
  }
  send();
}

// --- reading -------------------------------------------------------------------------------------------

void PostgresLedger::wake_reader() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(wake_, &one, sizeof one);
}

void PostgresLedger::read(Sql sql, Answer answer) {
  bool is_first = false;
  {
    const std::scoped_lock guard(mutex_);
    is_first = questions_.empty();
    questions_.push_back({std::move(sql), std::move(answer)});
  }
  if (is_first) wake_reader();
}

void PostgresLedger::lease(const std::string& what, Millis length,
                           const std::function<void(bool mine)>& told) {
  read({kTakeLease, {what, node_, length}},
       [told](const std::optional<SqlRows>& rows) { told(rows && !rows->empty()); });
}

void PostgresLedger::listen(const Hear& hear, const std::function<void()>& missed) {
  const std::scoped_lock guard(mutex_);
  hear_ = hear;
  missed_ = missed;
}

void PostgresLedger::connect_reader() {
  reader_.emplace(url_);
  reader_->script("SET synchronous_commit = off");  // what it writes, time and leases, may be lost in a crash
  reader_->script("LISTEN heptad");
  beat();
}

void PostgresLedger::read_forever() {
  auto beaten = Steady::now(), tried = Steady::now();
  for (;;) {
    try {
      if (!reader_ && Steady::now() - tried >= kConnectAgain) {
        connect_reader();
        post_([this] {
          if (missed_) missed_();
        });
      }
      wait_for_work(reader_ ? kBeatEvery : kConnectAgain.count());
      answer_questions();
      if (reader_ && Steady::now() - beaten >= milliseconds(kBeatEvery)) {
        beaten = Steady::now();
        beat();
      }
      if (reader_) pass_on(reader_->heard());
    } catch (const PostgresError& error) {
      if (reader_) log_warning("database-lost", {{"error", error.what()}});
      reader_.reset();
      tried = Steady::now();  // an attempt may last, and whoever asks is answered in between
    }
    const std::scoped_lock guard(mutex_);
    if (finishing_ && questions_.empty()) return;
  }
}

void PostgresLedger::wait_for_work(Millis most) {
  std::array<pollfd, 2> waited = {pollfd{wake_, POLLIN, 0},
                                  pollfd{reader_ ? reader_->socket() : -1, POLLIN, 0}};
  ::poll(waited.data(), waited.size(), static_cast<int>(most));
  std::uint64_t count = 0;
  [[maybe_unused]] const auto emptied = ::read(wake_, &count, sizeof count);
}

void PostgresLedger::answer_questions() {
  std::vector<Question> asked;
  {
    const std::scoped_lock guard(mutex_);
    asked.swap(questions_);
  }
  if (asked.empty()) return;
  std::vector<std::optional<SqlRows>> answers(asked.size());
  try {
    std::vector<Sql> all;
    for (Question& question : asked) all.push_back(std::move(question.sql));
    if (reader_) answers = reader_->read_all(all);
  } catch (const PostgresError& error) {
    log_warning("database-lost", {{"error", error.what()}});
    reader_.reset();
  }
  post_([asked = std::move(asked), answers = std::move(answers)]() mutable {
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i].answer(std::move(answers[i]));
  });
}

void PostgresLedger::pass_on(const std::vector<std::string>& heard) {
  for (const auto& payload : heard) {
    const auto end = payload.find('\n');
    if (end == std::string::npos) continue;
    post_([this, payload, end] {
      std::string node = payload.substr(0, end);
      if (node == node_) node.clear();
      std::string_view rest = std::string_view(payload).substr(end + 1);
      while (!rest.empty() && hear_) {
        const auto line = rest.substr(0, rest.find('\n'));
        hear_(node, std::string(line));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      }
    });
  }
}

// --- time ----------------------------------------------------------------------------------------------

void PostgresLedger::beat() {
  const auto asked = Steady::now();
  if (beats_++ % kBeatsASweep == 0) reader_->read_all({{kSweepLeases}});
  const auto answers = reader_->read_all({{kBeat, {kSilence}}});
  if (!answers.front() || answers.front()->empty()) return;
  const std::scoped_lock guard(mutex_);
  time_ = answers.front()->front().number(0);
  beat_at_ = asked + (Steady::now() - asked) / 2;
}

Millis PostgresLedger::now() const {
  const std::scoped_lock guard(mutex_);
  const Millis since = std::chrono::duration_cast<milliseconds>(Steady::now() - beat_at_).count();
  last_now_ = std::max(last_now_, time_ + std::clamp<Millis>(since, 0, kSilence));
  return last_now_;
}

}  // namespace heptad
