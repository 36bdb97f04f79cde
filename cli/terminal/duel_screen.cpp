// Duel: the track, the structure and both cities on a hundred columns.
#include <algorithm>
#include <cstdlib>

#include <boost/json/value.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/canvas.h"
#include "cli/terminal/describe.h"
#include "cli/terminal/pantheon/lines.h"
#include "cli/terminal/scene.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr int kCardWidth = 16;
constexpr int kHalf = kCardWidth / 2;
constexpr int kPanelWidth = kScreenWidth / 2 - 1;
// Lines of the screen that are neither structure nor cards of a city: title, track, tokens, nine of each
// city, what happened, prompt, six choices, keys, message and input.
constexpr int kLinesBesideCards = 23;
constexpr int kMostCardLines = 5;
constexpr int kCapital = 9;

std::string track(const Scene& scene) {
  const int pawn = number_in(scene.view, "pawn");
  std::string cells;
  for (int at = -kCapital; at <= kCapital; ++at) {
    std::string cell = at == 0 ? "┼" : "·";
    if (std::abs(at) == kCapital) cell = "▲";
    for (const json::value& loot : list_in(scene.view, "loot")) {
      if (number_in(loot.get_object(), "at") == at)
        cell = std::to_string(number_in(loot.get_object(), "coins"));
    }
    if (at == pawn) cell = scene.paint(Ink::Red, "●");
    cells += (at == -kCapital ? "" : " ") + cell;
  }
  const std::string left = cut_to(scene.labels[0], 14);
  const std::string right = cut_to(scene.labels[1], 14);
  std::string text = " " + left + " ⟨ " + cells + " ⟩ " + right;
  if (pawn != 0) text += "   " + scene.names.say("military", kCapital - std::abs(pawn));
  return text;
}

std::string board_tokens(const Scene& scene) {
  std::string text = " " + scene.names.say("board") + ": ";
  const auto& board = list_in(scene.view, "board");
  return text + (board.empty() ? scene.names.say("none") : wrapped_names(scene, board, kScreenWidth).front());
}

// The price for the seat that looks, when the card is offered; else what is printed.
std::string price_of(const Scene& scene, std::string_view card, const json::object& component) {
  const int number = menu_number(scene, card);
  if (number > 0) {
    for (const MenuChoice& choice : scene.menu[static_cast<std::size_t>(number) - 1].choices) {
      if (choice.parts.verb == "build") return describe_price(scene.names, choice.option);
    }
  }
  return cost_text(scene.names, component, Wording::Short);
}

void draw_frame(Canvas& canvas, int x, int y, Ink ink) {
  std::string bar;
  for (int i = 0; i < kCardWidth - 2; ++i) bar += "─";
  canvas.put(x, y, "╭" + bar + "╮", ink);
  canvas.put(x, y + 1, "│" + std::string(kCardWidth - 2, ' ') + "│", ink);
  canvas.put(x, y + 2, "╰" + bar + "╯", ink);
}

void draw_card(Canvas& canvas, const Scene& scene, int x, int y, const json::object& slot) {
  const bool available = flag_in(slot, "available");
  draw_frame(canvas, x, y, available ? Ink::Bold : Ink::Dim);
  const std::string_view card = text_in(slot, "card");
  const json::object* component = scene.catalogue.find(card);
  if (component == nullptr) {
    const std::string_view back = text_in(slot, "back");
    const std::string text = back == "age" ? laid_token(scene.names, slot)
                                           : scene.names("colours", back == "guild" ? "purple" : back);
    canvas.put(x + 1, y + 1,
               centred(cut_to(text.empty() ? "░░░░░░" : "░ " + text + " ░", kCardWidth - 2), kCardWidth - 2),
               Ink::Dim);
    return;
  }
  const Ink ink = ink_of(text_in(*component, "colour"));
  const int number = menu_number(scene, card);
  const std::string title = (number > 0 ? std::to_string(number) + " " : "") + scene.names("cards", card);
  canvas.put(x + 1, y, cut_to(title, kCardWidth - 2), ink);
  const std::string price = price_of(scene, card, *component);
  const int room = kCardWidth - 3 - display_width(price);
  canvas.put(x + 1, y + 1, cut_to(effects_text(scene.names, *component, Wording::Short), room), ink);
  canvas.put(x + kCardWidth - 1 - display_width(price), y + 1, price, number > 0 ? Ink::Bold : Ink::Plain);
}

Lines structure(const Scene& scene) {
  const int age = number_in(scene.view, "age");
  const auto& slots = list_in(scene.view, "structure");
  const auto& layouts = list_in(scene.catalogue.json(), "structures");
  if (age < 1 || slots.empty() || static_cast<std::size_t>(age) > layouts.size()) return {};
  const json::array& layout = layouts[static_cast<std::size_t>(age) - 1].get_array();
  const auto place = [&](const json::value& slot) -> const json::object& {
    return layout[static_cast<std::size_t>(number_in(slot.get_object(), "slot"))].get_object();
  };
  int first_row = 99;
  int last_row = 0;
  for (const json::value& slot : slots) {
    first_row = std::min(first_row, number_in(place(slot), "row"));
    last_row = std::max(last_row, number_in(place(slot), "row"));
  }
  // Each row hides the lower edge of the one above, as on the table.
  Canvas canvas(kScreenWidth, 2 * (last_row - first_row) + 3);
  for (const json::value& slot : slots) {
    const json::object& at = place(slot);
    draw_card(canvas, scene, (number_in(at, "column") - 1) * kHalf + 2,
              2 * (number_in(at, "row") - first_row), slot.get_object());
  }
  return canvas.lines(scene.paint);
}

