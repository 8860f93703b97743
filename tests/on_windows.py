"""This Python made to behave as on Windows, as far as that can be done elsewhere: `python -m tests.on_windows`.

Each line that comes in is a command, as a list in JSON; each that goes out says what became of it. What there is not on
Windows is gone: modules, functions, signals. Files are refused as there: a name that Windows does not know, a file that
is open and is to be replaced, renamed or deleted, a folder that is opened. Lines end as there, the output has the
alphabet of a western Windows, modes tell nothing, and a text file without an encoding is an error. It is no Windows:
paths with drives, the console and the real `msvcrt` are not tried.
"""

from __future__ import annotations

import builtins
import concurrent.futures
import email.message
import errno
import imaplib
import importlib
import io
import json
import mailbox
import os
import re
import shutil
import signal
import smtplib
import socket
import stat
import struct
import subprocess
import sys
import tempfile
import time
import types
import warnings
from contextlib import ExitStack
from pathlib import Path
from typing import Any

# What others wrote has its own answer to Windows, which is not the matter here: it is loaded before.
OTHERS = (
    "asyncio babel.dates babel.localtime babel.support click click.shell_completion imap_tools jinja2 "
    "jinja2.sandbox lxml.etree lxml.html mutagen mutagen.mp3 mutagen.mp4 mutagen.oggvorbis mutagen.oggopus "
    "pikepdf PIL.Image PIL.ImageOps PIL.ImageDraw PIL.ImageFilter PIL.JpegImagePlugin PIL.PngImagePlugin "
    "pillow_heif python_multipart reportlab.pdfgen.canvas reportlab.pdfbase.ttfonts reportlab.lib.utils secrets "
    "starlette.applications starlette.responses starlette.routing uvicorn yaml zipfile zoneinfo"
)
GONE_MODULES = "_posixshmem crypt fcntl grp nis ossaudiodev posix pty pwd readline resource spwd syslog termios tty"
GONE_FROM_OS = (
    "CLD_EXITED EX_CANTCREAT EX_CONFIG EX_DATAERR EX_IOERR EX_NOHOST EX_NOINPUT EX_NOPERM EX_NOUSER EX_OK "
    "EX_OSERR EX_OSFILE EX_PROTOCOL EX_SOFTWARE EX_TEMPFAIL EX_UNAVAILABLE EX_USAGE O_ASYNC O_CLOEXEC O_DIRECT "
    "O_DIRECTORY O_DSYNC O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH O_RSYNC O_SYNC "
    "O_TMPFILE WNOHANG chown chroot confstr ctermid fchdir fchmod fchown fdatasync fork forkpty fpathconf "
    "fstatvfs getegid geteuid getgid getgroups getloadavg getpgid getpgrp getpriority getresuid getsid getuid "
    "initgroups killpg lchown lockf major minor mkfifo mknod nice openpty pathconf pipe2 posix_fadvise "
    "posix_fallocate posix_spawn pread preadv pwrite pwritev readv register_at_fork sched_getaffinity "
    "sched_setaffinity sched_yield sendfile setegid seteuid setgid setgroups setpgid setpriority setresuid "
    "setsid setuid statvfs sync sysconf tcgetpgrp tcsetpgrp ttyname uname wait wait3 wait4 writev"
)
GONE_SIGNALS = (
    "SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGPROF SIGQUIT SIGSTOP SIGSYS SIGTRAP "
    "SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM SIGWINCH SIGXCPU SIGXFSZ alarm getitimer pause "
    "pthread_kill pthread_sigmask setitimer siginterrupt sigpending sigtimedwait sigwait"
)
BINARY = 1 << 30
HELD = ExitStack()
SCANNED: dict[str, int] = {}
"""Files that a virus scanner has open, and how often it does not let them go."""
WINDOWLESS: list[bool] = []
_BY_FILE_OBJECTS = os.O_CLOEXEC
OURS = str(Path(__file__).parents[1] / "dixit_pbem")
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)( *\..*)?", re.IGNORECASE)
UNKNOWN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')


