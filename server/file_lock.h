// Who has a database file to themselves.
#pragma once

#include <filesystem>

namespace heptad {

// Keeps a second server away from the same file, by whatever name; the system lifts it when the process ends,
// however it ends. A new file is its owner's alone: it holds the seeds of running games.
class FileLock {
 public:
  // Throws UnusableDatabase with a sentence.
  explicit FileLock(const std::filesystem::path& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int descriptor_;
};

}  // namespace heptad
