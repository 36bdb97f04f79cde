#!/usr/bin/env python3
"""Conflicts and score sheets: the rulebooks' examples and rulings."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from conflict import ground_conflicts, naval_tokens
from positions import board, position, resolve, run
from score import outcome, science_points, sheet


class NavalConflict(unittest.TestCase):
    TABLE = {1: (-1, [3, 1]), 2: (-2, [5, 3]), 3: (-3, [7, 5, 3])}

    def tokens(self, age, *strengths):
        return naval_tokens(list(strengths), *self.TABLE[age])

    def test_the_rulebooks_example(self):  # armada 114
        self.assertEqual(self.tokens(2, 8, 6, 6, 2, 2), [5, None, None, -2, -2])

    def test_the_table_of_ties(self):  # armada 109-113
        none = None
        for age, second, third in ((1, 1, none), (2, 3, none), (3, 5, 3)):
            first, low = {1: 3, 2: 5, 3: 7}[age], -age
            self.assertEqual(self.tokens(age, 4, 4, 4), [none] * 3)
            self.assertEqual(self.tokens(age, 9, 8, 7, 1), [first, second, third, low])
            self.assertEqual(self.tokens(age, 9, 9, 7, 1), [second, second, third, low])
            self.assertEqual(self.tokens(age, 9, 9, 7, 7, 6, 1), [second, second, none, none, none, low])
            self.assertEqual(self.tokens(age, 9, 7, 7, 6, 1), [first, third, third, none, low])
            self.assertEqual(self.tokens(age, 9, 8, 7, 7, 6, 1), [first, second, none, none, none, low])
            self.assertEqual(self.tokens(age, 9, 1), [first, low])

    def test_strength_is_cards_ships_and_islands(self):  # the rulebook's example: 3 + 2
        game = position()
        city = game.cities[0]
        city.ships["red"], city.islands = 3, ["windy-haven"]
        self.assertEqual(city.strength(), 5)
        city.ships.update(yellow=6, blue=6)
        self.assertEqual(city.strength(), 8)

    def test_the_owner_of_the_forgotten_haven_may_stay_out(self):  # armada 82
        game = position(players=3)
        game.cities[0].islands = ["forgotten-haven"]
        game.cities[1].ships["red"] = 2
        run(game.sea.conflict(), {0: "stay-out"})
        self.assertEqual([city.naval for city in game.cities], [[], [3], [-1]])


class GroundConflict(unittest.TestCase):
    def test_an_invasion_is_one_more_conflict(self):  # armada 97-100
        game = position(players=5)
        game.age = 2
        resolve(game, {0: "build ballista"})
        self.assertEqual(game.cities[2].invaded_by, [0])
        ground_conflicts(game)
        self.assertEqual([sorted(city.war) for city in game.cities], [[3, 3, 3], [-1], [-1], [], [-1]])
        self.assertEqual(game.cities[2].invaded_by, [])

    def test_a_pair_fights_once(self):  # armada 101, 103
        game = position(players=4)
        resolve(game, {0: "build pontoon", 2: "build pier"})
        self.assertEqual((game.cities[2].invaded_by, game.cities[0].invaded_by), ([0], [2]))
        ground_conflicts(game)
        self.assertEqual(sorted(game.cities[0].war), [-1, 1, 1])

    def test_two_invaders_make_four_conflicts(self):  # armada 102
        game = position(players=6)
        resolve(game, {0: "build ballista", 4: "build pontoon"})
        self.assertEqual(sorted(game.cities[2].invaded_by), [0, 4])
        game.cities[1].cards = game.cities[3].cards = ["stockade"]
        ground_conflicts(game)
        self.assertEqual(game.cities[2].war, [-1] * 4)

    def test_partners_never_fight_and_opponents_fight_double(self):  # armada 124, 125
        game = position("wonders1+armada+teams", 4)
        game.cities[0].cards = ["stockade"]
        ground_conflicts(game)
        self.assertEqual([city.war for city in game.cities], [[1, 1], [], [], [-1, -1]])

    def test_an_invasion_past_the_partner_gives_one_token(self):  # armada 125, 128
        game = position("wonders1+armada+teams", 6)
        resolve(game, {1: "build pontoon"})
        self.assertEqual(game.cities[5].invaded_by, [1])
        ground_conflicts(game)
        self.assertEqual([city.war for city in game.cities], [[], [1, 1, 1], [-1, -1], [], [], [-1]])


class Scoring(unittest.TestCase):
    def test_science(self):  # the rulebook's 31, and rulings 93, 95
        self.assertEqual(science_points((2, 2, 3), 0, 0), 31)
        self.assertEqual(science_points((1, 1, 2), 2, 0), 26)
        self.assertEqual(science_points((4, 4, 4), 2, 0), 96)
        self.assertEqual(science_points((0, 0, 0), 0, 1), 1)
        self.assertEqual(science_points((0, 0, 0), 0, 2), 4)  # the second must follow the first
        self.assertEqual(science_points((0, 1, 1), 1, 1), 13)  # set first, then any of three

    def test_a_guild_scores_ten_at_most(self):  # the rulebook's Philosophers and Traders
        game = position()
        city, left, right = (game.cities[seat] for seat in (0, 1, 3))
        city.coins = 0
        city.cards = ["philosophers-guild", "traders-guild"]
        green = [card.id for card in game.rules.cards.values() if card.colour == "green"]
        yellow = [card.id for card in game.rules.cards.values() if card.colour == "yellow"]
        left.cards, right.cards = green[:7] + yellow[:4], green[:5] + yellow[:2]
        self.assertEqual(sheet(game, city)["guilds"], 16)

    def test_columns_of_the_sea(self):  # armada 120, contract 23
        game = position()
        city = game.cities[0]
        city.coins, city.ships["blue"], city.ships["yellow"], city.naval = 0, 6, 3, [3, -2]
        city.cards = ["port-customs", "boathouse", "cabinet-of-explorers"]
        city.islands = ["lush-archipelago", "sheltered-archipelago", "rainbow-archipelago", "pirate-haven"]
        got = sheet(game, city)
        self.assertEqual((got["naval"], got["shipyard"], got["islands"]), (1, 10, 4 + 8 + 1 + 3))
        self.assertEqual((got["commercial"], got["civilian"], got["scientific"]), (4, 3, 1))

    def test_a_copied_shipowners_guild_counts_itself(self):  # wonders 83
        game = position("wonders1", 3, side="b")
        city = game.cities[0]
        board(game, 0, "olympia", "b")
        city.coins, city.stages, city.cards = 0, 3, ["lumber-yard"]
        game.cities[1].cards = ["shipowners-guild"]
        self.assertEqual(sheet(game, city)["wonders"], 5 + 2)

    def test_teams_add_up(self):  # armada 129
        game = position("wonders1+teams", 4)
        for city, coins in zip(game.cities, (3, 30, 18, 18)):
            city.coins = coins
        self.assertEqual(outcome(game), ([2, 3], "points"))
        game.cities[0].coins = 8
        self.assertEqual(outcome(game), ([0, 1], "points-coins"))


if __name__ == "__main__":
    unittest.main()
