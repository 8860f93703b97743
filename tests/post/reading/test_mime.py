"""A mail says what a mail program shows of it, and falls into its parts, as far as the caps allow."""

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dixit_pbem.post.reading.mime import Attached, Incoming, Part, read_mail, taken_apart

HTML = "Content-Type: text/html; charset=utf-8"
LARGEST = 5 * 1024 * 1024
PICTURE = "Content-Type: image/png; name=sea.png\nContent-Transfer-Encoding: base64"


def joined(kind: str, *parts: str) -> bytes:
    inside = "".join(f"--=b\n{part}\n" for part in parts)
    return f'MIME-Version: 1.0\nContent-Type: multipart/{kind}; boundary="=b"\n\n{inside}--=b--\n'.encode()


def inside(kind: str, *parts: str) -> str:
    return joined(kind, *parts).decode().replace("=b", "=in")


def test_a_reply_is_read_whole() -> None:
    mail = read_mail(
        b"Return-Path: <bob@example.org>\r\n"
        b"Delivered-To: game@example.org\r\n"
        b"From: =?utf-8?q?Bob_Bia=C5=82y?= <Bob@Example.org>\r\n"
        b"To: Sunday dreamers <game+k7m2q9wd@example.org>\r\n"
        b"Cc: ana@example.org, game@example.org\r\n"
        b"Subject: =?UTF-8?Q?Re=3A_=5BSunday_dreamers=5D_Round_3_=C2=B7_vote_=C2=B7?=\r\n =?UTF-8?Q?_k7m2q9wd?=\r\n"
        b"Message-ID: <abc@mail.example.org>\r\n"
        b"In-Reply-To: <second@example.org>\r\n"
        b"References: <first@example.org>\r\n <second@example.org>\r\n"
        b"Content-Type: text/plain; charset=utf-8\r\n\r\n3\r\n"
    )
    assert (mail.sender, mail.senders) == ("bob@example.org", ("bob@example.org",))
    assert mail.recipients == ("game+k7m2q9wd@example.org", "ana@example.org", "game@example.org")
    assert mail.subject == "Re: [Sunday dreamers] Round 3 · vote · k7m2q9wd"
    assert mail.message_id == "<abc@mail.example.org>"
    assert mail.answers_to == ("<second@example.org>", "<first@example.org>")
    assert mail.kind == "text/plain; charset=utf-8"
    assert mail.header("return-path") == "<bob@example.org>"
    assert mail.header("list-id") == ""
    assert (mail.text, mail.files, mail.reports, mail.flaws) == ("3", (), (), ())
    assert mail.digest == sha256(b"bob@example.org\0" + mail.subject.encode() + b"\x003").hexdigest()


def test_the_empty_mail_says_nothing() -> None:
    assert read_mail(b"") == Incoming(
        sender="",
        senders=(),
        recipients=(),
        subject="",
        message_id="",
        answers_to=(),
        kind="",
        headers={},
        text="",
        files=(),
        reports=(),
        flaws=(),
        digest=sha256(b"\0\0").hexdigest(),
    )


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ("3", b"Subject: x\n\n3\n\n"),
        ("-- \nAna", b"Subject: x\n\n-- \nAna\n"),
        ("più", "Content-Type: text/plain; charset=us-ascii\n\npiù".encode()),
        ("3", b"Content-Type: text/html\n\n<p>3</p>"),
        ("plain", joined("alternative", "\nplain", f"{HTML}\n\n<p>rich</p>")),
        ("rich", joined("alternative", "\n \n", f"{HTML}\n\n<p>rich</p>")),
        ("rich", joined("alternative", "\nThis mail is in HTML only.", f"{HTML}\n\n<p>rich</p>")),
        ("C: html dreams", joined("alternative", "\nC: html dreams", f"{HTML}\n\n<p>C: html <b>dreams</b></p>")),
        ("C: html dreams", joined("alternative", "\nC: html dreams")),
        ("rich", joined("alternative", "\n", inside("related", f"{HTML}\n\nrich", f"{PICTURE}\n\nAAAA"))),
        ("3\nfooter of a list", joined("mixed", "\n3\n", "\nfooter of a list")),
        ("3", joined("mixed", "\n3", "Content-Disposition: attachment\n\nnot this")),
        ("3", joined("mixed", "\n3", "Content-Type: text/plain; name=notes.txt\n\nnot this")),
        ("3", joined("mixed", "\n3", "Content-Type: text/calendar\n\nnot this")),
        ("3", joined("mixed", "\n3", "Content-Type: message/rfc822\n\nSubject: not\n\nthis")),
        ("", joined("digest", "Content-Type: message/rfc822\n\nSubject: not\n\nthis")),
        ("3", joined("signed", "\n3", "Content-Type: application/pgp-signature\n\nnot this")),
        ("3", joined("unheard-of", "\n3")),
        ("3", joined("mixed", inside("alternative", "\n3", f"{HTML}\n\n5"), f"{PICTURE}\n\nAAAA")),
    ],
)
def test_the_text_is_what_mail_programs_show(text: str, raw: bytes) -> None:
    assert read_mail(raw).text == text


