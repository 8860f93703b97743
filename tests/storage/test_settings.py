"""Settings: what people write above the journal, each value as it is meant."""

from datetime import time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dixit_pbem.engine.model import Deadlines, Missing
from dixit_pbem.engine.quiet_hours import QuietTime
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import BadFile
from dixit_pbem.storage.mail_settings import Fetch, Folder, Mail, Send
from dixit_pbem.storage.names import alike, folded, is_address, why_no_name
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.settings import Moderator, Player, Team
from dixit_pbem.storage.spec import COLOURS, KEYS, Key
from dixit_pbem.storage.strict_yaml import Section
from dixit_pbem.storage.values import READ, as_duration
from tests.storage.settings_texts import LEAST, PAIRS, WHOLE, load

IN_ROME = QuietTime(ZoneInfo("Europe/Rome"))


def test_every_setting_is_read() -> None:
    settings = load(WHOLE)
    rules = {"lone_finder": 4, "decoy_cap": None, "equal_turns": True, "short_pile": "end"}
    assert (settings.title, settings.rules) == ("Sunday dreamers", RuleChoice("odyssey", rules))
    assert (settings.decks, settings.first, settings.language) == (("dreams", "./ours"), "Bob", "it")
    assert (settings.timezone, settings.moderator) == ("Europe/Rome", Moderator("Zoe", "zoe@example.org"))
    assert settings.players == (
        Player("Ana", "ana@example.org", "pt", "Europe/Rome", False, "all", "attached", "yellow", IN_ROME, 11),
        Player("Bob", "bob@localhost", "it", "Europe/Rome", False, "all", "attached", "black", IN_ROME, 12),
        Player("Cyd", "cyd@example.org", "pl", "Europe/Rome", False, "all", "attached", "blue", IN_ROME, 13),
    )
    assert settings.seats == ("Ana", "Bob", "Cyd")
    assert settings.deadlines == Deadlines(timedelta(hours=72), timedelta(days=2), timedelta(minutes=90))
    assert (settings.missing, settings.seed) == (Missing.RANDOM, "rehearsal")
    assert settings.mail == Mail(
        "zoe@example.org",
        plus=False,
        hold_other_addresses=False,
        settle=timedelta(minutes=15),
        send=Send(Folder(Path("outbox"))),
        fetch=Fetch(Folder(Path("/var/inbox"))),
    )


def test_what_nobody_wrote_has_its_default() -> None:
    settings = load(LEAST)
    assert (settings.decks, settings.first, settings.language) == (("dreams",), "volunteer", "en")
    assert (settings.timezone, settings.moderator) == ("UTC", Moderator("Ana", "a@b.org"))
    assert settings.deadlines == Deadlines()
    assert (settings.missing, settings.seed, settings.teams) == (Missing.WAIT, None, ())
    assert settings.mail == Mail("a@b.org", False, False, timedelta(minutes=15), Send(None, None), Fetch(None))
    assert [player.colour for player in settings.players] == list(COLOURS[:3])


def test_an_empty_value_is_as_good_as_none() -> None:
    assert load(LEAST + "deck:\nmoderator: null\nmail: {send: }\n").decks == ("dreams",)


def test_a_player_may_live_elsewhere_and_have_the_pictures_described() -> None:
    (ana, *others) = load(LEAST.replace("a@b.org", "a@b.org, timezone: America/New_York, described: true")).players
    assert (ana.timezone, ana.described) == ("America/New_York", True)
    assert {(player.timezone, player.described) for player in others} == {("UTC", False)}


def test_what_a_player_leaves_out_of_quiet_time_is_the_groups() -> None:
    group = 'quiet: {from: "22:00", to: "8:00", days: [sat, sun]}\n'
    zone = "a@b.org, timezone: America/New_York"
    settings = load(LEAST.replace("a@b.org", f"{zone}, quiet: {{days: [fri]}}") + group)
    night, weekend = (time(22), time(8)), frozenset({5, 6})
    ana, *others = [player.quiet for player in settings.players]
    assert settings.quiet == QuietTime(ZoneInfo("UTC"), *night, weekend)
    assert ana == QuietTime(ZoneInfo("America/New_York"), *night, frozenset({4}))
    assert others == [settings.quiet] * 2
    (late, *_) = load(LEAST.replace("a@b.org", 'a@b.org, quiet: {from: "23:30", to: "09:15"}') + group).players
    assert late.quiet == QuietTime(ZoneInfo("UTC"), time(23, 30), time(9, 15), weekend)
    (awake, *_) = load(LEAST.replace("a@b.org", "a@b.org, quiet: {days: []}") + group).players
    assert awake.quiet == QuietTime(ZoneInfo("UTC"), *night, frozenset())


