// Reading JSON from outside: every field is asked for by name and kind, and refused with a sentence.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"

namespace heptad {

Expected<boost::json::object> read_object(std::string_view text);

class Fields {
 public:
  explicit Fields(const boost::json::object& object) : object_(object) {}

  // Absent and null are nothing; of another kind is remembered as the refusal.
  std::optional<std::string> text(std::string_view name);
  std::optional<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most);
  std::optional<bool> truth(std::string_view name);
  const boost::json::object* object(std::string_view name);
  const boost::json::array* array(std::string_view name);

  std::string text_or_refuse(std::string_view name);
  std::int64_t number_or_refuse(std::string_view name, std::int64_t least, std::int64_t most);
  bool truth_or_refuse(std::string_view name);

  void refuse_with(std::string message);
  const std::optional<Refusal>& refusal() const { return refusal_; }

 private:
  const boost::json::value* find(std::string_view name) const;

  const boost::json::object& object_;
  std::optional<Refusal> refusal_;
};

}  // namespace heptad
