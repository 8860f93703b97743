"""A new game from what people chose: the command and the page make the very same file of the same choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from dixit_pbem.errors import BadFile, DixitError, Mistake, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.storage import new_file
from dixit_pbem.storage.live import Change
from dixit_pbem.storage.names import alike, folded, is_address, why_no_name
from dixit_pbem.storage.new_file import IN_ENVIRONMENT, NewGame
from dixit_pbem.storage.paces import GENTLE, PACES
from dixit_pbem.storage.people import Person
from dixit_pbem.storage.providers import PROVIDERS
from dixit_pbem.table.moves import new_game
from dixit_pbem.words.choices import DRAFTS, FOLDER

WITHOUT_SERVER = {DRAFTS: new_file.DRAFTS_AND_TYPING, FOLDER: new_file.DRAFTS_AND_FOLDER}
WAYS = (*WITHOUT_SERVER, *PROVIDERS)


@frozen
class Wanted:
    """Everything that somebody chose for a new game."""

    title: str
    rules: str
    players: tuple[Person, ...]
    decks: tuple[str, ...] = ("dreams",)
    language: str = "en"
    timezone: str = "UTC"
    pace: str = GENTLE
    together: bool = False
    way: str = DRAFTS
    address: str | None = None
    """The one that the game writes from; without it the first player's."""
    password_from: str = IN_ENVIRONMENT
    seed: str | None = None
    moderator: Person | None = None
    """Who runs the game; without one the first player."""
    opens_with: int = 0
    """How many have to be there before it begins; the others write for a seat. 0 where nobody else sits down."""
    more: tuple[Change, ...] = ()
    """Settings beside these: quiet hours, a player's language."""


def begin(path: Path, wanted: Wanted) -> tuple[str, ...]:
    """Write the file; the lines say what comes next."""
    with without_lines(path.name):
        return new_game(path, game_of(wanted), wanted.more)


@contextmanager
def without_lines(file: str) -> Iterator[None]:
    """Problems of a file that is not written are told without its name and lines: nobody can look there."""
    try:
        yield
    except BadFile as bad:
        if any(problem.file != file for problem in bad.problems):
            raise
        raise DixitError("\n".join(dict.fromkeys(problem.text for problem in bad.problems))) from None


def game_of(wanted: Wanted) -> NewGame:
    """What the file says."""
    must_be_one_of("pace", wanted.pace, tuple(PACES))
    for number, player in enumerate(wanted.players):
        if why := why_not_another(player, [other.name for other in wanted.players[:number]]):
            raise DixitError(why)
    return NewGame(
        title=wanted.title,
        rules=wanted.rules,
        decks=wanted.decks,
        language=wanted.language,
        players=wanted.players,
        seed=wanted.seed,
        mail=_mail(wanted),
        timezone=wanted.timezone,
        pace=PACES[wanted.pace],
        together=wanted.together,
        moderator=wanted.moderator,
        opens_with=wanted.opens_with,
    )


def must_be_one_of(what: str, chosen: str, known: tuple[str, ...]) -> None:
    """Mistake where a choice is none of those that there are."""
    if chosen not in known:
        raise Mistake(f"There is no {what} '{chosen}'.{did_you_mean(chosen, known)} Choose one of: {', '.join(known)}.")


def why_not_another(newcomer: Person, seated: Sequence[str]) -> str | None:
    """Why nobody can join so the players who sit there already, or None."""
    reason = why_no_name(newcomer.name)
    if twin := alike(newcomer.name, seated):
        same = folded(twin) == folded(newcomer.name)
        reason = "somebody else has it" if same else f"it looks just like '{twin}'"
    return f"'{newcomer.name}' cannot be a name: {reason}. Choose another." if reason else None


def _mail(wanted: Wanted) -> str:
    """The section on mail, with its comments."""
    must_be_one_of("way of mail", wanted.way, WAYS)
    if wanted.opens_with and wanted.way == DRAFTS:
        raise Mistake("--open lets people write for a seat, and drafts bring no mail in. Say how, as in --mail gmail.")
    if wanted.way in WITHOUT_SERVER:
        if wanted.address is not None:
            raise Mistake("--address goes with the servers of a provider, as in --mail gmail.")
        if wanted.password_from != IN_ENVIRONMENT:
            raise Mistake("--password-from goes with the servers of a provider, as in --mail gmail.")
        return WITHOUT_SERVER[wanted.way]
    people = (*([wanted.moderator] if wanted.moderator else []), *wanted.players)
    theirs = [each.email for each in people if each.email]
    address = wanted.address if wanted.address is not None else next(iter(theirs), "")
    if not is_address(address):
        fact = f"'{address}' is no e-mail address" if address else "The game needs an address to write from"
        raise Mistake(f"{fact}. Write it like --address ana@example.org.")
    account = new_file.Account(address, address.casefold() in map(str.casefold, theirs), wanted.password_from)
    return new_file.mail_by_server(PROVIDERS[wanted.way], account)
