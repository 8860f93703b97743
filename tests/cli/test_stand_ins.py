"""Stand-ins: the seat of whoever is late or resigns is offered to the reserve in turn, and the first yes takes it."""

from __future__ import annotations

import re
from email.message import EmailMessage

import pytest

from dixit_pbem.engine.events import PlayerReplaced
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, OfferWithdrawn, SeatOffered
from tests.mailing import Ready, Table, other_numbers
from tests.program import Prepared, Program

RESERVE = (
    "reserve:\n- {name: Eve, email: Eve@example.org}\n"
    "- {name: Fay, email: fay@example.org, language: it}\n- {name: Gus, email: gus@example.org}\n"
)
EVE, FAY, GUS = "eve-example-org", "fay-example-org", "gus-example-org"


def with_reserve(table: Table, missing: str = "stand-in", reserve: str = RESERVE) -> Table:
    table.setting("missing: wait", f"missing: {missing}") if "missing: wait" in table.path.read_text() else None
    also = "" if "missing:" in table.path.read_text() else f"missing: {missing}\n"
    table.setting("journal:", f"{also}{reserve}journal:")
    return table


def dee_is_late(ready: Ready) -> Table:
    """Bob and Cyd gave their cards, Dee did not, and the time is up."""
    table = with_reserve(ready("card"))
    for player in ("Bob", "Cyd"):
        table.reply(player, "B")
    table.later(hours=49)
    table.step()
    return table


def answer(table: Table, reader: str, text: str, *, sender: str | None = None) -> None:
    name = reader.partition("-")[0].capitalize()
    table.reply(name, text, sender=sender, to=table.last(reader, "offer"))
    table.step()


def play(table: Table, player: str, text: str) -> None:
    """A move, in answer to what the seat was sent."""
    to = [each for each in table.letters(player) if asks(each)][-1]
    table.reply(player, text, to=to)


def asks(letter: EmailMessage) -> bool:
    return "take a seat" not in str(letter["Subject"]) and "posto" not in str(letter["Subject"])


def vote_all(table: Table) -> None:
    for player in table.state.seats:
        if player != table.state.round.storyteller:
            play(table, player, str(other_numbers(table, player)[0]))
    table.step()


def offered(table: Table) -> list[str]:
    return [each.by for each in table.facts(SeatOffered)]


def holds(table: Table) -> None:
    table.program.ok("verify", "game.yaml")
    assert table.program("check", "game.yaml").code == 0
    table.program.ok("log", "game.yaml")


def test_whoever_is_late_is_stood_in_for_until_the_round_is_over(ready: Ready) -> None:
    table = dee_is_late(ready)
    assert offered(table) == ["Eve"]
    asked = table.text(EVE)
    assert "Would you take Dee’s seat?" in asked
    assert "until the next results are out" in asked
    assert "Eve is asked to take the seat of Dee" in table.program.ok("status", "game.yaml")
    hand = dict(table.state.hands["Dee"])  # type: ignore[index]
    table.later(hours=25)
    table.step()
    assert offered(table) == ["Eve", "Fay"]
    answer(table, FAY, "Sì, volentieri")
    game = table.state
    assert game.seats == ("Ana", "Bob", "Cyd", "Fay")
    assert dict(game.hands["Fay"]) == hand  # type: ignore[index]
    assert table.opened.begun.seats[game.seats[-1]].language == "it"
    assert "Fay stands in for Dee" in table.program.ok("status", "game.yaml")
    assert "Fay plays in the seat of Dee until the next results are out" in table.text("Bob", "notice")
    assert "somebody stands in for you" in table.text("Dee", "notice")
    assert "taken already" in table.text(EVE, "offer-over")
    assert table.letters("Fay", "card-wanted")
    play(table, "Fay", "C")
    table.step()
    assert table.state.phase is Phase.VOTE
    vote_all(table)
    game = table.state
    assert game.seats == ("Ana", "Bob", "Cyd", "Dee")
    assert game.phase is Phase.CLUE
    assert "Fay stood in for Dee, who has the seat again" in table.text("Bob", "results")
    assert table.letters("Dee", "results")
    assert "grazie" in table.text("Fay", "notice").casefold() or "Fay" in table.text("Fay", "notice")
    assert not table.files("Fay", "results")
    holds(table)


