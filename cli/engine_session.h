// The line protocol: one JSON object a line in, one answer a line out. Errors are answers.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "table/local_table.h"

namespace heptad {

class EngineSession {
 public:
  // Never fails: whatever the line holds, the answer is one JSON object without a line end.
  std::string answer(std::string_view line);
  // It was told to quit.
  bool ended() const { return ended_; }

 private:
  using Request = boost::json::object;
  using Answer = Expected<std::string>;

  struct Command {
    std::string_view name;
    std::span<const std::string_view> fields;  // that a request may have besides "cmd"
    enum class Game : std::uint8_t { NotNeeded, Needed } game;
    Answer (EngineSession::*run)(const Request& request);
    std::string_view help;
  };
  static const std::span<const Command> kCommands;

  static Expected<const Command*> command_of(const Request& request);
  static std::string names_of_commands();

  Answer dispatch(const Request& request);
  Answer hello(const Request& request);
  Answer help(const Request& request);
  Answer start(const Request& request);
  Answer act(const Request& request);
  Answer legal(const Request& request);
  Answer view(const Request& request);
  Answer state(const Request& request);
  Answer score(const Request& request);
  Answer record(const Request& request);
  Answer load(const Request& request);
  Answer undo(const Request& request);
  Answer bot(const Request& request);
  Answer review(const Request& request);
  Answer quit(const Request& request);

  std::optional<LocalTable> table_;
  bool ended_ = false;
};

}  // namespace heptad
