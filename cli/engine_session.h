// The line protocol: one JSON object a line in, one answer a line out. Errors are answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "cli/local_game.h"

namespace heptad {

class EngineSession {
 public:
  // Never fails: whatever the line holds, the answer is one JSON object without a line end.
  std::string answer(std::string_view line);

 private:
  using Answer = Expected<std::string>;

  Answer dispatch(const boost::json::object& request);
  Answer start(const boost::json::object& request);
  Answer act(const boost::json::object& request);
  Answer legal(const boost::json::object& request) const;
  Answer view(const boost::json::object& request) const;
  Answer state() const;
  Answer score() const;
  Answer record() const;
  Answer load(const boost::json::object& request);
  Answer undo();
  Answer bot(const boost::json::object& request) const;

  std::optional<LocalGame> play_;
};

}  // namespace heptad
