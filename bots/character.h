// What a character likes, in the words of either family.
#pragma once

#include "bots/spec.h"

namespace heptad {

template <class Colour>
constexpr bool likes(Character character, Colour colour) {
  switch (character) {
    case Character::Warrior: return colour == Colour::Red;
    case Character::Scholar: return colour == Colour::Green;
    case Character::Builder: return colour == Colour::Blue;
    case Character::Merchant: return colour == Colour::Yellow;
    case Character::None: break;
  }
  return false;
}

}  // namespace heptad
