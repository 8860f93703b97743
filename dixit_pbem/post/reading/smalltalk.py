"""Talk among friends before anybody has answered: a promise, praise of a clue, news, a mail that went astray.

There is nothing to record in it and nothing to ask, if no card is named but in numbers and letters of other things, no
question is put to the game, and something shows that it is talk. Whoever describes a card in words is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates
from dixit_pbem.post.reading.chat import laughs
from dixit_pbem.post.reading.clauses import holds, phrase_at
from dixit_pbem.post.reading.elsewhere import belongs_to_a_noun, is_elsewhere
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.chatting import CONGRATULATES, REASSURES
from dixit_pbem.post.reading.languages.hearsay import ASTRAY, OF_ANOTHER_DAY, REPORTS, TELLS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import ARTICLES, NOUNS, NUMBERS, ORDINALS
from dixit_pbem.post.reading.sense import Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE
from dixit_pbem.post.reading.tokens import PICTURE

_LATER = in_any(lambda each: each.later) | phrases(
    "esta noche|esta tarde|echo un vistazo|le echo un vistazo|les echo un vistazo|después de comer"
    "|después de cenar|después del trabajo|cuando llegue|cuando llegue a casa|cuando vuelva|en cuanto pueda"
    "|en cuanto llegue|en casa|en un rato|dentro de un rato|ahora luego|más luego|enseguida|ahora mismo no"
    "|heute abend|später|nach dem essen|nach der arbeit|wenn ich zu hause bin|wenn ich daheim bin|sobald ich kann"
    "|gleich|in einer minute|ich schau es mir an|ich schaus mir an|schaue ich mir an|schau ich mir an|"
    "ce soir|tout à l'heure|tout à la heure|plus tard|dans la soirée|après manger|après le dîner|après le déjeuner"
    "|après le travail|après le boulot|en rentrant|quand je rentre|quand je rentrerai|dès que je peux|dès que possible"
    "|à la maison|dans un moment|dans un instant|j'y jette un œil|je jette un œil|je regarderai|je regarde ça|"
    "logo à noite|à noite|hoje à noite|have a look|have a proper look|take a look|look properly|do un'occhiata"
    "|ci do un'occhiata|dou uma vista de olhos|dou uma olhadela|rzucę okiem|zerknę|after lunch|after dinner"
    "|after work|after tea|dopo pranzo|dopo cena|depois do almoço|depois do jantar|po obiedzie|po pracy|po robocie"
    "|when i get home|when i'm back|when i am back|after training|at lunch|in a bit|in a minute|quando torno"
    "|appena posso|appena torno|a casa|fra poco|tra poco|quando chegar|quando voltar|assim que|logo vejo|mais logo"
    "|em casa|jak wrócę|po pracy|wieczorem|zaraz|za chwilę|później"
)
_PROMISES = words(
    "contesto miro hago voy responderé contestaré votaré miraré mandaré"
    " antworte stimme schaue spiele schicke schick antwort schau mach mache werde "
    "réponds répondrai vote voterai regarde regarderai joue jouerai envoie enverrai ferai fais "
    "i'll will answer reply vote look send do faccio rispondo voto guardo mando respondo vejo voto mando faço"
    " vou odpiszę zagłosuję odpowiem napiszę zrobię wyślę dam"
)
_LIFE = in_any(lambda each: each.life)
_CLUE = in_any(lambda each: each.clue) | words(
    "cuentacuentos narradora"
    " erzähler erzählerin "
    "conteur conteuse skojarzenie skojarzenia storyteller narratore narratrice contador narrador narratora"
)
_PRAISE = words(
    "bonita bonito preciosa precioso estupenda estupendo maravillosa buenísima buenísimo buenísimas chula chulo"
    " felicidades enhorabuena encanta encantó gustó fantástica brutal"
    " toll tolle toller schön schöne schöner wunderschön genial geniale klasse super großartig herrlich witzig lustig"
    " bravo glückwunsch kompliment wunderbar liebe "
    "magnifique superbe génial géniale bravo chapeau belle beau beaux trop joli jolie excellent excellente drôle "
    "chouette adore félicitations merveilleux merveilleuse poétique "
    "great lovely brilliant beautiful wonderful genius clever funny love bello bella bellissimo bellissima geniale"
    " stupendo stupenda complimenti bravo brava fantastico adoro linda lindo gira giro parabéns genial"
    " maravilhosa bela excellent geniusz genio génio genialny superb"
    " adorei adoro gostei amei loved liked bellissimi spettacolo niezłe niezły fajne fajny rewelacja cudowne"
    " świetne świetny świetna genialne piękne super cudne brawo gratulacje chapeau"
)
TELLS_CLUE = in_any(lambda each: each.clue | each.cards | each.votes)
_ROUNDS = words(
    "jugado"
    " runde gespielt manche tour joué round rounds turno giro ronda rodada runda rundy rundzie played"
    " jogado giocato"
)
_EARLIER = words(
    "pasada pasado"
    " vorige vorigen letzte letzten frühere vergangene "
    "précédent précédente dernier dernière passé passée "
    "previous earlier precedente precedenti anterior passada passado poprzedni poprzednie poprzednia zeszłe"
)
_LONG, _BRIEF, _A_PAIR, _MOST = 7, 4, 2, 25
_EITHER = in_any(lambda each: each.either)
_WANTS = (
    in_any(lambda each: each.undecided)
    | TELLS
    | phrases(
        "estaré fuera|por ahora|de momento|tengo que pensar|necesito pensar|dadme|dame|al azar|a suertes|elige tú"
        "|elegid vosotros|elige por mí|elegid por mí|por mí"
        "|je serai absent|je serai absente|pour l'instant|pour la instant|pour le moment|besoin de réfléchir"
        "|je dois réfléchir|tire au sort|tirez au sort|au hasard|pas d'idée|pas d'inspiration|choisis pour moi|"
        "choisissez pour moi|"
        "będę nieobecny|będę nieobecna|i'll be away|i will be away|sarò assente|vou estar fora|na razie|for now"
        "|per ora|por agora|por enquanto|need to think|think about|hard one|tough one|give me"
        "|draw one|at random|nie mam pomysłu|wylosuj|wylosujcie|estrai"
        "|scegli tu|scegliete voi|escolhe tu|escolham vocês|choose for me|pick for me|za mnie|per me|por mim"
    )
)
"""What somebody wants who has not answered yet, or asks others to do."""
_HOURS = phrases(
    "a qué hora|cuándo llego|cuándo vuelvo"
    "|um wie viel uhr|um wieviel uhr|wann|wenn ich komme|"
    "à quelle heure|quand je rentre|a che ora|que horas|what time|when i|o której|kiedy|quando torno"
    "|quando chego|a quando"
)
"""What one does not know yet of the day."""
_THINKS = phrases(
    "me toca a mí|es mi turno|estoy pensando|lo estoy pensando|me lo estoy pensando|sigo pensando"
    "|aún lo estoy pensando|todavía lo estoy pensando|no me metáis prisa|no me agobiéis|sin prisa"
    "|ich bin dran|ich denke nach|ich denke noch nach|denke noch nach|ich überlege|ich überlege noch|überlege noch|ich"
    " grüble|grüble noch|nicht drängeln|drängelt nicht|"
    "c'est mon tour|c'est à moi|j'y réfléchis|je réfléchis|je réfléchis encore|j'y réfléchis encore|encore en train de"
    " réfléchir|ne me pressez pas|ne me bousculez pas|"
    "tocca a me|it's my turn|my turn then|calha-me a mim|é a minha vez|moja kolej|still thinking|i'm thinking"
    "|im thinking|thinking about it|no rush|don't rush me|ci sto pensando|sto pensando|ci sto ancora pensando"
    "|sto ancora pensando|ci penso ancora|ainda estou a pensar|estou a pensar|a pensar ainda|ainda a pensar"
    "|jeszcze myślę|myślę jeszcze|ciągle myślę|nadal myślę|nie poganiać|nie poganiajcie|don't hurry me"
    "|non mettetemi fretta|não me apressem"
)
"""What one says who has not decided yet and says no more."""
_OF_ANSWERS = (
    NOUNS - words("mine letter lettera letra litera literę litery")
    | in_any(lambda each: each.votes)
    | words(
        "voten voté votaré elijo elección escojo apuesto misma"
        " vote votes choisis choix dis indice énigme réponse "
        "voto vota votem vote voting voted głosuję głosem zagłosuję scelgo scelta escolho choose pick picking"
        " guess dico"
        " digo same choice answer clue indizio pista hasło skojarzenie"
    )
)
_THINKING = words(
    "pienso pensarlo piense"
    " denke denken überlege überlegen grüble nachdenken "
    "pense penser réfléchis réfléchir réfléchirai "
    "think thinking penso pensarci pensiamo rifletto pensar penso pensando pomyślę namyślę myślę zastanowię przemyślę"
)
_CHOOSES = words(
    "elegir elegido elijo elegí escoger escogido decidido decidí dudo dudando favorita"
    " wählen gewählt entscheiden entschieden schwanke unentschlossen unentschieden lieblingskarte "
    "choisir choisi décider décidé préférée préféré hésite indécis indécise "
    "choose chosen decide decided decidere deciso scegliere scelto escolher escolhi decidir decidi wybrać wybrałam"
    " wybrałem waham zastanawiam preferita preferito favourite favorite preferida ulubiona ulubiony undecided indecisa"
    " indeciso"
)


def is_talk(senses: Sequence[Sense], asked: Asked) -> bool:
    """Is this talk that wants nothing?"""
    said = [part for sense in senses for word in sense.clause.words for part in (word, *word.split("'")[1:])]
    if any(sense.clause.asks or _may_count(sense, asked) for sense in senses):
        return False
    if _laughs_alone(senses) or _only_thinks(senses, asked):
        return True
    if _puts_off(senses, asked):
        return True
    puzzled = [word for sense in senses if not holds(sense.clause.words, _HOURS) for word in sense.clause.words]
    if not said or holds(puzzled, _WANTS) or not _CHOOSES.isdisjoint(said):
        return False
    if _is_of_something_else(senses, asked):
        return True
    return not any(sense.says is Says.LEAD or _answers(sense) for sense in senses) and _is_promise_or_praise(
        senses, asked
    )


def _answers(sense: Sense) -> bool:
    """Does it answer with what might be on some table: no `41` of a queue?"""
    return sense.says is Says.ANSWER and any(not isinstance(value, int) or value < _MOST for value in sense.values)


def _may_count(sense: Sense, asked: Asked) -> bool:
    """`È uscito due`, `a quinta parece-me óbvia`: a small word that is a number of the table as well."""
    if asked.phase is not Phase.VOTE:
        return False
    words = [token.word for token in sense.clause.tokens]
    seen = candidates(sense.clause.tokens, asked)
    numbers = [at for at, word in enumerate(words) if at not in seen and NUMBERS.get(word) in asked.numbers]
    return any(
        (at == len(words) - 1 and at > 0) or (at > 0 and words[at - 1] in ARTICLES and words[at] in ORDINALS)
        for at in numbers
    )


def _is_promise_or_praise(senses: Sequence[Sense], asked: Asked) -> bool:
    """A promise, praise of the clue, news of life, a mail that went astray."""
    said = [part for sense in senses for word in sense.clause.words for part in (word, *word.split("'")[1:])]
    card = as_if_for_a_card(asked)
    named = [(sense, at) for sense in senses for at in candidates(sense.clause.tokens, card)]
    if not all(is_elsewhere(sense.clause.tokens, at, card) for sense, at in named):
        return False
    if holds(said, ASTRAY) or (begins(said, CONGRATULATES) and TELLS_CLUE.isdisjoint(said)):
        return not named
    if any(sense.says is Says.TAKES_BACK for sense in senses) or not OF_CHANGE.isdisjoint(said):
        return False
    if _promises(said):
        return True
    praises = not _PRAISE.isdisjoint(said) and not (_CLUE | _ROUNDS).isdisjoint(said)
    if asked.phase is Phase.CLUE or not NOUNS.isdisjoint(said):
        earlier = holds(said, OF_ANOTHER_DAY) or not _EARLIER.isdisjoint(said)
        return praises and asked.phase is Phase.CLUE and earlier
    return praises or (_is_of_life(said, named) and not _describes(said))


def _only_thinks(senses: Sequence[Sense], asked: Asked) -> bool:
    """`Still thinking!`, and no card."""
    thinks = any(holds(sense.clause.words, _THINKS) for sense in senses) or _reassures(senses)
    return thinks and not any(candidates(sense.clause.tokens, as_if_for_a_card(asked)) for sense in senses)


def _reassures(senses: Sequence[Sense]) -> bool:
    """`Take your time!`, `thanks for the game, it was great`: no clause of it long, none that takes back or leads."""
    brief = all(len(sense.clause.words) <= _LONG - 1 for sense in senses)
    plain = all(sense.says in (Says.COURTESY, Says.IDLE) or holds(sense.clause.words, REASSURES) for sense in senses)
    return brief and plain and any(holds(sense.clause.words, REASSURES) for sense in senses)


def _puts_off(senses: Sequence[Sense], asked: Asked) -> bool:
    """`I'll think about it tonight`, `zaraz, dopiero wstałam`: a promise and no card."""
    said = [word for sense in senses for word in sense.clause.words]
    card = as_if_for_a_card(asked)
    if (
        any(sense.says is Says.ANSWER or candidates(sense.clause.tokens, card) for sense in senses)
        or holds(said, TELLS)
        or OF_CHANGE & {*said}
    ):
        return False
    promises = holds(said, _LATER) and not _THINKING.isdisjoint(said) and _CHOOSES.isdisjoint(said)
    return promises or (len(said) > 1 and phrase_at(said, 0, _LATER) > 0 and len(said) < _LONG)


def as_if_for_a_card(asked: Asked) -> Asked:
    """The same question; a clue's letter is looked for as a card is."""
    return replace(asked, phase=Phase.CARD) if asked.phase is Phase.CLUE else asked


