"""`deck check --art`: what a demanding art director would send back, as far as it can be measured.

The limits were found with 84 painted cards that people can tell apart and like to look at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from pathlib import Path

from dixit_pbem.deck_tool.art.looks import FileFacts, Looks, looks_of
from dixit_pbem.deck_tool.art.tones import Greys, Key
from dixit_pbem.deck_tool.findings import DeckFinding, Fault
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.paper.preflight.report import Severity
from dixit_pbem.paper.thumbnails import READY
from dixit_pbem.progress import OnProgress, unwatched, worked_on
from dixit_pbem.storage.decks import DECK_FILE, Deck

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
    measured = worked_on(files, lambda file: _looks(file, deck.margins), on_progress=on_progress)
    known = {file: looks for file, looks in zip(files, measured, strict=True) if looks}
    return tuple(chain(_of_each(known), _of_pairs(known), _of_the_deck(deck, known)))


def _looks(file: Path, margins: tuple[float, float]) -> Looks | None:
    try:
        return looks_of(file, margins)
    except BadFile:
        return None


def _of_each(known: Mapping[Path, Looks]) -> Iterator[DeckFinding]:
    for file, looks in known.items():
        for fault in (*_emptiness(looks), *_tone_faults(looks.greys), *_file_faults(looks.file), *_copy_faults(looks)):
            yield DeckFinding(Problem(str(file), 0, fault.text), fault.code, fault.severity)


def _emptiness(looks: Looks) -> Iterator[Fault]:
    share = looks.drawing.share
    if share < LEAST_SHARE:
        fact = f"There is something to see on {share:.0%} of it only." if share >= 0.005 else "It is blank."
        yield Fault("art-blank", Severity.ERROR, f"{fact} A story needs more: fill the picture, or crop it closer.")


def _tone_faults(greys: Greys) -> Iterator[Fault]:
    """What a grey printer, a cheap printer and a small screen lose."""
    if greys.spread < LEAST_SPREAD or greys.reach < LEAST_REACH:
        has = f"Its tones spread by {greys.spread:.2f} and reach over {greys.reach:.2f} of the way from black to white"
        needs = f"{LEAST_SPREAD:.2f} and {LEAST_REACH:.2f} are needed"
        yield Fault(
            "art-flat", Severity.ERROR, f"{has}; {needs} for grey print. Make the lights lighter and the darks darker."
        )
    if greys.spread_afar < LEAST_SPREAD_AFAR:
        has = f"Seen small its shapes melt together: their tones spread by {greys.spread_afar:.2f}"
        yield Fault(
            "art-small",
            Severity.ERROR,
            f"{has}, {LEAST_SPREAD_AFAR:.2f} are needed. Set the subject off from what is behind it.",
        )
    if greys.black > MOST_BLACK:
        text = f"{greys.black:.0%} of it is as good as black, which home printers make blacker. Lift the shadows."
        yield Fault("art-dark", Severity.WARNING, text)
    if greys.white > MOST_WHITE:
        text = f"{greys.white:.0%} of it is as good as white and looks like bare paper in print. Tint the lights."
        yield Fault("art-bright", Severity.WARNING, text)


def _file_faults(file: FileFacts) -> Iterator[Fault]:
    if file.bytes > MOST_BYTES:
        text = f"It takes {file.bytes / 1024:.0f} KB, and a card is as good with {MOST_BYTES // 1024}."
        yield Fault("art-heavy", Severity.WARNING, f"{text} Save it with a lower JPEG quality.")
    if file.quality is not None and file.quality < LEAST_QUALITY:
        text = f"It was saved with a JPEG quality of about {file.quality}, which shows in print."
        yield Fault("art-coarse", Severity.WARNING, f"{text} Save it anew from its original with {LEAST_QUALITY}.")


def _copy_faults(looks: Looks) -> Iterator[Fault]:
    quality = looks.file.small_quality
    if quality is not None and quality < LEAST_SMALL_QUALITY:
        text = f"Its small copy for mails comes out coarse (a quality of {quality})."
        yield Fault("art-thumbnail", Severity.WARNING, f"{text} Less grain would help, or a copy of your own.")
    if looks.copy_is_off >= SAME_DRAWING:
        text = f"Its small copy in '{READY}' shows something else. Make it anew, or delete it."
        yield Fault("art-thumbnail-other", Severity.ERROR, text)


def _of_pairs(known: Mapping[Path, Looks]) -> Iterator[DeckFinding]:
    """Pictures that players could not tell apart."""
    for (file, looks), (other, other_looks) in combinations(known.items(), 2):
        fault = _likeness(looks, other_looks, other.name)
        if fault:
            yield DeckFinding(Problem(str(file), 0, fault.text), fault.code, fault.severity)


def _likeness(looks: Looks, other: Looks, name: str) -> Fault | None:
    if looks.drawing.distance(other.drawing) < SAME_DRAWING:
        text = f"It is the same drawing as {name}, perhaps mirrored, cropped or in other colours."
        return Fault("art-same", Severity.ERROR, f"{text} Take one of the two out.")
    if looks.colours.distance(other.colours) < SAME_COLOURS:
        text = f"At a glance it has the colours of {name} in the same places."
        return Fault("art-glance", Severity.WARNING, f"{text} Change the light or the palette of one of the two.")
    return None


def _of_the_deck(deck: Deck, known: Mapping[Path, Looks]) -> Iterator[DeckFinding]:
    """Dark, middling and light pictures should all be there, else every hand looks the same."""
    keys = Counter(looks.greys.key for looks in known.values())
    if len(known) < CARDS_WITH_KEYS or min(keys[key] for key in Key) >= LEAST_OF_A_KEY * len(known):
        return
    has = f"{keys[Key.LOW]} of its pictures are dark, {keys[Key.MIDDLE]} middling and {keys[Key.HIGH]} light"
    text = f"{has}. Hands look more varied with one in seven of each at least."
    yield DeckFinding(Problem(str(deck.folder / DECK_FILE), 0, text), "art-keys", Severity.WARNING)
