"""The pictures of the README, made from a game that the program plays: `python -m bench.gallery.readme [FOLDER]`.

Call it after a change of mails, pages, album or box, so that they never go stale; without a folder it writes `docs`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageChops
from playwright.sync_api import Browser

from bench.gallery.desk import a_game, a_mail
from bench.gallery.games import Party, Played, played
from bench.gallery.screens import chromium, html_of, picture_pdf
from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file
from dixit_pbem.paper.masthead import WHOLE, painted

PARTY = Party("odyssey", 6, 2)
READER = "player3@"
DOCS = Path(__file__).parents[2] / "docs"
PHONE, SCREEN = 380, 860
GROUND, GAP = "#e9e4d6", 24
MOST_WIDE, QUALITY = 1600, 80
MAILS = ("card-wanted", "vote-wanted", "results")
"""The kinds of mail that stand side by side, in the order in which they come."""
FAMILIES: Mapping[Font, tuple[str, int]] = {
    Font.SERIF: ("Source Serif Pro", 400),
    Font.SERIF_BOLD: ("Source Serif Pro", 700),
    Font.SANS: ("Source Sans Pro", 400),
    Font.SANS_BOLD: ("Source Sans Pro", 700),
}


def hero(_: Browser, _game: Played, _folder: Path) -> Image.Image:
    """The masthead of mails and boxes, with the whole heart."""
    return painted(MOST_WIDE, high=WHOLE)


def mails(browser: Browser, game: Played, folder: Path) -> Image.Image:
    """Three mails as a phone shows their first screen, in the program's own typefaces."""
    return _side_by_side([_phone(browser, game, kind, folder) for kind in MAILS])


def _phone(browser: Browser, game: Played, kind: str, folder: Path) -> Image.Image:
    mail = next(mail for name, mail in game.mails if name.endswith(kind) and READER in str(mail["To"]))
    page = browser.new_page(viewport={"width": PHONE, "height": SCREEN}, device_scale_factor=1.6)
    page.goto(html_of(mail, folder).as_uri())
    page.add_style_tag(content="\n".join(_typefaces()))
    page.evaluate("document.fonts.ready")
    target = folder / f"{kind}.png"
    page.screenshot(path=target)
    page.close()
    return Image.open(target)


def _typefaces() -> Iterator[str]:
    """The typefaces that a mail asks for: this computer need not have them."""
    for font, (family, weight) in FAMILIES.items():
        source = f'src: url("{font_file(font).as_uri()}")'
        yield f'@font-face {{ font-family: "{family}"; font-weight: {weight}; {source} }}'


def pages(_: Browser, game: Played, folder: Path) -> Image.Image:
    """A hand, the table, and both pages of results."""
    output = game.folder / "output" / "game" / "round-01"
    files = (next(output.glob("hand-*.pdf")), output / "reveal.pdf", output / "results.pdf")
    return _side_by_side([page for file in files for page in _drawn(file, folder)])


def box(_: Browser, game: Played, folder: Path) -> Image.Image:
    """The pieces of the kit, the track, the tuck box and a sheet of cards."""
    game.call("print", "kit", "game.yaml", "-o", "kit")
    kit = game.folder / "kit"
    track, pieces = _drawn(kit / "track.pdf", folder)[0], _drawn(kit / "pieces.pdf", folder)[0]
    tuck, cards = _drawn(kit / "tuckbox.pdf", folder)[-1], _drawn(kit / "deck.pdf", folder)[0]
    return _side_by_side([pieces, cards, tuck, track])


def album(_: Browser, game: Played, folder: Path) -> Image.Image:
    """The cover, a round on its two pages, and the certificates."""
    game.call("album", "game.yaml", "-o", "album")
    drawn = _drawn(game.folder / "album" / "album.pdf", folder)
    return _side_by_side([drawn[0], drawn[1], drawn[2], drawn[2 * PARTY.rounds + 2]])


def desk(browser: Browser, _: Played, folder: Path) -> Image.Image:
    """A game on the page in the browser, by day and by night."""
    return _side_by_side(a_game(browser, folder))


def desk_mail(browser: Browser, _: Played, folder: Path) -> Image.Image:
    """A mail that waits on that page, and what a button will do."""
    return _side_by_side(a_mail(browser, folder))


PICTURES = {
    "hero": hero,
    "mails": mails,
    "pages": pages,
    "box": box,
    "album": album,
    "desk": desk,
    "desk-mail": desk_mail,
}


def _drawn(file: Path, folder: Path) -> list[Image.Image]:
    return [_trimmed(Image.open(page)) for page in picture_pdf(file, folder / file.stem, resolution=110)]


def _trimmed(page: Image.Image) -> Image.Image:
    """A page without the blank paper at its foot."""
    white = Image.new("RGB", page.size, "white")
    (left, top, right, bottom) = ImageChops.difference(page.convert("RGB"), white).getbbox() or (0, 0, *page.size)
    edge = min(left, top, page.width - right)
    return page.convert("RGB").crop((0, 0, page.width, min(page.height, bottom + edge)))


def _side_by_side(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures in one row, all as high as the lowest, none wider than its share."""
    height = min(picture.height for picture in pictures)
    fitted = [picture.resize((round(picture.width * height / picture.height), height)) for picture in pictures]
    whole = Image.new("RGB", (sum(each.width + GAP for each in fitted) + GAP, height + 2 * GAP), GROUND)
    left = GAP
    for each in fitted:
        whole.paste(each.convert("RGB"), (left, GAP))
        left += each.width + GAP
    whole.thumbnail((MOST_WIDE, MOST_WIDE), Image.Resampling.LANCZOS)
    return whole


def main(target: Path) -> None:
    """Play, and write every picture."""
    with TemporaryDirectory() as place, chromium() as browser:
        game = played(PARTY, Path(place) / "games")
        for name, made in PICTURES.items():
            folder = Path(place) / name
            folder.mkdir()
            made(browser, game, folder).convert("RGB").save(target / f"{name}.jpg", quality=QUALITY, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
