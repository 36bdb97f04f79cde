#include "bots/net/net.h"

#include <gtest/gtest.h>

#include "bots/duel/features.h"
#include "bots/nets.h"
#include "bots/train/train.h"
#include "bots/train/trainer.h"
#include "engine/core/rng.h"
#include "engine/playout.h"

namespace heptad {
namespace {

std::span<const unsigned char> as_bytes(const std::string& text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

Lesson random_lesson(Rng& rng, NetShape shape) {
  Lesson lesson;
  lesson.input.clear();
  for (int i = 0; i < 20; ++i) lesson.input.turn_on(rng.below(shape.inputs));
  lesson.input.set(0, 0.5F);
  return lesson;
}

TEST(NetFile, IsReadBackAndPlayedWithAsItWasTrained) {
  const NetShape shape = {.inputs = 60, .actions = 10};
  const NetWeights net = fresh_net(shape, 3);
  const std::string bytes = write_net(net);
  const auto read = read_net(shape, as_bytes(bytes));
  ASSERT_TRUE(read);
  const Evaluator trained(net);
  const Evaluator again(*read);
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const Lesson lesson = random_lesson(rng, shape);
    Hidden one;
    Hidden other;
    trained.first_layer(lesson.input, one);
    again.first_layer(lesson.input, other);
    EXPECT_NEAR(trained.win_probability(one), again.win_probability(other), 0.01);
    const ActionRows rows = {{3, 7, 0}, 2};
    EXPECT_NEAR(trained.leaning_to(one, rows), again.leaning_to(other, rows), 0.02);
  }
}

TEST(NetFile, DamagedOrOfOtherRulesIsRefused) {
  const NetShape shape = {.inputs = 60, .actions = 10};
  const std::string bytes = write_net(fresh_net(shape, 3));
  ASSERT_TRUE(read_net(shape, as_bytes(bytes)));
  EXPECT_TRUE(check_shape(shape, as_bytes(bytes)));
  EXPECT_EQ(check_shape({.inputs = 60, .actions = 11}, as_bytes(bytes)).error().name(), "other-net");
  EXPECT_EQ(read_net({.inputs = 61, .actions = 10}, as_bytes(bytes)).error().name(), "other-net");
  EXPECT_EQ(read_net(shape, {}).error().name(), "bad-net");
  EXPECT_EQ(read_net(shape, as_bytes("not a net at all, only words")).error().name(), "bad-net");
  EXPECT_EQ(read_net(shape, as_bytes(bytes.substr(0, bytes.size() - 1))).error().name(), "bad-net");
  EXPECT_EQ(read_net(shape, as_bytes(bytes + "x")).error().name(), "bad-net");
  Rng rng(4);
  for (int i = 0; i < 200; ++i) {
    std::string damaged = bytes;
    damaged[static_cast<std::size_t>(rng.below(static_cast<int>(bytes.size())))] ^=
        static_cast<char>(1 << rng.below(8));
    EXPECT_FALSE(read_net(shape, as_bytes(damaged)));
  }
}

TEST(Trainer, LearnsAValueAndAChoice) {
  // A position is won when exactly one of two inputs is on; the right choice is the row of the first input.
  const NetShape shape = {.inputs = 8, .actions = 4};
  NetWeights net = fresh_net(shape, 5);
  Trainer trainer(net);
  Rng rng(2);
  double last_value = 0;
  double last_choice = 0;
  for (int step = 0; step < 600; ++step) {
    for (int i = 0; i < 32; ++i) {
      Lesson lesson;
      lesson.input.clear();
      const bool a = rng.below(2) == 1;
      const bool b = rng.below(2) == 1;
      if (a) lesson.input.turn_on(1);
      if (b) lesson.input.turn_on(2);
      lesson.win = a != b ? 1.0F : 0.0F;
      lesson.choices = {{{0, 0, 0}, 1, a ? 1.0F : 0.0F}, {{1, 2, 0}, 2, a ? 0.0F : 1.0F}};
      trainer.learn(lesson);
    }
    trainer.step(0.01F);
    const Losses losses = trainer.take_losses();
    last_value = losses.value / static_cast<double>(losses.lessons);
    last_choice = losses.choice / static_cast<double>(losses.choices);
  }
  EXPECT_LT(last_value, 0.05);
  EXPECT_LT(last_choice, 0.05);
}

TEST(Trainer, LearnsHowOftenAChoiceIsRightWhateverThePosition) {
  const NetShape shape = {.inputs = 8, .actions = 4};
  NetWeights net = fresh_net(shape, 5);
  net.habit[3] = 7;
  Trainer trainer(net);
  EXPECT_EQ(net.habit[3], 0) << "habits are learned from nothing";
  Lesson lesson;
  lesson.input.clear();
  for (int step = 0; step < 400; ++step) {
    // One in four times the first is right; the second is two rows.
    for (int i = 0; i < 32; ++i) {
      const float first = i % 4 == 0 ? 1.0F : 0.0F;
      lesson.choices = {{{0}, 1, first}, {{1, 2}, 2, 1 - first}};
      trainer.learn(lesson);
    }
    trainer.step(0.001F);
  }
  const Evaluator trained(net);
  EXPECT_NEAR(trained.habit_of({{1, 2}, 2}) / trained.habit_of({{0}, 1}), 3, 0.1);
}

TEST(Trainer, MovesNewInputsAndRowsAtTheirOwnPace) {
  const NetShape shape = {.inputs = 8, .actions = 4};
  const NetWeights before = fresh_net(shape, 5);
  NetWeights net = before;
  Trainer trainer(net, {.inputs = {.first = 2, .count = 1}, .rows = {.first = 3, .count = 1}, .times = 0});
  Lesson lesson;
  lesson.input.clear();
  lesson.choices = {{{2}, 1, 0.8F}, {{3}, 1, 0.2F}};
  for (const int input : {1, 2, 3}) lesson.input.turn_on(input);
  lesson.win = 1;
  trainer.learn(lesson);
  trainer.step(0.01F);
  const auto moved = [&](int input) {
    return !std::equal(net.first.begin() + input * kFirstLayer, net.first.begin() + (input + 1) * kFirstLayer,
                       before.first.begin() + input * kFirstLayer);
  };
  EXPECT_TRUE(moved(1));
  EXPECT_FALSE(moved(2));
  EXPECT_TRUE(moved(3));
  EXPECT_NE(net.action_bias[2], before.action_bias[2]);
  EXPECT_EQ(net.action_bias[3], before.action_bias[3]);
}

TEST(Nets, OfEveryRuleSetComeWithTheProgram) {
  for (const std::string& name : known_rule_sets()) {
    EXPECT_TRUE(trained_net(*parse_rules(name))) << name;
  }
  EXPECT_TRUE(check_trained_nets());
}

// What a net of Duel says of some positions, with the inputs of the race or as if there were none.
TEST(Nets, ThatDoNotSeeTheRaceGoOnAsTheyWere) {
  const Gap race = duel::inputs_of_the_race();
  for (const char* name : {"duel", "duel+pantheon"}) {
    const Rules rules = *parse_rules(name);
    const NetShape shape = net_shape(rules);
    const NetWeights before = fresh_net({shape.inputs - race.count, shape.actions}, 3);
    const auto after = read_net_for(rules, as_bytes(write_net(before)));
    ASSERT_TRUE(after) << after.error().message;
    ASSERT_EQ(after->shape, shape);
    Rng rng(2);
    duel::State state = *duel::Duel::start(rules);
    play_out_quickly<duel::Duel>(state, rng, [&](const duel::State& position, Seat seat, const Action&, int) {
      NetInput all;
      duel::describe(position, seat, all);
      NetInput old;
      old.clear();
      int seen = 0;
      for (int i = 0; i < all.on_count; ++i) {
        const bool in_race = all.on[i] >= race.first && all.on[i] < race.first + race.count;
        const int shift = all.on[i] >= race.first ? race.count : 0;
        seen += in_race ? 1 : 0;
        if (!in_race) old.turn_on(all.on[i] - shift);
      }
      for (int i = 0; i < all.amount_count; ++i) old.set(all.amounts[i].input, all.amounts[i].value);
      ASSERT_GT(seen, 0);
      ASSERT_LE(all.on_count, Sample::kMostOn);
      Hidden one;
      Hidden other;
      Evaluator(before).first_layer(old, one);
      const Evaluator wider(*after);
      wider.first_layer(all, other);
      ASSERT_NEAR(Evaluator(before).win_probability(one), wider.win_probability(other), 0.01);
    });
  }
}

TEST(Training, AgainstATargetIsAnotherTraining) {
  TrainingPlan plan{.games = 2, .passes = 1, .seed = 8};
  plan.self_play = {.long_iterations = 12, .short_iterations = 6};
  for (const char* name : {"duel", "wonders1"}) {
    const Rules rules = *parse_rules(name);
    const NetWeights first = fresh_net(net_shape(rules), 3);
    const NetWeights target = fresh_net(net_shape(rules), 4);
    Training alone(rules, plan, &first);
    Training against(rules, plan, &first, &target);
    EXPECT_GT(alone.next().samples, 0U);
    EXPECT_GT(against.next().samples, 0U);
    EXPECT_NE(write_net(alone.net()), write_net(against.net()));
  }
}

TEST(Training, IsRepeatable) {
  TrainingPlan plan{.games = 3, .passes = 1, .seed = 8};
  plan.self_play = {.long_iterations = 12, .short_iterations = 6};
  for (const char* name : {"duel", "wonders1", "wonders2+armada+teams"}) {
    Training one(*parse_rules(name), plan, nullptr);
    Training other(*parse_rules(name), plan, nullptr);
    for (int generation = 0; generation < 2; ++generation) {
      EXPECT_GT(one.next().samples, 50U);
      other.next();
    }
    EXPECT_EQ(write_net(one.net()), write_net(other.net()));
  }
}

}  // namespace
}  // namespace heptad
