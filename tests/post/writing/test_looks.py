import os
from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from dixit_pbem.errors import BadFile
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing.letter import Card, Cards, Link
from dixit_pbem.post.writing.lines import wrapped
from dixit_pbem.post.writing.looks import misfits, render_letter, said, template_name
from dixit_pbem.shell import PROGRAM
from dixit_pbem.storage.shipped import shipped
from tests.post.sample_letters import SAMPLES, first_hand, hand_with_results, letter, receipt, vote_wanted

OURS = shipped("templates") / "mail"
MEND = "Mend it, or copy the program's own hand.j2 once more."


def rendered(sample, *own):
    return render_letter(sample, templates=(*own, OURS))


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "templates" / "mail"
    made.mkdir(parents=True)
    return made


def copied(folder: Path, name: str = "hand.j2", *, old: str = "{{ part.call() }}", new: str = "") -> Path:
    """A group's copy of a template, with one line changed."""
    original = (OURS / name).read_text(encoding="utf-8")
    assert old in original
    (folder / name).write_text(original.replace(old, new), encoding="utf-8")
    return folder


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_letter_has_a_template_that_says_how_to_change_it(kind):
    text = (OURS / template_name(kind)).read_text(encoding="utf-8")
    assert f"copy this file to templates/mail/{template_name(kind)} beside your game file" in text


@pytest.mark.parametrize("name", SAMPLES)
def test_a_letter_as_text_is_what_it_was(name, golden):
    golden(f"mail/{name}.txt", rendered(SAMPLES[name]()).text)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_letter_as_text_fits_every_mail_program(name):
    sample = SAMPLES[name]()
    lines = rendered(sample).text.split("\n")
    assert lines[0] == f"=== {sample.sentinel} ==="
    assert [line for line in lines if len(line) > 72 and " " in line.strip() and PROGRAM not in line] == [], "to copy"
    assert [line for line in lines if line != line.rstrip() or line == "--"] == []
    assert lines[-1] == ""


def test_a_text_is_folded_between_words_and_keeps_its_own_lines():
    assert wrapped("a\n\nb") == "a\n\nb"
    assert wrapped("word " * 20, 4) == "    " + " ".join(["word"] * 13) + "\n    " + " ".join(["word"] * 7)
    assert wrapped("https://example.org/" + "x" * 80) == "https://example.org/" + "x" * 80


def test_a_link_says_what_it_answers():
    assert said(Link("3 and 5", "mailto:a+b@example.org?subject=x%20y&body=3%20%26%205%0D%0A")) == "3 & 5"
    assert said(Link("Change it", "mailto:a@example.org?subject=x&body=")) == ""


def test_nothing_that_a_player_writes_becomes_markup():
    hostile = '"</p><script>alert(1)</script>'
    sample = replace(vote_wanted(), title=hostile, clue=hostile, place=hostile, preview=hostile, footer=(hostile,))
    html = rendered(sample).html
    assert html.count("&#34;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;") == 6
    assert "<script" not in html
    assert rendered(sample).text.count(hostile) == 4


def test_lines_of_a_player_stay_lines_in_html():
    assert "You wrote:<br>“2, of course!”" in rendered(SAMPLES["not-understood"]()).html


def test_the_pictures_are_named_once_each_in_their_order():
    moon, key, snail, whale = "moon-yellow", "key-black", "snail-green", "whale-blue"
    shown = ("masthead", key, "r1", snail, moon, "r2", whale, "r3", "r4", *"ABCDEF")
    assert rendered(hand_with_results()).pictures == shown
    assert rendered(receipt()).pictures == ("masthead", key, "3")


def test_a_card_of_any_sort_can_be_played_from_the_text_alone():
    cards = (
        Card("1", "1", Link("This one", "mailto:a@example.org?body=1")),
        Card("2", "2", note="your own card"),
        Card("3", "3", is_story=True, is_red=True),
    )
    sample = letter(Kind.VOTE_WANTED, cards=Cards("The table", cards, "Three cards."))
    assert "The table\n\n    1   2 (your own card)   3 ★ ×\n\nThree cards." in rendered(sample).text


def test_a_paragraph_of_the_groups_own_stands_in_text_and_html(folder):
    copied(folder, new='{{ part.paragraph("Fish & chips, " + letter.title + "!") }}\n{{ part.call() }}')
    found = rendered(first_hand(), folder)
    assert "\n\nFish & chips, Sunday dreamers!\n\nBob, tell us a clue\n" in found.text
    assert ">Fish &amp; chips, Sunday dreamers!</p>" in found.html
    assert misfits(folder) == ()


def test_a_copy_without_changes_changes_nothing(folder):
    for file in OURS.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    assert rendered(first_hand(), folder) == rendered(first_hand())
    assert misfits(folder) == ()


def test_a_copy_that_is_mended_counts_at_once(folder):
    copied(folder, new='{{ part.paragraph("Before") }}')
    assert "Before" in rendered(first_hand(), folder).text
    copied(folder, new='{{ part.paragraph("After") }}')
    os.utime(folder / "hand.j2", (0, 0))
    assert "After" in rendered(first_hand(), folder).text


