"""What letters tell beside the view, as plain values: answers understood and not, news, the moderator's day."""

from __future__ import annotations

from datetime import date, datetime
from enum import StrEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.frozen import frozen
from dixit_pbem.post.due import Kind
from dixit_pbem.post.held_for import HeldFor as HeldFor


class Got(StrEnum):
    """What somebody's mail was understood as."""

    CLUE = "clue"
    CARDS = "cards"
    CARDS_BACK = "cards taken back"
    VOTES = "votes"
    """Votes, the red mark, or both."""
    STATUS = "status"
    HELP = "help"
    RULES = "rules"
    LANGUAGE = "language"
    """The letter is written in the new language already."""
    ADDRESS_ASKED = "address asked"
    """Goes to the old address, which is to confirm the new one in `text`."""
    ADDRESS_CHANGED = "address changed"
    ADDRESS_BACK = "address back"
    """The old address, in `text`, is in force again."""
    AWAY = "away"
    PASSED_ON = "passed on"
    """The word in `text` goes to everybody."""
    RECEIPTS = "receipts"
    """Which moves get one, in `text`; and with `PAGES` whether they come along."""
    PAGES = "pages"
    OFFER_BACK = "offer back"  # `letters` are the answers that we offered, and that were not meant
    CLUE_WAITS = "clue waits"
    """It goes on once the moderator lets it, as the word in `text` for everybody does."""
    WORDS_WAIT = "words wait"
    RESIGNS = "resigns"  # the moderator confirms it


class Note(StrEnum):
    """What a receipt adds to what it understood."""

    NAMED_TWICE = "named twice"  # `text` is the number or letter; it counts once
    OTHER_ADDRESS = "other address"  # `text` is where the mail came from; it counts all the same
    READ_BY_MODERATOR = "read by the moderator"  # `text` is the moderator's name, who said how the mail is meant
    WORDS_WITH_RESULTS = "words with the results"  # `text` are the words, told then
    WORDS_TOO_LONG = "words too long"
    WORDS_LET_GO_FIRST = "words let go first"  # `text` are the words, which wait for the moderator
    HEART = "heart"  # `text` is the number of the picture and whose it is
    HEART_FOR_NOTHING = "heart for nothing"  # `text` is what was written: no picture of the last results
    LUCK_JOINS = "luck joins"
    """`text` is the first round that the word of chance joins, and the word, here and below."""
    LUCK_STANDS = "luck stands"  # the seat has its word already
    LUCK_TOO_LONG = "luck too long"
    LUCK_OF_MODERATOR = "luck of the moderator"  # who knows the secret number must not add to it
    FILE_COMES_ALONG = "file comes along"
    """`text` is the file's name, here and below."""
    FILE_TOO_LARGE = "file too large"
    FILE_ABOVE_SHARE = "file above share"  # `text` is so many kilobytes as fit, and the name
    FILE_OF_OTHER_KIND = "file of another kind"
    """A video, a program: not one of the pictures and recordings that may come along."""
    FILE_BROKEN = "file broken"  # a picture that cannot be read whole
    FILE_NOT_NOW = "file not now"
    """It came with something else than a clue."""
    FILE_TOO_MANY = "file too many"  # only one file comes along with a clue


@frozen
class Noted:
    """A note with the word, the number or the file that it is about."""

    note: Note
    text: str = ""


@frozen
class Understood:
    """An answer that counts."""

    got: Got
    letters: tuple[str, ...] = ()
    """The card of a clue, or the cards given."""
    text: str = ""
    """The clue, the word passed on, the address, the language."""
    numbers: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()  # for each letter or number, where several are open
    red: int | None = None
    first_day: date | None = None
    last_day: date | None = None
    """The days of an absence."""
    until: datetime | None = None
    """The last moment at which it may be changed; none while the clock stands still and where the game goes on soon."""
    ignored: str = ""
    """What stood in the mail beside it."""
    notes: tuple[Noted, ...] = ()


def typed(understood: Understood) -> str:
    """An answer as a player types it; nothing where that takes a word for the red mark."""
    if understood.got is Got.CLUE:
        return ": ".join((*understood.letters, understood.text))
    return ", ".join((*understood.letters, *map(str, understood.numbers))) if understood.red is None else ""


LONGEST_CLUE = 500
"""So many characters fit on paper."""


class Unread(StrEnum):
    """Why a mail cannot be read as an answer. Journals keep these values, so they stay as they are."""

    EMPTY = "empty"
    NO_NUMBER = "no number"
    SEVERAL_READINGS = "several readings"
    """`options` are the answers that it may mean."""
    NOT_WHOLE = "not whole"  # several rounds are open, and it is not certain which cards are for which
    WORD_OR_LETTER = "word or letter"
    """Is the first letter of the clue a card or a word? `options` are both answers."""
    WORD_OR_COMMAND = "word or command"
    """Is it the clue or a command? `options` are both answers."""
    WORD_OR_FOOTER = "word or footer"
    """Is it the clue or what a mail program writes below every mail?"""
    TOO_LONG = "too long"
    TOO_LARGE = "too large"
    """The mail with what came along; none of it was read."""
    UNKNOWN_LANGUAGE = "unknown language"  # `options` are the languages there are
    UNKNOWN_ADDRESS = "unknown address"
    UNKNOWN_DATES = "unknown dates"
    NOT_FOR_ALL = "not for all"
    """A word to all that has no words."""
    WHICH_QUESTION = "which question"
    """A *yes* where several questions are open; `options` are what they offered."""
    ANSWER_ITS_MAIL = "answer its mail"
    """A *yes* to a new address that does not answer the mail which asks."""
    NO_MARK = "no mark"
    """Something that anybody could write in the player's name, in a mail that answers none of ours."""
    ENOUGH_TODAY = "enough today"
    """Commands are answered only so often in a day."""
    NOT_TAKEN_BACK = "not taken back"
    """A change of address is taken back in answer to the mail that told of it, and in time."""


