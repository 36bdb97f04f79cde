// How far long work has come, on standard error when a person sits there.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace heptad {

// Draws how much of it, from 0 to 1, is done, and what there is to say about it.
void draw_progress(double done, std::string_view about);
void clear_progress();

class ProgressBar {
 public:
  // `done` of `all` were there before: they say nothing about the speed.
  ProgressBar(std::string what, std::size_t done, std::size_t all);

  void advance();

 private:
  std::string what_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::size_t done_, before_, all_;
};

}  // namespace heptad
