"""B1, the class of it: whatever stands in a sender's field, it is one address of a player or it moves nothing."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.events import CardsGiven
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.post.reading.mime import read_mail
from tests.mailing import Ready, Table

LONG = "x" * 9_000
FOLDED = "\n".join(" " * 70 for _ in range(130))
ANOTHERS = {
    "a name as long as a page": f'bob@example.org, "{LONG}" <mallory@evil.example>',
    "a remark as long as a page": f"bob@example.org ({LONG}), mallory@evil.example",
    "words in code as long as a page": f"bob@example.org, =?utf-8?q?{'=78' * 3_000}?= <mallory@evil.example>",
    "lines that are empty": f"bob@example.org,\n{FOLDED}\n mallory@evil.example",
    "hundreds of people": f"bob@example.org, {', '.join(f'a{number}@evil.example' for number in range(900))}",
    "remarks without end": f"bob@example.org {'(x)' * 60}, mallory@evil.example",
    "a group": "friends: bob@example.org, mallory@evil.example;",
    "a group and one more": "friends: mallory@evil.example;, bob@example.org",
    "two in angles": "<bob@example.org> <mallory@evil.example>",
    "a semicolon": "bob@example.org; mallory@evil.example",
    "a name that is an address": '"bob@example.org" <mallory@evil.example>',
    "a bare name that is an address": "bob@example.org <mallory@evil.example>",
    "a name in code that is an address": "=?utf-8?q?bob=40example=2Eorg?= <mallory@evil.example>",
    "a name in code that ends the address": "=?utf-8?q?Bob_=3Cbob=40example=2Eorg=3E=2C?= <mallory@evil.example>",
    "nothing but words in code": "=?utf-8?b?Ym9iQGV4YW1wbGUub3Jn?=",
    "a remark that is an address": "mallory@evil.example (bob@example.org)",
    "an address in quotes before another": '"bob@example.org"@evil.example',
    "quotes in the second": 'bob@example.org, "mallory"@evil.example',
    "an address beyond the address": "bob%example.org@evil.example",
    "something added": "bob+mallory@example.org",
    "letters of another alphabet": "b\u043eb@example.org",
    "a wide sign": "bob\uff20example.org",
    "a space without width in the name": "bo\u200bb@example.org",
    "a space without width in the place": "bob@exam\u200bple.org",
    "a hyphen that does not show": "bob@exam\u00adple.org",
    "a sign that turns the writing": "\u202ebob@example.org",
    "a sign of control": "bob@exam\x01ple.org",
    "another field behind a bare return": "bob@example.org\rFrom: mallory@evil.example",
    "another field with a space": "bob@example.org\nFrom : mallory@evil.example",
    "another field in capitals": "bob@example.org\nFROM: mallory@evil.example",
    "another field without anybody": "bob@example.org\nFrom:",
    "other fields that name Bob": "mallory@evil.example\nSender: bob@example.org\nReply-To: bob@example.org"
    "\nResent-From: bob@example.org\nReturn-Path: <bob@example.org>",
}
HIS = {
    "as it is": "bob@example.org",
    "with a name": '"Bob, the boss" <bob@example.org>',
    "with another's name": '"Cyd" <bob@example.org>',
    "in capitals": "BOB@Example.ORG",
    "in a group of one": "Bob: bob@example.org;",
    "with remarks": "bob@example.org (home (not cyd@example.org))",
    "with a name from right to left": "\u200fעדי\u200f <bob@example.org>",
}
OF_SEVERAL = {"a name as long as a page", "a remark as long as a page", "lines that are empty", "two in angles"}


def came(table: Table, sender: str, subject: str = "hello") -> list[str]:
    """Who gave a card because of this mail."""
    head = (f"From: {sender}", "To: game@example.org", f"Subject: {subject}", "Message-ID: <1@client.example>")
    table.lay("\n".join((*head, "", "B", "")).encode(), "1.eml")
    table.fetch()
    return [each.player for each in table.moves(CardsGiven) if isinstance(each, CardsGiven) and each.player != "Ana"]


@pytest.mark.parametrize("case", ANOTHERS)
def test_a_sender_that_is_not_one_address_of_a_player_moves_nothing(ready: Ready, case: str) -> None:
    table = ready("card")
    assert came(table, ANOTHERS[case]) == []
    assert len(table.facts(MailHeld)) == 1


@pytest.mark.parametrize("case", sorted(OF_SEVERAL))
def test_more_than_one_sender_moves_nothing_even_with_the_token(ready: Ready, case: str) -> None:
    table = ready("card")
    assert came(table, ANOTHERS[case], f"Re: {table.last('Bob', 'card-wanted')['Subject']}") == []
    assert len(table.facts(MailHeld)) == 1


@pytest.mark.parametrize("case", HIS)
def test_one_address_of_a_player_does_however_it_is_written(ready: Ready, case: str) -> None:
    assert came(ready("card"), HIS[case]) == ["Bob"]


def test_no_sign_of_another_alphabet_becomes_a_letter_of_ours() -> None:
    """In small letters the sign of the kelvin is a k, as no other sign is any of ours."""
    others = [chr(code) for code in range(0x80, 0x110000) if chr(code).lower().isascii()]
    assert others == ["\u212a"]
    assert read_mail("From: \u212ait@example.org\n\nB\n".encode()).sender != "kit@example.org"
