#!/usr/bin/env python3
"""How often each board of 7 Wonders, and with Armada each shipyard, wins among equals, with 95 % intervals, as a table and a plot.

    python3 examples/balance.py --rules wonders2 --players 4 --games 2000 --plot balance.png
"""
import argparse
import math

import heptad


def interval(wins, games, z=1.96):
    """Wilson's."""
    share, square = wins / games, z * z / games
    middle, half = share + square / 2, z * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def count(rules, players, games, bot):
    wins, played = {}, {}
    player = heptad.Bot(bot)
    for number in range(games):
        game = heptad.Game(rules, players=players, seed=number)
        while not game.over:
            seat = game.current
            game.act(seat, player.choose(game, seat, seed=number).move)
        winners = game.outcome["winners"]
        for seat, city in enumerate(game.view()["seats"][:players]):
            for thing in filter(None, (f"{city['board']} {city['side']}", city.get("shipyard"))):
                played[thing] = played.get(thing, 0) + 1
                wins[thing] = wins.get(thing, 0) + (seat in winners) / len(winners)
    return wins, played


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="wonders2")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--plot", help="a PNG")
    wanted = parser.parse_args()

    wins, played = count(wanted.rules, wanted.players, wanted.games, wanted.bot)
    boards = sorted(played, key=lambda board: wins[board] / played[board])
    rows = [(board, wins[board] / played[board], *interval(wins[board], played[board])) for board in boards]
    for board, share, low, high in reversed(rows):
        print(f"{board:<24}{share:6.1%}  [{low:.1%} {high:.1%}] of {played[board]}")
    if wanted.plot:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        pyplot.figure(figsize=(7, 0.35 * len(rows) + 1.5))
        errors = [[share - low for _, share, low, _ in rows], [high - share for _, share, _, high in rows]]
        pyplot.errorbar([row[1] for row in rows], boards, xerr=errors, fmt="o")
        pyplot.axvline(1 / wanted.players, color="grey", linestyle=":")
        pyplot.xlabel(f"share of wins among {wanted.players} ({wanted.bot})")
        pyplot.tight_layout()
        pyplot.savefig(wanted.plot, dpi=120)
    return rows


if __name__ == "__main__":
    main()
