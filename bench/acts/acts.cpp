// Plays acts of people through the server's own hall: read, proposed, encoded for the store, taken over and
// shown to everybody at the table. Without sockets and disk, so that the instructions counted are those of
// the act.
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

#include "server/gallery.h"
#include "server/hall.h"
#include "table/messages.h"

namespace heptad {
namespace {

// Stores at once, in no database: what it would get is counted, and forgotten.
class Forgetful : public Ledger, private SqlConnection {
 public:
  void read(Sql, Answer answer) override { answer(SqlRows{}); }
  void write(Work work, Done done, std::string) override {
    work(*this);
    if (done) done(true);
  }
  Millis now() const override { return 0; }
  void keep_time() override {}
  Health health() const override { return Health::Sound; }
  void finish() override {}

  std::size_t bytes = 0;

 private:
  void run(const Sql& sql) override {
    for (const SqlValue& value : sql.values) {
      if (const auto* text = std::get_if<std::string>(&value)) bytes += text->size();
    }
  }
  SqlRows rows(const Sql& sql) override {
    run(sql);
    return {};
  }
};

struct Cost {
  long acts = 0;
  std::size_t stored_bytes = 0, sent_bytes = 0;
};

class House {
 public:
  explicit House(const Rules& rules) : rules_(rules) {
    hall_ =
        std::make_unique<Hall>(World{.now = [this] { return now_; },
                                     .wall = [] { return std::int64_t{0}; },
                                     .post = [](const std::function<void()>& what) { what(); },
                                     .after = [](Millis, const std::function<void()>&) {},
                                     .send = [this](ClientId, const Text& text) { sent_ += text->size(); }},
                               store_, metrics_);
    gallery_ = std::make_unique<Gallery>(*hall_);
    hall_->admit(*gallery_);
  }

  Cost play(long acts) {
    LiveTable* live = nullptr;
    for (long done = 0; done < acts; ++done) {
      if (live == nullptr || live->table.status() == Status::Over) live = &sit_down();
      act(*live);
    }
    return {acts, ledger_.bytes, sent_};
  }

 private:
  static Digest owner(int seat) { return sha256("person " + std::to_string(seat)); }

  LiveTable& sit_down() {
    TableRequest request{.spec = {.rules = rules_}, .deal = ++deal_};
    for (int seat = 0; seat < rules_.players; ++seat) {
      request.chairs.push_back({.kind = SeatKind::Human, .owner = owner(seat), .name = "Player"});
    }
    std::string id;
    hall_->make(std::move(request), "here", [&](const Expected<std::string>& made) { id = made.value(); });
    LiveTable& live = *hall_->in_memory(id);
    for (int seat = 0; seat < rules_.players; ++seat) {
      gallery_->watch(live, {.client = static_cast<ClientId>(seat) + 1, .who = owner(seat)}, "here");
    }
    return live;
  }

  void act(LiveTable& live) {
    now_ += 10;
    const Seat seat = live.table.to_act().lowest();
    ActionList list;
    live.table.whole_position().legal_actions(seat, list);
    JsonWriter json;
    json.begin_object().key("act").begin_object().field("table", live.table.spec().id);
    json.field("seat", int{seat}).field("round", live.table.round());
    json.field("action", live.table.whole_position().text(list[rng_.below(list.size())]));
    json.field("id", "c-" + std::to_string(now_)).end_object().end_object();

    const auto message = read_message(json.take());
    const auto& about = std::get<TableMessage>(*message);
    const auto& act = std::get<wire::Act>(about.what);
    hall_->submit(live, {.propose =
                             [&](const Table& table, Millis now) {
                               return table.act(owner(seat), about.seat, act.round, act.action, act.id, now);
                             },
                         .done =
                             [](const Expected<void>& result) {
                               if (!result) std::cerr << result.error().message << '\n';
                             },
                         .by = static_cast<ClientId>(seat) + 1,
                         .ack = act.id});
  }

  Rules rules_;
  Forgetful ledger_;
  Store store_{ledger_};
  Metrics metrics_;
  Rng rng_{7};
  Millis now_ = 0;
  int deal_ = 0;
  std::size_t sent_ = 0;
  std::unique_ptr<Hall> hall_;
  std::unique_ptr<Gallery> gallery_;
};

}  // namespace
}  // namespace heptad

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "Usage: heptad_acts RULES PLAYERS ACTS\n";
    return 2;
  }
  const auto rules = heptad::parse_rules(argv[1], std::atoi(argv[2]));
  if (!rules) {
    std::cerr << rules.error().message << '\n';
    return 2;
  }
  const auto cost = heptad::House(*rules).play(std::atol(argv[3]));
  std::cout << cost.acts << " acts, " << cost.stored_bytes / cost.acts << " bytes stored and "
            << cost.sent_bytes / cost.acts << " sent an act\n";
}
