from dataclasses import replace

import pytest

from dixit_pbem.layout.figures import FIGURE_PATHS
from dixit_pbem.layout.frame import Call, Heading
from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.layout.items import Box, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import hand_page

A4, LETTER = PAPERS["a4"], PAPERS["letter"]


def items(page, kind):
    return [item for item in page.items if isinstance(item, kind)]


def test_every_card_has_its_letter_at_its_top_left_corner():
    (page,) = hand_pages(hand_page(7), A4, measure=measure).pages
    letters = {item.text: item for item in items(page, Text) if len(item.text) == 1}
    for picture in items(page, PlaceImage):
        letter = letters[picture.picture.removeprefix("card-")]
        assert (letter.x, letter.y) == (picture.box.x, pytest.approx(picture.box.y + 1.65))


def test_the_clue_is_the_title_and_the_call_stands_above_the_pictures():
    (page,) = hand_pages(hand_page(6), A4, measure=measure).pages
    texts = {item.text: item for item in items(page, Text)}
    clue, action = texts["“The long way home”"], texts["Give the card of your hand that fits the clue best."]
    assert (clue.font, clue.size) == ("serif", 30)
    assert clue.y < action.y < min(picture.box.y for picture in items(page, PlaceImage))


def test_a_call_without_deadline_says_no_more_than_it_must():
    (page,) = hand_pages(hand_page(6, call=Call("Choose a card.", example="C: the moon")), A4, measure=measure).pages
    assert "C: the moon" in [item.text for item in items(page, Text)]


def test_whom_the_small_line_names_has_their_figure_left_of_it():
    look = look_of(3)
    (page,) = hand_pages(replace(hand_page(6), face=look), A4, measure=measure).pages
    (figure,) = (item for item in items(page, Outline) if item.path == FIGURE_PATHS[look.figure])
    line = next(item for item in items(page, Text) if item.text == "Ana tells this round")
    assert figure.box.right < line.x
    assert figure.box.y < line.y < figure.box.bottom


def test_whose_hand_it_is_stands_there_once():
    named = replace(hand_page(6), heading=Heading("Sunday dreamers", "Round 3", "Bob"))
    own = replace(named, kicker="Bob’s hand", says_whose=True)
    for page, times in ((named, 1), (own, 0)):
        (sheet,) = hand_pages(page, A4, measure=measure).pages
        assert sum(item.text.endswith("· Bob") for item in items(sheet, Text)) == times


@pytest.mark.parametrize(("edge", "deadline"), [(CORAL, "Until Sunday."), (SEA, "")])
def test_the_edge_of_a_call_warns_where_there_is_a_deadline(edge, deadline):
    (page,) = hand_pages(hand_page(6, call=Call("Choose a card.", deadline)), A4, measure=measure).pages
    assert [item.fill for item in items(page, Shape) if item.fill in (CORAL, SEA)] == [edge]


def test_a_page_alone_has_no_number():
    (page,) = hand_pages(hand_page(6), A4, measure=measure).pages
    assert not [item for item in items(page, Text) if "/" in item.text]


@pytest.mark.parametrize(("pages", "cards", "paper"), [(1, 4, A4), (2, 5, A4), (2, 6, A4), (3, 12, A4), (3, 7, LETTER)])
def test_a_hand_to_cut_out_takes_as_many_pages_as_it_needs(pages, cards, paper):
    document = cut_out_pages(hand_page(cards), paper, measure=measure)
    assert len(document.pages) == pages
    assert document.actual_size
    pictures = [item.picture for page in document.pages for item in items(page, PlaceImage)]
    assert pictures == [card.picture for card in hand_page(cards).cards]
    said = [item.text for page in document.pages for item in items(page, Text)]
    assert f"Round 3 · for Bob · {pages} / {pages}" in said


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_cards_to_cut_out_are_real_ones_with_bleed(paper):
    for page in cut_out_pages(hand_page(7), paper, measure=measure).pages:
        for picture in items(page, PlaceImage):
            sides = (picture.box.width, picture.box.height)
            assert sides == (pytest.approx((125, 85)) if picture.turn else pytest.approx((85, 125)))


def test_the_letter_of_a_card_on_its_side_lies_on_its_side_too():
    page = cut_out_pages(hand_page(3), LETTER, measure=measure).pages[0]
    (picture,) = (item for item in items(page, PlaceImage) if item.turn)
    (letter,) = (item for item in items(page, Text) if item.turn)
    (disc,) = (item for item in items(page, Shape) if holds(item.box, letter))
    assert (picture.turn, letter.turn) == (90, 90)
    assert picture.box.right - disc.box.right == pytest.approx(2.5 + 3)
    assert disc.box.y - picture.box.y == pytest.approx(2.5 + 3)


def holds(box: Box, text: Text) -> bool:
    return box.x < text.x < box.right and box.y < text.y < box.bottom
