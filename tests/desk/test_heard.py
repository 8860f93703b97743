"""What other rooms say in English stands on a page in its language, and names no command that nobody can type there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_pbem.desk.heard import _ROOMS, in_words
from dixit_pbem.desk.heard.shapes import straight
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import About, Hindrance, Refusal, Why
from dixit_pbem.errors import BadFile
from dixit_pbem.journal.opened import NOT_BEGUN, look
from dixit_pbem.post.writing.looks import misfits
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.phrases import why_over
from dixit_pbem.words.language import ENGLISH, languages, words_for
from dixit_pbem.words.refusals import SENTENCES, sentence
from tests.desk.visiting import Visitor
from tests.program import Program

HOUSE = Path(__file__).parents[2] / "dixit_pbem"
OTHERS = tuple(sorted({*languages()} - {ENGLISH}))
ROOMS = (
    *("desk/*", "table/*", "journal/*", "storage/*", "deck_tool/arrange", "doctor/*", "paper/printers", "album/*"),
    *("post/carriers/*", "post/keep/*", "post/writing/looks", "paper/templates"),
)
"""The rooms whose use-cases the desk calls."""
RAISED = {"DixitError", "Mistake", "NotFound", "CannotWrite", "Busy", "problem", "well", "note", "mend"}
RAISED |= {"complain", "Problem", "Flaw", "Trap", "_problem", "_complain"}
OF_THE_TERMINAL = re.compile(
    r"^(desk/serve|table/(drafts|evening|follow|heartbeat|words)|storage/(roll|round_file|schema)"
    r"|post/carriers/mail_program)\.py$"
)
"""Modules whose sentences only a terminal ever hears."""
BY_HAND = (
    "--address goes",
    "--password-from goes",
    "--open lets people",
    "Write it like --address",
    "`dixit-pbem pack GAME` makes one",
    "Choose another name with -o",
    "Name it with --issuer",
    "would be asked without TLS",
    "knows no locks",
    "do not hold: two programs",
    "is a folder. Name the game file",
    "leads back to itself",
    "cannot be the name of a game",
    "Install the program again",
    "Print 'dixit-pbem print test-page'",
    "goes on as it is, or back",
    "Nobody would hear a word with",
)
"""Sentences that come from what stands behind a command, or of a computer on which the program hardly starts."""
PUT_TOGETHER = (
    "There is no Xyz",
    "on paper",
    "have been shown",
    "Nobody in the file is called",
    "Install the newest one",
    "There is no deck",
    "There is no file",
    "cannot be written",
    "to go on elsewhere",
    "There is no setting",
    "Take the file from a backup",
    "is no player",
    "came back and",
    "Xyz cannot be read",
    "Mails become files",
    "Event Xyz should stand here",
    "The bleed cannot be",
    "There is no picture",
    "Take one of the two cards out",
    "Give one of them another name",
    "YAML programs read Xyz as Xyz",
    "is missingXyz",
    "holds Xyz. Take it out",
    "this program reads Xyz only",
    "mail.fetch",
    "in which this mailbox should lie",
    "Put its set-up right",
    "Copy it again from where it came, or save",
    "part.page()",
)
"""Sentences whose other half only the moment brings; each half is known, which the examples below try."""
HALVES = (
    "gives",
    "has",
    "There is no",
    "Its {pixels}",
    "‘{key}’ is missing",
    "Event",
    "Mail to",
    "{server}: the server",
    "The mail to",
)
"""How sentences begin whose words stand in several places of the code."""
SIGN = "Xyz"
SETTINGS = """format: 1
title: Table
rules: odyssey
deck: dreams
first: volunteer
language: en
timezone: UTC
players:
  - {name: Ana, email: ana@example.org}
  - {name: Bob, email: bob@example.org}
  - {name: Cyd, email: cyd@example.org}
  - {name: Dan, email: dan@example.org}
