// People at one table after another, each of whom moves at a pace.
#pragma once

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <memory>
#include <random>

#include "bench/load/figures.h"
#include "bench/load/socket.h"

namespace heptad::load {

namespace http = beast::http;
using Endpoints = std::vector<tcp::endpoint>;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Totals {
  int pace = 1000;                // milliseconds
  std::vector<Sample> latencies;  // to the mover and to the other player
  Clock::time_point began;
  std::size_t acts = 0, updates = 0, bytes = 0, refused = 0, late = 0, games = 0;
  bool measuring = false;
};

inline std::mt19937_64 dice(7);

// What is played at a table, and by how many people.
struct Kind {
  std::string request;  // that makes it
  int people;
};

inline Kind duel_of_two() { return {R"({"rules":"duel"})", 2}; }
inline Kind wonders_of_five() { return {R"({"rules":"wonders2","players":5})", 5}; }
inline Kind duel_with_bot(int level) {
  return {
      fmt::format(R"({{"rules":"duel","seats":[{{"kind":"human"}},{{"kind":"bot","level":{}}}]}})", level),
      1};
}

// People at one table after another: when a game is over they want the next.
class Group {
 public:
  Group(asio::io_context& io, const Endpoints& nodes, std::size_t first, Totals& totals, Kind kind)
      : io_(io), nodes_(nodes), first_(first), totals_(totals), kind_(std::move(kind)) {
    for (int i = 0; i < kind_.people; ++i) people_.push_back(std::make_unique<Person>(io));
  }

  asio::awaitable<void> sit_down() {
    for (std::size_t i = 0; i < people_.size(); ++i) co_await people_[i]->socket.connect(node(i));
    const auto token = co_await make_table();
    for (std::size_t i = 0; i < people_.size(); ++i) {
      Socket& socket = people_[i]->socket;
      socket.send(i == 0 ? R"({"hello":{"token":")" + token + R"("}})" : R"({"hello":{}})");
      socket.send(R"({"join":{"table":")" + table_ + R"("}})");
      if (i > 0) socket.send(R"({"sit":{"table":")" + table_ + R"(","name":"Ben"}})");
    }
    for (auto& person : people_) {
      asio::co_spawn(io_, listen(*person), asio::detached);
      asio::co_spawn(io_, move_at_a_pace(*person), asio::detached);
    }
  }

 private:
  struct Person {
    explicit Person(asio::io_context& io) : socket(io) {}
    Socket socket;
    std::string round, action, waiting_for;  // the last: the act that is on its way
    bool wants_again = false;
    Clock::time_point sent = {};
  };

  const tcp::endpoint& node(std::size_t person) const { return nodes_[(first_ + person) % nodes_.size()]; }

  asio::awaitable<std::string> make_table() {
    beast::tcp_stream stream(io_);
    co_await stream.async_connect(node(0), asio::use_awaitable);
    http::request<http::string_body> request(http::verb::post, "/api/tables", 11);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(node(0).port()));
    request.body() = kind_.request;
    request.prepare_payload();
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    table_ = after(response.body(), "\"table\":\"", '"');
    co_return std::string(after(response.body(), "\"token\":\"", '"'));
  }

  asio::awaitable<void> listen(Person& person) {
    for (;;) {
      const auto text = co_await person.socket.receive();
      totals_.bytes += text.size();
      if (text.starts_with("{\"update\"")) hear_update(person, text);
      if (text.starts_with("{\"refused\"")) {
        ++totals_.refused;
        person.waiting_for.clear();
      }
    }
  }

  void measure(Clock::time_point since) {
    if (!totals_.measuring) return;
    const auto now = Clock::now();
    const std::chrono::duration<double, std::milli> passed = now - since;
    const std::chrono::duration<double> since_began = now - totals_.began;
    totals_.latencies.push_back({since_began.count(), passed.count()});
  }

  // Measured until the mover's own acknowledgement; and in games of turns until the others' update, too.
  void hear_update(Person& person, std::string_view text) {
    if (after(text, "\"table\":\"", '"') != table_) return;
    ++totals_.updates;
    if (!person.waiting_for.empty()) {
      if (after(text, "\"ack\":\"", '"') == person.waiting_for) {
        measure(person.sent);
        person.waiting_for.clear();
      }
    } else if (last_mover_ != nullptr && last_mover_ != &person && people_.size() == 2) {
      measure(last_mover_->sent);
      last_mover_ = nullptr;
    }
    if (text.find("\"status\":\"over\"") != std::string_view::npos) return play_again(person, text);
    const auto actions = legal_actions(text);
    const bool has_chosen = !after(text, "\"commitment\":\"", '"').empty();
    person.action.clear();
    if (actions.empty() || has_chosen) return;
    person.round = after(text, "\"round\":", ',');
    person.action = actions[dice() % actions.size()];
  }

  void play_again(Person& person, std::string_view text) {
    person.action.clear();
    const auto next = after(text.substr(text.find("\"rematch\":")), "\"table\":\"", '"');
    if (next.empty()) {
      if (!person.wants_again) person.socket.send(R"({"rematch":{"table":")" + table_ + R"("}})");
      person.wants_again = true;
      return;
    }
    const std::string old = table_;
    table_ = next;
    ++totals_.games;
    for (auto& one : people_) {
      one->wants_again = false;
      one->waiting_for.clear();
      one->socket.send(R"({"join":{"table":")" + table_ + R"("}})");
      one->socket.send(R"({"leave":{"table":")" + old + R"("}})");
    }
  }

  asio::awaitable<void> move_at_a_pace(Person& person) {
    asio::steady_timer timer(io_);
    auto due = Clock::now() + milliseconds(dice() % static_cast<unsigned>(totals_.pace));
    for (;;) {
      timer.expires_at(due);
      co_await timer.async_wait(asio::use_awaitable);
      due += milliseconds(totals_.pace);
      if (!person.waiting_for.empty()) {
        ++totals_.late;
        continue;
      }
      if (person.action.empty()) continue;
      person.waiting_for = fmt::format("a{}", ++act_);
      person.sent = Clock::now();
      last_mover_ = &person;
      if (totals_.measuring) ++totals_.acts;
      person.socket.send(fmt::format(R"({{"act":{{"table":"{}","round":{},"action":"{}","id":"{}"}}}})",
                                     table_, person.round, person.action, person.waiting_for));
      person.action.clear();
    }
  }

  asio::io_context& io_;
  const Endpoints& nodes_;
  std::size_t first_;  // where the first person is
  Totals& totals_;
  Kind kind_;
  std::vector<std::unique_ptr<Person>> people_;
  std::string table_;
  int act_ = 0;
  const Person* last_mover_ = nullptr;
};

}  // namespace heptad::load
