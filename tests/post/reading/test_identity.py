"""Who wrote it: the token first, then the addresses, and never a guess."""

import pytest

from dixit_pbem.post.reading.identity import Doubt, Doubtful, SeatKnown, Stranger, Sure, Via, identify
from dixit_pbem.post.reading.mime import read_mail

BOB = SeatKnown(
    game="sunday",
    player="Bob",
    tokens={"k7m2q9wd": True, "p3n4r5st": False},
    message_ids={"<b1@example.org>": "p3n4r5st", "<b2@example.org>": "k7m2q9wd", "<b3@example.org>": "gone2345"},
    addresses=("Bob@example.org", "bob@work.example"),
    waits=True,
)
CYD = SeatKnown(
    game="sunday",
    player="Cyd",
    tokens={"wwxxyyzz": True},
    message_ids={"<c1@example.org>": "wwxxyyzz"},
    addresses=("cyd@example.org",),
    waits=False,
)
BOB_MONDAY = SeatKnown(
    game="monday", player="Bob", tokens={"m2m3m4m5": True}, message_ids={}, addresses=("bob@example.org",), waits=False
)
SEATS = (BOB, CYD)
OUR_ID = "<0123456789abcdef01234567@example.org>"


def found(
    *fields: str, sender: str = "bob@example.org", seats: tuple[SeatKnown, ...] = SEATS
) -> Sure | Doubtful | Stranger:
    head = "\n".join((f"From: {sender}", *fields))
    mail = read_mail(f"{head}\n\n3\n".encode())
    return identify(mail, seats, own_servers=("mx.example.org",))


def bob(via: Via, *, current: bool = True, other_address: bool = False) -> Sure:
    return Sure("sunday", "Bob", via, current, other_address)


@pytest.mark.parametrize(
    "subject",
    [
        "[Sunday dreamers] Round 3 · vote · k7m2q9wd",
        "Re: [Sunday dreamers] Round 3 · vote · k7m2q9wd",
        "AW: Re: Odp: [Sunday dreamers] Round 3 · vote · k7m2q9wd (fwd)",
        "[Sunday dreamers] Round 3 · vote · K7M2Q9WD",
        "Re: [Sunday dreamers] Round 3 Â· vote Â· k7m2q9wd",
        "Re: [Sunday dreamers] Round 3 ? vote ? k7m2q9wd",
        "k7m2q9wd",
        "my vote (k7m2q9wd)",
        "vote_k7m2q9wd_",
        "=?UTF-8?B?UmU6IFtTdW5kYXkgZHJlYW1lcnNdIFJvdW5kIDMgwrcgdm90ZSDCtyBrN20ycTl3ZA==?=",
        "=?UTF-8?Q?Round_3_=C2=B7_vote_=C2=B7_k7m2?=\n =?UTF-8?Q?q9wd?=",
        "photo2345? k7m2q9wd k7m2q9wd",
    ],
)
def test_the_token_in_the_subject_decides(subject: str) -> None:
    assert found(f"Subject: {subject}") == bob(Via.SUBJECT)


def test_an_encoded_token_is_one_word() -> None:
    assert found("Subject: =?UTF-8?Q?vote_=C2=B7_k7m2?= =?UTF-8?Q?q9wd?=") == bob(Via.SUBJECT)


@pytest.mark.parametrize(
    ("expected", "fields"),
    [
        (bob(Via.SUBJECT), ("Subject: k7m2q9wd", "To: game+k7m2q9wd@example.org", "In-Reply-To: <b2@example.org>")),
        (bob(Via.PLUS_ADDRESS), ("To: game+k7m2q9wd@example.org", "In-Reply-To: <b1@example.org>")),
        (bob(Via.PLUS_ADDRESS), ("To: eve@example.org", "Delivered-To: Game+K7M2Q9WD@example.org")),
        (bob(Via.IN_REPLY_TO), ("Subject: hello", "In-Reply-To: <b2@example.org>")),
        (bob(Via.IN_REPLY_TO), ("References: <b1@example.org> <b2@example.org>",)),
        (bob(Via.ADDRESS_ALONE), ("Subject: hello",)),
        (bob(Via.ADDRESS_ALONE), ("In-Reply-To: <somebody@elsewhere.example>",)),
        # of a phase that is over
        (bob(Via.SUBJECT, current=False), ("Subject: p3n4r5st",)),
        (bob(Via.SUBJECT, current=False), ("Subject: p3n4r5st", "In-Reply-To: <b2@example.org>")),
        (bob(Via.SUBJECT, current=False), ("Subject: k7m2q9wd p3n4r5st",)),
        (bob(Via.IN_REPLY_TO, current=False), ("References: <b2@example.org> <b1@example.org>",)),
        (bob(Via.IN_REPLY_TO, current=False), ("In-Reply-To: <b3@example.org>",)),
    ],
)
def test_the_first_mark_of_the_game_decides(expected: Sure, fields: tuple[str, ...]) -> None:
    assert found(*fields) == expected


@pytest.mark.parametrize("sender", ["bob@example.org", "BOB@EXAMPLE.ORG", "bob@work.example"])
def test_every_address_of_the_seat_is_his(sender: str) -> None:
    assert found("Subject: k7m2q9wd", sender=sender) == bob(Via.SUBJECT)


def test_a_token_from_another_address_is_told() -> None:
    assert found("Subject: k7m2q9wd", sender="eve@example.net") == bob(Via.SUBJECT, other_address=True)


