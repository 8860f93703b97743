"""A clue that is plain in itself, and everything else weighed: does it name one card, and put nothing in doubt?

`clues` wants to know the words round a clue. Where that is labelled, quoted or led to by a colon, the words beside it
need not be known: `was torn between A and C for ages but it's C. clue: Are We There Yet`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.asking import asks_after_it
from dixit_pbem.post.reading.beginnings import STRONG, goes_on_with_a_letter, start_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.clue_words import as_card, doubts_itself, names_cards, told, without_wish
from dixit_pbem.post.reading.initials import without_initial
from dixit_pbem.post.reading.labels import Spotted, begins_a_line, behind_a_label, in_quotes, quotations
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import REPORTS
from dixit_pbem.post.reading.languages.lexicon import words as words_of
from dixit_pbem.post.reading.languages.weighing import ASKS_IF_ALLOWED, BY_THE_WAY, FIXES, REMINDS, SPEAKS_OF_ITSELF
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.named import Named, Role, named_in
from dixit_pbem.post.reading.numerals import ARTICLES, NUMBERS, ORDINALS
from dixit_pbem.post.reading.plain import DENIES, DOUBTS
from dixit_pbem.post.reading.sense import IFS, Says, Sense, is_courtesy
from dixit_pbem.post.reading.thought import OF_CHANGE, led, senses_of
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.reading.weighed import still_said

_CLUES = in_any(lambda each: each.clue)
_CARDS = in_any(lambda each: each.cards)
_EITHER = in_any(lambda each: each.either)
_HESITATED = in_any(lambda each: each.hesitated)
_SORRY = in_any(lambda each: each.sorry)
_UNDECIDED = in_any(lambda each: each.undecided)
_TURNS = OF_CHANGE | in_any(
    lambda each: each.corrects | each.now | each.sorry | each.introduces | each.same | each.keeps
)
_SAYS = re.compile(
    r"(?:,|\band|\be|\bi|\by|\bcon|\bcom|\bwith|\bz)\s+(?:I'?ll say|I say|let'?s say|let us say|say|dico|vi dico"
    r"|diciamo"
    r"|direi|digo|digamos|diré|os digo|vou dizer|mówię|powiem|powiedzmy|hasłem)(?:\s*(?:\.{2,}|…|,))?\s+(?=[^\s:.…])",
    re.IGNORECASE,
)
_IS_THAT_SO = words_of(
    "vale bien así puede sirve correcto"
    " ok okay right alright fine good is that it so va bene così può andare giusto está bem tudo certo pode ser"
    " dobrze jasne może być tak"
)
"""`Okay?`"""
_CARD_LINE = re.compile(
    r"(?:\w+\s)?(?:card|carta|karta|lettera|letter|letra|litera)\s*[:=]\s*(?P<letter>[A-Z])\W*", re.I
)
_MORE = re.compile(r"[.!?…]\s+[^\W_]")
_LONGEST = 1_500
_FEWEST, _BRIEF = 2, 5


def weighed_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear | None:
    """The clue and its card, where the one is plain and the other the only one."""
    lines = [line for paragraph in prose.without_greeting(text.paragraphs) for line in paragraph]
    lines = [line for line in lines if not is_footer(normal(line))]
    written = "\n".join(lines)
    if asked.blind or not lines or len(written) > _LONGEST:
        return None
    moved = _moved(written, asked)
    if moved is not None:
        return moved
    for spot in _plain_ones(written, lines, asked):
        words = prose.unquoted(without_wish(spot.words)[0].strip())
        if not _is_a_clue(words, asked):
            continue
        letter = _only_card(spot.others, asked)
        if letter is not None and not _is_taken_back(spot.below, asked):
            return told(letter, (words,), spot.below.strip())
    return None


def _moved(written: str, asked: Asked) -> ClueRead | Unclear | None:
    """`It's card F and not D. The clue stays: the ball`: the words that stand, on another card."""
    standing = asked.standing
    if not isinstance(standing, ClueRead) or standing.letter is None:
        return None
    found = re.search(rf"(?<!\w){re.escape(standing.text)}\W*$", written, re.MULTILINE)
    letter = _only_card(written[: found.start()] + written[found.end() :], asked) if found else None
    return told(letter, (standing.text,), "") if letter is not None and letter != standing.letter else None


def _plain_ones(written: str, lines: Sequence[str], asked: Asked) -> Iterator[Spotted]:
    """What may be the clue: behind a label, in quotation marks, behind a colon or an `and say`."""
    standing = asked.standing.text if isinstance(asked.standing, ClueRead) else ""
    label = behind_a_label(written)
    quotes = [each for each in quotations(written) if normal(each.words) != normal(standing)]
    if label is not None and len(quotes) == 1 and quotes[0].words in label.words and quotes[0].words != label.words:
        yield quotes[0]
        return
    if label is not None:
        sentence = bool(label.above.strip()) and not begins_a_line(label)
        if label.quoted or not sentence or not _MORE.search(label.words):
            yield label
        return
    if standing:
        if len(quotes) == 1:
            yield quotes[0]
        if quotations(written):
            return
    elif (quote := in_quotes(written)) is not None and not goes_on_with_a_letter(quote.below):
        yield quote
        return
    start = start_of(written)
    if start is not None and start.sure and start.letter in asked.letters:
        return
    yield from _below_talk(lines, asked)
    yield from _led_to(lines, asked)


def _below_talk(lines: Sequence[str], asked: Asked) -> Iterator[Spotted]:
    """`Ignore my last / F: wind in the wires`, `Nel mezzo del cammin / C`: a letter that begins a line, or ends all."""
    starts = [(at, start_of(line)) for at, line in enumerate(lines)]
    sure = [(at, each) for at, each in starts if each is not None and each.sure and each.letter in asked.letters]
    if len(sure) != 1:
        return
    at, start = sure[0]
    card = f"card {start.letter}"
    if start.text and start.mark[:1] in STRONG and at and asked.standing is not None:
        yield Spotted(start.text, "\n".join((*lines[:at], card)), "\n".join(lines[at + 1 :]), quoted=False)
    signs = any(word[:1].upper() == start.letter for word in asked.own_name)
    if not start.text and at == len(lines) - 1 == 1 and not signs and asked.standing is None:
        above = tokens_of(lines[0])
        if len(above) > _FEWEST and not is_courtesy(above, asked) and "?" not in lines[0]:
            yield Spotted(lines[0], card, "", quoted=False)


def _led_to(lines: Sequence[str], asked: Asked) -> Iterator[Spotted]:
    """`Scelgo la B e dico: la minestra`, `going with F and say when the music stops`."""
    for at, line in enumerate(lines):
        above, colon, words = line.partition(":")
        said = _SAYS.search(line)
        if said is not None and (not colon or said.start() < len(above)):
            above, words, colon = line[: said.start()], line[said.end() :].lstrip(), ":"
        lead = prose.words_in(tokens_of(above))
        if above[-1:].isdigit() and words[:1].isdigit():
            continue  # `hasło 22:15`
        if not colon or len(lead) < _FEWEST or not words.strip() or ":" in words:
            continue
        if names_cards(words, asked) or _MORE.search(words):
            continue
        others = "\n".join((*lines[:at], above))
        below = "\n".join(lines[at + 1 :])
        labelled = not _CLUES.isdisjoint(lead) and not _CLUES.isdisjoint(lead[:_BRIEF])
        if asked.standing is None and not labelled and not names_cards(above, asked):
            continue
        yield Spotted(words.strip().rstrip("."), others, below, quoted=False)


def _is_a_clue(words: str, asked: Asked) -> bool:
    """Is it more than a card or a doubt?"""
    tokens = [token for token in tokens_of(words) if not token.is_mark]
    lone = len(tokens) == 1 and len(tokens[0].raw) == 1
    return bool(tokens) and not lone and not doubts_itself(words, asked) and not words.startswith(("?", ":"))


def _only_card(others: str, asked: Asked) -> str | None:
    """The one card that is named beside the clue; the one that stands, where none is and something changes."""
    card = as_card(asked)
    senses: Sequence[Sense] = senses_of(prose.written(others), card) if others.strip() else ()
    senses = without_initial(led(tuple(senses), card), card)
    if any(_is_doubtful(sense, asked) and not _asks_by_the_way(senses, at, asked) for at, sense in enumerate(senses)):
        return None
    named = still_said(senses, [each for at in range(len(senses)) for each in named_in(senses, at, card)])
    named = _called_the_card(others, senses, _without_initials(senses, named, asked))
    if len(named) == 1 and _signs(senses[named[0].clause :], asked):
        return None
    last = max((each.clause for each in named), default=-1)
    if any(_takes_back(sense) for sense in senses[last + 1 :]) and (named or asked.standing is None):
        return None
    standing = asked.standing.letter if isinstance(asked.standing, ClueRead) else None
    if not named and standing is None:
        return _by_its_place(others, asked)
    meant = {each.value for each in named if each.role is not Role.RULED_OUT}
    chosen = {each.value for each in named if each.role is Role.CHOSEN}
    denied = {each.value for each in named if each.denied}
    if len(chosen) == 1 and meant - chosen <= {standing}:
        meant = chosen
    said = [word for sense in senses for word in sense.clause.words]
    if standing is not None and not meant:
        return standing if holds(said, _TURNS) and not named else None
    if len(meant) != 1 or meant & denied:
        return None
    (letter,) = meant
    return str(letter) if letter in asked.letters else None


def _asks_by_the_way(senses: Sequence[Sense], at: int, asked: Asked) -> bool:
    """`PS. Tomek, when do I get my 50 back?`: a question to friends, behind words that change the subject."""
    here = senses[at].clause
    line = [word for sense in senses[: at + 1] if sense.clause.line == here.line for word in sense.clause.words]
    of_cards = names_cards(" ".join(token.raw for token in here.tokens), asked)
    of_clues = holds(line, ASKS_IF_ALLOWED) or not (_CLUES | SPEAKS_OF_ITSELF | OF_CHANGE | DOUBTS).isdisjoint(line)
    return here.asks and begins(line, BY_THE_WAY) > 0 and len(here.words) > _FEWEST and not of_cards and not of_clues


def _without_initials(senses: Sequence[Sense], named: list[Named], asked: Asked) -> list[Named]:
    """`Pozdro, K.`: without a letter that is in no hand, behind a good-bye in its line."""
    return [
        each
        for each in named
        if each.value in asked.letters
        or not each.clause
        or senses[each.clause - 1].clause.line != senses[each.clause].clause.line
        or prose.CLOSES.isdisjoint(senses[each.clause - 1].clause.words)
    ]


def _called_the_card(others: str, senses: Sequence[Sense], named: list[Named]) -> list[Named]:
    """`Card: C` on a line of its own, below a letter that praises another card: the one alone."""
    lines = [found["letter"].upper() for line in others.split("\n") if (found := _CARD_LINE.fullmatch(line.strip()))]
    of_change = any(not OF_CHANGE.isdisjoint(sense.clause.words) for sense in senses)
    called = [each for each in named if [each.value] == lines and each.role is Role.CHOSEN]
    others_chosen = any(each.role is Role.CHOSEN and [each.value] != lines for each in named)
    return called if called and not of_change and not others_chosen else named


def _signs(senses: Sequence[Sense], asked: Asked) -> bool:
    """`Clue: “the fog”`, and below it `C` from Colin."""
    lone = len(senses) == 1 and len(senses[0].clause.tokens) == 1
    return lone and any(word[:1] == senses[0].clause.tokens[0].word for word in asked.own_name)


def _by_its_place(others: str, asked: Asked) -> str | None:
    """`La seconda`, `czwarta karta`: the place of a card in the hand, and nothing else that counts."""
    tokens = tokens_of(others)
    places = [at for at, token in enumerate(tokens) if token.word in ORDINALS or token.ordinal]
    if len(places) != 1 or not {token.word for token in tokens}.isdisjoint(DENIES | REPORTS):
        return None
    at = places[0]
    before, after = tokens[at - 1].word if at else "", tokens[at + 1].word if at + 1 < len(tokens) else ""
    number = NUMBERS.get(tokens[at].word, tokens[at].number)
    pointed = after in _CARDS or before in _CARDS or (before in ARTICLES and not after.isalpha())
    return asked.letters[number - 1] if pointed and number and number <= len(asked.letters) else None


def _takes_back(sense: Sense) -> bool:
    return sense.says is Says.TAKES_BACK and not holds(sense.clause.words, _SORRY)


def _is_taken_back(below: str, asked: Asked) -> bool:
    """`No, wait.` below the clue, and no more."""
    senses = senses_of(prose.written(below), as_card(asked)) if below.strip() else ()
    if any(sense.clause.asks and holds(sense.clause.words, ASKS_IF_ALLOWED) for sense in senses):
        return True
    if any(
        line.endswith("?") and _IS_THAT_SO.issuperset(prose.words_in(tokens_of(line))) for line in below.split("\n")
    ):
        return True
    senses = tuple(sense for sense in senses if not holds(sense.clause.words, REMINDS))
    words = [word for sense in senses for word in sense.clause.words]
    denied = any(not DENIES.isdisjoint(sense.clause.words) and len(sense.clause.words) < _BRIEF for sense in senses)
    return any(map(_takes_back, senses)) or denied or not OF_CHANGE.isdisjoint(words)


def _is_doubtful(sense: Sense, asked: Asked) -> bool:
    """Does it ask, doubt, put off? `If it is not too late` is courtesy."""
    words = sense.clause.words
    letters = {token.raw for token in sense.clause.tokens} & {*asked.letters}
    wavered = holds(words, _HESITATED)
    if letters and not wavered and not (_EITHER | IFS).isdisjoint(words):
        return True
    if (holds(words, _UNDECIDED) and not wavered) or not DOUBTS.isdisjoint(words[:1]):
        return True
    if not words:
        return False
    if sense.clause.asks:
        changes = asked.standing is not None and (holds(words, FIXES) or not OF_CHANGE.isdisjoint(words))
        return not changes and (not SPEAKS_OF_ITSELF.isdisjoint(words) or asks_after_it(words, standing=False))
    if asked.standing is None and not OF_CHANGE.isdisjoint(words) and not wavered and sense.says is not Says.TAKES_BACK:
        return True
    return not IFS.isdisjoint(words) and sense.says is Says.UNCLEAR and not _CLUES.isdisjoint(words)
