#include <unistd.h>

#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bots/spec.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/play.h"

namespace heptad {
namespace {

constexpr const char* kUsualBot = "level:4";

struct PlaySettings {
  std::string rules = "duel";
  int players = 0;
  std::vector<std::string> seats;
  std::vector<std::string> options;
  std::uint64_t seed = 0;
  bool seed_given = false;
  std::string language;
  std::string save;
  std::string resume;
};

Expected<std::vector<Sitter>> sitters_of(const PlaySettings& settings, const Names& names, int players) {
  std::vector<Sitter> sitters;
  for (const std::string& seat : settings.seats) {
    if (!seat.starts_with("bot:")) {
      sitters.push_back({Sitter::Kind::Person, seat});
      continue;
    }
    const std::string bot = seat.substr(4);
    if (const auto known = parse_bot(bot); !known) return std::unexpected(known.error());
    sitters.push_back({Sitter::Kind::Bot, bot});
  }
  if (static_cast<int>(sitters.size()) > players) {
    return refuse(Code::UnknownSeat, fmt::format("{} seats are named, {} play.", sitters.size(), players));
  }
  if (sitters.empty()) sitters.push_back({Sitter::Kind::Person, names.say("you")});
  while (static_cast<int>(sitters.size()) < players) sitters.push_back({Sitter::Kind::Bot, kUsualBot});
  return sitters;
}

Expected<Rules> rules_of(const PlaySettings& settings) {
  auto rules = parse_rules(settings.rules, settings.players);
  if (!rules) return rules;
  for (const std::string& option : settings.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      return refuse(Code::BadOption, "An option is written key=value, not " + option + ".");
    set_option(*rules, option.substr(0, equals), option.substr(equals + 1));
  }
  return rules;
}

Expected<LocalTable> resumed(const PlaySettings& settings, std::uint64_t seed) {
  const auto text = read_file(settings.resume);
  if (!text) return std::unexpected(text.error());
  auto replay = read_record(*text);
  if (!replay) return refuse(replay.error().reason.code, settings.resume + ": " + replay.error().sentence());
  return LocalTable::resume(std::move(replay->record), seed);
}

Expected<LocalTable> begun(const PlaySettings& settings, std::uint64_t seed) {
  const auto rules = rules_of(settings);
  if (!rules) return std::unexpected(rules.error());
  auto table = LocalTable::open(*rules, seed);
  if (!table) return table;
  const auto names = Names::load(*rules, settings.language);
  if (!names) return std::unexpected(names.error());
  auto sitters = sitters_of(settings, *names, rules->players);
  if (!sitters) return std::unexpected(sitters.error());
  table->name_seats(std::move(*sitters));
  return table;
}

int play(const PlaySettings& settings) {
  const std::uint64_t seed = settings.seed_given ? settings.seed : std::random_device{}();
  auto table = settings.resume.empty() ? begun(settings, seed) : resumed(settings, seed);
  if (!table) return complain(table.error());
  auto names = Names::load(table->position().rules(), settings.language);
  if (!names) return complain(names.error());
  std::string path = !settings.save.empty() ? settings.save : settings.resume;
  const auto& sitters = table->sitters();
  const bool people =
      !std::ranges::all_of(sitters, [](const Sitter& s) { return s.kind == Sitter::Kind::Bot; });
  if (path.empty() && people) path = fmt::format("heptad-{}.play", table->seed().value_or("game"));
  const auto screen = isatty(STDOUT_FILENO) != 0 ? Console::Screen::Clears : Console::Screen::Scrolls;
  TerminalGame terminal(std::move(*table), std::move(*names),
                        {std::cin, std::cout, Paint::for_stdout(), screen}, path);
  const auto done = terminal.run();
  return done ? 0 : complain(done.error());
}

}  // namespace

void add_play_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("play", "Play in the terminal, against people or bots");
  auto settings = std::make_shared<PlaySettings>();
  command->add_option("rules", settings->rules, "Rule set")->capture_default_str();
  command->add_option("--players", settings->players, "Number of players")->check(CLI::Range(1, 8));
  command
      ->add_option("--seats", settings->seats,
                   "Who sits where: names, bot:level:1 to bot:level:8, bot:greedy, bot:random")
      ->delimiter(',');
  command->add_option("--option", settings->options, "An option of the rules, key=value");
  auto* seed =
      command->add_option("--seed", settings->seed, "The dice; another game each time when left out");
  command->add_option("--lang", settings->language, "en or zh-Hant");
  command->add_option("--save", settings->save, "Where the record goes");
  command->add_option("--resume", settings->resume, "Go on with this record");
  command->footer(
      "The screen needs 100 columns and 40 lines. Two people on one keyboard: --seats Ann,Bob\n"
      "A game without people plays itself: --seats bot:greedy,bot:random --seed 7 --save game.play");
  command->callback([settings, seed, &exit] {
    settings->seed_given = seed->count() > 0;
    exit.value = play(*settings);
  });
}

}  // namespace heptad
