"""What is printed on the components, typed into facts/*.json a second time, and the rule sets built of it."""

import json
from pathlib import Path

import catalogues
from printed import Board, Card, Island, Shipyard, Stage, cost_vector

_FOLDER = Path(__file__).parent / "facts"


def _read(name):
    return json.loads((_FOLDER / f"{name}.json").read_text())


def _card(row, **more):
    return Card(
        id=row["id"],
        name=row["name"],
        age=row["age"],
        colour=row["colour"],
        copies=tuple(row["copies"]),
        coins=row["coins"],
        cost=cost_vector(row["cost"]),
        free_with=tuple(row["free_with"]),
        effects=tuple(row["effects"]),
        symbols=tuple(row.get("symbols", ())),
        **more,
    )


def _board(row):
    stages = tuple(Stage(cost_vector(s["cost"]), tuple(s["effects"])) for s in row["stages"])
    return Board(row["id"], row["side"], row["start"], stages)


def allowed(name, players):
    """Two with the Free City in the first edition [wonders 112], eight with Armada, teams of two [armada 4, 10, 122]."""
    modules = name.split("+")
    fewest = 2 if name == "wonders1" else 3
    most = 8 if "armada" in modules else 7
    return fewest <= players <= most and ("teams" not in modules or players in (4, 6, 8))


class Rules:
    """One rule set for one number of players: tables, sizes and switches."""

    def __init__(self, name, players, catalogue=None):
        if not allowed(name, players):
            raise ValueError(f"{name} is not for {players}")
        base, *modules = name.split("+")
        self.name = name
        self.players = players
        self.edition = {"wonders1": 1, "wonders2": 2}[base]
        self.armada = "armada" in modules
        self.teams = "teams" in modules
        self.free_city = players == 2
        self.cities = players + self.free_city
        tables = _read(base)
        self.sides = ("a", "b") if self.edition == 1 else ("day", "night")
        self.cards = {row["id"]: _card(row) for row in tables["cards"]}
        self.boards = {(row["id"], row["side"]): _board(row) for row in tables["boards"]}
        self.islands, self.shipyards, self.spaces, self.naval_conflict = {}, {}, {}, {}
        if self.armada:
            self._add_armada()
        self.eighth = ()
        if players == 8:
            self._add_eighth_board(catalogue)
        # The order of lists is the catalogue's own; alone, the order of facts/*.json.
        ids = [card["id"] for card in catalogue["cards"]] if catalogue else list(self.cards)
        self.order = {card: place for place, card in enumerate(ids)}

    def _add_armada(self):
        tables = _read("armada")
        for row in tables["cards"]:
            self.cards[row["id"]] = _card(row, fleet=True, not_with_three=row["not_with_three"])
        for row in tables["islands"]:
            self.islands[row["id"]] = Island(row["id"], row["level"], tuple(row["effects"]))
        for row in tables["shipyards"]:
            self.shipyards[row["id"]] = Shipyard(row["id"], row["symbol"], row["costs"])
        for row in tables["spaces"]:
            self.spaces[row["fleet"], row["step"]] = row
        for row in tables["naval_conflict"]:
            self.naval_conflict[row["age"]] = row

    def _add_eighth_board(self, catalogue):
        self.eighth = tuple(catalogues.boards(catalogue, "syracuse")) if catalogue else ()
        if not self.eighth:
            # Stand-in for games played without the engine: a plain board of points.
            stages = tuple(Stage(cost_vector({r: 2}), (["points", p],)) for r, p in (("clay", 3), ("ore", 5), ("wood", 7)))
            self.eighth = tuple(Board("syracuse", side, "stone", stages) for side in self.sides)
        for board in self.eighth:
            self.boards[board.id, board.side] = board

    @property
    def hand_size(self):
        return 8 if self.armada and self.players < 8 else 7

    @property
    def turns(self):
        return self.hand_size - 1

    @property
    def deck_players(self):
        """Whose deck is used: three for the Free City [wonders 102], seven for eight [armada 4]."""
        return min(max(self.players, 3), 7)

    def board_ids(self):
        return list(dict.fromkeys(board for board, _ in self.boards))

    def fixed_deck(self, age):
        """Cards of an Age that are always there; guilds and fleet cards come by luck."""
        return [
            card.id
            for card in self.cards.values()
            if card.age == age
            for least in card.copies
            if least <= self.deck_players
        ]

    def guild_pool(self):
        return [card.id for card in self.cards.values() if card.colour == "purple"]

    def fleet_pool(self, age):
        return [
            card.id
            for card in self.cards.values()
            if card.fleet and card.age == age and not (card.not_with_three and self.players == 3)
        ]
