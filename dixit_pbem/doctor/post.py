"""The ways in and out: folders, passwords, servers, and a mail to oneself that is read back.

Edge: the network, mailboxes, the environment. Passwords are read to log in, and never told.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dixit_pbem.doctor.findings import Finding, Verdict, mend, note, well
from dixit_pbem.doctor.machine import may_write
from dixit_pbem.doctor.to_oneself import ToOneself, awaited, mail_to_oneself, take_away
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.carriers.credentials import password
from dixit_pbem.post.carriers.mailbox import Arrived, NotRead, Unreachable, opened_mailbox
from dixit_pbem.post.carriers.server_trouble import place
from dixit_pbem.post.carriers.transport import Later, Refused, opened_transport
from dixit_pbem.post.outbox import outbox_of
from dixit_pbem.storage.providers import advice_for
from dixit_pbem.storage.settings import Fetch, Folder, Mail, Maildir, Sendmail, Server
from dixit_pbem.storage.spec import NO_SECURITY

_APART = timedelta(minutes=2)
"""So far a server's clock may be from ours."""
_CHECK = "Check 'server', 'port' and 'security', and whether you are online."


class _Trouble(Exception):
    """A server or a mailbox that does not serve, with what to do about it."""


def things_of_mail(found: Opened, *, patience: float) -> Iterator[Finding]:
    """How mails leave and come in, each way tried; a mail to oneself is waited for so many seconds."""
    mail, beside = found.settings.mail, found.home.beside
    locked_out = yield from _passwords(mail, beside)
    comes_in = yield from _way_in(mail.fetch, beside, locked_out=locked_out)
    if mail.address is None or not isinstance(mail.send.way, Server | Sendmail):
        yield _way_to_disk(found)
        return
    sent = mail_to_oneself(mail, mail.address)
    leaves = yield from _way_out(sent, mail, beside, locked_out=locked_out)
    if leaves and comes_in:
        yield from _back_again(sent, mail, beside, patience=patience)
    elif leaves:
        yield note(f"Look whether a mail came to {sent.mail.recipient}, and delete it.")


def _passwords(mail: Mail, beside: Path) -> Generator[Finding, None, frozenset[Server]]:
    """The servers that nobody can log in to, for want of a password."""
    locked_out, told = set[Server](), set[Finding]()
    for server in (mail.send.way, mail.fetch.way):
        if not isinstance(server, Server) or server.user is None:
            continue
        try:
            password(server, beside=beside)
            finding = well(f"The password of '{server.user}' is where {server.password_from} says.")
        except DixitError as problem:
            finding = mend(str(problem))
            locked_out.add(server)
        if finding not in told:
            told.add(finding)
            yield finding
    return frozenset(locked_out)


def _way_in(fetch: Fetch, beside: Path, *, locked_out: frozenset[Server]) -> Generator[Finding, None, bool]:
    """Whether mails can be read that come by themselves."""
    if fetch.way is None:
        yield note("Answers are typed in, which tells you secrets. 'fetch' in 'mail' has them read for you.")
        return False
    if fetch.way in locked_out:
        return False
    try:
        with _in_words(fetch.way), opened_mailbox(fetch, beside=beside) as mailbox:
            outcomes = tuple(mailbox.collect((), since=datetime.now(UTC).date(), wants=lambda _: False))
    except _Trouble as trouble:
        yield mend(str(trouble))
        return False
    yield from (note(f"{each.place} cannot be read: {each.reason}.") for each in outcomes if isinstance(each, NotRead))
    yield well(_reads(fetch, beside))
    return not isinstance(fetch.way, Folder)


def _reads(fetch: Fetch, beside: Path) -> str:
    if isinstance(fetch.way, Server):
        return f"{_serves(fetch.way)} and shows '{fetch.mailbox}'."
    assert fetch.way is not None  # noqa: S101 - a way was just tried
    return f"Answers are read from {(beside / fetch.way.path).absolute()}."


