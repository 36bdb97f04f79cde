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
  Expected<std::optional<Asking>> asking(const HttpRequest& request);
  std::optional<Digest> who(const HttpRequest& request) const;
  HttpResponse get(const HttpRequest& request);
  HttpResponse about_table(const HttpRequest& request, std::string_view rest);
  void make_table(const HttpRequest& request, const Answer& answer);
  void import_record(const HttpRequest& request, const Answer& answer);
  Expected<void> room_for_bots(const std::string& address, const TableRequest& wanted);
  Expected<void> room_in_lobby(const std::string& address, const TableRequest& wanted);
  HttpResponse readiness();
  HttpResponse metrics(const HttpRequest& request) const;
  HttpResponse lobby(const HttpRequest& request);
  HttpResponse my_tables(const HttpRequest& request);
  HttpResponse rules() const;
  HttpResponse catalogue(const HttpRequest& request) const;
  HttpResponse record(const LiveTable& live) const;
  HttpResponse replay(const HttpRequest& request, const LiveTable& live) const;
  std::string summary(const HttpRequest& request, const LiveTable& live) const;

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
