// A PostgreSQL database, which several nodes may share. One thread writes, everything that has arrived in one
// transaction; another reads, listens to what other nodes tell, and keeps the running time. Each has a
// connection of its own and finds it again by itself.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "server/inbox.h"
#include "server/ledger.h"
#include "server/metrics.h"
#include "server/postgres.h"

namespace heptad {

class PostgresLedger : public Ledger {
 public:
  // Throws with a sentence when the database cannot be had or is not ours.
  PostgresLedger(std::string url, Post post, Metrics& metrics);
  ~PostgresLedger() override;

  void read(Sql sql, Answer answer) override;
  void write(Work work, Done done = {}, std::string about = {}) override;
  Millis now() const override;
  void keep_time() override;
  Health health() const override { return health_; }
  void finish() override;

  bool is_shared() const override { return true; }
  void listen(const Hear& hear, const std::function<void()>& missed) override;
  void lease(const std::string& what, Millis length, const std::function<void(bool mine)>& told) override;

 private:
  using Steady = std::chrono::steady_clock;
  struct Job {
    Work work = {};
    Done done = {};
    std::string about = {};
    bool answered = false;
  };
  struct Question {
    Sql sql;
    Answer answer;
  };

  void write_forever();
  void write_batch(std::vector<Job>& batch);
  // Answers each job; throws when the connection is lost.
  void commit(std::vector<Job*> jobs);
  void answer(std::span<Job* const> jobs, bool stored);
  static bool is_answered(const Job* job);
  void send_told();
  bool connect_writer();

  void read_forever();
  void wait_for_work(Millis most);
  void connect_reader();
  void answer_questions();
  void beat();
  void pass_on(const std::vector<std::string>& heard);
  void wake_reader();

  const std::string url_, node_;
  Post post_;
  Metrics& metrics_;
  Hear hear_;
  std::function<void()> missed_;

  std::optional<Postgres> writer_, reader_;
  std::atomic<Health> health_ = Health::Sound;
  int wake_ = -1;  // an eventfd

  Inbox<Job> inbox_{metrics_};
  mutable std::mutex mutex_;
  std::vector<Question> questions_;
  bool finishing_ = false;
  std::size_t beats_ = 0;
  Millis time_ = 0;  // at the last beat
  Steady::time_point beat_at_;
  mutable Millis last_now_ = 0;

  std::thread writing_, reading_;
};

}  // namespace heptad
