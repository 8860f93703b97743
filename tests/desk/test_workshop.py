"""Begin, decks, paper, album and care: clicked as a person would, and as somebody would who means ill."""

from __future__ import annotations

import struct
import time
import zlib
from pathlib import Path

import pytest

from dixit_pbem.journal.opened import look
from dixit_pbem.progress import unwatched
from dixit_pbem.storage.decks import load_deck
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.people import people_from
from dixit_pbem.table.advance import Advance
from dixit_pbem.table.begin import Wanted, begin
from dixit_pbem.table.step import step
from tests.desk.visiting import FROM_THE_DESK, Visitor
from tests.paper.wall import quarters, saved
from tests.program import Program
from tests.watch import HANGS

PEOPLE = "Ana <ana@example.org>, Bob <bob@example.org>\nCyd <cyd@example.org>; Dee"
SECRET = "correct horse battery"
LYING = saved(quarters(900, 600), "JPEG", quality=85)


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    folder = tmp_path / "games"
    folder.mkdir()
    return Visitor(folder)


def games(visitor: Visitor) -> Path:
    return visitor.desk.shelf.folder


def begun(visitor: Visitor, **more: str) -> str:
    visitor.get("/begin")
    fields = {"token": token(visitor), "title": "Sunday: dreamers", "players": PEOPLE, **more}
    answer = visitor.client.post("/begin", data=fields, headers=FROM_THE_DESK)
    assert answer.status_code == 200, visitor.words(answer.text)
    visitor.page = answer.text
    return visitor.text


def token(visitor: Visitor) -> str:
    return visitor.forms()[0][1]["token"]


def upload(visitor: Visitor, page: str, address: str, *files: tuple[str, bytes], **fields: str) -> tuple[int, str]:
    visitor.get(page)
    token = next(form[1]["token"] for form in visitor.forms() if form[0] == address)
    answer = visitor.client.post(
        address,
        data={"token": token, **fields},
        files=[("pictures", (name, content, "image/jpeg")) for name, content in files],
        headers=FROM_THE_DESK,
    )
    visitor.page = answer.text
    return answer.status_code, str(answer.url)


def finished(visitor: Visitor, address: str) -> str:
    """The page of a work once it is over."""
    end = time.monotonic() + HANGS
    while time.monotonic() < end:
        said = visitor.get(address)
        if "<progress" not in visitor.page:
            return said
        time.sleep(0.05)
    raise AssertionError("the work hangs")


def a_deck(visitor: Visitor, title: str = "Summer") -> str:
    _, work = upload(
        visitor, "/decks", "/decks", ("a.jpg", LYING), ("b.jpg", saved(quarters(600, 900), "JPEG")), title=title
    )
    finished(visitor, work)
    return f"/deck/{title.lower()}"


def test_a_pasted_list_becomes_the_very_file_that_new_writes(program: Program, visitor: Visitor) -> None:
    begun(visitor, timezone="UTC", telling="in-turn", language="en")
    program.ok("new", "typed.yaml", "--title", "Sunday: dreamers", "--rules", "odyssey", "--player", PEOPLE)
    written = (games(visitor) / "sunday-dreamers.yaml").read_bytes()
    assert written == (program.folder / "typed.yaml").read_bytes()
    assert "Dee: on paper" in visitor.text


def test_the_people_and_the_file_are_shown_before_it_is_written(visitor: Visitor) -> None:
    visitor.get("/begin")
    said = visitor.send("/begin/look", title="Sunday", players=PEOPLE, **{"quiet-from": "22:00", "quiet-to": "08:00"})
    assert "4 people play" in said
    assert "bob@example.org" in said
    assert "quiet: {from: &#34;22:00&#34;" in visitor.page
    assert list(games(visitor).iterdir()) == []


