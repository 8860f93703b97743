"""A table that is open before the game begins: seats fill up by mail, and it begins by itself."""

from __future__ import annotations

import pytest

from tests.desk.visiting import Visitor
from tests.mailing import MAIL, Table
from tests.program import Program

HEAD = "format: 1\ntitle: Sunday dreamers\nrules: odyssey\nfirst: volunteer\nseed: open\n"
ANA = "players:\n- {name: Ana, email: ana@example.org}\n"
GUESTS = {"Fay": "Fay Lind <fay@example.org>", "Gil": "gil@example.org", "Hal": '"Hal" <hal@example.org>'}


@pytest.fixture
def table(program: Program) -> Table:
    return Table(program)


def lay(table: Table, *settings: str, players: str = ANA) -> None:
    (table.program.folder / "inbox").mkdir()
    table.path.write_text("\n".join((HEAD.rstrip(), *settings, MAIL, players.rstrip(), "journal:", "")))
    table.at(table.now)


def letter_of(name: str) -> str:
    return f"{name.lower()}-example-org"


def ask(table: Table, name: str, text: str = "I want to play") -> None:
    table.count += 1
    head = f"From: {GUESTS[name]}\nTo: game@example.org\nSubject: hello\nMessage-ID: <{table.count}@{name}>"
    table.lay(f"{head}\n\n{text}\n".encode(), f"{table.count:03}.eml")
    table.step()


def agree(table: Table, name: str) -> None:
    table.reply(name, "yes", sender=GUESTS[name], to=table.last(letter_of(name), "invitation"))
    table.step()


