#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/bench.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/progress_bar.h"
#include "engine/core/json_writer.h"
#include "engine/game.h"

namespace heptad {
namespace {

struct BenchSettings {
  std::string rules;
  int players = 0;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  bool json = false;
  bool sample = false;
};

void write_measured(JsonWriter& json, std::string_view key, const Measured& measured) {
  json.key(key).begin_object().field("mean", measured.mean).field("sigma", measured.sigma).end_object();
}

void write_json(JsonWriter& json, const Rules& rules, const BenchResult& result) {
  json.key(rules_name(rules)).begin_object();
  json.field("games_per_second", static_cast<std::int64_t>(result.games_per_second()));
  json.field("decisions_per_second", static_cast<std::int64_t>(result.decisions_per_second()));
  json.field("state_bytes", static_cast<std::int64_t>(result.state_bytes));
  json.field("signature", fmt::format("{:016x}", result.signature));
  json.field("players", rules.players).field("games", static_cast<std::int64_t>(result.games));
  json.field("sampled", !result.options_per_decision);
  write_measured(json, "decisions_per_game", result.decisions_per_game);
  if (result.options_per_decision) {
    write_measured(json, "options_per_decision", *result.options_per_decision);
  }
  json.key("wins").begin_object();
  for (std::size_t how = 0; how < result.wins.size(); ++how) {
    if (result.wins[how] != 0) {
      write_measured(json, kVictoryNames[how], result.share(static_cast<Victory>(how)));
    }
  }
  json.end_object().end_object();
}

void print_human(const Rules& rules, const BenchResult& result) {
  fmt::print("{}, {} players, {} {} games on one core, {:.2f} s\n", rules_name(rules), rules.players,
             result.games, result.options_per_decision ? "random" : "sampled", result.seconds);
  fmt::print("  games per second      {:>12.0f}\n", result.games_per_second());
  fmt::print("  decisions per second  {:>12.0f}\n", result.decisions_per_second());
  fmt::print("  bytes a state         {:>12}\n", result.state_bytes);
  fmt::print("  signature             {:016x}\n", result.signature);
  fmt::print("  decisions a game      {:>12.3f} ± {:.3f}\n", result.decisions_per_game.mean,
             result.decisions_per_game.sigma);
  if (const auto& options = result.options_per_decision) {
    fmt::print("  options a decision    {:>12.4f} ± {:.4f}\n", options->mean, options->sigma);
  }
  for (std::size_t how = 0; how < result.wins.size(); ++how) {
    if (result.wins[how] == 0) continue;
    const Measured share = result.share(static_cast<Victory>(how));
    fmt::print("  won {:<17} {:>12.3f} % ± {:.3f} %\n", kVictoryNames[how], share.mean * 100,
               share.sigma * 100);
  }
}

// The rule sets asked for; all that can be played so when none is named.
Expected<std::vector<Rules>> chosen(const BenchSettings& settings) {
  if (!settings.rules.empty()) {
    const auto rules = parse_rules(settings.rules, settings.players);
    if (!rules) return std::unexpected(rules.error());
    return std::vector{*rules};
  }
  std::vector<Rules> all;
  for (const std::string& name : known_rule_sets()) {
    const auto rules = parse_rules(name);
    if (rules && AnyGame::start(*rules) && (!settings.sample || can_sample(*rules))) all.push_back(*rules);
  }
  return all;
}

int bench_all(const BenchSettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto rule_sets = chosen(settings);
  if (!rule_sets) return complain(rule_sets.error(), output);
  JsonWriter json;
  json.begin_object();
  for (const Rules& rules : *rule_sets) {
    BenchPlan plan{.seed = settings.seed};
    if (settings.sample) plan.choosing = Choosing::Sampled;
    if (settings.games > 0) plan.games = settings.games;
    plan.progress = [&](double done) { draw_progress(done, rules_name(rules)); };
    const auto result = run_bench(rules, plan);
    clear_progress();
    if (!result) return complain(result.error(), output);
    settings.json ? write_json(json, rules, *result) : print_human(rules, *result);
  }
  if (settings.json) fmt::print("{}\n", json.end_object().text());
  return 0;
}

}  // namespace

void add_bench_command(CLI::App& program, ExitCode& exit) {
  auto* command =
      program.add_subcommand("bench", "Play random games and measure speed, fingerprint and signature");
  auto settings = std::make_shared<BenchSettings>();
  command->add_option("rules", settings->rules, "Rule set; all of them when left out");
  command->add_option("--players", settings->players, "Number of players")->check(CLI::Range(1, 8));
  command->add_option("--games", settings->games, "How many games; as many as fit into 2 s when left out")
      ->check(CLI::Range(1, kLargestNumber));
  command->add_option("--seed", settings->seed, "Which games: the signature does not depend on it");
  command->add_flag("--sample", settings->sample,
                    "Draw actions the game's quick way instead of listing them");
  command->add_flag("--json", settings->json, "For machines");
  command->footer(
      "Every decision is chosen uniformly from the full legal list, unless --sample asks for the way that "
      "the\n"
      "bots' play-outs use: a card, then something to do with it. Times are processor time of one thread.\n"
      "The signature hashes 1000 fixed games: it changes when, and only when, play changes.");
  command->callback([settings, &exit] { exit.value = bench_all(*settings); });
}

}  // namespace heptad
