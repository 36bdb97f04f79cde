#include "cli/terminal/score_sheet.h"

#include <algorithm>
#include <span>

#include "cli/terminal/width.h"
#include "engine/core/sides.h"
#include "engine/outcome_json.h"

namespace heptad {
namespace {

constexpr int kLabelWidth = 20;
constexpr int kLeastColumn = 8;
constexpr int kMostLabel = 16;
constexpr int kMostBesideEachOther = 4;

std::string winners_text(const Outcome& outcome, const std::vector<std::string>& labels) {
  std::string text;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    if (outcome.winners.has(seat)) text += (text.empty() ? "" : ", ") + labels[seat];
  }
  return text;
}

// A row a category and a column a seat, like the paper pad.
std::string upright(const Outcome& outcome, const std::vector<std::string>& labels,
                    std::span<const Category> categories, const Names& names, const Paint& paint) {
  const auto line = [&](const std::string& label, auto cell) {
    std::string text = "  " + pad_right(label, kLabelWidth);
    for (Seat seat = 0; seat < outcome.seats; ++seat) {
      text += "  " + pad_left(cell(seat), std::max(kLeastColumn, display_width(labels[seat])));
    }
    return text + '\n';
  };
  std::string text = paint(Ink::Bold, line("", [&](Seat seat) { return labels[seat]; }));
  for (const Category category : categories) {
    text += line(names("categories", name(category)),
                 [&](Seat seat) { return std::to_string(outcome.sheets[seat][category]); });
  }
  return text + paint(Ink::Bold, line(names("categories", "total"), [&](Seat seat) {
                        return std::to_string(outcome.sheets[seat].total());
                      }));
}

// A row a seat: many seats beside each other would be wider than the screen.
std::string sideways(const Outcome& outcome, const std::vector<std::string>& labels,
                     std::span<const Category> categories, const Names& names, const Paint& paint) {
  const std::string total = names("categories", "total");
  const auto title = [&](Category category) {
    const bool has_short = names.has("categories-short", name(category));
    return names(has_short ? "categories-short" : "categories", name(category));
  };
  const auto cell = [](const std::string& text, const std::string& header) {
    return "  " + pad_left(text, display_width(header));
  };
  std::string head = "  " + pad_right("", kMostLabel);
  for (const Category category : categories) head += "  " + title(category);
  std::string text = paint(Ink::Bold, head + "  " + total + '\n');
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    text += "  " + pad_right(labels[seat], kMostLabel);
    for (const Category category : categories) {
      text += cell(std::to_string(outcome.sheets[seat][category]), title(category));
    }
    text += paint(Ink::Bold, cell(std::to_string(outcome.sheets[seat].total()), total)) + '\n';
  }
  return text;
}

// What partners have together.
std::string team_totals(const Outcome& outcome, const std::vector<std::string>& labels, const Rules& rules,
                        const Names& names) {
  std::string text;
  if (side_size(rules) == 1) return text;
  for (std::size_t seat = 0; seat < labels.size(); seat += 2) {
    const int both = outcome.sheets[seat].total() + outcome.sheets[seat + 1].total();
    text += "  " + names.say("team-total", labels[seat], labels[seat + 1], both) + '\n';
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
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    labels.push_back(cut_to(seat_label(names, sitters, seat), kMostLabel));
  }
  const Rules& rules = game.rules();
  const auto draw = outcome.seats > kMostBesideEachOther ? sideways : upright;
  const std::string text =
      draw(outcome, labels, pad(rules), names, paint) + team_totals(outcome, labels, rules, names);
  if (!outcome.over) return text + "\n" + names.say("not-over") + "\n";
  return text + "\n" +
         names.say("won", winners_text(outcome, labels), names("victories", name(outcome.how))) + "\n";
}

}  // namespace heptad
