"""What each seat has seen in the hands that went on: `may_hold` of a view."""

from collections import Counter


def knows_hand(game, viewer, seat):
    open_partners = game.rules.teams and game.options.get("partners", "open") == "open"
    return viewer == seat or (open_partners and viewer is not None and viewer // 2 == seat // 2)


class Memory:
    def __init__(self, game):
        self.game = game
        self.begin_age()

    def begin_age(self):
        """By viewer and hand: cards seen there and not seen to leave, and those that secretly went to the pile since."""
        self.seen = [{} for _ in self.game.players]
        self.sold = [{} for _ in self.game.players]

    def look_at_own(self):
        """The own hand and, where partners show them, the partner's: both are remembered when they go on."""
        for viewer in self.game.players:
            for seat in self.game.players:
                if knows_hand(self.game, viewer, seat):
                    hand = self.game.cities[seat].hand
                    self.seen[viewer][id(hand)] = Counter(hand)
                    self.sold[viewer][id(hand)] = Counter()

    def played(self, seat, hand, order):
        """Everybody sees what is built; what is sold or put under a wonder may, for the others, still be there."""
        for viewer in self.game.players:
            if id(hand) in self.seen[viewer]:
                if order.verb == "build" or viewer == seat:
                    self.seen[viewer][id(hand)] -= Counter([order.card])
                elif order.verb in ("sell", "sail"):
                    self.sold[viewer][id(hand)][order.card] += 1

    def searched_pile(self, viewer):
        """The pile lies in the order of play: who searches it learns what each hand has lost to it."""
        for hand, cards in self.sold[viewer].items():
            self.seen[viewer][hand] -= cards
            cards.clear()

    def may_hold(self, viewer, city):
        if viewer not in self.game.players or knows_hand(self.game, viewer, city.seat) or not city.hand:
            return []
        return self.game.sorted_cards(self.seen[viewer].get(id(city.hand), Counter()).elements())
