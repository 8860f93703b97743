"""Everything of a game on paper: the kit and its parts, each with a picture of its sheets, printers, the album."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import Response

from dixit_pbem.album.bindery import make_album, with_names, without_names
from dixit_pbem.album.enclosed import lacking_told
from dixit_pbem.album.rounds import past_rounds
from dixit_pbem.album.web import marks
from dixit_pbem.desk.asks import Ask, does_once, shows
from dixit_pbem.desk.gate import FRAMED
from dixit_pbem.desk.works import Outcome, Worker
from dixit_pbem.errors import Mistake, NotFound
from dixit_pbem.layout.box.wording import KitPart
from dixit_pbem.layout.impose import Nudge
from dixit_pbem.layout.items import Item, Page, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import paper_size
from dixit_pbem.paper import box
from dixit_pbem.paper.deck_pages import write_printer_page
from dixit_pbem.paper.printable import measure
from dixit_pbem.paper.printers import printer, printers, write_down
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.storage.shipped import languages
from dixit_pbem.words.choices import languages_told
from dixit_pbem.words.language import Words

PARTS = (
    KitPart.BOARDS,
    KitPart.TOKENS,
    KitPart.TRACK,
    KitPart.PAWNS,
    KitPart.SCORE_PAD,
    KitPart.RULES,
    KitPart.TUCK_BOX,
)
PAPERS = ("a4", "letter", "a3")
ALBUM_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "img-src data:; font-src data:; media-src data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'"
)
"""The album is a page of its own with a script inside; here it runs as nobody, and reaches nothing."""


def _names(words: Words) -> dict[str, str]:
    return {
        "boards": words.say("Voting boards"),
        "tokens": words.say("Voting tokens and markers"),
        "track": words.say("Score track"),
        "pawns": words.say("Pawns"),
        "scorepad": words.say("Score pad"),
        "rules": words.say("Rules of this game"),
        "tuckbox": words.say("A box for the cards"),
    }


def _paper(ask: Ask) -> Response:
    """The kit, its parts, the printers."""
    found = ask.table.opened
    chosen = box.box_of_game(found, paper_size(_size(ask)))
    names = _names(ask.words)
    parts = [(part.value, names[part.value]) for part in PARTS if box.is_needed(chosen, part)]
    return ask.show(
        "paper.html.j2",
        key=ask.table.key,
        title=found.settings.title,
        parts=parts,
        papers=PAPERS,
        size=_size(ask),
        printers=printers(),
    )


def _size(ask: Ask) -> str:
    chosen = ask.field("paper") or PAPERS[0]
    if chosen not in PAPERS:
        raise NotFound("There is no such paper here.")
    return chosen


def _part(ask: Ask) -> KitPart:
    found = next((part for part in PARTS if part.value == ask.path("part")), None)
    if found is None:
        raise NotFound("There is no such part here.")
    return found


def _sheet(ask: Ask) -> Response:
    """The first sheet of a part, as a drawing."""
    chosen = box.box_of_game(ask.table.opened, paper_size(_size(ask)))
    page = box.part_document(chosen, _part(ask)).pages[0]
    return Response(_drawn(page), media_type="image/svg+xml", headers={"cache-control": "private, max-age=60"})


def _drawn(page: Page) -> str:
    """A page as a drawing; where a picture comes there is its frame."""
    drawn = "".join(map(_mark, page.items))
    paper = f'<rect width="{page.width:g}" height="{page.height:g}" fill="#fff"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page.width:g} {page.height:g}" '
        f'font-family="Georgia, serif">{paper}{drawn}</svg>'
    )


def _mark(item: Item) -> str:
    """One thing on it; a text is as wide as on paper, whatever letters the browser has."""
    match item:
        case PlaceImage():
            return marks((Shape(item.box, fill="#d9d4c6"),))
        case Text() if item.text.strip():
            wide = measure(item.text, item.font, item.size)
            return marks((item,)).replace("<text", f'<text textLength="{wide:.3f}" lengthAdjust="spacingAndGlyphs"', 1)
        case _:
            return marks((item,))


def _make_part(ask: Ask) -> Response:
    part, size, found = _part(ask), paper_size(_size(ask)), ask.table.opened
    target = ask.table.store.home.output / f"{part.value}.pdf"
    words = ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        pages = box.print_part(box.box_of_game(found, size), part, target, on_progress)
        told = words.count("{count} page", "{count} pages", pages)
        return Outcome((words.say("{pages}. Print them in their actual size.", pages=told),), (target,))

    return _begun(ask, _names(words)[part.value], worker)


def _make_kit(ask: Ask) -> Response:
    size, found, nudge = paper_size(_size(ask)), ask.table.opened, printer(ask.field("profile") or None)
    folder, words = ask.table.store.home.output / "kit", ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        files = box.print_kit(box.box_of_game(found, size), folder, nudge=nudge, on_progress=on_progress)
        return Outcome((words.say("Begin with {file}; it says how to print the rest.", file=files[0].name),), files)

    return _begun(ask, words.say("The kit"), worker)


def _test_page(ask: Ask) -> Response:
    size, target = paper_size(_size(ask)), ask.table.store.home.output / "test-page.pdf"
    words = ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        on_progress(0, 0)
        write_printer_page(target, paper=size)
        told = words.say("Print it on both sides, read off how far the back is moved, and write it down below.")
        return Outcome((told,), (target,))

    return _begun(ask, words.say("Test page"), worker)


def _printer(ask: Ask) -> Response:
    """Write down how far a printer's backs are moved."""
    try:
        numbers = [float((ask.field(key) or "0").replace(",", ".")) for key in ("across", "down", "turn")]
    except ValueError:
        raise Mistake("Write numbers: millimetres across and down, degrees of turn.") from None
    write_down(ask.field("name"), Nudge(*numbers))
    return ask.go(f"/game/{ask.table.key}/paper")


