// One person's WebSocket, and what is looked for in the messages that come over it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace heptad::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

// The few things the generator looks for in a message; reading it whole would cost more than sending it.
inline std::string_view after(std::string_view text, std::string_view mark, char end) {
  const auto start = text.find(mark);
  if (start == std::string_view::npos) return {};
  const auto rest = text.substr(start + mark.size());
  return rest.substr(0, rest.find(end));
}

inline std::vector<std::string_view> legal_actions(std::string_view update) {
  std::vector<std::string_view> actions;
  auto rest = update.substr(std::min(update.find("\"legal\":["), update.size()));
  constexpr std::string_view kMark = "{\"action\":\"";
  for (auto at = rest.find(kMark); at != std::string_view::npos; at = rest.find(kMark)) {
    rest.remove_prefix(at + kMark.size());
    const auto action = rest.substr(0, rest.find('"'));
    if (rest.substr(action.size()).starts_with("\",\"legal\":true")) actions.push_back(action);
  }
  return actions;
}

class Socket {
 public:
  explicit Socket(asio::io_context& io) : stream_(io) {}

  asio::awaitable<void> connect(const tcp::endpoint& endpoint) {
    auto& lowest = beast::get_lowest_layer(stream_);
    co_await lowest.async_connect(endpoint, asio::use_awaitable);
    lowest.socket().set_option(tcp::no_delay(true));
    stream_.read_message_max(1 << 20);
    co_await stream_.async_handshake("127.0.0.1:" + std::to_string(endpoint.port()), "/ws",
                                     asio::use_awaitable);
  }
  void send(std::string text) {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1) write();
  }
  // The next message; valid until the next call.
  asio::awaitable<std::string_view> receive() {
    buffer_.consume(buffer_.size());
    co_await stream_.async_read(buffer_, asio::use_awaitable);
    co_return std::string_view(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
  }

 private:
  void write() {
    stream_.async_write(asio::buffer(unsent_.front()), [this](beast::error_code error, std::size_t) {
      if (error) return;
      unsent_.pop_front();
      if (!unsent_.empty()) write();
    });
  }
  beast::websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
};

}  // namespace heptad::load
