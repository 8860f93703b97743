"""Whatever the label says, people read what was written."""

import pytest

from dixit_pbem.post.reading.charsets import beginning, cleaned, decoded


@pytest.mark.parametrize(
    ("text", "content", "label"),
    [
        ("święto", "święto".encode(), "utf-8"),
        ("święto", "święto".encode("iso-8859-2"), "iso-8859-2"),
        ("święto", "święto".encode("cp1250"), "windows-1250"),
        ("città", "città".encode("latin-1"), "ISO-8859-1"),
        ("città", "città".encode("utf-16"), "utf-16"),
        ("海", "海".encode("gb18030"), "gb18030"),
        ("海", "海".encode("iso-2022-jp"), "iso-2022-jp"),
        # the label is wrong
        ("città", "città".encode(), "us-ascii"),
        ("città", "città".encode(), "iso-8859-1"),
        ("święto", "święto".encode(), "iso-8859-2"),
        ("città", "città".encode("latin-1"), "utf-8"),
        ("città", "città".encode("latin-1"), "us-ascii"),
        ("“so”", "“so”".encode("cp1252"), "iso-8859-1"),
        # there is none, or nobody knows it
        ("città", "città".encode(), ""),
        ("città", "città".encode("cp1252"), ""),
        ("città", "città".encode(), "x-unknown"),
        ("città", "città".encode(), "zlib_codec"),
        ("città", "città".encode(), "utf-8\0"),
        ("a-b", b"a-b", "punycode"),
        ("\\u0041", b"\\u0041", "unicode_escape"),
        # no charset fits but the one that fits everything
        ("\x81é", b"\x81\xe9", "us-ascii"),
    ],
)
def test_text_is_read_by_its_label_unless_the_label_is_wrong(text: str, content: bytes, label: str) -> None:
    assert decoded(content, label) == text


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ("a\nb\nc\nd", "a\r\nb\rc\u2028d"),
        ("card 3", "card\xa03"),
        ("3", "\ufeff\u200b3\u200e\u202c"),
        ("3", "3\u200d"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("ab\tc", "a\0b\tc\x1b"),
        ("soft", "so\xadft"),
    ],
)
def test_nothing_stays_that_does_not_show(text: str, raw: str) -> None:
    assert cleaned(raw) == text


@pytest.mark.parametrize(
    ("kept", "length"), [("più".encode(), 4), (b"pi", 3), (b"pi", 2)], ids=["whole", "half a letter", "between letters"]
)
def test_a_long_text_ends_with_a_whole_letter(kept: bytes, length: int) -> None:
    assert beginning("più".encode(), length) == kept
