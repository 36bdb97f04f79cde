"""One city: what stands there and what follows from it."""

from dataclasses import dataclass, field

import payment
from printed import FLEETS, LAST_SPACE, RESOURCES


def place_of(resource):
    return RESOURCES.index(resource)


@dataclass
class City:
    rules: object
    seat: int
    board: str = None
    side: str = None
    coins: int = 0
    cards: list = field(default_factory=list)
    stages: int = 0
    under: list = field(default_factory=list)
    war: list = field(default_factory=list)
    hand: list = field(default_factory=list)
    free_build_used: bool = False
    shipyard: str = None
    ships: dict = field(default_factory=lambda: dict.fromkeys(FLEETS, 0))
    islands: list = field(default_factory=list)
    naval: list = field(default_factory=list)
    invaded_by: list = field(default_factory=list)

    # What stands there

    @property
    def plan(self):
        return self.rules.boards[self.board, self.side] if self.side else None

    @property
    def next_stage(self):
        stages = self.plan.stages
        return stages[self.stages] if self.stages < len(stages) else None

    def built_cards(self):
        return [self.rules.cards[card] for card in self.cards]

    def card_effects(self):
        return [effect for card in self.built_cards() for effect in card.effects]

    def stage_effects(self):
        return [e for stage in self.plan.stages[: self.stages] for e in stage.effects] if self.plan else []

    def island_effects(self):
        return [effect for island in self.islands for effect in self.rules.islands[island].effects]

    def effects(self, kind):
        everything = self.card_effects() + self.stage_effects() + self.island_effects()
        return [effect for effect in everything if effect[0] == kind]

    def has_power(self, power):
        return ["power", power] in self.effects("power")

    def has_island_power(self, power):
        return ["island-power", power] in self.effects("island-power")

    def names(self):
        return {card.name for card in self.built_cards()}

    def count(self, what):
        if what == "wonder-stage":
            return self.stages
        if what == "defeat-token":
            return sum(token < 0 for token in self.war)  # naval tokens are none of these [armada 116]
        return sum(card.colour == what for card in self.built_cards())

    # Goods and trade

    def symbols(self, for_sale_only=False):
        """What one may use each turn, every symbol once: ((places in RESOURCES), for sale?)."""
        start = self.rules.boards.get((self.board, self.side or self.rules.sides[0]))
        found = [((place_of(start.start),), True)] if start else []
        for _, options, sale in self.effects("make"):
            found.append((tuple(sorted(map(place_of, options))), sale == "sale"))
        return [symbol for symbol in found if symbol[1]] if for_sale_only else found

    def price(self, kind, where):
        cheap = any(e[1] == kind and where in e[2] for e in self.effects("cheap"))
        return 1 if cheap else 2  # never less [wonders 41]

    def prices(self, where):
        return payment.prices(self.price("raw", where), self.price("manufactured", where))

    def emporium(self, where):
        return sum(uses for _, side, uses in self.effects("emporium") if side == where)

    # Strength

    def shields(self):
        return sum(amount for _, amount in self.effects("shields"))

    def space(self, fleet):
        return self.rules.spaces[fleet, self.ships[fleet]]

    def trade_level(self):
        return self.space("yellow").get("trade", 0)

    def strength(self):
        on_board = sum(self.space(fleet).get("naval", 0) for fleet in FLEETS)
        return on_board + sum(amount for _, amount in self.effects("naval"))

    def movable(self, fleets=FLEETS):
        return [fleet for fleet in FLEETS if fleet in fleets and self.ships[fleet] < LAST_SPACE]

    # Chains and free builds

    def chained(self, card):
        return any(parent in self.cards for parent in card.free_with)

    def colours(self):
        return {card.colour for card in self.built_cards()}
