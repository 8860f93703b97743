"""The moderator's overview: what is urgent first, commands that can be copied, everybody's face."""

from dataclasses import replace

from dixit_pbem.post.said import Day
from dixit_pbem.post.writing import digest
from dixit_pbem.post.writing.looks import Rendered, render_letter
from dixit_pbem.shell import typed
from dixit_pbem.storage.shipped import shipped
from tests.engine.play import begun
from tests.post.sample_answers import BUSY, QUIET
from tests.post.written import desk_for

FAR_AWAY = "/home/ana/Documents/games of the winter/the long winter game of the dreamers of Harbour Street.yaml"


def rendered(day: Day) -> Rendered:
    letter = digest(desk_for(begun("odyssey", 4).now), day)
    return render_letter(letter, templates=(shipped("templates") / "mail",))


def test_what_waits_for_the_moderator_stands_above_what_only_happened():
    letter = digest(desk_for(begun("odyssey", 4).now), BUSY)
    assert [section.title for section in letter.sections] == [
        "",
        "Waiting for your word",
        "Did not arrive",
        "Late",
        "How the game stands",
        "Came in",
        "Sent",
    ]


def test_a_command_stays_on_one_line_of_the_text_however_long():
    lines = [line.strip() for line in rendered(replace(BUSY, game=FAR_AWAY)).text.splitlines()]
    for words in (("remind", FAR_AWAY, "Mia Maria"), ("held", FAR_AWAY), ("status", FAR_AWAY)):
        assert typed(*words) in lines


def test_a_command_stands_in_a_panel_of_its_own_and_breaks_between_words_alone():
    html = rendered(replace(QUIET, late=("Bob",))).html
    panel = next(part for part in html.split("<td") if "monospace" in part)
    assert panel.count("display:inline-block") == 4


def test_whom_an_errand_is_about_has_their_face_beside_it():
    letter = digest(desk_for(begun("odyssey", 4).now), replace(QUIET, late=("Bob", "nobody"), awaited=("Bob", "Cyd")))
    faces = {
        section.title: [[who.name for who in each.people] for each in section.errands] for section in letter.sections
    }
    assert faces == {"Late": [["Bob"], [], []], "How the game stands": [["Bob", "Cyd"], []]}
