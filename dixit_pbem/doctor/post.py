"""The ways in and out: folders, passwords, servers, and a mail to oneself that is read back.

Edge: the network, mailboxes, the environment. Passwords are read to log in, and never told.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from dixit_pbem.doctor.findings import Finding, Verdict, mend, note, well
from dixit_pbem.doctor.machine import may_write
from dixit_pbem.doctor.to_oneself import ToOneself, awaited, mail_to_oneself, reporters_of, take_away
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.carriers.mailbox import NotRead, Unreachable, opened_mailbox
from dixit_pbem.post.carriers.servers import password, place
from dixit_pbem.post.carriers.to_drafts import outbox_of
from dixit_pbem.post.carriers.tokens import ProviderAway
from dixit_pbem.post.carriers.transport import Later, Refused, opened_transport
from dixit_pbem.shell import quoted
from dixit_pbem.storage.mail_settings import Fetch, Folder, Mail, Maildir, Sendmail, Server
from dixit_pbem.storage.providers import provider_of
from dixit_pbem.storage.spec import NO_SECURITY

_APART = timedelta(minutes=2)
"""So far a server's clock may be from ours."""
Trial: TypeAlias = Generator[Finding, None, bool]
"""What is found when a way is tried, and in the end whether it serves."""
_CHECK = "Check 'server', 'port' and 'security', and whether you are online."


def things_of_mail(found: Opened, *, patience: float) -> Iterator[Finding]:
    """How mails leave and come in, each way tried; a mail to oneself is waited for so many seconds."""
    mail, beside = found.settings.mail, found.home.beside
    locked_out = yield from _passwords(mail, beside)
    comes_in = leaves = False
    if mail.fetch.way is None:
        yield note("Answers are typed in, which tells you secrets. 'fetch' in 'mail' has them read for you.")
    elif mail.fetch.way not in locked_out:
        comes_in = yield from _tried(mail.fetch.way, _way_in(mail.fetch, beside))
    if isinstance(mail.fetch.way, Server) and mail.fetch.private:
        yield note(_own_mailbox(found.settings.title))
    way = mail.send.way
    if mail.address is None or not isinstance(way, Server | Sendmail):
        folder, to_do = outbox_of(found.home), " You send them with your own mail program; they tell you secrets."
        if isinstance(way, Folder | Maildir):
            folder, to_do = beside / way.path, ""
        writing = may_write(folder)
        yield writing if writing.verdict is Verdict.MEND else well(f"Mails become files in {quoted(folder)}.{to_do}")
        return
    sent = mail_to_oneself(mail, mail.address, found.settings.title)
    if way not in locked_out:
        leaves = yield from _tried(way, _way_out(sent, mail, beside))
    if leaves and comes_in:
        yield from _tried(mail.fetch.way, _back_again(sent, mail, beside, patience=patience))
        return
    if leaves:
        yield note(f"Look whether a mail came to {sent.mail.recipient}, and delete it.")
    if comes_in:
        yield from _who_checks(mail.fetch, ())


def _own_mailbox(title: str) -> str:
    return (
        "This is somebody's own mailbox: whoever opens it sees the answers, and everybody's hand among the sent mails. "
        f"A filter for the subject “{title}” puts the answers into a folder of their own, which you then name as "
        "'mailbox' below 'fetch'; docs/mail-accounts.md says how. An account of the game's own keeps them from you."
    )


def _tried(way: object, trial: Trial) -> Trial:
    """What a trial of this way tells, and whether it serves; where it does not, also what its provider wants."""
    try:
        return (yield from trial)
    except (Later, Unreachable) as away:
        text = f"{away.reason}. {_CHECK}" if isinstance(way, Server) else f"{away.reason}."
    except DixitError as problem:
        text = str(problem)
    provider = provider_of(way.host) if isinstance(way, Server) else None
    advice = provider.advice if provider else None
    yield mend(text if advice is None or advice in text else f"{text}\n{advice}")
    return False


