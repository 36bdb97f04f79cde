#include "table/fields.h"

#include <algorithm>
#include <cmath>

namespace heptad {
namespace {

// A whole number, however it is written: 17, 17.0, 1.7e1.
std::optional<std::int64_t> whole(const Json& json) {
  constexpr double kMostExact = 9'007'199'254'740'992;
  if (const auto* exact = json.as<std::int64_t>()) return *exact;
  const auto* number = json.as<double>();
  if (number == nullptr || std::abs(*number) > kMostExact || *number != std::floor(*number))
    return std::nullopt;
  return static_cast<std::int64_t>(*number);
}

}  // namespace

Expected<JsonObject> read_object(std::string_view text) {
  auto json = read_json(text);
  if (!json) return std::unexpected(json.error());
  if (json->as<JsonObject>() == nullptr) return refuse(Code::BadJson, "A message is a JSON object.");
  return std::get<JsonObject>(std::move(json->value));
}

const Json* Fields::find(std::string_view name) const {
  const auto found = std::ranges::find(object_, name, &JsonMember::key);
  return found == object_.end() || found->value.is_null() ? nullptr : &found->value;
}

void Fields::refuse_with(std::string message) {
  if (!refusal_) refusal_ = Refusal{Code::BadMessage, std::move(message)};
}

template <class T>
const T* Fields::of_kind(std::string_view name, std::string_view kind) {
  const Json* value = find(name);
  if (value == nullptr) return nullptr;
  const T* wanted = value->as<T>();
  if (wanted == nullptr) refuse_with("\"" + std::string(name) + "\" must be " + std::string(kind) + ".");
  return wanted;
}

std::optional<std::string> Fields::text(std::string_view name) {
  const auto* value = of_kind<std::string>(name, "a text");
  return value == nullptr ? std::nullopt : std::optional(*value);
}

std::optional<std::int64_t> Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const Json* value = find(name);
  if (value == nullptr) return std::nullopt;
  const auto number = whole(*value);
  if (!number || *number < least || *number > most) {
    refuse_with("\"" + std::string(name) + "\" must be a whole number from " + std::to_string(least) +
                " to " + std::to_string(most) + ".");
    return std::nullopt;
  }
  return number;
}

std::optional<bool> Fields::truth(std::string_view name) {
  const auto* value = of_kind<bool>(name, "true or false");
  return value == nullptr ? std::nullopt : std::optional(*value);
}

const JsonObject* Fields::object(std::string_view name) { return of_kind<JsonObject>(name, "an object"); }

const JsonList* Fields::list(std::string_view name) { return of_kind<JsonList>(name, "a list"); }

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
