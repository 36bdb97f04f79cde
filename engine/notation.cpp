#include "engine/notation.h"

#include "engine/core/number.h"

namespace heptad {

Expected<Words> Words::split(std::string_view text) {
  if (text.empty()) return refuse(Code::BadAction, "The action is empty.", 1);
  if (text.size() > kMaxActionText) {
    return refuse(Code::BadAction, "The action is longer than any action can be.",
                  static_cast<int>(kMaxActionText));
  }
  Words words;
  std::size_t start = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const int column = static_cast<int>(i) + 1;
    if (i == text.size() || text[i] == ' ') {
      if (i == start)
        return refuse(Code::BadAction, "A word is missing: words are separated by one space.", column);
      words.words_.push_back({text.substr(start, i - start), static_cast<int>(start) + 1});
      start = i + 1;
      continue;
    }
    const char c = text[i];
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == ':' || c == '?';
    if (!plain)
      return refuse(Code::BadAction,
                    "Only lower-case letters, digits, \"-\", \":\" and \"?\" stand in an action.", column);
  }
  words.end_column_ = static_cast<int>(text.size()) + 1;
  return words;
}

Expected<void> Words::expect_arguments(std::size_t count, std::string_view form) const {
  if (size() == count + 1) return {};
  const int column = size() > count + 1 ? words_[count + 1].column : end_column_;
  return refuse(Code::BadAction, "This action is written: " + std::string(form) + ".", column);
}

Expected<int> Words::number(std::size_t i, int limit, std::string_view what) const {
  const auto& [text, column] = words_[i];
  const auto value = number_in<int>(text);
  // One number has one spelling: "00" and "-0" would not be written back as they were read.
  const bool plain = text.front() != '-' && (text.front() != '0' || text.size() == 1);
  if (!value || !plain || *value >= limit) {
    return refuse(Code::BadAction,
                  std::string(what) + " is a number from 0 to " + std::to_string(limit - 1) + ", not \"" +
                      std::string(text) + "\".",
                  column);
  }
  return *value;
}

std::unexpected<Refusal> Words::unknown(std::size_t i, Code code) const {
  constexpr std::string_view kUnknown = "unknown-";
  const std::string_view what = name(code).substr(kUnknown.size());
  return refuse(code, "There is no " + std::string(what) + " \"" + std::string(words_[i].text) + "\".",
                words_[i].column);
}

}  // namespace heptad
