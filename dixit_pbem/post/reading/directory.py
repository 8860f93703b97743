"""Whose is a mail, of many games? Its marks tell the few that it may be for, before any of them is opened. Pure.

What `identify` and `machines` make of a mail among the games that are found is what they make of it among all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Protocol

from dixit_pbem.post.reading.bounces import addresses_of, may_be_bounce
from dixit_pbem.post.reading.gates import Gate, Stopped, gate
from dixit_pbem.post.reading.identity import MOST_SLIPS, PLUS, TOKEN, differ
from dixit_pbem.post.reading.joining import wish_in_mail
from dixit_pbem.post.reading.known import Known, letter_of, message_ids
from dixit_pbem.post.reading.mime import Incoming, read_mail

Games = dict[str, None]
"""The names of games, in the order in which they came."""


@dataclass
class _Index:
    """Which games know a mark. Nearly all marks are of one game, whose name then stands there alone."""

    games: dict[str, str | tuple[str, ...]] = field(default_factory=dict)

    def put(self, mark: str, game: str) -> None:
        before = self.of(mark)
        if game not in before:
            self.games[mark] = (*before, game) if before else game

    def drop(self, mark: str, game: str) -> None:
        left = tuple(each for each in self.of(mark) if each != game)
        if len(left) > 1:
            self.games[mark] = left
        elif left:
            self.games[mark] = left[0]
        else:
            self.games.pop(mark, None)

    def of(self, mark: str) -> tuple[str, ...]:
        found = self.games.get(mark, ())
        return (found,) if isinstance(found, str) else found

    def all(self, marks: Iterable[str]) -> Games:
        return {game: None for mark in marks for game in self.of(mark)}

    def marks(self) -> AbstractSet[str]:
        return self.games.keys()


class Marks(Protocol):
    """All marks of one kind, and the games that are known by them."""

    def all(self, marks: Iterable[str]) -> Games:
        """The games that know any of these."""
        ...

    def marks(self) -> AbstractSet[str]:
        """The marks themselves."""
        ...


class Signposts(ABC):
    """Where a mail goes by its marks, wherever those are kept."""

    def __init__(self, tokens: Marks, letters: Marks, addresses: Marks, lists: Marks, ours: Marks, keys: Marks) -> None:
        self._tokens = tokens
        self._letters = letters
        self._addresses = addresses
        self._lists = lists
        self._ours = ours
        self._keys = keys

    def knows(self, key: str) -> bool:
        """Was the mail with this key dealt with?"""
        return key in self._keys.marks()

    def games_of(self, mail: Incoming) -> tuple[str, ...]:
        """The games for which a mail may be, in their order; none for a stranger's."""
        stopped = gate(mail, own_lists=self._lists.marks(), players=self._addresses.marks())
        found = self._of_program(mail, stopped) if stopped else self._of_person(mail)
        if not found and not stopped and wish_in_mail(mail):
            # A stranger who wants to play sits down at the first table that is open.
            return self.with_a_seat()[:1]
        return tuple(found) if len(found) < 2 else self.in_order(found)

    @abstractmethod
    def with_a_seat(self) -> tuple[str, ...]:
        """The games at which strangers may ask for a seat, in their order."""

    @abstractmethod
    def in_order(self, games: Games) -> tuple[str, ...]:
        """These games, the first of which keeps a mail that is for several."""

    @abstractmethod
    def near(self, word: str) -> Iterable[str]:
        """The tokens that this word may be, with a slip of the pen."""

    def wants(self, header: bytes) -> bool:
        """Whether a mail that begins with this header may be for a game."""
        mail = read_mail(header)
        return self._bears_mark(mail) or may_be_bounce(mail)

    def of_player(self, header: bytes) -> bool:
        """Whether a mail that begins with this header is a player's, as far as it says."""
        mail = read_mail(header)
        return mail.sender in self._addresses.marks() or self._bears_mark(mail)

    def _of_person(self, mail: Incoming) -> Games:
        """By the marks that a mail bears; without any, or signed by several, by its senders too."""
        marked = self._tokens.all(_words(mail)) | self._letters.all(map(letter_of, mail.answers_to))
        if marked and len(mail.senders) == 1 and len(mail.headers.get("from", ())) <= 1:
            return marked
        near = self._tokens.all(token for word in _words(mail) for token in self.near(word))
        return marked | self._addresses.all(mail.senders) | near

    def _of_program(self, mail: Incoming, stopped: Stopped) -> Games:
        if stopped.gate is Gate.AUTOMATIC:
            return self._addresses.all((mail.sender,)) | self._letters.all(map(letter_of, mail.answers_to[:1]))
        if stopped.gate is not Gate.BOUNCE:
            return {}
        if about := self._letters.all(map(letter_of, stopped.about)):
            return about
        return next(filter(None, map(self._addresses.all, self._missed(mail))), {})

    def _missed(self, mail: Incoming) -> Iterator[Iterable[str]]:
        for named in addresses_of(mail):
            yield named - self._ours.marks()

    def _bears_mark(self, mail: Incoming) -> bool:
        if any(letter_of(each) in self._letters.marks() for each in mail.answers_to):
            return True
        return any(word in self._tokens.marks() or any(self.near(word)) for word in _words(mail))


