"""What one says to friends or of the cards: no blind clue, unless it is called one."""

from __future__ import annotations

import re

from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.asides import begins
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import NUMBERS, ORDINALS
from dixit_pbem.post.reading.plain import DOUBTS
from dixit_pbem.post.reading.tokens import tokens_of

_SALUTES = words(
    "saluda saludan saludad hola"
    " hello hi hiya hey greet greets ciao ehi salve saluta salutano salutatemi olá oi cumprimenta hej cześć hejka siema"
    " pozdrawia pozdrawiają pozdrów pozdrówcie"
    " salut coucou bonjour saluez hallo moin servus grüß grüßt grüßen huhu holaa"
) | phrases(
    "manda besos|mandan besos|manda un beso|mandan recuerdos|manda recuerdos"
    "|manda beijos|mandam beijos|manda baci|mandano baci|sends love|send love|śle buziaki|ślą buziaki"
)
"""Who says so speaks to friends."""
_ALONE = phrases(
    "tal vez|quizá|quizás|a lo mejor|peut-être|vielleicht|un segundo|un momentito|un minuto|un instante"
    "|espera un momento|diría|creo|creo que|pienso"
    "|just a second|just a moment|one second|one moment|a second|let's say|un secondo|un attimo|un momento|un attimino"
    "|direi|diciamo|um segundo|um momento|só um segundo|só um momento|um instante|digamos|diria|chwileczkę|chwila"
    "|une seconde|un instant|une minute|une petite seconde|juste une seconde|je dirais|je crois|je crois que|je pense"
    "|disons|eine sekunde|einen moment|kleinen moment|eine minute|sekunde|würd ich sagen|glaub|glaube ich|denk ich"
    "|ich glaube|ich denke"
    "|sagen wir"
    "|moment|momencik|i think|i guess|penso|credo|acho|acho que|myślę|myślę że|sekundę|sekunda|powiedzmy|raczej"
)
_PARTS = phrases(
    "hasta la próxima|hasta otra|cuidaos|cuídate|que descanses|que descanséis|dulces sueños|hablamos mañana"
    "|hablamos luego|luego hablamos|nos leemos|que durmáis bien|que duermas bien|hasta siempre"
    "|so long|sleep well|sleep tight|till next time|until next time|over and out|back later|talk later|more later"
    "|stammi bene|statemi bene|state bene|alla prossima volta|ci risentiamo|mi faccio viva|mi faccio vivo|a risentirci"
    "|fica bem|fiquem bem|até à próxima|até uma próxima|falamos depois|falamos amanhã|depois digo|dorme bem|durmam bem"
    "|à la prochaine|prends soin de toi|prenez soin de vous|dors bien|dormez bien|fais de beaux rêves|à une autre fois"
    "|on se parle demain|je vous embrasse|je t'embrasse|porte-toi bien|portez-vous bien"
    "|bis zum nächsten mal|schlaf gut|schlaft gut|träumt süß|träum süß|macht es gut|machts gut|mach's gut|mach es gut"
    "|passt auf euch auf|bleibt gesund|ich melde mich|wir hören uns|wir lesen uns|bis die tage"
    "|na razie|ściskam|ściskam mocno|całuję|całuję mocno|do następnego|do następnego razu|odezwę się|odezwę się później"
    "|trzymaj się|trzymajcie się|śpij dobrze|śpijcie dobrze|bywaj|bywajcie"
)
"""A good-bye, of which some make a clue: it is asked about."""
_INITIALLED = re.compile(r"(?:[A-Z]\. ?){1,2}[A-Z][^\W\d_]+\b")
"""`J. E. Bach is on`."""
_SIGNED = re.compile(r"\b[A-Z]\.$")
"""`From Mia and C.`"""
_COUNTED = words(
    "faltan quedan queda"
    " round rounds turno turni ronda rondas runda rundy rundzie tura left mancano manca faltam falta"
    " zostało zostały"
)
_MOST_CARDS = 12
_WISHED = words(
    "buen buena buenos buenas"
    " happy good merry lovely buon buona felice bom boa feliz ótima udanej udanego udany miłego miłej"
    " dobrego dobrej"
)
_DAYS = words(
    "lunes martes miércoles jueves viernes finde día días noche noches tarde tardes"
    " monday tuesday wednesday thursday friday saturday sunday weekend day week evening night"
    " lunedì martedì mercoledì giovedì venerdì sabato domenica giornata settimana serata notte"
    " segunda terça quarta quinta sexta sábado domingo fim semana dia noite segunda-feira terça-feira quarta-feira"
    " quinta-feira sexta-feira"
    " poniedziałku wtorku środy czwartku piątku soboty niedzieli weekendu dnia tygodnia wieczoru nocy"
)
_LONGEST_WISH = 3
_REGARDS = words(
    "besos besitos abrazos saludos recuerdos"
    " hugs kisses greetings regards love wishes saluti baci abbracci bacioni beijinhos beijos abraços cumprimentos"
    " pozdrowienia uściski buziaki hug kiss abbraccio bacio abraço beijinho beijo abrazo beso bises bisous baiser"
    " baisers"
    " amitiés salutations embrassades grüße gruß küsse kuss küsschen umarmung"
)
_OF_REGARDS = _REGARDS | words(
    "cordiales mis nuestros muchos un y"
    " my our the best kind warm warmest lots of many i miei nostri tanti cari cordiali os as meus minhas nossos muitos"
    " moje nasze serdeczne gorące and e"
    " a big grande gros grosses mes nos mille une et ein eine liebe viele herzliche schöne dicke dicker meine unsere"
    " und"
)
_PRAISES = words(
    "qué preciosas bonitas maravillosas bellas hermosas"
    " such wonderful lovely beautiful great what stupende bellissime bellissimi belle splendide meravigliose che lindas"
    " belas maravilhosas que tão piękne cudowne wspaniałe śliczne jakie takie"
)
_PICTURES = words(
    "imágenes dibujos pictures cards drawings immagini carte disegni imagens cartas desenhos obrazki karty rysunki"
)
_SAYING = words("diría diré dico direi digo diria mówię powiem powiedziałabym powiedziałbym")
"""`Dico vendetta`: the clue is what follows, or all of it."""
_TO_GO = phrases(
    "faltan|quedan|por jugar|para el final|to go|to do|da fare|da giocare|faltam|a faltar|zostały|do końca"
)
_PRINTS = re.compile(
    r"(?:please )?(?:before you print|before printing|think before you print|consider the environment"
    r"|prima di stampare|pensa (?:agli alberi|all'ambiente) prima|antes de imprimir|pense no ambiente"
    r"|pense nas árvores|bitte denken sie an|denken sie an die umwelt|vor dem (?:aus)?drucken|pensez à l'environnement"
    r"|avant d'imprimer|piensa en el medio ambiente|piense en el medio ambiente"
    r"|zanim wydrukujesz|przed wydrukowaniem|pomyśl o środowisku)",
    re.IGNORECASE,
)
_FAREWELL = re.compile(
    r"(?:a|un|una|um|uma) (?:farewell|goodbye|addio|adeus|adiós|despedida)\.?|pożegnanie\.?", re.IGNORECASE
)
_REASONS = phrases(
    "por culpa|debido a"
    "|because|because of|due to|perché|per via|a causa|per colpa|porque|por causa|bo|ponieważ|z powodu"
)
"""Words that begin a reason rather than a clue, where more is said below."""


