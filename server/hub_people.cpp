// The clients among themselves and before the host: who is welcome, who plays with whom, what is reported.
#include <algorithm>

#include "server/hub.h"
#include "server/secrets.h"
#include "table/sight.h"
#include "table/words.h"

namespace heptad {
namespace {

constexpr int kReportsADay = 20;
constexpr std::size_t kMostBlocked = 200;
constexpr std::int64_t kDayMillis = 24 * 3600 * 1000;

std::string answer_json(std::string_view word, const TableMessage& message) {
  JsonWriter json;
  json.begin_object().key(word).begin_object().field("table", message.table).key("seat");
  message.seat ? json.value(int{*message.seat}) : json.null();
  return json.end_object().end_object().take();
}

}  // namespace

std::optional<Refusal> Hub::unwelcome(const Client& client, const std::optional<Digest>& person) {
  if (!person) return Refusal{Code::Revoked, "This device was signed out."};
  if (sanctions_.keeps_away(*person) || sanctions_.keeps_away(client.connection->address())) {
    return Refusal{Code::Banned, "The host does not let you play here."};
  }
  return std::nullopt;
}

void Hub::dismiss_unwelcome() {
  std::vector<std::pair<ClientId, Digest>> all;
  for (const auto& [id, client] : clients_) {
    if (client.device) all.emplace_back(id, *client.device);
  }
  for (const auto& [client, device] : all) {
    people_.person_of(device, [this, id = client](const Expected<std::optional<Digest>>& person) {
      const auto found = clients_.find(id);
      if (found == clients_.end() || !person) return;
      if (const auto why = unwelcome(found->second, *person)) {
        found->second.device.reset();
        found->second.who.reset();
        found->second.connection->dismiss(*why);
      }
    });
  }
}

std::vector<std::string> Hub::addresses_of(const Digest& person) const {
  std::vector<std::string> found;
  for (const auto& [id, client] : clients_) {
    if (client.who == person) found.push_back(client.connection->address());
  }
  std::ranges::sort(found);
  const auto twice = std::ranges::unique(found);
  found.erase(twice.begin(), twice.end());
  return found;
}

bool Hub::may_complain(const Request& request) {
  const Millis now = hall_.world().now();
  complaints_.forget_quiet(now);
  return request.client.chat.take(now) && complaints_.take(request.client.connection->address(), now);
}

void Hub::handle(const Request& request, const wire::Report& report) {
  const Table& table = request.live.table;
  const std::string& id = request.message.table;
  const std::int64_t wall = hall_.world().wall();
  StoredReport told{.table = id, .by = *request.client.who};
  auto seat = request.message.seat;
  if (report.n) {
    const auto said = std::ranges::find(table.said(), *report.n, &Said::n);
    if (said == table.said().end() || said->note || !may_hear(table, table.owned_by(told.by), *said)) {
      return refuse(request.id, {Code::BadMessage, "Nothing of this number was said lately."}, id, {});
    }
    told.said = said->text;
    told.name = said->name;
    seat = said->seat == kNature ? std::nullopt : std::optional(said->seat);
  }
  if (seat) {
    if (*seat >= table.players() || table.chair(*seat).kind != SeatKind::Human) {
      return refuse(request.id, {Code::UnknownSeat, "No person sits there."}, id, {});
    }
    told.about = table.chair(*seat).owner;
    told.name = table.chair(*seat).name;
  }
  if (!seat && !report.n) return refuse(request.id, {Code::UnknownSeat, "Which seat?"}, id, {});
  if (!report.why.empty()) {
    auto why = checked_say(report.why);
    if (!why) return refuse(request.id, why.error(), id, {});
    told.why = std::move(*why);
  }
  people_.reports_since(told.by, wall - kDayMillis,
                        [this, client = request.id, message = request.message, turn = request.turn,
                         told](const Expected<int>& reported) {
                          const auto here = again(turn, client, message);
                          if (!here) return;
                          if (!reported) return refuse(client, reported.error(), message.table, {});
                          if (*reported >= kReportsADay || !may_complain(*here)) {
                            return refuse(client, {Code::TooMany, "You have reported enough for today."},
                                          message.table, {});
                          }
                          this->report(*here, told);
                        });
}

void Hub::report(const Request& request, StoredReport told) {
  people_.report(
      std::move(told), hall_.world().wall(), [this, client = request.id, message = request.message](bool ok) {
        if (!ok) {
          return refuse(client, {Code::Store, "This could not be stored. Try again."}, message.table, {});
        }
        send(client, text(answer_json("reported", message)));
      });
}

void Hub::handle(const Request& request, const wire::Block&) {
  const Table& table = request.live.table;
  const std::string& id = request.message.table;
  const auto seat = request.message.seat;
  const Digest who = *request.client.who;
  if (!seat || *seat >= table.players() || table.chair(*seat).kind != SeatKind::Human ||
      table.chair(*seat).owner == who) {
    return refuse(request.id, {Code::UnknownSeat, "No other person sits there."}, id, {});
  }
  people_.blocked_by(who, [this, client = request.id, message = request.message,
                           turn = request.turn](const Expected<std::vector<Digest>>& blocked) {
    const auto here = again(turn, client, message);
    if (!here) return;
    if (!blocked) return refuse(client, blocked.error(), message.table, {});
    if (blocked->size() >= kMostBlocked || !may_complain(*here)) {
      return refuse(client, {Code::TooMany, "You have blocked enough people."}, message.table, {});
    }
    block(*here);
  });
}

void Hub::block(const Request& request) {
  const Digest who = *request.client.who;
  const Chair& chair = request.live.table.chair(*request.message.seat);
  people_.block(who, chair.owner, chair.name, hall_.world().wall(),
                [this, who, client = request.id, message = request.message](bool ok) {
                  if (!ok) {
                    return refuse(client, {Code::Store, "This could not be stored. Try again."},
                                  message.table, {});
                  }
                  blocks_changed(who);
                  send(client, text(answer_json("blocked", message)));
                });
}

void Hub::blocks_changed(const Digest& who) {
  people_.blocked_by(who, [this, who](const Expected<std::vector<Digest>>& blocked) {
    if (blocked) gallery_.blocks_changed(who, *blocked);
  });
}

}  // namespace heptad
