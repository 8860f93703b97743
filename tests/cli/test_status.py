"""`status`: what a moderator reads, line by line."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest

from dixit_pbem.cli.terminal import BAR
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.moves import CastVotes, End, Extend, GiveCards, Leave, Pause
from dixit_pbem.journal.facts import (
    AnyFact,
    AwayTold,
    Bounced,
    HeldSettled,
    MailHeld,
    PostDelayed,
    Posted,
    PostRefused,
    ResignAsked,
)
from dixit_pbem.post.carriers.tokens import Grant, keep_grant
from dixit_pbem.storage.mail_settings import Server
from dixit_pbem.table.phrases import day_and_time
from tests.cli.table import ANA, BOB, CYD, DEE, EVE, Table
from tests.mailing import Ready
from tests.program import Program, allowed

ROME = "timezone: Europe/Rome\n"
NOW = datetime(2026, 11, 20, 9, tzinfo=UTC)


def status_of(program: Program, table: Table, *, now: str, settings: str = ROME) -> list[str]:
    table.write(program.folder, settings)
    program.at(now)
    said = program("status", "game.yaml")
    assert said.code == 0
    return said.out.splitlines()


def test_status_tells_whom_the_game_waits_for_and_how_it_stands(program: Program) -> None:
    table = Table().play_round().at("2026-11-20T09:00:00Z").go_on().clue("a door", BOB).cards(ANA, CYD)
    assert status_of(program, table, now="2026-11-20T21:00:00Z") == [
        "Sunday dreamers",
        "Round 2, the cards. Bob tells: “a door”",
        "",
        "The game waits for Dee, since Friday 20 November, 10:00, Rome time.",
        "Until Sunday 22 November, 10:00, Rome time; in 2 days.",
        "",
        "  Bob  5  #####.........................",
        "  Ana  3  ###...........................",
        "  Cyd  0  ..............................",
        "  Dee  0  ..............................",
        "30 points win. Pile 56, discards 4.",
    ]


def test_a_game_that_has_not_begun_says_what_comes_next(program: Program) -> None:
    program.new("odyssey", 4)
    assert program.ok("status", "game.yaml") == (
        "Game: not begun. `next-turn` deals.\nAt the table: Ana, Bob, Cyd and Dee.\n"
    )


def test_a_deadline_that_is_over_says_for_how_long(program: Program) -> None:
    told = status_of(program, Table().up_to_vote(), now="2026-11-21T12:10:00Z")
    assert told[3:5] == [
        "The game waits for Bob, Cyd and Dee, since Thursday 19 November, 10:00, Rome time.",
        "Due Saturday 21 November, 10:00, Rome time; 3 hours ago.",
    ]


def test_who_has_longer_than_the_others_has_a_line_of_his_own(program: Program) -> None:
    told = status_of(program, Table().up_to_vote().do(Extend(timedelta(hours=24), CYD)), now="2026-11-21T12:10:00Z")
    assert told[4:6] == [
        "Bob and Dee: due Saturday 21 November, 10:00, Rome time; 3 hours ago.",
        "Cyd: until Sunday 22 November, 10:00, Rome time; in 21 hours.",
    ]


@pytest.mark.parametrize(
    ("left", "moment"),
    [("2 days will be left", "2026-11-19T11:00:00Z"), ("the deadline was over by then", "2026-11-22T11:00:00Z")],
)
def test_while_the_clock_stands_still_the_time_that_is_left_is_told(program: Program, left: str, moment: str) -> None:
    table = Table().up_to_vote().at(moment).do(Pause())
    day = {"19": "Thursday 19", "22": "Sunday 22"}[moment[8:10]]
    assert status_of(program, table, now="2026-12-01T09:00:00Z")[4] == (
        f"The clock has stood still since {day} November, 12:00, Rome time; {left}. `resume` lets it go on."
    )


def test_a_scored_round_says_what_comes_next(program: Program) -> None:
    told = status_of(program, Table().play_round(), now="2026-11-20T09:00:00Z")
    assert (told[1], told[3]) == (
        "Round 1, the votes are counted. Ana tells: “fog”",
        "The game waits for nobody: `next-turn` goes on.",
    )


def test_partners_stand_on_one_line_and_either_may_give(program: Program) -> None:
    table = Table("team", 6).clue().do(GiveCards(BOB, ("A",)))
    told = status_of(program, table, now="2026-11-18T09:00:00Z")
    assert told[3] == "The game waits for Dee, and for Cyd or Fay, since Wednesday 18 November, 10:00, Rome time."
    assert told[6:10] == [
        "  Ana and Dee  0  ..............................",
        "  Bob and Eve  0  ..............................",
        "  Cyd and Fay  0  ..............................",
        "The game ends when everybody has told once. Pile 60, discards 0.",
    ]


def test_a_game_that_ended_says_why_and_who_won(program: Program) -> None:
    told = status_of(
        program, Table().play_round().do(End("the holidays are over", nobody_wins=False)), now="2026-11-20T09:00:00Z"
    )
    assert told[1:5] == [
        "Round 1, the last one. Ana tells: “fog”",
        "",
        "The game is finished. Bob wins.",
        "Reason: the holidays are over.",
    ]


@pytest.mark.parametrize(
    ("goal", "table"),
    [
        ("40 points win.", Table(points_to_win=40)),
        ("30 points win, or the game ends when everybody has told 3 times.", Table(cycles=3)),
        ("The game ends with the pile.", Table("classic")),
        ("The game ends when everybody has told twice.", Table("demo")),
    ],
)
def test_the_goal_is_told(program: Program, goal: str, table: Table) -> None:
    assert status_of(program, table, now="2026-11-18T09:00:00Z")[10].startswith(f"{goal} Pile ")


def test_bars_reach_to_the_goal_and_no_further(program: Program) -> None:
    told = status_of(program, Table(points_to_win=4).play_round(), now="2026-11-20T09:00:00Z")
    bars = [line.rpartition("  ")[2] for line in told if line.startswith("  ")]
    assert [bar.count("#") for bar in bars] == [30, 22, 0, 0]
    assert {len(bar) for bar in bars} == {BAR}


CAME = {"mail": "m.eml", "key": "k", "digest": "d", "arrived": NOW}
HELD = MailHeld(**CAME, sender="x@example.org", reason="Two answers stand in it.", player=BOB)  # type: ignore[arg-type]
BOUNCED = Bounced(**CAME, reason="550 no such mailbox", player=CYD)  # type: ignore[arg-type]


def refused(letter: str, reader: PlayerName | None) -> PostRefused:
    return PostRefused(letter, 3, reason="no", address="x@example.org", reader=reader)


@pytest.mark.parametrize(
    ("told", "facts"),
    [
        (["1 mail waits for your decision: `held` shows what to do."], [HELD]),
        (["2 mails wait for your decision: `held` shows what to do."], [HELD, HELD]),
        ([], [HELD, HeldSettled(held=6, how="rejected")]),
        (["Mail did not reach Cyd in this round: `log --mail` tells why."], [Posted("hand", 3, CYD), BOUNCED]),
        ([], [BOUNCED, Posted("hand", 3, CYD)]),
        (
            ["Mail did not reach Bob and you in this round: `log --mail` tells why."],
            [refused("hand", BOB), refused("digest", None)],
        ),
        (
            ["Mail has to wait: the server does not answer. `send` tries again at once."],
            [PostDelayed(tries=1, until=NOW, reason="the server does not answer.")],
        ),
        ([], [PostDelayed(tries=1, until=NOW, reason="busy"), Posted("hand", 3, BOB)]),
        (["Dee is away from Fri 20 Nov to Fri 27 Nov."], [AwayTold(DEE, "2026-11-20", "2026-11-27")]),
        ([], [AwayTold(DEE, "2026-11-10", "2026-11-17")]),
        (["Dee wants to leave; 'leave' confirms it."], [ResignAsked(DEE)]),
        ([], [ResignAsked(EVE)]),
    ],
)
def test_status_says_what_the_moderator_may_have_to_do(program: Program, told: list[str], facts: list[AnyFact]) -> None:
    lines = status_of(program, Table().clue().note(*facts), now="2026-11-18T09:00:00Z")
    assert lines[11:] == (["", *told] if told else [])


def test_a_wish_to_leave_that_was_confirmed_is_no_news(program: Program) -> None:
    table = Table(players=5).clue().note(ResignAsked(DEE)).do(Leave(DEE))
    assert "Dee wants to leave; 'leave' confirms it." not in status_of(program, table, now="2026-11-18T09:00:00Z")


def test_status_keeps_secrets_unless_it_is_told_not_to(program: Program) -> None:
    table = (
        Table()
        .up_to_vote()
        .do(CastVotes(BOB, (next(c.number for c in Table().up_to_vote().play.now.round.table if c.owner == ANA),)))
    )
    table.write(program.folder)
    assert "dreams/" not in program.ok("status", "game.yaml")
    secrets = program.ok("status", "game.yaml", "--spoilers").split("Hands:\n")[1].splitlines()
    assert re.fullmatch(r"  Ana: B dreams/\d+, C dreams/\d+, D dreams/\d+, E dreams/\d+, F dreams/\d+", secrets[0])
    assert [line for line in secrets if ":" in line and "dreams" not in line] == ["Given:", "Votes:", "  Bob: 2"]
    assert {line.rpartition(", by ")[2] for line in secrets if ", by " in line} == {"Ana", "Bob", "Cyd", "Dee"}


@pytest.mark.parametrize(
    ("over", "told"),
    [
        ("", False),
        ("invalid_grant: Token has been revoked", True),
    ],
)
def test_a_sign_in_that_was_taken_back_is_told_since_no_mail_can(program: Program, over: str, told: bool) -> None:
    server = "port: 993, user: ana@example.org, password_from: 'file:token', login: xoauth2}"
    settings = f"mail: {{send: {{server: smtp.example.org, {server}, fetch: {{server: imap.example.org, {server}}}\n"
    Table().clue().write(program.folder, settings)
    kept = Server("imap.example.org", 993, "tls", "ana@example.org", "file:token", "xoauth2")
    keep_grant(kept, Grant("client", "https://localhost/token", over=over), beside=program.folder)
    line = (
        f"Mail has to wait. imap.example.org: the sign-in of 'ana@example.org' does not hold any more ({over})."
        " Sign in anew: `dixit-pbem doctor GAME --log-in`."
    )
    assert line not in program.ok("status", "game.yaml").splitlines()
    allowed(program.folder / "game.yaml")
    assert (line in program.ok("status", "game.yaml").splitlines()) == told


def test_status_has_no_heading_above_nothing(program: Program) -> None:
    Table().write(program.folder)
    told = program.ok("status", "game.yaml", "--spoilers")
    assert "Hands:" in told
    assert "Given:" not in told
    assert "Votes:" not in told


def test_status_says_for_scripts_when_the_game_next_wants_attention_and_why(program: Program) -> None:
    Table().play_round().at("2026-11-20T09:00:00Z").go_on().write(program.folder, ROME)
    program.at("2026-11-20T10:00:00Z")
    told = program.status()["next"]
    assert told["why"] in {"clock", "digest"}
    assert told["at"] > "2026-11-20T10:00:00Z"
    program.new("odyssey", 4, game="other.yaml")
    assert program.status(game="other.yaml")["next"] is None


def test_status_says_what_the_autopilot_does_next_as_the_json_does(ready: Ready) -> None:
    table = ready("card")
    deadline = table.state.round.deadline
    assert deadline is not None
    said = set[str]()
    while table.now < deadline:
        told = table.program.status()["next"]
        (line,) = (line for line in table.program.ok("status", "game.yaml").splitlines() if line.startswith("Next, "))
        at = datetime.fromisoformat(told["at"])
        assert day_and_time(at, table.opened.zone) in line
        said.add(line.removeprefix("Next, with `run`: ").split(",")[0])
        table.later(minutes=(at - table.now) // timedelta(minutes=1) + 1)
    assert said == {"who owes an answer is reminded", "the moderator is told the day's news", "the time is over"}


def test_where_moves_are_typed_in_nothing_comes_by_itself(program: Program) -> None:
    assert "with `run`" not in "\n".join(status_of(program, Table().up_to_vote(), now="2026-11-21T12:10:00Z"))
