"""Ground conflicts with invasions, and the naval conflict."""

VICTORY = {1: 1, 2: 3, 3: 5}


def partners(rules, one, other):
    return rules.teams and one // 2 == other // 2


def _fight(game, one, other, tokens):
    mine, theirs = one.shields(), other.shields()
    if mine > theirs:
        one.war += [VICTORY[game.age]] * tokens
    elif mine < theirs:
        one.war += [-1] * tokens


def ground_conflicts(game):
    """Each pair fights at most once an Age [wonders 54, armada 103]; partners never [armada 124]."""
    rules = game.rules
    fought = set()
    for city in game.cities:
        for seat in (game.left(city.seat), game.right(city.seat)):
            fought.add(frozenset((city.seat, seat)))
            if not partners(rules, city.seat, seat):
                _fight(game, city, game.cities[seat], 2 if rules.teams else 1)
    for target in game.cities:
        for attacker in target.invaded_by:
            pair = frozenset((attacker, target.seat))
            if pair not in fought:
                fought.add(pair)
                _fight(game, game.cities[attacker], target, 1)
                _fight(game, target, game.cities[attacker], 1)
    for city in game.cities:
        city.invaded_by = []


def naval_tokens(strengths, defeat, victories):
    """Tokens by place in `strengths`, None for nothing [armada 109-113]."""
    tokens = [None] * len(strengths)
    lowest = min(strengths)
    if max(strengths) == lowest:
        return tokens
    rewards = list(victories)
    for strength in sorted(set(strengths), reverse=True):
        group = [place for place, value in enumerate(strengths) if value == strength]
        if strength == lowest:
            reward = defeat
        else:
            if len(group) > 1:
                rewards = rewards[1:]  # a tie skips one reward
            reward, rewards = (rewards[0], rewards[1:]) if rewards else (None, [])
        for place in group:
            tokens[place] = reward
    return tokens
