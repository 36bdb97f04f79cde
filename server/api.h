// REST: the lobby, my tables, records and replays, and making a table.
#pragma once

#include <string>
#include <string_view>

#include "server/account.h"
#include "server/bot_players.h"
#include "server/hall.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/people.h"
#include "server/sanctions.h"
#include "server/vitals.h"
#include "table/table_request.h"

namespace heptad {

// What /metrics needs besides the counters.
struct Observing {
  Vitals vitals;
  std::string token;  // lets other machines read; empty: none may
};

class Api : public HttpService {
 public:
  Api(Hall& hall, BotPlayers& bots, Lobby& lobby, People& people, const Sanctions& sanctions,
      Account& account, PerAddress& tables_made, Metrics& metrics, Observing observing, const Limits& limits)
      : hall_(hall),
        bots_(bots),
        lobby_(lobby),
        people_(people),
        sanctions_(sanctions),
        account_(account),
        tables_made_(tables_made),
        metrics_(metrics),
        observing_(std::move(observing)),
        limits_(limits) {}

  // The server stops soon: no new tables.
  void drain() { draining_ = true; }

  bool owns(std::string_view path) const override;
  void handle(const HttpRequest& request, const Answer& answer) override;

 private:
  // A request and the person it comes from, if it says so.
  struct Asked {
    HttpRequest request;
    std::optional<Asking> me = {};
  };
  void who_asks(const HttpRequest& request, Told<std::optional<Asking>> told);
  void route(const Asked& asked, const Answer& answer);
  void about_table(const Asked& asked, std::string_view rest, const Answer& answer);
  void make_table(const Asked& asked, const Answer& answer);
  void make_table(const std::string& address, TableRequest wanted, const std::string& token,
                  const Answer& answer);
  void import_record(const HttpRequest& request, const Answer& answer);
  Expected<void> room_for_bots(const std::string& address, const TableRequest& wanted);
  Expected<void> room_in_lobby(const std::string& address, const TableRequest& wanted);
  HttpResponse readiness();
  HttpResponse metrics(const HttpRequest& request) const;
  void lobby(const Asked& asked, const Answer& answer);
  void my_tables(const Asked& asked, const Answer& answer);
  void my_tables(const Asking& me, bool finished, const std::function<void(Expected<std::string>)>& told);
  HttpResponse rules() const;
  HttpResponse catalogue(const HttpRequest& request) const;
  HttpResponse record(const LiveTable& live) const;
  HttpResponse replay(const Asked& asked, const LiveTable& live) const;
  std::string summary(const std::optional<Asking>& me, const LiveTable& live) const;

  Hall& hall_;
  BotPlayers& bots_;
  Lobby& lobby_;
  People& people_;
  const Sanctions& sanctions_;
  Account& account_;
  PerAddress& tables_made_;
  Metrics& metrics_;
  Observing observing_;
  Limits limits_;
  bool draining_ = false;
};

}  // namespace heptad
