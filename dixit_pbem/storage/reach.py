"""What a game reaches for beyond its own folder: programs, passwords, places, and templates, which are programs too.

A game file that came from somebody else may ask for all of this. So nothing of it happens before a person has looked at
the list and allowed it, once (`allowed` remembers); a change asks anew. A link that leads out of the game's folder is
not followed where a game is handed on with it: its templates, its pictures, its side files.

Edge: looks at the files around the game.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from dixit_pbem.errors import BadFile, NotFound, Problem
from dixit_pbem.shell import typed
from dixit_pbem.storage.allowed import Matter, allow, not_allowed
from dixit_pbem.storage.decks import find_deck
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.storage.game_file import Home
from dixit_pbem.storage.mail_settings import Folder, Maildir, Mbox, Sendmail, Server
from dixit_pbem.storage.settings import Settings
from dixit_pbem.storage.shipped import album_templates, is_copy, mail_templates, shipped
from dixit_pbem.storage.spec import THIS_COMPUTER

OF_THE_SYSTEM = tuple(
    map(Path, ("/bin", "/sbin", "/usr/bin", "/usr/sbin", "/usr/lib", "/usr/libexec", "/usr/local", "/opt/homebrew"))
)
"""Programs that whoever keeps the computer keeps: an update of these asks nobody."""
LARGEST_TEMPLATE = 2**20


def must_be_allowed(settings: Settings, home: Home) -> None:
    """Nothing, where all that the game reaches for was allowed; otherwise the list, and how to allow it."""
    if problems := tuple(out_of_bounds(settings, home)):
        raise BadFile(problems)


def out_of_bounds(settings: Settings, home: Home) -> Iterator[Problem]:
    """What must be put right, or allowed, before the game may do anything beyond its own folder."""
    if links := tuple(_links_out(home)):
        yield from links
        return
    if asked := not_allowed(reached(settings, home)):
        lines = "\n".join(f"  - {matter.text}" for matter in asked)
        command = typed("check", home.beside / home.name, "--allow")
        text = (
            f"This game reaches beyond its own folder, and nobody has allowed that on this computer yet:\n{lines}\n"
            f"Nothing of it was done. If you trust whoever made it, call `{command}`; a change asks anew."
        )
        yield Problem(home.name, 0, text)


def allow_all(settings: Settings, home: Home) -> tuple[Matter, ...]:
    """Allow all that a game reaches for as it is now, and say what that is."""
    if links := tuple(_links_out(home)):
        raise BadFile(links)
    asked = not_allowed(reached(settings, home))
    allow(asked)
    return asked


def allow_what_is_named(settings: Settings, home: Home) -> None:
    """Allow what the game file names; what lies around it came from elsewhere, and stays to be allowed."""
    allow((*_by_mail(settings, home), *_decks(settings, home)))


def reached(settings: Settings, home: Home) -> Iterator[Matter]:
    """All that a game reaches for, allowed or not."""
    yield from _by_mail(settings, home)
    yield from _decks(settings, home)
    yield from _own_places(home)
    for folder, ours in _template_folders(home):
        if own := tuple(_of_the_group(folder, ours)):
            names = ", ".join(sorted(_plain(file.name) for file in own))
            place = folder.relative_to(home.beside).as_posix()
            yield Matter(folder, f"it writes by templates of its own, in {place}: {names}", _state_of(own, folder))


def _links_out(home: Home) -> Iterator[Problem]:
    """Templates that are links out of the game's folder, or larger than templates are."""
    for folder, _ in _template_folders(home):
        for file in (folder, *_files(folder)):
            if not lies_within(file, home.beside):
                text = "This is a link out of the game's folder, and is not followed. Put a copy in its place."
                yield Problem(str(file), 0, text)
            elif file.is_file() and file.stat().st_size > LARGEST_TEMPLATE:
                yield Problem(str(file), 0, "This is larger than a template can be. Mend it, or take it away.")


def _by_mail(settings: Settings, home: Home) -> Iterator[Matter]:
    if settings.given.accounts:
        # Whoever keeps this computer gave it the account.
        return
    send, fetch = settings.mail.send.way, settings.mail.fetch.way
    yield from dict.fromkeys((*_sending(send, home), *_fetching(fetch, home)))


