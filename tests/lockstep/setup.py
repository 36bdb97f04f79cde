"""Boards, sides and hands: what luck and owners decide before cards are played."""

from decision import Ask, Luck


def boards(game):
    chosen = (yield from _choose_boards(game)) if game.options.get("boards") == "choose" else None
    line = yield Luck("boards", lambda rng: _roll_boards(game, rng, chosen))
    for city, word in zip(game.cities, line.split()[1:]):
        city.board, side = word.split(":")
        city.side = None if side == "?" else side
        city.coins = 3


def _choose_boards(game):
    free, chosen = game.rules.board_ids(), []
    for seat in game.players:
        answers = yield Ask("boards", {seat: [f"board {board}" for board in free]}, seat=seat)
        chosen.append(answers[seat].split()[1])
        free.remove(chosen[-1])
    return chosen


def _roll_boards(game, rng, chosen):
    given = game.options.get("boards", "random").split()
    if chosen:
        free = [board for board in game.rules.board_ids() if board not in chosen]
        boards = chosen + rng.sample(free, game.rules.free_city)
    elif len(given) > 1:
        boards = rng.sample(given, len(given)) if game.options.get("seating") == "random" else given
    else:
        boards = rng.sample(game.rules.board_ids(), game.rules.cities)
    words = [board if ":" in board else f"{board}:{_roll_side(game, rng)}" for board in boards]
    if game.rules.free_city and len(given) == 1:
        words[-1] = words[-1].split(":")[0] + ":a"  # [wonders 110]
    return "boards " + " ".join(words)


def _roll_side(game, rng):
    option = game.options.get("sides", "any")
    possible = {"any": (*game.rules.sides, "?"), "random": game.rules.sides, "choose": ("?",)}
    return rng.choice(possible.get(option, (option,)))


def sides(game):
    asked = [city for city in game.cities if city.side is None]
    if asked:
        answers = yield Ask("sides", {city.seat: [f"side {side}" for side in game.rules.sides] for city in asked})
        for city in asked:
            city.side = answers[city.seat].split()[1]


def _roll_hand(game, rng, seat):
    if not game.undealt:
        game.undealt = game.rules.fixed_deck(game.age)
        if game.age == 3:
            game.undealt += rng.sample(game.rules.guild_pool(), game.rules.deck_players + 2)
        if game.sea:
            game.undealt += rng.sample(game.rules.fleet_pool(game.age), min(game.rules.players, 7))
        rng.shuffle(game.undealt)
    hand = [game.undealt.pop() for _ in range(game.rules.hand_size)]
    return f"hand {seat} " + " ".join(hand)


def hands(game):
    game.undealt = []
    for seat in game.players:
        line = yield Luck("hand", lambda rng, seat=seat: _roll_hand(game, rng, seat))
        game.cities[seat].hand = line.split()[2:]