class Directory(Signposts):
    """The marks of every game that is answered in one mailbox."""

    def __init__(self) -> None:
        self.known: dict[str, Known] = {}
        self._indexes = tuple(_Index() for _ in range(6))
        super().__init__(*self._indexes)
        self._pieces: dict[tuple[int, str], set[str]] = {}
        """Tokens by their pieces: of two that differ in no more than two places one piece is the same."""

    def put(self, game: str, known: Known) -> None:
        """From now on this is known of a game."""
        before = self.known.get(game)
        for index, old, new in zip(self._indexes, marks_of(before), marks_of(known), strict=True):
            for mark in old - new:
                index.drop(mark, game)
                self._forget(mark, index)
            for mark in new - old:
                index.put(mark, game)
                self._remember(mark, index)
        self.known[game] = known

    def drop(self, game: str) -> None:
        """The game is answered elsewhere now."""
        known = self.known.pop(game, None)
        for index, marks in zip(self._indexes, marks_of(known), strict=True):
            for mark in marks:
                index.drop(mark, game)
                self._forget(mark, index)

    def with_a_seat(self) -> tuple[str, ...]:
        """See `Signposts`."""
        return tuple(game for game, known in self.known.items() if known.is_open)

    def in_order(self, games: Games) -> tuple[str, ...]:
        """See `Signposts`; as they came."""
        return tuple(game for game in self.known if game in games)

    def near(self, word: str) -> Iterator[str]:
        """See `Signposts`."""
        candidates = {token for piece in _pieces(word) for token in self._pieces.get(piece, ())}
        return (token for token in sorted(candidates) if differ(word, token) <= MOST_SLIPS)

    def _remember(self, mark: str, index: _Index) -> None:
        for piece in _pieces(mark) if index is self._indexes[0] else ():
            self._pieces.setdefault(piece, set()).add(mark)

    def _forget(self, mark: str, index: _Index) -> None:
        if index is self._indexes[0] and mark not in index.games:
            for piece in _pieces(mark):
                self._pieces[piece].discard(mark)


def _words(mail: Incoming) -> tuple[str, ...]:
    """All that may be a token where tokens stand."""
    text = f"{mail.subject} {' '.join(mail.recipients)}".lower()
    return tuple(dict.fromkeys((*TOKEN.findall(text), *(each for to in mail.recipients for each in PLUS.findall(to)))))


def _pieces(token: str) -> Iterator[tuple[int, str]]:
    return ((begin, token[begin:end]) for begin, end in ((0, 3), (3, 6), (6, 8)))


def marks_of(known: Known | None) -> tuple[frozenset[str], ...]:
    """The tokens, letters, addresses, lists of a game, where its letters come from, and the mails it has read."""
    if known is None:
        return (frozenset(),) * 6
    return (
        frozenset(
            (
                *(token for seat in known.seats for token in seat.tokens),
                *(each.token for each in known.guests),
                *known.watchers.values(),
            )
        ),
        frozenset(map(letter_of, message_ids(known))),
        frozenset(address.lower() for seat in known.seats for address in seat.addresses),
        known.lists,
        frozenset((known.address,)),
        known.keys,
    )
