#include "cli/terminal/score_sheet.h"

#include <algorithm>

#include "cli/terminal/width.h"
#include "engine/outcome_json.h"

namespace heptad {
namespace {

constexpr int kLabelWidth = 20;
constexpr int kLeastColumn = 8;
constexpr int kMostColumn = 16;

std::string winners_text(const Outcome& outcome, const std::vector<std::string>& labels) {
  std::string text;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    if (outcome.winners.has(seat)) text += (text.empty() ? "" : ", ") + labels[seat];
  }
  return text;
}

}  // namespace

std::string seat_label(const Names& names, const std::vector<Sitter>& sitters, Seat seat) {
  if (seat < sitters.size() && sitters[seat].kind != Sitter::Kind::Nobody) {
    const Sitter& sitter = sitters[seat];
    return sitter.kind == Sitter::Kind::Bot ? names.say("bot", sitter.name, int{seat}) : sitter.name;
  }
  return names.say("seat", int{seat});
}

std::string score_sheet(const AnyGame& game, const std::vector<Sitter>& sitters, const Names& names,
                        const Paint& paint) {
  const Outcome outcome = game.outcome();
  std::vector<std::string> labels;
  std::vector<int> widths;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    labels.push_back(cut_to(seat_label(names, sitters, seat), kMostColumn));
    widths.push_back(std::max(kLeastColumn, display_width(labels.back())));
  }
  const auto line = [&](const std::string& label, auto cell) {
    std::string text = "  " + pad_right(label, kLabelWidth);
    for (Seat seat = 0; seat < outcome.seats; ++seat) text += "  " + pad_left(cell(seat), widths[seat]);
    return text + '\n';
  };
  std::string text = paint(Ink::Bold, line("", [&](Seat seat) { return labels[seat]; }));
  for (const Category category : pad(game.rules())) {
    text += line(names("categories", name(category)),
                 [&](Seat seat) { return std::to_string(outcome.sheets[seat][category]); });
  }
  text += paint(Ink::Bold, line(names("categories", "total"),
                                [&](Seat seat) { return std::to_string(outcome.sheets[seat].total()); }));
  if (!outcome.over) return text + "\n" + names.say("not-over") + "\n";
  return text + "\n" +
         names.say("won", winners_text(outcome, labels), names("victories", name(outcome.how))) + "\n";
}

}  // namespace heptad
