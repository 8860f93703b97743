"""The mail as a whole: what any mail program makes of it."""

from __future__ import annotations

import re
from datetime import datetime
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.policy import default
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.post.marks import TOKEN, message_id, token, with_token
from dixit_pbem.post.writing.envelope import MARK, POLICY, Enclosure, Envelope, as_bytes, message
from dixit_pbem.post.writing.looks import Rendered
from tests.engine.play import begun

LONG = "Niedzielni śniący, którzy nie mogą zasnąć i grają w kółko aż do rana bez końca"
THEIRS = f"<{'A1b2.' * 20}x@{'outlook-' * 6}x.example.com>"
JPEG, PNG = b"\xff\xd8\xff" + b"j" * 200, b"\x89PNG\r\n\x1a\n" + b"p" * 100
PDF = Enclosure("round-01-hand.pdf", "application/pdf", b"%PDF" + b"p" * 300)


def envelope(**changed: object) -> Envelope:
    usual: dict[str, object] = {
        "sender_name": "Sunday dreamers",
        "sender": "game@example.org",
        "reader_name": "Bob",
        "reader": "bob@example.org",
        "reply_to": "game+k7m2q9wd@example.org",
        "subject": "[Sunday dreamers] Round 3 · vote · k7m2q9wd",
        "date": datetime(2026, 11, 18, 10, tzinfo=ZoneInfo("Europe/Rome")),
        "message_id": "<0123456789abcdef01234567@example.org>",
        "references": ("<aa@example.org>", "<bb@example.org>"),
        "language": "pl",
        "loop_mark": "0123456789ab",
        "list_id": "<0123456789ab.example.org>",
        "answers": False,
    }
    return Envelope(**{**usual, **changed})  # type: ignore[arg-type]


def mail(text: str = "Cześć\n", pictures: tuple[str, ...] = (), *files: Enclosure, **changed: object) -> EmailMessage:
    rendered = Rendered(text, f"<p>{text}</p>\n", pictures)
    return message(rendered, envelope(**changed), pictures={"A": JPEG, "snail": PNG}, enclosures=files)


def as_shown(raw: bytes, field: str) -> str:
    """A field as mail programs show it, by the standard: what stands between two encoded words is no blank."""
    (value,) = re.findall(rf"^{field}: ([^\r]*(?:\r\n [^\r]*)*)", raw.decode(), re.MULTILINE)
    return str(make_header(decode_header(value.replace("\r", "").replace("\n", ""))))


WORDS = ("ąę", "prosimy o kartę", "più lunga d’autunno é", "夢 を見る 人", "👻 night owls 👻", '"ć" d, e')


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("before", range(0, 60, 3))
def test_no_blank_is_lost_or_doubled_and_no_word_torn_wherever_a_line_ends(before: int, words: str) -> None:
    name = f"{'x' * before} · {words} {words} ·".strip()
    sent = as_bytes(mail(subject=f"Re: [{name}] 1 · {words} · eqyxccmm", sender_name=name, reader_name=name))
    head = sent.partition(b"\r\n\r\n")[0]
    assert as_shown(head, "Subject") == f"Re: [{name}] 1 · {words} · eqyxccmm"
    assert as_shown(head, "From") == f"{name} <game@example.org>"
    assert as_shown(head, "To") == f"{name} <bob@example.org>"
    assert as_shown(head, "Reply-To") == f"{name} <game+k7m2q9wd@example.org>"
    assert max(map(len, head.split(b"\r\n"))) <= 78


def read(sent: EmailMessage) -> EmailMessage:
    return message_from_bytes(as_bytes(sent), policy=default)


def test_it_is_mixed_of_alternative_of_text_and_related_and_a_page() -> None:
    kinds = [part.get_content_type() for part in read(mail("Hi\n", ("A", "snail"), PDF)).walk()]
    assert kinds == [
        "multipart/mixed",
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/jpeg",
        "image/png",
        "application/pdf",
    ]


def test_pictures_are_inline_under_neutral_names_and_pages_attached() -> None:
    parts = list(read(mail("Hi\n", ("A", "snail"), PDF)).walk())[5:]
    assert [(part.get_filename(), part.get_content_disposition(), part["Content-ID"]) for part in parts] == [
        ("a.jpg", "inline", "<A@dixit>"),
        ("snail.png", "inline", "<snail@dixit>"),
        ("round-01-hand.pdf", "attachment", None),
    ]
    assert [part.get_content() for part in parts] == [JPEG, PNG, PDF.content]


def test_it_says_who_writes_to_whom_about_what_and_that_a_program_writes() -> None:
    assert dict(read(mail()).items()) == {
        "MIME-Version": "1.0",
        "Content-Type": 'multipart/alternative; boundary="=_44605fee71b0f0e1c543c457"',
        "From": "Sunday dreamers <game@example.org>",
        "To": "Bob <bob@example.org>",
        "Reply-To": "Sunday dreamers <game+k7m2q9wd@example.org>",
        "Subject": "[Sunday dreamers] Round 3 · vote · k7m2q9wd",
        "Date": "Wed, 18 Nov 2026 10:00:00 +0100",
        "Message-ID": "<0123456789abcdef01234567@example.org>",
        "In-Reply-To": "<bb@example.org>",
        "References": "<aa@example.org> <bb@example.org>",
        "Content-Language": "pl",
        "List-Id": "<0123456789ab.example.org>",
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "X-Dixit-PBEM": "0123456789ab",
    }


