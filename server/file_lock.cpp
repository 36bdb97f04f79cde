#include "server/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "server/schema.h"

namespace heptad {

FileLock::FileLock(const std::filesystem::path& path)
    : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) throw UnusableDatabase(path.string() + " cannot be written.");
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    throw UnusableDatabase("Another Heptad server is using " + path.string() + ".");
  }
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace heptad
