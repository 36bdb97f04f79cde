// An option that is paid for.
#pragma once

#include <utility>

#include "engine/core/option.h"

namespace heptad::duel {

inline Option priced(const Action& action, Payment payment, int coins) {
  Option option{.action = action, .payment = std::move(payment)};
  if (option.payment.coins > coins) {
    option.why_not = WhyNot::Coins;
    option.short_of = option.payment.coins - coins;
  }
  return option;
}

}  // namespace heptad::duel
