"""What somebody asks the game for in a sentence of their own: `Can you send me my cards again?`, `já votaram todos?`.

A command (`commands`) is a word that everybody knows; these are the sentences of those who do not know them. They
change nothing, so a likely reading is enough; the answer is the hand, how the game stands, the rules, or the help.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.clauses import holds
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.languages.lexicon import phrases, words
from dixit_pbem.post.reading.prose import Written

_SENTENCE = re.compile(r"[^.!?\n]+[.!?]*")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LONGEST = 18
_CARDS = words("cards hand carte mano cartas mão karty kart ręka rękę ręki obrazki ones")
_SENDS = words(
    "rispedisci rispedirmi rispedite send resend show remind manda mandi mandami mandarmi rimanda rimandi rimandami"
    " rimandarmi invia inviami inviarmi rivedere mostra mostrami envia enviar envia-me enviar-me envias manda-me"
    " mandar mandas reenvia reenviar mostra-me reenvias przyślij przysłać przyślesz przyślijcie wyślij wysłać"
    " podeślij podesłać prześlij przesłać pokaż"
)
_WHICH = words("which what quali che quais que jakie które co")
_HAVE = words("have got ho avevo tenho mam miałam miałem")
_WHO = words("who whom chi quem kto kogo")
_WAITED_FOR = words(
    "missing waiting wait voted answered answer played left manca mancano aspettiamo aspettando votato risposto"
    " mancante falta faltam esperamos votou respondeu votaram jogou brakuje czekamy zagłosował głosował"
    " odpowiedział został nie"
)
_ALL = words(
    "everyone everybody all tutti qualcuno todos alguém wszyscy ktoś kogoś anyone anybody ancora ainda still jeszcze"
)
_DID = words(
    "voted answered played done answer waiting votato risposto giocato manca mancano aspettare aspettiamo votaram"
    " votou responderam jogaram falta faltam esperar głosowali zagłosowali odpowiedzieli czekamy brakuje zagłosował"
    " głosował"
)
_MANY = words("punteggio pontuação many quanti quantos ile score")
_POINTS = words(
    "punteggio pontuação points point punti punto pontos ponto punkty punktów punkt score scores classifica"
)
_WHEN = words("when quando kiedy deadline long")
_ENDS = words(
    "end ends close closes finish over deadline finisce scade chiude termina acaba fecha prazo kończy koniec"
    " results risultati resultados wyniki votação"
)
_GO_THROUGH = phrases(
    "go through|get my vote|get my card|get my answer|get my mail|get my email|come through|got my vote|got my card"
    "|arrivato il mio voto|arrivata la mia|avete ricevuto|hai ricevuto|chegou o meu voto|chegou a minha"
    "|receberam o meu|recebeste o meu|receberam a minha|doszedł mój głos|doszła moja|dostaliście mój|dotarł mój"
    "|dotarła moja"
)
_STANDS = phrases(
    "who is winning|who's winning|who is ahead|who's first|who is first|what's the score|how are we doing"
    "|whose turn|how many points|chi è primo|chi sta vincendo|chi vince|a che punto|come siamo messi"
    "|come sta andando|como estamos|quem está à frente|quem vai à frente|quem está a ganhar|em que pé|falta muito"
    "|falta alguém|falta alguem|kto wygrywa|kto prowadzi|jak stoimy"
)
_RULES = words("rules regole regras zasady reguły regulamin regolamento")
_EXPLAIN = words(
    "remind explain again ricordi ricordate ricordami spiegate spieghi spiegami spiegare lembrar lembra explica"
    " explicam explicar przypomnij przypomnieć wytłumacz wytłumaczyć podeślij send manda mandami please"
)
_SCORING = words(
    "recebe receives receive riceve otrzymuje narrador narrator narratore storyteller cantastorie narratora get"
    " gets count counts win wins prendo prende contano conta vince valgono ganho ganha contam valem liczy liczą"
    " wygrywa dostaję dostaje nobody nessuno ninguém nikt everyone everybody tutti todos wszyscy vote votar votare"
    " indovinano guesses acertam zgadną"
)
_HOW_TO_PLAY = phrases(
    "how do i play|how do you play|how do we play|how to play|how is it played|how does it work|how does this work"
    "|how does scoring work|come si gioca|come funziona|come si contano|como se joga|como funciona"
    "|como é que se joga|como é que isto funciona|como é que funciona|como isto funciona|jak się w to gra"
    "|jak się gra|jak to działa|jak w to grać|jak się liczy|jak się liczą|my own card|a mia carta"
    "|minha própria carta|mia stessa carta|na swoją kartę|na własną kartę"
)
_HELP = words("help aiuto ajuda pomocy pomoc ratunku")
_CONFIRM = words(
    "confirm confirmation receipt confermare conferma confermate ricezione confirmar confirmação confirmem"
    " potwierdzenie potwierdźcie potwierdzić"
)
_OF_VOTES = words("vote card answer receipt voto carta risposta ricezione resposta głosu głos karty odpowiedzi")
_WHAT_TO_DO = phrases(
    "what do i do|what am i supposed to do|what should i do|what do i have to do|don't understand|dont understand"
    "|i'm lost|i am lost|i'm confused|cosa devo fare|che devo fare|cosa dovrei fare|non capisco|non ho capito"
    "|mi sono persa|o que é que faço|o que faço|o que tenho de fazer|que tenho de fazer|não percebo|não percebi"
    "|estou perdida|estou perdido|co mam zrobić|co mam właściwie zrobić|co mam robić|co teraz|nie rozumiem"
    "|nie wiem co robić|pogubiłam się|pogubiłem się"
)


def wished(text: Written) -> Command | None:
    """What a sentence of this mail asks the game for; nothing where none does."""
    for sentence in _sentences(text):
        said = [folded(word) for word in _WORD.findall(sentence)]
        found = _wish(said, asks="?" in sentence) if 0 < len(said) <= _LONGEST else None
        if found is not None:
            return found
    return None


def _sentences(text: Written) -> Iterator[str]:
    for paragraph in text.paragraphs:
        for line in paragraph:
            yield from _SENTENCE.findall(line)


def _wish(said: list[str], *, asks: bool) -> Command | None:
    spoken = frozenset(said)
    if spoken & _CARDS and (spoken & _SENDS or (asks and spoken & _WHICH and spoken & _HAVE)):
        return Command.HAND
    if holds(said, _WHAT_TO_DO) or (len(said) > 1 and said[0] in _HELP):
        return Command.HELP
    if spoken & _CONFIRM and spoken & _OF_VOTES:
        return Command.STATUS
    if holds(said, _HOW_TO_PLAY) or (spoken & _RULES and (asks or spoken & _EXPLAIN)):
        return Command.RULES
    if not asks:
        return None
    if spoken & _POINTS and spoken & _SCORING and not holds(said, _STANDS):
        return Command.RULES
    waits = (spoken & _WHO and spoken & _WAITED_FOR) or (spoken & _ALL and spoken & _DID)
    ends = spoken & _WHEN and spoken & _ENDS
    stands = holds(said, _STANDS) or holds(said, _GO_THROUGH) or (spoken & _MANY and spoken & _POINTS)
    return Command.STATUS if waits or ends or stands else None
