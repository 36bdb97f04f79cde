// Luck: the boards, the hands, and what modules leave to it. What has not been dealt is in no state; it is
// what the box holds and nobody has.
#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/wonders/box.h"
#include "engine/wonders/game.h"
#include "engine/wonders/reasons.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr int kOwnerChooses = 2;  // in place of a side

Action roll_hand(const State& state, Rng& rng) {
  Box box = Box::of(state, state.age);
  Action action = act(Verb::Hand, static_cast<std::uint8_t>(state.agenda.top().next()));
  Hand hand;
  for (int i = 0; i < state.hand_size; ++i) hand.add(box.draw(rng));
  std::copy_n(hand.cards.begin(), state.hand_size, action.arg.begin() + 1);
  return action;
}

template <class Items>
void shuffle(Items& items, int count, Rng& rng) {
  for (int i = count - 1; i > 0; --i) std::swap(items[i], items[rng.below(i + 1)]);
}

// First edition: the wonder card fixes board and side. Second edition: the owner chooses the side. A city
// without an owner shows side A.                                                           [wonders 3, 110]
int roll_side(const State& state, int city, SideRule rule, Rng& rng) {
  switch (rule) {
    case SideRule::A: return 0;
    case SideRule::B: return 1;
    case SideRule::Choose: return kOwnerChooses;
    case SideRule::Random: return rng.below(2);
    case SideRule::Usual: break;
  }
  if (!moments::has_owner(state, city)) return 0;
  return state.edition == Edition::First ? rng.below(2) : kOwnerChooses;
}

Action roll_boards(const State& state, Rng& rng) {
  Setup setup = state.setup;
  if (setup.shuffle_given && setup.boards == BoardRule::Given) {
    for (int i = state.players - 1; i > 0; --i) {
      const int j = rng.below(i + 1);
      std::swap(setup.board[i], setup.board[j]);
      std::swap(setup.side[i], setup.side[j]);
    }
  }
  std::array<std::uint8_t, kMostBoards> rest = {};
  int count = 0;
  for (std::uint8_t board = 0; board < boards_in_play(state.players); ++board) {
    if (!setup.has(board)) rest[count++] = board;
  }
  shuffle(rest, count, rng);
  Action action = act(Verb::Boards);
  for (int city = 0; city < state.city_count; ++city) {
    const int board = setup.board[city] != kAnyBoard ? setup.board[city] : rest[--count];
    action.arg[city] = static_cast<std::uint8_t>(board * 3 + roll_side(state, city, setup.side[city], rng));
  }
  return action;
}

bool side_fits(SideRule rule, int side, bool is_player) {
  switch (rule) {
    case SideRule::A: return side == 0;
    case SideRule::B: return side == 1;
    case SideRule::Choose: return side == kOwnerChooses;
    case SideRule::Random: return side != kOwnerChooses;
    case SideRule::Usual: break;
  }
  return is_player || side != kOwnerChooses;
}

bool boards_fit(const Setup& setup, int given, int board, int side, bool is_player) {
  const bool same = setup.board[given] == kAnyBoard || setup.board[given] == board;
  return same && side_fits(setup.side[given], side, is_player);
}

Expected<void> check_boards(const State& state, const Action& action) {
  std::array<bool, kMostBoards> used = {};
  for (int city = 0; city < state.city_count; ++city) {
    const int board = action.arg[city] / 3;
    const int side = action.arg[city] % 3;
    if (board >= boards_in_play(state.players) || used[board])
      return refuse(Code::Illegal, "Each city has a board of its own.");
    used[board] = true;
    const bool is_player = moments::has_owner(state, city);
    bool fits = boards_fit(state.setup, city, board, side, is_player);
    if (state.setup.shuffle_given && state.setup.boards == BoardRule::Given && is_player) {
      fits = false;
      for (int other = 0; other < state.players; ++other) {
        fits |= boards_fit(state.setup, other, board, side, is_player);
      }
    }
    if (!fits) return refuse(Code::Illegal, "These boards do not agree with the options of the game.");
  }
  return {};
}

// Those that may come to some city.
std::vector<std::string> boards_due(const State& state) {
  std::vector<std::string> boards;
  for (int board = 0; board < boards_in_play(state.players); ++board) {
    for (int side = 0; side <= kOwnerChooses; ++side) {
      const auto fits = [&](int city) {
        return boards_fit(state.setup, city, board, side, moments::has_owner(state, city));
      };
      const auto cities = std::views::iota(0, int{state.city_count});
      if (std::ranges::any_of(cities, fits)) boards.push_back(facts(state).board_text(board * 3 + side));
    }
  }
  return boards;
}

bool can_come(const State& state, Box& box, Card card) {
  return card < facts(state).rows.size() && box.take(card);
}

