// REST: the lobby, my tables, records and replays, and making a table.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/hall.h"
#include "server/limits.h"

namespace heptad {

struct HttpRequest {
  std::string method;
  std::string path;                          // decoded, without the query
  std::map<std::string, std::string> query;  // decoded
  std::string bearer;                        // the token, when one was sent
  std::string address;                       // of the client, for limits
  bool from_this_machine = false;            // not through a proxy
  std::string body;
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
};

class Api {
 public:
  using Answer = std::function<void(HttpResponse)>;

  Api(Hall& hall, Metrics& metrics, const Limits& limits) : hall_(hall), metrics_(metrics), limits_(limits) {}

  // Whether the path belongs to the API rather than to the web client's files.
  static bool owns(std::string_view path);
  void handle(const HttpRequest& request, const Answer& answer);
  // Forgets addresses that have been quiet.
  void tick();

 private:
  struct Address {
    TokenBucket requests, tables;
  };

  Address& address(const std::string& name);
  HttpResponse get(const HttpRequest& request);
  HttpResponse about_table(const HttpRequest& request, std::string_view rest);
  void make_table(const HttpRequest& request, const Answer& answer);
  HttpResponse lobby(const HttpRequest& request);
  HttpResponse my_tables(const HttpRequest& request);
  HttpResponse rules() const;
  HttpResponse catalogue(const HttpRequest& request) const;
  HttpResponse record(const LiveTable& live) const;
  HttpResponse replay(const HttpRequest& request, const LiveTable& live) const;
  std::string summary(const HttpRequest& request, const LiveTable& live) const;

  Hall& hall_;
  Metrics& metrics_;
  Limits limits_;
  std::unordered_map<std::string, Address> addresses_;
};

}  // namespace heptad
