#include <filesystem>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/complain.h"
#include "server/server.h"

namespace heptad {
namespace {

// The web client: where it is built in the source tree, or installed beside the program.
std::filesystem::path usual_client() {
  std::error_code ignored;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
  for (const auto& folder :
       {program.parent_path() / "../web/dist", program.parent_path() / "../share/heptad/web"}) {
    if (std::filesystem::exists(folder / "index.html", ignored)) return folder.lexically_normal();
  }
  return {};
}

int serve(ServerOptions options) {
  if (options.static_files.empty()) options.static_files = usual_client();
  if (!options.static_files.empty() && !std::filesystem::is_directory(options.static_files)) {
    return complain({"bad-file", options.static_files.string() + " is not a folder."});
  }
  return run_server(options);
}

}  // namespace

void add_serve_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("serve", "Serve the game to web browsers");
  auto options = std::make_shared<ServerOptions>();
  command->add_option("--host", options->host, "Address to listen on")->capture_default_str();
  command->add_option("--port", options->port, "Port to listen on")->capture_default_str();
  command->add_flag("--lan", options->lan, "Serve the local network; prints the address and a QR code");
  command->add_option("--db", options->database, "The database; in the XDG data folder when left out");
  command->add_option("--static", options->static_files, "The web client's folder");
  command->add_option("--origin", options->origins, "Another allowed origin, such as https://heptad.example");
  command->add_option("--log-level", options->log_level, "trace, debug, info, warn or error")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error"}))
      ->capture_default_str();
  command->add_option("--bot-threads", options->bot_threads, "Threads on which bots think")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  command->footer("It ends cleanly on SIGTERM or Ctrl-C; running tables go on when it starts again.");
  command->callback([options, &exit] { exit.value = serve(*options); });
}

}  // namespace heptad
