"""What came along with clues stands in the album: seen, heard, and on paper."""

from __future__ import annotations

import base64
import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.album.enclosed import SIDE, enclosed_with
from dixit_pbem.album.rounds import past_rounds
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.words import languages, words_for
from tests.cli.test_album import play_round
from tests.program import Program

SOUND = Path(__file__).parents[1] / "media" / "sound.mp3"


def photo(folder: Path, size: tuple[int, int], mode: str = "RGB") -> Path:
    path = folder / ("photo.png" if mode == "RGBA" else "photo.jpg")
    Image.new(mode, size, "teal").save(path)
    return path


def album(program: Program, file: Path, *options: str) -> tuple[str, Path]:
    """A game of one round whose clue came with this file, as a web page and as a book."""
    program.deal("odyssey", 4)
    play_round(program, "Ana", "listen and look", attach=file)
    program.ok("album", "game.yaml", *options)
    folder = program.folder / "output" / "game" / "album"
    return (folder / "index.html").read_text("utf-8"), folder / "album.pdf"


def shown(page: str, tag: str) -> tuple[str, bytes]:
    """The kind and content of what such a tag shows or plays."""
    (found,) = re.findall(rf'<{tag}[^>]* src="data:([\w/]+);base64,([\w+/=]+)"', page)
    return found[0], base64.b64decode(found[1])


@pytest.mark.long
def test_a_picture_stands_in_the_page_as_small_as_a_page_needs_it_and_in_the_book(program: Program) -> None:
    page, pdf = album(program, photo(program.folder, (2400, 1800)))
    kind, content = shown(page, 'img class="enclosed"')
    with Image.open(BytesIO(content)) as picture:
        assert (kind, picture.size) == ("image/jpeg", (SIDE, SIDE * 3 // 4))
    assert 'alt="The picture that came with the clue"' in page
    with pikepdf.open(pdf) as book:
        streams = [each for each in book.objects if isinstance(each, pikepdf.Stream)]
        sizes = {(int(each.Width), int(each.Height)) for each in streams if each.get("/Subtype") == "/Image"}
    assert (SIDE, SIDE * 3 // 4) in sizes


@pytest.mark.long
def test_a_clear_picture_lies_on_paper(program: Program) -> None:
    page, _ = album(program, photo(program.folder, (40, 60), "RGBA"))
    with Image.open(BytesIO(shown(page, 'img class="enclosed"')[1])) as picture:
        assert picture.mode == "RGB"


def test_a_recording_is_played_by_the_page_without_a_network_and_told_by_the_book(program: Program) -> None:
    page, pdf = album(program, SOUND)
    kind, content = shown(page, 'audio controls preload="none"')
    assert (kind, content[:2]) == ("audio/mpeg", b"\xff\xe3")
    assert "media-src data:;" in page
    assert "A recording came with the clue; the web page plays it." in page
    assert pdf.stat().st_size > 0


def test_a_private_album_shows_neither_face_nor_voice(program: Program) -> None:
    page, _ = album(program, photo(program.folder, (80, 60)), "--private")
    assert 'class="enclosed"' not in page


@pytest.mark.long
def test_a_file_that_is_gone_is_left_out_and_told(program: Program) -> None:
    album(program, photo(program.folder, (80, 60)))
    game = GameFile(program.folder / "game.yaml")
    for file in (game.side_folder / "clues").iterdir():
        file.unlink()
    assert enclosed_with(game, past_rounds(look(game).history)) == {}
    assert "The file that came with the clue of round 1 is not there" in program("album", "game.yaml").err
    assert "came with the clue" not in program("album", "game.yaml", "--private").err


@pytest.mark.parametrize("size", [(60, 3000), (3000, 60), (1, 1)])
@pytest.mark.long
def test_a_picture_of_any_shape_leaves_room_for_the_card(size: tuple[int, int], program: Program) -> None:
    page, _ = album(program, photo(program.folder, size))
    assert shown(page, 'img class="enclosed"')[0] == "image/jpeg"
    program.ok("print", "check", "output/game/album/album.pdf")


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
@pytest.mark.long
def test_it_is_told_in_the_language_of_the_album(language: str, program: Program) -> None:
    page, _ = album(program, SOUND, "--language", language)
    assert words_for(language).say("The recording that came with the clue") in page
    assert "The recording" not in page
