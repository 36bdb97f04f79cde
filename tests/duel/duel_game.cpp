#include "tests/duel/duel_game.h"

#include <algorithm>

namespace heptad::tests {
namespace {

template <class Rows>
std::uint8_t index_of(const Rows& rows, std::string_view id) {
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    if (rows[i].id == id) return static_cast<std::uint8_t>(i);
  }
  ADD_FAILURE() << "no component is called " << id;
  return 0;
}

template <class Rows>
std::uint16_t set_of(const Rows& rows, Ids ids) {
  unsigned set = 0;
  for (const auto id : ids) set |= 1U << index_of(rows, id);
  return static_cast<std::uint16_t>(set);
}

}  // namespace

duel::Card card_id(std::string_view id) { return index_of(duel::kCards, id); }
duel::Wonder wonder_id(std::string_view id) { return index_of(duel::kWonders, id); }
duel::Token token_id(std::string_view id) { return index_of(duel::kTokens, id); }

DuelGame duel_game(std::string_view name) {
  const auto rules = parse_rules(name);
  if (!rules) ADD_FAILURE() << rules.error().message;
  return DuelGame(rules.value_or(Rules{}));
}

DuelGame duel_from_the_start(const Rules& rules) {
  return DuelGame(rules).manual_nature().edit([&](duel::State& state) {
    if (const auto start = duel::Duel::start(rules)) state = *start;
  });
}

DuelGame::DuelGame(const Rules& rules) {
  const auto start = duel::Duel::start(rules);
  if (!start) {
    ADD_FAILURE() << start.error().message;
    return;
  }
  state_ = *start;
  while (state_.depth != 0) state_.pop();
  state_.undealt = 0;
  state_.drafted = 8;
  state_.age = 1;
}

duel::State& DuelGame::setup() {
  if (dealt_) ADD_FAILURE() << "the position is already dealt: set it up before playing or asking";
  return state_;
}
DuelGame& DuelGame::city(Seat seat, Ids cards) {
  for (const auto card : cards) setup().cities[seat].cards.add(card_id(card));
  return *this;
}
DuelGame& DuelGame::coins(Seat seat, int coins) {
  setup().cities[seat].coins = static_cast<std::int16_t>(coins);
  return *this;
}
DuelGame& DuelGame::wonders(Seat seat, Ids wonders) {
  setup().cities[seat].wonders |= set_of(duel::kWonders, wonders);
  return *this;
}
DuelGame& DuelGame::built(Seat seat, Ids wonders) {
  setup().cities[seat].built |= set_of(duel::kWonders, wonders);
  return *this;
}
DuelGame& DuelGame::under(std::string_view wonder, std::string_view card) {
  setup().under[wonder_id(wonder)] = card_id(card);
  return *this;
}
DuelGame& DuelGame::tokens(Seat seat, Ids tokens) {
  setup().cities[seat].tokens |= set_of(duel::kTokens, tokens);
  return *this;
}
DuelGame& DuelGame::board(Ids tokens) {
  board_ = set_of(duel::kTokens, tokens);
  return *this;
}
DuelGame& DuelGame::box(Ids tokens) {
  box_ = set_of(duel::kTokens, tokens);
  return *this;
}
DuelGame& DuelGame::pawn(int position) {
  setup().pawn = static_cast<std::int8_t>(position);
  return *this;
}
DuelGame& DuelGame::loot(std::initializer_list<int> positions) {
  setup().loot = 0;
  for (std::size_t i = 0; i < std::size(duel::kLoot); ++i) {
    if (std::ranges::find(positions, duel::kLoot[i].position) != positions.end())
      setup().loot = static_cast<std::uint8_t>(state_.loot | 1U << i);
  }
  return *this;
}
DuelGame& DuelGame::discard(Ids cards) {
  for (const auto card : cards) setup().discard.add(card_id(card));
  return *this;
}
DuelGame& DuelGame::turn(Seat seat) {
  turn_ = seat;
  return *this;
}
DuelGame& DuelGame::age(int age) {
  setup().age = static_cast<std::uint8_t>(age);
  return *this;
}
DuelGame& DuelGame::structure(Ids open_cards) {
  open_cards_.assign(open_cards.begin(), open_cards.end());
  return age(duel::kCards[card_id(*open_cards.begin())].age);
}
DuelGame& DuelGame::slots(int of_age, std::initializer_list<SlotCard> slots) {
  for (const auto& [slot, card] : slots) slots_.emplace_back(slot, card);
  return age(of_age);
}
DuelGame& DuelGame::manual_nature() {
  manual_nature_ = true;
  return *this;
}
DuelGame& DuelGame::edit(const std::function<void(duel::State&)>& change) {
  deal();
  change(state_);
  return *this;
}

