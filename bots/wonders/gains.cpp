#include "bots/wonders/gains.h"

#include <algorithm>

#include "bots/wonders/moments.h"
#include "engine/core/resource_names.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/legal.h"
#include "engine/wonders/score.h"

namespace heptad::wonders {
namespace {

void move_coins(State& state, int city, int coins) {
  state.cities[city].coins = static_cast<std::uint16_t>(state.cities[city].coins + coins);
}

int coins_of(const State& state, int city, const Gift& gift) {
  int coins = 0;
  for (const Effect& effect : gift.effects) {
    if (effect.kind == EffectKind::Coins) coins += effect.amount;
    if (effect.kind == EffectKind::CoinsPer) {
      coins += effect.amount * count_of(state, city, static_cast<Count>(effect.what), effect.where);
    }
  }
  return coins;
}

void pay(State& state, const Order& order) {
  move_coins(state, order.city, -use_of(state, order).coins - order.bill.total());
  for (int column = 0; column < kColumns; ++column) {
    const int coins = order.bill.to[column];
    if (coins != 0) move_coins(state, city_in_column(state, order.city, column), coins);
  }
}

int sets(const City& city) { return std::ranges::min(city.symbols); }

void add_science(const City& old_city, const City& city, int points, std::vector<Reason>& gained) {
  if (sets(city) > sets(old_city)) {
    gained.push_back({.kind = ReasonKind::Set, .weight = 100, .amount = sets(city)});
  }
  if (points > 0) gained.push_back({.kind = ReasonKind::Science, .weight = 12 * points, .amount = points});
}

void add_war(const State& before, const State& after, int city, std::vector<Reason>& gained) {
  for (const int neighbour : {before.left_of(city), before.right_of(city)}) {
    if (before.age == 0 || moments::tokens_of_neighbours(before, city, neighbour) == 0) continue;
    const int then = before.cities[city].shields - before.cities[neighbour].shields;
    const int now = after.cities[city].shields - after.cities[neighbour].shields;
    const int token = kVictoryToken[before.age - 1];
    const auto seat = static_cast<Seat>(neighbour);
    if (then <= 0 && now > 0) {
      gained.push_back(
          {.kind = ReasonKind::WarLead, .weight = 15 + 10 * token, .seat = seat, .amount = token});
    } else if (then < 0 && now == 0) {
      gained.push_back({.kind = ReasonKind::WarTie, .weight = 20, .seat = seat});
    }
  }
}

// Points that stand on the sheet once and for all, or as others have built so far.
int lasting_points(const Sheet& sheet) {
  return sheet.total() - sheet[Category::Military] - sheet[Category::Treasury] - sheet[Category::Scientific] -
         sheet[Category::Naval];
}

// What counts something is on guilds and yellow cards.
bool counts(const Sheet& old_sheet, const Sheet& sheet) {
  return sheet[Category::Guilds] != old_sheet[Category::Guilds] ||
         sheet[Category::Commercial] != old_sheet[Category::Commercial];
}

}  // namespace

int units(const Cover& cover, Resource resource) {
  const int r = static_cast<int>(resource);
  return is_raw(resource) ? cover.raw[1U << r] : cover.manufactured[1U << (r - 4)];
}

State carried_out(const State& position, const Order& order) {
  State state = position;
  NoEvents quiet;
  Flow<NoEvents> flow(state, quiet);
  pay(state, order);
  moments::paid(flow, state, order);
  moments::order_paid(flow, state, order);
  switch (order.verb) {
    case Verb::Build:
    case Verb::BuildFree:
    case Verb::Revive:
      flow.gain_card(order.city, order.card);
      move_coins(state, order.city, coins_of(state, order.city, facts(state).gifts[order.card]));
      break;
    case Verb::Stage: {
      const StageFacts* stage = next_stage(position, position.cities[order.city]);
      if (stage == nullptr) break;
      flow.gain_stage(order.city);
      move_coins(state, order.city, coins_of(state, order.city, stage->gift));
      break;
    }
    case Verb::Sell:
      if (order.extra == 0) move_coins(state, order.city, kSaleCoins);
      break;
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck:
    case Verb::Board:
    case Verb::Side:
    case Verb::Pass:
    case Verb::Choose: break;  // nothing enters a city
  }
  return state;
}

State carried_out(const State& position, Seat seat, const Action& answer) {
  State state = position;
  NoEvents quiet;
  Flow<NoEvents> flow(state, quiet);
  moments::carry_out(flow, state, seat, answer);
  return state;
}

std::vector<Reason> gains(const State& before, const State& after, int city) {
  std::vector<Reason> gained;
  const City& old_city = before.cities[city];
  const City& now = after.cities[city];
  const Sheet old_sheet = Wonders::outcome(before).sheets[city];
  const Sheet sheet = Wonders::outcome(after).sheets[city];
  add_science(old_city, now, sheet[Category::Scientific] - old_sheet[Category::Scientific], gained);
  add_war(before, after, city, gained);
  if (const int points = lasting_points(sheet) - lasting_points(old_sheet); points > 0) {
    gained.push_back({.kind = counts(old_sheet, sheet) ? ReasonKind::PointsNow : ReasonKind::Points,
                      .weight = 10 * points,
                      .amount = points});
  }
  if (now.coins > old_city.coins) {
    const int coins = now.coins - old_city.coins;
    gained.push_back({.kind = ReasonKind::Coins, .weight = 4 * coins, .amount = coins});
  }
  moments::add_reasons(before, after, city, gained);
  return gained;
}

bool can_build(const State& position, int city, Card card) {
  const City& me = position.cities[city];
  const CardFacts& row = facts(position).cards[card];
  if (is_built(me, row)) return false;
  if (row.costs_nothing || is_chained(me, row) || waiver(position, me, row) != Waiver::None) return true;
  const Buyer buyer = buyer_of(position, city);
  return row.coins <= buyer.coins && !bills_for(buyer, row.need, buyer.coins - row.coins).empty();
}

std::optional<Reason> best_use(const State& position, int city, Card card) {
  if (!can_build(position, city, card)) return std::nullopt;
  // As a gift: what is paid is no part of its use.
  const State after = carried_out(
      position, {.verb = Verb::Revive, .card = card, .bill = {}, .city = static_cast<std::uint8_t>(city)});
  const std::vector<Reason> uses = gains(position, after, city);
  const auto best = std::ranges::max_element(uses, {}, &Reason::weight);
  constexpr int kWorthSaying = 40;
  if (best == uses.end() || best->weight < kWorthSaying) return std::nullopt;
  return *best;
}

}  // namespace heptad::wonders
