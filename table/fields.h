// Reading JSON from outside: every field is asked for by name and kind, and refused with a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/json.h"

namespace heptad {

Expected<JsonObject> read_object(std::string_view text);

class Fields {
 public:
  explicit Fields(const JsonObject& object) : object_(object) {}

  // Absent and null are nothing; of another kind is remembered as the refusal.
  std::optional<std::string> text(std::string_view name);
  std::optional<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most);
  std::optional<bool> truth(std::string_view name);
  const JsonObject* object(std::string_view name);
  const JsonList* list(std::string_view name);

  std::string text_or_refuse(std::string_view name);
  std::int64_t number_or_refuse(std::string_view name, std::int64_t least, std::int64_t most);
  bool truth_or_refuse(std::string_view name);

  void refuse_with(std::string message);
  const std::optional<Refusal>& refusal() const { return refusal_; }

 private:
  const Json* find(std::string_view name) const;
  // Of the kind that is wanted, or remembered as the refusal.
  template <class T>
  const T* of_kind(std::string_view name, std::string_view kind);

  const JsonObject& object_;
  std::optional<Refusal> refusal_;
};

}  // namespace heptad
