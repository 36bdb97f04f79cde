// A table to play at in tests: a fixed seed, named people, and requests applied at once.
#pragma once

#include <gtest/gtest.h>

#include "table/sight.h"
#include "table/table.h"

namespace heptad {

inline const Digest kAnn = sha256("ann"), kBen = sha256("ben"), kEve = sha256("eve");

inline Chair person(const Digest& owner, std::string name) {
  return {.kind = SeatKind::Human, .owner = owner, .name = std::move(name)};
}
inline Chair robot(int level) { return {.kind = SeatKind::Bot, .level = level}; }

class PlayedTable {
 public:
  explicit PlayedTable(const std::vector<Chair>& chairs, ClockRule clock = {},
                       std::string_view rules = "duel", int players = 0, const Seed& seed = sha256("seed"))
      : table_(*Table::open({.id = "t1", .rules = *parse_rules(rules, players), .clock = clock}, seed)) {
    make(table_.arrange(chairs, now));
  }

  // What is proposed happens. Returns the code of the refusal, or "ok".
  std::string make(const Expected<Proposal>& proposal) {
    if (!proposal) return std::string(proposal.error().name());
    table_ = proposal->next;
    journal.insert(journal.end(), proposal->entries.begin(), proposal->entries.end());
    return "ok";
  }
  std::string act(const Digest& who, const std::string& action, std::string_view id = "",
                  std::optional<Seat> seat = {}) {
    return make(table_.act(who, seat, table_.round(), action, id, now));
  }
  // Whoever is to act does the first legal thing, until `steps` lines are in the log or the game is over.
  void play_on(std::size_t steps) {
    while (table_.steps() < steps && table_.status() == Status::Playing)
      act_somehow(table_.to_act().lowest());
  }
  std::string act_somehow(Seat seat) { return make(somehow(seat)); }
  Expected<Proposal> somehow(Seat seat) const {
    ActionList list;
    table_.whole_position().legal_actions(seat, list);
    const std::string text = table_.whole_position().text(list[0]);
    if (table_.bot_level(seat)) return table_.bot_act(seat, list[0], now);
    return table_.act(table_.chair(seat).owner, seat, table_.round(), text, "", now);
  }
  // The same choice as in the position before the seat committed itself, should it have.
  Expected<Proposal> somehow_again(Seat seat) const {
    if (!table_.committed().has(seat)) return somehow(seat);
    const std::string text = table_.whole_position().text(table_.whole_log().back().action);
    return table_.act(table_.chair(seat).owner, seat, table_.round(), text, "", now);
  }
  std::string update(const Digest& who) const {
    return Sight(table_, eyes_of(table_, who, std::nullopt)).update({.now = now});
  }
  Seat turn() const { return table_.to_act().lowest(); }
  const Digest& owner(Seat seat) const { return table_.chair(seat).owner; }
  const Table* operator->() const { return &table_; }
  const Table& operator*() const { return table_; }

  Millis now = 1000;
  Entries journal;

 private:
  Table table_;
};

inline PlayedTable duel_table(ClockRule clock = {}) {
  return PlayedTable({person(kAnn, "Ann"), person(kBen, "Ben")}, clock);
}

}  // namespace heptad
