"""A clue among other words: behind a label (`my clue is: …`) or in quotation marks; the rest may name its card."""

from __future__ import annotations

import re

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.lexicon import words

_CLUES = in_any(lambda each: each.clue)
_WORD = re.compile(r"[^\W\d_]+")
_BEFORE = in_any(lambda each: each.labels)
_IS = re.compile(
    r"(?:\s+(?:fica assim|is as follows|as follows|è la seguente|è questa|è questo|é esta|é a seguinte"
    r"|es la siguiente|es esta|es este"
    r"|lautet|heißt|heisst|ist|wäre|diesmal|für|zu|zur|mit|lautet so|est la suivante?|est le suivant|cette fois|cette"
    r" fois-ci|à l'aveugle|c'est|est|ce sera|sera|serait"
    r"|je dirais|je propose|avec la|pour la|pour|de la"
    r"|brzmi tak|jest takie|jest następujące|this time|this round|al buio|alla cieca|às cegas|às escuras|a ciegas"
    r"|a oscuras|esta vez"
    r"|w ciemno|in the dark|stavolta|questa volta|desta vez|tym razem|is|"
    r"would be|will be|dico|è|é|es|sería|diré|digo|va a ser|to|será|sarà|brzmi|jest|for|per|para|del?|do|el|card"
    r"|carta|karty|letter|la|a|the|"
    r"metterei|metto|propongo|sarebbe|dirò|direi|ficaria|seria|proponho|propongo|pongo|pondría|va|fica|vai|będzie"
    r"|proponuję|niech będzie"
    r"|could be|"
    r"I'll say|I propose|[A-Z](?=\s*[:=–—-]|\s+(?:is|è|é|es|to|ist|lautet)\b)))*"
    r"\s*(?P<mark>[:=]+|\s[–—-]+\s|[-=]+>|→|👉|➡\ufe0f?|(?=[\"“„«]))\s*"
)
_QUOTED = re.compile(
    r"\"(?P<a>[^\"\n]+)\"|“(?P<b>[^“”\n]+)[”“]|„(?P<c>[^„”“\"\n]+)[”“\"]|«\s*(?P<d>[^«»\n]+?)\s*»"
    r"|(?<!\w)'(?P<e>[^'\n]+(?:'\w[^'\n]*)*)'(?!\w)|‘(?P<f>[^‘’\n]+(?:’\w[^‘’\n]*)*)’(?!\w)"
)
_SAYS = re.compile(
    r"\s+(?:ist|lautet|wäre|est|c'est|sera|serait|is going to be|is gonna be|will be|would be|is|è|sarà|é|es"
    r"|va a ser|será|vai"
    r" ser|fica|to|będzie|brzmi)\s+(?P<mark>)(?=(?P<first>[^\W\d_]+))"
)
_LETTER = re.compile(r"(?<!\w)[A-Z](?!\w|['’])")
SAID_OF_CLUES = words(
    "muy aún todavía abajo el lista listo misma mismo aquí adjunta demasiado"
    " zu sehr nicht schwer leicht einfach schwierig noch derselbe gleich unten anbei fertig fast ein eine in über für "
    "trop très pas plus pas facile difficile encore le même dans ci-dessous ci-joint prêt presque un une à en "
    "sur pour "
    "too very so not no hard easy difficult tricky coming later still below attached probably a bit quite rather"
    " really the same in on from about for as always going gonna yours mine ready here done troppo molto difficile"
    " facile ancora un una il la lo stesso sotto allegato pronto qui uguale muito difícil fácil ainda em abaixo o"
    " pronta mesma igual trudne łatwe za bardzo nie ta to samo jeszcze poniżej gotowe"
)
"""Words right behind `my clue is` that tell none: `too hard`, `coming later`."""
_SPOKEN_END = re.compile(
    r"(?<=\w)\s+(?:ciao|grazie|saluti|baci|punto|thanks|thank you|cheers|bye|full stop|obrigad[oa]|gracias|saludos"
    r"|besos|abrazos|beijinhos"
    r"|danke|tschüss|gruß|grüße|punkt|merci|bises|bisous|salut|point final|ponto final|dzięki|dziękuję|cześć"
    r"|pozdrawiam|buziaki|kropka)(?!\w).*$",
    re.IGNORECASE | re.DOTALL,
)
_MOST_BEFORE = 4
_WILL = re.compile(r"wäre|sera|serait|going|gonna|will|would|sarà|será|va a|vai|będzie")
_ON_A_LINE = re.compile(r"\n[ \t]*\n(?:card [A-Z])?$")
_WRAPPED = 55
"""A line this long was perhaps broken by a program."""
_VERSE = (",", ";", "–", "—", "-")


