#include "bench/load/processes.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace heptad::load {

namespace {

long resident_kb(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
  }
  return 0;
}

double cpu_seconds(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  double ticks = 0;
  for (int field = 1; stat >> word && field <= 15; ++field) {
    if (field == 14 || field == 15) ticks += std::stod(word);
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

double cpu_seconds(const Processes& processes) {
  double all = 0;
  for (const pid_t process : processes) all += cpu_seconds(process);
  return all;
}

long resident_kb(const Processes& processes) {
  long all = 0;
  for (const pid_t process : processes) all += resident_kb(process);
  return all;
}

Processes family_of(pid_t first) {
  Processes found;
  if (first == 0) return found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream stat(entry.path() / "stat");
    std::string number, program, state, parent;
    stat >> number >> program >> state >> parent;
    if (parent == std::to_string(first) || name == std::to_string(first)) found.push_back(std::stoi(name));
  }
  return found;
}

pid_t start_server(const std::string& program, std::uint16_t port, const std::string& database) {
  const pid_t process = fork();
  if (process != 0) return process;
  const std::string at = std::to_string(port);
  const int quiet = open("/dev/null", O_WRONLY);
  dup2(quiet, STDOUT_FILENO);
  execl(program.c_str(), program.c_str(), "serve", "--port", at.c_str(), "--db", database.c_str(),
        "--log-level", "warn", "--tables-per-minute", "1000000", "--requests-per-second", "1000000",
        "--waiting-thought-seconds", "100000", static_cast<char*>(nullptr));
  _exit(127);
}

pid_t start_backup(const std::string& program, const std::string& database) {
  const pid_t process = fork();
  if (process != 0) return process;
  execl(program.c_str(), program.c_str(), "admin", "--db", database.c_str(), "backup",
        (database + ".copy").c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace heptad::load
