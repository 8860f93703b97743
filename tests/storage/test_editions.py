"""A deck is repainted while games are under way: each goes on with the pictures with which it began."""

from __future__ import annotations

import json
import shutil
from io import BytesIO
from pathlib import Path

import pytest
import yaml
from PIL import Image, ImageOps

from dixit_pbem.engine.model import CardId
from dixit_pbem.journal.opened import look
from dixit_pbem.paper.press import FULL, Press, press_for
from dixit_pbem.storage.decks import load_deck, picture_hash
from dixit_pbem.storage.editions import decks_as_begun, hash_of
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.shipped import shipped
from tests.program import Program

CARDS = 36
BEGUN_WITH = Path(__file__).parent / "begun_with.json"


@pytest.fixture
def deck(program: Program) -> Path:
    """A game of four has dealt from a deck of its own, called as the program's is, of that one's small copies."""
    folder = program.folder / "decks" / "dreams"
    folder.mkdir(parents=True)
    cards = load_deck(shipped("decks") / "dreams").cards[:CARDS]
    for card in cards:
        shutil.copyfile(card.file.parent / "thumbs-320" / card.file.name, folder / card.file.name)
    listed = [
        {"id": card.id.split("/")[1], "file": card.file.name, "title": card.title, "texts": dict(card.texts)}
        for card in cards
    ]
    write_yaml(folder / "deck.yaml", {"title": "Dreams", "cards": listed})
    program.deal("odyssey", 4)
    return folder


def write_yaml(path: Path, content: object) -> None:
    path.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=2**20), encoding="utf-8")


def repaint(folder: Path, *, keep: bool = True) -> None:
    """Every picture becomes its own negative, and every card is told anew."""
    told = {}
    (folder / "editions").mkdir()
    for card in load_deck(folder).cards:
        mark = picture_hash(card.file)
        told[mark] = {"title": card.title, "texts": dict(card.texts)}
        if keep:
            shutil.copyfile(card.file, folder / "editions" / f"{mark}.jpg")
        with Image.open(card.file) as picture:
            ImageOps.invert(picture).save(card.file)
    if keep:
        write_yaml(folder / "editions" / "editions.yaml", told)
    deck = yaml.safe_load((folder / "deck.yaml").read_text(encoding="utf-8"))
    for card in deck["cards"]:
        card["texts"]["en"] = f"In negative, {card['texts']['en']}"
    write_yaml(folder / "deck.yaml", deck)


def press(program: Program) -> Press:
    running = look(GameFile(program.folder / "game.yaml")).running
    assert running
    return press_for(running)


def looks(content: bytes) -> list[int]:
    """What a picture looks like from afar."""
    with Image.open(BytesIO(content)) as picture:
        return list(picture.convert("L").resize((4, 6)).tobytes())


def far(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.long
def test_a_game_goes_on_after_its_deck_was_repainted(program: Program, deck: Path) -> None:
    repaint(deck)
    assert program.ok("check", "game.yaml").count("problem") == 0
    program.ok("clue", "game.yaml", "ana=A", "the long way home")
    program.ok("next-turn", "game.yaml")
    program.ok("card", "game.yaml", "bob=A", "cyd=B", "dee=C")
    program.ok("next-turn", "game.yaml")
    assert (program.folder / "output/game/round-01/reveal.pdf").is_file()


@pytest.mark.long
def test_without_the_earlier_pictures_it_says_what_is_wrong(program: Program, deck: Path) -> None:
    repaint(deck, keep=False)
    said = program("check", "game.yaml")
    assert (said.code, "is not the one the game started with. Put it back." in said.err) == (1, True)


def test_it_shows_and_tells_what_it_began_with(program: Program, deck: Path) -> None:
    before = press(program)
    card = load_deck(deck).cards[5].id
    shown, told = {width: looks(before.copy(card, width)) for width in (FULL, 400, 480, 320)}, before.texts[card]
    repaint(deck)
    now = looks(load_deck(deck).cards[5].file.read_bytes())
    after = press(program)
    assert far(shown[FULL], now) > 50
    assert all(far(looks(after.copy(card, width)), picture) < 4 for width, picture in shown.items())
    assert after.texts[card] == told
    assert load_deck(deck).cards[5].texts["en"] == f"In negative, {told['en']}"


@pytest.mark.long
def test_a_new_game_begins_with_the_pictures_of_today(program: Program, deck: Path) -> None:
    repaint(deck)
    program.new("odyssey", 4, game="new.yaml")
    program.ok("next-turn", "new.yaml")
    game = look(GameFile(program.folder / "new.yaml")).game
    assert game
    assert game.setup.pictures == {card.id: picture_hash(card.file) for card in load_deck(deck).cards}


def test_what_was_said_of_an_earlier_picture_must_be_there(program: Program, deck: Path) -> None:
    repaint(deck)
    (deck / "editions" / "editions.yaml").unlink()
    said = program("check", "game.yaml")
    assert "editions.yaml: It cannot be read (No such file or directory)" in said.err
    (deck / "editions" / "editions.yaml").write_text("{}\n", encoding="utf-8")
    assert "is not told of here. Put its lines back." in program("check", "game.yaml").err


def test_an_earlier_picture_that_leads_out_of_the_deck_is_not_followed(program: Program, deck: Path) -> None:
    repaint(deck)
    kept = next((deck / "editions").glob("*.jpg"))
    elsewhere = program.folder / "private.jpg"
    kept.rename(elsewhere)
    kept.symlink_to(elsewhere)
    assert "This is a link out of the folder of the deck, and is not followed." in program("check", "game.yaml").err


def test_a_packed_game_takes_its_earlier_pictures_along(program: Program, deck: Path) -> None:
    repaint(deck)
    program.ok("pack", "game.yaml", "-o", "game.dixit")
    shutil.rmtree(deck)
    assert "not here as the game began" not in program.ok("unpack", "game.dixit", "elsewhere")
    assert program.ok("check", "elsewhere/game.yaml").count("problem") == 0


def test_every_picture_that_a_game_may_have_begun_with_is_at_hand() -> None:
    """The list grows with each edition, and nothing is ever taken out of it."""
    editions = json.loads(BEGUN_WITH.read_text())
    for pictures in editions:
        begun = {CardId(f"dreams/{card}"): mark for card, mark in pictures.items()}
        (again,) = decks_as_begun(["dreams"], Path.cwd(), begun)
        assert {card.id: hash_of(card) for card in again.cards if card.id in begun} == begun
    cards = load_deck(shipped("decks") / "dreams").cards
    assert editions[-1] == {card.id.split("/")[1]: picture_hash(card.file) for card in cards}
