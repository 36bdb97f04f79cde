// The small deeds that decisions share: coins, cards, effects, science, the pawn.
#pragma once

#ifdef __SSE2__
#include <immintrin.h>
#endif

#include "engine/core/option.h"
#include "engine/duel/flow.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

constexpr Seat drafting_seat(const State& state) {
  constexpr Seat kOrder[] = {0, 1, 1, 0, 1, 0, 0, 1};  //                                        [duel 4]
  return kOrder[state.drafted];
}

constexpr std::uint32_t cards_of(Deck deck, int age) {
  return ((1U << deck.size) - 1) << (deck.first - kAgeDecks[age].first);
}

// Grand Temples take the place of the guilds.                                                   [duel 114]
constexpr Deck special_deck(const State& state) { return state.pantheon.on != 0 ? kTemples : kGuilds; }

constexpr std::uint32_t unseen_at_start(const State& state) {
  const int age = state.age;
  return cards_of(kAgeDecks[age], age) | (age == 3 ? cards_of(special_deck(state), age) : 0);
}

constexpr Means means_of(const City& city, Card card) {
  if (is_chained(city, card)) return Means::Chain;
  return kCards[card].cost == Cost{} ? Means::Nothing : Means::Paid;
}

// What a card adds to a city that builds it, in one row: what lasts, and the one effect that happens at once.
struct Gains {
  Goods makes;
  std::uint64_t price_of_one = 0;
  std::uint32_t chain = 0;
  Effect at_once;
  Colour colour = Colour::Brown;
  std::uint8_t any_raw = 0;
  std::uint8_t any_manufactured = 0;
};
inline constexpr auto kGains = [] {
  std::array<Gains, kCardCount> table;
  for (int card = 0; card < kCardCount; ++card) {
    const CardRow& row = kCards[card];
    Gains& gains = table[card];
    gains.colour = row.colour;
    if (row.gives != Chain::None) gains.chain = 1U << static_cast<int>(row.gives);
    for (const Effect& effect : row.effects) {
      switch (effect.kind) {
        case EffectKind::Produce: gains.makes += Goods::of(static_cast<Resource>(effect.a), effect.b); break;
        case EffectKind::ProduceAnyRaw: ++gains.any_raw; break;
        case EffectKind::ProduceAnyManufactured: ++gains.any_manufactured; break;
        case EffectKind::PriceOfOne: gains.price_of_one |= std::uint64_t{0xFF} << 8 * effect.a; break;
        case EffectKind::None:
        case EffectKind::Points: break;
        default: gains.at_once = effect;
      }
    }
  }
  return table;
}();
static_assert(
    [] {
      for (const CardRow& row : kCards) {
        int at_once = 0;
        for (const Effect& effect : row.effects) {
          const bool shields = effect.kind == EffectKind::Shields;
          if (shields && row.colour != Colour::Red) return false;
          at_once += shields || effect.kind == EffectKind::Science || effect.kind == EffectKind::Coins ||
                     effect.kind == EffectKind::CoinsPer || effect.kind == EffectKind::Guild;
          if (effect.kind > EffectKind::Guild) return false;
        }
        if (at_once > 1) return false;
      }
      return true;
    }(),
    "Gains holds one effect that happens at once, and shields are on red cards alone");

// Takes a brown or grey card out of a city: nothing it gave at once comes back.                  [duel 57]
constexpr void remove_card(City& city, Card card) {
  city.cards.remove(card);
  --city.colours[static_cast<int>(kCards[card].colour)];
  city.makes -= kGains[card].makes;
}

// Where a face-up card lies: all slots are looked at, so that nothing is left to guess for the processor.
inline int slot_of(const Structure& structure, Card card) {
#ifdef __SSE2__
  static_assert(kSlots == 20);
  const auto matches = [&, wanted = _mm_set1_epi8(static_cast<char>(card))](int first) {
    const void* from = &structure.cards[first];
    const __m128i cards = _mm_loadu_si128(static_cast<const __m128i*>(from));
    return static_cast<Slots>(_mm_movemask_epi8(_mm_cmpeq_epi8(cards, wanted))) << first;
  };
  return std::countr_zero(matches(0) | matches(kSlots - 16));
#else
  Slots here = 0;
  for (int slot = 0; slot < kSlots; ++slot) here |= static_cast<Slots>(structure.cards[slot] == card) << slot;
  return std::countr_zero(here);
#endif
}

