// How a bill is paid, line by line, for people.
#pragma once

#include <vector>

#include "engine/core/option.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {

// One way to bring together what the use needs that pays exactly this bill. The bill came from the market, so
// there is one.
std::vector<PaymentLine> payment_lines(const State& state, int city, const Use& use, const Bill& bill);

}  // namespace heptad::wonders
