// Every reason for a move of Duel is true of the position: each kind is worked out a second time, from rows,
// options, score lines and what really happens, over random games. And it is the same in every world the seat
// can imagine.
#include <map>

#include "bots/reasons.h"
#include "engine/core/resource_names.h"
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "tests/bots/reasons/told.h"
#include "tests/properties/random_games.h"

namespace heptad::tests::duel_reasons {
namespace {

using duel::Card;
using duel::Duel;
using duel::kCards;
using duel::State;

Card card_of(std::string_view id) {
  return static_cast<Card>(std::ranges::find(kCards, id, &duel::CardRow::id) - kCards.begin());
}

// The other reading of "as if it had the turn": what is to be decided is forgotten, what cannot be seen is
// not there.
State with_turn(State state, Seat seat) {
  state.depth = 0;
  state.decisions = {};
  state.structure.pending = 0;
  state.structure.available &= state.structure.known;
  state.push({duel::DecisionKind::Turn, seat});
  return state;
}

State played(State state, Seat seat, const Action& action) {
  NoEvents quiet;
  Duel::apply(state, seat, action, quiet);
  return state;
}

bool can_win(const State& position, Seat seat, std::string_view how) {
  const State state = with_turn(position, seat);
  return std::ranges::any_of(Duel::options(state, seat), [&](const Option& option) {
    if (!option.legal()) return false;
    const Outcome end = Duel::outcome(played(state, seat, option.action));
    const bool supremacy = end.how == Victory::Military || end.how == Victory::Science;
    return end.over && supremacy && end.winners == SeatSet::of(seat) && (how.empty() || name(end.how) == how);
  });
}

int lasting_points(const State& state, Seat seat) {
  int sum = 0;
  for (const ScoreLine& line : Duel::score_lines(state, seat)) {
    if (line.category != Category::Military && line.category != Category::Treasury) sum += line.points;
  }
  return sum;
}

// What the brown and grey cards of a city make.
int makes(const State& state, Seat seat, std::string_view resource) {
  int units = 0;
  state.cities[seat].cards.for_each([&](Card card) {
    for (const duel::Effect& effect : kCards[card].effects) {
      if (effect.is(duel::EffectKind::Produce) && kResourceNames[effect.a] == resource) units += effect.b;
    }
  });
  return units;
}

int coins(const State& state, Seat seat) {
  return state.cities[seat].coins + state.pantheon.seats[seat].guarded;
}
int lead(const State& state, Seat seat) { return seat == 0 ? state.pawn : -state.pawn; }

// What an own wonder would cost that seat now, as a payment is explained to people.
int wonder_price(const State& position, Seat seat, std::string_view wonder) {
  State state = with_turn(position, seat);
  for (const Option& option : Duel::options(state, seat)) {
    const ActionParts parts = Duel::parts(state, seat, option.action);
    if (parts.verb == "wonder" && parts.id("wonder") == wonder) return option.payment.coins;
  }
  return -1;  // no card lies open to build it with
}

std::optional<Action> building(const State& state, Seat seat, std::string_view card) {
  for (const Option& option : Duel::options(state, seat)) {
    const ActionParts parts = Duel::parts(state, seat, option.action);
    if (parts.verb == "build" && parts.id("card") == card && option.legal()) return option.action;
  }
  return std::nullopt;
}

struct Move {
  const State& before;
  const State& after;
  Seat seat;
  Action action;
};

// What a seat gained, told by itself or as the use of a card.
bool is_gained(const Move& move, ReasonKind kind, std::string_view id, int amount) {
  const auto& [before, after, seat, action] = move;
  const auto rose = [&](int now, int then) { return now - then == amount && amount > 0; };
  switch (kind) {
    case ReasonKind::Wins: {
      const Outcome end = Duel::outcome(after);
      return end.over && end.winners == SeatSet::of(seat) && (id.empty() || name(end.how) == id);
    }
    case ReasonKind::TakesToken: {
      ActionList list;
      Duel::legal_actions(after, seat, list);
      return !list.empty() && Duel::text(after, list[0]).starts_with("take ") && after.drawn == 0;
    }
    case ReasonKind::Symbol:
      return std::popcount(after.cities[seat].symbols) == amount &&
             std::popcount(before.cities[seat].symbols) < amount;
    case ReasonKind::Shields: return rose(lead(after, seat), lead(before, seat));
    case ReasonKind::Points:
    case ReasonKind::PointsNow: return rose(lasting_points(after, seat), lasting_points(before, seat));
    case ReasonKind::Coins: return rose(coins(after, seat), coins(before, seat));
    case ReasonKind::FirstSource:
      return std::ranges::any_of(kResourceNames, [&](std::string_view resource) {
        return (id.empty() || id == resource) && makes(before, seat, resource) == 0 &&
               makes(after, seat, resource) > 0;
      });
    default: return false;
  }
}

// That seat could build the card, and it would be of that use.
bool is_useful(const State& position, Seat seat, const Reason& reason) {
  const State state = with_turn(position, seat);
  const auto build = building(state, seat, reason.id);
  if (!build) return false;
  const State after = played(state, seat, *build);
  return is_gained({state, after, seat, *build}, *reason.use, {}, reason.amount);
}

// Plays on until the turn is over; whose turn it is then, and how many cards were turned up.
struct TurnEnd {
  bool same_age;
  std::optional<Seat> next;
  int turned_up;
};
TurnEnd end_of_turn(const Move& move, Rng rng) {
  State state = move.before;
  EventLog log;
  Duel::apply(state, move.seat, move.action, log);
  ActionList list;
  const auto is_turn = [&] { return state.over() || state.decision().is(duel::DecisionKind::Turn); };
  while (!is_turn() && state.age == move.before.age) {
    const Seat seat = state.decision().seat;
    Duel::legal_actions(state, seat, list);
    Duel::apply(state, seat, seat == kNature ? Duel::roll(state, rng) : list[rng.below(list.size())], log);
  }
  const auto turned = std::ranges::count(log.events, EventKind::Revealed, &Event::kind);
  const bool same = !state.over() && state.age == move.before.age;
  return {same, state.over() ? std::nullopt : std::optional(state.decision().seat), static_cast<int>(turned)};
}

bool may_come(const State& state, std::string_view id) {
  const Card card = card_of(id);
  const bool gone = state.cities[0].cards.has(card) || state.cities[1].cards.has(card) ||
                    state.discard.has(card) || std::ranges::any_of(std::array{0, 1}, [&](int seat) {
                      bool under = false;
                      for_each_bit(state.cities[seat].built, [&](int w) { under |= state.under[w] == card; });
                      return under;
                    });
  return !gone && kCards[card].age >= state.age;
}

// Would it be paid by a chain? The card is laid where it can be taken.
bool is_free(const State& position, Seat seat, std::string_view id) {
  State state = with_turn(position, seat);
  state.structure.present = state.structure.known = state.structure.available = 1;
  state.structure.cards[0] = card_of(id);
  for (const Option& option : Duel::options(state, seat)) {
    if (Duel::parts(state, seat, option.action).verb == "build") return option.payment.means == Means::Chain;
  }
  return false;
}

bool is_open(const State& state, std::string_view id) {
  const auto place = std::ranges::find(state.structure.cards, card_of(id)) - state.structure.cards.begin();
  return place < duel::kSlots && (state.structure.available >> place & 1U) != 0;
}

bool printed(const Reason& reason) {
  const auto* row = std::ranges::find(duel::kWonders, reason.id, &duel::WonderRow::id);
  const std::map<ReasonKind, duel::EffectKind> kinds = {{ReasonKind::Again, duel::EffectKind::ExtraTurn},
                                                        {ReasonKind::Points, duel::EffectKind::Points},
                                                        {ReasonKind::Shields, duel::EffectKind::Shields},
                                                        {ReasonKind::Coins, duel::EffectKind::Coins}};
  return std::ranges::any_of(row->effects, [&](const duel::Effect& effect) {
    return effect.is(kinds.at(*reason.use)) && effect.a == reason.amount;
  });
}

bool is_only_source(const Move& move, std::string_view resource) {
  const duel::Structure& structure = move.before.structure;
  int sources = 0;
  for (int slot = 0; slot < duel::kSlots; ++slot) {
    const Card card = structure.cards[slot];
    if (card == duel::kUnknownCard) continue;  // face down, or gone
    for (const duel::Effect& effect : kCards[card].effects) {
      sources += effect.is(duel::EffectKind::Produce) && kResourceNames[effect.a] == resource;
    }
  }
  return sources == 1 && makes(move.after, move.seat, resource) > makes(move.before, move.seat, resource);
}

int saved_by_chain(const Move& move) {
  State state = move.before;
  state.cities[move.seat].chains = 0;
  for (const Option& option : Duel::options(state, move.seat)) {
    if (option.action == move.action) return option.payment.coins;
  }
  return -1;
}

bool is_true(const Move& move, const Reason& reason) {
  const auto& [before, after, seat, action] = move;
  const Seat rival = seat ^ 1;
  switch (reason.kind) {
    case ReasonKind::Wins:
    case ReasonKind::TakesToken:
    case ReasonKind::Symbol:
    case ReasonKind::Shields:
    case ReasonKind::Points:
    case ReasonKind::PointsNow:
    case ReasonKind::Coins:
    case ReasonKind::FirstSource: return is_gained(move, reason.kind, reason.id, reason.amount);
    case ReasonKind::StopsWin:
      return reason.seat == rival && can_win(before, rival, reason.id) && !can_win(after, rival, {});
    case ReasonKind::Threatens: return can_win(after, seat, reason.id);
    case ReasonKind::Again: {
      const TurnEnd end = end_of_turn(move, Rng(7));
      return !end.next || !end.same_age || end.next == seat;
    }
    case ReasonKind::Robs:
      return reason.seat == rival && coins(before, rival) - coins(after, rival) == reason.amount;
    case ReasonKind::OnlySource: return is_only_source(move, reason.id);
    case ReasonKind::LosesSource:
      return makes(before, rival, reason.id) > 0 && makes(after, rival, reason.id) == 0;
    case ReasonKind::CheaperWonder: {
      const int price = wonder_price(after, seat, reason.id);
      return price == -1 || wonder_price(before, seat, reason.id) - price == reason.amount;
    }
    case ReasonKind::DearerWonder: {
      const int price = wonder_price(after, rival, reason.id);
      return price == -1 || price - wonder_price(before, rival, reason.id) == reason.amount;
    }
    case ReasonKind::FreeByChain:
      return coins(after, seat) >= coins(before, seat) && saved_by_chain(move) == reason.amount;
    case ReasonKind::Frees:
      return !is_free(before, seat, reason.id) && is_free(after, seat, reason.id) &&
             may_come(after, reason.id);
    case ReasonKind::RemovesWonder: {
      const auto bit =
          std::ranges::find(duel::kWonders, reason.id, &duel::WonderRow::id) - duel::kWonders.begin();
      return (before.cities[rival].wonders >> bit & 1) != 0 && (after.cities[rival].wonders >> bit & 1) == 0;
    }
    case ReasonKind::Claims: {
      const auto had = [&](const State& state) {
        return std::popcount(state.pantheon.seats[seat].myths) +
               std::popcount(state.pantheon.seats[seat].offerings);
      };
      return had(after) > had(before);
    }
    case ReasonKind::Opens: {
      const Seat who = reason.seat.value_or(seat);
      const bool covered = !is_open(before, reason.id) || Duel::text(before, action).starts_with("start ");
      return covered && is_open(after, reason.id) && is_useful(after, who, reason) &&
             end_of_turn(move, Rng(7)).next.value_or(who) == who;
    }
    case ReasonKind::TurnsUp: {
      const TurnEnd end = end_of_turn(move, Rng(7));
      return !end.same_age || end.turned_up == reason.amount;
    }
    case ReasonKind::Denies:
      return is_open(before, reason.id) && !is_open(after, reason.id) && is_useful(before, rival, reason);
    case ReasonKind::Brings: return printed(reason);
    default: return false;  // of 7 Wonders
  }
}

class DuelReasons : public ::testing::TestWithParam<testing::Variant> {};

TEST_P(DuelReasons, AreTrueOfThePosition) {
  const testing::Variant& variant = GetParam();
  std::map<ReasonKind, int> seen;
  testing::with_start(variant.rules, [&](auto game, const auto& start) {
    using G = decltype(game);
    if constexpr (std::same_as<G, Duel>) {
      const auto watch = [&](const State& position, Seat seat, const Action& action) {
        if (seat == kNature || ::testing::Test::HasFailure()) return;
        const State after = played(position, seat, action);
        for (const Reason& reason : duel::reasons_in(position, seat, action)) {
          ++seen[reason.kind];
          ASSERT_TRUE(is_true({position, after, seat, action}, reason))
              << Duel::text(position, action) << ": " << told(reason) << '\n'
              << Duel::json(position);
        }
      };
      testing::play_games<Duel>(variant, start, watch, [](const auto&, int) {});
    }
  });
  for (int kind = 0; kind < static_cast<int>(kReasonNames.size()); ++kind) {
    const auto absent =
        variant.rules.pantheon ? ReasonKind::PointsNow : ReasonKind::Claims;  // no guilds; no tokens
    const bool elsewhere =
        of_wonders_alone(static_cast<ReasonKind>(kind)) || static_cast<ReasonKind>(kind) == absent;
    if (elsewhere) continue;
    EXPECT_GT(seen[static_cast<ReasonKind>(kind)], 0) << kReasonNames[kind];
  }
}

INSTANTIATE_TEST_SUITE_P(Properties, DuelReasons, ::testing::ValuesIn(variants_of(Family::Duel)),
                         testing::variant_name);

}  // namespace
}  // namespace heptad::tests::duel_reasons
