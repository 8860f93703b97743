"""Letters leave once and in order, whatever the server, the clock or a template does."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from dixit_pbem.album.parting import parting_of
from dixit_pbem.engine.moves import GiveCards, GiveClue
from dixit_pbem.journal.facts import PostDelayed, Posted, PostRefused, Reminded, Superseded
from dixit_pbem.journal.writer import at_work
from dixit_pbem.paper.press import press_for
from dixit_pbem.post.carriers import transport
from dixit_pbem.post.carriers.to_drafts import Drafted
from dixit_pbem.post.carriers.to_smtp import ToSmtp
from dixit_pbem.post.carriers.transport import Paced
from dixit_pbem.post.keep.sent_lines import recalled
from dixit_pbem.post.posting import Posting
from dixit_pbem.table.drafts import write_drafts
from tests.post.postal import Table, short, to
from tests.post.servers.daemons import free_port
from tests.post.servers.smtp import DROP, EVERYBODY, SILENCE, Odd, SmtpServer
from tests.post.test_ledger import ALL, ANA, BOB, CYD, DEE
from tests.program import allowed
from tests.runs import times
from tests.watch import LONG_ENOUGH, Watch

BOBS = "bob@example.test"
HANDS = to("hand", *ALL)
WELCOMES = to("welcome", *ALL)
"""What becomes of the first hands."""


@pytest.fixture
def server() -> Iterator[SmtpServer]:
    with SmtpServer() as server:
        yield server


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: SmtpServer) -> Table:
    mail = f"{{address: game@example.test, send: {{server: 127.0.0.1, port: {server.port}, security: none}}}}"
    return Table.lay(tmp_path, monkeypatch, mail=mail).begin()


def arrived(server: SmtpServer) -> list[tuple[str, str]]:
    """Every mail that the server has: for whom, and its Message-ID."""
    from email import message_from_bytes

    return [(mail.recipient.partition("@")[0], message_from_bytes(mail.raw)["Message-ID"]) for mail in server.received]


def everybody_has(count: int, server: SmtpServer) -> bool:
    ids = [mark for _, mark in arrived(server)]
    return len(set(ids)) == len(ids) and all(server.copies(f"{name.lower()}@example.test") == count for name in ALL)


def facts(table: Table, kind: type[object]) -> list[object]:
    return [step.event for step in table.opened.history.facts if isinstance(step.event, kind)]


def test_every_letter_leaves_once_in_order_and_is_written_down(table: Table, server: SmtpServer) -> None:
    assert table.post() == Posting(table_posted(table), ())
    assert [name for name, _ in arrived(server)] == [name.lower() for name in ALL]
    assert everybody_has(1, server)
    assert short_facts(table) == HANDS
    assert table.post() == Posting()
    assert len(server.received) == 4


def table_posted(table: Table) -> tuple[object, ...]:
    from dixit_pbem.post.due import Kind
    from dixit_pbem.post.ledger import Owed

    return tuple(Owed(fact.reader, Kind.WELCOME, fact.cause) for fact in facts(table, Posted))  # type: ignore[attr-defined]


def short_facts(table: Table) -> list[tuple[str | None, str]]:
    return [(fact.reader, fact.letter) for fact in facts(table, Posted)]  # type: ignore[attr-defined]


def test_what_is_too_late_is_never_sent_and_written_down_as_superseded(table: Table, server: SmtpServer) -> None:
    table.do(GiveClue(ANA, "the long way home", "A"))
    table.advance()
    posting = table.post()
    assert short(posting.over) == HANDS
    assert short(posting.sent) == to("welcome", *ALL) + to("card wanted", "Bob", "Cyd", "Dee")
    assert [(fact.reader, fact.letter) for fact in facts(table, Superseded)] == HANDS  # type: ignore[attr-defined]
    assert table.post() == Posting()


@pytest.mark.parametrize("stage", ["RCPT", "DATA"])
def test_a_refused_address_holds_nobody_else_back_and_is_not_tried_again(
    stage: str, table: Table, server: SmtpServer
) -> None:
    server.odd[stage, BOBS] = Odd("550 5.1.1 No such user")
    posting = table.post()
    assert short(posting.sent) == to("welcome", "Ana", "Cyd", "Dee")
    assert [(mishap.reason, mishap.for_good) for mishap in posting.mishaps] == [
        (f"{BOBS}: the server refused it (550 5.1.1 No such user)", True)
    ]
    assert [fact.address for fact in facts(table, PostRefused)] == [BOBS]  # type: ignore[attr-defined]
    assert table.post() == Posting()


@pytest.mark.parametrize(
    ("stage", "answer"),
    [
        ("RCPT", "450 4.2.1 Come back"),
        ("DATA", "451 4.3.0 Come back"),
        ("CONTENT", DROP),
        ("DATA", DROP),
        ("RCPT", DROP),
    ],
)
@pytest.mark.long
def test_what_fails_for_one_reader_for_now_is_tried_again_for_him_alone(
    stage: str, answer: str, table: Table, server: SmtpServer
) -> None:
    server.odd[stage, BOBS] = Odd(answer)
    posting = table.post(impatient=False)
    others = to("welcome", "Ana", "Cyd", "Dee")
    assert (short(posting.sent), posting.waiting) == (others, 1)
    del server.odd[stage, BOBS]
    assert table.post(impatient=False) == Posting(waiting=1)
    table.later(minutes=1)
    assert short(table.post(impatient=False).sent) == to("welcome", "Bob")
    # A server that took the mail and hung up before it said so has it twice, by the same name.
    doubles = 1 if (stage, answer) == ("DATA", DROP) else 0
    assert (len(server.received), len(set(arrived(server)))) == (4 + doubles, 4)


@pytest.mark.long
def test_pauses_grow_and_survive_a_restart(table: Table, server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("451 4.7.1 Not now")
    tried = [table.now]
    for _ in range(times(600, short=100)):
        before = server.seen["MAIL"]
        posting = table.post(impatient=False)
        if server.seen["MAIL"] > before:
            tried.append(table.now)
        assert (posting.sent, posting.waiting) == ((), 4)
        table.later(minutes=1)
    minutes = [(later - earlier) // timedelta(minutes=1) for earlier, later in pairwise(tried[1:])]
    assert minutes == [1, 5, 15, 60, 240, 240][: times(6, short=4)]
    server.odd.clear()
    table.later(hours=4)
    assert short(table.post(impatient=False).sent) == WELCOMES


def test_a_person_does_not_wait_for_the_next_try(table: Table, server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("451 4.7.1 Not now", times=1)
    assert table.post(impatient=False).sent == ()
    assert short(table.post().sent) == WELCOMES


def test_the_first_success_forgets_the_pauses(table: Table, server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("451 4.7.1 Not now", times=3)
    for _ in range(3):
        table.post()
    server.odd["MAIL", EVERYBODY] = Odd("250 OK", times=2)
    assert len(table.post().sent) == 4
    table.do(GiveClue(ANA, "the long way home", "A"))
    table.advance()
    server.odd["MAIL", EVERYBODY] = Odd("451 4.7.1 Not now")
    table.post()
    assert [fact.tries for fact in facts(table, PostDelayed)] == [1, 2, 3, 1]  # type: ignore[attr-defined]


def test_an_offline_machine_waits_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    mail = f"{{send: {{server: 127.0.0.1, port: {port}, security: none}}}}"
    table = Table.lay(tmp_path, monkeypatch, mail=mail).begin()
    posting = table.post(impatient=False)
    assert (posting.sent, posting.waiting, posting.to_mend) == ((), 4, ())
    assert [(mishap.owed, mishap.reason) for mishap in posting.mishaps] == [
        (None, f"127.0.0.1:{port} cannot be reached (Connection refused)")
    ]


@pytest.mark.parametrize("impatient", [True, False])
def test_what_a_person_must_mend_is_told_and_leaves_nothing_half_written(
    impatient: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SmtpServer(accounts={"dixit": "right"}) as server:
        monkeypatch.setenv("PW", "wrong")
        mail = (
            f"{{send: {{server: 127.0.0.1, port: {server.port}, security: none, user: dixit, password_from: env:PW}}}}"
        )
        table = Table.lay(tmp_path, monkeypatch, mail=mail).begin()
        posting = table.post(impatient=impatient)
        assert posting.to_mend == (
            f"127.0.0.1:{server.port}: the log-in of 'dixit' was refused (535 5.7.8 Authentication credentials "
            "invalid). Check 'user' and what lies behind 'password_from'; many providers want a password made for this "
            "program alone (an app password).",
        )
        assert (posting.sent, posting.waiting) == ((), 4)
        # The autopilot tries again by itself, but not at every step.
        assert len(facts(table, PostDelayed)) == (not impatient)
        monkeypatch.setenv("PW", "right")
        table.later(minutes=1)
        assert short(table.post(impatient=impatient).sent) == WELCOMES


@pytest.mark.long
def test_a_leak_of_one_mail_holds_back_nobody_elses(table: Table, server: SmtpServer) -> None:
    own = table.path.parent / "templates" / "mail"
    own.mkdir(parents=True)
    (own / "welcome.j2").write_text("{{ letter.sentinel }}\nAsk Bob: bob@example.test\n")
    allowed(table.path)
    posting = table.post()
    assert short(posting.sent) == to("welcome", "Bob")
    assert posting.to_mend == tuple(
        f"The mail “welcome” to {name} was not sent: its plain part holds what only others may know. Look at your own "
        "templates in templates/mail; if there are none, this is a fault of the program."
        for name in ("Ana", "Cyd", "Dee")
    )
    (own / "welcome.j2").unlink()
    assert short(table.post().sent) == to("welcome", "Ana", "Cyd", "Dee")
    assert everybody_has(1, server)


def test_a_template_that_does_not_fit_holds_back_no_other_letter(table: Table, server: SmtpServer) -> None:
    own = table.path.parent / "templates" / "mail"
    own.mkdir(parents=True)
    (own / "welcome.j2").write_text('<img src="cid:Q@dixit">')
    allowed(table.path)
    posting = table.post()
    assert short(posting.sent) == []
    assert posting.to_mend == (
        f"{own / 'welcome.j2'}: This letter has no picture 'Q'. Mend it, or copy the program's own welcome.j2 once "
        "more.",
    )


@pytest.mark.parametrize(
    ("send", "each"),
    [("folder: sent", 4), ("server: 127.0.0.1, port: {port}, security: none", 2)],
    ids=["into a folder", "by a server"],
)
def test_a_letter_costs_few_flushes_to_disk(
    send: str, each: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: SmtpServer
) -> None:
    """The event twice, for the copy and the file; and what lies in a folder with its name."""
    mail = f"{{address: game@example.test, send: {{{send.format(port=server.port)}}}}}"
    table = Table.lay(tmp_path, monkeypatch, mail=mail).begin()
    table.post()
    table.write(Reminded((ANA,)))
    flushed = list[int]()
    monkeypatch.setattr(os, "fsync", flushed.append)
    assert [owed.reader for owed in table.post().sent] == [ANA]
    assert len(flushed) == each


def test_the_lines_that_a_reader_was_sent_are_remembered(table: Table, server: SmtpServer) -> None:
    table.post()
    text = recalled(table.store, "Bob")
    assert text.count("=== Write your answer above this line ===") == 1


def test_drafts_are_written_once_and_count_as_posted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.lay(tmp_path, monkeypatch).begin()
    posting = table.post()
    assert short(posting.sent) == WELCOMES
    assert posting.drafts == tmp_path / "output" / "game" / "outbox"
    drafts = sorted(path.name for path in (posting.drafts / "1-hand").iterdir())
    assert drafts == sorted(f"0003-{name.lower()}-welcome.eml" for name in ALL)
    assert posting.by_hand is not None
    assert table.post() == Posting(drafts=posting.drafts, by_hand=Drafted(posting.drafts, (), posting.by_hand.new))


def test_no_send_leaves_drafts_and_send_sends_the_same_mails(table: Table, server: SmtpServer) -> None:
    with at_work(table.store) as work:
        posting = write_drafts(work, watch=lambda done, total: None, press=press_for(work.running))
    assert (short(posting.sent), server.received) == (WELCOMES, [])
    assert facts(table, Posted) == []
    table.post()
    drafts = sorted(path.read_bytes() for path in (table.path.parent / "output/game/outbox").iterdir())
    assert drafts == sorted(mail.raw for mail in server.received)


def test_no_minute_sees_more_mails_than_allowed_across_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: SmtpServer
) -> None:
    watch = Watch()
    monkeypatch.setattr(transport, "time", watch)
    monkeypatch.setattr(transport, "Paced", partial(Paced, clock=watch.monotonic, sleep=watch.sleep))
    mail = f"{{send: {{server: 127.0.0.1, port: {server.port}, security: none, per_minute: 4}}}}"
    table = Table.lay(tmp_path, monkeypatch, mail=mail).begin()
    assert pauses(table, watch) == 0
    table.do(GiveClue(ANA, "the long way home", "A"))
    table.advance()
    # Moments are written down in whole seconds, so one more is waited for.
    table.later(seconds=60)
    assert pauses(table, watch) == pytest.approx(1)
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    table.later(seconds=62)
    assert pauses(table, watch) == 0
    assert len(server.received) == 11


def pauses(table: Table, watch: Watch) -> float:
    """How many seconds are waited to send all."""
    before = watch.slept
    assert table.post().mishaps == ()
    return watch.slept - before


@pytest.mark.long
def test_a_server_that_keeps_silent_costs_time_and_no_mail(
    table: Table, server: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToSmtp.__init__, "__kwdefaults__", {"seconds": LONG_ENOUGH})
    server.odd["DATA", BOBS] = Odd(SILENCE, times=1)
    assert len(table.post().sent) == 3
    assert len(table.post().sent) == 1
    assert everybody_has(1, server)


def test_progress_is_told_after_every_letter(table: Table, server: SmtpServer) -> None:
    from dixit_pbem.post.outbox import post

    told: list[tuple[int, int]] = []
    watch: Callable[[int, int], None] = lambda done, total: told.append((done, total))  # noqa: E731
    with at_work(table.store) as work:
        post(work, parting_of=parting_of, watch=watch, impatient=True)
    assert told == [(number, 4) for number in range(1, 5)]
