#include "table/local_table.h"

#include <cassert>
#include <string>
#include <utility>

#include "engine/core/number.h"

namespace heptad {
namespace {

Entry entry_of(Seat seat, std::string text = {}) {
  return {
      .kind = seat == kNature ? EntryKind::Nature : EntryKind::Act, .seat = seat, .text = std::move(text)};
}

}  // namespace

const Digest& local_owner() {
  static const Digest kOwner = sha256("local");
  return kOwner;
}

Expected<Proposal> open_local(Rules rules, std::optional<int> deal) {
  TableSpec spec{.id = "local", .rules = std::move(rules), .luck = deal ? Luck::Dealt : Luck::ByHand};
  const auto empty = Table::open(std::move(spec), deal ? numbered_seed(*deal) : Seed{});
  if (!empty) return std::unexpected(empty.error());
  std::vector<Chair> chairs(static_cast<std::size_t>(empty->players()));
  for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
    chairs[seat] = {
        .kind = SeatKind::Human, .owner = local_owner(), .name = "Player " + std::to_string(seat + 1)};
  }
  return empty->arrange(chairs, 0, deal);
}

LocalTable::LocalTable(Table table, Record header, std::optional<std::uint64_t> seed)
    : table_(std::move(table)), header_(std::move(header)) {
  if (seed) dice_.emplace_back(*seed);
}

Expected<LocalTable> LocalTable::open(const Rules& rules, std::optional<std::uint64_t> seed) {
  auto opened = open_local(rules, std::nullopt);
  if (!opened) return std::unexpected(opened.error());
  LocalTable local(std::move(opened->next), Record{.rules = rules}, seed);
  if (seed) local.header_.seed = std::to_string(*seed);
  local.let_nature_act();
  return local;
}

LocalTable LocalTable::resume(Record record, std::optional<std::uint64_t> other_dice) {
  auto seed = record.seed ? number_in<std::uint64_t>(*record.seed) : std::nullopt;
  if (!seed) seed = other_dice;
  auto opened = open_local(record.rules, std::nullopt);
  assert(opened);  // whoever has a record has rules
  const std::vector<LogEntry> log = std::exchange(record.log, {});
  LocalTable local(std::move(opened->next), std::move(record), seed);
  for (const LogEntry& entry : log) {
    // The dice are thrown as often as they were in the record, so that they go on where it stopped.
    auto dice = local.dice();
    if (dice && entry.seat == kNature) (void)local.position().roll(*dice);
    local.play(entry, dice);
  }
  local.let_nature_act();
  return local;
}

void LocalTable::play(const LogEntry& entry, const std::optional<Rng>& dice) {
  [[maybe_unused]] const auto done = table_.apply(entry_of(entry.seat), entry.action);
  assert(done);
  if (dice) dice_.resize(table_.steps() + 1, *dice);
}

void LocalTable::let_nature_act() {
  while (throws_dice() && position().to_act().has(kNature)) {
    Rng dice = dice_.back();
    const Action rolled = position().roll(dice);
    play({kNature, rolled}, dice);
  }
}

Record LocalTable::record() const {
  Record record = header_;
  record.log = table_.whole_log();
  return record;
}

Expected<std::span<const Event>> LocalTable::act(Seat seat, std::string_view text) {
  return act(entry_of(seat, std::string(text)), std::nullopt);
}

Expected<std::span<const Event>> LocalTable::act(Seat seat, const Action& action) {
  return act(entry_of(seat), action);
}

Expected<std::span<const Event>> LocalTable::act(const Entry& entry, const std::optional<Action>& meant) {
  if (position().over()) return refuse(Code::Over, "The game is over.");
  if (auto done = table_.apply(entry, meant); !done) return std::unexpected(std::move(done).error());
  header_.given_up.reset();
  if (throws_dice()) dice_.resize(table_.steps() + 1, dice_.back());
  const std::size_t line = table_.steps() - 1;
  let_nature_act();
  const GameLog& game = table_.whole_game();
  return std::span(game.events()).subspan(game.lines()[line].events_before);
}

Expected<void> LocalTable::undo() {
  const auto& lines = table_.whole_game().lines();
  std::size_t kept = lines.size();
  while (throws_dice() && kept > 0 && lines[kept - 1].entry.seat == kNature) --kept;
  if (kept == 0) return refuse(Code::NothingToUndo, "Nobody has acted yet.");
  --kept;
  if (auto done = table_.apply({.kind = EntryKind::Cut, .number = static_cast<int>(kept)}); !done)
    return done;
  header_.given_up.reset();
  if (throws_dice()) dice_.erase(dice_.begin() + static_cast<std::ptrdiff_t>(kept) + 1, dice_.end());
  return {};
}

}  // namespace heptad
