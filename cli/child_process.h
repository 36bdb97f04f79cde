// A program started beside this one, spoken to in lines over its standard input and output.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"

namespace heptad {

class ChildProcess {
 public:
  // The command line as a shell reads it. What the program writes to standard error is shown as it is.
  static Expected<ChildProcess> start(const std::string& command);
  ChildProcess(ChildProcess&& other) noexcept;
  ChildProcess& operator=(ChildProcess&&) = delete;
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  // Closes the program's input, which asks it to end; one that does not end soon is killed.
  ~ChildProcess();

  Expected<void> write_line(std::string_view line);
  // The next line of its output, without the line end.
  Expected<std::string> read_line(std::chrono::milliseconds wait);
  // Of all its threads, since it was started; the time of programs it started itself is not in it.
  double cpu_ms() const;

 private:
  ChildProcess(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

  pid_t pid_;
  int to_;
  int from_;
  std::string unread_;
};

}  // namespace heptad
