"""The use-cases: load, decide, append, and say what is to be sent. The only place where the edges meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.chance import SeededChance, commitment, new_seed
from dixit_pbem.engine.decide import advance, decide, score, start
from dixit_pbem.engine.events import Event, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.facts import AnyFact
from dixit_pbem.engine.history import Step, replay, seen_since, to_take_back
from dixit_pbem.engine.model import (
    CardId,
    Circumstances,
    Deadlines,
    Game,
    Missing,
    Phase,
    PlayerName,
    Setup,
    in_words,
    sides,
)
from dixit_pbem.engine.moves import CastVotes, Close, Move, Replace
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.playable import least_deck
from dixit_pbem.engine.records import Happening
from dixit_pbem.engine.systems import Rules, rules_for
from dixit_pbem.errors import BadFile, CannotWrite, Problem, Refusal
from dixit_pbem.opened import Opened, look, opened
from dixit_pbem.seating import seats_in_force
from dixit_pbem.storage.entries import Entry, records_of
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.locked import Locked
from dixit_pbem.storage.new_file import NewGame, file_text
from dixit_pbem.storage.settings import Settings, load_settings

if TYPE_CHECKING:
    from dixit_pbem.mail.ledger import Owed
    from dixit_pbem.output import Press
    from dixit_pbem.posting import Posting
    from dixit_pbem.render.progress import OnProgress


@dataclass(frozen=True)
class Done:
    """What a use-case did: the steps, the game after them, and the mail that left because of them."""

    steps: tuple[Step, ...]
    game: Game
    zone: ZoneInfo
    notes: tuple[str, ...] = ()
    dry_run: bool = False
    taken_back: tuple[Step, ...] = ()
    pages: tuple[Path, ...] = ()
    posting: Posting | None = None
    came_in: tuple[Happening, ...] = ()
    """What the mails that were read made of the game."""
    would_send: tuple[tuple[Owed, tuple[str, ...]], ...] = ()
    """What a dry run found that would be sent, each with the pages that come along."""


@dataclass
class Work:
    """A game under the lock: what was opened, and the journal that new events join."""

    opened: Opened
    file: Locked
    now: datetime

    @property
    def game(self) -> Game:
        """The game as it stands; a refusal before it began."""
        return begun(self.opened)

    @property
    def around(self) -> Circumstances:
        """What a decision needs to know beside the game."""
        return _around(self.opened, self.game.setup.seed, self.now)

    def write(self, happened: Sequence[Happening]) -> None:
        """Add events and facts that belong together to the journal, and know of them."""
        after = with_more(self.opened, happened, self.now)
        self.file.append(list(records_of(happened, first=len(self.opened.journal) + 1, at=self.now)))
        self.opened = after

    def record(self, happened: Sequence[Happening]) -> Done:
        """The same, and what it did."""
        before = self.opened
        self.write(happened)
        return done_with(before, self.opened)


def with_more(found: Opened, happened: Sequence[Happening], now: datetime) -> Opened:
    """The same game once this happened too."""
    if not happened:
        return found
    new = (Entry(seq, now, event) for seq, event in enumerate(happened, len(found.journal) + 1))
    journal = (*found.journal, *new)
    return Opened(found.path, found.settings, journal, replay((each.seq, each.event) for each in journal), found.notes)


@contextmanager
def at_work(path: Path) -> Iterator[Work]:
    """The game while nobody else may write it; BadFile where its settings changed as they may not."""
    with GameFile(path).locked() as file:
        found = opened(path, file.contents)
        if found.frozen_changes:
            raise BadFile(found.frozen_changes)
        yield Work(found, file, clock.now())


def begun(found: Opened) -> Game:
    """The game of an opened file; a refusal before it began."""
    if found.game is None:
        raise Refusal("The game has not begun. `next-turn` deals the hands and begins the first round.")
    return found.game


def _around(found: Opened, seed: str, now: datetime) -> Circumstances:
    return Circumstances(SeededChance(seed), now, found.settings.deadlines, found.settings.missing)


def done_with(before: Opened, after: Opened) -> Done:
    """What happened between two states of a game."""
    known = len(before.journal)
    happened = sorted((*after.history.steps, *after.history.facts), key=lambda step: step.seq)
    return Done(tuple(step for step in happened if step.seq > known), begun(after), after.zone, before.notes)


@dataclass(frozen=True, slots=True)
class Advance:
    """How `next-turn` was called: `close` with what happens for the missing, pages in real size, drafts, only told."""

    close: bool = False
    policy: Missing | None = None
    dry_run: bool = False
    real_size: bool = False
    send: bool = True


def sent(path: Path, done: Done, *, watch: OnProgress, press: Press | None = None) -> Done:
    """The same, once every letter that is owed has left."""
    from dixit_pbem.posting import post

    return replace(done, posting=post(path, watch=watch, impatient=True, press=press))


def send(path: Path, *, watch: OnProgress) -> Done:
    """Send every letter that is owed, and nothing else; what was put off is tried again now."""
    found = look(path)
    return sent(path, done_with(found, found), watch=watch)


def note(path: Path, facts: Callable[[Game], Sequence[AnyFact]], *, watch: OnProgress) -> Done:
    """Write down what the moderator asks for beside the game, and send the letters that it brings."""
    with at_work(path) as work:
        done = work.record(facts(work.game))
    return sent(path, done, watch=watch)


def due_events(found: Opened, now: datetime, how: Advance, *, missing: Missing | None = None) -> list[Event]:
    """What is due in the game itself; `missing` says otherwise than the settings what happens at the deadline."""
    if found.game is None:
        return list(_first_events(found, now))
    around = _around(found, found.game.setup.seed, now)
    if missing is not None:
        around = replace(around, missing=missing)
    events: list[Event] = []
    if how.close:
        events += decide(found.game, Close(how.policy or found.settings.missing), around)
    return [*events, *advance(reduce(evolve, events, found.game), around)]


def _first_events(found: Opened, now: datetime) -> tuple[Event, ...]:
    settings = found.settings
    seed = settings.seed or new_seed()
    setup = Setup(
        settings.title,
        settings.rules,
        settings.seats,
        _pictures(found),
        settings.first,
        seed,
        rehearsal=settings.seed is not None,
    )
    return start(setup, _around(found, seed, now), commitment=commitment(seed))


def _pictures(found: Opened) -> dict[CardId, str]:
    """Every card of the decks with the hash of its picture; BadFile where they are too few."""
    from dixit_pbem.storage.decks import load_decks, picture_hash

    decks = load_decks(found.settings.decks, found.path.parent)
    pictures = {card.id: picture_hash(card.file) for deck in decks for card in deck.cards}
    problem = deck_too_small(found, len(pictures))
    if problem:
        raise BadFile([problem])
    return pictures


def deck_too_small(found: Opened, cards: int) -> Problem | None:
    """Why these decks cannot serve this game, or None."""
    settings = found.settings
    rules = rules_for(settings.rules, len(settings.seats))
    assert rules is not None  # noqa: S101 - the settings were checked
    least = least_deck(rules, len(settings.seats))
    if cards >= least:
        return None
    text = f"{len(settings.seats)} players need {least} cards or more, and there are {cards}. Mix in another deck."
    return Problem(found.path.name, settings.line_of("deck"), text)


def move(path: Path, moves: Callable[[Game], Sequence[Move]], *, spoilers: bool = False) -> Done:
    """Record what people did, all or nothing; the last vote scores the round."""
    with at_work(path) as work:
        asked = moves(work.game)
        events = _decided(work.game, asked, work.around, spoilers=spoilers)
        done = work.record(events)
    return replace(done, notes=(*done.notes, *_counted_once(asked)))


def _decided(game: Game, asked: Sequence[Move], around: Circumstances, *, spoilers: bool) -> list[Event]:
    events: list[Event] = []
    refusals: list[Refusal] = []
    for each in asked:
        try:
            decided = decide(game, each, around)
        except Refusal as refusal:
            refusals.append(refusal)
            continue
        game = reduce(evolve, decided, game)
        events += decided
    if refusals:
        raise Refusal("\n".join(str(refusal) if spoilers else refusal.quiet for refusal in refusals))
    complete = game.phase is Phase.VOTE and game.round.result is None and not pending(game)
    return [*events, *score(game)] if complete else events


def _counted_once(asked: Sequence[Move]) -> tuple[str, ...]:
    return tuple(
        f"{each.player} named the same card twice; it counts as one vote."
        for each in asked
        if isinstance(each, CastVotes) and len(set(each.numbers)) < len(each.numbers)
    )


def replace_player(path: Path, who: Callable[[Game], PlayerName], *, newcomer: str, email: str | None) -> Done:
    """Let another person take a seat."""
    from dixit_pbem.storage.kinds import is_address, why_no_name

    reason = why_no_name(newcomer)
    if reason:
        raise Refusal(f"'{newcomer}' cannot be a name: {reason}. Choose another.")
    if email is not None and not is_address(email):
        raise Refusal(f"'{email}' is not an e-mail address. Write it like eve@example.org.")
    with at_work(path) as work:
        player = who(work.game)
        seats = seats_in_force(work.opened.settings, work.opened.history, work.game)
        seat = next(seat for seat in seats if seat.player == player)
        instead_of = seat.listed.email if seat.listed else None
        asked = Replace(player, PlayerName(newcomer), email, instead_of)
        return work.record(decide(work.game, asked, work.around))


def undo(path: Path, *, after_reveal: bool) -> Done:
    """Take back the last move with all that followed from it."""
    with at_work(path) as work:
        begun(work.opened)
        steps = to_take_back(work.opened.history)
        shown = seen_since(steps)
        if shown and not after_reveal:
            raise Refusal(
                f"The players have been shown {in_words(shown)} since then. "
                "`undo --after-reveal` takes it back all the same."
            )
        done = work.record([Undone(steps[0].seq, _new_deadline(steps[0], work))])
    seen = (f"The players have seen {in_words(shown)}.",) if shown else ()
    return replace(done, taken_back=steps, notes=(*done.notes, *seen))


def _new_deadline(step: Step, work: Work) -> datetime:
    phase = step.before.phase if step.before else Phase.CLUE
    return work.now + _LENGTH.get(phase, _LENGTH[Phase.CLUE])(work.opened.settings.deadlines)


_LENGTH: Mapping[Phase, Callable[[Deadlines], timedelta]] = {
    Phase.CLUE: lambda deadlines: deadlines.clue,
    Phase.CARD: lambda deadlines: deadlines.card,
    Phase.VOTE: lambda deadlines: deadlines.vote,
}


def new_game(path: Path, game: NewGame) -> tuple[str, ...]:
    """Write a new game file; the lines say what comes next."""
    from dixit_pbem.storage.decks import find_deck

    text = file_text(game)
    settings = load_settings(text.partition("\njournal:")[0] + "\n", file=path.name)
    for name in settings.decks:
        find_deck(name, path.parent)
    leftover = path.with_name(f".{path.name}.d")
    if leftover.exists() and not path.exists():
        raise CannotWrite(
            f"{leftover} holds the journal of an older {path.name}. Take it away, or choose another name."
        )
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise CannotWrite(f"{path} is there already. Choose another name, or delete it first.") from None
    except OSError as problem:
        raise CannotWrite(f"{path} cannot be written: {problem.strerror}. Choose another folder.") from None
    return (
        f"{path} is ready for {len(settings.seats)} players. Look through it, then deal: dixit-pbem next-turn {path}",
        *_pairs_of(settings),
        "Moves that you type in yourself and drafts in a folder show you secrets; replies that come by mail do not.",
    )


def _pairs_of(settings: Settings) -> Iterator[str]:
    rules = rules_for(settings.rules, len(settings.seats))
    return pairs_told(rules, settings.seats) if rules else iter(())


def pairs_told(rules: Rules, seats: tuple[PlayerName, ...]) -> Iterator[str]:
    """Who plays with whom, where partners share their points."""
    if rules.pairs:
        yield "The pairs: " + "; ".join(map(in_words, sides(rules, seats))) + "."
