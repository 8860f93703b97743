"""Sheets made on the spot, and what a reader program sees on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pikepdf
from PIL import Image

from dixit_pbem.layout.impose import Imposition
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.home_sheets import Made, Printing, SheetCard, SheetDeck, write_sheets

MM = 72 / 25.4
DIXIT = Size(80, 120)

Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Seen:
    """A picture on a page: the object it is, where its corners lie in mm from the page's top left, and its clip."""

    number: int
    upper_left: tuple[float, float]
    upper_right: tuple[float, float]
    lower_left: tuple[float, float]
    clip: Box | None

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The box around it: left, top, right, bottom."""
        right_x = self.upper_right[0] + self.lower_left[0] - self.upper_left[0]
        right_y = self.upper_right[1] + self.lower_left[1] - self.upper_left[1]
        xs = (self.upper_left[0], self.upper_right[0], self.lower_left[0], right_x)
        ys = (self.upper_left[1], self.upper_right[1], self.lower_left[1], right_y)
        return min(xs), min(ys), max(xs), max(ys)


def jpeg_file(folder: Path, number: int, *, size: tuple[int, int] = (172, 252), **options: object) -> Path:
    """A picture that differs from every other number."""
    path = folder / f"secret-name-{number}.jpg"
    picture = Image.new("RGB", size, (number * 40 % 256, number * 90 % 256, 120))
    picture.putpixel((0, 0), (number % 256, 0, 0))
    picture.save(path, "JPEG", quality=90, **options)
    return path


def deck(folder: Path, count: int, *, name: str = "Dreams", back: bool = False, **options: object) -> SheetDeck:
    """A deck of so many Dixit cards with 3 mm of bleed, all with the same back if they have one."""
    folder.mkdir(exist_ok=True)
    behind = jpeg_file(folder, 0) if back else None
    cards = tuple(SheetCard(jpeg_file(folder, number), behind) for number in range(1, count + 1))
    return SheetDeck(**{"name": name, "cards": cards, "card": DIXIT, "own_bleed": 3.0} | options)


def printing(*, bleed: object = None, marks: object = None, nudge: object = None, **imposition: object) -> Printing:
    """How to print, with the usual choice for everything that is not said."""
    said = {"bleed": bleed, "marks": marks, "nudge": nudge}
    return Printing(Imposition(**imposition), **{key: value for key, value in said.items() if value is not None})


def made(tmp_path: Path, count: int, *, back: bool = False, **options: object) -> tuple[Path, Made]:
    """The sheets of a deck of so many cards, as a file."""
    target = tmp_path / "sheets.pdf"
    return target, write_sheets([deck(tmp_path, count, back=back)], target, printing=printing(**options))


def pictures_on(page: pikepdf.Page) -> list[Seen]:
    """Every picture that a page draws, in its order."""
    return list(_drawn(page))


def _drawn(page: pikepdf.Page) -> Iterator[Seen]:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    clip, path, saved = None, None, []
    height = float(page.mediabox[3])
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                saved.append((matrix, clip))
            case "Q":
                matrix, clip = saved.pop()
            case "cm":
                matrix = _after(tuple(map(float, operands)), matrix)
            case "re":
                x, y, wide, high = map(float, operands)
                path = Box(x / MM, (height - y - high) / MM, wide / MM, high / MM)
            case "W":
                clip = path
            case "Do":
                corners = [_point(matrix, x, y, height) for x, y in ((0, 1), (1, 1), (0, 0))]
                yield Seen(page.Resources.XObject[str(operands[0])].objgen[0], *corners, clip)


def _after(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _point(matrix: Matrix, x: float, y: float, height: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e) / MM, (height - (b * x + d * y + f)) / MM


def image_of(stream: pikepdf.Object) -> Image.Image:
    """A picture inside a file as pixels."""
    return pikepdf.PdfImage(stream).as_pil_image()


def bytes_of(picture: Image.Image, kind: str, **options: object) -> bytes:
    """A picture as a file."""
    target = BytesIO()
    picture.save(target, kind, **options)
    return target.getvalue()
