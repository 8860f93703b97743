"""Rounds become a book: what it says, in every language, with names and without."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.rounds import ADDRESS, People
from dixit_pbem.album.wall import wall_bodies
from dixit_pbem.engine.events import ClueGiven, RoundScored, TableLaid
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Said
from dixit_pbem.journal.history import walk
from dixit_pbem.layout.frame import body
from dixit_pbem.layout.items import Text
from dixit_pbem.layout.paper import PAPERS, Size
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.paper.printable import measure
from dixit_pbem.words import languages
from dixit_pbem.words.rounds import grouped
from tests.album.albums import COMMITMENT, RECORDED, SEED, book, book_of, steps
from tests.engine.play import NAMES
from tests.engine.test_luck import played

QUIPS = ((1, (Said("Ana, well told! Write to ana@example.org.", PlayerName("Bob")), Said("Cheers.", None))),)


def texts(thing: object) -> list[str]:
    """Every text of a record and its parts."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, tuple):
        return [text for part in thing for text in texts(part)]
    if is_dataclass(thing) and not isinstance(thing, PlayerLook):
        return [text for field in fields(thing) for text in texts(getattr(thing, field.name))]
    return []


def test_a_chapter_tells_its_round() -> None:
    first = book("odyssey-06").chapters[0]
    assert (first.name, first.date, first.told_by) == ("Round 1", "22 November 2026", "told by Ana")
    assert re.fullmatch(r"“clue \d+”", first.clue)
    assert (first.story.label, first.story.plate.is_story) == ("Card 1, given by Ana", True)
    assert [card.plate.number for card in first.others] == [2, 3, 4, 5, 6]
    assert [f"{gain.person.name} {gain.gained} {gain.total}" for gain in first.gains] == [
        "Ana +3 3 points",
        "Bob – 0 points",
        "Cyd +4 4 points",
        "Dee – 0 points",
        "Eve +5 5 points",
        "Fay – 0 points",
    ]


def test_a_card_says_who_voted_for_it() -> None:
    cards = [card for chapter in book("odyssey-06").chapters for card in (chapter.story, *chapter.others)]
    for card in cards:
        names = [voter.name for voter in card.plate.voters]
        assert card.votes.startswith(f"{len(names)} vote" if names else "no votes")
        assert all(name in card.votes for name in names)


def test_a_card_without_a_description_is_named_by_number_and_owner() -> None:
    described = {card.plate.picture: card.description for c in book("odyssey-06").chapters for card in c.others}
    assert described.pop("c1", "A moon.") == "A moon."
    assert all(re.fullmatch(r"Card \d, given by \w+", said) for said in described.values())


def test_the_cover_says_from_when_to_when_and_who_won() -> None:
    whole, running = book("odyssey-06"), book("odyssey-06", upto=40)
    assert whole.dates == "18 November 2026 – 9 January 2027"
    assert re.fullmatch(r"\w+ wins with 3\d points\.", whole.ending)
    assert whole.ending.startswith(whole.winners[0].name)
    assert (running.ending, running.winners) == ("2 rounds so far", ())


def test_the_chart_begins_at_nothing_and_ends_at_the_scores() -> None:
    last = next(step.event for step in reversed(steps("odyssey-06")) if isinstance(step.event, RoundScored))
    chart = book("odyssey-06").chart
    assert {line.person.name: line.points[-1] for line in chart.lines} == dict(last.totals)
    assert {line.points[0] for line in chart.lines} == {0}
    assert [line.points[-1] for line in chart.lines] == sorted(last.totals.values(), reverse=True)
    assert {len(line.points) for line in chart.lines} == {len(chart.rounds) + 1}


def test_partners_share_a_line_and_a_figure() -> None:
    lines = book("team-06").chart.lines
    assert sorted(line.person.name for line in lines) == ["Ana and Dee", "Bob and Eve", "Cyd and Fay"]


@pytest.mark.parametrize("name", RECORDED)
def test_what_happened_in_one_round_is_honoured_once(name: str) -> None:
    for award in book(name).awards:
        assert len([laureate for laureate in award.laureates if laureate.chapter]) <= 1


def test_a_certificate_quotes_the_beginning_of_a_long_clue() -> None:
    long = tuple(
        replace(step, event=replace(step.event, text="so it went on " * 20))
        if isinstance(step.event, ClueGiven)
        else step
        for step in steps("odyssey-06")
    )
    texts = [laureate.text for award in book_of(long).awards for laureate in award.laureates if laureate.chapter]
    assert texts
    assert all(" …”" in text and text.count("so it") < 8 for text in texts)


@pytest.mark.parametrize("name", ["odyssey-04", "party-06", "team-06"])
def test_the_album_of_a_running_game_keeps_every_secret_of_the_open_round(name: str) -> None:
    clues = {step.seq: step.event.text for step in steps(name) if isinstance(step.event, ClueGiven)}
    tables = {step.seq: step.event.cards for step in steps(name) if isinstance(step.event, TableLaid)}
    scored = [step.seq for step in steps(name) if isinstance(step.event, RoundScored)]
    for upto in range(scored[0], scored[2]):
        over = max(seq for seq in scored if seq <= upto)
        said = texts(book(name, upto=upto))
        shown = {card.plate.picture for c in book(name, upto=upto).chapters for card in (c.story, *c.others)}
        assert shown == {card for seq, cards in tables.items() if seq < over for card in cards}
        assert [text for seq, text in clues.items() if seq > over and any(text in part for part in said)] == []
        assert SEED not in said


