// Moves what was written from the database's log into the database itself, on a thread and a connection of
// its own: done by the writing thread, everybody would wait for it now and then.
#pragma once

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

 private:
  void work();
  void checkpoint();

  Database database_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool log_is_long_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace heptad