@pytest.mark.parametrize(
    ("text", "parameters", "body"),
    [
        ("the long way home", "format=flowed", "the long \nway home\n"),
        ("the long way home", "format=flowed; delsp=yes", "the long  \nway home\n"),
        ("longway", "format=Flowed; DelSp=Yes", "long \nway"),
        ("one\ntwo", "format=flowed", "one\ntwo"),
        (">> a b\n> c d\ne", "format=flowed", ">> a \n>> b\n> c \n> d\ne"),
        ("> a \nb", "format=flowed", "> a \nb"),
        ("3 \n-- \nAna", "format=flowed", "3 \n-- \nAna"),
        ("> not quoted", "format=flowed", " > not quoted"),
        ("3 ", "format=flowed", "3 "),
        ("the long \nway home", "format=fixed", "the long \nway home"),
    ],
)
def test_soft_line_breaks_are_undone(text: str, parameters: str, body: str) -> None:
    assert read_mail(f"Content-Type: text/plain; {parameters}\n\n{body}".encode()).text == text


def test_what_comes_along_is_kept_with_name_and_kind() -> None:
    mail = read_mail(
        joined(
            "mixed",
            "\nC: the sea",
            f"{PICTURE}\nContent-Disposition: inline\n\niVBORw==",
            'Content-Type: audio/mpeg\nContent-Disposition: attachment; filename="sea.mp3"\n\nID3',
        )
    )
    assert mail.text == "C: the sea"
    assert mail.files == (Attached("sea.png", "image/png", b"\x89PNG"), Attached("sea.mp3", "audio/mpeg", b"ID3"))


def test_other_mails_and_notes_of_servers_are_reports() -> None:
    mail = read_mail(
        joined(
            "report; report-type=delivery-status",
            "\nSorry.",
            "Content-Type: message/delivery-status\n\nAction: failed",
            "Content-Type: text/rfc822-headers\n\nSubject: x",
            "Content-Type: message/rfc822\n\nSubject: y\n\n5",
        )
    )
    assert mail.text == "Sorry."
    assert mail.reports == ("Action: failed", "Subject: x", "Subject: y\n\n5")
    assert mail.files == ()


@pytest.mark.parametrize(
    ("length", "flaws", "body"),
    [
        (65_536, (), b"\n" + b"x" * 65_536),
        (65_536, ("over 64 KB of text",), b"\n" + b"x" * 65_537),
        (65_536, ("over 64 KB of text",), b"\n" + "più ".encode() * 100_000),
        (1, ("over 400 KB of HTML",), b"Content-Type: text/html\n\n3" + b"<i></i>" * 60_000),
    ],
)
def test_long_text_is_cut_and_told(length: int, flaws: tuple[str, ...], body: bytes) -> None:
    mail = read_mail(body)
    assert (len(mail.text), mail.flaws) == (length, flaws)


def test_cut_text_keeps_its_letters() -> None:
    assert set(read_mail(b"\n" + "ż".encode() * 400_000).text) == {"ż"}
    assert set(read_mail(b"\nx" + "ż".encode() * 400_000).text) == {"x", "ż"}


def test_the_same_answer_from_another_program_has_the_same_digest() -> None:
    first = read_mail(b"From: bob@example.org\nSubject: vote\nMessage-ID: <1@a>\n\n3\n")
    again = read_mail(b"Message-ID: <2@b>\r\nSubject: vote\r\nFrom: Bob <BOB@example.org>\r\n\r\n3\r\n")
    other = read_mail(b"From: bob@example.org\nSubject: vote\nMessage-ID: <1@a>\n\n4\n")
    assert first.digest == again.digest != other.digest


PIECES = st.sampled_from(
    [
        *(b"From: ", b"To: ", b"Subject: ", b"References: ", b"Content-Type: ", b"Content-Transfer-Encoding: "),
        *(b"Content-Disposition: ", b"multipart/mixed; boundary=b", b"multipart/alternative; boundary=b", b"text/html"),
        *(
            b"message/rfc822",
            b"; charset=",
            b"utf-7",
            b"utf-16",
            b"hz",
            b"base64",
            b"quoted-printable",
            b"; format=flowed",
        ),
        *(
            b"; name*=x; name*0=y",
            b"; name*1*=z",
            b"=?utf-8?b?",
            b"?=",
            b"=?a?q?=",
            b"--b\n",
            b"--b--\n",
            b"\n",
            b"\n\n",
        ),
        *(
            b"<b>",
            b"</b>",
            b"<p ",
            b"<!--",
            b"&#0;",
            b"&#xD800;",
            b"<a@b>",
            b"(",
            b'"',
            b"\\",
            b",",
            b"\0",
            b"\xff",
            b"+2AA-",
        ),
    ]
)


