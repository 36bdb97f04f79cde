#include "bots/advice.h"

#include "bots/bots.h"
#include "bots/reasons.h"

namespace heptad {
namespace {

constexpr std::size_t kMostAdvice = 5;

// For rules that no bot knows yet: any legal action.
Advice any_action(const Question& question) {
  ActionList list;
  question.position.legal_actions(question.seat, list);
  Rng rng(question.seed);
  return {list[rng.below(list.size())], std::nullopt};
}

}  // namespace

std::vector<Advice> advise(const Question& question) {
  BotSpec bot{.kind = BotKind::Level, .level = question.level};
  bot.search.character = question.character;
  const auto thought =
      think(bot, question.position.rules(), question.log, question.seat, {.seed = question.seed});
  if (!thought) return {any_action(question)};
  std::vector<Advice> moves = {{thought->best, std::nullopt}};
  for (const Candidate& candidate : thought->candidates) {
    const double win = chance_with(*thought, question.seat, candidate.win_probability);
    if (candidate.action == thought->best) {
      moves.front().win = win;
    } else if (moves.size() < kMostAdvice) {
      moves.push_back({candidate.action, win});
    }
  }
  return moves;
}

void write_advice(JsonWriter& json, const AnyGame& position, Seat seat, const std::vector<Advice>& moves) {
  json.begin_array();
  for (const Advice& advice : moves) {
    json.begin_object().field("action", position.text(advice.action)).key("win");
    advice.win ? json.value(*advice.win) : json.null();
    write_reasons(json.key("reasons"), reasons(position, seat, advice.action));
    json.end_object();
  }
  json.end_array();
}

}  // namespace heptad
