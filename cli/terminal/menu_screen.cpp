#include "cli/terminal/menu_screen.h"

#include <algorithm>

#include "cli/terminal/describe.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

constexpr std::size_t kMostLines = 8;
constexpr int kCardNameWidth = 22;

std::string numbered(std::size_t i, const std::string& text) {
  return pad_left(std::to_string(i + 1), 3) + "  " + text;
}

// The verb and the price of one use of a card: "build 4¢", "Sphinx 8¢", dim when it cannot be done.
std::string short_use(const Scene& scene, const Choice& choice) {
  const std::string_view action = choice.action;
  const std::string_view verb = action.substr(0, action.find(' '));
  std::string label;
  if (verb == "wonder") {
    const std::string_view rest = action.substr(verb.size() + 1);
    label = cut_to(scene.names("wonders", rest.substr(0, rest.find(' '))), 12);
  } else {
    label = scene.names.has("terminal", verb) ? scene.names("terminal", verb) : std::string(verb);
  }
  const Option& option = choice.option;
  const bool dear = option.why_not == WhyNot::Coins;
  const std::string price =
      option.legal() || dear ? describe_price(scene.names, option) : describe_why_not(scene.names, option);
  return scene.paint(option.legal() ? Ink::Plain : Ink::Dim, label + " " + price + (dear ? "✗" : ""));
}

std::string card_line(const Scene& scene, const MenuEntry& entry) {
  std::string text =
      scene.paint(ink_of(scene.catalogue.colour(entry.card)),
                  pad_right(cut_to(scene.names("cards", entry.card), kCardNameWidth), kCardNameWidth));
  int used = kCardNameWidth + 5;
  for (const Choice& choice : entry.choices) {
    const std::string use = short_use(scene, choice);
    used += 3 + display_width(use);
    if (used > kScreenWidth) return text + " …";
    text += " · " + use;
  }
  return text;
}

// A single choice, with what is printed on the component it is about.
std::string single_line(const Scene& scene, const Choice& choice, int width) {
  std::string text = describe_action(scene.names, scene.labels, choice.action);
  const std::string_view action = choice.action;
  const std::string_view id = action.substr(std::min(action.rfind(' ') + 1, action.size()));
  const auto* component = scene.catalogue.find(id);
  if (component != nullptr && width > 60) {
    text = pad_right(text, 34) + pad_right(cost_text(scene.names, *component, Wording::Short), 14) +
           effects_text(scene.names, *component, Wording::Full);
  }
  if (!choice.option.legal()) text += " (" + describe_why_not(scene.names, choice.option) + ")";
  return cut_to(text, width - 5);
}

}  // namespace

Lines draw_menu(const Scene& scene) {
  const std::size_t count = scene.menu.size();
  const std::size_t columns = count > 2 * kMostLines ? 3 : count > kMostLines ? 2 : 1;
  const bool cards =
      std::ranges::any_of(scene.menu, [](const MenuEntry& entry) { return !entry.card.empty(); });
  if (columns == 1 || cards) {
    Lines lines;
    for (std::size_t i = 0; i < count; ++i) {
      const MenuEntry& entry = scene.menu[i];
      lines.push_back(numbered(i, entry.card.empty() ? single_line(scene, entry.choices[0], kScreenWidth)
                                                     : card_line(scene, entry)));
    }
    return lines;
  }
  const std::size_t rows = (count + columns - 1) / columns;
  const int width = kScreenWidth / static_cast<int>(columns);
  Lines lines(rows);
  for (std::size_t i = 0; i < count; ++i) {
    lines[i % rows] += pad_right(numbered(i, single_line(scene, scene.menu[i].choices[0], width)), width);
  }
  return lines;
}

Lines draw_uses(const Scene& scene, const MenuEntry& entry) {
  Lines lines;
  for (std::size_t i = 0; i < entry.choices.size(); ++i) {
    const Choice& choice = entry.choices[i];
    const Option& option = choice.option;
    const std::string what =
        pad_right(cut_to(describe_action(scene.names, scene.labels, choice.action), 40), 41);
    std::string how = describe_payment(scene.names, scene.labels, option.payment);
    std::string price =
        option.legal() || option.why_not == WhyNot::Coins ? describe_price(scene.names, option) : "";
    if (!option.legal()) how = describe_why_not(scene.names, option) + (how.empty() ? "" : " · " + how);
    const std::string text = cut_to(what + pad_right(price, 7) + how, kScreenWidth - 5);
    lines.push_back(numbered(i, scene.paint(option.legal() ? Ink::Plain : Ink::Dim, text)));
  }
  return lines;
}

}  // namespace heptad
