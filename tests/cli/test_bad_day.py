"""Each command of a moderator in a game with mail: who gets which mail, once, and what is printed."""

from __future__ import annotations

import email
import email.policy
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path

import pytest

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import (
    AnyFact,
    AwayTold,
    Bounced,
    HeldSettled,
    LockedOut,
    MailHeld,
    MailSetAside,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    StepTaken,
)
from dixit_pbem.post.said import HeldFor
from dixit_pbem.table.sentences import around
from tests.program import Prepared, Program

GAME = "game.yaml"
NAMES = ("Ana", "Bob", "Cyd", "Dee")
WAITS = "The game waits for Bob, Cyd and Dee, until Fri 20 Nov 2026, 09:00, UTC."


class Game:
    """A game whose mails land in a folder; Dee may play on paper."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.seen: set[Path] = set()

    def lay(self, *, paper: str = "") -> Game:
        self.program.new("odyssey", 4, "--title", "Sunday dreamers")
        self.change("\nfirst: volunteer", "\nfirst: Ana")
        self.change("\njournal:", "\nmail: {address: game@example.org, send: {folder: outbox}}\njournal:")
        if paper:
            self.change(f"{{name: {paper}, email: {paper.lower()}@example.org}}", f"{{name: {paper}}}")
        return self

    def change(self, old: str, new: str) -> None:
        path = self.program.folder / GAME
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))

    def do(self, command: str, *arguments: str) -> str:
        """What a command prints."""
        self.new()
        return self.program.ok(command, GAME, *arguments)

    def refused(self, command: str, *arguments: str) -> str:
        """Why a command is refused; it sends nothing and writes nothing."""
        self.new()
        before = (self.program.folder / GAME).read_bytes()
        said = self.program(command, GAME, *arguments)
        assert (said.code, said.out, self.new()) == (1, "", [])
        assert (self.program.folder / GAME).read_bytes() == before
        return said.err

    def new(self) -> list[str]:
        """The mails since the last look: `bob hand`."""
        files = set((self.program.folder / "outbox").glob("*.eml"))
        new, self.seen = sorted(files - self.seen), files
        return [" ".join(file.stem.split("-")[1:]) for file in new]

    def last(self, player: str, kind: str) -> EmailMessage:
        file = max((self.program.folder / "outbox").glob(f"*-{player}-{kind}.eml"))
        return email.message_from_bytes(file.read_bytes(), policy=email.policy.default)

    def text(self, player: str, kind: str, part: str = "plain") -> str:
        body = self.last(player, kind).get_body((part,))
        assert body is not None
        return " ".join(str(body.get_content()).split())

    def until_cards(self) -> Game:
        self.do("next-turn")
        self.do("clue", "ana=A", "fog")
        self.do("next-turn")
        self.new()
        return self

    def until_vote(self) -> Game:
        self.until_cards()
        self.do("card", "bob=A", "cyd=A", "dee=A")
        self.do("next-turn")
        self.new()
        return self


@pytest.fixture
def game(program: Program) -> Game:
    return Game(program).lay()


@pytest.fixture
def cards(prepared: Prepared) -> Game:
    """Cards are wanted of Bob, Cyd and Dee."""
    game = Game(prepared("cards-wanted", lambda program: Game(program).lay().until_cards()))
    game.new()
    return game


def test_typed_moves_send_nothing(game: Game) -> None:
    game.do("next-turn")
    assert (game.do("clue", "ana=A", "fog"), game.new()) == (
        "Ana tells: “fog”.\nThe game waits for nobody: `next-turn` goes on.\n",
        [],
    )
    game.do("next-turn")
    game.do("card", "bob=A", "cyd=A", "dee=A")
    assert game.new() == []


def test_a_skipped_storyteller_is_told_to_all_at_once_with_the_hand_for_the_next(game: Game) -> None:
    game.do("next-turn")
    assert game.do("skip") == (
        "Ana tells nothing and is passed over.\nThe story moves to Bob.\nMailed: hand to Ana, Bob, Cyd and Dee.\n"
        "The game waits for Bob, until Sat 21 Nov 2026, 09:00, UTC.\n"
    )
    assert game.new() == ["ana hand", "bob hand", "cyd hand", "dee hand"]
    assert "There was no clue in time from Ana." in game.text("cyd", "hand")
    assert (game.do("next-turn"), game.new()) == ("The game waits for Bob, until Sat 21 Nov 2026, 09:00, UTC.\n", [])


def test_a_skipped_card_is_told_to_all_with_the_next_mail(cards: Game) -> None:
    assert cards.do("skip", "b") == (
        "Bob is missing, and chance gives 1 card.\nThe game waits for Cyd and Dee, until Fri 20 Nov 2026, 09:00, UTC.\n"
    )
    assert cards.new() == []
    cards.do("card", "cyd=A", "dee=A")
    cards.do("next-turn")
    for player in ("ana", "bob", "cyd", "dee"):
        assert "There was no card in time from Bob." in cards.text(player, "vote-wanted")


def test_more_time_for_one_is_told_to_him_alone(cards: Game) -> None:
    assert cards.do("extend", "24h", "bob") == (
        "The deadline is extended for Bob.\nMailed: notice to Bob.\n"
        f"{WAITS}\nBob has until Sat 21 Nov 2026, 09:00, UTC.\n"
    )
    assert cards.new() == ["bob notice"]
    assert "Saturday, 21 November, 09:00 UTC" in cards.text("bob", "notice")


def test_more_time_for_all_is_told_to_those_who_owe(cards: Game) -> None:
    assert cards.do("extend", "2d") == (
        "The deadline is extended.\nMailed: notice to Bob, Cyd and Dee.\n"
        "The game waits for Bob, Cyd and Dee, until Sun 22 Nov 2026, 09:00, UTC.\n"
    )
    assert cards.new() == ["bob notice", "cyd notice", "dee notice"]


def test_while_the_clock_stands_still_no_mail_names_a_deadline(cards: Game) -> None:
    assert cards.do("pause") == (
        "The clock stands still.\nMailed: notice to Ana, Bob, Cyd and Dee.\n"
        "The game waits for Bob, Cyd and Dee, and no deadline passes until `resume`.\n"
    )
    cards.do("remind", "bob")
    cards.do("resend", "cyd")
    cards.do("say", "See you in January.")
    texts = [cards.text("bob", kind) for kind in ("notice", "reminder")] + [cards.text("cyd", "card-wanted")]
    assert ["November" in text or "answer until" in text for text in texts] == [False] * 3
    assert cards.refused("pause") == "The clock stands still already. `resume` lets it go on.\n"


def test_a_pause_moves_the_deadline_by_as_long_as_it_lasted(cards: Game) -> None:
    cards.do("pause")
    cards.program.at("2026-11-23T09:00:00Z")
    assert cards.do("resume") == (
        "The clock goes on.\nMailed: notice to Ana, Bob, Cyd and Dee.\n"
        "The game waits for Bob, Cyd and Dee, until Wed 25 Nov 2026, 09:00, UTC.\n"
    )
    assert "Wednesday, 25 November, 09:00 UTC" in cards.text("dee", "notice")
    assert cards.refused("resume") == "The clock is running: there is nothing to resume.\n"


@pytest.mark.parametrize(
    ("words", "quoted"),
    [
        ("<b>We meet</b> & talk", "<b>We meet</b> & talk"),
        ('Write to bob@example.org, he said: "fog"', "Write to bob@example.org, he said: ‘fog’"),
        ("„zażółć” 👩‍👧", "‘zażółć’ 👩‍👧"),
        ("two\nlines", "two\nlines"),
    ],
)
@pytest.mark.long
def test_a_word_to_all_is_quoted_as_it_was_written_with_marks_of_its_own(game: Game, words: str, quoted: str) -> None:
    game.do("next-turn")
    assert game.do("say", words) == (
        f"The moderator says to all: “{quoted}”\nMailed: notice to Ana, Bob, Cyd and Dee.\n"
        "The game waits for Ana, until Sat 21 Nov 2026, 09:00, UTC.\n"
    )
    assert game.new() == ["ana notice", "bob notice", "cyd notice", "dee notice"]
    assert f"“{' '.join(quoted.split())}”" in game.text("cyd", "notice")


def test_a_word_to_all_is_text_in_the_html_too(game: Game) -> None:
    game.do("next-turn")
    game.do("say", "<b>We meet</b>")
    assert "&lt;b&gt;We meet&lt;/b&gt;" in game.text("cyd", "notice", "html")
    assert "<b>We meet" not in game.text("cyd", "notice", "html")


@pytest.mark.parametrize("words", ["", "  ", "\x07"])
def test_nothing_cannot_be_said(game: Game, words: str) -> None:
    game.do("next-turn")
    assert game.refused("say", words) == (
        'There is nothing to say yet. Write some words, as in: say sunday.yaml "We meet on Sunday".\n'
    )


def test_those_who_owe_are_reminded_and_nobody_else(cards: Game) -> None:
    cards.do("card", "cyd=A")
    assert cards.do("remind") == (
        "Mailed: reminder to Bob and Dee.\nThe game waits for Bob and Dee, until Fri 20 Nov 2026, 09:00, UTC.\n"
    )
    assert cards.new() == ["bob reminder", "dee reminder"]
    cards.do("remind", "dee")
    assert cards.new() == ["dee reminder"]
    assert cards.refused("remind", "cyd") == "The game does not wait for Cyd. `status` says for whom.\n"


def test_who_plays_on_paper_is_reminded_in_person(program: Program) -> None:
    game = Game(program).lay(paper="Dee").until_cards()
    said = program("remind", GAME)
    assert (said.code, said.out.splitlines()[0], said.err) == (
        0,
        "Mailed: reminder to Bob and Cyd.",
        "Dee plays on paper: ask in person.\n",
    )
    on_paper = "Dee plays on paper, where no mail goes. Ask in person, or write an address into the game file.\n"
    assert game.refused("remind", "dee") == on_paper
    assert game.refused("resend", "dee") == on_paper


def test_the_last_mail_is_sent_once_more_to_the_address_that_counts_now(cards: Game) -> None:
    cards.change("bob@example.org", "bob@example.com")
    assert cards.do("resend", "bob").splitlines() == ["Mailed: card wanted to Bob.", WAITS]
    assert cards.new() == ["bob card wanted"]
    again = cards.last("bob", "card-wanted")
    assert again["To"] == "Bob <bob@example.com>"
    first = min((cards.program.folder / "outbox").glob("*-bob-card-wanted.eml"))
    before = email.message_from_bytes(first.read_bytes(), policy=email.policy.default)
    assert (again["Message-ID"] == before["Message-ID"], again["Subject"] == before["Subject"]) == (False, True)


def test_a_newcomer_is_welcomed_and_asked_and_the_others_are_told(cards: Game) -> None:
    assert cards.do("replace", "bob", "Zoe <zoe@example.org>") == (
        "Zoe takes the seat of Bob.\nMailed: welcome and card wanted to Zoe.\n"
        "Mailed: notice to Ana, Bob, Cyd and Dee.\n"
        "The game waits for Zoe, Cyd and Dee, until Fri 20 Nov 2026, 09:00, UTC.\n"
    )
    assert cards.new() == ["zoe card wanted", "ana notice", "bob notice", "cyd notice", "dee notice", "zoe welcome"]
    assert "Zoe takes the seat of Bob" in cards.text("cyd", "notice")
    assert cards.last("zoe", "welcome")["To"] == "Zoe <zoe@example.org>"


def test_a_newcomer_without_an_address_plays_on_paper(cards: Game) -> None:
    said = cards.program("replace", GAME, "bob", "Zoe")
    assert (said.code, said.err) == (0, "Zoe has no address, and plays on paper.\n")
    assert cards.new() == ["ana notice", "bob notice", "cyd notice", "dee notice"]


@pytest.mark.parametrize(
    ("newcomer", "why"),
    [
        ("Cyd <zoe@example.org>", "Cyd sits at this table already: choose another name.\n"),
        ("Zoe <zoe@ex@ample>", "'zoe@ex@ample' is not an e-mail address. Write it like eve@example.org.\n"),
    ],
)
def test_a_seat_is_not_given_away_badly(cards: Game, newcomer: str, why: str) -> None:
    assert cards.refused("replace", "bob", newcomer) == why


def test_who_leaves_is_told_to_everybody(program: Program) -> None:
    program.new("odyssey", 7)
    program.ok("next-turn", GAME)
    told = program.ok("leave", GAME, "gus").splitlines()
    assert told[:3] == [
        "Gus leaves after this round.",
        "Drafted: notice to everybody.",
        "7 drafts to send, in output/game/outbox/1-hand:",
    ]


def test_what_was_mailed_and_taken_back_is_corrected(game: Game) -> None:
    game.until_vote()
    game.new()
    said = game.program("undo", GAME, "--after-reveal")
    assert (said.code, said.out) == (
        0,
        "Taken back: The table is laid: 4 cards, numbered from 1.\nTaken back: Dee gives 1 card.\n"
        "Mailed: correction to Ana, Bob, Cyd and Dee.\nThe game waits for Dee, until Fri 20 Nov 2026, 09:00, UTC.\n",
    )
    assert said.err == "The players have seen the cards on the table of round 1.\n"
    assert game.new() == ["ana correction", "bob correction", "cyd correction", "dee correction"]
    assert "Ana has taken a step back in the game." in game.text("dee", "correction")


def test_a_move_that_nobody_was_mailed_about_is_taken_back_without_mail(cards: Game) -> None:
    cards.do("card", "bob=A")
    assert (cards.do("undo"), cards.new()) == (f"Taken back: Bob gives 1 card.\n{WAITS}\n", [])


def test_the_end_brings_the_final_results(cards: Game) -> None:
    assert cards.do("end", "--reason", "the holidays are over") == (
        "The game is ended early: the holidays are over. Nobody wins.\n"
        "Mailed: final results to Ana, Bob, Cyd and Dee.\n"
        "`album` makes a book of the game, and `verify` shows that every shuffle was fair.\n"
        "Play again? `dixit-pbem new --after game.yaml` begins the next game with the same people.\n"
    )
    assert cards.new() == [f"{name.lower()} final results" for name in NAMES]
    assert "“the holidays are over”" in cards.text("bob", "final-results")
    assert cards.refused("end") == "The game has ended already. `status` shows how.\n"


CAME = {"mail": "1.eml", "key": "1", "digest": "1", "arrived": datetime(2026, 11, 18, 9, tzinfo=UTC)}
BOB = PlayerName("Bob")


@pytest.mark.parametrize(
    ("sentence", "fact"),
    [
        ("Bob is away from Fri 20 Nov to Fri 27 Nov.", AwayTold(BOB, "2026-11-20", "2026-11-27")),
        ("Bob is away on Fri 20 Nov.", AwayTold(BOB, "2026-11-20", "2026-11-20")),
        ("Nobody looked after this game for 7 hours; its deadlines hold until the next look.", StepTaken(25_300)),
        ("Nobody looked after this game for 2 days; its deadlines hold until the next look.", StepTaken(172_800)),
        (
            "The game cannot read its mail. imap.example.org: the sign-in of 'ana' does not hold any more.",
            LockedOut("imap.example.org: the sign-in of 'ana' does not hold any more"),
        ),
        (
            "A mail of Bob is held: it cannot be read as one answer.",
            MailHeld(**CAME, sender="x@example.org", reason=HeldFor.UNCLEAR, player=BOB),  # type: ignore[arg-type]
        ),
        ("Held mail 12 is settled: it was rejected.", HeldSettled(12, "rejected")),
        ("Held mail 12 is settled: it counts as one of Bob.", HeldSettled(12, "assigned", BOB)),
        ("Held mail 12 is settled: Bob answered again later.", HeldSettled(12, "answered", BOB)),
        (
            "Mail to bob@example.org came back: 550 no such mailbox.",
            Bounced(**CAME, reason="550 no such mailbox", address="bob@example.org"),  # type: ignore[arg-type]
        ),
        ("A mail is set aside: It is from a mail server.", MailSetAside(**CAME, reason="It is from a mail server.")),  # type: ignore[arg-type]
        ("The mail “hand” to Bob was refused: full.", PostRefused("hand", 3, "full", "bob@example.org", BOB)),
        ("No mail can leave for now: full.", PostDelayed(1, CAME["arrived"], "full.")),  # type: ignore[arg-type]
        ("The mail “digest” goes to the moderator.", Posted("digest", 3)),
        ("Ana and Bob are reminded once more.", Reminded((PlayerName("Ana"), BOB), late=True)),
        ("Bob is reminded.", Reminded((BOB,))),
    ],
)
def test_what_happened_around_the_game_is_told_in_a_sentence(sentence: str, fact: AnyFact) -> None:
    assert around(fact) == sentence


BEFORE = "The game has not begun. `next-turn` deals the hands and begins the first round.\n"
NOBODY = "Nobody is waited for, so there is no deadline to extend. `next-turn` goes on.\n"
UNKNOWN = "Nobody here is called 'zoe'. At the table: Ana, Bob, Cyd and Dee.\n"


@pytest.mark.parametrize(
    "command",
    [
        ("say", "hello"),
        ("remind",),
        ("resend", "bob"),
        ("send",),
        ("pause",),
        ("skip",),
        ("extend", "24h"),
        ("undo",),
        ("end",),
    ],
    ids=lambda command: str(command[0]),
)
def test_before_the_game_there_is_nothing_to_do(game: Game, command: tuple[str, ...]) -> None:
    assert game.refused(*command) == BEFORE


@pytest.mark.parametrize("command", [("remind",), ("resend",), ("skip",), ("extend", "24h"), ("leave",)], ids=str)
def test_a_name_that_fits_nobody_is_told(cards: Game, command: tuple[str, ...]) -> None:
    assert cards.refused(*command, "zoe") == UNKNOWN


def test_time_is_given_only_where_somebody_is_waited_for(cards: Game) -> None:
    assert cards.refused("extend", "24h", "ana") == ("The game does not wait for Ana. Waited for: Bob, Cyd and Dee.\n")
    cards.do("card", "bob=A", "cyd=A", "dee=A")
    assert cards.refused("extend", "24h") == NOBODY
    assert cards.refused("extend", "24h", "bob") == NOBODY
