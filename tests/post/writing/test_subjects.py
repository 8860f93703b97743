"""A subject names the game and the round, says whether one must act, and ends with the token."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import Topic, answered, subject_line, subject_of
from dixit_pbem.post.writing.subjects import topic_in_words
from dixit_pbem.words import words_for
from tests.post.sample_answers import every_language

TOPICS = [
    Topic(1, Phase.CLUE, acts=True),
    Topic(1, Phase.CLUE, acts=False),
    Topic(3, Phase.CLUE, acts=True, results=2),
    Topic(3, Phase.CLUE, acts=False, results=2),
    Topic(3, Phase.CARD, acts=True),
    Topic(3, Phase.CARD, acts=True, cards=2),
    Topic(3, Phase.CARD, acts=False),
    Topic(3, Phase.VOTE, acts=True),
    Topic(3, Phase.VOTE, acts=True, tables=5),
    Topic(3, Phase.VOTE, acts=False),
    Topic(3, Phase.FINISHED, acts=False),
]


@pytest.mark.parametrize(
    ("expected", "topic"),
    list(
        zip(
            [
                "Round 1 · your clue, please",
                "Round 1 · nothing to do: a clue is on its way",
                "your clue, please; results of round 2",
                "results of round 2",
                "Round 3 · your card, please",
                "Round 3 · your cards, please",
                "Round 3 · nothing to do: cards are being chosen",
                "Round 3 · your vote, please",
                "Round 3 · your votes, please",
                "Round 3 · nothing to do: the cards are on the table",
                "final results",
            ],
            TOPICS,
            strict=True,
        )
    ),
)
def test_a_subject_says_whether_one_must_act(expected: str, topic: Topic) -> None:
    subject = subject_line(words_for("en"), "Sunday dreamers", topic, token="k7m2q9wd")
    assert subject == f"[Sunday dreamers] {expected} · k7m2q9wd"


@every_language
def test_no_two_subjects_are_alike(language: str) -> None:
    assert len({topic_in_words(words_for(language), topic) for topic in TOPICS}) == len(TOPICS)


@pytest.mark.parametrize(
    ("expected", "language", "kind", "token"),
    [
        ("[Sunday dreamers] welcome · k7m2q9wd", "en", Kind.WELCOME, "k7m2q9wd"),
        ("[Sunday dreamers] news · k7m2q9wd", "en", Kind.NOTICE, "k7m2q9wd"),
        ("[Sunday dreamers] come va", "it", Kind.DIGEST, ""),
    ],
)
def test_a_letter_of_no_phase_has_a_subject_as_well(expected: str, language: str, kind: Kind, token: str) -> None:
    assert subject_of(words_for(language), "Sunday dreamers", kind, token=token) == expected


def test_what_answers_a_mail_keeps_its_subject() -> None:
    assert answered("[A game] Round 1 · your vote, please · k7m2q9wd") == (
        "Re: [A game] Round 1 · your vote, please · k7m2q9wd"
    )
