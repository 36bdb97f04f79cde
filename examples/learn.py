#!/usr/bin/env python3
"""A policy that learns Duel by imitation, in numpy alone: what would the greedy bot do?

Its share of wins against random moves is told and drawn as it learns.

    python3 examples/learn.py --games 400 --curve learning.png
"""
import argparse

import heptad
import numpy as np


class Policy:
    """One hidden layer: an observation to a leaning for every move."""

    def __init__(self, inputs, moves, hidden=64, seed=1):
        rng = np.random.default_rng(seed)
        self.weights = [
            rng.normal(0, 1 / np.sqrt(40), (inputs, hidden)).astype(np.float32),
            rng.normal(0, 0.1, (hidden, moves)).astype(np.float32),
        ]
        self.moments = [np.zeros_like(weight) for weight in self.weights]

    def leanings(self, observations, masks):
        hidden = np.maximum(observations @ self.weights[0], 0)
        return hidden, np.where(masks, hidden @ self.weights[1], -1e9)

    def choose(self, observations, masks):
        return self.leanings(observations, masks)[1].argmax(axis=1)

    def learn(self, observations, masks, chosen, rate=0.05):
        """One step down the cross entropy; rates by RMS of past gradients."""
        hidden, leanings = self.leanings(observations, masks)
        wish = np.exp(leanings - leanings.max(axis=1, keepdims=True))
        wish /= wish.sum(axis=1, keepdims=True)
        wish[np.arange(len(chosen)), chosen] -= 1
        wish /= len(chosen)
        back = (wish @ self.weights[1].T) * (hidden > 0)
        for i, gradient in enumerate((observations.T @ back, hidden.T @ wish)):
            self.moments[i] = 0.9 * self.moments[i] + 0.1 * gradient**2
            self.weights[i] -= rate * 0.1 * gradient / (np.sqrt(self.moments[i]) + 1e-5)


def teach(rules, games, teacher):
    """Positions, what was legal and what the teacher chose, from games of the teacher against random moves."""
    rng, rows = np.random.default_rng(3), []
    bot = heptad.Bot(teacher)
    for number in range(games):
        game = heptad.Game(rules, seed=number)
        while not game.over:
            seat = game.current
            if seat == number % 2:
                move = bot.choose(game, seat, seed=number).move.id
                rows.append((game.observation(seat), game.mask(seat), move))
            else:
                move = rng.choice(game.legal_ids(seat))
            game.act(seat, int(move))
    observations, masks, chosen = zip(*rows)
    return np.array(observations), np.array(masks), np.array(chosen)


def share_of_wins(rules, policy, games=400):
    """The policy in seat 0 of half of the games and in seat 1 of the others, against random moves."""
    batch = heptad.Batch(rules, games, seed=99)
    mine = np.arange(games) % 2
    counted, returns = np.zeros(games, bool), np.zeros(games)
    while not counted.all():
        moves = batch.sample()
        own = batch.current() == mine
        if own.any():
            moves[own] = policy.choose(batch.observe()[own], batch.mask()[own])
        told, ended = batch.step(moves)
        first = ended & ~counted
        returns[first] = told[first, mine[first]]
        counted |= ended
    return (returns.mean() + 1) / 2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="duel")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--games", type=int, default=400, help="of the teacher")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--curve", help="a PNG with the learning curve")
    wanted = parser.parse_args()

    observations, masks, chosen = teach(wanted.rules, wanted.games, wanted.teacher)
    policy = Policy(observations.shape[1], masks.shape[1])
    rng = np.random.default_rng(5)
    curve = [share_of_wins(wanted.rules, policy)]
    print(f"{len(chosen)} positions; before learning {curve[0]:.0%} against random moves")
    for epoch in range(wanted.epochs):
        order = rng.permutation(len(chosen))
        for part in np.array_split(order, max(1, len(order) // 128)):
            policy.learn(observations[part], masks[part], chosen[part])
        curve.append(share_of_wins(wanted.rules, policy))
        print(f"epoch {epoch + 1}: {curve[-1]:.0%}", flush=True)
    if wanted.curve:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        pyplot.plot(range(len(curve)), curve, marker="o")
        pyplot.axhline(0.5, color="grey", linestyle=":")
        pyplot.xlabel("epochs")
        pyplot.ylabel("share of wins against random moves")
        pyplot.title(f"{wanted.rules}: imitating {wanted.teacher}")
        pyplot.savefig(wanted.curve, dpi=120)
    return curve


if __name__ == "__main__":
    main()
