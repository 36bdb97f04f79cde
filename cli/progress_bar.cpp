#include "cli/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include <fmt/core.h>

namespace heptad {
namespace {

bool somebody_watches() { return isatty(STDERR_FILENO) != 0; }

}  // namespace

ProgressBar::ProgressBar(std::string what, std::size_t done, std::size_t all)
    : what_(std::move(what)), done_(done), before_(done), all_(all) {}

void ProgressBar::advance() {
  ++done_;
  if (!somebody_watches()) return;
  constexpr std::size_t kWidth = 40;
  const std::size_t filled = kWidth * done_ / std::max<std::size_t>(1, all_);
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
  const double left =
      passed.count() / static_cast<double>(done_ - before_) * static_cast<double>(all_ - done_);
  fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {}/{} {}, {:.0f} s left \033[K", "", filled, "", kWidth - filled,
             done_, all_, what_, left);
  std::fflush(stderr);
}

void ProgressBar::clear() const {
  if (somebody_watches()) fmt::print(stderr, "\r\033[K");
}

}  // namespace heptad
