"""The rules page: every word once, in two columns, with no heading left alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.box.records import RulesText
from dixit_pbem.layout.box.rules_page import rules_pages
from dixit_pbem.layout.items import Font, PlaceImage, Text
from tests.layout.box.samples import EXAMPLE, apart, extent, items_of, outside_margins, sheets, texts_of, too_small
from tests.layout.samples import as_lines
from tests.runs import examples

SENTENCE = "The storyteller chooses a card from their own hand and gives a clue to it."
RULES = RulesText(
    "Sunday dreamers: the rules",
    "Rules: Odyssey, 6 players",
    (
        ("The idea", (SENTENCE + " The others add pictures that fit the clue as well.",)),
        ("The clue", (SENTENCE, "Anything goes: a word, a sentence, a line from a song, a sound, something made up.")),
        ("The vote", ("Everybody but the storyteller votes, never for their own card.",)),
        ("The points", ("All or none found it: the storyteller gets nothing, the others 2 points each.",) * 3),
    ),
    EXAMPLE,
)

words = st.text("aąbcdeęlłmńoóprsśtuwyzźż", min_size=1, max_size=16)
paragraphs = st.lists(words, min_size=1, max_size=80).map(" ".join)
sections = st.lists(
    st.tuples(st.lists(words, min_size=1, max_size=6).map(" ".join), st.lists(paragraphs, min_size=1, max_size=4)),
    min_size=1,
    max_size=14,
)


def said(document):
    """All words of the columns in reading order."""
    return " ".join(item.text for item in columns(document)).split()


def columns(document):
    flowing = replace(document, pages=document.pages[:-1])
    return [
        item
        for item in items_of(flowing, Text)
        if item.font in (Font.SANS, Font.SERIF_BOLD) and item.y > 33 and " / " not in item.text
    ]


@settings(deadline=None, max_examples=examples(40))
@given(sections, st.sampled_from(["a4", "letter", "a3"]))
def test_every_word_is_said_once_in_its_order_and_stays_in_the_margins(sections, paper):
    text = RulesText("Rules", "", tuple((heading, tuple(body)) for heading, body in sections), EXAMPLE)
    document = rules_pages(text, sheets(paper))
    expected = [word for heading, body in sections for part in (heading, *body) for word in part.split()]
    assert expected == said(document)
    assert outside_margins(document) == []
    assert too_small(document) == []


@settings(deadline=None, max_examples=examples(40))
@given(sections, st.sampled_from(["a4", "letter"]))
def test_a_heading_is_followed_by_its_text_in_the_same_column(sections, paper):
    text = RulesText("Rules", "", tuple((heading, tuple(body)) for heading, body in sections), EXAMPLE)
    for page in rules_pages(text, sheets(paper)).pages[:-1]:
        lines = [item for item in page.items if isinstance(item, Text) and item.y > 33 and "/" not in item.text]
        for place, line in enumerate(lines):
            if line.font is Font.SERIF_BOLD:
                assert place + 1 < len(lines)
                assert lines[place + 1].x == line.x


def test_columns_of_the_last_page_are_about_equally_long():
    document = rules_pages(RULES, sheets())
    lines = columns(document)
    left, right = ([item.y for item in lines if item.x == x] for x in sorted({item.x for item in lines}))
    assert abs(max(left) - max(right)) < 20


def test_lines_keep_apart():
    boxes = [extent(item) for item in columns(rules_pages(RULES, sheets()))]
    assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[:place])


def test_the_game_and_its_rules_stand_at_the_head():
    assert [text for text in texts_of(rules_pages(RULES, sheets())) if text][:3] == [
        "Sunday dreamers",
        "Rules: Odyssey, 6 players",
        "The idea",
    ]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_rules_page_is_as_it_was(golden, paper):
    golden(f"box/rules-{paper}.txt", as_lines(rules_pages(RULES, sheets(paper))))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_example_shows_its_pictures_votes_and_points_on_one_page(paper):
    page = rules_pages(RULES, sheets(paper)).pages[-1]
    pictures = {item.picture: item.box for item in page.items if isinstance(item, PlaceImage)}
    assert set(pictures) == {"1", "2", "3", "4"}
    assert pictures["1"].width > 1.2 * pictures["2"].width
    said_there = [item.text.replace("\u00a0", " ") for item in page.items if isinstance(item, Text)]
    assert said_there.count("Decoy: 1 vote +1") == 4
    boxes = [extent(item) for item in page.items if isinstance(item, Text)]
    assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[:place])


def test_rules_that_are_a_little_too_long_are_set_smaller_rather_than_on_a_second_page():
    longer = replace(RULES, sections=(*RULES.sections, ("By mail", (f"{SENTENCE} " * 7,) * 7)))
    document = rules_pages(longer, sheets())
    assert len(document.pages) == 2
    assert {item.size for item in columns(document) if item.font is Font.SANS} < {11.0, 10.5, 10.0, 9.5}
