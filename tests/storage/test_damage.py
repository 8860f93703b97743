"""Whatever happens to the bytes of a game file, it is noticed or harmless, and nothing whole is lost."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import BadFile
from dixit_pbem.storage.game_file import Contents, GameFile
from tests.runs import examples
from tests.storage.games import SETTINGS, journal, line, new_game, record, side_folder

COUNT = 4
MEMORY = Path("/dev/shm")
"""These tests are about bytes, not about disks: where there is a folder in memory they take it."""
EVENTS = tuple(record(seq) for seq in range(1, COUNT + 1))
WHOLE = (SETTINGS + journal(*range(1, COUNT + 1))).encode()


def in_memory() -> TemporaryDirectory[str]:
    return TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)


@pytest.fixture
def folder() -> Iterator[Path]:
    with in_memory() as name:
        yield Path(name)


def written(path: Path) -> Contents:
    """Record one more event, and read the game."""
    with GameFile(path).locked() as game:
        seq = len(game.contents.records) + 1
        game.append([record(seq, "new")])
    contents = GameFile(path).read()
    assert contents.records[-1] == record(seq, "new")
    return contents


def test_a_cut_at_any_byte_is_told_or_harms_nothing_while_there_is_a_copy(folder: Path) -> None:
    path = new_game(folder, events=COUNT)
    assert path.read_bytes() == WHOLE
    noticed = 0
    for at in range(len(WHOLE)):
        path.write_bytes(WHOLE[:at])
        try:
            contents = GameFile(path).read()
        except BadFile:
            noticed += 1
            continue
        assert contents.records == EVENTS
    assert noticed == len(WHOLE) - 1, "only the very last line end may be missing"
    GameFile(path).restore()
    assert GameFile(path).read().records == EVENTS


def test_a_cut_at_any_byte_without_a_copy_loses_no_whole_line(folder: Path) -> None:
    begin = WHOLE.index(b"journal:")
    for at in range(len(WHOLE) + 1):
        own = folder / str(at)
        own.mkdir()
        path = own / "sunday.yaml"
        path.write_bytes(WHOLE[:at])
        whole = tuple(each for each in EVENTS if line(int(str(each["seq"]))).encode() in WHOLE[:at])
        assert written(path).records[:-1] == whole
        kept = b"".join(each.read_bytes() for each in own.glob("*.torn-*"))
        lost = set(WHOLE[:at].split(b"\n")) - set(path.read_bytes().split(b"\n")) - {kept}
        assert lost <= {WHOLE[begin:at]}, "a piece of the word 'journal:' itself may be completed"


def test_an_interrupted_group_counts_as_a_whole_or_not_at_all(folder: Path) -> None:
    path = new_game(folder, events=2)
    copy = side_folder(path) / "journal"
    before, copy_before = path.read_bytes(), copy.read_bytes()
    mark = (side_folder(path) / "written").read_bytes()
    with GameFile(path).locked() as game:
        game.append([record(3), record(4)])
    after, copy_after = path.read_bytes(), copy.read_bytes()
    steps = [(before, copy_after[:at]) for at in range(len(copy_before), len(copy_after))]
    steps += [(after[:at], copy_after) for at in range(len(before), len(after) + 1)]
    for file, guard in steps:
        path.write_bytes(file)
        copy.write_bytes(guard)
        (side_folder(path) / "written").write_bytes(mark)
        expected = EVENTS if guard == copy_after else EVENTS[:2]
        assert GameFile(path).read().records == expected
        assert written(path).records[:-1] == expected
    assert not list(folder.glob("*.torn-*"))


EDITS = st.tuples(st.integers(0, len(WHOLE)), st.integers(0, 150), st.binary(max_size=12))


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(EDITS, max_size=3), st.booleans())
@example([(len(WHOLE), 0, b"\0\0")], True)
@example([(len(WHOLE) - 1, 1, b"\r\n- \xff")], False)
def test_any_edit_is_told_or_read_and_can_be_restored(edits: list[tuple[int, int, bytes]], guarded: bool) -> None:
    with in_memory() as name:
        path = new_game(Path(name), events=COUNT if guarded else 0)
        raw = WHOLE
        for at, gone, new in edits:
            raw = raw[:at] + new + raw[at + gone :]
        path.write_bytes(raw)
        with suppress(BadFile):
            contents = GameFile(path).read()
            assert not guarded or contents.records == EVENTS
            assert written(path).records[:-1] == contents.records
        if guarded:
            with suppress(BadFile):
                GameFile(path).restore()
                assert GameFile(path).read().records[:COUNT] == EVENTS


@settings(deadline=None)
@given(st.binary(max_size=300) | st.lists(st.sampled_from(WHOLE.splitlines(keepends=True))).map(b"".join))
def test_any_bytes_are_a_game_or_a_problem(raw: bytes) -> None:
    with in_memory() as name:
        path = Path(name, "sunday.yaml")
        path.write_bytes(raw)
        with suppress(BadFile):
            records = GameFile(path).read().records
            assert written(path).records[:-1] == records


@settings(deadline=None)
@given(st.binary(max_size=200), st.binary(max_size=20))
def test_any_bytes_in_the_side_folder_are_told_or_harmless(copy: bytes, mark: bytes) -> None:
    with in_memory() as name:
        path = new_game(Path(name), events=2)
        before = path.read_bytes()
        (side_folder(path) / "journal").write_bytes(copy)
        (side_folder(path) / "written").write_bytes(mark)
        with suppress(BadFile):
            GameFile(path).read()
        with suppress(BadFile), GameFile(path).locked():
            pass
        assert path.read_bytes() == before
        GameFile(path).accept()
        assert GameFile(path).read().records == EVENTS[:2]
