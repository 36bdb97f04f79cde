"""A check of Duel's deal that shares nothing with the program: written from docs/fair-deal.md and the printed catalogue alone."""

import hashlib

MASK = 2**64 - 1


class Numbers:
    def __init__(self, state):
        self.state = state

    def below(self, count):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        return ((z ^ z >> 31) >> 32) * count >> 32

    def draw(self, things, count):
        """So many of the things, one after the other, none twice."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def key_of(header):
    seed = bytes.fromhex(header["seed"][0][0])
    nonces = b"".join(bytes([int(seat)]) + bytes.fromhex(nonce) for seat, nonce in sorted(header.get("nonce", [])))
    return hashlib.sha256(seed + nonces).digest() if nonces else seed


def numbers_of(key, anew, line):
    count = max((int(count) for first, count in anew if int(first) <= line), default=0)
    tail = count.to_bytes(4, "big") if count else b""
    return Numbers(int.from_bytes(hashlib.sha256(key + line.to_bytes(4, "big") + tail).digest()[:8], "big"))


class DuelBox:
    """What can come, in the catalogue's order."""

    def __init__(self, catalogue):
        self.cards = catalogue["cards"]
        self.tokens = [token["id"] for token in catalogue["tokens"]]
        self.wonders = [wonder["id"] for wonder in catalogue["wonders"]]
        self.guild_slots, self.shown, self.revealed = [], set(), 0

    def expected(self, words, numbers):
        kind, rest = words[0], words[1:]
        if kind == "tokens":
            drawn = numbers.draw(self.tokens, 5)
            self.tokens = [token for token in self.tokens if token not in drawn]
            return drawn
        if kind == "wonders":
            drawn = numbers.draw(self.wonders, 4)
            self.wonders = [wonder for wonder in self.wonders if wonder not in drawn]
            return drawn
        if kind == "guilds":
            self.guild_slots = numbers.draw(map(str, range(20)), 3)
            return self.guild_slots
        if kind == "library":
            return numbers.draw(self.tokens, min(3, len(self.tokens)))
        assert kind == "reveal", kind
        age, self.revealed = self.revealed // 20 + 1, self.revealed + 1
        guild = age == 3 and rest[0] in self.guild_slots
        there = [card["id"] for card in self.cards
                 if card["age"] == age and (card["colour"] == "purple") == guild and card["id"] not in self.shown]
        card = numbers.draw(there, 1)
        self.shown.update(card)
        return [rest[0], *card]


def wrong_draws(record, catalogue):
    """(number of draws, those that do not follow) of a .play text of the rule set duel."""
    header, log = {}, []
    for line in record.splitlines():
        words = line.split()
        if words[0] in ("nature", "0", "1"):
            log.append(words)
        else:
            header.setdefault(words[0], []).append(words[1:])
    key, box = key_of(header), DuelBox(catalogue)
    draws = [(n, words[1:]) for n, words in enumerate(log) if words[0] == "nature"]
    return len(draws), [words for n, words in draws
                        if box.expected(words, numbers_of(key, header.get("anew", []), n)) != words[1:]]
