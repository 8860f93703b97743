"""B6: a moderator who plays opens the output folder, or a file manager shows small pictures of what lies there."""

from __future__ import annotations

import pytest

from tests.mailing import MAIL, Table
from tests.program import Program

pytestmark = pytest.mark.long

DRAFTS = MAIL.replace("send: {folder: outbox}, ", "")
EVERYBODY = {"ana", "bob", "cyd", "dee"}


def seated(program: Program, mail: str = MAIL, *edits: tuple[str, str]) -> Table:
    table = Table(program)
    table.seat(mail=mail)
    for old, new in edits:
        table.setting(old, new)
    return table


def hands(table: Table) -> set[str]:
    """Whose hand can be looked at in the output folder."""
    return {page.stem.removeprefix("hand-") for page in (table.program.folder / "output").rglob("hand-*.pdf")}


@pytest.mark.parametrize(
    ("mail", "edits", "seen"),
    [
        (MAIL, (), {"ana"}),
        (MAIL, ((", email: cyd@example.org", ""),), {"ana", "cyd"}),
        (MAIL, (("missing: wait", "missing: wait\npages: needed"),), {"ana"}),
        (MAIL, (("missing: wait", "missing: wait\npages: always"),), EVERYBODY),
        (MAIL, (("missing: wait", "missing: wait\nmoderator: {name: Zoe, email: zoe@example.org}"),), set()),
        (DRAFTS, (), EVERYBODY),
    ],
)
def test_nobodys_hand_lies_open_where_a_mail_brings_it(
    program: Program, mail: str, edits: tuple[tuple[str, str], ...], seen: set[str]
) -> None:
    table = seated(program, mail, *edits)
    table.step()
    assert hands(table) == seen


def test_the_hands_are_in_the_mails_all_the_same(program: Program) -> None:
    table = seated(program)
    table.step()
    enclosed = {part.get_filename() for part in table.last("Bob", "welcome").walk()}
    assert "round-01-hand.pdf" in enclosed


def test_who_is_asked_for_a_card_has_it_in_the_mail_alone(program: Program) -> None:
    table = seated(program)
    table.step()
    table.reply("Ana", "A: the long way home")
    table.step()
    assert hands(table) == {"ana"}


def test_a_draft_that_is_kept_back_shows_no_page_beside_it(program: Program) -> None:
    table = seated(program)
    program.ok("next-turn", table.game, "--no-send")
    assert hands(table) == {"ana"}


def test_hands_in_real_size_are_made_because_they_are_asked_for(program: Program) -> None:
    table = seated(program)
    program.ok("next-turn", table.game, "--real-size")
    assert hands(table) == {"ana", *(f"{player}-real-size" for player in EVERYBODY)}


def test_an_unknown_wish_for_pages_is_told(program: Program) -> None:
    table = seated(program, MAIL, ("missing: wait", "missing: wait\npages: never"))
    said = program("check", table.game)
    assert said.code == 1
    assert "needed" in said.err + said.out
