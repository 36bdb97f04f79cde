// Islands: how they are found.
#include "engine/wonders/armada/islands.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;
using wonders::Wonders;

// These seats reach an exploration space of that level on the same turn.
WondersGame exploring(WondersGame game, std::initializer_list<int> seats, int level = 1) {
  for (const int seat : seats) {
    game.ships(seat, {.green = 2 * level - 1}).hand(seat, {"dry-hold", "altar"});
    game.play(std::to_string(seat) + " build dry-hold");
  }
  game.others_sell();
  for (const int seat : seats) game.play(std::to_string(seat) + " sail green");
  return game;
}

// How many islands of the first level the seat may be shown.
std::vector<int> numbers_shown(const WondersGame& game, int seat) {
  wonders::armada::Islands taken = 0;
  for (const auto& harbour : game.state().armada.harbours) taken |= harbour.islands;
  std::vector<int> numbers;
  std::string line = "nature islands " + std::to_string(seat);
  int count = 0;
  for (int island = 0; island < wonders::armada::kIslandsOfLevel; ++island) {
    if ((taken >> island & 1U) != 0) continue;
    line += ' ' + std::string(wonders::armada::kIslandRows[island].id);
    ++count;
    if (game.is_legal(line)) numbers.push_back(count);
  }
  return numbers;
}

TEST(Exploration, ShowsFourToOneWhoExploresAlone /* [armada 70, 133] */) {
  auto game = exploring(armada_game(1), {1});
  EXPECT_EQ(numbers_shown(game, 1), std::vector<int>{4});
  game.play("nature islands 1 virgin-island bronze-island lost-island foggy-island");
  EXPECT_EQ(game.legal(1),
            (Ways{"keep virgin-island", "keep bronze-island", "keep lost-island", "keep foggy-island"}));
  game.play("1 keep bronze-island");
  EXPECT_EQ(game.islands(1), Ways{"bronze-island"});
  // The rest went back.
  game = exploring(game, {2});
  EXPECT_FALSE(game.is_legal("nature islands 2 virgin-island bronze-island lost-island foggy-island"));
  EXPECT_TRUE(game.is_legal("nature islands 2 virgin-island topaz-island lost-island foggy-island"));
}

TEST(Exploration, SharesTheDeckOutAmongThoseWhoExploreTogether /* [armada 71, 133] */) {
  // The rulebook's example: three of seven players, three islands each.
  auto game = exploring(armada_game(1, 7), {0, 2, 5});
  EXPECT_EQ(numbers_shown(game, 0), std::vector<int>{3});
  game.play("nature islands 0 overgrown-island virgin-island bronze-island");
  EXPECT_FALSE(game.is_legal("nature islands 2 virgin-island inhabited-island topaz-island"));
  game.play("nature islands 2 whistling-island inhabited-island topaz-island");
  game.play("nature islands 5 amber-island lost-island foggy-island");
  EXPECT_EQ(game.waiting_for(), "keep");
  game.play("0 keep bronze-island").play("2 keep inhabited-island").play("5 keep lost-island");
  EXPECT_EQ(game.islands(0), Ways{"bronze-island"});
  EXPECT_EQ(game.islands(2), Ways{"inhabited-island"});
  EXPECT_EQ(game.islands(5), Ways{"lost-island"});
  EXPECT_EQ(game.state().turn, 2);
}

// How often each exploration stands in the view, which everybody has.
int told(const WondersGame& game, std::string_view exploration) {
  const std::string view = Wonders::json(Wonders::view(game.state(), std::nullopt));
  int count = 0;
  for (auto at = view.find(exploration); at != std::string::npos; at = view.find(exploration, at + 1))
    ++count;
  return count;
}

TEST(Exploration, IsInTheViewWithThoseWhoShareIt) {
  auto game = exploring(armada_game(1, 7), {0, 2, 5});
  EXPECT_EQ(told(game, "\"exploring\":null"), 7);
  game.play("nature islands 0 overgrown-island virgin-island bronze-island");
  game.play("nature islands 2 whistling-island inhabited-island topaz-island");
  game.play("nature islands 5 amber-island lost-island foggy-island");
  for (const char* with : {"[2,5]", "[0,5]", "[0,2]"}) {
    EXPECT_EQ(told(game, "\"exploring\":{\"level\":1,\"with\":" + std::string(with) + "}"), 1);
  }
  EXPECT_EQ(told(game, "\"exploring\":null"), 4);
}

TEST(Exploration, DealsEqualHandsAndLeavesTheRest /* [armada 72] */) {
  EXPECT_EQ(numbers_shown(exploring(armada_game(1, 8), {0, 1}), 0), std::vector<int>{4});
  EXPECT_EQ(numbers_shown(exploring(armada_game(1, 8), {0, 1, 2, 3}), 0), std::vector<int>{2});
  EXPECT_EQ(numbers_shown(exploring(armada_game(1, 8), {0, 1, 2, 3, 4}), 0), std::vector<int>{1});
  EXPECT_EQ(numbers_shown(exploring(armada_game(1, 8), {0, 1, 2, 3, 4, 5, 6, 7}), 0), std::vector<int>{1});
  const auto fewer = armada_game(1, 8).islands(7, {"virgin-island"});
  EXPECT_EQ(numbers_shown(exploring(fewer, {0, 1, 2}), 0), std::vector<int>{2});
}

