// Answers requests on the network's thread: files right there, everything else after asking the server's.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <string>

#include "server/network.h"
#include "server/web_message.h"

namespace heptad {

class FrontDesk {
 public:
  FrontDesk(boost::asio::io_context& io, const NetworkParts& parts);

  boost::asio::awaitable<web::Response> respond(const web::Request& request,
                                                const boost::asio::ip::address& peer);
  // Now and then: addresses that have been quiet may ask at full speed again.
  void forget_quiet();

 private:
  boost::asio::awaitable<HttpResponse> ask(HttpRequest question);
  web::Response file(const web::Request& request, const std::string& path) const;

  boost::asio::io_context& io_;
  NetworkParts parts_;
  PerAddress requests_;
};

}  // namespace heptad
