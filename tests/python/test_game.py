import copy
import pickle
import random

import heptad
import numpy as np
import pytest


def play(game, rng, until=None):
    while not game.over and (until is None or game.round < until):
        game.act(game.current, rng.choice(game.legal_ids()))
    return game


def start(kind, seed=1):
    return heptad.Game(kind[0], players=kind[1], seed=seed)


def test_a_game_by_numbers_ends_and_its_record_is_the_same_game(kind):
    game = play(start(kind), random.Random(3))
    assert game.over and game.current == -1 and game.to_act == []
    assert game.outcome["winners"] and len(game.sheets) >= kind[1]
    assert sum(game.returns) == pytest.approx(0, abs=1e-6) and max(game.returns) > 0
    again = heptad.load(game.record())
    assert again.record() == game.record() and again.outcome == game.outcome


def test_the_same_seed_and_moves_are_the_same_game(kind):
    records = {play(start(kind, seed=5), random.Random(9)).record() for _ in range(2)}
    assert len(records) == 1
    assert play(start(kind, seed=6), random.Random(9)).record() not in records


def test_a_number_a_text_and_a_move_say_the_same(kind):
    rng = random.Random(4)
    game = start(kind)
    for _ in range(40):
        if game.over:
            break
        move = rng.choice(game.legal())
        ways = [game.copy() for _ in range(3)]
        for way, said in zip(ways, (move, move.id, move.text)):
            way.act(way.current, said)
        assert len({way.record() for way in ways}) == 1
        game = ways[0]


def test_numbers_of_a_list_differ_and_stand_in_their_blocks(kind):
    rng = random.Random(5)
    game = start(kind)
    blocks = game.move_blocks
    assert blocks[-1][1] + blocks[-1][2] * blocks[-1][3] == game.move_count
    while not game.over:
        moves = game.legal()
        assert len({move.id for move in moves}) == len(moves)
        mask = game.mask()
        assert mask.shape == (game.move_count,) and mask.dtype == np.bool_
        assert set(np.flatnonzero(mask)) == {move.id for move in moves if move.id < game.move_count}
        ways = max(move.id for move in moves) // game.move_count + 1
        assert game.mask(ways=ways).sum() == len(moves)
        game.act(game.current, rng.choice(moves).id)


def test_a_number_means_the_same_in_every_game():
    said = {}
    for seed in range(30):
        game = heptad.Game("duel+pantheon", seed=seed)
        rng = random.Random(seed)
        while not game.over:
            for move in game.legal():
                text = move.text
                assert said.setdefault(move.id, text) == text
            game.act(game.current, rng.choice(game.legal_ids()))


def test_an_observation_has_its_layout_and_changes_with_the_game(kind):
    game = start(kind)
    name, first, count = game.observation_layout[-1]
    observation = game.observation()
    assert observation.dtype == np.float32 and observation.shape == (first + count,)
    assert len({block[0] for block in game.observation_layout}) == len(game.observation_layout)
    after = play(game.copy(), random.Random(2), until=game.round + 4)
    assert not np.array_equal(observation, after.observation(0))
    assert np.isfinite(after.observation(0)).all()


def test_an_observation_tells_nothing_that_the_seat_does_not_know(kind):
    rng = random.Random(8)
    game = play(start(kind), rng, until=12)
    differed = False
    for seat in range(kind[1]):
        for seed in range(5):
            world = game.guess(seat, seed)
            assert np.array_equal(world.observation(seat), game.observation(seat))
            assert world.view(seat) == game.view(seat)
            others = [other for other in range(kind[1]) if other != seat]
            differed |= any(not np.array_equal(world.observation(o), game.observation(o)) for o in others)
    assert differed or kind[0].startswith("duel")  # with hidden hands a guess must guess


def test_copies_go_their_own_ways(kind):
    game = play(start(kind), random.Random(1), until=6)
    kept = game.record()
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.record() == kept
        play(other, random.Random(2))
        assert game.record() == kept
    one, two = game.copy(), pickle.loads(pickle.dumps(game))
    assert play(one, random.Random(3)).record() == play(two, random.Random(3)).record()


def test_what_is_wrong_is_refused_and_changes_nothing():
    game = heptad.Game("wonders1", players=3, seed=1)
    before = game.record()
    wrong = [
        lambda: heptad.Game("chess"),
        lambda: heptad.Game("duel", players=3),
        lambda: heptad.Game("wonders1", options={"no": "such"}),
        lambda: heptad.load("no record"),
        lambda: game.act(0, "build no-such-card"),
        lambda: game.act(0, 10**30),
        lambda: game.act(0, -5),
        lambda: game.act(7, game.legal()[0]),
        lambda: game.act(-1, 0),
        lambda: game.view(99),
        lambda: game.observation(-1),
        lambda: game.mask(0, ways=0),
        lambda: game.guess(0).record(),
        lambda: heptad.Bot("level:99"),
        lambda: heptad.Bot("level:1").choose(game.guess(0)),
        lambda: heptad.Batch("duel", 0),
        lambda: heptad.Batch("duel", 4, threads=0),
    ]
    for ask in wrong:
        with pytest.raises(heptad.Refused) as refused:
            ask()
        assert refused.value.code and refused.value.message == str(refused.value)
    with pytest.raises(TypeError):
        game.act(0, None)
    assert game.record() == before


def test_garbage_never_crashes():
    rng = random.Random(12)
    junk = [None, -1, 0, 1, 3, 10**25, "", "build baths", "\0", "🏛", 1.5, [], b"x", "nature hand 0 baths", object()]
    calls = ["act", "legal", "legal_ids", "view", "observation", "mask", "guess"]
    game = heptad.Game("wonders2", players=4, seed=2)
    record = game.record()
    for _ in range(3000):
        arguments = [rng.choice(junk) for _ in range(rng.randrange(3))]
        try:
            getattr(game.copy(), rng.choice(calls))(*arguments)
        except (heptad.Refused, TypeError, ValueError, OverflowError):
            pass
        lines = record.splitlines()
        lines[rng.randrange(len(lines))] = str(rng.choice(junk))
        try:
            heptad.load("\n".join(lines))
        except (heptad.Refused, TypeError, ValueError):
            pass
    assert game.record() == record


def test_a_bot_chooses_legal_moves_and_tells_its_chances():
    game = heptad.Game("duel", seed=3)
    bot = heptad.Bot("level:3")
    while not game.over:
        seat = game.current
        advice = bot.choose(game, seat, iterations=20, seed=1)
        legal = game.legal(seat)
        assert advice.move in legal and 0 <= advice.win_chance <= 1
        assert {choice.move for choice in advice.choices} == set(legal)
        game.act(seat, advice.move)
    assert game.record()


def test_cards_and_rule_sets():
    assert "duel" in heptad.rule_sets() and "wonders2" in heptad.rule_sets()
    assert heptad.cards("duel")["cards"]
