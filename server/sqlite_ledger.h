// One SQLite file. One thread writes: whatever arrives while a commit is on its way to the disk goes into the
// next one together, so that every acknowledged move has been synced and yet thousands a second can. Reads
// are done at once, on the server's thread: they see every finished commit and never wait for one.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <span>
#include <thread>
#include <vector>

#include "server/checkpointer.h"
#include "server/file_lock.h"
#include "server/inbox.h"
#include "server/ledger.h"
#include "server/metrics.h"
#include "server/sqlite.h"

namespace heptad {

class SqliteLedger : public Ledger {
 public:
  // Throws UnusableDatabase with a sentence.
  SqliteLedger(const std::filesystem::path& path, Post post, Metrics& metrics);
  ~SqliteLedger() override;

  void read(Sql sql, Answer answer) override;
  void write(Work work, Done done = {}, std::string about = {}) override;
  Millis now() const override;
  void keep_time() override;
  Health health() const override { return health_; }
  void finish() override;

 private:
  struct Job {
    Work work = {};
    Done done = {};
  };

  static Database open_writer(const std::filesystem::path& path);
  void write_forever();
  void write_batch(std::vector<Job>& batch);
  bool commit(std::span<const Job> jobs);

  FileLock lock_;
  Post post_;
  Metrics& metrics_;
  Database writer_, reader_;
  SqliteConnection writing_{writer_}, reading_{reader_};
  Checkpointer checkpointer_;
  const Millis time_kept_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();

  Inbox<Job> inbox_{metrics_};
  std::atomic<Health> health_ = Health::Sound;
  std::thread thread_;
};

}  // namespace heptad
