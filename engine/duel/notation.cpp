// Duel's actions as text, both ways.
#include "engine/notation.h"

#include <algorithm>
#include <span>
#include <vector>

#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/notation_forms.h"

namespace heptad::duel {
namespace {

using namespace notation;

// --- one word -------------------------------------------------------------------------------------------

struct Named {
  std::string id;
};

// Small sets of numbers are read by their text, like ids.
std::vector<Named> names_of(Part part) {
  std::vector<Named> names;
  if (part == Part::Mythology) {
    for (const auto name : kMythologyNames) names.push_back({std::string(name)});
  } else if (part == Part::Offering) {
    for (const int value : kOfferings) names.push_back({std::to_string(value)});
  } else if (part == Part::Space) {
    for (int space = -kCapital; space <= kCapital; ++space) names.push_back({std::to_string(space)});
  } else if (part == Part::Loot) {
    for (const auto& loot : kLoot) names.push_back({std::to_string(loot.position)});
  }
  return names;
}

Expected<int> read(const Words& words, std::size_t i, Part part) {
  switch (part) {
    case Part::Card: return words.id(i, kCards, "card");
    case Part::Wonder: return words.id(i, kWonders, "wonder");
    case Part::Token:
    case Part::Tokens: return words.id(i, kTokens, "token");
    case Part::Seat: return words.number(i, 2, "The seat");
    case Part::Slot: return words.number(i, kSlots, "A slot");
    case Part::Place: return words.number(i, kPantheonSlots, "A slot of the Pantheon");
    case Part::Divinity:
    case Part::Divinities: return words.id(i, std::span(kDivinities).first(kDivinityCount), "divinity");
    case Part::Mythology: return words.id(i, names_of(part), "mythology");
    case Part::Offering:
    case Part::Offerings: return words.id(i, names_of(Part::Offering), "offering");
    case Part::Space: return words.id(i, names_of(part), "space");
    case Part::Loot: return words.id(i, names_of(part), "military-token");
    case Part::None:
    case Part::With: break;
  }
  return words.unknown(i, "word");
}

std::string written(Part part, int value) {
  switch (part) {
    case Part::Card: return std::string(kCards[value].id);
    case Part::Wonder: return std::string(kWonders[value].id);
    case Part::Token:
    case Part::Tokens: return std::string(kTokens[value].id);
    case Part::Divinity:
    case Part::Divinities: return std::string(kDivinities[value].id);
    case Part::Mythology:
    case Part::Space:
    case Part::Loot: return names_of(part)[value].id;
    case Part::Offering:
    case Part::Offerings: return names_of(Part::Offering)[value].id;
    case Part::None:
    case Part::With:
    case Part::Seat:
    case Part::Slot:
    case Part::Place: break;
  }
  return std::to_string(value);
}

// --- a whole action -------------------------------------------------------------------------------------

class Reader {
 public:
  Reader(const State& state, const Form& form, const Words& words)
      : state_(state), form_(form), words_(words) {}

  Expected<Action> action() {
    action_.kind = static_cast<std::uint8_t>(form_.kind);
    for (const Part part : form_.parts) {
      if (part == Part::None) break;
      if (auto fit = one(part); !fit) return std::unexpected(fit.error());
    }
    if (next_ < words_.size()) return std::unexpected(misshapen().error());
    return action_;
  }

 private:
  Expected<void> one(Part part) {
    if (part == Part::Offerings) return offerings();
    if (next_ == words_.size()) return misshapen();
    if (part == Part::Tokens || part == Part::Divinities) return rest(part);
    if (part == Part::With) return with();
    const auto value = read(words_, next_++, part);
    if (!value) return std::unexpected(value.error());
    action_.arg[arguments_++] = static_cast<std::uint8_t>(*value);
    return {};
  }

  Expected<void> with() {
    if (words_[next_].text != "with") return misshapen();
    ++next_;
    return {};
  }

  Expected<void> rest(Part part) {
    const std::size_t count = words_.size() - next_;
    if (count >= action_.arg.size()) return misshapen();
    action_.arg[arguments_++] = static_cast<std::uint8_t>(count);
    while (next_ < words_.size()) {
      if (auto fit = one(part == Part::Tokens ? Part::Token : Part::Divinity); !fit) return fit;
    }
    return {};
  }

  Expected<void> offerings() {
    if (next_ == words_.size()) return {};
    if (words_[next_].text != "offering" || next_ + 1 == words_.size()) return misshapen();
    unsigned spent = 0;
    for (++next_; next_ < words_.size(); ++next_) {
      const auto value = read(words_, next_, Part::Offering);
      if (!value) return std::unexpected(value.error());
      if (spent >> *value != 0) {
        return refuse("bad-action", "Offering tokens stand once each, the smallest first.",
                      words_[next_].column);
      }
      spent |= 1U << *value;
    }
    action_.arg[arguments_++] = static_cast<std::uint8_t>(spent);
    return {};
  }

  Expected<void> misshapen() const {
    const int column = next_ < words_.size() ? words_[next_].column : words_.end_column();
    return refuse("bad-action", "This action is written: " + shape(state_, form_) + ".", column);
  }

  const State& state_;
  const Form& form_;
  const Words& words_;
  Action action_;
  std::size_t next_ = 1;
  int arguments_ = 0;
};

}  // namespace

Expected<Action> Duel::parse(const State& state, std::string_view text) {
  const auto words = Words::split(text);
  if (!words) return std::unexpected(words.error());
  for (const Form& form : kForms) {
    if (word_of(state, form) != (*words)[0].text) continue;
    if (belongs_to_pantheon(form.kind) && state.pantheon.on == 0) break;
    return Reader(state, form, *words).action();
  }
  return words->unknown(0, "action");
}

std::string Duel::text(const State& state, const Action& action) {
  const Form& form = kForms[action.kind];
  std::string text(word_of(state, form));
  int next = 0;
  const auto add = [&](Part part, int value) { text.append(" ").append(written(part, value)); };
  for (const Part part : form.parts) {
    if (part == Part::None) break;
    if (part == Part::With) {
      text += " with";
    } else if (part == Part::Tokens || part == Part::Divinities) {
      const int count = action.arg[next++];
      for (int i = 0; i < count; ++i) add(part, action.arg[next++]);
    } else if (part == Part::Offerings) {
      if (action.arg[next] != 0) text += " offering";
      for_each_bit(action.arg[next], [&](int offering) { add(part, offering); });
    } else {
      add(part, action.arg[next++]);
    }
  }
  return text;
}

}  // namespace heptad::duel
