"""`doctor` as a person calls it."""

from __future__ import annotations

import pytest

from tests.program import Program

WAYS_TO_DISK = "mail: {send: {folder: out}, fetch: {folder: inbox}}\njournal:"


def with_mail(program: Program, section: str) -> None:
    program.new("odyssey", 4)
    path = program.folder / "game.yaml"
    path.write_text(path.read_text().replace("\njournal:", f"\n{section}"))


@pytest.mark.long
def test_without_a_game_this_computer_is_looked_at(program: Program) -> None:
    told = program.ok("doctor").splitlines()
    assert told[0] == "This computer"
    assert "  well  All 5 typefaces are there." in told
    assert told[-1] == "All is well."
    assert list(program.folder.iterdir()) == []


@pytest.mark.long
def test_a_game_in_order_is_well_from_end_to_end(program: Program) -> None:
    with_mail(program, WAYS_TO_DISK)
    told = program.ok("doctor", "game.yaml").splitlines()
    assert [line for line in told if not line.startswith(" ")] == [
        "This computer",
        "game.yaml",
        "Its mail",
        "All is well.",
    ]
    assert told[-3:-1] == [
        f"  well  Answers are read from {program.folder}/inbox.",
        "  well  Mails become files in out.",
    ]


@pytest.mark.long
def test_what_is_to_be_mended_is_counted_and_leaves_nothing_behind(program: Program) -> None:
    with_mail(program, "mail: {plus: true, send: {folder: out}, fetch: {folder: out}}\njournal:")
    before = sorted(program.folder.rglob("*"))
    said = program("doctor", "game.yaml")
    assert (said.code, said.err, said.out.splitlines()[-1]) == (1, "", "1 thing to mend.")
    assert (
        "  mend  game.yaml:42: 'fetch' reads what 'send' writes here. Name another place for one of them."
        in said.out.splitlines()
    )
    assert sorted(program.folder.rglob("*")) == before


def test_all_problems_of_a_file_are_counted(program: Program) -> None:
    (program.folder / "game.yaml").write_text("format: 1\njournal:\n")
    said = program("doctor", "game.yaml")
    assert (said.code, said.out.splitlines()[-5:]) == (
        1,
        [
            "  mend  game.yaml: 'players' is missing. Add it.",
            "  mend  game.yaml: 'rules' is missing. Add it.",
            "  mend  game.yaml: 'title' is missing. Add it.",
            "  note  The rest is looked at once that is put right.",
            "3 things to mend.",
        ],
    )


def test_several_damaged_pictures_stand_below_each_other(program: Program) -> None:
    deck = program.folder / "decks" / "ours"
    deck.mkdir(parents=True)
    (deck / "deck.yaml").write_text("cards:\n" + "".join(f"- {{id: c{n}, file: {n}.jpg}}\n" for n in range(40)))
    for number in range(40):
        (deck / f"{number}.jpg").write_bytes(b"picture %d" % number)
    program.new("odyssey", 4, "--deck", "ours")
    told = program("doctor", "game.yaml").out.splitlines()
    first = next(number for number, line in enumerate(told) if "0.jpg" in line)
    assert told[first].startswith(f"  mend  {deck}/0.jpg: It is no picture")
    assert told[first + 1].startswith(f"        {deck}/1.jpg: It is no picture")
    assert told[first + 5] == "        … and 35 more."


def test_a_game_that_is_not_there_is_told(program: Program) -> None:
    said = program("doctor", "sunday.yaml")
    assert said.code == 1
    assert said.out.splitlines()[-4:] == [
        "sunday.yaml",
        "  mend  There is no file 'sunday.yaml'. `dixit-pbem new sunday.yaml` makes a new game.",
        "  note  The rest is looked at once that is put right.",
        "1 thing to mend.",
    ]


@pytest.mark.parametrize("place", ["env:DIXIT_PASSWORD", "file:password"])
@pytest.mark.long
def test_no_password_is_ever_shown(program: Program, place: str) -> None:
    program.environment.setenv("DIXIT_PASSWORD", "swordfish")
    (program.folder / "password").write_text("swordfish\n")
    (program.folder / "password").chmod(0o600)
    server = f"{{server: 127.0.0.1, port: 1, security: none, user: ana, password_from: '{place}'}}"
    with_mail(program, f"mail: {{send: {server}, fetch: {server}}}\njournal:")
    said = program("doctor", "game.yaml")
    assert f"  well  The password of 'ana' is where {place} says.\n" in said.out
    assert (said.code, "swordfish" in said.out + said.err) == (1, False)
