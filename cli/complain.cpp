#include "cli/complain.h"

#include <cstdio>

#include <fmt/core.h>

#include "cli/commands.h"
#include "engine/refusal_json.h"

namespace heptad {

int complain(const Refusal& refusal, Output output) {
  if (output == Output::Json) {
    JsonWriter json;
    json.begin_object().field("ok", false).key("error").begin_object();
    write_refusal(json, refusal);
    fmt::print("{}\n", json.end_object().end_object().text());
  }
  fmt::print(stderr, "heptad: {} [{}]\n", refusal.message, refusal.name());
  return kBadInput;
}

int complain(const RecordError& error, std::string_view file, Output output) {
  if (output == Output::Json) {
    JsonWriter json;
    json.begin_object().field("ok", false).key("error").begin_object();
    json.field("code", error.reason.name()).field("message", error.sentence()).field("line", error.line);
    json.field("column", error.reason.column).field("move", error.text).field("reason", error.reason.message);
    fmt::print("{}\n", json.end_object().end_object().text());
  }
  fmt::print(stderr, "heptad: {}: {} [{}]\n", file, error.sentence(), error.reason.name());
  return kBadInput;
}

}  // namespace heptad
