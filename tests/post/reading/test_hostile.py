"""No mail takes a second or 200 MB, whoever made it."""

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.watch import HANGS

FROM = b"From: Bob <bob@example.org>\nTo: game@example.org\nSubject: vote\n"
MIXED = FROM + b"Content-Type: multipart/mixed; boundary=b\n\n"
HTML = FROM + b"Content-Type: text/html; charset=utf-8\n\n"
MB = 1_000_000
DEEP = "over 20 parts deep"
MANY = "over 200 parts"
LARGE = "over 5 MB"
LONG_HEAD = "over 256 KB of header"
LONG_HTML = "over 400 KB of HTML"
LONG_TEXT = "over 64 KB of text"


def nested(depth: int) -> bytes:
    return FROM + b"".join(
        b'Content-Type: multipart/mixed; boundary="b%d"\n\n--b%d\n' % (at, at) for at in range(depth)
    )


def filled(piece: bytes, size: int) -> bytes:
    return (piece * (size // len(piece) + 1))[:size]


def labelled(charset: bytes, body: bytes) -> bytes:
    return FROM + b"Content-Type: text/plain; charset=" + charset + b"\n\n" + body


MAILS: dict[str, tuple[list[str], Callable[[], bytes]]] = {
    "200 KB of On": ([LONG_TEXT], lambda: FROM + b"\n" + filled(b"On ", 200_000)),
    "50,000 blank lines": ([], lambda: FROM + b"\n" + b"\n" * 50_000 + b"3"),
    "5 MB of blank lines": ([LARGE], lambda: FROM + b"\n" + b"\n" * 6 * MB),
    "null bytes": ([LARGE], lambda: FROM + b"\n" + b"\0" * 6 * MB),
    "10 MB": ([LARGE, LONG_TEXT], lambda: FROM + b"\n" + b"x" * 10 * MB),
    "10,000 parts": ([MANY], lambda: MIXED + b"--b\n\n3\n" * 10_000),
    "a million parts": ([MANY], lambda: MIXED + b"--b\n\n" * MB),
    "parts within parts of one boundary": ([MANY], lambda: (MIXED[len(FROM) :] + b"--b\n") * 60_000),
    "500 deep": ([DEEP], lambda: nested(500) + b"\n3"),
    "100,000 deep": ([LARGE, DEEP], lambda: nested(100_000) + b"\n3"),
    "20 deep and a million lines": ([LONG_TEXT], lambda: nested(20) + b"\n" + b"--b\n" * MB),
    "mails within mails": ([], lambda: FROM + b"Content-Type: message/rfc822\n\n" * 100_000),
    "zip bomb": (
        [],
        lambda: MIXED + b"--b\n\n3\n--b\nContent-Type: application/gzip\n\n" + gzip.compress(bytes(100 * MB)),
    ),
    "200 KB subject": ([], lambda: b"Subject: " + b"x" * 200_000 + b"\n\n3"),
    "subject of open words": ([], lambda: b"Subject: " + filled(b"=?a?q?", 200_000) + b"\n\n3"),
    "subject of words": ([], lambda: b"Subject: " + filled(b"=?utf-8?q?=C3?= ", 200_000) + b"\n\n3"),
    "subject of tokens": ([], lambda: b"Subject: " + filled(b"2b3c4d5f ", 200_000) + b"\n\n3"),
    "50,000 references": ([LONG_HEAD], lambda: b"References:" + b"\n <a@b.example.org>" * 50_000 + b"\n\n3"),
    "50,000 fields": ([LONG_HEAD], lambda: b"References: <a@b.org>\n" * 50_000 + b"\n3"),
    "fields of two letters": ([LONG_HEAD], lambda: b"a:\n" * MB + b"\n3"),
    "brackets in the sender": ([], lambda: b"From: " + b"(" * 200_000 + b"\n\n3"),
    "quotes in the sender": ([], lambda: b"From: " + b'"' * 200_000 + b"\n\n3"),
    "200 KB of recipients": ([], lambda: b"To: " + filled(b"a@b.org, ", 200_000) + b"\n\n3"),
    "20,000 recipients": ([LONG_HEAD], lambda: b"To: a@b.org\n" * 25_000 + b"\n3"),
    "parameters": ([MANY], lambda: MIXED + (b"--b\nContent-Type: text/plain" + b';"' * 1_000 + b"\n\n3\n") * 200),
    "brackets in a report on the sender": ([], lambda: b"Authentication-Results: " + b"(" * 200_000 + b"\n\n3"),
    "base64": ([LARGE], lambda: FROM + b"Content-Transfer-Encoding: base64\n\n" + b"=A" * 3 * MB),
    "quoted-printable": (
        [LARGE, LONG_TEXT],
        lambda: FROM + b"Content-Transfer-Encoding: quoted-printable\n\n" + b"= " * 3 * MB,
    ),
    "idna": ([LONG_TEXT], lambda: labelled(b"idna", b"a" * 4 * MB)),
    "punycode": ([LONG_TEXT], lambda: labelled(b"punycode", filled(b"a-b", 4 * MB))),
    "utf-7": ([LONG_TEXT], lambda: labelled(b"utf-7", filled(b"+AGE-", 4 * MB))),
    "broken charset": ([LONG_TEXT], lambda: labelled(b"hz", filled(b"~{\xff", 4 * MB))),
    "flowed": ([LONG_TEXT], lambda: labelled(b"utf-8; format=flowed", filled(b"> a \n>> b \n", 4 * MB))),
    "2 MB of divs, 20,000 deep": ([LONG_HTML], lambda: HTML + b"<div>" * 20_000 + filled(b"<p>x</p>", 2 * MB)),
    "end tags in a nest": ([LONG_HTML], lambda: HTML + b"<b>" * 399 + filled(b"</i>", 2 * MB)),
    "unclosed comments": ([LONG_HTML], lambda: HTML + filled(b"<!--", 2 * MB)),
    "unclosed tags": ([LONG_HTML, LONG_TEXT], lambda: HTML + filled(b"<", 2 * MB)),
    "unclosed end tags": ([LONG_HTML], lambda: HTML + filled(b"</", 2 * MB)),
    "unclosed attributes": ([LONG_HTML], lambda: HTML + filled(b'<a b="', 2 * MB)),
    "unclosed entities": ([LONG_HTML, LONG_TEXT], lambda: HTML + filled(b"&#", 2 * MB)),
    "entities": ([LONG_HTML, LONG_TEXT], lambda: HTML + filled(b"&amp;", 2 * MB)),
    "misnested tags": ([LONG_HTML], lambda: HTML + filled(b"<b><i><p></b></i>", 2 * MB)),
    "line breaks": ([LONG_HTML, LONG_TEXT], lambda: HTML + filled(b"a<br>", 2 * MB)),
    "styles": ([LONG_HTML], lambda: HTML + b'<p style="' + filled(b"; display ", 2 * MB) + b'">3'),
    "many attributes": ([LONG_HTML], lambda: HTML + b"<p " + b" ".join(b"a%d=1" % at for at in range(200_000)) + b">3"),
    "many pages": (
        [MANY, LONG_HTML],
        lambda: MIXED + (b"--b\nContent-Type: text/html\n\n" + b"<br>" * 6_000 + b"\n") * 200,
    ),
    "reports": (
        [],
        lambda: (
            FROM + b"Content-Type: multipart/report; boundary=b\n\n"
            b"--b\nContent-Type: message/delivery-status\n\n" + filled(b"To: " + b"a" * 600 + b"\n", 4 * MB)
        ),
    ),
}


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the peak of a process")
@pytest.mark.parametrize(("flaws", "raw"), MAILS.values(), ids=MAILS.keys())
@pytest.mark.long
def test_a_hostile_mail_is_read_in_no_time(tmp_path: Path, flaws: list[str], raw: Callable[[], bytes]) -> None:
    mail = tmp_path / "hostile.eml"
    mail.write_bytes(raw())
    child = subprocess.run(
        [sys.executable, "-m", "tests.post.reading.child", str(mail)],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=HANGS,
        check=False,
    )
    assert (child.returncode, child.stderr) == (0, "")
    told = json.loads(child.stdout)
    assert told["flaws"] == flaws
    assert told["length"] <= 65_536
    assert told["seconds"] < 1
    assert told["kilobytes"] < 200_000
