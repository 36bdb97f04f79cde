"""What a game waits for: players' choices, or luck."""

from dataclasses import dataclass


@dataclass
class Ask:
    """Choices that seats make; together they are commitments, shown when the last is given."""

    kind: str
    options: dict  # seat -> the legal list
    seat: int = None  # whose single choice it is; None when simultaneous
    controller: int = None  # who also orders for the Free City this turn
    city_options: object = None  # own order -> legal list of the Free City


@dataclass
class Luck:
    """Something nature says: `roll(rng)` gives one possible line, `length` words of which name the event."""

    kind: str
    roll: object


class Table:
    """Runs a flow, a generator that yields Ask and Luck and is sent the answers."""

    def __init__(self, flow):
        self._flow = flow
        self.round = 0
        self.orders, self.city_order = {}, None
        self.pending = next(flow)

    @property
    def over(self):
        return self.pending is None

    def to_act(self):
        if self.over:
            return []
        if isinstance(self.pending, Luck):
            return ["nature"]
        waiting = set(self.pending.options) - set(self.orders)
        if self.pending.controller is not None and self.city_order is None:
            waiting.add(self.pending.controller)
        return sorted(waiting)

    def legal(self, seat):
        ask = self.pending
        if not isinstance(ask, Ask) or seat not in ask.options:
            return []
        own = ask.options[seat]
        if seat != ask.controller or seat not in self.orders:
            return own
        city = ask.city_options(self.orders[seat])
        return city if self.city_order is None else own + city

    def act(self, seat, action):
        if seat == "nature":
            return self._advance(action)
        assert action in self.legal(seat), (seat, action)
        if self.pending.controller is not None and action.startswith("city "):
            self.city_order = action
        else:
            self.orders[seat] = action
            if seat == self.pending.controller:
                self.city_order = None
        if not self.to_act():
            self._advance((self.orders, self.city_order) if self.pending.controller is not None else self.orders)

    def _advance(self, answer):
        self.round += 1
        self.orders, self.city_order = {}, None
        try:
            self.pending = self._flow.send(answer)
        except StopIteration:
            self.pending = None