@given(st.lists(PIECES | st.binary(max_size=8), max_size=40).map(b"".join))
@example(b"Content-Type: text/plain; charset=utf-7\n\n+2AA-")
@example(b"From: \xff@\xff\nSubject: =?utf-16?b?2A==?=\n\n")
def test_any_bytes_are_a_mail(raw: bytes) -> None:
    mail = read_mail(raw)
    for words in (mail.text, mail.sender, mail.subject, *mail.reports, *mail.headers):
        words.encode("utf-8")
        assert "\r" not in words
        assert "\0" not in words


def shape(part: Part) -> object:
    return (part.kind, *map(shape, part.parts)) if part.parts else (part.kind, part.content)


def nested(depth: int) -> bytes:
    opening = 'Content-Type: multipart/mixed; boundary="b{0}"\n\n--b{0}\n'
    return "".join(opening.format(level) for level in range(depth)).encode() + b"\n3\n"


@pytest.mark.parametrize(
    ("found", "raw"),
    [
        (("text/plain", b"3\n"), b"Subject: x\n\n3\n"),
        (("text/plain", b"3\n"), b"Subject: x\r\n\r\n3\r\n"),
        (("text/plain", b"3\n"), b"From bob@example.org Wed Nov 18\nSubject: x\n\n3\n"),
        (("text/plain", b"no field here\n"), b"Subject: x\nno field here\n"),
        (("text/plain", b"3"), b"\n3"),
        (("text/plain", b""), b"Subject: x"),
        (("text/plain", b""), b""),
        (("text/html", b"3"), b"Content-Type: TEXT/HTML; charset=utf-8\n\n3"),
        (("text/plain", b"3"), b"Content-Type: text\n\n3"),
        (("text/plain", b"3"), b"Content-Transfer-Encoding: BASE64\n\nMw=="),
        (("text/plain", b"3=\n"), b"Content-Transfer-Encoding: quoted-printable\n\n3=\n=3D\n"),
        (("text/plain", b"--b\n\n3\n"), b"Content-Type: multipart/mixed\n\n--b\n\n3\n"),
        (("text/plain", b"3\n"), b"Content-Type: multipart/mixed; boundary=b\n\n3\n"),
        (("message/rfc822", b"Subject: y\n\n5"), b"Content-Type: message/rfc822\n\nSubject: y\n\n5"),
        (
            ("multipart/mixed", ("text/plain", b"3"), ("text/html", b"5\n")),
            b"Content-Type: multipart/mixed; boundary=b\n\nbefore\n--b\n\n3\n--b  \nContent-Type: text/html\n\n5\n"
            b"\n--b--\nbehind\n--b\n\n7",
        ),
        (
            ("multipart/mixed", ("multipart/alternative", ("text/plain", b"3\n")), ("text/plain", b"5")),
            b"Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/alternative; boundary=ba\n\n"
            b"--ba\n\n3\n\n--b\n\n5",
        ),
        (("multipart/mixed", ("text/plain", b"")), b"Content-Type: multipart/mixed; boundary=b\n\n--b\n--b--"),
    ],
)
def test_a_mail_falls_into_its_parts(found: object, raw: bytes) -> None:
    whole, flaws = taken_apart(raw)
    assert (shape(whole), flaws) == (found, ())


@pytest.mark.parametrize(
    ("flaws", "raw"),
    [
        ((), lambda: b"\n" + b"x" * (LARGEST - 1)),
        (("over 5 MB",), lambda: b"\n" + b"x" * LARGEST),
        (("over 256 KB of header",), lambda: b"Subject: " + b"x" * 300_000 + b"\n\n3"),
        ((), lambda: nested(20)),
        (("over 20 parts deep",), lambda: nested(21)),
        ((), lambda: b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n3\n" * 199),
        (("over 200 parts",), lambda: b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n3\n" * 200),
    ],
    ids=["5 MB", "over 5 MB", "long head", "20 deep", "21 deep", "200 parts", "201 parts"],
)
def test_what_lies_beyond_a_cap_is_left_out_and_told(flaws: tuple[str, ...], raw: Callable[[], bytes]) -> None:
    assert taken_apart(raw())[1] == flaws


def test_the_text_before_a_cap_is_read() -> None:
    whole, _ = taken_apart(b"Content-Type: multipart/mixed; boundary=b\n\n--b\n\n3\n" + b"--b\n\n5\n" * 10_000)
    assert len(whole.parts) == 199
    assert whole.parts[0].content == b"3"


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("song.mp3", 'Content-Disposition: attachment; filename="song.mp3"'),
        ("passwd", 'Content-Disposition: attachment; filename="../../etc/passwd"'),
        ("x.jpg", "Content-Type: image/jpeg; name=C:\\x.jpg"),
        ("più.mp3", "Content-Disposition: attachment; filename*=utf-8''pi%C3%B9.mp3"),
        ("più.mp3", 'Content-Disposition: attachment; filename="=?utf-8?q?pi=C3=B9.mp3?="'),
        ("", "Content-Disposition: attachment"),
    ],
)
def test_a_file_has_its_name_without_folders(name: str, field: str) -> None:
    assert taken_apart(f"{field}\n\nx".encode())[0].file_name == name
