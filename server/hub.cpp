#include "server/hub.h"

#include <algorithm>

#include "server/log.h"
#include "server/secrets.h"
#include "server/version.h"
#include "table/request.h"

namespace heptad {
namespace {

std::string welcome_json(std::string_view token) {
  JsonWriter json;
  json.begin_object().key("welcome").begin_object().field("token", token).field("version", kVersion);
  return json.end_object().end_object().take();
}

std::string hint_json(const LiveTable& live, Seat seat, int round, std::string_view id,
                      const std::vector<Advice>& moves) {
  JsonWriter json;
  json.begin_object()
      .key("hint")
      .begin_object()
      .field("table", live.table.spec().id)
      .field("seat", int{seat});
  json.field("round", round);
  if (!id.empty()) json.field("id", id);
  write_advice(json.key("moves"), live.table.whole_position(), seat, moves);
  return json.end_object().end_object().take();
}

bool sits_there(const Table& table, const std::vector<Digest>& people) {
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const Chair& chair = table.chair(seat);
    if (chair.kind == SeatKind::Human && std::ranges::find(people, chair.owner) != people.end()) return true;
  }
  return false;
}

}  // namespace

void Hub::connected(ClientId id, std::shared_ptr<Connection> connection) {
  clients_.emplace(id, Client{std::move(connection), {limits_.chats_per_second, limits_.chat_burst}});
  metrics_.connections.set(static_cast<std::int64_t>(clients_.size()));
  metrics_.connections_total.add();
}

void Hub::disconnected(ClientId id) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  const auto watching = std::move(found->second.watching);
  clients_.erase(found);
  metrics_.connections.set(static_cast<std::int64_t>(clients_.size()));
  for (const auto& table : watching) {
    if (LiveTable* live = hall_.in_memory(table)) gallery_.unwatch(*live, id);
  }
}

void Hub::send(ClientId id, const Text& message) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  metrics_.sent_bytes.add(static_cast<std::int64_t>(message->size()));
  found->second.connection->send(message);
}

void Hub::refuse(ClientId id, const Refusal& refusal, std::string_view table, std::string_view act_id) {
  metrics_.refused.add();
  send(id, text(refused_json(refusal, table, act_id)));
}

void Hub::strike(ClientId id, const Refusal& refusal) {
  const auto found = clients_.find(id);
  if (found != clients_.end()) found->second.connection->strike(refusal);
}

void Hub::greet(ClientId id, const wire::Hello& hello, const Turn& turn) {
  const std::string token = hello.token ? *hello.token : new_token();
  const auto device = token_hash(token);
  if (!device) return strike(id, {Code::BadMessage, "This is not a token of this server."});
  const Client& client = clients_.at(id);
  if (client.device && *client.device != *device)
    return refuse(id, {Code::BadMessage, "You have said hello already."}, {}, {});
  people_.person_of(*device,
                    [this, id, token, device = *device, turn](const Expected<std::optional<Digest>>& person) {
                      const auto found = clients_.find(id);
                      if (found == clients_.end()) return;
                      if (!person) return refuse(id, person.error(), {}, {});
                      Client& greeted = found->second;
                      if (const auto why = unwelcome(greeted, *person))
                        return greeted.connection->dismiss(*why);
                      greeted.device = device;
                      greeted.who = *person;
                      people_.seen(device, hall_.world().wall());
                      send(id, text(welcome_json(token)));
                    });
}

void Hub::received(ClientId id, const Message& message) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  if (found->second.at_work) return found->second.waiting.push_back(message);
  take(id, message);
}

