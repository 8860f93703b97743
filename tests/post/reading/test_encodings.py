"""Whatever the label says, people read what was written; and fields as they read them."""

import pytest

from dixit_pbem.post.reading.encodings import (
    beginning,
    cleaned,
    decoded,
    from_base64,
    mailboxes,
    message_ids,
    parameter,
    plain_words,
    read_fields,
)


def test_fields_are_unfolded_and_keep_their_order() -> None:
    assert read_fields(b"To: a@b\nSubject: one\n two\n\tthree\nTO: c@d\nno field at all\n") == {
        "to": ("a@b", "c@d"),
        "subject": ("one two\tthree",),
    }


def test_a_field_in_raw_letters_is_read_by_itself() -> None:
    head = "Subject: più".encode() + b"\nFrom: " + "Zoë <zoe@example.org>".encode("latin-1")
    assert read_fields(head) == {"subject": ("più",), "from": ("Zoë <zoe@example.org>",)}


def test_of_long_references_the_newest_stay() -> None:
    head = b"References:" + b"".join(b" <%d@example.org>" % number for number in range(50_000))
    assert message_ids(read_fields(head)["references"])[-1] == "<49999@example.org>"
    assert len(message_ids(read_fields(head)["references"])) == 100


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("Round 3 · vote · k7m2q9wd", "=?UTF-8?B?Um91bmQgMyDCtyB2b3RlIMK3IGs3bTJxOXdk?="),
        ("Round 3 · vote", "=?utf-8?q?Round_3_=C2=B7_vote?="),
        ("Re: più tardi", "Re: =?iso-8859-1?Q?pi=F9?= tardi"),
        ("one word", "=?utf-8?q?one?=\t=?utf-8?q?_word?="),
        ("ù", "=?utf-8?q?=C3?= =?utf-8?q?=B9?="),
        ("aù", "=?us-ascii?q?a?= =?utf-8?q?=C3=B9?="),
        ("a b", "=?us-ascii*en?q?a?= b"),
        ("torn", "=?utf-8?b?dG9ybg?="),
        ("=?utf-8?x?a?=", "=?utf-8?x?a?="),
        ("=?utf-8?q?open", "=?utf-8?q?open"),
        ("plain", "plain"),
    ],
)
def test_encoded_words_are_decoded_and_joined(words: str, value: str) -> None:
    assert plain_words(value) == words


@pytest.mark.parametrize(
    ("boxes", "value"),
    [
        ([("Bob", "bob@example.org")], "Bob <Bob@Example.org>"),
        ([("Bob", "bob@example.org")], "bob@example.org (Bob)"),
        ([("Rossi, Ana", "ana@example.org")], "=?utf-8?q?Rossi=2C_Ana?= <ana@example.org>"),
        ([("ana@example.org", "eve@example.net")], '"ana@example.org" <eve@example.net>'),
        ([("", "a@b.org"), ("", "c@d.org")], "a@b.org, <c@d.org>"),
        ([], "undisclosed-recipients:;"),
        ([], ""),
        ([], "(" * 200_000),
    ],
)
def test_names_and_addresses_are_told_apart(boxes: list[tuple[str, str]], value: str) -> None:
    assert list(mailboxes([value])) == boxes


@pytest.mark.parametrize(
    ("found", "value"),
    [
        ("utf-8", 'text/plain; charset="utf-8"'),
        ("utf-8", "text/plain; CHARSET=utf-8; format=flowed"),
        ("più", "text/plain; charset*=utf-8''pi%C3%B9"),
        ("onetwo", "text/plain; charset*0=one; charset*1=two"),
        ("", "text/plain"),
        ("", "text/plain; charset*=a; charset*0=b"),
        ("", ""),
    ],
)
def test_a_parameter_is_found_or_nothing_is(found: str, value: str) -> None:
    assert parameter(value, "charset") == found


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"hello", b"aGVsbG8="),
        (b"hello", b"aGVs\nbG8="),
        (b"hello", b"aGVsbG8"),
        (b"hel", b"aGVsb"),
        (b"hello", b"a!G V*sbG8="),
        (b"", b"====="),
    ],
)
def test_of_torn_base64_the_whole_letters_stay(content: bytes, text: bytes) -> None:
    assert from_base64(text) == content


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
