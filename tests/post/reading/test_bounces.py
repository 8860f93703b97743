"""Bounces by each of their marks, and what only looks like one."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.bounces import addresses_of, may_be_bounce, why_bounce
from dixit_pbem.post.reading.gates import Gate, Stopped
from dixit_pbem.post.reading.identity import SeatKnown
from dixit_pbem.post.reading.known import Known, not_reached
from dixit_pbem.post.reading.mime import Incoming, read_mail

OURS = "<0123456789abcdef01234567@example.org>"
BOB, CYD = "bob@example.org", "cyd@example.net"


def mail(sender: str, *fields: str, subject: str = "Round 3", body: str = "3") -> Incoming:
    head = "\n".join((f"From: {sender}", "To: game@example.org", f"Subject: {subject}", *fields))
    return read_mail(f"{head}\n\n{body}\n".encode())


@pytest.mark.parametrize(
    "sender",
    [
        "MAILER-DAEMON",
        "MAILER-DAEMON <>",
        "<MAILER-DAEMON>",
        "Mailer-Daemon (Mail Delivery System)",
        "Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
        "Mail Delivery System <MAILER-DAEMON@mx.example.org>",
        "Mail Delivery Subsystem",
        '"Mail Delivery Service" <bounces@mx.example.org>',
        "Mail Administrator <admin@mx.example.org>",
        "Postmaster",
        "postmaster@example.org",
        "Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org>",
        "System Administrator <system@example.org>",
        "Sistema di recapito posta <posta@example.it>",
        "Amministratore di sistema <sistema@example.it>",
        "Subsistema de Entrega de Correio <correio@example.pt>",
        "System dostarczania poczty <poczta@example.pl>",
        "Mail-Zustellsystem <post@example.de>",
        "MDaemon <MDaemon@example.org>",
    ],
)
def test_a_mail_server_is_known_by_each_of_its_names(sender: str) -> None:
    assert why_bounce(mail(sender)) == "It is from a mail server."
    assert may_be_bounce(mail(sender))


@pytest.mark.parametrize(
    "sender",
    [
        "Bob <bob@example.org>",
        "bob",
        "Damon <damon@example.org>",
        "Maila Systema <maila@example.org>",
        "Al Postmaster <al@example.org>",
        "Daemon Mailer <d.mailer@example.org>",
        "",
    ],
)
def test_people_are_no_mail_servers(sender: str) -> None:
    assert why_bounce(mail(sender)) == ""


SUBJECTS = (
    "Undelivered Mail Returned to Sender",
    "Undeliverable: [Sunday] Round 3",
    "Delivery Status Notification (Failure)",
    "Delivery status notification",
    "Mail delivery failed: returning message to sender",
    "Mail Delivery Failure",
    "Returned mail: see transcript for details",
    "failure notice",
    "DELIVERY FAILURE: User bob not listed",
    "Message could not be delivered",
    "Your message to bob@example.org was not delivered",
    "*** Undeliverable mail",
    "Warning: message 1abc delayed 24 hours",
    "Mancata consegna: Round 3",
    "Messaggio non recapitabile",
    "Notifica di mancato recapito",
    "Falha na entrega da mensagem",
    "Mensagem não entregue",
    "Não foi possível entregar: Round 3",
    "Niedostarczona wiadomość",
    "Nie można dostarczyć: Round 3",
    "Raport o niedostarczeniu",
    "Unzustellbar: Round 3",
    "Échec de la remise: Round 3",
)


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize(
    ("fields", "body"),
    [
        ((), "550 5.1.1 No such user"),
        ((), f"Your mail:\nMessage-ID: {OURS}"),
        ((), "Your mail:\nX-Dixit-PBEM: 0123456789ab"),
        ((f"In-Reply-To: {OURS}",), "No such user"),
        (("Return-Path: <>", "Auto-Submitted: auto-replied"), "No such user"),
    ],
    ids=["status", "letter", "loop field", "answer", "no return path"],
)
def test_a_bounces_subject_counts_beside_another_mark(subject: str, fields: tuple[str, ...], body: str) -> None:
    assert why_bounce(mail("relay@mx.example.org", *fields, subject=subject, body=body)) == "Its subject is a bounce's."
    assert may_be_bounce(mail("relay@mx.example.org", *fields, subject=subject, body=body))
    assert why_bounce(mail("relay@mx.example.org", subject=subject, body="hello")) == ""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_what_a_player_writes_about_a_bounce_is_no_bounce(subject: str) -> None:
    forwarded = mail(BOB, subject=subject, body=f"550 5.1.1\nMessage-ID: {OURS}")
    assert why_bounce(forwarded, players=(BOB,)) == ""
    answered = mail("bob@new.example", f"In-Reply-To: {OURS}", subject=f"Re: {subject}", body="550 5.1.1")
    assert why_bounce(answered, players=(BOB,)) == ""


@pytest.mark.parametrize("sender", ["postmaster@bob.example", "Mail System <me@bob.example>"])
def test_a_player_may_be_called_as_a_server_is(sender: str) -> None:
    players = ("postmaster@bob.example", "me@bob.example")
    assert why_bounce(mail(sender), players=players) == ""


def test_a_report_in_a_part_of_its_own_is_a_bounce() -> None:
    raw = (
        "From: relay@mx.example.org\nSubject: news\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nSorry.\n"
        f"--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; {BOB}\nAction: failed\n--b--\n"
    )
    assert why_bounce(read_mail(raw.encode())) == "It reports on a delivery."


SEATS = (
    SeatKnown("game", "Bob", {}, {OURS: ""}, (BOB, "Bob@Work.example"), waits=True),
    SeatKnown("game", "Cyd", {}, {}, (CYD,), waits=True),
    SeatKnown("game", "Dee", {}, {}, ("game@example.org",), waits=True),
)
KNOWN = (Known(SEATS, frozenset(), frozenset(), frozenset(), "game@example.org"),)


@pytest.mark.parametrize(
    ("expected", "body"),
    [
        (("Bob",), f"<{BOB}>: host mx.example.org[192.0.2.1] said: 550 5.1.1 no such user"),
        (("Bob",), "We could not reach BOB@WORK.EXAMPLE."),
        (("Cyd",), f"Your mail to {CYD} came back to game@example.org."),
        (("Cyd",), f"Final-Recipient: rfc822; {CYD}\n\nFrom: game@example.org\nTo: {BOB}"),
        (("Bob",), f"Final-Recipient: rfc822; b@elsewhere.example\nOriginal-Recipient: rfc822;{BOB}"),
        (("Bob",), f"Final-Recipient: rfc822; b@elsewhere.example\n\n(expanded from <{BOB}>)"),
        ((), f"We could not reach {BOB} and {CYD}."),
        ((), "We could not reach eve@example.org."),
        ((), "game@example.org"),
        ((), f"x{BOB} and {BOB}.example and bob@example.organic"),
    ],
)
def test_a_bounce_without_our_letter_is_about_the_one_player_whom_it_names(
    expected: tuple[str, ...], body: str
) -> None:
    bounce = mail("MAILER-DAEMON", body=body)
    stopped = Stopped(Gate.BOUNCE, "It is from a mail server.")
    assert tuple(seat.player for seat in not_reached(bounce, stopped, KNOWN)) == expected


def test_the_fields_of_a_bounce_count_before_its_text() -> None:
    bounce = mail("MAILER-DAEMON", f"X-Failed-Recipients: {CYD}", body=f"<{BOB}> is here too")
    assert [sorted(named) for named in addresses_of(bounce)] == [[CYD], [BOB]]


def test_two_games_of_the_same_player_are_both_told() -> None:
    other = Known((SeatKnown("other", "Robert", {}, {}, (BOB,), waits=False),), frozenset(), frozenset(), frozenset())
    found = not_reached(mail("MAILER-DAEMON", body=f"<{BOB}>: gone"), Stopped(Gate.BOUNCE, ""), (*KNOWN, other))
    assert [seat.player for seat in found] == ["Bob", "Robert"]