// A hundred columns hold two seats: where producers of choice stand, the amounts move closer together.
std::string production(const Scene& scene, const json::object& economy) {
  std::string wide = amounts_text(scene, object_in(economy, "makes"), Zeros::Shown);
  std::string any;
  const json::object& choices = object_in(economy, "choices");
  for (const auto& [key, effect] :
       {std::pair{"raw", "produce-any-raw"}, std::pair{"manufactured", "produce-any-manufactured"}}) {
    const int count = number_in(choices, key);
    if (count != 0)
      any += (count > 1 ? fmt::format("{}×", count) : "") + scene.names("effects-short", effect);
  }
  if (any.empty()) return wide;
  std::string close;
  for (const char c : wide) {
    if (c != ' ' || !close.ends_with(' ')) close += c;
  }
  return close + ' ' + any;
}

std::string science(const Scene& scene, const json::object& economy) {
  const auto& symbols = list_in(economy, "symbols");
  std::string text = std::to_string(symbols.size()) + "/6 ";
  for (const json::value& symbol : symbols) {
    const auto& pairs = list_in(economy, "pairs");
    const bool paired = std::ranges::find(pairs, symbol) != pairs.end();
    text += " " + scene.names("symbols", symbol.get_string()) + (paired ? "×2" : "");
  }
  return text;
}

// What a wonder costs the seat that looks, when it is its turn: "8¢".
std::string wonder_price(const Scene& scene, std::string_view id) {
  for (const MenuEntry& entry : scene.menu) {
    for (const MenuChoice& choice : entry.choices) {
      if (choice.parts.verb == "wonder" && choice.parts.id("wonder") == id &&
          (choice.option.legal() || choice.option.why_not == WhyNot::Coins)) {
        return describe_price(scene.names, choice.option);
      }
    }
  }
  return {};
}

// A filled square stands; an open one waits, with its printed cost and its price now.
std::string wonder_line(const Scene& scene, const json::object& wonder) {
  const std::string_view id = text_in(wonder, "id");
  const bool built = flag_in(wonder, "built");
  const json::object* component = scene.catalogue.find(id);
  if (component == nullptr) return {};
  const std::string cost = built ? "" : cost_text(scene.names, *component, Wording::Short);
  const std::string price = built ? "" : wonder_price(scene, id);
  const std::string text = (built ? "■ " : "□ ") + pad_right(cut_to(scene.names("wonders", id), 16), 17) +
                           pad_right(cost, 10) + pad_left(price, 4) + " " +
                           effects_text(scene.names, *component, Wording::Short);
  return scene.paint(built ? Ink::Bold : Ink::Plain, cut_to(text, kPanelWidth));
}

Lines panel(const Scene& scene, std::size_t seat, int card_lines) {
  const auto nth = [&](std::string_view key) -> const json::value& {
    static const json::value kNone;
    const auto& list = list_in(scene.view, key);
    return seat < list.size() ? list[seat] : kNone;
  };
  const auto whole = [](const json::value& value) { return value.is_int64() ? value.get_int64() : 0; };
  static const json::array kEmpty;
  const auto array = [](const json::value& value) -> const json::array& {
    return value.is_array() ? value.get_array() : kEmpty;
  };
  const json::object& economy = nth("seats").as_object();
  Lines lines;
  lines.push_back(scene.paint(Ink::Bold, (seat == scene.seat ? "▶ " : "  ") +
                                             pad_right(cut_to(scene.labels[seat], 18), 19) +
                                             scene.names.say("coins", whole(nth("coins"))) + "   " +
                                             scene.names.say("points", whole(nth("points")))));
  const auto labelled = [&](std::string_view key, const std::string& text) {
    lines.push_back(pad_right(scene.names.say(key), 8) + text);
  };
  labelled("makes", production(scene, economy));
  labelled("buys", amounts_text(scene, object_in(economy, "prices"), Zeros::Shown));
  labelled("science", cut_to(science(scene, economy), kPanelWidth - 8));
  labelled("tokens", cut_to(tokens_of(scene, seat), kPanelWidth - 8));
  for (const json::value& wonder : array(nth("wonders")))
    lines.push_back(wonder_line(scene, wonder.get_object()));
  // Brown and grey cards are already told by what the city makes.
  json::array cards;
  for (const json::value& card : array(nth("cities"))) {
    const std::string_view colour = scene.catalogue.colour(card.get_string());
    if (colour != "brown" && colour != "grey") cards.push_back(card);
  }
  Lines names = wrapped_names(scene, cards, kPanelWidth);
  if (static_cast<int>(names.size()) > card_lines) names.erase(names.begin(), names.end() - card_lines);
  std::ranges::move(names, std::back_inserter(lines));
  return lines;
}

}  // namespace

Lines draw_duel(const Scene& scene) {
  Lines lines = {track(scene), board_tokens(scene)};
  if (scene.view.contains("pantheon")) lines.push_back(pantheon_slots(scene));
  Lines cards = structure(scene);
  const int card_lines = std::clamp(
      kScreenHeight - kLinesBesideCards - static_cast<int>(lines.size() + cards.size()), 1, kMostCardLines);
  std::ranges::move(cards, std::back_inserter(lines));
  Lines left = panel(scene, 0, card_lines);
  Lines right = panel(scene, 1, card_lines);
  const std::size_t height = std::max(left.size(), right.size());
  left.resize(height);
  right.resize(height);
  for (std::size_t i = 0; i < height; ++i) lines.push_back(pad_right(left[i], kPanelWidth) + "  " + right[i]);
  return lines;
}

}  // namespace heptad
