"""Hands mails to a mail server (SMTP), all over one connection.

Edge: the network.
"""

from __future__ import annotations

import smtplib
import ssl
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers import servers
from dixit_pbem.post.carriers.transport import Later, Outgoing, Refused
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.storage.spec import STARTTLS, TLS, XOAUTH2

SECONDS = 30.0
"""How long the server may keep silent."""
_ITSELF = "[127.0.0.1]"
"""How this computer calls itself: its real name is nobody's business."""
_GO_ON = 354
_CLOSING = (421, -1)
_LOG_IN_WANTED = (530, 538)
_TOO_LARGE = 552
_QUOTA = "5.4.5"
"""What Gmail adds when somebody has sent too many mails that day; to wait helps, whatever the code before it says."""
_MEGABYTE = 1_000_000
_Reply = tuple[int, bytes]


class ToSmtp:
    """A mail server. The connection is made for the first mail, and anew whenever the server has ended it."""

    def __init__(self, server: Server, *, beside: Path, seconds: float = SECONDS) -> None:
        self._server = server
        self._beside = beside
        self._seconds = seconds
        self._smtp: smtplib.SMTP | None = None

    def deliver(self, mail: Outgoing) -> None:
        """Hand one mail over; taken is what the server has confirmed."""
        try:
            self._try(mail)
        except smtplib.SMTPException:
            # Servers end a connection that was idle or has carried enough: a new one is worth a try.
            try:
                self._try(mail)
            except smtplib.SMTPException as error:
                raise Later(f"{servers.place(self._server)} ended the connection ({error})", everybody=False) from error

    def close(self) -> None:
        """End the connection."""
        if self._smtp is not None and self._smtp.sock is not None:
            # Every mail has its answer by now: how the server says goodbye changes nothing.
            with suppress(OSError):
                self._smtp.quit()
            self._smtp.close()

    def _try(self, mail: Outgoing) -> None:
        """Raises SMTPException where the connection ended and the mail was surely not taken."""
        if self._smtp is None or self._smtp.sock is None:
            self._smtp = _connected(self._server, beside=self._beside, seconds=self._seconds)
        try:
            _announce(self._smtp, mail, server=self._server)
            _hand_over(self._smtp, mail)
        except (Refused, Later, DixitError):
            if self._smtp.sock is not None:
                # Whoever has hung up by now has already answered for this mail; the next one gets a new connection.
                with suppress(smtplib.SMTPException):
                    if self._smtp.rset()[0] != 250:
                        self._smtp.close()
            raise


def _connected(server: Server, *, beside: Path, seconds: float) -> smtplib.SMTP:
    connect = partial(_logged_in, server, seconds)
    with _told(server):
        return servers.logged_in(server, connect, beside=beside) if server.user else connect("")


def _logged_in(server: Server, seconds: float, secret: str) -> smtplib.SMTP:
    reached = (server.host, server.port, _ITSELF)
    with ExitStack() as undo:
        if server.security == TLS:
            context = ssl.create_default_context()
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(*reached, timeout=seconds, context=context)
        else:
            smtp = smtplib.SMTP(*reached, timeout=seconds)
        undo.callback(smtp.close)
        if server.security == STARTTLS:
            smtp.starttls(context=ssl.create_default_context())
        smtp.ehlo_or_helo_if_needed()
        if server.user:
            _log_in(smtp, server, secret=secret)
        undo.pop_all()
    return smtp


@contextmanager
def _told(server: Server) -> Iterator[None]:
    """Tells what a person must put right from what time may heal."""
    try:
        yield
    except smtplib.SMTPNotSupportedError as error:
        raise servers.no_starttls(server) from error
    except smtplib.SMTPResponseException as error:
        said = _said((error.smtp_code, _as_bytes(error.smtp_error)))
        raise Later(f"{servers.place(server)} takes no mails now ({said})", everybody=True) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise servers.must_be_mended(server, error) or Later(
            f"{servers.place(server)} cannot be reached ({why})", everybody=True
        ) from error


def _log_in(smtp: smtplib.SMTP, server: Server, *, secret: str) -> None:
    user = server.user or ""
    known = ("XOAUTH2",) if server.login == XOAUTH2 else ("PLAIN", "LOGIN")
    offered = smtp.esmtp_features.get("auth", "").upper().split()
    match next((way for way in known if way in offered), None):
        case "XOAUTH2":
            reply = smtp.docmd("AUTH", f"XOAUTH2 {_base64(servers.xoauth2(user, secret))}")
            if reply[0] == 334:
                # The reason comes as a question; the refusal itself follows an empty answer.
                reply = smtp.docmd("")
        case "PLAIN":
            both = _base64(f"\0{user}\0{secret}")
            reply = smtp.docmd("AUTH", f"PLAIN {both}")
        case "LOGIN":
            reply = smtp.docmd("AUTH", f"LOGIN {_base64(user)}")
            if reply[0] == 334:
                reply = smtp.docmd(_base64(secret))
        case _:
            raise servers.no_such_log_in(server, offered)
    if reply[0] >= 500:
        raise servers.log_in_refused(server, _said(reply))
    if reply[0] != 235:
        raise smtplib.SMTPResponseException(*reply)


