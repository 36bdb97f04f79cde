#include "bots/match/results_file.h"

#include <charconv>
#include <cmath>

namespace heptad {
namespace {

class Numbers {
 public:
  explicit Numbers(std::string_view line) : rest_(line) {}

  template <class Number>
  bool read(Number& number) {
    while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc()) return false;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    number = static_cast<Number>(value);
    return static_cast<std::int64_t>(number) == value;
  }
  bool ended() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

bool read_seat(Numbers& numbers, MatchGame& game, Seat seat) {
  std::int64_t microseconds = 0;
  bool good = numbers.read(game.outcome.rank[seat]) && numbers.read(microseconds) &&
              numbers.read(game.iterations[seat]) && numbers.read(game.decisions[seat]);
  game.cpu_ms[seat] = static_cast<double>(microseconds) / 1e3;
  for (std::int16_t& points : game.outcome.sheets[seat].points) good = good && numbers.read(points);
  for (int& times : game.judged[seat]) good = good && numbers.read(times);
  return good;
}

std::optional<MatchGame> read_line(const MatchPlan& plan, std::string_view line) {
  Numbers numbers(line);
  MatchGame game{.side_size = side_size(plan.rules)};
  Fixture& fixture = game.fixture;
  std::uint16_t winners = 0;
  int how = 0;
  if (!numbers.read(fixture.deal) || !numbers.read(fixture.lone) || !numbers.read(fixture.rest) ||
      !numbers.read(fixture.seat) || !numbers.read(how) || !numbers.read(winners)) {
    return std::nullopt;
  }
  const int bots = static_cast<int>(plan.bots.size());
  const auto is_bot = [&](int bot) { return bot >= 0 && bot < bots; };
  if (!is_bot(fixture.lone) || !is_bot(fixture.rest) || fixture.seat >= plan.rules.players ||
      how < -plan.rules.players || how >= static_cast<int>(kVictoryNames.size())) {
    return std::nullopt;
  }
  game.outcome.over = true;
  if (how < 0) {
    game.broken_off = BrokenOff{.seat = static_cast<Seat>(-1 - how), .why = ""};
  } else {
    game.outcome.how = static_cast<Victory>(how);
  }
  game.outcome.seats = plan.rules.players;
  for (Seat seat = 0; seat < plan.rules.players; ++seat) {
    if ((winners >> seat & 1) != 0) game.outcome.winners.add(seat);
    if (!read_seat(numbers, game, seat)) return std::nullopt;
  }
  if (!numbers.ended()) return std::nullopt;
  return game;
}

}  // namespace

std::string results_header(const MatchPlan& plan) {
  std::string header = "heptad-match 2 " + rules_name(plan.rules) + " players " +
                       std::to_string(plan.rules.players) + " seed " + std::to_string(plan.seed);
  for (const auto& [key, value] : plan.rules.options) header += " " + key + "=" + value;
  for (const Contestant& bot : plan.bots) header += " " + bot.name;
  return header + "\n";
}

// How a game was won, or, as a negative number, whose seat forfeited it.
std::string results_line(const MatchGame& game) {
  std::string line;
  const auto add = [&](std::int64_t number) { line += (line.empty() ? "" : " ") + std::to_string(number); };
  add(game.fixture.deal);
  add(game.fixture.lone);
  add(game.fixture.rest);
  add(game.fixture.seat);
  add(game.broken_off ? -1 - game.broken_off->seat : static_cast<int>(game.outcome.how));
  add(game.outcome.winners.bits());
  for (Seat seat = 0; seat < game.outcome.seats; ++seat) {
    add(game.outcome.rank[seat]);
    add(std::llround(game.cpu_ms[seat] * 1e3));
    add(game.iterations[seat]);
    add(game.decisions[seat]);
    for (const int points : game.outcome.sheets[seat].points) add(points);
    for (const int times : game.judged[seat]) add(times);
  }
  return line + "\n";
}

Expected<Results> read_results(const MatchPlan& plan, std::string_view text) {
  Results results;
  const std::string header = results_header(plan);
  if (!text.starts_with(header)) {
    if (header.starts_with(text)) return results;  // empty, or cut off at once
    return refuse(Code::OtherMatch, "The results file belongs to another match.");
  }
  results.bytes = header.size();
  for (int number = 2;; ++number) {
    const std::size_t end = text.find('\n', results.bytes);
    if (end == std::string_view::npos) return results;
    const auto game = read_line(plan, text.substr(results.bytes, end - results.bytes));
    if (!game) {
      return refuse(Code::BadResults, "Line " + std::to_string(number) + " of the results file is damaged.");
    }
    results.games.push_back(*game);
    results.bytes = end + 1;
  }
}

}  // namespace heptad
