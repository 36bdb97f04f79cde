#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/names.h"
#include "cli/terminal/score_sheet.h"
#include "engine/core/json_writer.h"
#include "engine/outcome_json.h"
#include "engine/replay.h"
#include "table/deal.h"

namespace heptad {
namespace {

struct ReplaySettings {
  std::string file;
  std::string language;
  std::optional<std::string> deal;  // the hash promised
  std::vector<std::string> nonces;  // that were shown at the start
  int step = -1;
  bool json = false;
  bool annotate = false;
};

void print_json(const Record& record, const AnyGame& game, std::size_t step) {
  JsonWriter json;
  json.begin_object().field("ok", true).field("rules", rules_name(record.rules));
  json.field("players", record.rules.players);
  json.field("actions", static_cast<std::int64_t>(record.log.size()))
      .field("step", static_cast<std::int64_t>(step));
  write_outcome(json, record.rules, game.outcome());
  json.key("state").raw(game.json()).end_object();
  fmt::print("{}\n", json.text());
}

int replay_file(const ReplaySettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto text = read_file(settings.file);
  if (!text) return complain(text.error(), output);
  const auto read = read_record(*text);
  if (!read) return complain(read.error(), settings.file, output);
  const Record& record = read->record;
  if (settings.deal) {
    const auto promised = digest_from_hex(*settings.deal);
    if (!promised) return complain({Code::BadHash, "A seed's hash has 64 hex digits."}, output);
    if (const auto dealt = check_deal(record, *promised); !dealt) return complain(dealt.error(), output);
    for (const auto& nonce : settings.nonces) {
      if (std::ranges::find(record.nonces, nonce) == record.nonces.end())
        return complain({Code::NoNonce, fmt::format("The record does not have the nonce {}.", nonce)},
                        output);
    }
  }
  const std::size_t actions = record.log.size();
  const std::size_t step = settings.step < 0 ? actions : static_cast<std::size_t>(settings.step);
  if (step > actions) {
    return complain({Code::BadStep,
                     fmt::format("{} has {} actions, so there is no step {}.", settings.file, actions, step)},
                    output);
  }
  const AnyGame game = position_after(record.rules, std::span(record.log).first(step));
  if (settings.json) {
    print_json(record, game, step);
    return 0;
  }
  if (settings.annotate) {
    fmt::print("{}", annotated_record(record));
    return 0;
  }
  const auto names = Names::load(record.rules, settings.language);
  if (!names) return complain(names.error(), output);
  fmt::print("{}\n", names->say("replayed", rules_name(record.rules), step, actions));
  if (settings.deal) fmt::print("{}\n", names->say("dealt"));
  fmt::print("\n");
  fmt::print("{}", score_sheet(game, record.sitters, *names, Paint::for_stdout()));
  return 0;
}

}  // namespace

void add_replay_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("replay", "Check a record and print its score sheet");
  auto settings = std::make_shared<ReplaySettings>();
  command->add_option("file", settings->file, "A .play file, or - for standard input")->required();
  command->add_option("--step", settings->step, "Stop after this many actions, luck included")
      ->check(CLI::Range(0, kLargestNumber));
  command->add_option("--deal", settings->deal,
                      "The seed's hash shown at the start: checks that every draw follows from the seed");
  command->add_option("--nonce", settings->nonces,
                      "With --deal: a nonce shown at the start, which the record must have; may be repeated");
  command->add_option("--lang", settings->language, "en or zh-Hant");
  command->add_flag("--json", settings->json, "For machines, with the whole position");
  command->add_flag("--annotate", settings->annotate,
                    "Print the record again, its score sheet added as comments");
  command->footer("A record with an illegal move is refused: line, move and reason on stderr, exit code 2.");
  command->callback([settings, &exit] { exit.value = replay_file(*settings); });
}

}  // namespace heptad
