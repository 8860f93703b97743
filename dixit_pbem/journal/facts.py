"""What happened around the game: mail that left and came in, and what people asked of the clock.

Facts stand in the journal among the events; replay of the game passes over them, and `undo` takes none back.
"""

from __future__ import annotations

from datetime import datetime

from dixit_pbem.engine.kinds import FLAG, INSTANT, NUMBER, TEXT, TEXTS, part
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_beside import Fact as Fact
from dixit_pbem.journal.facts_beside import Loved as Loved
from dixit_pbem.journal.facts_beside import SaidBeside as SaidBeside
from dixit_pbem.journal.facts_beside import WordsStruck as WordsStruck
from dixit_pbem.journal.facts_of_guests import OfGuests
from dixit_pbem.journal.facts_of_stand_ins import OfStandIns


@frozen
class Posted(Fact):
    """A letter has left, because of the event or fact `cause`; without a reader it went to the moderator."""

    letter: str = part(TEXT)
    cause: int = part(NUMBER)
    reader: PlayerName | None = part(TEXT, default=None)


@frozen
class PostRefused(Fact):
    """A letter could not be handed over for good, and will not be tried again by itself."""

    letter: str = part(TEXT)
    cause: int = part(NUMBER)
    reason: str = part(TEXT)
    address: str = part(TEXT)
    reader: PlayerName | None = part(TEXT, default=None)


@frozen
class PostDelayed(Fact):
    """Mail could not be handed over for now: one letter, or (without a letter) any; it is tried again from `until`."""

    tries: int = part(NUMBER)
    until: datetime = part(INSTANT)
    reason: str = part(TEXT)
    letter: str | None = part(TEXT, default=None)
    cause: int = part(NUMBER, default=0)
    reader: PlayerName | None = part(TEXT, default=None)


@frozen
class Superseded(Fact):
    """A letter was never sent, because what it asks for is over."""

    letter: str = part(TEXT)
    cause: int = part(NUMBER)
    reader: PlayerName | None = part(TEXT, default=None)


@frozen
class ResendAsked(Fact):
    """The moderator, or the player, asked for the last letter once more, or for the `hand`."""

    player: PlayerName = part(TEXT)
    hand: bool = part(FLAG, default=False)


@frozen
class Said(Fact):
    """A word to all: from a player, told with the next mail; or from the moderator, told at once."""

    text: str = part(TEXT)
    player: PlayerName | None = part(TEXT, default=None)


@frozen
class Reminded(Fact):
    """These players are reminded of what they owe; `late` when their deadline is over."""

    players: tuple[PlayerName, ...] = part(TEXTS)
    late: bool = part(FLAG, default=False)


@frozen
class LateTold(Fact):
    """Everybody is told for whom the game waits beyond the deadline."""

    players: tuple[PlayerName, ...] = part(TEXTS)


@frozen
class DigestDue(Fact):
    """The moderator is told what happened after event `since`."""

    since: int = part(NUMBER)


@frozen
class StepTaken(Fact):
    """The autopilot looked after a gap longer than usual; nothing is closed before it looks once more."""

    gap: int = part(NUMBER)
    """In seconds."""


@frozen
class LockedOut(Fact):
    """The game cannot read its mail: its mailbox lets it in no longer, or there is no room to keep a mail."""

    reason: str = part(TEXT)


@frozen
class MailRead(Fact):
    """A mail of a player was understood, or answered with why not; its move, if any, follows."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    player: PlayerName = part(TEXT)
    verdict: str = part(TEXT)
    message_id: str = part(TEXT, default="")
    phase: int = part(NUMBER, default=0)
    """The event that opened the phase which the mail answers; 0 for the one that is open."""
    answer: str = part(TEXT, secret=True, default="")
    other_address: str | None = part(TEXT, default=None)


@frozen
class MailHeld(Fact):
    """A mail waits for the moderator; where a player is known, they are asked as well if `asked`."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    sender: str = part(TEXT)
    reason: str = part(TEXT)
    message_id: str = part(TEXT, default="")
    player: PlayerName | None = part(TEXT, default=None)
    answer: str = part(TEXT, secret=True, default="")
    asked: bool = part(FLAG, default=False)


