"""What whoever hosts a game gives it: accounts for its mail, and folders with decks. Its own give way to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.mail_settings import Fetch, Mail

if TYPE_CHECKING:
    from dixit_pbem.storage.settings import Settings


@frozen
class Given:
    """Accounts by their names, and folders in which decks lie."""

    accounts: Mapping[str, Mail] = field(default_factory=dict)
    decks: tuple[Path, ...] = ()
    reads: bool = True
    """Does whoever opens the game look into its mailbox, or does somebody else?"""


NOTHING = Given()


def with_given(settings: Settings, given: Given, *, file: str) -> Settings:
    """The settings of a game that is hosted so."""
    if given == NOTHING:
        return settings
    decks = tuple(_deck(name, given.decks) for name in settings.decks)
    mail = _mail(settings, given.accounts, file)
    if not given.reads:
        mail = replace(mail, fetch=Fetch())
    return replace(settings, decks=decks, mail=mail, given=given)


def _mail(settings: Settings, accounts: Mapping[str, Mail], file: str) -> Mail:
    """By which account it writes and is written to; how it answers stays its own."""
    if not accounts:
        return settings.mail
    named = settings.mail.account
    name = named or next(iter(accounts))
    if name not in accounts or (named is None and len(accounts) > 1):
        fact = f"There is no account '{name}' here." if named else "Several accounts are here."
        way_out = f"Name one with 'account'; there are: {', '.join(accounts)}."
        raise BadFile([Problem(file, settings.line_of("account"), f"{fact} {way_out}")])
    of_account = accounts[name]
    return replace(
        settings.mail,
        address=of_account.address,
        plus=of_account.plus,
        send=of_account.send,
        fetch=of_account.fetch,
    )


def _deck(name: str, folders: tuple[Path, ...]) -> str:
    """Where the deck lies that goes by this name, if that is in one of these folders."""
    return next((str(folder / name) for folder in folders if (folder / name).is_dir()), name)