def _begun(ask: Ask, title: str, worker: Worker) -> Response:
    work = ask.desk.works.begin(title, f"/game/{ask.table.key}/paper", worker)
    return ask.go(f"/work/{work.key}")


def _album(ask: Ask) -> Response:
    """The album as it is: of a game that goes on, the rounds that are over."""
    found = ask.table.opened
    rounds = len(past_rounds(found.history)) if found.game else 0
    return ask.show(
        "album.html.j2",
        key=ask.table.key,
        title=found.settings.title,
        rounds=rounds,
        made=_album_file(ask).is_file(),
        tongues={code: languages_told(ask.words).get(code, code) for code in languages()},
        own=found.settings.language,
    )


def _album_file(ask: Ask) -> Path:
    from dixit_pbem.album.bindery import PAGE

    return ask.table.store.home.output / "album" / PAGE


def _make_album(ask: Ask) -> Response:
    store, words = ask.table.store, ask.words
    language = ask.field("language") or None
    if language not in (None, *languages()):
        raise NotFound("There is no such language here.")
    naming = without_names if ask.field("private") else with_names

    def worker(on_progress: OnProgress) -> Outcome:
        made = make_album(store, None, language=language, naming=naming, on_progress=on_progress)
        told = words.count("{count} round is told", "{count} rounds are told", made.rounds)
        lines = (words.say("{rounds}.", rounds=told), *lacking_told(words, made.lacking))
        return Outcome(lines, (made.page, made.book))

    work = ask.desk.works.begin(words.say("The album"), f"/game/{ask.table.key}/album", worker)
    return ask.go(f"/work/{work.key}")


def _album_page(ask: Ask) -> Response:
    """The album's own page, in its frame."""
    file = _album_file(ask)
    if not file.is_file() or not lies_within(file, ask.table.store.home.beside):
        raise NotFound("The album is not made yet.")
    headers = {FRAMED: "yes", "content-security-policy": ALBUM_POLICY}
    return Response(file.read_bytes(), media_type="text/html", headers=headers)


ROUTES = (
    shows("/game/{game}/paper", _paper),
    shows("/game/{game}/paper/{part}.svg", _sheet),
    does_once("/game/{game}/paper/kit", _make_kit),
    does_once("/game/{game}/paper/test-page", _test_page),
    does_once("/game/{game}/paper/printer", _printer),
    does_once("/game/{game}/paper/part/{part}", _make_part),
    shows("/game/{game}/album", _album),
    does_once("/game/{game}/album", _make_album),
    shows("/game/{game}/album/page", _album_page),
)
