#!/usr/bin/env python3
"""Ships, islands, taxes and pirates: the Armada rulebook's examples and rulings."""

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from decision import Ask
from facts import Rules
from printed import FLEETS
from orders import Orders
from positions import board, position, resolve, run


class Ships(unittest.TestCase):
    def test_card_and_ship_are_paid_together(self):  # the rulebook's Baths: stone and clay
        game = position()
        city = game.cities[0]
        board(game, 0, "gizah")
        city.shipyard, city.cards = "sy5", []
        listed = Orders(game, city).of_hand(["baths"])
        self.assertIn("build baths", listed)
        self.assertNotIn("build baths ship blue", listed)
        city.cards = ["clay-pool"]
        self.assertIn("build baths ship blue", Orders(game, city).of_hand(["baths"]))

    def test_a_stage_moves_the_fleet_with_the_symbol(self):  # the rulebook's Giza: two stone and one wood
        game = position()
        city = game.cities[0]
        board(game, 0, "gizah")
        city.shipyard, city.cards = "sy1", ["stone-pit", "lumber-yard"]
        listed = Orders(game, city).of_hand(["altar"])
        self.assertIn("stage with altar ship red", listed)
        resolve(game, {0: "stage with altar ship red"})
        self.assertEqual((city.stages, city.ships["red"]), (1, 1))

    def test_one_unit_does_not_pay_for_both(self):  # armada 22
        game = position()
        city = game.cities[0]
        board(game, 0, "gizah")
        city.shipyard, city.coins, city.cards = "sy1", 0, ["lumber-yard"]  # red step 1: wood
        self.assertNotIn("build stockade ship red", Orders(game, city).of_hand(["stockade"]))
        city.cards = ["sawmill"]
        self.assertIn("build stockade ship red", Orders(game, city).of_hand(["stockade"]))

    def test_a_chain_frees_the_card_not_the_ship(self):  # armada 24
        game = position()
        city = game.cities[0]
        board(game, 0, "rhodos")
        city.shipyard, city.coins, city.cards = "sy1", 2, ["baths"]
        city.ships["blue"] = 1  # step 2 costs two coins
        listed = Orders(game, city).of_hand(["aqueduct"])
        self.assertEqual(listed[:2], ["build aqueduct", "build aqueduct ship blue"])
        resolve(game, {0: "build aqueduct ship blue"})
        self.assertEqual((city.coins, city.ships["blue"]), (0, 2))

    def test_the_ancient_haven_spares_a_resource_never_coins(self):  # armada 84
        game = position()
        city = game.cities[0]
        board(game, 0, "rhodos")
        city.shipyard, city.coins, city.islands = "sy1", 1, ["ancient-haven"]
        self.assertIn("build altar ship blue", Orders(game, city).of_hand(["altar"]))  # clay spared
        city.ships["blue"] = 1
        self.assertNotIn("build altar ship blue", Orders(game, city).of_hand(["altar"]))

    def test_the_lost_island_moves_any_ship_with_a_stage(self):  # armada 86
        game = position()
        city = game.cities[0]
        board(game, 0, "gizah")
        city.cards, city.islands = ["stone-pit"], ["lost-island"]
        city.ships["green"] = 6
        listed = [action for action in Orders(game, city).of_hand(["altar"]) if "ship" in action and "stage" in action]
        self.assertEqual(listed, [f"stage with altar ship {fleet}" for fleet in ("red", "yellow", "blue")])

    def test_discarding_pays_three_coins_or_moves_the_yellow_ship(self):  # armada 31, 32
        game = position()
        city = game.cities[0]
        self.assertEqual(Orders(game, city).discard(game.rules.cards["altar"]), ["sell altar", "sail with altar"])
        city.ships["yellow"] = 6
        self.assertEqual(Orders(game, city).discard(game.rules.cards["altar"]), ["sell altar"])
        city.ships["yellow"] = 1
        resolve(game, {0: "sail with altar"})
        self.assertEqual((city.coins, city.ships["yellow"], game.pile), (5, 2, ["altar"]))

    def test_a_blue_fleet_card_moves_twice(self):  # armada 47
        game = position()
        city = game.cities[0]
        board(game, 0, "gizah")
        city.shipyard, city.cards = "sy1", ["clay-pool"]
        asked = resolve(game, {0: "build dry-hold ship blue"}, {0: "sail blue"})
        self.assertEqual(asked[0].options[0], [f"sail {fleet}" for fleet in FLEETS] + ["pass"])
        self.assertEqual(city.ships["blue"], 2)

    def test_as_many_ships_as_can(self):  # armada 81
        game = position()
        city = game.cities[0]
        city.ships.update(red=6, yellow=6, blue=6)
        asked = resolve(game, {0: "build cartographers-office"}, "island 0 stormy-haven", {0: "sail green"})
        self.assertEqual(asked[1].options[0], ["sail green", "pass"])

    def test_the_wondrous_haven_pays_for_every_ship_but_not_the_move_that_brought_it(self):  # armada 85, contract 9
        game = position()
        city = game.cities[0]
        city.ships["green"] = 3
        resolve(game, {0: "build dry-hold"}, {0: "sail green"}, "islands 0 wondrous-haven iron-haven windy-haven stormy-haven",
                {0: "keep wondrous-haven"})
        self.assertEqual(city.coins, 3)
        resolve(game, {0: "build construction-zone ship blue"}, {0: "sail red"})
        self.assertEqual(city.coins, 5)


