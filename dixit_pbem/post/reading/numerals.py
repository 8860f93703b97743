"""Numbers and letters that might be answers: figures, number words, ordinals, single letters."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.post.reading.languages import LEXICONS, Lexicon, in_any
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.languages.weighing import BETWEEN
from dixit_pbem.post.reading.tokens import Token

LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
WORD_LETTERS = frozenset("aeiouwyzx")
"""Letters that are words in one of the languages, and the kiss of a good-bye."""
ARTICLES = words("le les the la il l lo a o ta te ten to tamta nr")
NOUNS = in_any(lambda each: each.nouns)
BEFORE_CARDS = ARTICLES | NOUNS | in_any(lambda each: each.before_cards)
"""Words right before a card that is named."""
COUNTS = in_any(lambda each: each.counts)
_TIMES = in_any(lambda each: each.times)
_BEFORE_HOURS = words(
    "son eran serán sobre hacia para después antes a desde hasta sono erano saranno verso per dopo entro"
)
_COMES = words(
    "torno torniamo rientro rientriamo parto partiamo arrivo arriviamo vuelvo volvemos regreso regresamos llego"
    " llegamos salgo salimos viajo viajamos"
)
"""Before the day of a month: `torno il 4`."""
_MOST_VOTES, _NEAR, _LONGEST_PART = 2, 2, 3
_FEMININE = ("la", "alla", "sulla")
"""No `sei` of *to be* has one."""
_VOTED = words(
    "elijo escojo digo apuesto juego votado elegido"
    " vote choisis dis joue parie voto scelgo dico punto gioco votato scelto numero per è"
)
"""Before `il due`, `el dos`, which is a number then and not a couple."""
_SAID_OF_LE = words(
    "vote votes pour choisis dis joue prends parie mise mets donne propose tente c'est préfère garde sur est"
)
"""Before `le 4`, which is a card then and no hour."""
_VOTES_FOR = words(
    "elijo escojo apuesto juego pongo"
    " vote dis choisis joue voto dico scelgo gioco punto metto say vote digo escolho mówię głosuję"
)
"""Right before a number that is a small word elsewhere: `io dico due`."""
_SMALL = in_any(lambda each: each.glue | each.weak | each.nouns)
_NO_NAMES = (
    frozenset(word for phrase in in_any(lambda each: each.acts | each.wishes | each.needy) for word in phrase.split())
    - _SMALL
    | ARTICLES
    | BETWEEN
    | in_any(lambda each: each.cards)
)
"""Words that are nobody's name, though a sentence begins with one."""
_CARDS = in_any(lambda each: each.cards) - {"nr"}
_SHOWN = _CARDS | words(
    "imagen dibujo picture image pic immagine figura foto imagem fotografia obrazek obrazku obrazka zdjęcie"
)
"""What has an ordinal in front: `seconda immagine`."""
_PARTS_OF_A_DAY = phrases(
    "de la mañana|de la tarde|de la noche|de la madrugada|por la mañana|por la tarde|por la noche"
    "|du matin|de la après-midi|de l'après-midi|du soir|de la nuit|heures|heure|"
    "in the morning|in the afternoon|in the evening|di mattina|del mattino|di pomeriggio|del pomeriggio|di sera"
    "|di notte|da manhã|da tarde|da noite|da madrugada|rano|po południu|wieczorem|nad ranem|w nocy"
)
"""Behind a number they make it an hour."""
_SHY = in_any(lambda each: each.shy)
ORDINALS = in_any(lambda each: each.ordinals.keys())
NUMBERS = {word: number for lexicon in LEXICONS for word, number in lexicon.all_numbers.items()}


def is_letter(token: Token) -> bool:
    """Is it one letter by itself?"""
    return token.alone and token.raw.upper() in LETTERS


def number_at(tokens: Sequence[Token], at: int, lexicon: Lexicon) -> int | None:
    """The number that this token is in an answer in this language."""
    token = tokens[at]
    if token.number is not None:
        return token.number if token.alone else None
    number = lexicon.all_numbers.get(token.word)
    if number is None or token.word not in lexicon.shy:
        return number
    before = tokens[at - 1].word if at else ""
    # `one` alone is 1; `this one`, `sei grande`, `prima di` are no numbers.
    voted = before in ("il", "el") and at > 1 and tokens[at - 2].word in _VOTED
    voted = voted or (before == "el" and (_only_numbers(tokens, lexicon) or _is_of_a_vote(tokens[:at], lexicon)))
    article = before in _FEMININE or voted or (before in ARTICLES and token.word not in lexicon.numbers)
    picked = len(tokens) == at + 2 and not at and tokens[-1].word in ("one", "please")
    ends = (
        at == len(tokens) - 1 and token.word in lexicon.numbers and token.word not in ("un", "une", "um", "uma", "una")
    )
    voted = voted or (ends and before in _VOTES_FOR)
    after = tokens[at + 1].word if at + 1 < len(tokens) else ""
    named = token.word in lexicon.ordinals and after in _SHOWN and not at  # `quarta carta`
    return number if len(tokens) == 1 or picked or before in lexicon.nouns or article or voted or named else None


