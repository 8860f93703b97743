"""The strict judge: from the text of a mail alone, which moves may be recorded, and whether a question is needless.

A player is told: a move counts where the new words are the bare answer, an answer with words that ask for it, or an
answer and, behind a mark, a comment that holds nothing which could be another answer. All else is asked about; and so
is what would change an earlier move, unless it is bare or asked for. The judge is slow: it tries every run of clauses.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from tests.post.reading.wide import judge_words as known
from tests.post.reading.wide.judge_cores import FUNCTION, Danger, Found, candidates, danger, found_in
from tests.post.reading.wide.judge_text import Clause, clauses, denies, has, is_polite, listed, plain, sentence_of
from tests.post.reading.wide.moves import Verdict, asks

LONGEST_RUN = 5
FEW = 2
"""So many words alone are rather a word on the answer than small talk."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An answer in a run of clauses, among all clauses of the mail."""

    found: Found
    run: range
    among: list[Clause]
    asked: Asked
    standing: bool

    @property
    def others(self) -> list[int]:
        return [where for where in range(len(self.among)) if where not in self.run]

    @property
    def sentence(self) -> set[int]:
        return {*sentence_of(self.run[0], self.among), *sentence_of(self.run[-1], self.among)}


def judge(text: str, asked: Asked, *, standing: bool) -> Verdict:
    """What may be recorded as cards or votes; clues have a judge of their own."""
    lines = text.split("\n")
    own = [line for line in lines if not known.PROGRAM.search(line)]
    if any(map(str.strip, own)) and len(own) < len(lines):
        return replace(judge("\n".join(own), asked, standing=standing), sure=False)
    among = clauses(listed(text) if max(asked.votes, asked.cards) > 1 else text)
    second_thoughts = list(known.RETRACTION.finditer(plain(text)))
    if second_thoughts:
        new = judge(plain(text)[second_thoughts[-1].end() :].lstrip(" ,:.!…\n"), asked, standing=False)
        return Verdict(new.moves, sure=False, why=f"second thoughts, then {new.why}")
    readings = [
        Reading(found, range(first, last), among, asked, standing)
        for first in range(len(among))
        for last in range(first + 1, min(first + LONGEST_RUN, len(among)) + 1)
        for found in found_in(
            tokens_of(among[first:last]), asked, one_clause=not any(each.closes for each in among[first : last - 1])
        )
        if last == first + 1 or not signs_with_initial(among, last - 1)
        if not any(each.asks for each in among[first : last - 1])
    ]
    judged = [(reading, weigh(reading)) for reading in readings]
    moves = {reading.found.move for reading, weight in judged if weight[0] < Danger.HARD}
    if len(moves) != 1:
        reasons = [weight[1] for _, weight in judged] or ["no answer"]
        return asks("several answers" if moves else reasons[0])
    sure = any(weight[0] is Danger.FREE for _, weight in judged)
    return Verdict(frozenset(moves), sure=sure, why="certain" if sure else "could be asked about")


def tokens_of(among: list[Clause]) -> tuple[str, ...]:
    return tuple(token for each in among for token in each.raw)


def weigh(reading: Reading) -> tuple[Danger, str]:
    """How dangerous it is to record this, and why."""
    weights = [
        of_the_run(reading),
        of_little_letters(reading),
        of_standing(reading),
        of_label(reading),
        *(of_other(reading, where) for where in reading.others),
    ]
    return max(weights, key=lambda weight: weight[0])


def of_the_run(reading: Reading) -> tuple[Danger, str]:
    if reading.among[reading.run[-1]].asks:
        return Danger.HARD, "asked by the player"
    in_doubt = reading.found.soft or any(has(reading.among[where], known.HEDGE) for where in reading.others)
    return (Danger.SOFT, "a doubt") if in_doubt else (Danger.FREE, "")


def of_little_letters(reading: Reading) -> tuple[Danger, str]:
    """A letter that is a word too, beside other words, needs words that ask for it."""
    letters = reading.asked.phase is Phase.CARD
    if not letters or reading.found.asked or not reading.others:
        return Danger.FREE, ""
    chosen = reading.found.move.chosen
    said = tokens_of([reading.among[where] for where in reading.run])
    if any(token in FUNCTION and token.upper() in chosen and token.upper() not in said for token in said):
        return (Danger.SOFT if stands_apart(reading) else Danger.HARD), "a little word"
    little = any(token.lower() in FUNCTION and token.upper() in chosen for token in said)
    return (Danger.SOFT, "a letter that is a word") if little else (Danger.FREE, "")


def stands_apart(reading: Reading) -> bool:
    """Does the answer stand on its own line, or between brackets or quotation marks?"""
    first, last = reading.run[0], reading.run[-1]
    before = reading.among[first - 1].end if first else "\n"
    behind = reading.among[last].end + ("" if last + 1 < len(reading.among) else "\n")
    return ("\n" in before and "\n" in behind) or any(mark in behind for mark in ')]”"*')


