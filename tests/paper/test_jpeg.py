import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from dixit_pbem.paper.jpeg import Damaged, profile_of, segments, without_finest_scan, without_metadata
from tests.paper.wall import MARKER, NOTED, halved, jpeg_with, quarters, saved, swapped_profile

PLAIN = saved(quarters(), "JPEG", quality=95)


@pytest.mark.parametrize("name", [name for name in NOTED if name.endswith((".jpg", ".mpo"))])
def test_nothing_but_the_picture_stays_of_a_jpeg_file(name: str) -> None:
    content = without_metadata(NOTED[name]())
    assert MARKER not in content
    assert len(content) <= len(PLAIN)


@pytest.mark.parametrize(
    "content",
    [
        jpeg_with((0xE1, b"Exif\0\0" + MARKER), (0xFE, MARKER), (0xED, MARKER), behind=MARKER),
        PLAIN.replace(b"\xff\xdb", b"\xff\xff\xff\xff\xdb", 1),
    ],
)
def test_the_pixels_are_the_same_bytes(content: bytes) -> None:
    assert without_metadata(content) == PLAIN


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"optimize": True}, {"restart_marker_blocks": 1}])
def test_a_clean_file_stays_as_it_is(options: dict[str, object]) -> None:
    content = saved(quarters(), "JPEG", **options)
    assert without_metadata(content) == content


def test_a_thumbnail_inside_the_first_segment_goes_and_its_resolution_stays() -> None:
    head = b"JFIF\0\x01\x02\x01\x01\x2c\x01\x2c"
    content = jpeg_with((0xE0, head + b"\x01\x01\xff\x00\xff"))
    assert next(segments(without_metadata(content))).body == head + b"\0\0"


def test_a_colour_profile_and_the_mark_of_adobe_stay() -> None:
    profile = swapped_profile()
    content = saved(quarters().convert("CMYK"), "JPEG", icc_profile=profile, comment=MARKER)
    clean = without_metadata(content)
    assert profile_of(clean) == profile
    assert [segment.body[:5] for segment in segments(clean) if segment.marker == 0xEE] == [b"Adobe"]


def test_a_large_profile_is_put_together_from_its_parts() -> None:
    profile = bytes(range(256)) * 600
    assert profile_of(saved(quarters(), "JPEG", icc_profile=profile)) == profile


def test_a_file_without_a_profile_has_none() -> None:
    assert profile_of(PLAIN) == b""


def test_the_scan_of_the_last_bit_is_left_out_of_a_progressive_file() -> None:
    content = saved(Image.effect_noise((64, 64), 60), "JPEG", progressive=True, quality=95)
    coarse = without_finest_scan(content)
    scans = [sum(segment.marker == 0xDA for segment in segments(each)) for each in (content, coarse)]
    assert scans[1] == scans[0] - 1
    assert coarse == content[: len(coarse) - 2] + b"\xff\xd9"


def test_a_file_of_one_scan_keeps_it() -> None:
    assert without_finest_scan(PLAIN) == PLAIN


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xd8", b"GIF89a", halved(PLAIN), PLAIN[:-2], b"\xff\xd8\xff\x00\xff\xd9"]
)
def test_a_file_without_its_end_is_damaged(content: bytes) -> None:
    with pytest.raises(Damaged):
        without_metadata(content)


@settings(deadline=None)
@given(
    content=st.lists(
        st.binary(max_size=9)
        | st.sampled_from((b"\xff\xd9", b"\xff\xff", b"\xff\xda\0\2", b"\xff\xfe\0\3a", b"\xff\xe0\0\0"))
    ).map(b"".join)
)
def test_any_bytes_are_a_file_or_damaged(content: bytes) -> None:
    try:
        parts = list(segments(b"\xff\xd8" + content))
    except Damaged:
        return
    written = b"".join((b"\xff\xd8", *(part.written() for part in parts), b"\xff\xd9"))
    assert list(segments(written)) == parts