def _way_to_disk(found: Opened) -> Finding:
    way, beside = found.settings.mail.send.way, found.home.beside
    if isinstance(way, Folder | Maildir):
        writing, to_do = may_write(beside / way.path), ""
        folder = beside / way.path
    else:
        folder = outbox_of(found.home)
        writing, to_do = may_write(folder), " You send them with your own mail program; they tell you secrets."
    return writing if writing.verdict is Verdict.MEND else well(f"Mails become files in {folder}.{to_do}")


def _way_out(
    sent: ToOneself, mail: Mail, beside: Path, *, locked_out: frozenset[Server]
) -> Generator[Finding, None, bool]:
    """Whether a mail could be handed over."""
    way = mail.send.way
    if way in locked_out:
        return False
    try:
        with _in_words(way), opened_transport(mail.send, beside=beside, drafts=beside) as transport:
            transport.deliver(sent.mail)
    except Refused as refused:
        yield mend(f"No mail can be sent to {sent.mail.recipient}: {refused.reason}. {_check_address(mail)}")
        return False
    except _Trouble as trouble:
        yield mend(str(trouble))
        return False
    if isinstance(way, Server):
        yield well(f"{_serves(way)} and took a mail to {sent.mail.recipient}.")
    elif isinstance(way, Sendmail):
        yield well(f"{way.path} took a mail to {sent.mail.recipient}.")
    return True


def _serves(server: Server) -> str:
    who = "answers" if server.security == NO_SECURITY else "proves who it is"
    return f"{place(server)}: the server {who}" + (f", lets '{server.user}' in" if server.user else "")


@contextmanager
def _in_words(way: object) -> Iterator[None]:
    """What keeps a way from being used, with what its provider wants."""
    try:
        yield
    except (Later, Unreachable) as away:
        raise _Trouble(
            _advised(f"{away.reason}. {_CHECK}" if isinstance(way, Server) else f"{away.reason}.", way)
        ) from away
    except DixitError as problem:
        raise _Trouble(_advised(str(problem), way)) from problem


def _advised(text: str, way: object) -> str:
    advice = advice_for(way.host) if isinstance(way, Server) else None
    return text if advice is None or advice in text else f"{text}\n{advice}"


def _check_address(mail: Mail) -> str:
    without = " If your provider knows no addresses with a mark behind '+', delete 'plus'." if mail.plus else ""
    return f"Check 'address' in 'mail'.{without}"


def _back_again(sent: ToOneself, mail: Mail, beside: Path, *, patience: float) -> Iterator[Finding]:
    try:
        with _in_words(mail.fetch.way), opened_mailbox(mail.fetch, beside=beside) as mailbox:
            arrived = awaited(sent, mailbox, seconds=patience)
            if arrived is None:
                yield mend(_never_came(sent, mail, patience))
                return
            taken_away = take_away(sent, mail.fetch, beside=beside)
            if not taken_away:
                mailbox.settle(arrived.key)
    except _Trouble as trouble:
        yield mend(str(trouble))
        return
    left = "was deleted" if taken_away else "stays there, where the game passes it over"
    yield well(f"The mail to {sent.mail.recipient} came back and {left}.")
    if isinstance(mail.fetch.way, Server):
        yield _clocks(sent, arrived, mail.fetch.way)


def _never_came(sent: ToOneself, mail: Mail, patience: float) -> str:
    return (
        f"The mail to {sent.mail.recipient} did not come back in {patience:.0f} seconds. Look into the folder for "
        f"spam, and whether 'fetch' reads the mailbox of that address. {_check_address(mail)}"
    )


def _clocks(sent: ToOneself, arrived: Arrived, server: Server) -> Finding:
    """Whether the time at which the server got the mail lies between then and now."""
    now = datetime.now(UTC)
    apart = max(sent.written - arrived.arrived, arrived.arrived - now, timedelta())
    if apart > _APART:
        minutes = round(apart.total_seconds() / 60)
        return mend(
            f"The clocks of {server.host} and of this computer are {minutes} minutes apart. Set this computer's clock, "
            "or deadlines come at the wrong time."
        )
    return well(f"The clocks of {server.host} and of this computer agree.")