def test_everybody_may_have_a_language_and_a_clock_of_their_own(visitor: Visitor) -> None:
    begun(visitor, **{"language-1": "it", "timezone-2": "America/New_York", "language": "en"})
    players = look(GameFile(games(visitor) / "sunday-dreamers.yaml")).settings.players
    assert players[1].language == "it"
    assert players[2].timezone == "America/New_York"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"title": ""}, "needs a title"),
        ({"players": "Ana, Bob"}, "Write several as Ana; Bob"),
        ({"players": "Ana <a@x.org>; ana <b@x.org>; Cyd"}, "somebody else has it"),
        ({"players": "Ana <a@x.org>; Bob <b@x.org>"}, "is for 3–12 players, and the list has 2."),
        ({"rules": "chess"}, "chess"),
        ({"pace": "brisk"}, "There is no pace"),
        ({"way": "pigeon"}, "There is no way of mail"),
        ({"timezone": "Rome"}, "Europe/Rome"),
        ({"title": "x" * 200}, "at most 120"),
    ],
    ids=str,
)
def test_what_cannot_be_begun_is_said_and_what_was_typed_stays(
    visitor: Visitor, fields: dict[str, str], why: str
) -> None:
    visitor.get("/begin")
    typed = {"token": token(visitor), "title": "Sunday", "players": PEOPLE, **fields}
    said = visitor.send("/begin", status=409, **typed)
    assert why in said
    assert 'value="Sunday"' in visitor.page or fields.get("title") is not None
    assert list(games(visitor).iterdir()) == []


@pytest.mark.parametrize("title", ["../../evil", "/etc/x", "<script>alert(1)</script>", "con", "..", "a\x00b"])
def test_a_title_leads_nowhere_and_runs_nothing(visitor: Visitor, title: str) -> None:
    visitor.get("/begin")
    visitor.client.post(
        "/begin", data={**visitor.forms()[-1][1], "title": title, "players": PEOPLE}, headers=FROM_THE_DESK
    )
    root = games(visitor).parent
    made = list(root.rglob("*.yaml"))
    assert all(path.parent == games(visitor) for path in made)
    visitor.get("/")
    assert "<script>alert" not in visitor.page


def test_the_password_is_kept_and_never_shown(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_pbem.post.carriers.secrets._has_key_ring", lambda: False)
    begun(visitor, way="gmail", address="dixit@gmail.com")
    assert (
        "password_from: file:~/.config/dixit-pbem/password-of-dixit@gmail.com" in visitor.page
        or "keyring:" in visitor.page
    )
    visitor.get("/game/sunday-dreamers/begun")
    assert "The password is kept in" in visitor.send("/game/sunday-dreamers/password", password=SECRET)
    assert SECRET not in visitor.page
    for page in ("/game/sunday-dreamers/begun", "/game/sunday-dreamers/care", "/"):
        visitor.get(page)
        assert SECRET not in visitor.page


def test_photos_become_a_deck_whose_crop_is_moved(visitor: Visitor) -> None:
    deck = a_deck(visitor)
    assert "2 cards" in visitor.get(deck)
    visitor.get(f"{deck}/card/a")
    visitor.send(f"{deck}/card/a", title="The sea", left="50", top="0", width="40")
    card = load_deck(games(visitor) / "decks" / "summer").cards[0]
    assert (card.title, card.crop and card.crop.x) == ("The sea", 450)
    for picture in (f"{deck}/card/a.jpg", f"{deck}/card/a/uncut.jpg"):
        assert visitor.client.get(picture).headers["content-type"] == "image/jpeg"


def test_a_deck_in_play_stays_as_it_is(visitor: Visitor) -> None:
    deck = a_deck(visitor)
    visitor.get("/begin")
    visitor.client.post(
        "/begin",
        data={**visitor.forms()[-1][1], "title": "Sunday", "players": PEOPLE, "deck": ["dreams", "summer"]},
        headers=FROM_THE_DESK,
    )
    step(GameFile(games(visitor) / "sunday.yaml"), Advance(), progress=unwatched)
    visitor.get(f"{deck}/card/a")
    assert "data-crop" not in visitor.page
    token = visitor.forms()[0][1]
    answer = visitor.client.post(f"{deck}/card/a/out", data=token, headers=FROM_THE_DESK)
    assert (answer.status_code, "is played with this deck" in answer.text) == (409, True)


def png_of(width: int, height: int) -> bytes:
    """A picture that says to be very large, and holds next to nothing."""

    def piece(kind: bytes, content: bytes) -> bytes:
        whole = kind + content
        return struct.pack(">I", len(content)) + whole + struct.pack(">I", zlib.crc32(whole))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + piece(b"IHDR", head) + piece(b"IDAT", zlib.compress(b"\0" * 1000)) + piece(b"IEND", b"")
    )


