"""Everything that can be wrong with settings: told at once, with its line and the way out."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import BadFile
from dixit_pbem.storage.spec import LANGUAGES
from tests.storage.settings_texts import PAIRS, WHOLE, changed, load, problems

RULES = "{base: odyssey, lone_finder: 4, decoy_cap: null, equal_turns: true, short_pile: end}"
PLAYERS = WHOLE[WHOLE.index("players:") : WHOLE.index("deadlines")]

ADDRESS = "is not an e-mail address. Write the address alone, as in ana@example.org."
COMMAND_LINE = "'=' and ',' mean something on the command line"
DURATION = "Write minutes, hours or days, as in 90m, 72h or 2d, and at most 366d."
NEVER = "This game would never end: give 'points_to_win' or 'cycles' a number, or set 'short_pile: end'."
PARTY = (
    "'party' is played by 6, 7, 8, 9, 10, 11 or 12 players, and there are 3. Change the players, or choose other rules."
)
PASSWORD = (
    "looks like a password, and a game file is for many eyes. Delete it here, keep it in the environment, "
    "in a key ring or in a file that only you can read, and say where with 'password_from'."
)


@pytest.mark.parametrize(
    ("problem", "old", "new"),
    [
        (
            "2: 'format' is 2, and this program reads 1 only. Use the program that wrote the file, or write 1.",
            "format: 1",
            "format: 2",
        ),
        ("2: 'format' must be a whole number without quotes, as in 3.", "format: 1", "format: '1'"),
        ("3: 'title' must be a text. Put quotes around it: '2001'.", "Sunday dreamers", "2001"),
        ("3: 'title' is empty. Write a text there.", "Sunday dreamers", "' '"),
        ("4: There is no key 'titel' here. Did you mean 'title'?", "title:", "title: x\ntitel:"),
        ("4: There are no rules 'odysey'. Did you mean 'odyssey'?", "base: odyssey", "base: odysey"),
        (
            "4: There are no rules 'poker'. There are: odyssey, party, team, classic, modern, imaginarium, demo.",
            "base: odyssey",
            "base: poker",
        ),
        ("4: 'base' is missing in 'rules'. Add it.", "base: odyssey, ", ""),
        ("4: There is no house rule 'lone_find'. Did you mean 'lone_finder'?", "lone_finder", "lone_find"),
        ("4: 'lone_finder' must be a whole number from 0 to 20.", "lone_finder: 4", "lone_finder: 21"),
        ("4: 'lone_finder' must be a whole number from 0 to 20.", "lone_finder: 4", "lone_finder: null"),
        ("4: 'lone_finder' must be a whole number from 0 to 20.", "lone_finder: 4", "lone_finder: true"),
        ("4: 'decoy_cap' must be a whole number from 0 to 36, or null.", "decoy_cap: null", "decoy_cap: many"),
        ("4: 'equal_turns' must be true or false.", "equal_turns: true", "equal_turns: 1"),
        (
            "4: YAML programs read yes as true. Write true, or put quotes around it: 'yes'.",
            "equal_turns: true",
            "equal_turns: yes",
        ),
        ("4: 'short_pile' must be mix or end or anew.", "short_pile: end", "short_pile: 3"),
        (f"4: {NEVER}", "short_pile: end", "short_pile: mix, points_to_win: null"),
        (f"4: {PARTY}", RULES, "party"),
        ("5: 'deck' is an empty list. Name a deck, as in dreams.", "[dreams, ./ours]", "[]"),
        ("5: 'deck' must be a text. Put quotes around it: '84'.", "./ours", "84"),
        (
            "6: 'first' is 'Bib', and no player is called so. Did you mean 'Bob'? There are: Ana, Bob, Cyd.",
            "first: bob",
            "first: Bib",
        ),
        (f"7: 'language' cannot be 'xx'. There are: {', '.join(LANGUAGES)}.", "language: it", "language: xx"),
        ("8: There is no time zone 'Europe/Roma'. Did you mean 'Europe/Rome'?", "Europe/Rome", "Europe/Roma"),
        ("8: There is no time zone 'Sao Paulo'. Did you mean 'America/Sao_Paulo'?", "Europe/Rome", "Sao Paulo"),
        ("8: There is no time zone 'Europe'. Did you mean 'Europe/Rome'?", "Europe/Rome", "Europe"),
        (
            "8: There is no time zone '../etc/passwd'. Write region and city, as in Europe/Rome.",
            "Europe/Rome",
            "../etc/passwd",
        ),
        ("9: 'name' is missing in 'moderator'. Add it.", "name: Zoe, ", ""),
        (f"9: 'zoe at home' {ADDRESS}", "zoe@example.org", "zoe at home"),
        ("11: 'name' is missing in 'players'. Add it.", "name: Ana, ", ""),
        ("11: There is no key 'mail' here. Did you mean 'email'?", "{name: Ana, email:", "{name: Ana, mail:"),
        ("11: 'language' cannot be 'PT'. Did you mean 'pt'?", "language: pt", "language: PT"),
        (f"12: 'Ana <a@b.org>' {ADDRESS}", "bob@localhost", "Ana <a@b.org>"),
        (
            "12: Two players are called 'ANA' (the other in line 11). Give one of them another name.",
            "{name: Bob",
            "{name: ANA",
        ),
        ("13: 'colour' cannot be 'gren'. Did you mean 'green'?", "colour: blue", "colour: gren"),
        (
            "13: Two players are blue (the other in line 12). Give one of them another colour.",
            "bob@localhost",
            "bob@localhost, colour: blue",
        ),
        (f"14: 'clue' cannot be '72'. {DURATION}", "clue: 72h", "clue: 72"),
        (f"14: 'clue' cannot be '12:30'. {DURATION}", "clue: 72h", "clue: 12:30"),
        (f"14: 'vote' cannot be '367d'. {DURATION}", "vote: 90m", "vote: 367d"),
        ("15: 'missing' cannot be 'absent'. Did you mean 'abstain'?", "missing: random", "missing: absent"),
        (
            "16: YAML programs read 2026-11-18 as a date. Put quotes around it: '2026-11-18'.",
            "seed: rehearsal",
            "seed: 2026-11-18",
        ),
        ("17: There is no key 'sever' here. Did you mean 'server'?", "{folder: outbox}", "{folder: outbox, sever: x}"),
        (f"17: 'smtp_password' {PASSWORD}", "{folder: outbox}", "{folder: outbox, smtp_password: x}"),
        (
            "15: 'teams' is for rules that are played in pairs, and 'odyssey' is not. Delete it, or choose 'team'.",
            "missing:",
            "teams: {A: [Ana, Bob]}\nmissing:",
        ),
        ("10: 'players' must be a list, as in [one, two].", PLAYERS, "players: Ana\n"),
    ],
)
def test_a_wrong_setting_is_told_with_its_line_and_the_way_out(problem: str, old: str, new: str) -> None:
    assert f"s.yaml:{problem}" in problems(changed(old, new))


@pytest.mark.parametrize(
    ("problem", "teams"),
    [
        (
            "11: 'Ana' is named twice in 'teams'. Name each player once.",
            "{A: [Ana, Bob], B: [Cyd, ana], C: [Eve, Fay]}",
        ),
        ("11: In no team: Dan. Put each player into one team of two.", "{A: [Ana, Bob], B: [Cyd, ana], C: [Eve, Fay]}"),
        (
            "11: No player is called 'Dn'. Did you mean 'Dan'? There are: Ana, Bob, Cyd, Dan, Eve, Fay.",
            "{A: [Ana, Dn]}",
        ),
        ("11: The team 'A' must be two players, as in {Foxes: [Ana, Dan]}.", "{A: [Ana, Bob, Cyd]}"),
        ("11: 'A' must be a list, as in [one, two].", "{A: Ana}"),
        ("11: 'a' and 'A' are too alike for two teams. Rename one of them.", "{a: [Ana, Bob], A: [Cyd, Dan]}"),
        (f"11: 'a=b' cannot be a team's name: {COMMAND_LINE}. Choose another.", "{a=b: [Ana, Bob]}"),
    ],
)
def test_teams_must_be_pairs_of_all_players(problem: str, teams: str) -> None:
    assert f"s.yaml:{problem}" in problems(f"{PAIRS}teams: {teams}\n")


def test_a_number_is_no_name_even_without_quotes() -> None:
    problem = "s.yaml:12: '3' cannot be a name: the command line could not tell it from a number. Choose another."
    assert problem in problems(changed("name: Bob", "name: 3"))


def test_too_few_and_too_many_players_are_told() -> None:
    many = "".join(f"- {{name: p{number}}}\n" for number in range(13))
    few = "- {name: p1}\n- {name: p2}\n"
    head = "format: 1\ntitle: Ours\nrules: odyssey\nplayers:\n"
    assert problems(head + many) == ["s.yaml:4: A game has 3 to 12 players, and there are 13. Change the list."]
    assert problems(head + few) == ["s.yaml:4: A game has 3 to 12 players, and there are 2. Change the list."]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    text = changed("title: Sunday dreamers\n", "", changed("format: 1", "format: 3", changed("Bob,", "none,")))
    assert problems(changed("random", "never", text)) == [
        "s.yaml: 'title' is missing. Add it.",
        "s.yaml:2: 'format' is 3, and this program reads 1 only. Use the program that wrote the file, or write 1.",
        "s.yaml:5: 'first' is 'bob', and no player is called so. There are: Ana, Cyd.",
        "s.yaml:11: 'none' cannot be a name: that word has a meaning of its own in this program. Choose another.",
        "s.yaml:14: 'missing' cannot be 'never'. There are: wait, random, abstain, stand-in.",
    ]


@pytest.mark.parametrize("text", [" format: 1\n", "{format: 1}\n", "- format\n"])
def test_settings_behind_which_no_journal_can_stand_are_told(text: str) -> None:
    told = "s.yaml: 'journal:' cannot follow these settings. Begin each key at the start of its line, as in 'title: …'."
    assert told in problems(text)


def test_an_empty_file_misses_everything() -> None:
    keys = ("format", "players", "rules", "title")
    assert problems("") == [f"s.yaml: '{key}' is missing. Add it." for key in keys]


MARKS = (
    "\t",
    "- ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    "'",
    '"',
    "&a ",
    "*a",
    "!x ",
    "#",
    "no",
    "~",
    "---\n",
    "...\n",
    "? ",
    "\x85",
    "\ud800",
)
SNIPPETS = st.sampled_from((*WHOLE.splitlines(keepends=True), *MARKS))


@settings(deadline=None)
@given(st.lists(SNIPPETS | st.text(max_size=8), max_size=30).map("".join))
def test_any_text_gives_settings_or_problems_with_places(text: str) -> None:
    with suppress(BadFile):
        assert load(text).title


@settings(deadline=None)
@given(st.integers(0, len(WHOLE)), st.integers(0, 12), st.text(max_size=12))
def test_any_change_of_good_settings_gives_settings_or_problems(at: int, gone: int, text: str) -> None:
    with suppress(BadFile):
        assert load(WHOLE[:at] + text + WHOLE[at + gone :]).title
