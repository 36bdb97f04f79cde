"""The 7 Wonders family for bot builders and researchers: one correct, fast engine.

>>> import heptad
>>> game = heptad.Game("duel", seed=7)
>>> while not game.over:
...     game.act(game.current, game.legal_ids()[0])
>>> sorted(game.outcome)
['how', 'over', 'sheets', 'winners']
"""

from ._native import Advice, Batch, Bot, Choice, Game, Move, Refused, cards, load, rule_sets

__all__ = ["Advice", "Batch", "Bot", "Choice", "Game", "Move", "Refused", "cards", "load", "rule_sets"]
