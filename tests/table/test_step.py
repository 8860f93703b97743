"""The step of the autopilot on the clock: reminders, deadlines, a machine that slept, the moderator's digest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.model import HandLetter, Phase, PlayerName
from dixit_pbem.journal.facts import AwayTold, DigestDue, LateTold, LockedOut, Reminded, StepTaken
from dixit_pbem.post.carriers.tokens import Grant, keep_grant
from dixit_pbem.storage.mail_settings import Server
from tests.mailing import BEGIN, Ready, Table, other_numbers

ON_BOTH_STORES = True
HOUR = timedelta(hours=1)
CARDS = 48 * HOUR


@pytest.fixture
def table(ready: Ready) -> Table:
    """Cards are wanted since the game's begin."""
    return ready("card")


def reminded(table: Table) -> list[tuple[tuple[str, ...], bool]]:
    return [(fact.players, fact.late) for fact in table.facts(Reminded)]


def policy(table: Table, missing: str) -> None:
    table.setting("missing: wait", f"missing: {missing}")


ALL, TWO = ("Bob", "Cyd", "Dee"), ("Cyd", "Dee")


@pytest.mark.parametrize(
    ("expected", "hours"),
    [
        ([], 38.3),
        ([(ALL, False)], 38.4),
        ([(ALL, False)], 47.9),
        ([(ALL, True)], 48),
        ([(ALL, True)], 100),
    ],
)
def test_who_owes_is_reminded_at_four_fifths_and_at_the_deadline(
    expected: list[tuple[tuple[str, ...], bool]], hours: float, table: Table
) -> None:
    table.later(hours=hours)
    table.step()
    table.step()
    assert reminded(table) == expected


def test_who_is_late_is_told_to_all_once(table: Table) -> None:
    table.reply("Bob", "B")
    for hours in (40, 9, 20):
        table.later(hours=hours)
        table.step()
    assert reminded(table) == [(TWO, False), (TWO, True)]
    assert [fact.players for fact in table.facts(LateTold)] == [TWO]
    assert len(table.files("Ana", "notice")) == len(table.files("Bob", "notice")) == 1
    assert [len(table.files(name, "reminder")) for name in ("Bob", "Cyd", "Dee")] == [0, 2, 2]


def test_who_got_more_time_is_late_anew(table: Table) -> None:
    table.later(hours=49)
    table.step()
    table.program.ok("extend", table.game, "24h")
    table.later(hours=12)
    table.step()
    assert reminded(table) == [(ALL, True)]
    table.later(hours=13)
    table.step()
    assert reminded(table) == [(ALL, True), (ALL, True)]


@pytest.mark.parametrize(
    ("expected", "seconds"), [(Phase.CARD, 0), (Phase.CARD, 29), (Phase.VOTE, 30), (Phase.VOTE, 9000)]
)
@pytest.mark.parametrize("command", ["next-turn", "run --once"])
def test_a_deadline_closes_half_a_minute_after_it(expected: Phase, seconds: int, command: str, table: Table) -> None:
    policy(table, "random")
    table.at(BEGIN + CARDS + timedelta(seconds=seconds))
    table.program.ok(*command.split(), table.game)
    assert table.state.phase is expected


def test_an_answer_from_just_before_the_deadline_counts_though_it_is_read_later(table: Table) -> None:
    policy(table, "random")
    card = table.state.hands[PlayerName("Bob")][HandLetter("C")]
    table.reply("Bob", "C", arrived=BEGIN + CARDS)
    table.later(hours=50)
    table.step()
    assert [laid.card for laid in table.state.round.table if laid.owner == "Bob"] == [card]


def test_nothing_closes_while_the_mailbox_cannot_be_reached(table: Table) -> None:
    policy(table, "random")
    server = "{server: 127.0.0.1, port: 9, security: none, user: ana, password_from: env:DIXIT_PASSWORD}"
    table.program.environment.setenv("DIXIT_PASSWORD", "secret")
    table.setting("fetch: {folder: inbox}", f"fetch: {server}")
    table.later(hours=60)
    said = table.program("next-turn", table.game)
    assert (said.code, table.state.phase) == (0, Phase.CARD)
    assert said.err.startswith("The mailbox cannot be read now: ")
    assert said.err.endswith(" No deadline closes before it can.\n")
    assert table.facts(Reminded) == []
    table.program("run", "--once", table.game)
    assert table.state.phase is Phase.CARD
    table.program("next-turn", table.game, "--close", "--missing", "random")
    assert table.state.phase is Phase.VOTE


REVOKED = "invalid_grant: Token has been revoked"