def _laughs_alone(senses: Sequence[Sense]) -> bool:
    """`😂😂😂`: pictures, and no thumb."""
    shown = "".join(sense.clause.before + sense.clause.after for sense in senses)
    return shown.count(PICTURE) > 1 and all(not sense.clause.tokens for sense in senses)


def _is_of_something_else(senses: Sequence[Sense], asked: Asked) -> bool:
    """News, a shopping list, somebody's appointment: many words, none of them of a card, a vote, a choice."""
    said = [word for sense in senses if not holds(sense.clause.words, _HOURS) for word in sense.clause.words]
    card = as_if_for_a_card(asked)
    named = [(sense.clause.tokens, at) for sense in senses for at in candidates(sense.clause.tokens, card)]
    counted = any(token.number is not None for sense in senses for token in sense.clause.tokens)
    figures = counted and asked.phase is Phase.CARD and not named  # `we won 4-1!!! i scored 2`
    if (
        len(said) < (_BRIEF if figures else _LONG)
        or holds(said, TELLS)
        or not (_OF_ANSWERS | REPORTS).isdisjoint(said)
        or _describes(said)
    ):
        return False
    if any(sense.says is Says.TAKES_BACK for sense in senses):
        return False
    if asked.phase is Phase.CLUE:
        figures = sum(token.number is not None for sense in senses for token in sense.clause.tokens) > 1
        return (bool(named) or figures) and all(at > 0 and belongs_to_a_noun(tokens, at, card) for tokens, at in named)
    if (named and not _EITHER.isdisjoint(said)) or _ends_in_a_card(senses, asked):
        return False
    if not all(belongs_to_a_noun(tokens, at, asked) for tokens, at in named):
        return False
    return bool(named) or counted or not _LIFE.isdisjoint(said) or laughs(said)


