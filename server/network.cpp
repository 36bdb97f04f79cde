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
#include <boost/beast/http.hpp>
#include <unordered_map>
#include <unordered_set>

#include "server/address.h"
#include "server/gzip.h"
#include "server/log.h"
#include "server/socket.h"
#include "table/messages.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

constexpr auto kRequestTime = std::chrono::seconds(30);
constexpr std::uint32_t kHeaderBytes = 8 * 1024;
constexpr std::size_t kBufferBytes = 64 * 1024;
constexpr std::size_t kLongAnswer = 1200;                         // below this compressing saves no packet
constexpr auto kBetweenGoodbyes = std::chrono::milliseconds(20);  // or less, when there are many

// Scripts, styles and pictures from here only; WebAssembly may run; no other site may frame the game.
constexpr const char* kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; media-src 'self' data: blob:; worker-src 'self' blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

bool accepts_gzip(const Request& request) {
  return view(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
}

std::string bearer(const Request& request) {
  const auto header = view(request[http::field::authorization]);
  constexpr std::string_view kScheme = "Bearer ";
  return header.starts_with(kScheme) ? std::string(header.substr(kScheme.size())) : "";
}

// Behind a reverse proxy on this machine, the address it last added: of several lines, too, the last.
std::string client_address(const Request& request, const asio::ip::address& peer) {
  std::string_view forwarded;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != last; ++line) forwarded = view(line->value());
  if (!peer.is_loopback() || forwarded.empty()) return limit_key(peer.to_string());
  return limit_key(last_forwarded(forwarded));
}

Millis running_millis() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

Response with_headers(const Request& request, Response response) {
  response.version(request.version());
  response.keep_alive(request.keep_alive());
  response.set(http::field::server, "heptad");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy", kContentPolicy);
  response.content_length(response.body().size());
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

Response plain(http::status status, Code code, std::string message) {
  Response response;
  response.result(status);
  response.set(http::field::content_type, "application/json");
  response.body() = error_json({code, std::move(message)});
  return response;
}

Response kept_away() {
  return plain(http::status::forbidden, Code::Banned, "The host does not let you play here.");
}

}  // namespace

