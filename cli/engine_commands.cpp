// What the line protocol can be asked, one row a command, and who asks for what there is not.
#include <algorithm>
#include <array>

#include <boost/json/value.hpp>

#include "cli/engine_session.h"
#include "cli/request.h"
#include "engine/core/json_writer.h"
#include "engine/rules_json.h"
#include "server/version.h"

namespace heptad {
namespace {

constexpr std::string_view kPage = "docs/cli.md";

template <std::size_t N>
using Fields = std::array<std::string_view, N>;

constexpr Fields<5> kNewFields = {"rules", "players", "options", "seed", "nature"};
constexpr Fields<1> kLoadFields = {"record"};
constexpr Fields<2> kActFields = {"seat", "action"};
constexpr Fields<2> kLegalFields = {"seat", "explain"};
constexpr Fields<1> kViewFields = {"seat"};
constexpr Fields<4> kReviewFields = {"level", "ms", "iters", "seed"};
constexpr Fields<7> kBotFields = {"seat", "level", "bot", "ms", "iters", "seed", "explain"};

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (const auto word : words) list += (list.empty() ? "" : ", ") + std::string(word);
  return list;
}

}  // namespace

const std::span<const EngineSession::Command> EngineSession::kCommands = [] {
  using enum Command::Game;
  using Self = EngineSession;
  static constexpr auto kRows = std::to_array<Command>({
      {"hello", {}, NotNeeded, &Self::hello, "who answers: name, version and the rule sets"},
      {"help", {}, NotNeeded, &Self::help, "this list"},
      {"new", kNewFields, NotNeeded, &Self::start,
       "begins a game, with a seed or with \"nature\":\"manual\""},
      {"load", kLoadFields, NotNeeded, &Self::load, "goes on with a recorded game"},
      {"act", kActFields, Needed, &Self::act, "a seat or nature acts"},
      {"legal", kLegalFields, Needed, &Self::legal, "what a seat may do, or what nature is to decide"},
      {"view", kViewFields, Needed, &Self::view,
       "the position as a seat or, without one, a spectator knows it"},
      {"state", {}, Needed, &Self::state, "the whole position"},
      {"score", {}, Needed, &Self::score, "the score sheets, as if the game ended now"},
      {"record", {}, Needed, &Self::record, "the game as text"},
      {"undo", {}, Needed, &Self::undo, "takes back the last action"},
      {"bot", kBotFields, Needed, &Self::bot, "what a bot would do"},
      {"review", kReviewFields, Needed, &Self::review,
       "the game looked at again: chances, better moves, turning points"},
      {"quit", {}, NotNeeded, &Self::quit, "ends"},
  });
  return std::span<const Command>(kRows);
}();

std::string EngineSession::names_of_commands() {
  std::vector<std::string_view> names;
  for (const Command& command : kCommands) names.push_back(command.name);
  return listed(names);
}

Expected<const EngineSession::Command*> EngineSession::command_of(const Request& request) {
  const auto name = required_text(request, "cmd");
  if (!name) return refuse(Code::BadRequest, name.error().message + " Known: " + names_of_commands() + ".");
  const auto command = std::ranges::find(kCommands, *name, &Command::name);
  if (command == kCommands.end()) {
    return refuse(Code::UnknownCommand,
                  "There is no command \"" + std::string(*name) + "\". Known: " + names_of_commands() + ".");
  }
  for (const auto& field : request) {
    const std::string_view key = field.key();
    if (key == "cmd" || std::ranges::find(command->fields, key) != command->fields.end()) continue;
    const std::string known =
        command->fields.empty() ? "It has none." : "It has " + listed(command->fields) + ".";
    return refuse(Code::BadRequest,
                  "\"" + std::string(*name) + "\" has no field \"" + std::string(key) + "\". " + known);
  }
  return &*command;
}

EngineSession::Answer EngineSession::dispatch(const Request& request) {
  const auto command = command_of(request);
  if (!command) return std::unexpected(command.error());
  if ((*command)->game == Command::Game::Needed && !table_) {
    return refuse(Code::NoGame, "No game has begun: send new or load first.");
  }
  return (this->*(*command)->run)(request);
}

EngineSession::Answer EngineSession::hello(const Request&) {
  JsonWriter out;
  out.begin_object().field("ok", true).field("name", "Heptad").field("version", kVersion);
  write_rule_sets(out.key("rules"));
  return out.end_object().take();
}

EngineSession::Answer EngineSession::help(const Request&) {
  JsonWriter out;
  out.begin_object().field("ok", true).key("commands").begin_array();
  for (const Command& command : kCommands) {
    out.begin_object().field("cmd", command.name).key("fields").begin_array();
    for (const auto field : command.fields) out.value(field);
    out.end_array().field("help", command.help).end_object();
  }
  return out.end_array().field("page", kPage).end_object().take();
}

EngineSession::Answer EngineSession::quit(const Request&) {
  ended_ = true;
  return JsonWriter().begin_object().field("ok", true).end_object().take();
}

}  // namespace heptad
