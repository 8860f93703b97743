"""The studio still draws what the deck ships."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image

from decks.dreams.studio import editions
from dixit_pbem.engine.model import CardId
from dixit_pbem.storage.decks import picture_hash
from dixit_pbem.storage.editions import decks_as_begun

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(find_spec("skia") is None, reason="the studio's extra is not installed")
@pytest.mark.parametrize(("number", "size"), [(63, "preview"), pytest.param(63, "print", marks=pytest.mark.long)])
def test_a_card_comes_out_as_it_is_shipped(number: int, size: str) -> None:
    command = [sys.executable, "-m", "decks.dreams.studio.check", str(number), "--size", size]
    said = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.fullmatch(rf"{number} keyhole: [012]\.\d\d/255, as shipped\n", said.stdout)


def test_the_program_itself_needs_nothing_of_the_studio() -> None:
    code = (
        "import sys, pkgutil, importlib, dixit_pbem\n"
        "for module in pkgutil.walk_packages(dixit_pbem.__path__, 'dixit_pbem.'):\n"
        "    module.name.endswith('__main__') or importlib.import_module(module.name)\n"
        "print(sorted({'skia', 'cv2', 'numpy'} & set(sys.modules)))\n"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert said.stdout == "[]\n"


def test_a_repainted_card_is_kept_for_games_that_began_with_it(tmp_path: Path) -> None:
    deck = tmp_path / "deck"
    deck.mkdir()
    for name in ("moon", "sea"):
        Image.new("RGB", (1016, 1488), "navy" if name == "sea" else "white").save(deck / f"{name}.jpg")
    text = "cards:\n- {id: moon, file: moon.jpg, title: Moon, texts: {en: A moon.}}\n- {id: sea, file: sea.jpg}\n"
    (deck / "deck.yaml").write_text(text.replace("sea.jpg}", "sea.jpg, title: Sea, texts: {en: A sea.}}"))
    git(deck, "init", "-q")
    git(deck, "add", ".")
    git(deck, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "deck: paint it")
    first, mark = (deck / "moon.jpg").read_bytes(), picture_hash(deck / "moon.jpg")
    assert editions.keep_committed(deck) == ()
    assert not (deck / "editions").exists()
    Image.new("RGB", (1016, 1488), "gold").save(deck / "moon.jpg")
    (deck / "deck.yaml").write_text((deck / "deck.yaml").read_text().replace("A moon.", "A gold moon."))
    assert editions.keep_committed(deck) == ("moon",)
    (card, _) = decks_as_begun(["deck"], tmp_path, {CardId("deck/moon"): mark})[0].cards
    assert (card.edition, card.texts["en"]) == (mark, "A moon.")
    with Image.open(card.file) as kept:
        assert kept.size == (720, 1054)
    (deck / "moon.jpg").write_bytes(first)
    assert editions.keep_committed(deck) == ()
    assert not list((deck / "editions").glob("*.jpg"))


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True)