@pytest.mark.parametrize(
    ("said", "quiet"),
    [
        ("Quiet hours have a beginning and an end. Add 'to' to 'quiet'.", '{from: "22:00"}'),
        ("Quiet hours have a beginning and an end. Add 'from' to 'quiet'.", '{to: "8:00"}'),
        (
            "Quiet hours that end when they begin leave no hour to play. Change 'from' or 'to'.",
            '{from: "8:00", to: "08:00"}',
        ),
        ("'from' cannot be '24:00'. Write hours and minutes, as in \"22:00\".", '{from: "24:00", to: "08:00"}'),
        ("'to' cannot be 'eight'. Write hours and minutes, as in \"08:00\".", '{from: "22:00", to: eight}'),
        (
            "YAML programs read 22:00 as the number 1320. Put quotes around it: '22:00'.",
            '{from: 22:00, to: "08:00"}',
        ),
        ("'days' cannot be 'domenica'. There are: mon, tue, wed, thu, fri, sat, sun.", "{days: [domenica]}"),
        ("'days' leaves no day to play. Take one of them out.", "{days: [mon, tue, wed, thu, fri, sat, sun]}"),
        ("There is no key 'until' here. There are: from, to, days.", "{until: 8}"),
    ],
)
def test_quiet_time_that_cannot_be_is_told(said: str, quiet: str) -> None:
    for text in (f"{LEAST}quiet: {quiet}\n", LEAST.replace("a@b.org", f"a@b.org, quiet: {quiet}")):
        with pytest.raises(BadFile) as problem:
            load(text)
        assert said in str(problem.value)


def test_messages_later_on_can_name_the_line_of_a_setting() -> None:
    settings = load(WHOLE)
    assert [settings.line_of(key) for key in ("rules", "deadlines.vote", "players[2].email")] == [4, 14, 12]
    assert load(LEAST).line_of("deck") == 0


def test_a_moderator_who_plays_has_the_address_of_the_player() -> None:
    assert load(LEAST + "moderator: {name: ana}\n").moderator == Moderator("Ana", "a@b.org")


def test_partners_sit_opposite() -> None:
    settings = load(PAIRS + "teams: {Owls: [Cyd, Eve], Foxes: [fay, ana], Bears: [Bob, Dan]}\n")
    assert settings.seats == ("Ana", "Bob", "Cyd", "Fay", "Dan", "Eve")
    assert settings.teams == (
        Team("Foxes", ("Ana", "Fay")),
        Team("Bears", ("Bob", "Dan")),
        Team("Owls", ("Cyd", "Eve")),
    )


def test_partners_who_sit_opposite_already_stay() -> None:
    assert load(PAIRS + "teams: {A: [Bob, Eve], B: [Dan, Ana], C: [Cyd, Fay]}\n").seats == load(PAIRS).seats


@pytest.mark.parametrize("key", [key for key in KEYS if key.kind in READ], ids=lambda key: key.path)
def test_the_example_and_the_default_of_every_key_may_stand_there(key: Key) -> None:
    for value in filter(None, (key.example, key.default)):
        reader = Reader("s.yaml")
        root = reader.document(f"{key.name}: {value}")
        assert isinstance(root, Section)
        assert READ[key.kind](reader, root.entries[key.name], key) is not None
        assert reader.problems == []


def test_the_examples_of_sections_may_stand_there() -> None:
    examples = {key.path: key.example for key in KEYS}
    sections = [f"{path}: {examples[path]}" for path in ("moderator", "players", "deadlines", "mail")]
    settings = load("format: 1\ntitle: Ours\nrules: odyssey\n" + "\n".join(sections))
    assert settings.deadlines == Deadlines(timedelta(hours=72), timedelta(days=2), timedelta(minutes=90))


