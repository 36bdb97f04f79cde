"""The examples run, on a small budget, and do what they say."""

import pathlib
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))


def run(module, arguments, monkeypatch):
    monkeypatch.setattr(sys, "argv", [module.__name__, *arguments])
    return module.main()


def test_learning_beats_random_moves(tmp_path, monkeypatch):
    import learn

    curve = run(learn, ["--games", "120", "--epochs", "4", "--curve", str(tmp_path / "curve.png")], monkeypatch)
    assert curve[-1] > 0.65
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_balance_of_the_boards(tmp_path, monkeypatch):
    import balance

    rows = run(balance, ["--games", "40", "--players", "3", "--plot", str(tmp_path / "b.png")], monkeypatch)
    assert len(rows) >= 10 and all(low <= share <= high for _, share, low, high in rows)
    assert (tmp_path / "b.png").stat().st_size > 1000


def test_a_player_by_hand():
    import both_ways

    assert both_ways.play("duel", 2, 100) > 0.6
    assert both_ways.play("wonders1", 3, 60) > 0.4


@pytest.mark.parametrize("share, games", [(0, 10), (10, 10), (3, 10)])
def test_intervals_hold_the_share(share, games):
    import balance

    low, high = balance.interval(share, games)
    assert -1e-9 <= low <= share / games <= high <= 1 + 1e-9
