"""The game file: what people wrote stays byte for byte, and events are added at its end."""

import os
from pathlib import Path

import pytest
import yaml

from dixit_pbem.errors import BadFile, Busy, NotFound
from dixit_pbem.storage.game_file import GameFile
from tests.storage.games import SETTINGS, journal, line, new_game, record, side_folder

BOM = b"\xef\xbb\xbf"
WINDOWS = SETTINGS.replace("\n", "\r\n").encode()


def append(path: Path, *seqs: int) -> tuple[str, ...]:
    """Record events and return the notes."""
    with GameFile(path).locked() as game:
        game.append([record(seq) for seq in seqs])
        return game.contents.notes


def test_a_new_file_becomes_a_game_with_its_first_event(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    with GameFile(path).locked() as game:
        assert game.contents.records == ()
        game.append([record(1), record(2)])
        game.append([record(3)])
    assert path.read_text() == SETTINGS + journal(1, 2, 3)
    assert yaml.safe_load(path.read_text())["journal"] == [record(1), record(2), record(3)]


def test_what_was_recorded_is_read_with_its_lines(tmp_path: Path) -> None:
    contents = GameFile(new_game(tmp_path, events=2)).read()
    assert contents.settings_text == SETTINGS
    assert contents.records == (record(1), record(2))
    assert contents.lines == (10, 11)
    assert [contents.line_of(seq) for seq in (0, 1, 2, 3, None)] == [0, 10, 11, 0, 0]
    assert contents.notes == ()


def test_reading_leaves_no_trace(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    GameFile(path).read()
    assert list(tmp_path.iterdir()) == [path]


def test_events_must_be_numbered_without_gaps(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    with GameFile(path).locked() as game, pytest.raises(ValueError, match=r"the events must be numbered range\(2, 4\)"):
        game.append([record(2), record(4)])
    assert path.read_text() == SETTINGS + journal(1)


def test_no_events_are_no_change(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    append(path)
    assert path.read_text() == SETTINGS


@pytest.mark.parametrize(
    ("written", "before"),
    [
        (SETTINGS + journal(1), SETTINGS),
        (SETTINGS + journal(1), SETTINGS.rstrip("\n")),
        (SETTINGS + journal(1), SETTINGS + "journal:"),
        (SETTINGS + journal(1), SETTINGS + "journal:\n"),
        (SETTINGS + journal(1), SETTINGS + "jour"),
        (f"{SETTINGS}journal :  # ours\n# so\n\n{line(1)}\n", f"{SETTINGS}journal :  # ours\n# so\n\n"),
        (f"{SETTINGS}journal: \n# so\n{line(1)}\n", f"{SETTINGS}journal: []\n# so"),
        (f"{SETTINGS}journal:  # none\n{line(1)}\n", f"{SETTINGS}journal: [ ] # none\n"),
        (f"{SETTINGS}journal: \n{line(1)}\n", f"{SETTINGS}journal: null\n"),
        (f"{SETTINGS}journal: \n{line(1)}\n", f"{SETTINGS}journal: ~"),
    ],
)
def test_the_first_event_finds_its_place_in_every_new_file(written: str, before: str, tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    path.write_text(before)
    append(path, 1)
    assert path.read_text() == written
    assert yaml.safe_load(written)["journal"] == [record(1)]


@pytest.mark.parametrize(
    ("added", "before"),
    [
        (line(2) + "\n", SETTINGS + journal(1)),
        ("\n" + line(2) + "\n", SETTINGS + journal(1).rstrip("\n")),
        ("\n" + line(2) + "\n", SETTINGS + journal(1) + "# well told"),
        (f"  {line(2)}\n", f"{SETTINGS}journal:\n  {line(1)}\n"),
        (f"  {line(2)}\n", f"{SETTINGS}journal:\n\n  - seq: 1\n    at: '{record(1)['at']}'\n    event: said\n"),
    ],
)
def test_an_event_is_only_ever_added_at_the_end(added: str, before: str, tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    path.write_text(before)
    append(path, 2)
    assert path.read_text() == before + added
    assert yaml.safe_load(path.read_text())["journal"][1] == record(2)


def test_a_file_from_windows_keeps_its_mark_and_its_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    path.write_bytes(BOM + WINDOWS)
    mark = "sunday.yaml:1: The file begins with a byte order mark, as on Windows. It may stay."
    ends = "sunday.yaml:1: The lines end as on Windows (CRLF). They may stay so, and new ones do too."
    assert append(path, 1) == (mark, ends)
    append(path, 2)
    assert path.read_bytes() == BOM + WINDOWS + journal(1, 2).replace("\n", "\r\n").encode()
    contents = GameFile(path).read()
    assert (contents.records, contents.notes) == ((record(1), record(2)), (mark, ends))
    assert contents.settings_text == SETTINGS


def test_a_file_cut_between_the_two_characters_of_a_line_end_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    whole = WINDOWS + journal(1).replace("\n", "\r\n").encode()
    path.write_bytes(whole[:-1])
    append(path, 2)
    assert path.read_bytes() == whole + line(2).encode() + b"\r\n"


def test_a_missing_line_end_is_noted_and_mended(tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    path.write_text(SETTINGS + journal(1).rstrip("\n"))
    note = "sunday.yaml:10: The last line has no line end. The next event adds it."
    assert GameFile(path).read().notes == (note,)
    assert append(path, 2) == (note,)
    assert path.read_text() == SETTINGS + journal(1, 2)


def test_a_torn_last_line_is_left_out_and_set_aside_by_the_next_writer(tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    torn = '- {"seq": 2, "at": "20'
    for number in (1, 2):
        path.write_text(SETTINGS + journal(1) + torn)
        contents = GameFile(path).read()
        assert contents.records == (record(1),)
        assert contents.notes == (
            "sunday.yaml:11: The last line is cut off and does not count. The next command that writes sets it aside.",
        )
        (note,) = append(path)
        told = f"The last line was cut off and did not count. It is set aside in sunday.yaml.torn-{number}."
        assert note == f"sunday.yaml:11: {told}"
        assert path.read_text() == SETTINGS + journal(1)
        assert (tmp_path / f"sunday.yaml.torn-{number}").read_text() == torn


def test_a_torn_line_of_bytes_that_are_no_text_is_kept_byte_for_byte(tmp_path: Path) -> None:
    path = tmp_path / "sunday.yaml"
    torn = '- {"seq": 2, "text": "caf\u00e9'.encode()[:-1] + b"\0\0"
    path.write_bytes((SETTINGS + journal(1)).encode() + torn)
    append(path, 2)
    assert path.read_text() == SETTINGS + journal(1, 2)
    assert (tmp_path / "sunday.yaml.torn-1").read_bytes() == torn


def test_a_file_that_moved_without_its_side_folder_stands_as_it_is(tmp_path: Path) -> None:
    here = new_game(tmp_path, events=2)
    (tmp_path / "there").mkdir()
    there = here.rename(tmp_path / "there" / "monday.yaml")
    assert GameFile(there).read().records == (record(1), record(2))
    append(there, 3)
    assert there.read_text() == SETTINGS + journal(1, 2, 3)
    assert (side_folder(there) / "journal").read_text().splitlines() == [
        line(1),
        line(2),
        "# 2 events",
        line(3),
        "# 3 events",
    ]


def test_a_link_and_its_file_are_one_game(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    append(link, 2)
    assert link.is_symlink()
    assert path.read_text() == SETTINGS + journal(1, 2)
    assert sorted(each.name for each in tmp_path.iterdir()) == [".sunday.yaml.d", "link.yaml", "sunday.yaml"]


def test_an_editor_that_saves_by_renaming_while_an_event_is_recorded_loses_nothing(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    with GameFile(path).locked() as game:
        edited = tmp_path / "sunday.yaml~"
        edited.write_text("# edited\n" + path.read_text())
        edited.replace(path)
        game.append([record(2)])
    assert path.read_text() == "# edited\n" + SETTINGS + journal(1, 2)


def test_an_editor_that_saves_an_old_copy_while_an_event_is_recorded_is_told(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    with GameFile(path).locked() as game:
        path.write_text(SETTINGS + journal(1))
        with pytest.raises(BadFile) as told:
            game.append([record(3)])
    assert str(told.value) == (
        f"sunday.yaml:10: Event 2 is missing here. `dixit-pbem check {path} --restore` puts it back, "
        "`--accept` goes on without it."
    )
    assert path.read_text() == SETTINGS + journal(1)
    assert GameFile(path).restore()
    assert path.read_text() == SETTINGS + journal(1, 2)


def test_an_editor_that_saves_right_after_the_write_gets_the_event_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_game(tmp_path, events=1)
    before = path.read_text()
    flushed = []
    flush = os.fsync

    def flush_and_save(opened: int) -> None:
        flush(opened)
        flushed.append(opened)
        if len(flushed) == 2:  # the guard copy first, then the game file
            edited = tmp_path / "sunday.yaml~"
            edited.write_text("# edited\n" + before)
            edited.replace(path)

    with GameFile(path).locked() as game:
        monkeypatch.setattr(os, "fsync", flush_and_save)
        game.append([record(2)])
    assert path.read_text() == "# edited\n" + before + line(2) + "\n"


def test_an_editor_that_never_stops_saving_is_told_and_nothing_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_game(tmp_path, events=1)
    before = path.read_text()
    flush = os.fsync

    def flush_and_save(opened: int) -> None:
        flush(opened)
        path.write_text(before)

    with GameFile(path).locked() as game:
        monkeypatch.setattr(os, "fsync", flush_and_save)
        with pytest.raises(Busy) as told:
            game.append([record(2)])
    assert str(told.value) == (
        "sunday.yaml: another program saves this file at the same time. Close it there, and call the command again."
    )
    assert GameFile(path).read().records == (record(1),)


def test_one_event_costs_two_flushes_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = new_game(tmp_path, events=1)
    flushed = []
    with GameFile(path).locked() as game:
        monkeypatch.setattr(os, "fsync", flushed.append)
        game.append([record(2)])
    assert len(flushed) == 2


@pytest.mark.parametrize(
    ("message", "raw"),
    [
        ("s.yaml: This file is saved as UTF-16. Save it again as UTF-8.", SETTINGS.encode("utf-16")),
        ("s.yaml:3: A character of this line is not UTF-8. Save the file again as UTF-8.", b"a: 1\nb: 2\nc: \xff\n"),
        (
            "s.yaml:2: 'title' stands below the journal. Move it above 'journal:', which must stay the last key.",
            b"journal:\ntitle: x\n",
        ),
        (
            "s.yaml:1: Only a comment may stand behind 'journal:'; events stand below it, one a line. "
            "Put it right by hand, or take the file from a backup.",
            b"journal: [{seq: 1}]\n",
        ),
        (
            "s.yaml:1: Only a comment may stand behind 'journal:'; events stand below it, one a line. "
            "Put it right by hand, or take the file from a backup.",
            f"journal: []\n{line(1)}\n".encode(),
        ),
        (
            "s.yaml:2: This key is not found as it is written. "
            "Write it as journal: without quotes, at the start of its line.",
            f'a: 1\n"journal":\n{line(1)}\n'.encode(),
        ),
        (
            'This line is no event. An event is one line, as in - {"seq": 1, "at": "2026-11-18T09:00:00Z", '
            '"event": "…"}. Put it right by hand, or take the file from a backup.',
            f"journal:\n{line(1)}\nso\n".encode(),
        ),
        (
            "s.yaml:2: Event 1 should stand here, and this is event 2. "
            "Put it right by hand, or take the file from a backup.",
            f"journal:\n{line(2)}\n{line(3)}\n".encode(),
        ),
        (
            "s.yaml:3: Event 2 should stand here, and this is event 1. "
            "Put it right by hand, or take the file from a backup.",
            f"journal:\n{line(1)}\n{line(1)}\n{line(2)}\n".encode(),
        ),
    ],
)
def test_a_file_that_cannot_stand_as_it_is_is_told(message: str, raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_bytes(raw)
    with pytest.raises(BadFile) as told:
        GameFile(path).read()
    assert message in str(told.value)
    with pytest.raises(BadFile) as told, GameFile(path).locked():
        pass
    assert message in str(told.value)
    assert path.read_bytes() == raw


def test_everything_wrong_with_a_journal_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(f"{SETTINGS}journal:\n{line(1)}\nso\n{line(3)}\nmore: so\n")
    contents, problems = GameFile(path).examine()
    assert contents.settings_text == SETTINGS
    assert [problem.line for problem in problems] == [11, 12, 13]


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("There is no file 'none.yaml'. `dixit-pbem new none.yaml` makes a new game.", "none.yaml"),
        ("There is no file 'my game'. `dixit-pbem new 'my game'` makes a new game.", "my game"),
        ("There is no file 's.yaml/x'. `dixit-pbem new s.yaml/x` makes a new game.", "s.yaml/x"),
        ("'folder' is a folder. Name the game file in it, as in 'folder/sunday.yaml'.", "folder"),
        ("'/' is a folder. Name the game file in it, as in '/sunday.yaml'.", "/"),
        ("'.' is a folder. Name the game file in it, as in 'sunday.yaml'.", "."),
        ("'pipe' is no file that could hold a game. Name the game file.", "pipe"),
        ("'loop' is a link that leads back to itself. Name the game file itself.", "loop"),
        (
            f"There is no file '{'x' * 300}': the name is longer than a name can be. Check the spelling.",
            "x" * 300,
        ),
    ],
)
def test_where_there_is_no_game_file_it_is_told(
    message: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("s.yaml").touch()
    Path("folder").mkdir()
    os.mkfifo("pipe")
    Path("loop").symlink_to("loop")
    with pytest.raises(NotFound) as told:
        GameFile(Path(name)).read()
    assert str(told.value) == message
    with pytest.raises(NotFound) as told, GameFile(Path(name)).locked():
        pass
    assert str(told.value) == message
    assert not list(tmp_path.glob(".*"))
