"""What letters say, as kept in `golden/letters`."""

from dataclasses import replace

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.moves import GiveCards, GiveClue
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.views import view_for
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Note, Tidings, Unread
from dixit_pbem.post.writing import digest, digests, not_understood, reminder, request
from dixit_pbem.words import languages
from tests.engine.play import begun
from tests.post.sample_answers import (
    ANA,
    AT_CARD,
    AT_CLUE,
    AT_VOTE,
    BOB,
    BUSY,
    MISREAD,
    NEWS,
    NOTED,
    QUIET,
    SYSTEMS,
    all_letters,
    around_the_rounds,
    at_the,
    every_language,
    games_of,
    notices,
    of_a_round,
    receipts,
    refusals,
)
from tests.post.written import answer_in, desk_for, dump


@pytest.mark.parametrize(("base", "players"), SYSTEMS)
@every_language
def test_the_letters_of_a_round_read_as_kept(base, players, language, golden):
    letters = [dump(letter) for _, letter in of_a_round(begun(base, players), language)]
    golden(f"letters/{base}-{players}.{language}.txt", "\n".join(letters))


@every_language
def test_a_round_in_which_anybody_may_tell_reads_as_kept(language, golden):
    game = begun("odyssey", 4, first="volunteer").until(Phase.CLUE).now
    golden(
        f"letters/volunteer.{language}.txt",
        dump(request(Kind.HAND, view_for(game, BOB), desk_for(game, language), results=False)),
    )


@every_language
def test_the_letters_around_the_rounds_read_as_kept(language, golden):
    golden(f"letters/around.{language}.txt", "\n".join(map(dump, around_the_rounds(language))))


@every_language
def test_receipts_read_as_kept(language, golden):
    assert NOTED.keys() == set(Note)
    told = "\n".join(map(dump, receipts(language)))
    golden(f"letters/receipts.{language}.txt", told.replace(", ".join(languages()), "all languages"))


@every_language
def test_refusals_read_as_kept(language, golden):
    golden(f"letters/refusals.{language}.txt", "\n".join(map(dump, refusals(language))))


@pytest.mark.parametrize(
    ("expected", "base", "why", "asked"),
    [
        ("{own} is your own card. Write for example “2”.", "odyssey", Why.OWN_CARD, AT_VOTE),
        (
            "There is no such card on the table: the numbers go from 1 to 6. Write for example “2”.",
            "odyssey",
            Why.OUT_OF_RANGE,
            AT_VOTE,
        ),
        (
            "There is no such card in your hand: it has A, B, C, D, E and F. Write for example “B”.",
            "odyssey",
            Why.NOT_IN_HAND,
            AT_CARD,
        ),
        (
            "There is a card, but no clue to it. Write for example “C: the long way home”.",
            "odyssey",
            Why.NO_WORDS,
            AT_CLUE,
        ),
        (
            "The cards come after the clue, so it names none. Write for example “the long way home”.",
            "party",
            Why.NO_CARD_NOW,
            AT_CLUE,
        ),
        ("You have 1 vote. Write for example “2 red 1”.", "party", Why.TOO_MANY, (Phase.VOTE, ANA)),
        (
            "We cannot tell which answer you mean. Write one of these: “3”, “2”.",
            "party",
            Unread.SEVERAL_READINGS,
            AT_VOTE,
        ),
        ("You have no vote in this round: it is with those who gave no card.", "team", Why.GIVER_VOTES_NOT, AT_VOTE),
    ],
)
def test_a_refusal_says_why_and_shows_an_answer_that_would_work(expected, base, why, asked):
    games = games_of(base, 6)
    letter = not_understood(at_the(games, asked), desk_for(games[Phase.VOTE]), MISREAD[why][0])
    assert letter.call is not None
    own = next(card.number for card in games[Phase.VOTE].round.table if card.owner == BOB) if "{own}" in expected else 0
    assert letter.call.example.endswith(expected.format(own=own))


@every_language
def test_notices_read_as_kept(language, golden):
    golden(f"letters/notices.{language}.txt", "\n".join(map(dump, notices(language))))


@every_language
def test_the_moderator_s_digest_reads_as_kept(language, golden):
    desk = desk_for(begun("odyssey", 4).now, language)
    golden(f"letters/digest.{language}.txt", "\n".join(dump(digest(desk, day)) for day in (BUSY, QUIET)))


