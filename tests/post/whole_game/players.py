"""Players who read their mailboxes and answer, with the mistakes that people make. They see nothing but their mails."""

from __future__ import annotations

import imaplib
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from html import unescape
from typing import NamedTuple, Self
from urllib.parse import parse_qs, urlsplit

from tests.post.servers.postfix import DOMAIN
from tests.post.whole_game.clients import CLIENTS, GAME, Client, Writer, robot
from tests.post.whole_game.stage import LANGUAGES, NAMES, Stage

CLUE, CARD, VOTE = "clue", "card", "vote"
SENTENCES = {
    CLUE: {
        "en": "{}: {}",
        "fr": "{} : {}\n\nGros bisous à tous",
        "it": "{}: {}",
        "pl": "{}: {}",
        "pt": "{}: {}",
        "de": "{}: {}\n\nViele liebe Grüße",
        "es": "{}: {}\n\n¡Un abrazo a todos!",
    },
    CARD: {
        "en": "{}",
        "fr": "Coucou tout le monde ! Je joue la {}, merci",
        "it": "la carta {}",
        "pl": "karta {}",
        "pt": "a carta {}",
        "de": "Hallo zusammen, ich nehme die {}. LG",
        "es": "¡Hola! Pongo la {}, gracias",
    },
    VOTE: {
        "en": "my vote is {}",
        "fr": "Désolée du retard ! Je vote pour la {}. Bises",
        "it": "voto {}",
        "pl": "głosuję na {}",
        "pt": "voto {}",
        "de": "Sorry für die Verspätung! Ich tippe auf die {}, schönen Abend euch",
        "es": "Perdón por el retraso. Voto por la {}, un beso",
    },
}
NO_SUCH_CARD = {
    "en": "card Z",
    "fr": "la carte Z",
    "it": "la carta Z",
    "pl": "karta Z",
    "pt": "a carta Z",
    "de": "Karte Z",
    "es": "la carta Z",
}
EITHER = {
    "en": "{} or {}?",
    "fr": "{} ou {} ?",
    "it": "{} o {}",
    "pl": "{} albo {}",
    "pt": "{} ou {}",
    "de": "{} oder {}",
    "es": "{} o {}",
}
STATUS_WORDS = {
    "en": "status",
    "fr": "Qui attend-on ?",
    "it": "stato",
    "pl": "status",
    "pt": "status",
    "de": "Wer ist dran?",
    "es": "¿A quién esperamos?",
}
UNDECIDED = {
    "en": "Such lovely pictures this time, I have to think about it",
    "fr": "Quelles belles images cette fois, il faut encore que j'y réfléchisse",
    "it": "Che belle immagini questa volta, ci devo ancora pensare",
    "pl": "Jakie piękne obrazki tym razem, muszę się jeszcze zastanowić",
    "pt": "Que imagens tão lindas desta vez, ainda tenho de pensar",
    "de": "So schöne Bilder diesmal, da muss ich noch überlegen",
    "es": "Qué imágenes tan bonitas esta vez, tengo que pensarlo",
}
CLUES = (
    "le plus long chemin",
    "la strada più lunga",
    "długa droga do domu",
    "o caminho mais longo",
    "la niebla en el valle",
    "Nebel im Tal",
)
_LINK = re.compile(r'href="(mailto:[^"]*)"')
_TOKEN = re.compile(r"\b[2-9a-hjkmnp-z]{8}$")
_ANSWERS = ((CLUE, re.compile(r"([A-Z]): ?")), (CARD, re.compile(r"([A-Z])")), (VOTE, re.compile(r"([0-9]+)")))


class Step(NamedTuple):
    """What somebody is asked, and in which round."""

    round: int
    what: str


def chosen(step: Step, seat: int, options: Sequence[str]) -> str:
    """What a player answers for sure, sooner or later."""
    return options[(step.round * 5 + seat * 3) % len(options)]


