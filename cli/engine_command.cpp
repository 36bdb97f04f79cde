#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/engine_session.h"

namespace heptad {

void add_engine_command(CLI::App& program, ExitCode&) {
  auto* command = program.add_subcommand("engine", "Speak the JSON line protocol on stdin and stdout");
  command->footer(
      "One JSON object a line in, one answer a line out; errors are answers. {\"cmd\":\"help\"} lists the "
      "commands;\n"
      "docs/cli.md explains them, docs/refusals.md every code, docs/view.md every field. Example:\n"
      "  {\"cmd\":\"new\",\"rules\":\"duel\",\"players\":2,\"seed\":7}");
  command->callback([] {
    std::ios::sync_with_stdio(false);
    EngineSession session;
    for (std::string line; !session.ended() && std::getline(std::cin, line);) {
      std::cout << session.answer(line) << '\n' << std::flush;
    }
  });
}

}  // namespace heptad
