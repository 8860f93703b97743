"""Talk among friends before anybody has answered: a promise, praise of a clue, news, a mail that went astray.

There is nothing to record in it and nothing to ask, if no card is named but in numbers and letters of other things, no
question is put to the game, and something shows that it is talk. Whoever describes a card in words is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import candidates
from dixit_pbem.post.reading.chat import laughs
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.elsewhere import is_elsewhere
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import TELLS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import NOUNS
from dixit_pbem.post.reading.sense import Says, Sense
from dixit_pbem.post.reading.thought import OF_CHANGE

_LATER = in_any(lambda each: each.later) | phrases(
    "when i get home|when i'm back|when i am back|after training|at lunch|in a bit|in a minute|quando torno"
    "|appena posso"
    "|appena torno|a casa|fra poco|tra poco|quando chegar|quando voltar|assim que|logo vejo|mais logo|em casa|jak wrócę"
    "|po pracy|wieczorem|zaraz|za chwilę|później"
)
_PROMISES = words(
    "i'll will answer reply vote look send do faccio rispondo voto guardo mando respondo vejo voto mando faço"
    " vou odpiszę zagłosuję odpowiem napiszę zrobię wyślę dam"
)
_LIFE = in_any(lambda each: each.life)
_CLUE = in_any(lambda each: each.clue) | words("storyteller narratore narratrice contador narrador narratora")
_PRAISE = words(
    "great lovely brilliant beautiful wonderful genius clever funny love bello bella bellissimo bellissima geniale"
    " stupendo stupenda complimenti bravo brava fantastico adoro linda lindo gira giro parabéns genial maravilhosa bela"
    " świetne świetny świetna genialne piękne super cudne brawo gratulacje chapeau"
)
_ASTRAY = phrases(
    "by mistake|per sbaglio|por engano|przez pomyłkę|nie do was|nie do ciebie|not for you|not meant for|wrong chat"
    "|wrong group|wrong address|lista della spesa|shopping list|lista de compras|lista zakupów|my cat|the cat|il gatto"
    "|o gato|em cima do teclado|sulla tastiera|po klawiaturze|the keyboard|playing with the phone|playing with my phone"
    "|col telefono|com o telemóvel|telefonem"
)
_LONG = 7
_WANTS = (
    in_any(lambda each: each.undecided)
    | TELLS
    | phrases(
        "będę nieobecny|będę nieobecna|i'll be away|i will be away|sarò assente|vou estar fora|na razie|for now"
        "|per ora|por agora|por enquanto|need to think|think about|hard one|tough one|give me"
        "|draw one|at random|nie mam pomysłu|wylosuj|wylosujcie|estrai"
        "|scegli tu|scegliete voi|escolhe tu|escolham vocês|choose for me|pick for me|za mnie|per me|por mim"
    )
)
"""What somebody wants who has not answered yet, or asks others to do."""
_CHOOSES = words(
    "choose chosen decide decided decidere deciso scegliere scelto escolher escolhi decidir decidi wybrać wybrałam"
    " wybrałem waham zastanawiam preferita preferito favourite favorite preferida ulubiona ulubiony undecided indecisa"
    " indeciso"
)


def is_talk(senses: Sequence[Sense], asked: Asked) -> bool:
    """Is this talk that wants nothing?"""
    said = [word for sense in senses for word in sense.clause.words]
    if any(sense.says in (Says.ANSWER, Says.LEAD) or sense.clause.asks for sense in senses) or not said:
        return False
    if holds(said, _WANTS) or not _CHOOSES.isdisjoint(said):
        return False
    named = [(sense, at) for sense in senses for at in candidates(sense.clause.tokens, asked)]
    if not all(is_elsewhere(sense.clause.tokens, at, asked) for sense, at in named):
        return False
    if holds(said, _ASTRAY):
        return not named
    if any(sense.says is Says.TAKES_BACK for sense in senses) or not OF_CHANGE.isdisjoint(said):
        return False
    if _promises(said):
        return True
    if asked.phase is Phase.CLUE or not NOUNS.isdisjoint(said):
        return False
    praises = not _PRAISE.isdisjoint(said) and not _CLUE.isdisjoint(said)
    return praises or (_is_of_life(said, named) and not _describes(said))


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
    "the one|that one|this one|one with|one where|quella con|quella del|quella col|quello con|a do|a da|a que|aquela"
    "|ta z|tą z|tę z|ten z|tamta"
)
_POINTING = words("quella quello aquela essa ta tę tą")
