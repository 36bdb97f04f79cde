// Actions, payments and refusals as people read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/names.h"
#include "engine/core/option.h"

namespace heptad {

// What a city is called: `labels` are those of the seats; behind the last seat comes the city without an
// owner.
std::string city_label(const Names& names, const std::vector<std::string>& labels, std::size_t city);

// Whether an action is done for a city without an owner.
bool is_for_another(const std::vector<std::string>& labels, const ActionParts& action);

// "build Baths, 2¢ to Bob".
std::string describe_action(const Names& names, const std::vector<std::string>& labels,
                            const ActionParts& action);

// "2 wood own · 1 glass bought for 3¢"; empty when nothing is asked.
std::string describe_payment(const Names& names, const std::vector<std::string>& labels,
                             const Payment& payment);

// "3¢ short", "already built".
std::string describe_why_not(const Names& names, const Option& option);

// What it costs or brings: "4¢", "free", "chain", "+3¢".
std::string describe_price(const Names& names, const Option& option);

}  // namespace heptad
