"""B2: a co-player moves for another without forging, by a Message-ID that anybody can compute."""

from __future__ import annotations

from hashlib import sha256

import pytest

from dixit_pbem.journal.facts import AddressChosen, MailHeld, MailRead, Posted
from dixit_pbem.post.marks import message_id
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.held import accept
from tests.mailing import Ready, Table, given

EVE = "eve@elsewhere.example"


def guessed(table: Table, fact: Posted) -> str:
    """What anybody can compute who was welcomed, and what older programs called this letter."""
    key = f"{table.state.commitment}/{fact.reader or ''}/{fact.letter}/{fact.cause}"
    return f"<{sha256(key.encode()).hexdigest()[:24]}@example.org>"


def answer(table: Table, words: str, *, to: str, sender: str = "Bob <bob@example.org>") -> None:
    """An answer without a token, as it comes where somebody writes a subject of their own."""
    table.reply("Bob", words, sender=sender, subject="my card", headers={"In-Reply-To": to})
    table.fetch()


def posted(table: Table, player: str = "Bob", letter: str = "card wanted") -> Posted:
    return next(fact for fact in reversed(table.facts(Posted)) if (fact.reader, fact.letter) == (player, letter))


def test_nobody_can_compute_what_a_letter_is_called(ready: Ready) -> None:
    table = ready("card")
    called = {str(mail["Message-ID"]) for mail in table.letters("Bob")}
    assert called.isdisjoint(guessed(table, fact) for fact in table.facts(Posted))


def test_a_guess_from_another_address_moves_nothing(ready: Ready) -> None:
    table = ready("card")
    for fact in table.facts(Posted):
        table.later(hours=2)
        answer(table, "C", to=guessed(table, fact), sender=EVE)
    assert given(table) == {}


@pytest.mark.parametrize("sender", [EVE, "cyd@example.org"])
def test_what_answers_a_letter_from_another_address_waits_for_the_moderator(ready: Ready, sender: str) -> None:
    table = ready("card")
    answer(table, "C", to=str(table.last("Bob", "card-wanted")["Message-ID"]), sender=sender)
    assert given(table) == {}
    reason = "no token" if sender == EVE else "several players"
    assert [(fact.reason, fact.player) for fact in table.facts(MailHeld)] == [(reason, "Bob")]


def test_what_waits_for_want_of_a_token_counts_when_the_moderator_says_so(ready: Ready) -> None:
    table = ready("card")
    answer(table, "C", to=str(table.last("Bob", "card-wanted")["Message-ID"]), sender=EVE)
    ((number, _),) = table.opened.held
    accept(GameFile(table.path), number, player=None, watch=lambda *_: None)
    assert given(table) == {"Bob": ("C",)}


def test_what_answers_a_letter_from_the_players_own_address_counts(ready: Ready) -> None:
    table = ready("card")
    answer(table, "C", to=str(table.last("Bob", "card-wanted")["Message-ID"]))
    assert given(table) == {"Bob": ("C",)}


def test_letters_of_an_older_program_are_known_again_from_the_players_own_address(ready: Ready) -> None:
    table = ready("card")
    answer(table, "C", to=guessed(table, posted(table)))
    assert given(table) == {"Bob": ("C",)}
    over = next(fact for fact in table.facts(Posted) if (fact.reader, fact.letter) == ("Bob", "hand"))
    answer(table, "B", to=guessed(table, over))
    assert given(table) == {"Bob": ("C",)}, "it answers a phase that is over"
    assert [fact.verdict for fact in table.facts(MailRead)][-1] == "not understood"


def test_a_guess_is_no_yes_to_a_new_address(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "address eve@elsewhere.example")
    table.fetch()
    table.program.ok("send", table.game)
    answer(table, "yes", to=guessed(table, posted(table, letter="receipt")))
    assert table.facts(AddressChosen) == []
    table.later(hours=2)
    question = str(table.last("Bob", "receipt")["Message-ID"])
    answer(table, "yes", to=question)
    assert [fact.email for fact in table.facts(AddressChosen)] == [EVE]


def test_only_a_retry_of_the_same_letter_is_called_the_same(ready: Ready) -> None:
    table = ready("card")
    game, letters = table.state, table.facts(Posted)
    names = [message_id(game, each.reader, each.letter, cause=each.cause, domain="example.org") for each in letters]
    assert len(set(names)) == len(letters)
    assert str(table.last("Bob", "card-wanted")["Message-ID"]) in names
