// However long it thinks, a search stays within the memory it was given.
#include "bots/choice_table.h"
#include "bots/levels.h"
#include "bots/tree.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t kEndless = std::size_t{1} << 40;
constexpr std::size_t kLongestList = ActionList::kCapacity * sizeof(Edge);

TEST(BotMemory, IsBoundedForATreeAndATable) {
  for (const std::size_t mib : {1, 7, 32, 192, 200}) {
    EXPECT_LE(Tree(kEndless, mib * kMiB).bytes(), mib * kMiB + kLongestList) << mib;
    EXPECT_LE(ChoiceTable(mib * kMiB).most_bytes(), mib * kMiB) << mib;
  }
}

TEST(BotMemory, OfEveryLevelIsBelow256MiB) {
  for (int level = 1; level <= kLevels; ++level) {
    BotSpec named = bot("level:1");
    named.level = level;
    for (const std::string& rules : known_rule_sets()) {
      EXPECT_LE(settings_of_level(named, *parse_rules(rules)).search.memory_mb, 200);
    }
  }
}

TEST(BotMemory, OfAShortSearchIsSmall) { EXPECT_LE(Tree(1000, 192 * kMiB).bytes(), kMiB); }

TEST(BotMemory, AFullTreeTakesNoMoreAndKeepsWhatItHas) {
  Tree tree(kEndless, kMiB);
  ActionList actions;
  for (std::uint8_t i = 0; i < 12; ++i) actions.push({.kind = 1, .arg = {i}});
  std::uint64_t key = 1;
  for (; tree.has_room(actions.size()); ++key) tree.add_under(key, 1, actions);
  EXPECT_GT(tree.size(), 2000U);
  for (std::uint64_t old = 1; old < key; ++old) {
    const NodeIndex found = tree.find(old);
    ASSERT_NE(found, kNoNode);
    EXPECT_EQ(tree.edges(tree.node(found))[11].action(), actions[11]);
  }
  EXPECT_EQ(tree.find(key), kNoNode);
}

TEST(BotMemory, ATableGrowsUntilItIsFullAndKeepsWhatItHas) {
  ChoiceTable table(kMiB);
  const auto key_of = [](std::uint32_t i) { return Rng(i).next(); };
  std::uint32_t count = 0;
  for (;; ++count) {
    table.make_room();
    Choice* choice = table.find_or_add(key_of(count));
    if (choice == nullptr) break;
    choice->visits = count;
    choice->set_weight(0.25F);
  }
  EXPECT_EQ(table.size(), count);
  EXPECT_GT(count * sizeof(Choice), kMiB / 3);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Choice* found = table.find(key_of(i));
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->visits, i);
    EXPECT_EQ(found->weight(), 0.25F);
  }
  EXPECT_EQ(table.find(key_of(count)), nullptr);
}

TEST(BotMemory, SearchesThinkOnWhenItIsFull) {
  for (const std::string& name : known_rule_sets()) {
    const Rules rules = *parse_rules(name);
    const auto log = play(rules, {bot("random")}, 4);
    std::size_t first = 0;
    while (log[first].seat == kNature) ++first;
    const auto thought =
        think(bot("search:iters=4000,mb=1"), rules, std::span(log).first(first), log[first].seat);
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->iterations, 4000);
  }
}

}  // namespace
}  // namespace heptad
