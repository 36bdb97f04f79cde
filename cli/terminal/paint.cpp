#include "cli/terminal/paint.h"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <utility>

namespace heptad {
namespace {

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::Plain: return "";
    case Ink::Bold: return "1";
    case Ink::Dim: return "2";
    case Ink::Brown: return "38;5;173";
    case Ink::Grey: return "38;5;250";
    case Ink::Blue: return "38;5;75";
    case Ink::Green: return "38;5;77";
    case Ink::Yellow: return "38;5;221";
    case Ink::Red: return "38;5;203";
    case Ink::Purple: return "38;5;177";
    case Ink::Temple: return "38;5;215";
    case Ink::Warning: return "1;38;5;208";
  }
  return "";
}

}  // namespace

Paint Paint::for_stdout() {
  const char* no_color = std::getenv("NO_COLOR");
  const bool refused = no_color != nullptr && *no_color != '\0';
  return Paint(isatty(STDOUT_FILENO) != 0 && !refused ? Colours::On : Colours::Off);
}

std::string Paint::operator()(Ink ink, std::string_view text) const {
  const std::string_view code = code_of(ink);
  if (!on() || code.empty()) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

Ink ink_of(std::string_view colour) {
  constexpr std::array<std::pair<std::string_view, Ink>, 8> kInks = {{{"brown", Ink::Brown},
                                                                      {"grey", Ink::Grey},
                                                                      {"blue", Ink::Blue},
                                                                      {"green", Ink::Green},
                                                                      {"yellow", Ink::Yellow},
                                                                      {"red", Ink::Red},
                                                                      {"purple", Ink::Purple},
                                                                      {"temple", Ink::Temple}}};
  for (const auto& [name, ink] : kInks) {
    if (name == colour) return ink;
  }
  return Ink::Plain;
}

}  // namespace heptad
