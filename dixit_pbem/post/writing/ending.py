"""The last letter of a game: who wins, the album, the cards that are remembered, the last round in the open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.engine.model import CardId, PlayerName, sides
from dixit_pbem.engine.systems import Scoring
from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.page_words import closing
from dixit_pbem.post.due import Kind
from dixit_pbem.post.parting import Parting, Remembered
from dixit_pbem.post.writing.letter import Desk, Ending, Letter, Memory, Section, file_name
from dixit_pbem.post.writing.letterhead import beside, letterhead
from dixit_pbem.post.writing.results import card_of, more_results_of, results_of, score_of, told_once
from dixit_pbem.words import rounds
from dixit_pbem.words.luck import words_of_chance

BEST, FINEST = "m1", "m2"
"""The keys of the two cards, apart from those of hands and tables."""


def final_results(view: View, desk: Desk, parting: Parting, *, album: bool) -> Letter:
    """Who wins, what is remembered, and the last round in the open; `album` where that comes along."""
    words = desk.words
    verify = words.say(
        "The game is over, so its secret number can be seen: the command “verify” shows it, checks every card that "
        "was dealt, and says whether it fits the seal from your first mail."
    )
    memories, last = tuple(_memories(view, desk, parting)), results_of(view, desk)
    finest = parting.finest
    if last and view.last and finest and finest.played.number == view.last.number:
        last = replace(
            last, title=f"{_of_the_finest(view, desk, finest)} · {rounds.round_name(words, view.last.number)}"
        )
    return replace(
        letterhead(Kind.FINAL_RESULTS, view, desk, call=Call(_who_wins(view, desk))),
        place="",
        paragraphs=(*beside(view, desk), words.say("Thank you for playing, all of you.")),
        ending=Ending(_winners(view, desk), _where_the_album_is(view, desk, comes=album), memories),
        results=last,
        more_results=more_results_of(view, desk),
        score=replace(score_of(view, desk, reasons=True), title=words.say("Final scores")),
        sections=(Section(words.say("A fair shuffle"), tuple(words_of_chance(words, view.luck))),) if view.luck else (),
        footer=(verify,),
    )


def remembered(parting: Parting, reader: PlayerName) -> dict[str, CardId]:
    """The card behind each key that is remembered."""
    best = parting.best.get(reader)
    return {key: each.card for key, each in ((BEST, best), (FINEST, parting.finest)) if each}


def _who_wins(view: View, desk: Desk) -> str:
    words, ending = desk.words, view.ending
    if ending is None or ending.winners != (view.reader,):
        return closing(view, words)
    points = rounds.so_many_points(words, view.scores[view.reader])
    return words.say("{name}, you win with {points}.", name=view.reader, points=points)


def _winners(view: View, desk: Desk) -> tuple[Person, ...]:
    """Who won; partners, who share a figure, as one."""
    won = view.ending.winners if view.ending else ()
    return tuple(
        Person(desk.reading.side(side), desk.looks[side[0]])
        for side in sides(view.rules, view.seats)
        if not set(side).isdisjoint(won)
    )


def _where_the_album_is(view: View, desk: Desk, *, comes: bool) -> str:
    words, moderator = desk.words, desk.moderator
    if view.last is None:
        return ""
    if comes:
        return words.say(
            "The album of the game comes with this mail, as album.pdf: every clue and every picture, the points round "
            "by round, and a certificate for each of you."
        )
    if view.reader == moderator:
        return words.say("The command “album” makes the album of the game, which you can send to everybody.")
    return words.say(
        "There is an album of the game, with every clue and every picture: ask {moderator} for it.", moderator=moderator
    )


def _memories(view: View, desk: Desk, parting: Parting) -> Iterator[Memory]:
    """The reader's best card, then the finest clue; no card twice, and none that the last round shows anyway."""
    best, finest = parting.best.get(view.reader), parting.finest
    if best and best != finest:
        yield from _memory(view, desk, best, key=BEST, title=desk.words.say("Your best card"))
    if finest and not (view.last and finest.played.number == view.last.number):
        yield from _memory(view, desk, finest, key=FINEST, title=_of_the_finest(view, desk, finest))


def _of_the_finest(view: View, desk: Desk, finest: Remembered) -> str:
    """What stands above the finest clue."""
    words, own = desk.words, finest.played.storyteller == view.reader
    if view.rules.scoring is Scoring.CROWD:
        return words.say("The clearest clue is yours") if own else words.say("The clearest clue")
    return words.say("The finest clue is yours") if own else words.say("The finest clue")


def _memory(view: View, desk: Desk, remembered: Remembered, *, key: str, title: str) -> Iterator[Memory]:
    words, played = desk.words, remembered.played
    card = card_of(view, desk, played, remembered.number)
    if card is None or played.result is None or played.clue is None or played.storyteller is None:
        return
    outcome = ""
    if key == FINEST:
        card, outcome = told_once(card, rounds.outcome(words, view.rules, played=played, scored=played.result), played)
    own = key == FINEST and played.storyteller == view.reader
    yield Memory(
        title,
        # Above one's own finest clue stands already whose it is.
        "" if own else rounds.told_by(words, played.storyteller, reader=view.reader),
        words.quoted(played.clue.text),
        replace(card, picture=key),
        outcome,
        words.say("The picture is attached: {name}", name=file_name(key)),
    )
