#include "cli/match_report.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "engine/core/json_writer.h"

namespace heptad {
namespace {

void write_estimate(JsonWriter& json, std::string_view key, const Estimate& estimate) {
  json.key(key).begin_object();
  json.field("value", estimate.value).field("low", estimate.low).field("high", estimate.high).end_object();
}

using Kinds = std::array<int, kVictoryNames.size()>;

void write_kinds(JsonWriter& json, std::string_view key, const Kinds& kinds) {
  json.key(key).begin_object();
  for (std::size_t how = 0; how < kinds.size(); ++how) {
    if (kinds[how] != 0) json.field(kVictoryNames[how], kinds[how]);
  }
  json.end_object();
}

void write_bot(JsonWriter& json, const BotStanding& bot) {
  json.begin_object().field("bot", bot.name).field("games", bot.games).field("wins", bot.wins);
  json.field("forfeits", bot.forfeits);
  write_estimate(json, "elo", bot.elo);
  write_kinds(json, "won_by", bot.won_by);
  write_kinds(json, "lost_by", bot.lost_by);
  json.key("calibration").begin_array();
  for (std::size_t bin = 0; bin < kBins; ++bin) {
    const auto& [judged, won] = bot.calibration[bin];
    if (judged == 0) continue;
    json.begin_object().field("from", static_cast<double>(bin) / kBins);
    json.field("positions", judged).field("won", won / judged).end_object();
  }
  json.end_array().key("average_sheet").begin_object();
  for (std::size_t i = 0; i < kCategories; ++i) {
    if (bot.average_sheet[i] != 0) json.field(kCategoryNames[i], bot.average_sheet[i]);
  }
  json.field("total", bot.average_total).end_object();
  json.field("ms_per_decision", bot.ms_per_decision);
  json.field("iterations_per_second", bot.iterations_per_second).end_object();
}

void print_json(const MatchPlan& plan, const Standings& table) {
  JsonWriter json;
  json.begin_object().field("rules", rules_name(plan.rules)).field("players", plan.rules.players);
  json.field("deals", plan.deals).key("bots").begin_array();
  for (const BotStanding& bot : table.bots) write_bot(json, bot);
  json.end_array().key("pairs").begin_array();
  for (const Duellists& pair : table.pairs) {
    json.begin_object().field("bot", table.bots[static_cast<std::size_t>(pair.lone)].name);
    json.field("against", table.bots[static_cast<std::size_t>(pair.rest)].name).field("games", pair.games);
    write_estimate(json, "score", pair.score);
    write_estimate(json, "above", pair.above);
    json.end_object();
  }
  fmt::print("{}\n", json.end_array().end_object().text());
}

void print_bot(const BotStanding& bot) {
  fmt::print("{:<34} {:>6.0f} [{:>5.0f} {:>5.0f}]  {:>6} {:>7.1f}  {:>6.1f} {:>8.1f} {:>9.0f}\n", bot.name,
             bot.elo.value, bot.elo.low, bot.elo.high, bot.games, bot.wins, bot.average_total,
             bot.ms_per_decision, bot.iterations_per_second);
}

std::string listed(const Kinds& kinds) {
  std::string text;
  for (std::size_t how = 0; how < kinds.size(); ++how) {
    if (kinds[how] != 0) text += fmt::format("  {} {}", kVictoryNames[how], kinds[how]);
  }
  return text.empty() ? "  –" : text;
}

std::string ways_of_losing(const BotStanding& bot) {
  std::string text = listed(bot.lost_by);
  if (bot.forfeits != 0) text += fmt::format("  (forfeited {})", bot.forfeits);
  return text;
}

// How often it won what it judged to be worth so much.
std::string calibration(const BotStanding& bot) {
  std::string text;
  for (std::size_t bin = 0; bin < kBins; ++bin) {
    const auto& [judged, won] = bot.calibration[bin];
    if (judged != 0) text += fmt::format("  {}0–{}0: {:.0f}", bin, bin + 1, 100 * won / judged);
  }
  return text;
}

std::string average_sheet(const BotStanding& bot) {
  std::string text;
  for (std::size_t i = 0; i < kCategories; ++i) {
    if (bot.average_sheet[i] != 0)
      text += fmt::format("  {} {:.1f}", kCategoryNames[i], bot.average_sheet[i]);
  }
  return text;
}

std::string percent(const Estimate& share) {
  return fmt::format("{:.1f} % [{:.1f} {:.1f}]", share.value * 100, share.low * 100, share.high * 100);
}

void print_meeting(const Standings& table, const Duellists& pair, int seats) {
  fmt::print("{} against {}: {} of {} games", table.bots[static_cast<std::size_t>(pair.lone)].name,
             table.bots[static_cast<std::size_t>(pair.rest)].name, percent(pair.score), pair.games);
  if (seats > 2) fmt::print("; above another in {}", percent(pair.above));
  fmt::print("\n");
}

void print_human(const MatchPlan& plan, const Standings& table) {
  std::vector<BotStanding> ranked = table.bots;
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const BotStanding& a, const BotStanding& b) { return a.elo.value > b.elo.value; });
  fmt::print("{:<34} {:>6} {:>13}  {:>6} {:>7}  {:>6} {:>8} {:>9}\n", "bot", "Elo", "95 %", "seats", "wins",
             "points", "ms/move", "iters/s");
  for (const BotStanding& bot : ranked) print_bot(bot);
  fmt::print("\nwon by\n");
  for (const BotStanding& bot : ranked) fmt::print("{:<34}{}\n", bot.name, listed(bot.won_by));
  fmt::print("\nlost by\n");
  for (const BotStanding& bot : ranked) fmt::print("{:<34}{}\n", bot.name, ways_of_losing(bot));
  fmt::print(
      "\nof the positions it judged to be won in so many of a hundred games, it won so many of a hundred\n");
  for (const BotStanding& bot : ranked) {
    if (const auto text = calibration(bot); !text.empty()) fmt::print("{:<34}{}\n", bot.name, text);
  }
  fmt::print("\naverage sheet\n");
  for (const BotStanding& bot : ranked) fmt::print("{:<34}{}\n", bot.name, average_sheet(bot));
  const int seats = plan.rules.players;
  fmt::print("\nmeetings: share of wins of the first{}\n",
             seats > 2 ? fmt::format(" (even: {:.0f} %), and of the others it finishes above (even: 50 %)",
                                     100.0 * side_size(plan.rules) / seats)
                       : "");
  for (const Duellists& pair : table.pairs) print_meeting(table, pair, seats);
}

}  // namespace

void print_match(const MatchPlan& plan, const Standings& table, Output output) {
  output == Output::Json ? print_json(plan, table) : print_human(plan, table);
}

}  // namespace heptad