def signed_out(table: Table, *, sends_elsewhere: bool) -> None:
    """The account in which answers come in lets nobody in since somebody took the sign-in back."""
    account = "server: 127.0.0.1, port: 9, user: ana, password_from: 'file:token', login: xoauth2"
    server = Server("127.0.0.1", 9, "tls", "ana", "file:token", "xoauth2")
    keep_grant(server, Grant("client", "https://localhost/token", over=REVOKED), beside=table.program.folder)
    table.setting("fetch: {folder: inbox}", f"fetch: {{{account}}}")
    if not sends_elsewhere:
        table.setting("send: {folder: outbox}", f"send: {{{account}}}")


@pytest.mark.of_files
def test_whoever_relies_on_mail_hears_of_a_sign_in_that_was_taken_back_once_a_day(table: Table) -> None:
    policy(table, "random")
    signed_out(table, sends_elsewhere=True)
    for _ in range(8):
        table.later(hours=12)
        said = table.program("run", "--once", table.game)
        assert REVOKED in said.err
        assert "cannot read its mail" not in said.out
    assert (table.state.phase, len(table.facts(LockedOut)), digests(table)) == (Phase.CARD, 4, 4)
    assert "1 thing waits for you" in table.text("moderator", "digest")
    assert "The game could not read its mail, so no answer was read and no deadline was closed." in table.text(
        "moderator", "digest"
    )
    assert "dixit-pbem doctor game.yaml" in table.text("moderator", "digest")
    assert f"The game cannot read its mail. 127.0.0.1: the sign-in of 'ana' does not hold any more ({REVOKED}" in (
        table.program.ok("log", table.game, "--mail")
    )


def test_where_no_mail_can_tell_of_it_none_are_piled_up(table: Table) -> None:
    signed_out(table, sends_elsewhere=False)
    for _ in range(8):
        table.later(hours=12)
        assert REVOKED in table.program("run", "--once", table.game).err
    assert (len(table.facts(LockedOut)), digests(table)) == (1, 1)
    assert REVOKED in table.program.ok("status", table.game)


def steady(table: Table) -> None:
    for _ in range(4):
        table.later(minutes=5)
        table.once()


@pytest.mark.of_files
def test_the_first_step_of_a_machine_that_slept_closes_nothing_and_the_moderator_is_told(table: Table) -> None:
    policy(table, "random")
    steady(table)
    table.later(hours=60)
    table.once()
    assert (table.state.phase, len(table.facts(StepTaken))) == (Phase.CARD, 1)
    told = table.text("moderator", "digest")
    assert "The program was not running for a while, so no deadline has been closed." in told
    assert "dixit-pbem next-turn game.yaml" in told
    table.later(minutes=5)
    table.once()
    assert table.state.phase is Phase.CARD


@pytest.mark.long
def test_whoever_is_awaited_after_a_sleep_has_the_rest_of_their_time_and_is_reminded_of_it(table: Table) -> None:
    policy(table, "random")
    steady(table)
    table.later(hours=60)
    table.once()
    slept = table.now
    while table.state.phase is Phase.CARD:
        table.later(minutes=15)
        table.once()
        assert table.now < slept + CARDS
    assert table.now > slept + CARDS - HOUR
    assert reminded(table) == [(ALL, False)]


def test_one_command_goes_on_at_once(table: Table) -> None:
    policy(table, "random")
    steady(table)
    table.later(hours=60)
    table.once()
    table.step()
    assert table.state.phase is Phase.VOTE


def test_a_machine_that_slept_closes_what_is_complete(table: Table) -> None:
    steady(table)
    for player in ALL:
        table.reply(player, "B")
    table.later(hours=10)
    table.once()
    assert (table.state.phase, table.facts(StepTaken)) == (Phase.VOTE, [])


def test_a_clock_put_back_closes_nothing_and_holds_nothing_up(table: Table) -> None:
    policy(table, "random")
    table.setting("settle: 0", "settle: 15m")
    for player in ALL:
        table.reply(player, "B")
    table.once("--patient")
    table.at(BEGIN - timedelta(days=400))
    table.once("--patient")
    assert table.state.phase is Phase.VOTE


@pytest.mark.parametrize(("expected", "minutes"), [(Phase.CARD, 14), (Phase.VOTE, 15)])
def test_who_runs_by_itself_waits_a_while_after_the_last_answer(expected: Phase, minutes: int, table: Table) -> None:
    table.setting("settle: 0", "settle: 15m")
    for player in ALL:
        table.reply(player, "B")
    table.once("--patient")
    table.later(minutes=minutes)
    table.reply("Ana", "status")
    table.once("--patient")
    assert table.state.phase is expected


