"""The position in the words of docs/view.md, whole (`seat` is ALL) or as one seat may know it (None: a spectator)."""

from decision import Ask
from memory import knows_hand
from printed import FLEETS, RESOURCES
from score import SCIENCE, outcome, science, sheet

ALL = object()


def _knows_hand(game, viewer, seat):
    return viewer is ALL or knows_hand(game, viewer, seat)


def _order(game, viewer, seat):
    """(committed, order) of a city; an order is its owner's secret [wonders 114]."""
    if seat in game.players:
        order, owner = game.orders.get(seat), seat
    else:
        order, owner = game.city_order, getattr(game.pending, "controller", None)
    return order is not None, order if viewer in (ALL, owner) else None


def _city(game, city, viewer):
    seat, rules = city.seat, game.rules
    counts, anything, most = science(city)
    symbols = city.symbols()
    committed, order = _order(game, viewer, seat)
    hidden = viewer is not ALL and viewer != seat
    seen = {
        "seat": seat,
        "left": game.left(seat),
        "right": game.right(seat),
        "board": city.board,
        "side": city.side,
        "coins": city.coins,
        "points": sheet(game, city)["total"],
        "city": game.sorted_cards(city.cards),
        "stages": city.stages,
        "under": [{"back": rules.cards[card].age, "card": None if hidden else card} for card in city.under],
        "war": city.war,
        "shields": city.shields(),
        "science": {**dict(zip(SCIENCE, counts)), "any": anything},
        "makes": {r: sum(s == (place,) for s, _ in symbols) for place, r in enumerate(RESOURCES)},
        "choices": [{"of": [RESOURCES[p] for p in s], "for_sale": sale} for s, sale in symbols if len(s) > 1],
        "prices": {w: {k: city.price(k, w) for k in ("raw", "manufactured")} for w in ("left", "right")},
        "chains": _chains(game, city),
        "powers": sorted(power for _, power in city.effects("power")),
        "free_build_ready": city.has_power("free-build-each-age") and not city.free_build_used,
        "hand_size": len(city.hand),
        "hand": _hand(game, city, viewer),
        "may_hold": game.memory.may_hold(viewer, city),
        "committed": committed,
        "order": order,
        "controls_free_city": rules.free_city and game.turn > 0 and not game.over and seat == game.controller,
    }
    if city.plan:
        seen["stage_count"] = len(city.plan.stages)
    if rules.armada:
        seen["science"]["most"] = most
        seen |= {
            "shipyard": city.shipyard,
            "ships": {fleet: city.ships[fleet] for fleet in FLEETS},
            "islands": game.sea.sorted_islands(city.islands),
            "naval": city.naval,
            "strength": city.strength(),
            "trade": city.trade_level(),
            "invaded_by": sorted(city.invaded_by),
        }
    return seen


def _chains(game, city):
    """What makes later cards free: symbols in the second edition, cards in the first."""
    if game.rules.edition == 2:
        return sorted({symbol for card in city.built_cards() for symbol in card.symbols})
    parents = {parent for card in game.rules.cards.values() for parent in card.free_with}
    return sorted(parents.intersection(city.cards))


def _hand(game, city, viewer):
    if city.seat not in game.players or not _knows_hand(game, viewer, city.seat):
        return None
    return game.sorted_cards(city.hand)


def _decision(game):
    pending = game.pending
    if pending is None:
        return None
    seat = pending.seat if isinstance(pending, Ask) else None
    return {"kind": pending.kind} if seat is None else {"kind": pending.kind, "seat": seat}


def _passing(game):
    if game.over or not 1 <= game.turn < game.rules.turns:
        return None
    return "right" if game.age == 2 else "left"


def view(game, viewer):
    cities = [_city(game, city, viewer) for city in game.cities]
    backs = [game.rules.cards[card].age for card in game.pile]
    searching = isinstance(game.pending, Ask) and game.pending.kind == "revive" and viewer in game.pending.options
    return {
        "rules": game.rules.name,
        "players": game.rules.players,
        "free_city": game.rules.free_city,
        "age": game.age,
        "turn": game.turn,
        "round": game.round,
        "to_act": game.to_act(),
        "decision": _decision(game),
        "passing": _passing(game),
        "discard": {
            "count": len(game.pile),
            "backs": [backs.count(age) for age in (1, 2, 3)],
            "cards": game.sorted_cards(game.pile) if viewer is ALL or searching else None,
        },
        "sheets": [sheet(game, city) for city in game.cities],
        "over": game.over,
        "result": dict(zip(("winners", "how"), outcome(game))) if game.over else None,
        "seats": cities,
        **{key: [city[key] for city in cities] for key in ("coins", "points", "stages", "shields", "war", "city", "hand")},
    }
