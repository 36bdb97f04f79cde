#include "table/entry.h"

#include <algorithm>
#include <array>

#include "table/words.h"

namespace heptad {
namespace {

enum class Layout : std::uint8_t { Seat, Number, NumberText, Text, IdText, OwnerText };

enum class Seated : bool { Maybe, Always };

struct Form {
  EntryKind kind;
  std::string_view word;
  Layout layout;
  Seated seated;
  std::string_view note;
};

// In the order of EntryKind.
constexpr auto kForms = [] {
  using enum EntryKind;
  using enum Seated;
  return std::to_array<Form>({
      {Sit, "sit", Layout::OwnerText, Always, "sat"},
      {Stand, "stand", Layout::Seat, Always, "stood"},
      {Bot, "bot", Layout::NumberText, Always, ""},
      {Act, "act", Layout::IdText, Always, ""},
      {Nature, "luck", Layout::Text, Maybe, ""},
      {Undo, "undo", Layout::Number, Always, "undo"},
      {Ask, "ask", Layout::Number, Always, "asked"},
      {Agree, "agree", Layout::Seat, Always, ""},
      {Decline, "decline", Layout::Seat, Always, "declined"},
      {Cut, "cut", Layout::Number, Maybe, "took-back"},
      {Resign, "resign", Layout::Seat, Always, "resigned"},
      {Time, "time", Layout::Seat, Always, "time"},
      {StandIn, "standin", Layout::Number, Always, "bot"},
      {Back, "back", Layout::Seat, Always, "back"},
      {Say, "say", Layout::Text, Maybe, ""},
      {WantAgain, "again", Layout::Seat, Always, "rematch"},
      {Rematch, "rematch", Layout::Text, Maybe, ""},
      {End, "end", Layout::Seat, Maybe, ""},
      {Miss, "miss", Layout::Number, Always, "missed"},
      {DrawAnew, "anew", Layout::Number, Maybe, ""},
      {Await, "await", Layout::Seat, Always, ""},
      {AddNonce, "nonce", Layout::Text, Always, ""},
      {Number, "deal", Layout::Number, Maybe, ""},
      {SayToTeam, "say-team", Layout::Text, Always, ""},
      {Import, "import", Layout::Text, Maybe, ""},
  });
}();

constexpr bool forms_are_in_order() {
  for (std::size_t i = 0; i < kForms.size(); ++i) {
    if (kForms[i].kind != static_cast<EntryKind>(i)) return false;
  }
  return kForms.back().kind == EntryKind::Import;
}
static_assert(forms_are_in_order());

const Form& form_of(EntryKind kind) { return kForms[static_cast<std::size_t>(kind)]; }

}  // namespace

bool always_has_seat(EntryKind kind) { return form_of(kind).seated == Seated::Always; }

std::string_view note_of(EntryKind kind) { return form_of(kind).note; }

std::string entry_line(const Entry& entry) {
  const Form& form = form_of(entry.kind);
  std::string line =
      std::string(form.word) + ' ' + (entry.seat == kNature ? "-" : std::to_string(entry.seat));
  switch (form.layout) {
    case Layout::Seat: return line;
    case Layout::Number: return line + ' ' + std::to_string(entry.number);
    case Layout::NumberText:
      return line + ' ' + std::to_string(entry.number) + (entry.text.empty() ? "" : " " + entry.text);
    case Layout::Text: return line + ' ' + entry.text;
    case Layout::IdText: return line + ' ' + (entry.id.empty() ? "-" : entry.id) + ' ' + entry.text;
    case Layout::OwnerText: return line + ' ' + to_hex(entry.owner) + ' ' + entry.text;
  }
  return line;
}

Expected<Entry> parse_entry_line(std::string_view line, Millis at) {
  const auto broken = [&] {
    return refuse(Code::BadJournal, "\"" + std::string(line) + "\" is not an entry of a journal.");
  };
  std::string_view rest = line;
  const auto word = take_word(rest);
  const auto form = std::ranges::find(kForms, word, &Form::word);
  if (form == kForms.end()) return broken();
  Entry entry{.kind = form->kind, .at = at};

  const auto seat = take_word(rest);
  if (seat != "-") {
    const auto value = natural_number(seat);
    if (!value || *value >= kMaxSeats) return broken();
    entry.seat = static_cast<Seat>(*value);
  }
  switch (form->layout) {
    case Layout::Seat: return rest.empty() ? Expected<Entry>(entry) : broken();
    case Layout::Number: {
      const auto value = natural_number(rest);
      if (!value) return broken();
      entry.number = *value;
      return entry;
    }
    case Layout::NumberText: {
      const auto value = natural_number(take_word(rest));
      if (!value) return broken();
      entry.number = *value;
      break;
    }
    case Layout::IdText: {
      const auto id = take_word(rest);
      if (id != "-") entry.id = id;
      break;
    }
    case Layout::OwnerText: {
      const auto owner = digest_from_hex(take_word(rest));
      if (!owner) return broken();
      entry.owner = *owner;
      break;
    }
    case Layout::Text: break;
  }
  entry.text = rest;
  return entry;
}

}  // namespace heptad
