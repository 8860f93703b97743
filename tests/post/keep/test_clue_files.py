"""What may come along with a clue, and that it tells nothing of its maker."""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Any

import mutagen
import pytest
from PIL import Image

from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.post.keep.clue_files import LARGEST, Offered, attachment, clue_file, from_mail, read_offered
from dixit_pbem.post.said import Note, Noted
from dixit_pbem.storage.game_file import GameFile
from tests.program import Program

MEDIA = Path(__file__).parents[2] / "media"
WAY_OUT = (
    "A clue takes one picture of at most 25 MB, or one MP3, M4A or OGG of at most 2 MB; anything else goes as a link "
    "in the clue."
)
SECRETS = (b"Anas-secret", b"Ana\x00", b"52.2297", b"Lavf", "Anas-secret".encode("utf-16-le"))


def offered(name: str) -> Offered:
    return read_offered(MEDIA / name)


def too_long() -> bytes:
    return read_offered(MEDIA / "sound.mp3").content + bytes(LARGEST)


def picture(kind: str, *, size: tuple[int, int] = (40, 20), mode: str = "RGB", **saved: Any) -> bytes:
    file = io.BytesIO()
    made = Image.new(mode, size)
    made.putpixel((0, 0), tuple([200] * len(made.getbands())))
    made.save(file, kind, **saved)
    return file.getvalue()


def camera() -> Image.Exif:
    exif = Image.Exif()
    exif[0x010F], exif[0x0112] = "Anas-secret", 6
    exif.get_ifd(0x8825).update({1: "N", 2: (52.0, 13.0, 47.0)})
    return exif


def ape(content: bytes) -> bytes:
    """The recording with a tag of another kind behind it."""
    from mutagen.apev2 import APEv2

    file = io.BytesIO(content)
    tags = APEv2()
    tags["Title"] = "Anas-secret"
    tags.save(file)
    return file.getvalue()


@pytest.mark.parametrize("name", ["sound.mp3", "sound.ogg", "opus.ogg", "sound.m4a", "fragments.m4a"])
def test_a_recording_keeps_its_sound_and_loses_its_tags(name: str) -> None:
    before = offered(name).content
    assert any(secret in before for secret in SECRETS)
    cleaned = clue_file(offered(name))
    assert cleaned.ending == Path(name).suffix
    assert not [secret for secret in SECRETS if secret in cleaned.content and name.endswith((".mp3", ".m4a"))]
    assert b"Anas-secret" not in cleaned.content
    assert sound_of(cleaned.content) == sound_of(before)


def sound_of(content: bytes) -> tuple[str, float]:
    found = mutagen.File(io.BytesIO(content), options=None)
    if found is None:
        from mutagen.mp3 import MP3

        found = MP3(io.BytesIO(content))
    return type(found).__name__, round(found.info.length, 2)


def test_a_tag_at_the_end_of_an_mp3_goes_too() -> None:
    content = ape(offered("sound.mp3").content)
    assert b"Anas-secret" in content[-200:]
    assert b"Anas-secret" not in clue_file(Offered("a.mp3", content)).content


def box(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content) + 8) + name + content


def test_what_a_phone_writes_into_a_recording_goes() -> None:
    place = box(b"udta", box(b"\xa9xyz", b"\x00\x12\x15\xc7+52.2297+021.0122/"))
    keys = box(b"meta", b"com.apple.quicktime.location.ISO6709 +52.2297")
    content = offered("sound.m4a").content
    start = content.index(b"moov") - 4
    size = struct.unpack(">I", content[start : start + 4])[0]
    moov = content[start + 8 : start + size] + place + keys
    told = content[:start] + box(b"moov", moov) + content[start + size :] + box(b"uuid", b"Anas-secret")
    cleaned = clue_file(Offered("memo.m4a", told)).content
    assert len(cleaned) == len(told)
    assert not [secret for secret in (b"52.2297", b"Anas-secret", b"xyz", b"location") if secret in cleaned]
    assert sound_of(cleaned) == sound_of(content)


def test_when_it_was_recorded_is_nobodys_business() -> None:
    content = bytearray(offered("sound.m4a").content)
    for name in (b"mvhd", b"tkhd", b"mdhd"):
        at = content.index(name) + 8
        content[at : at + 8] = b"WHENWHEN"
    assert b"WHEN" not in clue_file(Offered("memo.m4a", bytes(content))).content


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_picture_keeps_its_pixels_upright_and_nothing_else(kind: str) -> None:
    from PIL.PngImagePlugin import PngInfo

    note = PngInfo()
    note.add_text("Author", "Anas-secret")
    saved = {"exif": camera(), **({"comment": b"Anas-secret"} if kind == "JPEG" else {"pnginfo": note})}
    content = picture(kind, **saved)
    assert b"Anas-secret" in content
    cleaned = clue_file(Offered("IMG_0001.HEIC", content))
    assert cleaned.ending == {"JPEG": ".jpg", "PNG": ".png"}[kind]
    with Image.open(io.BytesIO(cleaned.content)) as shown:
        assert (shown.size, dict(shown.getexif())) == ((20, 40), {})
        assert shown.info.keys() <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}
    assert b"Anas-secret" not in cleaned.content


def test_a_large_picture_is_made_as_small_as_a_screen() -> None:
    cleaned = clue_file(Offered("a.png", picture("PNG", size=(4000, 1000), mode="P")))
    with Image.open(io.BytesIO(cleaned.content)) as shown:
        assert shown.size == (2400, 600)


