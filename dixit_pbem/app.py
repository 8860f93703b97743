"""The use-cases: load, decide, append, and say what is to be sent. The only place where the edges meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import reduce
from pathlib import Path
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.chance import SeededChance, commitment, new_seed
from dixit_pbem.engine.decide import advance, decide, score, start
from dixit_pbem.engine.due import Due, due
from dixit_pbem.engine.events import Event, Undone
from dixit_pbem.engine.evolve import evolve
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
from dixit_pbem.engine.systems import Rules, rules_for
from dixit_pbem.errors import BadFile, CannotWrite, Problem, Refusal
from dixit_pbem.opened import Opened, look, opened
from dixit_pbem.seating import seats_in_force
from dixit_pbem.storage.entries import records_of
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.locked import Locked
from dixit_pbem.storage.new_file import NewGame, file_text
from dixit_pbem.storage.settings import Settings, load_settings


@dataclass(frozen=True)
class Done:
    """What a use-case did: the steps, the game after them, and what is to be sent because of them."""

    steps: tuple[Step, ...]
    game: Game
    zone: ZoneInfo
    due: tuple[Due, ...] = ()
    notes: tuple[str, ...] = ()
    dry_run: bool = False
    taken_back: tuple[Step, ...] = ()
    pages: tuple[Path, ...] = ()


@dataclass(frozen=True)
class _Work:
    """A game under the lock: what was opened, and the journal that new events join."""

    opened: Opened
    file: Locked
    now: datetime

    @property
    def game(self) -> Game:
        return begun(self.opened)

    @property
    def around(self) -> Circumstances:
        return _around(self.opened, self.game.setup.seed, self.now)

    def record(self, events: Sequence[Event]) -> Done:
        done = _done(self.opened, events)
        self.file.append(list(records_of(events, first=len(self.opened.journal) + 1, at=self.now)))
        return done


@contextmanager
def _at_work(path: Path) -> Iterator[_Work]:
    with GameFile(path).locked() as file:
        found = opened(path, file.contents)
        if found.frozen_changes:
            raise BadFile(found.frozen_changes)
        yield _Work(found, file, clock.now())


def begun(found: Opened) -> Game:
    """The game of an opened file; a refusal before it began."""
    if found.game is None:
        raise Refusal("The game has not begun. `next-turn` deals the hands and begins the first round.")
    return found.game


def _around(found: Opened, seed: str, now: datetime) -> Circumstances:
    return Circumstances(SeededChance(seed), now, found.settings.deadlines, found.settings.missing)


def _done(found: Opened, events: Sequence[Event]) -> Done:
    known = len(found.journal)
    journal = [(entry.seq, entry.event) for entry in found.journal] + list(enumerate(events, known + 1))
    history = replay(journal)
    assert history.game is not None  # noqa: S101 - no event can take back the start
    steps = tuple(step for step in history.steps if step.seq > known)
    return Done(steps, history.game, found.zone, due(history.game) if steps else (), found.notes)


@dataclass(frozen=True, slots=True)
class Advance:
    """How `next-turn` was called: `close` with what happens for the missing, pages in real size, or only told."""

    close: bool = False
    policy: Missing | None = None
    dry_run: bool = False
    real_size: bool = False


def next_turn(path: Path, how: Advance) -> Done:
    """Do what is due, and make the pages that go with it; a dry run only tells."""
    if how.dry_run:
        found = look(path)
        return replace(_done(found, _due_events(found, clock.now(), how)), dry_run=True)
    with _at_work(path) as work:
        done = work.record(_due_events(work.opened, work.now, how))
    from dixit_pbem.output import write_pages

    return replace(done, pages=write_pages(look(path), anew=bool(done.steps), real_size=how.real_size))


def _due_events(found: Opened, now: datetime, how: Advance) -> list[Event]:
    if found.game is None:
        return list(_first_events(found, now))
    around = _around(found, found.game.setup.seed, now)
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
    with _at_work(path) as work:
        asked = moves(work.game)
        events = _decided(work.game, asked, work.around, spoilers=spoilers)
        done = work.record(events)
    return replace(done, due=_due_after(done), notes=(*done.notes, *_counted_once(asked)))


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


def _due_after(done: Done) -> tuple[Due, ...]:
    """A move alone brings no mail before `next-turn`; the end of the game does."""
    return done.due if done.game.phase is Phase.FINISHED else ()


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
    with _at_work(path) as work:
        player = who(work.game)
        seats = seats_in_force(work.opened.settings, work.opened.history, work.game)
        seat = next(seat for seat in seats if seat.player == player)
        instead_of = seat.listed.email if seat.listed else None
        asked = Replace(player, PlayerName(newcomer), email, instead_of)
        return replace(work.record(decide(work.game, asked, work.around)), due=())


def undo(path: Path, *, after_reveal: bool) -> Done:
    """Take back the last move with all that followed from it."""
    with _at_work(path) as work:
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


def _new_deadline(step: Step, work: _Work) -> datetime:
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
