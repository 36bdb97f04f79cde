// The payment solver against trying every way to pay, on random cities.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/duel/action.h"
#include "tests/duel/derived.h"
#include "tests/duel/duel_game.h"
#include "tests/slow.h"

namespace heptad::tests {
namespace {

using duel::Duel;
using duel::EffectKind;

constexpr std::array kTraded = {Resource::Wood, Resource::Clay, Resource::Stone, Resource::Glass,
                                Resource::Papyrus};
using Units = std::array<int, kTraded.size()>;

int sum_of(const duel::City& city, EffectKind kind, int argument) {
  int sum = 0;
  city.cards.for_each([&](duel::Card card) {
    for (const duel::Effect& effect : duel::kCards[card].effects) {
      if (effect.kind == kind && effect.a == argument) sum += kind == EffectKind::Produce ? effect.b : 1;
    }
  });
  for_each_bit(city.built, [&](int wonder) {
    for (const duel::Effect& effect : duel::kWonders[wonder].effects) {
      if (effect.kind == kind) ++sum;
    }
  });
  return sum;
}

// What one seat could do about a cost: everything here is read from the rows, nothing from kept sums.
struct Purse {
  Units own, price;
  int any_raw, any_manufactured;

  Purse(const duel::City& city, const duel::City& opponent)
      : any_raw(sum_of(city, EffectKind::ProduceAnyRaw, 0)),
        any_manufactured(sum_of(city, EffectKind::ProduceAnyManufactured, 0)) {
    for (std::size_t i = 0; i < kTraded.size(); ++i) {
      const int resource = static_cast<int>(kTraded[i]);
      own[i] = sum_of(city, EffectKind::Produce, resource);
      price[i] = sum_of(city, EffectKind::PriceOfOne, resource) != 0
                     ? 1
                     : 2 + sum_of(opponent, EffectKind::Produce, resource);
    }
  }
  // The least coins over every way to spend the producers of choice and the discount.
  int cheapest(Units missing, int raw, int manufactured, int discount) const {
    int best = 0;
    for (std::size_t i = 0; i < kTraded.size(); ++i) best += missing[i] * price[i];
    for (std::size_t i = 0; i < kTraded.size(); ++i) {
      if (missing[i] == 0) continue;
      Units less = missing;
      --less[i];
      if (raw != 0 && i < 3) best = std::min(best, cheapest(less, raw - 1, manufactured, discount));
      if (manufactured != 0 && i >= 3) best = std::min(best, cheapest(less, raw, manufactured - 1, discount));
      if (discount != 0) best = std::min(best, cheapest(less, raw, manufactured, discount - 1));
    }
    return best;
  }
  int cheapest(const Cost& cost, int discount) const {
    Units missing{};
    for (std::size_t i = 0; i < kTraded.size(); ++i)
      missing[i] = std::max(0, cost.goods()[kTraded[i]] - own[i]);
    return cost.coins + cheapest(missing, any_raw, any_manufactured, discount);
  }
};

bool owns_token(const duel::City& city, std::string_view token) {
  return (city.tokens >> token_id(token) & 1) != 0;
}

bool chained(const duel::City& city, const duel::CardRow& row) {
  bool found = false;
  city.cards.for_each([&](duel::Card card) {
    found |= row.needs != duel::Chain::None && duel::kCards[card].gives == row.needs;
  });
  return found;
}

// Two random cities of any size, some wonders and tokens, and six random open cards.
duel::State random_position(Rng& rng) {
  duel::State state = *Duel::start({});
  while (state.depth != 0) state.pop();
  state.age = 1;
  std::array<duel::Card, duel::kOwnCardCount> deck;
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<duel::Card>(i);
  for (std::size_t i = deck.size() - 1; i > 0; --i)
    std::swap(deck[i], deck[rng.below(static_cast<int>(i) + 1)]);
  auto& structure = state.structure;
  structure.present = structure.available = duel::kLayouts[1].open;
  structure.known = structure.present;
  for (int i = 0; i < 6; ++i) structure.cards[14 + i] = deck[i];
  const int first = 6 + rng.below(30), second = first + rng.below(30);
  for (int i = 6; i < second; ++i) state.cities[i < first ? 0 : 1].cards.add(deck[i]);
  for (int wonder = 0; wonder < duel::kOwnWonderCount; ++wonder) {
    const auto bit = static_cast<duel::WonderSet>(1U << wonder);
    const int fate = rng.below(5);
    if (fate == 0 && std::popcount(state.cities[0].built) < 3) state.cities[0].built |= bit;
    if (fate == 1 && std::popcount(state.cities[1].built) < 3) state.cities[1].built |= bit;
    if (fate == 2) state.cities[0].wonders |= bit;
  }
  for (int token = 0; token < duel::kOwnTokenCount; ++token) {
    if (const int owner = rng.below(4); owner < 2)
      state.cities[owner].tokens |= static_cast<duel::TokenSet>(1U << token);
  }
  for (duel::City& city : state.cities) {
    city = derived(city);
    city.coins = static_cast<std::int16_t>(rng.below(15));
  }
  state.push({duel::DecisionKind::Turn, 0});
  return state;
}

// The lines of a payment add up to the cost and to the coins, and use no more than there is.
void check_lines(const duel::State& state, const Cost& cost, const Payment& payment, int discount,
                 const Purse& purse) {
  Goods covered;
  int coins = payment.printed_coins, raw = 0, manufactured = 0, waived = 0;
  for (const PaymentLine& line : payment.lines) {
    const auto i = static_cast<std::size_t>(std::ranges::find(kTraded, line.resource) - kTraded.begin());
    covered += Goods::of(line.resource, line.units);
    coins += line.units * line.each;
    EXPECT_GT(line.units, 0);
    const bool bought = line.source == Source::Bought;
    EXPECT_EQ(line.each, bought ? purse.price[i] : 0);
    EXPECT_EQ(line.receiver, bought && owns_token(state.cities[1], "economy") ? 1 : kNature);
    EXPECT_LE(line.source == Source::Own ? line.units : 0, purse.own[i]);
    if (line.source == Source::Choice) (i < 3 ? raw : manufactured) += line.units;
    if (line.source == Source::Discount) waived += line.units;
  }
  EXPECT_EQ(covered, cost.goods());
  EXPECT_EQ(coins, payment.coins);
  EXPECT_EQ(payment.printed_coins, cost.coins);
  EXPECT_LE(raw, purse.any_raw);
  EXPECT_LE(manufactured, purse.any_manufactured);
  EXPECT_LE(waived, discount);
}

// What the option says is what apply() takes from the payer and gives to the owner of Economy.
void check_applied(duel::State state, const Option& option) {
  EventLog log;
  int trade = 0;
  for (const PaymentLine& line : option.payment.lines) trade += line.units * line.each;
  const bool economy = owns_token(state.cities[1], "economy");
  Duel::apply(state, 0, option.action, log);
  ASSERT_FALSE(log.events.empty());
  EXPECT_EQ(log.events[0].amount, option.payment.coins);
  const auto paid = std::ranges::find(log.events, EventKind::CoinsPaid, &Event::kind);
  EXPECT_EQ(paid != log.events.end() ? paid->amount : 0, economy ? trade : 0);
}

void check_option(const duel::State& state, const Option& option, const Purse& purse) {
  const duel::City& own = state.cities[0];
  if (option.why_not == WhyNot::AlreadyBuilt) return;
  const bool wonder = duel::kind_of(option.action) == duel::ActionKind::BuildWonder;
  const int subject = option.action.arg[0];
  const Cost& cost = wonder ? duel::kWonders[subject].cost : duel::kCards[subject].cost;
  const bool blue = !wonder && duel::kCards[subject].colour == duel::Colour::Blue;
  const bool waives = owns_token(own, wonder ? "architecture" : "masonry") && (wonder || blue);
  const int discount = waives ? 2 : 0;
  if (!wonder && chained(own, duel::kCards[subject])) {
    EXPECT_EQ(option.payment.means, Means::Chain);
    EXPECT_EQ(option.payment.coins, 0);
    EXPECT_TRUE(option.payment.lines.empty());
  } else {
    EXPECT_EQ(option.payment.means, cost == Cost{} ? Means::Nothing : Means::Paid);
    EXPECT_EQ(option.payment.coins, purse.cheapest(cost, discount));
    check_lines(state, cost, option.payment, discount, purse);
  }
  EXPECT_EQ(option.legal(), option.payment.coins <= own.coins);
  EXPECT_EQ(option.short_of, std::max(0, option.payment.coins - own.coins));
  if (option.legal()) check_applied(state, option);
}

// The list prices four things at once, with instructions of its own where the processor has them.
TEST(DuelPayment, TheListHoldsWhatTheOptionsCallLegal) {
  const int cities = slow_tests() ? 100'000 : 10'000;
  Rng rng(2016);
  ActionList list;
  for (int i = 0; i < cities && !testing::Test::HasFailure(); ++i) {
    const duel::State state = random_position(rng);
    std::vector<Action> legal;
    for (const Option& option : Duel::options(state, 0)) {
      if (option.legal()) legal.push_back(option.action);
    }
    Duel::legal_actions(state, 0, list);
    std::vector<Action> listed(list.begin(), list.end());
    std::ranges::sort(legal);
    std::ranges::sort(listed);
    EXPECT_EQ(listed, legal);
  }
}

TEST(DuelPayment, IsTheCheapestOfAllWaysToPay) {  // [duel 31]
  const int cities = slow_tests() ? 100'000 : 10'000;
  Rng rng(2015);
  int chains = 0, choices = 0, discounts = 0, refused = 0;
  for (int i = 0; i < cities && !testing::Test::HasFailure(); ++i) {
    const duel::State state = random_position(rng);
    const Purse purse(state.cities[0], state.cities[1]);
    for (const Option& option : Duel::options(state, 0)) {
      if (duel::kind_of(option.action) == duel::ActionKind::Sell) continue;
      check_option(state, option, purse);
      chains += option.payment.means == Means::Chain ? 1 : 0;
      refused += option.why_not == WhyNot::Coins ? 1 : 0;
      for (const PaymentLine& line : option.payment.lines) {
        choices += line.source == Source::Choice ? 1 : 0;
        discounts += line.source == Source::Discount ? 1 : 0;
      }
    }
  }
  // The cities were varied enough to mean something.
  for (const int seen : {chains, choices, discounts, refused}) EXPECT_GT(seen, cities / 5);
}

}  // namespace
}  // namespace heptad::tests
