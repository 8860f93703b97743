"""Signing in at a provider that takes no passwords from programs: what `doctor --log-in` asks and tells, on a page.

A code is shown to be typed in on any device, or an address to be opened; the page waits until that was done.
"""

from __future__ import annotations

import time
from pathlib import Path

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, does_once
from dixit_pbem.desk.works import Outcome, Work
from dixit_pbem.doctor.sign_in import Client, sign_in
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.mail_settings import Mail, Server
from dixit_pbem.storage.providers import PROVIDERS, provider_of
from dixit_pbem.storage.reach import must_be_allowed
from dixit_pbem.storage.spec import XOAUTH2

LONGEST_ID = 300
A_MOMENT = 0.2


def signs_in(mail: Mail) -> str:
    """Where a game signs in that does so, and not by a password: the provider's word, `other`, or nothing."""
    ways = (way for way in (mail.send.way, mail.fetch.way) if isinstance(way, Server) and way.login == XOAUTH2)
    way = next(ways, None)
    if way is None:
        return ""
    found = provider_of(way.host)
    return next((word for word, each in PROVIDERS.items() if each is found), "other")


def way_back(ask: Ask) -> str:
    """Where one was who got the mail ready: at the page of a game that is to be dealt, else in its care."""
    try:
        dealt = ask.table.opened.game is not None
    except DixitError:
        # What cannot be opened is mended in its care.
        dealt = True
    return f"/game/{ask.table.key}/{'care' if dealt else 'begun'}"


@frozen
class OnThePage:
    """See `Conversation`: what is told stands on the page of the work, what is asked stood on its form."""

    work: Work
    client_secret: str
    pastes: bool = False
    """The browser runs where the desk does, and comes back to it by itself."""

    def tell(self, text: str) -> None:
        """See `Conversation`."""
        self.work.tell(text)

    def ask(self, question: str, *, hidden: bool) -> str:  # noqa: ARG002 - the form had a field for it
        """See `Conversation`."""
        return self.client_secret if hidden else ""

    def pasted(self) -> str:
        """See `Conversation`."""
        return ""

    def sleep(self, seconds: float) -> None:
        """See `Conversation`; somebody may stop it meanwhile."""
        until = time.monotonic() + seconds
        self.work.progress(0, 0)
        while time.monotonic() < until:
            self.work.progress(0, 0)
            time.sleep(A_MOMENT)


def _begun(ask: Ask) -> Response:
    """Begin to sign in; the page of the work says what to do."""
    found, words = ask.table.opened, ask.words
    client_id, secret = ask.field("client-id"), ask.form.get("client-secret", "")
    if max(len(client_id), len(str(secret))) > LONGEST_ID:
        raise Mistake("Without a client id of your own nobody can sign in; docs/mail-accounts.md says how to get one.")
    must_be_allowed(found.settings, found.home)
    mail, beside = found.settings.mail, Path(found.home.beside)

    def talk(work: Work) -> Outcome:
        sign_in(mail, Client(client_id or None, None), OnThePage(work, str(secret).strip()), beside=beside)
        return Outcome(tuple(work.told))

    work = ask.desk.works.talk(words.say("Sign in"), way_back(ask), talk)
    return ask.go(f"/work/{work.key}")


ROUTES = (does_once("/game/{game}/sign-in", _begun),)
