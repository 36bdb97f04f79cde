// The processes that are measured: servers, and the database behind them.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace heptad::load {

using Processes = std::vector<pid_t>;

long resident_kb(const Processes& processes);
double cpu_seconds(const Processes& processes);
// The database's first process and those it has started.
Processes family_of(pid_t first);

// `program` is heptad.
pid_t start_server(const std::string& program, std::uint16_t port, const std::string& database);
// As a host would make it, with the server at work.
pid_t start_backup(const std::string& program, const std::string& database);

}  // namespace heptad::load
