"""`setting`: what may change in a running game is changed where it stands, checked before it is written."""

from __future__ import annotations

import pytest

from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.live import Change
from dixit_pbem.table.settings import live_settings
from tests.mailing import Ready, Table


def parts(table: Table) -> tuple[str, str]:
    above, header, below = table.path.read_text().partition("\njournal:\n")
    assert header
    return above, below


def test_a_deadline_is_changed_in_its_line_and_holds_for_the_next_phase(ready: Ready) -> None:
    table = ready("card")
    above, below = parts(table)
    said = table.program.ok("setting", table.game, "deadlines.vote=3d")
    assert said.startswith("'deadlines.vote' is 3d now.\nThe settings before are kept in ")
    assert parts(table) == (above.replace("vote: 48h", "vote: 3d"), below)
    assert table.opened.settings.deadlines.vote.days == 3
    assert table.program("check", table.game).code == 0


def test_several_settings_change_together_or_not_at_all(ready: Ready) -> None:
    table = ready("card")
    before = table.path.read_bytes()
    refused = table.program("setting", table.game, "title=Monday", "quiet.from=22:00")
    assert (refused.code, table.path.read_bytes()) == (1, before)
    assert "Quiet hours have a beginning and an end." in refused.err
    table.program.ok("setting", table.game, "title=Monday", "quiet.from=22:00", "quiet.to=08:00", "quiet.days=sat,sun")
    settings = table.opened.settings
    assert (settings.title, settings.quiet.begin and settings.quiet.begin.hour) == ("Monday", 22)
    assert settings.quiet.days == {5, 6}
    assert 'quiet: {from: "22:00", to: "08:00", days: [sat, sun]}' in table.path.read_text()


def test_a_players_own_setting_is_changed_and_taken_out_again(ready: Ready) -> None:
    table = ready("card")
    before = table.path.read_bytes()
    table.program.ok("setting", table.game, "--player", "bob", "language=it", "receipts=none")
    bob = next(player for player in table.opened.settings.players if player.name == "Bob")
    assert (bob.language, bob.receipts) == ("it", "none")
    assert "bob@example.org, language: it, receipts: none}" in table.path.read_text()
    table.program.ok("setting", table.game, "--player", "bob", "language=", "receipts=")
    assert table.path.read_bytes() == before


REFUSED = [
    (("rules=classic",), "'rules' is not changed so. It was frozen when the game started"),
    (("rules.base=classic",), "It was frozen when the game started"),
    (("deck=other",), "`end GAME` ends it early"),
    (("players=x",), "`replace GAME bob"),
    (("mail.send.sendmail=/bin/sh",), "It names people, servers, programs or places"),
    (("mail.fetch.folder=/etc",), "It names people, servers, programs or places"),
    (("mail.send.password_from=file:/x",), "It names people, servers, programs or places"),
    (("--player", "bob", "email=x@y.org"), "`address GAME bob bob@new.example`"),
    (("--player", "bob", "name=Eve"), "`replace GAME bob"),
    (("--player", "zoe", "language=it"), "Nobody in the file is called 'zoe'."),
    (("dedlines.card=3d",), "Did you mean 'deadlines.card'?"),
    (("deadlines.card=soon",), "'card' cannot be 'soon'"),
    (("language=xx",), "'xx'"),
    (("timezone=Rome",), "Did you mean 'Europe/Rome'?"),
    (("quiet.days=funday",), "'funday' is no day of the week."),
    (("mail.plus=maybe",), "is a switch"),
    (("title=" + "x" * 121,), "at most 120"),
    (("deadlines.card",), "write a key, '=' and the value"),
    (("title=a\njournal:\n- x", "language=it\nseed: known"), "holds a line break or tab"),
]


@pytest.mark.parametrize(("typed", "why"), REFUSED, ids=lambda each: str(each)[:30])
def test_what_is_frozen_or_reaches_out_is_refused_with_the_way_out(
    ready: Ready, typed: tuple[str, ...], why: str
) -> None:
    table = ready("card")
    before = table.path.read_bytes()
    said = table.program("setting", table.game, *typed)
    assert (said.code in (1, 2), said.out, table.path.read_bytes() == before) == (True, "", True), said
    assert why in said.err


def test_a_value_cannot_bring_keys_of_its_own(ready: Ready) -> None:
    table = ready("card")
    table.program.ok("setting", table.game, 'title=a", seed: known, x: "')
    assert (table.opened.settings.title, table.opened.settings.seed) == ('a", seed: known, x: "', "game.yaml")


def test_a_change_while_an_old_line_is_torn_or_changed_is_refused(ready: Ready) -> None:
    table = ready("card")
    text = table.path.read_text()
    table.path.write_text(text.replace('"event": "clue_given"', '"event": "clue_taken"'))
    before = table.path.read_bytes()
    assert table.program("setting", table.game, "title=Monday").code == 1
    assert table.path.read_bytes() == before


def test_without_a_key_the_settings_are_shown(ready: Ready) -> None:
    table = ready("card")
    shown = table.program.ok("setting", table.game)
    assert "deadlines.card             48h\n" in shown
    assert "early                      (not written: morning)\n" in shown
    assert "language    (not written: as for all)\n" in table.program.ok("setting", table.game, "--player", "bob")
    assert Change("title", "The game of game.yaml") in [each.change for each in live_settings(GameFile(table.path))]
