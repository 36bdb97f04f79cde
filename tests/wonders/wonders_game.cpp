#include "tests/wonders/wonders_game.h"

#include "engine/wonders/flow.h"
#include "engine/wonders/text_moments.h"

namespace heptad::tests {

using wonders::Wonders;

namespace {

constexpr std::string_view kSeated[] = {"gizah",   "ephesos", "rhodos",        "alexandria",
                                        "babylon", "olympia", "halikarnassos", "syracuse"};

}  // namespace

WondersGame::WondersGame(Rules rules) : rules_(std::move(rules)), state_(*Wonders::start(rules_)) {
  std::string given;
  for (int i = 0; i < state_.city_count; ++i) {
    given +=
        (i == 0 ? "" : " ") + std::string(kSeated[i]) + (rules_.edition == Edition::First ? ":a" : ":day");
  }
  boards(given);
}

WondersGame& WondersGame::boards(std::string_view text) {
  state_ = *Wonders::start(rules_);
  play("nature boards " + std::string(text));
  if (rules_.armada) {
    std::string yards;
    for (int seat = 0; seat < state_.players; ++seat) yards += " sy" + std::to_string(seat + 1);
    play("nature shipyards" + yards);
  }
  state_.turn = 1;
  begin_turn();
  events_.clear();
  return refill();
}

WondersGame& WondersGame::refill() {
  for (int seat = 0; seat < state_.players; ++seat) {
    wonders::Hand& hand = state_.hands[seat];
    hand = {};
    while (hand.size < state_.hand_size + 1 - state_.turn) hand.add(card("altar"));
  }
  return *this;
}

wonders::Card WondersGame::card(std::string_view id) const {
  const auto found = wonders::facts(state_).find_card(id);
  EXPECT_TRUE(found) << "no card " << id;
  return found.value_or(0);
}

template <class Gain>
void WondersGame::stand(Gain gain) {
  const wonders::Agenda agenda = state_.agenda;
  const auto before = state_.armada.harbours;
  NoEvents quiet;
  wonders::Flow<NoEvents> flow(state_, quiet);
  gain(flow);
  state_.agenda = agenda;
  for (int seat = 0; seat < state_.players; ++seat) {
    auto& harbour = state_.armada.harbours[seat];
    harbour.invades = before[seat].invades;
    harbour.piracy = before[seat].piracy;
    harbour.finds = before[seat].finds;
    harbour.free_moves = before[seat].free_moves;
  }
}

WondersGame& WondersGame::city(int city, std::initializer_list<std::string_view> cards) {
  stand([&](auto& flow) {
    for (const auto id : cards) flow.gain_card(city, card(id));
  });
  return *this;
}

WondersGame& WondersGame::stages(int city, int count) {
  stand([&](auto& flow) {
    while (state_.cities[city].stages < count) flow.gain_stage(city);
  });
  return *this;
}

WondersGame& WondersGame::islands(int seat, std::initializer_list<std::string_view> islands) {
  stand([&](auto& flow) {
    for (const auto id : islands) {
      const auto row = std::ranges::find(wonders::armada::kIslandRows, id, &wonders::armada::IslandRow::id);
      ASSERT_NE(row, wonders::armada::kIslandRows.end()) << "no island " << id;
      const auto index = row - wonders::armada::kIslandRows.begin();
      wonders::armada::gain_island(flow, state_, seat, static_cast<wonders::armada::Island>(index));
    }
  });
  return *this;
}

WondersGame& WondersGame::ships(int seat, const Ships& ships) {
  int fleet = 0;
  for (const int space : {ships.red, ships.yellow, ships.blue, ships.green}) {
    state_.armada.harbours[seat].ships[fleet++] = static_cast<std::uint8_t>(space);
  }
  return *this;
}

WondersGame& WondersGame::shipyards(std::string_view text) {
  for (int seat = 0; seat < state_.players; ++seat) {
    state_.armada.harbours[seat].shipyard = static_cast<std::uint8_t>(text[2] - '1');
    text.remove_prefix(std::min<std::size_t>(4, text.size()));
  }
  return *this;
}

WondersGame& WondersGame::coins(int city, int count) {
  state_.cities[city].coins = static_cast<std::uint16_t>(count);
  return *this;
}

WondersGame& WondersGame::hand(int seat, std::initializer_list<std::string_view> cards) {
  state_.hands[seat] = {};
  for (const auto id : cards) state_.hands[seat].add(card(id));
  return *this;
}

WondersGame& WondersGame::at(int age, int turn) {
  state_.age = static_cast<std::uint8_t>(age);
  state_.turn = static_cast<std::uint8_t>(turn);
  for (int seat = 0; seat < state_.players; ++seat) {
    wonders::Hand& hand = state_.hands[seat];
    while (hand.size > state_.hand_size + 1 - turn) hand.remove(hand.cards[0]);
  }
  begin_turn();
  return *this;
}

void WondersGame::begin_turn() {
  state_.agenda.clear();
  wonders::plan_turn(state_);
  if (state_.step() == wonders::Step::Draw) state_.agenda.pop();
}

WondersGame& WondersGame::before_deal(int age) {
  state_.age = static_cast<std::uint8_t>(age);
  state_.turn = 0;
  state_.hands = {};
  state_.agenda.clear();
  return next(wonders::Step::Deal, (1U << state_.players) - 1);
}

WondersGame& WondersGame::next(wonders::Step step, unsigned cities) {
  state_.agenda.push(step, cities);
  return *this;
}

WondersGame& WondersGame::discarded(std::initializer_list<std::string_view> cards) {
  int turn = 1;
  for (const auto id : cards) {
    state_.takes.put(wonders::Takes::row(1, turn++), state_.city_count - 1, card(id),
                     wonders::Fate::Discarded);
  }
  return *this;
}

WondersGame& WondersGame::defeats(int city, int age, int count) {
  state_.cities[city].defeats[age - 1] = static_cast<std::uint8_t>(count);
  return *this;
}

std::pair<Seat, std::string_view> WondersGame::split(std::string_view move) const {
  const auto space = move.find(' ');
  const std::string_view who = move.substr(0, space);
  return {who == "nature" ? kNature : static_cast<Seat>(who[0] - '0'), move.substr(space + 1)};
}

WondersGame& WondersGame::play(std::string_view move) {
  const auto [seat, text] = split(move);
  const auto action = Wonders::parse(state_, text);
  if (!action) {
    ADD_FAILURE() << move << ": " << action.error().message;
    return *this;
  }
  if (const auto checked = Wonders::check(state_, seat, *action); !checked) {
    ADD_FAILURE() << move << ": " << checked.error().message;
    return *this;
  }
  EventLog log;
  Wonders::apply(state_, seat, *action, log);
  events_.insert(events_.end(), log.events.begin(), log.events.end());
  return *this;
}

WondersGame& WondersGame::others_sell() {
  const int round = state_.round;
  for (Seat seat = 0; seat < state_.players && state_.round == round; ++seat) {
    if (state_.step() != wonders::Step::Choose || state_.agenda.top().has_answered(seat)) continue;
    play(std::to_string(seat) + " sell " +
         std::string(wonders::facts(state_).card_id(state_.hands[seat].cards[0])));
  }
  return *this;
}

std::optional<Refusal> WondersGame::refused(std::string_view move) const {
  const auto [seat, text] = split(move);
  const auto action = Wonders::parse(state_, text);
  if (!action) return action.error();
  const auto checked = Wonders::check(state_, seat, *action);
  return checked ? std::nullopt : std::optional(checked.error());
}

Refusal WondersGame::refusal(std::string_view move) const {
  auto refusal = refused(move);
  EXPECT_TRUE(refusal) << move << " is legal";
  return refusal.value_or(Refusal{});
}

bool WondersGame::is_legal(std::string_view move) const { return !refused(move); }

std::vector<std::string> WondersGame::legal(int seat) const {
  ActionList list;
  Wonders::legal_actions(state_, static_cast<Seat>(seat), list);
  std::vector<std::string> texts;
  for (const Action& action : list) texts.push_back(Wonders::text(state_, action));
  return texts;
}

std::vector<std::string> WondersGame::ways(int seat, std::string_view beginning) const {
  std::vector<std::string> found;
  for (const std::string& text : legal(seat)) {
    if (text == beginning) found.emplace_back();
    if (text.starts_with(std::string(beginning) + " ")) found.push_back(text.substr(beginning.size() + 1));
  }
  return found;
}

std::string_view WondersGame::waiting_for() const { return wonders::moments::step_name(state_); }

Ships WondersGame::ships(int seat) const {
  const auto& at = harbour(seat).ships;
  return {.red = at[0], .yellow = at[1], .blue = at[2], .green = at[3]};
}

std::vector<std::string> WondersGame::islands(int seat) const {
  std::vector<std::string> ids;
  for_each_bit(harbour(seat).islands,
               [&](int island) { ids.emplace_back(wonders::armada::kIslandRows[island].id); });
  return ids;
}

SeatSet WondersGame::invaders(int seat) const {
  SeatSet seats;
  for (int other = 0; other < state_.players; ++other) {
    if ((harbour(other).invades >> seat & 1U) != 0) seats.add(static_cast<Seat>(other));
  }
  return seats;
}

bool WondersGame::has(int city, std::string_view id) const { return state_.cities[city].built.has(card(id)); }

std::vector<std::string> WondersGame::hand(int seat) const {
  std::vector<std::string> cards;
  const wonders::Hand& hand = state_.hands[seat];
  for (int i = 0; i < hand.size; ++i) cards.emplace_back(wonders::facts(state_).card_id(hand.cards[i]));
  return cards;
}

int WondersGame::discard_count() const {
  int count = 0;
  for (const int copies : wonders::discard_pile(state_)) count += copies;
  return count;
}

bool WondersGame::in_discard(std::string_view id) const {
  return wonders::discard_pile(state_)[card(id)] > 0;
}

void sell_until(WondersGame& game, int age, int turn) {
  Rng rng(1);
  while (game.state().age < age || game.state().turn < turn) {
    if (game.to_act().has(kNature)) {
      NoEvents quiet;
      Wonders::apply(game.state(), kNature, Wonders::roll(game.state(), rng), quiet);
    } else {
      game.others_sell();
    }
  }
}

}  // namespace heptad::tests
