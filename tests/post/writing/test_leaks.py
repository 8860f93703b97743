"""No mail tells its reader what only others may know: leaks are planted, and each is caught."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pikepdf
import pytest
from PIL import Image

from dixit_pbem.album.parting import parting_of
from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName
from dixit_pbem.engine.moves import GiveCards, GiveClue
from dixit_pbem.engine.views import view_for
from dixit_pbem.journal.facts import DigestDue, PostRefused, Said
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.pages import EXAMPLE_PIXELS, cards_of_example
from dixit_pbem.paper.press import TABLE_PIXELS
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.office import Leak, Office
from dixit_pbem.post.outbox import owed_now
from dixit_pbem.post.said import Got, Note, Noted, Understood
from dixit_pbem.post.writing.enclosures import STEPS
from dixit_pbem.post.writing.envelope import POLICY, Enclosure, Envelope, as_bytes, message
from dixit_pbem.post.writing.leaks import Allowed, leaks_of_letter, leaks_of_mail, mark_of, stands_alone
from dixit_pbem.post.writing.letter import Card, Cards
from dixit_pbem.post.writing.looks import Rendered
from tests.post.postal import NOW, Table
from tests.post.sample_letters import letter
from tests.post.test_ledger import ANA, BOB, CYD, DEE, clue_told, posted, table_laid, votes_cast
from tests.post.writing.test_secrets import twin

SYSTEMS = (("odyssey", 3), ("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6), ("classic", 5), ("demo", 3))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table.lay(tmp_path, monkeypatch).begin()


def hand_of_bob(office: Office) -> Owed:
    return next(owed for owed in owed_now(office.running.opened).owed if (owed.reader, owed.kind) == (BOB, Kind.HAND))


def leak_in(office: Office, owed: Owed) -> str:
    with pytest.raises(Leak) as told:
        office.mail(owed)
    reason, _, way_out = str(told.value).partition(". ")
    assert way_out == "Look at your own templates in templates/mail; if there are none, this is a fault of the program."
    return reason


def card_of(game: Game, player: PlayerName, letter: str = "A") -> CardId:
    return next(card for each, card in game.hands[player].items() if each == letter)


def test_a_wrong_picture_under_a_neutral_name_is_caught_in_the_mail(table: Table) -> None:
    office = table.office()
    for pixels in {width for step in STEPS for width in step}:
        wrong = office.press.copy(card_of(office.game, CYD), pixels)
        office.press.copies[card_of(office.game, BOB), pixels] = wrong
    reason = leak_in(office, hand_of_bob(office))
    assert reason == "The mail “welcome” to Bob was not sent: the picture a.jpg is not one of this reader's"


def test_a_wrong_page_under_a_neutral_name_is_caught(table: Table) -> None:
    office = table.office()
    cyds = next(owed for owed in owed_now(office.running.opened).owed if (owed.reader, owed.kind) == (CYD, Kind.HAND))
    office.mail(cyds)
    printed = office.press.printed
    cyds_page = next(content for (name, _), content in printed.items() if name == "round-01/hand-cyd.pdf")
    printed |= {("round-01/hand-bob.pdf", pixels): cyds_page for pixels in range(TABLE_PIXELS + 1)}
    reason = leak_in(office, hand_of_bob(office))
    assert (
        reason == "The mail “welcome” to Bob was not sent: a picture in round-01-hand.pdf is not one of this reader's"
    )


def test_every_letter_of_a_whole_round_passes(table: Table) -> None:
    kinds = [kind for _, kind in table.mails()]
    kinds += [kind for _, kind in clue_told(posted(table)).mails()]
    posted(table)
    table.do(*(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    kinds += [kind for _, kind in table.advance().mails()]
    posted(table)
    kinds += [kind for _, kind in votes_cast(table).advance().mails()]
    assert kinds == ["hand"] * 4 + ["card wanted"] * 3 + ["vote wanted"] * 4 + ["hand"] * 4


@pytest.mark.parametrize(
    ("secret", "shown"),
    [
        (lambda office: "cyd@example.test", "cyd@example.test"),
        (lambda office: "cyd@example.test", "mailto:cyd%40example.test"),
        (lambda office: "cyd@example.test", "cyd&#64;example.test"),
        (lambda office: office.token_of(CYD), "{}"),
        (lambda office: str(card_of(office.game, CYD)), "{}"),
        (lambda office: str(office.press.pictures[card_of(office.game, CYD)].file.name), "{}"),
    ],
)
def test_a_template_that_prints_what_is_anothers_is_caught(
    secret: Callable[[Office], str], shown: str, table: Table
) -> None:
    office = table.office()
    own = table.path.parent / "templates" / "mail"
    own.mkdir(parents=True)
    (own / "welcome.j2").write_text(f"=== x ===\n{shown.format(secret(office))}\n")
    reason = leak_in(office, hand_of_bob(office))
    assert reason.endswith("part holds what only others may know")


def test_what_people_wrote_for_all_is_no_secret(table: Table) -> None:
    table.do(GiveClue(ANA, "write to cyd@example.test", "A"))
    table.advance()
    table.write(Said("Cyd's new address is cyd@example.test"))
    mails = table.mails()
    assert "cyd@example.test" in mails["Bob", "card wanted"].get_body(("plain",)).get_content()
    assert "cyd@example.test" in mails["Bob", "notice"].get_body(("plain",)).get_content()


def test_a_receipt_may_name_the_address_that_the_mail_came_from(table: Table) -> None:
    posted(clue_told(posted(table)))
    answer = Understood(Got.PASSED_ON, text="Cyd is at cyd@example.test", notes=(Noted(Note.NAMED_TWICE, "A"),))
    table.write(replace(table.read("Bob", answer), other_address="dee@example.test"))
    assert "cyd@example.test" in str(table.mails()["Bob", "receipt"].get_body(("plain",)).get_content())


def test_the_digest_may_name_addresses(table: Table) -> None:
    posted(table)
    table.write(PostRefused("hand", 3, "no such user", "bob@example.test", BOB), DigestDue(0))
    assert "bob@example.test" in table.mails()[None, "digest"].get_body(("plain",)).get_content()


@pytest.mark.parametrize(
    ("expected", "secret", "text"),
    [
        (True, "ana@example.org", "write to ana@example.org."),
        (True, "ana@example.org", "<ana@example.org>"),
        (False, "ana@example.org", "joana@example.org"),
        (False, "ana@example.org", "ana@example.org.uk"),
        (False, "ana@example.org", "x.ana@example.org"),
        (True, "k7m2q9wd", "mailto:game+k7m2q9wd@example.org"),
        (False, "k7m2q9wd", "xk7m2q9wd"),
        (True, "dreams/001", "/decks/dreams/001.jpg"),
        (False, "dreams/001", "dreams/0012"),
    ],
)
def test_a_secret_counts_where_it_is_no_piece_of_another_word(expected: bool, secret: str, text: str) -> None:
    assert stands_alone(secret, text) is expected


@pytest.mark.parametrize(
    "card",
    [
        Card("1", "1", owner=Person("Cyd", look_of(2))),
        Card("1", "1", voters=(Person("Cyd", look_of(2)),)),
        Card("1", "1", is_story=True),
        Card("1", "1", is_red=True),
    ],
)
def test_an_owner_or_a_vote_on_an_open_table_is_caught(card: Card, table: Table) -> None:
    view = view_for(posted(table_laid(table)).game, BOB)
    told = letter(Kind.VOTE_WANTED, cards=Cards("The table", (Card("2", "2"), card)))
    assert list(leaks_of_letter(told, view)) == ["card 1 tells more than its picture"]
    assert list(leaks_of_letter(replace(told, cards=Cards("", (Card("1", "1"),))), view)) == []


def jpeg(colour: int = 0, exif: bytes = b"") -> bytes:
    file = io.BytesIO()
    Image.new("L", (8, 8), colour).save(file, "JPEG", **({"exif": exif} if exif else {}))
    return file.getvalue()


def mail_with(*, text: str = "Hello\n", picture: bytes = b"", files: tuple[Enclosure, ...] = (), **changed: object):
    parts: dict[str, object] = {
        "sender_name": "Game",
        "sender": "game@example.test",
        "reader_name": "Bob",
        "reader": "bob@example.test",
        "reply_to": "game@example.test",
        "subject": "Round 1",
        "date": NOW,
        "message_id": "<1@example.test>",
        "references": (),
        "language": "en",
        "loop_mark": "0",
        "list_id": "<0.example.test>",
        "answers": False,
    }
    envelope = Envelope(**{**parts, **changed})  # type: ignore[arg-type]
    shown = ("A",) if picture else ()
    return message(Rendered(text, "<p>Hello</p>\n", shown), envelope, pictures={"A": picture}, enclosures=files)


def caught(
    mail, *, pictures: tuple[bytes, ...] = (), files: tuple[bytes, ...] = (), example: tuple[bytes, ...] = ()
) -> list[str]:
    of_file = {"rules.pdf": frozenset(map(mark_of, example))}
    allowed = Allowed(frozenset(map(mark_of, pictures)), of_file, frozenset(map(mark_of, files)), ("dreams/042",))
    return list(leaks_of_mail(mail, allowed))


def test_a_picture_with_what_the_camera_wrote_is_not_the_readers_any_more() -> None:
    exif = Image.Exif()
    exif[0x010F] = "Ana's camera"
    assert caught(mail_with(picture=jpeg()), pictures=(jpeg(),)) == []
    assert caught(mail_with(picture=jpeg(0, exif.tobytes())), pictures=(jpeg(),)) == [
        "the picture a.jpg is not one of this reader's"
    ]


@pytest.mark.parametrize(
    ("place", "changed"),
    [
        ("its header Subject", {"subject": "[Ours] dreams/042"}),
        ("its header Message-ID", {"message_id": "<dreams/042@example.test>"}),
        ("its header To", {"reader_name": "dreams/042"}),
        ("its header References", {"references": ("<dreams/042@example.test>",)}),
        ("its plain part", {"text": "It is dreams/042!\n"}),
        ("its header Content-Disposition of part 4", {"files": (Enclosure("dreams/042.jpg", "image/jpeg", b"x"),)}),
    ],
)
def test_a_secret_is_caught_wherever_it_stands(place: str, changed: dict[str, object]) -> None:
    assert f"{place} holds what only others may know" in caught(mail_with(**changed), files=(b"x",))


def test_a_file_that_nobody_enclosed_is_caught() -> None:
    files = (Enclosure("clue.mp3", "audio/mpeg", b"another recording"),)
    assert caught(mail_with(files=files)) == ["the file clue.mp3 is not one of this mail's"]


def pdf(change: Callable[[pikepdf.Pdf], None]) -> bytes:
    target = io.BytesIO()
    with pikepdf.new() as made:
        page = made.add_blank_page()
        picture = made.make_stream(jpeg(), Subtype=pikepdf.Name.Image, Filter=pikepdf.Name.DCTDecode)
        page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(A=picture))
        change(made)
        made.save(target)
    return target.getvalue()


def _wrong_picture(made: pikepdf.Pdf) -> None:
    made.pages[0].Resources.XObject.A.write(jpeg(99), filter=pikepdf.Name.DCTDecode)


def _title(made: pikepdf.Pdf) -> None:
    made.docinfo.Title = "dreams/042"


def _xmp(made: pikepdf.Pdf) -> None:
    with made.open_metadata() as metadata:
        metadata["dc:title"] = "dreams/042"


def _attachment(made: pikepdf.Pdf) -> None:
    made.attachments["hand.jpg"] = b"x"


def _inline(made: pikepdf.Pdf) -> None:
    made.pages[0].Contents = made.make_stream(b"q\nBI /W 1 /H 1 /BPC 8 /CS /G ID x EI\nQ")


@pytest.mark.parametrize(
    ("expected", "change"),
    [
        ([], lambda made: None),
        (["a picture in hand.pdf is not one of this reader's"], _wrong_picture),
        (["the description of hand.pdf holds what only others may know"], _title),
        (["the description of hand.pdf holds what only others may know"], _xmp),
        (["hand.pdf carries files of its own"], _attachment),
        (["hand.pdf draws a picture that cannot be compared"], _inline),
    ],
)
def test_a_page_is_searched_to_its_metadata(expected: list[str], change: Callable[[pikepdf.Pdf], None]) -> None:
    content = pdf(change)
    mail = mail_with(files=(Enclosure("hand.pdf", "application/pdf", content),))
    assert caught(mail, pictures=(jpeg(),), files=(content,)) == expected


def test_a_card_of_the_reader_has_no_place_in_the_example_of_the_rules() -> None:
    content = pdf(lambda made: None)
    mail = mail_with(files=(Enclosure("rules.pdf", "application/pdf", content),))
    assert caught(mail, pictures=(jpeg(),), files=(content,), example=(jpeg(99),)) == [
        "a picture in rules.pdf is not one of this reader's"
    ]
    assert caught(mail, files=(content,), example=(jpeg(),)) == []


def test_a_card_of_somebodys_hand_in_the_example_of_the_rules_is_caught(table: Table) -> None:
    office = table.office()
    welcome = owed_now(table.opened).owed[0]
    example, hand = cards_of_example(office.press), {*office.game.hands[BOB].values()}
    held = next(card for card in hand if card not in example)
    office.press.copies[example[0], EXAMPLE_PIXELS] = office.press.copy(held, EXAMPLE_PIXELS)
    with pytest.raises(Leak, match=r"a picture in rules\.pdf is not one of this reader's"):
        office.mail(welcome)


def test_the_example_of_the_rules_is_the_same_whoever_holds_what(table: Table) -> None:
    office = table.office()
    other = replace(office.running, game=twin(office.game, BOB, Random(7)))
    assert other.game.hands != office.game.hands
    assert cards_of_example(replace(office.press, running=other)) == cards_of_example(office.press)


def test_a_card_that_never_lay_on_the_table_is_caught_in_the_album(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch, players=3, rules="demo").begin().until(Phase.FINISHED)
    office = table.office()
    last = next(owed for owed in owed_now(table.opened).owed if owed.kind is Kind.FINAL_RESULTS)
    assert "album.pdf" in office.enclosed_with(last)
    again = table.office()
    bound = office.parting.album("en")
    assert bound is not None
    card, pixels = bound.copies[0]
    held = next(iter(office.game.hands[CYD].values()))
    again.press.copies[card, pixels] = again.press.copy(held, pixels)
    with pytest.raises(Leak, match=r"a picture in album\.pdf is not one of this reader's"):
        again.mail(last)


def test_what_is_scanned_is_what_is_sent() -> None:
    mail = mail_with(picture=jpeg(), files=(Enclosure("hand.pdf", "application/pdf", pdf(_title)),))
    assert as_bytes(mail) == mail.as_bytes(policy=POLICY)


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.VOTE])
@pytest.mark.parametrize(
    ("base", "players"),
    [
        *(pytest.param(*system, marks=() if system == ("odyssey", 4) else pytest.mark.long) for system in SYSTEMS),
        ("{base: odyssey, together: true}", 4),
    ],
)
def test_a_mail_is_the_same_to_the_last_byte_whatever_its_reader_may_not_see(
    base: str, players: int, phase: Phase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.lay(tmp_path, monkeypatch, players=players, rules=base).begin()
    table.until(phase, round=players + 1 if "together" in base else 2)
    office, dice = table.office(), Random(players)
    letters = owed_now(table.opened).owed
    requests = [owed for owed in letters if owed.kind in (Kind.HAND, Kind.CARD_WANTED, Kind.VOTE_WANTED)]
    assert requests
    for owed in requests[:3]:
        assert owed.reader is not None
        other = twin(office.game, owed.reader, dice)
        assert other != office.game
        running = replace(office.running, game=other)
        press = replace(office.press, running=running, printed={}, laid={})
        # The seed shuffled the other game as well: only what it dealt is another.
        assert Office(office.store, running, press, parting_of).mail(owed) == office.mail(owed)


def test_nothing_outside_of_a_mail_tells_more_than_its_kind(table: Table) -> None:
    posted(table_laid(table))
    votes_cast(table).advance()
    mail = table.mails()["Bob", "hand"]
    names = [str(part.get_filename()) for part in mail.walk() if part.get_filename()]
    pictures = sorted(name for name in names if name.endswith(".jpg"))
    assert [*pictures, *(name for name in names if name.endswith(".pdf"))] == [
        *(f"{key}.jpg" for key in ("a", "b", "c", "d", "e", "f", "p1", "r1", "r2", "r3", "r4")),
        "round-02-hand.pdf",
        "round-01-results.pdf",
    ]
    token = table.office().token_of(BOB)
    assert mail["Subject"] == f"[Sunday dreamers] your clue, please; results of round 1 · {token}"