def _is_to_friends(words: str) -> bool:
    """`Hello from Bob`, `just a second`, `my family sends love`, a name with its initial."""
    said = prose.words_in(tokens_of(words))
    named = _SIGNED.search(words) is not None or _INITIALLED.match(words) is not None
    alone = named or " ".join(said) in _ALONE | _PARTS or ({*said} <= DOUBTS and bool(said))
    if said[:1] and said[0] in _SAYING:
        return True
    if not _PRAISES.isdisjoint(said[:2]) and not _PICTURES.isdisjoint(said):
        return True  # `Such wonderful pictures this time`
    regards = bool(said) and {*said} <= _OF_REGARDS and not _REGARDS.isdisjoint(said)
    if regards or _PRINTS.match(words.strip()):
        return True
    wishes = 1 < len(said) <= _LONGEST_WISH and said[0] in _WISHED and said[-1] in _DAYS
    return alone or wishes or holds(said, _SALUTES)


def _speaks_of_cards(words: str) -> bool:
    """`Anything but 6`, `round 1 was strange`: a number such as cards have, or a round."""
    tokens = [token for token in tokens_of(words) if not token.is_mark]
    numbers = [token for token in tokens if token.number is not None and token.raw.isdecimal()]
    counts = len(tokens) > 1 and any(0 < (token.number or 0) <= _MOST_CARDS for token in numbers)
    numbered = any(token.number is not None or token.word in ORDINALS | NUMBERS.keys() for token in tokens)
    if (numbered and holds([token.word for token in tokens], _TO_GO)) or (
        len(tokens) == 1 and len(tokens[0].raw) == 1 and tokens[0].raw.isalpha()
    ):
        return True
    return counts or (numbered and not _COUNTED.isdisjoint(token.word for token in tokens))


def is_above_the_clue(words: str, below: str) -> bool:
    """`Because of the sea`, rather why than what; and below it `a farewell`, which may be the clue and no good-bye."""
    return begins(prose.words_in(tokens_of(words)), _REASONS) > 0 or _FAREWELL.fullmatch(below) is not None


def is_no_sure_clue(words: str) -> bool:
    """Is it said to friends, or of cards and rounds?"""
    return _is_to_friends(words) or _speaks_of_cards(words)
