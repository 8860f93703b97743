"""Names and addresses as they are typed and pasted: read right, or refused with the place and the way out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.errors import Mistake
from dixit_pbem.storage.people import Person, people_from, person_from

ANA, BOB, CYD = Person("Ana", "a@x.org"), Person("Bob", "b@y.org"), Person("Cyd", "c@z.org")
ONE = [
    "Bob <b@y.org>",
    "Bob b@y.org",
    '"Bob" b@y.org',
    '"Bob" <b@y.org>',
    "'Bob' <b@y.org>",
    "“Bob” b@y.org",
    "Bob<b@y.org>",
    '"Bob"b@y.org',
    "  Bob \t <b@y.org>  ",
    "Bob\tb@y.org",
    "Bob\xa0<b@y.org>",
    "\u202aBob\u202c <b@y.org>\u200b",
    "Bob, b@y.org",
    "Bob: b@y.org",
    "Bob - b@y.org",
    "b@y.org (Bob)",
    "Bob mailto:b@y.org",
    "Bob <mailto:b@y.org>",
    "mailto:b@y.org?subject=Dixit",
    "b@y.org,",
    '"b@y.org" <b@y.org>'.replace("b@", "bob@"),
    "=?utf-8?q?Bob?= <b@y.org>",
    "To: Bob <b@y.org>",
]


@pytest.mark.parametrize("typed", ONE)
def test_a_name_with_an_address_is_read_however_it_is_written(typed: str) -> None:
    found = person_from(typed)
    assert found in (BOB, Person("B", "b@y.org"), Person("Bob", "bob@y.org"))
    assert found.name == "Bob" or "Bob" not in typed


def test_an_address_keeps_its_hyphens() -> None:
    assert person_from("Bob Smith bob-smith@y-z.org") == Person("Bob Smith", "bob-smith@y-z.org")
    assert person_from("bob-smith@y-z.org") == Person("Bob Smith", "bob-smith@y-z.org")


LISTS = [
    "Ana <a@x.org>, Bob <b@y.org>, Cyd <c@z.org>",
    "Ana <a@x.org>; Bob <b@y.org>; Cyd <c@z.org>;",
    'Ana <a@x.org>, "Bob" <b@y.org>; Cyd <c@z.org>',
    "Ana <a@x.org>,\n  Bob <b@y.org>,\r\n\tCyd <c@z.org>",
    "Ana <a@x.org>\tBob <b@y.org>\tCyd <c@z.org>",
    "Ana <a@x.org> Bob <b@y.org> Cyd <c@z.org>",
    "Ana\ta@x.org\nBob\tb@y.org\nCyd\tc@z.org\n",
    "Ana, a@x.org\nBob, b@y.org\nCyd, c@z.org",
    "Ana, a@x.org, Bob, b@y.org, Cyd, c@z.org",
    "Ana a@x.org, Bob b@y.org, Cyd c@z.org",
    "To: Ana <a@x.org>, Bob <mailto:b@y.org>\nCc: Cyd <c@z.org>",
    "Ana <a@x.org>, Bob <b@y.org>, Ana <a@x.org>, Cyd <c@z.org>",
]


@pytest.mark.parametrize("pasted", LISTS)
def test_a_list_from_a_mail_program_is_read_in_its_order(pasted: str) -> None:
    assert people_from(pasted) == (ANA, BOB, CYD)


NAMES = [
    ("Bob Jr.", '"Bob, Jr." <b@y.org>'),
    ("Bob Smith", '"Smith, Bob" <b@y.org>'),
    ("Bob Smith", "Smith, Bob <b@y.org>"),
    ("Bob Smith", "bob.smith@y.org"),
    ("Bob Smith", "<bob_smith+lists@y.org>"),
    ("Bob Smith", "bob-smith@y.org <bob-smith@y.org>"),
    ('Bob "Bo" B', r'"Bob \"Bo\" B" <b@y.org>'),
    ("Łucja Ó'Neil", "Łucja Ó'Neil <l@y.org>"),
    ("Ana Bé", "=?utf-8?B?QW5hIELDqQ==?= <a@x.org>"),
    ("Bob (work)", "Bob (work) <b@y.org>"),
    ("Mary-Ann", "Mary-Ann m@y.org"),
    ("Ολίβια", "Ολίβια <o@y.org>"),
]


@pytest.mark.parametrize(("name", "typed"), NAMES)
def test_a_name_is_what_friends_call_it(name: str, typed: str) -> None:
    assert person_from(typed).name == name


def test_a_comma_in_a_name_parts_nobody() -> None:
    assert people_from('Ana <a@x.org>, "Bob, Jr." <b@y.org>; Cyd <c@z.org>') == (ANA, Person("Bob Jr.", "b@y.org"), CYD)
    assert people_from("Smith, Bob <b@y.org>, Jones, Amy <a@x.org>") == (
        Person("Bob Smith", "b@y.org"),
        Person("Amy Jones", "a@x.org"),
    )


def test_names_without_addresses_are_players_on_paper() -> None:
    assert people_from("Ana\nBob; Cyd") == (Person("Ana", None), Person("Bob", None), Person("Cyd", None))
    assert people_from('Ana; "Smith, Bob"') == (Person("Ana", None), Person("Bob Smith", None))
    assert people_from(" \n,; ") == ()


REFUSED = [
    ("Ana, Bob, Cyd", "may be one person or several. Write several as Ana; Bob; Cyd. "),
    ("Bob bob@", "'bob@' is no e-mail address"),
    ("Bob <bob@>", "'bob@' is no e-mail address"),
    ("Bob <bob>", "'bob' is no e-mail address"),
    ("Bob <>", "'' is no e-mail address"),
    ("Bob <b", "'Bob <b' is no player. "),
    ("Bob b@y.org>", "'Bob b@y.org>' is no player. "),
    ("@bob", "'@bob' is no e-mail address"),
    ("Bob b@y@z", "'b@y@z' is no e-mail address"),
    ("Bob <b@y.org> from work", "is no player. "),
    ("Ana <a@x.org>, Bob, Cyd <c@z.org>", "'Bob' is no player: in a list with addresses, each name needs its own"),
    ("Ana <a@x.org>; Bob bob@; Cyd", "'Bob bob@' is no player: 'bob@' is no e-mail address"),
]


@pytest.mark.parametrize(("typed", "told"), REFUSED)
def test_what_is_neither_name_nor_address_is_refused_with_the_place_and_the_way_out(typed: str, told: str) -> None:
    with pytest.raises(Mistake) as refusal:
        people_from(typed)
    assert told in str(refusal.value)
    assert str(refusal.value).endswith("as in Bob <bob@example.org>.")


@pytest.mark.parametrize(("typed", "why"), [("", "nobody is named"), ("Ana a@x.org, Bob b@y.org", "more than one")])
def test_where_one_is_wanted_one_is_named(typed: str, why: str) -> None:
    with pytest.raises(Mistake, match=why):
        person_from(typed)


@given(st.text(max_size=60) | st.from_regex(r"[a-c=,;<>@\" \t\n.()']{0,24}", fullmatch=True))
def test_whatever_is_pasted_is_read_or_refused_in_words(pasted: str) -> None:
    try:
        found = people_from(pasted)
    except Mistake as refusal:
        assert str(refusal)  # noqa: PT017
    else:
        assert all("@" in person.email for person in found if person.email is not None)
