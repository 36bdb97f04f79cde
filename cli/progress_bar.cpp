#include "cli/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include <fmt/core.h>

namespace heptad {
namespace {

bool somebody_watches() { return isatty(STDERR_FILENO) != 0; }

}  // namespace

void draw_progress(double done, std::string_view about) {
  if (!somebody_watches()) return;
  constexpr int kWidth = 40;
  const int filled = std::min(kWidth, static_cast<int>(done * kWidth));
  fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {} \033[K", "", filled, "", kWidth - filled, about);
  std::fflush(stderr);
}

void clear_progress() {
  if (!somebody_watches()) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
}

ProgressBar::ProgressBar(std::string what, std::size_t done, std::size_t all)
    : what_(std::move(what)), done_(done), before_(done), all_(all) {}

void ProgressBar::advance() {
  ++done_;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
  const double left =
      passed.count() / static_cast<double>(done_ - before_) * static_cast<double>(all_ - done_);
  draw_progress(static_cast<double>(done_) / static_cast<double>(std::max<std::size_t>(1, all_)),
                fmt::format("{}/{} {}, {:.0f} s left", done_, all_, what_, left));
}

}  // namespace heptad
