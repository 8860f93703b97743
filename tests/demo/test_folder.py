"""The folder of a demonstration: its own is made anew, anything else stays as it is."""

from itertools import islice
from pathlib import Path

import pytest

from dixit_pbem.demo.folder import Place, made, unfinished_or_new
from dixit_pbem.demo.guest import Guest, seat_of
from dixit_pbem.demo.stage import Stage
from dixit_pbem.errors import CannotWrite
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.check import check


def begin(place: Place, guest: Guest | None = None) -> None:
    list(islice(Stage(place, guest).performed(), 3))


def test_the_game_file_has_no_problem(tmp_path: Path) -> None:
    assert tuple(check(GameFile(made(tmp_path / "demo", guest=None).game)).problems) == ()


def test_a_folder_with_something_else_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(CannotWrite) as refused:
        made(tmp_path, guest=None)
    assert str(refused.value) == (
        f"{tmp_path} holds something else already, such as letters.txt, and stays as it is. "
        "Name an empty folder, or one that is not there yet."
    )
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "demo").write_text("mine")
    with pytest.raises(CannotWrite, match=r"demo is a file\. Name a folder for the demonstration\."):
        made(tmp_path / "demo", guest=None)


def test_its_own_folder_is_made_anew_and_what_somebody_put_beside_stays(tmp_path: Path) -> None:
    first = made(tmp_path, guest=None)
    begin(first)
    (tmp_path / "notes.txt").write_text("mine")
    made(tmp_path, guest=None)
    assert first.game.read_text().endswith("journal:\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".dixit-pbem-demo", "inbox", "notes.txt", "sunday.yaml"]


def test_a_game_that_a_guest_left_goes_on_for_him_alone(tmp_path: Path) -> None:
    begin(made(tmp_path, guest="Eve"), Guest(seat_of("Eve"), lambda _: "C"))
    before = (tmp_path / "sunday.yaml").read_bytes()
    unfinished_or_new(tmp_path, guest="Eve")
    with pytest.raises(CannotWrite) as refused:
        made(tmp_path, guest=None)
    assert str(refused.value) == (
        f"In {tmp_path} somebody plays as Eve. Go on with `demo {tmp_path} --play Eve`, or name another folder."
    )
    with pytest.raises(CannotWrite, match="somebody plays as Eve"):
        unfinished_or_new(tmp_path, guest="Bob")
    assert before == (tmp_path / "sunday.yaml").read_bytes()
