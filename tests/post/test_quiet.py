"""How many receipts and pages a group wants; what somebody must know comes all the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dixit_pbem.engine.moves import GiveCards
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, Note, Noted, Understood
from tests.post.postal import Table, to
from tests.post.test_ledger import BOB, clue_told, posted


def table_of(folder: Path, clock: pytest.MonkeyPatch, mail: str) -> Table:
    return posted(clue_told(posted(Table.lay(folder, clock, mail=mail).begin())))


@pytest.mark.parametrize(
    ("receipts", "first", "second"), [("all", True, True), ("changes", False, True), ("none", False, False)]
)
def test_a_group_says_which_moves_get_a_receipt(
    receipts: str, first: bool, second: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(tmp_path, monkeypatch, f"{{receipts: {receipts}}}")
    for letter, told in (("A", first), ("B", second)):
        table.by_mail(GiveCards(BOB, (letter,)))
        assert table.owed == (to(Kind.RECEIPT, "Bob") if told else [])
        posted(table)


@pytest.mark.parametrize("receipts", ["changes", "none"])
def test_who_asks_or_is_told_something_new_is_answered_all_the_same(
    receipts: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(tmp_path, monkeypatch, f"{{receipts: {receipts}}}")
    given = Understood(Got.CARDS, letters=("A",))
    table.write(table.read("Cyd", Understood(Got.STATUS)))
    assert table.owed == to(Kind.RECEIPT, "Cyd")
    posted(table)
    table.by_mail(GiveCards(BOB, ("A",)))
    table.write(table.read("Bob", replace(given, notes=(Noted(Note.FILE_NOT_NOW, "cat.jpg"),))))
    assert table.owed == to(Kind.RECEIPT, "Bob")


@pytest.mark.parametrize("receipts", ["changes", "none"])
def test_who_still_owes_something_gets_the_receipt(
    receipts: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(tmp_path, monkeypatch, f"{{receipts: {receipts}}}")
    table.write(table.read("Bob", Understood(Got.CARDS_BACK)))
    assert table.owed == to(Kind.RECEIPT, "Bob")


def test_a_group_may_do_without_pages_and_still_has_every_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch, mail="{pages: none}").begin()
    mail = table.mails()["Bob", "hand"]
    assert "application/pdf" not in {part.get_content_type() for part in mail.walk()}
    assert {f"{letter}.jpg" for letter in "abcdef"} <= {part.get_filename() for part in mail.walk()}