void Hub::take(ClientId id, const Message& message) {
  Client& client = clients_.at(id);
  client.at_work = true;
  const Turn turn(nullptr, [this, id](void*) { take_waiting(id); });
  if (const auto* hello = std::get_if<wire::Hello>(&message)) return greet(id, *hello, turn);
  const auto* about = std::get_if<TableMessage>(&message);
  if (about == nullptr) return;  // a ping, answered at the gate
  const auto* act = std::get_if<wire::Act>(&about->what);
  const std::string act_id = act != nullptr ? act->id : "";
  if (!client.who) return refuse(id, {Code::NoHello, "Say hello first."}, about->table, act_id);
  const auto found_it = [this, id, about = *about, act_id, turn](const Expected<LiveTable*>& live) {
    const auto found = clients_.find(id);
    if (found == clients_.end() || !found->second.who) return;
    if (!live) return refuse(id, live.error(), about.table, act_id);
    const Request request{id, found->second, **live, about, turn};
    std::visit([&](const auto& what) { handle(request, what); }, about.what);
  };
  const bool looks = std::holds_alternative<wire::Join>(about->what);
  looks ? hall_.find_fresh(about->table, found_it) : hall_.find(about->table, found_it);
}

// Not at once: whoever let go of the turn may be in the middle of something.
void Hub::take_waiting(ClientId id) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  if (found->second.waiting.empty()) {
    found->second.at_work = false;
    return;
  }
  hall_.world().post([this, id] {
    const auto there = clients_.find(id);
    if (there == clients_.end()) return;
    const Message next = std::move(there->second.waiting.front());
    there->second.waiting.pop_front();
    take(id, next);
  });
}

std::optional<Hub::Request> Hub::again(const Turn& turn, ClientId id, const TableMessage& message) {
  const auto client = clients_.find(id);
  LiveTable* live = hall_.in_memory(message.table);
  if (client == clients_.end() || !client->second.who || live == nullptr) return std::nullopt;
  return std::optional<Request>(std::in_place, Request{id, client->second, *live, message, turn});
}

void Hub::submit(const Request& request) {
  const Digest who = *request.client.who;
  const Millis patience = in_millis(limits_.absent_seconds);
  const auto propose = [&live = request.live, who, message = request.message, patience](
                           const Table& table, Millis now) -> Expected<Proposal> {
    const Presence owner = live.presence_of(message.seat.value_or(0), now, patience);
    return requested(table, who, message, owner, now);
  };
  submit(request, propose);
}

void Hub::submit(const Request& request, Propose propose) {
  const auto done = [this, id = request.id, table = request.message.table](const Expected<void>& result) {
    if (result) return;
    refuse(id, result.error(), table, {});
    if (result.error().code != Code::Stale) return;
    if (LiveTable* live = hall_.in_memory(table)) gallery_.show(*live, id);
  };
  hall_.submit(request.live, {.propose = std::move(propose), .done = done, .by = request.id});
}

void Hub::handle(const Request& request, const wire::Join&) {
  auto& watching = request.client.watching;
  const std::string& table = request.message.table;
  if (std::ranges::find(watching, table) == watching.end()) {
    if (watching.size() >= static_cast<std::size_t>(limits_.watched_tables)) {
      return refuse(request.id, {Code::TooMany, "You are watching too many tables."}, table, {});
    }
    watching.push_back(table);
  }
  people_.blocked_by(
      *request.client.who, [this, id = request.id, message = request.message,
                            turn = request.turn](const Expected<std::vector<Digest>>& blocked) {
        const auto here = again(turn, id, message);
        if (!here) return;
        if (!blocked) {
          std::erase(here->client.watching, message.table);
          return refuse(id, blocked.error(), message.table, {});
        }
        gallery_.watch(here->live, {.client = id, .who = *here->client.who, .blocked = *blocked},
                       here->client.connection->address());
      });
}

void Hub::handle(const Request& request, const wire::Leave&) {
  std::erase(request.client.watching, request.message.table);
  gallery_.unwatch(request.live, request.id);
}

void Hub::handle(const Request& request, const wire::Sit&) {
  people_.blockers_of(
      *request.client.who, [this, id = request.id, message = request.message,
                            turn = request.turn](const Expected<std::vector<Digest>>& blockers) {
        const auto here = again(turn, id, message);
        if (!here) return;
        if (!blockers) return refuse(id, blockers.error(), message.table, {});
        submit(*here,
               [who = *here->client.who, message, blockers = *blockers](const Table& table,
                                                                        Millis now) -> Expected<Proposal> {
                 if (sits_there(table, blockers)) {
                   return heptad::refuse(Code::Blocked, "Somebody at this table does not play with you.");
                 }
                 return requested(table, who, message, Presence::Here, now);
               });
      });
}

