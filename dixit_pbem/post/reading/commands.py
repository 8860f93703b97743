"""Commands by mail: the first line begins with one, in any of the four languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from dixit_pbem.post.reading.answers import Asked, Command, CommandRead, Unclear
from dixit_pbem.post.reading.dates import read_dates
from dixit_pbem.post.reading.keywords import folded
from dixit_pbem.post.reading.paragraphs import Written, rest, shortened, unquoted, without_greeting
from dixit_pbem.post.said import Unread


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(folded(word) for word in phrase.split()) for phrase in text.split(","))


LONE: Mapping[Command, frozenset[str]] = {
    Command.STATUS: _phrases(
        "status, score, scores, stato, punti, punteggio, situazione, estado, situação, pontos, pontuação, stan,"
        " wynik, wyniki, punkty, stan gry, stato della partita, estado do jogo"
    ),
    Command.HAND: _phrases("hand, cards, mano, carte, mão, cartas, ręka, karty, ręce"),
    Command.HELP: _phrases("help, commands, aiuto, comandi, ajuda, comandos, pomoc, komendy, polecenia"),
    Command.RESIGN: _phrases(
        "resign, ritiro, mi ritiro, abbandono, lascio, rinuncio, desisto, desistir, abandono, rezygnuję,"
        " rezygnacja, odchodzę"
    ),
    Command.YES: _phrases("yes, confirm, sì, si, confermo, conferma, sim, confirmo, tak, potwierdzam"),
}
WITH_ARGUMENT: Mapping[Command, frozenset[str]] = {
    Command.LANGUAGE: _phrases("language, lingua, língua, idioma, język"),
    Command.ADDRESS: _phrases("address, email, indirizzo, endereço, morada, adres"),
    Command.AWAY: _phrases(
        "away, holiday, holidays, vacation, assente, assenza, ferie, vacanza, ausente, ausência, férias, urlop,"
        " wakacje, nieobecność, nieobecny, nieobecna"
    ),
    Command.SAY: _phrases(
        "say, tell all, annuncia, annuncio, messaggio, diz, anuncia, mensagem, powiedz, ogłoś, wiadomość"
    ),
}
COURTESY = _phrases(
    "please, thanks, my, the, again, i, game, per, favore, grazie, la, mia, ancora, a, minha, por, favor,"
    " obrigado, obrigada, proszę, dzięki, moja, moje, moją, jeszcze, raz"
)
LANGUAGES: Mapping[str, str] = {
    folded(name): code
    for code, names in {
        "en": "en english inglese inglês angielski",
        "it": "it italian italiano włoski",
        "pt": "pt portuguese português portoghese portugalski",
        "pl": "pl polish polski polacco polaco polonês",
    }.items()
    for name in names.split()
}


_MARK = "!"
_WORD = re.compile(r"[^\W\d_]+")
_FIRST = re.compile(r"(?P<word>[^\W\d_]+)[ \t]*[:=–—-]?[ \t]*")
_ADDRESS = re.compile(r"[^\s@<>\"',;:()]{1,64}@[^\s@<>\"',;:()]{1,190}\.[^\s@<>\"',;:().]{2,60}")
_LONGEST_ARGUMENT = 1000


def read_command(text: Written, asked: Asked) -> CommandRead | Unclear | None:
    """The command in the first line; nothing if there is none."""
    paragraphs = text.paragraphs if asked.blind else without_greeting(text.paragraphs)
    if not paragraphs:
        return None
    lines, after = paragraphs[0], paragraphs[1:]
    marked = lines[0].startswith(_MARK)
    line = unquoted(lines[0].lstrip(_MARK + " "))
    lone = _lone(line)
    if lone is not None:
        return CommandRead(lone, "", rest(lines[1:], after, text.signature))
    return _with_argument((line, *lines[1:]), asked, marked=marked, ignored=rest((), after, text.signature))


def is_marked(text: Written) -> bool:
    """Does the `!` stand before it that makes a word a command for sure?"""
    return bool(text.paragraphs) and text.paragraphs[0][0].startswith(_MARK)


def _lone(line: str) -> Command | None:
    if len(line) > 60 or "?" in line:
        return None
    words = [folded(word) for word in _WORD.findall(line)]
    phrase = " ".join(words)
    bare = " ".join(word for word in words if word not in COURTESY)
    if any(letter.isdigit() for letter in line):
        return None
    return next((command for command, phrases in LONE.items() if phrase in phrases or bare in phrases), None)


def _with_argument(lines: Sequence[str], asked: Asked, *, marked: bool, ignored: str) -> CommandRead | Unclear | None:
    found = _FIRST.match(lines[0])
    word = folded(found["word"]) if found else ""
    command = next((command for command, words in WITH_ARGUMENT.items() if word in words), None)
    if found is None or command is None:
        return None
    argument = lines[0][found.end() :].strip()
    if command is Command.SAY:
        return _say(" ".join((argument, *lines[1:])).strip(), lines[0], ignored)
    ignored = "\n".join(filter(None, ("\n".join(lines[1:]), ignored)))
    value = _value(command, argument, asked.today)
    if value:
        return CommandRead(command, value, ignored)
    return Unclear(_MISSING[command], shortened(lines[0])) if marked or not _is_prose(command, argument) else None


_MISSING = {
    Command.LANGUAGE: Unread.UNKNOWN_LANGUAGE,
    Command.ADDRESS: Unread.UNKNOWN_ADDRESS,
    Command.AWAY: Unread.UNKNOWN_DATES,
}


def _say(text: str, line: str, ignored: str) -> CommandRead | Unclear:
    if not text:
        return Unclear(Unread.NOT_FOR_ALL, shortened(line))
    if len(text) > _LONGEST_ARGUMENT:
        return Unclear(Unread.TOO_LONG, shortened(text))
    return CommandRead(Command.SAY, text, ignored)


def _value(command: Command, argument: str, today: date) -> str:
    match command:
        case Command.LANGUAGE:
            return _language(argument)
        case Command.ADDRESS:
            found = set(_ADDRESS.findall(argument[:400]))
            return found.pop() if len(found) == 1 else ""
        case _:
            days = read_dates(argument.rstrip(".!"), today)
            return f"{days[0]} {days[1]}" if days else ""


def _language(argument: str) -> str:
    words = [folded(word) for word in _WORD.findall(argument[:60])]
    known = {LANGUAGES[word] for word in words if word in LANGUAGES}
    if len(known) == 1 and len(words) <= 3:
        return known.pop()
    return words[0] if len(words) == 1 and len(words[0]) < 12 else ""


def _is_prose(command: Command, argument: str) -> bool:
    """Is it rather a sentence that begins with the word: `away from here`?"""
    if not argument:
        return False
    return not any(letter.isdigit() or letter == "@" for letter in argument) or command is Command.LANGUAGE
