"""What a seat may know, worked out from the finished record alone, without asking the engine's filter."""

import json


def ids_in(value):
    """Every string anywhere in a JSON value, and every word of it."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for part in value.values():
            yield from ids_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from ids_in(part)


def moves_of(record):
    return [line.split() for line in record.splitlines() if line.split()[0] in ("nature", *"01234567")]


def words_known_in_duel(moves, step):
    """All luck of Duel is dealt in the open: whatever was named so far is known, and nothing else is."""
    return {word for move in moves[:step] for word in move}


def check_secrets(test, record, replay, client, table):
    """No update told this client of a component that nobody at the table had seen by then."""
    rules = next(line.split()[1] for line in record.splitlines() if line.startswith("rules "))
    if rules != "duel":
        return
    moves = moves_of(record)
    components = {word for move in moves if move[0] == "nature" for word in move[2:] if not word.isdigit()}
    told = 0
    for message in client.heard:
        update = message.get("update")
        if not update or update["table"] != table or update["status"] == "over":
            continue
        told += 1
        known = words_known_in_duel(moves, update["step"])
        leaked = (set(ids_in(update)) & components) - known
        test.assertFalse(leaked, f"step {update['step']}: {leaked} in {json.dumps(update)[:500]}")
    test.assertGreater(told, 0)
