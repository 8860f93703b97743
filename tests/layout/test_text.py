import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.layout.items import Align, Font, Text
from dixit_pbem.layout.text import Block, Style, one_line, paragraph, shortened, title, wrap

SERIF = Style(Font.SERIF, 20, 10)


def measure(text, font, size):
    """A typewriter: every letter is half as wide as the type is high."""
    return len(text) * size / 2


@pytest.mark.parametrize(
    ("lines", "text", "letters"),
    [
        ((), "", 10),
        (("a",), "a", 10),
        (("the long", "way home"), "the long way home", 8),
        (("the long way", "home"), "the long way home", 12),
        (("the", "long", "way", "home"), "the long way home", 4),
        (("two spaces",), "two  spaces ", 10),
        (("Anne-", "Marie"), "Anne-Marie", 6),
        (("Anne-Marie",), "Anne-Marie", 10),
        (("some", "thin", "g"), "something", 4),
        (("no\u00a0break", "here"), "no\u00a0break here", 9),
    ],
)
def test_lines_break_at_spaces_then_at_hyphens_and_inside_a_word_only_in_need(lines, text, letters):
    assert lines == wrap(text, letters * 10, SERIF, measure=measure)


@pytest.mark.parametrize(
    ("line", "size", "text", "width"),
    [
        ("Ana", 20, "Ana", 30),
        ("Ana", 19.5, "Ana", 29.9),
        ("Ana", 10, "Ana", 15),
        ("Maksymil…", 10, "Maksymilian", 45),
        ("Anna…", 10, "Anna Maria", 28),
    ],
)
def test_a_line_shrinks_by_half_points_before_it_loses_letters(line, size, text, width):
    assert Block((line,), Font.SERIF, size) == one_line(text, width, SERIF, measure=measure)


def test_a_text_that_fits_is_not_shortened():
    assert shortened("Ana", 30, SERIF, measure=measure) == "Ana"


def test_a_paragraph_shrinks_until_it_fits_its_height():
    block = paragraph("the long way home", 80, 17, style=SERIF, measure=measure)
    assert (block.lines, block.size) == (("the long", "way home"), 20)
    assert 16 < block.height <= 17


def test_a_paragraph_shrinks_rather_than_breaks_a_word():
    block = paragraph("an extraordinary day", 100, 100, style=SERIF, measure=measure)
    assert (block.lines, block.size) == (("an", "extraordinary", "day"), 15)


def test_a_paragraph_that_never_fits_ends_with_an_ellipsis():
    block = paragraph("one two three four five six", 45, 9, style=SERIF, measure=measure)
    assert (block.lines, block.size) == (("one two", "three fo…"), 10)


def test_a_title_has_no_single_word_in_its_last_line():
    assert title("the long way home of the night tram to Rome", 400, 20, style=SERIF, measure=measure).lines == (
        "the long way home of",
        "the night tram to Rome",
    )


def test_the_lines_of_a_block_stand_in_the_middle_of_their_leading():
    block = Block(("one", "two"), Font.SANS, 10)
    first, second = block.items(15, 100, Align.CENTRE)
    assert first == Text(15, pytest.approx(102.963, abs=0.001), "one", Font.SANS, 10, align=Align.CENTRE)
    assert second.y - first.y == pytest.approx(10 * 1.2 * 25.4 / 72)
    assert block.height == pytest.approx(2 * 10 * 1.2 * 25.4 / 72)


words = st.text(st.characters(categories=["Ll", "Lu", "Pd"]), min_size=1, max_size=30)


@given(st.lists(words, min_size=1, max_size=20).map(" ".join), st.floats(20, 400), st.floats(5, 100))
def test_no_line_is_wider_than_its_room_and_no_block_higher_than_one_line_or_its_room(text, width, height):
    block = paragraph(text, width, height, style=SERIF, measure=measure)
    assert all(measure(line, block.font, block.size) <= width for line in block.lines)
    assert block.height <= max(height, block.leading)


@given(st.lists(words, min_size=1, max_size=20).map(" ".join), st.floats(20, 400))
def test_wrapping_loses_no_letter(text, width):
    assert text.replace(" ", "") == "".join(wrap(text, width, SERIF, measure=measure)).replace(" ", "")
