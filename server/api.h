// REST: the lobby, my tables, records and replays, and making a table.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "server/hall.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/table_request.h"

namespace heptad {

class Api : public HttpService {
 public:
  Api(Hall& hall, Metrics& metrics, const Limits& limits) : hall_(hall), metrics_(metrics), limits_(limits) {}

  bool owns(std::string_view path) const override;
  void handle(const HttpRequest& request, const Answer& answer) override;
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
  Expected<void> room_for_bots(const std::string& address, const TableRequest& wanted);
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
