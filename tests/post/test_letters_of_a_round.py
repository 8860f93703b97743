"""How many letters a round brings: no more at a large table than at a small one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.gallery.games import Party, played
from bench.letters import ROUNDS, SIZES, letters_of

MOST = 3
"""The results with the next hand, the clue, the table."""


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.long
def test_a_round_brings_nobody_more_than_three_letters(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIXIT_PBEM_NOW", "2026-11-18T09:00:00Z")
    monkeypatch.setenv("COLUMNS", "80")
    got = letters_of(played(Party("odyssey", players, ROUNDS), tmp_path, ends=False, calm=True))
    assert len(got) == players
    assert {reader: kinds for reader, kinds in got.items() if kinds.total() > MOST * ROUNDS} == {}
    assert all(kinds["results"] == ROUNDS for kinds in got.values())
