"""Players say how many mails they want: fewer, or without a PDF, in every language; what they must know comes."""

from __future__ import annotations

from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.journal.facts import MailsChosen
from dixit_pbem.post.reading.answers import Asked, CommandRead
from dixit_pbem.post.reading.belief import OF_MAILS
from dixit_pbem.post.reading.grammar import read_answer
from tests.mailing import Ready, Table

ASKED = {
    ("receipts", "changes"): "Fewer mails, please! | meno mail | Meno e-mail per favore | menos e-mails | mniej maili",
    ("receipts", "none"): "no receipts | Senza conferme | sem confirmações | bez potwierdzeń",
    ("receipts", "all"): "All mails again please | tutte le mail | todos os e-mails | wszystkie wiadomości",
    ("pages", "none"): "No PDF | no pdf, please | senza pdf, grazie | sem PDF | bez pdf",
    ("pages", "attached"): "with pdf | con pdf | com pdf | z pdf",
}
AT_VOTE = Asked(Phase.VOTE, (), 0, (1, 2, 3, 4), 1, False, False, date(2026, 11, 18))
EVERY = [(what, how, text.strip()) for (what, how), texts in ASKED.items() for text in texts.split("|")]


def chosen(table: Table) -> list[tuple[str, str, str]]:
    return [(fact.player, fact.what, fact.how) for fact in table.facts(MailsChosen)]


def receipts(table: Table, player: str = "Bob") -> int:
    return len(table.files(player, "receipt"))


def go_on(table: Table) -> None:
    table.fetch()
    table.program.ok("send", table.game)


@pytest.mark.parametrize(("what", "how", "text"), EVERY, ids=[text for _, _, text in EVERY])
def test_a_wish_is_read_in_every_language(what: str, how: str, text: str) -> None:
    read = read_answer(text, AT_VOTE)
    assert isinstance(read, CommandRead)
    assert OF_MAILS[read.command] == (what, how)


def test_who_wants_fewer_mails_gets_one_receipt_and_then_those_of_changes_alone(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "fewer mails")
    go_on(table)
    assert (chosen(table), receipts(table)) == ([("Bob", "receipts", "changes")], 1)
    assert "all mails" in table.text("Bob", "receipt").lower()
    table.reply("Bob", "B")
    go_on(table)
    assert receipts(table) == 1
    table.reply("Bob", "C")
    go_on(table)
    assert receipts(table) == 2
    table.reply("Cyd", "B")
    go_on(table)
    assert receipts(table, "Cyd") == 1


def test_the_wish_is_taken_back_and_the_game_file_comes_before_it(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "no receipts")
    go_on(table)
    table.reply("Bob", "all mails")
    go_on(table)
    table.reply("Bob", "B")
    go_on(table)
    assert receipts(table) == 3
    table.reply("Bob", "no receipts")
    go_on(table)
    assert "Bob wants 'receipts: none'; the file says 'all'." in table.program("check", table.game).err
    table.setting("email: bob@example.org", "email: bob@example.org, receipts: changes")
    assert "Bob wants" not in table.program("check", table.game).err


def test_who_takes_a_card_back_hears_so_however_few_mails_are_wanted(ready: Ready) -> None:
    table = ready("card")
    for text in ("no receipts", "B", "none"):
        table.reply("Bob", text)
        go_on(table)
    assert receipts(table) == 2


def test_a_receipt_that_was_not_wanted_does_not_come_when_the_next_answer_is_owed(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "no receipts")
    go_on(table)
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    table.step()
    assert table.state.phase is Phase.VOTE
    go_on(table)
    assert receipts(table) == 1


def test_who_wants_no_pdf_gets_none_and_the_others_do(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "no pdf")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "B")
    table.step()
    kinds = {
        player: {part.get_content_type() for part in table.last(player, "vote-wanted").walk()}
        for player in ("Bob", "Cyd")
    }
    assert "application/pdf" in kinds["Cyd"]
    assert "application/pdf" not in kinds["Bob"]
    assert "image/jpeg" in kinds["Bob"]


def test_somebody_elses_mail_cannot_silence_the_receipts_of_a_player(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "no receipts", subject="hello", message_id="")
    go_on(table)
    assert chosen(table) == []
