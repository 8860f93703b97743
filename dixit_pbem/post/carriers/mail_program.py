"""The mail program of this machine: it opens drafts ready to be sent, and a person presses the button.

Edge: calls programs. Thunderbird opens a draft as it is; so does whatever opens `.eml` files on macOS and Windows; any
other mail program gets the text and the files through `xdg-email`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import TypeAlias

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers.to_drafts import ENCLOSED
from dixit_pbem.storage import disk

PATIENCE = 10.0
"""Seconds for a draft to be handed over; a mail program that is only starting goes on by itself, and takes the next."""
Command: TypeAlias = Callable[[Path], Sequence[str]]


def open_drafts(drafts: Iterable[Path]) -> str:
    """Open each draft to be sent; the name of the program that took them."""
    if sys.platform == "win32":
        for draft in drafts:
            os.startfile(draft)  # noqa: S606
        return "the mail program of this machine"
    program, command = _program(sys.platform)
    for draft in drafts:
        _call(command(draft.absolute()))
    return program


def _program(platform: str) -> tuple[str, Command]:
    """The mail program of this machine, and how a draft is given to it."""
    if platform == "darwin":
        return "the mail program of this machine", lambda draft: ("open", str(draft))
    # Told to compose, it would take neither the pictures in a mail nor the marks by which mails hang together.
    if thunderbird := shutil.which("thunderbird"):
        return "Thunderbird", lambda draft: (thunderbird, str(draft))
    if xdg_email := shutil.which("xdg-email"):
        return "xdg-email", lambda draft: tuple(_as_words(xdg_email, draft))
    raise DixitError(
        "No mail program that takes drafts was found here, neither thunderbird nor xdg-email. Open the files yourself, "
        "here or on a computer that has one."
    )


def _as_words(xdg_email: str, draft: Path) -> Iterator[str]:
    """The command that begins a new mail with what a draft says."""
    mail = BytesParser(EmailMessage, policy=default).parsebytes(draft.read_bytes())
    body = mail.get_body(("plain",))
    yield from (xdg_email, "--utf8", "--subject", str(mail["Subject"]))
    yield from ("--body", str(body.get_content()).replace("\r\n", "\n") if body else "")
    for part in mail.iter_attachments():
        path = draft.parent / ENCLOSED / draft.stem / Path(part.get_filename() or "file").name
        with disk.whole_file(path, within=draft.parent) as file:
            file.write(part.get_content())
        yield from ("--attach", str(path))
    yield mail["To"].addresses[0].addr_spec


def _call(command: Sequence[str]) -> None:
    nowhere = subprocess.DEVNULL
    try:
        # In a session of its own: Ctrl-C here must not close the mails there.
        process = subprocess.Popen(  # noqa: S603
            command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True
        )
    except OSError as problem:
        raise DixitError(f"{command[0]} cannot be called: {problem.strerror}. Open the drafts by hand.") from None
    with suppress(subprocess.TimeoutExpired):
        if code := process.wait(PATIENCE):
            raise DixitError(f"{Path(command[0]).name} took no draft (exit code {code}). Open the drafts by hand.")
