"""Mails that wait for the moderator: shown, accepted, rejected, assigned."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import HeldSettled, MailHeld, MailRead
from tests.mailing import Ready, Table, other_numbers
from tests.mailing import given as cards_given

BY_HAND = "Type the move in yourself with `clue`, `card` or `vote`, or ask the player; then `held GAME reject {0}`.\n"


def waiting(table: Table) -> int:
    return [step.seq for step in table.opened.history.facts if isinstance(step.event, MailHeld)][-1]


def settled(table: Table) -> list[str]:
    return [fact.how for fact in table.facts(HeldSettled)]


def held(table: Table, *words: object) -> tuple[int, str]:
    said = table.program("held", table.game, *map(str, words))
    return said.code, said.err


REASONS = {
    "nobody in this game writes from that address, and the mail bears no mark of it": {
        "sender": "zoe@elsewhere.org",
        "subject": "hello",
    },
    "the token is right, the address is not the player's": {"sender": "bob@work.example"},
    "your mail provider says that the sender is not who he says": {
        "headers": {"Authentication-Results": "mx.example.org; dmarc=fail"}
    },
    "it may be from more than one player": {"sender": "cyd@example.org"},
}


@pytest.mark.parametrize(("reason", "how"), REASONS.items(), ids=REASONS)
def test_each_reason_is_told_and_the_mail_is_accepted_or_assigned(
    ready: Ready, reason: str, how: dict[str, str]
) -> None:
    table = ready("card")
    table.setting("settle: 0", "settle: 0, hold_other_addresses: true")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, own_servers: mx.example.org}")
    table.reply("Bob", "C", **how)  # type: ignore[arg-type]
    table.fetch()
    number = waiting(table)
    assert f"    Held because {reason}.\n" in table.program.ok("held", table.game)
    assert "| C" not in table.program.ok("held", table.game)
    assert "    | C\n" in table.program.ok("held", table.game, "--spoilers")
    known = table.facts(MailHeld)[-1].player is not None
    if not known:
        assert held(table, "accept", number) == (
            1,
            f"Nobody knows whose mail {number} is: say it with `held GAME assign {number} PLAYER`.\n",
        )
    table.program.ok("held", table.game, *(("accept", str(number)) if known else ("assign", str(number), "bob")))
    assert cards_given(table) == {"Bob": ("C",)}
    assert settled(table) == ["accepted" if known else "assigned"]
    assert "C" in table.text("Bob", "receipt")
    assert table.program.ok("held", table.game) == "No mail waits.\n"


def test_a_rejected_mail_counts_for_nothing(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C", sender="cyd@example.org")
    table.fetch()
    table.program.ok("held", table.game, "reject", str(waiting(table)))
    assert (cards_given(table), settled(table)) == ({}, ["rejected"])
    assert held(table, "reject", 3) == (1, "No mail waits under number 3. Waiting: none.\n")


def test_what_cannot_be_read_cannot_be_accepted(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "hm, which one?")
    table.fetch()
    number = waiting(table)
    expected = f"Mail {number} cannot be read as one answer. {BY_HAND.format(number)}"
    assert held(table, "accept", number) == (1, expected)
    assert settled(table) == []


def test_what_the_rules_refuse_is_told_without_a_secret(ready: Ready) -> None:
    table = ready("vote")
    own = next(card.number for card in table.state.round.table if card.owner == "Bob")
    table.reply("Bob", str(own), sender="cyd@example.org")
    table.fetch()
    number = waiting(table)
    text = f"The rules do not allow what mail {number} says; `held GAME --spoilers` shows it. {BY_HAND.format(number)}"
    assert held(table, "accept", number) == (1, text)


def test_a_mail_of_an_earlier_phase_is_not_accepted_for_this_one(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Bob", "3", to=table.letters("Bob", "card-wanted")[-1], sender="cyd@example.org")
    table.fetch()
    number = waiting(table)
    assert held(table, "accept", number) == (
        1,
        f"Mail {number} answers a phase that is over. Let it go: `held GAME reject {number}`.\n",
    )


def test_a_later_mail_of_the_player_stands(ready: Ready) -> None:
    table = ready("vote")
    first, second = other_numbers(table, "Bob")[:2]
    table.reply("Bob", str(first), sender="cyd@example.org")
    table.later(minutes=1)
    table.reply("Bob", str(second))
    table.fetch()
    number = waiting(table)
    assert held(table, "accept", number) == (
        1,
        f"A later mail of this player counts already. Let this one go: `held GAME reject {number}`.\n",
    )
    assert table.state.round.votes == {"Bob": (second,)}


def test_the_moderator_may_vouch_for_a_new_address(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "address bob@new.example", sender="bob@new.example")
    table.fetch()
    table.reply("Bob", "yes", sender="bob@new.example")
    table.fetch()
    table.program.ok("held", table.game, "accept", str(waiting(table)))
    assert table.facts(MailRead)[-1].verdict == "address changed"
    assert table.last("Bob", "receipt")["To"].addresses[0].addr_spec == "bob@new.example"


@pytest.mark.parametrize("words", [("accept",), ("assign", "3"), ("reject", "3", "bob")])
def test_a_command_that_lacks_a_word_says_how_it_goes(ready: Ready, words: tuple[str, ...]) -> None:
    table = ready("card")
    code, told = held(table, *words)
    assert code == 2
    assert "Write accept N, reject N, or assign N PLAYER." in told


@pytest.mark.parametrize("phase", ["card", "vote"])
def test_no_output_tells_a_card_or_a_vote_without_spoilers(ready: Ready, phase: str) -> None:
    table = ready(phase)
    number = other_numbers(table, "Bob")[0] if phase == "vote" else 0
    secret = str(number) if number else "C"
    for sender in ("bob@example.org", "cyd@example.org"):
        table.reply("Bob", f"card {secret}", sender=sender)
    table.reply("Cyd", f"perhaps card {secret} or not")
    said = table.fetch() + table.step() + table.program.ok("held", table.game) + table.program.ok("log", table.game)
    assert f"card {secret}" not in said
    assert "dreams/" not in said