void Hub::handle(const Request& request, const wire::Act& act) {
  const Digest who = *request.client.who;
  // Judged when its turn comes: by then the same act may have been made over another connection.
  const auto again = std::make_shared<bool>();
  const auto propose = [who, message = request.message, id = act.id, again](
                           const Table& table, Millis now) -> Expected<Proposal> {
    *again = table.did(who, id);
    return requested(table, who, message, Presence::Here, now);
  };
  const auto done = [this, id = request.id, table = request.message.table, act_id = act.id,
                     again](const Expected<void>& result) {
    LiveTable* live = hall_.in_memory(table);
    if (*again && live != nullptr) gallery_.show(*live, id, act_id);
    if (result) return;
    refuse(id, result.error(), table, act_id);
    if (result.error().code == Code::Stale && live != nullptr) gallery_.show(*live, id);
  };
  hall_.submit(request.live, {.propose = propose, .done = done, .by = request.id, .ack = act.id});
}

void Hub::handle(const Request& request, const wire::Look&) {
  const auto seat = request.message.seat;
  if (seat && !request.live.table.owned_by(*request.client.who).has(*seat)) {
    return refuse(request.id, {Code::NotYours, "This seat is not yours."}, request.message.table, {});
  }
  gallery_.look(request.live, request.id, seat);
}

void Hub::handle(const Request& request, const wire::Chat&) {
  if (sanctions_.silences(*request.client.who)) {
    return refuse(request.id, {Code::Muted, "The host has muted you."}, request.message.table, {});
  }
  if (!request.client.chat.take(hall_.world().now())) {
    return strike(request.id, {Code::TooFast, "You are talking too fast: wait a moment."});
  }
  if (!request.live.chat.take(hall_.world().now())) {
    return refuse(request.id, {Code::TooFast, "Everybody talks at once here: wait a moment."},
                  request.message.table, {});
  }
  submit(request);
}

// The next table is a new one, and counts as such.
void Hub::handle(const Request& request, const wire::Rematch&) {
  const std::string& id = request.message.table;
  if (draining_) return refuse(request.id, {Code::Busy, "The server is stopping: ask again soon."}, id, {});
  if (!tables_made_.take(request.client.connection->address(), hall_.world().now())) {
    return refuse(request.id, {Code::TooFast, "You are making tables too fast: wait a moment."}, id, {});
  }
  hall_.store().unfinished_of(*request.client.who, [this, id = request.id, message = request.message,
                                                    turn = request.turn](const Expected<int>& unfinished) {
    const auto here = again(turn, id, message);
    if (!here) return;
    if (!unfinished) return refuse(id, unfinished.error(), message.table, {});
    if (*unfinished >= limits_.unfinished_tables) {
      return refuse(id, {Code::TooMany, "You have too many unfinished games: finish or resign some first."},
                    message.table, {});
    }
    submit(*here);
  });
}

void Hub::handle(const Request& request, const wire::Hint& hint) {
  const std::string& table = request.message.table;
  const Eyes eyes = eyes_of(request.live.table, *request.client.who, request.message.seat);
  if (!eyes.as || !request.live.table.to_act().has(*eyes.as)) {
    return refuse(request.id, {Code::WrongTurn, "You are not to act."}, table, hint.id);
  }
  if (!request.live.table.is_against_bots_only(eyes.own)) {
    return refuse(request.id, {Code::Forbidden, "Against other people everybody thinks alone."}, table,
                  hint.id);
  }
  const int round = request.live.table.round();
  const auto told = [this, id = request.id, table, seat = *eyes.as, round,
                     hint](const std::vector<Advice>& moves) {
    LiveTable* live = hall_.in_memory(table);
    if (live == nullptr || live->table.round() != round) {
      return refuse(id, {Code::Stale, "The game has moved on."}, table, hint.id);
    }
    send(id, text(hint_json(*live, seat, round, hint.id, moves)));
  };
  const auto asked = bots_.hint(request.live, *eyes.as, request.client.connection->address(), told);
  if (!asked) refuse(request.id, asked.error(), table, hint.id);
}

}  // namespace heptad