def _announce(smtp: smtplib.SMTP, mail: Outgoing, *, server: Server) -> None:
    """Say whom the mail is from and for."""
    _check_sender(smtp, smtp.mail(_in_ascii(mail.sender), _options(smtp, mail)), server=server, sender=mail.sender)
    reply = smtp.rcpt(_in_ascii(mail.recipient))
    if reply[0] in _LOG_IN_WANTED or (server.user is None and reply[0] >= 500 and b"relay" in reply[1].lower()):
        raise _log_in_wanted(server, reply)
    _check(smtp, reply)


def _options(smtp: smtplib.SMTP, mail: Outgoing) -> list[str]:
    options = []
    if smtp.has_extn("size"):
        options.append(f"size={len(mail.raw)}")
        most = smtp.esmtp_features["size"]
        if most.isdecimal() and 0 < int(most) < len(mail.raw):
            size = f"{len(mail.raw) / _MEGABYTE:.1f} MB"
            raise Refused(f"the mail is too large ({size}; the server takes {int(most) / _MEGABYTE:.1f} MB)")
    if smtp.has_extn("8bitmime") and not mail.raw.isascii():
        options.append("body=8bitmime")
    if not (_in_ascii(mail.sender) + _in_ascii(mail.recipient)).isascii():
        if not smtp.has_extn("smtputf8"):
            raise Refused("the server takes no addresses with letters beyond a to z")
        options.append("smtputf8")
    return options


def _in_ascii(address: str) -> str:
    """The address with its domain as the network knows it."""
    name, _, domain = address.rpartition("@")
    try:
        return f"{name}@{domain.encode('idna').decode()}"
    except UnicodeError as error:
        raise Refused(f"no mail server can be called '{domain}'") from error


def _check_sender(smtp: smtplib.SMTP, reply: _Reply, *, server: Server, sender: str) -> None:
    code = reply[0]
    if code in _LOG_IN_WANTED:
        raise _log_in_wanted(server, reply)
    if 400 <= code < 500 and code not in _CLOSING:
        raise Later(f"{servers.place(server)} takes no mails now ({_said(reply)})", everybody=True)
    if code >= 500 and code != _TOO_LARGE and _QUOTA not in _said(reply):
        raise DixitError(
            f"{servers.place(server)}: nothing may be sent as '{sender}' from here ({_said(reply)}). "
            "Write an address of that account behind 'address', or log in as somebody who may."
        )
    _check(smtp, reply)


def _log_in_wanted(server: Server, reply: _Reply) -> DixitError:
    return DixitError(
        f"{servers.place(server)}: the server takes mails only from those who log in ({_said(reply)}). "
        "Add 'user' and 'password_from', with 'security: starttls' or tls."
    )


def _hand_over(smtp: smtplib.SMTP, mail: Outgoing) -> None:
    try:
        reply = _data(smtp, mail.raw)
    except smtplib.SMTPServerDisconnected as error:
        # The server may have taken it or not. Its Message-ID stays the same, so that a double can be told.
        raise Later("the connection broke off while the mail was on its way", everybody=False) from error
    _check(smtp, reply)


def _data(smtp: smtplib.SMTP, raw: bytes) -> _Reply:
    """What the library's `data` does, without its look at the beginning of each line of each picture."""
    reply = smtp.docmd("DATA")
    if reply[0] != _GO_ON:
        return reply
    dotted = b"\r\n".join((b"." * raw.startswith(b".") + raw.replace(b"\r\n.", b"\r\n..").removesuffix(b"\r\n"), b"."))
    smtp.send(dotted + b"\r\n")
    return smtp.getreply()


def _check(smtp: smtplib.SMTP, reply: _Reply) -> None:
    code, said = reply[0], _said(reply)
    if code in _CLOSING:
        smtp.close()
        raise smtplib.SMTPServerDisconnected(said)
    if _QUOTA in said:
        raise Later(f"the provider takes no more mails today ({said})", everybody=True)
    if code >= 500:
        raise Refused(f"the server refused it ({said})")
    if code >= 400:
        raise Later(f"the server put it off ({said})", everybody=False)


def _said(reply: _Reply) -> str:
    """What the server said, on one line."""
    text = " ".join(f"{reply[0]} {reply[1].decode(errors='replace')}".split())
    return "".join(filter(str.isprintable, text))[:300]


def _as_bytes(said: bytes | str) -> bytes:
    return said if isinstance(said, bytes) else said.encode()


def _base64(text: str) -> str:
    return b64encode(text.encode()).decode()
