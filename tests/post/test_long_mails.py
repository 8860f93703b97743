"""A photo of a phone comes in with a clue: taken whole from a player, in little memory; no stranger's is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from datetime import date
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from random import Random

import pytest

from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.post.carriers.from_files import FromFolder, FromMaildir
from dixit_pbem.post.carriers.from_mbox import FromMbox
from dixit_pbem.post.carriers.mailbox import LARGEST, LARGEST_OF_PLAYER, Arrived
from dixit_pbem.post.keep.mails import length_of, name_of, store_mail
from dixit_pbem.post.reading.long_mail import read_long, read_stored
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.storage.game_file import GameFile
from tests.mailing import Ready, Table
from tests.post.keep.test_photos import saved, scene

ON_BOTH_STORES = True
BEGIN = date(2026, 11, 17)


@cache
def photo(megapixels: int = 12) -> bytes:
    width = {12: 4032, 50: 8160}[megapixels]
    return saved("JPEG", scene(width, width * 3 // 4, noisy=True), quality={12: 97, 50: 80}[megapixels])


def with_files(text: str, *files: tuple[str, bytes], sender: str = "ana@example.org", subject: str = "x") -> bytes:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"], mail["Message-ID"] = sender, "game@example.org", subject, "<1@client>"
    mail.set_content(text)
    for name, content in files:
        kind, _, subtype = {"jpg": "image/jpeg", "mp4": "video/mp4", "pdf": "application/pdf"}[name[-3:]].partition("/")
        mail.add_attachment(content, maintype=kind, subtype=subtype, filename=name)
    return mail.as_bytes()


def in_pieces(raw: bytes, size: int) -> Iterator[bytes]:
    yield from (raw[at : at + size] for at in range(0, len(raw), size))


@pytest.mark.parametrize("size", [1, 7, 100, 1000, 10**6])
@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
def test_a_mail_read_in_pieces_says_the_same(size: int, ends: bytes) -> None:
    files = [(f"{number}.jpg", Random(number).randbytes(500 + number)) for number in range(4)]
    raw = with_files("C: the moon\n-- \nAna", *files).replace(b"\n", ends)
    assert read_long(in_pieces(raw, size)) == read_mail(raw)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"From: bob@example.org\n\nB\n",
        b"Content-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\nAAAA\nBBB=\n",
        b"Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: image/png\n"
        b"Content-Transfer-Encoding: base64\n\nAAAA!!!!BB\n--b--\nend",
        b"Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Transfer-Encoding: base64\n\nQzogbW9vbg==\n--b--",
        b"Content-Type: multipart/mixed\n\n--b\n\nno boundary\n--b--",
    ],
)
def test_odd_mails_say_the_same_in_pieces(raw: bytes) -> None:
    def without_content(mail: Incoming) -> tuple[object, ...]:
        return mail.sender, mail.text, mail.kind, mail.flaws, [(file.kind, file.content) for file in mail.files]

    assert without_content(read_long([raw])) == without_content(read_mail(raw))


def test_what_cannot_be_taken_apart_passes_its_cap() -> None:
    assert read_long(in_pieces(b"Subject: x\n\n" + b"word " * 2_000_000, 2**20)).flaws[:1] == ("over 5 MB",)
    assert read_long([b"Subject: x\n\n"], cut=True).flaws == ("over 35 MB",)


def test_the_same_words_with_another_file_are_another_mail() -> None:
    one, two, none = (with_files("C: moon", *files) for files in ([("a.jpg", b"1")], [("a.jpg", b"2")], []))
    assert len({read_mail(raw).digest for raw in (one, two, none)}) == 3


def lay(mails: Path, way: str, raw: bytes) -> FromFolder | FromMaildir | FromMbox:
    if way == "mbox":
        path = mails / "mbox"
        path.write_bytes(b"From ana@example.org Wed Nov 18 09:00:00 2026\n" + raw + b"\n")
        return FromMbox(path)
    folder = mails / way
    (folder / "cur").mkdir(parents=True)
    (folder / "new").mkdir()
    (folder / ("new/1.a" if way == "maildir" else "1.eml")).write_bytes(raw)
    return FromMaildir(folder) if way == "maildir" else FromFolder(folder)


@pytest.mark.parametrize("way", ["folder", "maildir", "mbox"])
@pytest.mark.long
def test_a_mailbox_hands_over_the_whole_of_a_players_mail_alone(tmp_path: Path, way: str) -> None:
    content = Random(1).randbytes(9_000_000)
    mailbox = lay(tmp_path, way, with_files("C: moon", ("a.jpg", content)))
    (cut,) = mailbox.collect((), since=BEGIN, whole=lambda header: b"bob@" in header)
    (mail,) = mailbox.collect((), since=BEGIN, whole=lambda header: b"ana@" in header)
    assert isinstance(cut, Arrived)
    assert isinstance(mail, Arrived)
    assert (cut.pieces, len(cut.raw) <= LARGEST, cut.key) == (None, True, mail.key)
    assert read_mail(cut.raw).flaws == ("over 5 MB",)
    assert mail.pieces is not None
    assert read_long(mail.pieces()).files[0].content == content


@pytest.mark.long
def test_a_mail_of_35_mb_needs_little_more_memory_than_its_files(tmp_path: Path) -> None:
    raw = with_files("C: moon", ("a.jpg", Random(1).randbytes(25_000_000)))
    assert 33_000_000 < len(raw) < LARGEST_OF_PLAYER
    mailbox, store = lay(tmp_path, "maildir", raw), GameFile(tmp_path / "game.yaml")
    del raw
    tracemalloc.start()
    (mail,) = mailbox.collect((), since=BEGIN, whole=lambda header: True)
    assert isinstance(mail, Arrived)
    store_mail(store, mail)
    kept = tracemalloc.get_traced_memory()[1]
    tracemalloc.reset_peak()
    incoming = read_stored(store, name_of(mail.key))
    read = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(incoming.files[0].content) == 25_000_000
    assert kept < 20_000_000
    assert read < 70_000_000


def send(table: Table, player: str, text: str, *files: tuple[str, bytes], sender: str | None = None) -> None:
    table.count += 1
    raw = with_files(
        text,
        *files,
        sender=sender or f"{player.lower()}@example.org",
        subject=f"Re: {table.last(player)['Subject']}",
    )
    table.lay(raw.replace(b"<1@client>", b"<%d@client>" % table.count), f"{table.count:03}.eml")


@pytest.mark.parametrize("megapixels", [12, 50])
@pytest.mark.long
def test_a_photo_goes_to_everybody_with_the_clue(ready: Ready, megapixels: int) -> None:
    table = ready("clue")
    assert len(photo(megapixels)) > 10_000_000
    send(table, "Ana", "C: the moon", ("IMG_1.jpg", photo(megapixels)))
    table.step()
    clue = table.state.round.clue
    assert clue is not None
    assert clue.attachment is not None
    assert "IMG_1.jpg goes to everybody together with your clue." in table.text("Ana", "receipt")
    assert b'filename="clue.jpg"' in table.last("Bob", "card-wanted").as_bytes()
    assert len(table.last("Bob", "card-wanted").as_bytes()) < 5_000_000


@pytest.mark.long
def test_a_strangers_mail_is_cut_as_before(ready: Ready) -> None:
    table = ready("clue")
    raw = with_files("C: the moon", ("IMG_1.jpg", photo()), sender="eve@example.net")
    table.lay(raw, "stranger.eml")
    table.fetch()
    (fact,) = table.facts(MailHeld)
    assert length_of(GameFile(table.path), fact.mail) <= LARGEST


@pytest.mark.long
def test_a_mail_beyond_all_measure_is_held_and_its_player_told(ready: Ready) -> None:
    table = ready("clue")
    send(table, "Ana", "C: the moon", ("film.mp4", Random(1).randbytes(28_000_000)))
    table.step()
    assert table.state.round.clue is None
    assert [(fact.reason, fact.player, fact.asked) for fact in table.facts(MailHeld)] == [("broken", "Ana", True)]
    assert "Your mail was too large to be read" in table.text("Ana", "not-understood")


@pytest.mark.parametrize(
    ("told", "name", "content"),
    [
        ("film.mp4 cannot come along: only pictures and recordings", "film.mp4", None),
        ("a.pdf cannot come along: only pictures and recordings", "a.pdf", b"%PDF-1.7"),
        ("a.jpg could not be read whole.", "a.jpg", b"\xff\xd8\xff" + bytes(50)),
    ],
)
def test_a_file_that_cannot_be_taken_is_answered(ready: Ready, told: str, name: str, content: bytes | None) -> None:
    table = ready("clue")
    media = Path(__file__).parents[1] / "media"
    send(table, "Ana", "C: the moon", (name, content or (media / name).read_bytes()))
    table.step()
    assert table.state.round.clue is not None
    assert told in table.text("Ana", "receipt")


def test_a_photo_with_a_card_is_answered_and_the_card_counts(ready: Ready) -> None:
    table = ready("card")
    send(table, "Bob", "B", ("IMG_1.jpg", saved("JPEG", scene(300, 200))))
    table.step()
    assert [fact.verdict for fact in table.facts(MailRead) if fact.player == "Bob"] == ["cards"]
    assert "IMG_1.jpg was left out: files come along only with a clue." in table.text("Bob", "receipt")


def test_the_pictures_of_our_own_letter_are_nothing_that_came_along(ready: Ready) -> None:
    table = ready("card")
    raw = (
        f"From: bob@example.org\nSubject: Re: {table.last('Bob')['Subject']}\n"
        "Content-Type: multipart/related; boundary=b\n\n--b\n\nB\n"
        "--b\nContent-Type: image/jpeg; name=a.jpg\nContent-ID: <A@dixit>\nContent-Disposition: inline\n\nxx\n--b--\n"
    )
    table.lay(raw.encode(), "reply.eml")
    table.step()
    assert "came along" not in table.text("Bob", "receipt")
    assert "left out" not in table.text("Bob", "receipt")


def test_the_same_clue_with_a_photo_this_time_is_a_new_mail(ready: Ready) -> None:
    table = ready("clue")
    for files in ((), (("IMG_1.jpg", saved("JPEG", scene(300, 200))),)):
        send(table, "Ana", "C: the moon", *files)
        table.fetch()
        table.later(minutes=1)
    clue = table.state.round.clue
    assert clue is not None
    assert clue.attachment is not None
