"""The guard copy: what was lost, changed or added in a game file is told, and put right by one command."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dixit_pbem.errors import BadFile, NotFound
from dixit_pbem.storage.game_file import GameFile
from tests.storage.games import SETTINGS, add, journal, line, new_game, record, side_folder

FIVE = tuple(record(seq) for seq in range(1, 6))


def told_by_every_command(path: Path) -> list[str]:
    """What reading says, after making sure that writing says the same and changes nothing."""
    before = path.read_bytes()
    with pytest.raises(BadFile) as writing, GameFile(path).locked():
        pass
    with pytest.raises(BadFile) as reading:
        GameFile(path).read()
    assert str(reading.value) == str(writing.value)
    assert path.read_bytes() == before
    return str(reading.value).splitlines()


def reword(seq: int) -> str:
    return line(seq, "no")


@pytest.mark.parametrize(
    ("told", "edited"),
    [
        (
            ["13: Event 5 is missing here. {restore} puts it back, `--accept` goes on without it."],
            journal(1, 2, 3, 4),
        ),
        (
            ["11: Events 3 to 5 are missing here. {restore} puts them back, `--accept` goes on without them."],
            journal(1, 2),
        ),
        (
            ["8: Events 1 to 5 are missing here. {restore} puts them back, `--accept` goes on without them."],
            "",
        ),
        (["11: Event 2 is missing here. {restore} puts it back."], journal(1, 3, 4, 5)),
        (
            [
                "10: Event 1 is missing here. {restore} puts it back.",
                "11: Events 3 to 4 are missing here. {restore} puts them back.",
            ],
            journal(2, 5),
        ),
        (
            [
                "11: Event 2 is not as the program wrote it. "
                "{restore} puts the old line back, `--accept` keeps the new line."
            ],
            journal(1, 2, 3, 4, 5).replace(line(2), reword(2)),
        ),
        (
            [
                "11: Events 2 to 3 are not as the program wrote them. "
                "{restore} puts the old lines back, `--accept` keeps the new lines.",
                "14: Event 5 is not as the program wrote it. "
                "{restore} puts the old line back, `--accept` keeps the new line.",
            ],
            "journal:\n" + "\n".join([line(1), reword(2), reword(3), line(4), reword(5)]) + "\n",
        ),
        (
            ["15: Event 6 is not from the program. {restore} takes it out, `--accept` keeps it."],
            journal(1, 2, 3, 4, 5, 6),
        ),
        (
            ["15: Events 6 to 7 are not from the program. {restore} takes them out, `--accept` keeps them."],
            journal(1, 2, 3, 4, 5, 6, 7),
        ),
        (["12: Event 2 stands here a second time. {restore} takes it out."], journal(1, 2, 2, 3, 4, 5)),
        (
            [
                "11: Event 2 should stand here, and this is event 3. {restore} puts the events in order.",
                "12: Event 4 should stand here, and this is event 2. {restore} puts the events in order.",
                "13: Event 3 should stand here, and this is event 4. {restore} puts the events in order.",
            ],
            journal(1, 3, 2, 4, 5),
        ),
        (
            ["14: Event 5 is missing here. {restore} puts it back, `--accept` goes on without it."],
            journal(1, 2, 3, 4) + line(5)[:-3],
        ),
        (
            [
                '11: This line is no event. An event is one line, as in - {{"seq": 1, "at": "2026-11-18T09:00:00Z", '
                '"event": "…"}}. {restore} puts back what the program wrote.'
            ],
            journal(1, 2, 3, 4, 5).replace(line(2), line(2)[:-3]),
        ),
        (
            [
                "15: 'title' stands below the journal. Move it above 'journal:', which must stay the last key.",
            ],
            journal(1, 2, 3, 4, 5) + "title: Ours\n",
        ),
    ],
)
def test_every_command_tells_what_is_not_as_it_was(told: list[str], edited: str, tmp_path: Path) -> None:
    path = new_game(tmp_path, events=5)
    path.write_text(SETTINGS + edited)
    restore = f"`dixit-pbem check {path} --restore`"
    assert told_by_every_command(path) == [f"sunday.yaml:{each.format(restore=restore)}" for each in told]


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: text.replace(line(2), f"- {{seq: 2, at: '{record(2)['at']}', event: said, text: so}}"),
        lambda text: text.replace(line(2), line(2).replace(": ", ":").replace(", ", ",")),
        lambda text: text.replace(line(3), f"# the third\n\n{line(3)}  # well said"),
        lambda text: text.replace("\n- ", "\n  - "),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: "# mine\n" + text.replace("Sunday", "Monday"),
    ],
)
def test_an_event_that_says_the_same_is_no_change(edit: Callable[[str], str], tmp_path: Path) -> None:
    path = new_game(tmp_path, events=5)
    edited = edit(path.read_text()).encode()
    path.write_bytes(edited)
    assert GameFile(path).read().records == FIVE
    add(path, 6)
    assert path.read_bytes().startswith(edited)
    assert GameFile(path).read().records == (*FIVE, record(6))


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        journal(),
        journal(1, 2, 3),
        journal(1, 2, 3, 4, 5, 6),
        journal(1, 3, 2, 5),
        journal(1, 2) + "so\n",
        journal(1, 2) + line(3)[:20],
        "journal: []\n",
        "journal: [1, 2]\n",
        journal(1, 2, 3, 4, 5) + "title: below\n",
    ],
)
def test_restore_puts_the_journal_back_and_keeps_the_file_as_it_was(damaged: str, tmp_path: Path) -> None:
    path = new_game(tmp_path, events=5)
    path.chmod(0o640)
    path.write_text(SETTINGS + damaged)
    kept = side_folder(path) / "before-restore-1"
    assert GameFile(path).restore() == (f"The journal is back, 5 events. The file as it was is kept in {kept}.",)
    assert path.read_text() == SETTINGS + journal(1, 2, 3, 4, 5)
    assert kept.read_text() == SETTINGS + damaged
    assert path.stat().st_mode & 0o777 == 0o600
    assert GameFile(path).read().records == FIVE


def test_restore_leaves_the_settings_byte_for_byte(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    settings = b"\xef\xbb\xbf" + SETTINGS.replace("\n", "\r\n").encode() + b"# mine"
    path.write_bytes(settings)
    assert len(GameFile(path).restore()) == 3
    assert path.read_bytes() == settings + b"\r\n" + journal(1, 2).replace("\n", "\r\n").encode()


def test_restore_with_nothing_to_put_back_says_so(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    assert GameFile(path).restore() == ("The journal is as the program wrote it; there is nothing to put back.",)
    assert path.read_text() == SETTINGS + journal(1)


def test_restore_without_a_copy_says_so(tmp_path: Path) -> None:
    path = new_game(tmp_path)
    with pytest.raises(NotFound) as told:
        GameFile(path).restore()
    assert str(told.value) == (
        f"sunday.yaml: there is no copy of the journal in {side_folder(path)}, so nothing can be put back. "
        "Take the file from a backup."
    )


def test_restore_refuses_a_damaged_copy(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    copy = side_folder(path) / "journal"
    copy.write_text(copy.read_text().replace(line(1), line(1)[:20]))
    with pytest.raises(BadFile) as told:
        GameFile(path).restore()
    assert str(told.value) == (
        f"{copy}: This copy of the journal is damaged. "
        f"`dixit-pbem check {path} --accept` goes on with the game file as it is."
    )
    assert GameFile(path).accept()
    assert GameFile(path).read().records == FIVE[:2]


@pytest.mark.parametrize("edited", [(1, 2, 3), (1, 2, 3, 4, 5, 6), ()])
def test_accept_keeps_the_edit_and_the_copy_before(edited: tuple[int, ...], tmp_path: Path) -> None:
    path = new_game(tmp_path, events=5)
    before = (side_folder(path) / "journal").read_text()
    path.write_text(SETTINGS + journal(*edited))
    kept = side_folder(path) / "before-accept-1"
    assert GameFile(path).edited().records == tuple(map(record, edited))
    counts = f"The journal counts as it stands, {len(edited)} events. The copy before is kept in {kept}."
    assert GameFile(path).accept() == (counts,)
    assert path.read_text() == SETTINGS + journal(*edited)
    assert kept.read_text() == before
    add(path, len(edited) + 1)
    assert GameFile(path).read().records == tuple(record(seq) for seq in (*edited, len(edited) + 1))


def test_accept_with_nothing_to_keep_says_so(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    assert GameFile(path).accept() == ("The journal is as the program wrote it; there is no change to keep.",)


@pytest.mark.parametrize("edited", [journal(1, 3), journal(1) + "so\n"])
def test_accept_refuses_what_is_no_journal(edited: str, tmp_path: Path) -> None:
    path = new_game(tmp_path, events=3)
    path.write_text(SETTINGS + edited)
    with pytest.raises(BadFile, match="Put it right by hand, or take the file from a backup"):
        GameFile(path).accept()
    assert (side_folder(path) / "journal").read_text().endswith(f"{line(3)}\n# 3 events\n")


def test_a_second_restore_keeps_both_files(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    for number in (1, 2):
        path.write_text(f"# {number}\n{SETTINGS}")
        GameFile(path).restore()
        assert (side_folder(path) / f"before-restore-{number}").read_text() == f"# {number}\n{SETTINGS}"


def interrupted(path: Path, *seqs: int) -> None:
    """Leave behind what a command leaves that was killed between the guard copy and the game file."""
    copy = side_folder(path) / "journal"
    lines = [*(line(seq) for seq in seqs), f"# {seqs[-1]} events"]
    copy.write_text(copy.read_text() + "".join(f"{each}\n" for each in lines))


@pytest.mark.parametrize("torn", ["", line(3)[:1], line(3)[:-1], line(3), line(3) + "\n", f"{line(3)}\n{line(4)[:9]}"])
def test_an_interrupted_write_counts_and_is_finished_by_the_next_command(torn: str, tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    interrupted(path, 3, 4)
    path.write_text(path.read_text() + torn)
    contents = GameFile(path).read()
    assert contents.records == FIVE[:4]
    assert [contents.line_of(seq) for seq in (1, 2, 3, 4)] == [10, 11, 12, 13]
    add(path, 5)
    assert path.read_text() == SETTINGS + journal(1, 2, 3, 4, 5)
    assert not list(tmp_path.glob("*.torn-*"))


@pytest.mark.parametrize("torn", ["", "j", "journal", "journal:", "journal:\n", f"journal:\n{line(1)[:40]}"])
def test_an_interrupted_first_write_is_finished_too(torn: str, tmp_path: Path) -> None:
    path = new_game(tmp_path)
    with GameFile(path).locked():
        pass
    interrupted(path, 1)
    path.write_text(SETTINGS + torn)
    contents = GameFile(path).read()
    assert (contents.records, contents.lines) == ((record(1),), (10,))
    add(path, 2)
    assert path.read_text() == SETTINGS + journal(1, 2)


@pytest.mark.parametrize(("owed", "seqs"), [("Event 3", (3,)), ("What happened in events 3 to 4", (3, 4))])
def test_an_interrupted_write_is_noted(owed: str, seqs: tuple[int, ...], tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    interrupted(path, *seqs)
    assert GameFile(path).read().notes == (
        f"sunday.yaml:12: {owed} is not in the file yet: a command was interrupted. The next one that writes adds it.",
    )
    with GameFile(path).locked() as game:
        assert game.contents.notes == (
            f"sunday.yaml:12: {owed} was not in the file yet: a command was interrupted. It is there now.",
        )
    assert GameFile(path).read().notes == ()


def test_a_foreign_torn_line_is_set_aside_before_the_write_is_finished(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    interrupted(path, 3)
    path.write_text(path.read_text() + "half a thought")
    add(path, 4)
    assert path.read_text() == SETTINGS + journal(1, 2, 3, 4)
    assert (tmp_path / "sunday.yaml.torn-1").read_text() == "half a thought"


def test_a_group_of_events_that_never_became_whole_in_the_copy_does_not_count(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    copy = side_folder(path) / "journal"
    whole = copy.read_text()
    copy.write_text(f"{whole}{line(3)}\n{line(4)[:30]}")
    assert GameFile(path).read().records == FIVE[:2]
    add(path, 3)
    assert path.read_text() == SETTINGS + journal(1, 2, 3)
    assert copy.read_text() == f"{whole}{line(3)}\n# 3 events\n"


@pytest.mark.parametrize("mark", [None, b"", b"so"])
def test_a_lost_mark_does_no_harm(mark: bytes | None, tmp_path: Path) -> None:
    path = new_game(tmp_path, events=2)
    written = side_folder(path) / "written"
    written.unlink() if mark is None else written.write_bytes(mark)
    assert GameFile(path).read().records == FIVE[:2]
    add(path, 3)
    assert written.read_bytes() == b"           3\n"


def test_a_copy_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = new_game(tmp_path, events=1)
    copy = side_folder(path) / "journal"
    copy.unlink()
    copy.mkdir()
    with pytest.raises(BadFile) as told:
        GameFile(path).read()
    assert str(told.value) == (
        f"{copy}: This copy of the journal cannot be read: Is a directory. Put that right, or take its folder away."
    )