@every_language
def test_the_digest_of_two_games_reads_as_kept(language, golden):
    desk = desk_for(begun("odyssey", 4).now, language)
    days = (replace(QUIET, title="Monday owls", game="monday.yaml"), BUSY)
    golden(f"letters/digests.{language}.txt", dump(digests([(desk, day) for day in days])))


def test_the_digest_counts_what_waits_for_the_moderator_and_names_the_command():
    letter = digest(desk_for(begun("odyssey", 4).now), BUSY)
    said = dump(letter)
    assert letter.call is not None
    assert letter.call.action == "Ana, 22 things wait for you"
    for command in (
        "dixit-pbem remind sunday.yaml 'Mia Maria'",
        "dixit-pbem extend sunday.yaml 24h",
        "dixit-pbem held sunday.yaml",
        "dixit-pbem resend sunday.yaml Dee",
        "dixit-pbem send sunday.yaml",
        "dixit-pbem next-turn sunday.yaml",
        "dixit-pbem doctor sunday.yaml",
    ):
        assert command in said


@every_language
def test_a_letter_begins_with_whose_move_it_is(language):
    for letter in all_letters(language):
        assert letter.call is not None
        assert letter.call.action
        assert letter.preview
        assert letter.language == language


def test_a_card_that_was_given_is_marked_and_can_be_changed():
    play = begun("odyssey", 4).until(Phase.CARD)
    play.do(GiveCards(BOB, ("B",)))
    letter = request(Kind.CARD_WANTED, view_for(play.now, BOB), desk_for(play.now), results=False)
    assert letter.call is not None
    assert letter.call.action == "Bob, your card: B"
    assert letter.paragraphs == ("The game waits for Cyd and Dee.",)
    assert letter.cards is not None
    assert [card.note for card in letter.cards.cards] == ["", "Goes to the table", "", "", "", ""]
    assert [answer_in(card.answer) for card in letter.cards.cards if card.answer] == list("ABCDEF")


def test_a_clue_that_was_told_is_quoted_with_its_card():
    play = begun("odyssey", 4).until(Phase.CLUE)
    play.do(GiveClue(ANA, "a dog at the door", "C"))
    letter = request(Kind.HAND, view_for(play.now, ANA), desk_for(play.now), results=False)
    assert letter.call is not None
    assert letter.call.action == "Ana, your clue to card C: “a dog at the door”"
    assert "dog" not in dump(request(Kind.HAND, view_for(play.now, BOB), desk_for(play.now), results=False))


def test_a_reminder_names_only_pictures_that_come_along():
    game = begun("odyssey", 4).until(Phase.VOTE).now
    for name in game.seats[1:]:
        cards = reminder(view_for(game, name), desk_for(game), late=False).cards
        assert cards is not None
        first, last = cards.cards[0].picture, cards.cards[-1].picture
        assert cards.in_text == f"The pictures are attached, from {first}.jpg to {last}.jpg."


def test_news_stand_in_the_next_letter():
    game = begun("odyssey", 4).until(Phase.VOTE).now
    desk = desk_for(game, news=(NEWS[Tidings.CARD_BY_CHANCE], NEWS[Tidings.WORD]))
    assert request(Kind.VOTE_WANTED, view_for(game, BOB), desk, results=False).paragraphs == (
        "There was no card in time from Cyd and Dee. Chance chose it from the hand.",
        "Cyd writes to you all: “Good night to all”",
    )


def test_a_letter_in_a_pause_says_that_no_time_runs_out():
    game = begun("odyssey", 4).until(Phase.VOTE).now
    view = replace(view_for(game, BOB), paused=True, deadline=None)
    letter = request(Kind.VOTE_WANTED, view, desk_for(game), results=False)
    assert letter.call is not None
    assert letter.call.deadline == ""
    assert letter.paragraphs == ("The clock stands still until the game goes on. Answers are welcome all the same.",)


def test_a_letter_tells_that_something_comes_with_the_clue():
    game = begun("odyssey", 4).until(Phase.CARD).now
    view = replace(view_for(game, BOB), attachment="9f86d081884c7d65.mp3")
    letter = request(Kind.CARD_WANTED, view, desk_for(game), results=False)
    assert letter.paragraphs == ("Something comes with the clue: you find it attached to this mail.",)
