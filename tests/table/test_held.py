"""Mails that wait for the moderator: shown, accepted, rejected, assigned."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import HeldSettled, MailHeld, MailRead, Posted
from tests.mailing import Ready, Table, other_numbers
from tests.mailing import given as cards_given
from tests.program import Prepared

ON_BOTH_STORES = True
BY_HAND = "Say how you read it: `held GAME accept {0} READING`, or ask the player; or `held GAME reject {0}`.\n"


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
    "your mail provider says that the sender is another than the one named": {
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
    if "is another than" in reason:
        known = False
        assert held(table, "accept", number) == (
            1,
            f"Mail {number} may be forged. If you know that it is from Bob, say so: `held GAME assign {number} Bob`.\n",
        )
    elif not known:
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
    table.reply("Bob", "3", to=table.last("Bob", "card-wanted"), sender="cyd@example.org")
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
        f"Bob answered again later, and that counts. Let this one go: `held GAME reject {number}`.\n",
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


@pytest.mark.parametrize("words", [("accept",), ("assign", "3"), ("show",), ("show", "3", "C")])
def test_a_command_that_lacks_a_word_says_how_it_goes(ready: Ready, words: tuple[str, ...]) -> None:
    table = ready("card")
    code, told = held(table, *words)
    assert code == 2
    assert "Write show N, accept N [READING], assign N PLAYER [READING], or reject N [WORD]." in told


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


READINGS = [
    ("clue", "Ana", "hm, the third one?", "C: the long way home", "your clue to card C: “the long way home”"),
    ("card", "Bob", "hm, which one?", "C", "your card: C"),
    ("vote", "Bob", "the one with the boat", None, "your vote: "),
    ("card", "Bob", "what was it again that I wanted?", "status", "this is how the game stands"),
]


@pytest.mark.parametrize(("phase", "player", "words", "reading", "told"), READINGS)
def test_a_mail_counts_as_the_moderator_reads_it_and_its_player_hears_so(
    ready: Ready, phase: str, player: str, words: str, reading: str | None, told: str
) -> None:
    table = ready(phase)
    table.reply(player, words)
    table.fetch()
    number = waiting(table)
    reading = reading or str(other_numbers(table, player)[0])
    table.program.ok("held", table.game, "accept", str(number), *reading.split())
    letter = table.text(player, "receipt")
    assert f"{player}, {told}" in letter
    assert ("Ana read your mail so. If you meant something else, just answer again." in letter) == (reading != "status")
    assert table.program.ok("held", table.game) == "No mail waits.\n"
    assert held(table, "show", number) == (1, f"Mail {number} waits no more: it counts as one of {player}.\n")


def test_a_blind_clue_counts_as_the_moderator_reads_it(prepared: Prepared) -> None:
    table = Table(prepared("party", lambda program: Table(program).seat(rules="party", players=6)))
    table.step()
    table.reply("Ana", "!help\n\nsleepless", sender="bob@example.org")
    table.fetch()
    table.program.ok("held", table.game, "assign", str(waiting(table)), "ana", "sleepless", "nights")
    assert table.state.round.clue is not None
    assert table.state.round.clue.text == "sleepless nights"


def test_a_reading_that_cannot_be_is_refused(ready: Ready) -> None:
    table = ready("vote")
    own = next(card.number for card in table.state.round.table if card.owner == "Bob")
    table.reply("Bob", "hm, which one?")
    table.fetch()
    unread = "“perhaps” cannot be read as one answer of Bob either. Write it as Bob would, as in 3.\n"
    assert held(table, "accept", waiting(table), "perhaps") == (1, unread)
    refused = f"The rules do not allow Bob the answer “{own}” now.\n"
    assert held(table, "accept", waiting(table), own) == (1, refused)
    assert settled(table) == []


def offered(table: Table, *options: str) -> list[str]:
    lines = table.program.ok("held", table.game, *options).splitlines()
    return [line.partition("game.yaml ")[2].replace("`", "") for line in lines if "dixit-pbem held" in line]


@pytest.mark.of_files
def test_only_ways_out_are_offered_that_work(ready: Ready) -> None:
    table = ready("card")
    nobody = "it counts for nothing, and nobody is told."
    by_hand = "it counts as you read it; C is an example."
    table.reply("Bob", "hm, which one?")
    table.fetch()
    unclear = waiting(table)
    assert offered(table) == [f"accept {unclear} C: {by_hand}", f"reject {unclear}: {nobody}"]
    table.reply("Bob", "C", sender="zoe@elsewhere.org", subject="hello")
    table.fetch()
    stranger = waiting(table)
    assert offered(table, "show", str(stranger)) == [
        f"assign {stranger} PLAYER: it counts as an answer of that player.",
        f"assign {stranger} PLAYER C: {by_hand}",
        f"reject {stranger}: {nobody}",
    ]
    for player in table.state.seats[1:]:
        table.reply(player, "B")
    table.step()
    assert offered(table) == [f"reject {stranger}: {nobody}"]


@pytest.mark.of_files
def test_the_one_likely_reading_is_offered_and_told_to_no_moderator_who_plays(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ready("card")
    monkeypatch.setattr("dixit_pbem.post.reading.outcome.options_of", lambda *_: ("C",))
    table.reply("Bob", "perhaps that one, C")
    table.fetch()
    number = waiting(table)
    likely = f"accept {number}: it counts as an answer of Bob in the one likely way"
    assert offered(table)[0] == f"{likely}."
    assert offered(table, "--spoilers")[0] == f"{likely}, “C”."
    table.program.ok("held", table.game, "accept", str(number))
    assert cards_given(table) == {"Bob": ("C",)}
    assert "Ana read your mail so." in table.text("Bob", "receipt")


def test_what_a_later_answer_replaced_is_told_so_and_not_offered(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "hm, which one?")
    table.fetch()
    number = waiting(table)
    table.later(minutes=5)
    table.reply("Bob", "C")
    assert f"Held mail {number} is settled: Bob answered again later." in table.fetch()
    assert table.program.ok("held", table.game) == "No mail waits.\n"
    assert held(table, "accept", number, "B") == (1, f"Mail {number} waits no more: Bob answered again later.\n")


@pytest.mark.parametrize("how", ["again", "accept", "reject"])
def test_nobody_is_asked_any_more_what_a_settled_mail_meant(ready: Ready, how: str) -> None:
    table = ready("card")
    table.reply("Bob", "B or C, who knows")
    table.fetch()
    if how == "again":
        table.reply("Bob", "C")
    else:
        table.program.ok("held", table.game, how, str(waiting(table)), *(["C"] if how == "accept" else []))
    table.program.ok("next-turn", table.game)
    kinds = [fact.letter for fact in table.facts(Posted) if fact.reader == "Bob"]
    assert "not understood" not in kinds
    assert ("receipt" in kinds) == (how != "reject")


def test_a_mail_that_arrived_after_the_answer_still_waits(ready: Ready) -> None:
    table = ready("card")
    before = table.now
    table.later(minutes=5)
    table.reply("Bob", "hm, which one?")
    table.fetch()
    table.reply("Bob", "C", arrived=before)
    table.fetch()
    assert [fact.how for fact in table.facts(HeldSettled)] == []
    assert cards_given(table) == {"Bob": ("C",)}
