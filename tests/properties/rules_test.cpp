// What holds in every game: legal means legal, refused means unchanged, games end.
#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

// Any action at all: mostly near the real ones, sometimes far out.
Action random_action(Rng& rng, const Action& near) {
  Action action = near;
  const int changes = 1 + rng.below(2);
  for (int i = 0; i < changes; ++i) {
    const int byte = rng.below(12);
    const auto value = static_cast<std::uint8_t>(rng.below(rng.below(4) == 0 ? 256 : 24));
    (byte == 0 ? action.kind : action.arg[static_cast<std::size_t>(byte) - 1]) = value;
  }
  return action;
}

template <Game G>
std::vector<Action> legal_list(const typename G::State& state, Seat seat) {
  ActionList list;
  G::legal_actions(state, seat, list);
  return {list.begin(), list.end()};
}

TEST_P(RandomGames, EveryLegalActionPassesTheCheckAndApplies) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const auto watch = [](const auto& state, Seat seat, const Action& chosen) {
      const auto actions = seat == kNature ? std::vector{chosen} : legal_list<G>(state, seat);
      for (const Action& action : actions) {
        const auto checked = G::check(state, seat, action);
        ASSERT_TRUE(checked) << G::text(state, action) << ": " << checked.error().message;
        auto after = state;
        NoEvents quiet;
        G::apply(after, seat, action, quiet);
      }
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomGames, TheLinesOfASheetAddUpToIt) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const auto ended = [](const auto& state, int) {
      const Outcome outcome = G::outcome(state);
      for (int seat = 0; seat < outcome.seats; ++seat) {
        Sheet sum;
        for (const ScoreLine& line : G::score_lines(state, seat)) {
          sum[line.category] = static_cast<std::int16_t>(sum[line.category] + line.points);
          EXPECT_TRUE(line.each == 0 || line.each * line.count == line.points) << line.of;
        }
        EXPECT_EQ(sum, outcome.sheets[seat]);
      }
    };
    play_games<G>(GetParam(), start, [](const auto&, Seat, const Action&) {}, ended);
  });
}

TEST_P(RandomGames, WhatIsSampledIsOnTheList) {
  with_start(GetParam().rules, [&]<class G>(G, const auto& start) {
    if constexpr (Sampled<G>) {
      for (int game = 0; game < GetParam().games && !HasFailure(); ++game) {
        Rng rng = rng_of_game(2, static_cast<std::uint64_t>(game));
        auto state = start;
        play_out_sampled<G>(state, rng, [&](const auto& position, Seat seat, const Action& action, int) {
          if (HasFailure()) return;
          ActionList list;
          G::legal_actions(position, seat, list);
          EXPECT_NE(std::ranges::find(list, action), list.end()) << G::text(position, action);
        });
      }
    }
  });
}

TEST_P(RandomGames, ActionsThatAreNotOfferedAreRefused) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    Rng rng(5);
    const auto watch = [&](const auto& state, Seat seat, const Action& chosen) {
      const Action other = random_action(rng, chosen);
      const auto checked = G::check(state, seat, other);
      if (!checked) {
        ASSERT_FALSE(checked.error().message.empty());
        return;
      }
      if (seat == kNature) {  // luck has no list: what the check lets through must apply
        auto after = state;
        NoEvents quiet;
        G::apply(after, seat, other, quiet);
        return;
      }
      const auto is_it = [&](const Option& option) { return option.legal() && option.action == other; };
      ASSERT_TRUE(std::ranges::any_of(G::options(state, seat), is_it)) << G::text(state, other);
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomGames, SeatsThatAreNotToActAreRefused) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const int players = GetParam().rules.players;
    ActionList changes;
    const auto watch = [&](const auto& state, Seat, const Action& chosen) {
      // While nature acts no seat may; while one seat acts alone nature and the others may not.
      const SeatSet acting = G::to_act(state);
      if (acting.size() != 1) return;
      for (Seat seat = 0; seat <= kNature; ++seat) {
        if (acting.has(seat) || (seat >= players && seat != kNature)) continue;
        if (seat != kNature) {
          G::legal_actions(state, seat, changes);
          if (!changes.empty()) continue;  // a commitment may be changed until the last seat commits
        }
        ASSERT_FALSE(G::check(state, seat, chosen));
      }
    };
    const auto ended = [&](const auto& state, int) {
      ASSERT_FALSE(G::check(state, 0, Action{}));
      ASSERT_FALSE(G::check(state, kNature, Action{}));
    };
    play_games<G>(GetParam(), start, watch, ended);
  });
}

TEST_P(RandomGames, OptionsAndTheLegalListAgree) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    int seen = 0;
    const auto watch = [&](const auto& state, Seat seat, const Action&) {
      if (seat == kNature || ++seen % 16 != 0) return;
      std::vector<Action> payable;
      for (const Option& option : G::options(state, seat)) {
        if (option.legal()) payable.push_back(option.action);
        ASSERT_EQ(option.why_not == WhyNot::Coins, option.short_of > 0);
      }
      std::vector<Action> legal = legal_list<G>(state, seat);
      std::ranges::sort(payable);
      std::ranges::sort(legal);
      ASSERT_TRUE(std::ranges::includes(payable, legal));
      // What is offered beyond the list is a choice given anew.
      for (const Action& action : payable) ASSERT_TRUE(G::check(state, seat, action));
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomGames, TheGameEndsWithAWinnerOnTheSheet) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    int actions = 0;
    const auto watch = [&](const auto& state, Seat, const Action&) {
      ASSERT_LT(++actions, 5'000);
      ASSERT_FALSE(G::to_act(state).empty());
    };
    const auto ended = [&](const auto& state, int) {
      actions = 0;
      const Outcome outcome = G::outcome(state);
      ASSERT_TRUE(outcome.over);
      ASSERT_NE(outcome.how, Victory::None);
      ASSERT_EQ(outcome.seats, GetParam().rules.players);
      ASSERT_FALSE(outcome.winners.empty());
      for (Seat seat = 0; seat < outcome.seats; ++seat) {
        ASSERT_EQ(outcome.winners.has(seat), outcome.rank[seat] == 1);
      }
    };
    play_games<G>(GetParam(), start, watch, ended);
  });
}

TEST_P(RandomGames, EventsDoNotChangeWhatHappens) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const auto watch = [](const auto& state, Seat seat, const Action& action) {
      auto quietly = state;
      auto loudly = state;
      NoEvents quiet;
      EventLog log;
      G::apply(quietly, seat, action, quiet);
      G::apply(loudly, seat, action, log);
      ASSERT_TRUE(same(quietly, loudly)) << G::text(state, action);
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomGames, NatureGivesTheSameInOneGoAsStepByStep) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const auto nothing = [](const auto&, Seat, const Action&) {};
    play_games<G>(GetParam(), start, nothing, [&](const auto& last, int number) {
      Rng rng = rng_of_game(1, static_cast<std::uint64_t>(number));
      auto state = start;
      play_out_quickly<G>(state, rng, [](const auto&, Seat, const Action&, int) {});
      ASSERT_TRUE(same(state, last));
    });
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomGames, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
