"""The post tells what left and what did not; a letter is shown as its reader sees it, to whoever asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.letters import letter_that_left
from tests.conftest import Ready
from tests.desk.visiting import Visitor
from tests.mailing import Table
from tests.program import Program


@pytest.fixture
def table(ready: Ready) -> Table:
    return ready("vote")


@pytest.fixture
def visitor(table: Table) -> Visitor:
    return Visitor(table.program.folder)


def test_the_post_tells_what_left_and_to_whom(visitor: Visitor) -> None:
    text = visitor.get("/game/game/post")
    assert "Bob · the invitation" in text
    assert "Bob · the call for a vote" in text


def test_a_letter_is_shown_as_its_reader_sees_it(visitor: Visitor, table: Table) -> None:
    visitor.get("/game/game/post")
    seq = next(entry.seq for entry in table.opened.journal if getattr(entry.event, "reader", None) == "Bob")
    visitor.send("/game/game/post/letter", seq=str(seq))
    assert "sandbox=" in visitor.page
    address = visitor.page.partition('sandbox="" src="')[2].partition('"')[0]
    letter = visitor.client.get(address).text
    assert "Bob" in letter
    assert "data:image/jpeg;base64," in letter


def test_a_letter_that_left_is_made_again_byte_for_byte(table: Table) -> None:
    store = GameFile(table.path)
    posted = [entry.seq for entry in table.opened.journal if getattr(entry.event, "reader", None) == PlayerName("Bob")]
    kept = {file.read_bytes() for file in (table.program.folder / "outbox").glob("*-bob-*.eml")}
    made = {letter_that_left(store, seq) for seq in posted}
    assert made <= kept
    assert made


def test_what_is_still_to_leave_stands_on_top_and_can_be_looked_at(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml", "--no-send")
    visitor = Visitor(program.folder)
    assert "Still to leave Ana · the hand leaves with the next step" in visitor.get("/game/game/post")
    address, fields = next(form for form in visitor.forms() if form[0].endswith("/letter"))
    visitor.send(address, **fields)
    assert "sandbox=" in visitor.page


@pytest.fixture
def on_paper(program: Program) -> Program:
    program.new("odyssey", 4)
    program.change(("\nfirst: volunteer", "\nfirst: Ana"), (", email: bob@example.org", ""))
    program.ok("next-turn", "game.yaml")
    return program


def test_a_paper_players_moves_are_clicked(on_paper: Program) -> None:
    visitor = Visitor(on_paper.folder)
    assert "Bob" in visitor.get("/game/game/paper-players")
    on_paper.ok("clue", "game.yaml", "ana=C", "the long way home")
    on_paper.ok("next-turn", "game.yaml")
    visitor.get("/game/game/paper-players")
    assert "“the long way home”" in visitor.send("/game/game/paper-players/Bob")
    picture = visitor.page.partition('<img src="/behind/')[2].partition('"')[0]
    assert visitor.client.get(f"/behind/{picture}").headers["cache-control"] == "no-store"
    assert "Bob gives 1 card." in visitor.send("/game/game/paper-players/Bob/record", chosen="1:B")
    on_paper.ok("card", "game.yaml", "cyd=A", "dee=F")
    on_paper.ok("next-turn", "game.yaml")
    game = GameFile(on_paper.folder / "game.yaml")
    number = next(each for each in "1234" if _may_vote(game, int(each)))
    visitor.get("/game/game/paper-players")
    visitor.send("/game/game/paper-players/Bob")
    assert "Bob votes." in visitor.send("/game/game/paper-players/Bob/record", chosen=f"1:{number}")


def _may_vote(store: GameFile, number: int) -> bool:
    from dixit_pbem.journal.opened import look

    game = look(store).game
    return game is not None and all(card.owner != "Bob" or card.number != number for card in game.round.table)


def test_a_paper_player_tells_by_clicks(program: Program, tmp_path: Path) -> None:
    program.new("odyssey", 4)
    program.change(("\nfirst: volunteer", "\nfirst: Bob"), (", email: bob@example.org", ""))
    program.ok("next-turn", "game.yaml")
    visitor = Visitor(tmp_path)
    visitor.get("/game/game/paper-players")
    visitor.send("/game/game/paper-players/Bob")
    told = visitor.send("/game/game/paper-players/Bob/record", clue="a quiet sea", chosen="1:C")
    assert "Bob tells: “a quiet sea”." in told