def clue_of(step: Step, seat: int) -> str:
    return f"{CLUES[seat]} {step.round}"


@dataclass(frozen=True)
class Request:
    """A mail that asks for something, and the answers that its links offer."""

    mail: EmailMessage
    step: Step
    options: tuple[str, ...]


OUT_OF_RANGE, OWN_CARD, AMBIGUOUS, SMALL_TALK = "out of range", "own card", "ambiguous", "small talk"
TWICE, OTHER_ADDRESS, ROBOT, LATE, STATUS = "twice", "other address", "robot", "late", "status"
WRONG = {OUT_OF_RANGE, OWN_CARD, AMBIGUOUS, SMALL_TALK, STATUS}
"""After these the player waits for a mail before he answers for sure."""
MISTAKES: Mapping[tuple[str, Step], str] = {
    ("Bob", Step(1, CARD)): OUT_OF_RANGE,
    ("Cyd", Step(1, CARD)): AMBIGUOUS,
    ("Eve", Step(1, CARD)): TWICE,
    ("Fay", Step(1, CARD)): STATUS,
    ("Bob", Step(1, VOTE)): SMALL_TALK,
    ("Cyd", Step(1, VOTE)): OTHER_ADDRESS,
    ("Dan", Step(1, VOTE)): OWN_CARD,
    ("Eve", Step(1, VOTE)): OUT_OF_RANGE,
    ("Fay", Step(1, VOTE)): ROBOT,
    ("Bob", Step(2, CLUE)): SMALL_TALK,
    ("Dan", Step(2, CARD)): LATE,
    ("Ana", Step(2, CARD)): AMBIGUOUS,
    ("Fay", Step(2, VOTE)): TWICE,
    ("Eve", Step(2, VOTE)): AMBIGUOUS,
}


@dataclass
class Player:
    """Somebody at the table with a mailbox and a mail program."""

    seat: int
    client: Client
    mistakes: Mapping[tuple[str, Step], str]
    received: list[EmailMessage] = field(default_factory=list)
    """Every mail, doubles too."""
    asked: dict[str, Request] = field(default_factory=dict)
    """The requests, by their tokens."""
    answered: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)
    """The mistakes so far."""
    erred: set[Step] = field(default_factory=set)
    """Where they were made: a question that comes back has a mark of its own, and is answered for sure."""

    @property
    def name(self) -> str:
        return NAMES[self.seat]

    @property
    def writer(self) -> Writer:
        return Writer(self.name, f"{self.name.lower()}@{DOMAIN}", LANGUAGES[self.seat])

    def reads(self, raw: bytes) -> Iterator[EmailMessage]:
        """What the player sends once this mail is read."""
        mail = _parsed(raw)
        again = mail["Message-ID"] in {each["Message-ID"] for each in self.received}
        self.received.append(mail)
        found = _TOKEN.search(mail["Subject"])
        if again or not found:
            return
        token, request = found[0], self.asked_in(mail)
        if token in self.asked:
            if token not in self.answered:
                yield from self._surely(self.asked[token], token)
        elif request:
            # A question offers what it takes for likely; the choice is made among what was asked at first.
            first = next((each.options for each in self.asked.values() if each.step == request.step), request.options)
            self.asked[token] = request = replace(request, options=first)
            yield from self._at_first(request, token)

    def asked_in(self, mail: EmailMessage) -> Request | None:
        """What a mail asks for."""
        return request_in(mail)

    def _at_first(self, request: Request, token: str) -> Iterator[EmailMessage]:
        mistake = self.mistakes.get((self.name, request.step))
        if request.step in self.erred:
            mistake = None
        if mistake:
            self.made.add(mistake)
            self.erred.add(request.step)
        if mistake in WRONG:
            yield self.client(request.mail, self._wrong(mistake, request), self.writer)
            return
        if mistake == ROBOT:
            yield robot(request.mail, self.writer)
        if mistake == LATE:
            earlier = next(each for each in self.asked.values() if each.step == Step(1, VOTE))
            yield self.client(earlier.mail, earlier.options[0], self.writer)
        answers = list(self._surely(request, token))
        yield from answers
        if mistake == TWICE:
            yield from answers

    def _surely(self, request: Request, token: str) -> Iterator[EmailMessage]:
        self.answered.add(token)
        option = chosen(request.step, self.seat, request.options)
        words = SENTENCES[request.step.what][LANGUAGES[self.seat]].format(option, clue_of(request.step, self.seat))
        other = self.mistakes.get((self.name, request.step)) == OTHER_ADDRESS
        writer = replace(self.writer, address=f"gus@{DOMAIN}") if other else self.writer
        yield self.client(request.mail, words, writer)

    def _wrong(self, mistake: str, request: Request) -> str:
        (first, second), language = request.options[:2], LANGUAGES[self.seat]
        match mistake, request.step.what:
            case "out of range", "card":
                return NO_SUCH_CARD[language]
            case "out of range", _:
                return "9"
            case "own card", _:
                return next(str(number) for number in range(1, 7) if str(number) not in request.options)
            case "ambiguous", _:
                return EITHER[language].format(first, second)
            case "status", _:
                return STATUS_WORDS[language]
            case _:
                return UNDECIDED[language]


