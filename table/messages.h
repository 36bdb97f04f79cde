// What a client may say, checked for form. What it means is its hall's business.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "table/entry.h"

namespace heptad {

namespace wire {

struct Hello {
  std::optional<std::string> token;
};
struct Ping {
  std::int64_t n = 0;
};
struct Join {};
struct Leave {};
struct Sit {
  std::string name;
  std::optional<std::string> nonce;
};
struct AddNonce {
  std::string nonce;
};
struct Stand {};
struct Act {
  int round = 0;
  std::string action;
  std::string id;
};
struct Look {};
struct Undo {};
struct Consent {
  bool agree = false;
};
struct Resign {};
struct StandIn {
  std::optional<int> level;
};
struct Chat {
  std::string text;
  Hearers to = Hearers::Everybody;
};
struct Rematch {};
struct Hint {
  std::string id;
};
struct Report {
  std::optional<int> n;  // what was said
  std::string why;
};
struct Block {};

}  // namespace wire

// What concerns a table.
struct TableMessage {
  std::variant<wire::Join, wire::Leave, wire::Sit, wire::AddNonce, wire::Stand, wire::Act, wire::Look,
               wire::Undo, wire::Consent, wire::Resign, wire::StandIn, wire::Chat, wire::Rematch, wire::Hint,
               wire::Report, wire::Block>
      what;
  std::string table = {};
  std::optional<Seat> seat = {};
};
using Message = std::variant<wire::Hello, wire::Ping, TableMessage>;

// Deeply nested, huge, doubled or unknown: refused with bad-json or bad-message.
Expected<Message> read_message(std::string_view text);

// The id a refused message carried, so that the client knows which one it was; may be empty.
// {"error":{"code":"store","message":"…"}}, the answer to a request.
std::string error_json(const Refusal& refusal);
std::string refused_json(const Refusal& refusal, std::string_view table, std::string_view id);

}  // namespace heptad
