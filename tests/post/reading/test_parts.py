"""A mail falls into its parts, as far as the caps allow."""

import pytest

from dixit_pbem.post.reading.parts import Part, taken_apart

LARGEST = 5 * 1024 * 1024


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
        ((), b"\n" + b"x" * (LARGEST - 1)),
        (("over 5 MB",), b"\n" + b"x" * LARGEST),
        (("over 256 KB of header",), b"Subject: " + b"x" * 300_000 + b"\n\n3"),
        ((), nested(20)),
        (("over 20 parts deep",), nested(21)),
        ((), b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n3\n" * 199),
        (("over 200 parts",), b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\n3\n" * 200),
    ],
    ids=["5 MB", "over 5 MB", "long head", "20 deep", "21 deep", "200 parts", "201 parts"],
)
def test_what_lies_beyond_a_cap_is_left_out_and_told(flaws: tuple[str, ...], raw: bytes) -> None:
    assert taken_apart(raw)[1] == flaws


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
