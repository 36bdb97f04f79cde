#include "cli/play.h"

#include <algorithm>

#include <fmt/core.h>
#include <boost/json/parse.hpp>

#include "bots/parallel/think_in_parallel.h"
#include "cli/files.h"
#include "cli/json_fields.h"
#include "cli/terminal/describe.h"
#include "cli/terminal/menu_screen.h"
#include "cli/terminal/reasons.h"
#include "cli/terminal/score_sheet.h"
#include "cli/terminal/tell.h"
#include "cli/terminal/width.h"
#include "engine/core/number.h"

namespace heptad {
namespace {

// Around the board and the choices: title, what happened, prompt, keys, input.
constexpr std::size_t kFrameLines = 5;

constexpr std::size_t kLogLines = 34;
constexpr int kHintMs = 1000;

std::string title(const Names& names, const boost::json::object& view, const std::string& who) {
  const std::string rules = names("rules", text_in(view, "rules"));
  const int age = number_in(view, "age");
  return age == 0 ? names.say("draft-title", rules, who) : names.say("title", rules, age, who);
}

// A record may name a bot this program does not know: a middling one takes its seat.
BotSpec bot_named(const std::string& name) {
  const auto spec = parse_bot(name);
  return spec ? *spec : BotSpec{.kind = BotKind::Level, .level = (kLevels + 1) / 2};
}

}  // namespace

TerminalGame::TerminalGame(LocalTable table, Names names, Console console, std::string save_path)
    : table_(std::move(table)),
      names_(std::move(names)),
      catalogue_(table_.position().rules()),
      console_(console),
      save_path_(std::move(save_path)) {
  for (Seat seat = 0; seat < table_.position().players(); ++seat) {
    labels_.push_back(seat_label(names_, table_.sitters(), seat));
  }
  seen_.resize(labels_.size(), table_.table().steps());
}

bool TerminalGame::is_person(Seat seat) const {
  const auto& sitters = table_.sitters();
  return seat >= sitters.size() || sitters[seat].kind != Sitter::Kind::Bot;
}

int TerminalGame::persons() const {
  int count = 0;
  for (Seat seat = 0; seat < labels_.size(); ++seat) count += is_person(seat) ? 1 : 0;
  return count;
}

Expected<void> TerminalGame::run() {
  const bool watched = persons() > 0;
  while (!table_.position().over()) {
    // Seats that choose at the same time choose one after the other on one keyboard.
    for (SeatSet seats = table_.position().to_act(); !seats.empty(); seats.remove(seats.lowest())) {
      const Seat seat = seats.lowest();
      if (!is_person(seat)) {
        if (auto acted = bot_acts(seat); !acted) return acted;
        continue;
      }
      const Did did = person_acts(seat);
      if (did == Did::Undid) break;
      if (did == Did::Left) {
        if (auto saved = save(save_path_); !saved) return saved;
        console_.out << names_.say("saved", save_path_) << '\n' << names_.say("resume", save_path_) << '\n';
        return {};
      }
    }
  }
  console_.out << '\n' << score_sheet(table_.position(), table_.sitters(), names_, console_.paint);
  if (save_path_.empty()) return {};
  auto saved = save(save_path_);
  if (saved && watched) console_.out << names_.say("saved", save_path_) << '\n';
  return saved;
}

Expected<void> TerminalGame::bot_acts(Seat seat) {
  const auto log = table_.table().whole_log();
  // The same game gives the same moves again, as far as the bot counts iterations and not time.
  const auto thought = think_in_parallel(bot_named(table_.sitters()[seat].name), table_.position().rules(),
                                         log, seat, {.seed = log.size()});
  if (!thought) return std::unexpected(thought.error());
  const auto done = table_.act(seat, thought->best);
  return done ? Expected<void>() : std::unexpected(done.error());
}

TerminalGame::Did TerminalGame::person_acts(Seat seat) {
  // Where a seat holds secrets, the others look away before its screen is shown.
  if (persons() > 1 && table_.sight(seat).holds_secrets()) pause(names_.say("pass-to", labels_[seat]));
  menu_ = menu_of(table_.sight(seat).view(), seat);
  card_.reset();
  for (std::string line;;) {
    show(seat);
    if (!std::getline(console_.in, line)) return Did::Left;
    message_.clear();
    if (line.empty()) continue;
    const auto did = line[0] >= '0' && line[0] <= '9' ? number(seat, line) : command(seat, line);
    if (did) return *did;
  }
}

std::optional<TerminalGame::Did> TerminalGame::number(Seat seat, const std::string& line) {
  const auto chosen = number_in<std::size_t>(line);
  const std::size_t count = card_ ? menu_[*card_].choices.size() : menu_.size();
  if (!chosen || *chosen < 1 || *chosen > count) {
    message_ = {names_.say("unknown", line)};
    return std::nullopt;
  }
  const std::size_t i = *chosen - 1;
  if (!card_ && !menu_[i].card.empty()) {
    card_ = i;
    return std::nullopt;
  }
  const MenuChoice& choice = card_ ? menu_[*card_].choices[i] : menu_[i].choices[0];
  if (!choice.option.legal()) {
    message_ = {names_.say("cannot", describe_why_not(names_, choice.option))};
    return std::nullopt;
  }
  return try_action(seat, choice.action) ? std::optional(Did::Acted) : std::nullopt;
}

std::optional<TerminalGame::Did> TerminalGame::command(Seat seat, const std::string& line) {
  if (line == "q") return Did::Left;
  if (line == "u") {
    if (undo()) return Did::Undid;
    message_ = {names_.say("nothing-to-undo")};
  } else if (line == "b") {
    card_.reset();
  } else if (line == "s" || line.starts_with("s ")) {
    const std::string path = line.size() > 2 ? line.substr(2) : save_path_;
    const auto saved = save(path);
    message_ = {saved ? names_.say("saved", path) : names_.why(saved.error())};
  } else if (line == "l") {
    show_log(seat);
  } else if (line == "d") {
    show_discards(seat);
  } else if (line == "i") {
    show_components();
  } else if (line == "h") {
    message_ = hint(seat);
  } else if (line == "?") {
    pause(help());
  } else if (line.find(' ') != std::string::npos || is_offered(line)) {
    if (try_action(seat, line)) return Did::Acted;
  } else {
    message_ = {names_.say("unknown", line)};
  }
  return std::nullopt;
}

bool TerminalGame::is_offered(std::string_view action) const {
  return std::ranges::any_of(menu_, [&](const MenuEntry& entry) {
    return std::ranges::any_of(entry.choices, [&](const MenuChoice& one) { return one.action == action; });
  });
}

std::string TerminalGame::help() const {
  std::string text = names_.say("help");
  for (const std::string& of_module : names_.all("module-help")) text += '\n' + of_module;
  return text;
}

bool TerminalGame::try_action(Seat seat, std::string_view action) {
  const std::size_t seen = table_.table().whole_game().round_start();
  const auto done = table_.act(seat, action);
  if (!done) {
    message_ = {names_.say("cannot", names_.why(done.error()))};
    return false;
  }
  seen_[seat] = seen;
  return true;
}

// Takes back to the last decision a person made, over the heads of the bots.
bool TerminalGame::undo() {
  const auto is_players = [](const LogEntry& entry) { return entry.seat != kNature; };
  const auto log = table_.table().whole_log();
  const bool any = std::ranges::any_of(
      log, [&](const LogEntry& entry) { return is_players(entry) && is_person(entry.seat); });
  if (!any) return false;
  for (bool persons_own = false; !persons_own;) {
    const auto now = table_.table().whole_log();
    persons_own = is_person(std::find_if(now.rbegin(), now.rend(), is_players)->seat);
    if (!table_.undo()) return false;
  }
  for (std::size_t& seen : seen_) seen = std::min(seen, table_.table().steps());
  return true;
}

void TerminalGame::show(Seat seat) {
  const AnyGame view = table_.sight(seat).view();
  const Scene scene{names_, catalogue_, console_.paint, labels_, boost::json::parse(view.json()).as_object(),
                    menu_,  seat};
  if (console_.screen == Console::Screen::Clears) console_.out << "\033[H\033[2J\033[3J";
  console_.out << console_.paint(Ink::Bold, " " + title(names_, scene.view, labels_[seat])) << '\n';
  const Lines choices = card_ ? draw_uses(scene, menu_[*card_]) : draw_menu(scene);
  Lines board = draw_board(scene);
  const bool too_much = board.size() + choices.size() + kFrameLines > kScreenHeight;
  if (card_ && too_much) board = draw_board(scene, Drawn::OwnCity);
  for (const std::string& line : board) console_.out << line << '\n';
  // On the fullest boards what happened gives way; the log has it.
  const std::size_t lines = board.size() + choices.size() + kFrameLines;
  Lines message = message_;
  message.resize(std::min(message.size(), lines < kScreenHeight ? kScreenHeight - lines : 1));
  if (lines + message.size() <= kScreenHeight) {
    console_.out << console_.paint(Ink::Dim, cut_to(" " + recent(seat), kScreenWidth)) << '\n';
  }
  const std::string decision(text_in(object_in(scene.view, "decision"), "kind"));
  const bool for_city = !menu_.empty() && is_for_another(labels_, menu_[0].choices[0].parts);
  const std::string due = names_("decisions", decision);
  const std::string prompt = card_ ? names_.say("action-prompt", names_("cards", menu_[*card_].card))
                                   : labels_[seat] + ": " + (for_city ? names_.say("for-city", due) : due);
  console_.out << console_.paint(Ink::Bold, " " + prompt) << '\n';
  for (const std::string& line : choices) console_.out << line << '\n';
  console_.out << console_.paint(Ink::Dim, " " + names_.say("keys")) << '\n';
  for (const std::string& line : message) console_.out << console_.paint(Ink::Warning, " " + line) << '\n';
  console_.out << "> " << std::flush;
}

// What happened from entry `from` of the log on, as the viewer may know it. Choices of an unresolved turn
// have not happened yet.
Lines TerminalGame::told(Seat viewer, std::size_t from, Own own_actions) const {
  Lines lines;
  for (const Event& event : table_.sight(viewer).events(from)) {
    if (event.seat == viewer && own_actions == Own::Left) continue;
    std::string line = tell(names_, labels_, table_.position(), event, viewer);
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

std::string TerminalGame::recent(Seat seat) const {
  std::string text;
  for (const std::string& line : told(seat, seen_[seat], Own::Left))
    text += (text.empty() ? "" : " · ") + line;
  return text;
}

// The three best actions for the seat, from what it may know, how likely they win and what speaks for them.
Lines TerminalGame::hint(Seat seat) const {
  constexpr std::size_t kShown = 3, kReasonsShown = 3;
  const auto thought = think({.kind = BotKind::Level, .level = kLevels}, table_.position().rules(),
                             table_.table().whole_log(), seat, {.cpu_ms = kHintMs});
  if (!thought) return {names_.why(thought.error())};
  Lines lines;
  for (std::size_t i = 0; i < std::min(kShown, thought->candidates.size()); ++i) {
    const Candidate& candidate = thought->candidates[i];
    const std::string action =
        describe_action(names_, labels_, table_.position().parts(seat, candidate.action));
    std::string line = fmt::format("{} {} {:.0f} %", names_.say("hint"), action,
                                   chance_with(*thought, seat, candidate.win_probability) * 100);
    const std::vector<Reason> found = reasons(table_.position(), seat, candidate.action);
    for (std::size_t r = 0; r < std::min(kReasonsShown, found.size()); ++r) {
      line += " · " + describe_reason(names_, labels_, found[r]);
    }
    lines.push_back(cut_to(line, kScreenWidth - 1));
  }
  return lines;
}

void TerminalGame::show_log(Seat seat) {
  const Lines lines = told(seat, 0, Own::Told);
  const std::size_t first = lines.size() > kLogLines ? lines.size() - kLogLines : 0;
  std::string text;
  for (std::size_t i = first; i < lines.size(); ++i) text += "  " + lines[i] + '\n';
  pause(text);
}

void TerminalGame::show_discards(Seat seat) {
  const AnyGame view = table_.sight(seat).view();
  const Scene scene{names_, catalogue_, console_.paint, labels_, boost::json::parse(view.json()).as_object(),
                    {},     seat};
  std::string text = names_.say("discards") + '\n';
  for (const std::string& line : wrapped_names(scene, list_in(scene.view, "discard"), kScreenWidth - 2)) {
    text += "  " + line + '\n';
  }
  pause(text);
}

// What the wonders, tokens and the like do; cards tell it themselves.
void TerminalGame::show_components() {
  std::string text;
  for (const auto& [group, rows] : catalogue_.json()) {
    if (group == "cards" || !rows.is_array()) continue;
    for (const auto& row : rows.get_array()) {
      if (!row.is_object() || !row.get_object().contains("effects")) continue;
      const auto& component = row.get_object();
      text += " " + pad_right(names_(group, text_in(component, "id")), 26) +
              pad_right(cost_text(names_, component, Wording::Short), 14) +
              effects_text(names_, component, Wording::Full) + '\n';
    }
  }
  pause(text);
}

void TerminalGame::pause(const std::string& sentence) {
  if (console_.screen == Console::Screen::Clears) console_.out << "\033[H\033[2J\033[3J";
  console_.out << sentence << '\n' << names_.say("enter") << std::flush;
  std::string line;
  std::getline(console_.in, line);
}

Expected<void> TerminalGame::save(const std::string& path) {
  return write_file(path, print_record(table_.record()));
}

}  // namespace heptad