template <class Sink>
void Flow<Sink>::remove_from_structure(int slot) {
  Structure& structure = s_.structure;
  structure.cards[slot] = kUnknownCard;
  structure.present &= ~(1U << slot);
  structure.known &= ~(1U << slot);
  structure.special &= ~(1U << slot);
  Slots available = structure.available;
  for (const Covered& above : kLayouts[s_.age].above[slot]) {
    available |= above.slot & -static_cast<Slots>((above.by & structure.present) == 0);
  }
  structure.available = available & structure.present;  // Zeus may have taken a covered card before
}

// Trade coins go to the bank unless the opponent has Economy.                            [duel 26, 37, 41]
template <class Sink>
void Flow<Sink>::pay(Seat seat, Price price) {
  spend(seat, price.coins);
  if (power<EffectKind::TradeIncome>(city(other(seat))) != 0 && price.trade != 0) {
    city(other(seat)).coins = static_cast<std::int16_t>(city(other(seat)).coins + price.trade);
    tell(EventKind::CoinsPaid, seat, kNothing, other(seat), price.trade);
  }
}

// The treasury first, then what lies on Astarte, which nothing else ever takes.            [duel 144, 145]
template <class Sink>
void Flow<Sink>::spend(Seat seat, int coins) {
  City& own = city(seat);
  const int left = own.coins - coins;
  own.coins = static_cast<std::int16_t>(std::max(left, 0));
  if (left < 0)
    s_.pantheon.seats[seat].guarded = static_cast<std::int16_t>(s_.pantheon.seats[seat].guarded + left);
}

template <class Sink>
void Flow<Sink>::gain_coins(Seat seat, int coins) {
  if (coins == 0) return;
  city(seat).coins = static_cast<std::int16_t>(city(seat).coins + coins);
  tell(EventKind::CoinsGained, seat, kNothing, kNothing, coins);
}

template <class Sink>
int Flow<Sink>::lose_coins(Seat seat, int coins) {
  const int lost = std::min<int>(coins, city(seat).coins);
  city(seat).coins = static_cast<std::int16_t>(city(seat).coins - lost);
  return lost;
}

template <class Sink>
void Flow<Sink>::add_card(Seat seat, Card card) {
  const Gains& gains = kGains[card];
  City& own = city(seat);
  own.cards.add(card);
  own.makes += gains.makes;
  own.price_of_one |= gains.price_of_one;
  own.chains |= gains.chain;
  own.any_raw = static_cast<std::uint8_t>(own.any_raw + gains.any_raw);
  own.any_manufactured = static_cast<std::uint8_t>(own.any_manufactured + gains.any_manufactured);
  ++own.colours[static_cast<int>(gains.colour)];
}

template <class Sink>
void Flow<Sink>::resolve_card(Seat seat, Card card) {
  const Effect& effect = kGains[card].at_once;
  if (effect.kind == EffectKind::None) return;
  if (effect.kind == EffectKind::Shields) {                                     // on red cards alone
    move_pawn(seat, effect.a + power<EffectKind::RedShieldBonus>(city(seat)));  //                [duel 79]
  } else {
    resolve_effect(seat, effect);
  }
}

// The eighth wonder leaves before the seventh's own effects.                                     [duel 52]
template <class Sink>
void Flow<Sink>::resolve_wonder(Seat seat, Wonder wonder) {
  const auto bit = static_cast<WonderSet>(1U << wonder);
  city(seat).wonders &= static_cast<WonderSet>(~bit);
  city(seat).built |= bit;
  if (std::popcount(s_.cities[0].built) + std::popcount(s_.cities[1].built) == kWonderLimit) {
    for (Seat owner = 0; owner < 2; ++owner) {
      for_each_bit(city(owner).wonders, [&](int left) { tell(EventKind::WonderRemoved, owner, left); });
      city(owner).wonders = 0;
    }
  }
  // Theology gives every later wonder an extra turn, never two.                              [duel 68, 71]
  constexpr WonderSet kExtraTurn = carriers(kWonders, EffectKind::ExtraTurn);
  if ((kExtraTurn & bit) != 0 || power<EffectKind::WonderExtraTurn>(city(seat)) != 0) {
    s_.decisions[0].detail = 1;  // the turn's end
  }
  for (const Effect& effect : kWonders[wonder].effects) {
    if (effect.kind == EffectKind::None) return;
    resolve_effect(seat, effect);
    if (s_.over()) return;
  }
}

