"""One learning seat against bots, in Gymnasium's manner. Nothing of Gymnasium is needed.

>>> from heptad.gym import Env
>>> env = Env("duel", opponent="level:2")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

import random

from . import spaces
from ._native import Bot, Game


class Env:
    """`opponent` is a bot's name, or a function of a game and a seat that gives a move."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, rules: str = "duel", players: int = 0, opponent="level:3", seat: int = 0, options=None):
        self._asked = (rules, players, options or {})
        self._seat = seat
        self._choose = opponent if callable(opponent) else _moves_of(Bot(opponent))
        self._game = Game(rules, players, 0, self._asked[2])
        self.action_space = spaces.moves(self._game.move_count)
        self.observation_space = spaces.observed(len(self._game.observation(seat)), self._game.move_count)
        self.render_mode = "ansi"

    @property
    def game(self) -> Game:
        return self._game

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        rules, players, fixed = self._asked
        self._game = Game(rules, players, random.getrandbits(63) if seed is None else seed, fixed)
        self._let_others_act()
        return self._told()

    def step(self, action):
        self._game.act(self._seat, action)
        self._let_others_act()
        observation, info = self._told()
        over = self._game.over
        return observation, self._game.returns[self._seat] if over else 0.0, over, False, info

    def _let_others_act(self):
        while not self._game.over and self._seat not in self._game.to_act:
            seat = self._game.current
            self._game.act(seat, self._choose(self._game, seat))

    def _told(self):
        observation = spaces.observe(self._game, self._seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self):
        return "\n".join(self._game.record().splitlines()[-5:])

    def close(self):
        pass


def _moves_of(bot):
    return lambda game, seat: bot.choose(game, seat).move
