"""The recipes of CONTRIBUTING.md work as they stand: each is done in a copy of the repository, and tried there."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

from tests.repository import copy_of_repository, python

CONTRIBUTING = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"```python\n# (?P<file>\S+), (?P<where>in|above|for|at its end)(?: (?P<what>[^\n]+))?\n(?P<code>.*?)```", re.DOTALL
)
KEPT = ("tests/test_readme.py", "tests/words/test_rules_page.py")
WITHOUT_TRACES = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


def blocks(recipe: str) -> list[re.Match[str]]:
    """What a recipe says is to be written, and where."""
    text = CONTRIBUTING.partition("## To add")[2].partition("\n## ")[0]
    _, found, after = text.partition(f"**{recipe}**")
    assert found
    return list(BLOCK.finditer(after.partition("\n\n**")[0]))


def write(block: re.Match[str], root: Path) -> None:
    """Do what a block says."""
    path = root / block["file"]
    text, code, what = path.read_text(encoding="utf-8"), block["code"], block["what"] or ""
    match block["where"]:
        case "at its end":
            written = f"{text}\n\n{code}"
        case "for":
            assert what in text, (path, what)
            written = text.replace(what, code.rstrip("\n"))
        case "above":
            line = next(each for each in text.splitlines() if each.strip() == what)
            spaces = line[: len(line) - len(line.lstrip())]
            written = text.replace(line, f"{indent(code.rstrip(), spaces)}\n{line}", 1)
        case _:
            begin = re.search(rf"^{what}\b[^\n]*[({{]$", text, re.MULTILINE)
            assert begin, (path, what)
            end = re.compile(r"^(?:    )?\}", re.MULTILINE).search(text, begin.end())
            assert end, (path, what)
            row = indent(code.rstrip(",\n"), "        ")
            written = f"{text[: end.start()]}{row},\n{text[end.start() :]}"
    path.write_text(written, encoding="utf-8")


def done(recipe: str, root: Path) -> None:
    found = blocks(recipe)
    assert found, recipe
    for block in found:
        write(block, root)
    styled = python(root, "-m", "ruff", "format", "-q", "dixit_pbem")
    assert styled.returncode == 0, styled.stderr


def tried(root: Path, *tests: str) -> None:
    table = python(root, *WITHOUT_TRACES, "-n", "0", "--rewrite-golden", *KEPT)
    assert "error" not in table.stdout.lower(), table.stdout[-3000:]
    run = python(root, *WITHOUT_TRACES, *tests, "tests/test_contributing.py", "tests/test_readme.py")
    assert run.returncode == 0, run.stdout[-4000:]
    style = python(root, "-m", "ruff", "check", "dixit_pbem")
    assert style.returncode == 0, style.stdout


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_of_repository(tmp_path)


pytestmark = pytest.mark.long


def test_a_rule_variant(root: Path) -> None:
    done("A rule variant", root)
    tried(root, "tests/engine/test_systems.py", "tests/layout/box", "tests/words", "tests/storage/test_schema.py")
    told = python(root, "-m", "dixit_pbem", "new", "short.yaml", "--rules", "short")
    assert told.returncode == 0, told.stderr
    assert "15 points" in python(root, "-m", "dixit_pbem", "rules", "short.yaml").stdout


def test_a_paper_size(root: Path) -> None:
    done("A paper size", root)
    tried(root, "tests/layout/test_impose_paper.py", "tests/paper/test_deck_pages.py")
    made = python(
        root, "-m", "dixit_pbem", "print", "rules", "--rules", "party", "--paper", "executive", "-o", "rules.pdf"
    )
    assert made.returncode == 0, made.stderr


def test_a_kind_of_page(root: Path) -> None:
    done("A kind of page", root)
    tried(root, "tests/paper/test_pages.py")
    game = "game.yaml"
    for words in (
        ("new", game, "--seed", "s"),
        ("next-turn", game),
        ("clue", game, "ana=A", "fog"),
        ("next-turn", game),
        ("card", game, "bob=A", "cyd=A", "dee=A"),
        ("next-turn", game),
    ):
        said = python(root, "-m", "dixit_pbem", *words)
        assert said.returncode == 0, said.stderr
    assert (root / "output/game/round-01/clue.pdf").read_bytes().startswith(b"%PDF")


def test_a_word_that_players_may_reply(root: Path) -> None:
    done("A word that players may reply", root)
    tried(root, "tests/post/reading/test_grammar.py")
    read = python(
        root,
        "-c",
        "from tests.post.reading.test_grammar import VOTE\n"
        "from dixit_pbem.post.reading.grammar import read_answer\n"
        "print(read_answer('standings', VOTE))",
    )
    assert "status" in read.stdout, read.stderr


def test_a_command(root: Path) -> None:
    done("A command", root)
    tried(root, "tests/cli/test_parse.py")
    python(root, "-m", "dixit_pbem", "new", "game.yaml")
    assert python(root, "-m", "dixit_pbem", "seats", "game.yaml").stdout == "Ana, Bob, Cyd, Dee\n"


def test_a_way_to_send(root: Path) -> None:
    done("A way to send", root)
    for file, imports in {
        "post/carriers/transport.py": ("import Folder, Maildir",),
        "storage/reach.py": ("import Folder, Maildir, Mbox",),
    }.items():
        path = root / "dixit_pbem" / file
        text = path.read_text(encoding="utf-8")
        for before in imports:
            text = text.replace(before, f"{before}, Pile")
        path.write_text(text, encoding="utf-8")
    tried(root, "tests/post/carriers/test_transport.py", "tests/storage/test_mail_settings.py")
    python(root, "-m", "dixit_pbem", "new", "game.yaml")
    game = root / "game.yaml"
    lines = [line for line in game.read_text().splitlines() if not line.startswith(("mail:", "journal:"))]
    game.write_text("\n".join((*lines, "mail: {address: g@example.org, send: {pile: mails.txt}}", "journal:", "")))
    sent = python(root, "-m", "dixit_pbem", "next-turn", "game.yaml")
    assert sent.returncode == 0, sent.stderr
    assert (root / "mails.txt").read_bytes().count(b"\nMessage-ID: ") == 4
    game.write_text(game.read_text().replace("pile: mails.txt", "pile: ../mails.txt"))
    asked = python(root, "-m", "dixit_pbem", "send", "game.yaml")
    assert f"it writes mails into {root.parent.resolve()}/mails.txt" in asked.stderr
