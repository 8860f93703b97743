"""Mail that no person wrote, and mail from nobody: never a move, and the moderator hears what matters."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AwayTold, Bounced, MailHeld, MailRead, MailSetAside
from tests.mailing import Ready, Table, given

ON_BOTH_STORES = True


def fields(table: Table, player: str) -> dict[str, str]:
    """What ties a mail to the last letter of a player."""
    return {"In-Reply-To": str(table.last(player)["Message-ID"])}


@pytest.mark.parametrize("sender", ["bob", "Bob", "<>", "Bob <>", "bob@", "Bob <bob@>", "@example.org", ""])
def test_who_has_no_address_is_no_player_whatever_the_mail_bears(ready: Ready, sender: str) -> None:
    table = ready("card")
    letter = table.last("Bob")
    raw = (
        f"From: {sender}\nTo: game@example.org\nSubject: Re: {letter['Subject']}\n"
        f"Message-ID: <x@y>\nIn-Reply-To: {letter['Message-ID']}\n\nC\n"
    )
    table.lay(raw.encode(), "nobody.eml")
    table.step()
    assert given(table) == {}
    assert [(fact.reason, fact.player) for fact in table.facts(MailHeld)] == [("unknown sender", None)]
    assert "not-understood" not in " ".join(str(path) for path in table.program.folder.glob("outbox/*"))
    assert f"from {sender or 'nobody'}\n" in table.program.ok("held", table.game).replace("@>\n", "@>\n")


@pytest.mark.parametrize("sender", ["MAILER-DAEMON", "MAILER-DAEMON <>", "Mail Delivery Subsystem", "Postmaster"])
@pytest.mark.parametrize("tied", [True, False], ids=["about our letter", "by the address in its text"])
def test_a_mail_server_without_an_address_tells_of_the_players(ready: Ready, sender: str, tied: bool) -> None:
    table = ready("card")
    about = f"In-Reply-To: {table.last('Bob')['Message-ID']}\n" if tied else ""
    text = "No such user." if tied else "<bob@example.org>: host mx.example.org said: 550 no such user"
    table.lay(f"From: {sender}\nTo: game@example.org\nSubject: B\n{about}\n{text}\n".encode(), "bounce.eml")
    assert table.fetch() == "Mail to Bob came back: It is from a mail server.\n"
    assert [fact.player for fact in table.facts(Bounced)] == ["Bob"]
    assert table.facts(MailHeld) == []


def test_in_a_mailbox_of_ones_own_a_bounce_that_is_no_report_is_seen(ready: Ready) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, private: true}")
    table.lay(b"From: MAILER-DAEMON\nSubject: failure notice\n\n<bob@example.org>:\nNo mailbox.\n", "bounce.eml")
    table.lay(b"From: MAILER-DAEMON\nSubject: failure notice\n\n<aunt@example.org>:\nNo mailbox.\n", "other.eml")
    assert table.fetch() == "Mail to Bob came back: It is from a mail server.\n"


NOTE = "I am away from 3 to 10 December. In urgent cases call Ada."


@pytest.mark.of_files
@pytest.mark.parametrize(
    "headers",
    [
        {"Auto-Submitted": "auto-replied", "Return-Path": "<>"},
        {"Auto-Submitted": "auto-replied"},
        {"X-Autoreply": "yes"},
        {"Precedence": "auto_reply"},
        {"Return-Path": "<>", "Subject": "Automatic reply: Round 1"},
        {"Return-Path": "<>", "Subject": "Abwesenheitsnotiz: Round 1"},
        {"Return-Path": "<>", "Subject": "Autoodpowiedź"},
        {"Return-Path": "<>"},
        {"Subject": "Out of office: {}"},
        {"Subject": "Risposta automatica: {}"},
        {"Subject": "Resposta automática: Re: {}"},
    ],
)
@pytest.mark.long
def test_a_note_of_absence_is_no_bounce_and_offers_its_days(ready: Ready, headers: dict[str, str]) -> None:
    table = ready("card")
    named = {**fields(table, "Bob"), **headers}
    subject = named.pop("Subject", "Automatic reply").format(table.last("Bob")["Subject"])
    table.reply("Bob", NOTE, subject=subject, headers=named)
    assert table.fetch() == (
        "Bob's mailbox answers that they are away from Thu 3 Dec until Thu 10 Dec.\n"
        "`dixit-pbem away game.yaml Bob 2026-12-03 2026-12-10` writes it down.\n"
    )
    assert table.facts(Bounced, MailHeld) == []
    assert [fact for fact in table.facts(MailRead) if fact.player == "Bob"] == []
    table.step()
    assert "dixit-pbem away game.yaml Bob 2026-12-03 2026-12-10" in table.text("moderator", "digest")
    assert "Bob’s mailbox answers: away from" in table.text("moderator", "digest")


def test_an_absence_that_was_written_down_is_offered_no_more(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", NOTE, headers={"Auto-Submitted": "auto-replied"})
    table.fetch()
    told = table.program.ok("away", table.game, "bob", "2026-12-03", "2026-12-10")
    assert told.startswith("Bob is away from Thu 3 Dec to Thu 10 Dec.\n")
    assert [(fact.player, fact.first, fact.last) for fact in table.facts(AwayTold)] == [
        ("Bob", "2026-12-03", "2026-12-10")
    ]
    table.later(hours=30)
    table.step()
    assert "mailbox answers" not in table.text("moderator", "digest")
    assert "Bob is away from Thu 3 Dec to Thu 10 Dec." in table.program.ok("status", table.game)


@pytest.mark.parametrize("days", [("2026-12-10", "2026-12-03"), ("2026-11-03", "2026-11-10")])
def test_days_that_are_over_cannot_be_written_down(ready: Ready, days: tuple[str, str]) -> None:
    table = ready("card")
    said = table.program("away", table.game, "bob", *days)
    assert (said.code, said.err[:38]) == (1, f"From {days[0]} to {days[1]} are no day"[:38])


def test_the_days_of_our_own_letters_are_not_those_of_an_absence(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "I am out of the office.", headers={"Auto-Submitted": "auto-replied"}, quoting=True)
    assert table.fetch().startswith("A mail of Bob is set aside: ")
    assert [(fact.player, fact.first) for fact in table.facts(MailSetAside)] == [("Bob", None)]


@pytest.mark.of_files
def test_an_absence_that_ends_is_told_with_its_end_alone(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "Away until 10 December.", headers={"Auto-Submitted": "auto-replied"})
    assert table.fetch() == (
        "Bob's mailbox answers that they are away until Thu 10 Dec.\n"
        "`dixit-pbem away game.yaml Bob 2026-11-18 2026-12-10` writes it down.\n"
    )
