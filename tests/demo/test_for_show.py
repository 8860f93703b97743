"""What is only shown does not wait for the disk; what somebody goes on with does."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest

from dixit_pbem.demo.folder import made
from dixit_pbem.demo.guest import Guest, seat_of
from dixit_pbem.demo.stage import Stage


def first_letters(stage: Stage) -> int:
    """Play until who asked has a seat, after two letters, and all six have their first; how many have left by then."""
    list(islice(stage.performed(), 3))
    return len(list(stage.place.postbox.outbox.iterdir()))


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    files: list[int] = []
    monkeypatch.setattr(os, "fsync", files.append)
    return files


def test_the_friends_game_is_never_flushed(tmp_path: Path, flushed: list[int]) -> None:
    stage = Stage(made(tmp_path / "demo", guest=None))
    flushed.clear()
    assert first_letters(stage) == 2 + 6
    assert flushed == []


def test_a_game_with_a_guest_is(tmp_path: Path, flushed: list[int]) -> None:
    seat = seat_of("Eve")
    stage = Stage(made(tmp_path / "demo", guest=seat), Guest(seat, lambda _: "C"))
    flushed.clear()
    assert first_letters(stage) == 2 + 6
    assert len(flushed) >= 2 + 6