def test_a_picture_of_30_000_by_30_000_pixels_is_one_sentence(visitor: Visitor) -> None:
    _, work = upload(visitor, "/decks", "/decks", ("huge.png", png_of(30_000, 30_000)), title="Huge")
    assert "huge.png: It has 900 million pixels" in finished(visitor, work)
    assert not (games(visitor) / "decks" / "huge" / "deck.yaml").exists()


def test_a_thousand_files_at_once_are_refused(visitor: Visitor) -> None:
    status, _ = upload(visitor, "/decks", "/decks", *((f"{n}.jpg", b"x") for n in range(1000)), title="Many")
    assert (status, "cannot be read" in visitor.page) == (400, True)
    assert not (games(visitor) / "decks").exists()


def test_more_bytes_than_a_form_may_bring_are_refused_before_they_are_read(visitor: Visitor) -> None:
    visitor.get("/decks")
    answer = visitor.client.post(
        "/decks",
        content=b"x",
        headers={**FROM_THE_DESK, "content-length": "999999999999", "content-type": "multipart/form-data; boundary=x"},
    )
    assert (answer.status_code, "more than a form" in answer.text) == (409, True)


@pytest.mark.parametrize(
    "name", ["../../../evil.jpg", "/etc/cron.d/x.jpg", "C:\\evil.png", "<img src=x onerror=alert(1)>.jpg"]
)
def test_a_path_in_a_file_name_leads_nowhere(visitor: Visitor, name: str) -> None:
    _, work = upload(visitor, "/decks", "/decks", (name, LYING), title="Names")
    assert "1 new card" in finished(visitor, work)
    folder = games(visitor) / "decks" / "names"
    root = games(visitor).parent
    made = {path for path in root.rglob("*") if path.is_file() and "cache" not in path.parts}
    assert all(path.is_relative_to(folder) for path in made), made
    visitor.get("/deck/names")
    assert "<img src=x" not in visitor.page


@pytest.mark.parametrize("name", ["..", "%2e%2e", "..%2f..%2fetc", "dreams%00", "nobody"])
def test_a_deck_s_name_is_no_path(visitor: Visitor, name: str) -> None:
    for address in (f"/deck/{name}", f"/deck/{name}/card/x.jpg", f"/deck/dreams/card/{name}.jpg"):
        assert visitor.client.get(address).status_code in (404, 200)
    assert "root:" not in visitor.client.get(f"/deck/{name}/card/passwd").text


def test_the_program_s_deck_is_shown_and_not_changed(visitor: Visitor) -> None:
    visitor.get("/deck/dreams")
    assert "/deck/dreams/words" not in visitor.page
    token = visitor.forms()[0][1]
    answer = visitor.client.post("/deck/dreams/words", data={**token, "title": "Mine"}, headers=FROM_THE_DESK)
    assert (answer.status_code, "comes with the program" in answer.text) == (409, True)


