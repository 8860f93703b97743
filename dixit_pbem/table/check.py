"""The use-cases that look for what is wrong: `check`, its mending, and `verify`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from dixit_pbem import clock
from dixit_pbem.engine.events import GameStarted, Undone
from dixit_pbem.engine.model import CardId, Luck, Phase, PlayerName
from dixit_pbem.engine.seating import seats_ever
from dixit_pbem.errors import BadFile, DixitError, Misfit, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.history import Step, walk
from dixit_pbem.journal.opened import Opened, entries_of, look, misfit_problem, opened, opened_again
from dixit_pbem.journal.proof import checked
from dixit_pbem.journal.store import Store
from dixit_pbem.storage.decks import Deck
from dixit_pbem.storage.editions import decks_as_begun, hash_of
from dixit_pbem.storage.game_file import Contents, GameFile
from dixit_pbem.storage.reach import allow_all
from dixit_pbem.table.advance import deck_too_small
from dixit_pbem.table.check_mail import mail_notes, mail_problems
from dixit_pbem.table.check_side import missing_beside, missing_mails
from dixit_pbem.table.moves import pairs_told
from dixit_pbem.table.phrases import counted
from dixit_pbem.table.remarks import few_cards, idle_rules, no_hour_for_all, remarks_on


@frozen
class Findings:
    """Everything that is wrong with a game, what is worth knowing, and a line for when all is well."""

    problems: tuple[Problem, ...]
    notes: tuple[str, ...]
    summary: str


def check(file: GameFile, known: Opened | None = None) -> Findings:
    """Every problem of a game file: its settings, its journal, its decks, its mail.

    Of a game that is `known` as it stood before, only what came since is replayed.
    """
    contents, damage = file.examine()
    unfit = file.unfit()
    try:
        found = opened_again(known, contents) if known else opened(file.home, contents)
    except BadFile as bad:
        return Findings((*unfit, *bad.problems, *damage), contents.notes, "")
    if damage:
        return Findings((*unfit, *damage), contents.notes, "")
    problems, remarks = _deck_findings(found)
    sitting = found.game.seats if found.game else found.settings.seats
    notes = (*remarks, *remarks_on(found.settings), *no_hour_for_all(found.settings, clock.now()))
    return Findings(
        (*unfit, *found.frozen_changes, *problems, *mail_problems(found), *missing_mails(file, found)),
        (
            *found.notes,
            *notes,
            *missing_beside(file, found),
            *found.in_force,
            *map(str, mail_notes(found)),
        ),
        f"{found.home.name} is in order: {len(sitting)} players, {counted(len(found.journal), 'event')}.",
    )


def _deck_findings(found: Opened) -> tuple[tuple[Problem, ...], tuple[str, ...]]:
    try:
        begun = found.game.setup.pictures if found.game else {}
        decks = decks_as_begun(found.settings.decks, found.home.beside, begun)
    except BadFile as bad:
        return bad.problems, ()
    except DixitError as missing:
        return (found.problem("deck", str(missing)),), ()
    cards = sum(len(deck.cards) for deck in decks)
    too_small = deck_too_small(found, cards)
    problems = (*([too_small] if too_small else []), *_changed_pictures(found, decks))
    # Where seats fill up by mail there are not so many yet as will play.
    players = max(len(found.settings.seats), found.settings.starts_with or 0)
    few = () if too_small else few_cards(cards, players, found.rules)
    idle = idle_rules(found.settings.rules, players, found.rules)
    return problems, (*pairs_told(found.rules, found.settings.seats), *idle, *few)


def _changed_pictures(found: Opened, decks: tuple[Deck, ...]) -> Iterator[Problem]:
    if found.game is None:
        return
    cards = {card.id: card for deck in decks for card in deck.cards}
    for card, before in found.game.setup.pictures.items():
        if card not in cards:
            yield found.problem("deck", f"The card {card} was in the deck when the game started. Put it back.")
        elif hash_of(cards[card]) != before:
            yield found.problem("deck", f"The picture of {card} is not the one the game started with. Put it back.")
    for card in cards.keys() - found.game.setup.pictures.keys():
        yield found.problem("deck", f"{CardId(card)} was not in the deck when the game started. Take it out.")


def mend(file: GameFile, *, keep_edit: bool) -> tuple[str, ...]:
    """Put the recorded journal back, or keep it as it was edited; what was replaced is kept beside it."""
    if not keep_edit:
        return file.restore()
    opened(file.home, file.edited())
    return file.accept()


def allow(file: GameFile) -> tuple[str, ...]:
    """Allow on this computer what the game may not do unasked, and say what that is."""
    placed = file.allow_place()
    found = look(file)
    allowed = (*placed, *allow_all(found.settings, found.home))
    nothing = f"{found.home.name} asks for nothing that is not allowed."
    return tuple(f"Allowed on this computer: {matter.text}." for matter in allowed) or (nothing,)


@frozen
class Proof:
    """The fair-shuffle check: what does not fit, and the seed once the game is over."""

    commitment: str
    checked: str
    misfits: tuple[str, ...]
    seed: str | None
    seats: tuple[PlayerName, ...]
    """Those of the start, in their order: words of chance go by it."""
    luck: Luck
    reopened: bool
    """Was the game over once, so that its seed could be seen, and went on?"""


_MEMORY = ", and what was seen in earlier games"


def verify(store: Store) -> Proof:
    """Recompute every draw of a game from its seed."""
    contents, file = store.read(), store.home.name
    steps, misfits = _steps(file, contents)
    # What stands before the start are seats taken at an open table.
    steps = tuple(dropwhile(lambda step: not isinstance(step.event, GameStarted), steps))
    if not steps or not isinstance(steps[0].event, GameStarted):
        raise DixitError("The game has not begun, so there is nothing to verify yet.")
    begun = steps[0].event
    game = steps[-1].before if misfits else opened(store.home, contents).begun.game
    over = game is not None and not misfits and game.phase is Phase.FINISHED
    found = checked(steps, begun.seed, commitment=begun.commitment, over=over)
    told = tuple(str(Problem(file, contents.line_of(each.seq), each.text)) for each in found.wrong)
    return Proof(
        found.commitment,
        f"{len(steps)} events, every deal, table and draw among them{_MEMORY if game and game.setup.seen else ''}",
        (*told, *misfits),
        found.seed,
        seats=seats_ever(game) if game else begun.seats,
        luck=game.luck if game else Luck(),
        reopened=any(_reopens(step) for step in steps),
    )


def _reopens(step: Step) -> bool:
    return isinstance(step.event, Undone) and step.before is not None and step.before.phase is Phase.FINISHED


def _steps(file: str, contents: Contents) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    steps: list[Step] = []
    try:
        for step in walk((entry.seq, entry.event) for entry in entries_of(file, contents)):
            steps.append(step)  # noqa: PERF402 - what came before a misfit counts
    except Misfit as misfit:
        return tuple(steps), (str(misfit_problem(file, contents, misfit)),)
    return tuple(steps), ()
