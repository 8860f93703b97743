"""Where every fault becomes one honest sentence: outputs that are full, closed or of an old alphabet, and our own bugs.

Edge: standard output and error. What nobody foresaw is written down in a file of its own, and its path is told.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from contextlib import suppress
from typing import NoReturn, TextIO

from dixit_pbem.cli import terminal
from dixit_pbem.errors import DixitError
from dixit_pbem.storage.system import WINDOWS

PLAIN = "dixit-plain"
LONGEST_FACT = 300
NEAREST = str.maketrans(
    {
        **dict.fromkeys("“”„«»″", '"'),
        **dict.fromkeys("‘’‚‹›′", "'"),
        **dict.fromkeys("–—−‑─━", "-"),
        **dict.fromkeys("•·", "*"),
        "…": "...",
        "→": "->",
        "←": "<-",
        "×": "x",
        "€": "EUR",
        "✓": "+",
        "✗": "x",
        "ł": "l",
        "Ł": "L",
        "đ": "d",
        "Đ": "D",
        "ø": "o",
        "Ø": "O",
        "ß": "ss",
        "ı": "i",
    }
)
"""What an alphabet of the last century has in the place of our signs."""


def begin_in_utf8() -> None:
    """Begin once more where the system's alphabet knows no letters but English ones: words would come as bytes."""
    if sys.getfilesystemencoding() == "ascii" and not sys.flags.utf8_mode:
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])  # noqa: S606 - this very program


def ready() -> None:
    """Let standard output and error take every text, whatever the locale; a closed one fails when it is written to."""
    codecs.register_error(PLAIN, _nearest)
    # In this order, because the system gives a file the lowest number that is free: none of the game's may get these.
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        # Without a window Windows has no outputs; elsewhere somebody closed it, and hears what is lost.
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY if WINDOWS else os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "backslashreplace"):
            stream.reconfigure(errors=PLAIN)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """The nearest signs that every alphabet has."""
    from unicodedata import normalize

    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(NEAREST)
    bare = (normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?" for sign in signs)
    return "".join(bare), error.end


def leave(fault: Exception) -> NoReturn:
    """Say what went wrong in one message, and end with its exit code."""
    code = fault.exit_code if isinstance(fault, DixitError) else 1
    text = _in_words(fault)
    with suppress(OSError, ValueError):
        terminal.echo(text, err=True)
    for stream in (sys.stdout, sys.stderr):
        if _is_lost(stream):
            # What it still holds would fail once more when the program ends.
            with suppress(OSError, ValueError):
                stream.close()
    sys.exit(code)


def _in_words(fault: Exception) -> str:
    if isinstance(fault, DixitError):
        from dixit_pbem.words.refusals import said

        return said(fault)
    if isinstance(fault, OSError) and (_is_lost(sys.stdout) or _is_of_no_file(fault)):
        return (
            f"Standard output: a part of the answer is lost ({fault.strerror}). What was done until then is done. "
            "Make room, or send the output to another place, and ask with `status` or `log` how things stand."
        )
    return (
        f"dixit-pbem cannot go on: {_fact(fault)}. That should not happen, and is no fault of yours. What was written "
        f"down before is safe. {_details(fault)}"
    )


def of_one_game(fault: Exception) -> str:
    """What is said of a fault that nobody foresaw in one of several games."""
    return (
        f"dixit-pbem cannot go on with this game: {_fact(fault)}. That should not happen, and is no fault of yours. "
        f"The game rests until its file changes or `run` is called anew; the others go on. {_details(fault)}"
    )


def _is_of_no_file(fault: OSError) -> bool:
    """Did a long answer break on its way out? Then nothing of it is left to be tried; faults of files name theirs."""
    return fault.filename is None and fault.errno in (errno.ENOSPC, errno.EBADF)


def _is_lost(stream: TextIO) -> bool:
    """Whether a stream holds what it cannot get rid of."""
    try:
        stream.flush()
    except (OSError, ValueError):
        return True
    return False


def _fact(fault: Exception) -> str:
    """A fault on one line."""
    if isinstance(fault, MemoryError):
        return "it needs more memory than this computer has"
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    words = " ".join(str(fault).split())[:LONGEST_FACT].rstrip(".")
    return f"{type(fault).__name__}, {words}" if words else type(fault).__name__


def _details(fault: Exception) -> str:
    """Where the whole story of a fault lies, for whoever is to mend it; only its owner may read it."""
    from tempfile import NamedTemporaryFile
    from traceback import format_exception

    story = "".join(format_exception(fault)).encode("utf-8", "backslashreplace")
    try:
        with NamedTemporaryFile(prefix="dixit-pbem-", suffix=".txt", delete=False) as file:
            file.write(story)
    except OSError:
        return "The details could not be written down; make room, and call the command again to get them."
    return f"The details are in {file.name}: look them over, and send them to whoever mends the program."
