#include "server/checkpointer.h"

#include <chrono>

#include "server/log.h"

namespace heptad {
namespace {

// Long enough that a page changed by many moves is copied once, short enough to be read quickly at a start.
constexpr int kLongLog = 64 * 1024 * 1024;
constexpr auto kPause = std::chrono::seconds(1);

// Copies all that no reader still needs to find in the log. Waits for nobody.
bool checkpoint(Database& database) {
  const int code =
      sqlite3_wal_checkpoint_v2(database.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  if (code != SQLITE_OK && code != SQLITE_BUSY) {
    log_error("checkpoint", {{"error", sqlite3_errmsg(database.get())}});
  }
  return code == SQLITE_OK;
}

}  // namespace

Checkpointer::Checkpointer(const std::filesystem::path& path)
    : database_(path, Database::Mode::ReadWrite),
      long_log_(kLongLog / static_cast<int>(database_.number("PRAGMA page_size"))) {
  database_.run("PRAGMA synchronous = FULL");  // the log begins anew only when the copy is safe
  // A connection that has read nothing does not know that there is a log, and would copy nothing.
  database_.number("SELECT count(*) FROM sqlite_schema");
  thread_ = std::thread([this] { work(); });
}

Checkpointer::~Checkpointer() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Checkpointer::log_has(int pages) {
  if (pages < long_log_) return;
  {
    const std::scoped_lock guard(mutex_);
    log_is_long_ = true;
  }
  changed_.notify_one();
}

void Checkpointer::work() {
  std::unique_lock guard(mutex_);
  for (;;) {
    changed_.wait(guard, [&] { return log_is_long_ || stopping_; });
    if (stopping_) return;  // the last connection to close does the rest
    guard.unlock();
    // The second copies what came during the first, so that next to nothing is left for the writer.
    if (checkpoint(database_) && checkpoint(database_)) rest_is_due_ = true;
    guard.lock();
    changed_.wait_for(guard, kPause, [&] { return stopping_; });  // should the disk be in trouble
    log_is_long_ = false;
  }
}

void Checkpointer::finish(Database& writer) {
  if (rest_is_due_.exchange(false)) checkpoint(writer);
}

}  // namespace heptad
