"""N7: that every mail leaves once was more than is true. At worst one comes twice, is known for it, and that is said.

Where else a mail is killed, `tests/post/test_outbox_once.py` and `test_b07_kills.py` try.
"""

from __future__ import annotations

import re
from collections import defaultdict
from email import message_from_bytes
from pathlib import Path

import pytest

from dixit_pbem.post import outbox
from tests.post.test_outbox_once import MAILS, STAGES, Murderer, game_for, sending, server
from tests.watch import HANGS

__all__ = ["server"]
ROOT = Path(__file__).parents[2]
TOLD = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
TOO_MUCH = re.compile(
    r"(?:every|each|any|all|no|none of the) (?:mails?|letters?)[^.|]{0,60}"
    r"\b(?:leaves?|arrives?|comes?|sent|delivered)\b[^.|]{0,30}\b(?:once|twice)\b",
    re.IGNORECASE,
)


@pytest.mark.long
def test_a_double_has_its_own_mails_message_id_reader_and_subject(
    server: Murderer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_for(server, tmp_path / "game", monkeypatch)
    server.step, server.victim = STAGES, sending(tmp_path / "game")
    assert server.victim.wait(HANGS) == -9, "killed when the server had taken the first mail and said so to nobody"
    server.step = -1
    assert sending(tmp_path / "game").wait(HANGS) == 0
    copies = defaultdict(list)
    for mail in server.received:
        parsed = message_from_bytes(mail.raw)
        copies[parsed["Message-ID"]].append((mail.recipient, parsed["Subject"], parsed["Date"]))
    assert sorted(map(len, copies.values())) == [1] * (MAILS - 1) + [2]
    assert all(len(set(each)) == 1 for each in copies.values())


def test_what_may_come_twice_is_said_where_the_promise_stands() -> None:
    flat = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "may, at worst, arrive twice: the double has the same Message-ID" in flat
    assert "at worst" in (outbox.__doc__ or "")


@pytest.mark.parametrize("page", TOLD, ids=lambda path: path.name)
def test_nowhere_is_more_promised_than_is_true(page: Path) -> None:
    flat = re.sub(r"(?m)^\|.*$", "", page.read_text(encoding="utf-8"))
    said = TOO_MUCH.findall(" ".join(flat.split()))
    assert said == []


@pytest.mark.parametrize(
    "claim", ["Every mail leaves once.", "each letter is sent exactly once", "No mail ever arrives twice."]
)
def test_such_a_promise_would_be_found(claim: str) -> None:
    assert TOO_MUCH.search(claim)
