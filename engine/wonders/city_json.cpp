#include "engine/wonders/city_json.h"

#include <bitset>
#include <vector>

#include "engine/core/resource_names.h"
#include "engine/option_json.h"
#include "engine/wonders/game.h"
#include "engine/wonders/knowledge.h"
#include "engine/wonders/market.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {

bool CityWriter::shows(int seat) const {
  return s_.audience == Audience::Everything || (s_.audience == Audience::Viewer && s_.viewer == seat);
}

bool CityWriter::shows_hand(int seat) const {
  if (!moments::has_owner(s_, seat)) return false;
  const bool sees =
      s_.audience == Audience::Viewer && moments::eyes_of(s_, s_.viewer).has(static_cast<Seat>(seat));
  return s_.audience == Audience::Everything || sees;
}

void CityWriter::write_card(Card card) {
  if (card == kUnknownCard) {
    json_.null();
  } else {
    json_.value(edition_.card_id(card));
  }
}

void CityWriter::write(int index, int points) {
  const City& city = s_.cities[index];
  json_.begin_object().field("seat", index);
  write_board(index);
  json_.field("left", s_.left_of(index)).field("right", s_.right_of(index));
  json_.field("coins", int{city.coins}).field("points", points);
  json_.key("city");
  write_built(index);
  write_stages(index);
  json_.key("war");
  write_tokens(index);
  json_.field("shields", int{city.shields});
  write_science(index);
  write_production(index);
  write_prices(index);
  write_chains(city);
  write_powers(city);
  write_hand(index);
  write_commitment(index);
  moments::written_seat(json_, s_, index);
  json_.end_object();
}

void CityWriter::write_board(int index) {
  const City& city = s_.cities[index];
  // Given boards that luck deals to the seats are nobody's yet.
  const Setup& setup = s_.setup;
  const bool by_luck =
      setup.shuffle_given && setup.boards == BoardRule::Given && moments::has_owner(s_, index);
  const std::uint8_t board = boards_are_dealt() ? city.board : by_luck ? kAnyBoard : setup.board[index];
  json_.key("board");
  if (board == kAnyBoard) {
    json_.null();
  } else {
    json_.value(edition_.boards[board].id);
  }
  const bool chooses = s_.step() == Step::Sides && (s_.agenda.top().asked >> index & 1U) != 0;
  json_.key("side");
  if (boards_are_dealt() && !chooses) {
    json_.value(edition_.side_names[static_cast<int>(city.side)]);
  } else {
    json_.null();
  }
}

// The stages that stand, each with the back of the card under it and, where it may be known, the card.
void CityWriter::write_stages(int index) {
  const City& city = s_.cities[index];
  json_.field("stages", int{city.stages});
  json_.field("stage_count", int{edition_.stage_count[city.board][static_cast<int>(city.side)]});
  json_.key("under").begin_array();
  for (int stage = 0; stage < city.stages; ++stage) {
    json_.begin_object().field("back", int{city.stage_age[stage]}).key("card");
    write_card(shows(index) ? tucked(index, stage) : kUnknownCard);
    json_.end_object();
  }
  json_.end_array();
}

Card CityWriter::tucked(int index, int stage) const {
  for (int row = 0; row < kAges * kMaxHand; ++row) {
    if (s_.takes.fate(row, index) == Fate::Tucked && stage-- == 0) return s_.takes.card[row][index];
  }
  return kUnknownCard;
}

void CityWriter::write_built(int index) {
  json_.begin_array();
  s_.cities[index].built.for_each([&](Card card) { write_card(card); });
  json_.end_array();
}

void CityWriter::write_tokens(int index) {
  const City& city = s_.cities[index];
  json_.begin_array();
  for (int age = 0; age < kAges; ++age) {
    for (int i = 0; i < city.victories[age]; ++i) json_.value(kVictoryToken[age]);
    for (int i = 0; i < city.defeats[age]; ++i) json_.value(kDefeatToken);
  }
  json_.end_array();
}

