"""Receipts in words: what was understood, until when it can be changed, what was left aside."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import assert_never
from zoneinfo import ZoneInfo

from dixit_pbem.post.said import Got, Note, Noted, Understood
from dixit_pbem.post.writing import sentences as letters
from dixit_pbem.words.language import Words


def understood(words: Words, name: str, got: Understood) -> str:
    """The answer as it counts, in a line that quotes it."""
    match got.got:
        case Got.CLUE if got.letters:
            return letters.your_clue_with_card(words, name, got.text, letter=got.letters[0])
        case Got.CLUE:
            return letters.your_clue(words, name, got.text)
        case Got.CARDS:
            return letters.your_cards(words, name, got.letters)
        case Got.CARDS_BACK:
            return words.say("{name}, you have your card back", name=name)
        case Got.VOTES:
            return letters.your_votes(words, name, got.numbers, red=got.red)
        case _:
            return _command(words, name, got.got)


def _command(words: Words, name: str, got: Got) -> str:
    match got:
        case Got.STATUS:
            return words.say("{name}, this is how the game stands", name=name)
        case Got.HELP:
            return words.say("{name}, this is what you can write", name=name)
        case Got.LANGUAGE:
            return words.say("{name}, from now on your mails speak English", name=name)
        case Got.ADDRESS_ASKED:
            return words.say("{name}, is this your new address?", name=name)
        case Got.ADDRESS_CHANGED:
            return words.say("{name}, you have a new address", name=name)
        case Got.AWAY:
            return words.say("{name}, enjoy your days away", name=name)
        case Got.PASSED_ON:
            return words.say("{name}, your words go to everybody", name=name)
        case _:
            return words.say("{name}, you want to leave the game", name=name)


def more(words: Words, got: Understood, *, zone: str, moderator: str) -> tuple[str, ...]:
    """What else is to say about what was understood."""
    match got.got:
        case Got.CARDS_BACK:
            return (words.say("Nothing of yours lies ready for the table. Send another card when you like."),)
        case Got.ADDRESS_ASKED:
            return (
                words.say("{address} is to be your address from now on.", address=got.text),
                words.say("Answer “yes” and it is done. If you did not ask for this, do nothing."),
            )
        case Got.ADDRESS_CHANGED:
            return (words.say("Your mails go to {address} from now on.", address=got.text),)
        case Got.AWAY if got.first_day and got.last_day:
            return (_away(words, got.first_day, got.last_day, zone=zone, moderator=moderator),)
        case Got.PASSED_ON:
            return (words.quoted(got.text),)
        case Got.RESIGNS:
            return (
                words.say(
                    "{moderator} will confirm it. You can leave after this round, or somebody takes your seat; until "
                    "then you may still play.",
                    moderator=moderator,
                ),
            )
        case _:
            return ()


def _away(words: Words, first: date, last: date, *, zone: str, moderator: str) -> str:
    return words.say(
        "You are away from {first} to {last}. {moderator} knows about it and can give you more time.",
        first=_day(words, first, zone),
        last=_day(words, last, zone),
        moderator=moderator,
    )


def _day(words: Words, day: date, zone: str) -> str:
    return words.date(datetime.combine(day, time(12), ZoneInfo(zone)), zone)


def arrived(words: Words) -> str:
    """What may stand beside a subject, where others may see it."""
    return words.say("Your answer has arrived.")


def change_it(words: Words) -> str:
    """On the link that changes an answer."""
    return words.say("Change it")


def yes_link(words: Words) -> str:
    """On the link that confirms."""
    return words.say("Yes, this is my address")


def yes(words: Words) -> str:
    """The answer that confirms."""
    return words.say_in("an answer", "yes")


def ignored(words: Words, text: str) -> str:
    """What stood in the mail and did not count."""
    return words.say("Beside it we read this, which does not count: {text}", text=words.quoted(text))


def noted(words: Words, note: Noted) -> str:
    """Something that a receipt adds."""
    match note.note:
        case Note.NAMED_TWICE:
            return words.say("You named {it} twice; it counts once.", it=note.text)
        case Note.OTHER_ADDRESS:
            return words.say("Your answer came from {address}. It counts all the same.", address=note.text)
        case Note.FILE_COMES_ALONG:
            return words.say("{file} goes to everybody together with your clue.", file=note.text)
        case Note.LINK_COMES_ALONG:
            return words.say("Everybody gets the link {link} with your clue.", link=note.text)
        case Note.FILE_TOO_LARGE | Note.FILE_OF_OTHER_KIND | Note.FILE_TOO_MANY:
            return f"{_why_left_out(words, note)} {_send_a_link(words)}"
    assert_never(note.note)


def _why_left_out(words: Words, note: Noted) -> str:
    match note.note:
        case Note.FILE_TOO_LARGE:
            return words.say("{file} is larger than 2 MB and cannot come along.", file=note.text)
        case Note.FILE_OF_OTHER_KIND:
            return words.say(
                "{file} cannot come along: only pictures (JPEG, PNG) and recordings (MP3, M4A, OGG) can.",
                file=note.text,
            )
        case _:
            return words.say("{file} cannot come along: a clue carries one file.", file=note.text)


def _send_a_link(words: Words) -> str:
    return words.say("You may send the clue again, with a link in its words.")


def clue_told(words: Words, clue: str) -> str:
    """The clue, where the state of the game is told."""
    return words.say("The clue: {clue}", clue=words.quoted(clue))
