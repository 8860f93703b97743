"""Who wrote this mail, and in which game: the token decides, the known addresses are the second layer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.bounces import OUR_ID
from dixit_pbem.post.reading.encodings import QUOTED
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.said import HeldFor

TOKEN = re.compile(r"(?<![0-9a-z])[2-9a-hjkmnp-tv-z]{8}(?![0-9a-z])")
PLUS = re.compile(r"\+([2-9a-hjkmnp-tv-z]{8})@")
COMMENT = re.compile(r"\([^()]*\)")
FORGED = re.compile(r"(?:^|;)\s*dmarc\s*=\s*fail\b")

MOST_SLIPS = 2
"""A token with so many wrong letters, as where two change places, is still no other game's."""


@frozen
class SeatKnown:
    """What is known of a player in one game."""

    game: str
    player: str
    tokens: Mapping[str, bool]
    """Every token that was ever sent there, and whether it is of the phase that is open now."""
    message_ids: Mapping[str, str]
    """The mails that were sent there, and their tokens."""
    addresses: tuple[str, ...]
    waits: bool
    """The game waits for this player's answer."""
    questions: Mapping[str, int] = field(default_factory=dict)
    """Of the tokens those of questions, and the events that brought them about."""
    older_ids: Mapping[str, str] = field(default_factory=dict)
    """What older programs called the same mails. Anybody can compute these: they answer no question."""
    lent: bool = False
    """Somebody else sits there for now; nothing of whoever was stood in for moves the game."""

    @property
    def letters(self) -> frozenset[str]:
        """Every Message-ID that may be one of these mails."""
        return frozenset((*self.message_ids, *self.older_ids))


class Via(StrEnum):
    """By what a player was known."""

    SUBJECT = "subject"
    PLUS_ADDRESS = "plus-address"
    IN_REPLY_TO = "in-reply-to"
    ADDRESS_ALONE = "address alone"


class Doubt(StrEnum):
    """Why it is not sure who wrote a mail, or which game it is for."""

    FORGED = "forged"
    TWO_TOKENS = "two tokens"
    OTHER_TOKEN = "other token"  # noqa: S105
    SEVERAL_GAMES = "several games"
    SEVERAL_SEATS = "several seats"
    NOT_WAITED_FOR = "not waited for"
    SEVERAL_SENDERS = "several senders"
    NO_TOKEN = "no token"  # noqa: S105
    """It answers a letter, but from an address that is none of the player's."""


HELD_FOR: Mapping[Doubt, HeldFor] = {
    Doubt.FORGED: HeldFor.FORGED,
    Doubt.TWO_TOKENS: HeldFor.SEVERAL_PLAYERS,
    Doubt.OTHER_TOKEN: HeldFor.SEVERAL_GAMES,
    Doubt.SEVERAL_GAMES: HeldFor.SEVERAL_GAMES,
    Doubt.SEVERAL_SEATS: HeldFor.SEVERAL_PLAYERS,
    Doubt.NOT_WAITED_FOR: HeldFor.UNCLEAR,
    Doubt.NO_TOKEN: HeldFor.NO_TOKEN,
    Doubt.SEVERAL_SENDERS: HeldFor.SEVERAL_SENDERS,
}
"""Why a mail in such a doubt waits for the moderator."""


@frozen
class Sure:
    """It is this player, in this game."""

    game: str
    player: str
    via: Via
    current: bool
    """It answers the phase that is open now."""
    other_address: bool
    """The token is right, the address is none of the player's."""
    question: int | None = None
    """The question that it answers, by that question's own token."""


@frozen
class Doubtful:
    """It may be somebody we know; game and player are named as far as they are certain."""

    doubt: Doubt
    game: str | None
    player: str | None


@frozen
class Stranger:
    """Nobody we know."""

    other_token: bool
    """It carries what looks like a token, of a game that is not here."""


@frozen
class _Mark:
    """Something in the mail that ties it to a seat, or to none that we know."""

    via: Via
    seat: SeatKnown | None
    current: bool = False
    question: int | None = None


def identify(mail: Incoming, seats: Sequence[SeatKnown], *, own_servers: Sequence[str]) -> Sure | Doubtful | Stranger:
    """Who wrote this. Own servers are the names under which our mail provider reports on senders."""
    here = [seat for seat in seats if not set(mail.senders).isdisjoint(map(str.lower, seat.addresses))]
    marks = _marks_of(mail, seats)
    if len(mail.senders) > 1 or len(mail.headers.get("from", ())) > 1:
        return _of_several(here, marks)
    if not mail.sender:
        return Stranger(other_token=False)
    found = _by_marks(marks, here) if marks else _by_address(here)
    if not isinstance(found, Stranger) and says_forged(mail, own_servers):
        return Doubtful(Doubt.FORGED, found.game, found.player)
    return found


def _of_several(here: Sequence[SeatKnown], marks: Sequence[_Mark]) -> Doubtful | Stranger:
    """What more than one person signs is no player's, whatever it bears."""
    games = {seat.game for seat in (*here, *(mark.seat for mark in marks if mark.seat))}
    if not games:
        return Stranger(other_token=bool(marks))
    return Doubtful(Doubt.SEVERAL_SENDERS, games.pop() if len(games) == 1 else None, None)


def says_forged(mail: Incoming, own_servers: Sequence[str]) -> bool:
    """Does our own provider, and nobody else may, say that the sender is another? The worst it says counts."""
    reports = mail.headers.get("authentication-results", ())
    return any(_is_of(own_servers, reporter(report)) and any(map(FORGED.search, _read(report))) for report in reports)


