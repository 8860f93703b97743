"""The password of a game's mail account, kept where the game file says, and never shown again."""

from __future__ import annotations

from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.journal.store import Store
from dixit_pbem.post.carriers.secrets import keep_secret
from dixit_pbem.storage.mail_settings import Mail, Server
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.spec import PASSWORD

LONGEST_PASSWORD = 1024


def keep_password(store: Store, password: str) -> tuple[str, ...]:
    """Keep the password for sending and fetching; says where it lies."""
    password = password.strip("\r\n")
    if not password.strip() or len(password) > LONGEST_PASSWORD or any(not sign.isprintable() for sign in password):
        raise DixitError("This is no password: it is empty, too long, or has signs that do not show. Type it again.")
    found = look(store)
    # It is kept in a place that the game file names.
    must_be_allowed(found.settings, found.home)
    accounts = accounts_of(found.settings.mail)
    if not accounts:
        raise DixitError(
            "This game logs in nowhere with a password: its mails are drafts, lie in folders, or it signs in."
        )
    for server in accounts:
        keep_secret(server, password, beside=found.home.beside)
    return tuple(dict.fromkeys(f"The password is kept in {server.password_from}." for server in accounts))


def accounts_of(mail: Mail) -> tuple[Server, ...]:
    """The servers at which the game logs in with a password, each account once."""
    ways = (mail.send.way, mail.fetch.way)
    servers = (way for way in ways if isinstance(way, Server) and way.user and way.login == PASSWORD)
    return tuple({(server.password_from, server.user): server for server in servers}.values())