def _sending(way: Folder | Maildir | Sendmail | Server | None, home: Home) -> tuple[Matter, ...]:
    match way:
        case Folder(path) | Maildir(path):
            return _in_places("it writes mails into", path, home)
        case Sendmail(path):
            return (_program(path, home),)
        case Server():
            return _logging_in(way, home)
        case None:
            return ()


def _fetching(way: Folder | Maildir | Mbox | Server | None, home: Home) -> tuple[Matter, ...]:
    match way:
        case Folder(path) | Maildir(path) | Mbox(path):
            return _in_places("it reads mails from", path, home)
        case Server():
            return _logging_in(way, home)
        case None:
            return ()


def _in_places(what: str, path: Path, home: Home) -> tuple[Matter, ...]:
    """Where a mailbox lies that is not in the game's folder, it or a folder in it that is a link."""
    box = home.beside / path
    # A file there that is a link is for whoever reads it to leave alone.
    places = (box, *(each for each in _linked(box) if each.is_dir()))
    out = (_real(each) for each in places if not lies_within(each, home.beside))
    return tuple(Matter(home.beside / home.name, f"{what} {place}") for place in out)


def _logging_in(server: Server, home: Home) -> tuple[Matter, ...]:
    # What stays on this computer tells nobody else the password.
    if not server.password_from or server.host in THIS_COMPUTER:
        return ()
    at = f"{server.host}:{server.port} as {_plain(server.user or '')}"
    text = f"it logs in at {at}, with the password from {_plain(server.password_from)}"
    return (Matter(home.beside / home.name, text),)


def _linked(folder: Path) -> Iterator[Path]:
    """What is in a folder and may lead elsewhere."""
    # Hundreds of mails lie there, and one look at the folder says of each whether it is a link.
    with suppress(FileNotFoundError, NotADirectoryError, PermissionError), os.scandir(folder) as found:
        yield from (Path(each.path) for each in found if each.is_symlink())


def _program(path: Path, home: Home) -> Matter:
    """The program, and what it is: a bare name is looked for as a shell would."""
    bare = len(path.parts) == 1
    found = Path(shutil.which(str(path)) or path) if bare else home.beside / path
    kept = any(found.is_relative_to(folder) for folder in OF_THE_SYSTEM) and not lies_within(found, home.beside)
    state = "" if kept or not found.is_file() else _digest(found)
    return Matter(home.beside / home.name, f"it runs the program {_real(found)}, to send mails", state)


def _decks(settings: Settings, home: Home) -> Iterator[Matter]:
    for name in settings.decks:
        try:
            folder = find_deck(name, home.beside)
        except NotFound:
            continue
        kept = (home.beside, shipped("decks"), *settings.given.decks)
        if not any(lies_within(folder, place) for place in kept):
            yield Matter(home.beside / home.name, f"it takes its pictures from {_real(folder)}")


def _own_places(home: Home) -> Iterator[Matter]:
    """Where the game keeps and makes its files, if a link leads out there."""
    side = Path(home.side)
    for folder, around in ((home.output, home.beside), (side, side.parent)):
        for each in (folder, *_linked(folder)):
            if not lies_within(each, around):
                yield Matter(home.beside / home.name, f"it keeps what it makes in {_real(each)}")


def _template_folders(home: Home) -> tuple[tuple[Path, Path], ...]:
    """The folders with a group's own templates, where there are any, each with the program's own."""
    pairs = (mail_templates(home.beside), album_templates(home.beside))
    return tuple((own, ours) for own, ours in pairs if own.is_dir() and not own.samefile(ours))


def _of_the_group(folder: Path, ours: Path) -> Iterator[Path]:
    """What the program does not bring itself, which lies beside a game that is kept where that was fetched."""
    return (file for file in _files(folder) if not is_copy(file, ours / file.relative_to(folder)))


def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(path for path in sorted(folder.rglob("*")) if path.is_symlink() or path.is_file())


def _state_of(files: Sequence[Path], folder: Path) -> str:
    """What is another as soon as one of the templates is."""
    every = "\0".join(f"{file.relative_to(folder)}\0{_digest(file)}" for file in files)
    return sha256(every.encode("utf-8", "surrogateescape")).hexdigest()


def _digest(file: Path) -> str:
    try:
        return sha256(file.read_bytes()).hexdigest()
    except OSError:
        # What cannot be read now may say anything later.
        return "unread"


def _real(path: Path) -> str:
    return _plain(os.path.realpath(path))


def _plain(text: str) -> str:
    """As it may be shown: a stranger's names hold whatever they like."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
