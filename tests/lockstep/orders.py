"""What a city may order with the cards in hand: the legal list of a turn, and the reading of an order."""

from dataclasses import dataclass

import payment
from printed import FLEETS

NO_COST = (0, (0,) * 7)


@dataclass(frozen=True)
class Order:
    verb: str  # build, stage, sell, sail
    card: str
    free: bool = False
    ship: str = None
    bill: tuple = payment.NOTHING


def read(text):
    """An order from its text; only listed texts come here."""
    words = text.removeprefix("city ").split()
    verb = words.pop(0)
    if words[0] == "with":
        words.pop(0)
    card = words.pop(0)
    free, ship, bill = False, None, payment.NOTHING
    while words:
        word = words.pop(0)
        if word == "free":
            free = True
        elif word == "ship":
            ship = words.pop(0)
        else:
            assert word == "pay", text
            bill = tuple(map(int, words)) + (0,) * (payment.SELLERS - len(words))
            words = []
    return Order(verb, card, free, ship, bill)


class Orders:
    """The legal orders of one city, judged by the table as it stands now [wonders 13]."""

    def __init__(self, game, city):
        self.game, self.city, self.rules = game, city, game.rules
        self.own = [symbol for symbol, _ in city.symbols()]
        self.sellers = self._sellers()

    def _sellers(self):
        game, city = self.game, self.city
        left, right = game.left(city.seat), game.right(city.seat)
        near = [
            ([symbol for symbol, _ in game.cities[seat].symbols(for_sale_only=True)], city.prices(where), None)
            for seat, where in ((left, "left"), (right, "right"))
        ]
        return near + [self._far(2, "left"), self._far(-2, "right")] if self.rules.armada else near

    def _far(self, steps, where):
        """The second neighbour sells for one coin as often as the Emporium says [armada 92]."""
        city, limit = self.city, self.city.emporium(where)
        if self.rules.players == 4:
            # Both arrows meet at the seat opposite, which is paid in the third number [armada 93, contract 18].
            limit = city.emporium("left") + city.emporium("right") if where == "left" else 0
        seller = self.game.cities[(city.seat + steps) % self.rules.players]
        symbols = [symbol for symbol, _ in seller.symbols(for_sale_only=True)] if limit else []
        return symbols, (1,) * 7, limit

    def _bills(self, coins, cost, more_symbols=()):
        left_over = self.city.coins - coins
        if left_over < 0:
            return []
        return payment.bills(cost, self.own + list(more_symbols), self.sellers, left_over, self.rules.teams)

    def _ship_cost(self, fleet):
        """(coins, units, symbols that only serve the ship)."""
        city = self.city
        coins, cost = self.rules.shipyards[city.shipyard].next_cost(fleet, city.ships[fleet])
        discount = tuple(place for place, units in enumerate(cost) if units)
        helps = city.has_island_power("cheaper-ships") and discount
        return coins, cost, [discount] if helps else []  # [armada 84, contract 20]

    def _priced(self, text, coins, cost, more_symbols=()):
        return [text + payment.text(bill) for bill in self._bills(coins, cost, more_symbols)]

    def _with_ship(self, text, coins, cost, fleet, gratis=False):
        if fleet not in self.city.movable():
            return []
        text += f" ship {fleet}"
        if gratis:
            return self._priced(text, coins, cost)
        ship_coins, ship_cost, symbols = self._ship_cost(fleet)
        both = tuple(a + b for a, b in zip(cost, ship_cost))  # paid together [armada 22]
        return self._priced(text, coins + ship_coins, both, symbols)

    def _free_power(self, card):
        """How a power waives this card's cost: None, 'spent' by the use, or 'kept'."""
        city, game = self.city, self.game
        if city.has_power("free-build-each-age") and not city.free_build_used:
            return "spent"
        kept = (
            (city.has_power("free-first-of-colour") and card.colour not in city.colours())
            or (city.has_power("free-first-of-age") and game.turn == 1)
            or (city.has_power("free-last-of-age") and game.turn == self.rules.turns)
        )
        return "kept" if kept else None

    def build(self, card):
        city = self.city
        if card.name in city.names():
            return []
        power = self._free_power(card)
        gratis = city.chained(card) or (card.coins, card.cost) == NO_COST
        if gratis:
            ways = [("", *NO_COST)]
        elif power == "kept":
            ways = [(" free", *NO_COST)]
        else:
            ways = [("", card.coins, card.cost)]
        if power == "spent":
            ways.append((" free", *NO_COST))
        found = []
        for word, coins, cost in ways:
            text = f"build {card.id}{word}"
            if power == "kept" and not gratis and not card.coins and payment.NOTHING in self._bills(0, card.cost):
                found.append(f"build {card.id}")  # the power replaces payments, and there are none [notation]
            else:
                found += self._priced(text, coins, cost)
            if self.rules.armada and card.colour in FLEETS:
                found += self._with_ship(text, coins, cost, card.colour)
        return found

    def stage(self, card):
        stage = self.city.next_stage
        if not stage:
            return []
        text = f"stage with {card.id}"
        found = self._priced(text, 0, stage.cost)
        if self.rules.armada:
            lost_island = self.city.has_island_power("free-stage-ships")
            symbol = self.rules.shipyards[self.city.shipyard].symbol
            for fleet in FLEETS if lost_island else [symbol]:
                found += self._with_ship(text, 0, stage.cost, fleet, gratis=lost_island)
        return found

    def discard(self, card):
        found = [f"sell {card.id}"]
        if self.rules.armada and self.city.movable(["yellow"]):
            found.append(f"sail with {card.id}")  # [armada 31, 32]
        return found

    def of_hand(self, hand):
        cards = [self.rules.cards[card] for card in self.game.sorted_cards(set(hand))]
        return [text for card in cards for text in self.build(card) + self.stage(card) + self.discard(card)]

    def of_free_city(self, hand):
        """Chains must be used, selling is the last resort [wonders 105, 106]."""
        cards = [self.rules.cards[card] for card in self.game.sorted_cards(set(hand))]
        found = []
        for card in cards:
            build = self.build(card)
            if build and self.city.chained(card):
                found.append(f"build {card.id}")
            else:
                found += build + self.stage(card)
        return ["city " + text for text in found or [f"sell {card.id}" for card in cards]]
