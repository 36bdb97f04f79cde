// The server: sockets, who-are-you, the store, the web client's files. One call runs it until SIGTERM or
// SIGINT.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "server/limits.h"
#include "server/retention.h"

namespace heptad {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::filesystem::path database;      // empty: the XDG data folder
  std::filesystem::path static_files;  // empty: the client built beside this program, if any
  bool lan = false;                    // serve the local network; prints the address and a QR code
  std::vector<std::string> origins;    // further allowed origins: "https://heptad.example"
  std::vector<std::string> proxies;    // on other machines, whose X-Forwarded-For is believed
  std::string log_level = "info";
  int bot_threads = 1;
  int bot_pause_ms = 350;     // a bot's move is not shown sooner, so that people can follow
  double drain_seconds = 5;   // at most, from SIGTERM until the last connection is told
  bool access_log = false;    // requests on stderr, with hashed addresses
  std::string metrics_token;  // lets another machine read /metrics; empty: none may
  Retention keep;
  Limits limits;
};

// 0 after a clean shutdown; 1 with a sentence on stderr when it could not start.
int run_server(const ServerOptions& options);

}  // namespace heptad
