#include "engine/wonders/explain.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

// A source of units: a fixed symbol or a choice, here or at a seller.
struct Producer {
  unsigned kinds;  // bits in the order of Resource
  Source source;
  Seat receiver;
  std::uint8_t price;
  int group;          // producers of a group give only so many units together
  int gives = kIdle;  // a resource, when it is used

  static constexpr int kIdle = -1;
};

// The groups: the own city, then raw materials and manufactured goods of each seller.
constexpr int kOwnGroup = 0;
constexpr int group_of(int seller, bool raw) { return 1 + 2 * seller + (raw ? 0 : 1); }
using Shares = std::array<int, 1 + 2 * kColumns>;  // units of each group

class Explainer {
 public:
  Explainer(const State& state, int city, const Use& use) : state_(state), buyer_(buyer_of(state, city)) {
    add_city(city, kNature, kOwnGroup, nullptr);
    for (int i = 0; i < buyer_.count; ++i) {
      const int seller = city_in_column(state, city, buyer_.sellers[i].column);
      add_city(seller, static_cast<Seat>(seller), i, &buyer_.sellers[i]);
    }
    if (use.spared != 0) {
      producers_.push_back({.kinds = use.spared,
                            .source = Source::Discount,
                            .receiver = kNature,
                            .price = 0,
                            .group = kOwnGroup});
    }
    // Fixed symbols are used before choices, and choices before purchases.
    std::ranges::stable_sort(producers_, {},
                             [](const Producer& p) { return std::tuple(p.source, p.kinds, p.receiver); });
    for (int r = 0; r < kResources; ++r) {
      const unsigned one = 1U << r;
      needed_[r] = r < 4 ? use.need.raw[one] : use.need.manufactured[one >> 4];
      units_ += needed_[r];
    }
  }

  std::vector<PaymentLine> lines(const Bill& bill) {
    Shares shares = {};
    share_out(0, bill, units_, shares);
    std::vector<PaymentLine> lines;
    for (int r = 0; r < kResources; ++r) {
      for (const Producer& producer : producers_) {
        if (producer.gives == r) add_line(lines, static_cast<Resource>(r), producer);
      }
    }
    return lines;
  }

 private:
  // What a city can use, or, for a seller, what it sells.
  void add_city(int index, Seat receiver, int seller_index, const Seller* seller) {
    const City& city = state_.cities[index];
    const EditionFacts& edition = facts(state_);
    const auto add = [&](unsigned kinds, int units) {
      const bool raw = (kinds & 15U) != 0;
      Producer producer{
          .kinds = kinds, .source = Source::Bought, .receiver = receiver, .price = 0, .group = 0};
      if (seller != nullptr) {
        producer.price = raw ? seller->raw : seller->made;
        producer.group = group_of(seller_index, raw);
      } else {
        producer.source = std::popcount(kinds) > 1 ? Source::Choice : Source::Own;
      }
      producers_.insert(producers_.end(), static_cast<std::size_t>(units), producer);
    };
    const auto add_effects = [&](const Effects& effects) {
      for (const Effect& effect : effects) {
        if (effect.kind == EffectKind::Makes) add(1U << effect.what, effect.amount);
        if (effect.kind == EffectKind::MakesOneOf) add(effect.what, effect.amount);
      }
    };
    add(1U << static_cast<int>(edition.boards[city.board].start), 1);
    city.built.for_each([&](Card card) {
      const Colour colour = edition.cards[card].colour;
      const bool for_sale = colour == Colour::Brown || colour == Colour::Grey;
      if (seller == nullptr || for_sale) add_effects(edition.gifts[card].effects);
    });
    for (int stage = 0; stage < city.stages && seller == nullptr; ++stage) {
      add_effects(edition.stages[city.board][static_cast<int>(city.side)][stage].gift.effects);
    }
    if (seller == nullptr) moments::for_each_other_source(state_, index, add_effects);
  }

  // Tries every way to spend each seller's coins on raw materials and manufactured goods; the rest of the
  // units comes from the own city.
  bool share_out(int seller, const Bill& bill, int units_left, Shares& shares) {
    if (units_left < 0) return false;
    if (seller >= std::min(buyer_.count, kColumns)) {
      shares[kOwnGroup] = units_left;
      return match(shares);
    }
    const Seller& from = buyer_.sellers[seller];
    const int coins = bill.to[from.column];
    for (int raw = 0; raw * from.raw <= coins; ++raw) {
      const int rest = coins - raw * from.raw;
      if (rest % from.made != 0) continue;
      shares[group_of(seller, true)] = raw;
      shares[group_of(seller, false)] = rest / from.made;
      if (share_out(seller + 1, bill, units_left - raw - rest / from.made, shares)) return true;
    }
    return false;
  }

  // Whether producers can give exactly these shares: units are placed one by one, and a producer that is in
  // the way gives something else or makes room in its group (augmenting paths).
  bool match(const Shares& shares) {
    for (Producer& producer : producers_) producer.gives = Producer::kIdle;
    room_ = shares;
    for (int r = 0; r < kResources; ++r) {
      for (int unit = 0; unit < needed_[r]; ++unit) {
        visited_.assign(producers_.size(), false);
        if (!place(r)) return false;
      }
    }
    return true;
  }

  bool place(int resource) {
    for (std::size_t i = 0; i < producers_.size(); ++i) {
      Producer& producer = producers_[i];
      if (visited_[i] || (producer.kinds >> resource & 1U) == 0) continue;
      visited_[i] = true;
      if (producer.gives == Producer::kIdle) {
        if (room_[producer.group] == 0 && !make_room(producer.group)) continue;
        --room_[producer.group];
        producer.gives = resource;
        return true;
      }
      const int given = producer.gives;
      producer.gives = resource;
      if (place(given)) return true;
      producer.gives = given;
    }
    return false;
  }

  // Lets a unit of the group come from elsewhere.
  bool make_room(int group) {
    for (std::size_t i = 0; i < producers_.size(); ++i) {
      Producer& producer = producers_[i];
      if (visited_[i] || producer.group != group || producer.gives == Producer::kIdle) continue;
      visited_[i] = true;
      const int given = std::exchange(producer.gives, Producer::kIdle);
      ++room_[group];
      if (place_outside(given, group)) return true;
      --room_[group];
      producer.gives = given;
    }
    return false;
  }
  // The room that was made is for another: it may not be taken again.
  bool place_outside(int resource, int group) {
    const int room = std::exchange(room_[group], 0);
    const bool placed = place(resource);
    room_[group] += room;
    return placed;
  }

  static void add_line(std::vector<PaymentLine>& lines, Resource resource, const Producer& producer) {
    for (PaymentLine& line : lines) {
      if (line.source == producer.source && line.resource == resource && line.receiver == producer.receiver) {
        ++line.units;
        return;
      }
    }
    lines.push_back({producer.source, resource, 1, producer.price, producer.receiver});
  }

  const State& state_;
  const Buyer buyer_;
  std::vector<Producer> producers_;
  std::vector<bool> visited_;
  std::array<int, kResources> needed_ = {};
  int units_ = 0;
  Shares room_ = {};
};

}  // namespace

std::vector<PaymentLine> payment_lines(const State& state, int city, const Use& use, const Bill& bill) {
  return Explainer(state, city, use).lines(bill);
}

}  // namespace heptad::wonders
