"""What a moderator does by hand: the drafts to be sent, those that were, and the pages for who plays on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.engine import may
from dixit_pbem.engine.cycle import left_in_hand
from dixit_pbem.engine.model import Game, HandLetter, Phase, PlayerName, in_words
from dixit_pbem.engine.pending import awaited
from dixit_pbem.shell import quoted, typed
from dixit_pbem.table.done import Done
from dixit_pbem.table.phrases import counted

if TYPE_CHECKING:
    from dixit_pbem.post.carriers.to_drafts import Drafted


def drafts_told(drafted: Drafted, game: Path) -> Iterator[str]:
    """Which drafts are to be sent now, and what became of the others."""
    sent = f"`{typed('send', game, '--done')}`"
    if drafted.away:
        yield f"{_drafts(drafted.away, 'went')} to {_place(drafted.away)}, as their step is over."
    if drafted.new:
        yield from to_send(drafted.new)
        yield (
            "Open each in your mail program and send it, or let them all be opened by "
            f"`{typed('send', game, '--with-my-mail-program')}`. {sent} puts away what you have sent."
        )
    if drafted.earlier:
        them, lie = ("it", "lies") if len(drafted.earlier) == 1 else ("them", "lie")
        then = "" if drafted.new else f" Once you have sent {them}, {sent} puts {them} away."
        yield f"{_drafts(drafted.earlier, f'from before {lie}')} in {_place(drafted.earlier)}.{then}"


def to_send(drafts: Sequence[Path]) -> Iterator[str]:
    """Each reader with the drafts that are to be sent to them."""
    from dixit_pbem.post.carriers.to_drafts import reader_of

    names: dict[str, list[str]] = {}
    for draft in drafts:
        names.setdefault(reader_of(draft), []).append(draft.name)
    yield f"{_drafts(drafts, 'to send')}, in {_place(drafts)}:"
    width = max(map(len, names))
    yield from (f"  {reader:<{width}}  {', '.join(files)}" for reader, files in names.items())


def put_away_told(away: Sequence[Path], left: Sequence[Path]) -> Iterator[str]:
    """Where the drafts are that were sent, and those that would not go."""
    if away:
        yield f"{_drafts(away, 'went')} to {_place(away)}."
    if left:
        yield f"{_drafts(left, 'cannot be moved now')}: close your mail program, and call `send --done` again."
    if not away and not left:
        yield "No draft lies there to be put away."


def by_post_told(done: Done) -> Iterator[str]:
    """Which page goes to whom, and how the answer is typed in."""
    for player, pages in done.by_post:
        words = _answer(done.game, player) if player in awaited(done.game) else None
        answer = f", and type in the answer: `{typed(words[0], done.file, *words[1:])}`" if words else ""
        yield f"{player} plays by post: hand over {in_words(tuple(map(quoted, pages)))}{answer}."
    if done.by_post and done.game.phase is Phase.CLUE and done.game.last is None:
        yield f"Mails bring the rules along. For who plays by post, `{typed('print', 'rules', done.file)}` prints them."


def _answer(game: Game, player: PlayerName) -> tuple[str, ...]:
    """The command that takes what a player answers now, and what stands behind the game."""
    match game.phase:
        case Phase.CLUE:
            return "clue", player if game.rules.blind_clue else f"{player}=C", "the clue"
        case Phase.CARD:
            held, free = game.hands[player], left_in_hand(game, player)
            letters = (letter for letter in "BDFACEGHIJKL" if held.get(HandLetter(letter)) in free)
            count = len(may.rounds_to_give(game, player))
            given = ["+".join(islice(letters, game.rules.cards_given)) for _ in range(count)]
            return "card", f"{player}={','.join(given) if count > 1 else given[0].replace('+', ',')}"
        case _:
            return "vote", f"{player}={','.join('3' for _ in may.rounds_to_vote(game, player))}"


def _drafts(drafts: Sequence[Path], what: str) -> str:
    return f"{counted(len(drafts), 'draft')} {what}"


def _place(drafts: Sequence[Path]) -> str:
    return in_words(tuple(dict.fromkeys(quoted(draft.parent) for draft in drafts)))
