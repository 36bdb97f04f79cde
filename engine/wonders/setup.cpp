// The start of a game: its options, read once.
#include <algorithm>
#include <optional>

#include "engine/wonders/game.h"
#include "engine/wonders/moments.h"

namespace heptad::wonders {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" ,"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

Expected<SideRule> side_rule(const EditionFacts& edition, std::string_view word) {
  if (word == "random") return SideRule::Random;
  if (word == "choose" || word == "?") return SideRule::Choose;
  if (word == edition.side_names[0]) return SideRule::A;
  if (word == edition.side_names[1]) return SideRule::B;
  return refuse(Code::BadOption, "A side is " + std::string(edition.side_names[0]) + ", " +
                                     std::string(edition.side_names[1]) + ", choose or random, not \"" +
                                     std::string(word) + "\".");
}

// "gizah:a rhodos:b olympia": one board a city, a side where one is given.
Expected<void> give_boards(State& state, std::string_view text) {
  const auto& edition = facts(state);
  const auto words = words_of(text);
  const auto count = static_cast<int>(words.size());
  if (count != state.players && count != state.city_count) {
    return refuse(Code::BadOption, "The option boards is random, choose, or one board for each of the " +
                                       std::to_string(state.city_count) + " cities, not \"" +
                                       std::string(text) + "\".");
  }
  for (int i = 0; i < count; ++i) {
    const auto colon = words[i].find(':');
    const auto board = edition.find_board(words[i].substr(0, colon));
    if (!board) return refuse(Code::BadOption, "There is no board \"" + std::string(words[i]) + "\".");
    const auto index = static_cast<std::uint8_t>(*board);
    if (state.setup.has(index)) {
      return refuse(Code::BadOption, "The board " + std::string(words[i]) + " is given twice.");
    }
    state.setup.board[i] = index;
    if (colon == std::string_view::npos) continue;
    const auto side = side_rule(edition, words[i].substr(colon + 1));
    if (!side) return std::unexpected(side.error());
    state.setup.side[i] = *side;
  }
  state.setup.boards = BoardRule::Given;
  return {};
}

Expected<void> read_boards(State& state, const std::string& value) {
  if (value == "random") return {};
  if (value != "choose") return give_boards(state, value);
  state.setup.boards = BoardRule::Choose;
  state.agenda.push(Step::TakeBoards, (1U << state.players) - 1);
  return {};
}

Expected<void> read_sides(State& state, const std::string& value) {
  const auto side = side_rule(facts(state), value);
  if (!side) return std::unexpected(side.error());
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.setup.side[seat] == SideRule::Usual) state.setup.side[seat] = *side;
  }
  return {};
}

// Who sits where is the table's affair; here random seating deals the given boards to the seats by luck.
Expected<void> read_seating(State& state, const std::string& value) {
  if (value != "given" && value != "random") {
    return refuse(Code::BadOption, "The option seating is given or random, not \"" + value + "\".");
  }
  state.setup.shuffle_given = value == "random";
  return {};
}

Expected<void> read_option(State& state, const std::string& key, const std::string& value) {
  if (key == "boards") return read_boards(state, value);
  if (key == "sides") return read_sides(state, value);
  if (key == "seating") return read_seating(state, value);
  if (auto read = moments::read_option(state, key, value, words_of(value))) return *read;
  return refuse(Code::UnknownOption,
                "7 Wonders has no option \"" + key + "\"; it has: boards, sides, seating.");
}

}  // namespace

Expected<State> Wonders::start(const Rules& rules) {
  if (auto allowed = check_players(rules); !allowed) return std::unexpected(allowed.error());
  State state;
  state.edition = rules.edition;
  state.players = static_cast<std::uint8_t>(rules.players);
  state.agenda.push(Step::Boards);
  if (auto begun = moments::game_begins(state, rules); !begun) return std::unexpected(begun.error());
  // Sides last: boards may say their own.
  for (const bool sides : {false, true}) {
    for (const auto& [key, value] : rules.options) {
      if ((key == "sides") != sides) continue;
      if (auto read = read_option(state, key, value); !read) return std::unexpected(read.error());
    }
  }
  return state;
}

}  // namespace heptad::wonders
