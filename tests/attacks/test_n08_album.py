"""The album goes to everybody: its page runs its own script and nothing else, and its titles stay titles."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from dixit_pbem.album.web import Copies, album_page
from dixit_pbem.storage.shipped import shipped
from tests.album.albums import book
from tests.program import Program

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')


def page(*own: Path) -> str:
    told = book("odyssey-03")
    cards = {card.plate.picture: b"" for chapter in told.chapters for card in (chapter.story, *chapter.others)}
    return album_page(told, Copies(cards, cards), templates=(*own, shipped("templates") / "album"))


def policy(html: str) -> dict[str, list[str]]:
    (written,) = POLICY.findall(html)
    rules = (rule.split() for rule in written.split(";"))
    return {name: values for name, *values in rules}


def scripts(html: str) -> list[str]:
    return re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL)


def mark(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def test_the_policy_names_the_one_script_by_its_hash() -> None:
    html = page()
    (script,) = scripts(html)
    assert "onkeydown" in script
    assert policy(html)["script-src"] == [mark(script)]
    # A handler in an attribute would be as silent as a script that got in.
    assert re.findall(r"<[^>]+\son[a-z]+\s*=", html.replace(script, "")) == []


def test_the_policy_lets_nothing_out() -> None:
    rules = policy(page())
    for name in ("default-src", "form-action", "base-uri"):
        assert rules[name] == ["'none'"], name
    assert rules["img-src"] == rules["font-src"] == ["data:"]


def test_a_script_of_the_group_is_named_as_well(tmp_path: Path) -> None:
    (tmp_path / "album.js").write_bytes("window.zoë = '<&>';\r\nfoo()\r\n".encode())
    html = page(tmp_path)
    assert scripts(html) == ["window.zoë = '<&>';\nfoo()"]
    assert policy(html)["script-src"] == [mark("window.zoë = '<&>';\nfoo()")]


@pytest.mark.parametrize("length", [120, 121, 100_000])
def test_a_game_s_title_has_a_limit(program: Program, length: int) -> None:
    program.new("odyssey", 4)
    text = (program.folder / "game.yaml").read_text()
    (program.folder / "game.yaml").write_text(re.sub(r"(?m)^title: .*", f"title: {'a' * length}", text, count=1))
    said = program("status", "game.yaml")
    assert said.code == (0 if length == 120 else 1)
    told = re.sub(r":\d+:", ":N:", said.err)
    fact = f"game.yaml:N: 'title' has {length} characters, and at most 120 fit a page. Write a shorter one.\n"
    assert told == ("" if length == 120 else fact)


@pytest.mark.parametrize("where", ["deck", "card"])
def test_the_titles_of_a_deck_have_a_limit(program: Program, where: str) -> None:
    long = "a" * 121
    folder = program.folder / "own"
    folder.mkdir()
    card = long if where == "card" else "One"
    head = f"title: {long if where == 'deck' else 'Own'}\nauthor: Ana\nlicence: private\ncards:\n"
    (folder / "deck.yaml").write_text(head + f"- {{id: a, file: a.png, title: {card}}}\n")
    said = program("deck", "contact", "own", "-o", "c.pdf")
    assert said.code == 1
    assert "'title' has 121 characters, and at most 120 fit a page. Write a shorter one." in said.err
