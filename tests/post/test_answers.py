"""How journals keep what a mail was understood as: for good, whatever the program has forgotten since."""

from __future__ import annotations

from datetime import date

import pytest

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.answers import kept, misread, understood
from dixit_pbem.post.said import Got, HeldFor, Misread, Note, Noted, Understood, Unread

KEPT = {
    "empty": Unread.EMPTY,
    "no letter": Why.NO_LETTER,
    "no words": Why.NO_WORDS,
    "no number": Unread.NO_NUMBER,
    "not in hand": Why.NOT_IN_HAND,
    "out of range": Why.OUT_OF_RANGE,
    "given elsewhere": Why.GIVEN_ELSEWHERE,
    "own card": Why.OWN_CARD,
    "too many": Why.TOO_MANY,
    "too few": Why.TOO_FEW,
    "several readings": Unread.SEVERAL_READINGS,
    "not whole": Unread.NOT_WHOLE,
    "word or letter": Unread.WORD_OR_LETTER,
    "word or command": Unread.WORD_OR_COMMAND,
    "word or footer": Unread.WORD_OR_FOOTER,
    "too long": Unread.TOO_LONG,
    "too large": Unread.TOO_LARGE,
    "no card now": Why.NO_CARD_NOW,
    "another tells": Why.ANOTHER_TELLS,
    "partner gave": Why.PARTNER_GAVE,
    "storyteller gave": Why.STORYTELLER_GAVE,
    "nothing to take back": Why.NOTHING_TO_TAKE_BACK,
    "storyteller does not vote": Why.STORYTELLER_VOTES_NOT,
    "giver does not vote": Why.GIVER_VOTES_NOT,
    "no red mark": Why.NO_RED_MARK,
    "red of the storyteller": Why.RED_OF_STORYTELLER,
    "nothing asked": Why.NOTHING_ASKED,
    "phase over": Why.PHASE_OVER,
    "game over": Why.GAME_OVER,
    "leaving": Why.LEAVING,
    "cannot leave": Why.CANNOT_LEAVE,
    "breaks pair": Why.BREAKS_PAIR,
    "unknown language": Unread.UNKNOWN_LANGUAGE,
    "unknown address": Unread.UNKNOWN_ADDRESS,
    "unknown dates": Unread.UNKNOWN_DATES,
    "not for all": Unread.NOT_FOR_ALL,
    "which question": Unread.WHICH_QUESTION,
    "answer its mail": Unread.ANSWER_ITS_MAIL,
    "no mark": Unread.NO_MARK,
    "enough today": Unread.ENOUGH_TODAY,
    "not taken back": Unread.NOT_TAKEN_BACK,
}
"""What stands in journals."""


def test_every_reason_is_kept_under_its_own_word_and_no_word_ever_changes() -> None:
    assert {str(why): why for why in (*Why, *Unread)} == KEPT


@pytest.mark.parametrize("why", [*Why, *Unread])
def test_an_answer_that_does_not_count_is_kept_and_read_again(why: Why | Unread) -> None:
    told = Misread(why, "3 or 5?", ("3", "5"), other="Ana")
    assert misread(kept(told)) == told


def test_a_reason_that_is_gone_is_read_as_an_answer_in_doubt() -> None:
    assert misread('{"why": "held", "read": "hello"}') == Misread(Unread.SEVERAL_READINGS, "hello")
    assert HeldFor("leaving") is HeldFor.UNCLEAR


def test_an_answer_that_counts_is_kept_and_read_again() -> None:
    notes = tuple(Noted(note, "song.mp3") for note in Note)
    clue = Understood(Got.CLUE, ("C",), text="a dog", ignored="Mia", notes=notes)
    away = Understood(Got.AWAY, first_day=date(2026, 12, 3), last_day=date(2026, 12, 11))
    votes = Understood(Got.VOTES, numbers=(3, 5), red=2)
    assert [understood(kept(told)) for told in (clue, away, votes)] == [clue, away, votes]


def test_a_note_that_is_gone_is_left_out() -> None:
    text = '{"got": "clue", "notes": [["link comes along", "https://x.example"], ["named twice", "3"]]}'
    assert understood(text).notes == (Noted(Note.NAMED_TWICE, "3"),)
