// One WebSocket: reads messages for the audience, writes what it sends, drops a peer that does neither.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/connection.h"
#include "server/gate.h"
#include "server/limits.h"

namespace heptad {

class Socket : public Connection, public std::enable_shared_from_this<Socket> {
 public:
  using Stream = boost::beast::websocket::stream<boost::beast::tcp_stream>;
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  struct Surroundings {
    boost::asio::io_context& server;  // where the audience is
    Audience& audience;
    const Limits& limits;
    Metrics& metrics;
  };

  Socket(boost::beast::tcp_stream stream, ClientId id, std::string address, const Surroundings& around);

  // Until the peer has gone.
  boost::asio::awaitable<void> run(Request request);
  void say_goodbye();

  const std::string& address() const override { return address_; }
  void send(Text text) override;
  void strike(const Refusal& refusal) override;
  void dismiss(const Refusal& refusal) override;

 private:
  boost::asio::awaitable<void> read_all();
  void set_options(const Request& request);
  void obey(const Gate::Verdict& verdict);
  void push(Text text);
  void write_next();
  void close_with(const boost::beast::websocket::close_reason& reason);
  void finish_closing();
  void cut(const char* why);
  template <class Task>
  void tell_audience(Task task);

  Stream stream_;
  const ClientId id_;
  const std::string address_;
  Surroundings around_;
  Gate gate_;
  std::deque<Text> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool writing_ = true;  // the answer to the handshake comes first
  std::optional<boost::beast::websocket::close_reason> closing_;
};

}  // namespace heptad