def test_each_is_asked_once_and_where_nobody_wants_it_the_game_waits(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "No, sorry")
    assert offered(table) == ["Eve", "Fay"]
    for _ in range(4):
        table.later(hours=25)
        table.step()
    assert offered(table) == ["Eve", "Fay", "Gus"]
    assert table.state.phase is Phase.CARD
    assert "Nobody of the reserve has taken the seat of Dee" in table.program.ok("status", "game.yaml")
    table.reply("Dee", "B")
    table.step()
    assert table.state.phase is Phase.VOTE
    assert not table.files(EVE, "offer-over")
    assert "needs nobody any more" in table.text(GUS, "offer-over")
    holds(table)


def test_a_player_who_answers_first_keeps_the_seat_and_the_offer_is_withdrawn(ready: Ready) -> None:
    table = dee_is_late(ready)
    table.reply("Dee", "B")
    table.step()
    assert len(table.facts(OfferWithdrawn)) == 1
    assert "not free any more" in table.text(EVE, "offer-over")
    answer(table, EVE, "yes")
    assert [each.outcome for each in table.facts(OfferAnswered)] == ["not needed"]
    assert len(table.files(EVE, "offer-over")) == 2
    assert table.state.seats == ("Ana", "Bob", "Cyd", "Dee")
    answer(table, EVE, "yes, please")
    assert len(table.files(EVE)) == 3
    holds(table)


def test_what_a_player_answers_who_is_stood_in_for_waits_with_the_reason(ready: Ready) -> None:
    table = dee_is_late(ready)
    letters, reason = [table.last("Dee", "card-wanted")], "somebody stands in for this player"
    answer(table, EVE, "yes")
    letters.append(table.last("Dee", "notice"))
    for letter in letters:
        table.reply("Dee", "B", to=letter)
        table.step()
    assert [each.reason for each in table.facts(MailHeld)] == ["stood in for"] * 2
    assert table.program.ok("held", "game.yaml").count(reason) == 2
    assert table.state.phase is Phase.CARD
    assert "Eve" not in table.state.round.given
    table.later(hours=24)
    table.step()
    assert reason in table.text("moderator", "digest")
    numbers = [step.seq for step in table.opened.history.facts if isinstance(step.event, MailHeld)]
    table.program.ok("held", "game.yaml", "assign", str(numbers[0]), "eve")
    assert "Eve" in table.state.round.given
    table.program.ok("held", "game.yaml", "reject", str(numbers[1]))
    holds(table)


def test_a_player_whose_answer_lies_in_the_same_mailbox_keeps_the_seat(ready: Ready) -> None:
    table = dee_is_late(ready)
    table.reply("Dee", "B")
    answer(table, EVE, "yes")
    assert [each.outcome for each in table.facts(OfferAnswered)] == ["not needed"]
    assert not table.moves(PlayerReplaced)


def test_a_late_yes_counts_as_long_as_the_seat_is_free_and_a_second_hears_that_it_is_taken(ready: Ready) -> None:
    table = dee_is_late(ready)
    table.later(hours=25)
    table.step()
    answer(table, EVE, "yes")
    assert table.state.seats[-1] == "Eve"
    assert "presa" in table.text(FAY, "offer-over") or "posto" in table.text(FAY, "offer-over")
    answer(table, FAY, "sì")
    assert [each.outcome for each in table.facts(OfferAnswered)] == ["taken", "given"]
    assert table.state.seats[-1] == "Eve"
    assert len(table.files(FAY, "offer-over")) == 2
    holds(table)


def test_an_unclear_answer_waits_for_a_person_and_the_offer_stands(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "What game is this? I would have to ask at home first.")
    assert [each.reason for each in table.facts(MailHeld)] == ["may stand in"]
    assert "somebody of the reserve answers" in table.program.ok("held", "game.yaml")
    answer(table, EVE, "Yes")
    assert table.state.seats[-1] == "Eve"


def test_the_mark_counts_from_the_address_that_was_asked(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "yes", sender="Mallory <mallory@example.org>")
    assert not table.facts(OfferAnswered)
    table.reply("Eve", "yes", subject="hello")
    table.step()
    assert not table.facts(OfferAnswered)


def test_an_offer_tells_nothing_of_the_open_round(ready: Ready) -> None:
    table = dee_is_late(ready)
    (letter,) = table.letters(EVE)
    raw, game = str(letter), table.state
    assert "the long way home" not in raw
    assert not any(str(card) in raw for card in game.setup.pictures)
    assert not re.search(r"\b(ana|bob|cyd|dee)@example.org", raw)
    assert not list(letter.iter_attachments())
    token = str(table.last("Dee")["Subject"]).split()[-1]
    assert token not in raw


