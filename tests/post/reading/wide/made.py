"""Mails laid together from answers and small talk, with what was laid: the answer and what stands round it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dixit_pbem.post.reading.answers import Asked
from tests.post.reading.wide.answers import CORES, Core
from tests.post.reading.wide.moves import ASKED, Move
from tests.post.reading.wide.talk import KINDS, LANGUAGES, LOADED, OTHER, PLACE, PLAIN, Talk, phrase, said

MARKED = (", ", " – ", " - ", ". ", "! ", " 😀 ", "\n", "\n\n", "… ", "; ", " 👍 ")
UNMARKED = " "
ENDED = (".", "!", "?", ",", "…", ":")
WHOLE_LINES = ("\n", "\n\n", "\n\n")
COURTEOUS = ("courtesy", "greeting", "signoff")


@dataclass(frozen=True, slots=True)
class Piece:
    """Small talk before or behind the answer, and what stands between it and what comes next to it."""

    talk: Talk
    joint: str


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail and its truth: what it answers, and whether an answer stands already."""

    text: str
    language: str
    situation: str
    core: Core | None
    before: tuple[Piece, ...]
    behind: tuple[Piece, ...]
    standing: Move | None

    @property
    def asked(self) -> Asked:
        return ASKED[self.situation]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (*self.before, *self.behind)

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(piece.talk.kind for piece in self.pieces)

    @property
    def grade(self) -> str:
        """Which of the rules the mail tries: bare, asked for, with a comment, or what nobody may be sure of."""
        if self.core is None:
            return "talk alone"
        if not self.pieces:
            return self.core.form if self.core.sure else "odd"
        if not self.core.sure or self.kinds - {*PLAIN} or any(piece.joint == UNMARKED for piece in self.pieces):
            return "beside danger"
        if self.core.form == "asked" and self.kinds <= {*COURTEOUS}:
            return "asked"
        return "comment" if self.standing is None else "comment on a change"


def standing_move(chance: Random, situation: str, core: Core | None) -> Move:
    """What the player had answered before; never the same."""
    asked = ASKED[situation]
    while True:
        if asked.blind:
            return Move((), clue="an older clue")
        size = max(asked.cards, asked.votes)
        chosen = chance.sample([*asked.letters, *map(str, asked.numbers)], size)
        move = Move(tuple(chosen), clue="an older clue" if situation == "clue" else "")
        if core is None or set(move.chosen) != set(core.move.chosen):
            return move


def drawn_kind(chance: Random, *, first: bool) -> str:
    group = chance.choices((PLAIN, LOADED, OTHER), (60, 30, 10))[0]
    kind = chance.choice(group)
    return "comment" if (kind == "signoff" and first) or (kind == "greeting" and not first) else kind


def joint(chance: Random, talk: Talk, situation: str) -> str:
    if situation in ("clue", "blind") or talk.kind in ("signoff", "automatic", "banner", "initial"):
        return chance.choice(WHOLE_LINES)
    one = situation in ("vote", "card")
    return UNMARKED if one and chance.random() < 0.08 else chance.choice(MARKED)


def glued(left: str, between: str, right: str) -> str:
    """Both with the joint between them; no second mark behind one that stands there, and a list on lines of its own."""
    if right.startswith(("- ", "1. ")) and "\n" not in between:
        return f"{left}\n\n{right}"
    if left.endswith(ENDED) and between[:1] in ",.!;…":
        return f"{left} {right}"
    return f"{left}{between}{right}"


def pieces(chance: Random, language: str, situation: str, *, first: bool) -> tuple[Piece, ...]:
    letters = bool(ASKED[situation].letters)
    found = []
    for _ in range(chance.choices((0, 1, 2), (45, 43, 12))[0]):
        talk = said(chance, language, drawn_kind(chance, first=first), letters=letters)
        found.append(Piece(talk, joint(chance, talk, situation)))
    return tuple(found)


def laid(core: Core | None, before: tuple[Piece, ...], behind: tuple[Piece, ...]) -> str:
    parts = [(piece.talk.text, piece.joint) for piece in before]
    text = core.text if core else ""
    for said_before, between in reversed(parts):
        text = glued(said_before, between, text) if text else said_before
    for piece in behind:
        text = glued(text, piece.joint, piece.talk.text) if text else piece.talk.text
    return text


def corrected(chance: Random, language: str, situation: str, core: Core) -> Core:
    """The answer behind another one that is taken back."""
    wrong = CORES[situation](chance, language)
    pattern = phrase(chance, language, "fix", letters=False)
    return Core(
        f"{wrong.text}{chance.choice((' ', '… ', ', '))}{pattern} {core.text}", core.move, "corrected", sure=False
    )


def odd(chance: Random, language: str, situation: str, core: Core) -> Core:
    """The answer with a doubt, a mark of interrogation or a name before it."""
    kind = chance.randrange(4)
    if kind == 0 and situation not in ("clue", "blind"):
        return corrected(chance, language, situation, core)
    if kind == 1:
        return Core(
            f"{phrase(chance, language, 'hedge', letters=False)} {core.text}", core.move, "in doubt", sure=False
        )
    if kind == 2:
        return Core(f"{core.text.rstrip('.!')}?", core.move, "a question", sure=False)
    return Core(f"{phrase(chance, language, 'name', letters=False)}: {core.text}", core.move, "with a name", sure=False)


def made(chance: Random) -> Mail:
    """A mail: an answer alone, an answer among small talk, or small talk alone."""
    language, situation = chance.choice(LANGUAGES), chance.choices(tuple(ASKED), (30, 8, 6, 26, 6, 18, 6))[0]
    core: Core | None = None
    before: tuple[Piece, ...] = ()
    behind: tuple[Piece, ...] = ()
    kind = chance.random()
    if kind < 0.8:
        core = CORES[situation](chance, language)
        if chance.random() < 0.06:
            core = odd(chance, language, situation, core)
    if kind > 0.18:
        before = pieces(chance, language, situation, first=True)
        behind = pieces(chance, language, situation, first=False)
    if core is None and not before + behind:
        talk = said(chance, language, chance.choice(KINDS), letters=bool(ASKED[situation].letters))
        behind = (Piece(talk, ""),)
    standing = standing_move(chance, situation, core) if chance.random() < 0.35 else None
    return Mail(laid(core, before, behind), language, situation, core, before, behind, standing)


def is_filled(mail: Mail) -> bool:
    return not PLACE.search(mail.text)
