"""The contact sheet of a deck, and the test page as a file."""

import subprocess

import pikepdf
import pytest

from dixit_pbem.engine.model import CardId
from dixit_pbem.layout.frame import Heading
from dixit_pbem.layout.items import Document, PlaceImage, Text
from dixit_pbem.layout.paper import A4, PAPERS, Size
from dixit_pbem.layout.preview import SmallCard, contact_pages
from dixit_pbem.paper.deck_pages import write_contact, write_printer_page
from dixit_pbem.paper.fonts import measure
from dixit_pbem.storage.decks import Card, Deck
from tests.layout.samples import as_lines
from tests.paper.seen_sheets import DIXIT, jpeg_file

LONG = "The Extraordinarily Long Title of a Card That Nobody Will Remember Anyway"


@pytest.fixture(autouse=True)
def _cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def pages(count, *, paper=A4, card=DIXIT, title="Moon Door"):
    cards = [SmallCard(f"{number}", title) for number in range(1, count + 1)]
    return contact_pages(cards, card, Heading("Dreams", f"{count} cards"), paper=paper, measure=measure)


def pictures(page):
    return [item for item in page.items if isinstance(item, PlaceImage)]


@pytest.mark.parametrize(
    ("on_pages", "paper"), [([30, 30, 24], A4), ([24, 24, 24, 12], PAPERS["letter"]), ([63, 21], PAPERS["a3"])]
)
def test_so_many_cards_stand_on_each_page(on_pages, paper):
    assert on_pages == [len(pictures(page)) for page in pages(84, paper=paper)]


def test_an_exactly_full_page_is_the_last():
    assert [len(pictures(page)) for page in pages(30)] == [30]


@pytest.mark.parametrize("card", [DIXIT, Size(63, 88), Size(120, 80), Size(70, 70), Size(40, 200)])
@pytest.mark.parametrize("paper", [A4, PAPERS["letter"]])
@pytest.mark.parametrize("title", ["A", LONG, "Wołowina w sosie własnym", "Х" * 60])
def test_cards_keep_their_shape_and_nothing_meets(card, paper, title):
    (page, *_) = pages(40, paper=paper, card=card, title=title)
    boxes = [item.box for item in pictures(page)]
    assert {round(box.height / box.width, 6) for box in boxes} == {round(card.height / card.width, 6)}
    for item in page.items:
        if isinstance(item, Text) and item.y > 32:
            right = item.x + measure(item.text, item.font, item.size)
            assert not any(
                item.x < box.right and right > box.x and item.y - 2 < box.bottom and item.y + 0.8 > box.y
                for box in boxes
            )
            assert right <= paper.width - 15 + 5


def test_a_contact_sheet_is_drawn_as_it_was(golden):
    cards = [SmallCard("1", "Moon Door"), SmallCard("2", LONG)]
    made = contact_pages(cards, DIXIT, Heading("Dreams", "2 cards", "Ana"), paper=A4, measure=measure)
    golden("sheets/contact.txt", as_lines(Document("Dreams: all cards", "en", made)))


@pytest.mark.long
def test_a_contact_sheet_is_a_light_file_with_every_title(tmp_path):
    cards = tuple(
        Card(CardId(f"snails/{number}"), jpeg_file(tmp_path, number, size=(1016, 1488)), f"Card {number}", {}, None, 0)
        for number in range(1, 33)
    )
    told = []
    target = tmp_path / "contact.pdf"
    count = write_contact(
        Deck("snails", tmp_path, "Сны 🐌", "Ana", "CC0", DIXIT, 3.0, None, cards),
        target,
        on_progress=lambda done, total: told.append((done, total)),
    )
    text = subprocess.run(["pdftotext", target, "-"], capture_output=True, text=True, check=True).stdout
    assert count == 2
    assert told == [(number, 32) for number in range(1, 33)]
    assert [f"Card {number}" in text for number in range(1, 33)] == [True] * 32
    assert "Сны [snail]" in text
    with pikepdf.open(target) as pdf:
        assert pdf.docinfo["/Title"] == "Сны 🐌: all cards"
        sizes = {(int(stream.Width), int(stream.Height)) for stream in images(pdf)}
        assert sizes == {(283, 424)}, "300 pixels an inch, without the bleed"
    assert b"secret-name" not in target.read_bytes()


def images(pdf):
    return [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"]


def test_the_test_page_asks_for_both_sides_at_full_size(tmp_path):
    target = tmp_path / "output" / "test-page.pdf"
    write_printer_page(target)
    with pikepdf.open(target) as pdf:
        assert len(pdf.pages) == 2
        wishes = pdf.Root.ViewerPreferences
        assert (wishes.PrintScaling, wishes.Duplex) == ("/None", "/DuplexFlipLongEdge")
