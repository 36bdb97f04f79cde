// The clients: who they are, what they say, how much of it is too much.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/bot_players.h"
#include "server/connection.h"
#include "server/gallery.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/people.h"
#include "server/sanctions.h"
#include "table/messages.h"

namespace heptad {

class Hub : public Audience {
 public:
  Hub(Hall& hall, Gallery& gallery, BotPlayers& bots, People& people, const Sanctions& sanctions,
      PerAddress& tables_made, Metrics& metrics, const Limits& limits)
      : hall_(hall),
        gallery_(gallery),
        bots_(bots),
        people_(people),
        sanctions_(sanctions),
        tables_made_(tables_made),
        metrics_(metrics),
        limits_(limits) {}

  void connected(ClientId id, std::shared_ptr<Connection> connection) override;
  void disconnected(ClientId id) override;
  void received(ClientId id, const Message& message) override;
  void send(ClientId id, const Text& text);

  // Whoever is here and must not be any more: kept away by the host, or with a device that was revoked.
  void dismiss_unwelcome();
  // The person does not hear others than before.
  void blocks_changed(const Digest& who);
  // The server stops soon: no new tables.
  void drain() { draining_ = true; }
  // Where the person is connected from now.
  std::vector<std::string> addresses_of(const Digest& person) const;

 private:
  struct Client {
    std::shared_ptr<Connection> connection;
    TokenBucket chat;
    std::optional<Digest> device = {};  // hash of the token
    std::optional<Digest> who = {};     // the person
    std::vector<std::string> watching = {};
    bool at_work = false;  // on a message; the next ones wait, in their order
    std::deque<Message> waiting = {};
  };
  // For as long as somebody holds it the client's next message waits.
  using Turn = std::shared_ptr<void>;
  struct Request {  // a message that concerns a table, with whom it comes from
    ClientId id;
    Client& client;
    LiveTable& live;
    const TableMessage& message;
    Turn turn;
  };
  // The same once more, after the database was asked: if both are still there.
  std::optional<Request> again(const Turn& turn, ClientId id, const TableMessage& message);

  void strike(ClientId id, const Refusal& refusal);
  void refuse(ClientId id, const Refusal& refusal, std::string_view table, std::string_view act_id);
  void take(ClientId id, const Message& message);
  void take_waiting(ClientId id);
  void greet(ClientId id, const wire::Hello& hello, const Turn& turn);
  // Why this device may not be here; nothing: it may, and is this person's.
  std::optional<Refusal> unwelcome(const Client& client, const std::optional<Digest>& person);
  bool may_complain(const Request& request);
  void report(const Request& request, StoredReport told);
  void block(const Request& request);

  void handle(const Request& request, const wire::Join&);
  void handle(const Request& request, const wire::Leave&);
  void handle(const Request& request, const wire::Sit&);
  void handle(const Request& request, const wire::Act& act);
  void handle(const Request& request, const wire::Look&);
  void handle(const Request& request, const wire::Chat&);
  void handle(const Request& request, const wire::Rematch&);
  void handle(const Request& request, const wire::Hint& hint);
  void handle(const Request& request, const wire::Report& report);
  void handle(const Request& request, const wire::Block&);
  // The others ask of the table what they say.
  template <class What>
  void handle(const Request& request, const What&) {
    submit(request);
  }

  using Propose = std::function<Expected<Proposal>(const Table&, Millis now)>;
  void submit(const Request& request);
  void submit(const Request& request, Propose propose);

  Hall& hall_;
  Gallery& gallery_;
  BotPlayers& bots_;
  People& people_;
  const Sanctions& sanctions_;
  PerAddress& tables_made_;
  Metrics& metrics_;
  Limits limits_;
  std::unordered_map<ClientId, Client> clients_;
  // Reports and blocks are kept: twenty at once from an address, then one in five minutes.
  PerAddress complaints_{1.0 / 300, 20};
  bool draining_ = false;
};

}  // namespace heptad
