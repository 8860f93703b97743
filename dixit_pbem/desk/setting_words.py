"""What settings and their values are called on the page; in the file they stand by their own words."""

from __future__ import annotations

from dixit_pbem.words.language import Words


def labels_told(words: Words) -> dict[str, str]:
    """What each setting is called on the page."""
    return {
        "title": words.say("Title"),
        "language": words.say("Language"),
        "timezone": words.say("Time zone"),
        "deadlines.clue": words.say("Time for a clue"),
        "deadlines.card": words.say("Time for a card"),
        "deadlines.vote": words.say("Time for a vote"),
        "quiet.from": words.say("Quiet from"),
        "quiet.to": words.say("Quiet until"),
        "quiet.days": words.say("Quiet days"),
        "early": words.say("Calls in quiet hours"),
        "missing": words.say("For those who are late"),
        "away": words.say("Deadlines of those who are away"),
        "pages": words.say("Pages of hands"),
        "mail.settle": words.say("Time to change one’s mind"),
        "mail.receipts": words.say("Receipts"),
        "mail.pages": words.say("Pages that come with mails"),
        "mail.plus": words.say("Answers go to an address with a mark"),
        "mail.hold_other_addresses": words.say("Hold answers from other addresses"),
        "receipts": words.say("Receipts"),
        "described": words.say("Pictures told in words"),
        "colour": words.say("Colour"),
    }


def values_told(words: Words) -> dict[str, str]:
    """What the values of choices mean."""
    return {
        "true": words.say("yes"),
        "false": words.say("no"),
        "wait": words.say("wait, you decide"),
        "random": words.say("chance decides for them"),
        "abstain": words.say("they abstain"),
        "stand-in": words.say("somebody of the reserve may stand in"),
        "morning": words.say("in their morning"),
        "at once": words.say("at once, also at night"),
        "extend": words.say("until a day after they are back"),
        "keep": words.say("as they are"),
        "needed": words.say("yours, and those that no mail brings"),
        "always": words.say("all hands"),
        "all": words.say("for every answer"),
        "changes": words.say("for changes alone"),
        "none": words.say("none at all"),
        "attached": words.say("with each mail"),
        **colours_told(words),
    }


def colours_told(words: Words) -> dict[str, str]:
    """The colours that players may choose."""
    return {
        "yellow": words.say("yellow"),
        "black": words.say("black"),
        "green": words.say("green"),
        "blue": words.say("blue"),
        "purple": words.say("purple"),
        "orange": words.say("orange"),
        "red": words.say_in("a colour", "red"),
        "pink": words.say("pink"),
        "brown": words.say("brown"),
        "sky": words.say("sky blue"),
        "olive": words.say("olive"),
        "grey": words.say("grey"),
    }
