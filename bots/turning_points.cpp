// Where a game turned: by a move that cost chances, or by luck.
#include <algorithm>
#include <array>
#include <cmath>

#include "bots/review.h"
#include "engine/core/sides.h"

namespace heptad {
namespace {

constexpr std::size_t kTurningPoints = 3;
constexpr double kLeastTurn = 0.01;

double turn_of(const TurningPoint& point) { return std::abs(point.change()); }

}  // namespace

std::string_view name(TurningPoint::Kind kind) {
  switch (kind) {
    case TurningPoint::Kind::Mistake: return "mistake";
    case TurningPoint::Kind::Luck: return "luck";
  }
  return "";
}

// What the moves of a moment let everybody expect of the next one.
std::vector<double> Review::expected_after(std::size_t moment, const std::vector<ReviewMoment>& all) const {
  std::vector<double> expected = all[moment].chances;
  for (const ReviewedMove& move : moves_) {
    if (move.moment != moment || !move.verdict || expected.empty()) continue;
    const auto seats = static_cast<Seat>(expected.size());
    for (Seat seat = 0; seat < seats; ++seat) {
      if (on_one_side(record_.rules, seat, move.seat)) expected[seat] = move.verdict->played;
    }
    if (record_.rules.family == Family::Duel) expected[move.seat ^ 1] = 1 - move.verdict->played;
  }
  return expected;
}

std::optional<TurningPoint> Review::luck_before(std::size_t moment,
                                                const std::vector<ReviewMoment>& all) const {
  std::size_t first = all[moment].entry;
  while (first > 0 && record_.log[first - 1].seat == kNature) --first;
  if (first == all[moment].entry) return std::nullopt;
  const std::vector<double> expected = expected_after(moment - 1, all);
  const std::vector<double>& came = all[moment].chances;
  if (expected.empty() || came.empty()) return std::nullopt;
  std::optional<TurningPoint> most;
  for (Seat seat = 0; seat < came.size(); ++seat) {
    const TurningPoint point{TurningPoint::Kind::Luck, first, moment, seat, expected[seat], came[seat]};
    if (!most || turn_of(point) > turn_of(*most)) most = point;
  }
  return most;
}

std::vector<TurningPoint> Review::turning_points() const {
  std::vector<TurningPoint> points;
  for (const ReviewedMove& move : moves_) {
    if (!move.verdict) continue;
    points.push_back({TurningPoint::Kind::Mistake, move.entry, move.moment, move.seat, move.verdict->better,
                      move.verdict->played});
  }
  const std::vector<ReviewMoment> all = moments();
  for (std::size_t moment = 1; moment < all.size(); ++moment) {
    if (const auto luck = luck_before(moment, all)) points.push_back(*luck);
  }
  std::erase_if(points, [](const TurningPoint& point) { return turn_of(point) < kLeastTurn; });
  std::ranges::stable_sort(points, std::ranges::greater(), turn_of);
  points.resize(std::min(points.size(), kTurningPoints));
  std::ranges::sort(points, {}, &TurningPoint::entry);
  return points;
}

}  // namespace heptad