template <class Sink>
void Flow<Sink>::resolve_effect(Seat seat, const Effect& effect) {
  City& own = city(seat);
  City& opponent = city(other(seat));
  switch (effect.kind) {
    case EffectKind::ProduceAnyRaw: ++own.any_raw; break;
    case EffectKind::ProduceAnyManufactured: ++own.any_manufactured; break;
    case EffectKind::Shields: move_pawn(seat, effect.a); break;
    case EffectKind::Science: gain_symbol(seat, static_cast<Symbol>(effect.a)); break;
    case EffectKind::Coins: gain_coins(seat, effect.a); break;
    case EffectKind::CoinsPer: gain_coins(seat, effect.b * count(own, static_cast<Counted>(effect.a))); break;
    case EffectKind::Guild: {
      const auto counted = static_cast<Counted>(effect.a);
      gain_coins(seat, effect.b * std::max(count(own, counted), count(opponent, counted)));
      break;
    }
    case EffectKind::OpponentLoses: {
      const int lost = lose_coins(other(seat), effect.a);
      if (lost != 0) tell(EventKind::CoinsLost, other(seat), kNothing, kNothing, lost);
      break;
    }
    case EffectKind::TokenFromBox: {
      const int drawn = std::min<int>(effect.a, std::popcount(s_.box));  //                       [duel 64]
      if (drawn == 0) break;
      s_.push({DecisionKind::KeepToken, seat});
      s_.push({DecisionKind::DrawFromBox, kNature, static_cast<std::uint16_t>(drawn)});
      break;
    }
    case EffectKind::Destroy:
      ask_if(opponent.colours[effect.a] != 0, {DecisionKind::Destroy, seat, effect.a});
      break;
    case EffectKind::Revive: ask_if(!s_.discard.empty(), {DecisionKind::Revive, seat}); break;
    // Pantheon: a divinity that can do nothing asks for nothing.                                [duel 122]
    case EffectKind::OpenDeck: ask_if(decks_left(s_.pantheon) != 0, {DecisionKind::ChooseDeck, seat}); break;
    case EffectKind::OpenGate: open_gate(seat); break;
    case EffectKind::TokenOfCard: choose_from_enki(seat); break;
    case EffectKind::GuardedCoins: s_.pantheon.seats[seat].guarded = effect.a; break;
    case EffectKind::CopySymbol:  //                                                             [duel 162]
      ask_if(count(opponent, Counted::Green) != 0, {DecisionKind::CopySymbol, seat});
      break;
    case EffectKind::TakeProducer:
      ask_if(count(opponent, Counted::BrownAndGrey) != 0, {DecisionKind::TakeProducer, seat});
      break;
    case EffectKind::DiscardFromAge:
      ask_if(s_.structure.present != 0, {DecisionKind::DiscardFromAge, seat});
      break;
    case EffectKind::UnbuildWonder:
      ask_if((own.built | opponent.built) != 0, {DecisionKind::UnbuildWonder, seat});
      break;
    case EffectKind::WonderFromPile:  //                                                         [duel 152]
      ask_if(own.wonders != 0 && !s_.discard.empty(), {DecisionKind::WonderFromPile, seat});
      break;
    case EffectKind::TakeWonder: ask_if(opponent.wonders != 0, {DecisionKind::TakeWonder, seat}); break;
    case EffectKind::PlaceMinerva: s_.push({DecisionKind::PlaceMinerva, seat}); break;
    case EffectKind::MilitaryTokens: ask_if(s_.loot != 0, {DecisionKind::DropLoot, seat}); break;
    // Counted when the game is scored, or asked for where they matter.
    case EffectKind::None:
    case EffectKind::Produce:  // on cards alone: add_card() sees to it
    case EffectKind::PriceOfOne:
    case EffectKind::Points:
    case EffectKind::ExtraTurn:
    case EffectKind::PantheonDiscount:
    case EffectKind::WonderDiscount:
    case EffectKind::BlueDiscount:
    case EffectKind::TradeIncome:
    case EffectKind::PointsPerToken:
    case EffectKind::RedShieldBonus:
    case EffectKind::WonderExtraTurn:
    case EffectKind::ChainIncome:
    case EffectKind::PointsPerDivineToken:
    case EffectKind::LootPerStep:
    case EffectKind::ChainedCardPrice: break;
  }
}

