// Reading the engine's own JSON (views and catalogues), which is known to be well formed: a missing field is
// simply empty.
#pragma once

#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace heptad {

inline const boost::json::array& list_in(const boost::json::object& object, std::string_view key) {
  static const boost::json::array kEmpty;
  const boost::json::value* value = object.if_contains(key);
  return value != nullptr && value->is_array() ? value->get_array() : kEmpty;
}

inline const boost::json::object& object_in(const boost::json::object& object, std::string_view key) {
  static const boost::json::object kEmpty;
  const boost::json::value* value = object.if_contains(key);
  return value != nullptr && value->is_object() ? value->get_object() : kEmpty;
}

inline std::string_view text_in(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view();
}

inline int number_in(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}

inline bool flag_in(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

}  // namespace heptad
