"""Letters as plain text, and games and desks to write them from."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs, unquote, urlsplit

from dixit_pbem.engine.model import Game
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.page_words import Reading
from dixit_pbem.post.writing import Desk
from dixit_pbem.post.writing.letter import Card, Cards, Ending, Invitation, Letter, Link, Results, Score
from dixit_pbem.words import words_for

REPLY_TO = "dreamers+k7m2q9wd@example.org"
SUBJECT = "[Sunday dreamers] Round 3 · your vote, please · k7m2q9wd"


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
    yield from (*letter.answers, *letter.asking)


def dump(letter: Letter) -> str:
    """Everything that a letter says, in a fixed order."""
    return "\n".join(line.rstrip() for line in _lines(letter)) + "\n"


def _lines(letter: Letter) -> Iterator[str]:
    yield f"--- {letter.kind} ({letter.language})"
    yield f"{letter.title} | {letter.place} | {letter.preview}"
    if letter.call:
        yield from (f"! {line}" for line in (letter.call.action, letter.call.deadline, letter.call.example) if line)
    yield from _invitation(letter.invitation)
    yield from letter.paragraphs
    if letter.clue:
        yield f"{letter.writer.name if letter.writer else letter.told_by}: {letter.clue}"
    yield from _cards(letter.cards)
    yield from (f"[{link.label}] -> {answer_in(link)!r}" for link in letter.answers)
    yield from _ending(letter.ending)
    yield from _results(letter.results)
    yield from _score(letter.score)
    for section in letter.sections:
        yield f"# {section.title}"
        yield from section.lines
        yield from (f"  ({each.picture}) {each.answer}: {each.told}" for each in section.examples)
        yield from (" ".join(_card(card)) for card in section.cards)
        for errand in section.errands:
            yield f"{'/'.join(who.name for who in errand.people)}> {errand.told}"
            yield from filter(None, (errand.command,))
    yield from (f"_ {line}" for line in (letter.how, letter.how_in_text, *letter.footer) if line)
    yield from (f"_ [{link.label}] -> {answer_in(link)!r}" for link in letter.asking)


def _cards(cards: Cards | None) -> Iterator[str]:
    if cards:
        yield f"# {cards.title}".rstrip()
        yield from (" ".join(_card(card)) for card in cards.cards)
        yield from filter(None, (cards.legend, cards.in_text))


def _card(card: Card) -> Iterator[str]:
    yield f"  {card.label} ({card.picture})"
    yield from (f"[{link.label}] -> {answer_in(link)!r}" for link in (card.answer, card.begun) if link)
    marks = ("(story)" * card.is_story, "(red)" * card.is_red)
    yield from filter(None, (card.note, card.description, *marks))
    if card.owner:
        yield f"{card.owner.name} <- {_names(card.voters)}: {card.votes}"


def _names(people: tuple[Person, ...]) -> str:
    return ", ".join(person.name for person in people)


def _invitation(invitation: Invitation | None) -> Iterator[str]:
    if invitation:
        yield f"# {invitation.title}"
        yield from invitation.told
        names = ", ".join(who.name for who in invitation.company)
        yield f"# {invitation.table}: {names} ({invitation.you})"
        yield f"# {invitation.answering}"
        yield from (f"  ({each.picture}) {each.answer}: {each.told}" for each in invitation.examples)


def _ending(ending: Ending | None) -> Iterator[str]:
    if ending:
        yield f"* {', '.join(winner.name for winner in ending.winners)}"
        yield ending.album
        for memory in ending.memories:
            yield f"# {memory.title}"
            yield f"{memory.told_by}: {memory.clue}"
            yield f"*{' '.join(_card(memory.card))}"
            yield from filter(None, (memory.outcome, memory.in_text))


def _results(results: Results | None) -> Iterator[str]:
    if results:
        yield f"# {results.title}"
        yield from (f"! {line}" for line in results.headline)
        yield f"{results.told_by}: {results.clue}"
        yield from filter(None, (results.outcome,))
        yield from (f"*{' '.join(_card(card))}" for card in results.heroes)
        yield from _cards(results.cards)
        yield results.in_text


def _score(score: Score | None) -> Iterator[str]:
    if score:
        yield f"# {score.title} (of {score.goal})"
        yield from filter(None, (score.ends,))
        for standing in score.standings:
            reasons = " · ".join(standing.reasons)
            moved = f"({standing.moved}) " if standing.moved else ""
            who = f"{standing.rank} {standing.person.name}{' (reader)' * standing.is_reader}"
            yield f"  {who}: {moved}{standing.gained} {standing.points} {standing.total} {reasons}"
