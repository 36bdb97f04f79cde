// Names and sentences in the player's language, from the files of text/.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "engine/core/refusal.h"
#include "engine/core/rules.h"

namespace heptad {

class Names {
 public:
  // "en" or "zh-Hant"; empty takes the language of the environment.
  static Expected<Names> load(const Rules& rules, std::string_view language);

  const std::string& language() const { return language_; }
  // names("cards", "baths"): the id itself where a language has no name for it.
  std::string operator()(std::string_view group, std::string_view id) const;
  bool has(std::string_view group, std::string_view id) const;
  std::vector<std::string> all(std::string_view group) const;
  // The name of a thing whose kind is not known: a card, a wonder, a token, a divinity…
  std::string any(std::string_view id) const;

  // Why something was refused: English says it exactly, other languages by its code.
  std::string why(const Refusal& refusal) const;

  // A sentence of the terminal with its blanks filled in.
  template <class... Arguments>
  std::string say(std::string_view key, const Arguments&... arguments) const {
    return fmt::format(fmt::runtime((*this)("terminal", key)), arguments...);
  }

 private:
  explicit Names(std::string language) : language_(std::move(language)) {}
  void add(std::string_view file);
  void rename_cards(std::string_view group);

  std::string language_;
  std::map<std::string, std::string, std::less<>> by_key_;  // "cards/baths"
};

}  // namespace heptad
