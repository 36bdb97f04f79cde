#include "bindings/python/batch.h"

#include <algorithm>
#include <atomic>

#include "bots/parallel/side_by_side.h"
#include "engine/playout.h"

namespace heptad::python {
namespace {

template <Game G>
class BatchOf final : public Batch {
 public:
  BatchOf(std::shared_ptr<const Kind> kind, int games, std::uint64_t seed, int threads)
      : Batch(std::move(kind), games, threads), seed_(seed), tables_(static_cast<std::size_t>(games)) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      tables_[i].game = i;
      begin(tables_[i]);
    }
  }

  void current(std::int8_t* seats) const override {
    for (const Table& table : tables_) *seats++ = static_cast<std::int8_t>(table.seat);
  }

  void mask(std::uint8_t* zeros) const override {
    each([&](std::size_t i, ActionList& list, std::vector<std::int32_t>& numbers) {
      list_moves(tables_[i], list, numbers);
      std::uint8_t* const row = zeros + i * static_cast<std::size_t>(uses());
      for (const std::int32_t number : numbers) {
        if (number < uses()) row[number] = 1;
      }
    });
  }

  void observe(float* zeros) const override {
    const auto row = static_cast<std::size_t>(observed());
    each([&](std::size_t i, ActionList&, std::vector<std::int32_t>&) {
      const Table& table = tables_[i];
      ObservationWriter out(zeros + i * row);
      python::observe(G::view(table.state, table.seat), table.seat, out);
    });
  }

  void sample(std::int32_t* moves) override {
    each([&](std::size_t i, ActionList& list, std::vector<std::int32_t>& numbers) {
      Table& table = tables_[i];
      list_moves(table, list, numbers);
      const int drawn = table.rng.below(list.size());
      table.chosen = list[drawn];
      moves[i] = table.number = numbers[static_cast<std::size_t>(drawn)];
    });
  }

  void step(std::span<const std::int32_t> moves, float* returns, std::uint8_t* ended) override {
    find_all(moves);
    each([&](std::size_t i, ActionList&, std::vector<std::int32_t>&) {
      Table& table = tables_[i];
      NoEvents quiet;
      G::apply(table.state, table.seat, table.chosen, quiet);
      table.number = kNothing;
      if (find_seat(table)) return;
      const auto told = returns_of(G::outcome(table.state));
      std::ranges::copy(told, returns + i * static_cast<std::size_t>(players()));
      ended[i] = 1;
      table.game += tables_.size();
      begin(table);
    });
  }

 private:
  static constexpr std::int32_t kNothing = -1;

  struct Table {
    typename G::State state;
    Rng rng{0};
    std::uint64_t game = 0;
    Action chosen;
    std::int32_t number = kNothing;  // of what was chosen
    Seat seat = 0;
  };

  void begin(Table& table) const {
    table.state = std::get<typename G::State>(kind_->start);
    table.rng = rng_of_game(seed_, table.game);
    find_seat(table);
  }

  // Lets nature act and finds who is asked next; nobody is when the game is over.
  static bool find_seat(Table& table) {
    SeatSet seats = G::to_act(table.state);
    if (seats.has(kNature)) {
      G::play_nature(table.state, table.rng);
      seats = G::to_act(table.state);
    }
    if (!seats.empty()) table.seat = seats.lowest();
    return !seats.empty();
  }

  void list_moves(const Table& table, ActionList& list, std::vector<std::int32_t>& numbers) const {
    list.clear();
    G::legal_actions(table.state, table.seat, list);
    numbers.resize(static_cast<std::size_t>(list.size()));
    kind_->moves.template number<G>(list, numbers.data());
  }

  // What was drawn by sample() need not be looked for again.
  void find_all(std::span<const std::int32_t> moves) {
    std::atomic<std::ptrdiff_t> wrong = -1;
    each([&](std::size_t i, ActionList& list, std::vector<std::int32_t>& numbers) {
      Table& table = tables_[i];
      if (table.number == moves[i] && moves[i] != kNothing) return;
      list_moves(table, list, numbers);
      const auto found = std::ranges::find(numbers, moves[i]);
      if (found == numbers.end()) {
        wrong = static_cast<std::ptrdiff_t>(i);
        return;
      }
      table.chosen = list[static_cast<int>(found - numbers.begin())];
      table.number = moves[i];
    });
    if (wrong < 0) return;
    throw Refusal{.code = Code::Illegal,
                  .message = "No legal move of game " + std::to_string(wrong) + " has the number " +
                             std::to_string(moves[static_cast<std::size_t>(wrong)]) +
                             "; no game was changed."};
  }

  template <class Work>
  void each(Work work) const {
    const auto threads = std::min<std::size_t>(static_cast<std::size_t>(threads_), tables_.size());
    side_by_side(static_cast<int>(threads), [&](int part) {
      const auto t = static_cast<std::size_t>(part);
      ActionList list;
      std::vector<std::int32_t> numbers;
      for (std::size_t i = tables_.size() * t / threads; i < tables_.size() * (t + 1) / threads; ++i) {
        work(i, list, numbers);
      }
    });
  }

  std::uint64_t seed_;
  std::vector<Table> tables_;
};

}  // namespace

std::unique_ptr<Batch> Batch::make(std::shared_ptr<const Kind> kind, int games, std::uint64_t seed,
                                   int threads) {
  if (games < 1 || games > 1 << 20) {
    throw Refusal{.code = Code::BadArguments, .message = "A batch has 1 to 1048576 games."};
  }
  if (threads < 1 || threads > 256) {
    throw Refusal{.code = Code::BadArguments, .message = "A batch has 1 to 256 threads."};
  }
  return std::visit(
      [&]<class State>(const State&) -> std::unique_ptr<Batch> {
        return std::make_unique<BatchOf<typename GameOf<State>::Type>>(kind, games, seed, threads);
      },
      kind->start);
}

}  // namespace heptad::python
