"""Rounds become a book: everything that happened, in words of one language. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from dixit_pbem.album.book import (
    AlbumBook,
    AlbumCard,
    Chapter,
    Chart,
    ChartLine,
    Enclosure,
    Fairness,
    Gain,
    Labels,
    Quip,
)
from dixit_pbem.album.honours import awards_in_words
from dixit_pbem.album.rounds import PastRound, People, Source
from dixit_pbem.engine.luck import joined
from dixit_pbem.engine.model import PlayerName, TableCard, Word, sides
from dixit_pbem.engine.seating import seats_ever
from dixit_pbem.layout.plates import Person, Plate
from dixit_pbem.paper.page_words import Reading, gained
from dixit_pbem.words import Words, rounds
from dixit_pbem.words.luck import words_of_chance


def album_book(source: Source, reading: Reading) -> AlbumBook:
    """The album of a game, for readers of a language."""
    words, ending = reading.words, source.game.ending
    moments = (min(source.moments.values()), source.moments[source.rounds[-1].seq])
    days = (words.date(moment, reading.zone) for moment in moments)
    return AlbumBook(
        language=words.language,
        title=source.people.told(source.game.setup.title),
        dates=" – ".join(dict.fromkeys(days)),
        ending=_ending(source, words),
        winners=source.people.of(ending.winners if ending else ()),
        players=tuple(line.person for line in _lines(source, words)),
        chapters=tuple(_chapter(source, told, reading=reading) for told in source.rounds),
        chart=_chart(source, words),
        awards=tuple(awards_in_words(source, words)),
        proof=_proof(source, words),
        labels=_labels(words),
    )


def _ending(source: Source, words: Words) -> str:
    """Who won, or how far the game is."""
    ending, told = source.game.ending, len(source.rounds)
    if ending is None:
        return words.count("{count} round so far", "{count} rounds so far", told)
    if not ending.winners:
        return rounds.nobody_wins(words)
    return rounds.winners(words, source.people.names(ending.winners), source.game.scores[ending.winners[0]])


def _chapter(source: Source, told: PastRound, *, reading: Reading) -> Chapter:
    words = reading.words
    teller = source.people[told.storyteller]
    return Chapter(
        number=told.number,
        name=rounds.round_name(words, told.number),
        date=words.date(source.moments[told.seq], reading.zone),
        teller=teller,
        told_by=rounds.told_by(words, teller.name),
        clue=words.quoted(source.people.told(told.clue.text)),
        enclosed=_enclosed(source, told, words),
        story=_card(source, told, told.story, words=words),
        others=tuple(_card(source, told, card, words=words) for card in told.played.table if card != told.story),
        outcome=rounds.outcome(words, told.game.rules, played=told.played, scored=told.scored),
        gains=tuple(_gains(source, told, words)),
        quips=tuple(_quips(source, told, words)),
    )


def _enclosed(source: Source, told: PastRound, words: Words) -> Enclosure | None:
    """What came with the clue, if the album has it."""
    name = told.clue.attachment
    if name is None or name not in source.enclosed:
        return None
    proportion = source.enclosed[name]
    if proportion is not None:
        return Enclosure(name, words.say("The picture that came with the clue"), "", proportion)
    label = words.say("The recording that came with the clue")
    return Enclosure(name, label, words.say("A recording came with the clue; the web page plays it."), None)


def _card(source: Source, told: PastRound, card: TableCard, *, words: Words) -> AlbumCard:
    owner, voters = source.people[card.owner], source.people.of(told.voters_of(card))
    plate = Plate(
        card.number, card.card, owner, voters, is_story=card == told.story, is_red=card.number == told.played.red
    )
    votes = words.say("no votes")
    if voters:
        names = words.names([voter.name for voter in voters])
        votes = words.count("{count} vote: {names}", "{count} votes: {names}", len(voters), names=names)
    hearts = source.people.names(source.loved.get((told.number, card.number), ()))
    loved = f" · ♥ {words.names(hearts)}" if hearts else ""
    return AlbumCard(plate, source.shown(card, words), source.label(card, words), f"{votes}{loved}")


def _gains(source: Source, told: PastRound, words: Words) -> Iterator[Gain]:
    """What the round brought each player, or each two partners."""
    for side in sides(told.game.rules, told.game.seats):
        brought, total = told.scored.points[side[0]], told.game.scores[side[0]]
        yield Gain(_side(source, side, words), gained(brought), rounds.so_many_points(words, total))


def _side(source: Source, side: Sequence[PlayerName], words: Words) -> Person:
    people = source.people.of(side)
    return Person(words.names([person.name for person in people]), people[0].look)


def _quips(source: Source, told: PastRound, words: Words) -> Iterator[Quip]:
    """What was said to all meanwhile."""
    for quip in source.quips.get(told.number, ()):
        by = source.people[quip.player].name if quip.player else words.say("from the moderator")
        yield Quip(by, words.quoted(source.people.told(quip.text)))


def _chart(source: Source, words: Words) -> Chart:
    """The points round by round, for who sees the lines and for who cannot."""
    lines = sorted(_lines(source, words), key=lambda line: (-len(line.points), -line.points[-1]))
    return Chart(
        title=words.say("Points, round by round"),
        summary=words.say(
            "A line for each player, from the start to round {number}. At its end: {standings}.",
            number=source.rounds[-1].number,
            standings=", ".join(f"{line.person.name} {line.points[-1]}" for line in lines),
        ),
        table=words.say("The same in numbers"),
        player=words.say("Name"),
        round=words.say("Round"),
        rounds=tuple(told.number for told in source.rounds),
        lines=tuple(lines),
    )


def _lines(source: Source, words: Words) -> Iterator[ChartLine]:
    """For each seat of the start, or two seats of partners: who sat there last, and the points after each round."""
    for seats in sides(source.rounds[0].game.rules, seats_ever(source.game)):
        sitting = [tuple(name for name in told.game.seats if source.seated[name] in seats) for told in source.rounds]
        there = [(told.game, now) for told, now in zip(source.rounds, sitting, strict=True) if now]
        if there:
            points = tuple(max(0, game.scores[now[0]]) for game, now in there)
            # Who joined later begins where the others were then.
            points = (*(0 for now in takewhile(lambda now: not now, sitting)), *points)
            yield ChartLine(_side(source, there[-1][1], words), (0, *points))


def _proof(source: Source, words: Words) -> Fairness:
    """How anybody can check that every shuffle was fair."""
    checked = source.checked
    if not checked.fits:
        verdict = words.say("Something does not fit here: the command “verify” says what.")
    elif checked.seed:
        verdict = words.say(
            "It was fair: every deal, table order and draw of this game follows from the secret number."
        )
    else:
        verdict = words.say("It is fair so far. The secret number is shown when the game is over.")
    warning = rounds.rehearsal(words) if source.game.setup.rehearsal else ""
    luck = [_told(word, source.people) for word in joined(source.game)]
    return Fairness(
        title=words.say("A fair shuffle"),
        verdict=f"{verdict} {warning}".rstrip(),
        luck=tuple(words_of_chance(words, luck)),
        commitment=(words.say("Fingerprint, told before the first card"), rounds.grouped(checked.commitment)),
        seed=(words.say("Secret number"), checked.seed) if checked.seed else None,
        steps_title=words.say("How anybody can recompute it"),
        steps=_steps(words, luck=bool(luck), memory=bool(source.game.setup.seen)),
    )


def _told(word: Word, people: People) -> Word:
    return replace(word, player=PlayerName(people[word.player].name), words=people.told(word.words))


def _steps(words: Words, *, luck: bool, memory: bool) -> tuple[str, ...]:
    """How a stranger recomputes every draw, in a few lines."""
    return (
        words.say("The fingerprint is the SHA-256 of the secret number, taken as a text."),
        words.say(
            "Each draw has a purpose, such as {deal} or {table}. Its value number i, from 0 on, is HMAC-SHA256 with "
            "the secret number as key and {message} as message, read as one big-endian number of 256 bits.",
            deal=words.quoted("deal"),
            table=words.quoted("round 3 table"),
            message=words.quoted("deal/i"),
        ),
        *((_words_join(words),) if luck else ()),
        words.say(
            "One of n things is at the value modulo n, counted from 0. A value from the last whole multiple of n below "
            "2²⁵⁶ on is passed over."
        ),
        words.say(
            "A shuffle goes from the last thing to the second and swaps each with one of those up to and with itself. "
            "The deck begins in the order of the game file’s first event."
        ),
        *((_memory_counts(words),) if memory else ()),
    )


def _words_join(words: Words) -> str:
    """How words of chance change a draw."""
    return words.say(
        "Behind the purpose stands, on a line of its own each, every word of chance that had joined by that round: the "
        "number of its seat, a space, the words. {refill} already counts those of the next round.",
        refill=words.quoted("round 3 refill"),
    )


def _memory_counts(words: Words) -> str:
    """How the cards lie where the group played before."""
    return words.say(
        "The group has played before. {follows} in the game file numbers the pictures by when they were seen last, and "
        "the secret number ends with the SHA-256 of that list, a line a picture: number, space, hash. After the "
        "shuffle the cards are put in the order of their numbers, those never seen on top; the cards of all hands, and "
        "then those of each round, are shuffled once more, as {first}, {second} and so on.",
        follows=words.quoted("game_follows"),
        first=words.quoted("deal 1"),
        second=words.quoted("deal 2"),
    )


def _labels(words: Words) -> Labels:
    """The few words of the album itself."""
    return Labels(
        album=words.say("Album"),
        rounds=words.say("Rounds"),
        skip_to_rounds=words.say("Skip to the rounds"),
        walk=words.say("The arrow keys → and ← walk through the album."),
        others=words.say("The other cards"),
        points=words.say("Points"),
        quips=words.say("Said meanwhile"),
        awards=words.say("Awards"),
        wall=words.say("All the pictures on the table"),
        players=words.say("At the table"),
        top=words.say("Back to the start"),
        star=words.say("The storyteller’s card"),
        red=words.say("The red mark"),
    )
