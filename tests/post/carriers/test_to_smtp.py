"""SMTP against a real server with TLS and log-in: whatever it does, every mail has the right outcome."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.to_smtp import ToSmtp
from dixit_pbem.post.carriers.transport import Later, Outgoing, Refused, Transport
from dixit_pbem.storage.mail_settings import Server
from tests.post.outgoing import SENDER, outgoing
from tests.post.servers.authority import Authority, new_authority
from tests.post.servers.smtp import DROP, EVERYBODY, SILENCE, Odd, Received, SmtpServer
from tests.watch import HANGS, LONG_ENOUGH

ANA, BOB, CYD = (f"{name}@example.test" for name in ("ana", "bob", "cyd"))
ALL = (ANA, BOB, CYD)
TAKEN = "taken"
INVALID = "535 5.7.8 Authentication credentials invalid"
UNKNOWN = "unable to get local issuer certificate"


@pytest.fixture(autouse=True)
def _trust(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.trusted))
    monkeypatch.setenv("DIXIT_PW", "größer")


@pytest.fixture
def server(authority: Authority) -> Iterator[SmtpServer]:
    with SmtpServer(tls=authority.context(), accounts={"dixit": "größer"}) as server:
        yield server


def at(server: SmtpServer, **changed: object) -> Server:
    settings = {"security": "tls", "user": "dixit", "password_from": "env:DIXIT_PW", **changed}
    return Server("localhost", server.port, **settings)


def outcomes(server: SmtpServer, *mails: Outgoing, seconds: float = HANGS, **settings: object) -> list[str]:
    """What became of each mail, all handed to one transport."""
    with closing(ToSmtp(at(server, **settings), beside=Path(), seconds=seconds)) as transport:
        return [outcome(transport, mail) for mail in mails]


def outcome(transport: Transport, mail: Outgoing) -> str:
    try:
        transport.deliver(mail)
    except Refused as refused:
        return f"refused: {refused.reason}"
    except Later as later:
        return f"later{' everybody' * later.everybody}: {later.reason}"
    return TAKEN


def to_all() -> list[Outgoing]:
    return [outgoing(recipient) for recipient in ALL]


def test_all_mails_go_over_one_connection_whole(server: SmtpServer) -> None:
    mails = [outgoing(recipient, text=f".\n..\nHello {recipient}\n") for recipient in ALL]
    assert outcomes(server, *mails) == [TAKEN] * 3
    assert server.received == [Received(SENDER, mail.recipient, mail.raw) for mail in mails]
    assert (server.seen["connection"], server.seen["EHLO"], server.seen["AUTH"]) == (1, 1, 1)


def test_nobody_connects_without_a_mail(server: SmtpServer) -> None:
    assert outcomes(server) == []
    assert server.seen["connection"] == 0


def test_starttls_comes_before_the_log_in(authority: Authority) -> None:
    with SmtpServer(starttls=authority.context(), accounts={"dixit": "größer"}) as server:
        assert outcomes(server, *to_all(), security="starttls") == [TAKEN] * 3
        assert (server.seen["connection"], server.seen["EHLO"], server.seen["AUTH"]) == (1, 2, 1)


def test_a_server_of_ones_own_needs_neither_tls_nor_log_in() -> None:
    with SmtpServer() as server:
        assert outcomes(server, *to_all(), security="none", user=None, password_from=None) == [TAKEN] * 3


def test_a_server_may_know_log_in_in_two_steps_only(authority: Authority) -> None:
    options = {"auth_exclude_mechanism": ["PLAIN"]}
    with SmtpServer(tls=authority.context(), accounts={"dixit": "größer"}, options=options) as server:
        assert outcomes(server, outgoing(ANA)) == [TAKEN]


def test_an_access_token_logs_in(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN", "ya29.x")
    with SmtpServer(tls=authority.context(), tokens={"dixit": "ya29.x"}) as server:
        assert outcomes(server, outgoing(ANA), login="xoauth2", password_from="env:TOKEN") == [TAKEN]
        with pytest.raises(DixitError) as told:
            outcomes(server, outgoing(ANA), login="xoauth2")
    assert str(told.value) == (
        f"localhost:{server.port}: the log-in of 'dixit' was refused ({INVALID}). See that "
        "'user' is the whole address, and sign in anew: `dixit-pbem doctor GAME --log-in`. A bare access token holds "
        "for an hour or so only."
    )


LATER_DROP = "later: the connection broke off while the mail was on its way"
ENDED = "later: localhost:{port} ended the connection"


@pytest.mark.parametrize(
    ("expected", "stage", "odd"),
    [
        ("refused: the server refused it (550 5.1.1 No such user)", "RCPT", Odd("550 5.1.1 No such user")),
        ("refused: the server refused it (554 5.7.1 Spam)", "DATA", Odd("554 5.7.1 Spam")),
        ("later: the server put it off (451 4.7.1 Greylisted)", "RCPT", Odd("451 4.7.1 Greylisted")),
        ("later: the server put it off (452 4.3.1 Disk full)", "DATA", Odd("452 4.3.1 Disk full")),
        (f"{ENDED} (421 4.7.0 Too fast)", "RCPT", Odd("421 4.7.0 Too fast")),
        (f"{ENDED} (421 Closing)", "DATA", Odd("421 Closing")),
        (f"{ENDED} (Connection unexpectedly closed)", "RCPT", Odd(DROP)),
        pytest.param(
            f"{ENDED} (Connection unexpectedly closed: The read operation timed out)",
            "RCPT",
            Odd(SILENCE),
            marks=pytest.mark.long,
        ),
        (LATER_DROP, "CONTENT", Odd(DROP)),
        (LATER_DROP, "DATA", Odd(DROP)),
        pytest.param(LATER_DROP, "DATA", Odd(SILENCE), marks=pytest.mark.long),
        (TAKEN, "RCPT", Odd(DROP, times=1)),
        (TAKEN, "RCPT", Odd("421 Enough for one connection", times=1)),
        (TAKEN, "DATA", Odd("421 Enough for one connection", times=1)),
    ],
)
def test_what_happens_to_one_mail_holds_no_other_back(expected: str, stage: str, odd: Odd, server: SmtpServer) -> None:
    server.odd[stage, BOB] = odd
    seconds = LONG_ENOUGH if odd.answer == SILENCE else HANGS
    assert outcomes(server, *to_all(), seconds=seconds) == [TAKEN, expected.format(port=server.port), TAKEN]
    # A server that falls silent at the very end has the mail: the next try brings a double, never nothing.
    has_it = expected == TAKEN or (stage, odd.answer) == ("DATA", DROP)
    assert [server.copies(recipient) for recipient in ALL] == [1, int(has_it), 1]


def test_whatever_a_server_does_everybody_has_his_mail_in_the_end(server: SmtpServer) -> None:
    answers = ["421 Closing", "450 Later", DROP]
    for number, (stage, answer) in enumerate(product(["RCPT", "CONTENT", "DATA"], answers)):
        server.odd[stage, f"p{number}@example.test"] = Odd(answer, times=3)
    server.odd["MAIL", EVERYBODY] = Odd(DROP, times=2)
    waiting = [outgoing(f"p{number}@example.test") for number in range(9)]
    with closing(ToSmtp(at(server), beside=Path())) as transport:
        for _ in range(10):
            waiting = [mail for mail in waiting if outcome(transport, mail) != TAKEN]
    assert waiting == []
    # Only who has the mail and could not say so gets it again, each time as the same mail.
    assert [server.copies(f"p{number}@example.test") for number in range(9)] == [1, 1, 1, 1, 1, 1, 1, 1, 4]
    assert len({mail.raw for mail in server.received}) == 9


@pytest.mark.parametrize("stage", ["CONTENT", "DATA"])
def test_after_a_drop_on_the_way_the_next_try_brings_the_same_mail(stage: str, server: SmtpServer) -> None:
    server.odd[stage, BOB] = Odd(DROP, times=1)
    assert outcomes(server, outgoing(BOB), outgoing(BOB)) == [LATER_DROP, TAKEN]


def test_a_connection_that_ended_between_two_mails_is_made_anew(server: SmtpServer) -> None:
    with closing(ToSmtp(at(server), beside=Path())) as transport:
        transport.deliver(outgoing(ANA))
        server.hang_up()
        transport.deliver(outgoing(BOB))
    assert [server.copies(recipient) for recipient in (ANA, BOB)] == [1, 1]
    assert server.seen["connection"] == 2


def test_a_server_that_takes_nothing_now_is_left_alone_by_everybody(server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("450 4.2.1 Too many mails")
    assert outcomes(server, outgoing(ANA)) == [
        f"later everybody: localhost:{server.port} takes no mails now (450 4.2.1 Too many mails)"
    ]


def test_a_quota_that_is_used_up_means_later_and_not_never(server: SmtpServer) -> None:
    server.odd["DATA", ANA] = Odd("550 5.4.5 Daily user sending limit exceeded")
    said = "550 5.4.5 Daily user sending limit exceeded"
    assert outcomes(server, outgoing(ANA)) == [f"later everybody: the provider takes no more mails today ({said})"]


def test_a_mail_over_the_limit_is_refused_before_it_is_sent(authority: Authority) -> None:
    with SmtpServer(
        tls=authority.context(), accounts={"dixit": "größer"}, options={"data_size_limit": 200_000}
    ) as server:
        large = outgoing(ANA, text="x" * 70 + "\n" + "line\n" * 60_000)
        assert outcomes(server, large, outgoing(BOB)) == [
            "refused: the mail is too large (0.4 MB; the server takes 0.2 MB)",
            TAKEN,
        ]
        assert server.seen["MAIL"] == 1


def test_an_address_with_other_letters_goes_only_where_such_are_known(authority: Authority) -> None:
    options = {"enable_SMTPUTF8": False}
    with SmtpServer(tls=authority.context(), accounts={"dixit": "größer"}, options=options) as server:
        assert outcomes(server, outgoing("zoë@example.test"), outgoing(BOB)) == [
            "refused: the server takes no addresses with letters beyond a to z",
            TAKEN,
        ]


def test_addresses_with_other_letters_arrive(server: SmtpServer) -> None:
    assert outcomes(server, outgoing("zoë@example.test"), outgoing("bob@łódź.test")) == [TAKEN] * 2
    assert [mail.recipient for mail in server.received] == ["zoë@example.test", "bob@xn--d-uga0v4h.test"]


def test_a_wrong_password_is_told_with_the_way_out(server: SmtpServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIXIT_PW", "wrong")
    with pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA))
    assert str(told.value) == (
        f"localhost:{server.port}: the log-in of 'dixit' was refused ({INVALID}). Check "
        "'user' and what lies behind 'password_from'; many providers want a password made for this program alone (an "
        "app password)."
    )


def test_a_server_without_log_in_is_told() -> None:
    with SmtpServer() as server, pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA), security="none")
    assert str(told.value) == (
        f"localhost:{server.port}: nobody can log in here with 'password' (offered: nothing). Check 'port' and "
        "'security', choose another 'login', or delete 'user' and 'password_from'."
    )


@pytest.mark.parametrize(
    ("stage", "answer"),
    [("MAIL", "530 5.7.0 Authentication required"), ("RCPT", "554 5.7.1 Relay access denied")],
)
def test_a_server_that_wants_a_log_in_is_told(stage: str, answer: str) -> None:
    with SmtpServer(odd={(stage, EVERYBODY): Odd(answer)}) as server, pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA), security="none", user=None)
    assert str(told.value) == (
        f"localhost:{server.port}: the server takes mails only from those who log in ({answer}). Add 'user' and "
        "'password_from', with 'security: starttls' or tls."
    )


def test_a_sender_that_the_server_does_not_let_pass_is_told(server: SmtpServer) -> None:
    server.odd["MAIL", EVERYBODY] = Odd("553 5.7.1 Not your address")
    with pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA))
    assert str(told.value) == (
        f"localhost:{server.port}: nothing may be sent as '{SENDER}' from here (553 5.7.1 Not your address). Write an "
        "address of that account behind 'address', or log in as somebody who may."
    )


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_a_server_that_cannot_prove_who_it_is_gets_no_password(
    security: str, authority: Authority, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(new_authority(tmp_path).trusted))
    context = authority.context()
    with (
        SmtpServer(**{security: context}, accounts={"dixit": "größer"}) as server,
        pytest.raises(DixitError) as told,
    ):
        outcomes(server, outgoing(ANA), security=security)
    assert str(told.value) == (
        f"localhost:{server.port}: the server does not prove who it is ({UNKNOWN}). Check the "
        "name behind 'server' and this computer's clock; name the file of an authority of your own in the environment "
        "as SSL_CERT_FILE."
    )
    assert server.seen["AUTH"] == 0


def test_the_certificate_must_be_for_that_very_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = new_authority(tmp_path, "mail.example.test")
    monkeypatch.setenv("SSL_CERT_FILE", str(other.trusted))
    with SmtpServer(tls=other.context()) as server, pytest.raises(DixitError, match="is not valid for 'localhost'"):
        outcomes(server, outgoing(ANA))


def test_tls_where_only_starttls_is_spoken_is_told(authority: Authority) -> None:
    with SmtpServer(starttls=authority.context()) as server, pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA))
    assert (
        str(told.value) == f"localhost:{server.port}: no TLS is spoken here from the start. Write 'security: starttls'."
    )


def test_starttls_where_none_is_offered_is_told() -> None:
    with SmtpServer() as server, pytest.raises(DixitError) as told:
        outcomes(server, outgoing(ANA), security="starttls")
    assert str(told.value) == (
        f"localhost:{server.port}: no STARTTLS is offered here. Write 'security: tls', or another port."
    )


@pytest.mark.parametrize("answer", ["454 4.7.0 Come back", "421 4.3.2 Going down"])
def test_a_log_in_that_fails_for_now_means_later_for_everybody(answer: str, server: SmtpServer) -> None:
    server.odd["AUTH", EVERYBODY] = Odd(answer)
    assert outcomes(server, outgoing(ANA)) == [
        f"later everybody: localhost:{server.port} takes no mails now ({answer})"
    ]


@pytest.mark.parametrize("greeting", ["421 Too busy", "554 Not from where you are"])
def test_a_server_that_greets_with_a_no_means_later_for_everybody(greeting: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as rude:
        thread = threading.Thread(target=greet, args=(rude, f"{greeting}\r\n".encode()))
        thread.start()
        busy = SmtpServer(port=rude.getsockname()[1])
        assert outcomes(busy, outgoing(ANA), security="none") == [
            f"later everybody: localhost:{busy.port} takes no mails now ({greeting})"
        ]
        thread.join()


def greet(listening: socket.socket, greeting: bytes) -> None:
    connection, _ = listening.accept()
    with connection:
        connection.sendall(greeting)


def test_a_domain_that_cannot_be_holds_nobody_back(server: SmtpServer) -> None:
    domain = "x" * 64 + ".test"
    assert outcomes(server, outgoing(f"ana@{domain}"), outgoing(BOB)) == [
        f"refused: no mail server can be called '{domain}'",
        TAKEN,
    ]


def test_what_a_server_says_cannot_paint_on_the_terminal(server: SmtpServer) -> None:
    server.odd["RCPT", ANA] = Odd("550 \x1b[31mno\x07  " + "!" * 400)
    assert outcomes(server, outgoing(ANA)) == ["refused: the server refused it (550 [31mno " + "!" * 289 + ")"]


def test_a_server_that_is_away_means_later_for_everybody() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        away = SmtpServer(port=closed.getsockname()[1])
    assert outcomes(away, outgoing(ANA)) == [
        f"later everybody: localhost:{away.port} cannot be reached (Connection refused)"
    ]


def test_a_server_that_keeps_silent_means_later_for_everybody() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        mute = SmtpServer(port=silent.getsockname()[1])
        (outcome,) = outcomes(mute, outgoing(ANA), seconds=0.3, security="none")
    assert outcome == (
        f"later everybody: localhost:{mute.port} cannot be reached (Connection unexpectedly closed: timed out)"
    )
