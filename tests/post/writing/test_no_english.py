"""No English leaks into mails of another language: not into text or HTML, subjects, or the names of their files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from email.message import EmailMessage
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from dixit_pbem.post.writing import digest, digests
from dixit_pbem.post.writing.looks import Rendered, render_letter
from dixit_pbem.words import languages
from dixit_pbem.words.catalogues import DOMAIN, LOCALES, read
from dixit_pbem.words.language import ENGLISH
from tests.engine.play import NAMES, begun
from tests.post.every_mail import SAID, every_mail, table_in
from tests.post.sample_answers import BUSY, MISREAD, MORE_UNDERSTOOD, NEWS, NOTED, QUIET, UNDERSTOOD, all_letters
from tests.post.seen_letters import TEMPLATES
from tests.post.written import SUBJECT, desk_for

every_other_language = pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
WORD = re.compile(r"[^\W\d_]{2,}")
PLACE = re.compile(r"\{\w+\}")
ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+|<\S+@\S+>")
COMMAND = re.compile(r"dixit-pbem .*|“verify”|„verify[”“]|«verify»")
"""What is typed at a terminal, which speaks English."""
CODES = ", ".join(languages())
"""What the mails may be asked for in."""
ATTRIBUTES = ("alt", "title", "aria-label", "summary", "content")
PEOPLE = (*NAMES, "Mia Maria", "Mia", "Zoe")
CLUE = re.compile(r"clue \d+")
"""What players say in games that are played at random."""
MARK = re.compile(r"\w*\d\w*")
"""The token of a letter may end in any two letters."""


def own_words(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(PLACE.sub(" ", text))}


@cache
def english_alone(language: str) -> frozenset[str]:
    """The words of our English sentences that no sentence of that language has."""
    catalogue = read(LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po")
    ours = [(_forms(message.id), _forms(message.string)) for message in catalogue if message.id]
    english = own_words(text for texts, _ in ours for text in texts)
    return frozenset(english - own_words(text for _, texts in ours for text in texts))


def _forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


class Shown(HTMLParser):
    """All words of a page, hidden ones too, and what its links say."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.skips = self.inline = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.skips, self.inline = tag == "style", tag == "span"
        given = {name: value or "" for name, value in attrs}
        if tag != "meta":
            self.texts += [given[name] for name in ATTRIBUTES if name in given]
        if "href" in given:
            self.texts += [value for _, value in parse_qsl(urlsplit(given["href"]).query)]

    def handle_data(self, data: str) -> None:
        if self.inline and self.texts:
            self.texts[-1] += re.sub(r"\s+", " ", data)
        elif not self.skips:
            self.texts.append(data)


def places_of(mail: EmailMessage) -> Iterator[tuple[str, str]]:
    """Everything in a mail that is read by people, and where it stands."""
    for name in ("Subject", "From", "To", "Reply-To"):
        yield name, str(mail[name] or "")
    for part in mail.walk():
        if part.is_multipart():
            continue
        if part.get_content_maintype() == "text":
            content = str(part.get_content())
            html = part.get_content_subtype() == "html"
            yield part.get_content_type(), "\n".join(Shown(content).texts) if html else content
        else:
            yield "a file", (part.get_filename() or "").replace("-", " ").rpartition(".")[0]


def english_in(text: str, language: str, said: Iterable[str]) -> set[str]:
    """Our English words in a text, once what people said is left out."""
    bare = COMMAND.sub(" ", "\n".join(line.strip() for line in text.splitlines())).replace(CODES, " ")
    bare = CLUE.sub(" ", ADDRESS.sub(" ", " ".join(bare.split())))
    for each in sorted((*said, *PEOPLE), key=len, reverse=True):
        bare = re.sub(rf"(?<!\w){re.escape(' '.join(each.split()))}(?!\w)", " ", bare)
    return own_words([MARK.sub(" ", bare)]) & english_alone(language)


def leaks_of(mail: EmailMessage, language: str, said: Iterable[str] = SAID) -> dict[str, set[str]]:
    found = {place: english_in(text, language, said) for place, text in places_of(mail)}
    return {place: words for place, words in found.items() if words}


@every_other_language
@pytest.mark.long
def test_no_kind_of_mail_holds_a_word_of_english(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails = every_mail(table_in(language, tmp_path, monkeypatch))
    assert {kind: leaks_of(mail, language) for kind, mail in mails.items()} == {kind: {} for kind in mails}


def said_in_samples() -> Iterator[str]:
    """What players, servers and addresses say in the sample letters."""
    yield SUBJECT
    yield from ("A game", "Sunday dreamers", "We move house.", "550 No such mailbox", "451 Try later", "green umbrella")
    yield ", ".join(languages())
    yield from NOTED.values()
    for understood in (*(each for each, _ in UNDERSTOOD.values()), *(each for each, _ in MORE_UNDERSTOOD)):
        yield from (understood.text, *understood.ignored.splitlines())
    for misread, _ in MISREAD.values():
        yield from (misread.read, *misread.options)
    yield from (news.text for news in NEWS.values())


def shown_by(rendered: Rendered) -> str:
    return "\n".join((rendered.text, *Shown(rendered.html).texts))


@every_other_language
def test_no_letter_says_a_word_of_english(language: str) -> None:
    said = [text for text in said_in_samples() if text]
    desk = desk_for(begun("odyssey", 4).now, language)
    letters = (
        *all_letters(language),
        *(digest(desk, day) for day in (BUSY, QUIET)),
        digests([(desk, BUSY), (desk, QUIET)]),
    )
    found = [
        (letter.kind, words)
        for letter in letters
        if (words := english_in(shown_by(render_letter(letter, templates=TEMPLATES)), language, said))
    ]
    assert found == []


PLANTED = "Please answer soon"


@pytest.mark.parametrize("place", ["Subject", "text/plain", "text/html", "a file"])
def test_a_leak_that_is_planted_is_found(place: str) -> None:
    mail = planted(place)
    assert leaks_of(mail, "it") == {place: {"answer", "please", "soon"}}


@pytest.mark.parametrize(
    "html",
    [
        f"<p>{PLANTED}</p>",
        f"<title>{PLANTED}</title>",
        f'<div style="display:none">{PLANTED}</div>',
        f'<img src="cid:x" alt="{PLANTED}">',
        f'<a href="mailto:game@example.test?subject={PLANTED}&amp;body=3">3</a>',
        '<a href="mailto:game@example.test?body=Please%20answer%20soon">3</a>',
    ],
)
def test_a_leak_is_found_wherever_a_page_holds_it(html: str) -> None:
    assert english_in("\n".join(Shown(html).texts), "pl", ()) == {"answer", "please", "soon"}


def planted(place: str) -> EmailMessage:
    """A mail in Italian but for one place."""
    mail = EmailMessage()
    mail["Subject"] = PLANTED if place == "Subject" else "il tuo voto"
    mail.set_content(PLANTED if place == "text/plain" else "Rispondi")
    mail.add_alternative(f"<p>{PLANTED if place == 'text/html' else 'Rispondi'}</p>", subtype="html")
    name = "please-answer-soon.pdf" if place == "a file" else "regole.pdf"
    mail.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename=name)
    return mail
