"""The words for what is printed on the components."""

from dataclasses import dataclass, field

RESOURCES = ("wood", "clay", "stone", "ore", "glass", "loom", "papyrus")
RAW = frozenset(RESOURCES[:4])
FLEETS = ("red", "yellow", "blue", "green")
LAST_SPACE = 6


def cost_vector(cost):
    """Units by resource; coins are kept apart because they go to the bank."""
    return tuple(cost.get(resource, 0) for resource in RESOURCES)


@dataclass(frozen=True)
class Card:
    id: str
    name: str  # two cards of one name never stand in one city [wonders 20]
    age: int
    colour: str
    copies: tuple
    coins: int
    cost: tuple
    free_with: tuple
    effects: tuple
    symbols: tuple = ()
    fleet: bool = False
    not_with_three: bool = False


@dataclass(frozen=True)
class Stage:
    cost: tuple
    effects: tuple


@dataclass(frozen=True)
class Board:
    id: str
    side: str
    start: str
    stages: tuple


@dataclass(frozen=True)
class Island:
    id: str
    level: int
    effects: tuple


@dataclass(frozen=True)
class Shipyard:
    id: str
    symbol: str
    costs: dict = field(hash=False)

    def next_cost(self, fleet, step):
        """(coins, units) of the space above `step` [armada 21]."""
        cost = self.costs[fleet][step]
        return cost.get("coins", 0), cost_vector(cost)
