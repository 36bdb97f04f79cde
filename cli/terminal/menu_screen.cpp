#include "cli/terminal/menu_screen.h"

#include <algorithm>

#include "cli/terminal/describe.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

constexpr std::size_t kMostLines = 8;
constexpr int kNumberWidth = 5;
constexpr int kCardNameWidth = 22;
constexpr int kUseWidth = 14;
constexpr int kManyUses = 4;  // of one card: they stand closer together
constexpr int kNarrowUseWidth = 11;
constexpr int kMostOfAction = 52;

std::string numbered(std::size_t i, const std::string& text) {
  return pad_left(std::to_string(i + 1), 3) + "  " + text;
}

std::string_view verb_of(const MenuChoice& choice) { return choice.parts.verb; }

// The last thing an action names.
std::string_view subject_of(const MenuChoice& choice) {
  std::string_view subject;
  for (const auto& [key, what] : choice.parts.named) {
    if (const auto* id = std::get_if<std::string>(&what)) subject = *id;
  }
  return subject;
}

// The same use of a card may be paid in several ways.
bool is_same_use(const MenuChoice& one, const MenuChoice& other) {
  return verb_of(one) == verb_of(other) && one.parts.id("ship") == other.parts.id("ship");
}

// "build 4¢", dim when it cannot be done; » with a ship.
std::string short_use(const Scene& scene, const MenuChoice& choice, int width) {
  const std::string_view verb = verb_of(choice);
  const std::string_view ship = choice.parts.id("ship");
  const std::string label =
      (scene.names.has("terminal", verb) ? scene.names("terminal", verb) : std::string(verb)) +
      (ship.empty() || verb == "sail" ? "" : "»");
  const Option& option = choice.option;
  const bool dear = option.why_not == WhyNot::Coins;
  std::string price = option.legal() || dear ? describe_price(scene.names, option) + (dear ? "✗" : "")
                      : width == kUseWidth   ? describe_why_not(scene.names, option)
                                             : "✗";
  if (verb == "sail" && option.legal()) price.clear();
  return scene.paint(option.legal() ? Ink::Plain : Ink::Dim,
                     pad_right(cut_to(label + " " + price, width), width));
}

bool is_wonder(const MenuChoice& choice) { return verb_of(choice) == "wonder"; }

// Wonders of Duel that can be built with the card now. Their prices do not depend on the card and stand in
// the city.
std::string wonders_now(const Scene& scene, const MenuEntry& entry) {
  std::string wonders;
  for (const MenuChoice& choice : entry.choices) {
    if (!is_wonder(choice) || !choice.option.legal()) continue;
    wonders += (wonders.empty() ? "" : " · ") + scene.names("wonders", choice.parts.id("wonder"));
  }
  return wonders;
}

// One line a card: every verb once, with the first, cheapest, way to pay for it.
std::string card_line(const Scene& scene, const MenuEntry& entry) {
  std::string text =
      scene.paint(ink_of(scene.catalogue.colour(entry.card)),
                  pad_right(cut_to(scene.names("cards", entry.card), kCardNameWidth), kCardNameWidth));
  std::vector<const MenuChoice*> uses;
  for (const MenuChoice& choice : entry.choices) {
    const bool known =
        std::ranges::any_of(uses, [&](const MenuChoice* use) { return is_same_use(*use, choice); });
    if (!is_wonder(choice) && !known) uses.push_back(&choice);
  }
  const bool many = uses.size() > kManyUses;
  for (const MenuChoice* use : uses) {
    text += (many ? " " : "  ") + short_use(scene, *use, many ? kNarrowUseWidth : kUseWidth);
  }
  text = cut_to(text, kScreenWidth - kNumberWidth);
  const std::string wonders = wonders_now(scene, entry);
  if (!wonders.empty())
    text += "  " + cut_to(scene.names.say("or-wonder", wonders), kScreenWidth - 7 - display_width(text));
  return text;
}

