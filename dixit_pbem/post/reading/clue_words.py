"""What the words of a clue are: told, cut off below, taken back, or no clue at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from unicodedata import category

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.clauses import clauses_of, holds
from dixit_pbem.post.reading.labels import behind_a_label
from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.lexicon import words as vocabulary
from dixit_pbem.post.reading.languages.weighing import MAYBE_NOT
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.numerals import is_letter
from dixit_pbem.post.reading.plain import DOUBTS
from dixit_pbem.post.reading.sense import Says, is_courtesy, names_a_card, sense_of, taken_back
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import Token, tokens_of
from dixit_pbem.post.said import LONGEST_CLUE, Unread

_LONGEST_ALTERNATIVE = 4
_LONGEST_NAME = 3
_SORRY = in_any(lambda each: each.sorry)
_MAY_I = in_any(lambda each: each.may_i)
_CHANGES = OF_CHANGE | {"choose", "scegliere", "elegir"}
NODS = frozenset("👍👌🙏😂🤣😊😀😃😁🙂😉😅❤✅🎉😍🥰🤷💪🏻🏼🏽🏾🏿♀♂\u200d\ufe0f ")
"""Pictures of assent and laughter: no clue, if they are all."""
_AS_LABELS = (
    "titolo",
    "titulo",
    "lema",
    "parola",
    "palavra",
    "palabra",
    "word",
    "words",
    "phrase",
    "slowo",
    "zdanie",
    "mote",
    "motto",
    "titre",
    "titel",
    "wort",
    "satz",
    "stichwort",
    "mot",
)
_TITLES = frozenset(map(folded, ("title", "tytuł", "frase", "énigme", "sentence", "hint", *_AS_LABELS)))
"""Labels of clues that stand in clues as well."""
OF_CLUES = in_any(lambda each: each.clue | each.speaks) - _TITLES
"""Words of somebody who speaks about a clue."""
EITHER = in_any(lambda each: each.either | each.joins)
_SENTENCES = re.compile(r"(?<=[.!?…])\s+")
_LAUGH = re.compile(r"(?<=[\w\"”»“])\s(?:k{3,}|(?:ha|he|hi|ah|ja|je|ji){2,}h?a?|lol|xd)[!.]*$", re.IGNORECASE)
_BRACKET = re.compile(
    r"(?<=\S)\s*\((?:[^()]*\b(?:ha\W?ha|he\W?he|ahah|jaja\w*|jeje\w*|hihi|lol|xd|you'?ll|sorry|scusate|desculpem"
    r"|perdón|perdonad|désolée?|pardon"
    r"|entschuldig\w+"
    r"|przepraszam)\b[^()]*)\)[.!]*$"
    r"|(?<=[.!?])\s+\([^()]{8,}\)[.!]*$|(?<=\S)\s+\((?:[^()\s]+\s+){4,}[^()\s]+\)[.!]*$",
    re.IGNORECASE,
)
"""What stands in brackets behind a clue and is said to the others."""
_HOPES = in_any(lambda each: each.hopes)
_FRAMED = re.compile(r"(?P<words>[^()]*\w)\s*(?P<mark>[\u2600-\u27bf\U0001f300-\U0001faff])\ufe0f?\s*\([^()]*\)\s*")
_LONGEST_WISH, _MOST_WISHES = 12, 2
_PARTING = re.compile(
    r"(?:(?:un|una|um|uma|a|big|many|tanti|mille|muitos|wiele|duzo|lots of) )*"
    r"(?:bac[io]|bacion|abbracc|beij|abrac|buzia|usci[sk]|pozdr|hugs?$|kiss|love (?:and|to|from)|cheers|thank|thx"
    r"|danke|lg\b|vg\b|gru(?:ss|ß)|kuss|kusschen|viel (?:spass|gluck|vergnugen)|liebe gru|viele gru|schonen|merci"
    r"|bises?\b|bisous?|gros bis|baisers?|je vous embrasse|je t'embrasse|desole|pardon|excuse|je sais que"
    r"|ne (?:riez|rigolez|jugez)"
    r"|grazie|obrigad|gracias|dziek|scus[ai]|sorry|apolog|desculp|perdo|przepr|sorki|mi dispiace|peco desculpa"
    r"|lo so (?:che|e)|i know (?:it|its|that)|eu sei que|ya se que|sei que e|wiem ze|non il massimo|not my best"
    r"|(?:dont|don't) (?:hate|judge|laugh)|non (?:ridete|odiatemi|linciatemi)|nie (?:smiejcie|bijcie)"
    r"|nao (?:se riam|gozem)|no (?:os riais|te rias|se rian|me odieis|me mateis)|milego|buon[ao] |bom |boa "
    r"|buen[ao]s? (?:noches|tardes|dias|finde|semana|suerte)|que (?:tengais|tengas|paseis|pases) |saluti|un saluto"
    r"|ciao (?:a )?\w+$|ciao ciao|bye|see you"
    r"|bonne |bon |a (?:bientot|plus|demain)|cordialement|amicalement|amities|salut\b"
    r"|ci (?:vediamo|sentiamo)|a presto|ate (?:logo|ja|breve|amanha)|hasta (?:luego|manana|pronto|otra)|nos vemos"
    r"|cuidaos|cuidate|perdon|lo siento|siento |do (?:zobaczenia|uslyszenia|jutra)|sciskam|caluje"
    r"|xo|kisses|besos|besito|un beso|abrazo|saludos|gracias|cumprimentos|atenciosamente|serdecz|z powazaniem"
    r"|(?:kind |best |warm )?regards|best wishes"
    r"|(?:i )?(?:miei |piu )?(?:cordiali |distinti )?saluti|(?:com )?(?:os )?(?:melhores|meus) cumprimentos"
    r"|yours (?:truly|sincerely|faithfully))"
)
"""How a sentence begins that thanks, apologises or takes leave."""
_SHORT_WISHES = frozenset(
    (word,) for word in vocabulary("küsschen bises bisous enjoy ciao baci baciotti divertitevi powodzenia fun")
)
_APOLOGISES = in_any(lambda each: each.sorry)
_CHECKS = in_any(lambda each: each.checks)
_UNDECIDED = in_any(lambda each: each.undecided)
_PICTURES = frozenset(("So", "Sk", "Mn", "Cf"))
"""Emoji and what colours or joins them, as Unicode sorts them."""
_QUOTES = re.compile(r"[\"“„«][^\"“”„«»]+[\"”“»]")
_SIGNED = re.compile(r"(?:[A-Z]\.\s?){1,3}[A-Z]\w+")
_QUOTED_ENDS = ('".', "”.", "“.", "».")
_OR = in_any(lambda each: each.either)
_MILD = frozenset(
    (
        "nein",
        "entschuldigung",
        "warte",
        "non",
        "pardon",
        "perdon",
        "desole",
        "desolee",
        "attends",
        "no",
        "não",
        "nao",
        "nie",
        "sorry",
        "wait",
        "scusa",
        "moment",
        "desculpa",
    )
)
"""Words that take back, and often stand elsewhere."""
_RETRACTS = frozenset(phrase for phrase in in_any(lambda each: each.corrects) if " " not in phrase) - _MILD


def without_asides(lines: prose.Paragraph, asked: Asked) -> prose.Paragraph:
    """The lines without those in brackets below the first, which are said to the others."""
    return tuple(line for at, line in enumerate(lines) if not at or not _is_an_aside(line, asked))


def _is_an_aside(line: str, asked: Asked) -> bool:
    inside = line[1:].rstrip(".!")
    bracketed = line.startswith("(") and inside.endswith(")") and " " in inside and inside.count("(") == 0
    return bracketed and not names_cards(line, asked) and OF_CHANGE.isdisjoint(prose.words_in(tokens_of(line)))


def doubts_itself(text: str, asked: Asked) -> bool:
    """`the moon. No wait, D`, `can I change it?`."""
    quotes = list(_QUOTES.finditer(text))
    between = text[quotes[0].end() : quotes[1].start()] if len(quotes) > 1 else ""
    said = prose.words_in(tokens_of(text))
    if not _OR.isdisjoint(prose.words_in(tokens_of(between))) or (len(said) > 2 and holds(said, _UNDECIDED)):
        return True
    if "?" in text and begins(said, _MAY_I) and not _CHANGES.isdisjoint(said):
        return True
    clauses = clauses_of(((text,),))
    for at, clause in enumerate(clauses[1:]):
        count = taken_back(clause.tokens)
        begins_anew = bool(set(clauses[at].after) & set(".!?…")) and count == len(clause.tokens)
        if count and begins_anew and set(clause.after.strip()) & set(",:") and clause.words[0] not in _MILD:
            return True
        names = any(is_letter(token) and token.raw in asked.letters for token in clause.tokens)
        phrase = " ".join(token.word for token in clause.tokens[:count])
        if count and (names or (count == len(clause.tokens) and " " in phrase)):
            return True
    return False


def is_farewell(paragraph: prose.Paragraph, asked: Asked) -> bool:
    """Is this paragraph below a clue no more than a good-bye, a name, a line of a program?"""
    kept, _ = prose.without_sign_off(("", *paragraph), asked.own_name)
    names = tokens_of(paragraph[0])
    named = len(names) <= _LONGEST_NAME and all(
        each.raw[:1].isupper() or each.raw == "." or (at and set(each.word) == {"x"}) for at, each in enumerate(names)
    )
    signed = len(paragraph) == 1 and named and not taken_back(names) and not corrects((paragraph,))
    initials = _SIGNED.fullmatch(paragraph[0]) is not None and len(paragraph) <= _LONGEST_NAME
    return len(kept) == 1 or signed or initials or is_footer(normal(" ".join(paragraph)))


def is_all_courtesy(text: prose.Written, asked: Asked) -> bool:
    """Does the whole mail only thank, greet, agree or nod?"""
    lines = [line for paragraph in text.paragraphs for line in paragraph]
    tokens = [tokens_of(line) for line in lines]
    words = [token for line in tokens for token in line if not token.is_mark]
    pictures = set("".join(lines)) <= NODS
    if any("?" in line for line in lines) or (not words and not pictures):
        return False
    if any(is_letter(token) and token.raw.isupper() and token.word != "i" for token in words):
        return False
    return pictures or all(is_courtesy(clause.tokens, asked) for clause in clauses_of(text.paragraphs) if clause.tokens)


def without_courtesy(lines: prose.Paragraph, asked: Asked) -> tuple[prose.Paragraph, prose.Paragraph]:
    """The lines above a good-bye, an apology or a name at their end, and what is cut."""
    kept, cut = prose.without_sign_off(lines, asked.own_name)
    while len(kept) > 1:
        tokens = tokens_of(kept[-1])
        labelled = behind_a_label(kept[-1]) is not None
        if " ".join(token.word for token in tokens if token.word) in MAYBE_NOT:
            break
        if labelled or sum(bool(token.word) for token in tokens) < 3 or not is_courtesy(tokens, asked):
            break
        kept, cut = kept[:-1], (kept[-1], *cut)
    return kept, cut


def corrects(paragraphs: Sequence[prose.Paragraph]) -> bool:
    """Does one of these paragraphs take back what stands above it?"""
    for paragraph in paragraphs:
        clauses = [clause for clause in clauses_of((paragraph[:1],)) if clause.tokens]
        if not clauses:
            continue
        first = clauses[0].tokens
        count = taken_back(first)
        starts = " ".join(token.word for token in first[:1])
        other = starts in EITHER and len(first) <= _LONGEST_ALTERNATIVE and len(starts) > 1
        words = {token.word for token in first[:4]}
        retracts = not OF_CHANGE.isdisjoint(token.word for token in first)
        if retracts or (count and (count == len(first) or count > 1)) or other or not words.isdisjoint(_RETRACTS):
            return True
    return False


def is_taken_back(below: str, asked: Asked) -> bool:
    """`No, wait.`, `scratch that` below a clue, and no more in its sentence."""
    senses = (sense_of(clause, as_card(asked)) for clause in clauses_of((tuple(below.split("\n")),)) if clause.tokens)
    return any(sense.says is Says.TAKES_BACK and not holds(sense.clause.words, _SORRY) for sense in senses)


def told(letter: str | None, lines: Sequence[str], ignored: str) -> ClueRead | Unclear:
    """The clue, unless it has no words or too many for paper."""
    written, wish = without_wish(" ".join(" ".join(lines).split()))
    written = written[:-1] if written[-2:] in _QUOTED_ENDS else written
    words, ignored = prose.unquoted(written), "\n".join(filter(None, (wish, ignored)))
    sentences = _SENTENCES.split(words)
    if len(sentences) > 1 and words.endswith("?") and sentences[-2].endswith("."):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(words), ClueRead(letter, sentences[0], ""))
    if not words:
        return Unclear(Why.NO_WORDS, prose.shortened(" ".join(lines)))
    if len(words) > LONGEST_CLUE:
        return Unclear(Unread.TOO_LONG, prose.shortened(words))
    return ClueRead(letter, words, ignored)


def without_wish(words: str) -> tuple[str, str]:
    """The clue without what stands behind it: a laugh, a picture, a wish, `dancing in the dark. Hope you like it!`."""
    told, picture = words, _FRAMED.fullmatch(words)
    if picture:  # `✨ the sea ✨ (help)`
        told = picture["words"]
    for _ in range(_MOST_WISHES):
        sentences = _SENTENCES.split(told)
        said = prose.words_in(tokens_of(sentences[-1]))
        wishes = begins(said, _HOPES) or (sentences[-1].endswith("?") and begins(said, _CHECKS)) or parts(said)
        if (
            len(sentences) == 1
            or not wishes
            or not (len(said) > 1 or parts(said) or said[:1] in _SHORT_WISHES)
            or len(said) > _LONGEST_WISH
            or not OF_CHANGE.isdisjoint(said)
        ):
            break
        told = told[: -len(sentences[-1])].rstrip()
    bracket = _BRACKET.search(told)
    told = told[: bracket.start()].rstrip() if bracket else told
    laugh = _LAUGH.search(told)
    told = told[: laugh.start()].rstrip() if laugh else told
    shown = told
    while shown and (category(shown[-1]) in _PICTURES or shown[-1].isspace()):
        shown = shown[:-1]
    told = shown if any(map(str.isalnum, shown)) else told
    return told, words[len(told) :].strip()


def parts(said: Sequence[str]) -> bool:
    """`Un bacione`, `Sorry it took so long`."""
    return bool(said) and (said[0] in _APOLOGISES or _PARTING.match(" ".join(said)) is not None)


def as_card(asked: Asked) -> Asked:
    """The question for a card alone: so the words beside a clue are read."""
    return replace(asked, phase=Phase.CARD, cards=1, standing=None)


def is_an_article(tokens: Sequence[Token], asked: Asked) -> bool:
    """Is the `o` with which these words begin the article of `o jardim`, and no `or`?"""
    doubts = not DOUBTS.isdisjoint(token.word for token in tokens[1:_LONGEST_NAME])
    return (
        tokens[0].word == "o"
        and not doubts
        and not any(is_letter(token) and token.raw in asked.letters for token in tokens[1:])
    )


def names_cards(others: str, asked: Asked) -> bool:
    """Might these words name a card of the hand?"""
    return any(names_a_card(clause, as_card(asked)) for clause in clauses_of((tuple(others.split("\n")),)))
