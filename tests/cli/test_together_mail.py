"""Everybody tells at once, by mail: what is sent, how it is answered, and that both ways make the same game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest
from PIL import Image

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import GiveClue, Replace
from dixit_pbem.engine.views import others_rounds, view_for
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.post.due import LETTER_OF_PHASE
from dixit_pbem.post.keep.clue_files import clue_file, from_mail, read_offered, room_for
from dixit_pbem.post.said import Note, Noted
from dixit_pbem.post.writing import request, results
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.storage.shipped import mail_templates
from tests.cli.together import NAMES
from tests.engine.play import begun
from tests.mailing import Table
from tests.post.written import desk_for
from tests.program import Prepared, Program

MEDIA = Path(__file__).parents[1] / "media"
SIX, NINE = 900 * 1024, 1536 * 1024
"""So many bytes a mail may have at a table of six, and at a larger one."""


def seated(program: Program, players: int = 4, base: str = "odyssey") -> Table:
    table = Table(program)
    table.seat(rules=base, players=players)
    table.setting(f"\nrules: {base}", f"\nrules: {{base: {base}, together: true}}")
    program.ok("next-turn", "game.yaml")
    return table


def up_to_cards(table: Table) -> Table:
    for name in table.state.seats:
        table.reply(name, f"C: the dream of {name}")
    table.step()
    return table


def up_to_votes(table: Table) -> Table:
    up_to_cards(table)
    for name in table.state.seats:
        table.reply(name, in_order(table, name))
    table.step()
    return table


@pytest.fixture
def cards(prepared: Prepared) -> Table:
    """A table of four who look for cards to three clues each."""
    return Table(prepared("together-cards", lambda program: up_to_cards(seated(program))))


@pytest.fixture
def votes(prepared: Prepared) -> Table:
    """A table of four who vote at three tables each."""
    return Table(prepared("together-votes", lambda program: up_to_votes(seated(program))))


def choices(table: Table, player: str) -> list[tuple[str, str]]:
    """A card or a number for each round of the others, in the order of the mail."""
    view = view_for(table.state, PlayerName(player))
    own = [letter for each in view.rounds if each.storyteller == player for letter in each.given]
    letters = [letter for letter in view.hand if letter not in own]
    return [
        (str(each.storyteller), str(each.may_vote_for[0]) if each.may_vote_for else str(letters[at]))
        for at, each in enumerate(others_rounds(view))
    ]


def in_order(table: Table, player: str) -> str:
    return " ".join(thing for _, thing in choices(table, player))


def by_name(table: Table, player: str) -> str:
    return ", ".join(f"{teller} {thing}" for teller, thing in choices(table, player))


def shortened(table: Table, player: str) -> str:
    return "; ".join(f"{teller[:2].lower()}: {thing.lower()}" for teller, thing in choices(table, player))


def filled_in(table: Table, player: str) -> str:
    return "\n".join(f"{teller}: {thing}" for teller, thing in choices(table, player))


def numbered(table: Table, player: str) -> str:
    lines = "\n".join(f"{at}. {thing}" for at, (_, thing) in enumerate(choices(table, player), 1))
    return f"Hi Ana,\n\n{lines}\n\nThanks,\n{player}"


FORMS: list[Callable[[Table, str], str]] = [in_order, by_name, shortened, filled_in, numbered]


def given(table: Table, player: str) -> dict[str, tuple[str, ...]]:
    view = view_for(table.state, PlayerName(player))
    answers = {str(each.storyteller): each.given or tuple(map(str, each.votes)) for each in others_rounds(view)}
    return {teller: tuple(map(str, things)) for teller, things in answers.items() if things}


def pictures(mail: EmailMessage) -> set[str]:
    """What the pictures in a mail are called."""
    return {
        str(part.get_filename()).partition(".")[0] for part in mail.walk() if part.get_content_maintype() == "image"
    }


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("phase", ["cards", "votes"])
def test_an_answer_counts_in_every_form_also_above_what_it_quotes(
    request: pytest.FixtureRequest, phase: str, form: Callable[[Table, str], str]
) -> None:
    table: Table = request.getfixturevalue(phase)
    wanted = {teller: (thing,) for teller, thing in choices(table, "Bob")}
    table.reply("Bob", form(table, "Bob"), quoting=True)
    table.step()
    assert given(table, "Bob") == wanted


@pytest.mark.parametrize(
    "words",
    [
        "B D",
        "B D E F A",
        "B, D",
        "Ana B, Ana D",
        "Ciao Ana, B",
        "Ana, B",
        "Bob B",
        "Zoe B",
        "Ana B or D",
        "maybe B D E",
        "B D e E",
        "2. B\n1. D\n3. E",
        "1. B\n2. D",
        "Ana B D",
        "Ana B, Cyd B",
        "A 3 B",
        "BDE",
    ],
)
def test_what_is_not_certain_moves_nothing_and_is_asked_about(cards: Table, words: str) -> None:
    before = cards.state.rounds
    cards.reply("Bob", words)
    cards.step()
    assert cards.state.rounds == before
    assert cards.last("Bob")["Subject"].startswith("Re: ")
    assert "Bob, please answer once more" in cards.text("Bob")


def test_some_are_given_now_and_the_others_later_and_the_receipt_says_what_is_missing(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",)}
    assert "Bob, your answer: “Ana B · Cyd F”" in cards.text("Bob")
    assert "Still missing is your answer to Dee." in cards.text("Bob")
    cards.later(minutes=5)
    cards.reply("Bob", "Dee D")
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",), "Dee": ("D",)}
    assert "All that counts: “Cyd F · Dee D · Ana B”." in cards.text("Bob")
    assert "Still missing" not in cards.text("Bob")


def test_who_wants_no_receipts_hears_all_the_same_of_what_is_missing(cards: Table) -> None:
    cards.setting("receipts: all", "receipts: none") if "receipts: all" in cards.path.read_text() else cards.setting(
        "mail: {address", "mail: {receipts: none, address"
    )
    cards.reply("Bob", "Ana B")
    cards.step()
    assert "Still missing is your answer to Cyd and Dee." in cards.text("Bob")


def test_a_card_that_another_round_has_offers_the_swap_and_yes_makes_it(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.step()
    cards.later(minutes=5)
    cards.reply("Bob", "Ana F")
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",)}
    assert "Bob, did you mean “Ana F, Cyd B”?" in cards.text("Bob")
    assert "We read: “Ana F”" in cards.text("Bob")
    cards.later(minutes=5)
    cards.reply("Bob", "yes")
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("F",), "Cyd": ("B",)}


@pytest.mark.parametrize("word", ["no", "não", "Nie!"])
def test_no_to_an_offered_swap_leaves_all_as_it_was_and_asks_nothing(cards: Table, word: str) -> None:
    cards.reply("Bob", "Ana B, Cyd F")
    cards.step()
    cards.later(minutes=5)
    cards.reply("Bob", "Ana F")
    cards.step()
    asked = len(cards.files("Bob", "not-understood"))
    cards.later(minutes=5)
    cards.reply("Bob", word)
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",)}
    assert len(cards.files("Bob", "not-understood")) == asked
    assert "we take our question back" in cards.text("Bob", "receipt")
    assert cards.opened.held == ()
    cards.later(minutes=5)
    cards.reply("Bob", "Dee D")
    cards.step()
    assert given(cards, "Bob") == {"Ana": ("B",), "Cyd": ("F",), "Dee": ("D",)}


def test_a_correction_is_an_answer_like_any_other(votes: Table) -> None:
    votes.reply("Bob", in_order(votes, "Bob"))
    votes.step()
    before = given(votes, "Bob")
    view = view_for(votes.state, votes.state.seats[1])
    another = next(each for each in others_rounds(view) if each.storyteller == "Ana").may_vote_for[-1]
    votes.later(minutes=5)
    votes.reply("Bob", f"Ana {another}")
    votes.step()
    assert given(votes, "Bob") == before | {"Ana": (str(another),)}


def test_numbers_beyond_a_table_and_own_cards_ask(votes: Table) -> None:
    votes.reply("Bob", "Ana 9")
    votes.step()
    assert "the numbers go from 1 to 4" in votes.text("Bob")
    assert "We read: “Ana 9”" in votes.text("Bob")
    own = next(card.number for card in votes.state.numbered[1].table if card.owner == "Bob")
    votes.later(minutes=5)
    votes.reply("Bob", f"Ana {own}")
    votes.step()
    assert "At one of the tables you named your own card." in votes.text("Bob")
    assert f"We read: “Ana {own}”" in votes.text("Bob")
    assert given(votes, "Bob") == {}


def test_thanks_and_commands_stay_what_they_are(cards: Table) -> None:
    cards.reply("Bob", "Thanks!")
    cards.reply("Cyd", "status")
    cards.step()
    assert cards.facts(MailHeld) == []
    assert "told by Dee: “the dream of Dee”" in cards.text("Cyd")


def test_a_reminder_says_which_rounds_are_missing(cards: Table) -> None:
    cards.reply("Bob", "Ana B")
    cards.step()
    cards.program.ok("remind", "game.yaml", "Bob")
    told = cards.text("Bob", "reminder")
    assert "Still missing is your answer to Cyd and Dee." in told
    assert "the dream of Cyd" in told
    assert pictures(cards.last("Bob", "reminder")) >= set("abcdef")


def test_a_reminder_of_votes_shows_the_tables(votes: Table) -> None:
    votes.program.ok("remind", "game.yaml", "Bob")
    shown = pictures(votes.last("Bob", "reminder"))
    assert {name for name in shown if name.startswith("t")} == {"t1", "t3", "t4"}


def test_a_question_back_shows_the_clues_and_the_hand(cards: Table) -> None:
    cards.reply("Bob", "Ana B, Cyd B")
    cards.step()
    asked = cards.last("Bob", "not-understood")
    assert "the dream of Cyd" in cards.text("Bob", "not-understood")
    assert pictures(asked) >= set("abcdef")


def test_no_clue_goes_anywhere_before_all_are_in(program: Program) -> None:
    table = seated(program)
    table.reply("Bob", "C: under the glass stairs")
    table.step()
    table.reply("Cyd", "status")
    table.step()
    program.ok("remind", "game.yaml")
    for name in ("Ana", "Cyd", "Dee"):
        for letter in table.letters(name):
            assert b"glass stairs" not in letter.as_bytes()


def test_a_request_has_a_line_for_each_round_in_the_order_of_its_reader_and_a_form(cards: Table) -> None:
    text = cards.text("Bob", "card-wanted")
    assert "Rounds 1 to 4" in text
    assert text.index("dream of Cyd") < text.index("dream of Dee") < text.index("dream of Ana")
    assert "dream of Bob" not in text
    body = cards.last("Bob", "card-wanted").get_body(("html",))
    assert body is not None
    assert "body=Cyd%3A%20%0D%0ADee%3A%20%0D%0AAna%3A%20" in str(body.get_content())


def test_the_same_moves_by_mail_and_by_hand_make_the_same_game(program: Program, prepared: Prepared) -> None:
    table = up_to_votes(seated(program))
    for at, name in enumerate(table.state.seats):
        table.reply(name, FORMS[at % len(FORMS)](table, name))
    table.step()
    typed = Table(prepared("together-typed", seated, folder=program.folder / "typed"))
    for name in NAMES[:4]:
        typed.program.ok("clue", "game.yaml", f"{name}=C", f"the dream of {name}")
    typed.program("next-turn", "game.yaml")
    for phase in ("card", "vote"):
        for name in NAMES[:4]:
            answer = ",".join(f"{teller}:{thing}" for teller, thing in choices(typed, name))
            typed.program.ok(phase, "game.yaml", f"{name}={answer}")
        typed.program("next-turn", "game.yaml")
    assert typed.state.scores == table.state.scores
    assert typed.state.hands == table.state.hands
    assert [each.votes for each in typed.state.last_rounds] == [each.votes for each in table.state.last_rounds]


@pytest.mark.parametrize(("players", "most"), [(6, SIX), pytest.param(9, NINE, marks=pytest.mark.long)])
def test_every_mail_of_a_cycle_stays_small(program: Program, players: int, most: int) -> None:
    table = up_to_votes(seated(program, players))
    for name in table.state.seats:
        table.reply(name, by_name(table, name))
    table.step()
    for name in table.state.seats[:2]:
        letters = table.letters(name)
        assert len(letters) >= 4
        for letter in letters:
            body = letter.get_body(("html",))
            assert body is not None
            assert len(str(body.get_content()).encode()) <= 60_000
            assert len(letter.as_bytes()) <= most


def test_a_game_is_played_by_mail_to_its_end(program: Program) -> None:
    table = Table(program)
    table.seat()
    table.setting("\nrules: odyssey", "\nrules: {base: odyssey, together: true, cycles: 1}")
    table.step()
    up_to_votes(table)
    for name in table.state.seats:
        table.reply(name, filled_in(table, name))
    table.step()
    assert program.status()["phase"] == "finished"
    told = table.text("Bob", "final-results")
    assert told.index("How round 2 came out") < told.index("How round 3 came out") < told.index("How round 1 came out")
    assert "It fits" in program.ok("verify", "game.yaml")
    assert "4 rounds" in program.ok("album", "game.yaml")


def test_a_round_that_falls_out_is_told_and_the_others_move_up(program: Program) -> None:
    table = seated(program)
    for name in NAMES[:3]:
        table.reply(name, f"C: the dream of {name}")
    table.step()
    program.ok("skip", "game.yaml", "Dee")
    table.step()
    told = table.text("Bob", "card-wanted")
    assert "There was no clue in time from Dee, so there is one round fewer." in told
    assert "Rounds 1 to 3" in told
    table.reply("Dee", in_order(table, "Dee"))
    table.step()
    assert given(table, "Dee").keys() == {"Ana", "Bob", "Cyd"}
    for name in NAMES[:3]:
        table.reply(name, in_order(table, name))
    table.step()
    assert {name for name in pictures(table.last("Dee", "vote-wanted")) if name[0] == "t"} == {"t1", "t2", "t3"}
    for name in NAMES[:4]:
        table.reply(name, in_order(table, name))
    table.step()
    told = table.text("Dee", "results")
    assert [f"How round {number} came out" in told for number in (1, 2, 3, 4)] == [True, True, True, False]


def test_the_files_of_several_clues_come_along_under_their_tellers_names(program: Program) -> None:
    table = seated(program)
    (program.folder / "song.mp3").write_bytes((MEDIA / "sound.mp3").read_bytes())
    for name in NAMES[:4]:
        along = ["--attach", "song.mp3"] if name in ("Ana", "Cyd") else []
        program.ok("clue", "game.yaml", f"{name}=C", f"the dream of {name}", *along)
    table.step()
    names = [part.get_filename() for part in table.last("Bob", "card-wanted").iter_attachments()]
    assert names[1:] == ["clue-cyd.mp3", "clue-ana.mp3"]


def test_a_table_is_one_picture_with_a_link_for_each_card_of_others(votes: Table) -> None:
    letter = votes.last("Bob", "vote-wanted")
    body = letter.get_body(("html",))
    assert body is not None
    html = str(body.get_content())
    assert [f"cid:t{number}@dixit" in html for number in (1, 2, 3, 4)] == [True, False, True, True]
    allowed = next(
        each for each in others_rounds(view_for(votes.state, votes.state.seats[1])) if each.storyteller == "Ana"
    )
    assert [f"body=Ana%20{number}" in html for number in range(1, 5)] == [
        number in allowed.may_vote_for for number in range(1, 5)
    ]
    assert "Rounds 1 to 4 · your votes, please" in letter["Subject"]


LONGEST = "Guglielmina Della Rovere"
"""A name of 24 characters; a clue has 500, and a title 60."""


@pytest.mark.parametrize("phase", [Phase.CARD, Phase.VOTE, Phase.CLUE])
def test_the_html_of_nine_with_long_names_and_clues_is_clipped_by_nobody(phase: Phase) -> None:
    play = begun("odyssey", 9, deck=168, together=True, points_to_win=1000)
    play.advance()
    for name in play.now.seats:
        play.do(GiveClue(name, "ż" * 500, "A"))
    round_of = {Phase.CARD: 1, Phase.VOTE: 1, Phase.CLUE: 10}[phase]
    play.until(phase, round=round_of)
    for at, name in enumerate(play.now.seats):
        play.do(Replace(name, PlayerName(f"{LONGEST[:-1]}{at}x"), None, None))
    reader = play.now.seats[4]
    desk = replace(desk_for(play.now, "pl"), subject=f"[{'Żółć ' * 12}] Rundy 1–9 · twoje głosy, prosimy · k7m2q9wd")
    view = view_for(play.now, reader)
    letter = results(view, desk) if phase is Phase.CLUE else request(LETTER_OF_PHASE[phase], view, desk, results=False)
    html = render_letter(letter, templates=mail_templates(Path())).html
    assert len(html.encode()) <= 60_000


def test_two_cards_of_ones_own_at_a_table_are_told_apart() -> None:
    play = begun("odyssey", 3, together=True).until(Phase.VOTE)
    letter = request(
        LETTER_OF_PHASE[Phase.VOTE], view_for(play.now, play.now.seats[1]), desk_for(play.now), results=False
    )
    html = render_letter(letter, templates=mail_templates(Path())).html
    assert html.count("Your own card: ") == 4
    assert html.count(" · Your own card: ") == 2


def test_the_files_of_a_cycle_share_a_mail_and_what_cannot_shrink_is_told_what_fits(program: Program) -> None:
    table = seated(program)
    share = room_for(table.state)
    assert share * 4 <= 2**20 < share * 5
    frames = (MEDIA / "sound.mp3").read_bytes()
    (program.folder / "long.mp3").write_bytes(frames * (share // len(frames) + 1))
    refused = program("clue", "game.yaml", "ana=C", "the long song", "--attach", "long.mp3")
    assert refused.code == 1
    assert "a recording may have 262 KB" in refused.err
    taken, (note,) = from_mail([read_offered(program.folder / "long.mp3")], most=share)
    assert (taken, note) == (None, Noted(Note.FILE_ABOVE_SHARE, "262 long.mp3"))
    noise = Image.effect_noise((2600, 1800), 90)
    noise.save(program.folder / "photo.png")
    assert len(clue_file(read_offered(program.folder / "photo.png"), most=share).content) <= share


def test_nobody_is_asked_for_cards_once_the_tables_are_laid(cards: Table) -> None:
    cards.reply("Bob", in_order(cards, "Bob"))
    cards.step()
    cards.later(minutes=5)
    cards.reply("Bob", "hm or D maybe")
    for name in ("Ana", "Cyd", "Dee"):
        cards.reply(name, in_order(cards, name))
    cards.step()
    said = cards.text("Bob", "not-understood")
    assert "Bob, this one does not count" in said
    assert "Write one of these" not in said
