"""What files are called in a mail, in its reader's language; and what is said of one too large to come along. Pure.

Only plain letters: some mail programs spoil others in the name of a file.
"""

from __future__ import annotations

from pathlib import PurePath

from dixit_pbem.paper.press import PageFile
from dixit_pbem.post.said import Note, Noted
from dixit_pbem.words import Words


def page_name(words: Words, page: PageFile) -> str:
    """`round-03-hand.pdf`."""
    path = PurePath(page.name)
    number = path.parent.name.removeprefix("round-")
    match path.stem.partition("-")[0]:
        case "rules":
            return rules_name(words)
        case "hand":
            name = words.say_in("the name of a file, in plain letters", "round-{number}-hand", number=number)
        case "reveal":
            name = words.say_in("the name of a file, in plain letters", "round-{number}-reveal", number=number)
        case _:
            name = words.say_in("the name of a file, in plain letters", "round-{number}-results", number=number)
    return f"{name}.pdf"


def rules_name(words: Words) -> str:
    """`rules.pdf`."""
    return words.say_in("the name of a file, in plain letters", "rules") + ".pdf"


def clue_name(words: Words, kept: str, *, teller: str = "") -> str:
    """`clue.mp3`: what came with a clue, which lies there as `kept`; `clue-ana.mp3` where several clues are open."""
    name = words.say_in("the name of a file, in plain letters", "clue")
    return "-".join(filter(None, (name, teller))) + PurePath(kept).suffix


def too_large(words: Words, note: Noted) -> str:
    """Why a clue's file does not come along: no mail takes it, or not beside those of the other clues of a cycle."""
    if note.note is Note.FILE_ABOVE_SHARE:
        size, _, name = note.text.partition(" ")
        return words.say(
            "{file} is too large: where all tell at once a recording may have {size} KB.", file=name, size=size
        )
    return words.say("{file} is too large to come along: a picture may have 25 MB, a recording 2 MB.", file=note.text)
