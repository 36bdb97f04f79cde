#include "cli/terminal/describe.h"

#include <fmt/args.h>

#include "engine/core/resource_names.h"

namespace heptad {
namespace {

constexpr std::string_view kForCity = "city ";  // an action on behalf of the Free City

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    if (space > 0) words.push_back(text.substr(0, space));
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  return words;
}

// An argument in words: a seat's label where the action names a seat, else the thing's name.
std::string argument(const Names& names, const std::vector<std::string>& labels, std::string_view verb,
                     std::string_view word) {
  if (verb == "start" && word.size() == 1 && word[0] >= '0' &&
      word[0] < '0' + static_cast<int>(labels.size())) {
    return labels[static_cast<std::size_t>(word[0] - '0')];
  }
  return names.any(word);
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

bool is_for_free_city(std::string_view action) { return action.starts_with(kForCity); }

std::string_view without_city(std::string_view action) {
  return is_for_free_city(action) ? action.substr(kForCity.size()) : action;
}

std::string describe_action(const Names& names, const std::vector<std::string>& labels,
                            std::string_view action) {
  if (is_for_free_city(action)) {
    return names.say("for-city", describe_action(names, labels, without_city(action)));
  }
  const auto words = words_of(action);
  if (words.empty()) return {};
  const std::string_view verb = words[0];
  std::vector<std::string> arguments;
  std::string split;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "with") continue;
    if (words[i] == "pay" && i + 2 < words.size()) {
      split = ", " + names.say("pay-split", words[i + 1], words[i + 2]);
      break;
    }
    if (words[i] == "offering") {
      std::string values;
      while (++i < words.size()) values += (values.empty() ? "" : " ") + std::string(words[i]);
      split = ", " + names.say("with-offerings", values);
      break;
    }
    arguments.push_back(argument(names, labels, verb, words[i]));
  }
  if (!names.has("actions", verb)) {
    std::string text(verb);
    for (const std::string& word : arguments) text += ' ' + word;
    return text + split;
  }
  const std::size_t wanted = std::max<std::size_t>(arguments.size(), 2);
  arguments.resize(wanted);
  fmt::dynamic_format_arg_store<fmt::format_context> filled;
  for (const std::string& word : arguments) filled.push_back(word);
  return fmt::vformat(names("actions", verb), filled) + split;
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

std::string_view card_used(std::string_view action) {
  const auto words = words_of(without_city(action));
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    if (words[i] == "with") return words[i + 1];
  }
  if (words.size() >= 2 && (words[0] == "build" || words[0] == "sell")) return words[1];
  return {};
}

}  // namespace heptad
