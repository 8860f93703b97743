"""From anybody's pictures to originals: found, told apart, cleaned, and looked at for what matters in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from dixit_pbem.deck_tool.deck_text import id_of, in_natural_order
from dixit_pbem.deck_tool.salience import SIDE, importance
from dixit_pbem.deck_tool.workshop import Workshop
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.layout.crop import Importance
from dixit_pbem.paper.pictures import decoded, jpeg_of, picture_bytes, upright_size
from dixit_pbem.paper.thumbnails import short_hash
from dixit_pbem.progress import OnProgress, worked_on

PICTURE_ENDINGS = frozenset(
    (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".mpo", ".heic", ".heif", ".avif")
)


@dataclass(frozen=True, slots=True)
class Fresh:
    """A picture that was not taken in before, and the id that its card gets."""

    path: Path
    hash: str
    id: str


@dataclass(frozen=True, slots=True)
class Original:
    """A picture that was taken in: its size in pixels, and where it has something to see."""

    fresh: Fresh
    size: tuple[int, int]
    importance: Importance


def pictures_in(place: Path) -> tuple[Path, ...]:
    """The pictures of a folder by their names, or a single file itself."""
    try:
        found = [path for path in place.iterdir() if may_be_picture(path)] if place.is_dir() else [place]
    except OSError as error:
        raise BadFile([Problem(str(place), 0, f"It cannot be read ({error.strerror}).")]) from error
    return tuple(sorted(found, key=lambda path: in_natural_order(path.name)))


def may_be_picture(path: Path) -> bool:
    """Whether a file's name is that of a picture."""
    return path.suffix.lower() in PICTURE_ENDINGS and not path.name.startswith(".") and not path.is_dir()


def fresh_ones(
    pictures: Sequence[Path], workshop: Workshop, *, taken: Sequence[str]
) -> tuple[tuple[Fresh, ...], tuple[Problem, ...]]:
    """Those of the pictures that were not taken in before, each once; and what is wrong with the others."""
    fresh: dict[str, Fresh] = {}
    problems: list[Problem] = []
    ids = {*taken, *(Path(name).stem for name in workshop.sources.values())}
    for path in pictures:
        try:
            picture = short_hash(picture_bytes(path))
        except BadFile as bad:
            problems.extend(bad.problems)
            continue
        if picture not in fresh and not workshop.is_known(picture):
            fresh[picture] = Fresh(path, picture, id_of(path.stem, ids))
            ids.add(fresh[picture].id)
    return tuple(fresh.values()), tuple(problems)


def take_in(
    fresh: Sequence[Fresh], workshop: Workshop, *, on_progress: OnProgress
) -> tuple[tuple[Original, ...], tuple[Problem, ...]]:
    """Make an original of each picture that can be read; and what is wrong with the others."""
    results = worked_on(fresh, lambda one: _original_or_problems(one, workshop), on_progress=on_progress)
    originals = tuple(result for result in results if isinstance(result, Original))
    return originals, tuple(_problems(results))


def _problems(results: Sequence[Original | tuple[Problem, ...]]) -> Iterator[Problem]:
    for result in results:
        if not isinstance(result, Original):
            yield from result


def _original_or_problems(fresh: Fresh, workshop: Workshop) -> Original | tuple[Problem, ...]:
    try:
        content = jpeg_of(fresh.path)
        picture = decoded(fresh.path, content, at_least=(SIDE, SIDE))
    except BadFile as bad:
        return bad.problems
    place = workshop.keep_original(fresh.id, content)
    return Original(fresh, upright_size(place, content), importance(picture))