class Islands(unittest.TestCase):
    def explore(self, players, explorers, left=9):
        game = position(players=players)
        game.sea.decks[1] = game.sea.decks[1][:left]
        for seat in explorers:
            game.cities[seat].ships["green"] = 1
            game.sea.move(game.cities[seat], "green")
        flow, shown = game.sea.settle(), []
        pending = next(flow)
        while not isinstance(pending, Ask):
            line = pending.roll(random.Random(1))
            shown.append(line.split()[2:])
            pending = flow.send(line)
        return shown

    def test_alone_four_together_all_in_equal_parts(self):  # the rulebook's two examples
        self.assertEqual(list(map(len, self.explore(4, [2]))), [4])
        shown = self.explore(7, [0, 3, 5])
        self.assertEqual(list(map(len, shown)), [3, 3, 3])
        self.assertEqual(len({island for part in shown for island in part}), 9)

    def test_few_left(self):  # armada 72, 74
        self.assertEqual(list(map(len, self.explore(4, [1], left=2))), [2])
        self.assertEqual(list(map(len, self.explore(4, [1, 2], left=7))), [3, 3])

    def test_an_exploration_may_lead_to_another_round(self):  # contract 10
        game = position()
        city = game.cities[0]
        city.ships["green"] = 3
        resolve(
            game,
            {0: "build dry-hold"},
            {0: "sail green"},
            "islands 0 stormy-haven iron-haven windy-haven pirate-haven",
            {0: "keep stormy-haven"},
            {0: "sail red green"},
        )
        self.assertEqual((city.ships["green"], city.ships["red"]), (5, 1))
        game.sea.free_moves[0] = (1, list(FLEETS))
        asked = run(game.sea.settle(), {0: "sail green"}, "islands 0 rainbow-archipelago", {0: "keep rainbow-archipelago"})
        self.assertEqual([ask.kind for ask in asked], ["sail", "islands", "keep"])
        self.assertEqual(city.islands, ["stormy-haven", "rainbow-archipelago"])


    def test_different_levels_are_separate(self):  # armada 73
        game = position()
        for seat, step in ((0, 1), (1, 3)):
            game.cities[seat].ships["green"] = step
            game.sea.move(game.cities[seat], "green")
        asked = run(
            game.sea.settle(),
            "islands 0 foggy-island lost-island amber-island topaz-island",
            "islands 1 iron-haven windy-haven stormy-haven pirate-haven",
            {0: "keep amber-island", 1: "keep pirate-haven"},
            {0: "sail yellow"},
        )
        self.assertEqual([ask.kind for ask in asked], ["islands", "islands", "keep", "sail"])
        self.assertEqual(asked[2].options[0][0], "keep topaz-island")  # the table's order, not nature's
        self.assertEqual((game.sea.pirates, game.cities[0].ships["yellow"]), ([1], 1))


