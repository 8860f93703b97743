"""The judge can tell: sentences that may be recorded, that may be asked about as well, and that must be asked about."""

from __future__ import annotations

import pytest

from tests.post.reading.wide.answers import Core
from tests.post.reading.wide.judge import judge
from tests.post.reading.wide.judge_clue import against_a_blind_clue, against_a_clue
from tests.post.reading.wide.made import UNMARKED, Mail, Piece
from tests.post.reading.wide.moves import ASKED, Move
from tests.post.reading.wide.talk import Talk
from tests.post.reading.wide.verdicts import wrong

CHANGE = True


def lines(table: str) -> list[str]:
    return [each.strip().replace("⏎", "\n") for line in table.strip().splitlines() for each in line.split("|")]


@pytest.mark.parametrize(
    "words",
    lines("""4|4.|(4)|④|4️⃣|Nr 4|no. 4|four|Quattro|quatro|czwórka|the fourth one|la quarta|a quarta|czwarta|card 4
        I vote 4|I think it's 4|voto la 4|il mio voto va alla 4|acho que é a 4|głosuję na 4|Myślę, że to 4|4 please
        4, because of the stairs|4 – because of the stairs|4. What a lovely clue|4 😀 what a lovely clue|4⏎⏎Thanks, Ana
        Sorry for the delay! 4|Hi all,⏎⏎4|4, per la balena|I vote 4. The sky is so blue"""),
)
def test_an_answer_that_everybody_understands_is_certain(words: str) -> None:
    verdict = judge(words, ASKED["vote"], standing=False)
    assert verdict.moves == {Move(("4",))}, verdict
    assert verdict.sure, verdict


@pytest.mark.parametrize(
    "words",
    lines("""maybe 4|boh, 4|chyba 4|5… no wait, 4|5, anzi la 4|no idea, 4|4, see you on 5 December
        4, I came home at 19:30|I vote 4. See you at 5!
        I vote 4 because of the stairs|4. Who is next?|My son is 3 years old. I vote 4
        4⏎⏎Tel. 555 12 34|I do not like 3, I vote 4"""),
)
def test_an_answer_in_some_doubt_may_be_recorded_or_asked_about(words: str) -> None:
    verdict = judge(words, ASKED["vote"], standing=False)
    assert verdict.moves == {Move(("4",))}, verdict
    assert not verdict.sure, verdict


@pytest.mark.parametrize(
    "words",
    lines("""|Thanks!|Até às 5!|2 to go|Sono le 5!|I like all 5|Round 4|Round: 4|4?|4 or 5|not 4|4. No, wait.|4, 5
        anything but 4|I nearly took 2|Bob's is surely 3|5 was lovely too|4 minutes|4, see you at 5|see you at 5, 4
        4. Can I change it?|4. Forget that.|I vote 4, 5|I vote 4. 5!|4 has the stairs|la 4 è di Bob|a 4 é minha
        I don't want⏎⏎4|la carta 4 è bella|4 stairs are lovely|Bob said I vote 4|4⏎⏎no|4⏎⏎3 was lovely too|if I vote 4
        we lost 4-2|4/6|19:04|sei un genio|just a second|a quarta vez hoje|jeszcze 4 i koniec|Do 4 grudnia|page 4|9"""),
)
def test_what_may_be_no_vote_is_never_recorded(words: str) -> None:
    assert not judge(words, ASKED["vote"], standing=False).moves


@pytest.mark.parametrize(
    ("words", "letter"),
    [
        *(
            (words, "B")
            for words in ("B", "b", "(B)", "card B", "la B", "a B", "daję B", "B (the whale)", "B, what a day")
        ),
        *((words, "A") for words in ("A", "a", "card A", "gioco la A", "daję kartę A")),
    ],
)
def test_a_card_that_everybody_understands_is_certain(words: str, letter: str) -> None:
    verdict = judge(words, ASKED["card"], standing=False)
    assert verdict.moves == {Move((letter,))}, verdict


@pytest.mark.parametrize(
    "words",
    lines("""Thanks, have a nice weekend!|a presto|E buona notte|i miłego weekendu|A big hug|vitamin C|plan B it is|B?
        B or C|not B|Mia B.|I got a C in maths|B is mine|a presto, a|C is for banana|E-mail is slow today
        B, C|B⏎⏎or C|nie B|Até já, e|quase escolhi a B|la B mi fa ridere|B has the stairs|thanks B"""),
)
def test_a_little_word_is_never_a_card(words: str) -> None:
    assert not judge(words, ASKED["card"], standing=False).moves


def test_who_thinks_of_friends_names_no_card() -> None:
    assert judge("do la F, penso a voi a scuola", ASKED["card"], standing=False).moves == {Move(("F",))}