def _is_of_a_vote(front: Sequence[Token], lexicon: Lexicon) -> bool:
    """`Mi voto es el` dos; an exam is on the second."""
    return len(front) > 2 and front[-2].word == "es" and front[-3].word in lexicon.votes


def _only_numbers(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """`El dos`, `el uno y el dos`: numbers and nothing else."""
    small = lexicon.joins | lexicon.either | {"el"}
    return all(token.number is not None or token.word in small or token.word in lexicon.numbers for token in tokens)


def is_or(gap: Sequence[str]) -> bool:
    """`La 2 o la 4`: between two cards the *o* is no article of the Portuguese."""
    return gap[:1] == ["o"] and ARTICLES.issuperset(gap)


def counts_votes(words: Sequence[str], at: int) -> bool:
    """Does it say how many: `just one vote`, `due voti`?"""
    after = words[at + 1] if at + 1 < len(words) else ""
    cardinal = any(words[at] in lexicon.numbers for lexicon in LEXICONS)
    return cardinal and NUMBERS[words[at]] <= _MOST_VOTES and after in NOUNS


def follows_an_ordinal(tokens: Sequence[Token], at: int) -> bool:
    """`Na drugą 3 do 1`, `a second card 1`: a figure right behind another number of cards, with no mark between."""
    if tokens[at].number is None:
        return False
    above = [token.word for token in tokens[max(0, at - _NEAR) : at]]
    noun = len(above) > 1 and above[-1] in NOUNS
    last = above[-2] if noun else above[-1] if above else ""
    return last in ORDINALS and NUMBERS[last] != tokens[at].number


def is_a_time(tokens: Sequence[Token], at: int) -> bool:
    """Is it rather a time of day: `at 5`, `alle 5`, `o drugiej`, `5 in the morning`?"""
    before = tokens[at - 1].word if at else ""
    if before == "o" and tokens[at].word in ORDINALS and tokens[at].word.endswith("ej"):
        return True
    behind = [token.word for token in tokens[at + 1 : at + 1 + _LONGEST_PART]]
    if any(" ".join(behind[:count]) in _PARTS_OF_A_DAY for count in range(1, len(behind) + 1)):
        return True
    said = before == "le" and at > 1 and tokens[at - 2].word in _SAID_OF_LE
    hour = before in ("le", "las", "el") and at > 1 and tokens[at - 2].word in _BEFORE_HOURS  # `sono le 5`
    hour = hour or (before in ("il", "el") and at > 1 and tokens[at - 2].word in _COMES)
    return hour or (len(before) > 1 and before in _TIMES and not said)


def might_be_number(tokens: Sequence[Token], at: int, numbers: Sequence[int]) -> bool:
    """Might somebody mean this card of the table: no amount and no ordinal of something else?"""
    token = tokens[at]
    before = tokens[at - 1].word if at else ""
    after = tokens[at + 1].word if at + 1 < len(tokens) else ""
    if token.number is not None:
        return token.number in numbers and token.alone and after not in COUNTS
    if NUMBERS.get(token.word) not in numbers or after in COUNTS or counts_votes([each.word for each in tokens], at):
        return False
    counted = at + 1 < len(tokens) and tokens[at + 1].number is not None and token.word in ORDINALS
    if (token.word == "second" and before == "a") or counted:
        return False  # `quarto 5`
    if token.word in ORDINALS and after in _SHOWN:
        return True  # `da quinta carta`
    return token.word not in _SHY or before in NOUNS or (before in ARTICLES and (not after or after in ARTICLES))


def might_be_letter(tokens: Sequence[Token], at: int, letters: Sequence[str]) -> bool:
    """Might somebody mean this card of the hand: no word of one letter, no initial?"""
    token = tokens[at]
    if token.raw.upper() not in letters or not is_letter(token):
        return False
    before = tokens[at - 1] if at else Token("")
    if token.word not in WORD_LETTERS:
        initial = before.raw[:1].isupper() and len(before.word) > 1 and at == len(tokens) - 1
        initial = initial and before.word not in _NO_NAMES  # `La C!`, `Era B`
        return not initial
    if len(tokens) == 1 or (before.word in NOUNS and (token.raw.isupper() or at == len(tokens) - 1)):
        return True
    # `A hug to you` begins with a word; so does `I think`.
    return token.raw.isupper() and token.word != "i" and at > 0
