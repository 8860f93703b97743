"""N3: what players wrote lay in the side folder in the clear, and a letter's digest could be found by trying."""

from __future__ import annotations

from hashlib import sha256

import pytest

from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.post.keep.curtain import MARK, unveiled, veiled
from dixit_pbem.post.keep.mails import stored_mail
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Ready, Table

NAME = "0123.eml"


def kept(table: Table) -> dict[str, bytes]:
    side = GameFile(table.path).side_folder
    return {str(path.relative_to(side)): path.read_bytes() for path in side.rglob("*") if path.is_file()}


def test_no_word_of_a_mail_that_came_or_left_stands_in_the_side_folder(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C, for the xylophone that nobody hears")
    table.reply("Cyd", "What would a xylophone choose?")
    table.fetch()
    table.program.ok("send", table.game)
    files = {name: content for name, content in kept(table).items() if not name.startswith("journal")}
    assert any(name.startswith("mail/") for name in files)
    assert any(name.startswith("sent/") for name in files)
    assert [name for name, content in files.items() if b"xylophone" in content or b"Answer with" in content] == []


def test_what_was_asked_about_can_be_read_again_by_the_moderator_who_does_not_play(ready: Ready) -> None:
    table = ready("card")
    table.reply("Cyd", "What would a xylophone choose?")
    table.fetch()
    number = table.opened.held[-1][0]
    assert "xylophone" in table.program.ok("held", table.game, "show", str(number), "--spoilers")


def test_a_mail_that_an_earlier_program_kept_is_read_as_it_lies(ready: Ready) -> None:
    table = ready("card")
    table.reply("Cyd", "What would a xylophone choose?")
    table.fetch()
    (fact,) = table.facts(MailHeld)
    store = GameFile(table.path)
    raw = stored_mail(store, fact.mail)
    store.keep(f"mail/{fact.mail}", raw)
    assert stored_mail(store, fact.mail) == raw


def test_nobody_finds_a_letter_by_trying_the_digest_of_each(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C")
    table.reply("Cyd", "What would a xylophone choose?")
    table.fetch()
    facts = [fact for fact in table.facts(MailRead, MailHeld) if isinstance(fact, MailRead | MailHeld)]
    subject = table.last("Bob", "card-wanted")["Subject"]
    guesses = {
        sha256("\0".join(("bob@example.org", f"{lead}{subject}", letter)).encode()).hexdigest()
        for lead in ("", "Re: ")
        for letter in "ABCDEF"
    }
    assert facts
    assert guesses.isdisjoint(fact.digest for fact in facts)


@pytest.mark.parametrize("size", [0, 1, 17, 18, 65_535, 65_536, 65_537, 300_001])
@pytest.mark.parametrize("piece", [19, 1000, 65_536, 1_000_000])
def test_a_veiled_file_opens_again_whatever_its_pieces(size: int, piece: int) -> None:
    content = bytes(number * 7 % 251 for number in range(size))
    lying = b"".join(veiled(NAME, (content[at : at + 777] for at in range(0, size, 777))))
    assert lying.startswith(MARK)
    assert size < 17 or content not in lying
    pieces = (lying[at : at + piece] for at in range(0, len(lying), piece))
    assert b"".join(unveiled(NAME, pieces)) == content
    assert b"".join(unveiled(NAME, (content,))) == content
