"""Hands mails to a program that sends as sendmail does: Postfix, Exim, msmtp.

Edge: runs a program.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.transport import Later, Outgoing, Refused

_WRONG_MAIL = (65, 67)
"""Exit codes as such programs give them everywhere (`sysexits.h`): EX_DATAERR, EX_NOUSER."""
_WRONG_SET_UP = (64, 77, 78)
"""EX_USAGE, EX_NOPERM, EX_CONFIG."""
_NO_ROOM = (71, 74)
"""EX_OSERR, EX_IOERR."""


@frozen
class ToSendmail:
    """A program that takes a mail on its standard input; a bare name is looked for in the PATH."""

    program: Path
    seconds: float = 60.0

    def deliver(self, mail: Outgoing) -> None:
        """Have the program take one mail."""
        command = [str(self.program), "-i", "-f", mail.sender, "--", mail.recipient]
        try:
            done = subprocess.run(  # noqa: S603 # the moderator chose the program
                command, input=mail.raw.replace(b"\r\n", b"\n"), capture_output=True, timeout=self.seconds, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise Later(
                f"{self.program} did not come to an end in {self.seconds:.0f} seconds", everybody=False
            ) from error
        except OSError as error:
            raise DixitError(
                f"{self.program}: this program cannot be run ({error.strerror}). Write the whole path of the program "
                "behind 'sendmail', without options."
            ) from error
        if done.returncode:
            raise self._failure(done.returncode, done.stderr or done.stdout)

    def _failure(self, code: int, said: bytes) -> Exception:
        last = said.decode(errors="replace").strip().splitlines()[-1:]
        reason = ": ".join((f"{self.program} ended with code {code}", *(line.rstrip(".") for line in last)))
        if code in _WRONG_SET_UP:
            return DixitError(f"{reason}. Put its set-up right, then call `dixit-pbem send` again.")
        if code in _WRONG_MAIL:
            return Refused(reason)
        # Many programs know a single code for all that goes wrong: trying again loses nothing.
        return Later(reason, everybody=code in _NO_ROOM)
