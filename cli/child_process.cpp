#include "cli/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

namespace heptad {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 20;

std::unexpected<Refusal> failed(const std::string& what) {
  return refuse(Code::ProgramFailed, what + ": " + std::strerror(errno) + ".");
}

// Two pipes, none of whose ends a later child inherits.
struct Pipes {
  std::array<int, 2> in = {-1, -1};
  std::array<int, 2> out = {-1, -1};

  bool open() { return pipe2(in.data(), O_CLOEXEC) == 0 && pipe2(out.data(), O_CLOEXEC) == 0; }
  void close_all() const {
    for (const int end : {in[0], in[1], out[0], out[1]}) {
      if (end >= 0) close(end);
    }
  }
};

}  // namespace

Expected<ChildProcess> ChildProcess::start(const std::string& command) {
  // A program that ended is found out by the failed write, not by a signal that would end this one.
  signal(SIGPIPE, SIG_IGN);
  Pipes pipes;
  if (!pipes.open()) {
    pipes.close_all();
    return failed("No pipe to \"" + command + "\"");
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipes.in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipes.out[1], STDOUT_FILENO);
  std::string script = "exec " + command;
  std::string shell = "/bin/sh";
  std::string option = "-c";
  std::array<char*, 4> arguments = {shell.data(), option.data(), script.data(), nullptr};
  pid_t pid = 0;
  const int error = posix_spawn(&pid, shell.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    pipes.close_all();
    errno = error;
    return failed("\"" + command + "\" cannot be started");
  }
  close(pipes.in[0]);
  close(pipes.out[1]);
  return ChildProcess(pid, pipes.in[1], pipes.out[0]);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      unread_(std::move(other.unread_)) {}

ChildProcess::~ChildProcess() {
  if (pid_ == 0) return;
  close(to_);
  close(from_);
  for (int i = 0; i < 50; ++i) {
    if (waitpid(pid_, nullptr, WNOHANG) != 0) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

Expected<void> ChildProcess::write_line(std::string_view line) {
  std::string rest(line);
  rest += '\n';
  while (!rest.empty()) {
    const ssize_t written = write(to_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return refuse(Code::ProgramEnded, "The program has ended.");
    rest.erase(0, static_cast<std::size_t>(written));
  }
  return {};
}

Expected<std::string> ChildProcess::read_line(std::chrono::milliseconds wait) {
  const auto deadline = std::chrono::steady_clock::now() + wait;
  for (;;) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    if (unread_.size() > kLongestLine) return refuse(Code::ProgramFailed, "The program's line has no end.");
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd ready{.fd = from_, .events = POLLIN, .revents = 0};
    const int events = poll(&ready, 1, static_cast<int>(std::max<std::int64_t>(0, left.count())));
    if (events < 0 && errno == EINTR) continue;
    if (events <= 0) return refuse(Code::ProgramSlow, "The program did not answer in time.");
    std::array<char, 4096> bytes;
    const ssize_t count = read(from_, bytes.data(), bytes.size());
    if (count <= 0) return refuse(Code::ProgramEnded, "The program has ended.");
    unread_.append(bytes.data(), static_cast<std::size_t>(count));
  }
}

double ChildProcess::cpu_ms() const {
  clockid_t clock{};
  timespec spent{};
  if (clock_getcpuclockid(pid_, &clock) != 0 || clock_gettime(clock, &spent) != 0) return 0;
  return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

}  // namespace heptad
