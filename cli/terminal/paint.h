// Colours, when the terminal and NO_COLOR allow them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace heptad {

enum class Ink : std::uint8_t {
  Plain,
  Bold,
  Dim,
  Brown,
  Grey,
  Blue,
  Green,
  Yellow,
  Red,
  Purple,
  Temple,
  Warning
};

class Paint {
 public:
  enum class Colours : bool { Off, On };

  explicit Paint(Colours colours) : colours_(colours) {}
  // On when stdout is a terminal and NO_COLOR is not set (no-color.org).
  static Paint for_stdout();

  bool on() const { return colours_ == Colours::On; }
  std::string operator()(Ink ink, std::string_view text) const;

 private:
  Colours colours_;
};

// The ink of a card colour's id: "brown", "temple"; Plain for others.
Ink ink_of(std::string_view colour);

}  // namespace heptad
