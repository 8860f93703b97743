"""What holds for every page of a game, whatever the players wrote."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.frame import MARGIN, Call, Heading
from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.items import Align, Box, Line, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.reveal import reveal_pages
from dixit_pbem.layout.text import ASCENT, DESCENT, MM_PER_POINT
from dixit_pbem.paper.printable import measure
from tests.layout.samples import GREEN_AND_RED, ONE_VOTE, as_lines, hand_page, results_page, reveal_page
from tests.runs import examples

HAIR = 0.01
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "ąćęłńóśźżĄĆĘŁŃÓŚŹŻãâáàçéêíõôúüăîșțőűčďěňřšťůžåäöøæßþðğışñ"
    "αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΘΛΞΠΣΦΨΩάέήίόύώΆΈΏϊϋ"
    "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЖЩЮЯїієґўљњћђџ"
)
names = st.text(LETTERS + " -'", min_size=1, max_size=40).map(lambda name: name.strip() or "Ж")
clues = st.one_of(
    st.sampled_from(["„A”", "«Ж»"]),
    st.lists(st.text(LETTERS, min_size=1, max_size=14), min_size=1, max_size=60).map(
        lambda words: f"“{' '.join(words)[:300]}”"
    ),
    st.text(LETTERS, min_size=300, max_size=300),
)
headings = st.builds(Heading, st.text(LETTERS + " ", min_size=1, max_size=80), st.just("Runda 12"), names)
papers = st.sampled_from([PAPERS["a4"], PAPERS["letter"]])
calls = st.builds(Call, clues, st.sampled_from(["", "do niedzieli 22 listopada, 20:00, czasu rzymskiego"]), clues)


def extent(item):
    """The box that an item takes up."""
    match item:
        case Text():
            width = measure(item.text, item.font, item.size)
            left = item.x - {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[item.align]
            size = item.size * MM_PER_POINT
            return Box(left, item.y - ASCENT * size, width, (ASCENT + DESCENT) * size)
        case Line():
            return Box(min(item.x1, item.x2), min(item.y1, item.y2), abs(item.x2 - item.x1), abs(item.y2 - item.y1))
        case PlaceImage():
            return item.clip or item.box
    return item.box


def meet(one, other):
    return (
        one.x < other.right - HAIR
        and other.x < one.right - HAIR
        and one.y < other.bottom - HAIR
        and other.y < one.bottom - HAIR
    )


def holds(outer, inner):
    return (
        outer.x <= inner.x + HAIR
        and outer.y <= inner.y + HAIR
        and outer.right >= inner.right - HAIR
        and outer.bottom >= inner.bottom - HAIR
    )


def problems(page):
    """Everything on a page that leaves the margins, lies on something else, or is too small to read."""
    inside = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
    yield from (f"leaves the margins: {item}" for item in page.items if not holds(inside, extent(item)))
    yield from (f"too small: {item}" for item in page.items if isinstance(item, Text) and item.size < 8)
    solid = [(item, extent(item)) for item in page.items if isinstance(item, Text | PlaceImage)]
    for (one, box), (other, another) in combinations(solid, 2):
        if meet(box, another) and not on_a_seal(other, one, page):
            yield f"overlap: {one} and {other}"
    filled = [(place, item) for place, item in enumerate(page.items) if isinstance(item, Shape) and item.fill]
    for place, item in enumerate(page.items):
        if isinstance(item, Text):
            letters = item_core(item)
            yield from (f"covered: {item} by {ink}" for at, ink in filled if at > place and meet(letters, ink.box))


def item_core(text):
    """The letters of a text without the room above and below them."""
    box = extent(text)
    return Box(box.x, box.y + 0.1 * box.height, box.width, 0.7 * box.height)


def on_a_seal(text, picture, page):
    """Whether a text stands on a disc that was drawn over the picture."""
    drawn = page.items[page.items.index(picture) : page.items.index(text)]
    return isinstance(text, Text) and any(
        isinstance(disc, Shape) and disc.corner and holds(disc.box, item_core(text)) for disc in drawn
    )


def assert_flawless(document):
    assert [problem for page in document.pages for problem in problems(page)] == []


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 12), clues, headings, papers, calls)
def test_nothing_overlaps_on_a_hand(cards, clue, heading, paper, call):
    assert_flawless(hand_pages(hand_page(cards, title=clue, heading=heading, call=call), paper, measure=measure))


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(3, 12), clues, headings, papers, st.sampled_from([ONE_VOTE, GREEN_AND_RED]), clues)
def test_nothing_overlaps_on_a_reveal(cards, clue, heading, paper, votes, rule):
    page = reveal_page(cards, clue=clue, heading=heading, votes=votes, rule=rule)
    assert_flawless(reveal_pages(page, paper, measure=measure))


def test_a_ballot_keeps_its_round_under_the_longest_title():
    heading = Heading("The long winter game of all the dreamers of Harbour Street", "Round 12")
    page = reveal_page(12, heading=heading)
    (sheet,) = reveal_pages(page, PAPERS["a4"], measure=measure).pages
    said = [item.text for item in sheet.items if isinstance(item, Text)]
    assert "Ballot · Round 12" in said
    assert heading.game in " ".join(said[said.index("Ballot · Round 12") :])


@st.composite
def rounds(draw):
    players = draw(st.integers(3, 12))
    seats = st.integers(0, players - 1)
    return results_page(
        players,
        clue=draw(clues),
        heading=draw(headings),
        names=draw(st.lists(names, min_size=players, max_size=players)),
        totals=draw(st.lists(st.integers(0, 130) | st.just(2), min_size=players, max_size=players)),
        voted_for=draw(st.lists(st.lists(seats, max_size=2), min_size=players, max_size=players)),
        reasons=tuple(draw(st.lists(names, max_size=4))),
    )


@settings(max_examples=examples(40), deadline=None)
@given(rounds(), papers)
def test_nothing_overlaps_on_the_results(page, paper):
    assert_flawless(results_pages(page, paper, measure=measure))


@pytest.mark.parametrize("paper", [PAPERS["a4"], PAPERS["letter"]])
@pytest.mark.parametrize("chosen", [0, 1])
def test_twelve_players_fit_when_all_voted_for_one_picture_and_stand_on_one_space(paper, chosen):
    name = "Wilhelmina-Magdalena von Braunschweig-Wo"
    page = results_page(
        12, clue="Ж" * 300, names=[name] * 12, totals=[30] * 12, voted_for=[[chosen]] * 12, reasons=(name, name, name)
    )
    assert_flawless(results_pages(page, paper, measure=measure))


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(1, 12), headings, papers)
def test_no_crop_mark_and_no_word_lies_on_a_card_in_real_size(cards, heading, paper):
    for page in cut_out_pages(hand_page(cards, heading=heading), paper, measure=measure).pages:
        pictures = [item.box for item in page.items if isinstance(item, PlaceImage)]
        assert all(not meet(one, other) for one, other in combinations(pictures, 2))
        inside = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
        for item in page.items:
            assert holds(inside, extent(item)) or isinstance(item, Text)
            if isinstance(item, Line):
                assert not any(meet(extent(item).grown(0.1), box) for box in pictures)


def test_on_grey_paper_no_text_is_set_in_anything_but_ink_or_butter_on_ink():
    page = results_page(12)
    colours = {
        (item.colour, item.text.isdigit())
        for sheet in results_pages(page, PAPERS["a4"], measure=measure).pages
        for item in sheet.items
        if isinstance(item, Text)
    }
    assert colours == {("#1c2350", False), ("#1c2350", True), ("#ffe9b0", True)}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_pages_stay_as_they_are(paper, golden):
    size = PAPERS[paper]
    short, long = "“A”", f"“{'the night tram hums on its way home ' * 8}”"
    documents = {
        "hand-6": hand_pages(hand_page(6), size, measure=measure),
        "hand-12-long": hand_pages(hand_page(12, title=long), size, measure=measure),
        "hand-7-cut-out": cut_out_pages(hand_page(7), size, measure=measure),
        "reveal-3-short": reveal_pages(reveal_page(3, clue=short), size, measure=measure),
        "reveal-12-party": reveal_pages(reveal_page(12, votes=GREEN_AND_RED), size, measure=measure),
        "results-3": results_pages(results_page(3), size, measure=measure),
        "results-12": results_pages(
            results_page(12, totals=[2, 2, 2, 31, 64, 30, 7, 8, 9, 0, 0, 15]), size, measure=measure
        ),
    }
    for name, document in documents.items():
        golden(f"pages/{name}-{paper}.txt", as_lines(document))
