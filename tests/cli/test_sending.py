"""How mail leaves when commands send it: drafts, a real server in a good and a bad mood, and what is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.mailing import Table
from tests.post.servers.daemons import free_port
from tests.post.servers.smtp import EVERYBODY, Odd, SmtpServer
from tests.program import Program, Said

GAME = "game.yaml"
BOBS = "bob@example.org"
WAITS = "The game waits for Ana, until Sat 21 Nov 2026, 09:00, UTC.\n"
BEGINS = "“Sunday dreamers” begins: Ana, Bob, Cyd and Dee sit down to play.\nThe hands are dealt.\n"
BEGINS += "Round 1 begins; Ana tells.\n4 page files made in output/game/round-01.\n"
SENDS = BEGINS.replace("4 page files", "1 page file")
"""The same where mails bring the hands of all but the moderator."""
ALL = "Ana, Bob, Cyd and Dee"
CLOSE = ("next-turn", GAME, "--close", "--missing", "random")


@pytest.fixture
def server() -> Iterator[SmtpServer]:
    with SmtpServer() as server:
        yield server


def change(program: Program, old: str, new: str) -> None:
    path = program.folder / GAME
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def seat(program: Program, send: str = "") -> Program:
    program.new("odyssey", 4, "--title", "Sunday dreamers")
    change(program, "\nfirst: volunteer", "\nfirst: Ana")
    if send:
        change(program, "\njournal:", f"\nmail: {{address: game@example.org, send: {send}}}\njournal:")
    return program


@pytest.fixture
def drafting(program: Program) -> Program:
    """A game without a way to send: its mails become drafts."""
    return seat(program)


@pytest.fixture
def game(program: Program, server: SmtpServer) -> Program:
    """A game that sends through a real server."""
    return seat(program, f"{{server: 127.0.0.1, port: {server.port}, security: none}}")


def got(server: SmtpServer) -> list[str]:
    """Who has how many mails, as `bob 2`."""
    names = dict.fromkeys(mail.recipient for mail in server.received)
    return [f"{name.partition('@')[0]} {server.copies(name)}" for name in sorted(names)]


def test_a_dry_run_lists_what_would_be_sent_and_writes_nothing(drafting: Program) -> None:
    before = (drafting.folder / GAME).read_bytes()
    assert drafting.ok("next-turn", GAME, "--dry-run") == (
        "This would be done:\n“Sunday dreamers” begins: Ana, Bob, Cyd and Dee sit down to play.\n"
        "The hands are dealt.\nRound 1 begins; Ana tells.\nThis would be sent:\n"
        + "".join(f"  {name}  welcome, round-01-hand.pdf, rules.pdf\n" for name in ("Ana", "Bob", "Cyd", "Dee"))
        + WAITS
    )
    assert (drafting.folder / GAME).read_bytes() == before
    assert not (drafting.folder / "output").exists()


def test_what_was_only_drafted_leaves_with_send_and_once(game: Program, server: SmtpServer) -> None:
    assert game.ok("next-turn", GAME, "--no-send") == (
        f"{SENDS}Drafted: welcome to {ALL}.\n4 drafts lie in output/game/outbox; `send` sends them.\n{WAITS}"
    )
    assert got(server) == []
    assert game.ok("send", GAME) == f"Mailed: welcome to {ALL}.\n{WAITS}"
    assert game.ok("send", GAME) == f"There is no mail to send.\n{WAITS}"
    assert game.ok("next-turn", GAME) == WAITS
    assert got(server) == ["ana 1", "bob 1", "cyd 1", "dee 1"]


def test_of_many_readers_those_are_named_who_are_left_out(program: Program) -> None:
    program.new("odyssey", 12)
    change(program, "\nfirst: volunteer", "\nfirst: Ana")
    assert "Drafted: welcome to everybody.\n" in program.ok("next-turn", GAME)
    program.ok("clue", GAME, "ana=A", "fog")
    assert "Drafted: card wanted to everybody but Ana.\n" in program.ok("next-turn", GAME)
    for name in ("bob", "cyd", "dee", "eve", "fay"):
        program.ok("card", GAME, f"{name}=A")
    assert "Drafted: reminder to Gus, Hal, Ida, Jon, Kit and Lea.\n" in program.ok("remind", GAME)


def test_a_refused_address_holds_nobody_back_and_is_told_with_the_way_out(game: Program, server: SmtpServer) -> None:
    server.odd["RCPT", BOBS] = Odd("550 5.1.1 no such mailbox")
    said = game("next-turn", GAME)
    assert said == Said(
        1,
        f"{SENDS}Mailed: welcome to Ana, Cyd and Dee.\n{WAITS}",
        f"The welcome to Bob was refused: {BOBS}: the server refused it (550 5.1.1 no such mailbox).\n"
        "Mend the address in the game file, then `resend` sends the last mail anew.\n",
    )
    assert game.ok("send", GAME) == f"There is no mail to send.\n{WAITS}"
    change(game, BOBS, "bob@example.com")
    assert game.ok("resend", GAME, "bob") == f"Mailed: welcome to Bob.\n{WAITS}"
    assert got(server) == ["ana 1", "bob 1", "cyd 1", "dee 1"]


def test_a_mail_that_is_put_off_says_when_it_is_tried_again(game: Program, server: SmtpServer) -> None:
    game.ok("next-turn", GAME)
    server.odd["RCPT", "ana@example.org"] = Odd("451 4.7.1 greylisted", times=1)
    assert game("remind", GAME) == Said(
        0,
        WAITS,
        "The reminder to Ana has to wait: the server put it off (451 4.7.1 greylisted).\n"
        "1 mail not sent: `send` tries at once; `run` tries again on Wed 18 Nov 2026, 09:01, UTC.\n",
    )
    assert game.ok("send", GAME) == f"Mailed: reminder to Ana.\n{WAITS}"


def test_mails_that_wait_for_the_same_reason_are_told_together(game: Program, server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("421 4.3.2 not now")
    said = game("next-turn", GAME)
    assert (said.code, said.out) == (0, f"{SENDS}{WAITS}")
    assert said.err == (
        f"The welcome to {ALL} have to wait: "
        f"127.0.0.1:{server.port} ended the connection (421 4.3.2 not now).\n"
        "4 mails not sent: `send` tries at once; `run` tries again on Wed 18 Nov 2026, 09:01, UTC.\n"
    )
    server.odd.clear()
    assert game.ok("send", GAME) == f"Mailed: welcome to {ALL}.\n{WAITS}"


def test_a_server_that_cannot_be_reached_is_told_once_for_all(program: Program) -> None:
    port = free_port()
    said = seat(program, f"{{server: 127.0.0.1, port: {port}, security: none}}")("next-turn", GAME)
    assert (said.code, said.out) == (0, f"{SENDS}{WAITS}")
    assert said.err == (
        f"No mail can leave now: 127.0.0.1:{port} cannot be reached (Connection refused).\n"
        "4 mails not sent: `send` tries at once; `run` tries again on Wed 18 Nov 2026, 09:01, UTC.\n"
    )


def test_what_a_person_must_mend_is_told_with_exit_code_1(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    with SmtpServer(accounts={"dixit": "right"}) as server:
        monkeypatch.setenv("PW", "wrong")
        way = f"{{server: 127.0.0.1, port: {server.port}, security: none, user: dixit, password_from: env:PW}}"
        said = seat(program, way)("next-turn", GAME)
        assert (said.code, said.out) == (1, f"{SENDS}{WAITS}")
        assert said.err.startswith(f"127.0.0.1:{server.port}: the log-in of 'dixit' was refused (535 ")
        monkeypatch.setenv("PW", "right")
        assert program.ok("send", GAME) == f"Mailed: welcome to {ALL}.\n{WAITS}"


def test_a_request_whose_phase_is_over_is_dropped_and_it_is_told(game: Program, server: SmtpServer) -> None:
    game.ok("next-turn", GAME)
    game.ok("clue", GAME, "ana=A", "fog")
    game.ok("next-turn", GAME, "--no-send")
    game.ok("card", GAME, "bob=A", "cyd=A", "dee=A")
    said = game.ok("next-turn", GAME)
    assert said.splitlines()[-3:] == [
        f"Mailed: vote wanted to {ALL}.",
        "Not sent any more (superseded): card wanted to Bob, Cyd and Dee.",
        "The game waits for Bob, Cyd and Dee, until Fri 20 Nov 2026, 09:00, UTC.",
    ]
    assert got(server) == ["ana 2", "bob 2", "cyd 2", "dee 2"]


def test_what_came_in_is_told_before_what_follows_from_it(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.step()
    table.reply("Ana", "A: the long way home")
    said = table.step().splitlines()
    assert said[:3] == [
        "Mail came in: Ana (clue).",
        "The others look for a card that fits.",
        "Mailed: receipt to Ana.",
    ]
    table.reply("Bob", "B", sender="Eve <eve@example.net>", subject="no token", to=table.last("Bob"))
    assert table.step().splitlines()[:2] == [
        "A mail is held: nobody in this game writes from that address, and the mail bears no mark of it.",
        "`held` shows what waits for your decision.",
    ]


def test_each_letter_is_told_by_what_it_is(drafting: Program) -> None:
    """The mail with a hand is a welcome first, and the results of a round from then on."""
    assert f"Drafted: welcome to {ALL}.\n" in drafting.ok("next-turn", GAME)
    drafting.ok("clue", GAME, "ana=A", "fog")
    assert "Drafted: card wanted to Bob, Cyd and Dee.\n" in drafting.ok("next-turn", GAME)
    assert "Drafted: vote wanted to " in drafting.ok(*CLOSE)
    assert f"Drafted: results to {ALL}.\n" in drafting.ok(*CLOSE)


def test_what_is_too_late_is_told_by_what_it_was(game: Program) -> None:
    for call in (("next-turn", GAME), ("clue", GAME, "ana=A", "fog"), ("next-turn", GAME), CLOSE, CLOSE):
        game.ok(*call, *(() if call[0] == "clue" else ("--no-send",)))
    teller = game.status()["storyteller"]
    game.ok("clue", GAME, f"{teller}=A", "fog")
    said = game.ok("next-turn", GAME)
    assert re.search(rf"\(superseded\): hand,? .*results to {ALL}\.", said), said
    told = game.ok("log", GAME, "--mail")
    assert "The mail “hand” to Bob is not sent any more" in told
    assert "The mail “results” to Bob is not sent any more" in told
