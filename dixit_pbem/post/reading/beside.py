"""What stands beside an answer and is no part of it: words that the results tell, and hearts for pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Game, Phase, PlayerName, Round
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import Loved, MailHeld, MailRead, SaidBeside
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import NOT_UNDERSTOOD, with_notes
from dixit_pbem.post.ledger import MOVES
from dixit_pbem.post.reading.answers import Answer, Asked, CardsRead, ClueRead, Command, VotesRead
from dixit_pbem.post.reading.keywords import LOVES, NOUNS_OF_SAY, WITH_ARGUMENT
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.lines import COLONS
from dixit_pbem.post.reading.prose import Written, signs_off, written
from dixit_pbem.post.said import Note, Noted

MOST_SAID = 500
MOST_HEARTS = 12
_SAYS = WITH_ARGUMENT[Command.SAY]
_SAID = re.compile(rf"[ \t]*\*?(?P<word>[^\W\d_]+)\*?(?P<mark>[ \t]*[{''.join(COLONS)}])?[ \t]*(?P<words>.*\S)[ \t]*")
_NAMES_SOMETHING = re.compile(r"(?<!\w)(?:\d{1,2}|[A-L])(?!\w)")
_HEART = "[♥❤♡🧡💛💚💙💜🖤🤍🤎💖💗💕😍🥰]|<3"
_LOVES = re.compile(
    rf"[*\"'“„« ]{{0,3}}(?:(?P<sign>(?:{_HEART})\ufe0f?)|(?P<word>[^\W\d_]{{2,12}})[ \t]*[{''.join(COLONS)}]?)"
    r"[ \t]*(?P<name>[^\W\d][^\n\d]{0,40}?)?[ \t]*(?P<number>\d{1,2})[ \t]*[.!]*"
)


@frozen
class Heart:
    """A picture that somebody loves: its number, and whose table it lay on where that was said."""

    number: int
    name: str
    as_written: str


@frozen
class Beside:
    """What is left of a mail for its answer, and what stands beside it."""

    answer: str
    said: str = ""
    hearts: tuple[Heart, ...] = ()


def hearts_parted(words: str, asked: Asked, *, current: bool) -> Beside:
    """The words without the lines that hold a heart, and those; a number on an open table is a vote."""
    if current and asked.phase is Phase.VOTE:
        return Beside(words)
    rest, hearts = list[str](), list[Heart]()
    blind = asked.blind and asked.phase is Phase.CLUE
    for line in words.split("\n"):
        found = _LOVES.fullmatch(line.strip()[:80])
        loves = found and (found["sign"] or (not blind and folded(found["word"]) in LOVES))
        if found and loves and len(hearts) < MOST_HEARTS:
            hearts.append(Heart(int(found["number"]), (found["name"] or "").strip(" :,-"), line.strip()))
        else:
            rest.append(line)
    return Beside("\n".join(rest) if hearts else words, hearts=tuple(hearts))


def said_parted(words: str, asked: Asked) -> Beside:
    """The words without the line below the answer that begins with `say`, and what it says."""
    lines = words.split("\n")
    first = next((at for at, line in enumerate(lines) if line.strip()), len(lines))
    for at in range(first + 1, len(lines)):
        apart = not lines[at - 1].strip()
        if said := _said(lines[at], sure=apart or asked.phase is not Phase.CLUE):
            end = next((below for below in range(at, len(lines)) if not lines[below].strip()), len(lines))
            more = [line.strip() for line in lines[at + 1 : end] if not signs_off(line)]
            return Beside("\n".join((*lines[:at], *lines[end:])), " ".join((said, *more)))
    return Beside(words)


def _said(line: str, *, sure: bool) -> str:
    """What the line says to all; without a colon only where it names no card, and may be no line of a clue."""
    found = _SAID.fullmatch(line)
    word = folded(found["word"]) if found else ""
    if found is None or word not in _SAYS:
        return ""
    if found["mark"]:
        return found["words"]
    plain = sure and word not in NOUNS_OF_SAY and not _NAMES_SOMETHING.search(found["words"])
    return found["words"] if plain else ""


def below_a_blank_line(words: str, answer: Answer) -> str:
    """All that stands in paragraphs of its own below an answer, but for good-byes."""
    if not is_move(answer):
        return ""
    text: Written = written(words)
    kept = ("\n".join(each) for each in text.paragraphs[1:] if not all(map(signs_off, each)))
    return "\n".join(each for each in kept if each in getattr(answer, "ignored", ""))


def is_move(answer: Answer) -> bool:
    """Is it a clue, cards or votes?"""
    return isinstance(answer, ClueRead | CardsRead | VotesRead)


def with_beside(happened: list[Happening], game: Game, player: PlayerName, beside: Beside) -> list[Happening]:
    """The same, and what stood beside the answer; its receipt tells."""
    moved = any(isinstance(each, MailRead) and each.verdict in MOVES for each in happened)
    heard = any(isinstance(each, MailRead) or (isinstance(each, MailHeld) and each.asked) for each in happened)
    notes, more = list[Noted](), list[Happening]()
    if beside.said and moved and len(beside.said) > MOST_SAID:
        notes.append(Noted(Note.WORDS_TOO_LONG))
    elif beside.said and moved:
        notes.append(Noted(Note.WORDS_WITH_RESULTS, beside.said))
        more.append(SaidBeside(player, beside.said))
    for heart in beside.hearts if heard else ():
        loved = _loved(game, player, heart)
        more += [loved] if loved and loved not in more else []
        told = f"{heart.number} {loved.owner}" if loved else heart.as_written
        notes.append(Noted(Note.HEART if loved else Note.HEART_FOR_NOTHING, told))
    return [*(_told(each, tuple(notes)) for each in happened), *more]


def _told(happening: Happening, notes: Sequence[Noted]) -> Happening:
    if notes and isinstance(happening, MailRead) and happening.verdict != NOT_UNDERSTOOD:
        return replace(happening, answer=with_notes(happening.answer, tuple(notes)))
    return happening


def _loved(game: Game, player: PlayerName, heart: Heart) -> Loved | None:
    """The picture that is loved, if the last results showed one like that and it is somebody else's."""
    for played in _meant(game.last_rounds, heart.name):
        for card in played.table:
            if card.number == heart.number and card.owner != player:
                return Loved(player, played.number, card.number, card.owner)
    return None


def _meant(rounds: Sequence[Round], name: str) -> Iterator[Round]:
    """The round told last, or of several the one whose storyteller is named."""
    begun = [each for each in rounds if name and folded(str(each.storyteller)).startswith(folded(name))]
    if len(begun) == 1 or (len(rounds) == 1 and not name):
        yield (begun or rounds)[0]