TEST(Exploration, OfAnotherLevelIsAnotherExploration /* [armada 73] */) {
  auto game = armada_game(1).ships(0, {.green = 1}).ships(1, {.green = 3});
  game.hand(0, {"dry-hold"}).hand(1, {"dry-hold"}).play("0 build dry-hold").play("1 build dry-hold");
  game.others_sell().play("0 sail green").play("1 sail green");
  game.play("nature islands 0 amber-island lost-island foggy-island topaz-island");
  game.play("nature islands 1 iron-haven windy-haven stormy-haven pirate-haven");
  for (const char* level : {"1", "2"}) {
    EXPECT_EQ(told(game, "\"exploring\":{\"level\":" + std::string(level) + ",\"with\":[]}"), 1);
  }
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
}

TEST(Exploration, ShowsAllThatIsLeftOfAThinDeckAndNothingOfAnEmptyOne /* [armada 74] */) {
  auto six = armada_game(1).islands(1, {"overgrown-island", "virgin-island", "bronze-island"});
  six.islands(2, {"whistling-island", "inhabited-island", "topaz-island"});
  auto game = exploring(six, {0});
  EXPECT_EQ(numbers_shown(game, 0), std::vector<int>{3});
  auto empty = exploring(six.islands(3, {"amber-island", "lost-island", "foggy-island"}), {0});
  EXPECT_EQ(empty.state().turn, 2);
  EXPECT_EQ(empty.islands(0), Ways{});
}

TEST(Exploration, IsChosenInSecretAndShownTogether /* [armada 75] */) {
  auto game = exploring(armada_game(1), {0, 1});
  game.play("nature islands 0 bronze-island lost-island foggy-island topaz-island");
  game.play("nature islands 1 virgin-island inhabited-island whistling-island amber-island");
  const auto looks = [&](int eyes, int seat) {
    return Wonders::view(game.state(), static_cast<Seat>(eyes)).armada.harbours[seat].looked_at;
  };
  EXPECT_NE(looks(0, 0), 0U);
  EXPECT_EQ(looks(1, 0), 0U);
  EXPECT_EQ(looks(2, 0), 0U);
  game.play("0 keep bronze-island");
  EXPECT_EQ(game.islands(0), Ways{});
  EXPECT_EQ(game.shields(0), 0);
  game.play("0 keep topaz-island").play("0 keep bronze-island");  // until the last has chosen
  game.play("1 keep whistling-island");
  EXPECT_EQ(game.shields(0), 1);
  EXPECT_EQ(game.strength(1), 1);
}

TEST(TopIsland, EntersPlayWithoutAChoice /* [armada 76] */) {
  const std::pair<std::string, std::string> cards[] = {{"helmsmans-rest", "bronze-island"},
                                                       {"cartographers-office", "iron-haven"},
                                                       {"nautical-archives", "scarlet-archipelago"}};
  for (const auto& [card, island] : cards) {
    auto game = armada_game(1).city(0, {"sawmill", "foundry", "brickyard", "press-age-1"}).hand(0, {card});
    game.play("0 build " + card).others_sell();
    EXPECT_EQ(game.waiting_for(), "island");
    for (const auto& [other, wrong] : cards) {
      EXPECT_EQ(game.is_legal("nature island 0 " + wrong), other == card);
    }
    game.play("nature island 0 " + island);
    EXPECT_EQ(game.islands(0), Ways{island});
    EXPECT_EQ(game.state().turn, 2);
  }
}

TEST(TopIsland, IsNoExplorationBesideThatOfAnother /* [armada 76] */) {
  auto game = armada_game(1).ships(1, {.green = 1}).hand(0, {"helmsmans-rest"}).hand(1, {"dry-hold"});
  game.play("0 build helmsmans-rest").play("1 build dry-hold").others_sell();
  game.play("nature island 0 bronze-island").play("1 sail green");
  EXPECT_FALSE(game.is_legal("nature islands 1 bronze-island lost-island foggy-island topaz-island"));
  game.play("nature islands 1 virgin-island lost-island foggy-island topaz-island");
  EXPECT_EQ(game.to_act(), SeatSet::of(1));  // alone
}

TEST(TopIsland, ComesToTheLowestSeatFirstAndNotFromAnEmptyDeck /* [armada 77] */) {
  auto game = armada_game(1).city(2, {"stone-pit"}).hand(0, {"helmsmans-rest", "altar"});
  game.hand(2, {"helmsmans-rest", "altar"}).play("2 build helmsmans-rest").play("0 build helmsmans-rest");
  game.others_sell();
  EXPECT_FALSE(game.is_legal("nature island 2 bronze-island"));
  game.play("nature island 0 bronze-island");
  EXPECT_FALSE(game.is_legal("nature island 2 bronze-island"));
  game.play("nature island 2 virgin-island");
  auto empty = armada_game(1).hand(0, {"helmsmans-rest"});
  empty.islands(1, {"overgrown-island", "virgin-island", "bronze-island", "whistling-island"});
  empty.islands(2, {"inhabited-island", "topaz-island", "amber-island", "lost-island", "foggy-island"});
  empty.play("0 build helmsmans-rest").others_sell();
  EXPECT_EQ(empty.state().turn, 2);
}

TEST(TopIsland, MayMoveAShip /* [armada 43, 76] */) {
  auto game = armada_game(1).hand(0, {"helmsmans-rest"}).play("0 build helmsmans-rest").others_sell();
  game.play("nature island 0 topaz-island");
  EXPECT_EQ(game.legal(0), (Ways{"sail blue", "pass"}));
}

}  // namespace
}  // namespace heptad::tests