real_statvfs = os.statvfs


def room(path: str) -> Any:
    """How large the disk is, as `shutil` tells it there without `statvfs`."""
    found = real_statvfs(path)
    sizes = (found.f_blocks, found.f_blocks - found.f_bfree, found.f_bavail)
    return shutil._ntuple_diskusage(*(size * found.f_frsize for size in sizes))  # type: ignore[attr-defined]


def take_away() -> None:
    for name in GONE_MODULES.split():
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in ((os, GONE_FROM_OS), (signal, GONE_SIGNALS), (time, "tzset"), (socket, "AF_UNIX")):
        for name in names.split():
            if hasattr(module, name):
                delattr(module, name)
    shutil.disk_usage = room
    shutil._use_fd_functions = False  # type: ignore[attr-defined]
    tempfile.TemporaryFile = tempfile.NamedTemporaryFile


def byte_locks() -> types.ModuleType:
    """`msvcrt`, as far as it locks: a byte from where the file stands, for one opening of the file."""
    import fcntl

    module = types.ModuleType("msvcrt")
    take, let_go = 37, 2  # F_OFD_SETLK, F_UNLCK

    def locking(opened: int, mode: int, count: int) -> None:
        kind = {1: fcntl.F_WRLCK, 2: fcntl.F_WRLCK, 0: let_go}[mode]
        begin = os.lseek(opened, 0, os.SEEK_CUR)
        try:
            fcntl.fcntl(opened, take, struct.pack("hhqqi0q", kind, 0, begin, count, 0))
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None
        except OSError as error:
            # A file that is only read may be locked there too.
            if error.errno != errno.EBADF:
                raise

    module.__dict__.update(locking=locking, LK_UNLCK=0, LK_LOCK=1, LK_NBLCK=2)
    return module


def refused(number: int, winerror: int, text: str, path: object) -> OSError:
    error = OSError(number, text, os.fspath(path))  # type: ignore[call-overload]
    error.winerror = winerror
    return error  # type: ignore[no-any-return]


def must_be_name(path: str) -> None:
    for part in Path(path).parts[1 if path.startswith("/") else 0 :]:
        if part not in (".", "..") and (UNKNOWN.search(part) or RESERVED.fullmatch(part)):
            raise refused(errno.EINVAL, 123, "The filename, directory name, or volume label syntax is incorrect", path)


def must_be_closed(path: str) -> None:
    """No program of this folder has the file open."""
    meant, here = os.path.realpath(path), os.path.realpath(".")
    if SCANNED.get(meant):
        SCANNED[meant] -= 1
        raise refused(errno.EACCES, 5, "Access is denied", path)
    for process in Path("/proc").glob("[0-9]*"):
        try:
            # Those that a test begins work where it does.
            if os.path.realpath(process / "cwd") != here:
                continue
            held = [os.readlink(each) for each in (process / "fd").iterdir()]  # noqa: PTH115
        except OSError:
            continue
        if meant in held:
            raise refused(errno.EACCES, 5, "Access is denied", path)


def must_open(path: str, mode: str | None, flags: int) -> None:
    caller = sys._getframe(2)
    while caller.f_code.co_filename == __file__ and caller.f_back:
        caller = caller.f_back
    asks = caller.f_code.co_filename
    # A file without a name is opened by its folder first, and never is.
    if path.startswith(("/proc/", "/dev/")) or asks == tempfile.__file__:
        return
    if flags & os.O_CREAT:
        must_be_name(path)
    if os.path.isdir(path):  # noqa: PTH112
        raise refused(errno.EACCES, 5, "Permission denied", path)
    if asks.startswith(OURS) and mode is None and not flags & (BINARY | _BY_FILE_OBJECTS):
        raise AssertionError(f"{path} is opened as text: its line ends would change")


