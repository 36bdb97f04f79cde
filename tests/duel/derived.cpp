#include "tests/duel/derived.h"

namespace heptad::tests {
namespace {

void add_symbol(duel::City& city, int symbol) {
  const auto bit = static_cast<duel::SymbolSet>(1U << symbol);
  if ((city.symbols & bit) != 0) city.pairs |= bit;
  city.symbols |= bit;
}

void add_effects(duel::City& city, const duel::Effects& effects) {
  using enum duel::EffectKind;
  for (const duel::Effect& effect : effects) {
    if (effect.kind == Produce) city.makes += Goods::of(static_cast<Resource>(effect.a), effect.b);
    if (effect.kind == ProduceAnyRaw) ++city.any_raw;
    if (effect.kind == ProduceAnyManufactured) ++city.any_manufactured;
    if (effect.kind == PriceOfOne) city.price_of_one |= std::uint64_t{0xFF} << (8 * effect.a);
    if (effect.kind == Science) add_symbol(city, effect.a);
  }
}

}  // namespace

duel::City derived(duel::City city) {
  duel::City sums;
  city.cards.for_each([&](duel::Card card) {
    const duel::CardRow& row = duel::kCards[card];
    ++sums.colours[static_cast<int>(row.colour)];
    if (row.gives != duel::Chain::None) sums.chains |= 1U << static_cast<int>(row.gives);
    add_effects(sums, row.effects);
  });
  for_each_bit(city.built, [&](int wonder) { add_effects(sums, duel::kWonders[wonder].effects); });
  for_each_bit(city.tokens, [&](int token) { add_effects(sums, duel::kTokens[token].effects); });
  city.colours = sums.colours;
  city.chains = sums.chains;
  city.makes = sums.makes;
  city.any_raw = sums.any_raw;
  city.any_manufactured = sums.any_manufactured;
  city.price_of_one = sums.price_of_one;
  city.symbols = sums.symbols;
  city.pairs = sums.pairs;
  return city;
}

}  // namespace heptad::tests
