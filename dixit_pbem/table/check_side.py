"""What `check` says of the side folder: what a game lacks whose file was copied alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dixit_pbem.engine.events import ClueGiven
from dixit_pbem.errors import Problem
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.keep.clue_files import attachment
from dixit_pbem.post.keep.mails import is_kept
from dixit_pbem.shell import quoted
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.guard import MOVED


def missing_mails(file: GameFile, found: Opened) -> Iterator[Problem]:
    """The mails that wait for the moderator and are not there to be read."""
    for seq, fact in found.held:
        if not is_kept(file, fact.mail):
            line = found.contents.line_of(seq) if found.contents else 0
            text = (
                f"The mail that waits as number {seq} is not here. Take {found.home.side} from where the game was "
                f"copied from, or let it go: `held {found.home.name} reject {seq}`."
            )
            yield Problem(found.home.name, line, text)


def _left_alone(folder: Path) -> Iterator[Path]:
    """Side folders whose game is not there any more, as when somebody renamed it."""
    for side in sorted(folder.glob(".*.d")):
        if side.is_dir() and side.name.endswith((".yaml.d", ".yml.d")) and not (folder / side.name[1:-2]).exists():
            yield side


def missing_beside(file: GameFile, found: Opened) -> Iterator[str]:
    """The side folder itself, the files that came with clues, and whether the game goes on elsewhere."""
    if found.journal and not file.side_folder.exists():
        other = next(_left_alone(file.path.parent), None)
        way_out = "Copy both together, or `pack` the game and `unpack` it here."
        if other:
            way_out = f"If you renamed the game, give {quoted(other.name)} that name."
        yield (
            f"{file.side_folder.name} does not lie beside {file.path}: the second copy of the journal, mails that wait "
            f"and the files of clues are in it. {way_out}"
        )
    if into := file.kept(MOVED):
        told = into.decode(errors="replace").strip()
        yield (
            f"{quoted(file.path)} was packed into {told} to go on elsewhere, and rests here. "
            "If it never went on there, `pack --go-on-here` takes that back."
        )
    for step in found.history.steps:
        name = step.event.attachment if isinstance(step.event, ClueGiven) else None
        if name and step.before and attachment(file, name) is None:
            yield (
                f"The file that came with the clue of round {step.before.round.number} is not in {found.home.side}. "
                "Take it from a back-up; mails and the album will lack it."
            )
