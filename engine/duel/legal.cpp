// What the seat that decides may do.
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/pantheon_legal.h"
#include "engine/duel/payable.h"

namespace heptad::duel {
namespace {

constexpr auto kWonderOffers = [] {
  std::array<Offer, 16> offers = {};
  for (int i = 0; i < kWonderCount; ++i) offers[i] = offer(kWonders[i].cost, 0);
  return offers;
}();
// With a row for kUnknownCard, for those of four places that no card takes.
constexpr auto kCardOffers = [] {
  std::array<Offer, 256> offers = {};
  for (int i = 0; i < kCardCount; ++i) offers[i] = offer(kCards[i].cost, kPricedCards[i].chain);
  return offers;
}();

// The seat's wonders that it can pay for now.
template <class Payable>
unsigned payable_wonders(const State& state, Seat seat, const Payable& payable) {
  const City& own = state.cities[seat];
  const int standing = std::popcount(own.built) + std::popcount(state.cities[seat ^ 1].built);
  if (standing >= kWonderLimit) return 0;
  const int discount = power<EffectKind::WonderDiscount>(own);
  unsigned wonders = 0;
  for (unsigned rest = own.wonders; rest != 0;) {
    const unsigned four = rest;
    std::array<const Offer*, 4> offers;
    for (const Offer*& offer : offers) {
      offer = &kWonderOffers[std::countr_zero(rest | 1U << 15)];
      rest &= rest - 1;
    }
    wonders |= scatter(payable(offers, discount, 0b1111), four);
  }
  return wonders;
}

// The same wonders go with every card, so they are put in words once.
class WonderActions {
 public:
  explicit WonderActions(unsigned wonders) : size_(std::popcount(wonders)) {
    for (int first = 0; first < size_; first += 4) {
      for (int i = first; i < first + 4; ++i, wonders &= wonders - 1) {
        actions_[i] = short_action(ActionKind::BuildWonder, std::countr_zero(wonders | 1U << 15));
      }
    }
  }
  // Four at a time, however many there are: the writer steps back over those that are none.
  void write_with(std::uint32_t card, int times, ActionList::Writer& write) const {
    for (int first = 0; first < size_; first += 4) {
      write.some(&actions_[first], (size_ - first) * times, card << 16);
    }
  }