def is_beside(clause: Clause) -> bool:
    """Courtesy or a mild doubt, which takes nothing from an answer."""
    return is_polite(clause) or all(token in known.HEDGE for token in clause.tokens)


def is_beside_it(reading: Reading, where: int) -> bool:
    """The same; where numbers are asked for, the initial of a name is no more than the name."""
    initial = reading.asked.phase is Phase.VOTE and signs_with_initial(reading.among, where)
    return initial or is_beside(reading.among[where])


def of_standing(reading: Reading) -> tuple[Danger, str]:
    """What changes an earlier move is bare or asked for; a greeting, thanks and a name beside it may be overlooked."""
    if not reading.standing or not (reading.others or reading.found.loose):
        return Danger.FREE, ""
    if not reading.found.loose and all(is_beside_it(reading, where) for where in reading.others):
        return (Danger.FREE if reading.found.asked else Danger.SOFT), "courtesy round a change"
    if reading.found.asked:
        return Danger.SOFT, "small talk round a change"
    return Danger.HARD, "changes an earlier move"


def of_label(reading: Reading) -> tuple[Danger, str]:
    """`Round: 4` and `I do not want⏎4` are no answers."""
    if reading.run[0] == 0:
        return Danger.FREE, ""
    before = reading.among[reading.run[0] - 1]
    if ":" in before.end and has(before, known.KINDS_OF_COUNT):
        return Danger.HARD, "a label"
    apart = "\n\n" in before.end and ":" not in before.end and not denies(before)
    if apart or is_polite(before) or any(mark in before.end for mark in ".!?…\U0001f000"):
        return Danger.FREE, ""
    if denies(before) or before.tokens[-1] in known.OR:
        told = reading.found.asked and ":" not in before.end
        return Danger.SOFT if told else Danger.HARD, "words that take it away before it"
    if len(before.raw) > FEW or "," in before.end:
        return (Danger.SOFT if ":" in before.end else Danger.FREE), "a label"
    mild = Danger.FREE if reading.found.asked else Danger.SOFT
    return (Danger.HARD if ":" in before.end else mild), "a label"


def of_other(reading: Reading, where: int) -> tuple[Danger, str]:
    """How dangerous a clause beside the answer is."""
    clause, behind = reading.among[where], where > reading.run[-1]
    short = len(clause.raw) <= FEW
    if clause.asks:
        doubted = has(clause, known.CHANGE) or (short and (denies(clause) or has(clause, known.OR)))
        doubted = doubted or (len(clause.raw) == 1 and where in reading.sentence)
        about_it = (doubted and behind) or of_candidates(reading, where) is Danger.HARD
        return (Danger.HARD if about_it else Danger.SOFT), "a question"
    if denies(clause):
        return (Danger.HARD if short else max(Danger.SOFT, of_candidates(reading, where))), "a no beside it"
    if clause.tokens[0] in known.OR and short and not is_polite(clause):
        return Danger.HARD, "an or beside it"
    return of_candidates(reading, where), "another candidate"


def of_candidates(reading: Reading, where: int) -> Danger:
    """Words that ask for the answer outweigh a candidate among other words, where that is no answer by itself."""
    clause = reading.among[where]
    found = danger(clause, reading.asked)
    if found < Danger.HARD:
        counted = any(each.isdecimal() for each in "".join(clause.raw))
        return Danger.FREE if is_polite(clause) and not counted else found
    signs = (where > reading.run[-1] or reading.found.asked) and signs_with_initial(reading.among, where)
    if signs or set(candidates(clause, reading.asked)) <= set(reading.found.move.chosen):
        return Danger.SOFT
    alone = found_in(clause.raw, reading.asked)
    if alone and {each.move for each in alone} == {reading.found.move}:
        return Danger.SOFT
    enough = len(clause.raw) > (FEW if where > reading.run[-1] else 1)
    outweighed = reading.found.asked and not alone and enough and clause.tokens[0] not in known.OR
    return Danger.SOFT if outweighed else Danger.HARD


def signs_with_initial(among: list[Clause], where: int) -> bool:
    """Is it the initial in `A. Rossi`?"""
    initial = len(among[where].raw) == 1 and among[where].raw[0].isupper() and among[where].end[:1] == "."
    if not initial or where + 1 == len(among):
        return False
    name = among[where + 1]
    initials = where > 0 and len(among[where - 1].raw[-1]) == 1 and among[where - 1].end[:1] == "."
    return (len(name.raw) == 1 or initials) and name.raw[0].istitle() and not has(name, known.POLITE | known.SORRY)