def test_a_png_that_is_too_heavy_becomes_a_jpeg() -> None:
    from random import Random

    file = io.BytesIO()
    noise = Image.frombytes("P", (1500, 1250), Random(1).randbytes(1500 * 1250))
    noise.putpalette(Random(2).randbytes(768))
    noise.save(file, "PNG")
    offer = Offered("a.png", file.getvalue())
    assert len(offer.content) <= LARGEST
    cleaned = clue_file(offer)
    assert (cleaned.ending, len(cleaned.content) <= LARGEST) == (".jpg", True)


@pytest.mark.parametrize(
    "offer",
    [
        Offered("film.mp4", (MEDIA / "film.mp4").read_bytes()),
        Offered("film.ogg", (MEDIA / "film.ogg").read_bytes()),
        Offered("film.m4a", (MEDIA / "film.mp4").read_bytes()),
        Offered("a.mp3", b"ID3" + bytes(500)),
        Offered("a.ogg", b"OggS" + bytes(500)),
        Offered("a.m4a", b"\0\0\0\x14ftypM4A " + bytes(50)),
        Offered(
            "deep.m4a", b"\0\0\0\x10ftypM4A 1234" + b"".join(struct.pack(">I", 80 - 8 * n) + b"moov" for n in range(10))
        ),
        Offered("program.exe", b"MZ" + bytes(50)),
        Offered("empty.mp3", b""),
    ],
)
def test_whatever_is_no_picture_or_recording_is_refused_with_the_way_out(offer: Offered) -> None:
    with pytest.raises(DixitError) as told:
        clue_file(offer)
    assert str(told.value) == f"{offer.name} is no picture or recording that can come along. {WAY_OUT}"


HUGE = picture("PNG")[:16] + struct.pack(">II", 30_000, 30_000) + picture("PNG")[24:]


@pytest.mark.parametrize(
    "offer",
    [
        Offered("a.gif", b"GIF89a" + bytes(50)),
        Offered("a.jpg", b"\xff\xd8\xff" + bytes(50)),
        Offered("a.png", picture("PNG")[:60]),
        Offered("huge.png", HUGE),
    ],
    ids=lambda offer: offer.name,
)
def test_a_picture_that_is_torn_or_would_fill_the_memory_is_refused_with_the_way_out(offer: Offered) -> None:
    with pytest.raises(DixitError) as told:
        clue_file(offer)
    fact = f"{offer.name} is damaged, or has more than 64 million pixels."
    assert str(told.value) == f"{fact} Copy it again from where it came, or save a smaller copy."


def test_more_than_two_megabytes_are_refused_with_the_way_out() -> None:
    with pytest.raises(DixitError) as told:
        clue_file(Offered("a.mp3", too_long()))
    assert str(told.value) == f"a.mp3 is too large. {WAY_OUT}"


def test_of_the_files_of_a_mail_the_first_that_may_comes_along_and_all_are_told_of() -> None:
    files = [
        offered("film.mp4"),
        Offered("long.mp3", too_long()),
        Offered("film.mov", bytes(LARGEST + 1)),
        offered("sound.ogg"),
        offered("sound.mp3"),
        Offered("letter.doc", b"doc"),
    ]
    taken, notes = from_mail(files)
    assert taken == clue_file(offered("sound.ogg"))
    assert notes == (
        Noted(Note.FILE_OF_OTHER_KIND, "film.mp4"),
        Noted(Note.FILE_TOO_LARGE, "long.mp3"),
        Noted(Note.FILE_OF_OTHER_KIND, "film.mov"),
        Noted(Note.FILE_COMES_ALONG, "sound.ogg"),
        Noted(Note.FILE_TOO_MANY, "sound.mp3"),
        Noted(Note.FILE_OF_OTHER_KIND, "letter.doc"),
    )


@pytest.mark.parametrize("name", ["photo.jpg", "PHOTO.JPEG", "IMG_1.HEIC", "scan.png", "a.webp"])
@pytest.mark.parametrize("content", [b"", b"not a picture", bytes(1_000)])
def test_what_is_called_a_picture_and_is_none_is_told_as_damaged(name: str, content: bytes) -> None:
    assert from_mail([Offered(name, content)]) == (None, (Noted(Note.FILE_BROKEN, name),))
    with pytest.raises(DixitError) as told:
        clue_file(Offered(name, content))
    assert str(told.value) == f"{name} is damaged, or no picture. Copy it again from where it came."


def test_a_recording_goes_to_everybody_with_the_clue(program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    program.ok("clue", "game.yaml", "ana=C", "listen", "--attach", str(MEDIA / "sound.mp3"))
    program.ok("next-turn", "game.yaml")
    store = GameFile(program.folder / "game.yaml")
    game = look(store).game
    assert game is not None
    assert game.round.clue is not None
    kept = attachment(store, str(game.round.clue.attachment))
    assert kept is not None
    assert (kept.name, kept.kind, kept.content) == ("clue.mp3", "audio/mpeg", clue_file(offered("sound.mp3")).content)
    mails = sorted((program.folder / "output/game/outbox").rglob("*card-wanted.eml"))
    assert len(mails) == 3
    assert all(b'filename="clue.mp3"' in mail.read_bytes() for mail in mails)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        (f"film.mp4 is no picture or recording that can come along. {WAY_OUT}\n", str(MEDIA / "film.mp4")),
        ("nowhere.mp3 cannot be read: No such file or directory. Name a file that is there.\n", "nowhere.mp3"),
    ],
)
def test_a_clue_with_a_file_that_cannot_come_along_is_not_recorded(expected: str, name: str, program: Program) -> None:
    program.new("odyssey", 4)
    program.ok("next-turn", "game.yaml")
    before = (program.folder / "game.yaml").read_bytes()
    said = program("clue", "game.yaml", "ana=C", "listen", "--attach", name)
    assert (said.code, said.err) == (1, expected)
    assert (program.folder / "game.yaml").read_bytes() == before
