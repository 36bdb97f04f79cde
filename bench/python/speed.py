#!/usr/bin/env python3
"""Random Duel through Python beside the native program, on one core, in one run: docs/performance.md has the figures.

    PYTHONPATH=build-python /usr/bin/python3 bench/python/speed.py build/heptad
"""
import json
import random
import statistics
import subprocess
import sys
import time

import heptad

ROUNDS = 5


def native(program):
    told = subprocess.run([program, "bench", "duel", "--json"], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)["duel"]["games_per_second"]


def batch_games(steps=1500, games=1024):
    batch, ended, began = heptad.Batch("duel", games, seed=1), 0, time.process_time()
    for _ in range(steps):
        ended += int(batch.step(batch.sample())[1].sum())
    return ended / (time.process_time() - began)


def observed_decisions(steps=200, games=1024):
    batch, began = heptad.Batch("duel", games, seed=1), time.process_time()
    for _ in range(steps):
        batch.observe()
        batch.step(batch.sample())
    return steps * games / (time.process_time() - began)


def single_steps(games=600):
    draw, steps, began = random.random, 0, time.process_time()
    for seed in range(games):
        game = heptad.Game("duel", seed=seed)
        while (seat := game.current) >= 0:
            ids = game.legal_ids(seat)
            game.act(seat, ids[int(draw() * len(ids))])
            steps += 1
    return steps / (time.process_time() - began)


def main(program):
    rows = [(native(program), batch_games(), observed_decisions(), single_steps()) for _ in range(ROUNDS)]
    medians = [statistics.median(column) for column in zip(*rows)]
    ratio = statistics.median(batch / bench for bench, batch, _, _ in rows)
    print(f"native, games a second            {medians[0]:12,.0f}")
    print(f"Batch, games a second             {medians[1]:12,.0f}   {ratio:.0%} of native")
    print(f"Batch with observations, decisions{medians[2]:12,.0f}")
    print(f"one Game in a loop, steps         {medians[3]:12,.0f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/heptad")
