// `heptad match`: tournaments between bots.
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bots/match/results_file.h"
#include "bots/net/net.h"
#include "bots/nets.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/match_report.h"
#include "cli/program_player.h"
#include "cli/progress_bar.h"

namespace heptad {
namespace {

struct MatchSettings {
  std::string rules;
  std::vector<std::string> bots;
  int players = 0;
  int deals = 50;
  int threads = 1;
  int ms = 1000;
  std::uint64_t seed = 1;
  std::string results;
  bool alone = false;
  bool json = false;
};

constexpr std::string_view kProgram = "program:";

// "search:iters=2000@my.net" plays with those weights instead of the program's own; "program:./mybot --fast"
// is somebody else's.
Expected<Contestant> read_bot(const Rules& rules, const std::string& name, int ms) {
  if (name.starts_with(kProgram)) return program_contestant(name, name.substr(kProgram.size()), ms);
  const std::size_t at = name.find('@');
  auto bot = parse_bot(std::string_view(name).substr(0, at));
  if (!bot) return std::unexpected(bot.error());
  if (at == std::string::npos) return contestant(name, *bot);
  const auto bytes = read_file(name.substr(at + 1));
  if (!bytes) return std::unexpected(bytes.error());
  const auto* data = reinterpret_cast<const unsigned char*>(bytes->data());
  const auto net = read_net_for(rules, {data, bytes->size()});
  if (!net) return std::unexpected(net.error());
  bot->search.net = std::make_shared<Evaluator>(*net);
  return contestant(name, *bot);
}

Expected<MatchPlan> plan_of(const MatchSettings& settings) {
  const auto rules = parse_rules(settings.rules, settings.players);
  if (!rules) return std::unexpected(rules.error());
  if (const auto game = AnyGame::start(*rules); !game) return std::unexpected(game.error());
  MatchPlan plan{.rules = *rules,
                 .deals = settings.deals,
                 .seed = settings.seed,
                 .threads = settings.threads,
                 .only_first_alone = settings.alone};
  for (const std::string& name : settings.bots) {
    const auto bot = read_bot(*rules, name, settings.ms);
    if (!bot) return std::unexpected(bot.error());
    plan.bots.push_back(*bot);
  }
  return plan;
}

// The games already in the results file, which is opened to take more behind its last whole line.
class ResultsFile {
 public:
  static Expected<ResultsFile> open(const MatchPlan& plan, const std::string& path) {
    ResultsFile file;
    if (path.empty()) return file;
    std::string text;
    if (access(path.c_str(), F_OK) == 0) {
      auto content = read_file(path);
      if (!content) return std::unexpected(content.error());
      text = std::move(*content);
    }
    auto results = read_results(plan, text);
    if (!results) return std::unexpected(results.error());
    text.resize(results->bytes);
    if (text.empty()) text = results_header(plan);
    if (const auto written = write_file(path, text); !written) return std::unexpected(written.error());
    file.stream_.reset(std::fopen(path.c_str(), "ae"));
    if (!file.stream_) return refuse(Code::CannotWrite, "The results file " + path + " cannot be written.");
    file.games_ = std::move(results->games);
    return file;
  }

  std::vector<MatchGame>& games() { return games_; }
  void add(const MatchGame& game) {
    games_.push_back(game);
    if (!stream_) return;
    std::fputs(results_line(game).c_str(), stream_.get());
    std::fflush(stream_.get());
  }

 private:
  struct Close {
    void operator()(std::FILE* stream) const { std::fclose(stream); }
  };
  std::vector<MatchGame> games_;
  std::unique_ptr<std::FILE, Close> stream_;
};

int run_match(const MatchSettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto plan = plan_of(settings);
  if (!plan) return complain(plan.error(), output);
  auto file = ResultsFile::open(*plan, settings.results);
  if (!file) return complain(file.error(), output);
  std::vector<Fixture> done;
  for (const MatchGame& game : file->games()) done.push_back(game.fixture);
  ProgressBar bar("games", done.size(), fixtures(*plan).size());
  play_match(*plan, done, [&](const MatchGame& game) {
    file->add(game);
    if (game.broken_off) {
      clear_progress();
      fmt::print(stderr, "{} lost deal {} in seat {}: {}\n",
                 plan->bots[static_cast<std::size_t>(game.bot_at(game.broken_off->seat))].name,
                 game.fixture.deal, game.broken_off->seat, game.broken_off->why);
    }
    bar.advance();
    return true;
  });
  clear_progress();
  const Standings table = standings(*plan, file->games());
  print_match(*plan, table, output);
  return 0;
}

}  // namespace

void add_match_command(CLI::App& program, ExitCode& exit) {
  auto* command =
      program.add_subcommand("match", "Play tournaments between bots: Elo, win kinds, score sheets");
  auto settings = std::make_shared<MatchSettings>();
  command->add_option("rules", settings->rules, "Rule set")->required();
  command
      ->add_option("bots", settings->bots,
                   "Two or more bots: level:5, greedy, search:iters=2000, search:ms=100@my.net,\n"
                   "or programs of your own: 'program:./mybot --fast' (docs/programs.md)")
      ->required()
      ->expected(2, 32);
  command->add_option("--players", settings->players, "Number of players")->check(CLI::Range(1, 8));
  command->add_option("--deals", settings->deals, "Deals; each is played from every seat")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--threads", settings->threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--ms", settings->ms, "Thinking time a move that programs are told")
      ->check(CLI::Range(1, kLargestNumber))
      ->capture_default_str();
  command->add_option("--seed", settings->seed, "Which deals")->capture_default_str();
  command->add_option("--results", settings->results,
                      "Keep every game in this file, and go on from it when it exists");
  command->add_flag("--alone", settings->alone,
                    "Only the first bot sits alone among copies of the others, not the other way round");
  command->add_flag("--json", settings->json, "For machines");
  command->footer(
      "Every pair of bots meets. With two seats both play each deal from both sides; with more, each sits "
      "alone\n"
      "among copies of the other in every seat. Intervals are 95 % confidence; deals are the unit.");
  command->callback([settings, &exit] { exit.value = run_match(*settings); });
}

}  // namespace heptad
