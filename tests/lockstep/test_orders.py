#!/usr/bin/env python3
"""What may be ordered and how it is paid: the rulebooks' examples and the rulings, asked of the second implementation."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import payment
from printed import cost_vector
from orders import Orders
from positions import board, position


class Paying(unittest.TestCase):
    def bills(self, cost, own=(), left=(), right=(), coins=99, own_first=False, far=()):
        prices = (2,) * 7
        sellers = [(list(left), prices, None), (list(right), prices, None), *far]
        return payment.bills(cost_vector(cost), list(own), sellers, coins, own_first)

    def test_choice_producers_are_matched_not_taken_greedily(self):  # wonders 28
        either, clay = (0, 1), (1,)
        self.assertEqual(self.bills({"wood": 1, "clay": 1}, own=[either, clay]), [payment.NOTHING])

    def test_who_is_paid_is_the_buyers_choice(self):  # wonders 37
        wood = (0,)
        offered = self.bills({"wood": 2}, left=[wood, wood], right=[wood])
        self.assertEqual([bill[:2] for bill in offered], [(2, 2), (4, 0)])

    def test_partners_use_their_own_goods_first(self):  # armada 123, contract 21
        wood, clay, either = (0,), (1,), (0, 1)
        # Own means make one unit of two, whichever; the other is bought, at any price.
        far = [([wood], (1,) * 7, 2), ([], (1,) * 7, 0)]
        offered = self.bills({"wood": 1, "clay": 1}, own=[either], left=[wood], right=[clay], own_first=True, far=far)
        self.assertEqual(offered, [(0, 0, 1, 0), (0, 2, 0, 0), (2, 0, 0, 0)])

    def test_each_symbol_is_bought_once_also_with_two_emporiums(self):  # contract 19
        game = position()
        buyer, opposite = game.cities[0], game.cities[2]
        buyer.cards = ["eastern-emporium", "western-emporium"]
        buyer.coins = 20
        opposite.board = "gizah"
        orders = Orders(game, buyer)
        self.assertEqual(orders._bills(0, cost_vector({"stone": 1})), [(0, 0, 1, 0)])
        self.assertEqual(orders._bills(0, cost_vector({"stone": 2})), [])
        opposite.cards = ["quarry", "stone-pit"]
        orders = Orders(game, buyer)
        self.assertEqual(orders._bills(0, cost_vector({"stone": 3})), [(0, 0, 3, 0)])
        self.assertEqual(orders._bills(0, cost_vector({"stone": 4})), [])

    def test_emporiums_of_five_players_pay_two_seats(self):  # armada 92
        game = position(players=5)
        buyer = game.cities[0]
        buyer.cards, buyer.coins = ["eastern-emporium", "western-emporium"], 20
        for seat in range(1, 5):
            board(game, seat, "alexandria")
        game.cities[2].cards, game.cities[3].cards = ["quarry"], ["quarry"]
        orders = Orders(game, buyer)
        self.assertEqual(orders._bills(0, cost_vector({"stone": 3})), [(0, 0, 2, 1)])
        self.assertEqual(orders._bills(0, cost_vector({"stone": 2})), [(0, 0, 1, 1), (0, 0, 2, 0)])


class FreeBuilds(unittest.TestCase):
    def test_first_edition_stands_beside_every_other_way(self):  # contract 22
        game = position()
        city = game.cities[0]
        board(game, 0, "olympia")
        city.stages, city.shipyard, city.coins, city.cards = 2, "sy3", 0, []
        self.assertEqual(
            Orders(game, city).build(game.rules.cards["altar"]),
            ["build altar", "build altar ship blue", "build altar free", "build altar free ship blue"],
        )

    def test_second_edition_replaces_payments(self):  # contract 22
        game = position("wonders2+armada", 4, side="day")
        city = game.cities[0]
        board(game, 0, "olympia", "day")
        city.stages, city.shipyard, city.coins, city.cards = 2, "sy5", 9, []
        build = lambda card: Orders(game, city).build(game.rules.cards[card])
        self.assertEqual(build("baths"), ["build baths free", "build baths free ship blue"])
        self.assertEqual(build("guard-tower")[0], "build guard-tower")  # own clay
        self.assertTrue(build("guard-tower")[1].startswith("build guard-tower free ship red"))
        self.assertEqual(build("altar"), ["build altar", "build altar ship blue"])


if __name__ == "__main__":
    unittest.main()
