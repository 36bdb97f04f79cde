#include "server/network.h"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <tuple>
#include <unordered_set>

#include "server/address.h"
#include "server/crowd.h"
#include "server/front_desk.h"
#include "server/socket.h"
#include "server/web_message.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using web::client_address;
using web::plain;
using web::Request;
using web::Response;
using web::view;

constexpr auto kRequestTime = std::chrono::seconds(30);
constexpr std::uint32_t kHeaderBytes = 8 * 1024;
constexpr std::size_t kBufferBytes = 64 * 1024;
constexpr auto kBetweenGoodbyes = std::chrono::milliseconds(20);  // or less, when there are many

}  // namespace

class Network::Impl {
 public:
  Impl(asio::io_context& io, const NetworkParts& parts)
      : io_(io), acceptor_(io), parts_(parts), desk_(io, parts) {}

  std::uint16_t listen(const std::string& host, std::uint16_t port) {
    beast::error_code error;
    const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
    if (error) throw std::runtime_error("\"" + host + "\" is not an address of this machine.");
    const tcp::endpoint endpoint(address, port);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    if (acceptor_.bind(endpoint, error) || acceptor_.listen(4096, error)) {
      throw std::runtime_error("Port " + std::to_string(port) + " of " + host +
                               " cannot be used: " + error.message() + ". Give another one with --port.");
    }
    const auto chosen = acceptor_.local_endpoint().port();
    asio::co_spawn(io_, accept_forever(), asio::detached);
    asio::co_spawn(io_, forget_quiet_addresses(), asio::detached);
    return chosen;
  }

  // Everybody at once would come back at once.
  void stop(std::chrono::milliseconds within) {
    asio::post(io_, [this, within] {
      beast::error_code ignored;
      std::ignore = acceptor_.close(ignored);
      if (stopped_) {  // told twice: at once
        for (Socket* socket : sockets_) socket->say_goodbye();
        return;
      }
      stopped_ = true;
      const auto pause = std::min<std::chrono::microseconds>(
          kBetweenGoodbyes, std::chrono::microseconds(within) / std::max<std::size_t>(1, sockets_.size()));
      asio::co_spawn(io_, say_goodbyes(pause), asio::detached);
    });
  }

  // Whether it has stopped and everybody has gone.
  bool empty() const { return stopped_ && sockets_open_ == 0; }

 private:
  asio::awaitable<void> say_goodbyes(std::chrono::microseconds pause) {
    std::vector<std::weak_ptr<Socket>> all;
    for (Socket* socket : sockets_) all.push_back(socket->weak_from_this());
    asio::steady_timer timer(io_);
    auto due = std::chrono::steady_clock::now();
    for (const auto& one : all) {
      if (const auto socket = one.lock()) socket->say_goodbye();
      timer.expires_at(due += pause);
      co_await timer.async_wait(asio::use_awaitable);
    }
    for (Socket* socket : sockets_) socket->say_goodbye();  // who came in the middle of it
  }

