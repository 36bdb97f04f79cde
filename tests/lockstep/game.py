"""7 Wonders from the first board to the last conflict, as one flow of choices and luck."""

import orders as ordering
import setup
from armada import Sea
from city import City
from conflict import ground_conflicts
from decision import Ask, Luck, Table
from memory import Memory


class Game(Table):
    def __init__(self, rules, options=None):
        self.rules = rules
        self.options = options or {}
        self.cities = [City(rules, seat) for seat in range(rules.cities)]
        self.age = self.turn = 0
        self.pile = []
        self.undealt = []
        self.revivers = []
        self.memory = Memory(self)
        self.sea = Sea(self) if rules.armada else None
        super().__init__(self._play())

    # Seating: the left neighbour of a seat is the next one

    def left(self, seat):
        return (seat + 1) % self.rules.cities

    def right(self, seat):
        return (seat - 1) % self.rules.cities

    def sorted_cards(self, cards):
        return sorted(cards, key=self.rules.order.__getitem__)

    @property
    def players(self):
        return range(self.rules.players)

    # The flow

    def _play(self):
        yield from setup.boards(self)
        yield from setup.sides(self)
        if self.sea:
            yield from self.sea.deal_shipyards(self.options.get("shipyards", "random"))
        for age in (1, 2, 3):
            yield from self._play_age(age)

    def _play_age(self, age):
        self.age, self.turn = age, 0
        self.memory.begin_age()
        for city in self.cities:
            city.free_build_used = False
        yield from setup.hands(self)
        for turn in range(1, self.rules.turns + 1):
            self.turn = turn
            yield from self._play_turn()
        ground_conflicts(self)
        if self.sea:
            yield from self.sea.conflict()

    # A turn

    def _play_turn(self):
        if self.rules.free_city:
            yield from self._draw(self.controller)
        answers = yield self._ask_turn()
        orders, city_order = answers if self.rules.free_city else (answers, None)
        hands = {seat: self.cities[seat].hand for seat in orders}
        if city_order:
            orders = {**orders, 2: city_order}
            hands[2] = self.cities[self.controller].hand
        yield from self.resolve(orders, hands)
        if self.turn < self.rules.turns:
            yield from self._revive()
            if self.sea:
                self.sea.take_losses()
            self._pass_hands()
        else:
            yield from self._end_last_turn()

    def _ask_turn(self):
        self.memory.look_at_own()
        options = {seat: ordering.Orders(self, self.cities[seat]).of_hand(self.cities[seat].hand) for seat in self.players}
        if not self.rules.free_city:
            return Ask("turn", options)

        def of_free_city(own_order):
            hand = list(self.cities[self.controller].hand)
            hand.remove(ordering.read(own_order).card)
            return ordering.Orders(self, self.cities[2]).of_free_city(hand)

        return Ask("turn", options, controller=self.controller, city_options=of_free_city)

    def resolve(self, texts, hands):
        """All orders at once: pay, build and move, then what comes of it [wonders 13, armada 35-38]."""
        orders = {seat: ordering.read(text) for seat, text in texts.items()}
        for seat, order in orders.items():
            self._pay(self.cities[seat], order)
        for seat, order in orders.items():
            hands[seat].remove(order.card)
            self.memory.played(self._owner(seat), hands[seat], order)
            self._place(self.cities[seat], order)
        for seat, order in orders.items():
            self._take_effect(self.cities[seat], order)
        if self.sea:
            yield from self.sea.settle()

    def _pay(self, city, order):
        card = self.rules.cards[order.card]
        seat, players = city.seat, self.rules.players
        sellers = [self.left(seat), self.right(seat), (seat + 2) % players, (seat - 2) % players]
        for seller, coins in zip(sellers, order.bill):
            city.coins -= coins
            self.cities[seller].coins += coins
        if order.verb == "build" and not order.free and not city.chained(card):
            city.coins -= card.coins
        free_ship = order.verb == "stage" and city.has_island_power("free-stage-ships")
        if order.ship and not free_ship:
            city.coins -= self.rules.shipyards[city.shipyard].next_cost(order.ship, city.ships[order.ship])[0]

    def _place(self, city, order):
        if order.verb == "build":
            city.cards.append(order.card)
            if order.free and city.has_power("free-build-each-age"):
                city.free_build_used = True
        elif order.verb == "stage":
            city.under.append(order.card)
            city.stages += 1
        else:
            self.pile.append(order.card)
        if order.ship:
            self.sea.move(city, order.ship)

    def _take_effect(self, city, order):
        if order.verb == "build":
            self._gain(city, self.rules.cards[order.card].effects)
        elif order.verb == "stage":
            self._gain(city, city.plan.stages[city.stages - 1].effects)
        elif order.verb == "sell":
            city.coins += 3
        else:
            self.sea.move(city, "yellow")

    def _gain(self, city, effects):
        for kind, *values in effects:
            if kind == "coins":
                city.coins += values[0]
            elif kind == "coins-per":
                city.coins += values[0] * self.count_around(city, values[1], values[2])
            elif kind == "revive":
                self.revivers.append(city.seat)
            elif self.sea:
                self.sea.gain(city, kind, values)

    def count_around(self, city, what, where):
        seats = {"own": city.seat, "left": self.left(city.seat), "right": self.right(city.seat)}
        return sum(self.cities[seats[place]].count(what) for place in where)

    def _pass_hands(self):
        step = -1 if self.age == 2 else 1  # left, right, left [wonders 6]
        hands = [self.cities[seat].hand for seat in self.players]
        for seat in self.players:
            self.cities[(seat + step) % self.rules.players].hand = hands[seat]

    # The Free City

    def _owner(self, seat):
        """Who decides for a city."""
        return seat if seat in self.players else self.controller

    @property
    def controller(self):
        """The left neighbour of the Free City in Ages I and III, the right one in II, then in turn [wonders 104]."""
        first = 1 if self.age == 2 else 0
        return (first + self.turn - 1) % 2

    def _draw(self, seat):
        line = yield Luck("draw", lambda rng: f"draw {self.undealt[-1]}")
        card = line.split()[1]
        self.undealt.remove(card)
        if seat is None:
            self.pile.append(card)
        else:
            self.cities[seat].hand.append(card)

    # The end of a turn

    def _revive(self):
        revivers, self.revivers = sorted(self.revivers), []
        for seat in revivers:
            yield from self._revive_for(self.cities[seat])

    def _revive_for(self, city):
        names = city.names()
        cards = [card for card in self.sorted_cards(set(self.pile)) if self.rules.cards[card].name not in names]
        if not cards:
            return  # the power is lost for that stage [wonders 72]
        is_free_city = city.seat not in self.players
        who, word = self._owner(city.seat), "city " if is_free_city else ""
        self.memory.searched_pile(who)
        options = [f"{word}revive {card}" for card in cards] + [f"{word}pass"]
        answers = yield Ask("revive", {who: options}, seat=who)
        verb, *named = answers[who].removeprefix("city ").split()
        if verb == "revive":
            self.pile.remove(named[0])
            city.cards.append(named[0])
            self._gain(city, self.rules.cards[named[0]].effects)
            if self.sea:
                yield from self.sea.settle()

    def _end_last_turn(self):
        extra = [city for city in self.cities[: self.rules.players] if city.has_power("seventh-card")]
        if self.sea:
            self._drop_hands(but=extra)
            yield from self._revive()
            self.sea.take_losses()
            yield from self._extra_turn(extra)  # [contract 14]
            self.sea.take_losses()
        else:
            yield from self._extra_turn(extra)  # before the discard pile is searched [wonders 70]
            self._drop_hands(but=[])
            if self.rules.free_city:
                yield from self._draw(None)
            yield from self._revive()

    def _drop_hands(self, but):
        for city in self.cities:
            if city not in but:
                self.pile += city.hand
                city.hand = []

    def _extra_turn(self, extra):
        for city in extra:
            options = ordering.Orders(self, city).of_hand(city.hand) + ["pass"]
            answers = yield Ask("last-card", {city.seat: options}, seat=city.seat)
            if answers[city.seat] == "pass":
                self._drop_hands(but=[other for other in self.cities if other is not city])
            else:
                yield from self.resolve({city.seat: answers[city.seat]}, {city.seat: city.hand})