@frozen
class Spotted:
    """The words of a clue, and everything else in its paragraph."""

    words: str
    above: str
    below: str
    quoted: bool

    @property
    def others(self) -> str:
        """Everything beside the words."""
        return f"{self.above}\n{self.below}".strip()


def begins_a_line(label: Spotted) -> bool:
    """Does the label stand at the beginning of its line?"""
    return _ON_A_LINE.search(label.above) is not None


def behind_a_label(text: str) -> Spotted | None:
    """What stands behind a label, wherever that is; nothing where there is none, or more than one."""
    found = [word for word in _WORD.finditer(text) if folded(word[0]) in _CLUES]
    labels = [(word, mark) for word in found if (mark := _IS.match(text, word.end())) is not None]
    spoken = not labels
    if spoken:
        labels = [(word, mark) for word in found if (mark := _is_told(text, word)) is not None]
    if len(labels) != 1:
        return None
    ((word, mark),) = labels
    begin = _label_begin(text, word.start())
    quoted = _QUOTED.match(text, mark.end())
    if quoted is not None:
        clue, end = quoted[quoted.lastgroup or 0], quoted.end()
    else:
        end = _line_end(text, mark.end())
        clue = text[mark.end() : end]
        clue = without_spoken_end(clue) if spoken else clue
    named = text[word.end() : mark.start("mark")]
    above, below = f"{text[:begin]}\n{_card_in(named)}", text[end:]
    return Spotted(clue.strip(), above, below, quoted is not None) if clue.strip() else None


def without_spoken_end(clue: str) -> str:
    """The words of a clue that was dictated, without the good-bye that follows with no mark."""
    return _SPOKEN_END.sub("", clue)


def _is_told(text: str, label: re.Match[str]) -> re.Match[str] | None:
    """`and the clue is mind the gap`: where no mark parts them, what is said of the clue is none."""
    small = _WORD.findall(text[: label.start()])[-1:]
    mark = _SAYS.match(text, label.end())
    if (
        mark is None
        or not small
        or not _LETTER.search(text[: label.start()])
        or folded(small[0]) not in _BEFORE
        or (folded(mark["first"]) in SAID_OF_CLUES and not _WILL.search(mark[0]))
    ):
        return None
    return mark


def in_quotes(text: str) -> Spotted | None:
    """The one thing in quotation marks, where there is something beside it."""
    found = quotations(text)
    return found[0] if len(found) == 1 and _WORD.search(found[0].others) else None


def quotations(text: str) -> list[Spotted]:
    """Each thing in quotation marks that is longer than a word's, with what stands round it."""
    found = [quote for quote in _QUOTED.finditer(text) if " " in quote[0].strip() or len(quote[0]) > _MOST_BEFORE]
    return [
        Spotted(quote[quote.lastgroup or 0].strip(), text[: quote.start()], text[quote.end() :], quoted=True)
        for quote in found
    ]


def _label_begin(text: str, at: int) -> int:
    """Where the label begins with the small words in front of its noun."""
    above = [word for word in _WORD.finditer(text[:at]) if "\n" not in text[word.end() : at]]
    begin = at
    for word in reversed(above[-_MOST_BEFORE:]):
        if folded(word[0]) not in _BEFORE or text[word.end() : begin].strip(" '’\n"):
            break
        # A capital that ends a sentence before the label is a card: `letter is A. My clue …`.
        if len(word[0]) == 1 and word[0].isupper() and word.start() and text[: word.start()].rstrip()[-1:] not in ".!?":
            break
        begin = word.start()
    return begin


def _line_end(text: str, at: int) -> int:
    """Where the words behind a label end: with their line, unless the line below goes on with them."""
    lines = text[at:].split("\n")
    kept, _ = in_one_piece(tuple(lines))
    return at + len("\n".join(kept))


def in_one_piece(lines: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lines that are one text, broken by a verse's comma or by a program; and those below."""
    end = 1
    while end < len(lines) and (lines[end - 1].rstrip().endswith(_VERSE) or len(lines[end - 1]) >= _WRAPPED):
        end += 1
    return lines[:end], lines[end:]


def _card_in(named: str) -> str:
    """`for card C` inside a label."""
    letters = re.findall(r"\b[A-Z]\b", named)
    return f"card {letters[0]}" if len(letters) == 1 else ""
