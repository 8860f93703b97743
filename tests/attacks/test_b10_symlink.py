"""B10: a game file that is reached by a link is one game: its journal, its mails and its folders lie in one place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mailing import Ready


def tree(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_symlink()}


@pytest.mark.parametrize(
    "command", [("next-turn",), ("run", "--once"), ("clue", "ana=A", "fog"), ("send",)], ids=" ".join
)
@pytest.mark.long
def test_a_linked_game_keeps_everything_beside_the_game_file(command: tuple[str, ...], ready: Ready) -> None:
    table = ready("clue")
    real = table.path
    elsewhere = real.parent / "elsewhere"
    elsewhere.mkdir()
    link = elsewhere / "link.yaml"
    link.symlink_to(real)
    table.reply("Ana", "A: the long way home")
    name, *rest = command
    table.program.ok(name, str(link), *rest)
    table.program.ok("next-turn", str(link))
    assert tree(elsewhere) == set()
    assert link.is_symlink()
    assert table.program.status(game=str(link)) == table.program.status(game=table.game)
    assert len(table.files("Bob", "card-wanted")) == 1
