"""Mail comes in: each mail is kept first, then told apart, then answered in one step, then marked as dealt with.

Edge: reads mailboxes, writes the side folder and the journal. A crash anywhere means that a mail is looked at again;
the journal knows which were dealt with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import Refusal
from dixit_pbem.journal.entries import records_of
from dixit_pbem.journal.facts import Bounced, MailHeld, MailSetAside
from dixit_pbem.journal.opened import Opened, look, opened_again
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.carriers.mailbox import Arrived, Mailbox, NotRead, PassedOver, opened_mailbox
from dixit_pbem.post.keep.mails import MOST_TRIES, Try, pass_over, passed_over, store
from dixit_pbem.post.reading.gates import Gate, Stopped, gate
from dixit_pbem.post.reading.identity import Doubt, Doubtful, Stranger, Sure, identify
from dixit_pbem.post.reading.known import Known, Wanted, is_anothers, is_of_another_game, keys_of, known_of
from dixit_pbem.post.reading.meaning import answer_of, seen_before
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.post.said import HeldFor
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.guard import Guard
from dixit_pbem.storage.settings import Fetch, Folder
from dixit_pbem.table.moves import begun, with_more

HELD_FOR: Mapping[Doubt, HeldFor] = {
    Doubt.FORGED: HeldFor.FORGED,
    Doubt.TWO_TOKENS: HeldFor.SEVERAL_PLAYERS,
    Doubt.OTHER_ADDRESS: HeldFor.OTHER_ADDRESS,
    Doubt.OTHER_TOKEN: HeldFor.SEVERAL_GAMES,
    Doubt.SEVERAL_GAMES: HeldFor.SEVERAL_GAMES,
    Doubt.SEVERAL_SEATS: HeldFor.SEVERAL_PLAYERS,
    Doubt.NOT_WAITED_FOR: HeldFor.UNCLEAR,
}
MadeOf = Callable[[Opened], Sequence[Happening]]
"""What a mail makes of a game, once that game is opened to be written."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """What came in: what was written down for each game, and what is worth telling of the mailbox."""

    happened: Mapping[Path, tuple[Happening, ...]]
    notes: tuple[str, ...] = ()


def fetch(path: Path) -> Fetched:
    """Read what came in for one game."""
    found = look(path)
    with opened_mailbox(found.settings.mail.fetch, beside=path.parent) as mailbox:
        return collect((path,), mailbox, settle=mailbox.settle)


def collect(paths: Sequence[Path], mailbox: Mailbox, *, settle: Callable[[str], None]) -> Fetched:
    """Read what came in for games that share a mailbox; `settle` hears of each mail that was dealt with."""
    sorting = _Sorting.of(paths)
    if sorting.games:
        sorting.collect(mailbox, settle)
    return Fetched(sorting.happened, tuple(sorting.notes))


def take_in(path: Path, raw: bytes) -> Fetched:
    """Read one mail that somebody hands over."""
    sorting = _Sorting.of((path,))
    if not sorting.games:
        raise Refusal("The game has not begun. `next-turn` deals the hands and begins the first round.")
    sorting.take(Arrived(_key_of(raw), raw, clock.now()))
    return Fetched(sorting.happened, tuple(sorting.notes))


def _key_of(raw: bytes) -> str:
    from hashlib import sha256

    return f"sha256:{sha256(raw).hexdigest()}"


@dataclass(frozen=True, slots=True)
class _Mail:
    """A mail that is kept under this name, and what a person would see of it."""

    arrived: Arrived
    name: str
    incoming: Incoming


@dataclass
class _Sorting:
    """The mails of one mailbox on their way to the games that share it."""

    games: dict[str, Opened]
    """The games that have begun, by path."""
    read: dict[str, Opened]
    """The same, as their files were read last."""
    known: dict[str, Known]
    happened: dict[Path, tuple[Happening, ...]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, paths: Sequence[Path]) -> _Sorting:
        """What is known before the first mail is read."""
        games = {str(path): found for path in paths if (found := look(path)).game is not None}
        return cls(
            games, dict(games), {name: known_of(found, begun(found), name=name) for name, found in games.items()}
        )

    @property
    def first(self) -> str:
        """The game that is told of a mail which might be for any."""
        return next(iter(self.games))

    @property
    def is_private(self) -> bool:
        """Is it somebody's own mailbox, in which much is none of the games' business?"""
        return all(found.settings.mail.fetch.private for found in self.games.values())

    @property
    def is_filled_by_hand(self) -> bool:
        """Does somebody put the mails into a folder himself?"""
        return all(isinstance(found.settings.mail.fetch.way, Folder) for found in self.games.values())

    def collect(self, mailbox: Mailbox, settle: Callable[[str], None]) -> None:
        """Take every mail that is new, in the order of their arrival."""
        left_alone = frozenset.intersection(*map(passed_over, self._folders()))
        keys = left_alone.union(*(each.keys for each in self.known.values()))
        wants = Wanted.of(self.known.values()) if self.is_private else None
        for collected in mailbox.collect(keys, since=self._since(), wants=wants):
            match collected:
                case Arrived():
                    if self.take(collected):
                        settle(collected.key)
                case PassedOver(keys=passed):
                    self._leave_alone(passed)
                case NotRead(place=place, reason=reason):
                    self.notes.append(f"{place} cannot be read: {reason}. The others were.")

    def _leave_alone(self, keys: Iterable[str]) -> None:
        for folder in self._folders():
            pass_over(folder, keys)

    def _folders(self) -> Iterator[Path]:
        return (Guard(found.path).folder for found in self.games.values())

    def _since(self) -> date:
        """Mailboxes go by the real clock, games perhaps by another."""
        begin = min(found.journal[0].at for found in self.games.values())
        return min(begin, datetime.now(UTC)).date() - timedelta(days=1)

    def take(self, arrived: Arrived) -> bool:
        """Deal with one mail, or say that it failed; what fails has other tries, and after the third is held."""
        folder = Guard(self.games[self.first].path).folder
        name = store(folder, arrived)
        with Try(folder, name) as attempt:
            self._sort(arrived, name)
        if attempt.failed is None:
            return True
        self.notes.append(f"A mail could not be read ({attempt.failed}, try {attempt.tries} of {MOST_TRIES}): {name}.")
        if attempt.tries < MOST_TRIES:
            return False
        self._hold(self.first, _Mail(arrived, name, read_mail(b"")), HeldFor.BROKEN, player=None)
        return True

    def _sort(self, arrived: Arrived, name: str) -> None:
        mail = _Mail(arrived, name, read_mail(arrived.raw))
        lists = frozenset().union(*(each.lists for each in self.known.values()))
        stopped = gate(mail.incoming, own_lists=lists)
        if stopped:
            self._stopped(mail, stopped)
            return
        seats = [seat for each in self.known.values() for seat in each.seats]
        servers = self.games[self.first].settings.mail.fetch.own_servers
        match identify(mail.incoming, seats, own_servers=servers, hold_other_addresses=False):
            case Sure() as who:
                self._of_player(mail, who)
            case Doubtful(doubt=Doubt.OTHER_TOKEN) | Stranger() if self._is_anybodys(mail):
                self._leave_alone((arrived.key,))
            case Doubtful(doubt=doubt, game=game, player=player):
                self._hold(game or self.first, mail, HELD_FOR[doubt], player=player)
            case Stranger():
                self._hold(self.first, mail, HeldFor.UNKNOWN_SENDER, player=None)

    def _is_anybodys(self, mail: _Mail) -> bool:
        """Is it for another game that is answered in the same mailbox, or somebody's own?"""
        another = is_of_another_game(mail.incoming, self.known.values())
        if another and self.is_filled_by_hand:
            self.notes.append(f"A mail from {mail.incoming.sender} is for another game; it is left alone.")
        return another or self.is_private

    def _of_player(self, mail: _Mail, who: Sure) -> None:
        holds_others = self.games[who.game].settings.mail.hold_other_addresses
        if mail.incoming.flaws:
            self._hold(who.game, mail, HeldFor.BROKEN, player=who.player)
        elif is_anothers(mail.incoming.sender, who, self.known[who.game]):
            self._hold(who.game, mail, HeldFor.SEVERAL_PLAYERS, player=who.player)
        elif who.other_address and holds_others:
            self._hold(who.game, mail, HeldFor.OTHER_ADDRESS, player=who.player)
        else:
            self._write_once(
                who.game,
                mail,
                lambda found: answer_of(found, mail.arrived, mail.name, incoming=mail.incoming, who=who),
                player=who.player,
            )

    def _stopped(self, mail: _Mail, stopped: Stopped) -> None:
        bounced = self._not_reached(stopped) if stopped.gate is Gate.BOUNCE else ()
        for game, player in bounced:
            fact = _bounced(mail, stopped, player) if stopped.permanent else _set_aside(mail, _DELAYED)
            self._write(game, mail, _just(fact))
        if not bounced and self.is_private:
            self._leave_alone((mail.arrived.key,))
        elif not bounced:
            self._write(self.first, mail, _just(_set_aside(mail, stopped.reason)))

    def _not_reached(self, stopped: Stopped) -> tuple[tuple[str, str], ...]:
        """Who did not get a letter: by the letter itself, or else by the address."""
        seats = [(seat.game, seat) for each in self.known.values() for seat in each.seats]
        about = [(game, seat.player) for game, seat in seats if set(stopped.about) & set(seat.message_ids)]
        there = [(game, seat.player) for game, seat in seats if stopped.recipient in map(str.lower, seat.addresses)]
        return tuple(about[:1] or there)

    def _hold(self, game: str, mail: _Mail, reason: HeldFor, *, player: str | None) -> None:
        self._write_once(game, mail, _just(_held(mail, reason, player)), player=player)

    def _write_once(self, game: str, mail: _Mail, made_of: MadeOf, *, player: str | None) -> None:
        def unless_seen(found: Opened) -> Sequence[Happening]:
            whose = PlayerName(player) if player else None
            again = seen_before(found, mail.incoming, mail.arrived, player=whose)
            return [_set_aside(mail, "It was read before.")] if again else made_of(found)

        self._write(game, mail, unless_seen)

    def _write(self, game: str, mail: _Mail, made_of: MadeOf) -> None:
        """Write down in one go what a mail makes of a game, unless that was written down already."""
        path = self.games[game].path
        store(Guard(path).folder, mail.arrived)
        with GameFile(path).locked() as file:
            found = self.read[game] = opened_again(self.read[game], file.contents)
            if mail.arrived.key in keys_of(found):
                return
            happened, now = made_of(found), clock.now()
            file.append(list(records_of(happened, first=len(found.journal) + 1, at=now)))
        self.happened[path] = (*self.happened.get(path, ()), *happened)
        self.games[game] = after = with_more(found, happened, now)
        self.known[game] = known_of(after, begun(after), name=game)


