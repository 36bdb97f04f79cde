// The subcommands of `heptad`. Each adds itself to the program and leaves its exit code behind.
#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace heptad {

// What the shell is told: 0 all well, 1 it failed, 2 the input was bad.
struct ExitCode {
  int value = 0;
};
inline constexpr int kBadInput = 2;

// Of games, deals, steps: more than anybody waits for.
inline constexpr int kLargestNumber = 1'000'000'000;

void add_engine_command(CLI::App& program, ExitCode& exit);
void add_replay_command(CLI::App& program, ExitCode& exit);
void add_review_command(CLI::App& program, ExitCode& exit);
void add_cards_command(CLI::App& program, ExitCode& exit);
void add_bench_command(CLI::App& program, ExitCode& exit);
void add_perft_command(CLI::App& program, ExitCode& exit);
void add_play_command(CLI::App& program, ExitCode& exit);
void add_serve_command(CLI::App& program, ExitCode& exit);
void add_admin_command(CLI::App& program, ExitCode& exit);
void add_match_command(CLI::App& program, ExitCode& exit);
void add_train_command(CLI::App& program, ExitCode& exit);

// Runs the whole program.
int run_heptad(int argc, const char* const* argv);

}  // namespace heptad
