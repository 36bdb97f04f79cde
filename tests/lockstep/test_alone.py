#!/usr/bin/env python3
"""Random games of the second implementation alone, every rule set and number of players: what must always hold."""

import itertools
import random
import sys
import unittest
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import payment
from facts import Rules, allowed
from printed import LAST_SPACE
from game import Game
from orders import read
from player import Player, next_move
from score import GUILD_CAP, outcome, sheet
from view import ALL, view

RULE_SETS = [f"wonders{edition}{modules}" for edition in (1, 2) for modules in ("", "+armada", "+teams", "+armada+teams")]
GAMES = 2


class Audited(Game):
    """Trade moves coins between cities and makes none; who buys spends what it had when the turn began [wonders 14]."""

    test = None

    def resolve(self, texts, hands):
        self.purse = {seat: self.cities[seat].coins for seat in texts}
        yield from super().resolve(texts, hands)

    def _pay(self, city, order):
        before = [other.coins for other in self.cities]
        super()._pay(city, order)
        after = [other.coins for other in self.cities]
        to_bank = sum(before) - sum(after)
        printed = {0, self.rules.cards[order.card].coins} if order.verb == "build" else {0}
        of_ship = self.rules.shipyards[city.shipyard].next_cost(order.ship, city.ships[order.ship])[0] if order.ship else 0
        self.test.assertIn(to_bank, {coins + more for coins in printed for more in {0, of_ship}})
        spent = before[city.seat] - after[city.seat]
        self.test.assertEqual(spent, sum(order.bill) + to_bank)
        self.test.assertLessEqual(spent, self.purse[city.seat])


class Watched:
    """One random game, looked at after every action."""

    def __init__(self, test, rules, seed):
        self.test, self.rules = test, rules
        self.rng = random.Random(seed)
        self.game = Audited(rules)
        self.game.test = test
        self.players = [Player(self.rng) for _ in self.game.players]
        self.dealt = Counter()

    def play(self):
        while not self.game.over:
            seat, action = next_move(self.game, self.players, self.rng)
            if action.split()[0] in ("hand", "draw"):
                self.dealt.update(action.split()[2 if action.startswith("hand") else 1 :])
            before = self.game.round
            self.game.act(seat, action)
            if self.game.round != before:
                self.look()
        self.look_at_end()

    def look(self):
        test, game = self.test, self.game
        where = Counter(game.pile)
        for city in game.cities:
            where.update(city.cards + city.under + city.hand)
            test.assertGreaterEqual(city.coins, 0)
            test.assertLessEqual(max(city.ships.values()), LAST_SPACE)
            test.assertEqual(len(city.names()), len(city.cards), "no name twice")
        test.assertEqual(where, self.dealt, "no card is lost or doubled")
        for seat in game.to_act():
            if seat != "nature":
                self.look_at_list(seat, game.legal(seat))
        if self.rules.armada:
            self.look_at_sea()

    def look_at_list(self, seat, legal):
        test, city = self.test, self.game.cities[seat]
        test.assertTrue(legal)
        test.assertEqual(len(legal), len(set(legal)))
        if self.game.pending.kind == "turn":
            for action in legal:
                order = read(action)
                test.assertLessEqual(sum(order.bill), city.coins)
                test.assertTrue(not order.ship or city.ships[order.ship] < LAST_SPACE)

    def look_at_sea(self):
        test, sea = self.test, self.game.sea
        owned = [island for city in self.game.cities for island in city.islands]
        everywhere = owned + [island for deck in sea.decks.values() for island in deck]
        test.assertEqual(sorted(everywhere), sorted(self.rules.islands), "every island is in one place")
        if self.game.pending is None or self.game.pending.kind in ("turn", "hand", "last-card"):
            test.assertFalse(sea.top_islands or sea.free_moves or sea.explorers or sea.taxes or sea.pirates or sea.looking)

    def look_at_end(self):
        test, game, rules = self.test, self.game, self.rules
        test.assertTrue(all(not city.hand for city in game.cities))
        test.assertEqual(sum(self.dealt.values()), 3 * max(rules.players, 3) * rules.hand_size)
        for city in game.cities:
            purple = city.count("purple")
            if rules.armada:
                test.assertLessEqual(sheet(game, city)["guilds"], GUILD_CAP * purple)
                test.assertLessEqual(len(city.naval), 3)
        winners, _ = outcome(game)
        test.assertTrue(winners)
        whole = view(game, ALL)
        test.assertEqual(whole["points"], [s["total"] for s in whole["sheets"]])


class RandomGames(unittest.TestCase):
    def test_what_always_holds(self):
        for name, players in itertools.product(RULE_SETS, range(2, 9)):
            if allowed(name, players):
                rules = Rules(name, players)
                for seed in range(GAMES):
                    with self.subTest(rules=name, players=players, seed=seed):
                        Watched(self, rules, seed).play()


class Bills(unittest.TestCase):
    """The solver against the plainest enumeration: for every unit, which symbol makes it."""

    def plainly(self, cost, own, sellers, coins, own_first):
        units = [place for place, n in enumerate(cost) for _ in range(n)]
        sources = [(None, symbol, 0) for symbol in own]
        for place, (symbols, prices, _) in enumerate(sellers):
            sources += [(place, symbol, prices) for symbol in symbols]
        found = []
        for chosen in itertools.permutations(range(len(sources)), len(units)):
            if all(unit in sources[c][1] for unit, c in zip(units, chosen)):
                bill, made = [0] * payment.SELLERS, 0
                for unit, c in zip(units, chosen):
                    place, _, prices = sources[c]
                    if place is None:
                        made += 1
                    else:
                        bill[place] += prices[unit]
                if all(limit is None or bill[p] <= limit for p, (_, _, limit) in enumerate(sellers)):
                    found.append((made, tuple(bill)))
        if own_first:
            # As many own units as possible, whether or not the rest can then be bought.
            most = max(len(units) - sum(rest) for rest in payment._rests(cost, tuple(own)))
            bills = {bill for made, bill in found if made == most}
        else:
            bills = payment.unbeaten({bill for _, bill in found})
        return sorted((bill for bill in bills if sum(bill) <= coins), key=payment.sort_key)

    def test_random_small_costs(self):
        rng = random.Random(7)
        for _ in range(400):
            cost = [0] * 7
            for _ in range(rng.randint(0, 3)):
                cost[rng.randrange(3)] += 1
            symbols = lambda most: [tuple(sorted(rng.sample(range(3), rng.randint(1, 2)))) for _ in range(rng.randint(0, most))]
            prices = lambda: tuple(rng.choice((1, 2)) for _ in range(7))
            sellers = [(symbols(2), prices(), None), (symbols(2), prices(), None), (symbols(2), (1,) * 7, rng.randint(0, 2))]
            asked = tuple(cost), symbols(2), sellers, rng.randint(0, 8), rng.random() < 0.5
            self.assertEqual(payment.bills(*asked), self.plainly(*asked), asked)


if __name__ == "__main__":
    unittest.main()
