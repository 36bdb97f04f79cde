// A position as JSON (docs/view.md).
#include "engine/core/json_writer.h"
#include "engine/core/resource_names.h"
#include "engine/outcome_json.h"
#include "engine/wonders/game.h"
#include "engine/wonders/knowledge.h"
#include "engine/wonders/payment.h"

namespace heptad::wonders {
namespace {

class Writer {
 public:
  explicit Writer(const State& state) : s_(state), edition_(facts(state)), now_(Wonders::outcome(state)) {}

  std::string text() {
    json_.begin_object().field("rules", s_.edition == Edition::First ? "wonders1" : "wonders2");
    json_.field("players", int{s_.players}).field("free_city", s_.has_free_city());
    json_.field("age", int{s_.age}).field("turn", int{s_.turn}).field("round", int{s_.round});
    write_to_act();
    write_decision();
    per_city("coins", [&](int city) { json_.value(int{s_.cities[city].coins}); });
    per_city("points", [&](int city) { json_.value(now_.sheets[city].total()); });
    per_city("stages", [&](int city) { json_.value(int{s_.cities[city].stages}); });
    per_city("shields", [&](int city) { json_.value(int{s_.cities[city].shields}); });
    per_city("war", [&](int city) { write_tokens(s_.cities[city]); });
    per_city("city", [&](int city) { write_built(s_.cities[city]); });
    per_city("hand", [&](int city) { write_cards_in_hand(city); });
    const Rules rules{.family = Family::Wonders, .edition = s_.edition};
    per_city("sheets", [&](int city) { write_sheet(json_, rules, now_.sheets[city]); });
    write_result();
    json_.key("passing");
    if (s_.turn == 0 || s_.turn == s_.last_turn()) {
      json_.null();
    } else {
      json_.value(s_.passes_left() ? "left" : "right");
    }
    write_discard();
    per_city("seats", [&](int city) { write_city(city); });
    return json_.end_object().take();
  }

 private:
  template <class Write>
  void per_city(std::string_view key, Write write) {
    json_.key(key).begin_array();
    for (int city = 0; city < s_.city_count; ++city) write(city);
    json_.end_array();
  }
  void write_card(Card card) {
    if (card == kUnknownCard) {
      json_.null();
    } else {
      json_.value(edition_.card_id(card));
    }
  }

  void write_to_act() {
    json_.key("to_act").begin_array();
    for_each_bit(Wonders::to_act(s_).bits(), [&](int seat) {
      if (seat == kNature) {
        json_.value("nature");
      } else {
        json_.value(seat);
      }
    });
    json_.end_array();
  }

  void write_decision() {
    json_.key("decision");
    if (s_.phase == Phase::Over) {
      json_.null();
      return;
    }
    json_.begin_object().field("kind", kPhaseNames[static_cast<int>(s_.phase)]);
    const SeatSet due = Wonders::to_act(s_);
    const bool at_once = s_.phase == Phase::Turn || s_.phase == Phase::Sides;
    if (!at_once && !due.has(kNature)) json_.field("seat", int{due.lowest()});
    json_.end_object();
  }

  void write_result() {
    json_.field("over", now_.over).key("result");
    if (!now_.over) {
      json_.null();
      return;
    }
    json_.begin_object().key("winners").begin_array();
    for_each_bit(now_.winners.bits(), [&](int seat) { json_.value(seat); });
    json_.end_array().field("how", name(now_.how)).end_object();
  }

  // Only who is choosing from the pile sees it; everyone sees how many cards of each back lie there.
  void write_discard() {
    std::array<int, kAges> backs = {};
    for (int row = 0; row < kAges * kMaxHand; ++row) {
      for (int city = 0; city < s_.city_count; ++city) {
        if (s_.takes.fate(row, city) == Fate::Discarded) ++backs[row / kMaxHand];
      }
    }
    for (int i = 0; i < s_.revived_count; ++i) --backs[edition_.cards[s_.revived[i]].age - 1];
    json_.key("discard").begin_object().field("count", backs[0] + backs[1] + backs[2]);
    json_.key("backs").begin_array();
    for (const int back : backs) json_.value(back);
    json_.end_array();
    const bool chooser = s_.audience == Audience::Viewer && s_.phase == Phase::Revive &&
                         decides_for(s_, std::countr_zero(s_.revive)) == s_.viewer;
    json_.key("cards");
    if (s_.audience == Audience::Everything || chooser) {
      json_.begin_array();
      const Pile pile = discard_pile(s_);
      for (int card = 0; card < kMaxCards; ++card) {
        for (int copy = 0; copy < pile[card]; ++copy) write_card(static_cast<Card>(card));
      }
      json_.end_array();
    } else {
      json_.null();
    }
    json_.end_object();
  }

