"""No letter looks like spam: SpamAssassin, without the network, gives each kind in each language less than a point."""

from __future__ import annotations

import mailbox
import re
import subprocess
from pathlib import Path

import pytest

from dixit_pbem.engine.moves import End, GiveCards
from dixit_pbem.journal.facts import DigestDue, LateTold, MailHeld, PostRefused, Reminded, Said
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, HeldFor, Understood
from tests.post.postal import LANGUAGES, NOW, Table
from tests.post.servers.daemons import needs
from tests.post.test_ledger import BOB, CYD, DEE, clue_told, posted, votes_cast

pytestmark = [pytest.mark.long, needs("spamassassin")]
MISREAD = '{"why": "out of range", "read": "9", "options": []}'


def every_letter(table: Table) -> dict[str, bytes]:
    """One letter of each kind to Bob, or to the moderator."""
    seen: dict[str, bytes] = {}

    def collect() -> None:
        for (reader, kind), mail in table.mails().items():
            # The first hand comes with the welcome, that of a later round with the results of the one before.
            with_hand = Kind.RESULTS if Kind.WELCOME in seen else Kind.WELCOME
            told = str(with_hand) if kind == Kind.HAND else kind
            if reader in ("Bob", None):
                seen.setdefault(told, mail.as_bytes())
        posted(table)

    collect()
    clue_told(table)
    collect()
    table.by_mail(GiveCards(BOB, ("A",)))
    collect()
    table.undo()
    table.write(Reminded((BOB,), late=True), LateTold((CYD,)), Said("The cat is well again."))
    table.write(
        MailHeld("5.eml", "k", "d", NOW, "bob@example.test", HeldFor.UNCLEAR, "<1@x>", BOB, MISREAD, asked=True)
    )
    table.write(
        table.read("Bob", Understood(Got.HELP)), PostRefused("hand", 3, "no such user", "cyd@example.test", CYD)
    )
    table.write(DigestDue(0))
    collect()
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    table.advance()
    collect()
    votes_cast(table).advance()
    collect()
    table.do(End("Enough.", nobody_wins=False))
    collect()
    assert seen.keys() == {str(kind) for kind in Kind if kind is not Kind.HAND}
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_letter_has_less_than_a_point(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = "{address: game@example.test}"
    table = Table.lay(
        tmp_path, monkeypatch, languages=[language], settings=f"language: {language}\n", mail=mail
    ).begin()
    letters = every_letter(table)
    box = mailbox.mbox(tmp_path / "letters.mbox")
    for raw in letters.values():
        box.add(raw)
    box.close()
    done = subprocess.run(
        ["spamassassin", "-L", "-t", "--mbox", str(tmp_path / "letters.mbox")],
        capture_output=True,
        text=True,
        errors="replace",
        check=True,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin:/usr/sbin"},
    )
    points = [
        float(found) for found in re.findall(r"^Content analysis details:\s+\((-?[0-9.]+) points", done.stdout, re.M)
    ]
    assert len(points) == len(letters)
    assert {kind: each for kind, each in zip(letters, points, strict=True) if each >= 1} == {}, done.stdout[:20_000]
