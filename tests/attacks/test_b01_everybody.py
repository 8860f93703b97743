"""B1, B2, B8, N6, the class of them: whatever a mail bears, it does what docs/who-is-believed.md says, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random

import pytest

from dixit_pbem.engine import events
from dixit_pbem.journal import facts
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import MemoryStore
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.answers import NOT_UNDERSTOOD
from dixit_pbem.post.carriers.mailbox import Arrived
from dixit_pbem.post.inbox import Gathered, sort
from dixit_pbem.post.keep.mails import store_mail
from dixit_pbem.post.marks import older_message_id
from dixit_pbem.storage.game_file import GameFile
from tests import runs
from tests.attacks.believed import (
    ANSWERS,
    IN_ADDRESS,
    LETTERS,
    REFUSED,
    REPORTS,
    SENDERS,
    STAGES,
    TOKENS,
    Combination,
    Outcome,
    believed,
)
from tests.attacks.faults import MARKED_MAILS
from tests.mailing import Ready, Table

SHARES = 12
"""The combinations are tried in so many tests, side by side."""
COMBINATIONS = -(-runs.times(MARKED_MAILS, short=1_600) // SHARES)
"""In each, rounded up."""
ASKED_FOR = "bob@new.example"
FROM: Mapping[str, tuple[str, ...]] = {
    "bob": ("Bob <bob@example.org>",),
    "bob before": ("bob@example.org",),
    "cyd": ("Cyd <cyd@example.org>",),
    "ana": ("ana@example.org",),
    "mallory": ("Bob <mallory@evil.example>",),
    "almost bob": ("Bob <bob@exam\u00adple.org>",),
    "asked for": (ASKED_FOR,),
    "bob and mallory": ("bob@example.org, mallory@evil.example",),
    "bob, twice": ("bob@example.org", "bob@example.org"),
    "nobody": ("Bob",),
}
OWN, OTHERS = "mx.example.org", "mx.elsewhere.example"
MARKED_SO = facts.AddressAsked | facts.AddressChosen | facts.AddressTakenBack | facts.LanguageChosen | facts.ResignAsked


@dataclass(frozen=True)
class Stage:
    """A game before a mail comes, and the marks that were sent: the tokens and Message-IDs by their names."""

    found: Opened
    store: MemoryStore
    now: datetime
    tokens: Mapping[str, str]
    letters: Mapping[str, str]


def at_stage(ready: Ready, name: str, *, holds_others: bool) -> Stage:
    """The game as it stands when Bob asked for another address, or has changed it."""
    table = ready("card")
    if holds_others:
        table.setting("settle: 0", "settle: 0, hold_other_addresses: true")
    table.setting("fetch: {folder: inbox}", f"fetch: {{folder: inbox, own_servers: {OWN}}}")
    question = None
    for answer, kind in (("address " + ASKED_FOR, "receipt"), ("yes", "notice"))[: STAGES.index(name)]:
        table.later(minutes=90)
        table.reply("Bob", answer, to=question)
        table.fetch()
        table.program.ok("send", table.game)
        question = table.last("Bob", kind)
    wanted = {player: table.last(player, "card-wanted") for player in ("Bob", "Cyd")}
    before = table.letters("Bob")[0]
    of = {"bob": wanted["Bob"], "bob of yesterday": before, "cyd": wanted["Cyd"], "ana": table.last("Ana")}
    if question:
        of["bob's question"] = question
    tokens = {mark: str(mail["Subject"]).split()[-1] for mark, mail in of.items()}
    letters = {mark: str(mail["Message-ID"]) for mark, mail in of.items()}
    bob = tokens["bob"]
    tokens |= {
        "bob, misspelt": bob[:3] + ("2" if bob[3] != "2" else "3") + bob[4:],
        "elsewhere": "w2w3w4w5",
        "bob and cyd": f"{bob} {tokens['cyd']}",
    }
    letters |= {
        "bob, as anybody can compute it": _computed(table),
        "elsewhere": "<0123456789abcdef01234567@example.org>",
        "a friend's": "<abc@mail.example>",
    }
    table.later(minutes=90)
    found = table.opened
    return Stage(found, MemoryStore.of(GameFile(table.path)), table.now, tokens, letters)


def _computed(table: Table) -> str:
    """What an earlier program would have called Bob's last letter."""
    posted = [entry.event for entry in table.opened.journal if isinstance(entry.event, facts.Posted)]
    last = [fact for fact in posted if fact.reader == "Bob"][-1]
    return older_message_id(table.state, "Bob", last.letter, cause=last.cause, domain="example.org")


