// The printed facts of a rule set as the terminal needs them: costs and effects in words.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "cli/names.h"
#include "engine/core/rules.h"

namespace heptad {

enum class Wording { Full, Short };

class Catalogue {
 public:
  explicit Catalogue(const Rules& rules);

  const boost::json::object& json() const { return json_.get_object(); }
  // Any component by id; null when there is none.
  const boost::json::object* find(std::string_view id) const;
  std::string_view colour(std::string_view card) const;

 private:
  boost::json::value json_;
  std::map<std::string_view, const boost::json::object*> by_id_;
};

// "1 wood, 2 stone, 3 coins", or "W S2 3¢" when short.
std::string cost_text(const Names& names, const boost::json::object& component, Wording wording);
// What each effect does, in one line.
std::string effects_text(const Names& names, const boost::json::object& component, Wording wording);

}  // namespace heptad
