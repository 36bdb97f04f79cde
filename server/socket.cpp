#include "server/socket.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/log.h"
#include "server/messages.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// Beyond this a message is not even read, only cut off; below it the hub says why it is too long.
constexpr std::size_t kReadableBytes = 64 * 1024;
constexpr std::size_t kBufferKept = 8 * 1024;

}  // namespace

Socket::Socket(beast::tcp_stream stream, std::string address, Audience& audience, const Limits& limits)
    : stream_(std::move(stream)), address_(std::move(address)), audience_(audience), limits_(limits) {}

asio::awaitable<void> Socket::run(Request request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(stream_).expires_never();
  stream_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = std::chrono::seconds(10),
      .idle_timeout = std::chrono::seconds(limits_.idle_seconds),
      .keep_alive_pings = true,
  });
  stream_.read_message_max(kReadableBytes);
  beast::error_code error;
  co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  request = {};
  writing_ = false;
  if (closing_) finish_closing();  // the server stops just now

  const ClientId id = audience_.connected(*this);
  beast::flat_buffer buffer;
  while (!closing_) {
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) break;
    const auto bytes = buffer.cdata();
    const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
    try {
      audience_.received(id, stream_.got_text() ? text : std::string_view("binary"));
    } catch (const std::exception& trouble) {
      log_error("message", {{"error", trouble.what()}});
      send(std::make_shared<const std::string>(
          refused_json({"store", "The server has trouble with its database. Try again."}, {}, {})));
    }
    buffer.consume(buffer.size());
    if (buffer.capacity() > kBufferKept) buffer = beast::flat_buffer();
  }
  audience_.disconnected(id);
  // The peer's answer to our goodbye, if it comes.
  while (closing_ && !error) {
    buffer.consume(buffer.size());
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
  }
}

void Socket::send(Text text) {
  if (closing_) return;
  unsent_bytes_ += text->size();
  unsent_.push_back(std::move(text));
  if (unsent_bytes_ > limits_.unsent_bytes) return cut();
  if (!writing_) write_next();
}

void Socket::write_next() {
  writing_ = true;
  stream_.text(true);
  stream_.async_write(asio::buffer(*unsent_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        self->writing_ = false;
                        if (error) return;
                        self->unsent_bytes_ -= self->unsent_.front()->size();
                        self->unsent_.pop_front();
                        if (!self->unsent_.empty()) return self->write_next();
                        if (self->closing_) self->finish_closing();
                      });
}

void Socket::close(std::string_view reason) {
  close_with({websocket::close_code::policy_error, beast::string_view(reason.data(), reason.size())});
}

void Socket::say_goodbye() { close_with(websocket::close_code::going_away); }

void Socket::close_with(const websocket::close_reason& reason) {
  if (closing_) return;
  closing_ = reason;
  if (!writing_) finish_closing();
}

void Socket::finish_closing() {
  stream_.async_close(*closing_, [self = shared_from_this()](beast::error_code) {});
}

// It does not read what it is sent: nothing can be said to it any more.
void Socket::cut() {
  log_warning("slow-reader", {{"unsent", std::to_string(unsent_bytes_)}});
  closing_ = websocket::close_reason(websocket::close_code::policy_error);
  beast::get_lowest_layer(stream_).socket().close();
}

}  // namespace heptad
