"""PettingZoo's turn by turn interface (AEC). Nothing of PettingZoo is needed.

>>> from heptad.aec import Env
>>> env = Env("duel")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

import random

from . import spaces
from ._native import Game, Refused


class Env:
    """Seats that choose at the same time are asked one after the other, and none sees what another chose."""

    def __init__(self, rules: str = "duel", players: int = 0, options: dict | None = None):
        self._asked = (rules, players, options or {})
        game = self._game = Game(rules, players, 0, self._asked[2])
        self.metadata = {"name": f"heptad_{game.rules}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._moves = {agent: spaces.moves(game.move_count) for agent in self.possible_agents}
        self._observed = spaces.observed(len(game.observation(0)), game.move_count)
        self.agents: list[str] = []

    def observation_space(self, agent):
        return self._observed

    def action_space(self, agent):
        return self._moves[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    @property
    def game(self) -> Game:
        return self._game

    def reset(self, seed=None, options=None):
        rules, players, fixed = self._asked
        self._game = Game(rules, players, random.getrandbits(63) if seed is None else seed, fixed)
        self.agents = list(self.possible_agents)
        nothing = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = dict(nothing), dict(nothing)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.current]

    def observe(self, agent):
        return spaces.observe(self._game, self._seat[agent])

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise Refused("The game is over for this seat: its only action is None.")
            return self._leave(agent)
        self._game.act(self._seat[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if not self._game.over:
            self.agent_selection = self.possible_agents[self._game.current]
            return
        for other, value in zip(self.possible_agents, self._game.returns):
            self.rewards[other] = value
            self._cumulative_rewards[other] += value
            self.terminations[other] = True
        self.agent_selection = self.agents[0]

    def _leave(self, agent):
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def state(self):
        return self._game.observation(0)

    def render(self):
        return "\n".join(self._game.record().splitlines()[-5:])

    def close(self):
        pass
