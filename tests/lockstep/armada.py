"""The sea: shipyards, ships, islands, taxes and the naval conflict. Numbers are those of the Armada rulings."""

from itertools import combinations

from conflict import naval_tokens
from decision import Ask, Luck


class Sea:
    def __init__(self, game):
        self.game, self.rules = game, game.rules
        self.decks = {level: [i.id for i in self.rules.islands.values() if i.level == level] for level in (1, 2, 3)}
        self.looking = {}  # seat -> the islands it looks at now
        # What this step and this turn have brought about
        self.top_islands = {}  # seat -> level
        self.free_moves = {}  # seat -> (ships, fleets)
        self.explorers = []  # (seat, level)
        self.taxes = []  # (tax, seat)
        self.pirates = []  # a seat for every piracy effect

    # Set-up

    def deal_shipyards(self, option):
        cities = self.game.cities
        if option == "choose":
            free = list(self.rules.shipyards)
            for city in cities:
                answers = yield Ask("shipyard", {city.seat: [f"shipyard {yard}" for yard in free]}, seat=city.seat)
                city.shipyard = answers[city.seat].split()[1]
                free.remove(city.shipyard)
        else:
            line = yield Luck("shipyards", lambda rng: self._roll_shipyards(rng, option))
            for city, yard in zip(cities, line.split()[1:]):
                city.shipyard = yard

    def _roll_shipyards(self, rng, option):
        given = option if option != "random" else " ".join(rng.sample(list(self.rules.shipyards), self.rules.players))
        return "shipyards " + given

    # What cards, spaces and islands bring

    def gain(self, city, kind, values):
        """The effects of cards and islands that belong to the sea; the lasting ones are read where they count."""
        if kind == "piracy":
            self.pirates.append(city.seat)
        elif kind == "free-move":
            self.free_moves[city.seat] = tuple(values)
        elif kind == "top-island":
            self.top_islands[city.seat] = values[0]
        elif kind == "invasion":
            steps = 2 if values[0] == "left" else -2
            target = self.game.cities[(city.seat + steps) % self.rules.players]
            if city.seat not in target.invaded_by:
                target.invaded_by.append(city.seat)  # two against one seat are one [101]

    def move(self, city, fleet):
        city.ships[fleet] += 1
        space = city.space(fleet)
        city.coins += space.get("coins", 0)
        city.coins += city.has_island_power("coin-per-move")  # for every kind of move [48, contract 9]
        if "tax" in space:
            self.taxes.append((space["tax"], city.seat))
        if "explore" in space:
            self.explorers.append((city.seat, space["explore"]))

    def _take_island(self, seat, island):
        city = self.game.cities[seat]
        self.decks[self.rules.islands[island].level].remove(island)
        city.islands.append(island)
        for kind, *values in self.rules.islands[island].effects:
            self.gain(city, kind, values)

    # Steps 3b to 4

    def settle(self):
        """Top islands, free moves, explorations, until nothing is left to do [contract 6, 7, 10]."""
        for seat, level in sorted(self.top_islands.items()):
            if self.decks[level]:
                line = yield Luck("island", lambda rng, s=seat, l=level: f"island {s} {rng.choice(self.decks[l])}")
                self._take_island(seat, line.split()[2])
        self.top_islands = {}
        yield from self._sail()
        while self.explorers:
            yield from self._explore()
            yield from self._sail()

    def _sail(self):
        asked = {}
        for seat, (ships, fleets) in sorted(self.free_moves.items()):
            movable = self.game.cities[seat].movable(fleets)
            count = min(ships, len(movable))  # those that can [81]
            if count:
                asked[seat] = ["sail " + " ".join(named) for named in combinations(movable, count)] + ["pass"]
        self.free_moves = {}
        if asked:
            answers = yield Ask("sail", asked)
            for seat in sorted(asked):
                verb, *fleets = answers[seat].split()
                for fleet in fleets:
                    self.move(self.game.cities[seat], fleet)

    def _explore(self):
        explorers, self.explorers = sorted(self.explorers), []
        together = [level for _, level in explorers]
        sizes = {}
        for level in set(together):
            left, many = len(self.decks[level]), together.count(level)
            sizes[level] = min(4, left) if many == 1 else left // many  # [70-74, contract 11]
        looking = self.looking = {}
        for seat, level in explorers:
            if sizes[level]:
                line = yield Luck("islands", lambda rng, s=seat, l=level: self._roll_islands(rng, s, l, sizes[l]))
                looking[seat] = self.sorted_islands(line.split()[2:])
        if looking:
            answers = yield Ask("keep", {seat: [f"keep {island}" for island in seen] for seat, seen in looking.items()})
            self.looking = {}
            for seat in looking:
                self._take_island(seat, answers[seat].split()[1])

    def _roll_islands(self, rng, seat, level, size):
        seen = {island for islands in self.looking.values() for island in islands}
        islands = rng.sample([island for island in self.decks[level] if island not in seen], size)
        return f"islands {seat} " + " ".join(islands)

    def sorted_islands(self, islands):
        order = list(self.rules.islands)
        return sorted(islands, key=order.index)

    # Step 6

    def take_losses(self):
        """One levy, the highest; every piracy; never below nothing [54-60, 64-69]."""
        highest = max((tax for tax, _ in self.taxes), default=0)
        owners = {seat for tax, seat in self.taxes if tax == highest}
        for city in self.game.cities:
            if city.has_island_power("no-losses"):
                continue
            level = city.trade_level()
            loss = 0 if owners == {city.seat} else max(0, highest - level)
            loss += level * sum(pirate != city.seat for pirate in self.pirates)
            city.coins = max(0, city.coins - loss)
        self.taxes, self.pirates = [], []

    # The end of an Age

    def conflict(self):
        fleet = list(self.game.cities)
        for city in self.game.cities:
            if city.has_island_power("stay-out"):
                answers = yield Ask("stay-out", {city.seat: ["stay-out", "fight"]}, seat=city.seat)
                if answers[city.seat] == "stay-out":
                    fleet.remove(city)
        table = self.rules.naval_conflict[self.game.age]
        tokens = naval_tokens([city.strength() for city in fleet], table["defeat"], table["victories"])
        for city, token in zip(fleet, tokens):
            if token is not None:
                city.naval.append(token)