  bool shows(int seat) const {
    return s_.audience == Audience::Everything || (s_.audience == Audience::Viewer && s_.viewer == seat);
  }

  void write_city(int index) {
    const City& city = s_.cities[index];
    json_.begin_object().field("seat", index);
    const bool boards = s_.phase != Phase::Boards && s_.phase != Phase::ChooseBoards;
    json_.key("board");
    write_board_name(index, boards);
    const bool has_side = boards && (s_.choosing_side >> index & 1U) == 0;
    json_.key("side");
    if (has_side) {
      json_.value(edition_.side_names[static_cast<int>(city.side)]);
    } else {
      json_.null();
    }
    json_.field("left", s_.left_of(index)).field("right", s_.right_of(index));
    json_.field("coins", int{city.coins}).field("points", now_.sheets[index].total());
    json_.key("city");
    write_built(city);
    write_stages(index);
    json_.key("war");
    write_tokens(city);
    json_.field("shields", int{city.shields});
    write_science(city);
    write_production(index);
    write_prices(city);
    write_chains(city);
    write_powers(city);
    write_hand(index);
    write_commitment(index);
    json_.end_object();
  }

  void write_board_name(int index, bool assigned) {
    const std::uint8_t board = assigned ? s_.cities[index].board : s_.setup.board[index];
    if (board == kAnyBoard) {
      json_.null();
    } else {
      json_.value(edition_.boards[board].id);
    }
  }

  // The stages that stand, each with the back of the card under it and, where it may be known, the card.
  void write_stages(int index) {
    const City& city = s_.cities[index];
    json_.field("stages", int{city.stages});
    json_.field("stage_count", int{edition_.stage_count[city.board][static_cast<int>(city.side)]});
    json_.key("under").begin_array();
    for (int stage = 0; stage < city.stages; ++stage) {
      json_.begin_object().field("back", int{city.stage_age[stage]}).key("card");
      write_card(shows(static_cast<int>(index)) ? tucked(index, stage) : kUnknownCard);
      json_.end_object();
    }
    json_.end_array();
  }
  Card tucked(int index, int stage) const {
    for (int row = 0; row < kAges * kMaxHand; ++row) {
      if (s_.takes.fate(row, index) == Fate::Tucked && stage-- == 0) return s_.takes.card[row][index];
    }
    return kUnknownCard;
  }

  void write_built(const City& city) {
    json_.begin_array();
    city.built.for_each([&](Card card) { write_card(card); });
    json_.end_array();
  }

  void write_tokens(const City& city) {
    json_.begin_array();
    for (int age = 0; age < kAges; ++age) {
      for (int i = 0; i < city.victories[age]; ++i) json_.value(kVictoryToken[age]);
      for (int i = 0; i < city.defeats[age]; ++i) json_.value(kDefeatToken);
    }
    json_.end_array();
  }

  void write_science(const City& city) {
    json_.key("science").begin_object();
    for (int i = 0; i < kSciences; ++i) json_.field(kScienceNames[i], int{city.symbols[i]});
    json_.field("any", int{city.any_symbols}).end_object();
  }

  void write_production(int index) {
    const City& city = s_.cities[index];
    std::array<int, kResources> fixed = {};
    const bool boards = s_.phase != Phase::Boards && s_.phase != Phase::ChooseBoards;
    if (boards) ++fixed[static_cast<int>(edition_.boards[city.board].start)];
    std::vector<std::pair<unsigned, bool>> choices;
    const auto add = [&](const Effects& effects, bool for_sale) {
      for (const Effect& effect : effects) {
        if (effect.kind == EffectKind::Makes) fixed[effect.what] += effect.amount;
        if (effect.kind == EffectKind::MakesOneOf) choices.emplace_back(effect.what, for_sale);
      }
    };
    city.built.for_each(
        [&](Card card) { add(edition_.gifts[card].effects, edition_.cards[card].colour == Colour::Brown); });
    for (int stage = 0; stage < city.stages; ++stage) {
      add(edition_.stages[city.board][static_cast<int>(city.side)][stage].gift.effects, false);
    }
    json_.key("makes").begin_object();
    for (int r = 0; r < kResources; ++r) json_.field(kResourceNames[r], fixed[r]);
    json_.end_object().key("choices").begin_array();
    for (const auto& [kinds, for_sale] : choices) {
      json_.begin_object().key("of").begin_array();
      for_each_bit(kinds, [&](int r) { json_.value(kResourceNames[r]); });
      json_.end_array().field("for_sale", for_sale).end_object();
    }
    json_.end_array();
  }

