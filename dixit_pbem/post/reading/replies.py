"""A mail of a known player on its way into the journal: its marks, and the facts that may become of it."""

from __future__ import annotations

from datetime import datetime

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal import facts
from dixit_pbem.post.said import HeldFor, Noted


@frozen
class Reply:
    """A mail of a known player, as it is written down: its name in the side folder, marks, and when it arrived."""

    mail: str
    key: str
    digest: str
    message_id: str
    sender: str
    arrived: datetime
    player: PlayerName
    current: bool
    """Whether it answers the phase that is open."""
    other_address: str | None = None
    question: int | None = None
    """The event that brought about the question which it answers, by that question's own token."""
    marked: bool = True
    """It bears a mark that only this player's mails have; without, the sender alone tells whose it is."""
    vouched: bool = False
    """The moderator says that it is from this player."""
    read_by: str | None = None
    """The moderator who said how it is meant."""

    @property
    def marks(self) -> tuple[str, str, str, datetime]:
        """How a mail is known again, whatever becomes of it."""
        return self.mail, self.key, self.digest, self.arrived

    def read(self, verdict: str, answer: str, *, phase: int) -> facts.MailRead:
        """It was understood, or answered with why not, in the phase that this event opened."""
        return facts.MailRead(
            *self.marks,
            player=self.player,
            verdict=verdict,
            message_id=self.message_id,
            phase=phase,
            answer=answer,
            other_address=self.other_address,
        )

    def held(self, reason: HeldFor, *, asked: str = "") -> facts.MailHeld:
        """It waits for the moderator; what its player is asked as well, if anything."""
        return facts.MailHeld(
            *self.marks,
            sender=self.sender,
            reason=reason,
            message_id=self.message_id,
            player=self.player,
            answer=asked,
            asked=bool(asked),
        )

    def waits(self, reason: HeldFor, answer: str) -> facts.MailHeld:
        """It is understood, and waits until the moderator lets it go."""
        return replace(self.held(reason), answer=answer)

    def set_aside(self, reason: str) -> facts.MailSetAside:
        """It is no move and gets no answer."""
        return facts.MailSetAside(*self.marks, reason=reason, message_id=self.message_id)


@frozen
class Along:
    """What came along with a clue: the file that was kept, and what its receipt says of it."""

    attachment: str | None = None
    notes: tuple[Noted, ...] = ()


NOTHING_ALONG = Along()
