// Duel's actions as text, both ways.
#include "engine/core/number.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

using notation::Form;
using notation::Part;

// Three backs of Age III have a word of their own.
std::string_view word_of(const State& state, const Form& form) {
  const bool specials = form.kind == static_cast<int>(ActionKind::DealSpecials);
  return specials ? moments::special_backs(state).word : form.word;
}

std::string shape(const State& state, const Form& form) {
  std::string shape(word_of(state, form));
  for (const Part* part : form.parts) {
    if (part != nullptr) shape.append(" ").append(part->placeholder);
  }
  return shape;
}

class Reader {
 public:
  Reader(const State& state, const Form& form, const Words& words)
      : state_(state), form_(form), words_(words) {}

  Expected<Action> action() {
    action_.kind = form_.kind;
    for (const Part* part : form_.parts) {
      if (part == nullptr) break;
      if (auto fit = take(*part); !fit) return std::unexpected(fit.error());
    }
    if (next_ < words_.size()) return std::unexpected(misshapen().error());
    return action_;
  }

 private:
  Expected<void> take(const Part& part) {
    switch (part.takes) {
      case Part::Takes::Word: return word(part);
      case Part::Takes::Keyword: return keyword(part);
      case Part::Takes::Rest: return rest(part);
      case Part::Takes::Set: return set(part);
    }
    return misshapen();
  }

  Expected<void> word(const Part& part) {
    if (next_ == words_.size()) return misshapen();
    const auto value = part.read(words_, next_++);
    if (!value) return std::unexpected(value.error());
    action_.arg[arguments_++] = static_cast<std::uint8_t>(*value);
    return {};
  }

  Expected<void> keyword(const Part& part) {
    if (next_ == words_.size() || words_[next_].text != part.keyword) return misshapen();
    ++next_;
    return {};
  }

  Expected<void> rest(const Part& part) {
    const std::size_t count = words_.size() - next_;
    if (count == 0 || count >= action_.arg.size()) return misshapen();
    action_.arg[arguments_++] = static_cast<std::uint8_t>(count);
    while (next_ < words_.size()) {
      if (auto fit = word(part); !fit) return fit;
    }
    return {};
  }

  Expected<void> set(const Part& part) {
    if (next_ == words_.size()) return {};
    if (auto fit = keyword(part); !fit) return fit;
    if (next_ == words_.size()) {
      --next_;
      return misshapen();
    }
    unsigned members = 0;
    for (; next_ < words_.size(); ++next_) {
      const auto value = part.read(words_, next_);
      if (!value) return std::unexpected(value.error());
      if (members >> *value != 0) {
        return refuse(Code::BadAction,
                      "Each " + std::string(part.keyword) + " stands once, the smallest first.",
                      words_[next_].column);
      }
      members |= 1U << *value;
    }
    action_.arg[arguments_++] = static_cast<std::uint8_t>(members);
    return {};
  }

  Expected<void> misshapen() const {
    const int column = next_ < words_.size() ? words_[next_].column : words_.end_column();
    return refuse(Code::BadAction, "This action is written: " + shape(state_, form_) + ".", column);
  }

  const State& state_;
  const Form& form_;
  const Words& words_;
  Action action_;
  std::size_t next_ = 1;
  int arguments_ = 0;
};

ActionParts::Named named(const Part& part, int value) {
  std::string key(part.placeholder);
  for (char& c : key) c = static_cast<char>(c - 'A' + 'a');
  std::string text = part.written(value);
  if (const auto number = number_in<int>(text)) return {std::move(key), *number};
  return {std::move(key), std::move(text)};
}

}  // namespace

Expected<Action> Duel::parse(const State& state, std::string_view text) {
  const auto words = Words::split(text);
  if (!words) return std::unexpected(words.error());
  for (const Form& form : moments::forms(state)) {
    if (word_of(state, form) == (*words)[0].text) return Reader(state, form, *words).action();
  }
  return words->unknown(0, Code::UnknownAction);
}

std::string Duel::text(const State& state, const Action& action) {
  const Form& form = moments::kForms[action.kind];
  std::string text(word_of(state, form));
  int next = 0;
  for (const Part* part : form.parts) {
    if (part == nullptr) break;
    const auto add = [&](int value) { text.append(" ").append(part->written(value)); };
    switch (part->takes) {
      case Part::Takes::Word: add(action.arg[next++]); break;
      case Part::Takes::Keyword: text.append(" ").append(part->keyword); break;
      case Part::Takes::Rest:
        for (int count = action.arg[next++]; count > 0; --count) add(action.arg[next++]);
        break;
      case Part::Takes::Set:
        if (action.arg[next] != 0) text.append(" ").append(part->keyword);
        for_each_bit(action.arg[next++], add);
        break;
    }
  }
  return text;
}

// The same parts under the names of their placeholders: {"card", "baths"}, {"slot", 3}.
ActionParts Duel::parts(const State& state, Seat, const Action& action) {
  const Form& form = moments::kForms[action.kind];
  ActionParts parts{.verb = word_of(state, form)};
  int next = 0;
  for (const Part* part : form.parts) {
    if (part == nullptr) break;
    switch (part->takes) {
      case Part::Takes::Word: parts.named.push_back(named(*part, action.arg[next++])); break;
      case Part::Takes::Keyword: break;
      case Part::Takes::Rest: return parts;  // nature's, which are in no list
      case Part::Takes::Set: {
        std::vector<int> numbers;
        for_each_bit(action.arg[next++],
                     [&](int value) { numbers.push_back(number_in<int>(part->written(value)).value_or(0)); });
        if (!numbers.empty()) parts.named.push_back({std::string(part->keyword) + "s", numbers});
        break;
      }
    }
  }
  return parts;
}

}  // namespace heptad::duel