def chosen(chance: Random, stage: str, *, holds_others: bool) -> Combination:
    """Any mail at all; often without a mark of some kind, as most mails of all kinds at once are refused."""

    def one_of(marks: Sequence[str]) -> str:
        there = [each for each in marks if stage != "plain" or each != "bob's question"]
        return "" if chance.random() < 0.5 else chance.choice(there)

    sender, token, in_address, letter = chance.choice(SENDERS), *map(one_of, (TOKENS, IN_ADDRESS, LETTERS))
    return Combination(stage, sender, token, in_address, letter, one_of(REPORTS), chance.choice(ANSWERS), holds_others)


def written(stage: Stage, mail: Combination) -> bytes:
    """The mail in its own words."""
    at = f"+{stage.tokens[mail.in_address]}" if mail.in_address else ""
    names = {"own": OWN, "other's": OTHERS}
    reports = [each.split(": ") for each in mail.report.split(", ") if each]
    fields = [
        *(f"Authentication-Results: {names[who]}; dkim=none; dmarc={says}" for who, says in reports),
        *(f"From: {sender}" for sender in FROM[mail.sender]),
        f"To: game{at}@example.org",
        f"Subject: Re: [The game of game.yaml] {stage.tokens[mail.token]}" if mail.token else "Subject: hello",
        *([f"In-Reply-To: {stage.letters[mail.letter]}"] if mail.letter else ()),
        "Message-ID: <1@client.example>",
    ]
    return "\n".join((*fields, "", mail.answer, "")).encode()


def outcome(happened: tuple[Happening, ...]) -> Outcome:
    """What became of a mail; a mail that does two things, or one for two people, is told as it is."""
    told = set[Outcome]()
    for each in happened:
        match each:
            case facts.MailRead(player=player, verdict=verdict):
                told.add(Outcome("told" if verdict == NOT_UNDERSTOOD else "counts", player.lower()))
            case facts.MailHeld() | facts.MailSetAside():
                told.add(REFUSED)
            case events.CardsGiven(player=player):
                told.add(Outcome("counts", player.lower()))
            case _ if isinstance(each, MARKED_SO):
                told.add(Outcome("counts", each.player.lower()))
            case _:
                told.add(Outcome(type(each).__name__))
    return told.pop() if len(told) == 1 else Outcome(str(sorted(map(str, told)))) if told else REFUSED


def made_of(stage: Stage, mail: Combination) -> Outcome:
    """What the program makes of it."""
    store = MemoryStore(stage.store.home, stage.store.contents)
    found = stage.found
    came = store_mail(store, Arrived("1", written(stage, mail), stage.now))
    with at_work(store, found) as work:
        made = sort({"game": work}, Gathered((came,)), settle=lambda _key: None)
    return outcome(tuple(each for happened in made.happened.values() for each in happened))


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.long
def test_every_mail_does_what_the_tables_say(ready: Ready, share: int) -> None:
    chance = Random(f"believed {share}")
    name = STAGES[share % len(STAGES)]
    holds_others = share % 5 == 0
    stage = at_stage(ready, name, holds_others=holds_others)
    differences, seen = [], set[Outcome]()
    for _ in range(COMBINATIONS):
        mail = chosen(chance, name, holds_others=holds_others)
        expected, made = believed(mail), made_of(stage, mail)
        seen.add(made)
        if expected != made:
            differences.append(f"{mail}\n  expected {expected}\n  made {made}")
    assert len(seen) > 3, "hardly anything was tried"
    assert not differences, "\n".join((f"{len(differences)} differences", *differences[:12]))
