"""The engine's catalogue (`heptad cards --json`) in our words: the eighth board is read from it, the rest compared."""

from printed import Board, Stage, cost_vector


def _catalogue_effects(effect):
    """An effect of a stage in the catalogue's words, in ours."""
    kind = effect["kind"]
    if kind == "produce":
        return [["make", [effect["resource"]], "own"]] * effect["units"]
    if kind == "produce-one-of":
        return [["make", effect["resources"], "own"]]
    if kind in ("cheap-raw", "cheap-manufactured"):
        return [["cheap", kind.removeprefix("cheap-"), effect["where"]]]
    if kind == "build-from-discard":
        return [["revive"]]
    if kind in ("coins-per", "points-per"):
        return [[kind, effect[kind.split("-")[0]], effect["counted"], effect["where"]]]
    if kind in ("points", "shields", "coins", "science", "any-science", "power"):
        return [[kind, *(value for key, value in effect.items() if key != "kind")]]
    raise ValueError(f"the catalogue has an effect unknown here: {effect}")


def boards(catalogue, board_id):
    """The sides of a board that is printed nowhere else: the project's own eighth one."""
    for board in catalogue["boards"]:
        if board["id"] == board_id:
            for side in board["sides"]:
                stages = tuple(
                    Stage(cost_vector(s["cost"]), tuple(ours for e in s["effects"] for ours in _catalogue_effects(e)))
                    for s in side["stages"]
                )
                yield Board(board_id, side["id"], board["start"], stages)


def _same_effects(one, other):
    def plain(effects):
        return sorted(repr([sorted(part) if isinstance(part, list) else part for part in effect]) for effect in effects)

    return plain(one) == plain(other)


def _same_board(one, other):
    return one.start == other.start and len(one.stages) == len(other.stages) and all(
        a.cost == b.cost and _same_effects(a.effects, b.effects) for a, b in zip(one.stages, other.stages)
    )


def differences(catalogue, rules):
    """Cards and boards that the catalogue prints otherwise than our tables; effects of cards show in play."""
    found = []
    for row in catalogue["cards"]:
        card = rules.cards.get(row["id"])
        if card is None:
            found.append(f"card {row['id']}")
            continue
        theirs = (row["name"], row["age"], row["colour"], cost_vector(row["cost"]), row["cost"].get("coins", 0), sorted(row["free_with"]))
        ours = (card.name, card.age, card.colour, card.cost, card.coins, sorted(card.free_with))
        if theirs != ours or (card.copies and row["copies"] != list(card.copies)):
            found.append(f"card {row['id']}: {theirs} {row['copies']}")
    listed = {card["id"] for card in catalogue["cards"]}
    found += [f"card {card} is missing" for card in rules.cards if card not in listed]
    for (board_id, side), board in rules.boards.items():
        if not any(side == other.side and _same_board(board, other) for other in boards(catalogue, board_id)):
            found.append(f"board {board_id}:{side}")
    return found
