"""Random players with a temper each, so that games reach full cities, far ships and empty treasuries alike."""

from printed import FLEETS

KINDS = ("build", "build ship", "free", "stage", "stage ship", "sell", "sail with", "pass", "other")


def kind_of(action):
    words = action.removeprefix("city ").split()
    if words[0] in ("build", "stage"):
        if "free" in words:
            return "free"
        return words[0] + " ship" if "ship" in words else words[0]
    if words[:2] == ["sail", "with"]:
        return "sail with"
    return words[0] if words[0] in ("sell", "pass") else "other"


class Player:
    def __init__(self, rng):
        self.rng = rng
        usual = dict.fromkeys(KINDS, 4) | {"build": 8, "build ship": 12, "stage ship": 6, "sell": 1, "sail with": 1, "pass": 1}
        self.weights = {kind: weight * rng.choice((0.3, 1, 1, 3)) for kind, weight in usual.items()}
        self.fleet = rng.choice(FLEETS)

    def choose(self, legal):
        """First what to do, by temper, then which of it."""
        kinds = {}
        for action in legal:
            kinds.setdefault(kind_of(action), []).append(action)
        names = list(kinds)
        some = kinds[self.rng.choices(names, [self.weights[name] for name in names])[0]]
        favoured = [action for action in some if self.fleet in action.split()]
        return self.rng.choice(favoured if favoured and self.rng.random() < 0.6 else some)


def next_move(game, players, rng):
    """(seat, action): luck when it is due, else one waiting seat, sometimes one that changes its mind."""
    waiting = game.to_act()
    if waiting == ["nature"]:
        return "nature", game.pending.roll(rng)
    again = [seat for seat in game.orders if seat in game.pending.options]
    seat = rng.choice(again if again and rng.random() < 0.04 else waiting)
    return seat, players[seat].choose(game.legal(seat))