FAULTS = [
    ("{{ part.paragraph(letter.titel) }}", "'letter' has no 'titel'. Did you mean 'title'?"),
    ("{{ letter.call.acton }}", "'call' has no 'acton'. Did you mean 'action'?"),
    ("{{ part.resluts() }}", "There is no part 'resluts'. Did you mean 'results'?"),
    ("{{ player }}", "Nothing is called 'player' here. There are: letter, part."),
    ("{{ part.paragraph( }}", "This does not work: unexpected '}', expected ')'."),
    ("{{ letter.title|shout }}", "No filter named 'shout'."),
    ("{{ part.paragraph(1, 2, 3) }}", "This does not work: macro 'paragraph' takes not more than 1 argument(s)."),
    ("{{ letter.title + 1 }}", 'This does not work: can only concatenate str (not "int") to str.'),
    ("{{ letter.title.__class__ }}", "This does not work: access to attribute '__class__' of 'str' object is unsafe."),
    ('{% include "/etc/passwd" %}', "There is no template '/etc/passwd'."),
    ('{% include "../../sunday.yaml" %}', "There is no template '../../sunday.yaml'."),
]


@pytest.mark.parametrize(("line", "fact"), FAULTS)
@pytest.mark.long
def test_a_copy_that_no_longer_fits_is_told_with_its_line(line, fact, folder):
    copied(folder, new=line)
    with pytest.raises(BadFile) as told:
        rendered(first_hand(), folder)
    assert str(told.value) == f"{folder / 'hand.j2'}:11: {fact} {MEND}"
    assert misfits(folder) == told.value.problems


def test_what_some_letters_have_not_got_must_be_asked_for(folder):
    copied(folder, new="{{ letter.call.action }}")
    assert [problem.text for problem in misfits(folder)] == [
        f"Not every letter has this, so it may have no 'action'. Put it inside {{% if … %}}. {MEND}"
    ]


def test_own_parts_that_lack_one_are_told(folder):
    copied(folder, "text.j2", old="{% macro calm_call() %}", new="{% macro quiet_call() %}")
    assert [str(problem) for problem in misfits(folder)] == [
        f"{folder / 'text.j2'}: There is no part 'calm_call'. Did you mean 'call'? {MEND.replace('hand', 'text')}"
    ]


def test_all_that_does_not_fit_is_told_at_once(folder):
    for name in ("hand.j2", "card_wanted.j2"):
        copied(folder, name, new="{{ player }}")
    for name in ("html.j2", "text.j2"):
        copied(folder, name, old="{% macro calm_call() %}", new="{% macro quiet_call() %}")
    places = [(Path(problem.file).name, problem.line) for problem in misfits(folder)]
    assert places == [("card_wanted.j2", 11), ("hand.j2", 11), ("html.j2", 0), ("text.j2", 0)]


def test_a_copy_shows_no_picture_that_its_letter_has_not_got(folder):
    copied(folder, new='<img src="cid:A@dixit"><img src="cid:logo@dixit">')
    with pytest.raises(BadFile) as told:
        rendered(first_hand(), folder)
    assert str(told.value) == f"{folder / 'hand.j2'}: This letter has no picture 'logo'. {MEND}"


def test_a_line_that_is_seldom_reached_is_checked_too(folder):
    copied(folder, new="{% if letter.language == 'pl' %}{{ playr }}{% endif %}")
    assert [str(problem) for problem in misfits(folder)] == [
        f"{folder / 'hand.j2'}:11: Nothing is called 'playr' here. There are: letter, part. {MEND}"
    ]


@pytest.mark.parametrize("text", ["", "Dear dreamers", "{{ part.call() }}{{ part.cards() }}"])
def test_a_copy_without_the_line_to_write_above_is_told(text, folder):
    (folder / "hand.j2").write_text(text)
    assert [str(problem) for problem in misfits(folder)] == [
        f"{folder / 'hand.j2'}: It leaves out the line above which players write. Put all of it between "
        f"{{% call part.page() %}} and {{% endcall %}}. {MEND}"
    ]


@pytest.mark.parametrize("kind", Kind)
def test_every_copy_is_tried_the_hands_too(kind, folder):
    copied(folder, template_name(kind), old="{{ part.footer() }}", new="{{ part.footre() }}")
    (problem,) = misfits(folder)
    assert problem.file == str(folder / template_name(kind))
    assert problem.text.startswith("There is no part 'footre'. Did you mean 'footer'? Mend it, or copy")


@pytest.mark.parametrize("name", ["hands.j2", "hand.j2.txt"])
def test_a_file_that_no_letter_asks_for_is_told(name, folder):
    (folder / name).write_text("{{ letter.title }}")
    assert [str(problem) for problem in misfits(folder)] == [
        f"{folder / name}: No letter asks for '{name}'. Did you mean 'hand.j2'?"
    ]


def test_a_file_that_is_not_text_is_told(folder):
    (folder / "hand.j2").write_bytes("Liebe Träumer,\nschöne Grüße".encode("latin-1"))
    assert [str(problem) for problem in misfits(folder)] == [
        f"{folder / 'hand.j2'}:1: This does not work: a letter that is not UTF-8. {MEND}"
    ]


def test_where_there_are_no_copies_nothing_is_wrong(folder):
    assert misfits(folder) == ()
    assert misfits(folder / "nowhere") == ()
    (folder / "hand.j2~").write_text("the copy that an editor keeps")
    assert misfits(folder) == ()


def test_a_fault_in_the_programs_own_templates_stays_a_bug(folder):
    for file in OURS.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    copied(folder, new="{{ letter.titel }}")
    with pytest.raises(UndefinedError):
        render_letter(first_hand(), templates=(folder,))
