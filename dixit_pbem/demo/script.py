"""The script: what the friends tell, give, vote, get wrong and say to each other. Pure.

Cards are named by what the default deck calls them. Which of them somebody holds follows from `SEED`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from enum import Enum, auto

from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.sayings import Answer, Card, Clue, OwnVote, Saying, Vote, Words
from dixit_pbem.engine.model import Phase
from dixit_pbem.frozen import frozen

SEED = "dreams"
TITLE = "Sunday dreamers"
ADDRESS = "dixit@example.org"
BEGIN = datetime(2026, 10, 2, 16, 0, tzinfo=UTC)
PHASES = (Phase.CLUE, Phase.CARD, Phase.VOTE)


@frozen
class Joining:
    """Somebody whom the game file does not name: what they write to the game, and what they answer to its question."""

    player: str
    wish: str
    answer: str
    before: timedelta
    """So long before the game begins the wish arrives."""
    told: tuple[str, str]
    """What is told of the wish, and of the answer."""


JOINING = Joining(
    "Fausto",
    "Hello! Bob told me about your game. I would like to play.",
    "Yes, please!",
    timedelta(hours=3),
    (
        "Five sit down. Fausto writes to the game's address that a sixth would like to play, and is asked once.",
        "Fausto says yes and has the seat; all six are here, and the game begins by itself.",
    ),
)


@frozen
class Round:
    """A round as it is meant: the clue with its language and meaning, who gives which card, who votes for whose."""

    teller: str
    language: str
    clue: Clue
    meaning: str
    gives: Mapping[str, str]
    votes: Mapping[str, str]

    def answer(self, player: str, phase: Phase) -> Answer:
        """What a player answers in a phase."""
        if phase is Phase.CLUE:
            return self.clue
        if phase is Phase.CARD:
            return Card(self.gives[player])
        return Vote(self.card_of(self.votes[player]))

    def card_of(self, player: str) -> str:
        """The card of a player on the table."""
        return self.clue.card if player == self.teller else self.gives[player]

    def players(self, phase: Phase) -> tuple[str, ...]:
        """Who answers in a phase, in seat order."""
        if phase is Phase.CLUE:
            return (self.teller,)
        return tuple(friend.name for friend in FRIENDS if friend.name != self.teller)


ROUNDS: tuple[Round, ...] = (
    Round(
        "Bob",
        "en",
        Clue("bed-adrift", "Five more minutes, captain"),
        "",
        {
            "Ana": "moored-moon",
            "Dawid": "inner-sea",
            "Eve": "rabbit-conducts-the-tide",
            "Chiara": "day-on-a-see-saw",
            "Fausto": "stepping-birds",
        },
        {"Ana": "Bob", "Dawid": "Ana", "Eve": "Bob", "Chiara": "Ana", "Fausto": "Chiara"},
    ),
    Round(
        "Ana",
        "pt",
        Clue("the-giants-bookmark", "Só mais um capítulo"),
        "just one more chapter",
        {
            "Bob": "migration-of-books",
            "Dawid": "keyhole",
            "Eve": "undertown",
            "Chiara": "moon-door",
            "Fausto": "thread-path",
        },
        {"Bob": "Ana", "Dawid": "Bob", "Eve": "Bob", "Chiara": "Fausto", "Fausto": "Ana"},
    ),
    Round(
        "Dawid",
        "pl",
        Clue("tree-of-masks", "Kim dziś będę?"),
        "who will I be today?",
        {
            "Bob": "the-ladder-seller",
            "Ana": "knife-throwers-moon",
            "Eve": "puppet-king",
            "Chiara": "ferry-of-empty-coats",
            "Fausto": "cupboard-of-weather",
        },
        {"Bob": "Chiara", "Ana": "Dawid", "Eve": "Dawid", "Chiara": "Eve", "Fausto": "Dawid"},
    ),
    Round(
        "Eve",
        "en",
        Clue("the-lantern-bearer", "Somebody has to do it"),
        "",
        {
            "Bob": "the-mapmakers-beard",
            "Ana": "measured-for-stairs",
            "Dawid": "the-sun-cleaner",
            "Chiara": "night-laundry",
            "Fausto": "loom-of-the-aurora",
        },
        {"Bob": "Chiara", "Ana": "Dawid", "Dawid": "Chiara", "Chiara": "Fausto", "Fausto": "Chiara"},
    ),
    Round(
        "Chiara",
        "it",
        Clue("summer-under-glass", "E poi venne l’estate"),
        "and then summer came",
        {
            "Bob": "hourglass-caravan",
            "Ana": "tortoise-island",
            "Dawid": "rainbow-repair",
            "Eve": "sleeping-giant",
            "Fausto": "the-dolls-house-at-midnight",
        },
        {"Bob": "Chiara", "Ana": "Fausto", "Dawid": "Chiara", "Eve": "Chiara", "Fausto": "Bob"},
    ),
    Round(
        "Fausto",
        "it",
        Clue("ribs-by-the-sea", "Un ultimo ballo, poi a casa"),
        "one last dance, then home",
        {
            "Bob": "house-that-left",
            "Ana": "the-accordion-hotel",
            "Dawid": "king-and-fox",
            "Eve": "towed-whale",
            "Chiara": "crow-wedding",
        },
        {"Bob": "Chiara", "Ana": "Fausto", "Dawid": "Fausto", "Eve": "Chiara", "Chiara": "Ana"},
    ),
)


class How(Enum):
    """How something stands to the answer that its writer owes."""

    BESIDE = auto()
    """It is another matter."""
    BEFORE = auto()
    """The answer follows and counts instead."""
    WRONG = auto()
    """It cannot be read or played, the game says so, and the answer follows."""
    SILENCE = auto()
    """Nothing is written until the deadline is over."""


@frozen
class Extra:
    """Something that happens beside the plain answers, and the sentence that tells it."""

    round: int
    phase: Phase
    player: str
    how: How
    told: str
    says: Saying = Words("")


EXTRAS: tuple[Extra, ...] = (
    Extra(
        1,
        Phase.CARD,
        "Dawid",
        How.WRONG,
        "Dawid writes a letter that stands on no card in that hand, is told so, and writes again.",
        Words("H"),
    ),
    Extra(
        1,
        Phase.CARD,
        "Bob",
        How.BESIDE,
        "Bob says to all: “No describing your pictures, please. Singing about them is fine.”",
        Words("say No describing your pictures, please. Singing about them is fine."),
    ),
    Extra(1, Phase.VOTE, "Eve", How.WRONG, "Eve votes for her own card, is told so, and votes again.", OwnVote()),
    Extra(
        2,
        Phase.CARD,
        "Fausto",
        How.BESIDE,
        "Fausto wants mails in Italian from now on.",
        Words("language italiano"),
    ),
    Extra(
        2,
        Phase.CARD,
        "Eve",
        How.BESIDE,
        "Eve gives a picture of the last round a heart: everybody hears of it with the next mail.",
        Words("❤️ 1", to="results"),
    ),
    Extra(
        2, Phase.VOTE, "Fausto", How.WRONG, "Fausto names two numbers, is asked which, and decides.", Words("2 o 5?")
    ),
    Extra(
        2,
        Phase.VOTE,
        "Ana",
        How.BESIDE,
        "Ana says to all: “Os meus livros nunca acabam, só adormecem.” (my books never end, they fall asleep)",
        Words("diz Os meus livros nunca acabam, só adormecem."),
    ),
    Extra(
        3,
        Phase.CARD,
        "Fausto",
        How.SILENCE,
        "Fausto lets the deadline pass, is reminded, and answers at last. The game waited.",
    ),
    Extra(3, Phase.VOTE, "Bob", How.WRONG, "Bob votes for a number that is not there, and is asked again.", Words("9")),
    Extra(
        3,
        Phase.VOTE,
        "Chiara",
        How.BEFORE,
        "Chiara changes her mind within the hour: the later vote counts.",
        Vote("tree-of-masks"),
    ),
    Extra(
        4,
        Phase.CARD,
        "Ana",
        How.WRONG,
        "Ana writes a number where a letter is wanted, is told so, and writes again.",
        Words("3"),
    ),
    Extra(
        4,
        Phase.VOTE,
        "Dawid",
        How.BESIDE,
        "Dawid says to all: „Ktoś musi też zmywać.” (somebody has to do the dishes, too)",
        Words("powiedz Ktoś musi też zmywać."),
    ),
    Extra(
        5,
        Phase.CLUE,
        "Chiara",
        How.WRONG,
        "Chiara's clue begins with “E”, which is a card and a word: the game asks which. It never guesses.",
        Words("E poi venne l’estate"),
    ),
    Extra(
        5,
        Phase.VOTE,
        "Eve",
        How.BESIDE,
        "Eve wants another card when the table is laid already: too late, says the answer.",
        Words("A", to="card-wanted"),
    ),
    Extra(
        6,
        Phase.VOTE,
        "Chiara",
        How.BESIDE,
        "Chiara says to all: «Che bella compagnia. Ancora un giro?» (what good company; once more?)",
        Words("annuncia Che bella compagnia. Ancora un giro?"),
    ),
)
BY_LINK = frozenset({(1, Phase.VOTE, "Ana"), (2, Phase.CARD, "Eve"), (4, Phase.VOTE, "Chiara")})
"""Who taps a link beside a picture for once."""
