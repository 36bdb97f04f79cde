#include <CLI/CLI.hpp>
#include "cli/commands.h"
namespace heptad {
void add_cards_command(CLI::App&, ExitCode&) {}
void add_play_command(CLI::App&, ExitCode&) {}
}  // namespace heptad