// --- playing ----------------------------------------------------------------------------------------------

Expected<std::pair<Seat, Action>> DuelGame::read(std::string_view line) {
  deal();
  const auto space = std::min(line.find(' '), line.size() - 1);
  const auto who = line.substr(0, space);
  const Seat seat = who == "nature" ? kNature : static_cast<Seat>(who.front() - '0');
  const auto action = duel::Duel::parse(state_, line.substr(space + 1));
  if (!action) return std::unexpected(action.error());
  if (auto checked = duel::Duel::check(state_, seat, *action); !checked)
    return std::unexpected(checked.error());
  return std::pair(seat, *action);
}

void DuelGame::act(Seat seat, const Action& action) {
  EventLog log;
  duel::Duel::apply(state_, seat, action, log);
  events_.insert(events_.end(), log.events.begin(), log.events.end());
}

DuelGame& DuelGame::play(std::string_view line) {
  events_.clear();
  const auto move = read(line);
  if (!move) {
    ADD_FAILURE() << line << ": " << move.error().message;
    return *this;
  }
  act(move->first, move->second);
  while (!manual_nature_ && !state_.over() && state_.decision().seat == kNature)
    act(kNature, duel::Duel::roll(state_, rng_));
  return *this;
}

// --- asking -----------------------------------------------------------------------------------------------

const duel::State& DuelGame::state() {
  deal();
  return state_;
}

std::optional<Seat> DuelGame::to_act() {
  if (state().over()) return std::nullopt;
  return state_.decision().seat;
}

duel::DecisionKind DuelGame::decision() {
  if (state().over()) ADD_FAILURE() << "the game is over";
  return state_.decision().kind;
}

std::vector<std::string> DuelGame::legal() {
  std::vector<std::string> texts;
  ActionList list;
  if (const auto seat = to_act()) duel::Duel::legal_actions(state_, *seat, list);
  for (const Action& action : list) texts.push_back(duel::Duel::text(state_, action));
  return texts;
}

bool DuelGame::is_legal(std::string_view action) { return std::ranges::count(legal(), action) == 1; }

std::string DuelGame::refusal(std::string_view line) {
  const auto move = read(line);
  return move ? "" : move.error().message;
}

Option DuelGame::option(std::string_view action) {
  for (const Option& option : duel::Duel::options(state(), to_act().value_or(0))) {
    if (duel::Duel::text(state_, option.action) == action) return option;
  }
  ADD_FAILURE() << "no option \"" << action << '"';
  return {};
}

bool DuelGame::has(Seat seat, std::string_view card) { return state().cities[seat].cards.has(card_id(card)); }
bool DuelGame::has_built(Seat seat, std::string_view wonder) {
  return (state().cities[seat].built >> wonder_id(wonder) & 1) != 0;
}
bool DuelGame::has_token(Seat seat, std::string_view token) {
  return (state().cities[seat].tokens >> token_id(token) & 1) != 0;
}
bool DuelGame::discarded(std::string_view card) { return state().discard.has(card_id(card)); }
bool DuelGame::on_board(std::string_view token) { return (state().board >> token_id(token) & 1) != 0; }

int DuelGame::told(EventKind kind) const {
  return static_cast<int>(std::ranges::count(events_, kind, &Event::kind));
}

}  // namespace heptad::tests
