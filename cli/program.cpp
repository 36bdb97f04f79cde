#include <cstdio>
#include <exception>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bots/nets.h"
#include "cli/commands.h"
#include "cli/complain.h"

namespace heptad {
namespace {

int complain_of_arguments(const CLI::App& program, const std::string& what) {
  const auto commands = program.get_subcommands();
  const auto unknown = program.remaining();
  const int exit = commands.empty() && !unknown.empty()
                       ? complain({Code::UnknownCommand,
                                   fmt::format("There is no command or option \"{}\".", unknown.front())})
                       : complain({Code::BadArguments, what + "."});
  fmt::print(stderr, "Try `heptad{} --help`.\n", commands.empty() ? "" : " " + commands.front()->get_name());
  return exit;
}

}  // namespace

int run_heptad(int argc, const char* const* argv) {
  if (const auto fit = check_trained_nets(); !fit) return complain(fit.error());
  CLI::App program("Heptad: the 7 Wonders family on one engine", "heptad");
  program.set_version_flag("--version", "heptad " HEPTAD_VERSION);
  program.require_subcommand(1);
  ExitCode exit;
  add_play_command(program, exit);
  add_serve_command(program, exit);
  add_admin_command(program, exit);
  add_cards_command(program, exit);
  add_replay_command(program, exit);
  add_review_command(program, exit);
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
    return complain_of_arguments(program, error.what());
  } catch (const std::exception& error) {
    fmt::print(stderr, "heptad: {}\n", error.what());
    return 1;
  }
}

}  // namespace heptad
