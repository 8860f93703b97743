"""Players of all sorts of names sit at one table: in the terminal, in mails, in file names, on paper."""

from __future__ import annotations

from email import message_from_bytes, policy
from pathlib import Path

from tests.program import Program

NAMES = ("Zoë", "Аня", "Ana 🦊", "王小明", "עדי", "B", "..", "CON", "status", 'Bob "the Boss"; O’Neill', "Zoe", "con 2")
"""Accents, other scripts, emoji, one letter, what a system reserves, a command, quotes; nearly the same twice."""


def seated(program: Program) -> None:
    program.new("odyssey", 4)
    path = program.folder / "game.yaml"
    head, _, rest = path.read_text().partition("\nplayers:\n")
    after = rest[rest.index("\n\n") :]
    quoted = (name.replace("'", "''") for name in NAMES)
    people = (f"- {{name: '{name}', email: p{seat}@example.org}}" for seat, name in enumerate(quoted, 1))
    path.write_text(head + "\nplayers:\n" + "\n".join(people) + after)


def readers(folder: Path) -> set[str]:
    """Whom the mails are to, as a mail program shows it."""
    mails = (message_from_bytes(path.read_bytes(), policy=policy.default) for path in folder.rglob("*.eml"))
    return {address.display_name for mail in mails for address in mail["To"].addresses}


def test_all_sorts_of_names_play(program: Program) -> None:
    seated(program)
    noted = program("check", "game.yaml")
    assert noted.code == 0, noted
    assert "'Ana 🦊' has signs that our typefaces do not draw. On paper it stands as 'Ana [fox face]'.\n" in noted.err
    assert "'Аня'" not in noted.err
    assert len(set(noted.err.splitlines())) == len(noted.err.splitlines())
    program.ok("next-turn", "game.yaml")
    assert readers(program.folder) == set(NAMES)
    story = program.ok("log", "game.yaml")
    assert all(name in story for name in NAMES)
    program.ok("clue", "game.yaml", "cON 2=A", "fog")
    assert "con 2 tells: “fog”." in program.ok("log", "game.yaml")


def test_the_files_of_players_differ_on_every_computer(program: Program) -> None:
    seated(program)
    program.change(("\nmail:", "\npages: always\nmail:")) if "\nmail:" in (
        program.folder / "game.yaml"
    ).read_text() else None
    program.ok("next-turn", "game.yaml")
    files = [path.name for path in (program.folder / "output").rglob("hand-*.pdf")]
    assert all(name.isascii() and name == name.casefold() for name in files)
    assert len(set(files)) == len(files)


def test_who_takes_a_seat_must_not_look_like_somebody_there(program: Program) -> None:
    program.deal("odyssey", 4)
    said = program("replace", "game.yaml", "bob", "\u0410na <eve@example.org>")
    told = "'\u0410na' looks just like 'Ana', who sits at this table already. Choose another.\n"
    assert (said.code, said.err) == (1, told)
    program.ok("replace", "game.yaml", "bob", "BOB <eve@example.org>")


def test_a_name_is_found_however_it_is_written(program: Program) -> None:
    program.ok("new", "game.yaml", "--player", "Zoë", "--player", "Ana", "--player", "Cyd")
    program.ok("next-turn", "game.yaml")
    assert "Zoë tells" in program.ok("clue", "game.yaml", "zoe\u0308=A", "fog")
