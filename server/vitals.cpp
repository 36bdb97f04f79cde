#include "server/vitals.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace heptad {
namespace {

double processor_seconds() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

std::int64_t resident_bytes() {
  std::ifstream pages("/proc/self/statm");
  std::int64_t all = 0, resident = 0;
  pages >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

std::int64_t open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files("/proc/self/fd", error);
  return error ? 0 : std::distance(begin(files), end(files));
}

std::int64_t bytes_of(const std::filesystem::path& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  return error ? 0 : static_cast<std::int64_t>(size);
}

template <class Number>
std::string line(const char* name, const char* type, Number value) {
  return fmt::format("# TYPE {0} {1}\n{0} {2}\n", name, type, value);
}

}  // namespace

std::string Vitals::text() const {
  return line("process_cpu_seconds_total", "counter", processor_seconds()) +
         line("process_resident_memory_bytes", "gauge", resident_bytes()) +
         line("process_open_fds", "gauge", open_files()) +
         line("heptad_database_bytes", "gauge", bytes_of(database_)) +
         line("heptad_database_log_bytes", "gauge", bytes_of(database_.string() + "-wal"));
}

}  // namespace heptad
