// A whole world that agrees with what one seat has seen.
#include <algorithm>

#include "engine/wonders/box.h"
#include "engine/wonders/game.h"
#include "engine/wonders/knowledge.h"

namespace heptad::wonders {
namespace {

// A hidden place, with the group whose cards may lie in it. The unseen cards of an Age are one group.
struct Hidden {
  Place place;
  int group;
};

class Guesser {
 public:
  Guesser(const State& seen, Rng& rng) : s_(seen), rng_(rng) {}

  State world() {
    const Seat seat = s_.viewer;
    int next_group = kAges + 1;
    Knowledge(s_, seat).for_each_group([&](Group& group) {
      mix(group);
      note_draws(group);
      for (int i = 0; i < group.size; ++i) {
        const Place& place = group.places[i];
        if (count_ == kMostHidden) break;
        hidden_[count_++] = {place, *place.card == kUnknownCard ? place.age : next_group};
      }
      ++next_group;
    });
    for (int age = 1; age <= s_.age; ++age) fill(age);
    for (int i = 0; i < s_.revived_count; ++i) place_revived(i);
    settle_draws();
    sort_hands();
    s_.audience = Audience::Everything;
    s_.viewer = 0;
    moments::guess(s_, seat, rng_);
    commit_others(seat);
    return s_;
  }

 private:
  void mix(Group& group) {
    for (int i = group.size - 1; i > 0; --i) {
      std::swap(*group.places[i].card, *group.places[rng_.below(i + 1)].card);
    }
  }

  // Deals the cards of an Age that nobody has seen to the places where nobody has seen a card.
  void fill(int age) {
    std::array<Card, Box::kMostCards> pool;
    int size = Box::of(s_, age).spread(rng_, pool);
    for (int i = 0; i < count_; ++i) {
      if (hidden_[i].group != age) continue;
      const int pick = rng_.below(size);
      *hidden_[i].place.card = pool[pick];
      pool[pick] = pool[--size];
    }
  }

  // A card that came back from the discard pile lay there: if it does not, it changes places with one that
  // does.
  void place_revived(int which) {
    const Card card = s_.revived[which];
    int needed = 1;
    for (int i = 0; i < which; ++i) needed += s_.revived[i] == card ? 1 : 0;
    const int rows = s_.revived_from[which];
    for (int row = 0; row < rows; ++row) {
      for (int city = 0; city < s_.city_count; ++city) {
        const bool here = s_.takes.fate(row, city) == Fate::Discarded && s_.takes.card[row][city] == card;
        if (here && --needed == 0) return;
      }
    }
    const int start = rng_.below(count_);
    for (int i = 0; i < count_; ++i) {
      const Hidden& pile = hidden_[(start + i) % count_];
      if (pile.place.fate != Fate::Discarded || pile.place.row >= rows || is_revived(*pile.place.card))
        continue;
      for (int j = 0; j < count_; ++j) {
        const Hidden& other = hidden_[j];
        const bool in_time = other.place.fate == Fate::Discarded && other.place.row < rows;
        if (other.group != pile.group || *other.place.card != card || in_time) continue;
        std::swap(*pile.place.card, *other.place.card);
        return;
      }
    }
  }
  bool is_revived(Card card) const {
    return std::find(s_.revived.begin(), s_.revived.begin() + s_.revived_count, card) !=
           s_.revived.begin() + s_.revived_count;
  }

  void sort_hands() {
    for (int seat = 0; seat < s_.players; ++seat) {
      Hand& hand = s_.hands[seat];
      std::sort(hand.cards.begin(), hand.cards.begin() + hand.size);
    }
  }

  // A draw of the other player that the seat cannot know: the unknown card among the places, or, from a hand
  // it had not seen before, any card.
  void note_draws(const Group& group) {
    for (int d = 0; d < group.draw_count; ++d) {
      if (*group.draws[d] != kUnknownCard) continue;
      Card* source = group.first_take;
      for (int i = 0; i < group.size; ++i) {
        const bool candidate = group.seen ? *group.places[i].card == kUnknownCard : source == nullptr;
        if (candidate) source = group.places[i].card;
      }
      draws_[draw_count_++] = {group.draws[d], source};
    }
  }
  void settle_draws() {
    for (int d = 0; d < draw_count_; ++d) *draws_[d].note = *draws_[d].source;
  }

  // What others have committed is not known, only that they have: something they might do.
  void commit_others(Seat seat) {
    Task& task = s_.agenda.top();
    if (task.step != Step::Sides && task.step != Step::Choose && task.step != Step::Ask) return;
    const std::uint8_t due = task.due;
    for_each_bit(static_cast<std::uint8_t>(task.asked & ~due), [&](int city) {
      const Seat decider = moments::decider(s_, city);
      if (decider == seat) return;
      task.due = static_cast<std::uint8_t>(due | 1U << city);
      s_.orders[city] = order_of(decider, Wonders::sample(s_, decider, rng_));
    });
    task.due = due;
  }

  struct Draw {
    Card* note;
    const Card* source;
  };

  State s_;
  Rng& rng_;
  // No more than the cards that all the Ages deal, piles included.
  static constexpr int kMostHidden = kAges * kMaxDeck;
  std::array<Hidden, kMostHidden> hidden_;
  int count_ = 0;
  std::array<Draw, kAges * kMaxHand> draws_;
  int draw_count_ = 0;
};

}  // namespace

State Wonders::guess(const State& seen, Rng& rng) { return Guesser(seen, rng).world(); }

}  // namespace heptad::wonders
