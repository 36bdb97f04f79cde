// Structured logs: one JSON object a line on stderr. Tokens never come near it.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace heptad {

using LogFields = std::initializer_list<std::pair<std::string_view, std::string>>;

void start_log(const std::string& level);
void log_info(std::string_view event, LogFields fields = {});
void log_warning(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

}  // namespace heptad
