"""What a seat may know, worked out from the finished record alone, without asking the engine's filter."""

import json

SEATS = "01234567"


def words_in(value):
    """Every word of every string anywhere in a JSON value, but for chain symbols, some of which are named like cards."""
    words, rest = set(), [value]
    while rest:
        part = rest.pop()
        if isinstance(part, str):
            words.update(part.split())
        elif isinstance(part, dict):
            rest.extend(inner for key, inner in part.items() if key != "chains")
        elif isinstance(part, list):
            rest.extend(part)
    return words


def moves_of(record):
    return [line.split() for line in record.splitlines() if line.split()[0] in ("nature", *SEATS)]


class DuelSecrets:
    """All luck of Duel is dealt in the open. With Pantheon, divinities are drawn: by one seat to place one of them and put
    the other back, or shown to everybody by the Gate and the Theater. Those placed are turned over for the second age."""

    def __init__(self, moves, replay):
        self.moves = moves
        self.views = [position["view"] for position in replay]
        luck = [move for move in moves if move[0] == "nature" and move[1] != "myths"]  # the five mythologies are no secret
        self.components = {word for move in luck for word in move[2:] if not word.isdigit()}

    def known(self, seat, step):
        known, placed = set(), set()
        for number in range(step + 1):
            view = self.views[number]
            drawn = set((view.get("pantheon") or {}).get("shown", []))
            shown_to_all = drawn and view["decision"]["kind"] == "invoke"
            if drawn and (shown_to_all or view["decision"]["seat"] == seat):
                known |= drawn
            if number == 0:
                continue
            who, verb, *words = self.moves[number - 1]
            if verb == "place":
                placed |= set(words)
            elif verb not in ("divinities", "top") or who == str(seat):
                known |= {verb, *words}
        return known | (placed if self.views[step]["age"] >= 2 else set())


class WondersSecrets:
    """A seat sees the hands it holds, one after another as they are passed on, and in open teams those of its partner. Cards
    built are seen by all once the turn is over; cards sold or put under a wonder are not. Who may revive a card sees the
    discard pile. Islands are seen by who looks at them, and by all when one is kept or turned up."""

    def __init__(self, moves, replay, teams):
        self.components = {word for move in moves if move[0] == "nature" and move[1] in ("hand", "islands") for word in move[3:]}
        self.teams = teams
        self.players = 1 + max(int(move[2]) for move in moves if move[:2] == ["nature", "hand"])
        self.rounds = [position["view"]["round"] for position in replay]
        self.seen = [[set() for _ in range(len(moves) + 1)] for _ in range(self.players + 1)]  # the last one: spectators
        self.follow(moves, replay)

    def follow(self, moves, replay):
        known = [set() for _ in range(self.players + 1)]
        hands = [[] for _ in range(self.players)]
        discarded, chosen = set(), []
        for step, move in enumerate(moves):
            self.keep(known, step)
            who, verb = move[0], move[1]
            age = replay[step]["view"]["age"]
            if who == "nature":
                if verb == "hand":
                    hands[int(move[2])] = move[3:]
                    for seer in self.seers(int(move[2])):
                        known[seer] |= set(move[3:])
                if verb == "islands":
                    known[int(move[2])] |= set(move[3:])
                if verb == "island":
                    for knower in known:
                        knower.add(move[3])
                controller = self.controller_after(moves, step) if verb == "draw" else None
                if controller is not None:
                    hands[controller].append(move[2])
                    known[controller].add(move[2])
                continue
            seat = int(who)
            for_city = verb == "city"
            if for_city:
                move = [who, *move[2:]]
                verb = move[1]
            if replay[step]["view"]["decision"]["kind"] == "revive":
                known[seat] |= discarded  # it was looking through the pile before this line
                self.keep(known, step)
                if verb == "revive":
                    for knower in known:
                        knower.add(move[2])
                continue
            if verb == "sail" and move[2] == "with":
                verb, move = "sell", [who, "sell", move[3]]
            if verb in ("build", "sell", "stage", "keep"):
                # Given anew: an own choice takes back what the seat chose before, one for the Free City only that.
                chosen = [one for one in chosen if one[0] != seat or (for_city and not one[1])]
                chosen.append((seat, for_city, verb, move[3] if verb == "stage" else move[2]))
            if self.rounds[step + 1] == self.rounds[step]:
                continue
            orders = [use != "keep" for _, for_the_city, use, _ in chosen if not for_the_city]
            together = sum(orders) == self.players
            for player, _, use, card in chosen:
                if use != "keep":
                    hands[player].remove(card)
                if use in ("build", "keep"):
                    for knower in known:
                        knower.add(card)
                if use == "sell":
                    discarded.add(card)
            chosen = []
            if together and max(map(len, hands)) > 1:
                turn = 1 if age == 2 else -1  # to the left, the right in the second age
                hands = [hands[(player + turn) % self.players] for player in range(self.players)]
                for player in range(self.players):
                    for seer in self.seers(player):
                        known[seer] |= set(hands[player])
            if replay[step + 1]["view"]["age"] != age or max(map(len, hands)) <= 1:
                for hand in hands:
                    discarded |= set(hand)
        self.keep(known, len(moves))

    def seers(self, player):
        return (player, player ^ 1) if self.teams == "open" else (player,)

    @staticmethod
    def controller_after(moves, step):
        """Who draws for the Free City: whoever then chooses for it. Nobody sees the last card of an age's pile."""
        for move in moves[step + 1:]:
            if move[0] == "nature":
                return None
            if move[1] == "city":
                return int(move[0])
        return None

    def keep(self, known, step):
        for seat, cards in enumerate(known):
            self.seen[seat][step] = set(cards)

    def known(self, seat, step):
        return self.seen[self.players if seat is None else seat][step]


def secrets_of(record, replay):
    rules = next(line.split()[1] for line in record.splitlines() if line.startswith("rules "))
    if rules.startswith("duel"):
        return DuelSecrets(moves_of(record), replay)
    closed = "option partners closed" in record.splitlines()
    teams = None if "+teams" not in rules else "closed" if closed else "open"
    return WondersSecrets(moves_of(record), replay, teams)


def check_secrets(test, record, replay, client, table):
    """No update told this client of a component its seat could not have seen by then."""
    secrets = secrets_of(record, replay)
    told = 0
    for message in client.heard:
        update = message.get("update")
        if not update or update["table"] != table or update["status"] != "playing":
            continue
        told += 1
        known = secrets.known(update["as"], update["step"])
        leaked = (words_in(update) & secrets.components) - known
        if leaked:
            test.fail(f"seat {update['as']}, step {update['step']}: {leaked} in {json.dumps(update)[:3000]}")
    test.assertGreater(told, 0)
