#include <memory>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bots/review_json.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/names.h"
#include "cli/progress_bar.h"
#include "cli/terminal/review_report.h"

namespace heptad {
namespace {

struct ReviewSettings {
  std::string file;
  std::string language;
  int level = kReviewLevel;
  int iterations = 0;
  std::uint64_t seed = 0;
  bool json = false;
};

Expected<void> judge_all(Review& review, const Names& names) {
  ProgressBar bar(names.say("review-progress"), 0, review.moves().size());
  while (!review.done()) {
    if (auto judged = review.step(); !judged) return judged;
    bar.advance();
  }
  clear_progress();
  return {};
}

int review_file(const ReviewSettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto text = read_file(settings.file);
  if (!text) return complain(text.error(), output);
  auto read = read_record(*text);
  if (!read) return complain(read.error(), settings.file, output);
  const auto names = Names::load(read->record.rules, settings.language);
  if (!names) return complain(names.error(), output);
  Review review(std::move(read->record), {.kind = BotKind::Level, .level = settings.level},
                {.iterations = settings.iterations, .seed = settings.seed});
  if (const auto judged = judge_all(review, *names); !judged) return complain(judged.error(), output);
  if (!settings.json) {
    fmt::print("{}", review_report(review, *names, Paint::for_stdout()));
    return 0;
  }
  JsonWriter json;
  write_review(json.begin_object().field("ok", true), review);
  fmt::print("{}\n", json.end_object().text());
  return 0;
}

}  // namespace

void add_review_command(CLI::App& program, ExitCode& exit) {
  auto* command =
      program.add_subcommand("review", "Look at a game again: chances, better moves, turning points");
  auto settings = std::make_shared<ReviewSettings>();
  command->add_option("file", settings->file, "A .play file, or - for standard input")->required();
  command->add_option("--level", settings->level, "How long each decision is thought about")
      ->check(CLI::Range(1, kLevels))
      ->capture_default_str();
  command
      ->add_option("--iters", settings->iterations,
                   "Iterations of the search a decision, instead of a level's")
      ->check(CLI::Range(1, kLargestNumber));
  command->add_option("--seed", settings->seed, "Luck of the search")->capture_default_str();
  command->add_option("--lang", settings->language, "en or zh-Hant");
  command->add_flag("--json", settings->json, "For machines");
  command->footer(
      "Every decision is judged by what its seat could know then. The same level, seed and record give the\n"
      "same review; only level 8 thinks by the clock.");
  command->callback([settings, &exit] { exit.value = review_file(*settings); });
}

}  // namespace heptad