  asio::awaitable<void> accept_forever() {
    while (acceptor_.is_open()) {
      beast::error_code error;
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted) co_return;
      if (error) {  // out of descriptors, most likely: others will go
        asio::steady_timer pause(io_, std::chrono::milliseconds(100));
        co_await pause.async_wait(asio::use_awaitable);
        continue;
      }
      if (is_full_for(socket)) continue;  // the socket closes itself
      beast::error_code ignored;
      std::ignore = socket.set_option(tcp::no_delay(true), ignored);
      asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
    }
  }

  // All places taken, or one address sits on more than its sockets and as many requests at once can need.
  bool is_full_for(const tcp::socket& socket) const {
    if (open_.all() >= parts_.limits.connections) return true;
    beast::error_code ignored;
    const auto peer = socket.remote_endpoint(ignored).address();
    return !web::is_proxy(peer, parts_.proxies) &&
           open_.of(limit_key(peer.to_string())) >= 2 * parts_.limits.connections_per_address;
  }

  asio::awaitable<void> serve(tcp::socket accepted) {
    beast::error_code error;
    const auto peer = accepted.remote_endpoint(error).address();
    const Crowd::Counted counted(open_, limit_key(peer.to_string()));
    beast::tcp_stream stream(std::move(accepted));
    beast::flat_buffer buffer(kBufferBytes);
    while (!error) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(parts_.limits.body_bytes);
      parser.header_limit(kHeaderBytes);
      stream.expires_after(kRequestTime);
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
      if (error == http::error::body_limit || error == http::error::header_limit) {
        co_await write(stream, {},
                       plain(http::status::payload_too_large, Code::TooBig, "This request is too long."));
      }
      if (error) break;
      Request request = parser.release();
      if (beast::websocket::is_upgrade(request)) {
        auto refused = refuse_upgrade(request, peer);
        note(request, peer, refused ? refused->result_int() : 101);
        if (refused) {
          co_await write(stream, request, std::move(*refused));
          break;
        }
        asio::co_spawn(io_, live(std::move(stream), std::move(request), peer), asio::detached);
        co_return;
      }
      Response response = co_await desk_.respond(request, peer);
      note(request, peer, response.result_int());
      const bool goes_on = request.keep_alive();
      stream.expires_after(kRequestTime);
      if (!co_await write(stream, request, std::move(response)) || !goes_on) break;
    }
    std::ignore = stream.socket().shutdown(tcp::socket::shutdown_send, error);
  }

  void note(const Request& request, const asio::ip::address& peer, unsigned status) {
    if (status < parts_.metrics.answers.size()) parts_.metrics.answers[status].add();
    parts_.access_log.request(client_address(request, peer, parts_.proxies), view(request.method_string()),
                              view(request.target()), status);
  }

  asio::awaitable<bool> write(beast::tcp_stream& stream, const Request& request, Response response) {
    const Response complete = web::with_headers(request, std::move(response));
    http::response_serializer<http::string_body> serializer(complete);
    serializer.split(request.method() == http::verb::head);
    beast::error_code error;
    if (request.method() == http::verb::head) {
      co_await http::async_write_header(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
    } else {
      co_await http::async_write(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
    }
    co_return !error;
  }

  std::optional<Response> refuse_upgrade(const Request& request, const asio::ip::address& peer) const {
    if (!acceptor_.is_open())
      return plain(http::status::service_unavailable, Code::Busy, "The server is stopping.");
    const auto host = view(request[http::field::host]);
    const auto origin = view(request[http::field::origin]);
    if (!parts_.doorkeeper.host_allowed(host) || !parts_.doorkeeper.origin_allowed(origin, host)) {
      return web::not_from_this_page();
    }
    const std::string address = client_address(request, peer, parts_.proxies);
    if (parts_.sanctions.keeps_away(address)) return web::kept_away();
    if (by_address_.of(address) >= parts_.limits.connections_per_address) {
      return plain(http::status::too_many_requests, Code::TooMany, "Too many connections from your address.");
    }
    if (view(request.target()) != "/ws")
      return plain(http::status::not_found, Code::NotFound, "The socket is at /ws.");
    return std::nullopt;
  }

  asio::awaitable<void> live(beast::tcp_stream stream, Request request, asio::ip::address peer) {
    const Crowd::Counted counted(open_, limit_key(peer.to_string()));
    const std::string address = client_address(request, peer, parts_.proxies);
    const bool is_own = asio::ip::make_address(address, ignored_).is_loopback();
    std::optional<Crowd::Counted> of_address;
    if (!is_own) of_address.emplace(by_address_, address);
    const auto socket = std::make_shared<Socket>(
        std::move(stream), ++last_id_, address,
        Socket::Surroundings{parts_.server, parts_.audience, parts_.limits, parts_.metrics});
    sockets_.insert(socket.get());
    sockets_open_ = sockets_.size();
    co_await socket->run(std::move(request));
    sockets_.erase(socket.get());
    sockets_open_ = sockets_.size();
  }

  asio::awaitable<void> forget_quiet_addresses() {
    asio::steady_timer timer(io_);
    while (acceptor_.is_open()) {
      timer.expires_after(std::chrono::seconds(1));
      co_await timer.async_wait(asio::use_awaitable);
      desk_.forget_quiet();
    }
  }

  asio::io_context& io_;
  tcp::acceptor acceptor_;
  NetworkParts parts_;
  FrontDesk desk_;
  Crowd open_;        // by peer
  Crowd by_address_;  // sockets, by the address behind a proxy
  beast::error_code ignored_;
  ClientId last_id_ = 0;
  std::unordered_set<Socket*> sockets_;
  std::atomic<std::size_t> sockets_open_ = 0;
  std::atomic<bool> stopped_ = false;
};

Network::Network(asio::io_context& io, const NetworkParts& parts)
    : impl_(std::make_unique<Impl>(io, parts)) {}
Network::~Network() = default;
std::uint16_t Network::listen(const std::string& host, std::uint16_t port) {
  return impl_->listen(host, port);
}
void Network::stop(std::chrono::milliseconds within) { impl_->stop(within); }
bool Network::empty() const { return impl_->empty(); }

}  // namespace heptad
