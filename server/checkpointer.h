// Moves what was written from the database's log into the database itself, on a thread and a connection of
// its own: done by the writing thread, everybody would wait for it now and then. Only the little that was
// written meanwhile is left to the writer, which then begins its log anew instead of letting it grow for
// ever.
#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "server/sqlite.h"

namespace heptad {

class Checkpointer {
 public:
  explicit Checkpointer(const std::filesystem::path& path);
  ~Checkpointer();

  // The writer's log has grown to so many pages.
  void log_has(int pages);
  // Called by the writer between two commits, with its own connection.
  void finish(Database& writer);

 private:
  void work();

  Database database_;
  const int long_log_;  // pages
  std::atomic<bool> rest_is_due_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool log_is_long_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace heptad
