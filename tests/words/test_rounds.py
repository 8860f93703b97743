import pytest

from dixit_pbem.engine.model import Award, PlayerName, Reason
from dixit_pbem.engine.systems import PARTY, SYSTEMS
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.rounds import (
    award_in_words,
    crowd_outcome,
    next_storyteller,
    nobody_wins,
    search_outcome,
    so_many_points,
    void,
    why,
    winners,
)

ENGLISH = words_for("en")
ODYSSEY = SYSTEMS["odyssey"][1].rules
CLASSIC = SYSTEMS["classic"][1].rules


def award(reason, count=0, points=1):
    return Award(PlayerName("bob"), points, reason, count)


@pytest.mark.parametrize(
    ("expected", "reason", "votes", "rules"),
    [
        ("Some found the storyteller’s card, but not all", Reason.FOUND_STORYTELLER, 0, ODYSSEY),
        ("Vote for the storyteller’s card", Reason.FOUND_FINDER, 0, ODYSSEY),
        ("Just one of you found the storyteller’s card", Reason.LONE_STORYTELLER, 0, ODYSSEY),
        ("The only vote for the storyteller’s card", Reason.LONE_FINDER, 0, ODYSSEY),
        ("All found the storyteller’s card", Reason.ALL_FOUND, 0, ODYSSEY),
        ("Nobody found the storyteller’s card", Reason.NONE_FOUND, 0, ODYSSEY),
        ("Found with a single vote", Reason.SINGLE_VOTE, 0, ODYSSEY),
        ("Decoy: 1 vote", Reason.DECOY, 1, ODYSSEY),
        ("Decoy: 3 votes", Reason.DECOY, 3, ODYSSEY),
        ("Decoy: 4 votes, at most 3 count", Reason.DECOY, 4, ODYSSEY),
        ("Decoy: 4 votes", Reason.DECOY, 4, CLASSIC),
        ("5 votes for the same card", Reason.CROWD, 5, PARTY),
        ("6 votes for the same card, at most 5 count", Reason.CROWD, 6, PARTY),
    ],
)
def test_every_award_says_why(expected, reason, votes, rules):
    assert why(ENGLISH, award(reason, votes), rules) == expected


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_said_in_every_language(language, reason):
    english = why(ENGLISH, award(reason, 7), ODYSSEY)
    assert why(words_for(language), award(reason, 7), ODYSSEY) not in ("", english)


def test_an_award_shows_its_points():
    assert award_in_words(ENGLISH, award(Reason.DECOY, 2, points=2), ODYSSEY) == "Decoy: 2 votes +2"


@pytest.mark.parametrize(
    ("expected", "found", "voters"),
    [
        ("Nobody found the storyteller’s card.", 0, 4),
        ("1 of 4 found the storyteller’s card.", 1, 4),
        ("3 of 4 found the storyteller’s card.", 3, 4),
        ("All found the storyteller’s card.", 4, 4),
        ("There was no vote: nobody gets points, and the cards on the table are discarded.", 0, 0),
    ],
)
def test_a_round_comes_out_in_one_sentence(expected, found, voters):
    assert search_outcome(ENGLISH, found=found, voters=voters) == expected


@pytest.mark.parametrize(
    ("expected", "numbers"),
    [("Card 3 got the most votes.", [3]), ("Cards 3 and 5 got the most votes.", [3, 5]), (void(ENGLISH), [])],
)
def test_a_round_with_the_crowd_names_its_favourites(expected, numbers):
    assert crowd_outcome(ENGLISH, numbers) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("fr", "3 sur 5 ont trouvé la carte de qui conte."),
        ("it", "3 su 5 hanno trovato la carta del narratore."),
        ("pt", "3 de 5 encontraram a carta do narrador."),
        ("pl", "3 z 5 osób znalazły kartę narratora."),
        ("de", "3 von 5 fanden die Erzählkarte."),
        ("es", "3 de 5 encontraron la carta de quien narra."),
    ],
)
def test_some_finders_agree_with_their_verb(language, expected):
    assert search_outcome(words_for(language), found=3, voters=5) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana wins with 32 points."),
        ("fr", "Ana gagne avec 32 points."),
        ("it", "Vince Ana con 32 punti."),
        ("pt", "Ana ganha com 32 pontos."),
        ("pl", "Wygrywa Ana: 32 punkty."),
        ("de", "Ana gewinnt: 32 Punkte."),
        ("es", "Gana Ana con 32 puntos."),
    ],
)
def test_the_winner_is_named(language, expected):
    assert winners(words_for(language), ["Ana"], 32) == expected


def test_a_tie_is_shared():
    assert winners(ENGLISH, ["Ana", "Bob"], 31) == "Ana and Bob share the victory with 31 points each."
    assert winners(words_for("pl"), ["Ana", "Bob"], 31) == "Wygrywają wspólnie Ana i Bob: po 31 punktów."


def test_a_name_full_of_braces_is_a_name():
    assert next_storyteller(ENGLISH, "{points} {0} %s") == "{points} {0} %s tells next."


def test_an_early_end_has_no_winner():
    assert nobody_wins(ENGLISH) == "The game ended early; nobody wins."


def test_points_are_counted():
    assert [so_many_points(ENGLISH, count) for count in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