class TurnsOfTheSea(unittest.TestCase):
    def last_turn(self):
        """Babylon with its extra turn at seat 0, Halikarnassos about to search the pile at seat 1."""
        game = position(side="b")
        board(game, 0, "babylon", "b")
        board(game, 1, "halikarnassos", "b")
        game.turn = game.rules.turns
        game.cities[0].stages = 2
        for seat, card in enumerate(("altar", "theater", "tavern", "dry-hold")):
            game.cities[seat].hand = [card]
        game.revivers = [1]
        return game

    def test_the_pile_is_searched_before_the_extra_turn_and_without_its_card(self):  # armada 27, contract 14
        game = self.last_turn()
        asked = run(game._end_last_turn(), {1: "revive dry-hold"}, {1: "sail yellow"}, {0: "sail with altar"})
        self.assertEqual(asked[0].options[1], ["revive theater", "revive tavern", "revive dry-hold", "pass"])
        self.assertEqual([ask.kind for ask in asked], ["revive", "sail", "last-card"])
        self.assertEqual((game.cities[1].ships["yellow"], game.cities[0].ships["yellow"]), (1, 1))
        self.assertEqual(sorted(game.pile), ["altar", "tavern", "theater"])

    def test_each_has_its_own_levy(self):  # contract 13, 14
        game = self.last_turn()
        game.cities[1].ships["yellow"] = game.cities[0].ships["yellow"] = 1
        run(game._end_last_turn(), {1: "revive dry-hold"}, {1: "sail yellow"}, {0: "sail with altar"})
        # Tax 1 twice: the others, at level 0, pay both times; the two of level 1 never.
        self.assertEqual([city.coins for city in game.cities], [5, 5, 1, 1])

    def test_a_revived_card_takes_a_top_island_and_explores(self):  # armada 25, 44, contract 12
        game = self.last_turn()
        game.cities[3].hand = ["nautical-archives"]
        game.cities[1].ships["green"] = 1
        asked = run(
            game._end_last_turn(),
            {1: "revive nautical-archives"},
            "island 1 torrential-archipelago",
            {1: "sail red yellow green"},
            "islands 1 foggy-island",
            {1: "keep foggy-island"},
            {0: "pass"},
        )
        self.assertEqual([ask.kind for ask in asked], ["revive", "island", "sail", "islands", "keep", "last-card"])
        self.assertEqual(len(asked[2].options[1]), 5)

    def test_free_moves_are_given_at_the_same_time(self):  # contract 7
        game = position()
        game.cities[2].ships = dict.fromkeys(FLEETS, 6)
        asked = resolve(
            game,
            {0: "build dry-hold", 1: "build construction-zone", 2: "build ship-repair"},
            {0: "sail yellow", 1: "pass"},
        )
        self.assertEqual([sorted(ask.options) for ask in asked], [[0, 1]])

    def test_eight_players_hold_seven_cards(self):  # armada 4, 13
        rules = Rules("wonders1+armada", 8)
        self.assertEqual((rules.hand_size, rules.turns, rules.deck_players), (7, 6, 7))
        self.assertEqual(len(rules.fixed_deck(1)) + 7, 56)
        self.assertEqual(len(rules.fixed_deck(3)) + 9 + 7, 56)

    def test_three_players_leave_five_cards_out(self):  # armada 3
        rules = Rules("wonders2+armada", 3)
        self.assertEqual([len(rules.fleet_pool(age)) for age in (1, 2, 3)], [6, 6, 7])


class Losses(unittest.TestCase):
    def losses(self, ships, taxes=(), pirates=(), coins=10, islands=()):
        game = position(players=len(ships))
        for city, step in zip(game.cities, ships):
            city.ships["yellow"], city.coins = step, coins
        for seat, island in islands:
            game.cities[seat].islands.append(island)
        game.sea.taxes, game.sea.pirates = list(taxes), list(pirates)
        game.sea.take_losses()
        return [coins - city.coins for city in game.cities]

    def test_first_tax_example(self):  # armada 133: tax 1, level 1 pays nothing, level 0 one
        self.assertEqual(self.losses([2, 1, 0], taxes=[(1, 0)]), [0, 0, 1])

    def test_second_tax_example(self):  # armada 133: taxes 4 and 2, only 4 counts
        self.assertEqual(self.losses([6, 4, 0], taxes=[(4, 0), (2, 1)]), [0, 2, 4])

    def test_piracy_example(self):  # armada 133: step 3 loses 2, start nothing
        self.assertEqual(self.losses([0, 3, 0], pirates=[0]), [0, 2, 0])

    def test_two_owners_of_the_highest_tax_are_others_to_each_other(self):  # armada 57
        self.assertEqual(self.losses([4, 4, 0], taxes=[(2, 0), (2, 1)]), [0, 0, 2])

    def test_losses_add_up_and_stop_at_nothing(self):  # armada 66-68
        self.assertEqual(self.losses([4, 3, 3], taxes=[(4, 0)], pirates=[1, 2]), [4, 4, 4])
        self.assertEqual(self.losses([0, 5, 5], pirates=[0, 0], coins=4), [0, 4, 4])

    def test_a_pirate_suffers_other_pirates(self):  # armada 66
        self.assertEqual(self.losses([3, 3, 0], pirates=[0, 1]), [2, 2, 0])

    def test_the_foggy_island_loses_nothing(self):  # armada 69
        self.assertEqual(self.losses([0, 0, 0], taxes=[(4, 0)], islands=[(1, "foggy-island")]), [0, 0, 4])


if __name__ == "__main__":
    unittest.main()
