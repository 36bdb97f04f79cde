// Between the sockets and what they are for: neither side knows more of the other than this.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace heptad {

using ClientId = std::uint64_t;
// What is sent: one text, held by everybody who still has to send it.
using Text = std::shared_ptr<const std::string>;
inline Text text(std::string json) { return std::make_shared<const std::string>(std::move(json)); }

// One socket, as the hub sees it.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual const std::string& address() const = 0;  // of the client, as limits count them
  virtual void send(Text text) = 0;
  virtual void close(std::string_view reason) = 0;  // asks; the socket then reports that it has gone
};

// The hub, as a socket sees it.
class Audience {
 public:
  virtual ~Audience() = default;
  virtual ClientId connected(Connection& connection) = 0;
  virtual void disconnected(ClientId id) = 0;
  virtual void received(ClientId id, std::string_view text) = 0;
};

}  // namespace heptad
