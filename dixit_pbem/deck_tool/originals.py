"""From anybody's pictures to originals: found, told apart, cleaned, and looked at for what matters in them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from dixit_pbem.deck_tool.deck_text import id_of, in_natural_order
from dixit_pbem.deck_tool.workshop import Workshop
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import Importance
from dixit_pbem.paper.pictures import apart, decoded, jpeg_of, picture_bytes, upright_size
from dixit_pbem.paper.thumbnails import short_hash
from dixit_pbem.progress import OnProgress, Result, Thing, worked_on
from dixit_pbem.storage.deck_file import must_be_in_deck
from dixit_pbem.storage.limited import TooMuch

PICTURE_ENDINGS = frozenset(
    (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".mpo", ".heic", ".heif", ".avif")
)


@frozen
class Fresh:
    """A picture that was not taken in before, and the id that its card gets."""

    path: Path
    hash: str
    id: str


@frozen
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
) -> tuple[tuple[Fresh, ...], tuple[str, ...], tuple[Problem, ...]]:
    """Those of the pictures that were not taken in before, each once; which came twice; what is wrong with others."""
    fresh: dict[str, Fresh] = {}
    doubled: list[str] = []
    problems: list[Problem] = []
    ids = {*taken, *(Path(name).stem for name in workshop.sources.values())}
    for path in pictures:
        try:
            if path.parent == workshop.folder:
                must_be_in_deck(path, workshop.folder)
            picture = short_hash(picture_bytes(path))
        except BadFile as bad:
            problems.extend(bad.problems)
            continue
        if picture in fresh:
            doubled.append(f"{path} is the same picture as {fresh[picture].path.name}, and became no card of its own.")
        elif not workshop.is_known(picture):
            fresh[picture] = Fresh(path, picture, id_of(path.stem, ids))
            ids.add(fresh[picture].id)
    return tuple(fresh.values()), tuple(doubled), tuple(problems)


def take_in(
    fresh: Sequence[Fresh], workshop: Workshop, *, on_progress: OnProgress
) -> tuple[tuple[Original, ...], tuple[Problem, ...]]:
    """Make an original of each picture that can be read; and what is wrong with the others."""

    def original(one: Fresh) -> Original:
        content, size, seen = apart(one.path, lambda: _looked_at(one.path))
        workshop.keep_original(one.id, content)
        return Original(one, size, seen)

    return sound_ones(fresh, original, on_progress=on_progress)


def _looked_at(path: Path) -> tuple[bytes, tuple[int, int], Importance]:
    """The picture as an original, its size, and where it has something to see."""
    content = jpeg_of(path)
    return content, upright_size(path, content), importance(decoded(path, content, at_least=(SIDE, SIDE)))


def sound_ones(
    things: Sequence[Thing], work: Callable[[Thing], Result], *, on_progress: OnProgress
) -> tuple[tuple[Result, ...], tuple[Problem, ...]]:
    """What the work made of those that are sound, in their order; and what is wrong with the others.

    Where several cost more than a picture may, nobody waits for the rest.
    """
    costly: list[Problem] = []

    def tried(thing: Thing) -> Result | BadFile:
        if len(costly) >= MOST_COSTLY:
            return _LEFT
        try:
            return work(thing)
        except BadFile as bad:
            if isinstance(bad.__cause__, TooMuch):
                costly.extend(bad.problems)
            return bad

    results = worked_on(things, tried, on_progress=on_progress)
    problems = [problem for result in results if isinstance(result, BadFile) for problem in result.problems]
    if left := sum(result is _LEFT for result in results):
        why = f"{left} more pictures were not looked at, for {len(costly)} cost too much already."
        problems.append(Problem(costly[-1].file, 0, f"{why} Take those out, and call it again."))
    return tuple(result for result in results if not isinstance(result, BadFile)), tuple(problems)


MOST_COSTLY = 3
"""Of a minute each, and perhaps one more that is worked on meanwhile."""
_LEFT = BadFile(())

SIDE = 96
RIM = 2
"""Filters see what is not there beyond the rim of a picture."""
MOST_SKIN = 0.3
"""Where more of a picture is the colour of skin, it is sand or wood."""
SKIN_COUNTS = 10.0
RIM_LACKS = 0.5
MIDDLE, A_LITTLE_ABOVE = 0.5, 0.38
Weighted = tuple[float, Image.Image]


def importance(picture: Image.Image) -> Importance:
    """How much there is to see in each slice of the picture."""
    scale = SIDE / max(picture.size)
    width, height = (max(3 * RIM, round(side * scale)) for side in picture.size)
    small = picture.resize((width, height), Image.Resampling.BOX).convert("YCbCr")
    maps = tuple(_maps(small))
    return Importance(
        across=_slices(maps, (small.width - 2 * RIM, 1), middle=MIDDLE),
        down=_slices(maps, (1, small.height - 2 * RIM), middle=A_LITTLE_ABOVE),
    )


def _maps(small: Image.Image) -> Iterator[Weighted]:
    """Pictures of what matters, each with its weight; a map that is everywhere alike has none."""
    light, blue, red = small.split()
    skin = ImageChops.multiply(
        light.point(lambda value: 255 * (60 < value < 245)),
        ImageChops.multiply(
            blue.point(lambda value: 255 * (80 <= value <= 125)), red.point(lambda value: 255 * (135 <= value <= 172))
        ),
    )
    share = ImageStat.Stat(skin).mean[0] / 255
    skin_counts = min(1.0, SKIN_COUNTS * share) if share < MOST_SKIN else 0.0
    edges = small.getchannel("Y").filter(ImageFilter.GaussianBlur(0.7)).filter(ImageFilter.FIND_EDGES)
    for weight, seen in ((1.0, edges), (1.0, _odd_colours(small)), (skin_counts, skin)):
        inner = seen.crop((RIM, RIM, small.width - RIM, small.height - RIM))
        mean = ImageStat.Stat(inner).mean[0]
        yield weight / mean if mean else 0.0, inner.convert("F")


def _odd_colours(small: Image.Image) -> Image.Image:
    """How far each place is from the colour of the whole, the far ones far more."""
    soft = [channel.filter(ImageFilter.GaussianBlur(1.5)) for channel in small.split()]
    light, blue, red = (
        ImageChops.difference(channel, Image.new("L", small.size, round(mean)))
        for channel, mean in zip(soft, ImageStat.Stat(small).mean, strict=True)
    )
    far = ImageChops.add(ImageChops.add(blue, red), light.point(lambda value: value // 2))
    return ImageChops.multiply(far, far)


def _slices(maps: Sequence[Weighted], size: tuple[int, int], *, middle: float) -> tuple[float, ...]:
    """The sum of all maps in each slice, less the farther it lies from where people look first."""
    slices = ((weight, array("f", seen.resize(size, Image.Resampling.BOX).tobytes())) for weight, seen in maps)
    rows = [[weight * value for value in values] for weight, values in slices]
    sums = [sum(values) for values in zip(*rows, strict=True)]
    farthest = max(middle, 1 - middle) * len(sums)
    return tuple(
        value * (1 - RIM_LACKS * ((number + 0.5 - middle * len(sums)) / farthest) ** 2)
        for number, value in enumerate(sums)
    )
