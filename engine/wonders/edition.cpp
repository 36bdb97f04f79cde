#include "engine/wonders/edition.h"

#include <algorithm>
#include <utility>

#include "engine/core/action.h"
#include "engine/wonders/armada/fleet_cards.h"
#include "engine/wonders/armada/syracuse.h"
#include "engine/wonders/boards.h"
#include "engine/wonders/cards.h"

namespace heptad::wonders {
namespace {

template <std::size_t N>
consteval Card index_of(const std::array<CardRow, N>& rows, std::string_view id) {
  for (std::size_t i = 0; i < N; ++i) {
    if (rows[i].id == id) return static_cast<Card>(i);
  }
  std::unreachable();  // stops the compiler: a chain names a card that is not in the table
}

template <std::size_t N>
consteval CardSet same_name(const std::array<CardRow, N>& rows, const CardRow& row) {
  CardSet set;
  for (std::size_t i = 0; i < N; ++i) {
    if (rows[i].shared_name() == row.shared_name()) set.add(static_cast<Card>(i));
  }
  return set;
}

template <std::size_t N>
consteval CardSet chain_parents(const std::array<CardRow, N>& rows, const CardRow& row) {
  CardSet set;
  for (const auto parent : {row.free_with.first, row.free_with.second}) {
    if (!parent.empty()) set.add(index_of(rows, parent));
  }
  for (std::size_t i = 0; i < N && row.takes; ++i) {
    if (rows[i].gives.first == row.takes || rows[i].gives.second == row.takes) set.add(static_cast<Card>(i));
  }
  return set;
}

template <std::size_t N, std::size_t B>
consteval EditionFacts derive(const std::array<CardRow, N>& rows, const std::array<BoardRow, B>& boards,
                              std::array<std::string_view, 2> side_names) {
  static_assert(N <= kMaxCards);
  EditionFacts facts{.rows = rows, .boards = boards, .side_names = side_names};
  for (std::size_t i = 0; i < N; ++i) {
    const auto& row = rows[i];
    const auto card = static_cast<Card>(i);
    facts.cards[i] = {.need = cover_of(row.cost.goods()),
                      .same_name = same_name(rows, row),
                      .free_with = chain_parents(rows, row),
                      .coins = row.cost.coins,
                      .colour = row.colour,
                      .age = row.age,
                      .costs_nothing = row.cost == Cost{}};
    facts.gifts[i] = gift_of(row.effects);
    facts.of_colour[static_cast<int>(row.colour)].add(card);
  }
  facts.guilds = facts.of_colour[static_cast<int>(Colour::Purple)];
  for (std::size_t board = 0; board < B; ++board) {
    for (int side = 0; side < 2; ++side) {
      const auto& row = boards[board].sides[side];
      facts.stage_count[board][side] = static_cast<std::uint8_t>(row.count());
      for (int stage = 0; stage < row.count(); ++stage) {
        facts.stages[board][side][stage] = {.need = cover_of(row.stages[stage].cost.goods()),
                                            .gift = gift_of(row.stages[stage].effects)};
      }
    }
  }
  return facts;
}

constexpr auto kFirstCards = cards_of<Edition::First>();
constexpr auto kSecondCards = cards_of<Edition::Second>();
constexpr EditionFacts kFirst = derive(kFirstCards, printed::kFirstEditionBoards, {"a", "b"});
constexpr EditionFacts kSecond = derive(kSecondCards, printed::kSecondEditionBoards, {"day", "night"});

template <class Row, std::size_t N, std::size_t M>
consteval std::array<Row, N + M> joined(const std::array<Row, N>& one, const std::array<Row, M>& other) {
  std::array<Row, N + M> rows;
  std::copy(one.begin(), one.end(), rows.begin());
  std::copy(other.begin(), other.end(), rows.begin() + N);
  return rows;
}
constexpr auto kFirstRows = joined(kFirstCards, armada::kFleetCards);
constexpr auto kSecondRows = joined(kSecondCards, armada::kFleetCards);
constexpr auto kFirstBoards =
    joined(printed::kFirstEditionBoards, std::array{armada::syracuse(Edition::First)});
constexpr auto kSecondBoards =
    joined(printed::kSecondEditionBoards, std::array{armada::syracuse(Edition::Second)});
constexpr EditionFacts kFirstWithArmada = derive(kFirstRows, kFirstBoards, {"a", "b"});
constexpr EditionFacts kSecondWithArmada = derive(kSecondRows, kSecondBoards, {"day", "night"});

consteval Deck deal_out(const EditionFacts& facts, int age, int cities) {
  Deck deck;
  for (std::size_t i = 0; i < facts.rows.size(); ++i) {
    const auto& row = facts.rows[i];
    if (row.age != age || row.is_guild()) continue;
    for (int copy = 0; copy < copies_in_play(row, cities); ++copy) {
      deck.copies[i] |= std::uint64_t{1} << deck.size;
      deck.cards[deck.size++] = static_cast<Card>(i);
    }
  }
  return deck;
}

using Decks = std::array<std::array<Deck, 5>, kAges>;  // by Age and cities, from three

consteval Decks decks_of(const EditionFacts& facts) {
  Decks decks;
  for (int age = 1; age <= kAges; ++age) {
    for (int cities = 3; cities <= 7; ++cities) decks[age - 1][cities - 3] = deal_out(facts, age, cities);
  }
  return decks;
}

constexpr Decks kFirstDecks = decks_of(kFirst);
constexpr Decks kSecondDecks = decks_of(kSecond);

// Every Age deals seven cards to each city.                                                    [wonders 1]
consteval bool decks_fit(const Decks& decks) {
  for (int cities = 3; cities <= 7; ++cities) {
    if (decks[0][cities - 3].size != 7 * cities || decks[1][cities - 3].size != 7 * cities) return false;
    if (decks[2][cities - 3].size + guilds_in_play(cities) != 7 * cities) return false;
  }
  return true;
}
static_assert(decks_fit(kFirstDecks) && decks_fit(kSecondDecks));
static_assert(kFirstCards.size() == 68 + kGuilds && kSecondCards.size() == 70 + kGuilds);
static_assert(kFirst.guilds.size() == kGuilds && kSecond.guilds.size() == kGuilds);

// Age cards and guilds in the box: 49, 49 and 50.
consteval bool box_is_whole(const EditionFacts& facts) {
  std::array<int, kAges> count = {};
  for (const auto& row : facts.rows) count[row.age - 1] += row.is_guild() ? 1 : copies_in_play(row, 7);
  return count == std::array{49, 49, 50};
}
static_assert(box_is_whole(kFirst) && box_is_whole(kSecond));

// Every symbol is given by some card and makes exactly one card free.
consteval bool chains_meet(const EditionFacts& facts) {
  std::array<int, kChains> given = {}, taken = {};
  for (const auto& row : facts.rows) {
    if (row.takes) ++taken[static_cast<int>(*row.takes)];
    for (const auto chain : {row.gives.first, row.gives.second}) {
      if (chain) ++given[static_cast<int>(*chain)];
    }
  }
  for (int chain = 0; chain < kChains; ++chain) {
    if (given[chain] == 0 || taken[chain] != 1) return false;
  }
  return true;
}
static_assert(chains_meet(kSecond));

// Rows are sorted by Age, guilds last, so that a sorted hand reads by kind.
consteval bool sorted(const EditionFacts& facts) {
  for (std::size_t i = 1; i < facts.rows.size(); ++i) {
    if (facts.rows[i - 1].age > facts.rows[i].age) return false;
    if (facts.rows[i - 1].is_guild() && !facts.rows[i].is_guild()) return false;
  }
  return true;
}
static_assert(sorted(kFirst) && sorted(kSecond));

// Choices are among raw materials or among manufactured goods, never both: the payment solver rests on it.
consteval bool choices_keep_apart(const EditionFacts& facts) {
  const auto apart = [](const Effects& effects) {
    for (const auto& e : effects) {
      if (e.kind == EffectKind::MakesOneOf && (e.what & 0x0F) != 0 && (e.what & 0x70) != 0) return false;
    }
    return true;
  };
  for (const auto& row : facts.rows) {
    if (!apart(row.effects)) return false;
  }
  for (const auto& board : facts.boards) {
    for (const auto& side : board.sides) {
      for (const auto& stage : side.stages) {
        if (!apart(stage.effects)) return false;
      }
    }
  }
  return true;
}
static_assert(choices_keep_apart(kFirst) && choices_keep_apart(kSecond));

// How many ways to pay there can be: each unit of either kind comes from the left or from the right, and
// which unit of a kind does not matter.
consteval int most_bills(Goods goods) {
  return (goods.only_raw().total() + 1) * (goods.only_manufactured().total() + 1);
}
consteval int most_card_bills(const EditionFacts& facts) {
  int most = 1;
  for (const auto& row : facts.rows) most = std::max(most, most_bills(row.cost.goods()));
  return most;
}
consteval int most_stage_bills(const EditionFacts& facts) {
  int most = 1;
  for (const auto& board : facts.boards) {
    for (const auto& side : board.sides) {
      for (const auto& stage : side.stages) most = std::max(most, most_bills(stage.cost.goods()));
    }
  }
  return most;
}
// A card is built, built by a power, put under a stage or sold; for the own city and for one without an
// owner.
consteval int most_actions(const EditionFacts& facts) {
  return 2 * kMaxHand * (most_card_bills(facts) + 1 + most_stage_bills(facts) + 1);
}
static_assert(std::max(most_card_bills(kFirst), most_stage_bills(kFirst)) <= kMostBills);
static_assert(std::max(most_card_bills(kSecond), most_stage_bills(kSecond)) <= kMostBills);
static_assert(std::max(most_actions(kFirst), most_actions(kSecond)) <= kMostActions);
static_assert(kMostActions <= ActionList::kCapacity);

}  // namespace

std::optional<Card> EditionFacts::find_card(std::string_view id) const {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].id == id) return static_cast<Card>(i);
  }
  return std::nullopt;
}

std::optional<int> EditionFacts::find_board(std::string_view id) const {
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (boards[i].id == id) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::string EditionFacts::board_text(int board_and_side) const {
  const int side = board_and_side % 3;
  const std::string_view shown = side == 2 ? "?" : side_names[side];
  return std::string(boards[board_and_side / 3].id) + ':' + std::string(shown);
}

constinit const std::array<const EditionFacts*, 4> kEditions = {&kFirst, &kFirstWithArmada, &kSecond,
                                                                &kSecondWithArmada};

const Deck& deck_of(Edition edition, int age, int cities) {
  return (edition == Edition::First ? kFirstDecks
                                    : kSecondDecks)[age - 1][std::min(cities, kMostPlayersOfADeck) - 3];
}

}  // namespace heptad::wonders
