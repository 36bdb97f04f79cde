#!/usr/bin/env python3
"""One hand-written player, over the line protocol and over Python alike.

    heptad match duel 'program:examples/both_ways.py' random    # as a program in a match
    python3 examples/both_ways.py --games 200                   # inside Python, against random moves
"""
import argparse
import json
import random
import sys


def choose(moves, seat, view):
    """The best of some moves in notation: wonders, then what costs least; a sale when the purse is empty."""
    poor = view["coins"][seat] < 2

    def worth(move):
        words = move.split()
        coins = sum(int(word) for word in words if word.isdigit())
        order = {"wonder": 4, "stage": 3, "build": 2, "sell": 2.5 if poor else 0}
        return order.get(words[0], 1) - coins / 8

    return max(moves, key=worth)


def answer_questions():
    for line in sys.stdin:
        question = json.loads(line)
        move = choose(question["legal"], question["seat"], question["view"])
        print(json.dumps({"ok": True, "action": move}), flush=True)


def play(rules, players, games):
    import heptad

    rng, won = random.Random(1), 0.0
    for number in range(games):
        game, mine = heptad.Game(rules, players=players, seed=number), number % players
        while not game.over:
            seat = game.current
            moves = [move.text for move in game.legal(seat)]
            game.act(seat, choose(moves, seat, game.view(seat)) if seat == mine else rng.choice(moves))
        winners = game.outcome["winners"]
        won += (mine in winners) / len(winners)
    print(f"{rules}: won {won / games:.0%} of {games} games against random moves")
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=0)
    wanted = parser.parse_args()
    if wanted.games:
        play(wanted.rules, wanted.players, wanted.games)
    else:
        answer_questions()
