"""A game on its page: how it stands, what a button will do, and that it is done once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dixit_pbem.journal.entries import entry_of
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.words import languages, words_for
from tests.desk.visiting import FROM_THE_DESK, Visitor
from tests.program import Program


@pytest.fixture
def begun(program: Program) -> Program:
    """A game of four in which Ana told and the others look for cards."""
    program.deal("odyssey", 4)
    program.ok("clue", "game.yaml", "ana=C", "the long way home")
    program.ok("next-turn", "game.yaml")
    return program


@pytest.fixture
def visitor(begun: Program) -> Visitor:
    return Visitor(begun.folder)


def journal(program: Program) -> int:
    return len(look(GameFile(program.folder / "game.yaml")).journal)


def test_the_tables_show_every_game_with_whom_it_waits_for(visitor: Visitor, begun: Program) -> None:
    begun.new("odyssey", 3, game="other.yaml")
    text = visitor.get("/")
    assert "“the long way home”" in text
    assert "The game waits for Bob, Cyd and Dee." in text
    assert "Not begun" in text
    assert {"/game/game", "/game/other"} <= set(visitor.links())


def test_a_game_that_cannot_be_read_says_why_beside_the_others(visitor: Visitor, begun: Program) -> None:
    (begun.folder / "broken.yaml").write_text("format: 1\nrules: odyssey\nplayers: none\n")
    text = visitor.get("/")
    assert "broken.yaml" in text
    assert "“the long way home”" in text
    assert "/game/broken/care" in visitor.links()
    visitor.get("/game/broken", status=409)
    assert "/game/broken/care" in visitor.links(), "its own page would only say the same again"
    assert "/game/broken" not in re.findall(r'class="button" href="([^"]+)"', visitor.page)


@pytest.mark.parametrize("address", ["/nowhere", "/game/nobody", "/game/game/nowhere", "/game/game/do/nothing"])
def test_an_address_that_leads_nowhere_says_so(visitor: Visitor, address: str) -> None:
    assert "That did not work" in visitor.get(address, status=404)


def test_a_game_that_is_over_leads_to_its_album(visitor: Visitor, begun: Program) -> None:
    begun.ok("end", "game.yaml", "--reason", "the holidays are over")
    assert "owes nothing" not in visitor.get("/game/game")
    assert re.search(r'class="button" href="/game/game/album"', visitor.page)


def test_the_page_of_a_game_tells_the_clue_who_is_late_and_the_story(visitor: Visitor, begun: Program) -> None:
    begun.ok("card", "game.yaml", "bob=B")
    text = visitor.get("/game/game")
    assert "“the long way home” told by Ana" in text
    assert "Bob has answered" in text
    assert "Cyd is waited for" in text
    assert "Ana tells: “the long way home”." in text
    begun.at("2026-12-18T09:00:00Z")
    assert "Cyd is late" in visitor.get("/game/game")


def test_a_button_first_says_what_will_happen_and_writes_nothing(visitor: Visitor, begun: Program) -> None:
    before = journal(begun)
    text = visitor.get("/game/game/do/pause")
    assert "The clock stands still." in text
    assert "These mails leave a notice to everybody" in text
    assert journal(begun) == before
    assert "Done" in visitor.send("/game/game/do/pause")
    assert "The clock stands still." in visitor.text
    assert journal(begun) > before


def test_what_is_refused_says_so_in_the_rehearsal(visitor: Visitor) -> None:
    assert "The clock is running" in visitor.get("/game/game/do/resume", status=409)


def test_a_click_that_comes_twice_is_done_once(visitor: Visitor, begun: Program) -> None:
    visitor.get("/game/game/do/pause")
    form = next(fields for address, fields in visitor.forms() if address.endswith("/pause"))
    for _ in range(2):
        answer = visitor.client.post("/game/game/do/pause", data=form, headers=FROM_THE_DESK)
        assert "The clock stands still." in answer.text
    events = [entry.event for entry in look(GameFile(begun.folder / "game.yaml")).journal]
    assert [type(event).__name__ for event in events].count("GamePaused") == 1


def test_a_click_is_known_again_by_another_desk_after_a_crash(visitor: Visitor, begun: Program) -> None:
    visitor.get("/game/game/do/pause")
    form = next(fields for address, fields in visitor.forms() if address.endswith("/pause"))
    visitor.client.post("/game/game/do/pause", data=form, headers=FROM_THE_DESK)
    after = journal(begun)
    again = Visitor(begun.folder)
    text = again.send("/game/game/do/pause", **{**form, "token": _token(again)})
    assert "The clock stands still." in text
    assert journal(begun) == after


def _token(visitor: Visitor) -> str:
    visitor.get("/")
    return visitor.forms()[0][1]["token"]


def test_a_page_that_is_older_than_the_game_does_nothing(visitor: Visitor, begun: Program) -> None:
    visitor.get("/game/game/do/pause")
    form = next(fields for address, fields in visitor.forms() if address.endswith("/pause"))
    begun.ok("card", "game.yaml", "bob=B")
    before = journal(begun)
    text = visitor.send("/game/game/do/pause", status=409, **form)
    assert "The game went on" in text
    assert "Bob gives 1 card." in text
    assert journal(begun) == before


def test_mail_that_left_meanwhile_makes_no_page_old(visitor: Visitor, begun: Program) -> None:
    visitor.get("/game/game/do/pause")
    form = next(fields for address, fields in visitor.forms() if address.endswith("/pause"))
    begun.ok("send", "game.yaml")
    assert "The clock stands still." in visitor.send("/game/game/do/pause", **form)


def test_every_deed_of_a_game_can_be_done_by_clicks(visitor: Visitor) -> None:
    deeds = [
        ("say", {"text": "We meet on Sunday"}, "The moderator says to all: “We meet on Sunday”"),
        ("remind", {"player": "Bob"}, "Bob is reminded."),
        ("extend", {"longer": "24h", "player": ""}, "The deadline is extended."),
        ("away", {"player": "Bob", "first": "2026-11-20", "last": "2026-11-25"}, "Bob is away from"),
        ("luck", {"player": "Bob", "words": "green umbrella"}, "Bob adds a word of chance"),
        ("replace", {"player": "Dee", "newcomer": "Eve", "email": "eve@example.org"}, "Eve takes the seat of Dee."),
        ("address", {"player": "Cyd", "email": "cyd@new.example"}, "Mails to Cyd go to cyd@new.example now."),
        ("join", {"newcomer": "Fay", "email": ""}, "Fay has no address, and plays on paper."),
        ("skip", {"player": "Bob"}, "Bob is missing, and chance gives 1 card."),
        ("undo", {"after_reveal": ""}, "Taken back: Bob is missing, and chance gives 1 card."),
        ("close", {"missing": "random"}, "The table is laid: 4 cards, numbered from 1."),
        ("end", {"reason": "the holidays are over"}, "The game is ended early: the holidays are over."),
    ]
    for deed, typed, told in deeds:
        address = f"/game/game/do/{deed}"
        visitor.get(address)
        assert told in visitor.send(address, **typed), deed
        assert told in visitor.send(address), deed
    assert "The game is over. Nobody wins." in visitor.get("/game/game")


def test_hands_are_dealt_by_a_click(program: Program) -> None:
    program.new("odyssey", 4)
    visitor = Visitor(program.folder)
    assert "The hands are dealt." in visitor.get("/game/game/do/deal")
    assert "These mails left" in visitor.send("/game/game/do/deal")
    assert len(list(program.folder.glob("output/game/outbox/*/*.eml"))) == 4


def test_a_name_that_is_no_players_is_refused(visitor: Visitor) -> None:
    visitor.get("/game/game/do/remind")
    assert "does not sit at this table" in visitor.send("/game/game/do/remind", status=404, player="Zoë")


def test_the_rehearsal_of_a_last_step_tells_no_result(visitor: Visitor, begun: Program) -> None:
    begun.ok("card", "game.yaml", "bob=B", "cyd=A", "dee=F")
    begun.ok("next-turn", "game.yaml")
    visitor.get("/game/game/do/close")
    text = visitor.send("/game/game/do/close", missing="random")
    assert "The round is scored, and everybody gets its results." in text
    assert "is by" not in text


def test_words_of_people_are_shown_and_never_run(begun: Program) -> None:
    begun.ok("say", "game.yaml", "<script>alert(1)</script> <img src=x onerror=alert(1)>")
    visitor = Visitor(begun.folder)
    for page in ("/", "/game/game", "/game/game/story?mail=yes"):
        visitor.get(page)
        assert "<script>alert" not in visitor.page
        assert "<img src=x" not in visitor.page


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
def test_the_pages_speak_the_language_of_the_browser(begun: Program, language: str) -> None:
    visitor = Visitor(begun.folder, language=language)
    assert words_for(language).say("Go on") in visitor.get("/game/game")
    assert "Go on" not in visitor.text
    assert "tells" not in visitor.text


def test_a_folder_without_a_game_says_so(tmp_path: Path) -> None:
    assert "There is no game in this folder yet." in Visitor(tmp_path).get("/")


PAGES = ("", "/story", "/mails", "/post", "/paper-players", "/album", "/care", "/settings", "/rules", "/do/say")


@pytest.mark.parametrize("page", PAGES)
def test_a_game_is_not_read_from_its_beginning_for_each_page(
    visitor: Visitor, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.get("/game/game")
    read: list[object] = []

    def counted(record: object) -> object:
        read.append(record)
        return entry_of(record)  # type: ignore[arg-type]

    monkeypatch.setattr("dixit_pbem.journal.opened.entry_of", counted)
    visitor.get(f"/game/game{page}")
    assert read == []
