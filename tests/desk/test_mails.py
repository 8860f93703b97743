"""Mails that wait are settled with two clicks, and what stands in them is shown to whoever asks."""

from __future__ import annotations

import re

import pytest

from dixit_pbem.engine.events import CardsGiven, VotesCast
from tests.conftest import Ready
from tests.desk.visiting import Visitor
from tests.mailing import Table

UNCLEAR = "Well, I think B would be fine, or rather C if I look at it again."


@pytest.fixture
def table(ready: Ready) -> Table:
    table = ready("card")
    table.reply("Bob", UNCLEAR, quoting=True)
    table.fetch()
    return table


@pytest.fixture
def visitor(table: Table) -> Visitor:
    return Visitor(table.program.folder)


def number_of(table: Table) -> int:
    ((number, _),) = table.opened.held
    return number


def test_a_mail_that_waits_is_listed_without_its_words(visitor: Visitor, table: Table) -> None:
    text = visitor.get("/game/game/mails")
    assert "Bob" in text
    assert "it cannot be read as one answer" in text
    assert "fine" not in visitor.page
    assert "1 mail waits for you" in visitor.get("/")


def test_two_clicks_settle_a_mail(visitor: Visitor, table: Table) -> None:
    number = number_of(table)
    visitor.get("/game/game/mails")
    text = visitor.send(f"/game/game/mails/{number}")
    assert "New words " + UNCLEAR in text
    assert "What it quotes, and the rest" in text
    assert {"Accept as “B”", "Accept as “C”"} <= {f"Accept as “{each}”" for each in ("B", "C") if f"“{each}”" in text}
    told = visitor.send(f"/game/game/mails/{number}/settle", how="accept", reading="C")
    assert "Bob gives 1 card." in told
    assert not table.opened.held
    assert any(event.player == "Bob" for event in table.moves(CardsGiven))  # type: ignore[attr-defined]


def test_a_mail_is_settled_with_two_clicks_from_the_page_of_its_game(visitor: Visitor, table: Table) -> None:
    number = number_of(table)
    text = visitor.get("/game/game")
    assert "it cannot be read as one answer" in text
    assert "fine" not in visitor.page
    visitor.send(f"/game/game/mails/{number}")
    assert "Bob gives 1 card." in visitor.send(f"/game/game/mails/{number}/settle", how="accept", reading="C")
    visitor.get("/game/game")
    assert not any("/mails/" in address for address, _ in visitor.forms())


def test_what_waits_leads_to_where_it_is_done(visitor: Visitor, table: Table) -> None:
    table.reply("Cyd", "I want to leave the game")
    table.fetch()
    visitor.get("/")
    assert {"/game/game/mails", "/game/game/do/leave"} <= set(visitor.links())
    assert "Cyd wants to leave" in visitor.get("/game/game")
    assert "/game/game/do/leave" in visitor.links()


def test_after_a_mail_the_next_one_is_a_click_away(visitor: Visitor, table: Table) -> None:
    first = number_of(table)
    table.reply("Cyd", UNCLEAR, quoting=True)
    table.fetch()
    visitor.get("/game/game")
    visitor.send(f"/game/game/mails/{first}")
    assert "1 mail waits for you" in visitor.send(f"/game/game/mails/{first}/settle", how="reject")


@pytest.fixture
def to_let_go(ready: Ready) -> Table:
    table = ready("clue")
    table.setting("missing: wait", "missing: wait\nmoderation: clues")
    table.setting("first: Ana", "first: Ana\nmoderator: {name: Dee, email: dee@example.org}")
    table.reply("Ana", "C: the long way home")
    table.fetch()
    return table


def test_a_clue_that_waits_is_let_go_by_a_click_and_no_card_is_shown(to_let_go: Table) -> None:
    visitor = Visitor(to_let_go.program.folder)
    text = visitor.get("/game/game/mails")
    assert "the long way home" in text
    assert "C:" not in visitor.page
    number = number_of(to_let_go)
    assert "C: the long" not in visitor.send(f"/game/game/mails/{number}")
    assert "A clue waits until you let it go." in visitor.get("/game/game")
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}/settle", how="accept")
    assert to_let_go.state.round.clue is not None


def test_a_clue_is_sent_back_with_a_word(to_let_go: Table) -> None:
    visitor = Visitor(to_let_go.program.folder)
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number_of(to_let_go)}/settle", how="reject", words="a kinder one")
    assert not to_let_go.opened.held
    assert "a kinder one" in to_let_go.text("Ana", "notice")


