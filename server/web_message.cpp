#include "server/web_message.h"

#include <utility>

#include "table/messages.h"

namespace heptad::web {
namespace {

// Scripts, styles and pictures from here only; WebAssembly may run; no other site may frame the game.
constexpr const char* kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; media-src 'self' data: blob:; worker-src 'self' blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

}  // namespace

bool accepts_gzip(const Request& request) {
  return view(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
}

std::string bearer(const Request& request) {
  const auto header = view(request[http::field::authorization]);
  constexpr std::string_view kScheme = "Bearer ";
  return header.starts_with(kScheme) ? std::string(header.substr(kScheme.size())) : "";
}

bool is_proxy(const boost::asio::ip::address& peer, const Proxies& proxies) {
  return peer.is_loopback() || proxies.include(peer.to_string());
}

std::string client_address(const Request& request, const boost::asio::ip::address& peer,
                           const Proxies& proxies) {
  std::string_view forwarded;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != last; ++line) forwarded = view(line->value());
  if (forwarded.empty() || !is_proxy(peer, proxies)) return limit_key(peer.to_string());
  return limit_key(last_forwarded(forwarded));
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

Response not_from_this_page() {
  return plain(http::status::forbidden, Code::Forbidden, "This page may not talk to this server.");
}

Response kept_away() {
  return plain(http::status::forbidden, Code::Banned, "The host does not let you play here.");
}

}  // namespace heptad::web
