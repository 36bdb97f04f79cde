// The doors of a hall of one person (local_hall.h), and what else a page asks a server for. Numbers of
// milliseconds are doubles: a browser's clock has more of them than 32 bits hold.
#include <algorithm>

#include "bindings/wasm/input.h"
#include "bindings/wasm/local_hall.h"
#include "bots/advice.h"
#include "engine/core/number.h"
#include "engine/rules_json.h"
#include "table/sight.h"

namespace heptad {
namespace {

LocalHall hall;

std::string_view take_until(std::string_view& rest, char mark) {
  const std::size_t end = std::min(rest.find(mark), rest.size());
  const auto part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

const char* hand_over(std::string answer) {
  output = std::move(answer);
  return output.c_str();
}

const char* hand_over(const Expected<std::string>& answer) {
  return hand_over(answer ? *answer : error_json(answer.error()));
}

// "here-7k2m seed\n": what a new table would be made of.
LocalHall::Fresh take_fresh(std::string_view& rest, double now) {
  LocalHall::Fresh fresh{.id = std::string(take_until(rest, ' ')), .created = static_cast<std::int64_t>(now)};
  fresh.seed = digest_from_hex(take_until(rest, '\n')).value_or(Seed{});
  return fresh;
}

Expected<Question> read_question(std::string_view rest) {
  const auto level = number_in<int>(take_until(rest, ' '));
  const auto character = take_until(rest, ' ');
  const auto seed = number_in<std::uint64_t>(take_until(rest, ' '));
  const auto seat = number_in<int>(take_until(rest, '\n'));
  auto replay = read_record(rest);
  if (!replay) return refuse(Code::BadRecord, replay.error().sentence());
  const bool decides =
      seat && *seat >= 0 && *seat < kMaxSeats && replay->game.to_act().has(static_cast<Seat>(*seat));
  if (!level || *level < 1 || *level > kLevels || !seed || !decides)
    return refuse(Code::BadRequest, "This is no question of a seat that is to act.");
  return Question{.position = std::move(replay->game),
                  .log = std::move(replay->record.log),
                  .seat = static_cast<Seat>(*seat),
                  .level = *level,
                  .character = character_named(character).value_or(Character::None),
                  .seed = *seed};
}

Expected<std::string> replay_of(std::string_view table, int seat, int first, int count) {
  const Table* found = hall.find(table);
  if (found == nullptr) return refuse(Code::UnknownTable, "There is no such table.");
  const auto asked = seat < 0 ? std::nullopt : std::optional<std::size_t>(seat);
  return replay_json(*found, found->owned_by(LocalHall::owner()), asked,
                     static_cast<std::size_t>(std::max(first, 0)),
                     static_cast<std::size_t>(std::max(count, 1)));
}

Expected<std::string> record_of(std::string_view table) {
  const Table* found = hall.find(table);
  if (found == nullptr) return refuse(Code::UnknownTable, "There is no such table.");
  const auto record = found->record();
  if (!record) return refuse(Code::NotOver, "The record is shown when the game is over.");
  return print_record(*record);
}

std::string rules_json() {
  JsonWriter json;
  write_rule_sets(json.begin_object().key("rules"));
  return json.field("levels", kMaxLevel).end_object().take();
}

}  // namespace
}  // namespace heptad

// The input is the fresh id and seed, a line end, and the body of POST /api/tables.
extern "C" [[clang::export_name("heptad_local_make")]] const char* heptad_local_make(double now) {
  std::string_view rest = heptad::input;
  const auto fresh = heptad::take_fresh(rest, now);
  return heptad::hand_over(heptad::hall.make(rest, fresh, static_cast<heptad::Millis>(now)));
}

// The input is the fresh id and seed, a line end, what the person is called, a line end, and a record whose
// game goes on.
extern "C" [[clang::export_name("heptad_local_go_on")]] const char* heptad_local_go_on(int seat, int level,
                                                                                       double now) {
  std::string_view rest = heptad::input;
  const auto fresh = heptad::take_fresh(rest, now);
  const auto called = heptad::take_until(rest, '\n');
  return heptad::hand_over(heptad::hall.go_on(rest, static_cast<heptad::Seat>(seat), level, called, fresh,
                                              static_cast<heptad::Millis>(now)));
}

// The input is a table's head, a line end, and its journal.
extern "C" [[clang::export_name("heptad_local_open")]] const char* heptad_local_open(double now) {
  std::string_view rest = heptad::input;
  const auto head = heptad::take_until(rest, '\n');
  return heptad::hand_over(heptad::hall.open(head, rest, static_cast<heptad::Millis>(now)));
}

// The input is an id, a line end, and the record of a finished game.
extern "C" [[clang::export_name("heptad_local_import")]] const char* heptad_local_import(double now) {
  std::string_view rest = heptad::input;
  const auto id = heptad::take_until(rest, '\n');
  return heptad::hand_over(heptad::hall.import(id, rest, static_cast<heptad::Millis>(now)));
}

// The input is a fresh id and seed, a line end, and a client's message.
extern "C" [[clang::export_name("heptad_local_hear")]] const char* heptad_local_hear(double now) {
  std::string_view rest = heptad::input;
  const auto fresh = heptad::take_fresh(rest, now);
  return heptad::hand_over(heptad::hall.hear(rest, fresh, static_cast<heptad::Millis>(now)));
}

extern "C" [[clang::export_name("heptad_local_stored")]] const char* heptad_local_stored(int ok, double now) {
  return heptad::hand_over(heptad::hall.stored(ok != 0, static_cast<heptad::Millis>(now)));
}

// The input is the table.
extern "C" [[clang::export_name("heptad_local_due")]] const char* heptad_local_due() {
  return heptad::hand_over(heptad::hall.due(heptad::input));
}

// The input is the table, a line end, and the bot's action.
extern "C" [[clang::export_name("heptad_local_bot")]] const char* heptad_local_bot(int seat, double epoch,
                                                                                   double now) {
  std::string_view rest = heptad::input;
  const auto table = heptad::take_until(rest, '\n');
  return heptad::hand_over(heptad::hall.bot_acts(table, static_cast<heptad::Seat>(seat),
                                                 static_cast<std::int64_t>(epoch), rest,
                                                 static_cast<heptad::Millis>(now)));
}

// The input is a question as `due` and `ask` give it. [{"action":…,"win":…,"reasons":[…]},…], the best first.
extern "C" [[clang::export_name("heptad_local_advise")]] const char* heptad_local_advise() {
  return heptad::hand_over(
      heptad::read_question(heptad::input).transform([](const heptad::Question& question) {
        heptad::JsonWriter json;
        write_advice(json, question.position, question.seat, advise(question));
        return json.take();
      }));
}

// The input is the table; as GET /api/tables/:id/replay. A seat below 0: the lowest of the own.
extern "C" [[clang::export_name("heptad_local_replay")]] const char* heptad_local_replay(int seat, int first,
                                                                                         int count) {
  return heptad::hand_over(heptad::replay_of(heptad::input, seat, first, count));
}

// The input is the table; as GET /api/tables/:id/record.
extern "C" [[clang::export_name("heptad_local_record")]] const char* heptad_local_record() {
  return heptad::hand_over(heptad::record_of(heptad::input));
}

// As GET /api/rules.
extern "C" [[clang::export_name("heptad_local_rules")]] const char* heptad_local_rules() {
  return heptad::hand_over(heptad::rules_json());
}

// The input is the rule set; as GET /api/catalogue. 0 players: the usual number.
extern "C" [[clang::export_name("heptad_local_catalogue")]] const char* heptad_local_catalogue(int players) {
  return heptad::hand_over(heptad::parse_rules(heptad::input, players).transform(heptad::catalogue_json));
}
