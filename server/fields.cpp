#include "server/fields.h"

namespace heptad {

Expected<boost::json::object> read_object(std::string_view text) {
  boost::json::parse_options options;
  options.max_depth = 8;
  boost::system::error_code error;
  auto value = boost::json::parse(text, error, {}, options);
  if (error) return refuse(Code::BadJson, "This is not JSON: " + error.message() + ".");
  if (!value.is_object()) return refuse(Code::BadJson, "A message is a JSON object.");
  return std::move(value.as_object());
}

const boost::json::value* Fields::find(std::string_view name) const {
  const auto* value = object_.if_contains(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

void Fields::refuse_with(std::string message) {
  if (!refusal_) refusal_ = Refusal{Code::BadMessage, std::move(message)};
}

std::optional<std::string> Fields::text(std::string_view name) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_string()) {
    refuse_with("\"" + std::string(name) + "\" must be a text.");
    return std::nullopt;
  }
  return std::string(value->as_string());
}

std::optional<std::int64_t> Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  boost::system::error_code error;
  const auto number = value->to_number<std::int64_t>(error);
  if (error || number < least || number > most) {
    refuse_with("\"" + std::string(name) + "\" must be a whole number from " + std::to_string(least) +
                " to " + std::to_string(most) + ".");
    return std::nullopt;
  }
  return number;
}

std::optional<bool> Fields::truth(std::string_view name) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_bool()) {
    refuse_with("\"" + std::string(name) + "\" must be true or false.");
    return std::nullopt;
  }
  return value->as_bool();
}

const boost::json::object* Fields::object(std::string_view name) {
  const auto* value = find(name);
  if (value != nullptr && !value->is_object())
    refuse_with("\"" + std::string(name) + "\" must be an object.");
  return value != nullptr && value->is_object() ? &value->as_object() : nullptr;
}

const boost::json::array* Fields::array(std::string_view name) {
  const auto* value = find(name);
  if (value != nullptr && !value->is_array()) refuse_with("\"" + std::string(name) + "\" must be a list.");
  return value != nullptr && value->is_array() ? &value->as_array() : nullptr;
}

std::string Fields::text_or_refuse(std::string_view name) {
  auto value = text(name);
  if (!value) refuse_with("\"" + std::string(name) + "\" is missing.");
  return value.value_or("");
}

std::int64_t Fields::number_or_refuse(std::string_view name, std::int64_t least, std::int64_t most) {
  const auto value = number(name, least, most);
  if (!value) refuse_with("\"" + std::string(name) + "\" is missing.");
  return value.value_or(least);
}

bool Fields::truth_or_refuse(std::string_view name) {
  const auto value = truth(name);
  if (!value) refuse_with("\"" + std::string(name) + "\" is missing.");
  return value.value_or(false);
}

}  // namespace heptad
