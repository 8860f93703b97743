"""Checks of the pictures: sharp enough, opaque, and whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pikepdf import PikepdfError, Stream, StreamDecodeLevel

from dixit_pbem.layout.items import Box
from dixit_pbem.paper.pdf_objects import Purpose
from dixit_pbem.paper.preflight.evidence import Evidence, PictureSeen, Placement
from dixit_pbem.paper.preflight.objects import area, at_most, common, entry, filters, raw, whole
from dixit_pbem.paper.preflight.picture_evidence import channels_of
from dixit_pbem.paper.preflight.report import Code, Defect, Severity, elsewhere

LEAST_PPI: Mapping[Purpose, int] = {Purpose.SHEET: 250, Purpose.SHOP: 250, Purpose.PAGE: 100}
"""What is only looked at may be coarser than what is cut into cards."""
MOST_PPI = 450
ROUNDING = 0.5
HIDDEN = 0.5
"""A picture covered to more than this part is not what one looks at."""
MOST_PIXELS = 64_000_000
MOST_BYTES = 256 << 20
NOT_DECODED = ("CCITTFaxDecode", "JBIG2Decode")
"""The packings of fax machines, in black and white; no card has them."""


def resolution(evidence: Evidence) -> Iterator[Defect]:
    """A picture with too few pixels for its size on paper, or with far more than a printer shows."""
    least = LEAST_PPI[evidence.purpose]
    too_coarse = Severity.ERROR if evidence.purpose is Purpose.SHOP else Severity.WARNING
    for picture, everywhere in evidence.placed().items():
        if picture.stencil:
            continue
        places = list(_uppermost(everywhere))
        coarse = min(places, key=lambda place: (min(place.across, place.down), place.page, -area(place.shown)))
        # A file holds a picture once: it is too fine where the largest place has no use for so much of it.
        fine = min(places, key=lambda place: (max(place.across, place.down), place.page, -area(place.shown)))
        more = elsewhere([place.page for place in places])
        if min(coarse.across, coarse.down) < least - ROUNDING:
            fact = f"The picture has {_ppi(coarse)} pixels an inch{more}; at least {least} are wanted."
            yield Defect(Code.PPI_LOW, too_coarse, fact, "Use a larger picture.", coarse.page, coarse.shown)
        if max(fine.across, fine.down) > MOST_PPI + ROUNDING:
            fact = f"The picture has {_ppi(fine)} pixels an inch{more}; more than {MOST_PPI} only make the file larger."
            yield Defect(Code.PPI_HIGH, Severity.WARNING, fact, "Use a smaller copy.", fine.page, fine.shown)


def _uppermost(places: Sequence[Placement]) -> Iterator[Placement]:
    """What is really seen: not the copy of itself that lies below a picture so that no seam shows white."""
    for _, page in groupby(places, key=lambda place: place.page):
        drawn = list(page)
        for position, place in enumerate(drawn):
            hiding = HIDDEN * area(place.shown)
            if all(area(common(above.shown, place.shown)) <= hiding for above in drawn[position + 1 :]):
                yield place


def _ppi(place: Placement) -> str:
    across, down = round(place.across), round(place.down)
    return f"{across}" if across == down else f"{across} x {down}"


def transparency(evidence: Evidence) -> Iterator[Defect]:
    """Whatever lets something below it show through."""
    severity = Severity.WARNING if evidence.purpose is Purpose.PAGE else Severity.ERROR
    way_out = "Lay everything on white before the file is made; printers and shops flatten it each in their own way."

    def found(fact: str, page: int, place: Box | None) -> Defect:
        return Defect(Code.TRANSPARENCY, severity, fact, way_out, page, place)

    for page in evidence.pages:
        for effect in page.effects:
            yield found(f"The page draws with {effect.what}.", page.number, effect.place)
    for picture, places in evidence.placed().items():
        if picture.see_through:
            more = elsewhere([place.page for place in places])
            yield found(f"The picture has {picture.see_through}{more}.", places[0].page, places[0].shown)


def damaged(evidence: Evidence) -> Iterator[Defect]:
    """A picture that is not whole, whether a page shows it or not."""
    seen_at = evidence.seen_at()
    for picture in evidence.pictures:
        if picture.damage:
            page, place = seen_at.get(picture, (0, None))
            fact = f"The picture is damaged: {picture.damage}"
            way_out = "Copy the picture again from where it came, and make the file again."
            yield Defect(Code.PICTURE_DAMAGED, Severity.ERROR, fact, way_out, page, place)


def damage_of(stream: object, picture: PictureSeen) -> str:
    """What is wrong with a picture once it is decoded; nothing if it is whole."""
    packed = filters(stream)
    if picture.damage or not isinstance(stream, Stream) or set(packed) & set(NOT_DECODED):
        return picture.damage
    if picture.width * picture.height > MOST_PIXELS:
        return _too_many(picture.width * picture.height)
    return _jpeg2000(raw(stream)) if "JPXDecode" in packed else _pixels(stream, picture)


def _pixels(stream: Stream, picture: PictureSeen) -> str:
    try:
        with at_most(MOST_BYTES):
            pixels = len(stream.read_bytes(StreamDecodeLevel.all))
    except PikepdfError:
        return "It cannot be decoded to its end."
    bits = (
        1 if picture.stencil else whole(entry(stream, "/BitsPerComponent")) * channels_of(entry(stream, "/ColorSpace"))
    )
    return "It breaks off before its end." if pixels < (picture.width * bits + 7) // 8 * picture.height else ""


def _jpeg2000(content: bytes | None) -> str:
    from dixit_pbem.paper.opening import DAMAGE, TooManyPixels, open_picture

    try:
        with open_picture(content or b"", ("JPEG2000",), most_pixels=MOST_PIXELS) as picture:
            picture.load()
    except TooManyPixels as bomb:
        return _too_many(bomb.pixels)
    except DAMAGE:
        return "It cannot be decoded to its end."
    return ""


def _too_many(pixels: int) -> str:
    return f"It has {pixels / 1e6:.0f} million pixels, too many to decode."
