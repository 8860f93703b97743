"""A connection to an IMAP server on which somebody is logged in, and what goes wrong with it in plain words.

Edge: the network.
"""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from imaplib import IMAP4
from pathlib import Path

from imap_tools.errors import ImapToolsError, MailboxFolderSelectError, UnexpectedCommandStatusError
from imap_tools.mailbox import BaseMailBox, MailBox, MailBoxUnencrypted

from dixit_pbem.errors import NotFound, did_you_mean
from dixit_pbem.post.carriers.mailbox import Unreachable
from dixit_pbem.post.carriers.servers import log_in_refused, logged_in, must_be_mended, no_starttls, place
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.spec import STARTTLS, TLS, XOAUTH2

TIMEOUT = 30.0
DROPPED = (OSError, IMAP4.error, ImapToolsError)
"""What a connection that does not work any more raises."""
_FOR_NOW = re.compile(
    r"\[(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)\]|too many|try again|temporar", re.IGNORECASE
)
_BROKE_OFF = ("socket error", "unexpected")
_LONGEST_WORDS = 200


def connected(server: Server, *, beside: Path) -> BaseMailBox:
    """A new connection; Unreachable while the server is out of reach, DixitError for what a person must put right."""
    with told(server):
        return logged_in(server, partial(_connected, server), beside=beside)


def _connected(server: Server, secret: str) -> BaseMailBox:
    with ExitStack() as undo:
        box: BaseMailBox
        if server.security == TLS:
            box = MailBox(server.host, server.port, timeout=TIMEOUT, ssl_context=ssl.create_default_context())
        else:
            box = MailBoxUnencrypted(server.host, server.port, timeout=TIMEOUT)
        undo.callback(drop, box)
        if server.security == STARTTLS:
            if STARTTLS.upper() not in box.client.capabilities:
                raise no_starttls(server)
            box.client.starttls(ssl.create_default_context())
        _log_in(box, server, secret=secret)
        # What a server offers may change with the log-in.
        box.client.capabilities = tuple(said(box.client.capability()).upper().split())
        undo.pop_all()
    return box


def examine(box: BaseMailBox, mailbox: str) -> None:
    """Open a mailbox only to read it."""
    try:
        box.folder.set(mailbox, readonly=True)
    except MailboxFolderSelectError as error:
        names = [folder.name for folder in box.folder.list()]
        if mailbox in names:
            raise
        there = did_you_mean(mailbox, names) or f" There are: {', '.join(names)}."
        raise NotFound(f"'mailbox' says '{mailbox}', and there is none of that name on the server.{there}") from error


def select(box: BaseMailBox, mailbox: str) -> None:
    """Open a mailbox to mark mails in it, or only to read it where nobody may mark any."""
    try:
        box.folder.set(mailbox)
    except IMAP4.readonly:
        examine(box, mailbox)


def drop(box: BaseMailBox) -> None:
    """Let a connection go that is no use any more."""
    with suppress(OSError):
        box.client.shutdown()


def leave(box: BaseMailBox) -> None:
    """Log out. A connection that has died meanwhile is left all the same."""
    with suppress(*DROPPED):
        box.client.logout()


@contextmanager
def told(server: Server) -> Iterator[None]:
    """Turns what the connection says into words; what may pass by itself becomes Unreachable."""
    try:
        yield
    except DROPPED as error:
        mend = must_be_mended(server, error) if isinstance(error, OSError) else None
        raise mend or Unreachable(f"{place(server)} cannot be read now ({words_of(error)})") from error


def said(result: tuple[str, Sequence[object]]) -> str:
    """What the server said to a command, on one line."""
    return _one_line(b" ".join(part for part in result[1] if isinstance(part, bytes)).decode("utf-8", "replace"))


def words_of(error: Exception) -> str:
    """What went wrong, on one line."""
    match error:
        case UnexpectedCommandStatusError():
            return said(error.command_result)
        case OSError():
            return _one_line(error.strerror or str(error))
        case IMAP4.error(args=[bytes() as greeting]):
            return said(("", [greeting.removeprefix(b"* ")]))
        case IMAP4.abort():
            words = str(error).rpartition(" => ")[2]
            return "the connection broke off" if words.startswith(_BROKE_OFF) else _one_line(words)
        case _:
            return _one_line(str(error))


def _log_in(box: BaseMailBox, server: Server, *, secret: str) -> None:
    user = server.user or ""
    try:
        if server.login == XOAUTH2:
            box.xoauth2(user, secret, initial_folder=None)
        elif "AUTH=PLAIN" in box.client.capabilities or not f"{user}{secret}".isascii():
            box.login_utf8(user, secret, initial_folder=None)
        else:
            box.login(user, secret, initial_folder=None)
    except IMAP4.abort:
        raise
    except (IMAP4.error, UnexpectedCommandStatusError) as error:
        words = words_of(error)
        if _FOR_NOW.search(words):
            raise Unreachable(f"{place(server)} lets nobody in now ({words})") from error
        raise log_in_refused(server, words) from error


def _one_line(text: str) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:_LONGEST_WORDS]