std::unexpected<Refusal> cannot_come(const State& state, const Box& box, Card card) {
  const auto& edition = facts(state);
  if (card >= edition.rows.size()) return refuse(Code::Illegal, "There is no such card.");
  const std::string start = std::string(edition.card_id(card)) + " cannot come now: ";
  const int age = edition.cards[card].age;
  if (age != state.age)
    return refuse(Code::Illegal, start + "it is a card of Age " + std::string(age, 'I') + '.');
  switch (box.lack_of(card)) {
    case Box::Lack::NotInDeck:
      return refuse(Code::Illegal,
                    start + "it is not in the deck for " + std::to_string(state.city_count) +
                        (moments::has_owner(state, state.city_count - 1) ? " players." : " cities."));
    case Box::Lack::EnoughOfItsKind:
      return refuse(Code::Illegal, start + "no more cards of its kind are in the deck.");
    case Box::Lack::NoCopyLeft: break;
  }
  return refuse(Code::Illegal, start + "no copy of it is left in the deck.");
}

Expected<void> check_hand(const State& state, const Action& action) {
  const int seat = action.arg[0];
  if (seat >= state.players) return refuse(Code::Illegal, "There is no seat " + std::to_string(seat) + ".");
  if (state.hands[seat].size != 0) {
    return refuse(Code::Illegal, "Seat " + std::to_string(seat) + " has its hand already.");
  }
  Box box = Box::of(state, state.age);
  for (int i = 0; i < state.hand_size; ++i) {
    const Card card = action.arg[1 + i];
    if (!can_come(state, box, card)) return cannot_come(state, box, card);
  }
  return {};
}

Expected<void> check_draw(const State& state, Card card) {
  Box box = Box::of(state, state.age);
  if (!can_come(state, box, card)) return cannot_come(state, box, card);
  return {};
}

}  // namespace

Box Box::of(const State& state, int age) {
  Box box;
  box.deck_ = &deck_of(state.edition, age, state.city_count);
  box.places_ = (std::uint64_t{1} << box.deck_->size) - 1;
  if (age == kAges) box.add_pool(facts(state).guilds, guilds_in_play(state.city_count));
  moments::boxed(state, age, box);
  const auto take_known = [&](Card card) {
    if (card != kUnknownCard) box.take(card);
  };
  for (int seat = 0; seat < state.players && age == state.age; ++seat) {
    for (int i = 0; i < state.hands[seat].size; ++i) take_known(state.hands[seat].cards[i]);
  }
  const bool dealing = age == state.age && state.turn == 0;  // nothing was taken yet
  for (int turn = 1; turn <= state.hand_size && !dealing; ++turn) {
    const int row = Takes::row(age, turn);
    if (state.takes.fates[row] == 0) continue;
    for (int city = 0; city < state.city_count; ++city) {
      if (state.takes.fate(row, city) != Fate::None) take_known(state.takes.card[row][city]);
    }
  }
  return box;
}

Expected<void> check_nature(const State& state, const Action& action) {
  const auto wrong = [&] {
    return refuse(Code::Illegal, "That is not what nature decides now: " +
                                     std::string(moments::step_name(state)) + " … is due.");
  };
  switch (state.step()) {
    case Step::Boards: return verb_of(action) == Verb::Boards ? check_boards(state, action) : wrong();
    case Step::Deal: return verb_of(action) == Verb::Hand ? check_hand(state, action) : wrong();
    case Step::Draw: return verb_of(action) == Verb::Luck ? check_draw(state, card_of(action)) : wrong();
    case Step::Luck: return verb_of(action) == Verb::Luck ? moments::check_luck(state, action) : wrong();
    case Step::Ask:
    case Step::Then:
    case Step::NextAge:
    case Step::TakeBoards:
    case Step::Sides:
    case Step::Choose:
    case Step::LastCard:
    case Step::Leftovers:
    case Step::Revive:
    case Step::EndTurn:
    case Step::Over: break;
  }
  return wrong();
}

Action Wonders::roll(const State& state, Rng& rng) {
  if (state.step() == Step::Boards) return roll_boards(state, rng);
  if (state.step() == Step::Deal) return roll_hand(state, rng);
  if (state.step() == Step::Luck) return moments::roll(state, rng);
  return act(Verb::Luck, Box::of(state, state.age).draw(rng));
}

void Wonders::play_nature(State& state, Rng& rng) {
  NoEvents quiet;
  while (to_act(state).has(kNature)) apply(state, kNature, roll(state, rng), quiet);
}

Due Wonders::due(const State& state) {
  Due due{.kind = moments::step_name(state)};
  const Task& task = state.agenda.top();
  if (task.step == Step::Luck) {
    moments::describe_luck(state, due);
    return due;
  }
  if (task.step == Step::Boards) {
    due.count = state.city_count;
    due.from = boards_due(state);
    return due;
  }
  if (task.step == Step::Deal) {
    due.seat = task.next();
    due.count = state.hand_size;
  }
  Box::of(state, state.age).for_each([&](Card card) { due.from.emplace_back(facts(state).card_id(card)); });
  return due;
}

}  // namespace heptad::wonders
