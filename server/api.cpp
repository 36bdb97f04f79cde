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

Expected<std::optional<Asking>> Api::asking(const HttpRequest& request) {
  if (request.bearer.empty()) return std::nullopt;
  const auto device = token_hash(request.bearer);
  if (!device) return refuse(Code::BadMessage, "This is not a token of this server.");
  const auto person = people_.person_of(*device);
  if (!person) return refuse(Code::Revoked, "This device was signed out.");
  if (sanctions_.keeps_away(*person)) return refuse(Code::Banned, "The host does not let you play here.");
  return Asking{*device, *person};
}

// Once the request was let in.
std::optional<Digest> Api::who(const HttpRequest& request) const {
  const auto device = request.bearer.empty() ? std::nullopt : token_hash(request.bearer);
  return device ? people_.person_of(*device) : std::nullopt;
}

void Api::handle(const HttpRequest& request, const Answer& answer) {
  if (request.path == "/metrics") return answer(metrics(request));
  const auto me = asking(request);
  if (!me) return answer(failed(me.error()));
  if (Account::owns(request.path)) return account_.handle(request, *me, answer);
  if (request.method == "POST" && request.path == kTables) return make_table(request, answer);
  if (request.method == "POST" && request.path == kRecords) return import_record(request, answer);
  if (request.method != "GET" && request.method != "HEAD") {
    auto response = failed({Code::NotFound, "There is nothing of this kind here."});
    response.status = 405;
    return answer(response);
  }
  answer(get(request));
}

HttpResponse Api::get(const HttpRequest& request) {
  const std::string_view path = request.path;
  if (path == "/healthz") return {.body = R"({"ok":true})"};
  if (path == "/readyz") return readiness();
  if (path == kTables) return lobby(request);
  if (path == "/api/me/tables") return my_tables(request);
  if (path == "/api/rules") return rules();
  if (path == "/api/catalogue") return catalogue(request);
  if (path.starts_with("/api/tables/")) return about_table(request, path.substr(kTables.size() + 1));
  return failed({Code::NotFound, "There is nothing here."});
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
  if (hall_.store().health() != Store::Health::Sound) return failed({Code::Store, "Nothing can be stored."});
  if (metrics_.connections.value() >= static_cast<std::int64_t>(limits_.connections)) {
    return {.status = 503, .body = failed({Code::Busy, "Every place is taken."}).body};
  }
  return {.body = R"({"ok":true})"};
}

HttpResponse Api::about_table(const HttpRequest& request, std::string_view rest) {
  const auto slash = std::min(rest.find('/'), rest.size());
  const LiveTable* live = hall_.find(rest.substr(0, slash));
  if (live == nullptr) return failed({Code::UnknownTable, "There is no such table."});
  const auto part = rest.substr(slash);
  if (part.empty()) return {.body = summary(request, *live)};
  if (part == "/record") return record(*live);
  if (part == "/replay") return replay(request, *live);
  return failed({Code::NotFound, "There is nothing here."});
}

void Api::make_table(const HttpRequest& request, const Answer& answer) {
  if (draining_) return answer({.status = 503, .body = failed({Code::Busy, "The server is stopping."}).body});
  if (!tables_made_.take(request.address, hall_.world().now())) {
    return answer(failed({Code::TooFast, "You are making tables too fast: wait a moment."}));
  }
  const std::string token = request.bearer.empty() ? new_token() : request.bearer;
  const Digest me = who(request).value_or(*token_hash(token));
  auto wanted = read_table_request(request.body, me, is_character);
  if (!wanted) return answer(failed(wanted.error()));
  if (hall_.store().unfinished_of(me) >= limits_.unfinished_tables) {
    return answer(
        failed({Code::TooMany, "You have too many unfinished games: finish or resign some first."}));
  }
  if (auto room = room_in_lobby(request.address, *wanted); !room) return answer(failed(room.error()));
  if (auto room = room_for_bots(request.address, *wanted); !room) return answer(failed(room.error()));
  SeatSet mine;
  for (Seat seat = 0; seat < wanted->chairs.size(); ++seat) {
    if (wanted->chairs[seat].kind == SeatKind::Human) mine.add(seat);
  }
  hall_.make(std::move(*wanted), request.address, [answer, token, mine](const Expected<std::string>& made) {
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

std::string Api::summary(const HttpRequest& request, const LiveTable& live) const {
  const auto me = who(request);
  return summary_for(me ? live.table.owned_by(*me) : SeatSet(), live.summary(live.present()));
}

HttpResponse Api::lobby(const HttpRequest& request) {
  JsonWriter json;
  json.begin_object().key("tables").begin_array();
  for (const LiveTable* live : lobby_.tables(kLobby)) json.raw(summary(request, *live));
  return {.body = json.end_array().end_object().take()};
}

HttpResponse Api::my_tables(const HttpRequest& request) {
  JsonWriter json;
  json.begin_object();
  const auto list = [&](std::string_view key, bool finished) {
    json.key(key).begin_array();
    const auto me = who(request);
    if (me) {
      for (const Store::Owned& mine : hall_.store().tables_of(*me, finished, kMine)) {
        if (hall_.is_closing(mine.table)) continue;
        if (mine.summary && hall_.in_memory(mine.table) == nullptr) {
          json.raw(summary_for(mine.seats, *mine.summary));
        } else if (const LiveTable* live = hall_.find(mine.table)) {
          json.raw(summary(request, *live));
        }
      }
    }
    json.end_array();
  };
  list("running", false);
  list("finished", true);
  return {.body = json.end_object().take()};
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

HttpResponse Api::replay(const HttpRequest& request, const LiveTable& live) const {
  const auto me = who(request);
  const auto json =
      replay_json(live.table, me ? live.table.owned_by(*me) : SeatSet(), number(request, "seat"),
                  number(request, "step").value_or(0), number(request, "count").value_or(1));
  if (!json) return failed(json.error());
  return {.body = *json};
}

}  // namespace heptad