def test_who_stands_in_and_is_late_too_is_followed_by_the_next(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "yes")
    table.later(hours=23)
    table.step()
    assert offered(table) == ["Eve"]
    table.later(hours=2)
    table.step()
    assert offered(table) == ["Eve", "Fay"]
    answer(table, FAY, "sì")
    assert table.state.standing_in == {"Fay": "Dee"}
    play(table, "Fay", "C")
    table.step()
    vote_all(table)
    assert table.state.seats[-1] == "Dee"
    holds(table)


def test_the_seat_of_whoever_resigns_is_taken_for_good(ready: Ready) -> None:
    table = with_reserve(ready("card"), missing="wait")
    table.reply("Dee", "resign")
    table.step()
    assert offered(table) == ["Eve"]
    assert "plays on, to the end" in table.text(EVE)
    answer(table, EVE, "Yes, gladly!")
    assert table.state.seats[-1] == "Eve"
    assert not table.state.standing_in
    assert "Eve takes the seat of Dee" in table.text("Bob", "notice")
    for player in ("Bob", "Cyd", "Eve"):
        play(table, player, "B")
    table.step()
    vote_all(table)
    assert table.state.seats[-1] == "Eve"
    assert table.letters("Eve", "results")
    holds(table)


def test_without_stand_in_nobody_is_asked_for_the_late(ready: Ready) -> None:
    table = with_reserve(ready("card"), missing="wait")
    table.later(hours=72)
    table.step()
    assert not table.facts(SeatOffered)


def test_whoever_is_confirmed_to_leave_is_not_stood_in_for(prepared: Prepared) -> None:
    def prepare(program: Program) -> None:
        table = Table(program)
        table.seat(players=5)
        table.step()

    reserve = "reserve: [{name: Fay, email: fay@example.org}]\n"
    table = with_reserve(Table(prepared("five for the reserve", prepare)), reserve=reserve)
    table.reply("Dee", "resign")
    table.step()
    assert offered(table) == ["Fay"]
    table.program.ok("leave", "game.yaml", "Dee")
    table.step()
    assert "needs nobody any more" in table.text(FAY, "offer-over")


def test_undo_gives_the_seat_back_and_tells_so(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "yes")
    table.program.ok("undo", "game.yaml")
    assert table.state.seats[-1] == "Dee"
    assert "taken back that you take the seat of Dee" in table.text("Eve", "notice")
    assert "You keep your seat after all" in table.text("Dee", "notice")
    table.later(hours=1)
    table.step()
    holds(table)


def test_a_game_that_is_ended_early_has_every_seat_back(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "yes")
    table.program.ok("end", "game.yaml")
    assert table.state.seats[-1] == "Dee"
    assert "thank you for standing in" in table.text("Eve", "notice")
    assert table.letters("Dee", "final-results")
    assert table.program("undo", "game.yaml", "--after-reveal").code == 0
    assert table.state.seats[-1] == "Eve"
    holds(table)


def test_nobody_is_asked_while_the_clock_stands_still(ready: Ready) -> None:
    table = dee_is_late(ready)
    table.program.ok("pause", "game.yaml")
    table.later(hours=60)
    table.step()
    assert offered(table) == ["Eve"]
    assert not table.facts(OfferWithdrawn)


def test_a_storyteller_is_stood_in_for(ready: Ready) -> None:
    table = with_reserve(ready("clue"))
    table.later(hours=73)
    table.step()
    assert offered(table) == ["Eve"]
    answer(table, EVE, "yes")
    assert table.state.round.storyteller == "Eve"
    play(table, "Eve", "A: a boat on the roof")
    table.step()
    assert table.state.phase is Phase.CARD
    assert "a boat on the roof" in table.text("Bob", "card-wanted")


def test_where_anybody_may_tell_nobody_is_late(prepared: Prepared) -> None:
    def prepare(program: Program) -> None:
        table = Table(program)
        table.seat(first="volunteer")
        table.step()

    table = with_reserve(Table(prepared("volunteers and a reserve", prepare)))
    table.later(hours=80)
    table.step()
    assert not table.facts(SeatOffered)


def test_the_autopilot_asks_the_next_when_the_day_is_over(ready: Ready) -> None:
    table = with_reserve(ready("card"))
    for player in ("Bob", "Cyd"):
        table.reply(player, "B")
    table.once()
    table.later(hours=48, minutes=2)
    table.once()
    assert offered(table) == ["Eve"]
    table.later(hours=24, minutes=1)
    table.once()
    table.once()
    assert offered(table) == ["Eve", "Fay"]