def test_a_mail_is_rejected_by_a_click(visitor: Visitor, table: Table) -> None:
    number = number_of(table)
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}")
    assert "it was rejected" in visitor.send(f"/game/game/mails/{number}/settle", how="reject")
    assert "No mail waits for you." in visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}", status=404)


def test_a_mail_of_a_stranger_is_given_to_a_player(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Zoe", "3", sender="Zoe <zoe@elsewhere.example>", subject="my vote", to=table.last("Bob"))
    table.fetch()
    visitor = Visitor(table.program.folder)
    number = number_of(table)
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}")
    mine = {card.number for card in table.state.round.table if card.owner == "Cyd"}
    reading = next(str(each) for each in (1, 2) if each not in mine)
    told = visitor.send(f"/game/game/mails/{number}/settle", how="assign", player="Cyd", reading=reading)
    assert "Cyd votes." in told
    assert any(event.player == "Cyd" for event in table.moves(VotesCast))  # type: ignore[attr-defined]


def test_what_the_rules_refuse_settles_nothing(visitor: Visitor, table: Table) -> None:
    number = number_of(table)
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}")
    visitor.send(f"/game/game/mails/{number}/settle", status=409, how="accept", reading="Z")
    assert table.opened.held


EVIL = (
    "From: Bob <bob@example.org>\r\nTo: game@example.org\r\nSubject: <script>alert(1)</script>\r\n"
    "Message-ID: <evil@x>\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
    "<p>either B or C</p><img src='https://evil.example.org/pixel.png'><script>alert(1)</script>"
    "<form action='https://evil.example.org'><input></form>"
)


def test_a_mail_with_its_own_looks_stands_in_a_frame_that_does_nothing(ready: Ready) -> None:
    table = ready("card")
    table.lay(EVIL.encode(), "evil.eml")
    table.fetch()
    visitor = Visitor(table.program.folder)
    number = number_of(table)
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number}")
    assert "<script>alert" not in visitor.page
    assert 'sandbox=""' in visitor.page
    address = visitor.page.partition('<iframe class="letter" sandbox="" src="')[2].partition('"')[0]
    answer = visitor.client.get(address)
    policy = answer.headers["content-security-policy"]
    assert "sandbox" in policy.split("; ")
    assert "default-src 'none'; img-src data:;" in policy
    assert "form-action 'none'" in policy
    assert "script-src" not in policy


def test_what_stands_behind_a_click_closes_again(visitor: Visitor, table: Table) -> None:
    moment = [0.0]
    visitor.desk.curtain.now = lambda: moment[0]
    visitor.get("/game/game/mails")
    visitor.send(f"/game/game/mails/{number_of(table)}")
    picture = visitor.page.partition('<img src="/behind/')[2].partition('"')[0]
    assert visitor.client.get(f"/behind/{picture}").headers["content-type"] == "image/jpeg"
    moment[0] = 601
    visitor.get(f"/behind/{picture}", status=404)


@pytest.mark.parametrize("page", ["mails", "post", "story", ""])
def test_every_time_has_its_clock(visitor: Visitor, table: Table, page: str) -> None:
    table.setting("timezone: UTC", "timezone: Europe/Rome")
    text = visitor.get(f"/game/game/{page}".rstrip("/"))
    assert re.search(r"\d\d:\d\d, Rome time" if page in ("mails", "post") else "Rome time", text)


@pytest.mark.parametrize(("how", "told"), [("accept", "Fay joins after this round."), ("reject", "no seat is free")])
def test_somebody_who_wants_a_seat_gets_it_by_a_click_or_a_friendly_no(
    visitor: Visitor, table: Table, how: str, told: str
) -> None:
    table.setting("journal:", "table: approve\njournal:")
    table.reply("Bob", "I want to play", sender="fay@example.org", subject="hello", message_id="<1@client.example>")
    table.step()
    asked = table.last("fay-example-org", "invitation")
    table.reply("Fay", "yes", sender="fay@example.org", to=asked)
    table.step()
    number = max(number for number, _ in table.opened.held)
    assert "somebody wants to join the table" in visitor.get("/game/game/mails")
    text = visitor.send(f"/game/game/mails/{number}")
    assert "Give them a seat" in text
    assert "Tell them kindly that no seat is free" in text
    assert told in visitor.send(f"/game/game/mails/{number}/settle", how=how)
    assert bool(table.state.joining) is (how == "accept")