def test_parts_are_shown_made_and_fetched(visitor: Visitor) -> None:
    begun(visitor)
    assert "Voting boards" in visitor.get("/game/sunday-dreamers/paper")
    drawing = visitor.client.get("/game/sunday-dreamers/paper/track.svg")
    assert (drawing.headers["content-type"], drawing.text[:4]) == ("image/svg+xml", "<svg")
    visitor.get("/game/sunday-dreamers/paper")
    answer = visitor.client.post(
        "/game/sunday-dreamers/paper/part/track", data={**visitor.forms()[1][1], "paper": "a4"}, headers=FROM_THE_DESK
    )
    assert "track.pdf" in finished(visitor, str(answer.url))
    assert visitor.client.get(f"{answer.url}/file/0").content[:5] == b"%PDF-"
    assert visitor.client.get(f"{answer.url}/file/7").status_code == 404


def test_long_work_is_stopped_by_a_click(visitor: Visitor) -> None:
    from threading import Event

    going = Event()

    def worker(on_progress: object) -> object:
        while True:
            on_progress(1, 100)  # type: ignore[operator]
            going.set()
            time.sleep(0.01)

    work = visitor.desk.works.begin("A long thing", "/decks", worker)  # type: ignore[arg-type]
    assert going.wait(HANGS)
    assert "1 of 100" in visitor.get(f"/work/{work.key}")
    visitor.send(f"/work/{work.key}/stop")
    assert "Stopped." in finished(visitor, f"/work/{work.key}")


def test_a_printer_is_written_down_and_offered(visitor: Visitor) -> None:
    begun(visitor)
    visitor.get("/game/sunday-dreamers/paper")
    visitor.send("/game/sunday-dreamers/paper/printer", name="office", across="1,5", down="-0.5", turn="0")
    assert "office" in visitor.text
    assert "1.5" in visitor.text
    said = visitor.send("/game/sunday-dreamers/paper/printer", status=409, name="../x", across="1")
    assert "cannot be a printer’s name" in said


def test_settings_are_changed_in_their_lines(visitor: Visitor) -> None:
    begun(visitor)
    visitor.get("/game/sunday-dreamers/settings")
    before = (games(visitor) / "sunday-dreamers.yaml").read_text()
    fields = {"title": "Monday", "deadlines.card": "3d"}
    foreseen = visitor.send("/game/sunday-dreamers/settings", **fields)
    assert "This will happen Title: “Monday” from now on. Time for a card: “3d” from now on." in foreseen
    assert (games(visitor) / "sunday-dreamers.yaml").read_text() == before
    assert "Time for a card: “3d” from now on." in visitor.send("/game/sunday-dreamers/settings")
    assert "The settings before are kept in" in visitor.text
    after = (games(visitor) / "sunday-dreamers.yaml").read_text()
    assert after == before.replace('title: "Sunday: dreamers"', "title: Monday").replace("card: 48h", "card: 3d")


def test_a_form_cannot_change_what_it_does_not_show(visitor: Visitor) -> None:
    begun(visitor)
    visitor.get("/game/sunday-dreamers/settings")
    before = (games(visitor) / "sunday-dreamers.yaml").read_bytes()
    visitor.send(
        "/game/sunday-dreamers/settings", **{"mail.send.sendmail": "/bin/sh", "rules": "classic", "deck": "/etc"}
    )
    assert (games(visitor) / "sunday-dreamers.yaml").read_bytes() == before


def test_settings_that_went_on_meanwhile_are_not_written_over(visitor: Visitor) -> None:
    begun(visitor)
    visitor.get("/game/sunday-dreamers/settings")
    file = games(visitor) / "sunday-dreamers.yaml"
    file.write_text(file.read_text().replace("language: en", "language: it"))
    assert "changed meanwhile" in visitor.send("/game/sunday-dreamers/settings", status=409, title="Monday")


def test_care_tells_what_is_wrong_and_mends_it(visitor: Visitor) -> None:
    begun(visitor)
    file = games(visitor) / "sunday-dreamers.yaml"
    step(GameFile(file), Advance(), progress=unwatched)
    whole = file.read_bytes()
    assert "are in order" in visitor.get("/game/sunday-dreamers/care")
    assert "It fits so far" in visitor.send("/game/sunday-dreamers/verify")
    assert "Sunday: dreamers" in visitor.get("/game/sunday-dreamers/rules")
    file.write_bytes(b"\n".join(whole.split(b"\n")[:-2]) + b"\n")
    visitor.get("/game/sunday-dreamers/care")
    assert "not as the program wrote it" in visitor.text
    visitor.send("/game/sunday-dreamers/mend", how="restore")
    assert file.read_bytes() == whole