@frozen
class HeldSettled(Fact):
    """The moderator decided about the mail that event `held` kept."""

    held: int = part(NUMBER)
    how: str = part(TEXT)
    player: PlayerName | None = part(TEXT, default=None)
    words: str = part(TEXT, default="")
    """With which a clue, or words to all, were sent back to their player."""


@frozen
class MailSetAside(Fact):
    """A mail that is no move and gets no answer: automatic, seen before, or our own."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    reason: str = part(TEXT)
    message_id: str = part(TEXT, default="")
    player: PlayerName | None = part(TEXT, default=None)  # whose program wrote it
    first: str | None = part(TEXT, default=None)  # the days of absence that it names; only `away` makes them count
    last: str | None = part(TEXT, default=None)


@frozen
class Bounced(Fact):
    """A letter came back: its address does not take mail."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    reason: str = part(TEXT)
    address: str = part(TEXT, default="")
    player: PlayerName | None = part(TEXT, default=None)
    message_id: str = part(TEXT, default="")


@frozen
class LanguageChosen(Fact):
    """A player reads in another language from now on; it was `instead_of` in the settings."""

    player: PlayerName = part(TEXT)
    language: str = part(TEXT)
    instead_of: str = part(TEXT)


@frozen
class MailsChosen(Fact):
    """A player wants other `receipts`, or `pages`, from now on; it was `instead_of` in the settings."""

    player: PlayerName = part(TEXT)
    what: str = part(TEXT)
    how: str = part(TEXT)
    instead_of: str = part(TEXT)


@frozen
class AddressAsked(Fact):
    """A player wants mail at another address; the old one is asked first."""

    player: PlayerName = part(TEXT)
    email: str = part(TEXT)


@frozen
class AddressChosen(Fact):
    """A player gets mail at another address from now on; it was `instead_of` in the settings."""

    player: PlayerName = part(TEXT)
    email: str = part(TEXT)
    instead_of: str | None = part(TEXT, default=None)
    was: str | None = part(TEXT, default=None)
    """The address in force until then, which is told; older programs told nobody."""
    typed: bool = part(FLAG, default=False)
    """The moderator typed it in."""


@frozen
class AddressTakenBack(Fact):
    """The old address took back the change that event `since` made, and those after it."""

    player: PlayerName = part(TEXT)
    since: int = part(NUMBER)


@frozen
class AwayTold(Fact):
    """A player is away from the first to the last of these days."""

    player: PlayerName = part(TEXT)
    first: str = part(TEXT)
    last: str = part(TEXT)


@frozen
class ResignAsked(Fact):
    """A player wants to leave; the moderator confirms with `leave`."""

    player: PlayerName = part(TEXT)


@frozen
class LuckGiven(Fact):
    """A player's word of chance joins the seed from `round` on; `seat` counts those of the start from 1.

    `undo` takes it back as little as other facts, but replay knows of it, for draws follow from it.
    """

    player: PlayerName = part(TEXT)
    seat: int = part(NUMBER)
    words: str = part(TEXT)
    round: int = part(NUMBER)
    typed: bool = part(FLAG, default=False)
    """The moderator typed it in."""


AnyFact = (
    Posted
    | PostRefused
    | PostDelayed
    | Superseded
    | ResendAsked
    | Said
    | SaidBeside
    | WordsStruck
    | Loved
    | Reminded
    | LateTold
    | DigestDue
    | StepTaken
    | LockedOut
    | MailRead
    | MailHeld
    | HeldSettled
    | MailSetAside
    | Bounced
    | LanguageChosen
    | MailsChosen
    | AddressAsked
    | AddressChosen
    | AddressTakenBack
    | AwayTold
    | ResignAsked
    | LuckGiven
    | OfGuests
    | OfStandIns
)