  void write_prices(const City& city) {
    const Prices prices = prices_of(city.discounts);
    json_.key("prices").begin_object();
    const auto side = [&](std::string_view key, int raw) {
      json_.key(key).begin_object().field("raw", raw).field("manufactured", prices.manufactured).end_object();
    };
    side("left", prices.raw_left);
    side("right", prices.raw_right);
    json_.end_object();
  }

  // What makes later cards free: symbols in the second edition, names of structures in the first.
  void write_chains(const City& city) {
    CardSet parents;
    for (std::size_t i = 0; i < edition_.rows.size(); ++i) {
      edition_.cards[i].free_with.for_each([&](Card card) { parents.add(card); });
    }
    json_.key("chains").begin_array();
    (city.built & parents).for_each([&](Card card) {
      const CardRow& row = edition_.rows[card];
      if (!row.gives.first) json_.value(row.id);
      for (const auto chain : {row.gives.first, row.gives.second}) {
        if (chain) json_.value(kChainNames[static_cast<int>(*chain)]);
      }
    });
    json_.end_array();
  }

  void write_powers(const City& city) {
    json_.key("powers").begin_array();
    for_each_bit(city.powers, [&](int power) { json_.value(kPowerNames[power]); });
    json_.end_array();
    const bool ready = city.has(Power::FreeBuildEachAge) && city.free_build_age != s_.age;
    json_.field("free_build_ready", ready);
  }

  // The own hand; of other hands only what was seen in them and may still be there.
  void write_hand(int seat) {
    const Hand& hand = s_.hands[seat];
    json_.field("hand_size", int{hand.size}).key("hand");
    write_cards_in_hand(seat);
    json_.key("may_hold").begin_array();
    if (s_.audience == Audience::Viewer && s_.viewer != seat && hand.size != 0) write_may_hold(seat);
    json_.end_array();
  }
  void write_cards_in_hand(int seat) {
    if (!shows(seat) || seat >= s_.players) {
      json_.null();
      return;
    }
    json_.begin_array();
    for (int i = 0; i < s_.hands[seat].size; ++i) write_card(s_.hands[seat].cards[i]);
    json_.end_array();
  }
  void write_may_hold(int seat) {
    State copy = s_;
    const Card* first = copy.hands[seat].cards.data();
    Knowledge(copy, s_.viewer).for_each_group([&](const Group& group) {
      const bool this_hand = group.size != 0 && group.places[group.size - 1].card >= first &&
                             group.places[group.size - 1].card < first + kMaxHand;
      for (int i = 0; i < group.size && this_hand; ++i) {
        if (*group.places[i].card != kUnknownCard) write_card(*group.places[i].card);
      }
    });
  }

  void write_commitment(int index) {
    const bool is_city = index >= s_.players;
    const bool given = is_city ? s_.city_committed : (s_.committed >> index & 1U) != 0;
    json_.field("committed", given).key("order");
    const bool mine = is_city ? s_.turn != 0 && shows(controller(s_)) : shows(index);
    const Order& order = s_.orders[index];
    if (given && mine) {
      json_.value(Wonders::text(s_, act(order.verb, order.card, order.left, order.right)));
    } else {
      json_.null();
    }
    json_.field("controls_free_city",
                s_.has_free_city() && s_.turn != 0 && s_.phase != Phase::Over && controller(s_) == index);
  }

  const State& s_;
  const EditionFacts& edition_;
  Outcome now_;
  JsonWriter json_;
};

}  // namespace

std::string Wonders::json(const State& state) { return Writer(state).text(); }

}  // namespace heptad::wonders
