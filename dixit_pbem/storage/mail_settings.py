"""The settings of mail: how letters leave a game, and how answers come in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.draft import Draft
from dixit_pbem.storage.spec import ALL, ATTACHED, NO_SECURITY, PASSWORD, SERVER, STARTTLS, TLS

_Way = TypeVar("_Way")
_PORTS = {
    "mail.send": {TLS: 465, STARTTLS: 587, NO_SECURITY: 25},
    "mail.fetch": {TLS: 993, STARTTLS: 143, NO_SECURITY: 143},
}


@frozen
class Folder:
    """A folder of mails, each a file of its own."""

    path: Path


@frozen
class Maildir:
    """A mailbox as mail servers keep it: `tmp`, `new` and `cur`."""

    path: Path


@frozen
class Mbox:
    """A file with all mails of a mailbox, one after the other."""

    path: Path


@frozen
class Sendmail:
    """A program that sends as sendmail does."""

    path: Path


@frozen
class Server:
    """A mail server, and how to log in there; without a `user` nobody logs in."""

    host: str
    port: int
    security: str
    """`tls`, `starttls` or `none`."""
    user: str | None = None
    password_from: str | None = None
    """`env:NAME`, `file:PATH` or `keyring:SERVICE`."""
    login: str = PASSWORD
    """`password` or `xoauth2`."""


@frozen
class Send:
    """How mails leave; without a way they become drafts in the game's own folder."""

    way: Folder | Maildir | Sendmail | Server | None = None
    per_minute: int | None = None


@frozen
class Fetch:
    """How answers come in; without a way they are typed in."""

    way: Folder | Maildir | Mbox | Server | None = None
    mailbox: str = "INBOX"
    private: bool = False
    own_servers: tuple[str, ...] = ()


@frozen
class Mail:
    """How the game writes and is written to. Relative paths lie beside the game file."""

    address: str | None
    plus: bool
    hold_other_addresses: bool
    settle: timedelta
    send: Send
    fetch: Fetch
    receipts: str = ALL
    """`all`, `changes` or `none`."""
    pages: str = ATTACHED
    account: str | None = None
    """The account of a club before which the rest gives way; None for the only one."""


def mail_settings(draft: Draft, moderator: str | None) -> Mail:
    """What the settings say of mail; without an address of its own the game writes from the moderator's."""
    sent_by: Folder | Maildir | Sendmail | Server | None = _way(
        draft, "mail.send", kinds={"folder": Folder, "maildir": Maildir, "sendmail": Sendmail}
    )
    fetched_by: Folder | Maildir | Mbox | Server | None = _way(
        draft, "mail.fetch", kinds={"folder": Folder, "maildir": Maildir, "mbox": Mbox}
    )
    return Mail(
        address=draft.get("mail.address") or moderator,
        plus=draft.get("mail.plus"),
        hold_other_addresses=draft.get("mail.hold_other_addresses"),
        settle=draft.get("mail.settle"),
        receipts=draft.get("mail.receipts"),
        pages=draft.get("mail.pages"),
        account=draft.get("account"),
        send=Send(sent_by, draft.get("mail.send.per_minute")),
        fetch=Fetch(
            fetched_by,
            mailbox=draft.get("mail.fetch.mailbox"),
            private=draft.get("mail.fetch.private"),
            own_servers=draft.get("mail.fetch.own_servers") or (),
        ),
    )


def _way(draft: Draft, section: str, *, kinds: Mapping[str, Callable[[Path], _Way]]) -> _Way | Server | None:
    for name, kind in kinds.items():
        if path := draft.get(f"{section}.{name}"):
            return kind(path)
    if not draft.get(f"{section}.{SERVER}"):
        return None
    security: str = draft.get(f"{section}.security")
    return Server(
        host=draft.get(f"{section}.{SERVER}"),
        port=draft.get(f"{section}.port") or _PORTS[section][security],
        security=security,
        user=draft.get(f"{section}.user"),
        password_from=draft.get(f"{section}.password_from"),
        login=draft.get(f"{section}.login"),
    )
