// The bots' weights, handed in by the page: the files of bots/data, each when it is needed.
#include "bots/nets.h"

#include <algorithm>
#include <array>

#include "bindings/wasm/input.h"

namespace heptad {
namespace {

std::array<std::string, kNetFiles.size()> given;

std::string take(std::string& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const auto rules = parse_rules(text.substr(0, end), 0);
  if (!rules) return "refused: " + rules.error().message;
  std::string& kept = given[static_cast<std::size_t>(net_file(*rules))];
  if (!kept.empty()) return {};
  kept = text.substr(std::min(end + 1, text.size()));
  const auto net = read_net_for(*rules, bytes_of(net_file(*rules)));
  if (net) return {};
  kept.clear();
  return "refused: " + net.error().message;
}

}  // namespace

std::span<const unsigned char> bytes_of(NetFile file) {
  const std::string& bytes = given[static_cast<std::size_t>(file)];
  return {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()};
}

}  // namespace heptad

// The input is a rule set. The name of the file with its weights, "duel"; nothing for unknown rules.
extern "C" [[clang::export_name("heptad_net_name")]] const char* heptad_net_name() {
  const auto rules = heptad::parse_rules(heptad::input, 0);
  heptad::output = rules ? heptad::kNetFiles[static_cast<std::size_t>(heptad::net_file(*rules))] : "";
  return heptad::output.c_str();
}

// The input is the rule set, a line end, and the file. Nothing, or the refusal: a damaged file is not kept.
extern "C" [[clang::export_name("heptad_weights")]] const char* heptad_weights() {
  heptad::output = heptad::take(heptad::input);
  return heptad::output.c_str();
}
