#include "server/socket.h"

#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "server/log.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// Beyond this a message is not even read, only cut off; below it the gate says why it is too long.
constexpr std::size_t kReadableBytes = 64 * 1024;
constexpr std::size_t kBufferKept = 8 * 1024;
// Below this deflating saves no packet. Small windows, because every connection has its own: what a table
// says repeats itself soon, and what a client says is short.
constexpr std::size_t kWorthDeflating = 1200;
constexpr int kServerWindowBits = 11, kClientWindowBits = 9;
constexpr int kMemoryLevel = 3;

Millis running_ms() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

Socket::Socket(beast::tcp_stream stream, ClientId id, std::string address, const Surroundings& around)
    : stream_(std::move(stream)),
      id_(id),
      address_(std::move(address)),
      around_(around),
      gate_(around.limits, around.metrics) {}

template <class Task>
void Socket::tell_audience(Task task) {
  asio::post(around_.server, [self = shared_from_this(), task = std::move(task)] {
    try {
      task(self->around_.audience);
    } catch (const std::exception& trouble) {
      log_error("message", {{"error", trouble.what()}});
      self->send(
          text(refused_json({Code::Store, "The server has trouble with its database. Try again."}, {}, {})));
    }
  });
}

void Socket::set_options(const Request& request) {
  stream_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = std::chrono::seconds(10),
      .idle_timeout = std::chrono::seconds(around_.limits.idle_seconds),
      .keep_alive_pings = true,
  });
  websocket::permessage_deflate deflate;
  deflate.server_enable = true;
  deflate.server_max_window_bits = kServerWindowBits;
  // Who does not offer to choose a smaller window may not be asked for one.
  const auto offer = request[beast::http::field::sec_websocket_extensions];
  if (offer.find("client_max_window_bits") != beast::string_view::npos) {
    deflate.client_max_window_bits = kClientWindowBits;
  }
  deflate.client_no_context_takeover = true;
  deflate.compLevel = 3;
  deflate.memLevel = kMemoryLevel;
  deflate.msg_size_threshold = kWorthDeflating;
  stream_.set_option(deflate);
  stream_.read_message_max(kReadableBytes);
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::close || closing_) return;
    if (!gate_.lets_control_frame(running_ms())) cut("ping-flood");
  });
}

asio::awaitable<void> Socket::run(Request request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(stream_).expires_never();
  set_options(request);
  beast::error_code error;
  co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  request = {};
  writing_ = false;
  if (closing_) finish_closing();  // the server stops just now
  tell_audience([self](Audience& audience) { audience.connected(self->id_, self); });
  co_await read_all();
}

asio::awaitable<void> Socket::read_all() {
  beast::error_code error;
  beast::flat_buffer buffer;
  while (!closing_) {
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) break;
    const auto bytes = buffer.cdata();
    const std::string_view said(static_cast<const char*>(bytes.data()), bytes.size());
    obey(gate_.judge(stream_.got_text() ? said : std::string_view("binary"), running_ms()));
    buffer.consume(buffer.size());
    if (buffer.capacity() > kBufferKept) buffer = beast::flat_buffer();
  }
  tell_audience([id = id_](Audience& audience) { audience.disconnected(id); });
  // The peer's answer to our goodbye, if it comes.
  while (closing_ && !error) {
    buffer.consume(buffer.size());
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
  }
}

void Socket::obey(const Gate::Verdict& verdict) {
  if (verdict.message) {
    tell_audience(
        [id = id_, message = *verdict.message](Audience& audience) { audience.received(id, message); });
  }
  if (!verdict.answer.empty()) push(text(verdict.answer));
  if (verdict.shut) close_with({websocket::close_code::policy_error, "too many refused messages"});
}

void Socket::send(Text message) {
  asio::post(stream_.get_executor(),
             [self = shared_from_this(), message = std::move(message)] { self->push(message); });
}

void Socket::strike(const Refusal& refusal) {
  asio::post(stream_.get_executor(),
             [self = shared_from_this(), refusal] { self->obey(self->gate_.strike(refusal)); });
}

void Socket::dismiss(const Refusal& refusal) {
  asio::post(stream_.get_executor(), [self = shared_from_this(), refusal] {
    self->push(text(refused_json(refusal, {}, {})));
    self->close_with({websocket::close_code::policy_error, std::string(refusal.name())});
  });
}

void Socket::push(Text message) {
  if (closing_) return;
  unsent_bytes_ += message->size();
  unsent_.push_back(std::move(message));
  if (unsent_bytes_ > around_.limits.unsent_bytes) return cut("slow-reader");
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

void Socket::say_goodbye() { close_with(websocket::close_code::service_restart); }

void Socket::close_with(const websocket::close_reason& reason) {
  if (closing_) return;
  closing_ = reason;
  if (!writing_) finish_closing();
}

void Socket::finish_closing() {
  stream_.async_close(*closing_, [self = shared_from_this()](beast::error_code) {});
}

// It does not read what it is sent, or sends what nobody reads: nothing can be said to it any more.
void Socket::cut(const char* why) {
  log_warning(why, {{"unsent", std::to_string(unsent_bytes_)}});
  closing_ = websocket::close_reason(websocket::close_code::policy_error);
  beast::get_lowest_layer(stream_).socket().close();
}

}  // namespace heptad
