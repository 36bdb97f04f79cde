"""Positions made by hand for the tests, and parts of a game driven with given answers."""

from facts import Rules
from game import Game


def position(name="wonders1+armada", players=4, side="a"):
    """A game with boards and shipyards laid out and nothing else: tests write into its cities."""
    game = Game(Rules(name, players))
    for city, board in zip(game.cities, game.rules.board_ids()):
        city.board, city.side, city.coins = board, side, 3
    for city, yard in zip(game.cities, game.rules.shipyards):
        city.shipyard = yard
    game.age = game.turn = 1
    return game


def run(flow, *answers):
    """Drives a part of a game with the given answers; returns what was asked."""
    asked, answers = [], list(answers)
    try:
        pending = next(flow)
        while True:
            asked.append(pending)
            pending = flow.send(answers.pop(0))
    except StopIteration:
        pass
    assert not answers, f"left over: {answers}"
    return asked


def resolve(game, orders, *answers):
    hands = {}
    for seat, order in orders.items():
        words = order.split()
        hands[seat] = [words[2] if words[1] == "with" else words[1]]
    return run(game.resolve(orders, hands), *answers)


def board(game, seat, board_id, side="a"):
    game.cities[seat].board, game.cities[seat].side = board_id, side
