// HTTP and WebSocket on one port, on a thread of its own: who may connect. front_desk.* answers requests,
// socket.* is a WebSocket; besides them and web_message.* only server.cpp knows Boost.Asio or Beast.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "server/access_log.h"
#include "server/address.h"
#include "server/connection.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/sanctions.h"
#include "server/static_files.h"
#include "server/url.h"

namespace heptad {

struct NetworkParts {
  boost::asio::io_context& server;  // of the audience and the service
  Audience& audience;
  HttpService& service;
  const StaticFiles& files;
  const Doorkeeper& doorkeeper;
  const Proxies& proxies;
  const Sanctions& sanctions;
  AccessLog& access_log;  // of the network's thread alone
  const Limits& limits;
  Metrics& metrics;
};

class Network {
 public:
  Network(boost::asio::io_context& io, const NetworkParts& parts);
  ~Network();

  // Throws with a sentence when the address cannot be had. Returns the port, chosen by the system for 0.
  std::uint16_t listen(const std::string& host, std::uint16_t port);
  // No new connections; those that are say goodbye one after the other, within this time. From any thread.
  void stop(std::chrono::milliseconds within);
  bool empty() const;  // it has stopped, and everybody has gone

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace heptad