def request_in(mail: EmailMessage) -> Request | None:
    """What a mail asks for: its links offer the answers, whatever its language."""
    html = mail.get_body(("html",))
    assert html is not None
    links = (urlsplit(unescape(link)) for link in _LINK.findall(html.get_content()))
    bodies = [parse_qs(link.query)["body"][0] for link in links]
    subject = str(mail["Subject"]).removeprefix(f"[{GAME}]")
    number = re.search(r"\d+", subject)
    # "Your clue, please; results of round 1" asks for the clue of the next one, and names no round in front.
    later = subject.count(" · ") == 1
    for what, pattern in _ANSWERS:
        found = {match[1] for body in bodies if (match := pattern.fullmatch(body))}
        options = tuple(sorted(found, key=lambda option: (len(option), option)))
        if options and number:
            return Request(mail, Step(int(number[0]) + later, what), options)
    return None


class Company:
    """All six at their mail programs: each reads over IMAP with an account of his own, and sends by SMTP."""

    def __init__(
        self, stage: Stage, *, mistakes: Mapping[tuple[str, Step], str] = MISTAKES, person: type[Player] = Player
    ) -> None:
        self.players = [person(seat, client, mistakes) for seat, client in enumerate(CLIENTS.values())]
        self._stage = stage
        self._read: dict[str, int] = {}

    def __enter__(self) -> Self:
        self._open = ExitStack()
        mailboxes = (self._stage.dovecot.client(player.name.lower()) for player in self.players)
        self._boxes = [self._open.enter_context(mailbox) for mailbox in mailboxes]
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def look(self) -> int:
        """Everybody reads what is new and answers; how many mails that were."""
        return sum(self._look(player, box) for player, box in zip(self.players, self._boxes, strict=True))

    def blunders(self) -> set[str]:
        """The mistakes that were made."""
        return set().union(*(player.made for player in self.players))

    def _look(self, player: Player, box: imaplib.IMAP4) -> int:
        box.noop()
        since = self._read.get(player.name, 0)
        uids = [int(uid) for uid in box.uid("SEARCH", "UID", f"{since + 1}:*")[1][0].split()]
        new = [uid for uid in uids if uid > since]
        for uid in new:
            raw = box.uid("FETCH", str(uid), "(BODY.PEEK[])")[1][0][1]
            for reply in player.reads(raw):
                self._stage.send(reply)
            self._read[player.name] = uid
        return len(new)


def _parsed(raw: bytes) -> EmailMessage:
    mail = message_from_bytes(raw, policy=default)
    assert isinstance(mail, EmailMessage)
    return mail
