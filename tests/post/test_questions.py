"""What is offered back: `Did you mean B?`, the token of each question, and what a *yes* makes count."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AddressChosen, MailHeld, MailRead, MailSetAside
from dixit_pbem.post.reading.identity import TOKEN
from tests.mailing import Ready, Table, other_numbers
from tests.program import Program

ON_BOTH_STORES = True


def asked_back(table: Table, text: str) -> None:
    table.reply("Bob", text)
    table.fetch()
    table.program.ok("send", table.game)


def cards(table: Table, player: str = "Bob") -> int:
    return len(table.state.round.given.get(player, ()))


def test_the_likely_answer_is_offered_as_a_link_and_as_a_word(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    said = table.text("Bob", "not-understood")
    assert "Bob, did you mean “B”?" in said
    assert "Answer “yes” and it counts; or write what you meant." in said
    page = table.last("Bob", "not-understood").get_body(("html",))
    assert page is not None
    assert "Yes, B" in page.get_content()


@pytest.mark.parametrize("word", ["yes", "sì", "sim", "tak", "Yes!", "yes please"])
def test_yes_makes_the_offered_answer_count(ready: Ready, word: str) -> None:
    table = ready("card")
    asked_back(table, "B?")
    assert cards(table) == 0
    table.reply("Bob", word)
    table.fetch()
    assert cards(table) == 1
    assert table.opened.held == (), "what waited for the moderator is settled"


@pytest.mark.parametrize(
    "word", ["no", "No!", "nope", "no thanks", "no\n\nThanks,\nBob", "no grazie", "não", "nie", "Nie, dzięki!"]
)
def test_no_takes_the_offer_back_with_one_line_and_asks_nothing(ready: Ready, word: str) -> None:
    table = ready("card")
    asked_back(table, "B?")
    questions = len(table.files("Bob", "not-understood"))
    for _ in range(2):
        table.later(minutes=5)
        table.reply("Bob", word)
        table.fetch()
        table.program.ok("send", table.game)
    assert cards(table) == 0
    assert len(table.files("Bob", "not-understood")) == questions
    assert len(table.files("Bob", "receipt")) == 1, "the second one meets nothing, and nothing is said"
    assert "Bob, we take our question back" in table.text("Bob", "receipt")
    assert table.opened.held == (), "nobody has to look at what was not meant"
    table.later(minutes=5)
    table.reply("Bob", "C")
    table.fetch()
    assert cards(table) == 1


def test_no_to_one_of_two_questions_leaves_the_other_open(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    table.later(hours=2)
    asked_back(table, "C?")
    table.reply("Bob", "no", to=table.letters("Bob", "not-understood")[1])
    table.fetch()
    assert len(table.opened.held) == 1
    table.later(minutes=5)
    table.reply("Bob", "yes", to=table.last("Bob", "card-wanted"))
    table.fetch()
    table.program.ok("send", table.game)
    assert cards(table) == 1
    assert "B" in table.text("Bob", "receipt")


def test_a_word_that_goes_on_after_its_no_is_read_as_ever(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    table.reply("Bob", "No, C")
    table.fetch()
    assert cards(table) == 1


def test_no_to_what_was_never_offered_is_asked_about_as_ever(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "no")
    assert "We did not find the letter of a card." in table.text("Bob", "not-understood")


def test_no_to_a_new_address_is_silence(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "address bob@new.example")
    letters = len(table.files("Bob"))
    table.reply("Bob", "no", to=table.last("Bob", "receipt"))
    table.fetch()
    table.program.ok("send", table.game)
    assert len(table.files("Bob")) == letters
    assert table.opened.held == ()
    assert table.facts(AddressChosen) == []


def test_each_question_has_a_token_of_its_own(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    table.later(hours=2)
    asked_back(table, "C?")
    subjects = [str(mail["Subject"]) for mail in table.letters("Bob", "not-understood")]
    hand = str(table.last("Bob", "card-wanted")["Subject"])
    tokens = {TOKEN.findall(subject.lower())[-1] for subject in (*subjects, hand)}
    assert len(tokens) == 3


@pytest.mark.parametrize(("which", "letter"), [(0, "B"), (1, "C")])
def test_yes_answers_the_question_whose_mail_it_answers(ready: Ready, which: int, letter: str) -> None:
    table = ready("card")
    asked_back(table, "B?")
    table.later(hours=2)
    asked_back(table, "C?")
    table.reply("Bob", "yes", to=table.letters("Bob", "not-understood")[which])
    table.fetch()
    table.program.ok("send", table.game)
    assert f"“{letter}”" in table.text("Bob", "receipt") or f" {letter}" in table.text("Bob", "receipt")
    assert cards(table) == 1


def test_a_bare_yes_to_two_questions_is_asked_about(ready: Ready) -> None:
    table = ready("card")
    hand = table.last("Bob", "card-wanted")
    asked_back(table, "B?")
    table.later(hours=2)
    asked_back(table, "C?")
    table.reply("Bob", "yes", to=hand)
    table.fetch()
    table.program.ok("send", table.game)
    assert cards(table) == 0
    assert "which question your “yes” answers" in table.text("Bob", "not-understood")


@pytest.mark.parametrize("way", ["yes", "link"])
def test_a_blind_clue_that_was_asked_about_counts_as_it_was_written(program: Program, way: str) -> None:
    table = Table(program)
    table.seat(rules="party", players=6)
    table.step()
    table.reply("Ana", "who turned off the moon?")
    table.fetch()
    table.program.ok("send", table.game)
    assert "did you mean “who turned off the moon?”" in table.text("Ana", "not-understood")
    assert table.state.round.clue is None
    table.reply("Ana", "yes" if way == "yes" else "clue: who turned off the moon?")
    table.fetch()
    clue = table.state.round.clue
    assert clue is not None
    assert clue.text == "who turned off the moon?"


def test_an_old_question_is_over_when_its_player_has_answered(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    question = table.last("Bob", "not-understood")
    table.reply("Bob", "C")
    table.fetch()
    table.later(hours=2)
    table.reply("Bob", "yes", to=question)
    table.fetch()
    chosen = [fact.answer for fact in table.facts(MailRead) if fact.player == "Bob" and fact.verdict == "cards"]
    assert len(chosen) == 1
    assert '"C"' in chosen[0]


def test_a_link_of_the_question_is_an_answer_like_any_other(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "B?")
    table.reply("Bob", "B", to=table.last("Bob", "not-understood"))
    table.fetch()
    assert cards(table) == 1


def test_a_question_that_comes_after_an_answer_says_that_the_answer_stands(ready: Ready) -> None:
    table = ready("vote")
    first, second = other_numbers(table, "Bob")[:2]
    table.reply("Bob", str(first))
    table.fetch()
    asked_back(table, f"perhaps {second}?")
    said = table.text("Bob", "not-understood")
    assert f"did you mean “{second}”?" in said
    assert "Until then your earlier answer stands." in said


@pytest.mark.parametrize("words", ["Thanks!", "👍", "Done", "Grazie mille!", "Obrigada!", "Dzięki!"])
@pytest.mark.long
def test_courtesy_after_an_answer_gets_no_mail_and_troubles_nobody(ready: Ready, words: str) -> None:
    table = ready("card")
    table.reply("Bob", "B")
    table.fetch()
    table.program.ok("send", table.game)
    before = len(table.files("Bob"))
    table.reply("Bob", words)
    table.fetch()
    table.program.ok("send", table.game)
    assert (len(table.files("Bob")), table.facts(MailHeld), len(table.facts(MailSetAside))) == (before, [], 1)


def test_yes_to_an_address_changes_it_only_in_answer_to_its_own_mail(ready: Ready) -> None:
    table = ready("card")
    asked_back(table, "address bob@new.example")
    question = table.last("Bob", "receipt")
    table.reply("Bob", "yes", to=table.last("Bob", "card-wanted"))
    table.fetch()
    assert table.facts(AddressChosen) == []
    table.reply("Bob", "yes", to=question)
    table.fetch()
    assert [fact.email for fact in table.facts(AddressChosen)] == ["bob@new.example"]


def test_nobody_is_asked_for_a_card_once_the_table_is_laid(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "B")
    table.step()
    table.later(minutes=5)
    table.reply("Bob", "hm or D maybe")
    table.reply("Cyd", "B")
    table.reply("Dee", "B")
    table.step()
    said = table.text("Bob", "not-understood")
    assert "Bob, this one does not count" in said
    assert "The game has gone on in the meantime: your answer came too late for its round." in said
    assert "We read: “hm or D maybe”" in said
    assert "did you mean" not in said
