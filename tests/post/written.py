"""Letters as plain text, and games and desks to write them from."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs, unquote, urlsplit

from dixit_pbem.engine.model import Game
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.post.writing import Desk
from dixit_pbem.post.writing.letter import Card, Cards, Letter, Link, Results, Score
from dixit_pbem.words import words_for

REPLY_TO = "dreamers+k7m2q9wd@example.org"
SUBJECT = "[Sunday dreamers] Round 3 · vote · k7m2q9wd"


def desk_for(game: Game, language: str = "en", **changes: object) -> Desk:
    parts: dict[str, object] = {
        "reading": Reading(words_for(language), "Europe/Rome"),
        "looks": {name: look_of(seat) for seat, name in enumerate(game.seats)},
        "reply_to": REPLY_TO,
        "subject": SUBJECT,
        "moderator": "Ana",
        "descriptions": {},
    }
    return Desk(**{**parts, **changes})  # type: ignore[arg-type]


def answer_in(link: Link) -> str:
    """What stands in the mail that a link opens."""
    return parse_qs(urlsplit(link.address).query, keep_blank_values=True).get("body", [""])[0]


def subject_in(link: Link) -> str:
    return unquote(link.address.partition("?subject=")[2].partition("&body=")[0])


def links_in(letter: Letter) -> Iterator[Link]:
    for card in letter.cards.cards if letter.cards else ():
        yield from filter(None, (card.answer, card.begun))
    yield from letter.answers


def dump(letter: Letter) -> str:
    """Everything that a letter says, in a fixed order."""
    return "\n".join(line.rstrip() for line in _lines(letter)) + "\n"


def _lines(letter: Letter) -> Iterator[str]:
    yield f"--- {letter.kind} ({letter.language})"
    yield f"{letter.title} | {letter.place} | {letter.preview}"
    if letter.call:
        yield from (f"! {line}" for line in (letter.call.action, letter.call.deadline, letter.call.example) if line)
    yield from letter.paragraphs
    if letter.clue:
        yield f"{letter.told_by}: {letter.clue}"
    yield from _cards(letter.cards)
    yield from (f"[{link.label}] -> {answer_in(link)!r}" for link in letter.answers)
    yield from _results(letter.results)
    yield from _score(letter.score)
    for section in letter.sections:
        yield f"# {section.title}"
        yield from section.lines
    yield from (f"_ {line}" for line in letter.footer)


def _cards(cards: Cards | None) -> Iterator[str]:
    if cards:
        yield f"# {cards.title}".rstrip()
        yield from (" ".join(_card(card)) for card in cards.cards)
        if cards.legend:
            yield cards.legend


def _card(card: Card) -> Iterator[str]:
    yield f"  {card.label} ({card.picture})"
    yield from (f"[{link.label}] -> {answer_in(link)!r}" for link in (card.answer, card.begun) if link)
    yield from filter(None, (card.note, card.description, "(story)" * card.is_story, "(red)" * card.is_red))
    if card.owner:
        yield f"{card.owner.name} <- {_names(card.voters)}"


def _names(people: tuple[Person, ...]) -> str:
    return ", ".join(person.name for person in people)


def _results(results: Results | None) -> Iterator[str]:
    if results:
        yield f"# {results.title}"
        yield f"{results.told_by}: {results.clue}"
        yield results.outcome
        yield from _cards(results.cards)
        yield results.closing


def _score(score: Score | None) -> Iterator[str]:
    if score:
        yield f"# {score.title} (of {score.goal})"
        for standing in score.standings:
            reasons = " · ".join(standing.reasons)
            yield f"  {standing.person.name}: {standing.gained} {standing.points} {standing.total} {reasons}"
