#include "bots/duel/reasons.h"

#include <algorithm>
#include <ranges>

#include "bots/duel/gains.h"
#include "bots/duel/moments.h"
#include "engine/core/resource_names.h"
#include "engine/duel/action.h"
#include "engine/duel/gains.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

// The card that a turn takes from the structure, if it takes one.
std::optional<Card> taken_card(const Action& action) {
  switch (kind_of(action)) {
    case ActionKind::Build:
    case ActionKind::Sell: return action.arg[0];
    case ActionKind::BuildWonder: return action.arg[1];
    case ActionKind::Draft:
    case ActionKind::TakeToken:
    case ActionKind::Destroy:
    case ActionKind::Revive:
    case ActionKind::Start:
    case ActionKind::DealTokens:
    case ActionKind::DealWonders:
    case ActionKind::DealSpecials:
    case ActionKind::Reveal:
    case ActionKind::DrawFromBox: break;
  }
  return std::nullopt;  // or a module's
}

class Finder {
 public:
  Finder(const State& before, Seat seat, const Action& action)
      : before_(before), after_(before), seat_(seat), rival_(other(seat)), action_(action) {
    EventLog log;
    Duel::apply(after_, seat, action, log);
    events_ = std::move(log.events);
  }

  std::vector<Reason> found() {
    found_ = gains(before_, after_, seat_);
    if (after_.over()) return std::move(found_);
    rival_loses();
    prices();
    frees();
    removes_wonders();
    if (kind_of(action_) == ActionKind::Draft) brings(action_.arg[0]);
    if (kind_of(action_) == ActionKind::Start) begins();
    if (before_.decision().is(DecisionKind::Turn)) turn();
    return std::move(found_);
  }

 private:
  void add(const Reason& reason) { found_.push_back(reason); }

  void rival_loses() {
    const int coins = moments::purse(before_, rival_) - moments::purse(after_, rival_);
    if (coins > 0) {
      add({.kind = ReasonKind::Robs, .weight = 6 * coins, .seat = rival_, .amount = coins});
    }
    for (const Resource resource : kTraded) {
      if (before_.cities[rival_].makes[resource] == 0 || after_.cities[rival_].makes[resource] != 0) continue;
      add({.kind = ReasonKind::LosesSource,
           .weight = 40,
           .seat = rival_,
           .thing = "resource",
           .id = name(resource)});
    }
  }

  // What a wonder that stands in neither position costs more than before; less when below zero.
  int dearer(Seat owner, int wonder) const {
    const auto price = [&](const State& state) {
      const City& own = state.cities[owner];
      return wonder_price(own, Market(own, state.cities[other(owner)]), static_cast<Wonder>(wonder)).coins;
    };
    return price(after_) - price(before_);
  }
  void prices() {
    const auto left = [&](Seat owner) {
      return static_cast<WonderSet>(before_.cities[owner].wonders & after_.cities[owner].wonders);
    };
    for_each_bit(left(seat_), [&](int wonder) {
      const int saved = -dearer(seat_, wonder);
      if (saved <= 0) return;
      add({.kind = ReasonKind::CheaperWonder,
           .weight = 9 * saved,
           .thing = "wonder",
           .id = kWonders[wonder].id,
           .amount = saved});
    });
    for_each_bit(left(rival_), [&](int wonder) {
      const int more = dearer(rival_, wonder);
      if (more <= 0) return;
      add({.kind = ReasonKind::DearerWonder,
           .weight = 6 * more,
           .seat = rival_,
           .thing = "wonder",
           .id = kWonders[wonder].id,
           .amount = more});
    });
  }

  // Whether it may still be built: it lies there, or nobody has seen it yet.
  bool may_come(Card card) const {
    const CardRow& row = kCards[card];
    if (!moments::is_in_box(moments::rules_of(before_), row)) return false;
    if (row.age > after_.age) return true;
    if (row.age < after_.age) return false;
    const Structure& structure = after_.structure;
    const bool lies_there = std::ranges::find(structure.cards, card) != structure.cards.end();
    const bool unseen = (structure.unseen >> (card - kAgeDecks[after_.age].first) & 1U) != 0;
    return lies_there || (unseen && (structure.present & ~structure.known) != 0);
  }
  void frees() {
    const std::uint32_t chains = after_.cities[seat_].chains & ~before_.cities[seat_].chains;
    for (int card = 0; card < kCardCount; ++card) {
      if ((kPricedCards[card].chain & chains) == 0 || !may_come(static_cast<Card>(card))) continue;
      add({.kind = ReasonKind::Frees, .weight = 22, .thing = "card", .id = kCards[card].id});
    }
  }

  void removes_wonders() {
    for (const Event& event : events_) {
      if (event.kind != EventKind::WonderRemoved || event.seat != rival_) continue;
      add({.kind = ReasonKind::RemovesWonder,
           .weight = 45,
           .seat = rival_,
           .thing = "wonder",
           .id = kWonders[event.subject].id});
    }
  }

