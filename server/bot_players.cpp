#include "server/bot_players.h"

#include "server/hall.h"

namespace heptad {
namespace {

constexpr Millis kAfterFailure = 1'000;

}  // namespace

BotPlayers::BotPlayers(Hall& hall, BotPool& pool, const Patience& patience)
    : hall_(hall), pool_(pool), patience_(patience), luck_(static_cast<std::uint64_t>(hall.world().wall())) {}

Question BotPlayers::question(const LiveTable& live, Seat seat, int level) {
  return {.position = live.table.whole_position(),
          .log = live.table.whole_log(),
          .seat = seat,
          .level = level,
          .character = character_named(live.table.chair(seat).character).value_or(Character::None),
          .seed = luck_.of(live.table, seat)};
}

void BotPlayers::changed(LiveTable& live, const Happened& happened) {
  if (!happened.lines_removed && !happened.round_ended) return;
  ++live.epoch;
  live.thinking = {};  // what they think about is not what is
}

void BotPlayers::tick() {
  hall_.for_each([&](LiveTable& live) {
    if (!should_end(live)) return due(live);
    if (!hall_.sees_to(live)) return;
    hall_.submit(live, {.propose = [](const Table& table, Millis at) { return table.end(at); }});
  });
}

void BotPlayers::due(LiveTable& live) {
  const Millis now = hall_.world().now();
  if (live.payer.empty() || live.left_alone(now, patience_.unwatched)) return;
  const SeatSet to_act = live.table.to_act();
  for (Seat seat = 0; seat < live.table.players(); ++seat) {
    const auto level = live.table.bot_level(seat);
    if (!to_act.has(seat) || !level || live.thinking.has(seat)) continue;
    if (!hall_.sees_to(live)) return;
    const auto answer = [this, id = live.table.spec().id, seat, epoch = live.epoch,
                         now](const std::vector<Advice>& moves) {
      hall_.world().post([this, id, seat, epoch, now, action = moves.front().action] {
        const Millis wait = now + patience_.pause - hall_.world().now();
        if (wait <= 0) return answered(id, seat, epoch, action);
        hall_.world().after(wait, [this, id, seat, epoch, action] { answered(id, seat, epoch, action); });
      });
    };
    const Asker by{live.table.spec().id, live.payer, !live.present().empty()};
    if (!pool_.ask(question(live, seat, *level), by, answer)) return;
    live.thinking.add(seat);
  }
}

void BotPlayers::answered(const std::string& id, Seat seat, std::uint64_t epoch, const Action& action) {
  LiveTable* live = hall_.in_memory(id);
  if (live == nullptr || live->epoch != epoch) return;
  const auto play = [this, live, seat, epoch, action](const Table& table, Millis now) -> Expected<Proposal> {
    if (live->epoch != epoch) return refuse(Code::Stale, "The game has moved on.");
    hall_.metrics().bot_moves.add();
    return table.bot_act(seat, action, now);
  };
  const auto done = [this, live, seat, id](const Expected<void>& result) {
    if (result || result.error().code != Code::Store) return live->thinking.remove(seat);
    // The disk is in trouble: think again in a while, not at once and for ever.
    hall_.world().after(kAfterFailure, [this, seat, id] {
      LiveTable* there = hall_.in_memory(id);
      if (there == nullptr) return;
      there->thinking.remove(seat);
      due(*there);
    });
  };
  hall_.submit(*live, {.propose = play, .done = done});
}

Expected<void> BotPlayers::hint(LiveTable& live, Seat seat, const std::string& address, Ask::Answer answer) {
  if (live.hinting) return refuse(Code::Busy, "The last hint is still being thought about.");
  const std::string id = live.table.spec().id;
  const auto told = [this, id, answer = std::move(answer)](std::vector<Advice> moves) {
    hall_.world().post([this, id, answer, moves = std::move(moves)] {
      if (LiveTable* there = hall_.in_memory(id)) there->hinting = false;
      answer(moves);
    });
  };
  if (!pool_.ask(question(live, seat, kMaxLevel), {id, address, true}, told)) {
    return refuse(Code::Busy, "Your bots have enough to think about: wait a moment.");
  }
  live.hinting = true;
  return {};
}

bool BotPlayers::should_end(const LiveTable& live) const {
  return !live.table.has_people() && live.left_alone(hall_.world().now(), patience_.unwatched) &&
         !live.at_work();
}

}  // namespace heptad
