// `heptad train`: fits the bots' evaluation to games they play against themselves.
#include <memory>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bots/nets.h"
#include "bots/train/train.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"

namespace heptad {
namespace {

struct TrainSettings {
  std::string rules;
  std::string from;
  std::string to;
  std::string exploit;
  int generations = 1;
  TrainingPlan plan;
};

// Nothing when no file is named.
Expected<std::unique_ptr<NetWeights>> read_weights(const Rules& rules, const std::string& file) {
  if (file.empty()) return nullptr;
  const auto bytes = read_file(file);
  if (!bytes) return std::unexpected(bytes.error());
  const auto* data = reinterpret_cast<const unsigned char*>(bytes->data());
  auto read = read_net_for(rules, {data, bytes->size()});
  if (!read) return std::unexpected(read.error());
  return std::make_unique<NetWeights>(std::move(*read));
}

int train(const TrainSettings& settings) {
  const auto rules = parse_rules(settings.rules);
  if (!rules) return complain(rules.error());
  const auto net = read_weights(*rules, settings.from);
  if (!net) return complain(net.error());
  const auto target = read_weights(*rules, settings.exploit);
  if (!target) return complain(target.error());
  Training training(*rules, settings.plan, net->get(), target->get());
  for (int i = 0; i < settings.generations; ++i) {
    const Generation generation = training.next();
    fmt::print("generation {}: {} samples, value loss {:.4f}, choice loss {:.4f}\n", generation.number,
               generation.samples, generation.value_loss, generation.choice_loss);
    std::fflush(stdout);
    if (const auto written = write_file(settings.to, write_net(training.net())); !written) {
      return complain(written.error());
    }
  }
  return 0;
}

}  // namespace

void add_train_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("train", "Train the bots' evaluation by self-play");
  auto settings = std::make_shared<TrainSettings>();
  TrainingPlan& plan = settings->plan;
  command->add_option("rules", settings->rules, "Rule set")->required();
  command->add_option("--from", settings->from, "Weights to go on from; from nothing when left out");
  command->add_option("--to", settings->to, "Where the weights go, after every generation")->required();
  command->add_option("--exploit", settings->exploit,
                      "Learn to beat these weights, which stay as they are, and nobody else");
  command->add_option("--generations", settings->generations)
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--games", plan.games, "Games of self-play a generation")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--window", plan.window, "Samples learned from at a time")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--passes", plan.passes, "Times each is learned a generation")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--rate", plan.rate, "Learning rate")->capture_default_str();
  command
      ->add_option(
          "--pace", plan.pace,
          "How many times as fast learns what is new to a net: Duel's race for science, modules of 7 Wonders")
      ->check(CLI::Range(0.0, 1000.0))
      ->capture_default_str();
  command->add_option("--trust", plan.trust_in_search, "How much of the value taught is the search's")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  command->add_option("--long", plan.self_play.long_iterations, "Iterations of a long search")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--short", plan.self_play.short_iterations, "Iterations of a short search")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--share", plan.self_play.long_share, "How many decisions are searched long")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  command->add_option("--threads", plan.threads)->check(CLI::Range(1, 64))->capture_default_str();
  command->add_option("--seed", plan.seed)->capture_default_str();
  command->callback([settings, &exit] { exit.value = train(*settings); });
}

}  // namespace heptad
