"""Talk that runs into an answer with no mark between, so that its number or letter may be of something else.

`My phone died on the train no. 2`, `no. 1 in fourth place`, `Back on the 3rd`, `and have a nice weekend F`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates, standing_values, value_of
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.languages.pointing import RIGHT_BEFORE
from dixit_pbem.post.reading.languages.weighing import LIKES
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, ORDINALS
from dixit_pbem.post.reading.plain import ALL_COURTESY, Value
from dixit_pbem.post.reading.sense import Sense, is_courtesy
from dixit_pbem.post.reading.tokens import Token

_LABELS = words("numéro nr n no num number numero número numer nummer")
_ASKS = in_any(lambda each: each.decides | each.acts | each.points)
_VOTES = (in_any(lambda each: each.votes | each.cards) | NOUNS) - _LABELS
_BECAUSE = in_any(lambda each: each.because)
_HERE = words(
    "estoy estaba estábamos somos soy"
    " j'étais étais étions sommes suis "
    "i'm im am we're sono siamo eravamo ero estou estamos estava estávamos jestem jesteśmy byłam byłem byliśmy"
)
"""Where somebody is."""
_NOW = words("ahora jetzt nun maintenant now adesso ora agora teraz")
_TO = (in_any(lambda each: each.moved_to) | words("to do")) - ARTICLES
_GAMES = words("spiel jeu jogo gioco")
_ONLY_MORE = phrases(
    "solo otros|solo otras|solo quedan|otros|solo faltan"
    "|nur noch|nur mehr|"
    "encore seulement|plus que|seulement encore|"
    "só mais|ainda mais|ancora solo|solo altri|solo altre|only another|jeszcze tylko|tylko jeszcze"
)
_DAYS = words("on until till by from since before after of")
_EVERYONE = words(
    "todas todos muchos alle jeder jede meisten anderen manche viele ihr tous tout beaucoup"
    " everyone everybody many most people all tutti ognuno molti todos muitos toda wszyscy wielu każdy"
    " plupart parte mundo monde maggioranza mayoría maioria większość gens gente pessoas ludzie vous voi vosotros"
    " ustedes vocês wy guys others altri autres demás outros inni"
)
_WILL = words(
    "van va votan votarán votará elegirán elegirá elige eligen"
    " werden wird stimmen wählen nehmen gehen geben legen spielen tippen setzen sagen stimmt wählt nehmt geht gebt legt"
    " spielt tippt setzt sagt "
    "voteront votent choisiront choisissent prendront prendra iront choisira votera vote prend prennent choisit va vont"
    " votez prenez choisissez allez jouez jouent joue mettent met mettez disent dit dites "
    "votáis elegís vais escogéis jugáis ponéis decís escogen escoge juegan juega ponen pone dicen dice irán van"
    " votate scegliete prendete andate giocate mettete dite vota va prende sceglie gioca mette dice prendono vanno"
    " giocano mettono dicono votam votais escolhem escolhe jogam joga põem põe dizem diz vão"
    " głosujecie wybieracie bierzecie stawiacie dajecie mówicie głosuje wybiera bierze stawia daje mówi biorą"
    " stawiają dają mówią idzie idą "
    "will would go goes vote votes take takes pick picks choose chooses voteranno voterà sceglieranno sceglierà"
    " prenderanno andranno votano scelgono vão vai votam vota votarão escolhem zagłosują głosują wybiorą wybierze"
    " zagłosuje wezmą pójdą"
)
_PLANS = words("plan piano plano planu")
_OWN = words("yo pero ich aber je mais moi i'll io eu ja but ma mas ale")
_WITH_ENDING = re.compile(r"\d+[^\W\d_]+")
"""`3rd`."""
_WAITS = phrases(
    "un segundo|un momentito|un instante|un segundito"
    "|eine sekunde|einen moment|einen augenblick|sekunde|moment|"
    "une seconde|un instant|un moment|une minute|juste une seconde|juste un instant|"
    "just a second|a second|one second|just a moment|a moment|one moment|a minute|just a minute|un secondo|un attimo"
    "|un attimino|un momento|un minuto|um segundo|um momento|um instante|um minuto|só um segundo|só um momento"
    "|chwileczkę|sekundę|sekunda|momencik|minutkę"
)
"""What asks to wait; no letter belongs to it."""
_REGARDS = words(
    "besos besitos abrazos saludos recuerdos"
    " bises bisous baisers salutations "
    "hugs kisses regards greetings baci bacioni abbracci saluti beijinhos beijos abraços cumprimentos buziaki"
    " pozdrowienia uściski"
)
_LEADS = (
    RIGHT_BEFORE
    | ARTICLES
    | NOUNS
    | in_any(lambda each: each.cards | each.particles | each.joins | each.glue | each.weak)
    | words("want wanted voglio volevo quero queria chcę chciałam chciałem that że what with stick sticking staying")
    | words("be is it's è e' é jest to na a la as like come como jak od dla for per para with con com z")
    | words("quiero quería que con cuadro tavola quadro tela plate painting pintura obraz malowidło")
)
"""Words right before a letter or a number that show it to be a card."""
_TURNS = in_any(lambda each: each.hence | each.particles) - in_any(lambda each: each.small)
"""`De qualquer forma B`."""
_THEN = in_any(lambda each: each.joins) | words(
    "luego después entonces puis ensuite alors donc then poi depois potem so allora então więc"
)
_POINTS_AT_TALK = phrases(
    "de eso se trata|eso es"
    "|c'est le but|c'est ça le but|i o to chodzi|o to chodzi|è questo il punto|that's the point"
    "|é isso mesmo|tak to jest"
)
_TODAY = words("hoy heute aujourd'hui today oggi hoje dziś dzisiaj")
_FEW, _MANY, _LONG = 2, 3, 5


def is_glued(said: Sequence[Sense], values: set[Value], asked: Asked) -> bool:
    """Does every place that names one of these cards run on from talk, or into it?"""
    named = [(sense, {value_of(sense.clause.tokens[at]) for at in _places(sense, asked)}) for sense in said]
    each = ([sense for sense, names in named if value in names] for value in values)
    return any(places and all(_runs_on(sense, values, asked) for sense in places) for places in each)


def adds_an_answer(sense: Sense, asked: Asked) -> bool:
    """`Ciao ciao, e 4`: is it another card than the one that stands, behind courtesy and an *and*, and nothing else?"""
    tokens, places = sense.clause.tokens, _places(sense, asked)
    if len(places) != 1 or places[0] != len(tokens) - 1 or value_of(tokens[-1]) in standing_values(asked):
        return False
    above = _without_last(tokens[:-1], ARTICLES | NOUNS)
    rest = _without_last(above, _THEN)
    polite = bool(rest) and is_courtesy(rest, asked)
    joined = len(rest) < len(above) and (polite or len(rest) < _FEW)
    return joined or (polite and tokens[-1].number is not None)


def _without_last(tokens: Sequence[Token], of: Collection[str]) -> Sequence[Token]:
    """The tokens without those of these words at their end."""
    while tokens and tokens[-1].word in of:
        tokens = tokens[:-1]
    return tokens


def _places(sense: Sense, asked: Asked) -> list[int]:
    return candidates(sense.clause.tokens, asked)


def _runs_on(sense: Sense, values: set[Value], asked: Asked) -> bool:
    tokens = sense.clause.tokens
    places = _places(sense, asked)
    if asked.votes == 1 and is_a_score(tokens, places):
        return True
    at = next(place for place in places if value_of(tokens[place]) in values)
    before = [token.word for token in tokens[:at]]
    if _is_of_everyone(before) or (asked.phase is not Phase.CARD and _is_of_a_plan(tokens, at)):
        return True
    if asked.phase is not Phase.CARD and len(before) >= _LONG and _is_of_a_train(before):
        return True
    if " ".join(before) in _POINTS_AT_TALK:
        return True
    if asked.phase is Phase.CARD and at == len(tokens) - 1 and _is_of_talk(before):
        return True
    if not _VOTES.isdisjoint(before):
        return False
    asking = [word for at, word in enumerate(before) if not _is_praise(before[at : at + 2])]
    if _likes_another(before) or holds(asking, _ASKS):
        return _likes_another(before)
    if asked.phase is Phase.CARD:
        known = {value_of(tokens[at])} <= {*standing_values(asked)}
        begins_anew = asked.standing is not None and not known and sense.clause.before != " "
        fewest = _FEW if begins_anew else _MANY
        ends = at == len(tokens) - 1 and at >= (1 if is_courtesy(tokens[:at], asked) else fewest)
        return ends and (before[-1] in _TODAY or (before[-1] not in _LEADS and not holds(before, _TURNS)))
    return (
        _is_of_a_train(before)
        or " ".join(before[-_FEW:]) in _ONLY_MORE
        or _is_a_day(tokens, at)
        or _meets_a_number(tokens, at, asked)
        or (bool(asked.standing) and len(before) >= _MANY and _is_told(before))
    )


def _is_of_talk(before: Sequence[str]) -> bool:
    """`Just a second C`, `o chefe manda beijinhos F`: a bare letter at the end of what parts or asks to wait."""
    waits = any(" ".join(before[-count:]) in _WAITS for count in range(1, _MANY + 1))
    return bool(before) and (waits or before[-1] in _REGARDS)


def _is_of_everyone(before: Sequence[str]) -> bool:
    """`So lovely everyone will go for 3`."""
    return any(
        word in _EVERYONE and behind in _WILL and _OWN.isdisjoint(before[place:])
        for place, (word, behind) in enumerate(pairwise(before))
    )


def _is_of_a_plan(tokens: Sequence[Token], at: int) -> bool:
    """`The sixth plan B it is`."""
    return tokens[at].word in ORDINALS and at + 1 < len(tokens) and tokens[at + 1].word in _PLANS


def _likes_another(before: Sequence[str]) -> bool:
    """`Mi piace tanto la barchetta la quinta`."""
    likes = next((place for place, word in enumerate(before) if word in LIKES), len(before))
    return sum(word in ARTICLES for word in before[likes:]) >= _FEW


def is_a_score(tokens: Sequence[Token], places: Sequence[int]) -> bool:
    """`2 to 2`."""
    near = [(first, second) for first, second in pairwise(places) if second == first + 2]
    return any(tokens[first + 1].word in _TO and tokens[first].number is not None for first, _ in near)


def _is_praise(words_here: Sequence[str]) -> bool:
    """`Jogo lindo`, which is no *I play*."""
    return len(words_here) == _FEW and words_here[0] in _GAMES and words_here[1] in ALL_COURTESY - ARTICLES


def _is_told(before: Sequence[str]) -> bool:
    """`I am in hospital just now 5`, where another number stands."""
    told = [word for word in before if word not in _LABELS]
    return not _HERE.isdisjoint(told[:_FEW]) and told[-1] not in _LEADS - _NOW


def _is_of_a_train(before: Sequence[str]) -> bool:
    """`The train no. 2`: other words above a *number*."""
    return len(before) >= _MANY and before[-1] in _LABELS and before[-2] not in _LEADS | LIKES


def _is_a_day(tokens: Sequence[Token], at: int) -> bool:
    """`Back on the 3rd`."""
    dated = at >= _MANY and tokens[at - 1].word == "the" and tokens[at - 2].word in _DAYS
    return dated and _WITH_ENDING.fullmatch(tokens[at].raw) is not None


def _meets_a_number(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """`No. 1 in fourth place`: another number in the same breath, where one is wanted."""
    plain = all(token.word in _LABELS | ARTICLES for token in tokens[:at]) and at > 0
    behind = tokens[at + 1 :]
    others = [each for each in behind if each.number is not None or each.word in ORDINALS]
    others = [each for each in others if value_of(each) != value_of(tokens[at])]
    return plain and asked.votes == 1 and bool(others) and behind[0].word not in _BECAUSE
