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


class Sizes(unittest.TestCase):
    """Rich positions found by climbing: lower bounds for whoever sizes a list of actions or of bills."""

    def sizes(self, name, cities, hand, coins=80, **harbour):
        game = position(name, len(cities), side="b")
        for city, (board_id, cards) in zip(game.cities, cities):
            city.board, city.cards = board_id, cards.split()
        buyer = game.cities[0]
        buyer.coins = coins
        for key, value in harbour.items():
            setattr(buyer, key, value)
        listed = Orders(game, buyer).of_hand(hand.split())
        uses = [action.split(" pay")[0] for action in listed]
        return len(listed), max(map(uses.count, uses))

    def test_with_armada_57_bills_for_one_use(self):
        cities = [
            ("gizah", "east-trading-post west-trading-post eastern-emporium western-emporium"),
            ("rhodos", "lumber-yard ore-vein excavation clay-pit timber-yard loom-age-1 press-age-1 sawmill glassworks-age-2"),
            ("alexandria", "stone-pit clay-pool mine sawmill loom-age-2 glassworks-age-2 press-age-2"),
            ("ephesos", ""),
            ("babylon", ""),
            ("olympia", "lumber-yard brickyard"),
            ("halikarnassos", "stone-pit clay-pool forest-cave glassworks-age-1 press-age-1 quarry brickyard loom-age-2"),
        ]
        hand = "pantheon pier shipowners-guild palace strategists-guild lighthouse port-customs spies-guild"
        ships = {"red": 4, "yellow": 3, "blue": 5, "green": 4}
        found = self.sizes("wonders1+armada", cities, hand, ships=ships, islands=["lost-island"], shipyard="sy8", stages=1)
        self.assertEqual(found, (624, 57))

    def test_in_teams_3031_orders(self):
        cities = [
            ("gizah", "east-trading-post west-trading-post eastern-emporium western-emporium"),
            ("rhodos", "ore-vein timber-yard forest-cave loom-age-1 press-age-1 quarry brickyard glassworks-age-2"),
            ("alexandria", "stone-pit clay-pool mine press-age-1 sawmill brickyard loom-age-2"),
            ("ephesos", ""),
            ("babylon", "lumber-yard stone-pit glassworks-age-1 sawmill foundry loom-age-2 press-age-2"),
            ("olympia", "lumber-yard tree-farm excavation loom-age-1 glassworks-age-1 quarry foundry press-age-2"),
        ]
        hand = "observatory university pier palace study nautical-archives lodge pantheon"
        ships = {"red": 4, "yellow": 4, "blue": 4, "green": 5}
        islands = ["ancient-haven", "lost-island"]
        found = self.sizes("wonders1+armada+teams", cities, hand, ships=ships, islands=islands, shipyard="sy4", stages=3)
        self.assertEqual(found, (3031, 160))


if __name__ == "__main__":
    unittest.main()
