// The engine's doors for a JavaScript host: plain C exports. Text goes in through a buffer in linear memory
// and comes out as a pointer.
#include <cstdint>
#include <string>
#include <variant>

#include "bindings/wasm/input.h"
#include "engine/game.h"
#include "engine/playout.h"

namespace {

std::string hex(std::uint64_t number) {
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4) {
    *digit = "0123456789abcdef"[number & 15];
  }
  return digits;
}

std::string signature_of(const heptad::AnyGame& game) {
  const auto sign = [](const auto& start) {
    using G = typename heptad::GameOf<std::remove_cvref_t<decltype(start)>>::Type;
    return heptad::signature<G>(start);
  };
  return hex(std::visit(sign, game.state()));
}

}  // namespace

// The signature of the rule set named in the input, for so many players (0: the usual number), as `heptad
// bench` prints it; or the refusal.
extern "C" [[clang::export_name("heptad_signature")]] const char* heptad_signature(int players) {
  const auto rules = heptad::parse_rules(heptad::input, players);
  const auto game = rules.and_then(heptad::AnyGame::start);
  heptad::output = game ? signature_of(*game) : "refused: " + game.error().message;
  return heptad::output.c_str();
}
