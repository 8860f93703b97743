"""One mail of every kind, as a game in one language sends them."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

import pytest

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.moves import End, GiveCards, GiveClue
from dixit_pbem.journal.facts import DigestDue, LateTold, MailHeld, PostRefused, Reminded, Said
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked, Outcome
from dixit_pbem.journal.facts_of_stand_ins import OfferWithdrawn, SeatOffered, Settled
from dixit_pbem.post.due import Kind
from dixit_pbem.post.keep.clue_files import ClueFile, keep
from dixit_pbem.post.said import Got, HeldFor, Understood
from tests.post.postal import NOW, Table
from tests.post.test_ledger import ANA, BOB, CYD, DEE, posted, votes_cast

SOUND = Path(__file__).parents[1] / "media" / "sound.mp3"
GUEST, WATCHER, HELPER = "fay@example.test", "ida@example.test", "eve@example.test"
EVE = PlayerName("Eve")
MISREAD = '{"why": "out of range", "read": "9", "options": []}'
TITLE, QUIP, REFUSED, REASON = "Sunday dreamers", "The cat is well again.", "no such user", "Enough."
CLUE = "Farewell, Ithaca"
SAID = (TITLE, CLUE, QUIP, REFUSED, REASON)
"""What people and servers said in that game, in whatever language they speak."""


def table_in(language: str, folder: Path, clock: pytest.MonkeyPatch) -> Table:
    """A game in which all mails speak this language."""
    return Table.lay(
        folder,
        clock,
        languages=[language],
        settings=f"language: {language}\nwatchers: {WATCHER}\n",
        mail="{address: game@example.test}",
    ).begin()


def every_mail(table: Table) -> dict[str, EmailMessage]:
    """One mail of each kind to Bob, or to the moderator."""
    seen: dict[str, EmailMessage] = {}

    def collect() -> None:
        for (reader, kind), mail in table.mails().items():
            # The first hand comes with the welcome, that of a later round with the results of the one before.
            with_hand = Kind.RESULTS if Kind.WELCOME in seen else Kind.WELCOME
            told = str(with_hand) if kind == Kind.HAND else kind
            if reader in ("Bob", None, GUEST, WATCHER, HELPER):
                seen.setdefault(told, mail)
        posted(table)

    collect()
    table.do(GiveClue(ANA, CLUE, "A", keep(table.store, ClueFile(".mp3", SOUND.read_bytes()))))
    table.advance()
    collect()
    table.by_mail(GiveCards(BOB, ("A",)))
    collect()
    table.undo()
    table.write(Reminded((BOB,), late=True), LateTold((CYD,)), Said(QUIP))
    table.write(
        MailHeld("5.eml", "k", "d", NOW, "bob@example.test", HeldFor.UNCLEAR, "<1@x>", BOB, MISREAD, asked=True)
    )
    table.write(table.read("Bob", Understood(Got.HELP)), PostRefused("hand", 3, REFUSED, "cyd@example.test", CYD))
    table.write(DigestDue(0))
    collect()
    knock = table.write(GuestKnocked("6.eml", "k6", "d6", NOW, GUEST, "Fay", table.opened.settings.language, "<6@x>"))
    collect()
    table.write(GuestAnswered("7.eml", "k7", "d7", NOW, knock, Outcome.WAITS, "<7@x>"))
    collect()
    offer = table.write(SeatOffered(CYD, EVE, HELPER, table.opened.settings.language, NOW, 1))
    collect()
    table.write(OfferWithdrawn(offer, Settled.NOT_NEEDED))
    collect()
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    collect()
    votes_cast(table).advance()
    collect()
    table.do(End(REASON, nobody_wins=False))
    collect()
    assert seen.keys() == {str(kind) for kind in Kind if kind is not Kind.HAND}
    return seen
