// The store in one SQLite file. One thread writes: whatever arrives while a commit is on its way to the disk
// goes into the next one together, so that every acknowledged move has been synced and yet thousands a second
// can.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <thread>

#include "server/checkpointer.h"
#include "server/metrics.h"
#include "server/sqlite.h"
#include "server/store.h"

namespace heptad {

// Keeps a second server away from the same file, by whatever name; the system lifts it when the process ends,
// however it ends. A new file is its owner's alone: it holds the seeds of running games.
class FileLock {
 public:
  explicit FileLock(const std::filesystem::path& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int descriptor_;
};

class SqliteStore : public Store {
 public:
  using Post = std::function<void(std::function<void()>)>;  // runs it on the server's thread

  // Throws UnusableDatabase with a sentence.
  SqliteStore(const std::filesystem::path& path, Post post, Metrics& metrics);
  ~SqliteStore() override;

  void create(NewTable table, Done done) override;
  void append(Change change, Millis now, Done done) override;
  void keep_summary(const Table& table, std::string summary) override;
  void set_deadline(std::string_view table, std::optional<Millis> deadline) override;
  void keep_time(Millis now) override;

  std::optional<StoredTable> load(std::string_view table) override;
  std::optional<Millis> next_deadline() override;
  std::vector<std::string> due(Millis now, int most) override;
  std::vector<Listed> waiting(int most) override;
  std::vector<Owned> tables_of(const Digest& owner, bool finished, int most) override;
  int unfinished_of(const Digest& owner) override;
  Millis time_kept() override;
  Health health() const override { return health_; }

  // What is kept beside the tables: written in turn with them, on the writing thread; read on the server's.
  using Work = std::function<void(Database&)>;
  void write(Work work, Done done = {});
  Database& reader();

  // Everything handed over so far is written; nothing more is taken.
  void finish();

 private:
  struct Job {
    std::optional<NewTable> created = {};
    std::optional<Change> change = {};
    std::optional<std::pair<std::string, std::optional<Millis>>> deadline = {};  // of a table
    std::function<void(Database&)> work = {};
    Millis now = 0;
    Done done = {};
  };
  struct Writer;
  struct Reader;

  static std::unique_ptr<Writer> open_writer(const std::filesystem::path& path);
  void enqueue(Job job);
  void write_forever();
  void write_batch(std::deque<Job>& batch);

  FileLock lock_;
  Post post_;
  Metrics& metrics_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
  Checkpointer checkpointer_;

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job> jobs_;
  bool finishing_ = false;
  std::atomic<Health> health_ = Health::Sound;
  std::thread thread_;
};

}  // namespace heptad