def _passwords(mail: Mail, beside: Path) -> Generator[Finding, None, frozenset[Server]]:
    """The servers that nobody can log in to, for want of a password."""
    locked_out, told = set[Server](), set[Finding]()
    for server in (mail.send.way, mail.fetch.way):
        if not isinstance(server, Server) or server.user is None:
            continue
        try:
            password(server, beside=beside)
            finding = well(f"The password of '{server.user}' is where {server.password_from} says.")
        except (DixitError, ProviderAway) as problem:
            check = "" if isinstance(problem, DixitError) else ". Check whether you are online."
            finding = mend(f"{problem}{check}")
            locked_out.add(server)
        if finding not in told:
            told.add(finding)
            yield finding
    return frozenset(locked_out)


def _way_in(fetch: Fetch, beside: Path) -> Trial:
    """Whether mails can be read that come by themselves."""
    with opened_mailbox(fetch, beside=beside) as mailbox:
        outcomes = tuple(mailbox.collect((), since=datetime.now(UTC).date(), wants=lambda _: False))
    yield from (note(f"{each.place} cannot be read: {each.reason}.") for each in outcomes if isinstance(each, NotRead))
    if isinstance(fetch.way, Server):
        yield well(f"{_serves(fetch.way)} and shows '{fetch.mailbox}'.")
    elif fetch.way is not None:
        yield well(f"Answers are read from {quoted((beside / fetch.way.path).absolute())}.")
    return not isinstance(fetch.way, Folder)


def _way_out(sent: ToOneself, mail: Mail, beside: Path) -> Trial:
    """Whether a mail could be handed over."""
    try:
        with opened_transport(mail.send, beside=beside, drafts=beside) as transport:
            transport.deliver(sent.mail)
    except Refused as refused:
        yield mend(f"No mail can be sent to {sent.mail.recipient}: {refused.reason}. {_check_address(mail)}")
        return False
    if isinstance(mail.send.way, Server):
        yield well(f"{_serves(mail.send.way)} and took a mail to {sent.mail.recipient}.")
    elif isinstance(mail.send.way, Sendmail):
        yield well(f"{mail.send.way.path} took a mail to {sent.mail.recipient}.")
    return True


def _serves(server: Server) -> str:
    who = "answers" if server.security == NO_SECURITY else "proves who it is"
    return f"{place(server)}: the server {who}" + (f", lets '{server.user}' in" if server.user else "")


def _check_address(mail: Mail) -> str:
    without = " If your provider knows no addresses with a mark behind '+', delete 'plus'." if mail.plus else ""
    return f"Check 'address' in 'mail'.{without}"


def _back_again(sent: ToOneself, mail: Mail, beside: Path, *, patience: float) -> Trial:
    """Whether the mail to oneself comes back, and whether the server's clock agrees with ours."""
    with opened_mailbox(mail.fetch, beside=beside) as mailbox:
        arrived = awaited(sent, mailbox, seconds=patience)
        if arrived is None:
            yield mend(
                f"The mail to {sent.mail.recipient} did not come back in {patience:.0f} seconds. Look into the folder "
                f"for spam, and whether 'fetch' reads the mailbox of that address. {_check_address(mail)}"
            )
            return False
        taken_away = take_away(sent, mail.fetch, beside=beside)
        if not taken_away:
            mailbox.settle(arrived.key)
    left = "was deleted" if taken_away else "stays there, where the game passes it over"
    yield well(f"The mail to {sent.mail.recipient} came back and {left}.")
    yield from _who_checks(mail.fetch, reporters_of(arrived))
    if isinstance(mail.fetch.way, Server):
        host, apart = mail.fetch.way.host, sent.apart(arrived)
        if apart > _APART:
            yield mend(
                f"The clocks of {host} and of this computer are {round(apart.total_seconds() / 60)} minutes apart. Set "
                "this computer's clock, or deadlines come at the wrong time."
            )
        else:
            yield well(f"The clocks of {host} and of this computer agree.")
    return True


def _who_checks(fetch: Fetch, reporters: tuple[str, ...]) -> Iterator[Finding]:
    """Whether anybody is believed who looks for forged senders; `reporters` signed a mail that arrived."""
    if fetch.own_servers:
        return
    if reporters:
        found = f"On this mail, {' and '.join(reporters)} reported: if that is your provider, write"
        way = f"{found} 'own_servers: {reporters[0]}' below 'fetch'."
    else:
        way = "If your provider writes Authentication-Results into mails, name it as 'own_servers' below 'fetch'."
    yield note(f"Nobody's word counts on whether a sender is forged. {way}")
