#include "bots/review_json.h"

#include "engine/core/sides.h"
#include "engine/option_json.h"
#include "engine/outcome_json.h"
#include "engine/replay.h"

namespace heptad {
namespace {

std::int64_t count_of(std::size_t size) { return static_cast<std::int64_t>(size); }

void write_chances(JsonWriter& json, const std::vector<double>& chances) {
  if (chances.empty()) return;
  json.key("win").begin_array();
  for (const double chance : chances) json.value(chance);
  json.end_array();
}

void write_moment(JsonWriter& json, const Rules& rules, const ReviewMoment& moment) {
  json.begin_object().field("entry", count_of(moment.entry)).field("age", moment.age);
  write_chances(json, moment.chances);
  json.key("sheets").begin_array();
  for (const Sheet& sheet : moment.sheets) write_sheet(json, rules, sheet);
  json.end_array().end_object();
}

JsonWriter& write_action(JsonWriter& json, const AnyGame& before, Seat seat, const Action& action) {
  json.begin_object().field("action", before.text(action));
  write_parts(json, before.parts(seat, action));
  return json;
}

void write_move(JsonWriter& json, const AnyGame& before, const Action& played, const ReviewedMove& move) {
  json.begin_object().field("entry", count_of(move.entry)).field("moment", count_of(move.moment));
  json.field("seat", int{move.seat});
  write_chances(json, move.chances);
  write_action(json.key("played"), before, move.seat, played);
  if (move.verdict) json.field("win", move.verdict->played);
  json.end_object();
  if (move.verdict) {
    const ReviewedMove::Verdict& verdict = *move.verdict;
    write_action(json.key("better"), before, move.seat, verdict.better_action).field("win", verdict.better);
    write_reasons(json.key("reasons"), verdict.reasons);
    json.end_object().field("loss", verdict.loss());
  }
  json.field("iterations", move.iterations).end_object();
}

void write_moves(JsonWriter& json, const Review& review) {
  json.begin_array();
  auto move = review.moves().begin();
  std::size_t entry = 0;
  for (const auto& [before, played] : replay(review.record().rules, review.record().log)) {
    if (move != review.moves().end() && move->entry == entry)
      write_move(json, before, played.action, *move++);
    ++entry;
  }
  json.end_array();
}

// What nature did from this entry on, in notation.
void write_nature(JsonWriter& json, const Record& record, std::size_t first) {
  json.begin_array();
  std::size_t entry = 0;
  for (const auto& [before, played] : replay(record.rules, record.log)) {
    if (entry++ < first) continue;
    if (played.seat != kNature) break;
    json.value(before.text(played.action));
  }
  json.end_array();
}

void write_turning_point(JsonWriter& json, const Record& record, const TurningPoint& point) {
  json.begin_object().field("kind", name(point.kind)).field("entry", count_of(point.entry));
  json.field("moment", count_of(point.moment))
      .field("seat", int{point.seat})
      .field("before", point.before)
      .field("after", point.after);
  if (point.kind == TurningPoint::Kind::Luck) write_nature(json.key("nature"), record, point.entry);
  json.end_object();
}

}  // namespace

void write_review(JsonWriter& json, const Review& review) {
  const Rules& rules = review.record().rules;
  json.field("rules", rules_name(rules)).field("players", rules.players).field("pass", review.pass());
  json.field("side_size", side_size(rules));  // so many seats in a row win together
  json.field("judged", count_of(review.judged())).field("of", count_of(review.moves().size()));
  json.key("moments").begin_array();
  for (const ReviewMoment& moment : review.moments()) write_moment(json, rules, moment);
  write_moves(json.end_array().key("moves"), review);
  json.key("turning_points").begin_array();
  for (const TurningPoint& point : review.turning_points()) {
    write_turning_point(json, review.record(), point);
  }
  json.end_array();
}

}  // namespace heptad
