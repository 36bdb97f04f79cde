// The clients: who they are, what they say, how much of it is too much.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/connection.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/messages.h"

namespace heptad {

class Hub : public Audience {
 public:
  Hub(Hall& hall, PerAddress& tables_made, Metrics& metrics, const Limits& limits)
      : hall_(hall), tables_made_(tables_made), metrics_(metrics), limits_(limits) {}

  void connected(ClientId id, std::shared_ptr<Connection> connection) override;
  void disconnected(ClientId id) override;
  void received(ClientId id, const Message& message) override;
  void send(ClientId id, const Text& text);

 private:
  struct Client {
    std::shared_ptr<Connection> connection;
    TokenBucket chat;
    std::optional<Digest> who = {};
    std::vector<std::string> watching = {};
  };
  struct Request {  // a message that concerns a table, with whom it comes from
    ClientId id;
    Client& client;
    LiveTable& live;
    const Message& message;
  };

  void strike(ClientId id, const Refusal& refusal);
  void refuse(ClientId id, const Refusal& refusal, std::string_view table, std::string_view act_id);
  void greet(ClientId id, const wire::Hello& hello);

  void handle(const Request& request, const wire::Hello&) { (void)request; }
  void handle(const Request& request, const wire::Ping&) { (void)request; }
  void handle(const Request& request, const wire::Join&);
  void handle(const Request& request, const wire::Leave&);
  void handle(const Request& request, const wire::Sit& sit);
  void handle(const Request& request, const wire::AddNonce& add);
  void handle(const Request& request, const wire::Stand&);
  void handle(const Request& request, const wire::Act& act);
  void handle(const Request& request, const wire::Look&);
  void handle(const Request& request, const wire::Undo&);
  void handle(const Request& request, const wire::Consent& consent);
  void handle(const Request& request, const wire::Resign&);
  void handle(const Request& request, const wire::StandIn& stand_in);
  void handle(const Request& request, const wire::Chat& chat);
  void handle(const Request& request, const wire::Rematch&);
  void handle(const Request& request, const wire::Hint& hint);

  using Propose = std::function<Expected<Entries>(const Table&, Millis now)>;
  void submit(const Request& request, Propose propose, std::string act_id = {});

  Hall& hall_;
  PerAddress& tables_made_;
  Metrics& metrics_;
  Limits limits_;
  std::unordered_map<ClientId, Client> clients_;
};

}  // namespace heptad
