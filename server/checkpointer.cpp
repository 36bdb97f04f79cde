#include "server/checkpointer.h"

#include <chrono>

#include "server/log.h"

namespace heptad {
namespace {

// Long enough that a page changed by many moves is copied once, short enough to be read quickly at a start.
constexpr int kLongLog = 8192;  // pages, 32 MiB
constexpr auto kPause = std::chrono::seconds(1);

}  // namespace

Checkpointer::Checkpointer(const std::filesystem::path& path) : database_(path, Database::Mode::ReadWrite) {
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
  if (pages < kLongLog) return;
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
    checkpoint();
    guard.lock();
    changed_.wait_for(guard, kPause, [&] { return stopping_; });  // should the disk be in trouble
    log_is_long_ = false;
  }
}

void Checkpointer::checkpoint() {
  int code = SQLITE_OK;
  // The first copies nearly everything while moves keep coming. Only for the little that came meanwhile the
  // writer waits, so that its log can begin anew instead of growing for ever.
  for (const int mode : {SQLITE_CHECKPOINT_PASSIVE, SQLITE_CHECKPOINT_RESTART}) {
    if (code == SQLITE_OK) code = sqlite3_wal_checkpoint_v2(database_.get(), nullptr, mode, nullptr, nullptr);
  }
  if (code != SQLITE_OK && code != SQLITE_BUSY)
    log_error("checkpoint", {{"error", sqlite3_errmsg(database_.get())}});
}

}  // namespace heptad
