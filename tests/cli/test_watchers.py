"""Those who read along get each reveal and the end, never a secret, and leave by a word or by a button."""

from __future__ import annotations

import re

import pytest

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.views import View, view_of_watcher
from dixit_pbem.frozen import replace
from dixit_pbem.journal.facts_of_guests import WatcherLeft
from dixit_pbem.post.writing import Desk, reveal
from dixit_pbem.post.writing.letter import Letter
from tests.engine.play import begun
from tests.mailing import Ready, Table, other_numbers

GUS = "gus-example-org"


def watched(ready: Ready, phase: str = "vote") -> Table:
    table = ready(phase)
    table.setting("journal:", "watchers: [gus@example.org, Bob@example.org]\njournal:")
    return table


def play_the_round(table: Table) -> None:
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()


def leave(table: Table, text: str, subject: str | None = None, *, sender: str = "gus@example.org") -> None:
    table.reply("Gus", text, sender=sender, subject=subject, to=table.last(GUS))
    table.program("next-turn", "game.yaml")


def test_a_watcher_gets_each_reveal_and_a_player_none_of_these(ready: Ready) -> None:
    table = watched(ready)
    table.step()
    assert not table.files(GUS)
    play_the_round(table)
    (letter,) = table.letters(GUS, "reveal")
    told = table.text(GUS, "reveal")
    assert "the long way home" in told.casefold() or "Found by" in told or "fell for it" in told
    assert not table.files("bob-example-org")
    assert "unsubscribe" in str(letter["List-Unsubscribe"])
    assert all("List-Unsubscribe" not in mail for mail in table.letters("Cyd"))
    table.step()
    assert len(table.files(GUS)) == 1


def test_nothing_of_an_open_round_is_in_it(ready: Ready) -> None:
    table = watched(ready)
    play_the_round(table)
    table.reply("Bob", "A: a secret between us")
    table.step()
    game, raw = table.state, str(table.last(GUS))
    assert game.phase is Phase.CARD
    assert "a secret between us" not in raw
    assert not any(re.search(rf"\b{token}\b", raw) for token in (f"{name}@example.org" for name in ("ana", "cyd")))
    told = {card.card for card in game.last_rounds[-1].table}
    assert not any(str(card) in raw for card in game.setup.pictures if card not in told)


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@pytest.mark.parametrize("house", [{}, {"together": True}])
def test_a_watchers_view_holds_no_secret_in_any_phase(phase: Phase, house: dict[str, bool]) -> None:
    play = begun("odyssey", 4, deck=120, **house)
    play.until(Phase.CLUE, round=5 if house else 2)
    view = view_of_watcher(play.until(phase).now)
    assert (view.hand, view.table, view.clue, view.clue_card, view.votes, view.given) == ({}, (), None, None, (), ())
    assert all(not (each.clue or each.table or each.given or each.votes or each.clue_card) for each in view.rounds)


@pytest.mark.parametrize("planted", ["hand", "token", "address"])
def test_a_leak_that_is_planted_is_found(ready: Ready, planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(ready)
    play_the_round(table)
    table.setting("watchers: [gus@example.org", "watchers: [ida@example.org")
    game = table.state
    subject = str(table.last("Cyd")["Subject"])
    secret = {
        "hand": str(next(iter(game.hands[PlayerName("Cyd")].values()))),
        "token": subject.split()[-1],
        "address": "cyd@example.org",
    }[planted]
    written = reveal

    def leaking(view: View, desk: Desk) -> Letter:
        return replace(written(view, desk), footer=(secret,))

    monkeypatch.setattr("dixit_pbem.post.writing.reveal", leaking)
    said = table.program("next-turn", "game.yaml")
    assert "was not sent: " in said.err
    assert not table.files("ida-example-org")


@pytest.mark.parametrize("text", ["unsubscribe", "Stop!", "basta", "wypisz mnie"])
def test_a_word_ends_it(ready: Ready, text: str) -> None:
    table = watched(ready)
    play_the_round(table)
    leave(table, text)
    assert [each.email for each in table.facts(WatcherLeft)] == ["gus@example.org"]
    table.program.ok("end", "game.yaml")
    assert len(table.files(GUS)) == 1


def test_the_button_of_the_mail_program_ends_it(ready: Ready) -> None:
    table = watched(ready)
    play_the_round(table)
    address = str(table.last(GUS)["List-Unsubscribe"])
    token = str(table.last(GUS)["Subject"]).split()[-1]
    assert token in address
    leave(table, "unsubscribe\n", subject=str(table.last(GUS)["Subject"]))
    assert table.facts(WatcherLeft)


def test_nobody_else_can_end_it(ready: Ready) -> None:
    table = watched(ready)
    play_the_round(table)
    leave(table, "unsubscribe", sender="eve@example.org")
    leave(table, "unsubscribe", subject="please")
    assert not table.facts(WatcherLeft)


def test_the_end_is_told(ready: Ready) -> None:
    table = watched(ready)
    table.program.ok("end", "game.yaml")
    assert "win" in table.text(GUS, "reveal")
