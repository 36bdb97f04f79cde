#!/usr/bin/env python3
"""Plays random games in two implementations at once, the engine and this folder's, and compares every decision.

    tests/lockstep/run.py --rules wonders1 --players 3-7 --games 100 --seed 1

Luck and choices come from the seed. The first difference is printed with the record so far; the exit code is then 1.
"""

import argparse
import json
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import catalogues
from engine import Engine
from facts import Rules, allowed
from game import Game
from player import Player, next_move
from score import outcome, sheet, team_totals
from view import ALL, view


# Lists whose order means nothing.
UNORDERED = ("war", "naval", "choices", "powers", "chains", "invaded_by")


def in_order(value):
    """Unordered lists sorted, at any depth."""
    if isinstance(value, dict):
        return {key: _sorted(part) if key in UNORDERED else in_order(part) for key, part in value.items()}
    return [in_order(part) for part in value] if isinstance(value, list) else value


def _sorted(value):
    return sorted(map(_sorted, value), key=json.dumps) if isinstance(value, list) else value


class Difference(Exception):
    def __init__(self, what, engine, ours):
        super().__init__(what)
        self.what, self.engine, self.ours = what, engine, ours


def compare(what, engine, ours):
    """Everything we say must be said by the engine too; what only the engine says is not judged."""
    if isinstance(ours, dict) and isinstance(engine, dict):
        for key, value in ours.items():
            compare(f"{what}.{key}", engine.get(key, "nothing"), value)
    elif isinstance(ours, list) and isinstance(engine, list) and len(ours) == len(engine) and ours and isinstance(ours[0], dict):
        for place, (theirs, value) in enumerate(zip(engine, ours)):
            compare(f"{what}[{place}]", theirs, value)
    elif engine != ours:
        raise Difference(what, engine, ours)


class Match:
    """One game, played on both sides."""

    def __init__(self, engine, rules, seed, options):
        self.engine, self.rules, self.seed = engine, rules, seed
        self.rng = random.Random(f"{rules.name} {rules.players} {seed}")
        self.game = Game(rules, options)
        self.players = [Player(self.rng) for _ in self.game.players]
        self.checked = None  # the last round compared in full
        self.started = self._ask("new", rules=rules.name, players=rules.players, nature="manual", options=options)

    def _ask_all(self, requests):
        answers = self.engine.ask_all(requests)
        for request, answer in zip(requests, answers):
            if not answer["ok"]:
                raise Difference(f"the engine refuses {json.dumps(request)}", answer["error"], "accepted")
        return answers

    def _ask(self, cmd, **more):
        return self._ask_all([{"cmd": cmd, **more}])[0]

    def play(self):
        self._check(self.started)
        while not self.game.over:
            if self.rng.random() < 0.05:
                self._try_to_cheat()
            seat, action = next_move(self.game, self.players, self.rng)
            self.game.act(seat, action)
            self._check(self._ask("act", seat=seat, action=action))
        self._check_score()

    def _try_to_cheat(self):
        """What is not listed must be refused, and nothing may change: another's order, a purse too small or too kind."""
        game = self.game
        seat = self.rng.choice(list(game.players))
        mine = game.legal(seat)
        tries = [action for other in game.players for action in game.legal(other)] or ["pass", "sell altar"]
        action = self.rng.choice(tries)
        words = action.split(" pay ")
        if len(words) == 2 and self.rng.random() < 0.7:
            coins = list(map(int, words[1].split()))
            coins[self.rng.randrange(len(coins))] += self.rng.choice((-1, 1, 2))
            action = words[0] + " pay " + " ".join(map(str, coins))
        if action in mine or action.endswith(" pay 0 0"):
            return
        answer = self.engine.ask("act", seat=seat, action=action)
        if answer["ok"]:
            raise Difference(f"seat {seat} may say {action}", "accepted", {"legal": mine})

    def _check(self, answer):
        """After a commitment that resolves nothing little can change: then mostly the answer alone is compared."""
        game = self.game
        for key, ours in (("to_act", game.to_act()), ("round", game.round), ("over", game.over)):
            compare(key, answer[key], ours)
        if game.round == self.checked and self.rng.random() < 0.9:
            return
        self.checked = game.round
        seats = list(game.players)  # also those with nothing to say: their list must be empty
        viewer = self.rng.choice([None, *game.players])
        state, seen, *lists = self._ask_all(
            [{"cmd": "state"}, {"cmd": "view", "seat": viewer}] + [{"cmd": "legal", "seat": seat} for seat in seats]
        )
        for seat, answer in zip(seats, lists):
            compare(f"legal of seat {seat}", answer["legal"], game.legal(seat))
        if game.cities[0].board is None:
            return  # what a view shows of boards not yet laid out is no rule
        compare("state", in_order(state["state"]), in_order(view(game, ALL)))
        compare(f"view of {viewer}", in_order(seen["view"]), in_order(view(game, viewer)))

    def _check_score(self):
        game, score = self.game, self._ask("score")
        winners, how = outcome(game)
        compare("score.winners", score["winners"], winners)
        compare("score.how", score["how"], how)
        compare("score.sheets", score["sheets"], [sheet(game, game.cities[seat]) for seat in game.players])
        if self.rules.teams:
            compare("score.teams", score["teams"], team_totals(game))


