// Actions, payments and refusals as people read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/names.h"
#include "engine/core/option.h"

namespace heptad {

// What a city is called: `labels` are those of the seats, and behind the last seat comes the Free City.
std::string city_label(const Names& names, const std::vector<std::string>& labels, std::size_t city);

// Whether an action is done on behalf of the Free City.
bool is_for_free_city(std::string_view action);
// The same without those words: "build baths" for `city build baths`.
std::string_view without_city(std::string_view action);

// "build baths" as "build Baths".
std::string describe_action(const Names& names, const std::vector<std::string>& labels,
                            std::string_view action);

// "2 wood own · 1 glass bought for 3¢"; empty when nothing is asked.
std::string describe_payment(const Names& names, const std::vector<std::string>& labels,
                             const Payment& payment);

// "3¢ short", "already built".
std::string describe_why_not(const Names& names, const Option& option);

// What it costs or brings: "4¢", "free", "chain", "+3¢".
std::string describe_price(const Names& names, const Option& option);

// The card an action uses, by its text: "baths" for `sell baths` and for `wonder sphinx with baths`.
std::string_view card_used(std::string_view action);

}  // namespace heptad
