import heptad
import numpy as np
import pytest


def test_games_end_and_begin_anew(kind):
    batch = heptad.Batch(kind[0], 16, players=kind[1], seed=1)
    ended = 0
    for _ in range(60 * kind[1] * 4):
        returns, over = batch.step(batch.sample())
        assert returns.shape == (16, kind[1]) and over.shape == (16,)
        assert np.allclose(returns.sum(axis=1), 0, atol=1e-5)
        assert (np.abs(returns).sum(axis=1) > 0).sum() <= over.sum()
        ended += over.sum()
        if ended >= 20:
            return
    pytest.fail("no game ended")


def test_a_batch_plays_by_the_mask(kind):
    batch = heptad.Batch(kind[0], 8, players=kind[1], seed=2)
    rng = np.random.default_rng(1)
    for _ in range(60):
        mask = batch.mask()
        assert mask.shape == (8, batch.move_count) and mask.any(axis=1).all()
        assert batch.observe().shape[0] == 8
        assert (batch.current() >= 0).all() and (batch.current() < kind[1]).all()
        batch.step(np.array([rng.choice(np.flatnonzero(row)) for row in mask]))


def test_one_wrong_move_moves_no_game():
    batch = heptad.Batch("duel", 4, seed=3)
    before, moves = batch.observe(), batch.sample()
    moves[2] = batch.move_count - 1
    with pytest.raises(heptad.Refused):
        batch.step(moves)
    with pytest.raises(heptad.Refused):
        batch.step(moves[:2])
    assert np.array_equal(batch.observe(), before)
    with pytest.raises(heptad.Refused):
        batch.step(np.full(4, -1))


def test_threads_change_nothing():
    batches = [heptad.Batch("wonders1", 37, players=3, seed=4, threads=threads) for threads in (1, 3)]
    for _ in range(100):
        one, two = (batch.step(batch.sample()) for batch in batches)
        assert np.array_equal(one[0], two[0]) and np.array_equal(one[1], two[1])
    assert np.array_equal(batches[0].observe(), batches[1].observe())


def test_a_batch_and_a_game_see_the_same():
    batch, game = heptad.Batch("duel", 1, seed=5), heptad.Game("duel", seed=5)
    assert batch.observation_layout == game.observation_layout
    assert batch.move_blocks == game.move_blocks
