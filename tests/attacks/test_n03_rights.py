"""N3: somebody else on the same computer looks into the files of a game."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_pbem.storage import disk, system
from tests.mailing import Table, until_cards, until_votes
from tests.program import Program

NOT_OURS = ("inbox",)
"""What the test laid there itself, as another program would."""


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Whoever plays lets others read what they write, as most systems do."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def written(folder: Path) -> list[Path]:
    everything = (path for path in folder.rglob("*") if path.relative_to(folder).parts[0] not in NOT_OURS)
    return [path for path in everything if not path.is_symlink()]


def open_to_others(folder: Path) -> list[str]:
    return sorted(
        str(path.relative_to(folder)) for path in written(folder) if stat.S_IMODE(path.stat().st_mode) & 0o077
    )


def as_they_were(folder: Path) -> None:
    """The rights that files and folders had before."""
    for path in written(folder):
        path.chmod(0o755 if path.is_dir() else 0o644)


@pytest.mark.parametrize("send", ["send: {folder: outbox}, ", "send: {maildir: sent}, ", ""])
@pytest.mark.long
def test_nobody_else_may_look_into_anything_of_a_game(program: Program, send: str) -> None:
    table = Table(program)
    table.seat(mail=f"mail: {{address: game@example.org, settle: 0, {send}fetch: {{folder: inbox}}}}")
    (program.folder / "sing.txt").write_text("la la")
    table.step()
    program.ok("clue", table.game, "ana=A", "the long way home")
    program.ok("next-turn", table.game, "--real-size")
    (program.folder / "sing.txt").unlink()
    assert len(written(program.folder)) > 10
    assert open_to_others(program.folder) == []


def test_what_came_in_is_for_nobody_else_either(program: Program) -> None:
    table = Table(program)
    table.seat()
    until_votes(table)
    assert list(program.folder.rglob(".game.yaml.d/mail/*"))
    assert open_to_others(program.folder) == []


def test_an_older_game_is_closed_to_others_when_it_is_written_next(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()
    as_they_were(program.folder)
    until_cards(table)
    for private in ("game.yaml", ".game.yaml.d", ".game.yaml.d/journal", ".game.yaml.d/mail", "output/game"):
        assert not stat.S_IMODE((program.folder / private).stat().st_mode) & 0o077, private


def test_a_mended_file_stays_its_owners(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()
    text = table.path.read_text()
    table.path.write_text(text.rpartition("\n- ")[0] + "\n")
    table.path.chmod(0o644)
    assert program("check", table.game, "--restore").code == 0
    assert open_to_others(program.folder) == []


def test_a_folder_of_ones_own_choice_keeps_its_rights(program: Program) -> None:
    """It may be a place for all, such as /tmp."""
    shared = program.folder / "outbox"
    shared.mkdir()
    shared.chmod(0o777)
    table = Table(program)
    table.seat()
    table.step()
    assert stat.S_IMODE(shared.stat().st_mode) == 0o777
    assert all(stat.S_IMODE(mail.stat().st_mode) == 0o600 for mail in shared.iterdir())


def test_where_rights_cannot_be_kept_the_game_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError

    table = Table(program)
    table.seat()
    table.step()
    as_they_were(program.folder)
    monkeypatch.setattr(os, "chmod", refused)
    until_cards(table)
    assert str(table.state.phase) == "card"


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o600), (0o400, 0o400), (0o600, 0o600)])
def test_rights_are_only_ever_taken(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(before)
    disk.for_its_owner(path, system.OWN_FILE)
    assert stat.S_IMODE(path.stat().st_mode) == after