_DELAYED = "A mail server says that it is still trying to deliver."


def _just(fact: Happening) -> MadeOf:
    """The same, whatever the game."""
    return lambda _found: (fact,)


def _held(mail: _Mail, reason: HeldFor, player: str | None) -> MailHeld:
    incoming, whose = mail.incoming, PlayerName(player) if player else None
    return MailHeld(mail.name, *_marks(mail), incoming.sender, reason, incoming.message_id, whose)


def _set_aside(mail: _Mail, reason: str) -> MailSetAside:
    return MailSetAside(mail.name, *_marks(mail), reason, mail.incoming.message_id)


def _bounced(mail: _Mail, stopped: Stopped, player: str) -> Bounced:
    whose = PlayerName(player)
    return Bounced(mail.name, *_marks(mail), stopped.reason, stopped.recipient, whose, mail.incoming.message_id)


def _marks(mail: _Mail) -> tuple[str, str, datetime]:
    return mail.arrived.key, mail.incoming.digest, mail.arrived.arrived


def shared(fetches: Iterable[tuple[Path, Fetch]]) -> tuple[tuple[Path, ...], ...]:
    """Games by mailbox: those that are answered in the same one together."""
    groups: dict[object, list[Path]] = {}
    for path, fetch_from in fetches:
        place = path.parent.resolve() if not hasattr(fetch_from.way, "host") else None
        groups.setdefault((fetch_from, place), []).append(path)
    return tuple(map(tuple, groups.values()))
