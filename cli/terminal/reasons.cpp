#include "cli/terminal/reasons.h"

#include <map>

#include "cli/terminal/describe.h"

namespace heptad {
namespace {

using Values = std::map<std::string, std::string, std::less<>>;

// Fills the holes of a sentence: "{name}", and "{n|coin|coins}", which picks a word by the number.
std::string filled(std::string_view sentence, const Values& values) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    const std::string_view hole = sentence.substr(open + 1, close - open - 1);
    sentence.remove_prefix(close == std::string_view::npos ? sentence.size() : close + 1);
    const std::size_t one = hole.find('|');
    const auto found = values.find(hole.substr(0, one));
    const std::string& value = found == values.end() ? std::string() : found->second;
    if (one == std::string_view::npos) {
      text += value;
      continue;
    }
    const std::size_t many = hole.find('|', one + 1);
    text += value == "1" ? hole.substr(one + 1, many - one - 1) : hole.substr(many + 1);
  }
  return text;
}

std::string group_of(std::string_view thing) {
  if (thing == "mythology") return "mythologies";
  if (thing == "victory") return "victories";
  return std::string(thing) + 's';
}

// Some kinds read differently by what they carry.
std::string key_of(const Reason& reason) {
  std::string key(name(reason.kind));
  if (reason.kind == ReasonKind::Opens && !reason.seat) return key + "-own";
  if (reason.kind == ReasonKind::FreeByChain && reason.thing.empty()) return key + "-by-token";
  if (reason.kind == ReasonKind::Claims && reason.thing.empty()) return key + "-coins";
  return key;
}

}  // namespace

std::string describe_reason(const Names& names, const std::vector<std::string>& labels,
                            const Reason& reason) {
  Values values = {{"n", std::to_string(reason.amount)}};
  if (!reason.thing.empty()) values["what"] = names(group_of(reason.thing), reason.id);
  if (reason.seat) values["name"] = city_label(names, labels, *reason.seat);
  if (reason.use) values["use"] = filled(names("uses", name(*reason.use)), values);
  return filled(names("reasons", key_of(reason)), values);
}

}  // namespace heptad