class Network::Impl {
 public:
  Impl(asio::io_context& io, const NetworkParts& parts)
      : io_(io),
        acceptor_(io),
        parts_(parts),
        requests_(parts.limits.requests_per_second, parts.limits.request_burst) {}

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
      acceptor_.close(ignored);
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
      socket.set_option(tcp::no_delay(true), ignored);
      asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
    }
  }

  struct Open {
    std::size_t all = 0;
    std::unordered_map<std::string, std::size_t> by_peer;
  };

  // Counts a connection for as long as it lives, which may be longer than the rest of the server does.
  class Counted {
   public:
    Counted(std::shared_ptr<Open> open, const asio::ip::address& peer)
        : open_(std::move(open)), peer_(limit_key(peer.to_string())) {
      ++open_->all;
      ++open_->by_peer[peer_];
    }
    ~Counted() {
      --open_->all;
      if (--open_->by_peer[peer_] == 0) open_->by_peer.erase(peer_);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

   private:
    std::shared_ptr<Open> open_;
    std::string peer_;
  };

  // All places taken, or one address sits on more than its sockets and as many requests at once can need.
  bool is_full_for(const tcp::socket& socket) const {
    if (open_->all >= parts_.limits.connections) return true;
    beast::error_code ignored;
    const auto peer = socket.remote_endpoint(ignored).address();
    const auto others = open_->by_peer.find(limit_key(peer.to_string()));
    return !peer.is_loopback() && others != open_->by_peer.end() &&
           others->second >= 2 * parts_.limits.connections_per_address;
  }

  asio::awaitable<void> serve(tcp::socket accepted) {
    beast::error_code error;
    const auto peer = accepted.remote_endpoint(error).address();
    const Counted counted(open_, peer);
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
      Response response = co_await respond(request, peer);
      note(request, peer, response.result_int());
      const bool goes_on = request.keep_alive();
      stream.expires_after(kRequestTime);
      if (!co_await write(stream, request, std::move(response)) || !goes_on) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
  }

  void note(const Request& request, const asio::ip::address& peer, unsigned status) {
    if (status < parts_.metrics.answers.size()) parts_.metrics.answers[status].add();
    parts_.access_log.request(client_address(request, peer), view(request.method_string()),
                              view(request.target()), status);
  }

  asio::awaitable<bool> write(beast::tcp_stream& stream, const Request& request, Response response) {
    const Response complete = with_headers(request, std::move(response));
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
      return plain(http::status::forbidden, Code::Forbidden, "This page may not talk to this server.");
    }
    const std::string address = client_address(request, peer);
    if (parts_.sanctions.keeps_away(address)) return kept_away();
    const auto others = by_address_.find(address);
    if (others != by_address_.end() && others->second >= parts_.limits.connections_per_address) {
      return plain(http::status::too_many_requests, Code::TooMany, "Too many connections from your address.");
    }
    if (view(request.target()) != "/ws")
      return plain(http::status::not_found, Code::NotFound, "The socket is at /ws.");
    return std::nullopt;
  }

  asio::awaitable<void> live(beast::tcp_stream stream, Request request, asio::ip::address peer) {
    const Counted counted(open_, peer);
    const std::string address = client_address(request, peer);
    const bool is_own = asio::ip::make_address(address, ignored_).is_loopback();
    if (!is_own) ++by_address_[address];
    const auto socket = std::make_shared<Socket>(
        std::move(stream), ++last_id_, address,
        Socket::Surroundings{parts_.server, parts_.audience, parts_.limits, parts_.metrics});
    sockets_.insert(socket.get());
    sockets_open_ = sockets_.size();
    co_await socket->run(std::move(request));
    sockets_.erase(socket.get());
    sockets_open_ = sockets_.size();
    if (!is_own && --by_address_[address] == 0) by_address_.erase(address);
  }

  asio::awaitable<Response> respond(const Request& request, const asio::ip::address& peer) {
    const auto host = view(request[http::field::host]);
    const auto origin = view(request[http::field::origin]);
    const bool writes = request.method() != http::verb::get && request.method() != http::verb::head;
    if (!parts_.doorkeeper.host_allowed(host) ||
        (writes && !parts_.doorkeeper.origin_allowed(origin, host))) {
      co_return plain(http::status::forbidden, Code::Forbidden, "This page may not talk to this server.");
    }
    const std::string address = client_address(request, peer);
    parts_.metrics.requests.add();
    if (parts_.sanctions.keeps_away(address)) co_return kept_away();
    if (!requests_.take(address, running_millis())) {
      co_return plain(http::status::too_many_requests, Code::TooFast, "Too many requests: wait a moment.");
    }
    const auto target = parse_target(view(request.target()));
    if (!target) co_return plain(http::status::bad_request, Code::BadMessage, "This address is malformed.");
    if (!parts_.service.owns(target->path)) co_return file(request, target->path);

    const HttpRequest question{
        .method = std::string(view(request.method_string())),
        .path = target->path,
        .query = target->query,
        .bearer = bearer(request),
        .address = address,
        .from_this_machine = peer.is_loopback() && request.find("X-Forwarded-For") == request.end(),
        .body = request.body(),
    };
    const HttpResponse answer = co_await ask(question);
    Response response;
    response.result(static_cast<unsigned>(answer.status));
    response.set(http::field::content_type, answer.type);
    response.set(http::field::cache_control, "no-store");
    response.set(http::field::vary, "Accept-Encoding");
    if (answer.body.size() >= kLongAnswer && accepts_gzip(request)) {
      response.set(http::field::content_encoding, "gzip");
      response.body() = gzip(answer.body, Effort::Quick);
    } else {
      response.body() = answer.body;
    }
    co_return response;
  }

  asio::awaitable<void> forget_quiet_addresses() {
    asio::steady_timer timer(io_);
    while (acceptor_.is_open()) {
      timer.expires_after(std::chrono::seconds(1));
      co_await timer.async_wait(asio::use_awaitable);
      requests_.forget_quiet(running_millis());
    }
  }

  // Asked on the server's thread, answered on this one.
  asio::awaitable<HttpResponse> ask(HttpRequest question) {
    const auto begin = [this, &question](auto handler) {
      const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
      const auto answer = [this, waiting](HttpResponse response) {
        asio::post(io_,
                   [waiting, response = std::move(response)]() mutable { (*waiting)(std::move(response)); });
      };
      asio::post(parts_.server, [this, question = std::move(question), answer] {
        try {
          parts_.service.handle(question, answer);
        } catch (const std::exception& trouble) {
          log_error("request", {{"path", question.path}, {"error", trouble.what()}});
          answer({.status = 503, .body = error_json({Code::Store, "The server has trouble. Try again."})});
        }
      });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(
        begin, asio::use_awaitable);
  }

  Response file(const Request& request, const std::string& path) {
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
      return plain(http::status::method_not_allowed, Code::NotFound, "There is nothing of this kind here.");
    }
    const StaticFile* found = parts_.files.find(path);
    if (found == nullptr) return plain(http::status::not_found, Code::NotFound, "There is nothing here.");
    Response response;
    response.set(http::field::content_type, found->type);
    response.set(http::field::etag, found->tag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control,
                 found->lasts ? "public, max-age=31536000, immutable" : "no-cache");
    const bool gzipped = accepts_gzip(request) && !found->gzipped.empty();
    if (gzipped) response.set(http::field::content_encoding, "gzip");
    if (view(request[http::field::if_none_match]) == found->tag) {
      response.result(http::status::not_modified);
    } else {
      response.body() = gzipped ? found->gzipped : found->body;
    }
    return response;
  }

  asio::io_context& io_;
  tcp::acceptor acceptor_;
  NetworkParts parts_;
  std::shared_ptr<Open> open_ = std::make_shared<Open>();
  std::unordered_map<std::string, std::size_t> by_address_;
  beast::error_code ignored_;
  ClientId last_id_ = 0;
  PerAddress requests_;
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