  void brings(Wonder wonder) {
    const auto bring = [&](ReasonKind use, int weight, int amount = 0) {
      add({.kind = ReasonKind::Brings,
           .weight = weight,
           .thing = "wonder",
           .id = kWonders[wonder].id,
           .amount = amount,
           .use = use});
    };
    for (const Effect& effect : kWonders[wonder].effects) {
      if (effect.is(EffectKind::ExtraTurn)) bring(ReasonKind::Again, 80);
      if (effect.is(EffectKind::Points)) bring(ReasonKind::Points, 10 * effect.a, effect.a);
      if (effect.is(EffectKind::Shields)) bring(ReasonKind::Shields, 20 * effect.a, effect.a);
      if (effect.is(EffectKind::Coins)) bring(ReasonKind::Coins, 6 * effect.a, effect.a);
    }
  }

  // The new Age lies there: whoever begins has the first choice.
  void begins() {
    if (next() == seat_) threatens();
    opens(after_.structure.available & after_.structure.known);
  }

  void threatens() {
    if (const Victory how = win_within_reach(after_, seat_); how != Victory::None) {
      add({.kind = ReasonKind::Threatens, .weight = 500, .thing = "victory", .id = name(how)});
    }
  }

  // What whoever is next could do with cards that lie open.
  void opens(std::uint32_t slots) {
    for_each_bit(slots, [&](int slot) {
      const Card card = after_.structure.cards[slot];
      const auto use = best_use(after_, next(), card);
      if (!use) return;
      Reason opened = about_use(ReasonKind::Opens, *use, card);
      if (next() == seat_) opened.seat = std::nullopt;
      add(opened);
    });
  }

  // --- a turn, not one of the choices that follow from it

  bool plays_again() const { return after_.structure.present != 0 && after_.decisions[0].detail != 0; }
  // The end of the turn is settled at once when nothing else is to be decided.
  Seat next() const {
    const Decision& end = after_.decisions[0];
    if (!end.is(DecisionKind::EndTurn)) return end.seat;
    return plays_again() ? seat_ : rival_;
  }

  void turn() {
    const bool same_age = after_.age == before_.age;
    if (same_age && next() == seat_) add({.kind = ReasonKind::Again, .weight = 80});
    if (const Victory how = win_within_reach(before_, rival_);
        how != Victory::None && win_within_reach(after_, rival_) == Victory::None) {
      add({.kind = ReasonKind::StopsWin,
           .weight = 5'000,
           .seat = rival_,
           .thing = "victory",
           .id = name(how)});
    }
    if (!same_age) return;
    threatens();
    for (const Event& event : events_) {
      if (event.kind == EventKind::TokenClaimed && event.seat == seat_) add(moments::claim(event.subject));
    }
    if (const auto card = taken_card(action_)) card_taken(*card);
  }

  void card_taken(Card card) {
    if (kind_of(action_) == ActionKind::Build) built(card);
    if (const auto use = best_use(before_, rival_, card)) add(about_use(ReasonKind::Denies, *use, card));
    const Structure& structure = after_.structure;
    opens(structure.available & structure.known & ~before_.structure.available);
    const int turned = std::popcount(structure.available & ~structure.known);
    if (turned != 0) add({.kind = ReasonKind::TurnsUp, .weight = 6 * turned, .amount = turned});
  }

  void built(Card card) {
    only_source(card);
    const City& own = before_.cities[seat_];
    if (means_of(own, card) != Means::Chain) return;
    City unchained = own;
    unchained.chains = 0;
    const int saved = card_price(unchained, Market(unchained, before_.cities[rival_]), card).coins;
    Reason free{.kind = ReasonKind::FreeByChain, .weight = 15 + 4 * saved, .amount = saved};
    own.cards.for_each([&](Card parent) {
      if (kCards[parent].gives != kCards[card].needs) return;
      free.thing = "card";
      free.id = kCards[parent].id;
    });
    add(free);
  }

  void only_source(Card card) {
    const Structure& structure = before_.structure;
    for (const Resource resource : kTraded) {
      if (kGains[card].makes[resource] == 0) continue;
      bool others = false;
      for_each_bit(structure.present & structure.known, [&](int slot) {
        const Card there = structure.cards[slot];
        others |= there != card && kGains[there].makes[resource] != 0;
      });
      if (others) continue;
      const int weight = before_.cities[seat_].makes[resource] == 0 ? 50 : 20;
      add({.kind = ReasonKind::OnlySource, .weight = weight, .thing = "resource", .id = name(resource)});
    }
  }

  const State& before_;
  State after_;
  const Seat seat_, rival_;
  const Action& action_;
  std::vector<Event> events_;
  std::vector<Reason> found_;
};

}  // namespace

std::vector<Reason> reasons_in(const State& position, Seat seat, const Action& action) {
  // Any world that agrees with what the seat knows does: nothing below depends on what it does not.
  Rng rng(0);
  return Finder(Duel::guess(Duel::view(position, seat), rng), seat, action).found();
}

}  // namespace heptad::duel
