// REST: the lobby, my tables, records and replays, and making a table.
#pragma once

#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/table_request.h"

namespace heptad {

class Api : public HttpService {
 public:
  Api(Hall& hall, PerAddress& tables_made, Metrics& metrics, const Limits& limits)
      : hall_(hall), tables_made_(tables_made), metrics_(metrics), limits_(limits) {}

  bool owns(std::string_view path) const override;
  void handle(const HttpRequest& request, const Answer& answer) override;

 private:
  HttpResponse get(const HttpRequest& request);
  HttpResponse about_table(const HttpRequest& request, std::string_view rest);
  void make_table(const HttpRequest& request, const Answer& answer);
  Expected<void> room_for_bots(const std::string& address, const TableRequest& wanted);
  Expected<void> room_in_lobby(const std::string& address, const TableRequest& wanted);
  HttpResponse readiness();
  HttpResponse lobby(const HttpRequest& request);
  HttpResponse my_tables(const HttpRequest& request);
  HttpResponse rules() const;
  HttpResponse catalogue(const HttpRequest& request) const;
  HttpResponse record(const LiveTable& live) const;
  HttpResponse replay(const HttpRequest& request, const LiveTable& live) const;
  std::string summary(const HttpRequest& request, const LiveTable& live) const;

  Hall& hall_;
  PerAddress& tables_made_;
  Metrics& metrics_;
  Limits limits_;
};

}  // namespace heptad
