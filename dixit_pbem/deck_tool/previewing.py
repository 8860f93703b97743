"""The preview of a new deck as a PDF file: every original, pale where its card does not show it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from dixit_pbem.deck_tool.cutting import Cut
from dixit_pbem.layout.palette import PAPER
from dixit_pbem.layout.preview import Shown, preview
from dixit_pbem.render.fonts import measure, printable
from dixit_pbem.render.pdf import render
from dixit_pbem.render.pictures import encoded
from dixit_pbem.render.thumbnails import thumbnails
from dixit_pbem.storage.decks import Deck

WIDTH = 480
PALE, PALE_QUALITY = 0.7, 60
HOW_TO = (
    "The coral frame is what a card shows of its picture. To show another part, change the numbers of that card's "
    "'crop' in deck.yaml: left, top, width and height in the pixels of the rulers. Then call 'dixit-pbem deck new' "
    "with the deck's folder again."
)


def preview_file(deck: Deck, cuts: Sequence[Cut]) -> bytes:
    """A PDF file that shows what each card shows of its picture."""
    pictures = thumbnails([cut.original for cut in cuts], WIDTH)
    by_name: dict[str, bytes] = {}
    for number, picture in enumerate(pictures):
        by_name[f"{number}"] = picture
        by_name[f"{number} pale"] = _pale(picture)
    shown = [_shown(cut, number) for number, cut in enumerate(cuts)]
    return render(preview(printable(deck.title), shown, how_to=HOW_TO, measure=measure), by_name)


def _shown(cut: Cut, number: int) -> Shown:
    return Shown(
        title=printable(cut.card.title),
        id=printable(cut.card.id.partition("/")[2]),
        picture=f"{number}",
        pale=f"{number} pale",
        width=cut.size[0],
        height=cut.size[1],
        crop=cut.crop,
    )


def _pale(picture: bytes) -> bytes:
    """The picture as if under a sheet of thin paper."""
    with Image.open(BytesIO(picture)) as clear:
        plain = clear.convert("RGB")
    return encoded(Image.blend(plain, Image.new("RGB", plain.size, PAPER), PALE), PALE_QUALITY)
