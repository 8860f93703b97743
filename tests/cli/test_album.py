"""The command `album`: a web page and a PDF; nothing of the open round, and no name where none is wanted."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pikepdf
import pytest

from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import languages
from tests.program import Prepared, Program, allowed

NOTHING_YET = "No round is over yet, so there is nothing for an album to tell. Make it after the first reveal.\n"


@pytest.fixture
def game(prepared: Prepared) -> Program:
    """Ana told in the first round, and it is over; in the second one Bob's clue is in."""

    def prepare(program: Program) -> None:
        program.deal("odyssey", 4)
        play_round(program, "Ana", "the long way home")
        program.ok("next-turn", "game.yaml")
        program.ok("clue", "game.yaml", "bob=A", "a secret of the second round")
        program.ok("next-turn", "game.yaml")

    return prepared("second-clue", prepare)


def play_round(program: Program, teller: str, clue: str, *, attach: Path | None = None) -> None:
    program.ok("clue", "game.yaml", f"{teller}=A", clue, *(("--attach", str(attach)) if attach else ()))
    program.ok("next-turn", "game.yaml")
    program.ok("card", "game.yaml", *(f"{name}=A" for name in program.status()["waiting_for"]))
    program.ok("next-turn", "game.yaml")
    table = {card["owner"]: card["number"] for card in program.status("--spoilers")["table"]}
    first, *others = program.status()["waiting_for"]
    program.ok("vote", "game.yaml", f"{first}={table[teller]}", *(f"{name}={table[first]}" for name in others))


def page(program: Program, folder: str = "output/game/album") -> str:
    """The web page without its pictures and letters."""
    return re.sub(r"data:[\w/]+;base64,[\w+/=]+", "…", (program.folder / folder / "index.html").read_text("utf-8"))


def words(program: Program, folder: str = "output/game/album") -> str:
    """What a reader reads."""
    body = re.sub(r"<(style|script)>.*?</\1>", "", page(program, folder), flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>", " ", body).split())


@pytest.mark.long
def test_the_album_is_a_web_page_and_a_pdf(game: Program) -> None:
    assert game.ok("album", "game.yaml").splitlines() == [
        "output/game/album/index.html: 1 round, to look at; it needs no network, so it can be sent to everybody.",
        "output/game/album/album.pdf: the same to print, on both sides of A4.",
    ]
    assert "Round 1" in words(game)
    assert "told by Ana" in words(game)
    with pikepdf.open(game.folder / "output/game/album/album.pdf") as pdf:
        assert len(pdf.pages) == 6
        assert pdf.docinfo["/Title"] == "Game · Album"


def test_the_pdf_passes_our_own_check(game: Program) -> None:
    game.ok("album", "game.yaml")
    assert game("print", "check", "output/game/album/album.pdf").code == 0


def test_the_open_round_stays_closed(game: Program) -> None:
    game.ok("album", "game.yaml")
    told = page(game)
    assert "the long way home" in told
    assert "a secret of the second round" not in told
    assert "Round 2" not in words(game)
    assert "Secret number" not in words(game)


def test_an_album_made_again_has_the_same_bytes(game: Program) -> None:
    game.ok("end", "game.yaml")
    game.ok("album", "game.yaml")
    game.at("2027-01-01T09:00:00Z")
    game.ok("album", "game.yaml", "--out", "again")
    for name in ("index.html", "album.pdf"):
        assert (game.folder / "again" / name).read_bytes() == (game.folder / "output/game/album" / name).read_bytes()


def test_after_the_end_the_album_shows_who_won_and_the_secret_number(game: Program) -> None:
    game.ok("end", "game.yaml")
    game.ok("album", "game.yaml")
    assert "share the victory" in words(game) or " wins with " in words(game)
    assert "Secret number rehearsal" in words(game)
    assert "It was fair" in words(game)


def test_pictures_are_described_in_the_language_of_the_album(game: Program) -> None:
    alts = {}
    described = tuple(load_deck(shipped("decks") / "dreams").cards[0].texts)
    for language in described:
        game.ok("album", "game.yaml", "--language", language, "--out", language)
        told = page(game, language)
        assert f'<html lang="{language}">' in told
        alts[language] = re.findall(r'alt="([^"]+)"', told)[:4]
    assert all(len(alt) > 60 for said in alts.values() for alt in said)
    assert len({tuple(said) for said in alts.values()}) == len(described)


def test_a_private_album_has_no_name_and_no_address(game: Program) -> None:
    path = game.folder / "game.yaml"
    path.write_text(path.read_text().replace("title: Game", "title: Pictures for Ana of ana@example.org"))
    game.ok("album", "game.yaml", "--private")
    told = words(game)
    assert "Pictures for Moon of …" in told
    assert re.findall(r"\b(?:Ana|Bob|Cyd|Dee)\b|@", told) == []
    assert "told by Moon" in told
    pdf = game.folder / "output/game/album/album.pdf"
    printed = subprocess.run(["pdftotext", pdf, "-"], capture_output=True, text=True, check=True).stdout
    assert "told by Moon" in printed
    assert re.findall(r"\b(?:Ana|Bob|Cyd|Dee)\b|@", printed) == []


def test_what_was_said_to_all_stands_in_its_round(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    program.ok("say", "game.yaml", "Good evening, dreamers.")
    play_round(program, "Cyd", "fog")
    program.ok("album", "game.yaml")
    assert "Said meanwhile “Good evening, dreamers.” from the moderator" in words(program)


@pytest.mark.parametrize("steps", [(), (("next-turn", "game.yaml"),)])
def test_before_the_first_reveal_there_is_nothing_to_tell(program: Program, steps: tuple[tuple[str, ...], ...]) -> None:
    program.new("odyssey", 4)
    for step in steps:
        program.ok(*step)
    said = program("album", "game.yaml")
    assert (said.code, said.out, said.err) == (1, "", NOTHING_YET)
    assert not (program.folder / "output/game/album").exists()


def test_an_unknown_language_is_told_with_those_there_are(game: Program) -> None:
    said = game("album", "game.yaml", "--language", "xx")
    assert (said.code, said.err) == (1, f"There is no language 'xx' here. Write one of: {', '.join(languages())}.\n")


def own_template(game: Program, text: str) -> Path:
    path = game.folder / "templates" / "album" / "index.html.j2"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    allowed(game.folder / "game.yaml")
    return path


def test_a_template_beside_the_game_file_comes_first(game: Program) -> None:
    own_template(game, "<p>{{ book.title }}: {{ book.chapters | length }}</p>")
    game.ok("album", "game.yaml")
    assert page(game) == "<p>Game: 1</p>"


def test_a_template_with_a_mistake_is_told_with_its_place(game: Program) -> None:
    path = own_template(game, "<p>{{ book.title }}</p>\n{% for %}")
    said = game("album", "game.yaml")
    assert (said.code, said.err) == (
        1,
        f"{path.relative_to(game.folder)}:2: Expected an expression, got 'end of statement block'. "
        "Put it right, or delete your copy of the template.\n",
    )


def test_a_template_that_asks_for_what_is_not_there_is_told(game: Program) -> None:
    own_template(game, "{{ book.secret }}")
    said = game("album", "game.yaml")
    assert (said.code, said.err) == (
        1,
        "templates/album/index.html.j2:1: 'dixit_pbem.album.book.AlbumBook object' has no attribute 'secret'. "
        "Put it right, or delete your copy of the template.\n",
    )