OF_COMMANDS = (Unread.UNKNOWN_LANGUAGE, Unread.UNKNOWN_ADDRESS, Unread.UNKNOWN_DATES, Unread.NOT_FOR_ALL)
"""What is about a command; the others are about an answer that the game waits for."""


@frozen
class Misread:
    """An answer that does not count: the rules say no, or it cannot be read. `read` are the words it is about."""

    why: Why | Unread
    read: str = ""
    options: tuple[str, ...] = ()
    other: str = ""
    likely: str = ""
    """The answer that was probably meant, as one types it: *yes* makes it count."""


class Tidings(StrEnum):
    """What a notice to all is about."""

    WORD = "word"  # `name` says `text`
    BESIDE = "beside"  # `name` said `text` beside an answer
    LOVED = "loved"  # `names` love card `text` of `name`
    EXTENDED = "extended"
    """There is time until `until`; for `names` alone, or for everybody."""
    PUT_RIGHT = "put right"
    """A clock was wrong, and mails named another deadline; there is time until `until`."""
    PAUSED = "paused"
    RESUMED = "resumed"
    LATE = "late"  # the game waits for `names`
    JOINED = "joined"  # `name` sits down, with so many points as `text` says
    LEAVES = "leaves"  # `name` leaves after this round
    SEAT_TAKEN = "seat taken"  # `other` takes the seat of `name`
    STANDS_IN = "stands in"  # `other` plays in the seat of `name` until the results are out
    SEAT_BACK = "seat back"  # `name` has the seat again, in which `other` stood in
    STAYS = "stays"  # `name` does not leave after all
    SEAT_KEPT = "seat kept"  # `name` keeps the seat after all, which `other` was to take
    JOINS_NOT = "joins not"  # `name` does not sit down after all
    SITS_LATER = "sits later"  # `name` sat down, and does so again when the round before is over
    SKIPPED = "skipped"  # the clue of `name` was missing; somebody else tells
    FELL_OUT = "fell out"  # the clue of `name` was missing where all tell at once
    UNTOLD = "untold"  # all of them were, and the cycle begins anew
    NAMED = "named"  # nobody volunteered; chance names `name` storyteller
    CARD_BY_CHANCE = "card by chance"
    """The cards of `names` were missing; chance gave for them."""
    VOTE_BY_CHANCE = "vote by chance"
    ENDED = "ended"  # `name` ends the game early, for the reason in `text`
    CLUE_BACK = "clue back"  # the moderator sends a clue back to the reader, with `text`; words to all likewise
    WORDS_BACK = "words back"
    NO_VOTE = "no vote"  # the votes of `names` were missing; they abstain


@frozen
class News:
    """Something that everybody is told."""

    told: Tidings
    name: str = ""
    other: str = ""
    names: tuple[str, ...] = ()
    text: str = ""
    until: datetime | None = None


@frozen
class Held:
    """A mail that waits for the moderator, under its number in `held`."""

    number: int
    sender: str
    reason: HeldFor


@frozen
class CameIn:
    """Who sent what; never what it says."""

    name: str
    got: Got


@frozen
class WentOut:
    """Who was sent what."""

    name: str
    kind: Kind


@frozen
class Undelivered:
    """A letter that did not arrive, with what the server said; `for_good` where no retry will help."""

    name: str
    address: str
    reason: str
    for_good: bool


@frozen
class Away:
    """Who is away from when to when, as a mailbox answered by itself."""

    name: str
    first: date
    last: date


@frozen
class Day:
    """What the moderator is told about a day of the game."""

    title: str
    game: str
    """The game file, as one types it in a command."""
    rounds: tuple[int, ...]
    phase: Phase
    deadline: datetime | None
    awaited: tuple[str, ...] = ()
    late: tuple[str, ...] = ()
    came_in: tuple[CameIn, ...] = ()
    sent: tuple[WentOut, ...] = ()
    held: tuple[Held, ...] = ()
    wishes: tuple[str, ...] = ()
    """Who asked to leave; the moderator confirms it."""
    away: tuple[Away, ...] = ()
    """Absences that nobody has written down yet."""
    undelivered: tuple[Undelivered, ...] = ()
    busy: tuple[str, ...] = ()
    """Who asked for more in a day than is answered."""
    slept: bool = False
    """The program was not running for a while; it has closed nothing yet."""
    locked_out: bool = False
    untold: bool = False  # nobody gave a clue, where all tell at once
    clock_moved: bool = False
    """The computer's clock jumped, and the deadlines moved with it."""