void CityWriter::write_science(int index) {
  const City& city = s_.cities[index];
  json_.key("science").begin_object();
  for (int i = 0; i < kSciences; ++i) json_.field(kScienceNames[i], int{city.symbols[i]});
  json_.field("any", int{city.any_symbols});
  moments::written_science(json_, s_, index);
  json_.end_object();
}

void CityWriter::write_production(int index) {
  const City& city = s_.cities[index];
  std::array<int, kResources> fixed = {};
  if (boards_are_dealt()) ++fixed[static_cast<int>(edition_.boards[city.board].start)];
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
  moments::for_each_other_source(s_, index, [&](const Effects& effects) { add(effects, false); });
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

void CityWriter::write_prices(int index) {
  const Buyer buyer = buyer_of(s_, index);
  json_.key("prices").begin_object();
  const auto side = [&](std::string_view key, const Seller& seller) {
    json_.key(key).begin_object().field("raw", int{seller.raw});
    json_.field("manufactured", int{seller.made}).end_object();
  };
  side("left", buyer.sellers[0]);
  side("right", buyer.sellers[1]);
  json_.end_object();
}

// What makes later cards free: symbols in the second edition, names of structures in the first.
void CityWriter::write_chains(const City& city) {
  CardSet parents;
  for (std::size_t i = 0; i < edition_.rows.size(); ++i) {
    edition_.cards[i].free_with.for_each([&](Card card) { parents.add(card); });
  }
  // Both trading posts bear the same symbol: a city has it once.
  std::bitset<kChains> told;
  json_.key("chains").begin_array();
  (city.built & parents).for_each([&](Card card) {
    const CardRow& row = edition_.rows[card];
    if (!row.gives.first) json_.value(row.id);
    for (const auto chain : {row.gives.first, row.gives.second}) {
      if (!chain || told.test(static_cast<std::size_t>(*chain))) continue;
      told.set(static_cast<std::size_t>(*chain));
      json_.value(kChainNames[static_cast<int>(*chain)]);
    }
  });
  json_.end_array();
}

void CityWriter::write_powers(const City& city) {
  json_.key("powers").begin_array();
  for_each_bit(city.powers, [&](int power) { json_.value(kPowerNames[power]); });
  json_.end_array();
  const bool ready = city.has(Power::FreeBuildEachAge) && city.free_build_age != s_.age;
  json_.field("free_build_ready", ready);
}

// The hands that are shown; of others only what was seen in them and may still be there.
void CityWriter::write_hand(int seat) {
  const Hand& hand = s_.hands[seat];
  json_.field("hand_size", int{hand.size}).key("hand");
  write_cards_in_hand(seat);
  json_.key("may_hold").begin_array();
  if (s_.audience == Audience::Viewer && !shows_hand(seat) && hand.size != 0) write_may_hold(seat);
  json_.end_array();
}

void CityWriter::write_cards_in_hand(int seat) {
  if (!shows_hand(seat)) {
    json_.null();
    return;
  }
  json_.begin_array();
  for (int i = 0; i < s_.hands[seat].size; ++i) write_card(s_.hands[seat].cards[i]);
  json_.end_array();
}

void CityWriter::write_may_hold(int seat) {
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

// What is committed is shown to whoever decided it.
void CityWriter::write_commitment(int index) {
  const bool at_once = moments::is_at_once(s_);
  const bool given = at_once && s_.agenda.top().has_answered(index);
  json_.field("committed", given).key("order");
  const Order& order = s_.orders[index];
  if (given && shows(moments::decider(s_, index))) {
    Action action = action_of(word_of(order.verb, order.card, order.bill) | word_with(order.extra));
    if (!moments::has_owner(s_, index)) action.arg[kCityArg] = order.city;
    json_.value(Wonders::text(s_, action)).key("ordered").begin_object();
    write_parts(json_, Wonders::parts(s_, moments::decider(s_, index), action));
    json_.end_object();
  } else {
    json_.null().key("ordered").null();
  }
}

}  // namespace heptad::wonders