def test_a_receipt_says_that_it_answers_and_no_reply_to_stands_there_for_nothing() -> None:
    sent = read(mail(answers=True, reply_to="game@example.org", references=()))
    assert sent["Auto-Submitted"] == "auto-replied"
    assert [sent[name] for name in ("Reply-To", "In-Reply-To", "References", "Cc", "Bcc")] == [None] * 5


@pytest.mark.parametrize(
    "changed",
    [
        {"sender_name": LONG},
        {"reader_name": 'Ana "the owl", O\'Łąka; (x)'},
        {"subject": f"[{LONG}] Runda 3 · głosowanie · k7m2q9wd"},
        {"references": ("<aa@example.org>", THEIRS)},
        {"reader": "bob@exämple.org"},
    ],
)
def test_names_subjects_and_marks_of_any_length_and_script_arrive_as_they_are(changed: dict[str, str]) -> None:
    whole = mail("Zażółć gęślą jaźń " * 200 + "\n", ("A",), PDF, **changed)
    sent, wanted = read(whole), envelope(**changed)
    assert as_shown(as_bytes(whole), "From").removesuffix(" <game@example.org>") == wanted.sender_name
    assert sent["To"].addresses[0].display_name == wanted.reader_name
    assert sent["To"].addresses[0].addr_spec == wanted.reader.replace("exämple", "xn--exmple-cua")
    assert sent["Subject"] == wanted.subject
    assert sent["References"] == " ".join(wanted.references)
    assert sent["In-Reply-To"] == wanted.references[-1]


def test_an_address_with_letters_beyond_a_to_z_is_written_in_utf_8() -> None:
    raw = as_bytes(mail(reader="bób@exämple.org"))
    assert "\r\nTo: Bob <bób@xn--exmple-cua.org>\r\n".encode() in raw


def test_lines_are_as_long_as_the_standards_allow() -> None:
    raw = as_bytes(mail(LONG * 50 + "\n", ("A",), PDF, subject=LONG * 3, sender_name=LONG))
    assert max(map(len, raw.split(b"\r\n"))) <= 78
    assert raw.replace(b"\r\n", b"").count(b"\n") == 0
    assert raw.isascii()


@pytest.mark.parametrize("files", [(), (PDF,), (PDF, Enclosure("clue.mp3", "audio/mpeg", b"x" * 100))])
@pytest.mark.parametrize("pictures", [(), ("A",), ("A", "snail")])
def test_it_is_written_as_the_library_writes_it(pictures: tuple[str, ...], files: tuple[Enclosure, ...]) -> None:
    sent = mail(LONG * 5 + "\n\n.\nFrom here\n", pictures, *files, subject=LONG)
    assert as_bytes(sent) == sent.as_bytes(policy=POLICY)


def test_the_same_letter_is_the_same_mail_and_another_has_other_boundaries() -> None:
    first, again = as_bytes(mail("Hi\n", ("A",), PDF)), as_bytes(mail("Hi\n", ("A",), PDF))
    other = mail("Hi\n", ("A",), PDF, message_id="<other@example.org>")
    assert first == again
    assert {part.get_boundary() for part in other.walk()} & {
        part.get_boundary() for part in read(mail("Hi\n", ("A",), PDF)).walk()
    } == {None}


@pytest.mark.parametrize(
    ("expected", "text"),
    [(True, "<a@b>"), (True, THEIRS), (False, "<a@b> <c@d>"), (False, "a@b"), (False, "<a@b>\nBcc: x@y"), (False, "")],
)
def test_a_mark_of_a_stranger_is_quoted_only_when_it_is_one(expected: bool, text: str) -> None:
    assert bool(MARK.fullmatch(text)) is expected


def test_a_token_is_of_one_game_one_player_and_one_phase() -> None:
    game, other = begun("odyssey", 4).now, begun("odyssey", 4, seed="other").now
    tokens = [token(game, "Ana", 3), token(game, "Bob", 3), token(game, "Ana", 9), token(other, "Ana", 3)]
    assert tokens[0] == "5tfyjah4"
    assert len(set(tokens)) == 4
    assert all(TOKEN.fullmatch(each) for each in tokens)


def test_a_message_id_tells_nothing_and_is_the_same_only_for_the_same_letter() -> None:
    game = begun("odyssey", 4).now
    marks = [
        message_id(game, reader, kind, cause=cause, domain="example.org")
        for reader, kind, cause in (("Ana", "hand", 3), ("Bob", "hand", 3), ("Ana", "reminder", 3), ("Ana", "hand", 9))
    ]
    assert len(set(marks)) == 4
    assert all(MARK.fullmatch(mark) and len(mark) == len("<>@example.org") + 24 for mark in marks)
    assert marks[0] == message_id(game, "Ana", "hand", cause=3, domain="example.org")


def test_an_address_may_carry_the_token() -> None:
    assert with_token("game@example.org", "k7m2q9wd") == "game+k7m2q9wd@example.org"
