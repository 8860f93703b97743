"""A page speaks one language: no English stands on what others read, from a catalogue or from the code."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dixit_pbem.album.pages import album_pages
from dixit_pbem.album.web import Copies, album_page
from dixit_pbem.engine.model import Missing
from dixit_pbem.layout.items import Text
from dixit_pbem.layout.paper import A4
from dixit_pbem.paper.printable import measure
from dixit_pbem.storage.decks import load_decks
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.catalogues import as_po, read, refresh
from dixit_pbem.words.language import DOMAIN, LOCALES
from tests.album.albums import book
from tests.engine.play import NAMES, begun
from tests.paper.every_page import TITLE, pages_of, text_of
from tests.program import Program

OTHERS = tuple(language for language in languages() if language != "en")
every_language = pytest.mark.parametrize("language", OTHERS)
GAMES = (("odyssey", 3), ("odyssey", 12), ("party", 6), ("team", 6), ("classic", 5), ("demo", 4))
ALBUMS = ("odyssey-03", "odyssey-12", "party-06", "team-06", "classic-03", "demo-04")
COMMON = (
    "the and of with this that from your you who what when for not are was page sheet front back line printed picture"
)
QUOTED = re.compile(r"“[^”“]{1,400}”|„[^”“„]{1,400}[”“]|«[^»«]{1,400}»|‘[^’‘]{1,60}’|‚[^‘‚]{1,60}‘")
"""What somebody said: a clue, an answer that would work; and words that name a thing as the program writes it."""
FILE_NAME = re.compile(r"\b[\w-]+\.pdf\b")
WORD = re.compile(r"[^\W\d_]+")
PLANTS = (
    "this line is 50 mm",
    "sheet 1 of 21 · front",
    "Who tells first?",
    "Cut",
    "The star marks the storyteller’s card.",
)


def words_in(text: str) -> set[str]:
    """Every word of a text, except in quotations and names of files."""
    return set(WORD.findall(FILE_NAME.sub(" ", QUOTED.sub(" ", text)).casefold()))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the catalogue in English and in the language, without its places."""
    for message in read(LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"):
        if message.id:
            forms = [each if isinstance(each, str) else " ".join(each) for each in (message.id, message.string)]
            yield re.sub(r"\{\w*\}", " ", forms[0]), re.sub(r"\{\w*\}", " ", forms[1])


@cache
def english(language: str) -> frozenset[str]:
    """Words that are English and none of the language's, as far as our texts and those of the deck go."""
    told = tuple(sentences(language))
    own = {word for _, said in told for word in words_in(said)}
    (deck,) = load_decks(("dreams",), Path.cwd())
    described = {word for card in deck.cards for word in words_in(card.texts.get(language, ""))}
    every = {word for said, _ in told for word in words_in(said)} | set(COMMON.split())
    named = {name.casefold() for name in NAMES} | words_in(deck.title) | {"odyssey"}
    return frozenset(word for word in every - own - described - named if len(word) > 1)


def english_in(text: str, language: str) -> list[str]:
    """The English words of a text in another language."""
    return sorted(words_in(text.replace(TITLE, "")) & english(language))


class Spoken(HTMLParser):
    """What a browser shows or reads aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in ("style", "script")
        self.said += [value or "" for name, value in attrs if name in ("alt", "title", "aria-label", "placeholder")]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in ("style", "script")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.said.append(data)


def spoken(page: str) -> str:
    reader = Spoken()
    reader.feed(page)
    return " ".join(reader.said)


@every_language
def test_there_are_hundreds_of_words_by_which_english_is_known(language: str) -> None:
    assert len(english(language)) > 500
    assert {"the", "round", "storyteller", "clue", "sheet", "whoever"} <= english(language)


@every_language
@pytest.mark.parametrize(("base", "players"), GAMES)
def test_no_page_of_a_game_says_a_word_of_english(language: str, base: str, players: int) -> None:
    words = words_for(language)
    found = {kind: english_in(text_of(page), language) for kind, page in pages_of(begun(base, players), words)}
    assert len(found) > 5
    assert {kind: leaked for kind, leaked in found.items() if leaked} == {}


@every_language
@pytest.mark.parametrize("name", ALBUMS)
def test_no_album_says_a_word_of_english_on_paper_or_in_the_browser(language: str, name: str) -> None:
    told = replace(book(name, language=language), title="Zzz")
    keys = {card.plate.picture for chapter in told.chapters for card in (chapter.story, *chapter.others)}
    copies = dict.fromkeys(keys, b"")
    page = album_page(told, Copies(copies, copies), templates=[shipped("templates") / "album"])
    paper = text_of(album_pages(told, A4, measure=measure))
    # Its one card that is described is so by its deck, in the deck's own words.
    heard = spoken(page).replace("A moon.", "")
    assert (english_in(heard, language), english_in(paper, language)) == ([], [])


@pytest.mark.long
@every_language
@pytest.mark.parametrize(("base", "players"), [("odyssey", 7), ("classic", 5), ("demo", 4)])
def test_no_sheet_of_the_kit_says_a_word_of_english(program: Program, language: str, base: str, players: int) -> None:
    people = [word for name in NAMES[:players] for word in ("--player", f"{name} <{name}@example.org>")]
    program.ok("new", "game.yaml", "--rules", base, "--title", "Zzz", "--language", language, *people)
    program.ok("print", "kit", "game.yaml", "-o", "kit")
    files = sorted((program.folder / "kit").glob("*.pdf"))
    said = {
        file.name: subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True).stdout
        for file in files
    }
    assert {name: leaked for name, text in said.items() if (leaked := english_in(text, language))} == {}


@every_language
@pytest.mark.parametrize("plant", PLANTS)
def test_a_sentence_that_was_written_in_the_code_is_found_on_any_page(language: str, plant: str) -> None:
    for kind, document in pages_of(begun("odyssey", 6), words_for(language)):
        first = document.pages[-1]
        spoilt = replace(
            document, pages=(*document.pages[:-1], replace(first, items=(*first.items, Text(20, 20, plant))))
        )
        assert english_in(text_of(spoilt), language), kind


@every_language
def test_a_sentence_that_nobody_translated_is_found_wherever_it_stands(language: str, tmp_path: Path) -> None:
    shutil.copytree(LOCALES / language, tmp_path / language)
    po = tmp_path / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    catalogue = read(po)
    for forgotten in ("Ballot", "What for", "{name} tells next.", "The idea"):
        catalogue[forgotten].string = ""
    po.write_bytes(as_po(catalogue))
    refresh(po)
    pages = dict(pages_of(begun("odyssey", 6), words_for(language, locales=tmp_path)))
    found = {kind for kind, page in pages.items() if english_in(text_of(page), language)}
    assert {"reveal", "results, next", f"rules, {Missing.WAIT}"} <= found


def test_what_the_browser_reads_aloud_is_looked_at_as_well() -> None:
    page = '<img alt="The picture of the storyteller"><p aria-label="Votes">Głosy</p><style>.the{}</style>'
    assert english_in(spoken(page), "pl") == ["of", "picture", "storyteller", "the", "votes"]
