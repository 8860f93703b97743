"""What a mail makes of the game: moves, wishes, questions, in every system."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import (
    AddressChosen,
    AwayTold,
    LanguageChosen,
    MailHeld,
    MailRead,
    MailSetAside,
    ResendAsked,
    ResignAsked,
    Said,
)
from tests.mailing import Ready, Table, other_numbers, own_number
from tests.mailing import given as cards_given
from tests.program import Program


def send(table: Table) -> None:
    table.program.ok("send", table.game)


def verdicts(table: Table, player: str) -> list[str]:
    return [fact.verdict for fact in table.facts(MailRead) if fact.player == player]


def test_votes_by_mail_do_not_score_at_once_and_typed_ones_do(ready: Ready) -> None:
    table = ready("vote")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.fetch()
    assert (len(table.state.round.votes), table.moves(RoundScored)) == (3, [])
    table.program.ok("vote", table.game, f"bob={other_numbers(table, 'Bob')[1]}")
    assert len(table.moves(RoundScored)) == 1


def test_after_the_reveal_nothing_before_it_changes_by_mail(ready: Ready) -> None:
    table = ready("vote")
    for player in ("Bob", "Cyd", "Dee"):
        table.program.ok("vote", table.game, f"{player}={other_numbers(table, player)[0]}")
    votes = table.state.round.votes
    table.reply("Bob", str(other_numbers(table, "Bob")[1]))
    table.fetch()
    assert table.state.round.votes == votes
    send(table)
    assert "your answer came too late for its round" in table.text("Bob", "not-understood")


def test_a_vote_for_the_own_card_is_answered_each_time_up_to_three_times(ready: Ready) -> None:
    table = ready("vote")
    for _ in range(4):
        table.later(hours=2)
        table.reply("Bob", str(own_number(table, "Bob")))
        table.fetch()
    assert verdicts(table, "Bob")[-3:] == ["not understood"] * 3
    assert [fact.asked for fact in table.facts(MailHeld)] == [False]


def test_programs_that_answer_every_mail_are_asked_once(ready: Ready) -> None:
    table = ready("vote")
    for _ in range(5):
        table.later(minutes=5)
        table.reply("Bob", "I am at the sea and will read your mail in August.")
        table.step()
    assert len(table.files("Bob", "not-understood")) == 1
    assert [fact.asked for fact in table.facts(MailHeld)] == [True]


def test_programs_that_answer_in_ever_other_words_are_asked_three_times(ready: Ready) -> None:
    table = ready("vote")
    for number in range(6):
        table.later(minutes=5)
        table.reply("Bob", f"Ticket received, thanks{'!' * number} we care")
        table.step()
    assert len(table.files("Bob", "not-understood")) <= 3
    assert len(table.facts(MailHeld, MailSetAside)) == 6


def test_a_late_word_of_a_program_is_answered_once_over_two_phases(ready: Ready) -> None:
    table = ready("vote")
    words = "I am at the sea and will read your mail in August."
    table.reply("Bob", words, to=table.last("Bob", "card-wanted"))
    table.step()
    table.later(minutes=5)
    table.reply("Bob", words)
    table.step()
    assert len(table.files("Bob", "not-understood")) == 1


def test_who_is_understood_at_last_leaves_nothing_for_the_moderator(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "hm, which one?")
    table.step()
    table.later(minutes=5)
    table.reply("Bob", "C")
    table.step()
    assert table.program.ok("held", table.game) == "No mail waits.\n"
    assert cards_given(table) == {"Bob": ("C",)}


def test_a_card_is_taken_back(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C")
    table.fetch()
    table.reply("Bob", "none")
    table.fetch()
    assert (cards_given(table), verdicts(table, "Bob")[-1]) == ({}, "cards taken back")


@pytest.mark.parametrize("told", ["language italiano", "lingua: it", "język włoski"])
def test_a_language_counts_from_the_next_letter_on_until_the_settings_change(ready: Ready, told: str) -> None:
    table = ready("card")
    table.reply("Bob", told)
    table.step()
    assert [fact.language for fact in table.facts(LanguageChosen)] == ["it"]
    assert table.last("Bob", "receipt")["Content-Language"] == "it"
    table.setting("{name: Bob, email: bob@example.org}", "{name: Bob, email: bob@example.org, language: pl}")
    table.reply("Bob", "C")
    table.fetch()
    send(table)
    assert table.last("Bob", "receipt")["Content-Language"] == "pl"


def test_a_language_that_nobody_speaks_here_is_told_and_changes_nothing(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "language klingon")
    table.step()
    assert table.facts(LanguageChosen, MailHeld) == []
    assert "We do not speak that language yet." in table.text("Bob", "not-understood")


def test_only_who_reads_the_old_address_confirms_the_new_one(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "address bob@new.example", sender="bob@new.example")
    table.step()
    question = table.last("Bob", "receipt")
    assert question["To"].addresses[0].addr_spec == "bob@example.org"
    hand = table.last("Bob", "card-wanted")
    table.reply("Bob", "yes", sender="bob@new.example", to=hand)
    table.step()
    assert (table.facts(AddressChosen), [fact.reason for fact in table.facts(MailHeld)]) == ([], ["other address"])
    table.reply("Bob", "yes", to=hand)
    table.step()
    assert table.facts(AddressChosen) == []
    assert "only if you answer the mail that asks" in table.text("Bob", "not-understood")
    table.reply("Bob", "yes", to=question)
    table.step()
    assert [fact.email for fact in table.facts(AddressChosen)] == ["bob@new.example"]
    assert table.last("Bob", "receipt")["To"].addresses[0].addr_spec == "bob@new.example"


def test_yes_to_nothing_is_answered_once(ready: Ready) -> None:
    table = ready("card")
    for _ in range(2):
        table.later(hours=2)
        table.reply("Bob", "yes")
        table.step()
    assert len(table.files("Bob", "not-understood")) == 1
    assert table.facts(MailHeld) == []


def test_a_word_to_all_comes_with_the_next_letters(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "say: see you on Sunday")
    table.step()
    assert [(fact.player, fact.text) for fact in table.facts(Said)] == [("Bob", "see you on Sunday")]
    assert table.files("Cyd", "notice") == []
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, "A")
    table.step()
    assert "see you on Sunday" in table.text("Cyd", "vote-wanted")


def test_the_hand_comes_again(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "hand")
    table.step()
    assert len(table.facts(ResendAsked)) == 1
    assert len(table.files("Bob", "card-wanted")) == 2
    assert table.files("Bob", "receipt") == []


@pytest.mark.parametrize("word", ["status", "help"])
def test_a_question_is_answered_again_another_time(ready: Ready, word: str) -> None:
    table = ready("card")
    for _ in range(2):
        table.reply("Bob", word)
        table.step()
        table.later(hours=3)
    assert len(table.files("Bob", "receipt")) == 2


def test_who_wants_to_leave_is_told_to_the_moderator_who_lets_him_go(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "resign")
    table.step()
    assert [fact.player for fact in table.facts(ResignAsked)] == ["Bob"]
    assert table.program.ok("held", table.game) == (
        "Bob wants to leave. To let Bob go: `dixit-pbem leave game.yaml Bob`.\nNo mail waits.\n"
    )
    table.program.ok("leave", table.game, "bob")
    assert table.program.ok("held", table.game) == "No mail waits.\n"


def test_who_cannot_leave_by_the_rules_hears_so_and_the_moderator_too(program: Program) -> None:
    table = Table(program)
    table.seat(players=3)
    table.step()
    table.reply("Bob", "resign")
    table.step()
    assert "somebody else may take your seat" in table.text("Bob", "not-understood")
    assert [fact.player for fact in table.facts(ResignAsked)] == ["Bob"]


def test_an_absence_is_written_down(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "away 20 November to 25 November")
    table.fetch()
    assert [(fact.first, fact.last) for fact in table.facts(AwayTold)] == [("2026-11-20", "2026-11-25")]


@pytest.mark.long
def test_in_party_the_whole_is_the_clue_and_the_storyteller_marks_red(program: Program) -> None:
    table = Table(program)
    table.seat(rules="party", players=6)
    table.step()
    table.reply("Ana", "a dog at the door")
    table.step()
    clue = table.state.round.clue
    assert clue is not None
    assert (clue.text, clue.card) == ("a dog at the door", None)
    for player in table.state.seats:
        table.reply(player, "B")
    table.step()
    table.reply("Ana", "3 red 5")
    table.fetch()
    assert (table.state.round.votes, table.state.round.red) == ({"Ana": (3,)}, 5)


def test_in_a_pair_the_first_gives_and_the_other_is_told(program: Program) -> None:
    table = Table(program)
    table.seat(rules="team", players=6)
    table.step()
    table.reply("Ana", "A: dog")
    table.step()
    table.reply("Bob", "B")
    table.fetch()
    table.reply("Eve", "C")
    table.fetch()
    send(table)
    assert cards_given(table) == {"Bob": ("B",)}
    assert "Bob" in table.text("Eve", "not-understood")


def test_a_storyteller_who_owes_a_card_too_is_not_told_that_the_partner_gave_for_both(program: Program) -> None:
    table = Table(program)
    table.seat(rules="team", players=6)
    table.setting("rules: team", "rules: {base: team, blind_clue: true}")
    assert table.program("check", table.game).code == 0
    table.step()
    table.reply("Ana", "a dog at the door")
    table.step()
    table.reply("Dee", "B")
    table.fetch()
    table.reply("Ana", "none")
    table.fetch()
    send(table)
    assert cards_given(table) == {"Dee": ("B",)}
    assert "Ana" in pending(table.state)
    told = table.text("Ana", "not-understood")
    assert "you will vote" not in told
    assert "You have given no card yet, so there is none to take back." in told


@pytest.mark.parametrize("words", ["B and C", "Z", "lovely cards!"])
@pytest.mark.long
def test_who_has_no_card_to_give_any_more_hears_so_whatever_is_wrong_with_the_letters(
    program: Program, words: str
) -> None:
    table = Table(program)
    table.seat(rules="team", players=6)
    table.step()
    table.reply("Ana", "A: dog")
    table.step()
    table.reply("Bob", "B")
    table.fetch()
    table.reply("Eve", words)
    table.fetch()
    send(table)
    told = table.text("Eve", "not-understood")
    assert "Bob gave the card for the two of you; you will vote." in told
    assert f"We read: “{words}”" in told


@pytest.mark.long
def test_the_red_mark_of_another_is_told_to_be_the_storyteller_s(program: Program) -> None:
    table = Table(program)
    table.seat(rules="party", players=6)
    table.step()
    table.reply("Ana", "a dog at the door")
    table.step()
    for player in table.state.seats:
        table.reply(player, "B")
    table.step()
    table.reply("Bob", "3 red 5")
    table.step()
    told = table.text("Bob", "not-understood")
    assert "The red mark belongs to the storyteller: Ana." in told
    assert "There is no red mark" not in told


def test_three_players_give_two_cards_each(program: Program) -> None:
    table = Table(program)
    table.seat(players=3)
    table.step()
    table.reply("Ana", "A: dog")
    table.step()
    table.reply("Bob", "B and C")
    table.reply("Cyd", "B")
    table.step()
    assert cards_given(table) == {"Bob": ("B", "C")}
    assert [fact.reason for fact in table.facts(MailHeld)] == ["unclear"]


@pytest.mark.long
def test_seven_players_may_vote_twice(program: Program) -> None:
    table = Table(program)
    table.seat(players=7)
    table.step()
    table.reply("Ana", "A: dog")
    table.step()
    for player in table.state.seats[1:]:
        table.reply(player, "B")
    table.step()
    first, second = other_numbers(table, "Bob")[:2]
    table.reply("Bob", f"{first} {second}")
    table.reply("Cyd", f"{other_numbers(table, 'Cyd')[0]} and {other_numbers(table, 'Cyd')[0]}")
    table.step()
    assert table.state.round.votes == {"Bob": (first, second), "Cyd": (other_numbers(table, "Cyd")[0],)}
    assert table.state.phase is Phase.VOTE


def test_thanks_after_the_end_trouble_nobody(ready: Ready) -> None:
    table = ready("card")
    table.program.ok("end", table.game)
    table.reply("Bob", "Thanks, that was fun")
    table.reply("Cyd", "status")
    table.step()
    assert table.facts(MailHeld) == []
    assert (verdicts(table, "Bob"), verdicts(table, "Cyd")) == (["not understood"], ["status"])