def test_a_game_is_packed_and_unpacked_beside_itself(visitor: Visitor) -> None:
    begun(visitor)
    visitor.get("/game/sunday-dreamers/care")
    answer = visitor.client.post("/game/sunday-dreamers/pack", data=visitor.forms()[-1][1], headers=FROM_THE_DESK)
    assert "sunday-dreamers.dixit" in finished(visitor, str(answer.url))
    packed = visitor.client.get(f"{answer.url}/file/0").content
    visitor.get("/unpack")
    token = visitor.forms()[-1][1]
    made = visitor.client.post(
        "/unpack", data=token, files={"file": ("../../sunday.dixit", packed)}, headers=FROM_THE_DESK
    )
    assert (made.status_code, "is whole" in made.text) == (200, True)
    assert len(list(games(visitor).rglob("*.yaml"))) == 2
    visitor.get("/unpack")
    bad = visitor.client.post("/unpack", data=token, files={"file": ("x.dixit", b"no zip")}, headers=FROM_THE_DESK)
    assert bad.status_code == 409


def test_without_a_round_there_is_no_album(visitor: Visitor) -> None:
    begun(visitor)
    assert "No round is over yet" in visitor.get("/game/sunday-dreamers/album")
    assert visitor.client.get("/game/sunday-dreamers/album/page").status_code == 404


@pytest.mark.parametrize("address", ["/begin", "/decks", "/unpack", "/begin/look"])
def test_another_site_s_form_does_nothing(visitor: Visitor, address: str) -> None:
    foreign = {"sec-fetch-site": "cross-site", "origin": "http://evil.example.org"}
    assert visitor.client.post(address, data={"title": "x"}, headers=foreign).status_code == 403
    assert visitor.client.post(address, data={"title": "x"}, headers=FROM_THE_DESK).status_code == 409
    assert list(games(visitor).iterdir()) == []


def test_no_page_of_the_workshop_tells_a_secret_of_a_running_game(visitor: Visitor) -> None:
    begin(games(visitor) / "secret.yaml", Wanted("Secret", "odyssey", people_from(PEOPLE), seed="open sesame"))
    step(GameFile(games(visitor) / "secret.yaml"), Advance(), progress=unwatched)
    game = look(GameFile(games(visitor) / "secret.yaml")).begun.game
    cards = {str(card) for hand in game.hands.values() for card in hand.values()}
    seen = ""
    for page in ("begun", "paper", "album", "care", "settings", "rules", "paper/track.svg", "paper/rules.svg"):
        answer = visitor.client.get(f"/game/secret/{page}")
        assert answer.status_code == 200
        seen += answer.text + str(answer.headers)
        if not page.endswith(".svg"):
            assert answer.headers["cache-control"] == "no-store"
    visitor.get("/game/secret/care")
    seen += visitor.send("/game/secret/verify")
    assert "open sesame" not in seen
    assert [card for card in cards if card in seen or card.partition("/")[2] in seen] == []


def test_from_a_pasted_list_to_dealt_hands_by_clicks_alone(visitor: Visitor) -> None:
    begun(visitor)
    assert "/game/sunday-dreamers/do/deal" in visitor.links()
    visitor.get("/game/sunday-dreamers/do/deal")
    visitor.send("/game/sunday-dreamers/do/deal")
    game = look(GameFile(games(visitor) / "sunday-dreamers.yaml")).begun.game
    assert all(game.hands[player] for player in game.seats)
    assert sorted(path.suffix for path in games(visitor).rglob("*.eml")) == [".eml"] * 3
