"""Small copies that lie ready beside a deck's pictures are used only where they surely show the same picture."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dixit_pbem.cli import main
from dixit_pbem.journal.opened import look
from dixit_pbem.paper import press
from dixit_pbem.paper.thumbnails import READY, READY_LIST, copy_beside
from dixit_pbem.storage.decks import picture_hash
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.shipped import shipped

DREAMS = shipped("decks") / "dreams"
MOON, FISH = "01-moon-door.jpg", "02-river-of-fish.jpg"


FOLDER = READY[480]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    (tmp_path / FOLDER).mkdir()
    for name in (MOON, FISH, f"{FOLDER}/{MOON}", f"{FOLDER}/{FISH}", f"{FOLDER}/{READY_LIST}"):
        shutil.copy(DREAMS / name, tmp_path / name)
    return tmp_path


def copy_of(deck: Path) -> bytes | None:
    return copy_beside(deck / MOON, picture_hash(deck / MOON), 480)


def test_a_copy_of_exactly_this_picture_is_used(deck: Path) -> None:
    assert copy_of(deck) == (DREAMS / FOLDER / MOON).read_bytes()


def test_a_copy_of_the_picture_as_it_was_before_is_not_used(deck: Path) -> None:
    shutil.copy(deck / FISH, deck / MOON)
    assert copy_of(deck) is None


def test_a_copy_that_was_exchanged_is_not_used(deck: Path) -> None:
    shutil.copy(deck / FOLDER / FISH, deck / FOLDER / MOON)
    assert copy_of(deck) is None


def test_a_copy_that_is_gone_is_not_used(deck: Path) -> None:
    (deck / FOLDER / MOON).unlink()
    assert copy_of(deck) is None


@pytest.mark.parametrize("text", ["", "[]", "{", '{"01-moon-door": 1}', '{"01-moon-door": ["a"]}', '{"x": [1, 2]}'])
def test_a_list_that_cannot_be_read_makes_no_copy_ready(deck: Path, text: str) -> None:
    (deck / FOLDER / READY_LIST).write_text(text)
    assert copy_of(deck) is None


@pytest.mark.parametrize("width", READY)
def test_every_card_of_the_shipped_deck_has_its_copies_ready(width: int) -> None:
    listed = json.loads((DREAMS / READY[width] / READY_LIST).read_text())
    pictures = sorted(DREAMS.glob("[0-9]*.jpg"))
    assert sorted(listed) == [picture.stem for picture in pictures]
    assert all(copy_beside(picture, picture_hash(picture), width) for picture in pictures)


def test_no_thread_is_woken_for_copies_that_lie_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread for each page would wait for its turn much longer than it takes to read its pictures."""

    def no_threads(number: int) -> None:
        raise AssertionError(f"{number} threads for nothing")

    monkeypatch.chdir(tmp_path)
    people = [word for name in ("Ana", "Bob", "Cyd") for word in ("--player", f"{name} <{name}@example.org>")]
    with pytest.raises(SystemExit) as ended:
        main(("new", "game.yaml", "--rules", "odyssey", "--seed", "ready", *people))
    assert not ended.value.code
    with pytest.raises(SystemExit):
        main(("next-turn", "game.yaml", "--no-send"))
    running = look(GameFile(tmp_path / "game.yaml")).running
    assert running
    monkeypatch.setattr(press, "ThreadPoolExecutor", no_threads)
    ours = press.press_for(running)
    hand = [(card, width) for card in list(running.game.setup.pictures)[:12] for width in READY]
    ours.make_copies(hand)
    assert set(ours.copies) == set(hand)