 private:
  int size_ = 0;
  std::uint32_t actions_[(kWonderCount + 3) / 4 * 4];
};

unsigned blue_among(const std::array<std::uint32_t, 4>& cards) {
  unsigned blue = 0;
  for (int i = 0; i < 4; ++i) {
    if (cards[i] != kUnknownCard && kCards[cards[i]].colour == Colour::Blue) blue |= 1U << i;
  }
  return blue;
}

// Four of the available cards, and what can be done with them.
struct FourCards {
  template <class Payable>
  FourCards(const State& state, Slots slots, int blue_discount, const Payable& payable) {
    real = (1U << std::popcount(slots)) - 1;
    std::array<const Offer*, 4> offers;
    for (int i = 0; i < 4; ++i, slots &= slots - 1) {
      cards[i] = state.structure.cards[std::countr_zero(slots | 1U << (kSlots - 1))];
      offers[i] = &kCardOffers[cards[i]];
    }
    buildable = payable(offers, blue_discount, blue_discount != 0 ? blue_among(cards) : 0) & real;
    rest = slots;
  }
  std::array<std::uint32_t, 4> cards;
  unsigned real, buildable;  // as bits
  Slots rest;
};

// Every available card: built if it can be paid, sold, or put under a wonder.
template <class Payable, class WriteWonders>
void legal_cards_of_structure(const State& state, int blue_discount, const Payable& payable,
                              ActionList::Writer& write, WriteWonders write_wonders) {
  for (Slots rest = state.structure.available; rest != 0;) {
    const FourCards four(state, rest, blue_discount, payable);
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      const auto card = static_cast<int>(four.cards[i]);
      write.times(four.buildable >> i & 1, short_action(ActionKind::Build, card));
      write.times(four.real >> i & 1, short_action(ActionKind::Sell, card));
      write_wonders(four.cards[i], four.real >> i & 1);
    }
    rest = four.rest;
  }
}

template <bool kSpends>
[[gnu::noinline]] void list_turn(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const int coins = purse(state, seat);
  // Engineering makes every card of a chain payable for whoever has its coin.                     [duel 167]
  const int engineering = power<EffectKind::ChainedCardPrice>(own);
  const std::uint32_t waived = engineering != 0 && engineering <= coins ? ~0U : own.chains;
  const Payable<kSpends> payable(own, state.cities[seat ^ 1], coins, waived);
  const int blue_discount = kSpends ? power<EffectKind::BlueDiscount>(own) : 0;
  ActionList::Writer write(list);
  const unsigned wonders = payable_wonders(state, seat, payable);
  if (wonders == 0) {
    legal_cards_of_structure(state, blue_discount, payable, write, [](std::uint32_t, unsigned) {});
  } else {
    const WonderActions actions(wonders);
    legal_cards_of_structure(state, blue_discount, payable, write, [&](std::uint32_t card, unsigned real) {
      actions.write_with(card, static_cast<int>(real), write);
    });
  }
  if (state.pantheon.active != 0) legal_activations(state, seat, coins, write);
}

void legal_turn(const State& state, Seat seat, ActionList& list) {
  constexpr TokenSet kDiscounts =
      carriers(kTokens, EffectKind::BlueDiscount) | carriers(kTokens, EffectKind::WonderDiscount);
  const City& own = state.cities[seat];
  if ((own.any_raw | own.any_manufactured | (own.tokens & kDiscounts)) == 0) {
    list_turn<false>(state, seat, list);
  } else {
    list_turn<true>(state, seat, list);
  }
}

// Four members at a time: whether there are one, two or three is nothing the processor could guess.
void legal_each(std::uint64_t set, ActionKind kind, ActionList& list, int first = 0) {
  ActionList::Writer write(list);
  while (set != 0) {
    const int size = std::popcount(set);
    std::array<std::uint32_t, 4> actions;
    for (std::uint32_t& action : actions) {
      action = short_action(kind, first + (std::countr_zero(set) & 63));
      set &= set - 1;
    }
    write.some(actions.data(), size);
  }
}

void legal_each(const CardSet& cards, ActionKind kind, ActionList& list) {
  legal_each(cards.words[0], kind, list);
  legal_each(cards.words[1], kind, list, 64);
}

void legal_cards(const City& city, Colour colour, ActionKind kind, ActionList& list) {
  legal_each(city.cards & kCardsOfColour[static_cast<int>(colour)], kind, list);
}

[[gnu::noinline]] void legal_choices(const State& state, Seat seat, ActionList& list) {
  const Decision& decision = state.decision();
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  switch (decision.kind) {
    case DecisionKind::Draft: legal_each(state.offered, ActionKind::Draft, list); break;
    case DecisionKind::TakeToken: legal_each(state.board, ActionKind::TakeToken, list); break;
    case DecisionKind::KeepToken: legal_each(state.drawn, ActionKind::TakeToken, list); break;
    case DecisionKind::Destroy:
      legal_cards(opponent, static_cast<Colour>(decision.detail), ActionKind::Destroy, list);
      break;
    case DecisionKind::Revive: legal_each(state.discard, ActionKind::Revive, list); break;
    case DecisionKind::ChooseStarter: legal_each(0b11U, ActionKind::Start, list); break;
    case DecisionKind::PlaceDivinity: legal_places(state, list); break;
    case DecisionKind::Invoke: legal_each(state.pantheon.shown, ActionKind::Invoke, list); break;
    case DecisionKind::ChooseDeck:
      legal_each(decks_left(state.pantheon), ActionKind::ChooseDeck, list);
      break;
    case DecisionKind::PutOnTop: legal_each(state.pantheon.shown, ActionKind::PutOnTop, list); break;
    case DecisionKind::CopySymbol: legal_cards(opponent, Colour::Green, ActionKind::CopySymbol, list); break;
    case DecisionKind::TakeProducer:
      legal_cards(opponent, Colour::Brown, ActionKind::TakeProducer, list);
      legal_cards(opponent, Colour::Grey, ActionKind::TakeProducer, list);
      break;
    case DecisionKind::DiscardFromAge:
      legal_each(state.structure.present, ActionKind::DiscardFromAge, list);
      break;
    case DecisionKind::UnbuildWonder:
      legal_each(static_cast<WonderSet>(own.built | opponent.built), ActionKind::UnbuildWonder, list);
      break;
    case DecisionKind::WonderFromPile: legal_each(own.wonders, ActionKind::WonderFromPile, list); break;
    case DecisionKind::CardFromPile: legal_each(state.discard, ActionKind::CardFromPile, list); break;
    case DecisionKind::TakeWonder: legal_each(opponent.wonders, ActionKind::TakeWonder, list); break;
    case DecisionKind::PlaceMinerva: legal_each(minerva_spaces(state), ActionKind::PlaceMinerva, list); break;
    case DecisionKind::DropLoot: legal_each(state.loot, ActionKind::DropLoot, list); break;
    case DecisionKind::FireLoot: legal_each(state.loot, ActionKind::FireLoot, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::DealMyths:
    case DecisionKind::DealOfferings:
    case DecisionKind::DealDivinities:
    case DecisionKind::DealTops:
    case DecisionKind::DrawForEnki:
    case DecisionKind::Unearth:
    case DecisionKind::Turn:
    case DecisionKind::EndTurn: break;
  }
}

}  // namespace

void Duel::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.over() || state.decision().seat != seat || seat == kNature) return;
  if (state.decision().kind == DecisionKind::Turn) {
    legal_turn(state, seat, list);
  } else {
    legal_choices(state, seat, list);
  }
}

}  // namespace heptad::duel
