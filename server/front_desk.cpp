#include "server/front_desk.h"

#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>

#include "server/gzip.h"
#include "server/log.h"
#include "table/messages.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using web::plain;
using web::Request;
using web::Response;
using web::view;

constexpr std::size_t kLongAnswer = 1200;  // below this compressing saves no packet

Millis running_millis() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

FrontDesk::FrontDesk(asio::io_context& io, const NetworkParts& parts)
    : io_(io), parts_(parts), requests_(parts.limits.requests_per_second, parts.limits.request_burst) {}

void FrontDesk::forget_quiet() { requests_.forget_quiet(running_millis()); }

asio::awaitable<web::Response> FrontDesk::respond(const Request& request, const asio::ip::address& peer) {
  const auto host = view(request[http::field::host]);
  const auto origin = view(request[http::field::origin]);
  const bool writes = request.method() != http::verb::get && request.method() != http::verb::head;
  if (!parts_.doorkeeper.host_allowed(host) || (writes && !parts_.doorkeeper.origin_allowed(origin, host))) {
    co_return web::not_from_this_page();
  }
  const std::string address = web::client_address(request, peer, parts_.proxies);
  parts_.metrics.requests.add();
  if (parts_.sanctions.keeps_away(address)) co_return web::kept_away();
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
      .bearer = web::bearer(request),
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
  if (answer.body.size() >= kLongAnswer && web::accepts_gzip(request)) {
    response.set(http::field::content_encoding, "gzip");
    response.body() = gzip(answer.body, Effort::Quick);
  } else {
    response.body() = answer.body;
  }
  co_return response;
}

// Asked on the server's thread, answered on this one.
asio::awaitable<HttpResponse> FrontDesk::ask(HttpRequest question) {
  auto begin = [this, question = std::move(question)](auto handler) mutable {
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
  return asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(std::move(begin),
                                                                                 asio::use_awaitable);
}

web::Response FrontDesk::file(const Request& request, const std::string& path) const {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    return plain(http::status::method_not_allowed, Code::NotFound, "There is nothing of this kind here.");
  }
  const StaticFile* found = parts_.files.find(path);
  if (found == nullptr) return plain(http::status::not_found, Code::NotFound, "There is nothing here.");
  Response response;
  response.set(http::field::content_type, found->type);
  response.set(http::field::etag, found->tag);
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control, found->lasts ? "public, max-age=31536000, immutable" : "no-cache");
  const bool gzipped = web::accepts_gzip(request) && !found->gzipped.empty();
  if (gzipped) response.set(http::field::content_encoding, "gzip");
  if (view(request[http::field::if_none_match]) == found->tag) {
    response.result(http::status::not_modified);
  } else {
    response.body() = gzipped ? found->gzipped : found->body;
  }
  return response;
}

}  // namespace heptad