@pytest.mark.parametrize(
    ("why", "name"),
    [
        ("it is empty", ""),
        ("it is empty", " "),
        ("it is longer than 40 characters", "x" * 41),
        ("it holds a character that does not show (U+202E)", "A\u202ena"),
        ("it holds a character that does not show (U+0000)", "\0"),
        ("it begins or ends with a space", " Ana"),
        ("'=' and ',' mean something on the command line", "a=b"),
        ("'=' and ',' mean something on the command line", "a,b"),
        ("the command line would take it for an option", "-ana"),
        ("the command line could not tell it from a number", "3"),
        ("the command line could not tell it from a number", "٣"),
        ("that word has a meaning of its own in this program", "None"),
        ("that word has a meaning of its own in this program", "ｒｅｄ"),
        ("that word has a meaning of its own in this program", "volunteer"),
        ("that word has a meaning of its own in this program", "random"),
        ("it holds a character that does not show (U+200D)", "A\u200dna"),
        ("it holds a character that does not show (U+200C)", "\u200cAna"),
        ("it holds a character that does not show (U+FE0F)", "Ana\ufe0f"),
        ("it holds a character that does not show (U+2067)", "\u2067Ana\u2069"),
        ("it holds a character that does not show (U+200B)", "Ana\u200b"),
        ("it holds a character that does not show (U+00AD)", "A\u00adna"),
        ("it holds a character that does not show (U+3164)", "\u3164"),
        ("it holds a character that does not show (U+2800)", "Ana\u2800"),
        ("it holds a character that does not show (U+E000)", "\ue000"),
        ("it holds a character that does not show (U+000A)", "Ana\nBcc: all@example.org"),
        ("more than 3 accents stand on one letter", "A" + "\u0335" * 4),
        ("it holds an e-mail address, which stands behind 'email'", "Bob bob@example.org"),
        ("it holds an e-mail address, which stands behind 'email'", "Bob <bob@example.org>"),
        ("the command line would take it for a file", "sunday.yaml"),
        ("the command line would take it for an option", "-v"),
        (None, "Ana Lúcia d'Ávila-Nuñes 2nd"),
        (None, "B"),
        (None, ".."),
        (None, "CON"),
        (None, "status"),
        (None, 'Bob "the Boss" O’Neill <3'),
        (None, "میرزا\u200cخانی"),
        (None, "❤\ufe0f"),
        (None, "@na"),
        (None, "👩\u200d🚀"),
        (None, "一"),
        (None, "x" * 40),
    ],
)
def test_a_name_must_be_told_from_everything_else(why: str | None, name: str) -> None:
    assert why_no_name(name) == why


LOOKS = [
    ("Ana", "\u0410na"),
    ("Ana", "An\u0430"),
    ("Ana", "ＡＮＡ"),
    ("Ana", "𝐀𝐧𝐚"),
    ("Ana Lu", "Ana\u00a0 Lu"),
    ("Cepa", "Сера"),
    ("NINA", "ΝΙΝΑ"),
    ("Ian", "lan"),
    ("Bob", "B0b"),
    ("Zoë", "Zoe\u0308"),
    ("❤", "❤\ufe0f"),
    ("Strasse", "Straße"),
]


@pytest.mark.parametrize(("one", "other"), LOOKS)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert alike(other, ("Dee", one)) == one
    assert alike(one, (other,)) == other


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Zoë", "Zoe"), ("Аня", "Яна"), ("Ina", "Lna"), ("王", "玉")]
)
def test_names_that_can_be_told_apart_are_not(one: str, other: str) -> None:
    assert alike(one, (other,)) is None


def test_players_who_look_the_same_are_refused_with_both_lines() -> None:
    players = "players:\n- {name: Ana}\n- {name: Bob}\n- {name: \u0410na}\n"
    with pytest.raises(BadFile) as refused:
        load(f"format: 1\ntitle: Ours\nrules: odyssey\n{players}")
    assert [problem.text for problem in refused.value.problems] == [
        "'\u0410na' looks just like 'Ana' (in line 5), and is written otherwise. Give one of them another name."
    ]


def test_names_are_compared_without_case_and_ways_of_writing() -> None:
    assert folded("STRASSE") == folded("straße")
    assert folded("Zoe\u0308") == folded("zoë")


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        (timedelta(minutes=90), "90m"),
        (timedelta(hours=72), "72h"),
        (timedelta(days=366), "366d"),
        *((None, text) for text in ("", "0h", "72", "h", "1.5h", "-1h", "72H", "1w", "367d", "999999h", "٣h", "1h\n")),
    ],
)
def test_a_duration_is_a_number_and_a_unit(expected: timedelta | None, text: str) -> None:
    assert as_duration(text) == expected


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        *((True, text) for text in ("a@b", "ana.b+dixit@sub.example.org", "zoë@пример.рф")),
        *(
            (False, text)
            for text in ("", "ana", "@b", "a@", "a@@b", "a b@c", "a@b c", "A <a@b>", "a@b,c@d", "a@b.", "a@b\n")
        ),
        (False, "a" * 250 + "@b.org"),
    ],
)
def test_an_address_is_the_address_alone(expected: bool, text: str) -> None:
    assert is_address(text) is expected
