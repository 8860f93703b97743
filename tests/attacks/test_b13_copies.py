"""B13: a copy that was cut, both cut alike, and mails that were left behind: noticed, told, and nothing thrown away."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree

import pytest

from dixit_pbem.errors import BadFile
from dixit_pbem.storage.game_file import GameFile
from tests.attacks.faults import CUTS
from tests.mailing import Ready
from tests.storage.games import new_game, record, side_folder

COUNT = 6


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return new_game(tmp_path, events=COUNT)


def cut(file: Path, *, after: int) -> None:
    """Only so many events stay, whole."""
    lines = file.read_bytes().splitlines(keepends=True)
    last = [at for at, line in enumerate(lines) if line.startswith(b'- {"seq"')][after - 1]
    file.write_bytes(b"".join(lines[: last + 1 + (lines[last + 1 : last + 2] == [b"# %d events\n" % after])]))


def told(path: Path) -> str:
    with pytest.raises(BadFile) as refusal:
        GameFile(path).read()
    return str(refusal.value)


def test_a_copy_that_was_cut_is_called_so_and_the_way_out_keeps_the_events(path: Path) -> None:
    whole = path.read_bytes()
    cut(side_folder(path) / "journal", after=4)
    assert told(path).endswith(
        "Events 5 to 6 stand here, and are missing in the copy of the journal, which was cut. "
        f"`dixit-pbem check {path} --accept` keeps them."
    )
    with pytest.raises(BadFile, match="--accept"):
        GameFile(path).restore()
    assert path.read_bytes() == whole
    GameFile(path).accept()
    assert path.read_bytes() == whole
    assert len(GameFile(path).read().records) == COUNT


def test_a_copy_cut_at_any_byte_never_makes_the_first_way_out_lose_an_event(path: Path) -> None:
    copy = side_folder(path) / "journal"
    raw = copy.read_bytes()
    assert len(raw) >= CUTS, "the README counts them"
    for at in range(len(raw)):
        copy.write_bytes(raw[:at])
        text = told(path)
        assert "not from the program" not in text
        assert text.endswith(("keeps it.", "keeps them."))
    GameFile(path).accept()
    assert [each["seq"] for each in GameFile(path).read().records] == list(range(1, COUNT + 1))


@pytest.mark.parametrize("after", range(1, COUNT))
def test_both_cut_at_the_same_event_are_noticed(path: Path, after: int) -> None:
    cut(path, after=after)
    cut(side_folder(path) / "journal", after=after)
    lost, them = (f"Events {after + 1} to {COUNT} are", "them") if after < COUNT - 1 else (f"Event {COUNT} is", "it")
    text = (
        f"{lost} missing here and in the copy of the journal. Take both from a backup; "
        f"`dixit-pbem check {path} --accept` goes on without {them}."
    )
    assert told(path).endswith(text)
    with pytest.raises(BadFile, match="missing here and in the copy"), GameFile(path).locked():
        pass
    with pytest.raises(BadFile, match="missing here and in the copy"):
        GameFile(path).restore()
    GameFile(path).accept()
    assert len(GameFile(path).read().records) == after


def test_what_the_copy_still_has_is_put_back_and_the_rest_is_told(path: Path) -> None:
    cut(path, after=2)
    cut(side_folder(path) / "journal", after=4)
    assert "Events 3 to 4 are missing here." in told(path)
    assert "Events 5 to 6 are missing here and in the copy" in told(path)
    with pytest.raises(BadFile, match="Events 5 to 6 are missing here and in the copy"):
        GameFile(path).restore()
    assert path.read_text().count('\n- {"seq"') == 4
    GameFile(path).accept()
    assert GameFile(path).read().records == tuple(record(seq) for seq in range(1, 5))


def test_a_game_that_moved_without_its_mails_lists_what_waits_all_the_same(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "Hello to you all", sender="stranger@example.net", subject="Hello")
    table.reply("Cyd", "perhaps B or else C", sender="other@example.net", subject="Hello again")
    table.step()
    numbers = [number for number, _ in table.opened.held]
    assert len(numbers) == 2
    mails = side_folder(table.path) / "mail"
    gone = dict(table.opened.held)[numbers[0]].mail
    (mails / gone).unlink()
    said = table.program.ok("held", "game.yaml", "--spoilers")
    assert f"This mail is not here: {mails / gone} is missing." in said
    assert "perhaps B or else C" in said
    rmtree(side_folder(table.path))
    listed = table.program("held", "game.yaml")
    assert (listed.code, listed.out.count("This mail is not here")) == (0, 2)
    assert f"{side_folder(table.path).name} does not lie beside game.yaml" in listed.err
    assert table.program("held", "game.yaml", "assign", str(numbers[0]), "Bob", "B").code == 0
    assert table.program("held", "game.yaml", "reject", str(numbers[1])).code == 0
    assert table.opened.held == ()
