// HTTP in Beast's words: what a request says, and the answers that are the same everywhere.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http.hpp>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"
#include "server/address.h"

namespace heptad::web {

namespace http = boost::beast::http;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

inline std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

bool accepts_gzip(const Request& request);
std::string bearer(const Request& request);
bool is_proxy(const boost::asio::ip::address& peer, const Proxies& proxies);
// Behind a reverse proxy, the address it last added: of several lines, too, the last.
std::string client_address(const Request& request, const boost::asio::ip::address& peer,
                           const Proxies& proxies);

// An error and why.
Response plain(http::status status, Code code, std::string message);
Response not_from_this_page();
Response kept_away();
// Whole, with what every answer says.
Response with_headers(const Request& request, Response response);

}  // namespace heptad::web