// A single choice, with what is printed on the component it is about.
std::string single_line(const Scene& scene, const MenuChoice& choice, int width) {
  std::string text = describe_action(scene.names, scene.labels, choice.parts);
  const auto* component = scene.catalogue.find(subject_of(choice));
  if (component != nullptr && width > 60) {
    text = pad_right(text, 34) + pad_right(cost_text(scene.names, *component, Wording::Short), 14) +
           effects_text(scene.names, *component, Wording::Full);
  }
  if (!choice.option.legal()) text += " (" + describe_why_not(scene.names, choice.option) + ")";
  return cut_to(text, width - 5);
}

}  // namespace

// Cards come first, a line each; what is not about a card stands below in as many columns as keep it short.
Lines draw_menu(const Scene& scene) {
  Lines lines;
  std::size_t next = 0;
  for (; next < scene.menu.size() && !scene.menu[next].card.empty(); ++next)
    lines.push_back(numbered(next, card_line(scene, scene.menu[next])));
  const std::size_t count = scene.menu.size() - next;
  const std::size_t room = (lines.empty() ? kMostLines : kMostLines / 2);
  const std::size_t columns = count > 2 * room ? 3 : count > room ? 2 : 1;
  const std::size_t rows = (count + columns - 1) / columns;
  const int width = kScreenWidth / static_cast<int>(columns);
  Lines others(rows);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string line = single_line(scene, scene.menu[next + i].choices[0], width);
    others[i % rows] += columns == 1 ? numbered(next + i, line) : pad_right(numbered(next + i, line), width);
  }
  lines.insert(lines.end(), others.begin(), others.end());
  return lines;
}

namespace {

// Of very many ways to pay only the first of each use find room; the others can be typed.
std::vector<std::size_t> shown_ways(const MenuEntry& entry) {
  constexpr std::size_t kMostShown = 24;
  std::size_t uses = 0;
  for (std::size_t i = 0; i < entry.choices.size(); ++i) {
    uses += i == 0 || !is_same_use(entry.choices[i - 1], entry.choices[i]) ? 1 : 0;
  }
  const std::size_t most = std::max<std::size_t>(1, kMostShown / std::max<std::size_t>(1, uses));
  const bool all = entry.choices.size() <= kMostShown;
  std::vector<std::size_t> shown;
  std::size_t ways = 0;
  for (std::size_t i = 0; i < entry.choices.size(); ++i) {
    ways = i == 0 || !is_same_use(entry.choices[i - 1], entry.choices[i]) ? 1 : ways + 1;
    if (all || ways <= most) shown.push_back(i);
  }
  return shown;
}

}  // namespace

Lines draw_uses(const Scene& scene, const MenuEntry& entry) {
  Lines what;
  int width = 0;
  for (const MenuChoice& choice : entry.choices) {
    what.push_back(cut_to(describe_action(scene.names, scene.labels, choice.parts), kMostOfAction));
    width = std::max(width, display_width(what.back()));
  }
  Lines lines;
  for (const std::size_t i : shown_ways(entry)) {
    const Option& option = entry.choices[i].option;
    std::string how = describe_payment(scene.names, scene.labels, option.payment);
    if (!option.legal()) how = describe_why_not(scene.names, option) + (how.empty() ? "" : ": " + how);
    const bool priced = option.legal() || option.why_not == WhyNot::Coins;
    const std::string price = pad_right(priced ? describe_price(scene.names, option) : "", 6);
    const std::string text = cut_to(pad_right(what[i], width + 2) + price + how, kScreenWidth - 5);
    lines.push_back(numbered(i, scene.paint(option.legal() ? Ink::Plain : Ink::Dim, text)));
  }
  if (const std::size_t left = entry.choices.size() - lines.size(); left > 0) {
    lines.push_back(scene.paint(Ink::Dim, "     " + scene.names.say("more-ways", left)));
  }
  return lines;
}

}  // namespace heptad