deadlines: {clue: 3d, card: 2d, vote: 2d}
missing: wait
journal:
"""


def written(node: ast.AST) -> str:
    """A sentence as it stands in the code, with a sign for each place."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(each.value if isinstance(each, ast.Constant) else SIGN for each in values)  # type: ignore[misc]
        case _:
            return ""


def said_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in RAISED:
                yield from (text for text in map(written, node.args) if len(text.replace(SIGN, "")) > 14)


def rooms() -> Iterator[tuple[str, Path]]:
    for room in ROOMS:
        for file in sorted(HOUSE.glob(f"{room}.py")):
            place = file.relative_to(HOUSE).as_posix()
            if not OF_THE_TERMINAL.match(place):
                yield place, file


def is_known(text: str) -> bool:
    """Whether any part of it is told in other words; a place may hold a whole sentence."""
    words = words_for("it")
    subject = re.sub(rf"^{SIGN}(?= (?:must|holds|is empty))", f"'{SIGN}'", text)
    parts = (re.sub(rf"(?:\s*{SIGN})+$", "", text), re.sub(rf"^{SIGN} ", "", text), subject)
    ways = (text, text.replace(f" {SIGN}", ""), text.replace(SIGN, "1"), *parts)
    return any(in_words(each, words) != each for each in ways)


def test_what_a_use_case_may_refuse_is_known_to_the_pages() -> None:
    texts = [(place, text) for place, file in rooms() for text in said_in(file)]
    assert len(texts) > 120
    unknown = [each for each in texts if not is_known(each[1]) and not any(part in each[1] for part in BY_HAND)]
    assert [each for each in unknown if not any(part in each[1] for part in PUT_TOGETHER)] == []


def test_a_sentence_that_nobody_says_any_more_leaves() -> None:
    """Each has words of its own that stand in the code, in their order."""
    code = "\n".join(_texts(file) for file in HOUSE.rglob("*.py") if "heard" not in file.parts)
    told = {known: runs_of(known) for known in _known()}
    gone = [known for known, runs in told.items() if not any(run in code for run in runs)]
    assert [known for known in gone if not known.removeprefix("{player} ").startswith(HALVES)] == []


def _known() -> Iterator[str]:
    for room in _ROOMS:
        yield from room.SAME
        yield from room.OTHERWISE


def runs_of(known: str) -> list[str]:
    """Four words in a row each, none of them a place; fewer where there are no four."""
    pieces = [piece.split() for piece in re.split(r"\{\w+\}|`", straight(known)) if piece.strip(" .,:;'()")]
    most = min(4, max(map(len, pieces)))
    return [" ".join(words[at : at + most]) for words in pieces for at in range(len(words) - most + 1)]