def test_it_begins_by_itself_when_so_many_are_here(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    told = table.step()
    assert "The table is open" in told
    for name in GUESTS:
        assert table.opened.game is None
        ask(table, name)
        agree(table, name)
    game = table.state
    assert game.seats == ("Ana", "Fay", "Gil", "Hal")
    assert "The game begins as soon as enough players are here" in table.text(letter_of("Fay"), "seat")
    assert "as soon as" not in table.text(letter_of("Hal"), "seat")
    assert all(table.letters(name, "welcome") for name in GUESTS)
    assert not table.letters(letter_of("Fay"), "welcome")
    table.reply("Fay", "A: the first of all clues", sender=GUESTS["Fay"], to=table.last("Fay"))
    table.step()
    assert table.state.round.storyteller == "Fay"
    assert "in order: 4 players" in table.program.ok("check", "game.yaml")
    assert "Fay" in table.program.ok("status", "game.yaml")
    table.program.ok("verify", "game.yaml")
    assert "Fay takes a seat." in table.program.ok("log", "game.yaml")


def test_a_table_that_fills_up_is_checked_for_those_who_will_play(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    said = table.program("check", "game.yaml")
    assert said.code == 0
    assert "always find it" not in said.out + said.err


def test_a_mail_that_asks_for_no_seat_is_not_told_as_one_that_does(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.step()
    ask(table, "Fay", "You have won a million, click here")
    told = table.program.ok("status", "game.yaml")
    assert "waits for a seat" not in told
    (number,) = (number for number, _ in table.opened.held)
    assert f"fay@example.org wrote: `held GAME show {number}`, or `reject {number}`." in told
    assert "You have won" in table.program.ok("held", "game.yaml", "show", str(number))


@pytest.mark.parametrize(
    "text",
    [
        "I'd love to join you, if there is room!",
        "Ich würde gern mitspielen, falls noch Platz ist",
        "Je voudrais jouer avec vous, s'il reste de la place",
        "Me gustaría jugar, si hay sitio",
        "Vorrei giocare, se c'è ancora posto",
        "Gostava de jogar, se houver lugar",
        "Chcę zagrać, jeśli jest jeszcze miejsce",
    ],
)
def test_who_asks_whether_there_is_room_is_asked_as_well(table: Table, text: str) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.step()
    ask(table, "Fay", text)
    assert table.letters(letter_of("Fay"), "invitation")


def test_what_was_sealed_when_the_table_opened_is_what_is_played(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.setting("seed: open\n", "")
    table.step()
    (first,) = table.opened.journal
    for name in GUESTS:
        ask(table, name)
        agree(table, name)
    assert first.event.commitment == table.state.commitment  # type: ignore[union-attr]
    assert table.state.setup.seed not in table.path.read_text()


def test_who_comes_too_late_for_a_seat_hears_so(table: Table) -> None:
    lay(table, "table: open", "start: when 3 are here")
    table.step()
    for name in GUESTS:
        ask(table, name)
    for name in GUESTS:
        table.reply(name, "yes", sender=GUESTS[name], to=table.last(letter_of(name), "invitation"))
    table.step()
    assert table.state.seats == ("Ana", "Fay", "Gil")
    assert "no seat free" in table.text(letter_of("Hal"), "seat")


def test_the_moderator_decides_before_the_start_too(table: Table) -> None:
    lay(table, "table: approve")
    table.step()
    ask(table, "Fay")
    agree(table, "Fay")
    assert table.opened.game is None
    assert "waits for a seat" in table.program.ok("status", "game.yaml")
    ((number, _),) = table.opened.held
    assert "they join" in table.program.ok("held", "game.yaml")
    table.program.ok("held", "game.yaml", "accept", str(number))
    assert "There is a seat for you" in table.text(letter_of("Fay"), "seat")
    assert "Here so far: Ana and Fay." in table.program.ok("status", "game.yaml")


def test_the_desk_shows_who_is_here_and_who_waits_before_the_start(table: Table) -> None:
    lay(table, "table: approve")
    table.step()
    for name in ("Fay", "Gil"):
        ask(table, name)
        agree(table, name)
    (first, _), (second, _) = table.opened.held
    visitor = Visitor(table.program.folder)
    assert "The table is open and waits for players." in visitor.get("/game/game")
    visitor.get("/game/game/mails")
    assert "Give them a seat" in visitor.send(f"/game/game/mails/{first}")
    assert "Fay takes a seat." in visitor.send(f"/game/game/mails/{first}/settle", how="accept")
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{second}")
    visitor.send(f"/game/game/mails/{second}/settle", how="reject")
    assert "no seat free" in table.text(letter_of("Gil"), "seat")
    assert "Fay" in visitor.get("/game/game")


def test_players_who_write_before_the_start_are_left_to_the_moderator(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.step()
    table.lay(b"From: Ana <ana@example.org>\nTo: game@example.org\nSubject: hello\n\nI want to play\n", "ana.eml")
    table.step()
    assert not table.files("ana-example-org")
    ((number, _),) = table.opened.held
    assert "reject" in table.program.ok("held", "game.yaml")
    table.program.ok("held", "game.yaml", "reject", str(number))


def test_the_autopilot_fills_the_table(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.once()
    for name in GUESTS:
        ask(table, name)
        table.reply(name, "yes", sender=GUESTS[name], to=table.last(letter_of(name), "invitation"))
        table.once()
        table.later(minutes=20)
    table.once()
    assert len(table.state.seats) == 4


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (("table: open", "start: when 20 are here"), "cannot begin when 20 are here"),
        (("table: open", "start: soon"), "'start' cannot be 'soon'"),
        (("start: when 4 are here",), "this table is closed"),
        ((), "A game has 3 to 12 players"),
    ],
)
def test_what_can_never_begin_is_told(table: Table, settings: tuple[str, ...], told: str) -> None:
    lay(table, *settings)
    said = table.program("check", "game.yaml")
    assert (said.code, told in said.out + said.err) == (1, True)


@pytest.mark.parametrize("start", [(), ("start: when 4 are here",)])
def test_a_table_is_closed_again_once_the_game_runs(table: Table, start: tuple[str, ...]) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.step()
    for name in GUESTS:
        ask(table, name)
        agree(table, name)
    table.setting("table: open\nstart: when 4 are here", "\n".join(("table: closed", *start)))
    for command in ("status", "check", "next-turn", "log", "held", "setting"):
        assert table.program(command, "game.yaml").code == 0, command
    table.program.ok("setting", "game.yaml", "missing=random")
    assert table.state.seats == ("Ana", "Fay", "Gil", "Hal")
    table.reply("Fay", "I want to play", sender="ida@example.org", subject="hello", to=table.last("Fay"))
    table.step()
    assert not table.letters(letter_of("Ida"))


def test_a_table_is_closed_before_the_start_with_whoever_is_here(table: Table) -> None:
    lay(table, "table: open", "start: when 4 are here")
    table.step()
    for name in ("Fay", "Gil"):
        ask(table, name)
        agree(table, name)
        if name == "Fay":
            closed = table.path.read_text().replace("table: open\nstart: when 4 are here\n", "")
            alone = table.path.with_name("alone.yaml")
            alone.write_text(closed)
            assert "A game has 3 to 12 players, and there are 2." in table.program("check", "alone.yaml").err
            alone.unlink()
    table.setting("table: open\nstart: when 4 are here\n", "")
    table.step()
    assert table.state.seats == ("Ana", "Fay", "Gil")
