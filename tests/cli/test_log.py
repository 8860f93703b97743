"""`log`: the story of a game, a chapter a round."""

from __future__ import annotations

import re

from dixit_pbem.engine.moves import GiveClue
from dixit_pbem.journal.facts import AwayTold, Posted, Reminded, Said
from tests.cli.table import ANA, BOB, CYD, DEE, Table
from tests.program import Program


def log_of(program: Program, table: Table, *options: str) -> list[str]:
    table.write(program.folder)
    return program.ok("log", "game.yaml", *options).splitlines()


def test_log_tells_each_round_as_a_chapter(program: Program) -> None:
    table = Table().at("2026-11-18T10:30:00Z").do(GiveClue(ANA, "fgo", "A")).undo().clue()
    table.at("2026-11-19T08:10:00Z").cards(BOB, CYD, DEE).votes_for(Bob=ANA, Cyd=BOB, Dee=BOB).go_on()
    assert log_of(program, table) == [
        "Before the first round (UTC)",
        "  Wed 18 Nov 2026  09:00  “A game” begins: Ana, Bob, Cyd and Dee sit down to play.",
        "                          The hands are dealt.",
        "",
        "Round 1",
        "  Wed 18 Nov 2026  09:00  Round 1 begins; Ana tells.",
        "                   10:30  (taken back) Ana tells: “fgo”.",
        "                          The last move is taken back, with all that followed from it.",
        "                          Ana tells: “fog”.",
        "                          The others look for a card that fits.",
        "  Thu 19 Nov 2026  08:10  Bob gives 1 card.",
        "                          Cyd gives 1 card.",
        "                          Dee gives 1 card.",
        "                          The table is laid: 4 cards, numbered from 1.",
        "                          Bob votes.",
        "                          Cyd votes.",
        "                          Dee votes.",
        "                          The cards are turned over.",
        "                            1 is by Cyd.",
        "                            2 is by Ana; Bob voted for it.",
        "                            3 is by Dee.",
        "                            4 is by Bob; Cyd and Dee voted for it.",
        "                            Ana: 3 points, exactly one player found the storyteller's card",
        "                            Bob: 3 points, the only one to find the storyteller's card",
        "                            Bob: 2 points, 2 votes for a decoy",
        "                            Scores now: Bob 5, Ana 3, Cyd 0, Dee 0.",
        "                          The hands are refilled with 4 cards.",
        "",
        "Round 2",
        "  Thu 19 Nov 2026  08:10  Round 2 begins; Bob tells.",
    ]


def test_a_round_to_which_undo_went_back_is_told_once_more(program: Program) -> None:
    table = Table().play_round().go_on()
    table.undo().votes_for(Dee=ANA)
    told = log_of(program, table)
    assert [line for line in told if line.startswith("Round")] == [
        "Round 1",
        "Round 2",
        "Round 1, once more",
    ]
    assert [line[26:] for line in told if "(taken back)" in line] == [
        "(taken back) Dee votes.",
        "(taken back) 1 is by Cyd, 2 is by Ana, 3 is by Dee, 4 is by Bob; Bob voted for 2, "
        "Cyd voted for 4, Dee voted for 4. Points: Ana 3, Bob 5.",
        "(taken back) The hands are refilled with 4 cards.",
        "(taken back) Round 2 begins; Bob tells.",
    ]
    assert sum("Scores now:" in line for line in told) == 1


def test_log_leaves_mail_out_and_keeps_what_people_said(program: Program) -> None:
    facts = (Posted("hand", 3, BOB), Said("hello", CYD), Reminded((ANA,)), AwayTold(DEE, "2026-11-20", "2026-11-27"))
    table = Table().note(*facts)
    plain, whole = (log_of(program, table, *options)[6:] for options in ([], ["--mail"]))
    assert [line[26:] for line in plain] == ["Cyd says to all: “hello”", "Dee is away from Fri 20 Nov to Fri 27 Nov."]
    assert [line[26:] for line in whole] == [
        "The mail “welcome” goes to Bob.",
        "Cyd says to all: “hello”",
        "Ana is reminded.",
        "Dee is away from Fri 20 Nov to Fri 27 Nov.",
    ]


def test_log_keeps_secrets_unless_it_is_told_not_to(program: Program) -> None:
    assert "dreams/" not in "".join(log_of(program, Table().up_to_vote()))
    told = log_of(program, Table().up_to_vote(), "--spoilers")
    assert re.fullmatch(r" {26}Ana tells “fog” about dreams/\d+\.", told[6])