@pytest.mark.parametrize("words", lines("4|I vote 4|la 4|4, thanks|Hi Ana,⏎⏎4⏎⏎Thanks, Bob|5… no wait, 4|4 Um abraço"))
def test_a_change_may_be_bare_or_asked_for(words: str) -> None:
    assert judge(words, ASKED["vote"], standing=CHANGE).moves == {Move(("4",))}


@pytest.mark.parametrize(
    "words", lines("4, because of the stairs|Sorry for the delay! 4|4. What a lovely clue|4 😀 so sad")
)
def test_a_comment_changes_no_earlier_move(words: str) -> None:
    assert not judge(words, ASKED["vote"], standing=CHANGE).moves


@pytest.mark.parametrize(
    ("situation", "words", "move"),
    [
        *(("two votes", words, Move(("3", "5"))) for words in ("3 5", "3, 5", "3 and 5", "voto 3 e 5", "3/5", "3⏎5")),
        ("two votes", "I vote 3", Move(("3",))),
        ("two votes", "1. 3⏎2. 5", Move(("3", "5"))),
        *(("two cards", words, Move(("B", "D"))) for words in ("B D", "B, D", "B e D", "BD", "daję B i D")),
        *(("red", words, Move(("3",), red="5")) for words in ("3 red 5", "rosso 5, 3", "3⏎czerwona 5")),
    ],
)
def test_lists_are_read_as_a_whole(situation: str, words: str, move: Move) -> None:
    assert judge(words.replace("⏎", "\n"), ASKED[situation], standing=False).moves == {move}


@pytest.mark.parametrize(
    ("words", "letter", "clue"),
    [
        ("C: the long way home", "C", "the long way home"),
        ("Hi all,\n\nC - the long way home\nThanks, Ana", "C", "the long way home"),
        ("Clue: the long way home\nCard: C", "C", "the long way home"),
        ("the long way home (C)", "C", "the long way home"),
        ("Clue: “B is for bear”, card D", "D", "B is for bear"),
        ("C the long way home", "C", "the long way home"),
        ("Card: C\nClue: the long way home\nD. Maria sends kisses", "C", "the long way home"),
    ],
)
def test_a_clue_with_its_letter_may_be_recorded(words: str, letter: str, clue: str) -> None:
    assert not against_a_clue(words, ASKED["clue"], Move((letter,), clue=clue))


@pytest.mark.parametrize(
    ("words", "letter", "clue"),
    [
        ("Clue: “B is for bear”, card D", "B", "is for bear”, card D"),
        ("C: the moon. No wait, D", "C", "the moon. No wait, D"),
        ("C can I change it?", "C", "can I change it?"),
        ("C: the long way home\nThanks, Ana", "C", "the long way home Thanks, Ana"),
        ("C: dog\nD: cat", "C", "dog"),
        ("A dog at the door", "A", "dog at the door"),
        ("B is for banana", "B", "is for banana"),
        ("C: Clue: the sea", "C", "Clue: the sea"),
        ("C: the sea\n\nForget that.", "C", "the sea"),
        ("C: the sea", "C", "the moon"),
    ],
)
def test_a_clue_in_doubt_is_never_recorded(words: str, letter: str, clue: str) -> None:
    assert against_a_clue(words, ASKED["clue"], Move((letter,), clue=clue))


@pytest.mark.parametrize("words", lines("the sea at night|“the sea”|Ciao Ana,⏎⏎il mare|the sea⏎⏎Thanks, Ana"))
def test_a_blind_clue_stands_alone(words: str) -> None:
    clue = next(each for each in ("the sea at night", "the sea", "il mare") if each in words)
    assert not against_a_blind_clue(words, Move((), clue=clue))


@pytest.mark.parametrize(
    "words", lines("Thanks!|Who is next?|Out of office|the sea⏎⏎We had rain all day|No, wait.|the sea⏎⏎Actually, no.")
)
def test_other_things_are_no_blind_clue(words: str) -> None:
    assert against_a_blind_clue(words, Move((), clue=words.split("\n")[0]))
    assert against_a_blind_clue("Clue: the sea", Move((), clue="Clue: the sea"))


@pytest.mark.parametrize(
    ("situation", "answer", "kind", "talk", "fine"),
    [
        ("card", "D", "signoff", "Pozdrawiam", True),
        ("vote", "1", "little", "a presto e grazie", True),
        ("card", "D", "little", "a presto e grazie", False),
        ("card", "D", "table", "and E as well", False),
        ("vote", "1", "courtesy", "see you at 5", False),
    ],
)
def test_a_good_bye_behind_a_bare_answer_needs_no_mark(
    situation: str, answer: str, kind: str, talk: str, fine: bool
) -> None:
    core = Core(answer, Move((answer,)), "bare", sure=True)
    behind = (Piece(Talk(kind, talk), UNMARKED),)
    mail = Mail(f"{answer} {talk}", "en", situation, core, (), behind, Move(("C" if situation == "card" else "6",)))
    assert bool(wrong(mail, core.move)) is not fine
