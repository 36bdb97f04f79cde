#include "cli/terminal/describe.h"

#include <fmt/args.h>
#include <fmt/ranges.h>

#include "engine/core/resource_names.h"

namespace heptad {
namespace {

constexpr std::string_view kSail = "sail";  // ships for free, or one for a card that is discarded

std::string in_words(const Names& names, const std::vector<std::string>& labels,
                     const ActionParts::Named& part) {
  if (const auto* id = std::get_if<std::string>(&part.what)) return names.any(*id);
  if (const auto* ids = std::get_if<std::vector<std::string>>(&part.what)) {
    std::string words;
    for (const std::string& one : *ids) words += (words.empty() ? "" : ", ") + names.any(one);
    return words;
  }
  const auto* number = std::get_if<int>(&part.what);
  if (number == nullptr) return {};
  return part.key == "seat" ? city_label(names, labels, static_cast<std::size_t>(*number))
                            : std::to_string(*number);
}

// What goes along: coins to others, tokens spent.
std::string along_with(const Names& names, const std::vector<std::string>& labels,
                       const ActionParts& action) {
  std::string text;
  const std::string_view ship = action.id("ship");
  if (!ship.empty() && action.verb != kSail) {
    text += " " + fmt::format(fmt::runtime(names("with", "ship")), names.any(ship));
  }
  for (const auto& [to, coins] : action.pay) {
    text += ", " + names.say("pays", coins, city_label(names, labels, static_cast<std::size_t>(to)));
  }
  for (const auto& [key, what] : action.named) {
    const auto* values = std::get_if<std::vector<int>>(&what);
    if (values != nullptr)
      text += ", " + names.say("with-" + key, fmt::format("{}", fmt::join(*values, " ")));
  }
  return text;
}

std::string line_text(const Names& names, const std::vector<std::string>& labels, const PaymentLine& line) {
  const std::string resource = names("resources", name(line.resource));
  const int units = line.units;
  switch (line.source) {
    case Source::Own: return names.say("line-own", units, resource);
    case Source::Choice: return names.say("line-choice", units, resource);
    case Source::Discount: return names.say("line-discount", units, resource);
    case Source::Bought: break;
  }
  const int coins = units * line.each;
  if (line.receiver == kNature) return names.say("line-bought", units, resource, coins);
  return names.say("line-bought-to", units, resource, coins, city_label(names, labels, line.receiver));
}

}  // namespace

std::string city_label(const Names& names, const std::vector<std::string>& labels, std::size_t city) {
  return city < labels.size() ? labels[city] : names("places", "free-city");
}

bool is_for_another(const std::vector<std::string>& labels, const ActionParts& action) {
  return action.city && static_cast<std::size_t>(*action.city) >= labels.size();
}

std::string describe_action(const Names& names, const std::vector<std::string>& labels,
                            const ActionParts& action) {
  std::vector<std::string> arguments;
  for (const auto& part : action.named) {
    std::string words = in_words(names, labels, part);
    if (!words.empty()) arguments.push_back(std::move(words));
  }
  arguments.resize(std::max<std::size_t>(arguments.size(), 2));
  fmt::dynamic_format_arg_store<fmt::format_context> filled;
  for (const std::string& word : arguments) filled.push_back(word);
  const bool with_card = action.verb == kSail && !action.id("card").empty();
  const std::string verb = std::string(action.verb) + (with_card ? "-with" : "");
  const std::string text = fmt::vformat(names("actions", verb), filled) + along_with(names, labels, action);
  return is_for_another(labels, action) ? names.say("for-city", text) : text;
}

std::string describe_payment(const Names& names, const std::vector<std::string>& labels,
                             const Payment& payment) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
  if (payment.printed_coins > 0) add(names.say("line-printed", payment.printed_coins));
  for (const PaymentLine& line : payment.lines) add(line_text(names, labels, line));
  return text;
}

std::string describe_why_not(const Names& names, const Option& option) {
  const std::string_view code = kWhyNotNames[static_cast<std::size_t>(option.why_not)];
  return fmt::format(fmt::runtime(names("why", code)), option.short_of);
}

std::string describe_price(const Names& names, const Option& option) {
  if (option.gain > 0) return "+" + names.say("coins", option.gain);
  switch (option.payment.means) {
    case Means::Chain: return names.say("chain");
    case Means::Power: return names.say("free");
    case Means::Nothing:
    case Means::Paid: break;
  }
  return names.say("coins", option.payment.coins);
}

}  // namespace heptad
