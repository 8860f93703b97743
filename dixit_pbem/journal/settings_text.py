"""What the settings of a game say, as its journal lets them be."""

from __future__ import annotations

from functools import lru_cache

from dixit_pbem.engine.events import GameStarted
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts_of_guests import GuestSeated
from dixit_pbem.journal.records import NAME_OF
from dixit_pbem.storage.game_file import Contents, Home
from dixit_pbem.storage.given import with_given
from dixit_pbem.storage.settings import Settings, load_settings

MOST = 500
"""The settings of so many games are kept; they take ten kilobytes each."""


def settings_of(home: Home, contents: Contents) -> Settings:
    """The settings alone, as the journal lets them be: it knows who sits at the table beside those they name."""
    names = [record.get("event") for record in contents.records]
    guests = (str(record.get("player")) for record in contents.records if record.get("event") == NAME_OF[GuestSeated])
    settings = _settings(contents.settings_text, home.name, NAME_OF[GameStarted] in names, tuple(guests))
    return with_given(settings, contents.given, file=home.name)


@lru_cache(MOST)
def _settings(text: str, file: str, begun: bool, guests: tuple[PlayerName, ...]) -> Settings:  # noqa: FBT001 - a key
    """The settings of a text, which seldom changes, while a club opens its tables again and again."""
    return load_settings(text, file=file, begun=begun, guests=guests)
