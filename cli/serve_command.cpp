#include <cstdlib>
#include <fstream>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/database_option.h"
#include "cli/duration.h"
#include "server/server.h"

namespace heptad {
namespace {

std::string first_line(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return line;
}

void add_limits(CLI::App& command, Limits& limits) {
  const CLI::Validator positive(
      [](const std::string& text) {
        return std::strtod(text.c_str(), nullptr) > 0 ? "" : text + " is not more than 0";
      },
      "");
  const auto add = [&](const char* name, auto& value, const char* about) {
    command.add_option(name, value, about)->capture_default_str()->check(positive)->group("Limits");
  };
  add("--messages-per-second", limits.messages_per_second, "of one connection, in the long run");
  add("--message-burst", limits.message_burst, "of one connection, at once");
  add("--requests-per-second", limits.requests_per_second, "of one address");
  add("--tables-per-minute", limits.tables_per_minute, "made from one address");
  add("--unfinished-tables", limits.unfinished_tables, "of one token");
  add("--public-tables", limits.public_tables, "in the lobby, of one address");
  add("--waiting-thought-seconds", limits.waiting_thought_seconds, "of one address's bots");
  add("--games-without-people", limits.games_without_people, "running, of one address");
  add("--unwatched-seconds", limits.unwatched_seconds, "before a game without people ends");
  add("--device-code-seconds", limits.device_code_seconds, "before a code for another device is too old");
  add("--absent-seconds", limits.absent_seconds, "before others may have a bot mind a person's seat");
  add("--connections", limits.connections, "of everybody");
  add("--idle-seconds", limits.idle_seconds, "before a silent connection is dropped");
}

}  // namespace

void add_serve_command(CLI::App& program, ExitCode& exit) {
  CLI::App& command = *program.add_subcommand("serve", "Run the server and the web client (docs/hosting.md)");
  const auto options = std::make_shared<ServerOptions>();
  command.add_option("--port", options->port, "where it listens; 0 for any that is free")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  command.add_option("--host", options->host, "an address of this machine")->capture_default_str();
  command.add_flag("--lan", options->lan, "serve the local network; prints the address and a QR code");
  command
      .add_option("--db", options->database,
                  "the database, or postgresql://…; by default in the XDG data folder")
      ->check(database_validator());
  command
      .add_option("--static", options->static_files, "the built web client; by default the one built here")
      ->check(CLI::ExistingDirectory);
  command.add_option("--origin", options->origins, "a further address whose pages may connect: https://…");
  command.add_option("--proxy", options->proxies,
                     "the address of a reverse proxy on another machine, which says for whom it asks");
  command.add_option("--log-level", options->log_level, "debug, info, warn or err")
      ->check(CLI::IsMember({"debug", "info", "warn", "err"}))
      ->take_last()
      ->capture_default_str();
  command.add_option("--bot-threads", options->bot_threads, "bots thinking at once")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  command.add_option("--bot-pause", options->bot_pause_ms, "milliseconds before a bot's move is shown")
      ->check(CLI::Range(0, 600'000))
      ->capture_default_str();
  command.add_flag("--access-log", options->access_log, "write every request, with a hash of the address");
  command.add_option("--drain-seconds", options->drain_seconds, "at most, to say goodbye after SIGTERM")
      ->check(CLI::Range(0, 600))
      ->capture_default_str();
  command
      .add_option_function<std::string>(
          "--metrics-token-file",
          [options](const std::string& path) { options->metrics_token = first_line(path); },
          "its first line lets other machines read /metrics")
      ->check(CLI::ExistingFile);
  const auto keep = [&](const char* name, std::optional<Millis>& time, const char* about) {
    command
        .add_option_function<std::string>(
            name, [options, &time](const std::string& text) { time = read_duration(text); }, about)
        ->check(duration_validator());
  };
  keep("--keep-games", options->keep.games, "so long after their end (365d); by default for good");
  keep("--keep-chat", options->keep.chat, "so long after the game's end (30d); by default for good");
  add_limits(command, options->limits);
  command.callback([options, &exit] { exit.value = run_server(*options); });
}

}  // namespace heptad
