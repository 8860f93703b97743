"""A card that a clause points at among words that nobody listed: `si va sulla 3`, `Votem na 5`, `Take D from me`.

It needs three things: the card shows that it is one, a word near it acts (gives, votes, writes down, changes), and no
word of the clause doubts, denies, compares, tells of somebody else or of another day.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.asides import begins, candidates, value_of
from dixit_pbem.post.reading.clauses import holds, phrase_at
from dixit_pbem.post.reading.languages import in_any
from dixit_pbem.post.reading.languages.hearsay import OF_ANOTHER_DAY, REPORTS
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.numerals import COUNTS, NOUNS, ORDINALS, WORD_LETTERS
from dixit_pbem.post.reading.plain import AGAINST, DENIES, DOUBTS, Plain
from dixit_pbem.post.reading.put_by_others import is_put_by_another
from dixit_pbem.post.reading.sense import IFS, Says, Sense, is_refused, sense_of
from dixit_pbem.post.reading.thought import COMMON
from dixit_pbem.post.reading.tokens import Token

_LONGEST, _NEAR = 18, 5
_SMALL = in_any(lambda each: each.glue | each.weak | each.particles | each.joins | each.hedges | each.points)
ACTS = frozenset(
    word
    for phrase in in_any(lambda each: each.decides | each.acts | each.needy | each.votes)
    for word in phrase.split()
    if len(word) > 2
) - {word for phrase in _SMALL for word in phrase.split()} - in_any(lambda each: each.comments | each.denies) - words(
    "dal dai dei sul thinking think like been head hand got our over came tam jak juz moze sie przy nasz mial"
    " moim wife end real tem you see this that and with for"
) - (NOUNS - in_any(lambda each: each.votes)) | words(
    "apunta apuntad apúntame apuntadme anotad anótame anotadme pon poned ponme ponedme pongo marcad márcame"
    " marcadme registrad escribe escribid votad juega jugad manda mandad voy"
    " segni segna metta mette mettere scriva registri segnare segnar pôr marcas marcam pões metes zapiszesz"
    " zapiszecie wpiszesz wpiszecie put take mark write enter record register log note scribble chuck stick pop bung"
    " segna segnate segnatemi scrivi scrivete metti mettete mettetemi prendete va vada vado andiamo vota votate"
    " registra registrate votem vota ponham põe ponha põem mete metam anota anotem escreve escrevam regista registem"
    " vai vão zapisz zapisać zapiszcie wpisz ostatecznie finalnie zdecydowanie definitely ultimately finally"
    " definitivamente decisamente sicuramente wpisać wpiszcie daj dajcie zaznacz zaznaczyć dopisz poproszę idzie"
    " leci przyjmij przyjmijcie"
)
"""What one does with a card, or asks others to do with it."""
NEEDY = frozenset(word for phrase in in_any(lambda each: each.needy) for word in phrase.split())
CHANGES = words(
    "cambiad cámbiame cambiadme cambiar pasa pasad sustituye sustituid"
    " ändern ändere tauschen tausche wechseln wechsle ersetzen ersetze vertauschen "
    "change changez changer échange échangez échanger déplace déplacez remplace remplacez permute "
    "change switch move swap changing switching cambia cambiate cambiare cambiatemi cambiami sposta spostate spostami"
    " muda mudem muda-me mudem-me mudar troca troquem trocar passa passem zmień zmieńcie zmienić zamień zamieńcie"
    " zamienić przenieś przenieście przenieść zamieńmy zmieńmy"
)
_FOR_ME = words(
    "me apúntame apuntadme ponme ponedme anótame márcame"
    " note-moi notez-moi mets-moi mettez-moi "
    "mi marcas-me marcam-me pões-me metes-me zapiszesz zapiszecie wpiszesz wpiszecie"
)
"""Requests that say in a word what is to be done: `mi segni la B?`"""
I_CHANGE = words(
    "paso"
    " ändere tausche wechsle "
    "change échange remplace passe zmieniam zamieniam cambio sposto passo mudo troco passo changing switching"
)
_TAGS = words("vale bien sí d'accord oui ok okay please bene dobrze bem sì sim tak")
TO = words("auf zu zur gegen à pour par en to a alla al con in para pela pelo por na no w")
_POINTS = in_any(lambda each: each.cards) | words(
    "es"
    " la alla sulla dalla the a o na no para numer numero number número nr num n to że it's it is è é jest for"
    " karta kartę"
)
_DANGER = frozenset(
    word for word in DENIES | DOUBTS | REPORTS | IFS | COUNTS | in_any(lambda each: each.times) if len(word) > 1
)
_TIMES = in_any(lambda each: each.times)
_OF_ANY = words("pas no ne ma so")
"""Denials in one language, small words in another: they count only near the card."""
_BUTS = in_any(lambda each: each.buts)
ASKS = words(
    "decir cuál quién"
    " quel quelle lequel laquelle qui quoi comment quiconque "
    "dizer dire powie what which how co jak cosa quale qual quem chi who whoever chiunque ktokolwiek czy który która"
)
_ALL = words(
    "todo cualquiera cualquier todas"
    " alles alle "
    "tout toutes tous n'importe anything everything all qualsiasi tutto tutte qualunque tudo qualquer wszystko"
)
OTHERS = words(
    "todas otros otras demás"
    " alle jeder jede meisten anderen manche viele"
    " tous tout autres gens chacun personne "
    "everyone everybody all people tutti ognuno gente todos toda wszyscy wszystkim każdy inni others altri outros"
)
_UNSAFE = in_any(lambda each: each.undecided | each.hesitated | each.concedes | each.later) | OF_ANOTHER_DAY
_BEHIND = in_any(lambda each: each.behind)
_FOLLOWS = words(
    "xq ya"
    " et parce qui que "
    "e i y and na bo że por pq porque perché perche cos cuz because dont don't que che che' co który która jak"
)
THAT_ONE = phrases(
    "esa voto|a esa voto|voto esa|voto por esa|voto a esa|esa es la mía|esa es mi carta|mi voto va para esa"
    "|mi voto va a esa|mi voto es para esa|me quedo con esa|voy con esa|voy a por esa|juego esa|mando esa|doy esa"
    "|pongo esa|esa juego|esa mando|esa doy|esa elijo|elijo esa|pues esa|va esa"
    "|c'est elle que je choisis|je vote pour elle|je vote pour celle-là|je vote pour celle-ci|je choisis celle-là|"
    "je choisis celle-ci|je joue celle-là|je joue celle-ci|je prends celle-là|je prends celle-ci|"
    "je prends celle là|mon vote va à celle-là|va pour celle-là|je la choisis|je la joue|je la prends|"
    "je pars sur celle-là|"
    "go with that|go with that one|go with it|going with that|going with that one|play that|play that one"
    "|that one it is|that one gets my vote|that gets my vote|that's my vote|that one has my vote|it has my vote"
    "|it gets my vote|that's the one for me|that's where my vote goes|é nessa que voto|voto nessa|é essa a minha"
    "|é nesta que voto|é essa que mando|é essa que dou|é nela que voto|o meu voto vai para essa|è quella che voto"
    "|voto quella|voto quella lì|è lei che voto|il mio voto va a quella|è quella che gioco|è quella che mando"
    "|na nią głosuję|głosuję na nią|na nią stawiam|na tę głosuję|to na nią|to ją daję|to ją wybieram|i ją wybieram"
    "|it'll have to be that|take that|take that one|vai essa|fica essa|segue essa|jogo essa|vou com essa"
    "|vada per quella"
    "|metto quella|gioco quella|vado con quella|mando quella|do quella|niech będzie ta|daję tę|daję ją|idzie ta|leci ta"
)
REQUESTS = phrases(
    "puedes|podéis|podrías|podríais|pueden|podría|podrían|me puedes|me podéis|puedo cambiar|podría cambiar"
    "|se puede cambiar|puedes cambiar|podéis cambiar|puedes cambiarme|podéis cambiarme|puedes apuntarme"
    "|podéis apuntarme|me apuntas|me apuntáis|me pones|me ponéis|me anotas|me anotáis|me cambias|me cambiáis"
    "|me marcas|me marcáis|es posible|sería posible"
    "|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|tu pourrais|vous pourriez|je peux changer|"
    "puis-je changer|est-ce que je peux changer|puis-je|serait-il possible de|est-il possible de|tu me mets|"
    "vous me mettez|tu me notes|vous me notez|"
    "can you|can you please|could you|could you please|would you|would you please|will you please|please can you"
    "|please could you|can i change|can i switch|could i change|could i switch|may i change|can i move|puoi|potete"
    "|potresti|potreste|mi puoi|me la potete|posso cambiare|posso spostare|podes|podem|podias|podiam|posso mudar"
    "|mi segni|mi segna|mi segnate|mi metti|mi mette|mi mettete|mi scrivi|mi scrivete|mi registri|mi registrate|mi dai"
    "|mi prendi|può|mi può|potrebbe|potrebbe per favore|pode|poderia|poderiam|marcas-me|marcam-me|pões-me|metes-me"
    "|would it be possible to|is it possible to"
    "|zapiszesz mi|zapiszecie mi|wpiszesz mi|wpiszecie mi|czy da się|da się|czy mogłabym|czy mógłbym|mogłabym"
    "|mógłbym|mogłabyś|mógłbyś|moglibyście|czy mogłabyś|czy mógłbyś|czy moglibyście|czy mogę prosić|mogę prosić o"
    "|posso trocar|można zmienić|mogę zmienić|czy mogę zmienić|czy można zmienić|możesz|możecie|czy możesz|czy możecie"
)
"""How a question begins that asks for a card to be written down."""


def pointed(sense: Sense, asked: Asked) -> Sense:
    """The clause as an answer that asks to be one, if it points at one card; otherwise as it was."""
    clause = sense.clause
    if sense.says is Says.ANSWER or not clause.tokens or clause.odd or is_refused(clause.tokens):
        return sense
    tokens = _of_a_request(clause.tokens) if clause.asks else clause.tokens
    if not tokens and clause.tokens[-1].word in _TAGS and clause.tokens[0].word in CHANGES | I_CHANGE:
        tokens = clause.tokens[:-1]
    if not tokens or len(tokens) > _LONGEST:
        return sense
    if clause.asks:
        told = sense_of(replace(clause, tokens=tokens, after=""), asked)
        if told.says is Says.ANSWER and told.plain >= Plain.ASKED:
            return replace(told, clause=replace(clause, tokens=tokens, after="."))
    places = candidates(tokens, asked)
    if len({value_of(tokens[at]) for at in places}) != 1:
        return sense
    at = places[-1]
    if is_put_by_another(tokens[:at]) or not _shows(tokens, at, asked) or not _acts(tokens, at, asked, sense):
        return sense
    clause = replace(clause, tokens=tokens, after="." if clause.asks else clause.after)
    return Sense(clause, Says.ANSWER, (value_of(tokens[at]),), Plain.DECIDED)


def _of_a_request(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """`Can you put me down for 1?` without the words that make it a question."""
    said = [token.word for token in tokens]
    while said and said[0] in _SMALL and not begins(said, REQUESTS):
        tokens, said = tokens[1:], said[1:]
    count = begins(said, REQUESTS)
    keeps = count and (said[count - 1] in CHANGES or said[0] in _FOR_ME)
    return tokens[count - bool(keeps) :] if count else ()


def _acts(tokens: Sequence[Token], at: int, asked: Asked, sense: Sense) -> bool:
    """Does a word of giving, voting or changing stand near before it, and none that makes it doubtful?"""
    said = [token.word for token in tokens]
    front, tail = said[:at], said[at + 1 :]
    titled = [token for place, token in enumerate(tokens[:at]) if token.raw.istitle() and len(token.word) > 1]
    if _danger(front, tail, sense) or any(token is not tokens[0] or _may_be_a_name(token) for token in titled):
        return False
    if holds(tail, THAT_ONE):
        return True
    near = front[-_NEAR:]
    changes = not CHANGES.isdisjoint(front) and not TO.isdisjoint(front[-2:])
    if asked.standing is not None:
        return changes or (not ACTS.isdisjoint(near) and AGAINST.isdisjoint(tail))
    return changes or not ACTS.isdisjoint(near)


def _may_be_a_name(token: Token) -> bool:
    """`Rafał na pewno dał dwójkę`: a first word that is none of ours."""
    return token.word not in ACTS | CHANGES | _SMALL | COMMON


def _danger(front: Sequence[str], tail: Sequence[str], sense: Sense) -> bool:
    """Is there a word that makes it doubtful? A denial far behind the card is of something else."""
    but = max((place for place, word in enumerate(front) if word in _BUTS), default=-1)
    if but > 0 and front[but - 1] in _ALL:
        return True  # `anything but C`
    front = front[but + 1 :]  # `Nothing really fits but B is …`
    said = (*front, *tail)
    far = (_DANGER | ASKS | OTHERS) - _TIMES - COUNTS - _OF_ANY
    denied = not far.isdisjoint(front) or not _DANGER.isdisjoint((*front[-2:], *tail[:3]))
    compared = not (AGAINST - CHANGES).isdisjoint(said) or not (DOUBTS | IFS | REPORTS).isdisjoint(tail)
    return denied or compared or holds(said, _UNSAFE) or bool(sense.left)


def _shows(tokens: Sequence[Token], at: int, asked: Asked) -> bool:
    """Does it show that it is a card: a capital that is no word, a number that is pointed at and no amount?"""
    token = tokens[at]
    before = tokens[at - 1].word if at else ""
    said = [each.word for each in tokens]
    noun = at + 1 < len(tokens) and token.word in ORDINALS and said[at + 1] in NOUNS
    at += noun
    ends = at == len(tokens) - 1 or said[at + 1] in _FOLLOWS or phrase_at(said, at + 1, _BEHIND) > 0
    if asked.phase is Phase.CARD:
        little = token.word in WORD_LETTERS
        named = at > 1 and tokens[at - 1].raw[:1].isupper()
        return token.raw.isupper() and ends and not named and (not little or before in NOUNS)
    spoken = token.number is None and token.word in ORDINALS
    return ends and (before in _POINTS or spoken or before in NOUNS or before in ACTS - NEEDY)
