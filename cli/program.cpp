#include <cstdio>
#include <exception>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace heptad {

int run_heptad(int argc, const char* const* argv) {
  CLI::App program("Heptad: the 7 Wonders family on one engine", "heptad");
  program.set_version_flag("--version", "heptad " HEPTAD_VERSION);
  program.require_subcommand(1);
  ExitCode exit;
  add_play_command(program, exit);
  add_serve_command(program, exit);
  add_cards_command(program, exit);
  add_replay_command(program, exit);
  add_bench_command(program, exit);
  add_perft_command(program, exit);
  add_match_command(program, exit);
  add_train_command(program, exit);
  add_engine_command(program, exit);
  try {
    program.parse(argc, argv);
    return exit.value;
  } catch (const CLI::Success& help_or_version) {
    return program.exit(help_or_version);
  } catch (const CLI::ParseError& error) {
    const auto unknown = program.remaining();
    if (program.get_subcommands().empty() && !unknown.empty()) {
      fmt::print(stderr, "heptad: There is no command or option \"{}\".\nTry `heptad --help`.\n",
                 unknown.front());
      return kBadInput;
    }
    fmt::print(stderr, "heptad: {}\nTry `heptad --help`.\n", error.what());
    return kBadInput;
  } catch (const std::exception& error) {
    fmt::print(stderr, "heptad: {}\n", error.what());
    return 1;
  }
}

}  // namespace heptad
