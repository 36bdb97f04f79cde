"""The names that OpenSpiel gives to games and states. Nothing of OpenSpiel is needed.

>>> from heptad.openspiel import load_game
>>> state = load_game("duel", seed=7).new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0
"""

from __future__ import annotations

from . import _native

TERMINAL = -4  # OpenSpiel's player number when nobody is to act


class GameType:
    """A rule set. Chance is sampled inside: there are no chance nodes."""

    def __init__(self, rules: str, players: int = 0, seed: int = 0, options: dict | None = None):
        self._asked = (rules, players, options or {})
        self._seed = seed
        self._first = _native.Game(rules, players, seed, self._asked[2])

    def new_initial_state(self) -> "State":
        rules, players, options = self._asked
        state = State(self, _native.Game(rules, players, self._seed, options))
        self._seed += 1
        return state

    def num_players(self):
        return self._first.players

    def num_distinct_actions(self):
        return self._first.move_count

    def observation_tensor_shape(self):
        return [len(self._first.observation(0))]

    observation_tensor_size = property(lambda self: self.observation_tensor_shape()[0])

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        return 0.0


class State:
    """Seats that choose at the same time are asked one after the other. An action is a use at its cheapest."""

    def __init__(self, game: GameType, position):
        self._game, self._position = game, position

    def get_game(self):
        return self._game

    def current_player(self):
        return TERMINAL if self._position.over else self._position.current

    def is_terminal(self):
        return self._position.over

    def is_chance_node(self):
        return False

    def is_simultaneous_node(self):
        return False

    def num_players(self):
        return self._position.players

    def legal_actions(self, player=None):
        if self._position.over or player not in (None, self._position.current):
            return []
        count = self._position.move_count
        return sorted(id for id in self._position.legal_ids() if id < count)

    def legal_actions_mask(self, player=None):
        mask = [0] * self._position.move_count
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action):
        self._position.act(self._position.current, action)

    def action_to_string(self, player, action=None):
        if action is None:
            player, action = self._position.current, player
        for move in self._position.legal(player):
            if move.id == action:
                return move.text
        raise _native.Refused(f"No legal move has the number {action}.")

    def returns(self):
        return self._position.returns

    def rewards(self):
        return self._position.returns

    def player_return(self, player):
        return self._position.returns[player]

    def observation_tensor(self, player=None):
        seat = self._position.current if player is None else player
        return self._position.observation(seat).tolist()

    def resample_from_infostate(self, player, rng):
        return State(self._game, self._position.guess(player, rng))

    def clone(self):
        return State(self._game, self._position.copy())

    def __str__(self):
        return self._position.record()


def load_game(rules: str, players: int = 0, seed: int = 0, **options) -> GameType:
    return GameType(rules, players, seed, options)
