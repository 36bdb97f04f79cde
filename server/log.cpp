#include "server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "engine/core/json_writer.h"

namespace heptad {
namespace {

void write(spdlog::level::level_enum level, std::string_view event, LogFields fields) {
  if (!spdlog::should_log(level)) return;
  JsonWriter json;
  json.begin_object().field("event", event);
  for (const auto& [key, value] : fields) json.field(key, value);
  json.end_object();
  // The pattern opens the object with time and level; the rest follows.
  spdlog::log(level, "{}", std::string_view(json.text()).substr(1));
}

}  // namespace

void start_log(const std::string& level) {
  auto logger = spdlog::get("heptad");
  if (!logger) logger = spdlog::stderr_logger_mt("heptad");
  logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v)");
  logger->set_level(spdlog::level::from_str(level));
  spdlog::set_default_logger(logger);
}

void log_info(std::string_view event, LogFields fields) { write(spdlog::level::info, event, fields); }
void log_warning(std::string_view event, LogFields fields) { write(spdlog::level::warn, event, fields); }
void log_error(std::string_view event, LogFields fields) { write(spdlog::level::err, event, fields); }

}  // namespace heptad
