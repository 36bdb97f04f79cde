// Every reason for a move of 7 Wonders is true of the position: each kind is worked out a second time, from
// rows, options, score lines and a turn in which everybody else sells, over random games.
#include <map>

#include "bots/reasons.h"
#include "engine/core/resource_names.h"
#include "engine/wonders/game.h"
#include "engine/wonders/market.h"
#include "tests/bots/reasons/told.h"
#include "tests/properties/random_games.h"

namespace heptad::tests::wonders_reasons {
namespace {

using namespace wonders;

bool is_decided(const State& state, Seat seat, const State& then) {
  return state.step() == Step::Choose && then.round == state.round && Wonders::to_act(then).has(seat);
}

// The turn in which the seat does that and everybody else sells; nothing when somebody may not sell.
Action sale_of(Action action) {
  action.kind = static_cast<std::uint8_t>(Verb::Sell);
  for (int i = 0; i < kColumns; ++i) action.arg[kBillArg + i] = 0;
  return action;
}
std::optional<State> alone(const State& position, Seat seat, const Action& action) {
  State state = position;
  NoEvents quiet;
  ActionList list;
  const auto round = state.round;
  for (Seat other = 0; other < state.players; ++other) {
    while (other != seat && state.round == round && Wonders::to_act(state).has(other)) {
      Wonders::legal_actions(state, other, list);
      const auto* sale = std::ranges::find(list, Verb::Sell, verb_of);
      if (sale == list.end()) return std::nullopt;
      Wonders::apply(state, other, *sale, quiet);
    }
  }
  Wonders::apply(state, seat, action, quiet);
  // The city without an owner may be due after the own one.
  while (state.round == round && is_decided(position, seat, state)) {
    Wonders::legal_actions(state, seat, list);
    const auto* sale = std::ranges::find(list, Verb::Sell, verb_of);
    if (sale == list.end()) return std::nullopt;
    Wonders::apply(state, seat, *sale, quiet);
  }
  return state;
}

// Calls visit(effect, whether neighbours can buy what it makes) for all that stands in a city.
template <class Visit>
void for_each_effect(const State& state, int index, Visit visit) {
  const City& city = state.cities[index];
  const auto& edition = facts(state);
  city.built.for_each([&](Card card) {
    const CardRow& row = edition.rows[card];
    const bool sold = row.colour == Colour::Brown || row.colour == Colour::Grey;
    for (const Effect& effect : row.effects) visit(effect, sold);
  });
  for (int stage = 0; stage < city.stages; ++stage) {
    const SideRow& side = edition.boards[city.board].sides[static_cast<int>(city.side)];
    for (const Effect& effect : side.stages[stage].effects) visit(effect, false);
  }
  for_each_bit(state.armada.harbours[index].islands, [&](int island) {
    for (const Effect& effect : armada::kIslandRows[island].effects) visit(effect, false);
  });
}

int total(const State& state, int city, EffectKind kind) {
  int sum = 0;
  for_each_effect(state, city,
                  [&](const Effect& effect, bool) { sum += effect.kind == kind ? effect.amount : 0; });
  return sum;
}

enum class For : std::uint8_t { Itself, Neighbours };
bool has_source(const State& state, int city, std::string_view resource, For whom) {
  const auto index = std::ranges::find(kResourceNames, resource) - kResourceNames.begin();
  bool found = static_cast<int>(facts(state).boards[state.cities[city].board].start) == index;
  for_each_effect(state, city, [&](const Effect& effect, bool sold) {
    if (whom == For::Neighbours && !sold) return;
    found |= effect.kind == EffectKind::Makes && effect.what == index;
    found |= effect.kind == EffectKind::MakesOneOf && (effect.what >> index & 1) != 0;
  });
  return found;
}

int sets(const State& state, int city) {
  std::array<int, kSciences> symbols = {};
  for_each_effect(state, city, [&](const Effect& effect, bool) {
    if (effect.kind == EffectKind::Symbol) ++symbols[effect.what];
  });
  return std::ranges::min(symbols);
}

int points(const State& state, int city, bool science) {
  int sum = 0;
  for (const ScoreLine& line : Wonders::score_lines(state, city)) {
    const bool of_science = line.category == Category::Scientific;
    const bool passing = line.category == Category::Military || line.category == Category::Treasury ||
                         line.category == Category::Naval;
    if (!passing && of_science == science) sum += line.points;
  }
  return sum;
}

// What the next stage would cost with any card, as it is explained to people; nothing when the goods are not
// for sale, -1 when there is no stage left.
std::optional<int> stage_price(State state, Seat seat) {
  state.hands[seat] = Hand::of(std::array{Card{0}});
  state.agenda.clear();
  state.agenda.push(Step::Choose).ask_all(state.city_count);
  state.orders = {};
  std::optional<int> least;
  for (const Option& option : Wonders::options(state, seat)) {
    if (verb_of(option.action) != Verb::Stage || city_of(seat, option.action) != seat) continue;
    if (option.action.arg[kExtraArg] != 0) continue;  // a ship has its own price
    if (option.why_not == WhyNot::AllStagesBuilt) return -1;
    if (option.why_not == WhyNot::NotForSale) continue;
    least = least ? std::min(*least, option.payment.coins) : option.payment.coins;
  }
  return least;
}

bool frees(const State& state, std::string_view parent, std::string_view child) {
  const auto& edition = facts(state);
  const CardRow& from = edition.rows[*edition.find_card(parent)];
  const CardRow& to = edition.rows[*edition.find_card(child)];
  if (to.free_with.first == from.shared_name() || to.free_with.second == from.shared_name()) return true;
  if (to.free_with.first == from.id || to.free_with.second == from.id) return true;
  return to.takes && (to.takes == from.gives.first || to.takes == from.gives.second);
}

// Naval strength, from what is printed.
int strength(const State& state, int city) {
  int sum = 0;
  for_each_effect(state, city, [&](const Effect& effect, bool) {
    const bool naval = effect.kind == EffectKind::Module && armada::deed_of(effect) == armada::Deed::Naval;
    sum += naval ? effect.amount : 0;
  });
  const auto& ships = state.armada.harbours[city].ships;
  return sum + armada::kRedStrength[ships[0]].value + (ships[1] == 6 ? armada::kYellowStrengthAtEnd : 0) +
         (ships[2] == 6 ? armada::kBlueStrengthAtEnd : 0);
}
int rank(const State& state, int city) {
  int stronger = 0;
  for (int other = 0; other < state.players; ++other)
    stronger += strength(state, other) > strength(state, city);
  return stronger + 1;
}
int islands_of_level(const State& state, int city, int level) {
  int found = 0;
  for_each_bit(state.armada.harbours[city].islands,
               [&](int island) { found += armada::kIslandRows[island].level == level; });
  return found;
}

// How the turn ends if nobody does anything that can be declined.
State ended(State state) {
  NoEvents quiet;
  ActionList list;
  Rng rng = rng_of_game(7, 7);
  const auto goes_on = [&] {
    return state.step() != Step::Choose && state.step() != Step::Deal && !Wonders::to_act(state).empty();
  };
  while (goes_on()) {
    const Seat seat = Wonders::to_act(state).lowest();
    if (seat == kNature) {
      Wonders::apply(state, seat, Wonders::roll(state, rng), quiet);
      continue;
    }
    Wonders::legal_actions(state, seat, list);
    const auto* pass = std::ranges::find(list, Verb::Pass, verb_of);
    Wonders::apply(state, seat, pass == list.end() ? list[0] : *pass, quiet);
  }
  return state;
}

struct Move {
  const State& position;
  const State& before;  // the position, or what it would be by now otherwise
  const State& after;
  Seat seat;
  Action action;
};

bool is_gained(const Move& move, ReasonKind kind, const Reason& reason, int paid = 0) {
  const auto& [position, before, after, seat, action] = move;
  const auto rose = [&](int now, int then) { return now - then == reason.amount && reason.amount > 0; };
  const auto ahead = [&](const State& state, int of) {
    return total(state, seat, EffectKind::Shields) - total(state, of, EffectKind::Shields);
  };
  // Fights and whatever follows from them are of another moment.
  const bool same_age = after.age == before.age && !Wonders::outcome(after).over;
  switch (kind) {
    case ReasonKind::Set: return sets(after, seat) == reason.amount && sets(before, seat) < reason.amount;
    case ReasonKind::Science: return rose(points(after, seat, true), points(before, seat, true));
    case ReasonKind::Points:
    case ReasonKind::PointsNow:
      return !same_age || rose(points(after, seat, false), points(before, seat, false));
    case ReasonKind::Coins: return rose(after.cities[seat].coins + paid, before.cities[seat].coins);
    case ReasonKind::WarLead: {
      const auto beats = [&](int of) { return ahead(before, of) <= 0 && ahead(after, of) > 0; };
      const bool any = beats(before.left_of(seat)) || beats(before.right_of(seat));
      return reason.amount == 2 * before.age - 1 && (reason.use ? any : beats(*reason.seat));
    }
    case ReasonKind::WarTie: {
      const auto ties = [&](int of) { return ahead(before, of) < 0 && ahead(after, of) == 0; };
      return reason.use ? ties(before.left_of(seat)) || ties(before.right_of(seat)) : ties(*reason.seat);
    }
    case ReasonKind::SeaRank: return rank(after, seat) == reason.amount && rank(before, seat) > reason.amount;
    case ReasonKind::Explores: {
      const State then = ended(after);
      return islands_of_level(then, seat, reason.amount) > islands_of_level(before, seat, reason.amount);
    }
    default: return false;
  }
}

// Others lose what lies above their trade level, and that level itself should the card send pirates: each
// sold a card, and some were paid.
bool taxes(const Move& move, int tax) {
  const auto& [position, before, after, seat, action] = move;
  const State then = ended(after);
  const Order order = order_of(seat, action);
  int pirates = position.armada.harbours[seat].piracy;
  for (Seat other = 0; other < position.players; ++other) {
    if (other != seat && position.armada.harbours[other].piracy != 0) return true;  // there are other losses
  }
  if (order.verb == Verb::Build || order.verb == Verb::BuildFree) {
    for (const Effect& effect : facts(position).rows[order.card].effects)
      pirates += effect.kind == EffectKind::Module && armada::deed_of(effect) == armada::Deed::Piracy;
  }
  for (Seat other = 0; other < position.players; ++other) {
    if (other == seat || armada::owns<armada::Deed::NoLosses>(position.armada.harbours[other])) continue;
    int coins = position.cities[other].coins;
    if (position.step() == Step::Choose) coins += 3;
    for (int column = 0; is_order(order.verb) && column < kColumns; ++column) {
      if (order.bill.to[column] != 0 && city_in_column(position, seat, column) == other)
        coins += order.bill.to[column];
    }
    const int level = armada::kTradeLevel[position.armada.harbours[other].ships[1]].value;
    if (then.cities[other].coins != std::max(0, coins - std::max(0, tax - level) - pirates * level))
      return false;
  }
  return true;
}

// The seat that gets the hand could build the card on its next turn, if nothing else changed, and it would be
// of use.
bool is_useful(const State& position, const Reason& reason) {
  State state = position;
  const Seat seat = *reason.seat;
  const Card card = *facts(state).find_card(reason.id);
  ++state.turn;
  state.hands[seat] = Hand::of(std::array{card});
  for (Seat other = 0; other < state.players; ++other) {
    if (other != seat) state.hands[other] = Hand::of(std::array{card});
  }
  state.agenda.top().ask_all(state.city_count);
  state.orders = {};
  for (const Option& option : Wonders::options(state, seat)) {
    const Verb verb = verb_of(option.action);
    const bool builds = option.legal() && (verb == Verb::Build || verb == Verb::BuildFree);
    if (!builds || city_of(seat, option.action) != seat) continue;
    const auto after = alone(state, seat, option.action);
    return !after ||
           is_gained({state, state, *after, seat, option.action}, *reason.use, reason, option.payment.coins);
  }
  return false;
}

bool is_true(const Move& move, const Reason& reason) {
  const auto& [position, before, after, seat, action] = move;
  const bool own = city_of(seat, action) == seat;
  switch (reason.kind) {
    case ReasonKind::Set:
    case ReasonKind::Science:
    case ReasonKind::Points:
    case ReasonKind::PointsNow:
    case ReasonKind::Coins:
    case ReasonKind::WarLead:
    case ReasonKind::WarTie:
    case ReasonKind::SeaRank:
    case ReasonKind::Explores: return is_gained(move, reason.kind, reason);
    case ReasonKind::Sails: {
      const auto fleet = std::ranges::find(armada::kFleetNames, reason.id) - armada::kFleetNames.begin();
      const auto& ships = [&](const State& state) { return state.armada.harbours[seat].ships[fleet]; };
      return ships(before) + 1 == reason.amount && ships(after) == reason.amount;
    }
    case ReasonKind::Taxes: return taxes(move, reason.amount);
    case ReasonKind::SoleSource:
    case ReasonKind::FirstSource: {
      const bool sold = has_source(before, before.left_of(seat), reason.id, For::Neighbours) ||
                        has_source(before, before.right_of(seat), reason.id, For::Neighbours);
      return !has_source(before, seat, reason.id, For::Itself) &&
             has_source(after, seat, reason.id, For::Itself) &&
             (sold == (reason.kind == ReasonKind::FirstSource) ||
              before.armada.harbours[seat].emporiums != 0);
    }
    case ReasonKind::SellsTo: {
      const int buyer = *reason.seat;
      const int other = before.left_of(buyer) == seat ? before.right_of(buyer) : before.left_of(buyer);
      return !has_source(before, buyer, reason.id, For::Itself) &&
             !has_source(before, other, reason.id, For::Neighbours) &&
             !has_source(before, seat, reason.id, For::Neighbours) &&
             has_source(after, seat, reason.id, For::Neighbours);
    }
    case ReasonKind::AllowsStage: return !stage_price(before, seat) && stage_price(after, seat).has_value();
    case ReasonKind::CheaperStage: {
      const auto price = stage_price(after, seat);
      const auto old_price = stage_price(before, seat);
      return price == -1 || (price && old_price && *old_price - *price == reason.amount);
    }
    case ReasonKind::FreeByChain:
      return own && after.cities[seat].coins >= before.cities[seat].coins &&
             frees(before, reason.id, facts(before).card_id(card_of(action)));
    case ReasonKind::Frees:
      return own && frees(before, facts(before).card_id(card_of(action)), reason.id) &&
             facts(before).rows[*facts(before).find_card(reason.id)].age > before.age;
    case ReasonKind::Denies:
    case ReasonKind::PassesOn: {
      const int players = position.players;
      const int next = (position.passes_left() ? seat + 1 : seat + players - 1) % players;
      const Card card = *facts(before).find_card(reason.id);
      const bool goes_on = reason.kind == ReasonKind::PassesOn;
      const int holder = after.turn == position.turn ? seat : next;  // first something may be revived
      const bool gets_it = after.hands[holder].has(card);
      return reason.seat == next && gets_it == goes_on && is_useful(position, reason);
    }
    default: return false;  // of Duel
  }
}

class WondersReasons : public ::testing::TestWithParam<testing::Variant> {};

TEST_P(WondersReasons, AreTrueOfThePosition) {
  const testing::Variant& variant = GetParam();
  std::map<ReasonKind, int> seen;
  testing::with_start(variant.rules, [&](auto game, const auto& start) {
    using G = decltype(game);
    if constexpr (std::same_as<G, Wonders>) {
      const auto watch = [&](const State& position, Seat seat, const Action& action) {
        if (seat == kNature || ::testing::Test::HasFailure()) return;
        if (position.step() == Step::Sides) return;  // boards_test.cpp
        const std::vector<Reason> found = reasons_in(position, seat, action);
        // Orders that others have given already would be part of the turn.
        const bool others_first = position.has_free_city() && position.agenda.top().has_answered(1 - seat);
        if (found.empty() || others_first) return;
        State anew = position;
        if (anew.step() == Step::Choose && !position.has_free_city())
          anew.agenda.top().ask_all(anew.city_count);
        const auto after = alone(anew, seat, action);
        // An order for a city without an owner is compared with a sale there: the own order has its effects,
        // too.
        const bool own = city_of(seat, action) == seat;
        const auto base = own ? std::optional(anew) : alone(anew, seat, sale_of(action));
        if (!after || !base) return;
        for (const Reason& reason : found) {
          ++seen[reason.kind];
          ASSERT_TRUE(is_true({anew, *base, *after, seat, action}, reason))
              << Wonders::text(position, action) << " by seat " << int{seat} << ": " << told(reason) << '\n'
              << Wonders::json(position);
        }
      };
      testing::play_games<Wonders>(variant, start, watch, [](const auto&, int) {});
    }
  });
  for (int kind = 0; kind < static_cast<int>(kReasonNames.size()); ++kind) {
    const bool free_city =
        variant.rules.players == 2 && static_cast<ReasonKind>(kind) == ReasonKind::PassesOn;
    const bool at_sea = of_armada_alone(static_cast<ReasonKind>(kind)) && !variant.rules.armada;
    if (of_duel_alone(static_cast<ReasonKind>(kind)) || of_boards_alone(static_cast<ReasonKind>(kind)))
      continue;
    if (free_city || at_sea) continue;
    EXPECT_GT(seen[static_cast<ReasonKind>(kind)], 0) << kReasonNames[kind];
  }
}

INSTANTIATE_TEST_SUITE_P(Properties, WondersReasons, ::testing::ValuesIn(variants_of(Family::Wonders)),
                         testing::variant_name);

}  // namespace
}  // namespace heptad::tests::wonders_reasons