def _ends_in_a_card(senses: Sequence[Sense], asked: Asked) -> bool:
    """`…, dali 4`: two words at the end of all, and the first names nothing that has numbers."""
    told = [sense.clause.tokens for sense in senses if sense.says is not Says.COURTESY]
    tokens = told[-1] if told else ()
    brief = len(tokens) == _A_PAIR and len(tokens) - 1 in candidates(tokens, asked)
    return brief and not is_elsewhere(tokens, 1, asked)


def _promises(said: Sequence[str]) -> bool:
    """`Will do this tonight`, `odpiszę wieczorem`."""
    return holds(said, _LATER) and not _PROMISES.isdisjoint(said)


def _is_of_life(said: Sequence[str], named: Sequence[object]) -> bool:
    lives = not _LIFE.isdisjoint(said) or bool(named) or laughs(said)
    return lives and len(said) >= (_LONG if not named else _LONG - 2) and _CLUE.isdisjoint(said)


def _describes(said: Sequence[str]) -> bool:
    """`The one with the dog`: may a card be meant?"""
    return holds(said, _ONE_WITH) or said[0] in _POINTING


_ONE_WITH = phrases(
    "la del|la de la|la de los|la que|la de las|esa que|aquella que|la otra"
    "|the one|that one|this one|one with|one where|quella con|quella del|quella col|quello con|a do|a da|a que|aquela"
    "|ta z|tą z|tę z|ten z|tamta"
)
_POINTING = words("aquella aquel esa quella quello aquela essa ta tę tą")
