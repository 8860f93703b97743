"""`python -m bench.gallery FOLDER [WORD…]`: all pictures, or those of the games and parts that these words name."""

from __future__ import annotations

import html
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from bench.gallery.games import GAMES, Played, played
from bench.gallery.screens import chromium, picture_mail, picture_page, picture_pdf, picture_terminal
from dixit_pbem.post.due import Kind

PARTS = ("mails", "pages", "album", "kit", "terminal")
PHONE_AND_DESK = (360, 800)
ALBUM_WIDTHS = (390, 1280)
KINDS = tuple(kind.value.replace(" ", "-") for kind in Kind)
ALL_OF = (Kind.RECEIPT.value, Kind.NOT_UNDERSTOOD.value.replace(" ", "-"))
SCREENS = (
    ("--help",),
    ("status", "game.yaml"),
    ("log", "game.yaml"),
    ("verify", "game.yaml"),
    ("doctor", "game.yaml"),
    ("check", "game.yaml"),
    ("held", "game.yaml"),
    ("rules", "game.yaml"),
    ("next-turn", "--help"),
)
WITHOUT_A_GAME = (("demo", "shown"), ("doctor",), ("new", "--help"), ("score", "--help"), ("stauts", "game.yaml"))
LEAST = 3


def mails(browser: Browser, game: Played, folder: Path) -> Iterator[Path]:
    """All that the second seat reads, and one of each other kind; receipts and refusals all."""
    shown: set[str] = set()
    for name, mail in game.mails:
        kind = name.split("-", 1)[1].removeprefix("moderator-")
        kind = next((each for each in KINDS if kind.endswith(each)), kind)
        if "player1@" in str(mail["To"]) or kind in ALL_OF or kind not in shown:
            shown.add(kind)
            yield from picture_mail(browser, mail, folder / name, widths=PHONE_AND_DESK)


def pages(_: Browser, game: Played, folder: Path) -> Iterator[Path]:
    """Every page of the game's folder, and those of six in grey as well."""
    seen = [file for file in sorted((game.folder / "output").rglob("*.pdf")) if "hand-" not in file.name]
    hands = sorted((game.folder / "output").rglob("hand-*.pdf"))[:1]
    for file in [*seen, *hands]:
        name = f"{file.parent.name}-{file.stem}"
        yield from picture_pdf(file, folder / name)
        if game.party.players == 6:
            yield from picture_pdf(file, folder / f"{name}-grey", grey=True)


def album(browser: Browser, game: Played, folder: Path) -> Iterator[Path]:
    """The album as page and book."""
    game.call("album", "game.yaml")
    for file in sorted((game.folder / "output").rglob("album*/*.html")) or sorted(game.folder.rglob("*.html")):
        for width in ALBUM_WIDTHS:
            for look in ("light", "dark"):
                target = folder / f"{file.stem}-{width}-{look}.png"
                yield picture_page(browser, file.as_uri(), target, width=width, look=look)
    for file in sorted((game.folder / "output").rglob("album*.pdf")):
        yield from picture_pdf(file, folder / f"book-{file.stem}")


def kit(_: Browser, game: Played, folder: Path) -> Iterator[Path]:
    """All that is printed for this game, except the cards themselves."""
    game.call("print", "kit", "game.yaml", "-o", "kit")
    for file in sorted((game.folder / "kit").rglob("*.pdf")):
        if "cards" not in file.name and "deck" not in file.name:
            yield from picture_pdf(file, folder / file.stem)


def terminal(browser: Browser, game: Played, folder: Path) -> Iterator[Path]:
    """What commands show on a terminal of 80 columns; the smallest game also shows those that need none."""
    commands = SCREENS if game.party.players > LEAST else (*SCREENS, *WITHOUT_A_GAME)
    for words in commands:
        target = folder / f"{'-'.join(words).replace('.yaml', '').strip('-')}.png"
        yield picture_terminal(browser, words, game.folder, target, now=game.moment)


def write_index(folder: Path, shown: dict[str, list[Path]]) -> None:
    """One page with all pictures, a heading a game and part."""
    figures = [
        f"<h2>{html.escape(title)}</h2><div>"
        + "".join(
            f'<figure><a href="{path.relative_to(folder)}"><img loading="lazy" src="{path.relative_to(folder)}"></a>'
            f"<figcaption>{html.escape(path.stem)}</figcaption></figure>"
            for path in paths
        )
        + "</div>"
        for title, paths in shown.items()
    ]
    style = "body{font:15px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}"
    style += "figure{margin:0;width:240px}img{width:100%;border:1px solid #ccc}figcaption{overflow-wrap:anywhere}"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{style}</style>{"".join(figures)}'
    (folder / "index.html").write_text(page, encoding="utf-8")


def main(folder: Path, words: list[str]) -> None:
    """Play, take the pictures, and lay them out."""
    parts = [part for part in PARTS if part in words] or PARTS
    games = [party for party in GAMES if any(word in party.name for word in words if word not in PARTS)] or GAMES
    shutil.rmtree(folder / "games", ignore_errors=True)
    shown: dict[str, list[Path]] = {}
    with chromium() as browser:
        for party in games:
            game = played(party, folder / "games")
            for part in parts:
                target = folder / party.name / part
                shutil.rmtree(target, ignore_errors=True)
                target.mkdir(parents=True)
                shown[f"{party.name} · {part}"] = list(globals()[part](browser, game, target))
                print(f"{party.name} · {part}: {len(shown[f'{party.name} · {part}'])} pictures", flush=True)
    write_index(folder, shown)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), sys.argv[2:])
