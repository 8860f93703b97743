"""Prints what a use-case did: the sentences of the story, what became of the mail, and whom the game waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from dixit_pbem.cli import terminal
from dixit_pbem.cli.by_hand import by_post_told, drafts_told
from dixit_pbem.cli.terminal import aside
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.events import GameEnded, RoundScored
from dixit_pbem.engine.model import Game, Phase, in_words
from dixit_pbem.engine.pending import awaited
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import (
    DigestDue,
    Fact,
    LockedOut,
    Loved,
    MailHeld,
    MailRead,
    MailSetAside,
    Reminded,
    ResendAsked,
)
from dixit_pbem.journal.records import Happening
from dixit_pbem.shell import is_reached, quoted, typed
from dixit_pbem.table.around import around
from dixit_pbem.table.done import Done
from dixit_pbem.table.phrases import awards_of, counted, moment, waiting
from dixit_pbem.table.sentences import sentence

if TYPE_CHECKING:
    from dixit_pbem.post.ledger import Owed
    from dixit_pbem.post.posting import Posting

_TOLD_ELSEWHERE = (DigestDue, Reminded, ResendAsked, LockedOut)
"""What the line about their mail, or about the mailbox, tells already."""
_FEW = 4
"""So many readers are always named."""
_BUT = 2
"""Of more than a few, everybody is told apart from at most so many."""


class NotAllSent(DixitError):
    """Letters that did not leave and will not by themselves."""


def told_around(happened: Iterable[Happening], game: object) -> tuple[str, ...]:
    """A sentence for each fact around the game, among all that happened; `game` is what one types for it."""
    facts = (fact for fact in happened if isinstance(fact, Fact))
    return tuple(line for fact in facts for line in (around(fact), *_offered(fact, game)))


def _offered(fact: Fact, game: object) -> Iterator[str]:
    """The command that makes an absence count."""
    if isinstance(fact, MailSetAside) and fact.player and fact.first and fact.last:
        yield f"`{typed('away', game, fact.player, fact.first, fact.last)}` writes it down."


def _verdict(fact: MailRead, loving: Container[str]) -> str:
    """What a mail was; of a heart the answer is how the game stands, which nobody asked for."""
    from dixit_pbem.post.said import Got

    return "heart" if fact.verdict == Got.STATUS and fact.player in loving else fact.verdict


def came_in(done: Done, game: object) -> None:
    """Say what the mails that were read made of the game, which one types like this."""
    loving = {fact.player for fact in done.came_in if isinstance(fact, Loved)}
    read = [f"{fact.player} ({_verdict(fact, loving)})" for fact in done.came_in if isinstance(fact, MailRead)]
    if read:
        terminal.echo(f"Mail came in: {', '.join(read)}.")
    for line in told_around((fact for fact in done.came_in if not isinstance(fact, MailRead)), game):
        terminal.echo(line)
    if any(isinstance(fact, MailHeld) for fact in done.came_in):
        terminal.echo("`held` shows what waits for your decision.")


def tell(done: Done, *, drafted: bool = False, by_itself: bool = False) -> None:
    """Say what was done, what was sent (or only drafted), and how the game goes on (perhaps by itself).

    NotAllSent for stuck letters.
    """
    aside(done.notes)
    _steps(done)
    for folder, count in Counter(page.parent for page in done.pages).items():
        terminal.echo(f"{counted(count, 'page file')} made in {quoted(folder)}.")
    if done.would_send:
        terminal.echo("This would be sent:")
    width = max((len(_whom(owed)) for owed, _ in done.would_send), default=0)
    for owed, pages in done.would_send:
        terminal.echo(f"  {_whom(owed):<{width}}  {', '.join((owed.kind, *pages))}")
    if done.posting:
        _posted(done, done.posting, drafted=drafted)
    for line in (*by_post_told(done), *_goes_on(done, by_itself=by_itself)):
        terminal.echo(line)
    _must_all_leave(done.posting)


def touched(posting: Posting | None) -> bool:
    """Was there any mail that left, or should have?"""
    return posting is not None and bool(posting.sent or posting.over or posting.mishaps or posting.to_mend)


def _steps(done: Done) -> None:
    if done.dry_run and (done.steps or done.would_score):
        terminal.echo("This would be done:")
    for step in done.steps:
        if not isinstance(step.event, _TOLD_ELSEWHERE):
            terminal.echo(sentence(step, spoilers=False))
        if isinstance(step.event, RoundScored):
            for played in done.game.last_rounds:
                if step.event.round in (None, played.number):
                    for line in awards_of(played, done.game.rules, done.game.seats):
                        terminal.echo(f"  {line}")
    if done.would_score:
        terminal.echo("The round would be scored, and everybody would get its results.")


def _whom(owed: Owed) -> str:
    return owed.reader or "the moderator"


def _posted(done: Done, posting: Posting, *, drafted: bool) -> None:
    what = "Drafted" if posting.drafts else "Mailed"
    for kinds, readers in _by_readers(posting.sent).items():
        terminal.echo(f"{what}: {in_words(kinds)} to {_readers(readers, done.game)}.")
    if posting.sent and drafted:
        it, lie = ("it", "lies") if len(posting.sent) == 1 else ("them", "lie")
        terminal.echo(f"{counted(len(posting.sent), 'draft')} {lie} in {quoted(posting.drafts)}; `send` sends {it}.")
    if posting.by_hand:
        for line in drafts_told(posting.by_hand, done.file):
            terminal.echo(line)
    for kinds, readers in _by_readers(posting.over).items():
        terminal.echo(f"Not sent any more (superseded): {in_words(kinds)} to {_readers(readers, done.game)}.")
    aside(_put_off(done, posting))
    if posting.waiting and posting.taken_along:
        mails = counted(posting.waiting, "mail")
        terminal.echo(f"Another dixit-pbem sends mails of this game now, and takes these along: {mails}.")
    elif posting.waiting and not posting.sent and not posting.mishaps and not posting.to_mend:
        wait = "waits" if posting.waiting == 1 else "wait"
        terminal.echo(f"{counted(posting.waiting, 'mail')} {wait} for the next try; `send` tries at once.")
    if posting.for_morning:
        wait = "waits" if posting.for_morning == 1 else "wait"
        terminal.echo(f"{counted(posting.for_morning, 'mail')} {wait} for the readers' morning; `send` sends at once.")


def _by_readers(letters: Iterable[Owed]) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Who got what: the kinds of letters that went to the same readers, with these readers."""
    readers: dict[str, dict[str, None]] = {}
    for owed in letters:
        readers.setdefault(owed.kind, {})[_whom(owed)] = None
    kinds: dict[tuple[str, ...], list[str]] = {}
    for kind, names in readers.items():
        kinds.setdefault(tuple(names), []).append(kind)
    return {tuple(same): names for names, same in kinds.items()}