template <class Sink>
void Flow<Sink>::gain_token(Seat seat, Token token) {
  city(seat).tokens |= static_cast<TokenSet>(1U << token);
  tell(EventKind::TokenTaken, seat, token);
  for (const Effect& effect : kTokens[token].effects) {
    if (effect.kind == EffectKind::None) return;
    resolve_effect(seat, effect);
    if (s_.over()) return;
  }
}

template <class Sink>
void Flow<Sink>::gain_symbol(Seat seat, Symbol symbol) {
  City& own = city(seat);
  const auto bit = static_cast<SymbolSet>(1U << static_cast<int>(symbol));
  if ((own.symbols & bit) == 0) {
    own.symbols |= bit;
    if (std::popcount(own.symbols) >= kSymbolsToWin) win(seat, Victory::Science);  //         [duel 84, 85]
  } else if ((own.pairs & bit) == 0) {
    own.pairs |= bit;
    tell(EventKind::PairMade, seat, static_cast<int>(symbol));
    if (s_.board != 0) s_.push({DecisionKind::TakeToken, seat});  //                         [duel 81, 82]
  }
}

// Step by step: every zone entered for the first time fires its token.                   [duel 72, 74, 75]
template <class Sink>
void Flow<Sink>::move_pawn(Seat seat, int shields) {
  const int step = seat == 0 ? 1 : -1;
  const int start = s_.pawn;
  int fired = 0, lost = 0;
  for (; shields > 0 && s_.pawn != step * kCapital; --shields) {
    if (s_.pawn + step == s_.minerva) {  // it stops short and the rest is lost            [duel 141, 142]
      s_.minerva = kNoMinerva;
      tell(EventKind::MinervaStopped, seat, kNothing, kNothing, s_.pawn);
      break;
    }
    s_.pawn = static_cast<std::int8_t>(s_.pawn + step);
    if (s_.pawn % 3 != 0) continue;
    for (int i = 0; i < 4; ++i) {
      if (kLoot[i].position != s_.pawn || (s_.loot >> i & 1) == 0) continue;
      s_.loot = static_cast<std::uint8_t>(s_.loot & ~(1U << i));
      ++fired;
      lost += lose_coins(s_.pawn > 0 ? 1 : 0, kLoot[i].coins);  //                                [duel 77]
    }
  }
  if (s_.pawn != start) tell(EventKind::PawnMoved, seat, kNothing, kNothing, s_.pawn);
  if (fired != 0) tell(EventKind::LootFired, other(seat), kNothing, kNothing, lost);
  if (const int each = power<EffectKind::LootPerStep>(city(seat)); each != 0) {  //         [duel 170, 171]
    const int taken = lose_coins(other(seat), each * (s_.pawn - start) * step);
    if (taken != 0) tell(EventKind::CoinsLost, other(seat), kNothing, kNothing, taken);
  }
  if (s_.pawn == step * kCapital) win(seat, Victory::Military);
}

// Supremacy ends the game at once; whatever else the turn would bring is dropped.             [duel 78, 90]
template <class Sink>
void Flow<Sink>::win(Seat seat, Victory victory) {
  while (s_.depth != 0) s_.pop();
  s_.victory = victory;
  s_.winners = static_cast<std::uint8_t>(1U << seat);
  tell(EventKind::GameOver, seat, kNothing, static_cast<int>(victory));
}

}  // namespace heptad::duel
