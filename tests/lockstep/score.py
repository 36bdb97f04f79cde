"""Score sheets, and who won how."""

from functools import lru_cache

from printed import FLEETS

SCIENCE = ("compass", "gear", "tablet")
COLUMN = {"blue": "civilian", "yellow": "commercial", "green": "scientific", "purple": "guilds", "red": "military"}
GUILD_CAP = 10  # [armada 118]


@lru_cache(maxsize=None)
def science_points(counts, anything, most):
    """The best of every order and choice: free symbols, and symbols of a kind owned most [wonders 93, armada 94, 95]."""
    best = 0 if anything or most else sum(n * n for n in counts) + 7 * min(counts)
    for place in range(3):
        grown = tuple(sorted(counts[:place] + (counts[place] + 1,) + counts[place + 1 :]))
        if anything:
            best = max(best, science_points(grown, anything - 1, most))
        if most and counts[place] == max(counts):
            best = max(best, science_points(grown, anything, most - 1))
    return best


def science(city):
    """Symbols by kind, free ones, and those of the kind owned most."""
    shown = [symbol for _, symbol in city.effects("science")]
    counts = tuple(shown.count(symbol) for symbol in SCIENCE)
    return counts, len(city.effects("any-science")), len(city.effects("most-science"))


def _effect_points(game, city, effects):
    points = 0
    for kind, *values in effects:
        if kind == "points":
            points += values[0]
        elif kind == "points-per":
            points += values[0] * game.count_around(city, values[1], values[2])
        elif kind == "points-if-complete":
            points += values[0] if city.plan and city.stages == len(city.plan.stages) else 0
        elif kind == "points-per-trade-level":
            points += values[0] * city.trade_level()
        elif kind == "points-per-island":
            points += values[0] * len(city.islands)
        elif kind == "points-per-card-of-one-colour":
            points += values[0] * max(city.count(colour) for colour in city.colours() | {"brown"})
    return points


def _guild_points(game, city, guild, copied=False):
    points = _effect_points(game, city, guild.effects)
    if copied and any(e[0] == "points-per" and e[2] == "purple" for e in guild.effects):
        points += 1  # as if built here, and it counts itself [wonders 83]
    return min(points, GUILD_CAP) if game.rules.armada else points


def _copied_guild(game, city):
    """(points, free symbols) of the neighbours' guild worth most [wonders 80-85]."""
    if not city.has_power("copy-guild"):
        return 0, 0
    counts, anything, most = science(city)
    plain = science_points(tuple(sorted(counts)), anything, most)
    one_more = science_points(tuple(sorted(counts)), anything + 1, most)
    choices = [(0, 0, 0)]
    for seat in (game.left(city.seat), game.right(city.seat)):
        for card in map(game.rules.cards.get, game.sorted_cards(game.cities[seat].cards)):
            if card.colour == "purple":
                symbol = ["any-science"] in card.effects
                points = _guild_points(game, city, card, copied=True)
                choices.append((points + symbol * (one_more - plain), points, int(symbol)))
    # Of equal guilds the first is taken, which only moves points between columns [wonders 85].
    _, points, symbols = max(choices, key=lambda choice: choice[0])
    return points, symbols


def sheet(game, city):
    rules = game.rules
    columns = dict.fromkeys(("military", "treasury", "wonders", "civilian", "scientific", "commercial", "guilds"), 0)
    columns["military"] = sum(city.war)
    columns["treasury"] = city.coins // 3
    for card in city.built_cards():
        if card.colour == "purple":
            columns["guilds"] += _guild_points(game, city, card)
        elif card.colour in COLUMN:
            columns[COLUMN[card.colour]] += _effect_points(game, city, card.effects)
    copied_points, copied_symbols = _copied_guild(game, city)
    columns["wonders"] = _effect_points(game, city, city.stage_effects()) + copied_points
    counts, anything, most = science(city)
    columns["scientific"] += science_points(tuple(sorted(counts)), anything + copied_symbols, most)
    if rules.armada:
        columns["naval"] = sum(city.naval)
        columns["islands"] = _effect_points(game, city, city.island_effects())
        columns["shipyard"] = sum(city.space(fleet).get("points", 0) for fleet in FLEETS)
    return {**columns, "total": sum(columns.values())}


def sides_of(rules):
    """Who wins together: partners [armada 129], else each player alone. The Free City never wins [wonders 111]."""
    size = 2 if rules.teams else 1
    return [tuple(range(first, first + size)) for first in range(0, rules.players, size)]


def outcome(game):
    """(winners, how): most points, then most coins, then shared [wonders 100]."""
    totals = [sheet(game, city)["total"] for city in game.cities]

    def worth(side):
        return sum(totals[seat] for seat in side), sum(game.cities[seat].coins for seat in side)

    sides = sides_of(game.rules)
    best = max(map(worth, sides))
    winners = [side for side in sides if worth(side) == best]
    level = [side for side in sides if worth(side)[0] == best[0]]
    how = "points" if len(level) == 1 else "points-coins" if len(winners) == 1 else "shared"
    return [seat for side in winners for seat in side], how


def team_totals(game):
    totals = [sheet(game, city)["total"] for city in game.cities]
    return [{"seats": list(side), "total": sum(totals[seat] for seat in side)} for side in sides_of(game.rules)]
