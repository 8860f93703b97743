"""What is worth knowing of people as they are written down: addresses nobody may reach, names paper shows otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

from dixit_pbem.storage.names import doubt_of
from dixit_pbem.storage.settings import Settings


def remarks_on(settings: Settings) -> Iterator[str]:
    """A sentence for each address that is reached from nowhere else, and each name with signs we cannot draw."""
    from dixit_pbem.paper.fonts import printable_text

    for player in settings.players:
        if player.email and (doubt := doubt_of(player.email)):
            yield doubt
    for name in (settings.title, *settings.seats):
        shown = printable_text(name)
        if shown != normalize("NFC", name):
            yield f"'{name}' has signs that our typefaces do not draw. On paper it stands as '{shown}'."