PROOFS = [
    ("It was fair: every deal, table order and draw of this game follows from the secret number.", None, True),
    ("It is fair so far. The secret number is shown when the game is over.", 40, True),
    ("Something does not fit here: the command “verify” says what.", None, False),
]


@pytest.mark.parametrize(("verdict", "upto", "fits"), PROOFS)
def test_the_proof_says_how_the_check_came_out(verdict: str, upto: int | None, fits: bool) -> None:
    proof = book("odyssey-06", upto=upto, fits=fits).proof
    assert proof.verdict == (
        f"{verdict} This game is a rehearsal: its secret number was chosen by hand, and whoever knows it knows every "
        "card."
    )
    assert proof.commitment == ("Fingerprint, told before the first card", grouped(COMMITMENT))
    assert proof.seed == (None if upto else ("Secret number", SEED))


def lucky_book(players: int = 4, *, private: bool = False) -> AlbumBook:
    play = played("odyssey", players, Random(7))
    return book_of(tuple(walk(enumerate(play.journal, 1))), private=private)


def test_the_proof_tells_every_word_of_chance_that_joined_and_how_it_does() -> None:
    proof = lucky_book().proof
    assert proof.luck[0].endswith("Look whether yours stands there as you gave it:")
    assert all(re.fullmatch(r"\w+, from round \d+ on: “word \d+”", line) for line in proof.luck[1:])
    assert "every word of chance that had joined by that round" in proof.steps[2]
    assert book("odyssey-06").proof.luck == ()


def test_a_private_album_tells_words_of_chance_without_names() -> None:
    told = " ".join(lucky_book(private=True).proof.luck)
    assert "from round" in told
    assert not any(name in told for name in ("Ana", "Bob", "Cyd", "Dee"))


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_twelve_long_words_of_chance_fit_on_the_page_of_the_proof(paper: Size) -> None:
    line = f"Maximilian, from round 12 on, typed in by the moderator: “{'long word ' * 6}”"
    whole = lucky_book()
    proof = replace(whole.proof, luck=("These words joined the shuffle. Look for yours:", *[line] * 12))
    _, right = wall_bodies(replace(whole, proof=proof), body(paper), measure=measure)
    said = [item for item in right if isinstance(item, Text)]
    assert " ".join(text.text for text in said).count("typed in by the moderator") == 12
    assert not any(text.text.endswith("…") for text in said)
    assert body(paper).y < min(text.y for text in said)
    assert max(text.y for text in said) < body(paper).bottom


def test_words_said_to_all_stand_in_their_round() -> None:
    quips = book("odyssey-06", quips=QUIPS).chapters[0].quips
    assert [(quip.by, quip.text) for quip in quips] == [
        ("Bob", "“Ana, well told! Write to ana@example.org.”"),
        ("from the moderator", "“Cheers.”"),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", RECORDED)
def test_without_names_no_name_and_no_address_is_left(name: str, language: str) -> None:
    said = "\n".join(texts(book(name, language=language, private=True, quips=QUIPS)))
    assert re.findall(rf"\b(?:{'|'.join(NAMES)})\b", said) == []
    assert ADDRESS.findall(said) == []


def test_without_names_everybody_is_called_by_his_figure() -> None:
    unnamed = book("odyssey-06", private=True, quips=QUIPS)
    assert [person.name for person in unnamed.players] == ["Moon", "Key", "Snail", "Whale", "Owl", "Fox"]
    assert [quip.text for quip in unnamed.chapters[0].quips][:1] == ["“Moon, well told! Write to ….”"]


def test_without_names_partners_are_told_apart() -> None:
    unnamed = book("team-06", private=True)
    assert [person.name for person in unnamed.players] == [
        "Moon I and Moon II",
        "Key I and Key II",
        "Snail I and Snail II",
    ]


HIDING = [
    ("Moon met Key", "Ana met Bob"),
    ("Moon’s ship", "Ana’s ship"),
    ("Banana and Bobby", "Banana and Bobby"),
    ("«Moon»: …", "«Ana»: ana.b@mail.example.org"),
    ("Fox, not Moon", "Ana Maria, not Ana"),
]


@pytest.mark.parametrize(("told", "written"), HIDING)
def test_a_name_is_hidden_as_a_whole_word(told: str, written: str) -> None:
    assert People({}, {"Ana": "Moon", "Bob": "Key", "Ana Maria": "Fox"}).told(written) == told


@pytest.mark.parametrize("language", languages())
def test_a_book_is_told_in_each_language(language: str, golden) -> None:  # type: ignore[no-untyped-def]
    told = book("odyssey-06", language=language, upto=42)
    left_out = ("", grouped(COMMITMENT))
    lines = [text for text in texts(told) if text not in left_out and not re.fullmatch(r"c\d+|\d+", text)]
    golden(f"album/book.{language}.txt", "\n".join(lines) + "\n")
