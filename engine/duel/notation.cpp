// Duel's actions as text, both ways.
#include "engine/notation.h"

#include <algorithm>

#include "engine/duel/action.h"
#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

enum class Argument { None, Card, Wonder, Token, Seat, Slot };

// How an action is written: its word, then its arguments. `with` stands before the second one of a wonder.
struct Form {
  ActionKind kind;
  std::string_view word;
  Argument argument;
  int count;  // of arguments of that type; 0: as many as follow, their number is the first argument
  std::string_view shape;
};

constexpr Form kForms[] = {
    {ActionKind::Draft, "draft", Argument::Wonder, 1, "draft WONDER"},
    {ActionKind::Build, "build", Argument::Card, 1, "build CARD"},
    {ActionKind::Sell, "sell", Argument::Card, 1, "sell CARD"},
    {ActionKind::BuildWonder, "wonder", Argument::None, 3, "wonder WONDER with CARD"},
    {ActionKind::TakeToken, "take", Argument::Token, 1, "take TOKEN"},
    {ActionKind::Destroy, "destroy", Argument::Card, 1, "destroy CARD"},
    {ActionKind::Revive, "revive", Argument::Card, 1, "revive CARD"},
    {ActionKind::Start, "start", Argument::Seat, 1, "start SEAT"},
    {ActionKind::DealTokens, "tokens", Argument::Token, kTokensOnBoard,
     "tokens TOKEN TOKEN TOKEN TOKEN TOKEN"},
    {ActionKind::DealWonders, "wonders", Argument::Wonder, kOfferedWonders,
     "wonders WONDER WONDER WONDER WONDER"},
    {ActionKind::DealSpecials, "guilds", Argument::Slot, kSpecialBacks, "guilds SLOT SLOT SLOT"},
    {ActionKind::Reveal, "reveal", Argument::None, 2, "reveal SLOT CARD"},
    {ActionKind::DrawFromBox, "library", Argument::Token, 0, "library TOKEN TOKEN TOKEN"},
};
static_assert(std::size(kForms) == kActionKinds);

constexpr const Form& form_of(ActionKind kind) { return kForms[static_cast<int>(kind)]; }

Expected<int> read(const Words& words, std::size_t i, Argument argument) {
  switch (argument) {
    case Argument::Card: return words.id(i, kCards, "card");
    case Argument::Wonder: return words.id(i, kWonders, "wonder");
    case Argument::Token: return words.id(i, kTokens, "token");
    case Argument::Seat: return words.number(i, 2, "The seat");
    case Argument::Slot: return words.number(i, kSlots, "A slot");
    case Argument::None: break;
  }
  return words.unknown(i, "word");
}

std::string written(Argument argument, int value) {
  switch (argument) {
    case Argument::Card: return std::string(kCards[value].id);
    case Argument::Wonder: return std::string(kWonders[value].id);
    case Argument::Token: return std::string(kTokens[value].id);
    case Argument::None:
    case Argument::Seat:
    case Argument::Slot: break;
  }
  return std::to_string(value);
}

Expected<Action> pair(ActionKind kind, Expected<int> first, Expected<int> second) {
  if (!first) return std::unexpected(first.error());
  if (!second) return std::unexpected(second.error());
  return make_action(kind, *first, *second);
}

Expected<Action> read_arguments(const Form& form, const Words& words) {
  Action action{static_cast<std::uint8_t>(form.kind), {}};
  const std::size_t at = form.count == 0 ? 1 : 0;
  if (form.count == 0) action.arg[0] = static_cast<std::uint8_t>(words.size() - 1);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto value = read(words, i, form.argument);
    if (!value) return std::unexpected(value.error());
    action.arg[at + i - 1] = static_cast<std::uint8_t>(*value);
  }
  return action;
}

}  // namespace

Expected<Action> Duel::parse(const State&, std::string_view text) {
  const auto words = Words::split(text);
  if (!words) return std::unexpected(words.error());
  for (const Form& form : kForms) {
    if (form.word != (*words)[0].text) continue;
    const std::size_t count = form.count == 0 ? std::clamp<std::size_t>(words->size() - 1, 1, 3) : form.count;
    if (auto fit = words->expect_arguments(count, form.shape); !fit) return std::unexpected(fit.error());
    if (form.kind == ActionKind::BuildWonder) {
      if ((*words)[2].text != "with") {
        return refuse("bad-action", "This action is written: " + std::string(form.shape) + ".",
                      (*words)[2].column);
      }
      return pair(form.kind, read(*words, 1, Argument::Wonder), read(*words, 3, Argument::Card));
    }
    if (form.kind == ActionKind::Reveal) {
      return pair(form.kind, read(*words, 1, Argument::Slot), read(*words, 2, Argument::Card));
    }
    return read_arguments(form, *words);
  }
  return words->unknown(0, "action");
}

std::string Duel::text(const State&, const Action& action) {
  const Form& form = form_of(kind_of(action));
  std::string text(form.word);
  if (form.kind == ActionKind::BuildWonder) {
    return text + ' ' + written(Argument::Wonder, action.arg[0]) + " with " +
           written(Argument::Card, action.arg[1]);
  }
  if (form.kind == ActionKind::Reveal) {
    return text + ' ' + std::to_string(action.arg[0]) + ' ' + written(Argument::Card, action.arg[1]);
  }
  const int at = form.count == 0 ? 1 : 0;
  const int count = form.count == 0 ? action.arg[0] : form.count;
  for (int i = 0; i < count; ++i) text += ' ' + written(form.argument, action.arg[at + i]);
  return text;
}

}  // namespace heptad::duel
