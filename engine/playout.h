// Whole games played uniformly at random, for any game: benchmarks, signatures and property tests share it.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

#include "engine/core/action.h"
#include "engine/core/event.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/game.h"

namespace heptad {

// Every seat that is to act chooses uniformly from its whole legal list. Seats that choose at the same time
// each choose once, whether or not a commitment leaves to_act.
template <Game G, class Watch>
void choose_at_random(typename G::State& state, SeatSet seats, Rng& rng, ActionList& list, Watch&& watch) {
  NoEvents quiet;
  for (; !seats.empty(); seats.remove(seats.lowest())) {
    const Seat seat = seats.lowest();
    G::legal_actions(state, seat, list);
    const Action& action = list[rng.below(list.size())];
    watch(state, seat, action, list.size());
    G::apply(state, seat, action, quiet);
  }
}

// Plays to the end. watch(position, seat, action, options) is called before each action is applied; options
// is 0 for nature.
template <Game G, class Watch>
void play_out(typename G::State& state, Rng& rng, Watch&& watch) {
  ActionList list;
  NoEvents quiet;
  for (SeatSet seats = G::to_act(state); !seats.empty(); seats = G::to_act(state)) {
    if (seats.has(kNature)) {
      const Action action = G::roll(state, rng);
      watch(state, kNature, action, 0);
      G::apply(state, kNature, action, quiet);
    } else {
      choose_at_random<G>(state, seats, rng, list, watch);
    }
  }
}

// The same games for those who do not care what nature does: watch is called for the seats' actions alone.
template <Game G, class Watch>
void play_out_quickly(typename G::State& state, Rng& rng, Watch&& watch) {
  ActionList list;
  for (SeatSet seats = G::to_act(state); !seats.empty(); seats = G::to_act(state)) {
    if (seats.has(kNature)) {
      G::play_nature(state, rng);
    } else {
      choose_at_random<G>(state, seats, rng, list, watch);
    }
  }
}

// A game that can draw an action without listing all of them, for play-outs where speed is everything.
template <class G>
concept Sampled = Game<G> && requires(const typename G::State& state, Seat seat, Rng& rng) {
  { G::sample(state, seat, rng) } -> std::same_as<Action>;
};

// As play_out_quickly, each action drawn by the game's own way, which need not be uniform.
template <Sampled G, class Watch>
void play_out_sampled(typename G::State& state, Rng& rng, Watch&& watch) {
  NoEvents quiet;
  for (SeatSet seats = G::to_act(state); !seats.empty(); seats = G::to_act(state)) {
    if (seats.has(kNature)) {
      G::play_nature(state, rng);
      continue;
    }
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      const Seat seat = seats.lowest();
      const Action action = G::sample(state, seat, rng);
      watch(state, seat, action, 1);
      G::apply(state, seat, action, quiet);
    }
  }
}

// The dice of game number `game` of a series: every game of a series can be played again alone.
constexpr Rng rng_of_game(std::uint64_t series, std::uint64_t game) { return Rng(Rng(series).next() + game); }

// A running hash of whole numbers, the same on every machine.
class Fingerprint {
 public:
  constexpr void add(std::uint64_t number) {
    hash_ = (std::rotl(hash_, 23) ^ number) * 0x9E3779B97F4A7C15U;
    hash_ ^= hash_ >> 32;
  }
  constexpr std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0x68657074'61643031U;
};

inline constexpr int kSignatureGames = 1000;

// The numbers under which an action enters the signature: those of its first days, so that signatures outlive
// the way in which actions are kept.
template <Game G>
constexpr Action signed_form(const Action& action) {
  if constexpr (requires { G::signed_form(action); }) return G::signed_form(action);
  return action;
}

// A hash over fixed games: every option count, every action, every final sheet. It changes when play changes.
template <Game G>
std::uint64_t signature(const typename G::State& start, int games = kSignatureGames) {
  Fingerprint hash;
  for (int game = 0; game < games; ++game) {
    Rng rng = rng_of_game(0, static_cast<std::uint64_t>(game));
    auto state = start;
    play_out<G>(state, rng, [&](const auto&, Seat seat, const Action& played, int options) {
      const Action action = signed_form<G>(played);
      hash.add(static_cast<std::uint64_t>(seat) << 16 | static_cast<std::uint64_t>(options) << 24 |
               action.kind);
      std::uint64_t low = 0;
      for (int i = 0; i < 8; ++i) low |= static_cast<std::uint64_t>(action.arg[i]) << 8 * i;
      hash.add(low);
      hash.add(action.arg[8] | action.arg[9] << 8 | action.arg[10] << 16);
    });
    const Outcome outcome = G::outcome(state);
    hash.add(static_cast<std::uint64_t>(outcome.how) << 16 | outcome.winners.bits());
    for (int seat = 0; seat < outcome.seats; ++seat) {
      const auto& points = outcome.sheets[seat].points;
      for (int i = 0; i < kCategories; ++i) {
        // Later categories count where they have points: older rule sets keep their signatures.
        if (i < kFirstCategories || points[i] != 0) hash.add(static_cast<std::uint64_t>(points[i]));
      }
    }
  }
  return hash.value();
}

}  // namespace heptad
