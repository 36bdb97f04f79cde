// Dealing what a test left unsaid.
#include <algorithm>

#include "engine/duel/moments.h"
#include "tests/duel/derived.h"
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

bool in_deck(duel::Card card, duel::Deck deck) { return card >= deck.first && card < deck.first + deck.size; }

duel::Slots open_slots(int age, duel::Slots present) {
  duel::Slots open = 0;
  for_each_bit(present, [&](int slot) {
    if ((duel::kLayouts[age].covered_by[slot] & present) == 0) open |= 1U << slot;
  });
  return open;
}

}  // namespace

void DuelGame::deal() {
  if (dealt_) return;
  dealt_ = true;
  for (duel::City& city : state_.cities) city = derived(city);
  deal_board();
  deal_under();
  deal_slots();
  state_.push({duel::DecisionKind::Turn, turn_});
}

void DuelGame::deal_board() {
  const int tokens = duel::moments::tokens_in_box(duel::moments::rules_of(state_));
  unsigned left = ((1U << tokens) - 1) & ~(state_.cities[0].tokens | state_.cities[1].tokens);
  if (box_) left &= ~*box_;
  if (!board_) {
    board_ = 0;
    for (unsigned rest = left; rest != 0 && std::popcount(*board_) < duel::kTokensOnBoard; rest &= rest - 1)
      *board_ = static_cast<duel::TokenSet>(*board_ | (rest & -rest));
  }
  state_.board = *board_;
  state_.box = box_ ? *box_ : static_cast<duel::TokenSet>(left & ~*board_);
}

bool DuelGame::used(duel::Card card) const {
  const auto named = [&](const std::string& id) { return id == duel::kCards[card].id; };
  return state_.cities[0].cards.has(card) || state_.cities[1].cards.has(card) || state_.discard.has(card) ||
         std::ranges::count(state_.under, card) != 0 ||
         std::ranges::count(state_.structure.cards, card) != 0 || std::ranges::any_of(open_cards_, named) ||
         std::ranges::any_of(slots_, [&](const auto& slot) { return named(slot.second); });
}

duel::Card DuelGame::unused_card(int age) const {
  const duel::Deck deck = duel::kAgeDecks[age];
  for (int card = deck.first + deck.size - 1; card >= deck.first; --card) {
    if (!used(static_cast<duel::Card>(card))) return static_cast<duel::Card>(card);
  }
  ADD_FAILURE() << "no card is left to fill the position with";
  return 0;
}

void DuelGame::deal_under() {
  for_each_bit(static_cast<duel::WonderSet>(state_.cities[0].built | state_.cities[1].built),
               [&](int wonder) {
                 if (state_.under[wonder] == duel::kUnknownCard) state_.under[wonder] = unused_card(1);
               });
}

duel::Slots DuelGame::rows_with_room() {
  const auto& places = duel::kLayouts[state_.age].places;
  const auto wanted = static_cast<int>(open_cards_.size());
  for (int rows = places[duel::kSlots - 1].row; rows >= 0; --rows) {
    duel::Slots present = 0;
    for (int slot = 0; slot < duel::kSlots; ++slot) {
      if (places[slot].row <= rows) present |= 1U << slot;
    }
    if (std::popcount(open_slots(state_.age, present)) >= wanted) return present;
  }
  ADD_FAILURE() << "the structure has no room for so many open cards";
  return duel::kAllSlots;
}

void DuelGame::put(int slot, duel::Card card) {
  state_.structure.cards[slot] = card;
  state_.structure.known |= 1U << slot;
  if (in_deck(card, duel::moments::special_backs(state_).deck)) state_.structure.special |= 1U << slot;
}

void DuelGame::deal_slots() {
  duel::Structure& structure = state_.structure;
  structure = {};
  structure.cards.fill(duel::kUnknownCard);
  for (const auto& [slot, card] : slots_) {
    structure.present |= 1U << slot;
    if (card != "?") put(slot, card_id(card));
  }
  if (slots_.empty()) structure.present = rows_with_room();
  for_each_bit(structure.present, [&](int slot) {
    if ((duel::kLayouts[state_.age].covers[slot] & ~structure.present) != 0)
      ADD_FAILURE() << "slot " << slot << " lies on a card that is gone";
  });
  structure.available = open_slots(state_.age, structure.present);
  duel::Slots free = structure.available;
  for (const auto& card : open_cards_) {
    put(std::countr_zero(free), card_id(card));
    free &= free - 1;
  }
  const duel::Slots up =
      structure.available | (slots_.empty() ? structure.present & duel::kLayouts[state_.age].face_up : 0);
  for_each_bit(up & ~structure.known, [&](int slot) { put(slot, unused_card(state_.age)); });
  const auto deck = duel::kAgeDecks[state_.age];
  for (int card = deck.first; card < deck.first + deck.size; ++card) {
    if (!used(static_cast<duel::Card>(card))) structure.unseen |= 1U << (card - deck.first);
  }
  if (state_.age != 3) return;
  const auto specials = duel::moments::special_backs(state_).deck;
  for (int card = specials.first; card < specials.first + specials.size; ++card) {
    if (!used(static_cast<duel::Card>(card))) structure.unseen |= 1U << (card - deck.first);
  }
  for (duel::Slots down = structure.present & ~structure.known;
       down != 0 && std::popcount(structure.special) < duel::kSpecialBacks; down &= down - 1) {
    structure.special |= down & -down;
  }
}

}  // namespace heptad::tests
