#include "table/entry.h"

#include <algorithm>
#include <array>

#include "table/words.h"

namespace heptad {
namespace {

enum class Fields : std::uint8_t { Seat, Number, NumberText, Text, IdText, OwnerText };

struct Form {
  EntryKind kind;
  std::string_view word;
  Fields fields;
};

// In the order of EntryKind.
constexpr std::array<Form, 24> kForms = {{
    {EntryKind::Sit, "sit", Fields::OwnerText},      {EntryKind::Stand, "stand", Fields::Seat},
    {EntryKind::Bot, "bot", Fields::NumberText},     {EntryKind::Act, "act", Fields::IdText},
    {EntryKind::Nature, "luck", Fields::Text},       {EntryKind::Undo, "undo", Fields::Number},
    {EntryKind::Ask, "ask", Fields::Number},         {EntryKind::Agree, "agree", Fields::Seat},
    {EntryKind::Decline, "decline", Fields::Seat},   {EntryKind::Cut, "cut", Fields::Number},
    {EntryKind::Resign, "resign", Fields::Seat},     {EntryKind::Time, "time", Fields::Seat},
    {EntryKind::StandIn, "standin", Fields::Number}, {EntryKind::Back, "back", Fields::Seat},
    {EntryKind::Say, "say", Fields::Text},           {EntryKind::WantAgain, "again", Fields::Seat},
    {EntryKind::Rematch, "rematch", Fields::Text},   {EntryKind::End, "end", Fields::Seat},
    {EntryKind::Miss, "miss", Fields::Number},       {EntryKind::DrawAnew, "anew", Fields::Number},
    {EntryKind::Await, "await", Fields::Seat},       {EntryKind::AddNonce, "nonce", Fields::Text},
    {EntryKind::Number, "deal", Fields::Number},     {EntryKind::SayToTeam, "say-team", Fields::Text},
}};

constexpr bool forms_are_in_order() {
  for (std::size_t i = 0; i < kForms.size(); ++i) {
    if (kForms[i].kind != static_cast<EntryKind>(i)) return false;
  }
  return kForms.back().kind == EntryKind::SayToTeam;
}
static_assert(forms_are_in_order());

std::string_view take_word(std::string_view& rest) {
  const auto end = std::min(rest.find(' '), rest.size());
  const auto word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

}  // namespace

std::string entry_line(const Entry& entry) {
  const Form& form = kForms[static_cast<std::size_t>(entry.kind)];
  std::string line =
      std::string(form.word) + ' ' + (entry.seat == kNature ? "-" : std::to_string(entry.seat));
  switch (form.fields) {
    case Fields::Seat: return line;
    case Fields::Number: return line + ' ' + std::to_string(entry.number);
    case Fields::NumberText:
      return line + ' ' + std::to_string(entry.number) + (entry.text.empty() ? "" : " " + entry.text);
    case Fields::Text: return line + ' ' + entry.text;
    case Fields::IdText: return line + ' ' + (entry.id.empty() ? "-" : entry.id) + ' ' + entry.text;
    case Fields::OwnerText: return line + ' ' + to_hex(entry.owner) + ' ' + entry.text;
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
  switch (form->fields) {
    case Fields::Seat: return rest.empty() ? Expected<Entry>(entry) : broken();
    case Fields::Number: {
      const auto value = natural_number(rest);
      if (!value) return broken();
      entry.number = *value;
      return entry;
    }
    case Fields::NumberText: {
      const auto value = natural_number(take_word(rest));
      if (!value) return broken();
      entry.number = *value;
      break;
    }
    case Fields::IdText: {
      const auto id = take_word(rest);
      if (id != "-") entry.id = id;
      break;
    }
    case Fields::OwnerText: {
      const auto owner = digest_from_hex(take_word(rest));
      if (!owner) return broken();
      entry.owner = *owner;
      break;
    }
    case Fields::Text: break;
  }
  entry.text = rest;
  return entry;
}

}  // namespace heptad
