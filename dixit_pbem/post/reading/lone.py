"""Commands that stand alone in a line, and the sentences that ask for the same: `status`, `?`, `Whose turn is it?`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.keywords import COURTESY, LONE
from dixit_pbem.post.reading.languages import folded
from dixit_pbem.post.reading.prose import CLOSES, GREETS

_WORD = re.compile(r"[^\W\d_]+")


def _phrases(text: str) -> frozenset[str]:
    phrases = (_WORD.findall(phrase) for phrase in text.split(","))
    return frozenset(" ".join(map(folded, words)) for words in phrases)


QUESTIONS: Mapping[Command, frozenset[str]] = {
    Command.STATUS: _phrases(
        "a quién esperamos, a quién estamos esperando, a quién se espera, quién falta, quién falta por responder,"
        " quién está ausente, de quién es el turno, a quién le toca, a quién le toca ahora, me toca, me toca a mí,"
        " es mi turno, soy yo, cómo va, cómo va la partida, cómo va el juego, cómo está la partida, cómo vamos,"
        " cómo estamos, en qué punto estamos, hasta cuándo, cuál es el plazo, cuánto tiempo queda,"
        " cuánto tiempo tenemos, cuánto queda, cuándo acaba el plazo, cuándo termina el plazo, qué está pasando,"
        " qui attend-on, qui attendons-nous, on attend qui, qui manque, qui manque encore, il manque qui,"
        " à qui le tour,"
        " à qui est-ce le tour, à qui de jouer, est-ce mon tour, c'est mon tour, c'est à moi, c'est à qui, où en"
        " est-on,"
        " où en sommes-nous, on en est où, où en est la partie, où en est le jeu, comment va la partie, ça avance,"
        " quel est le score, quelle est la situation, jusqu'à quand, combien de temps reste-t-il, il reste"
        " combien de temps,"
        " combien de temps avons-nous, quelle est l'échéance, "
        "who are we waiting for, whom are we waiting for, who are you waiting for, who do we wait for, who is missing,"
        " who's missing, who hasn't answered, who is away, whose turn is it, whose turn, whose turn is it now,"
        " whose move is it, whose move, who is next, who's next, is it my turn, is it my move, am i next, my turn,"
        " how does the game stand, how do we stand, how is the game going, how's it going, how is it going,"
        " where are we, what is the score, what's the score, what is going on, what's going on, what is happening,"
        " when is the deadline, what is the deadline, until when, how long do we have, how much time is left,"
        " chi aspettiamo, chi stiamo aspettando, chi si aspetta, chi manca, chi è assente, di chi è il turno,"
        " di chi è la mossa, a chi tocca, a chi tocca adesso, tocca a me, tocca a chi, è il mio turno, come va,"
        " come va la partita, come sta andando, come siamo messi, a che punto siamo, com'è la situazione,"
        " quanto tempo c'è, quanto tempo resta, quanto tempo abbiamo, fino a quando, entro quando, quando scade,"
        " por quem esperamos, por quem estamos à espera, de quem estamos à espera, quem falta, quem está ausente,"
        " de quem é a vez, é a vez de quem, a quem toca, quem joga agora, é a minha vez, sou eu a jogar,"
        " como está o jogo, como vai o jogo, como estamos, em que pé estamos, até quando, qual é o prazo,"
        " quanto tempo falta, quanto tempo temos, na kogo czekamy, kogo brakuje, kogo nie ma, czyja kolej,"
        " czyja teraz kolej, czyj ruch, czyja tura, kto teraz, kto następny, czy teraz ja, moja kolej, jak stoi gra,"
        " jak idzie gra, jak nam idzie, jaki jest stan gry, co się dzieje, do kiedy, ile mamy czasu, ile zostało czasu,"
        " auf wen warten wir, auf wen wird gewartet, wer fehlt, wer fehlt noch, wer ist dran, wer ist an der reihe,"
        " bin ich dran, bin ich an der reihe, wie steht es, wie steht's, wie stehts, wie steht das spiel, wie läuft es,"
        " wie läuft das spiel, wie ist der stand, bis wann, wie lange noch, wie viel zeit haben wir, wann ist frist"
    ),
    Command.RULES: _phrases(
        "cuáles son las reglas, cómo se juega, cómo funciona, cómo funciona esto,"
        " wie sind die regeln, was sind die regeln, wie geht das, quelles sont les règles, comment ça marche, comment"
        " joue-t-on, "
        "what are the rules, how is it played, how do i play, quali sono le regole, come funziona, quais são as regras,"
        " como funciona, jakie są zasady, jak to działa"
    ),
}
"""What is asked in a sentence."""
_ALL = frozenset(
    ("all", "everyone", "everybody", "tutti", "todos", "todas", "wszystkim", "a", "tous", "toutes", "alle", "allen")
)
_MAY_BE_GREETED = (
    *(Command.STATUS, Command.HAND, Command.RULES, Command.HELP),
    *(Command.FEWER_MAILS, Command.NO_RECEIPTS, Command.ALL_MAILS, Command.NO_PDF, Command.WITH_PDF),
)
"""Commands that are none the less plain behind a greeting in the same line."""
ASKING = frozenset((Command.STATUS, Command.HAND, Command.RULES, Command.HELP))
"""Commands that change nothing, so that a question mark behind them is one more word of courtesy."""


def lone_command(line: str) -> Command | None:
    """The command that is all of the line. A number makes it none, and so does a question, but for what only asks."""
    said, asks, after = line.rpartition("?")
    behind = [folded(word) for word in _WORD.findall(after)] if asks else []
    said = said.rstrip("?") if asks else line
    if len(line) > 60 or "?" in said or any(map(str.isdigit, line)) or set(behind) - CLOSES - COURTESY:
        return None
    words = [folded(word) for word in _WORD.findall(said)]
    if ("carte", "a") in pairwise(words):
        return None  # French for card A: the letter is no courtesy there
    if asks and not words:
        return Command.STATUS
    phrases = {" ".join(words), " ".join(word for word in words if word not in COURTESY)}
    lone = next((command for command, known in LONE.items() if not known.isdisjoint(phrases)), None)
    if lone is not None:
        return lone if lone in ASKING or not asks else None
    greeted = _behind_a_greeting(words)
    found = next((command for command in _MAY_BE_GREETED if greeted in LONE[command]), None)
    if found is not None:
        return found
    asked = " ".join(_between_courtesies(words))
    return next((command for command, known in QUESTIONS.items() if asked in known), None)


def _behind_a_greeting(words: list[str]) -> str:
    """`No pdf` of `Hi all, no pdf please`; nothing where no greeting stands in front."""
    begin = next((at for at, word in enumerate(words) if word not in GREETS | _ALL), len(words))
    return " ".join(word for word in words[begin:] if word not in COURTESY) if words[:1] and words[0] in GREETS else ""


def _between_courtesies(words: list[str]) -> list[str]:
    """A question without the greeting before it and the thanks behind it."""
    known = frozenset.union(*QUESTIONS.values())
    while words and words[0] in GREETS and " ".join(words) not in known:
        words = words[1:]
    while words and words[-1] in CLOSES | COURTESY and " ".join(words) not in known:
        words = words[:-1]
    return words
