import pytest

# One row a kind of game: rule set and players.
KINDS = [
    ("duel", 2),
    ("duel+pantheon", 2),
    ("wonders1", 2),
    ("wonders1", 3),
    ("wonders2", 7),
    ("wonders1+armada", 4),
    ("wonders2+armada", 8),
    ("wonders2+teams", 6),
    ("wonders1+armada+teams", 8),
]


@pytest.fixture(params=KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def kind(request):
    return request.param
