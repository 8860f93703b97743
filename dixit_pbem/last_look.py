"""What a mail may hold: the pictures of its reader's view, its own files, and nothing that is another's.

A text that everybody may read, such as a clue, is no secret, whatever stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from dixit_pbem.engine.events import ClueGiven, GameEnded
from dixit_pbem.engine.facts import MailHeld, MailRead, Said
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.views import View
from dixit_pbem.mail.ledger import Owed
from dixit_pbem.mail.message import Enclosure
from dixit_pbem.mail.scan import Allowed, mark_of, stands_alone
from dixit_pbem.mail.writing import pictures_of
from dixit_pbem.render.figure_pictures import figure_key, figure_pictures

if TYPE_CHECKING:
    from dixit_pbem.correspondence import Office


_OUR_OWN_NAMES = len("r12.jpg")
"""Pictures in mails are called by their letter or number, and a deck's may be so too."""


def allowed(office: Office, owed: Owed, view: View | None, *, enclosures: Iterable[Enclosure]) -> Allowed:
    """What this mail may hold."""
    known = "\n".join(_known_to(office, owed))
    return Allowed(
        pictures=frozenset(map(mark_of, _pictures(office, view))),
        files=frozenset(mark_of(each.content) for each in enclosures),
        secrets=tuple(sorted({each for each in _secrets(office, owed) if each and not stands_alone(each, known)})),
    )


def _pictures(office: Office, view: View | None) -> Iterator[bytes]:
    """Each picture that the view allows, made anew: what was taken for it while the mail was written proves nothing."""
    cards = frozenset(pictures_of(view).values()) if view else frozenset()
    allowed = [made for made in office.press.copies if made[0] in cards]
    office.second_press.make_copies(allowed)
    yield from (office.second_press.copies[made] for made in allowed)
    yield from figure_pictures(map(figure_key, office.press.looks.values())).values()


def _secrets(office: Office, owed: Owed) -> Iterator[str]:
    game = office.game
    yield from map(str, game.setup.pictures)
    yield from (name for each in office.press.pictures.values() if len(name := each.file.name) > _OUR_OWN_NAMES)
    for player in game.seats:
        if player != owed.reader:
            yield office.token_of(player)
            if owed.reader is not None:
                yield office.seats[player].email or ""
    if not game.setup.rehearsal and game.phase is not Phase.FINISHED:
        yield game.setup.seed


def _known_to(office: Office, owed: Owed) -> Iterator[str]:
    """What the reader knows: his own address and the game's, and what was written for all, or by himself."""
    yield office.address
    yield office.address_of(owed.reader) or ""
    yield from (office.game.setup.title, *office.game.seats, office.opened.settings.moderator.name)
    for _, happening in office.happened.values():
        match happening:
            case ClueGiven(text=text) | Said(text=text) | GameEnded(reason=text):
                yield text
            case _:
                pass
    _, cause = office.happened[owed.cause]
    if isinstance(cause, MailRead | MailHeld):
        yield cause.answer
        yield getattr(cause, "other_address", None) or ""
