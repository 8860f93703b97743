"""Mails from IMAP servers that say what Dovecot never says."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers import from_imap
from dixit_pbem.post.carriers.from_imap import opened_imap
from dixit_pbem.post.carriers.mailbox import Arrived, NotRead, Unreachable, opened_mailbox
from dixit_pbem.storage.mail_settings import Fetch, Server
from tests.post.servers.odd_imap import HANG_UP, OddServer, odd_imap
from tests.watch import Watch

BEGIN = date(2026, 11, 1)
NINE = datetime(2026, 11, 18, 9, tzinfo=UTC)


def nobody_stops() -> bool:
    return False


ANSWER = b'* 1 FETCH (UID 1 INTERNALDATE "18-Nov-2026 10:00:00 +0100")\r\n'
OTHER = b'* 2 FETCH (INTERNALDATE " 2-Nov-2026 09:00:00 -0130" UID 2)\r\n'
UNASKED = b'* 3 FETCH (UID 9 INTERNALDATE "18-Nov-2026 10:00:00 +0100")\r\n'
HEADS = {rb"UID FETCH [0-9,]+ \(UID INTERNALDATE RFC822.SIZE\)": ANSWER + OTHER + UNASKED + b"{tag} OK done\r\n"}


def literal(text: bytes, rest: bytes) -> bytes:
    return b"{%d}\r\n%s%s" % (len(text), text, rest)


@pytest.fixture
def odd_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIXIT_PASSWORD", "secret")
    return tmp_path


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """While it is asked for, pauses take no time."""
    watch = Watch()
    monkeypatch.setattr(from_imap, "time", watch)
    return watch


def collected(server: OddServer, folder: Path) -> list[object]:
    with opened_imap(server.settings(), mailbox="INBOX", beside=folder) as mailbox:
        return list(mailbox.collect((), since=BEGIN))


WHOLE = b' INTERNALDATE "18-Nov-2026 10:00:00 +0100"'
FIRST = Arrived("imap:7/1", b"A: 1\r\n\r\nB\r\n", NINE)
SECOND = Arrived("imap:7/2", b"A: 2\r\n\r\nC\r\n", datetime(2026, 11, 2, 10, 30, tzinfo=UTC))
GIVES_2 = b"* 2 FETCH (UID 2" + WHOLE + b" BODY[]<0> " + literal(SECOND.raw, b")\r\n{tag} OK done\r\n")


@pytest.mark.parametrize(
    ("expected", "answer"),
    [
        (FIRST, b"* 1 FETCH (UID 1" + WHOLE + b" BODY[]<0> " + literal(FIRST.raw, b")\r\n{tag} OK done\r\n")),
        (FIRST, b"* 1 FETCH (BODY[] " + literal(FIRST.raw, b" UID 1" + WHOLE + b")\r\n{tag} OK done\r\n")),
        (
            FIRST,
            b"* 9 FETCH (FLAGS (\\Seen) UID 1)\r\n* 1 FETCH (UID 1"
            + WHOLE
            + b" BODY[]<0> "
            + literal(FIRST.raw, b")\r\n* 1 FETCH (UID 1 FLAGS (\\Seen))\r\n* 3 EXISTS\r\n{tag} OK done\r\n"),
        ),
        (
            Arrived("imap:7/1", b'say "UID 5"', NINE),
            b'* 1 FETCH (BODY[]<0> "say \\"UID 5\\"" UID 1' + WHOLE + b")\r\n{tag} OK done\r\n",
        ),
        (Arrived("imap:7/1", b"", NINE), b"* 1 FETCH (BODY[]<0> NIL UID 1" + WHOLE + b")\r\n{tag} OK done\r\n"),
        (NotRead("imap:7/1", "[SERVERBUG] cannot be rendered"), b"{tag} NO [SERVERBUG] cannot be rendered\r\n"),
        (
            NotRead("imap:7/1", "UID command error: BAD [b'what?']"),
            b"* 2 FETCH (UID 2" + WHOLE + b" BODY[]<0> " + literal(b"of another", b")\r\n{tag} BAD what?\r\n"),
        ),
        (None, b"{tag} OK gone\r\n"),
    ],
    ids=["as usual", "number last", "marks between", "short", "nothing", "refused", "bad", "gone"],
)
def test_whatever_a_server_answers_for_one_mail_the_others_come(
    expected: object, answer: bytes, odd_folder: Path
) -> None:
    answers = {**HEADS, rb"UID FETCH 1 ": answer, rb"UID FETCH 2 ": GIVES_2}
    with odd_imap(answers) as server:
        assert collected(server, odd_folder) == [SECOND, *([expected] if expected else [])]


def test_a_mail_whose_date_the_server_cannot_give_is_told_and_the_others_come(odd_folder: Path) -> None:
    answers = {rb"UID FETCH 1,2 ": OTHER + b"{tag} NO the first is broken\r\n", rb"UID FETCH 2 ": GIVES_2}
    with odd_imap(answers) as server:
        assert [NotRead("imap:7/1", "the first is broken"), SECOND] == collected(server, odd_folder)


@pytest.mark.parametrize(
    ("reason", "answers"),
    [
        ("cannot be read now (the connection broke off)", {rb"EXAMINE": HANG_UP}),
        ("cannot be read now (the connection broke off)", {rb"UID SEARCH": b"* SEARCH 1\r\n" + HANG_UP}),
        ("cannot be read now (the connection broke off)", {rb"EXAMINE": b"nonsense\r\n"}),
        ("cannot be read now (Autologout)", {rb"EXAMINE": b"* BYE Autologout\r\n" + HANG_UP}),
        ("cannot be read now (busy)", {rb"UID SEARCH": b"{tag} NO busy\r\n"}),
        (
            "cannot be read now (the connection broke off)",
            {**HEADS, rb"UID FETCH 2 ": b"* 2 FETCH (UID 2 BODY[]<0> {500}\r\nA: 1\r\n" + HANG_UP},
        ),
        ("lets nobody in now ([UNAVAILABLE] try later)", {rb"AUTHENTICATE": b"{tag} NO [UNAVAILABLE] try later\r\n"}),
    ],
    ids=["at once", "in the list", "nonsense", "goodbye", "busy", "in a mail", "log-in"],
)
def test_a_connection_that_breaks_off_is_told_with_its_reason(
    reason: str, answers: dict[bytes, bytes], odd_folder: Path
) -> None:
    with odd_imap(answers) as server, pytest.raises(Unreachable) as told:
        collected(server, odd_folder)
    assert f"127.0.0.1:{server.port} {reason}" == told.value.reason


@pytest.mark.parametrize(
    "together",
    [
        b"* 2 FETCH (UID 2" + WHOLE + b" BODY[]<0> " + literal(SECOND.raw, b")\r\n{tag} OK done\r\n"),
        b"{tag} BAD what?\r\n",
    ],
    ids=["one of them", "neither"],
)
def test_what_a_server_does_not_give_together_it_is_asked_for_alone(together: bytes, odd_folder: Path) -> None:
    heads = (ANSWER + OTHER).replace(b"(", b"(RFC822.SIZE 12 ") + b"{tag} OK done\r\n"
    alone = b"* 1 FETCH (UID 1" + WHOLE + b" BODY[]<0> " + literal(FIRST.raw, b")\r\n{tag} OK done\r\n")
    answers = {
        rb"UID FETCH [0-9,]+ \(UID INTERNALDATE RFC822.SIZE\)": heads,
        rb"UID FETCH 2,1 ": together,
        rb"UID FETCH 1 ": alone,
        rb"UID FETCH 2 ": GIVES_2,
    }
    with odd_imap(answers) as server:
        assert collected(server, odd_folder) == [SECOND, FIRST]


def test_a_server_that_turns_everybody_away_is_unreachable(odd_folder: Path) -> None:
    with odd_imap({}, greeting=b"* BYE too many\r\n") as server, pytest.raises(Unreachable) as told:
        collected(server, odd_folder)
    assert told.value.reason == f"127.0.0.1:{server.port} cannot be read now (BYE too many)"


def words_of_refusal(server: Server, folder: Path) -> str:
    with opened_imap(server, mailbox="INBOX", beside=folder) as mailbox, pytest.raises(DixitError) as told:
        list(mailbox.collect((), since=BEGIN))
    return str(told.value)


def test_starttls_that_is_not_offered_is_told_and_nothing_sent_in_the_open(odd_folder: Path) -> None:
    with odd_imap({}) as server:
        words = words_of_refusal(server.settings(security="starttls"), odd_folder)
        assert f"127.0.0.1:{server.port}: no STARTTLS is offered here. Write 'security: tls', or another port." == words
        assert server.asked == ["CAPABILITY"]


def test_a_server_without_idle_is_worth_asking_when_the_time_is_over(odd_folder: Path, watch: Watch) -> None:
    with (
        odd_imap({rb"UID SEARCH": b"{tag} OK done\r\n"}) as server,
        opened_imap(server.settings(), mailbox="INBOX", beside=odd_folder) as mailbox,
    ):
        assert list(mailbox.collect((), since=BEGIN)) == []
        assert mailbox.wait(0.7, nobody_stops)
        assert watch.slept == pytest.approx(0.7)
        assert not mailbox.wait(20, lambda: True)


def test_a_server_that_hangs_up_again_and_again_is_not_stormed(odd_folder: Path, watch: Watch) -> None:
    answers = {rb"UID SEARCH": b"{tag} OK done\r\n", rb"NOOP": HANG_UP}
    with (
        odd_imap(answers) as server,
        opened_imap(server.settings(), mailbox="INBOX", beside=odd_folder) as mailbox,
    ):
        list(mailbox.collect((), since=BEGIN))
        assert mailbox.wait(20, nobody_stops)
        assert mailbox.wait(20, nobody_stops)
        assert watch.slept == pytest.approx(3)
        assert server.asked.count("AUTHENTICATE PLAIN") == 3


def test_news_that_come_in_one_breath_with_the_start_of_idling_are_heard(odd_folder: Path) -> None:
    answers = {
        rb"CAPABILITY": b"* CAPABILITY IMAP4rev1 AUTH=PLAIN IDLE\r\n{tag} OK done\r\n",
        rb"UID SEARCH": b"{tag} OK done\r\n",
        rb"IDLE": b"+ idling\r\n* 5 EXISTS\r\n",
    }
    with (
        odd_imap(answers) as server,
        opened_imap(server.settings(), mailbox="INBOX", beside=odd_folder) as mailbox,
    ):
        list(mailbox.collect((), since=BEGIN))
        assert mailbox.wait(0.5, nobody_stops)


def test_where_nothing_may_be_marked_settling_does_no_harm(odd_folder: Path) -> None:
    answers = {
        rb"UID SEARCH": b"{tag} OK done\r\n",
        rb"SELECT": b"* OK [UIDVALIDITY 7] fine\r\n{tag} OK [READ-ONLY] open\r\n",
        rb"UID STORE": b"{tag} NO not here\r\n",
    }
    with (
        odd_imap(answers) as server,
        opened_imap(server.settings(), mailbox="INBOX", beside=odd_folder) as mailbox,
    ):
        list(mailbox.collect((), since=BEGIN))
        mailbox.settle("imap:7/1")
        assert server.asked[-1] == r"UID STORE 1 +FLAGS.SILENT (\Seen)"
        assert list(mailbox.collect((), since=BEGIN)) == []


def test_the_mailbox_is_not_touched_before_it_is_needed(tmp_path: Path) -> None:
    nowhere = Server("127.0.0.1", 1, "none", "game@example.test", "env:NOT_SET_ANYWHERE")
    with opened_mailbox(Fetch(nowhere), beside=tmp_path) as mailbox, pytest.raises(DixitError) as told:
        list(mailbox.collect((), since=BEGIN))
    assert str(told.value).startswith("'password_from' says env:NOT_SET_ANYWHERE,")
