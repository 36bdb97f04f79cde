#include "server/api.h"

#include <algorithm>

#include "engine/core/json_writer.h"
#include "engine/core/number.h"
#include "engine/rules_json.h"
#include "server/secrets.h"
#include "server/version.h"
#include "table/messages.h"
#include "table/table_request.h"

namespace heptad {
namespace {

constexpr std::string_view kTables = "/api/tables";
constexpr std::string_view kRecords = "/api/records";
constexpr std::size_t kLobby = 50;
constexpr int kMine = 50;

std::optional<std::size_t> number(const HttpRequest& request, const std::string& key) {
  const auto found = request.query.find(key);
  if (found == request.query.end()) return std::nullopt;
  return number_in<std::size_t>(found->second);
}

}  // namespace

bool Api::owns(std::string_view path) const {
  return path.starts_with("/api/") || path == "/healthz" || path == "/readyz" || path == "/metrics";
}

void Api::who_asks(const HttpRequest& request, Told<std::optional<Asking>> told) {
  if (request.bearer.empty()) return told(std::nullopt);
  const auto device = token_hash(request.bearer);
  if (!device) return told(refuse(Code::BadMessage, "This is not a token of this server."));
  people_.person_of(*device, [this, device = *device,
                              told = std::move(told)](const Expected<std::optional<Digest>>& person) {
    if (!person) return told(std::unexpected(person.error()));
    if (!*person) return told(refuse(Code::Revoked, "This device was signed out."));
    if (sanctions_.keeps_away(**person))
      return told(refuse(Code::Banned, "The host does not let you play here."));
    told(Asking{device, **person});
  });
}

void Api::handle(const HttpRequest& request, const Answer& answer) {
  if (request.path == "/metrics") return answer(metrics(request));
  who_asks(request, [this, request, answer](const Expected<std::optional<Asking>>& me) {
    if (!me) return answer(failed(me.error()));
    route({request, *me}, answer);
  });
}

void Api::route(const Asked& asked, const Answer& answer) {
  const HttpRequest& request = asked.request;
  const std::string_view path = request.path;
  if (Account::owns(path)) return account_.handle(request, asked.me, answer);
  if (request.method == "POST" && path == kTables) return make_table(asked, answer);
  if (request.method == "POST" && path == kRecords) return import_record(request, answer);
  if (request.method != "GET" && request.method != "HEAD") {
    auto response = failed({Code::NotFound, "There is nothing of this kind here."});
    response.status = 405;
    return answer(response);
  }
  if (path == "/healthz") return answer({.body = R"({"ok":true})"});
  if (path == "/readyz") return answer(readiness());
  if (path == kTables) return lobby(asked, answer);
  if (path == "/api/me/tables") return my_tables(asked, answer);
  if (path == "/api/rules") return answer(rules());
  if (path == "/api/catalogue") return answer(catalogue(request));
  if (path.starts_with("/api/tables/")) return about_table(asked, path.substr(kTables.size() + 1), answer);
  answer(failed({Code::NotFound, "There is nothing here."}));
}

HttpResponse Api::metrics(const HttpRequest& request) const {
  const bool has_token =
      !observing_.token.empty() && equal_in_constant_time(sha256(request.bearer), sha256(observing_.token));
  if (!request.from_this_machine && !has_token) {
    return failed(
        {Code::Forbidden, "Metrics are read on the server's own machine, or with the host's token."});
  }
  return {.type = "text/plain; version=0.0.4", .body = metrics_.text() + observing_.vitals.text()};
}

HttpResponse Api::readiness() {
  if (draining_) return {.status = 503, .body = failed({Code::Busy, "The server is stopping."}).body};
  if (hall_.store().health() != Ledger::Health::Sound) return failed({Code::Store, "Nothing can be stored."});
  if (metrics_.connections.value() >= static_cast<std::int64_t>(limits_.connections)) {
    return {.status = 503, .body = failed({Code::Busy, "Every place is taken."}).body};
  }
  return {.body = R"({"ok":true})"};
}

void Api::about_table(const Asked& asked, std::string_view rest, const Answer& answer) {
  const auto slash = std::min(rest.find('/'), rest.size());
  const std::string id(rest.substr(0, slash));
  hall_.find_fresh(
      id, [this, asked, part = std::string(rest.substr(slash)), answer](const Expected<LiveTable*>& live) {
        if (!live) return answer(failed(live.error()));
        if (part.empty()) return answer({.body = summary(asked.me, **live)});
        if (part == "/record") return answer(record(**live));
        if (part == "/replay") return answer(replay(asked, **live));
        answer(failed({Code::NotFound, "There is nothing here."}));
      });
}

void Api::make_table(const Asked& asked, const Answer& answer) {
  const HttpRequest& request = asked.request;
  if (draining_) return answer({.status = 503, .body = failed({Code::Busy, "The server is stopping."}).body});
  if (!tables_made_.take(request.address, hall_.world().now())) {
    return answer(failed({Code::TooFast, "You are making tables too fast: wait a moment."}));
  }
  const std::string token = request.bearer.empty() ? new_token() : request.bearer;
  const Digest me = asked.me ? asked.me->person : *token_hash(token);
  auto wanted = read_table_request(request.body, me, is_character);
  if (!wanted) return answer(failed(wanted.error()));
  hall_.store().unfinished_of(me, [this, address = request.address, wanted = std::move(*wanted), token,
                                   answer](const Expected<int>& unfinished) {
    if (!unfinished) return answer(failed(unfinished.error()));
    if (*unfinished >= limits_.unfinished_tables) {
      return answer(
          failed({Code::TooMany, "You have too many unfinished games: finish or resign some first."}));
    }
    make_table(address, wanted, token, answer);
  });
}

void Api::make_table(const std::string& address, TableRequest wanted, const std::string& token,
                     const Answer& answer) {
  if (auto room = room_in_lobby(address, wanted); !room) return answer(failed(room.error()));
  if (auto room = room_for_bots(address, wanted); !room) return answer(failed(room.error()));
  SeatSet mine;
  for (Seat seat = 0; seat < wanted.chairs.size(); ++seat) {
    if (wanted.chairs[seat].kind == SeatKind::Human) mine.add(seat);
  }
  hall_.make(std::move(wanted), address, [answer, token, mine](const Expected<std::string>& made) {
    if (!made) return answer(failed(made.error()));
    JsonWriter json;
    json.begin_object().field("table", *made).field("token", token).field("link", "/t/" + *made).key("you");
    write_seat_set(json, mine);
    json.end_object();
    answer({.status = 201, .body = json.take()});
  });
}

// A game that was played without a server. Nobody owns it, and it is as much work as making a table.
void Api::import_record(const HttpRequest& request, const Answer& answer) {
  if (draining_) return answer({.status = 503, .body = failed({Code::Busy, "The server is stopping."}).body});
  if (!tables_made_.take(request.address, hall_.world().now())) {
    return answer(failed({Code::TooFast, "You are making tables too fast: wait a moment."}));
  }
  const auto read = read_record(request.body);
  if (!read) return answer(failed({Code::BadRecord, read.error().sentence()}));
  hall_.import(read->record, [answer](const Expected<std::string>& made) {
    if (!made) return answer(failed(made.error()));
    JsonWriter json;
    json.begin_object().field("table", *made).field("link", "/t/" + *made).end_object();
    answer({.status = 201, .body = json.take()});
  });
}

Expected<void> Api::room_for_bots(const std::string& address, const TableRequest& wanted) {
  const auto bots = std::ranges::count(wanted.chairs, SeatKind::Bot, &Chair::kind);
  if (bots > 0 && bots_.are_busy_for(address)) {
    return refuse(Code::Busy, "Your bots have enough to think about: wait a moment.");
  }
  if (bots == wanted.spec.rules.players &&
      hall_.games_without_people_of(address) >= limits_.games_without_people) {
    return refuse(Code::TooMany, "You have enough games in which only bots play: wait until one is over.");
  }
  return {};
}

Expected<void> Api::room_in_lobby(const std::string& address, const TableRequest& wanted) {
  if (wanted.spec.listing == Listing::Public && lobby_.listed_of(address) >= limits_.public_tables) {
    return refuse(Code::TooMany, "You have enough public tables: play at one of them.");
  }
  return {};
}

std::string Api::summary(const std::optional<Asking>& me, const LiveTable& live) const {
  return summary_for(me ? live.table.owned_by(me->person) : SeatSet(), live.summary(live.present()));
}

void Api::lobby(const Asked& asked, const Answer& answer) {
  lobby_.tables(kLobby, [this, me = asked.me, answer](const std::vector<LiveTable*>& tables) {
    JsonWriter json;
    json.begin_object().key("tables").begin_array();
    for (const LiveTable* live : tables) json.raw(summary(me, *live));
    answer({.body = json.end_array().end_object().take()});
  });
}

void Api::my_tables(const Asked& asked, const Answer& answer) {
  if (!asked.me) return answer({.body = R"({"running":[],"finished":[]})"});
  my_tables(*asked.me, false, [this, me = *asked.me, answer](const Expected<std::string>& running) {
    if (!running) return answer(failed(running.error()));
    my_tables(me, true, [answer, running = *running](const Expected<std::string>& finished) {
      if (!finished) return answer(failed(finished.error()));
      JsonWriter json;
      json.begin_object().key("running").raw(running).key("finished").raw(*finished);
      answer({.body = json.end_object().take()});
    });
  });
}

void Api::my_tables(const Asking& me, bool finished, const std::function<void(Expected<std::string>)>& told) {
  const auto write = [this, me, told](const std::vector<Store::Owned>& tables) {
    JsonWriter json;
    json.begin_array();
    for (const Store::Owned& mine : tables) {
      if (const LiveTable* live = hall_.in_memory(mine.table)) {
        json.raw(summary(me, *live));
      } else if (mine.summary && !hall_.is_closing(mine.table)) {
        json.raw(summary_for(mine.seats, *mine.summary));
      }
    }
    told(json.end_array().take());
  };
  hall_.store().tables_of(me.person, finished, kMine,
                          [this, told, write](const Expected<std::vector<Store::Owned>>& tables) {
                            if (!tables) return told(std::unexpected(tables.error()));
                            std::vector<std::string> without;
                            for (const Store::Owned& mine : *tables) {
                              if (!mine.summary) without.push_back(mine.table);
                            }
                            hall_.fetch(without, [write, tables = *tables] { write(tables); });
                          });
}

HttpResponse Api::rules() const {
  JsonWriter json;
  write_rule_sets(json.begin_object().key("rules"));
  json.field("levels", kMaxLevel).field("version", kVersion);
  return {.body = json.end_object().take()};
}

HttpResponse Api::catalogue(const HttpRequest& request) const {
  const auto name = request.query.find("rules");
  if (name == request.query.end()) return failed({Code::BadMessage, "Which rules? Add ?rules=duel."});
  const auto players = static_cast<int>(std::min<std::size_t>(number(request, "players").value_or(0), 99));
  const auto parsed = parse_rules(name->second, players);
  if (!parsed) return failed(parsed.error());
  return {.body = catalogue_json(*parsed)};
}

HttpResponse Api::record(const LiveTable& live) const {
  const auto record = live.table.record();
  if (!record) return failed({Code::NotOver, "The record is shown when the game is over."});
  return {.type = "text/plain; charset=utf-8", .body = print_record(*record)};
}
HttpResponse Api::replay(const Asked& asked, const LiveTable& live) const {
  const HttpRequest& request = asked.request;
  const auto json = replay_json(live.table, asked.me ? live.table.owned_by(asked.me->person) : SeatSet(),
                                number(request, "seat"), number(request, "step").value_or(0),
                                number(request, "count").value_or(1));
  if (!json) return failed(json.error());
  return {.body = *json};
}

}  // namespace heptad
