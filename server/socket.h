// One WebSocket: reads messages for the audience, writes what it sends, drops a peer that does neither.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/connection.h"
#include "server/limits.h"

namespace heptad {

class Socket : public Connection, public std::enable_shared_from_this<Socket> {
 public:
  using Stream = boost::beast::websocket::stream<boost::beast::tcp_stream>;
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  Socket(boost::beast::tcp_stream stream, std::string address, Audience& audience, const Limits& limits);

  // Until the peer has gone.
  boost::asio::awaitable<void> run(Request request);

  const std::string& address() const override { return address_; }
  void send(Text text) override;
  void close(std::string_view reason) override;
  void say_goodbye();

 private:
  void write_next();
  void close_with(const boost::beast::websocket::close_reason& reason);
  void finish_closing();
  void cut();

  Stream stream_;
  std::string address_;
  Audience& audience_;
  Limits limits_;
  std::deque<Text> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool writing_ = true;  // the answer to the handshake comes first
  std::optional<boost::beast::websocket::close_reason> closing_;
};

}  // namespace heptad