@pytest.mark.parametrize("missing", ["stand-in", "wait"])
def test_the_settings_know_it(ready: Ready, missing: str) -> None:
    table = with_reserve(ready("card"), missing="wait")
    table.program.ok("setting", "game.yaml", f"missing={missing}")
    assert table.opened.settings.stands_in is (missing == "stand-in")


def test_a_stand_in_without_a_reserve_is_refused_with_the_way_out(ready: Ready) -> None:
    table = with_reserve(ready("card"), reserve="")
    told = table.program("check", "game.yaml")
    assert told.code == 1
    assert "Add 'reserve', or write wait." in told.err + told.out


def in_order_of_mail(table: Table, player: str) -> str:
    """A vote for each of the others' tables, in the order of the mail."""
    game = table.state
    at = game.seats.index(PlayerName(player))
    ring = (*game.seats[at + 1 :], *game.seats[:at])
    tables = {each.storyteller: each.table for each in game.rounds}
    return " ".join(str(next(card.number for card in tables[teller] if card.owner != player)) for teller in ring)


def test_where_all_tell_at_once_the_seat_is_theirs_again_after_the_cycle(prepared: Prepared) -> None:
    def prepare(program: Program) -> None:
        table = Table(program)
        table.seat()
        table.setting("rules: odyssey", "rules: {base: odyssey, together: true}")
        table.step()

    table = with_reserve(Table(prepared("at once with a reserve", prepare)))
    for player in ("Ana", "Bob", "Cyd"):
        table.reply(player, f"A: the dream of {player}")
    table.later(hours=73)
    table.step()
    assert offered(table) == ["Eve"]
    assert not any(f"the dream of {player}" in str(table.last(EVE)) for player in table.state.seats)
    answer(table, EVE, "Yes")
    play(table, "Eve", "A: the dream of Eve")
    table.step()
    assert table.state.phase is Phase.CARD
    for player in table.state.seats:
        play(table, player, "B C D")
    table.step()
    assert table.state.seats[-1] == "Eve"
    for player in table.state.seats:
        play(table, player, in_order_of_mail(table, player))
    table.step()
    game = table.state
    assert game.round.number == 5
    assert game.seats[-1] == "Dee"
    assert len(table.files("Dee", "results")) == 1
    assert "thank you for standing in" in table.text("Eve", "notice")
    holds(table)


def test_who_was_stood_in_for_is_late_again_and_the_same_people_are_asked_anew(ready: Ready) -> None:
    table = dee_is_late(ready)
    answer(table, EVE, "yes")
    play(table, "Eve", "C")
    table.step()
    vote_all(table)
    table.reply("Bob", "A: a second dream")
    table.step()
    for player in ("Ana", "Cyd"):
        play(table, player, "B")
    table.later(hours=49)
    table.step()
    assert offered(table) == ["Eve", "Eve"]
    answer(table, EVE, "Yes, again")
    assert table.state.standing_in == {"Eve": "Dee"}
    assert len(table.files("Eve", "welcome")) == 2
    holds(table)


def test_of_two_seats_each_is_offered_to_somebody_else(ready: Ready) -> None:
    table = with_reserve(ready("card"))
    table.later(hours=49)
    table.step()
    assert [(each.player, each.by) for each in table.facts(SeatOffered)] == [
        ("Bob", "Eve"),
        ("Cyd", "Fay"),
        ("Dee", "Gus"),
    ]
    answer(table, FAY, "sì")
    assert table.state.seats == ("Ana", "Bob", "Fay", "Dee")
    answer(table, EVE, "no")
    assert len(table.facts(SeatOffered)) == 3


def test_more_time_for_whoever_is_late_withdraws_the_offer(ready: Ready) -> None:
    table = dee_is_late(ready)
    table.program.ok("extend", "game.yaml", "24h", "Dee")
    table.step()
    assert len(table.facts(OfferWithdrawn)) == 1
    assert offered(table) == ["Eve"]


def test_whoever_plays_already_is_not_asked(ready: Ready) -> None:
    table = with_reserve(ready("card"), reserve="reserve: [{name: Bea, email: bob@example.org}]\n")
    table.later(hours=49)
    table.step()
    assert not table.facts(SeatOffered)


def test_two_of_one_name_are_refused(ready: Ready) -> None:
    table = with_reserve(ready("card"), reserve="reserve: [{name: Bob, email: eve@example.org}]\n")
    told = table.program("check", "game.yaml")
    assert told.code == 1
    assert "Two players are called 'Bob'" in told.err + told.out
