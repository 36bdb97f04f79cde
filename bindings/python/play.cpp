#include "bindings/python/play.h"

#include <algorithm>

namespace heptad::python {
namespace {

// Calls use(game's type, state).
template <class State, class Use>
auto on(State& state, Use use) {
  return std::visit(
      [&](auto& position) {
        using G = typename GameOf<std::remove_cvref_t<decltype(position)>>::Type;
        return use.template operator()<G>(position);
      },
      state);
}

}  // namespace

std::shared_ptr<const Kind> Kind::of(const Rules& rules) {
  const auto game = or_throw(AnyGame::start(rules));
  return std::visit(
      [&](const auto& start) {
        return std::make_shared<const Kind>(Kind{rules, start, MoveSpace(start), layout_of(start)});
      },
      game.state());
}

std::vector<float> returns_of(const Outcome& outcome) {
  std::vector<float> returns(static_cast<std::size_t>(outcome.seats), 0.0F);
  if (!outcome.over || outcome.winners.empty()) return returns;
  const auto seats = static_cast<float>(outcome.seats);
  for (int seat = 0; seat < outcome.seats; ++seat) {
    const bool won = outcome.winners.has(static_cast<Seat>(seat));
    const float share = won ? 1.0F / static_cast<float>(outcome.winners.size()) : 0.0F;
    returns[static_cast<std::size_t>(seat)] = (seats * share - 1) / (seats - 1);
  }
  return returns;
}

Play::Play(std::shared_ptr<const Kind> kind, std::uint64_t seed)
    : kind_(std::move(kind)), state_(kind_->start), rng_(seed) {
  let_nature_act();
}

Play Play::load(std::string_view record, std::uint64_t seed) {
  auto read = read_record(record);
  if (!read) throw Refusal{.code = read.error().reason.code, .message = read.error().sentence()};
  Play play(Kind::of(read->record.rules), seed);
  play.state_ = read->game.state();
  play.log_ = std::move(read->record.log);
  play.rng_ = Rng(seed);
  play.let_nature_act();
  return play;
}

SeatSet Play::to_act() const {
  return on(state_, []<class G>(const auto& state) { return G::to_act(state); });
}
int Play::round() const {
  return on(state_, []<class G>(const auto& state) { return static_cast<int>(G::round(state)); });
}
Seat Play::current() const {
  const SeatSet seats = to_act();
  if (seats.empty()) throw Refusal{.code = Code::Over, .message = "The game is over."};
  return seats.lowest();
}
Outcome Play::outcome() const {
  return on(state_, []<class G>(const auto& state) { return G::outcome(state); });
}

void Play::check_seat(Seat seat) const {
  if (seat >= players()) throw Refusal{.code = Code::UnknownSeat, .message = "There is no such seat."};
}

void Play::legal(Seat seat, ActionList& list, std::vector<std::int32_t>& numbers) const {
  check_seat(seat);
  list.clear();
  if (to_act().has(seat)) {
    on(state_, [&]<class G>(const auto& state) {
      G::legal_actions(state, seat, list);
      numbers.resize(static_cast<std::size_t>(list.size()));
      kind_->moves.number<G>(list, numbers.data());
    });
  } else {
    numbers.clear();
  }
}

std::string Play::text(const Action& action) const {
  return on(state_, [&]<class G>(const auto& state) { return G::text(state, action); });
}
Action Play::parse(std::string_view text) const {
  return or_throw(on(state_, [&]<class G>(const auto& state) { return G::parse(state, text); }));
}

void Play::act(Seat seat, const Action& action) {
  check_seat(seat);
  or_throw(on(state_, [&]<class G>(const auto& state) { return G::check(state, seat, action); }));
  apply(seat, action);
  let_nature_act();
}

void Play::act(Seat seat, std::int32_t number) {
  ActionList list;
  std::vector<std::int32_t> numbers;
  legal(seat, list, numbers);
  if (numbers.empty())
    throw Refusal{.code = Code::WrongTurn, .message = "That seat has nothing to decide now."};
  const auto found = std::ranges::find(numbers, number);
  if (found == numbers.end()) {
    throw Refusal{.code = Code::Illegal,
                  .message = "No legal move has the number " + std::to_string(number) + "."};
  }
  apply(seat, list[static_cast<int>(found - numbers.begin())]);
  let_nature_act();
}

void Play::apply(Seat seat, const Action& action) {
  NoEvents quiet;
  on(state_, [&]<class G>(auto& state) { G::apply(state, seat, action, quiet); });
  if (!guessed_) log_.push_back({seat, action});
}

void Play::let_nature_act() {
  while (to_act().has(kNature)) {
    const Action action = on(state_, [&]<class G>(const auto& state) { return G::roll(state, rng_); });
    apply(kNature, action);
  }
}

std::string Play::view_json(std::optional<Seat> viewer) const {
  if (viewer) check_seat(*viewer);
  return on(state_, [&]<class G>(const auto& state) { return G::json(G::view(state, viewer)); });
}
void Play::observe(Seat seat, float* zeros) const {
  check_seat(seat);
  ObservationWriter out(zeros);
  on(state_, [&]<class G>(const auto& state) { python::observe(G::view(state, seat), seat, out); });
}
void Play::mask(Seat seat, int ways, std::uint8_t* zeros) const {
  ActionList list;
  std::vector<std::int32_t> numbers;
  legal(seat, list, numbers);
  const int size = kind_->moves.uses() * ways;
  for (const std::int32_t number : numbers) {
    if (number < size) zeros[number] = 1;
  }
}

Play Play::guess(Seat seat, std::uint64_t seed) const {
  check_seat(seat);
  Play world = *this;
  world.rng_ = Rng(seed);
  world.log_.clear();
  world.guessed_ = true;
  on(world.state_, [&]<class G>(auto& state) { state = G::guess(G::view(state, seat), world.rng_); });
  world.let_nature_act();
  return world;
}

const std::vector<LogEntry>& Play::log() const {
  if (guessed_) throw Refusal{.code = Code::NoGame, .message = "A guessed world has no record."};
  return log_;
}
Thought Play::think(const BotSpec& bot, Seat seat, const Budget& budget) const {
  return or_throw(heptad::think(bot, kind_->rules, log(), seat, budget));
}
std::string Play::record() const {
  Record record;
  record.rules = kind_->rules;
  record.log = log();
  return print_record(record);
}

}  // namespace heptad::python
