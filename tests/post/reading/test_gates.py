"""What no person wrote goes no further; what a person may have written does."""

import pytest

from dixit_pbem.post.reading.gates import Gate, Stopped, gate
from dixit_pbem.post.reading.mime import read_mail

OURS = "<0123456789abcdef01234567@example.org>"
OUR_LIST = "0123456789ab.Example.org"
LETTER = f"From: game@example.org\nTo: bob@example.org\nMessage-ID: {OURS}\nSubject: Round 3"


def stopped(*fields: str, sender: str = "bob@example.org", body: str = "3") -> Stopped | None:
    head = "\n".join((f"From: {sender}", "To: game@example.org", *fields))
    return gate(read_mail(f"{head}\n\n{body}\n".encode()), own_lists=(OUR_LIST,))


def report(notes: str, *, kind: str = "report-type=delivery-status", letter: str = LETTER) -> Stopped | None:
    body = (
        "--b\n\nIt was not delivered.\n"
        f"--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.org\n\n{notes}\n"
        f"--b\nContent-Type: message/rfc822\n\n{letter}\n\n3\n--b--"
    )
    return stopped(f"Content-Type: multipart/report; {kind}; boundary=b", sender="x@mx.example.org", body=body)


@pytest.mark.parametrize(
    "fields",
    [
        (),
        ("Auto-Submitted: no",),
        ("Auto-Submitted: NO (a person)",),
        ("X-Auto-Response-Suppress: All",),
        ("Precedence: normal",),
        ("Return-Path: <bob@example.org>",),
        ("List-Unsubscribe: <mailto:x@example.org>",),
        (f"In-Reply-To: {OURS}",),
        # a program that answers with the fields of the mail before
        ("X-Dixit-PBEM: 0123456789ab",),
        ("X-Dixit-PBEM: 0123456789ab", f"List-Id: Sunday dreamers <{OUR_LIST}>"),
        ("Content-Type: multipart/mixed; boundary=b",),
    ],
)
def test_a_person_may_have_written_it(fields: tuple[str, ...]) -> None:
    assert stopped(*fields) is None


@pytest.mark.parametrize("sender", ["reply@example.org", "norepl@example.org", "nora.reply@example.org"])
def test_no_person_is_taken_for_a_robot(sender: str) -> None:
    assert stopped(sender=sender) is None


@pytest.mark.parametrize(
    "fields",
    [
        ("X-Dixit-PBEM: 0123456789ab", "Auto-Submitted: auto-generated"),
        ("X-Dixit-PBEM: 0123456789ab", "Auto-Submitted: auto-replied"),
        ("X-Dixit-PBEM: 0123456789ab", f"Message-ID: {OURS}"),
        ("X-Dixit-PBEM: 0123456789ab", f"Message-ID: {OURS}", "Return-Path: <>", "Precedence: list"),
    ],
)
def test_our_own_mail_stops_first(fields: tuple[str, ...]) -> None:
    assert stopped(*fields) == Stopped(Gate.OWN, "It is a mail of this program that came back.")


@pytest.mark.parametrize(
    ("reason", "fields"),
    [
        ("It says of itself: Auto-Submitted: auto-replied.", ("Auto-Submitted: auto-replied",)),
        ("It says of itself: Auto-Submitted: Auto-Generated; by=x.", ("Auto-Submitted: Auto-Generated; by=x",)),
        ("It says of itself: Auto-Submitted: auto-replied.", ("Auto-Submitted: auto-replied", "Return-Path: <>")),
        ("It says of itself: Precedence: bulk.", ("Precedence: bulk",)),
        ("It says of itself: Precedence: junk.", ("Precedence: junk",)),
        ("It says of itself: Precedence: List.", ("Precedence: List",)),
        ("It says of itself: Precedence: auto_reply.", ("Precedence: auto_reply",)),
        ("It says of itself that a program answers.", ("X-Autoreply: yes",)),
        ("It says of itself that a program answers.", ("X-Autorespond: holidays",)),
        ("It came through a mailing list.", ("List-Id: Chess friends <chess.example.net>",)),
        ("It came through a mailing list.", ("List-Id: chess.example.net",)),
        (
            "It reports on a mail, as programs do.",
            ("Content-Type: multipart/report; report-type=disposition-notification",),
        ),
    ],
)
def test_what_a_program_sends_says_so(reason: str, fields: tuple[str, ...]) -> None:
    assert stopped(*fields) == Stopped(Gate.AUTOMATIC, reason)


