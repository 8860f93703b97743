"""B8: a reply with a wrong letter in its token vanishes, as if it were for another game."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.held import accept
from tests.mailing import Ready, Table, given


def subject_of(table: Table, player: str = "Bob") -> tuple[str, str]:
    """The subject of a player's last mail before its token, and the token."""
    before, _, token = f"Re: {table.last(player, 'card-wanted')['Subject']}".rpartition(" ")
    return before, token


def changed(token: str, at: int) -> str:
    return token[:at] + ("x" if token[at] != "x" else "y") + token[at + 1 :]


@pytest.mark.parametrize("at", range(8))
@pytest.mark.long
def test_a_wrong_letter_in_the_token_waits_for_the_moderator(ready: Ready, at: int) -> None:
    table = ready("card")
    before, token = subject_of(table)
    table.reply("Bob", "C", subject=f"{before} {changed(token, at)}")
    table.fetch()
    assert [fact.player for fact in table.facts(MailHeld)] == ["Bob"]
    ((number, _),) = table.opened.held
    accept(GameFile(table.path), number, player=None, watch=lambda *_: None)
    assert given(table) == {"Bob": ("C",)}


@pytest.mark.parametrize("way", ["two letters", "neighbours", "in the address", "in a mailbox of one's own"])
def test_other_slips_wait_as_well(ready: Ready, way: str) -> None:
    table = ready("card")
    before, token = subject_of(table)
    wrong = changed(token, 2)
    if way == "two letters":
        wrong = changed(wrong, 5)
    elif way == "neighbours":
        at = next(at for at in range(7) if token[at] != token[at + 1])
        wrong = token[:at] + token[at + 1] + token[at] + token[at + 2 :]
    elif way == "in a mailbox of one's own":
        table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, private: true}")
    if way == "in the address":
        path = table.reply("Bob", "C", subject="my card")
        path.write_bytes(path.read_bytes().replace(b"To: game@", f"To: game+{wrong}@".encode()))
    else:
        table.reply("Bob", "C", subject=f"{before} {wrong}")
    table.fetch()
    assert [fact.player for fact in table.facts(MailHeld)] == ["Bob"]


def test_what_answers_our_mail_waits_whatever_its_token_and_mailbox(ready: Ready) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, private: true}")
    before, _ = subject_of(table)
    answered = {"In-Reply-To": str(table.last("Bob", "card-wanted")["Message-ID"])}
    table.reply("Bob", "C", subject=f"{before} 2x3y4z5v", headers=answered)
    table.fetch()
    assert [fact.player for fact in table.facts(MailHeld)] == ["Bob"]


def test_a_reply_to_another_game_is_still_left_alone(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C", subject="Re: [Monday dreamers] Round 3 · card · 2x3y4z5v")
    said = table.program("fetch", table.game)
    assert "is for another game; it is left alone" in said.err
    assert table.facts(MailHeld) == []