def _readers(names: Sequence[str], game: Game) -> str:
    """A few by name; of many those who are left out."""
    others = tuple(player for player in game.seats if player not in names)
    if len(names) <= _FEW or len(others) > _BUT or not set(names) <= set(game.seats):
        return in_words(tuple(names))
    return f"everybody but {in_words(others)}" if others else "everybody"


def _put_off(done: Done, posting: Posting) -> Iterator[str]:
    """What had to wait, and when it is tried again."""
    later: dict[str, list[Owed | None]] = {}
    for mishap in posting.mishaps:
        if not mishap.for_good:
            later.setdefault(mishap.reason.rstrip("."), []).append(mishap.owed)
    for reason, letters in later.items():
        owed = [each for each in letters if each]
        if len(owed) < len(letters):
            yield f"No mail can leave now: {reason}."
        for kinds, readers in _by_readers(owed).items():
            has = "has" if len(kinds) == len(readers) == 1 else "have"
            yield f"The {in_words(kinds)} to {_readers(readers, done.game)} {has} to wait: {reason}."
    if later:
        again = f"; `run` tries again on {moment(done.next_try, done.zone)}" if done.next_try else ""
        yield f"{counted(posting.waiting, 'mail')} not sent: `send` tries at once{again}."


def _goes_on(done: Done, *, by_itself: bool) -> Iterator[str]:
    """Whom the game waits for, and until when; or what comes after its end."""
    game = done.game
    if done.would_score:
        yield "What they are is seen by nobody before that is done."
    elif any(isinstance(step.event, GameEnded) for step in done.steps) and game.phase is Phase.FINISHED:
        yield "`album` makes a book of the game, and `verify` shows that every shuffle was fair."
        if not is_reached(str(done.file)):
            yield f"Play again? `{typed('new', '--after', done.file)}` begins the next game with the same people."
    elif game.paused is not None and awaited(game):
        yield f"The game waits for {in_words(awaited(game))}, and no deadline passes until `resume`."
    else:
        yield waiting(game, done.zone, by_itself=by_itself)
        for player in awaited(game):
            own = deadline_of(game, player)
            if own is not None and own != game.round.deadline:
                yield f"{player} has until {moment(own, done.zone)}."


def _must_all_leave(posting: Posting | None) -> None:
    if posting is None:
        return
    refused: dict[tuple[str, str], list[str]] = {}
    for mishap in posting.mishaps:
        if mishap.for_good and mishap.owed:
            refused.setdefault((_whom(mishap.owed), mishap.reason.rstrip(".")), []).append(mishap.owed.kind)
    lines = [
        f"The {in_words(tuple(kinds))} to {whom} {'was' if len(kinds) == 1 else 'were'} refused: {reason}."
        for (whom, reason), kinds in refused.items()
    ]
    if lines:
        lines.append("Mend the address in the game file, then `resend` sends the last mail anew.")
    if lines or posting.to_mend:
        raise NotAllSent("\n".join((*lines, *posting.to_mend)))
