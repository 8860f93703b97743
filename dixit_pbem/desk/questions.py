"""What deeds ask before they are done: words, a choice, a day, or a tick."""

from __future__ import annotations

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.pending import awaited
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.opened import Opened
from dixit_pbem.words.language import Words

LENGTHS = ("12h", "24h", "48h", "72h", "7d")


@frozen
class Field:
    """A question that a deed asks: words, a choice, a day, or a tick."""

    name: str
    label: str
    kind: str = "text"
    choices: tuple[tuple[str, str], ...] = ()
    wanted: bool = True
    help: str = ""


def _players(words: Words, found: Opened, *, all_of_them: str = "", only: tuple[PlayerName, ...] = ()) -> Field:
    """Which player; perhaps none in particular."""
    names = only or (found.game.seats if found.game else ())
    everybody = (("", all_of_them),) if all_of_them else ()
    choices = (*everybody, *((name, name) for name in names))
    return Field("player", words.say("Who"), "choice", choices, wanted=not all_of_them)


def asks_longer(words: Words, found: Opened) -> tuple[Field, ...]:
    """How much longer, and who."""
    lengths = {
        "12h": words.say("12 hours"),
        "24h": words.say("a day"),
        "48h": words.say("two days"),
        "72h": words.say("three days"),
        "7d": words.say("a week"),
    }
    only = awaited(found.game) if found.game else ()
    return (
        Field("longer", words.say("How much longer"), "choice", tuple((each, lengths[each]) for each in LENGTHS)),
        _players(words, found, all_of_them=words.say("for everybody"), only=only),
    )


def asks_owing(words: Words, found: Opened) -> tuple[Field, ...]:
    """Who, of those whom the game waits for."""
    only = awaited(found.game) if found.game else ()
    everybody = words.say("everybody we are waiting for") if len(only) > 1 else ""
    return (_players(words, found, all_of_them=everybody, only=only),)


def asks_missing(words: Words, _found: Opened) -> tuple[Field, ...]:
    """What happens for the missing."""
    choices = (
        ("random", words.say("chance answers for them")),
        ("abstain", words.say("they give no vote; a card is given by chance")),
    )
    return (Field("missing", words.say("What happens for those who are missing"), "choice", choices),)


def asks_newcomer(words: Words, found: Opened) -> tuple[Field, ...]:
    """Whose seat, and who takes it."""
    return (
        _players(words, found),
        Field("newcomer", words.say("Name of who takes the seat")),
        Field("email", words.say("E-mail address"), "email", wanted=False, help=words.say("Without one: on paper.")),
    )


def asks_joiner(words: Words, _found: Opened) -> tuple[Field, ...]:
    """Who joins after this round."""
    return (
        Field("newcomer", words.say("Name of who joins")),
        Field("email", words.say("E-mail address"), "email", wanted=False, help=words.say("Without one: on paper.")),
    )


def asks_address(words: Words, found: Opened) -> tuple[Field, ...]:
    """Whose mails go where from now on."""
    return (_players(words, found), Field("email", words.say("E-mail address"), "email"))


def asks_away(words: Words, found: Opened) -> tuple[Field, ...]:
    """Who is away, and when."""
    return (
        _players(words, found),
        Field("first", words.say("First day"), "date"),
        Field("last", words.say("Last day"), "date", wanted=False),
    )


def asks_end(words: Words, _found: Opened) -> tuple[Field, ...]:
    """Why, and whether the scores count."""
    return (
        Field("reason", words.say("Why, in a few words"), wanted=False),
        Field("nobody_wins", words.say("The scores do not count, and nobody wins"), "tick", wanted=False),
    )


def asks_undo(words: Words, _found: Opened) -> tuple[Field, ...]:
    """Whether it is taken back all the same."""
    label = words.say("Also if players have seen what is taken back")
    return (Field("after_reveal", label, "tick", wanted=False),)


def asks_luck(words: Words, found: Opened) -> tuple[Field, ...]:
    """Whose word of chance."""
    return (_players(words, found), Field("words", words.say("The word of chance")))


def asks_say(words: Words, _found: Opened) -> tuple[Field, ...]:
    """What is said."""
    return (Field("text", words.say("What everybody is told, at once"), "words"),)


def asks_one(words: Words, found: Opened) -> tuple[Field, ...]:
    """Which player."""
    return (_players(words, found),)