def _texts(file: Path) -> str:
    """Everything that stands in quotes in a module, a text a line."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return straight("\n".join(texts))


def refusals() -> Iterator[tuple[Why | Hindrance, str]]:
    about = {
        "player": "Bob",
        "other": "Ana",
        "names": ("Ana", "Bob", "Cyd"),
        "read": "B",
        "count": 3,
        "most": 2,
        "round": 2,
    }
    for why in SENTENCES:
        for phase in Phase:
            for complete in (False, True) if phase in (Phase.CLUE, Phase.CARD, Phase.VOTE) else (False,):
                for wanted in (Phase.CARD, Phase.VOTE):
                    said = About(wanted=wanted, phase=phase, complete=complete, **about)  # type: ignore[arg-type]
                    yield why, sentence(Refusal(why, said))


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_of_the_rules_is_told_in_the_language_of_the_page(language: str) -> None:
    words = words_for(language)
    told = {text: in_words(text, words) for _, text in refusals()}
    assert len(told) > 50
    assert [text for text, said in told.items() if said == text or "`" in said or "--" in said] == []


def test_no_refusal_names_a_command_on_an_english_page() -> None:
    words = words_for("en")
    assert [text for _, text in refusals() if "`" in in_words(text, words)] == []


@pytest.mark.parametrize(
    "text",
    [
        "There is no pace 'brisk'. Choose one of: daily, gentle.",
        "Bob plays on paper, where no mail goes. Ask in person, or write an address into the game file.",
        "Bob and Cyd play on paper, where no mail goes. Ask in person, or write an address into the game file.",
        "Bob gives 2 cards, not 3.",
        "The players have been shown the owners, votes and points of round 3 since then. `undo --after-reveal` takes "
        "it back all the same.",
        "Nobody in the file is called 'Zoe'. Did you mean 'Zoë'? There are: Ana, Zoë.",
        "There is no deck 'summer'. There are: dreams. The path of a folder with a deck.yaml works as well.",
        "game.yaml was packed into game.dixit to go on elsewhere, so nothing is written here any more: two that go on "
        "would mail everybody twice. If it never went on there, `dixit-pbem pack game.yaml --go-on-here` takes that "
        "back.",
        "The mail to dixit@example.org came back and was deleted.",
        "Mails become files in outbox. You send them with your own mail program; they tell you secrets.",
        "smtp.example.org:465: the server proves who it is, lets 'ana' in and took a mail to ana@example.org.",
        "game.yaml:14: Events 3 to 5 are missing here. `dixit-pbem check game.yaml --restore` puts them back, "
        "`--accept` goes on without them.",
        "game.yaml: 'game (1).yaml' is another version of this game, kept by a program that syncs this folder: two "
        "computers have written it. Read both with `dixit-pbem log`, call the one that is to count game.yaml, and move "
        "the other to another folder. Nothing is written before; play on in a folder that is not synced.",
        "game.yaml: '.game.yaml.d/x' was left by a program that syncs this folder: two computers have written this "
        "game. Move it to another folder, and look with `dixit-pbem check` whether the game is whole. Nothing is "
        "written before; play on in a folder that is not synced.",
        "game.yaml: iCloud has taken a part of this game off this computer: '.x.icloud' stands for it. Open it once, "
        "that it comes back, and move the game with its side folder out of iCloud.",
        NOT_BEGUN,
        "imap.example.org: the sign-in of 'ana' does not hold any more (expired). Sign in anew: `dixit-pbem doctor "
        "GAME --log-in`.",
        "imap.example.org: the sign-in of 'ana' cannot be renewed (denied). Sign in anew: `dixit-pbem doctor GAME "
        "--log-in`.",
        "imap.example.org:993: the log-in of 'ana' was refused (no). See that 'user' is the whole address, and sign in "
        "anew: `dixit-pbem doctor GAME --log-in`. A bare access token holds for an hour or so only.",
        "game.yaml:12: Here sat Bob when the game started, and now stands Eve. Put Bob back; to give the seat to "
        'somebody else use `replace GAME Bob "Eve <…>"`.',
    ],
)
def test_a_sentence_of_several_parts_is_known_whole(text: str) -> None:
    told = in_words(text, words_for("it"))
    assert "`" not in told
    assert not {"the", "and", "with", "There", "Nobody"} & set(told.split())


def test_lines_of_a_file_and_of_a_list_keep_their_place() -> None:
    words = words_for("it")
    text = (
        "game.yaml: This game reaches beyond its own folder, and nobody has allowed that on this computer yet:\n"
        "  - it writes mails into /tmp/out\n"
        "Nothing of it was done. If you trust whoever made it, call `dixit-pbem check game.yaml --allow`; a change "
        "asks anew."
    )
    first, second, third = in_words(text, words).split("\n")
    assert first.startswith("game.yaml: Questa partita esce")
    assert second == "  - scrive mail in /tmp/out"
    assert "permettilo qui sotto" in third


BY_A_HAND = {
    "a tab": ("title: Table", "title:\tTable"),
    "an invisible sign": ("title: Table", "title: Ta\u200bble\x07"),
    "yes": ("language: en", "language: no"),
    "sixties": ("title: Table", "title: 12:30"),
    "a date": ("title: Table", "title: 2026-11-18"),
    "a fraction": ("title: Table", "title: 1.5"),
    "an octal": ("title: Table", "title: 007"),
    "nothing": ("title: Table", "title: ~"),
    "an anchor": ("title: Table", "title: &a Table"),
    "a tag": ("title: Table", "title: !x Table"),
    "a colon": ("title: Table", "title: Table: ours"),
    "a quote": ("title: Table", "title: 'Table"),
    "a sign": ("title: Table", "title: @Table"),
    "a backslash": ("title: Table", 'title: "Ta\\qble"'),
    "a bracket": ("title: Table", "title: [Table"),
    "no colon": ("title: Table", "title Table"),
    "a dash": ("title: Table", "title: Table\n– ours"),
    "a hard space": ("title: Table", "title: Table\n\u00a0x: [y"),
    "twice": ("title: Table", "title: Table\ntitle: Table"),
    "two documents": ("title: Table", "title: Table\n---\nx: y"),
    "an unknown key": ("title: Table", "title: Table\ntitel: x"),
    "a password": ("title: Table", "title: Table\npassword: hush"),
    "a list": ("title: Table", "title: [a, b]"),
    "a section": ("deadlines:", "deadlines: 3\nother:"),
    "a number": ("format: 1", "format: one"),
    "another format": ("format: 1", "format: 9"),
    "a zone": ("timezone: UTC", "timezone: Atlantis"),
    "a choice": ("language: en", "language: xx"),
    "a player twice": ("name: Bob", "name: Ana"),
    "a look-alike": ("name: Bob", "name: Аna"),
    "no name": ("name: Bob", "name: 7"),
    "no address": ("email: bob@example.org", "email: bob"),
    "rules": ("rules: odyssey", "rules: oddity"),
    "a house rule": ("rules: odyssey", "rules: {base: odyssey, lone: 4}"),
    "a rule's value": ("rules: odyssey", "rules: {base: odyssey, hand: many}"),
    "no end": ("rules: odyssey", "rules: {base: odyssey, points_to_win: null}"),
    "too many cards": ("rules: odyssey", "rules: {base: odyssey, cards_given: 3, hand: 2}"),
    "a storyteller": ("first: volunteer", "first: Zoe"),
    "start": ("title: Table", "title: Table\nstart: when 9 are here"),
    "a start": ("title: Table", "title: Table\nstart: soon"),
    "half a night": ("title: Table", 'title: Table\nquiet: {from: "22:00"}'),
    "an hour": ("title: Table", 'title: Table\nquiet: {from: "25:00", to: "08:00"}'),
    "two ways": ("title: Table", "title: Table\nmail: {send: {folder: out, maildir: there}}"),
    "no way": ("title: Table", "title: Table\nmail: {send: {user: ana}}"),
    "half a log-in": ("title: Table", "title: Table\nmail: {send: {server: smtp.example.org, user: ana}}"),
    "no secrecy": ("title: Table", "title: Table\nmail: {fetch: {server: imap.example.org, security: none}}"),
    "no place": ("title: Table", "title: Table\nmail: {send: {server: s.org, user: a, password_from: hush}}"),
    "no server": ("title: Table", "title: Table\nmail: {send: {server: 'http://x y'}}"),
    "teams": ("title: Table", "title: Table\nteams: {Foxes: [Ana, Bob]}"),
    "watchers": ("title: Table", "title: Table\nwatchers: [gus]"),
    "a port": ("title: Table", "title: Table\nmail: {send: {server: s.org, port: 99999}}"),
    "a switch": ("title: Table", "title: Table\nmail: {plus: perhaps}"),
}
ENGLISH_LEFT = {"the", "is", "and", "must", "with", "this", "that", "here", "cannot", "whole", "from"}
ENGLISH_LEFT |= {"Write", "Add", "Delete", "Put", "There", "Choose"}


def problems_of(file: Path) -> tuple[str, ...]:
    try:
        found = look(GameFile(file))
    except BadFile as bad:
        return tuple(map(str, bad.problems))
    return tuple(map(str, found.problems))


@pytest.mark.parametrize("slip", BY_A_HAND)
def test_what_a_hand_wrote_wrong_is_told_in_every_language(slip: str, tmp_path: Path) -> None:
    file, (before, after) = tmp_path / "game.yaml", BY_A_HAND[slip]
    assert before in SETTINGS
    file.write_text(SETTINGS.replace(before, after, 1))
    problems = problems_of(file)
    assert problems
    for language in OTHERS:
        for each in problems:
            told = in_words(each, words_for(language))
            assert not ENGLISH_LEFT & set(
                re.sub(r"«[^»]*»|„[^”“]*[”“]|‚[^‘]*‘|'[^']*'", "", told).replace(".", " ").split()
            ), told


TEMPLATE_SLIPS = ("{{ moon }}", "{{ letter.moon }}", "{% if %}", "{{ 1 / 0 }}", "text", "{% include 'moon' %}")


@pytest.mark.parametrize("slip", TEMPLATE_SLIPS)
def test_what_is_wrong_with_a_template_is_told_in_every_language(slip: str, tmp_path: Path) -> None:
    (tmp_path / "results.j2").write_text(slip)
    (tmp_path / "result.j2.txt").write_text(slip)
    faults = tuple(map(str, misfits(tmp_path)))
    assert faults
    for language in OTHERS:
        words = words_for(language)
        for each in faults:
            told = in_words(each, words)
            assert told != each
            assert not {"Mend", "Nothing", "asks", "There", "once"} & set(told.split()), told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Le bureau"),
        ("it", "La scrivania"),
        ("pt", "A secretária"),
        ("pl", "Biurko"),
        ("de", "Der Schreibtisch"),
        ("es", "El escritorio"),
    ],
)
def test_whoever_is_not_inside_reads_it_in_the_browsers_language(program: Program, language: str, told: str) -> None:
    visitor = Visitor(program.folder, language=f"{language};q=0.9, en;q=0.1")
    visitor.client.cookies.clear()
    assert told in visitor.get("/", status=403)
    assert f'lang="{language}"' in visitor.page


def test_what_nobody_knows_stays_as_it_is() -> None:
    assert in_words("Quite another thing.\nAnd a second.", words_for("it")) == "Quite another thing.\nAnd a second."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "L’horloge tourne déjà."),
        ("it", "L’orologio va già avanti."),
        ("pt", "O relógio já está a andar."),
        ("pl", "Zegar już chodzi."),
        ("de", "Die Uhr läuft schon."),
        ("es", "El reloj ya está en marcha."),
    ],
)
def test_a_refusal_stands_on_the_page_in_its_language(program: Program, language: str, told: str) -> None:
    program.deal("odyssey", 4)
    visitor = Visitor(program.folder, language=language)
    assert told in visitor.get("/game/game/do/resume", status=409)


def test_check_and_its_notes_are_told_in_italian(program: Program) -> None:
    program.deal("odyssey", 4)
    file = program.folder / "game.yaml"
    file.write_text(file.read_text().replace("email: bob@example.org", "email: cyd@example.org"))
    visitor = Visitor(program.folder, language="it")
    assert "hanno lo stesso indirizzo" in visitor.get("/game/game/care")
    assert "share an address" not in visitor.text


@pytest.mark.parametrize(
    "reason",
    [
        "somebody has 30 points or more",
        "everybody was storyteller once",
        "everybody was storyteller twice",
        "everybody was storyteller 3 times",
        "the last card of the pile is drawn",
    ],
)
def test_why_a_game_is_over_is_told_in_each_language(reason: str) -> None:
    assert why_over(reason, words_for("en")) == reason
    assert not any({"the", "somebody", "everybody"} & set(why_over(reason, words_for(each)).split()) for each in OTHERS)