@pytest.mark.parametrize(
    "fields",
    [
        ("Subject: k7m2q9wd wwxxyyzz",),
        ("Subject: k7m2q9wd", "To: game+wwxxyyzz@example.org"),
        ("Subject: k7m2q9wd", "In-Reply-To: <c1@example.org>"),
    ],
)
def test_tokens_of_two_players_are_a_doubt(fields: tuple[str, ...]) -> None:
    assert found(*fields) == Doubtful(Doubt.TWO_TOKENS, "sunday", None)


def test_tokens_of_two_games_are_a_doubt() -> None:
    assert found("Subject: k7m2q9wd m2m3m4m5", seats=(BOB, BOB_MONDAY)) == Doubtful(Doubt.TWO_TOKENS, None, "Bob")


@pytest.mark.parametrize(
    "fields",
    [
        ("Subject: Re: Round 3 · vote · 2b3c4d5f",),
        ("Subject: Re: [Sunday dreamers] Round 3 · vote · hjkmnpqr",),
        ("To: game+2b3c4d5f@example.org",),
        (f"In-Reply-To: {OUR_ID}",),
        (f"In-Reply-To: {OUR_ID}", "References: <b2@example.org>"),
        ("Subject: 2b3c4d5f", "To: game+k7m2q9wd@example.org"),
    ],
)
def test_a_token_that_was_taken_back_is_never_replaced_by_the_address(fields: tuple[str, ...]) -> None:
    assert found(*fields) == Doubtful(Doubt.OTHER_TOKEN, "sunday", "Bob")


@pytest.mark.parametrize(
    ("other_token", "subject"),
    [
        (False, "hello"),
        (False, "eight letters: dreamers, and a number: 22334455"),
        (False, "longer than a token: 2b3c4d5f6"),
        (False, "[Sunday dreamers]"),
        (False, ""),
        (True, "Round 3 · vote · 2b3c4d5f"),
        (True, "[Monday dreamers] Round 3 · vote · hjkmnpqr"),
    ],
)
def test_nobody_we_know_is_a_stranger(other_token: bool, subject: str) -> None:
    assert found(f"Subject: {subject}", sender="eve@example.net") == Stranger(other_token)


def test_no_sender_is_a_stranger() -> None:
    assert found(sender="") == Stranger(other_token=False)


SHARED = SeatKnown("sunday", "Dee", {}, {}, ("bob@example.org",), waits=False)
MONDAY_WAITS = SeatKnown("monday", "Bobby", {}, {}, ("bob@example.org",), waits=True)


@pytest.mark.parametrize(
    ("expected", "sender", "seats"),
    [
        (bob(Via.ADDRESS_ALONE), "bob@example.org", (BOB, CYD)),
        (bob(Via.ADDRESS_ALONE), "bob@work.example", (BOB, CYD)),
        (bob(Via.ADDRESS_ALONE), "bob@example.org", (BOB, BOB_MONDAY)),
        (Doubtful(Doubt.SEVERAL_GAMES, None, None), "bob@example.org", (BOB, MONDAY_WAITS)),
        (Doubtful(Doubt.SEVERAL_SEATS, "sunday", None), "bob@example.org", (BOB, SHARED)),
        (Doubtful(Doubt.NOT_WAITED_FOR, "sunday", "Cyd"), "cyd@example.org", (BOB, CYD)),
        (Doubtful(Doubt.SEVERAL_GAMES, None, None), "bob@example.org", (BOB_MONDAY, SHARED)),
    ],
)
def test_the_address_alone_is_enough_for_one_seat_that_is_waited_for(
    expected: Sure | Doubtful, sender: str, seats: tuple[SeatKnown, ...]
) -> None:
    assert found("Subject: my vote", sender=sender, seats=seats) == expected


FAIL = "dmarc=fail (p=REJECT) header.from=example.org"


@pytest.mark.parametrize(
    "fields",
    [
        (f"Authentication-Results: mx.example.org; spf=pass; {FAIL}",),
        (f"Authentication-Results: MX.example.org 1;\n dkim=none;\n {FAIL}", "Subject: k7m2q9wd"),
        ("Authentication-Results: mx.example.org (us); DMARC = fail",),
        (f"Authentication-Results: mx.example.org; {FAIL}", "Authentication-Results: mx.example.org; dmarc=pass"),
        ("Authentication-Results: mx.example.org; dmarc=none", f"Authentication-Results: mx.example.org; {FAIL}"),
    ],
)
def test_a_forged_sender_is_held(fields: tuple[str, ...]) -> None:
    assert found(*fields) == Doubtful(Doubt.FORGED, "sunday", "Bob")


@pytest.mark.parametrize(
    "fields",
    [
        ("Authentication-Results: mx.example.org; dmarc=pass",),
        (f"Authentication-Results: elsewhere.example; {FAIL}",),
        ("Authentication-Results: mx.example.org; dmarc=pass (dmarc=fail for others)",),
        ("Authentication-Results: mx.example.org; spf=pass; x-dmarc=fail",),
        ("Authentication-Results:",),
        ("X-Authentication-Results: mx.example.org; dmarc=fail",),
    ],
)
def test_only_our_own_provider_says_who_is_forged(fields: tuple[str, ...]) -> None:
    assert found(*fields, "Subject: k7m2q9wd") == bob(Via.SUBJECT)


def test_a_forged_stranger_stays_a_stranger() -> None:
    forged = f"Authentication-Results: mx.example.org; {FAIL}"
    assert found(forged, sender="eve@example.net") == Stranger(other_token=False)


def test_a_forged_sender_in_several_games_is_held_without_a_game() -> None:
    forged = f"Authentication-Results: mx.example.org; {FAIL}"
    assert found(forged, seats=(BOB, MONDAY_WAITS)) == Doubtful(Doubt.FORGED, None, None)