def report(match, difference):
    rules = match.rules
    print(f"DIFFERENT: {difference.what}\nrules {rules.name}, players {rules.players}, seed {match.seed}")
    engine, ours = difference.engine, difference.ours
    if isinstance(engine, list) and isinstance(ours, list):
        print("only the engine:", json.dumps([x for x in engine if x not in ours]))
        print("only we:        ", json.dumps([x for x in ours if x not in engine]))
    print("engine:", json.dumps(engine))
    print("we:    ", json.dumps(ours))
    print(match.engine.ask("record").get("record", "no record"))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(Path(__file__).parents[2] / "build" / "heptad"))
    parser.add_argument("--rules", default="wonders1", help="rule sets, with commas between")
    parser.add_argument("--players", default="4", help="4, or 3-7; numbers a rule set is not for are left out")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next have the next")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return parser.parse_args()


def sets(asked):
    """The most players first: theirs are the longest games, and nobody is to wait for them alone at the end."""
    first, _, last = asked.players.partition("-")
    found = [(name, players) for name in asked.rules.split(",") for players in range(int(first), int(last or first) + 1)]
    return sorted((one for one in found if allowed(*one)), key=lambda one: -one[1])


def same_print(rules, catalogue):
    found = catalogues.differences(catalogue, rules)
    if found:
        print(f"DIFFERENT: the catalogue of {rules.name}\n" + "\n".join(found))
    return not found


def play(engine, rules, asked):
    options = dict(option.split("=", 1) for option in asked.option)
    begin = time.monotonic()
    for seed in range(asked.seed, asked.seed + asked.games):
        match = Match(engine, rules, seed, options)
        try:
            match.play()
        except Difference as difference:
            report(match, difference)
            return False
    seconds = time.monotonic() - begin
    print(f"{rules.name}, {rules.players} players: {asked.games} games alike ({asked.games / seconds:.1f} a second)", flush=True)
    return True


def play_set(name, players, asked):
    engine = Engine(asked.program)
    catalogue = engine.catalogue(name)
    rules = Rules(name, players, catalogue)
    alike = same_print(rules, catalogue) and play(engine, rules, asked)
    engine.close()
    return alike


def main():
    asked = arguments()
    with ProcessPoolExecutor(asked.jobs) as processes:
        games = [processes.submit(play_set, name, players, asked) for name, players in sets(asked)]
        for done in as_completed(games):
            if not done.result():
                processes.shutdown(cancel_futures=True)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
