"""`deck check --art`: what a demanding art director would send back, as far as it can be measured.

Measured is the part of a card that stays after cutting, brought to 160 x 240 pixels. The limits were found with 84
painted cards that people can tell apart and like to look at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from math import inf
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from dixit_pbem.deck_tool.art.drawing import Drawing, drawing
from dixit_pbem.deck_tool.art.tones import Colours, Greys, Key, colours, greys
from dixit_pbem.deck_tool.check import DeckFinding, Fault
from dixit_pbem.deck_tool.originals import sound_ones
from dixit_pbem.errors import BadFile
from dixit_pbem.frozen import frozen
from dixit_pbem.paper.opening import TooManyPixels, open_picture
from dixit_pbem.paper.pictures import COST, FORMATS, apart, decoded, picture_bytes
from dixit_pbem.paper.preflight.report import Severity
from dixit_pbem.paper.thumbnails import AT_WIDTH, READY, thumbnail
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.decks import DECK_FILE, Deck
from dixit_pbem.storage.limited import within

LEAST_SHARE = 0.25
LEAST_SPREAD, LEAST_REACH, LEAST_SPREAD_AFAR = 0.12, 0.48, 0.11
MOST_BLACK, MOST_WHITE = 0.10, 0.03
MOST_BYTES = 300 * 1024
LEAST_QUALITY, LEAST_SMALL_QUALITY = 62, 40
SAME_DRAWING = 0.36
SAME_COLOURS = 0.11
"""The nearest two of the 84 are 0.13 apart; a picture and itself in another medium mostly less than 0.11."""
CARDS_WITH_KEYS = 14
LEAST_OF_A_KEY = 1 / 7
"""One in seven: of a hand of six and the storyteller's card, one may be expected."""


def check_art(deck: Deck, *, on_progress: OnProgress = unwatched) -> tuple[DeckFinding, ...]:
    """What is wrong with the pictures of a deck as pictures; of a damaged one nothing, for `check_deck` tells it."""
    files = tuple(card.file for card in deck.cards)
    measured, _ = sound_ones(files, lambda file: (file, looks_of(file, deck.margins)), on_progress=on_progress)
    known = dict(measured)
    findings = [
        fault.at(file)
        for file, looks in known.items()
        for fault in (*_picture_faults(looks.drawing.share, looks.greys), *_file_faults(looks))
    ]
    findings += _of_pairs(known)
    # Dark, middling and light pictures should all be there, else every hand looks the same.
    keys = Counter(looks.greys.key for looks in known.values())
    if len(known) >= CARDS_WITH_KEYS and min(keys[key] for key in Key) < LEAST_OF_A_KEY * len(known):
        has = f"{keys[Key.LOW]} of its pictures are dark, {keys[Key.MIDDLE]} middling and {keys[Key.HIGH]} light"
        text = f"{has}. Hands look more varied with one in seven of each at least."
        findings.append(Fault("art-keys", Severity.WARNING, text).at(deck.folder / DECK_FILE))
    return tuple(findings)


def _picture_faults(share: float, tones: Greys) -> Iterator[Fault]:
    """Whether there is enough to see, and what a grey printer, a cheap printer and a small screen lose of it."""
    if share < LEAST_SHARE:
        fact = f"There is something to see on {share:.0%} of it only." if share >= 0.005 else "It is blank."
        yield Fault("art-blank", Severity.ERROR, f"{fact} A story needs more: fill the picture, or crop it closer.")
    if tones.spread < LEAST_SPREAD or tones.reach < LEAST_REACH:
        has = f"Its tones spread by {tones.spread:.2f} and reach over {tones.reach:.2f} of the way from black to white"
        needs = f"{LEAST_SPREAD:.2f} and {LEAST_REACH:.2f} are needed"
        yield Fault(
            "art-flat", Severity.ERROR, f"{has}; {needs} for grey print. Make the lights lighter and the darks darker."
        )
    if tones.spread_afar < LEAST_SPREAD_AFAR:
        has = f"Seen small its shapes melt together: their tones spread by {tones.spread_afar:.2f}"
        needs = f"{LEAST_SPREAD_AFAR:.2f} are needed"
        yield Fault("art-small", Severity.ERROR, f"{has}, {needs}. Set the subject off from what is behind it.")
    if tones.black > MOST_BLACK:
        text = f"{tones.black:.0%} of it is as good as black, which home printers make blacker. Lift the shadows."
        yield Fault("art-dark", Severity.WARNING, text)
    if tones.white > MOST_WHITE:
        text = f"{tones.white:.0%} of it is as good as white and looks like bare paper in print. Tint the lights."
        yield Fault("art-bright", Severity.WARNING, text)