def watched(event: str, about: tuple[Any, ...]) -> None:
    """What Windows refuses."""
    match event:
        case "open" if isinstance(about[0], str | bytes):
            must_open(os.fsdecode(about[0]), about[1], about[2])
        case "os.mkdir":
            must_be_name(os.fsdecode(about[0]))
        case "os.remove" | "os.rmdir":
            must_be_closed(os.fsdecode(about[0]))
        case "os.rename":
            must_be_name(os.fsdecode(about[1]))
            must_be_closed(os.fsdecode(about[0]))
            must_be_closed(os.fsdecode(about[1]))
        case "os.symlink" | "os.link":
            raise refused(errno.EPERM, 1314, "A required privilege is not held by the client", about[1])


def change_files() -> None:
    real_open, real_stat, real_fstat, real_chmod = io.open, os.stat, os.fstat, os.chmod

    def opened(file: Any, mode: str = "r", *more: Any, **others: Any) -> Any:
        if "b" not in mode and not isinstance(file, int) and others.get("newline") is None and len(more) < 4:
            others["newline"] = "\r\n" if set(mode) & set("wax+") else None
        return real_open(file, mode, *more, **others)

    def for_all(status: os.stat_result) -> os.stat_result:
        make, (ten, named) = status.__reduce__()  # type: ignore[misc]
        mode = status.st_mode | (0o777 if stat.S_ISDIR(status.st_mode) else 0o666)
        return make((mode, *ten[1:]), named)  # type: ignore[no-any-return]

    builtins.open = io.open = opened  # type: ignore[assignment]
    os.stat = lambda *path, **how: for_all(real_stat(*path, **how))  # type: ignore[assignment]
    os.fstat = lambda file: for_all(real_fstat(file))
    os.chmod = lambda path, mode, **how: real_chmod(path, mode | 0o600, **how)


def become_windows() -> None:
    for name in OTHERS.split():
        importlib.import_module(name)
    locks = byte_locks()
    take_away()
    sys.modules["msvcrt"] = locks
    sys.platform = "win32"
    os.O_BINARY = BINARY  # type: ignore[attr-defined]
    os.EX_OK = 0  # subprocess of this system asks for it
    signal.SIGBREAK = 21  # type: ignore[attr-defined]
    os.linesep = "\r\n"
    change_files()
    sys.addaudithook(watched)
    warnings.filterwarnings("ignore", category=EncodingWarning)
    warnings.filterwarnings("error", category=EncodingWarning, module=r"dixit_pbem(\..*)?")


def main(command: list[str]) -> None:
    """A command of the program, or one of ours: to load a module, or to hold a lock until the end."""
    from dixit_pbem.cli import main as program

    match command:
        case ["import", module]:
            importlib.import_module(module)
        case ["scanned", path, times]:
            SCANNED[path] = int(times)
        case ["locks lie"]:
            sys.modules["msvcrt"].locking = lambda *_: None  # type: ignore[attr-defined]
        case ["no window"]:
            WINDOWLESS.append(True)
        case ["hold", path]:
            from dixit_pbem.storage.lock import held_alone

            HELD.enter_context(held_alone(Path(path), file="held"))
        case _:
            program(command)


def called(command: list[str]) -> dict[str, object]:

    outputs = [io.TextIOWrapper(io.BytesIO(), "cp1252", newline="") for _ in range(2)]
    sys.stdout, sys.stderr = (None, None) if WINDOWLESS else outputs  # type: ignore[assignment]
    code: object = 0
    try:
        main(command)
    except SystemExit as end:
        code = end.code or 0
    finally:
        sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
    out, err = map(_text, outputs)
    return {"code": code, "out": out, "err": err}


def _text(output: io.TextIOWrapper) -> str:
    output.flush()
    return output.detach().getvalue().decode("cp1252")  # type: ignore[attr-defined, no-any-return]


if __name__ == "__main__":
    unused = (concurrent.futures, email.message, imaplib, mailbox, smtplib, subprocess)
    become_windows()
    for line in sys.stdin:
        print(json.dumps(called(json.loads(line))), flush=True)  # noqa: T201
