#include "cli/terminal/review_report.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cli/terminal/describe.h"
#include "cli/terminal/reasons.h"
#include "cli/terminal/score_sheet.h"
#include "cli/terminal/width.h"
#include "engine/outcome_json.h"
#include "engine/replay.h"

namespace heptad {
namespace {

constexpr int kNameColumn = 18;
constexpr int kMoveColumn = 38;
constexpr std::size_t kGraphColumns = 72;
constexpr std::array<std::string_view, 4> kAges = {"", "I", "II", "III"};

std::string percent(double chance) {
  return std::to_string(static_cast<int>(std::lround(chance * 100))) + " %";
}
std::string heading(const Names& names, const Paint& paint, std::string_view key) {
  return "\n" + paint(Ink::Bold, names.say(key)) + "\n";
}

class Report {
 public:
  Report(const Review& review, const Names& names, const Paint& paint)
      : review_(review), record_(review.record()), names_(names), paint_(paint), moments_(review.moments()) {
    for (Seat seat = 0; seat < record_.rules.players; ++seat) {
      labels_.push_back(cut_to(seat_label(names, record_.sitters, seat), kNameColumn - 4));
    }
  }

  std::string text() const {
    return names_.say("review-title", names_("rules", rules_name(record_.rules)), review_.judged()) + "\n" +
           heading(names_, paint_, "review-chances") + graph() +
           heading(names_, paint_, "review-turning-points") + turning_points() +
           heading(names_, paint_, "review-moves") + moves() + heading(names_, paint_, "review-points") +
           points();
  }

 private:
  std::string label(Seat seat) const { return "  " + pad_right(labels_[seat], kNameColumn - 2); }

  // One moment a column; of a long game every second or third.
  std::string graph() const {
    constexpr std::array<std::string_view, 8> kBlocks = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::vector<const ReviewMoment*> shown;
    const std::size_t each = (moments_.size() + kGraphColumns - 1) / kGraphColumns;
    for (std::size_t i = 0; i < moments_.size(); ++i) {
      const bool has_place = i % each == 0 || i + 1 == moments_.size();
      if (has_place && !moments_[i].chances.empty()) shown.push_back(&moments_[i]);
    }
    std::string ages(kNameColumn, ' ');
    int age = 0;
    for (const ReviewMoment* moment : shown) {
      if (moment->age == age) continue;
      age = moment->age;
      const auto column = std::ranges::find(shown, moment) - shown.begin();
      ages = pad_right(ages, kNameColumn + static_cast<int>(column)) + std::string(kAges[age]);
    }
    std::string text = paint_(Ink::Dim, ages) + "\n";
    for (Seat seat = 0; seat < labels_.size(); ++seat) {
      text += label(seat);
      for (const ReviewMoment* moment : shown) {
        text += kBlocks[std::min<std::size_t>(7, static_cast<std::size_t>(moment->chances[seat] * 8))];
      }
      if (!shown.empty()) text += " " + percent(shown.back()->chances[seat]);
      text += "\n";
    }
    return text;
  }

  const ReviewedMove& move_at(std::size_t entry) const {
    return *std::ranges::find(review_.moves(), entry, &ReviewedMove::entry);
  }
  std::string action_text(const AnyGame& before, Seat seat, const Action& action) const {
    return describe_action(names_, labels_, before.parts(seat, action));
  }
  AnyGame before(std::size_t entry) const {
    return position_after(record_.rules, std::span(record_.log).first(entry));
  }

  std::string why(const std::vector<Reason>& reasons) const {
    std::string text;
    for (const Reason& reason : reasons) {
      text += (text.empty() ? "" : "; ") + describe_reason(names_, labels_, reason);
    }
    return text;
  }

  std::string turning_points() const {
    std::string text;
    for (const TurningPoint& point : review_.turning_points()) {
      const std::string change = percent(point.before) + " → " + percent(point.after);
      const std::size_t shown_entry = point.entry + 1;
      if (point.kind == TurningPoint::Kind::Luck) {
        text += "  " + names_.say("review-luck", shown_entry, labels_[point.seat], change) + "\n";
        continue;
      }
      const AnyGame position = before(point.entry);
      const ReviewedMove::Verdict& verdict = *move_at(point.entry).verdict;
      text += "  " +
              names_.say("review-mistake", shown_entry, labels_[point.seat],
                         action_text(position, point.seat, record_.log[point.entry].action), change) +
              "\n      " +
              names_.say("review-better", action_text(position, point.seat, verdict.better_action)) + "\n";
      if (!verdict.reasons.empty()) text += "      " + why(verdict.reasons) + "\n";
    }
    return text.empty() ? "  " + names_.say("review-none") + "\n" : text;
  }

  std::string moves() const {
    std::string text;
    auto move = review_.moves().begin();
    for (const auto& [before, played] : replay(record_.rules, record_.log)) {
      if (played.seat != kNature) text += move_line(before, *move++);
    }
    return text;
  }
  std::string move_line(const AnyGame& before, const ReviewedMove& move) const {
    const auto column = [&](const Action& action) {
      return pad_right(cut_to(action_text(before, move.seat, action), kMoveColumn - 2), kMoveColumn);
    };
    std::string text = pad_left(std::to_string(move.entry + 1), 5) + label(move.seat) +
                       column(record_.log[move.entry].action);
    if (!move.verdict) return text + paint_(Ink::Dim, names_.say("review-forced")) + "\n";
    text += pad_left(percent(move.verdict->played), 6);
    if (move.verdict->loss() > 0) {
      text += paint_(Ink::Warning, pad_left(percent(-move.verdict->loss()), 7)) + "  " +
              column(move.verdict->better_action);
    }
    return text + "\n";
  }

  // As they stood when an Age was over.
  std::string points() const {
    const auto categories = pad(record_.rules);
    const auto title = [&](Category category) {
      const bool has_short = names_.has("categories-short", name(category));
      return names_(has_short ? "categories-short" : "categories", name(category));
    };
    const std::string total = names_("categories", "total");
    std::string text = std::string(kNameColumn + 5, ' ');
    for (const Category category : categories) text += "  " + title(category);
    text = paint_(Ink::Bold, text + "  " + total) + "\n";
    for (Seat seat = 0; seat < labels_.size(); ++seat) {
      for (std::size_t i = 0; i < moments_.size(); ++i) {
        const ReviewMoment& moment = moments_[i];
        const bool ends_age = i + 1 == moments_.size() || moments_[i + 1].age != moment.age;
        if (!ends_age || moment.age == 0) continue;
        // Conflicts at the end of an Age are counted with it: they lie before the next decision.
        const ReviewMoment& after = i + 1 == moments_.size() ? moment : moments_[i + 1];
        text += label(seat) + pad_right(kAges[moment.age], 5);
        for (const Category category : categories) {
          text +=
              "  " + pad_left(std::to_string(after.sheets[seat][category]), display_width(title(category)));
        }
        text += "  " + pad_left(std::to_string(after.sheets[seat].total()), display_width(total)) + "\n";
      }
    }
    return text;
  }

  const Review& review_;
  const Record& record_;
  const Names& names_;
  const Paint& paint_;
  std::vector<ReviewMoment> moments_;
  std::vector<std::string> labels_;
};

}  // namespace

std::string review_report(const Review& review, const Names& names, const Paint& paint) {
  return Report(review, names, paint).text();
}

}  // namespace heptad
