#include "table/messages.h"

#include <array>
#include <limits>

#include "engine/refusal_json.h"
#include "table/fields.h"

namespace heptad {
namespace {

constexpr int kMost = std::numeric_limits<int>::max();
constexpr std::int64_t kMostExact = 9'007'199'254'740'991;  // what every JSON reader keeps exactly

using Read = Message (*)(Fields&);

Hearers hearers(Fields& fields) {
  const auto to = fields.text("to");
  if (!to) return Hearers::Everybody;
  if (*to != "team") fields.refuse_with("\"to\" must be \"team\" or be left out.");
  return Hearers::Team;
}

struct MessageForm {
  std::string_view word;
  Read read;
};

// Every message of docs/protocol.md, with its own fields. `table` and `seat` are read for all of a table
// alike.
constexpr std::array<MessageForm, 18> kMessages = {{
    {"hello", [](Fields& f) -> Message { return wire::Hello{f.text("token")}; }},
    {"ping",
     [](Fields& f) -> Message { return wire::Ping{f.number("n", -kMostExact, kMostExact).value_or(0)}; }},
    {"join", [](Fields&) -> Message { return TableMessage{wire::Join{}}; }},
    {"leave", [](Fields&) -> Message { return TableMessage{wire::Leave{}}; }},
    {"sit",
     [](Fields& f) -> Message { return TableMessage{wire::Sit{f.text_or_refuse("name"), f.text("nonce")}}; }},
    {"nonce", [](Fields& f) -> Message { return TableMessage{wire::AddNonce{f.text_or_refuse("nonce")}}; }},
    {"stand", [](Fields&) -> Message { return TableMessage{wire::Stand{}}; }},
    {"act",
     [](Fields& f) -> Message {
       return TableMessage{wire::Act{static_cast<int>(f.number_or_refuse("round", 0, kMost)),
                                     f.text_or_refuse("action"), f.text("id").value_or("")}};
     }},
    {"look", [](Fields&) -> Message { return TableMessage{wire::Look{}}; }},
    {"undo", [](Fields&) -> Message { return TableMessage{wire::Undo{}}; }},
    {"consent", [](Fields& f) -> Message { return TableMessage{wire::Consent{f.truth_or_refuse("agree")}}; }},
    {"resign", [](Fields&) -> Message { return TableMessage{wire::Resign{}}; }},
    {"standin",
     [](Fields& f) -> Message {
       const auto level = f.number("level", 1, 8);
       return TableMessage{wire::StandIn{level ? std::optional(static_cast<int>(*level)) : std::nullopt}};
     }},
    {"chat",
     [](Fields& f) -> Message { return TableMessage{wire::Chat{f.text_or_refuse("text"), hearers(f)}}; }},
    {"rematch", [](Fields&) -> Message { return TableMessage{wire::Rematch{}}; }},
    {"hint", [](Fields& f) -> Message { return TableMessage{wire::Hint{f.text("id").value_or("")}}; }},
    {"report",
     [](Fields& f) -> Message {
       const auto n = f.number("n", 0, kMost);
       return TableMessage{
           wire::Report{n ? std::optional(static_cast<int>(*n)) : std::nullopt, f.text("why").value_or("")}};
     }},
    {"block", [](Fields&) -> Message { return TableMessage{wire::Block{}}; }},
}};

}  // namespace

Expected<Message> read_message(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return std::unexpected(object.error());
  const auto* body = object->size() == 1 ? object->front().value.as<JsonObject>() : nullptr;
  if (body == nullptr) return refuse(Code::BadMessage, "A message has one key, whose value is an object.");
  const std::string& word = object->front().key;
  for (const MessageForm& form : kMessages) {
    if (form.word != word) continue;
    Fields fields(*body);
    Message message = form.read(fields);
    if (auto* about = std::get_if<TableMessage>(&message)) {
      about->table = fields.text_or_refuse("table");
      if (const auto seat = fields.number("seat", 0, kMaxSeats - 1)) about->seat = static_cast<Seat>(*seat);
    }
    if (fields.refusal()) return std::unexpected(*fields.refusal());
    return message;
  }
  return refuse(Code::BadMessage, "There is no message \"" + word.substr(0, 20) + "\".");
}

std::string error_json(const Refusal& refusal) {
  JsonWriter json;
  json.begin_object().key("error").begin_object();
  write_refusal(json, refusal);
  return json.end_object().end_object().take();
}

std::string refused_json(const Refusal& refusal, std::string_view table, std::string_view id) {
  JsonWriter json;
  json.begin_object().key("refused").begin_object();
  write_refusal(json, refusal);
  if (!table.empty()) json.field("table", table);
  if (!id.empty()) json.field("id", id);
  return json.end_object().end_object().take();
}

}  // namespace heptad
