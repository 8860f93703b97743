"""The use-cases: load, decide, append, and say what is to be sent. The only place where the edges meet.

`working` opens a game under the lock and says what was done; `going_on` knows what is due by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import category

from dixit_pbem.engine.decide import decide, score
from dixit_pbem.engine.events import Event, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Circumstances, Deadlines, Game, Phase, PlayerName, in_words, sides
from dixit_pbem.engine.moves import CastVotes, Move, Replace
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.systems import Rules, rules_for
from dixit_pbem.errors import CannotWrite, Refusal
from dixit_pbem.journal.facts import AnyFact, Reminded, ResendAsked, Said
from dixit_pbem.journal.history import Step, seen_since, to_take_back
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.seats import seats_in_force
from dixit_pbem.journal.writer import Done, Work, at_work, begun, done_with, must_still_be, phase_now, with_more
from dixit_pbem.storage.new_file import NewGame, file_text
from dixit_pbem.storage.settings import Settings, load_settings
from dixit_pbem.table.advance import Advance, deck_too_small, due_events

if TYPE_CHECKING:
    from dixit_pbem.paper.press import Press
    from dixit_pbem.progress import OnProgress

__all__ = [
    "Advance",
    "Done",
    "Work",
    "at_work",
    "begun",
    "deck_too_small",
    "done_with",
    "due_events",
    "move",
    "new_game",
    "note",
    "pairs_told",
    "phase_now",
    "remind",
    "replace_player",
    "resend",
    "say",
    "send",
    "sent",
    "undo",
    "with_more",
    "with_next_try",
]


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


def move(path: Path, moves: Callable[[Game], Sequence[Move]], *, spoilers: bool = False) -> Done:
    """Record what people did, all or nothing, in the phase it was meant for; the last vote scores the round."""
    meant = phase_now(path)
    with at_work(path) as work:
        asked = moves(work.game)
        events = _decided(work.game, asked, work.around, spoilers=spoilers)
        must_still_be(meant, work.opened)
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


def undo(path: Path, *, after_reveal: bool) -> Done:
    """Take back the last move with all that followed from it."""
    meant = _last_move(look(path))
    with at_work(path) as work:
        steps = _last_move(work.opened)
        if steps[0].seq != meant[0].seq:
            raise Refusal(
                "Another command has just changed the last move, so nothing was taken back. "
                "Look at `log`, and call `undo` again if you still want it."
            )
        shown = seen_since(steps)
        if shown and not after_reveal:
            raise Refusal(
                f"The players have been shown {in_words(shown)} since then. "
                "`undo --after-reveal` takes it back all the same."
            )
        done = work.record([Undone(steps[0].seq, _new_deadline(steps[0], work))])
    seen = (f"The players have seen {in_words(shown)}.",) if shown else ()
    return replace(done, taken_back=steps, notes=(*done.notes, *seen))


def _last_move(found: Opened) -> tuple[Step, ...]:
    begun(found)
    return to_take_back(found.history)


def _new_deadline(step: Step, work: Work) -> datetime:
    phase = step.before.phase if step.before else Phase.CLUE
    return work.now + _LENGTH.get(phase, _LENGTH[Phase.CLUE])(work.opened.settings.deadlines)


_LENGTH: Mapping[Phase, Callable[[Deadlines], timedelta]] = {
    Phase.CLUE: lambda deadlines: deadlines.clue,
    Phase.CARD: lambda deadlines: deadlines.card,
    Phase.VOTE: lambda deadlines: deadlines.vote,
}


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
        done = work.record(decide(work.game, asked, work.around))
    on_paper = () if email else (f"{newcomer} has no address, and plays on paper.",)
    return replace(done, notes=(*done.notes, *on_paper))


def remind(path: Path, who: Callable[[Game], PlayerName] | None, *, watch: OnProgress) -> Done:
    """Remind everybody whom the game waits for, or one of them."""
    with at_work(path) as work:
        owing = awaited(work.game)
        whom = (who(work.game),) if who else owing
        if not whom or not set(whom) <= set(owing):
            raise Refusal(f"The game does not wait for {whom[0] if whom else 'anybody'}. `status` says for whom.")
        reached = _with_address(work, whom)
        done = work.record([Reminded(reached)])
    on_paper = tuple(f"{player} plays on paper: ask in person." for player in whom if player not in reached)
    return sent(path, replace(done, notes=(*done.notes, *on_paper)), watch=watch)


def resend(path: Path, who: Callable[[Game], PlayerName], *, watch: OnProgress) -> Done:
    """Send a player his last letter once more."""
    with at_work(path) as work:
        done = work.record([ResendAsked(player) for player in _with_address(work, (who(work.game),))])
    return sent(path, done, watch=watch)


def _with_address(work: Work, players: Sequence[PlayerName]) -> tuple[PlayerName, ...]:
    """Those of them who get mail; a refusal where nobody does."""
    seats = seats_in_force(work.opened.settings, work.opened.history, work.game)
    reached = {seat.player for seat in seats if seat.email}
    found = tuple(player for player in players if player in reached)
    if not found:
        plays = "plays" if len(players) == 1 else "play"
        raise Refusal(
            f"{in_words(tuple(players))} {plays} on paper, where no mail goes. "
            "Ask in person, or write an address into the game file."
        )
    return found


def say(path: Path, text: str, *, watch: OnProgress) -> Done:
    """Say a word to all, at once."""
    said = "".join(letter for letter in text if letter == "\n" or category(letter) != "Cc").strip()
    if not said:
        raise Refusal('There is nothing to say yet. Write some words, as in: say sunday.yaml "We meet on Sunday".')
    return note(path, lambda _game: [Said(said)], watch=watch)


def note(path: Path, facts: Callable[[Game], Sequence[AnyFact]], *, watch: OnProgress) -> Done:
    """Write down what the moderator asks for beside the game, and send the letters that it brings."""
    with at_work(path) as work:
        done = work.record(facts(work.game))
    return sent(path, done, watch=watch)


def send(path: Path, *, watch: OnProgress) -> Done:
    """Send every letter that is owed, and nothing else; what was put off is tried again now."""
    found = look(path)
    return sent(path, done_with(found, found), watch=watch)


def sent(path: Path, done: Done, *, watch: OnProgress, press: Press | None = None) -> Done:
    """The same, once every letter that is owed has left, or it is known when it is tried again."""
    from dixit_pbem.post.outbox import post

    return with_next_try(path, replace(done, posting=post(path, watch=watch, impatient=True, press=press)))


def with_next_try(path: Path, done: Done) -> Done:
    """The same, with the moment at which letters that had to wait are tried again."""
    if done.posting is None or not any(not mishap.for_good for mishap in done.posting.mishaps):
        return done
    from dixit_pbem.post.outbox import owed_now

    book = owed_now(look(path))
    waits = (wait.until for owed, wait in book.waits.items() if owed is None or owed in book.owed)
    return replace(done, next_try=min(waits, default=None))