def reporter(report: str) -> str:
    """Who signs a field of Authentication-Results."""
    return next(iter(COMMENT.sub(" ", report).partition(";")[0].lower().split()), "")


def _read(report: str) -> Iterator[str]:
    """What it says without remarks. A sender may bring brackets into quotes, and quotes into brackets."""
    yield COMMENT.sub(" ", report).lower()
    yield COMMENT.sub(" ", QUOTED.sub(" ", report)).lower()


def _is_of(own_servers: Sequence[str], name: str) -> bool:
    """Is this one of the named servers? `*.` in front of a name stands for all of a domain."""
    return any(name == own or (own[:2] == "*." and name.endswith(own[1:])) for own in map(str.lower, own_servers))


def _marks_of(mail: Incoming, seats: Sequence[SeatKnown]) -> list[_Mark]:
    """All that ties a mail to a seat: tokens in its subject, then in the address it came to, then what it answers."""
    subject = mail.subject.lower()
    words = TOKEN.findall(subject)
    marks = list(_of_tokens(words, seats, via=Via.SUBJECT))
    if not marks and "]" in subject and subject.split()[-1:] == words[-1:]:
        marks.append(_Mark(Via.SUBJECT, None))  # it stands where our subjects have their token
    in_address = (token for address in mail.recipients for token in PLUS.findall(address))
    marks += _of_tokens(in_address, seats, via=Via.PLUS_ADDRESS)
    # The newest mail of ours that it answers; older ones are only what led to that.
    for answered in mail.answers_to:
        seat = next((seat for seat in seats if answered in seat.letters), None)
        if seat is not None:
            return [*marks, _of_letter(answered, seat)]
        if OUR_ID.fullmatch(answered):
            return [*marks, _Mark(Via.IN_REPLY_TO, None)]
    return marks


def _of_letter(answered: str, seat: SeatKnown) -> _Mark:
    mark = seat.message_ids.get(answered) or seat.older_ids.get(answered, "")
    question = seat.questions.get(mark) if answered in seat.message_ids else None
    return _Mark(Via.IN_REPLY_TO, seat, seat.tokens.get(mark, False), question)


def answers_what_is_over(mail: Incoming, seats: Sequence[SeatKnown]) -> bool:
    """Does it bear the mark of a phase that is over, whoever wrote it?"""
    return not all(mark.current for mark in _deciding(_marks_of(mail, seats)) if mark.seat)


def _deciding(marks: Sequence[_Mark]) -> list[_Mark]:
    """The marks of the first kind there is."""
    return [mark for mark in marks if mark.via is marks[0].via]


def _by_marks(marks: Sequence[_Mark], here: Sequence[SeatKnown]) -> Sure | Doubtful | Stranger:
    marked = {(mark.seat.game, mark.seat.player): mark.seat for mark in marks if mark.seat}
    if len(marked) > 1:
        return _doubtful(Doubt.TWO_TOKENS, marked.values())
    known = [mark for mark in _deciding(marks) if mark.seat]
    if not known:
        maybe = [*marked.values()] or here
        return _doubtful(Doubt.OTHER_TOKEN, maybe) if maybe else Stranger(other_token=True)
    (seat,) = marked.values()
    if seat not in here and marks[0].via is Via.IN_REPLY_TO:
        return _doubtful(Doubt.SEVERAL_SEATS if here else Doubt.NO_TOKEN, [seat])
    return Sure(
        seat.game,
        seat.player,
        marks[0].via,
        current=all(mark.current for mark in known),
        other_address=seat not in here,
        question=next((mark.question for mark in marks if mark.question is not None), None),
    )


def _by_address(here: Sequence[SeatKnown]) -> Sure | Doubtful | Stranger:
    """Who it is by address alone: sure if one game waits there, and nobody else has the same address."""
    if not here:
        return Stranger(other_token=False)
    asked = [seat for seat in here if seat.waits] or here
    rivals = [seat for seat in here if seat.game in {one.game for one in asked}]
    if len({seat.game for seat in asked}) > 1:
        return _doubtful(Doubt.SEVERAL_GAMES, asked)
    if len(rivals) > 1:
        return _doubtful(Doubt.SEVERAL_SEATS, rivals)
    (seat,) = asked
    if not seat.waits:
        return _doubtful(Doubt.NOT_WAITED_FOR, asked)
    return Sure(seat.game, seat.player, Via.ADDRESS_ALONE, current=True, other_address=False)


def _of_tokens(words: Iterable[str], seats: Sequence[SeatKnown], *, via: Via) -> Iterator[_Mark]:
    for word in dict.fromkeys(words):
        owner = next((seat for seat in seats if word in seat.tokens), None)
        if owner:
            yield _Mark(via, owner, owner.tokens[word], owner.questions.get(word))
        elif not word.isalpha() and not word.isdigit():  # a word or a number may have eight letters too
            yield _Mark(via, None)


def _doubtful(doubt: Doubt, seats: Iterable[SeatKnown]) -> Doubtful:
    """A doubt, with the game and the player where there is only one."""
    games, players = zip(*((seat.game, seat.player) for seat in seats), strict=True)
    game = games[0] if len(set(games)) == 1 else None
    player = players[0] if len(set(players)) == 1 else None
    return Doubtful(doubt, game, player)


def differ(word: str, token: str) -> int:
    """In how many places two words of one length are not the same."""
    return sum(map(str.__ne__, word, token))
