"""Spaces for the adapters: those of Gymnasium where it is installed, otherwise small ones of the same shape."""

from __future__ import annotations

import numpy as np


class Discrete:
    def __init__(self, n: int, seed=None):
        self.n, self.shape, self.dtype = n, (), np.int64
        self._rng = np.random.default_rng(seed)

    def sample(self, mask=None):
        if mask is None:
            return int(self._rng.integers(self.n))
        return int(self._rng.choice(np.flatnonzero(mask)))

    def contains(self, x) -> bool:
        return 0 <= int(x) < self.n

    __contains__ = contains

    def seed(self, seed=None):
        self._rng = np.random.default_rng(seed)


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, x) -> bool:
        x = np.asarray(x)
        return x.shape == self.shape and bool((x >= self.low).all() and (x <= self.high).all())

    __contains__ = contains


class Dict(dict):
    def contains(self, x) -> bool:
        return set(x) == set(self) and all(x[key] in space for key, space in self.items())

    __contains__ = contains


def _kinds():
    try:
        from gymnasium import spaces
    except ImportError:
        return Box, Dict, Discrete
    return spaces.Box, spaces.Dict, spaces.Discrete


def moves(count: int):
    return _kinds()[2](count)


def observed(width: int, count: int):
    box, several, _ = _kinds()
    return several(
        {
            "observation": box(-np.inf, np.inf, (width,), np.float32),
            "action_mask": box(0, 1, (count,), np.int8),
        }
    )


def observe(game, seat):
    """What a seat sees and may do. A mask has the cheapest way of every use."""
    return {"observation": game.observation(seat), "action_mask": game.mask(seat).astype(np.int8)}
