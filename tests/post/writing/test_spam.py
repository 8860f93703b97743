"""No letter looks like spam: SpamAssassin, without the network, gives none of them more than a tenth of a point."""

from __future__ import annotations

import mailbox
import re
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing import digest, subject_of
from dixit_pbem.post.writing.envelope import Envelope, as_bytes, message
from dixit_pbem.post.writing.figures import figure_pictures
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.words import words_for
from tests.engine.play import begun
from tests.post.every_mail import every_mail, table_in
from tests.post.postal import LANGUAGES
from tests.post.sample_answers import BUSY, QUIET, all_letters
from tests.post.seen_letters import CARDS, TEMPLATES
from tests.post.servers.daemons import needs
from tests.post.written import desk_for

pytestmark = [pytest.mark.long, needs("spamassassin")]
MOST = 0.1
OF_POLISH = "score MIXED_ES 0.01\n"
"""Its rule against letters that only look like an e counts the Polish ę; its authors score it so for Polish."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def points_of(mails: Iterable[bytes], folder: Path) -> dict[str, float]:
    """What SpamAssassin gives to each Message-ID."""
    box = mailbox.mbox(folder / "letters.mbox")
    for raw in mails:
        box.add(raw)
    box.close()
    (folder / ".spamassassin").mkdir()
    (folder / ".spamassassin" / "user_prefs").write_text(OF_POLISH, encoding="utf-8")
    done = subprocess.run(
        ["spamassassin", "-L", "-t", "--mbox", str(folder / "letters.mbox")],
        capture_output=True,
        text=True,
        errors="replace",
        check=True,
        env={"HOME": str(folder), "PATH": "/usr/bin:/bin:/usr/sbin"},
    )
    # It tells them in any order, so each is known by its Message-ID.
    marks = re.findall(r"^Message-ID: (<\S+>)", done.stdout, re.MULTILINE)
    points = re.findall(r"^Content analysis details:\s+\((-?[0-9.]+) points", done.stdout, re.MULTILINE)
    return dict(zip(marks, map(float, points), strict=True))


@every_language
def test_every_kind_of_mail_has_hardly_a_point(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mails = every_mail(table_in(language, tmp_path, monkeypatch))
    points = points_of((mail.as_bytes() for mail in mails.values()), tmp_path)
    told = {kind: points[str(mail["Message-ID"])] for kind, mail in mails.items()}
    assert {kind: each for kind, each in told.items() if each > MOST} == {}


def id_of(number: int) -> str:
    return f"<{number:024x}@example.test>"


def as_mail(letter: Letter, number: int) -> bytes:
    """A letter in an envelope as the game writes it."""
    answers = letter.kind in (Kind.RECEIPT, Kind.NOT_UNDERSTOOD)
    envelope = Envelope(
        sender_name=letter.title,
        sender="game@example.test",
        reader_name="Bob",
        reader="bob@example.test",
        reply_to="game+k7m2q9wd@example.test",
        subject=subject_of(words_for(letter.language), letter.title, letter.kind, token="k7m2q9wd"),
        date=datetime(2026, 11, 18, 9, tzinfo=UTC),
        message_id=id_of(number),
        references=("<aa@example.test>",),
        language=letter.language,
        loop_mark="0123456789ab",
        list_id="<0123456789ab.example.test>",
        answers=answers,
    )
    rendered = render_letter(letter, templates=TEMPLATES)
    figures = figure_pictures(rendered.pictures)
    cards = [key for key in rendered.pictures if key not in figures]
    pictures = figures | {key: CARDS[at].read_bytes() for at, key in enumerate(cards)}
    return as_bytes(message(rendered, envelope, pictures=pictures))


@every_language
def test_nothing_that_a_letter_may_say_has_more(language: str, tmp_path: Path) -> None:
    desk = desk_for(begun("odyssey", 4).now, language)
    letters = (*all_letters(language), *(digest(desk, day) for day in (BUSY, QUIET)))
    points = points_of((as_mail(letter, number) for number, letter in enumerate(letters)), tmp_path)
    assert len(points) == len(letters)
    told = [(letter.kind, letter.preview, points[id_of(number)]) for number, letter in enumerate(letters)]
    assert [each for each in told if each[-1] > MOST] == []
