// Between the sockets and what they are for: neither side knows more of the other than this. Sockets have a
// thread of their own; what crosses over is posted.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/refusal.h"
#include "table/messages.h"

namespace heptad {

using ClientId = std::uint64_t;
// What is sent: one text, held by everybody who still has to send it.
using Text = std::shared_ptr<const std::string>;
inline Text text(std::string json) { return std::make_shared<const std::string>(std::move(json)); }

// One socket, as the hub sees it. May be called from any thread, also when the peer has gone.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual const std::string& address() const = 0;  // of the client, as limits count them
  virtual void send(Text text) = 0;
  // Refused for form or speed; who insists is disconnected.
  virtual void strike(const Refusal& refusal) = 0;
  // Told why, and disconnected.
  virtual void dismiss(const Refusal& refusal) = 0;
};

// The hub, as a socket sees it. Called on the server's own thread.
class Audience {
 public:
  virtual ~Audience() = default;
  virtual void connected(ClientId id, std::shared_ptr<Connection> connection) = 0;
  virtual void disconnected(ClientId id) = 0;
  virtual void received(ClientId id, const Message& message) = 0;
};

}  // namespace heptad