def test_a_person_waits_for_nobody_who_has_answered(table: Table) -> None:
    table.setting("settle: 0", "settle: 15m")
    for player in ALL:
        table.reply(player, "B")
    table.step()
    assert table.state.phase is Phase.VOTE


def test_nothing_is_due_while_the_clock_stands_still(table: Table) -> None:
    policy(table, "random")
    table.program.ok("pause", table.game)
    table.later(hours=100)
    table.step()
    assert (table.state.phase, table.facts(Reminded)) == (Phase.CARD, [])
    table.program.ok("resume", table.game)
    table.later(hours=47)
    table.step()
    assert table.state.phase is Phase.CARD
    table.later(hours=2)
    table.step()
    assert table.state.phase is Phase.VOTE


def test_who_is_away_has_a_day_more_after_he_is_back_and_is_not_reminded_meanwhile(table: Table) -> None:
    policy(table, "random")
    table.setting("{name: Bob, email: bob@example.org}", "{name: Bob, email: bob@example.org, timezone: Asia/Tokyo}")
    table.reply("Bob", "away 19 November to 24 November")
    table.step()
    assert len(table.facts(AwayTold)) == 1
    table.step()
    bob = PlayerName("Bob")
    assert f"{deadline_of(table.state, bob):%d %H:%M}" == "25 15:00"
    for player in TWO:
        table.reply(player, "B")
    for hours in (49, 95):
        table.later(hours=hours)
        table.step()
    assert (table.state.phase, reminded(table)) == (Phase.CARD, [])
    table.at(BEGIN.replace(day=25, hour=10))
    table.step()
    assert reminded(table) == [(("Bob",), False)]
    table.at(BEGIN.replace(day=25, hour=15, minute=1))
    table.step()
    assert table.state.phase is Phase.VOTE


def test_a_change_to_summer_time_takes_no_hour_from_anybody(table: Table) -> None:
    table.setting("timezone: UTC", "timezone: Europe/Rome")
    table.at(datetime(2027, 3, 27, 20, tzinfo=UTC))
    table.program.ok("extend", table.game, "24h")
    policy(table, "random")
    table.later(hours=23, minutes=59)
    table.step()
    assert table.state.phase is Phase.CARD
    table.later(minutes=2)
    table.step()
    assert table.state.phase is Phase.VOTE


def digests(table: Table) -> int:
    return len(table.facts(DigestDue))


def test_the_moderator_hears_at_once_what_is_urgent_but_once_an_hour_at_most(table: Table) -> None:
    table.reply("Bob", "hm, which one?")
    table.step()
    assert digests(table) == 1
    table.later(minutes=30)
    table.reply("Cyd", "hm, which one?")
    table.step()
    assert digests(table) == 1
    table.later(minutes=30)
    table.step()
    assert digests(table) == 2
    assert "A mail from Cyd: its answer is unclear" in table.text("moderator", "digest")


def test_what_settled_itself_is_not_urgent(table: Table) -> None:
    table.reply("Dee", "hm, which one?")
    table.step()
    table.later(minutes=10)
    table.reply("Cyd", "hm, which one?")
    table.step()
    for player in TWO:
        table.reply(player, "B")
    table.later(minutes=60)
    table.step()
    assert digests(table) == 1


def test_the_moderator_hears_once_a_day_what_happened_and_nothing_of_nothing(table: Table) -> None:
    table.program.ok("pause", table.game)
    for _ in range(30):
        table.later(hours=6)
        table.step()
    assert digests(table) == 1
    assert "there is nothing for you to do" in table.text("moderator", "digest")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{name: Ana, email: ana@example.org}", "{name: Ana}"),
        (", fetch: {folder: inbox}}", "}"),
    ],
    ids=["no address", "no mailbox"],
)
def test_without_an_address_or_a_mailbox_nobody_gets_a_digest(old: str, new: str, table: Table) -> None:
    table.setting(old, new)
    table.later(hours=49)
    table.step()
    assert digests(table) == 0


def test_a_step_once_more_changes_nothing(table: Table) -> None:
    table.reply("Bob", str(other_numbers(table, "Bob")))
    table.later(hours=40)
    table.step()
    before = table.path.read_text()
    for command in ("next-turn", "run --once", "fetch", "send"):
        table.program.ok(*command.split(), table.game)
    assert table.path.read_text() == before


def test_the_digest_promises_no_time_once_it_is_over(table: Table) -> None:
    table.later(hours=49)
    table.step()
    table.later(hours=24)
    table.step()
    told = table.text("moderator", "digest")
    assert "There is still time" not in told
    assert "You have until" not in told
