"""Every way to pay for something, tried out one symbol after another.

A symbol makes one of its resources, once. A bill says what goes to the left, the right, the second left and the
second right neighbour; what goes to the bank is no part of it.
"""

from functools import lru_cache

from printed import RAW, RESOURCES

SELLERS = 4
NOTHING = (0,) * SELLERS


def sort_key(bill):
    return (sum(bill), *bill)


def beats(one, other):
    return one != other and all(a <= b for a, b in zip(one, other))


def unbeaten(bills):
    return {bill for bill in bills if not any(beats(other, bill) for other in bills)}


def _use(rest, place):
    return rest[:place] + (rest[place] - 1,) + rest[place + 1 :]


def _options(symbol, rest):
    return [place for place in symbol if rest[place]]


def _rests(cost, own):
    """What may be left to buy, for every use and non-use of the own symbols."""
    rests = {cost}
    for symbol in own:
        rests |= {_use(rest, place) for rest in rests for place in _options(symbol, rest)}
    return rests


def _buy(bills_of_rest, seller, symbol, prices, limit, keep_all):
    grown = {rest: set(bills) for rest, bills in bills_of_rest.items()}
    for rest, bills in bills_of_rest.items():
        for place in _options(symbol, rest):
            price = prices[place]
            paid = {
                bill[:seller] + (bill[seller] + price,) + bill[seller + 1 :]
                for bill in bills
                if limit is None or bill[seller] + price <= limit
            }
            if paid:
                grown.setdefault(_use(rest, place), set()).update(paid)
    return grown if keep_all else {rest: unbeaten(bills) for rest, bills in grown.items()}


@lru_cache(maxsize=200_000)
def _bills(cost, own, sellers, own_first):
    rests = _rests(cost, own)
    if own_first:
        # Own resources must be used before buying [armada 123]: any smallest rest may remain.
        fewest = min(sum(rest) for rest in rests)
        rests = {rest for rest in rests if sum(rest) == fewest}
    bills_of_rest = {rest: {NOTHING} for rest in rests}
    for place, (symbols, prices, limit) in enumerate(sellers):
        for symbol in symbols:
            bills_of_rest = _buy(bills_of_rest, place, symbol, prices, limit, own_first)
    bills = bills_of_rest.get((0,) * len(cost), set())
    return tuple(sorted(bills if own_first else unbeaten(bills), key=sort_key))


def _useful(symbols, cost):
    """Only what the cost asks for matters; the same question is then asked once."""
    narrowed = (tuple(place for place in symbol if cost[place]) for symbol in symbols)
    return tuple(sorted(symbol for symbol in narrowed if symbol))


def bills(cost, own, sellers, coins, own_first):
    """All bills offered for `cost` with `coins` to spend, in the order they are listed.

    own: symbols, each a tuple of places in RESOURCES; sellers: (symbols, price by place, most coins or None).
    Without own_first a bill that another one beats is not offered; in teams each is [contract 18, 21].
    """
    asked = tuple(
        (_useful(symbols, cost), tuple(price if n else 0 for price, n in zip(prices, cost)), limit)
        for symbols, prices, limit in sellers
    )
    return [bill for bill in _bills(cost, _useful(own, cost), asked, own_first) if sum(bill) <= coins]


def prices(raw, manufactured):
    return tuple(raw if resource in RAW else manufactured for resource in RESOURCES)


def text(bill):
    if bill == NOTHING:
        return ""
    shown = bill if any(bill[2:]) else bill[:2]
    return " pay " + " ".join(map(str, shown))
