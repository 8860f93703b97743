"""A letter: everything that a message says to its reader, in words of their language; and the desk it is written at.

Templates receive the letter and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from urllib.parse import quote

from dixit_pbem.engine.model import CardId
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.plates import Person
from dixit_pbem.paper.page_words import Looks, Reading
from dixit_pbem.post.due import Kind
from dixit_pbem.post.reminders import Absence
from dixit_pbem.post.said import News
from dixit_pbem.words import Words

LONGEST_ADDRESS = 1500
"""Some mail programs cut a longer `mailto:` address."""
LONGEST_SUBJECT = 300
"""Encoded; a table of twelve has two dozen links, and a mail stays under 60 KB."""


@frozen
class Link:
    """A link that opens a finished answer."""

    label: str
    address: str  # a whole `mailto:` address


@frozen
class Card:
    """A card under its letter or number. `owner`, `voters`, and the marks are for rounds that are over."""

    label: str
    picture: str  # the key of its picture; also what stands there when pictures are blocked
    answer: Link | None = None
    begun: Link | None = None
    """Beside `answer`, or instead of it, an answer that the reader completes: `3 and another`."""
    note: str = ""
    description: str = ""  # what the picture shows, for a reader who asked for words
    owner: Person | None = None
    voters: tuple[Person, ...] = ()
    votes: str = ""  # who voted for it, in a sentence
    is_story: bool = False
    is_red: bool = False


@frozen
class Cards:
    """Pictures that belong together, under a title."""

    title: str
    cards: tuple[Card, ...]
    legend: str = ""
    in_text: str = ""  # where the pictures are, for readers of the text
    whole: str = ""  # the key of one picture that shows all of a table, where several lie open


@frozen
class Told:
    """One of several open rounds: whose it is, its clue, its table once it lies there."""

    face: Person
    told_by: str
    clue: str
    cards: Cards | None = None
    answers: tuple[Link, ...] = ()  # a link for each card of the table that the reader may vote for


@frozen
class Results:
    """A round in the open: clue, outcome, the picture it was about, the others with their owners and voters."""

    title: str
    headline: tuple[str, ...]  # what it was to the reader; empty where the letter begins with that
    told_by: str
    clue: str
    outcome: str
    heroes: tuple[Card, ...]  # the storyteller's card, or those that got the most votes
    cards: Cards
    in_text: str = ""


@frozen
class Standing:
    """The points of a player, or of partners: what the last round brought, why, and all together."""

    person: Person
    total: int
    points: str  # the total in words: `12 points`
    rank: str = ""  # `1.`; who has as many points shares it
    moved: str = ""  # `↑ 2` or `↓ 1`, since the round before
    gained: str = ""
    reasons: tuple[str, ...] = ()
    is_reader: bool = False


@frozen
class Score:
    """The points so far, highest first; `goal` points fill the whole ladder."""

    title: str
    standings: tuple[Standing, ...]
    goal: int
    ends: str = ""  # what the ladders lead to


@frozen
class Example:
    """An answer that would work, and when one gives such a one; or a word that one may write, and what it does."""

    picture: str  # the key of a little picture that shows the same without words, or nothing
    answer: str
    told: str


@frozen
class Invitation:
    """What a game is about, who sits at the table, how one answers."""

    title: str
    told: tuple[str, ...]
    table: str
    company: tuple[Person, ...]  # clockwise
    you: str  # what stands at the reader's figure
    answering: str
    examples: tuple[Example, ...]


@frozen
class Memory:
    """A card of a round that is long over, and what made it worth remembering."""

    title: str
    told_by: str
    clue: str
    card: Card
    outcome: str
    in_text: str
    """Where its picture is, for readers of the text."""


@frozen
class Ending:
    """What a game comes to: who won, where its album is, which cards are remembered."""

    winners: tuple[Person, ...]
    album: str
    memories: tuple[Memory, ...]


@frozen
class Errand:
    """Something to know or to do: whom it is about, and the command to type."""

    told: str
    command: str = ""
    people: tuple[Person, ...] = ()


@frozen
class Section:
    """A few lines, examples, cards with what became of them, or errands under a title of their own."""

    title: str
    lines: tuple[str, ...]
    errands: tuple[Errand, ...] = ()
    examples: tuple[Example, ...] = ()
    cards: tuple[Card, ...] = ()
    begins_game: bool = False  # all below is about the game that its title names


@frozen
class Letter:
    """One message to one reader. What a kind of letter has no use for is empty."""

    kind: Kind
    language: str
    sentinel: str  # `write above this line`
    title: str
    place: str  # `Round 3`
    preview: str
    """What a mail program shows beside the subject."""
    face: Person | None = None
    """Its reader, as the table knows them."""
    call: Call | None = None
    paragraphs: tuple[str, ...] = ()
    awaited: tuple[Person, ...] = ()  # whom the paragraphs say the game waits for
    told_by: str = ""
    teller: Person | None = None  # who told it, where it is one clue
    clue: str = ""
    """Or the words of whoever writes to all."""
    writer: Person | None = None  # who writes to all, or of whom there is news
    rounds: tuple[Told, ...] = ()
    """Where all tell at once: the clues of the others, and their tables."""
    cards: Cards | None = None
    answers: tuple[Link, ...] = ()
    """Answers that belong to no single card: two votes, a clue without a card."""
    invitation: Invitation | None = None
    ending: Ending | None = None
    results: Results | None = None
    more_results: tuple[Results, ...] = ()  # the other rounds of a cycle
    score: Score | None = None
    sections: tuple[Section, ...] = ()
    asking: tuple[Link, ...] = ()
    """What one may ask beside all that: `how does the game stand?`"""
    how: str = ""
    """How an answer is sent, where there are links to tap."""
    how_in_text: str = ""
    footer: tuple[str, ...] = ()

    @property
    def pictures(self) -> tuple[Card, ...]:
        """Every card that it may show."""
        hand = self.cards.cards if self.cards else ()
        tables = (card for told in self.rounds if told.cards for card in told.cards.cards)
        before = (*((self.results,) if self.results else ()), *self.more_results)
        shown = (card for each in before for card in (*each.heroes, *each.cards.cards))
        told = (card for section in self.sections for card in section.cards)
        return (*hand, *tables, *shown, *self.remembered, *told)

    @property
    def examples(self) -> tuple[Example, ...]:
        """Every example that it may show."""
        invited = self.invitation.examples if self.invitation else ()
        return (*invited, *(each for section in self.sections for each in section.examples))

    @property
    def tables(self) -> frozenset[str]:
        """The key of every whole table that it may show."""
        before = (*((self.results,) if self.results else ()), *self.more_results)
        groups = (*(told.cards for told in self.rounds if told.cards), *(each.cards for each in before))
        return frozenset(group.whole for group in groups if group.whole)

    @property
    def asks(self) -> bool:
        """Does it hold an answer to tap? Then what may be chosen stands right below the call."""
        hand = self.cards.cards if self.cards else ()
        return bool(self.answers) or any(card.answer or card.begun for card in hand)

    @property
    def remembered(self) -> tuple[Card, ...]:
        """The cards of rounds that are long over."""
        return tuple(memory.card for memory in self.ending.memories) if self.ending else ()


@frozen
class Desk:
    """Everything beside the view that a letter needs: how its reader is spoken to, where answers go, what is new."""

    reading: Reading
    looks: Looks
    reply_to: str
    """Where answers go; may hold the token as a plus-address."""
    subject: str
    moderator: str
    descriptions: Mapping[CardId, str]
    """What the pictures show; empty unless the reader asked for words."""
    moment: datetime | None = None
    """When that happened which the letter is about."""
    absences: tuple[Absence, ...] = ()
    """Who is away then or later, of all who sit at the table."""
    extends_for_away: bool = True
    """Whether a deadline moves that ends while its player is away."""
    news: tuple[News, ...] = ()
    """What the next letter tells beside what it asks for: who was missing, a word to all."""
    is_new: bool = False
    """Whether the reader took the seat after the last round."""
    corrects: bool = False
    """Whether the reader was told another end of that round before."""

    @property
    def words(self) -> Words:
        """The reader's language."""
        return self.reading.words

    def link(self, label: str, answer: str) -> Link:
        """A link that opens a mail to the game, with this answer in its first line where it is not too long."""
        start = f"mailto:{quote(self.reply_to, safe='@+')}?subject={_tail(self.subject, LONGEST_SUBJECT)}"
        body = "&body=" + quote(answer.replace("\n", "\r\n"), safe="") if answer else ""
        return Link(label, start + body if len(start + body) < LONGEST_ADDRESS else start)


def file_name(picture: str) -> str:
    """What the picture of that key is called where it comes along."""
    return f"{picture.lower()}.jpg"


def _tail(subject: str, room: int) -> str:
    """As much of a subject as there is room for; its end, where the token stands, always remains."""
    start, rest, end = subject.rpartition(" · ")
    while len(quote(start + rest + end, safe="")) > room and start:
        start = start[: len(start) // 2]
    return quote(start + rest + end if start else end, safe="")
