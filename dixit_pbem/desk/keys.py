"""Who may come in: keys that open once and soon grow old, the sessions they open, the tokens of their forms."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Lock

LIFE = 60.0
"""Seconds for which a key opens."""
A_MINUTE, LOG_INS = 60.0, 5
"""So many log-ins are tried in a minute, whoever tries them."""


@dataclass
class Keys:
    """The keys and sessions of one desk; they end with it."""

    now: Callable[[], float] = time.monotonic
    password: str | None = None
    """What a log-in asks for, where the desk is open to other computers."""
    by_mail: bool = False
    """Does a link by mail open the desk to some?"""
    _keys: dict[str, float] = field(default_factory=dict)
    _sessions: set[str] = field(default_factory=set)
    _tries: list[float] = field(default_factory=list)
    _lock: Lock = field(default_factory=Lock)
    _secret: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def cut(self) -> str:
        """A new key: it opens once, within a minute."""
        key = secrets.token_urlsafe(24)
        with self._lock:
            self._keys = {each: until for each, until in self._keys.items() if until > self.now()}
            self._keys[key] = self.now() + LIFE
        return key

    def entered(self, key: str) -> str | None:
        """The session that a key opens; None for one that was used, is too old or was never cut."""
        with self._lock:
            until = self._keys.pop(key, None)
        return self._begun() if until is not None and until > self.now() else None

    def logged_in(self, password: str) -> str | None:
        """The session that the password opens; None for another, or after too many tries."""
        with self._lock:
            self._tries = [moment for moment in self._tries if moment > self.now() - A_MINUTE]
            if self.password is None or len(self._tries) >= LOG_INS:
                return None
            self._tries.append(self.now())
        fits = hmac.compare_digest(password.encode(), self.password.encode())
        return self._begun() if fits else None

    @staticmethod
    def new_session() -> str:
        """A word that nobody guesses."""
        return secrets.token_urlsafe(32)

    def let_in(self, _word: str) -> str | None:
        """The session that a link by mail opens; None where none does."""
        return None

    def whose(self, _session: str) -> str | None:
        """Whose games a session shows; None for all of them."""
        return None

    def ends(self, session: str) -> None:
        """Somebody goes."""
        with self._lock:
            self._sessions.discard(session)

    def _begun(self) -> str:
        session = self.new_session()
        with self._lock:
            self._sessions.add(session)
        return session

    def knows(self, session: str) -> bool:
        """Whether somebody came in with a key under this session."""
        with self._lock:
            return session in self._sessions

    def token(self, session: str) -> str:
        """What every form of a session bears."""
        return hmac.new(self._secret, session.encode(), sha256).hexdigest()

    def fits(self, session: str, token: str) -> bool:
        """Whether a form is one that this desk gave to this session."""
        return hmac.compare_digest(self.token(session).encode(), token.encode())