@pytest.mark.parametrize(
    "sender",
    [
        "no-reply@example.org",
        "NoReply@example.org",
        "do-not-reply@example.org",
        "donotreply+7@example.org",
        "calendar-noreply@example.org",
        "autoresponder@example.org",
    ],
)
def test_addresses_that_nobody_reads_are_robots(sender: str) -> None:
    assert stopped(sender=sender) == Stopped(Gate.AUTOMATIC, "Its sender is an address that nobody reads.")


@pytest.mark.parametrize(
    ("recipient", "permanent", "notes"),
    [
        ("bob@example.net", True, "Final-Recipient: rfc822; Bob@example.net\nAction: failed\nStatus: 5.1.1"),
        ("bob@example.net", True, "Final-Recipient: RFC822;<bob@example.net>\nAction: failed\nStatus: 4.4.7"),
        ("bob@example.net", False, "Final-Recipient: rfc822; bob@example.net\nAction: delayed\nStatus: 4.4.1"),
        ("bob@example.org", False, "Status: 4.2.2"),
        ("bob@example.org", True, "Status: 5.2.2"),
        ("bob@example.org", True, "Diagnostic-Code: smtp; 550 by 4.4.4.4"),
        ("bob@example.org", True, ""),
    ],
)
def test_a_bounce_names_the_letter_and_who_missed_it(recipient: str, permanent: bool, notes: str) -> None:
    expected = Stopped(Gate.BOUNCE, "It reports on a delivery.", (OURS,), recipient, permanent)
    assert report(notes) == expected


def test_a_report_without_a_type_is_a_bounce() -> None:
    found = report("Action: failed", kind="x=y")
    assert found == Stopped(Gate.BOUNCE, "It reports on a delivery.", (OURS,), "bob@example.org", permanent=True)


def test_a_report_of_success_is_no_bounce() -> None:
    assert report("Action: delivered") == Stopped(Gate.AUTOMATIC, "It reports on a mail, as programs do.")


def test_a_bounce_of_somebody_elses_mail_is_about_none_of_ours() -> None:
    found = report("Action: failed", letter="To: eve@example.org\nMessage-ID: <1@example.org>")
    assert found == Stopped(Gate.BOUNCE, "It reports on a delivery.", (), "eve@example.org", permanent=True)


@pytest.mark.parametrize(
    ("expected", "sender", "fields", "body"),
    [
        (
            Stopped(Gate.BOUNCE, "It is from a mail server.", (OURS,), "bob@example.net", permanent=True),
            "MAILER-DAEMON@mx.example.org",
            ("Return-Path: <>",),
            f"<bob@example.net>:\nSorry, no mailbox here.\n\n--- Below is the mail.\n\nTo: bob@example.net\n"
            f"Message-ID: {OURS}",
        ),
        (
            Stopped(Gate.BOUNCE, "It is from a mail server.", (OURS,), "bob@example.net", permanent=False),
            "postmaster@example.org",
            (f"In-Reply-To: {OURS}", "X-Failed-Recipients: bob@example.net"),
            "451 4.7.1 Try again later",
        ),
        (
            Stopped(Gate.BOUNCE, "It names people whom our mail did not reach.", (), "bob@example.net", permanent=True),
            "delivery@example.org",
            ("X-Failed-Recipients: bob@example.net", "Auto-Submitted: auto-replied"),
            "550 5.1.1 No such mailbox",
        ),
        (
            Stopped(Gate.BOUNCE, "It has no return path.", (OURS,), "", permanent=True),
            "delivery@example.org",
            ("Return-Path: <>", f"References: <1@example.org> {OURS}"),
            "Unzustellbar",
        ),
    ],
    ids=["qmail", "postmaster", "exim", "null sender"],
)
def test_bounces_without_a_report_are_known(expected: Stopped, sender: str, fields: tuple[str, ...], body: str) -> None:
    assert stopped(*fields, sender=sender, body=body) == expected
