// What Pantheon adds to the reasons for a move: the tokens on the cards.
#pragma once

#include <string_view>

#include "bots/reasons.h"
#include "engine/duel/pantheon/rows.h"

namespace heptad::duel::pantheon {

// A mythology token, or an offering token of so many coins.
inline Reason claim(int token) {
  Reason reason{.kind = ReasonKind::Claims, .weight = 30};
  if (token < kMythologies) {
    reason.thing = "mythology";
    reason.id = kMythologyNames[token];
  } else {
    reason.amount = kOfferings[token - kMythologies];
  }
  return reason;
}

}  // namespace heptad::duel::pantheon
