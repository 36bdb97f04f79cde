// A whole world that agrees with what one seat has seen.
#include <algorithm>

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
  Guesser(const State& memory, Rng& rng) : s_(memory), rng_(rng) {}

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
    std::array<Card, kMaxDeck + kGuilds> pool;
    int size = unseen(age, pool);
    for (int i = 0; i < count_; ++i) {
      if (hidden_[i].group != age) continue;
      const int pick = rng_.below(size);
      *hidden_[i].place.card = pool[pick];
      pool[pick] = pool[--size];
    }
  }

  template <class Pool>
  int unseen(int age, Pool& pool) {
    const Deck& deck = deck_of(s_.edition, age, s_.city_count);
    const auto& edition = facts(s_);
    std::array<std::uint8_t, 256> located = {};
    if (age == s_.age) {
      for (int seat = 0; seat < s_.players; ++seat) {
        for (int i = 0; i < s_.hands[seat].size; ++i) ++located[s_.hands[seat].cards[i]];
      }
    }
    for (int turn = 1; turn <= s_.hand_size; ++turn) {
      const int row = Takes::row(age, turn);
      for (int city = 0; city < s_.city_count; ++city) {
        if (s_.takes.fate(row, city) != Fate::None) ++located[s_.takes.card[row][city]];
      }
    }
    int size = 0;
    int guilds_seen = 0;
    for (int i = 0; i < deck.size; ++i) {
      const Card card = deck.cards[i];
      if (located[card] != 0) {
        --located[card];
      } else {
        pool[size++] = card;
      }
    }
    if (age != kAges) return size;
    std::array<Card, kGuilds> guilds;
    int unseen_guilds = 0;
    edition.guilds.for_each([&](Card guild) {
      if (located[guild] != 0) {
        ++guilds_seen;
      } else {
        guilds[unseen_guilds++] = guild;
      }
    });
    for (int left = guilds_in_play(s_.city_count) - guilds_seen; left > 0; --left) {
      const int pick = rng_.below(unseen_guilds);
      pool[size++] = guilds[pick];
      guilds[pick] = guilds[--unseen_guilds];
    }
    return size;
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
    const std::uint8_t committed = s_.committed;
    const bool city_committed = s_.city_committed;
    for (int other = 0; other < s_.players; ++other) {
      if (other == seat || (committed >> other & 1U) == 0) continue;
      s_.committed = static_cast<std::uint8_t>(committed & ~(1U << other));
      s_.orders[other] = order_of(Wonders::sample(s_, static_cast<Seat>(other), rng_));
    }
    s_.committed = committed;
    if (!city_committed || controller(s_) == seat) return;
    s_.city_committed = false;
    s_.orders[free_city(s_)] = order_of(Wonders::sample(s_, controller(s_), rng_));
    s_.city_committed = true;
  }

  struct Draw {
    Card* note;
    const Card* source;
  };

  State s_;
  Rng& rng_;
  // No more than the cards that all the Ages deal, the Free City's pile included.
  static constexpr int kMostHidden = kAges * kMaxDeck;
  std::array<Hidden, kMostHidden> hidden_;
  int count_ = 0;
  std::array<Draw, kAges * kMaxHand> draws_;
  int draw_count_ = 0;
};

}  // namespace

State Wonders::guess(const Memory& memory, Rng& rng) { return Guesser(memory, rng).world(); }

}  // namespace heptad::wonders
