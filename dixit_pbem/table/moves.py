"""What people ask for beside `next-turn`: their moves, what a moderator needs on a bad day, a new game.

Each is one transaction: the game is locked, decided on, written; where mails follow, they leave before the lock is
let go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import reduce
from pathlib import Path
from unicodedata import category
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.engine.decide import decide, score
from dixit_pbem.engine.events import Event, Undone
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Circumstances, Game, Phase, PlayerName, in_words, sides
from dixit_pbem.engine.moves import CastVotes, Move, Replace
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.engine.systems import Rules, rules_for
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import AwayTold, Reminded, ResendAsked, Said
from dixit_pbem.journal.facts_of_guests import GameFollows
from dixit_pbem.journal.history import Step, seen_since, to_take_back
from dixit_pbem.journal.opened import Opened, Running, look
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import Work, at_work, must_still_be, open_phase
from dixit_pbem.progress import OnProgress
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage.decks import Deck, load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.live import Change
from dixit_pbem.storage.names import alike, folded, is_address, why_no_name, why_not_at_once
from dixit_pbem.storage.new_file import NewGame, file_text
from dixit_pbem.storage.reach import allow_what_is_named
from dixit_pbem.storage.settings import Settings, load_settings
from dixit_pbem.storage.spec import CLOSED
from dixit_pbem.table.advance import wait_for_the_away
from dixit_pbem.table.done import Done, done_with, mailed
from dixit_pbem.table.remarks import few_cards, idle_rules, remarks_on
from dixit_pbem.table.settings import text_with
from dixit_pbem.table.timekeeper import on_time


def new_game(path: Path, game: NewGame, changes: Sequence[Change] = ()) -> tuple[str, ...]:
    """Write a new game file, with these settings beside the usual ones; the lines say what comes next."""
    text, _, _ = drafted(path, game, changes)
    return begun_with(path, text)


def begun_with(path: Path, text: str, *facts: GameFollows) -> tuple[str, ...]:
    """Write a new game file with this text, and these facts in its journal; the lines say what comes next."""
    settings, decks = _loaded(path, text)
    game = GameFile.begin(path, text)
    allow_what_is_named(settings, game.home)
    if facts:
        with at_work(game) as work:
            work.write(*facts)
    rules = rules_for(settings.rules, len(settings.seats))
    by_post = tuple(player.name for player in settings.players if player.email is None)
    on_paper = f"{in_words(by_post)} {'plays' if len(by_post) == 1 else 'play'} by post, as no address is given."
    return (
        _ready(path, settings),
        *((on_paper,) if by_post else ()),
        *remarks_on(settings),
        *(pairs_told(rules, settings.seats) if rules else ()),
        *(idle_rules(settings.rules, len(settings.seats), rules) if rules else ()),
        *(few_cards(sum(len(deck.cards) for deck in decks), len(settings.seats), rules) if rules else ()),
        "Moves that you type in yourself, drafts in a folder and a mailbox of your own show you secrets; replies that "
        "come to a mailbox of the game's own do not.",
    )


def _ready(path: Path, settings: Settings) -> str:
    begin, seats = typed("next-turn", path), settings.seats
    if settings.table == CLOSED:
        return f"{quoted(path)} is ready for {len(seats)} players. Look through it, then deal: `{begin}`."
    sits = f"{in_words(seats)} {'sits' if len(seats) == 1 else 'sit'} there already"
    return f"{quoted(path)} is ready, and others may write for a seat; {sits}. Look at it, then open it: `{begin}`."


def drafted(path: Path, game: NewGame, changes: Sequence[Change] = ()) -> tuple[str, Settings, tuple[Deck, ...]]:
    """What would be written there, which loads; nothing is written yet."""
    text = text_with(file_text(game), changes, file=path.name)
    return text, *_loaded(path, text)


def _loaded(path: Path, text: str) -> tuple[Settings, tuple[Deck, ...]]:
    settings = load_settings(text.partition("\njournal:")[0] + "\n", file=path.name)
    return settings, load_decks(settings.decks, path.parent)


def pairs_told(rules: Rules, seats: tuple[PlayerName, ...]) -> Iterator[str]:
    """Who plays with whom, where partners share their points."""
    if rules.pairs:
        yield "The pairs: " + "; ".join(map(in_words, sides(rules, seats))) + "."


def move(
    store: Store,
    moves: Callable[[Game], Sequence[Move]],
    *,
    spoilers: bool = False,
    watch: OnProgress | None = None,
) -> Done:
    """Record what people did, all or nothing, in the phase it was meant for; the last vote scores the round.

    With somebody to `watch`, the mails that it brings leave at once.
    """
    found = look(store)
    with at_work(store, found) as work:
        asked = moves(work.running.game)
        with on_time(work):
            events = _decided(work.running.game, asked, work.around, spoilers=spoilers)
            must_still_be(open_phase(found), work.opened)
            work.write(*events)
            wait_for_the_away(work)
        done = done_with(work)
        votes = (each for each in asked if isinstance(each, CastVotes))
        twice = (each.player for each in votes if _twice(each))
        once = (f"{player} named the same card twice; it counts as one vote." for player in twice)
        done = replace(done, notes=(*done.notes, *once))
        return mailed(work, done, watch=watch) if watch else done


def _twice(cast: CastVotes) -> bool:
    """Does somebody name a card of the same table twice?"""
    named = list(zip(cast.rounds or [0] * len(cast.numbers), cast.numbers, strict=True))
    return len(set(named)) < len(named)


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
        from dixit_pbem.words.refusals import sentence

        reasons = dict.fromkeys(sentence(refusal, spoilers=spoilers) for refusal in refusals)
        raise DixitError("\n".join(reasons))
    complete = game.phase is Phase.VOTE and game.round.result is None and not pending(game)
    return [*events, *score(game)] if complete else events


def undo(store: Store, *, after_reveal: bool, watch: OnProgress) -> Done:
    """Take back the last move with all that followed from it."""
    found = look(store)
    meant = _last_move(found)
    with at_work(store, found) as work:
        steps = _last_move(work.opened)
        if steps[0].seq != meant[0].seq:
            raise DixitError(
                "Another command has just changed the last move, so nothing was taken back. "
                "Look at `log`, and call `undo` again if you still want it."
            )
        shown = seen_since(steps)
        if shown and not after_reveal:
            raise DixitError(
                f"The players have been shown {in_words(shown)} since then. "
                "`undo --after-reveal` takes it back all the same."
            )
        with on_time(work):
            work.write(Undone(steps[0].seq, _until(work.running, steps[0].before)))
            wait_for_the_away(work)
        done = done_with(work)
        seen = (f"The players have seen {in_words(shown)}.",) if shown else ()
        return mailed(work, replace(done, taken_back=steps, notes=(*done.notes, *seen)), watch=watch)


def _until(running: Running, before: Game | None) -> datetime:
    """The deadline of the phase that will be open: its own, or one as long and as free as when it opened first."""
    now, game = clock.now(), running.game
    same = before is not None and (before.phase, before.round.number) == (game.phase, game.round.number)
    if same and game.round.deadline and game.round.deadline > now:
        return game.round.deadline
    deadlines = running.settings.deadlines
    lengths = {Phase.CARD: deadlines.card, Phase.VOTE: deadlines.vote}
    length = lengths.get(before.phase, deadlines.clue) if before else deadlines.clue
    return running.quiet.deadline(now + length, pending(before) if before else ())


def _last_move(found: Opened) -> tuple[Step, ...]:
    return to_take_back(found.begun.history)


def replace_player(
    store: Store, who: Callable[[Game], PlayerName], *, newcomer: str, email: str | None, watch: OnProgress
) -> Done:
    """Let another person take a seat."""
    reason = why_no_name(newcomer)
    if reason:
        raise DixitError(f"'{newcomer}' cannot be a name: {reason}. Choose another.")
    if email is not None and not is_address(email):
        raise DixitError(f"'{email}' is not an e-mail address. Write it like eve@example.org.")
    with at_work(store) as work:
        player = who(work.running.game)
        if work.running.game.rules.together and (reason := why_not_at_once(newcomer)):
            raise DixitError(f"'{newcomer}' cannot be a name where all tell at once: {reason}. Write it longer.")
        twin = alike(newcomer, (other for other in work.running.game.seats if other != player))
        if twin and folded(twin) != folded(newcomer):
            raise DixitError(f"'{newcomer}' looks just like '{twin}', who sits at this table already. Choose another.")
        listed = work.running.seats[player].listed
        asked = Replace(player, PlayerName(newcomer), email, listed.email if listed else None)
        work.write(*decide(work.running.game, asked, work.around))
        done = done_with(work)
        on_paper = () if email else (f"{newcomer} has no address, and plays on paper.",)
        return mailed(work, replace(done, notes=(*done.notes, *on_paper)), watch=watch)


def remind(store: Store, who: Callable[[Game], PlayerName] | None, *, watch: OnProgress) -> Done:
    """Remind everybody whom the game waits for, or one of them."""
    with at_work(store) as work:
        owing = awaited(work.running.game)
        whom = (who(work.running.game),) if who else owing
        if not whom or not set(whom) <= set(owing):
            raise DixitError(f"The game does not wait for {whom[0] if whom else 'anybody'}. `status` says for whom.")
        reached = _with_address(work, whom)
        work.write(Reminded(reached))
        done = done_with(work)
        on_paper = tuple(f"{player} plays on paper: ask in person." for player in whom if player not in reached)
        return mailed(work, replace(done, notes=(*done.notes, *on_paper)), watch=watch)


def resend(store: Store, who: Callable[[Game], PlayerName], *, watch: OnProgress) -> Done:
    """Send a player the last letter once more."""
    with at_work(store) as work:
        work.write(*map(ResendAsked, _with_address(work, (who(work.running.game),))))
        return mailed(work, done_with(work), watch=watch)


def _with_address(work: Work, players: Sequence[PlayerName]) -> tuple[PlayerName, ...]:
    """Those of them who get mail; a refusal where nobody does."""
    found = tuple(player for player in players if work.running.seats[player].email)
    if not found:
        plays = "plays" if len(players) == 1 else "play"
        raise DixitError(
            f"{in_words(tuple(players))} {plays} on paper, where no mail goes. "
            "Ask in person, or write an address into the game file."
        )
    return found


def say(store: Store, text: str, *, watch: OnProgress) -> Done:
    """Say a word to all, at once."""
    said = "".join(letter for letter in text if letter == "\n" or category(letter) != "Cc").strip()
    if not said:
        raise DixitError('There is nothing to say yet. Write some words, as in: say sunday.yaml "We meet on Sunday".')
    with at_work(store) as work:
        work.write(Said(said))
        return mailed(work, done_with(work), watch=watch)


def away(store: Store, who: Callable[[Game], PlayerName], *, first: date, last: date, watch: OnProgress) -> Done:
    """Write down that a player is away; no deadline of theirs ends in these days."""
    with at_work(store) as work:
        player = who(work.running.game)
        today = clock.now().astimezone(ZoneInfo(work.running.seats[player].timezone)).date()
        if not max(first, today) <= last:
            raise DixitError(
                f"From {first} to {last} are no days to come. Write the first and the last day, as in 2026-12-03 "
                "2026-12-10."
            )
        work.write(AwayTold(player, str(first), str(last)))
        return mailed(work, done_with(work), watch=watch)


def send(store: Store, *, watch: OnProgress) -> Done:
    """Send every letter that is owed, and nothing else; what was put off is tried again now."""
    with at_work(store) as work:
        return mailed(work, done_with(work), watch=watch)