def _file_faults(looks: Looks) -> Iterator[Fault]:
    """What is wrong with the file of a picture, and with its small copy."""
    file = looks.file
    if file.bytes > MOST_BYTES:
        text = f"It takes {file.bytes / 1024:.0f} KB, and a card is as good with {MOST_BYTES // 1024}."
        yield Fault("art-heavy", Severity.WARNING, f"{text} Save it with a lower JPEG quality.")
    if file.quality is not None and file.quality < LEAST_QUALITY:
        text = f"It was saved with a JPEG quality of about {file.quality}, which shows in print."
        yield Fault("art-coarse", Severity.WARNING, f"{text} Save it anew from its original with {LEAST_QUALITY}.")
    if file.small_quality is not None and file.small_quality < LEAST_SMALL_QUALITY:
        text = f"Its small copy for mails comes out coarse (a quality of {file.small_quality})."
        yield Fault("art-thumbnail", Severity.WARNING, f"{text} Less grain would help, or a copy of your own.")
    if looks.copy_is_off >= SAME_DRAWING:
        text = f"Its small copy in '{READY[AT_WIDTH]}' shows something else. Make it anew, or delete it."
        yield Fault("art-thumbnail-other", Severity.ERROR, text)


def _of_pairs(known: Mapping[Path, Looks]) -> Iterator[DeckFinding]:
    """Pictures that players could not tell apart."""
    for (file, looks), (other, other_looks) in combinations(known.items(), 2):
        if looks.drawing.distance(other_looks.drawing) < SAME_DRAWING:
            text = f"It is the same drawing as {other.name}, perhaps mirrored, cropped or in other colours."
            yield Fault("art-same", Severity.ERROR, f"{text} Take one of the two out.").at(file)
        elif looks.colours.distance(other_looks.colours) < SAME_COLOURS:
            text = f"At a glance it has the colours of {other.name} in the same places."
            way_out = "Change the light or the palette of one of the two."
            yield Fault("art-glance", Severity.WARNING, f"{text} {way_out}").at(file)


STEPS_AT_50 = 3688
"""The 64 steps of brightness at a quality of 50, added up; the JPEG standard gives them as an example."""


@frozen
class FileFacts:
    """The file of a picture, and the file of its small copy."""

    bytes: int
    quality: int | None
    """On the usual scale from 1 to 100; None for a file that is no JPEG."""
    small_quality: int | None


def file_facts(picture: Path, margins: tuple[float, float]) -> FileFacts:
    """The facts of a card's file; `margins` are the shares of width and height that are cut off on each side."""
    ready = ready_copy(picture)
    small = ready.read_bytes() if ready else thumbnail(picture, AT_WIDTH, margins=margins)
    data = picture.read_bytes()
    return FileFacts(len(data), quality(data), quality(small))


def ready_copy(picture: Path) -> Path | None:
    """The small copy of a card's picture that lies ready, if one does."""
    ready = picture.parent / READY[AT_WIDTH] / f"{picture.stem}.jpg"
    return ready if ready.is_file() else None


def quality(data: bytes) -> int | None:
    """The quality at which most programs would have written this JPEG file; None if it is none."""
    steps = within(COST, lambda: _steps(data))
    if not steps:
        return None
    share = sum(steps[0]) / STEPS_AT_50
    return round(100 - 50 * share if share <= 1 else 50 / share)


def _steps(data: bytes) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    with suppress(UnidentifiedImageError, TooManyPixels), open_picture(data, FORMATS) as picture:
        found = getattr(picture, "quantization", found)
    return found


SMALL = (160, 240)
DECODED = (180, 270)
"""Large enough for `SMALL` with a usual bleed around it."""


@frozen
class Looks:
    """One card in numbers."""

    greys: Greys
    drawing: Drawing
    colours: Colours
    file: FileFacts
    copy_is_off: float
    """How far the drawing of a small copy that lies ready is from the picture's own; 0 where there is none."""


def looks_of(path: Path, margins: tuple[float, float]) -> Looks:
    """The looks of a picture without the shares of width and height that are cut off; a `BadFile` if it is damaged."""
    return apart(path, lambda: _looks(path, margins))


def _looks(path: Path, margins: tuple[float, float]) -> Looks:
    picture = decoded(path, picture_bytes(path), at_least=DECODED)
    left, top = (side * margin for side, margin in zip(picture.size, margins, strict=True))
    inside = (left, top, picture.width - left, picture.height - top)
    small = picture.resize(SMALL, Image.Resampling.BOX, inside)
    drawn = drawing(small)
    ready, off = ready_copy(path), 0.0
    if ready:
        try:
            copy = decoded(ready, picture_bytes(ready))
            off = drawing(copy.resize(SMALL, Image.Resampling.BOX)).distance(drawn)
        except BadFile:
            off = inf
    return Looks(greys(small), drawn, colours(small), file_facts(path, margins), off)
