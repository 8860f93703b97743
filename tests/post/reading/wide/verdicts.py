"""What is wrong with an outcome: the judge's word on the text, and the truth of how the mail was laid."""

from __future__ import annotations

import re
from dataclasses import replace

from dixit_pbem.post.reading.answers import Command
from tests.post.reading.wide.judge import judge
from tests.post.reading.wide.judge_clue import against_a_blind_clue, against_a_clue
from tests.post.reading.wide.made import COURTEOUS, Mail
from tests.post.reading.wide.moves import Move
from tests.post.reading.wide.reader import Outcome

AWAY = re.compile(r"\baway\b|office|leave|holiday|ufficio|ferie|escritório|férias|biurem|urlop", re.IGNORECASE)
INITIAL = re.compile(r"^[A-F]\. ", re.MULTILINE)
"""A name on a line of its own, which may be a card and its clue."""
DECIDES = re.compile(
    r"\b(?:i vote|i play|i give|i choose|i pick|i think|i say|for me|voto|scelgo|metto|gioco|secondo me|para mim|acho"
    r"|punto su(?:lla|l)?|escolho|fico com|g[łl]osuj[ęe]|wybieram|stawiam|moim zdaniem|obstawiam|biorę)\b",
    re.IGNORECASE,
)
"""Whoever says so decides, whether or not a mark parts it from what else they say."""
SLANG = re.compile(
    r"(?:(?:card|letter|carta|lettera|letra|litera|karta) )?[B-DF-H](?: [^\W\d_]{2,}){1,4}", re.IGNORECASE
)
"""A letter that is no word, and a word or a few on it that nothing parts: `D fácil`."""
ADVERB = re.compile(r"(?i:[^\W\d_]+(?:mente|ly|ście)) [B-DF-H]\.?")
"""`Ovviamente B.`"""
NAMED = re.compile(r"(?:card|letter|carta|lettera|letra|litera|karta) [A-H](?: [^\W\d_]{2,}){1,4}", re.IGNORECASE)
HARMLESS = (Command.STATUS, Command.HAND, Command.HELP)
COULD_BE_CLUES = {"comment", "reason", "number", "little", "initial", "ordinal", "table", "hedge"}
"""Small talk that might as well be the clue where a clue is all that is asked for."""


def wrong(mail: Mail, outcome: Outcome) -> str:
    """Why a careful person would not have recorded this; nothing where all is well."""
    match outcome:
        case Move():
            return wrong_move(mail, outcome)
        case Command.YES:
            return ""
        case Command.AWAY:
            return "" if AWAY.search(mail.text) else "nobody is away"
        case Command():
            return "" if outcome in HARMLESS else "nobody asked for that"
        case _:
            return ""


def wrong_move(mail: Mail, move: Move) -> str:
    if mail.situation == "blind" and mail.core is None and could_be_a_clue(mail):
        mixed = mail.kinds & {*COURTEOUS} and len(mail.text.split()) > 1
        return against_a_blind_clue(mail.text, move) if mixed else ""
    if mail.core is None and mail.situation == "clue" and INITIAL.search(mail.text):
        return ""
    if mail.core is None:
        return "there is no answer in it"
    if mail.situation == "blind" and mail.core.form == "bare" and mail.kinds <= {*COULD_BE_CLUES, *COURTEOUS}:
        return against_a_blind_clue(mail.text, move)
    if not is_the_answer(mail, move, mail.core.move):
        return "another answer than was given"
    if mail.situation == "blind":
        return against_a_blind_clue(mail.text, move)
    if mail.situation == "clue":
        return against_a_clue(mail.text, mail.asked, move)
    verdict = judge(mail.text, mail.asked, standing=mail.standing is not None)
    if in_order(move) in map(in_order, verdict.moves):
        return ""
    unparted = verdict.why in ("no answer", "several answers", "another candidate") and DECIDES.search(mail.core.text)
    if unparted and "?" not in mail.text:
        return ""
    return "" if mail.standing is None and is_slang(mail) else verdict.why


def is_slang(mail: Mail) -> bool:
    """Is it a card with a reason or a comment behind it, of no card, or an adverb in front, and nothing else?"""
    if ADVERB.fullmatch(mail.text):
        return True
    spoken = SLANG.fullmatch(mail.text) or NAMED.fullmatch(mail.text)
    return bool(spoken) and not mail.before and mail.kinds <= {"reason", "comment"}


def in_order(move: Move) -> Move:
    return replace(move, chosen=tuple(sorted(move.chosen)))


def is_the_answer(mail: Mail, move: Move, meant: Move) -> bool:
    """The clue may have grown by small talk on the next line, which nobody can part from it."""
    if (move.red, sorted(move.chosen)) != (meant.red, sorted(meant.chosen)):
        return False
    read, given = words_alone(move.clue), words_alone(meant.clue)
    if mail.core and mail.core.form == "with a name":
        read = read.removeprefix(words_alone(mail.core.text.split(":")[0])).strip()
    if read == given or (mail.core and mail.core.form == "in doubt" and read.endswith(given)):
        return True
    grown = [
        piece for piece in mail.behind[:1] if piece.joint == "\n" and piece.talk.kind not in ("signoff", "courtesy")
    ]
    return any(read == words_alone(f"{meant.clue} {piece.talk.text}") for piece in grown)


def words_alone(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def could_be_a_clue(mail: Mail) -> bool:
    """Small talk that holds more than courtesy and nothing about the game, or a name alone."""
    told = mail.kinds - {*COURTEOUS}
    return told <= COULD_BE_CLUES and (bool(told) or (mail.kinds == {"signoff"} and len(mail.text.split()) == 1))


def is_sure(mail: Mail) -> bool:
    """Would everybody understand it, so that a question is needless?"""
    if mail.core is None or mail.grade not in ("bare", "asked", "comment"):
        return False
    if mail.situation == "clue":
        grown = any(piece.joint == "\n" and piece.talk.kind == "comment" for piece in mail.behind)
        return not grown and not against_a_clue(mail.text, mail.asked, mail.core.move)
    if mail.situation == "blind":
        return mail.core.form == "asked" and not against_a_blind_clue(mail.text, mail.core.move)
    verdict = judge(mail.text, mail.asked, standing=mail.standing is not None)
    return verdict.sure and verdict.moves == {mail.core.move}
