"""What those hear whom a change of the table is about: who leaves, who is replaced, who was to come, who stays."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.views import View
from dixit_pbem.layout.frame import Call
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import News, Tidings
from dixit_pbem.post.writing import sentences
from dixit_pbem.post.writing.letter import Desk, Letter
from dixit_pbem.post.writing.letterhead import faces, letterhead
from dixit_pbem.words import Words


def farewell(desk: Desk, news: News, *, title: str, reader: str) -> Letter:
    """The last letter to somebody who does not sit at the table, and to whom nothing is to be answered."""
    words = desk.words
    thanks = words.say("{name}, thank you for playing with us", name=reader)
    told = told_to(desk, news, reader=reader)
    if news.told is Tidings.STANDS_IN:
        thanks = words.say("{name}, somebody stands in for you", name=reader)
    elif news.told is Tidings.SEAT_BACK:
        thanks = words.say("{name}, thank you for standing in", name=reader)
    elif news.told in (Tidings.SEAT_KEPT, Tidings.JOINS_NOT):
        thanks = words.say("{name}, thank you for being ready to play", name=reader)
    elif news.told is Tidings.SITS_LATER:
        thanks = words.say("{name}, your seat waits for you", name=reader)
    return Letter(
        kind=Kind.NOTICE,
        language=words.language,
        sentinel=sentences.write_above(words),
        title=title,
        place="",
        preview=f"{thanks}.",
        call=Call(thanks),
        writer=next(iter(faces(desk, (reader, news.other, news.name))), None),
        paragraphs=told,
        footer=(words.say("{moderator} looks after this game.", moderator=desk.moderator),),
    )


def moved(view: View, desk: Desk, *, email: str) -> Letter:
    """What the old address hears of the new one; nothing of the game goes there any more."""
    words = desk.words
    call = Call(words.say("{name}, your mails go to another address now", name=view.reader))
    return replace(
        letterhead(Kind.NOTICE, view, desk, call=call),
        paragraphs=(
            words.say("Your mails go to {address} from now on.", address=email),
            words.say(
                "If you did not want this, answer this mail within seven days with “old address”, "
                "and they come here again."
            ),
            _if_a_mistake(desk),
        ),
        answers=(desk.link(words.say("Back to the old address"), words.say_in("an answer", "old address")),),
    )


def told_to(desk: Desk, news: News, *, reader: str) -> tuple[str, ...]:
    """The news in the words of whom they are about; nothing where that is somebody else."""
    words, moderator = desk.words, desk.moderator
    as_before = words.say("Your seat, your cards and your points are yours as before.")
    match news.told, reader:
        case Tidings.LEAVES, news.name:
            return _leaves(desk)
        case Tidings.SEAT_TAKEN, news.name:
            return _is_replaced(desk, news.other)
        case Tidings.STANDS_IN, news.name:
            return _is_stood_in_for(desk, news.other)
        case Tidings.SEAT_BACK, news.other:
            return (
                words.say("The results are out, and the seat is {name}’s again.", name=news.name),
                words.say("What you played counts for it. Nothing more is asked of you."),
            )
        case Tidings.STAYS, news.name:
            stays = words.say(
                "You stay at the table after all: {moderator} has taken back that you leave.", moderator=moderator
            )
            return stays, as_before
        case Tidings.SEAT_KEPT, news.name:
            kept = words.say(
                "You keep your seat after all: {moderator} has taken back that {other} takes it.",
                moderator=moderator,
                other=news.other,
            )
            return kept, as_before
        case Tidings.SEAT_KEPT, news.other:
            taken_back = words.say(
                "{moderator} has taken back that you take the seat of {name}, who plays on.",
                moderator=moderator,
                name=news.name,
            )
            return taken_back, _nothing_is_asked(words)
        case ((Tidings.JOINS_NOT | Tidings.SITS_LATER), news.name):
            return _sits_not(desk, later=news.told is Tidings.SITS_LATER)
        case _:
            return ()


def _leaves(desk: Desk) -> tuple[str, ...]:
    words = desk.words
    return (
        words.say("{moderator} has noted that you leave the table after this round.", moderator=desk.moderator),
        words.say("Until then you may answer as before, but nobody waits for it."),
        words.say("Then your cards go to the discards, and you get no more mails. It was good to have you here."),
        _if_a_mistake(desk),
    )


def _is_replaced(desk: Desk, other: str) -> tuple[str, ...]:
    words = desk.words
    return (
        words.say("From now on {other} plays in your place, with your cards and your points.", other=other),
        words.say("You need not answer any mail of this game any more, and no more will come."),
        _if_a_mistake(desk),
    )


def _sits_not(desk: Desk, *, later: bool) -> tuple[str, ...]:
    """To a newcomer who sat down, and does so later or not at all."""
    words, moderator = desk.words, desk.moderator
    if not later:
        taken_back = words.say("{moderator} has taken back that you sit down at this table.", moderator=moderator)
        return taken_back, _nothing_is_asked(words), _if_a_mistake(desk)
    return (
        words.say(
            "{moderator} has taken a step back in the game: the round before goes on, and you sit down when it is "
            "over.",
            moderator=moderator,
        ),
        words.say(
            "The mails that you had from this game no longer hold. Then a new one welcomes you, and until then nothing "
            "is asked of you."
        ),
    )


def _nothing_is_asked(words: Words) -> str:
    return words.say("The mails that you had from this game no longer hold, and nothing is asked of you.")


def _is_stood_in_for(desk: Desk, other: str) -> tuple[str, ...]:
    words = desk.words
    return (
        words.say("The time was up, so {other} plays in your place until the next results are out.", other=other),
        words.say("You need not answer anything until then. After that your seat is yours again, and all it won."),
        _if_a_mistake(desk),
    )


def _if_a_mistake(desk: Desk) -> str:
    return desk.words.say("If this is a mistake, write to {moderator}.", moderator=desk.moderator)
