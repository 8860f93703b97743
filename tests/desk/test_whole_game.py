"""A whole game of four from the desk: begun, played, corrected, printed and ended by clicks, narrow and wide.

Answers come as they do at a table of friends: one clicks for a paper player, one types a command, the others write.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from dixit_pbem.engine.model import Game, Phase
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.storage.game_file import GameFile
from tests.desk.heard import heard
from tests.watch import HANGS

pytestmark = pytest.mark.long
PEOPLE = "Ana <ana@example.org>, Bob <bob@example.org>,\nCyd <cyd@example.org>; Dee"
PROGRAM = (sys.executable, "-m", "dixit_pbem")


class Moderator:
    """Somebody at the desk, who only clicks and types into fields; and the game as it lies in the folder."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder, self.mails = page, folder, 0

    @property
    def found(self) -> Opened:
        return look(GameFile(self.folder / "clicks.yaml"))

    @property
    def game(self) -> Game:
        return self.found.begun.game

    def follow(self, name: str) -> None:
        self.page.get_by_role("link", name=name, exact=True).first.click()

    def press(self, name: str, within: Locator | None = None) -> None:
        (within or self.page).get_by_role("button", name=name, exact=True).first.click()

    def told(self, words: str) -> None:
        expect(self.page.locator("main")).to_contain_text(words)

    def does(self, deed: str, **fields: str) -> None:
        """A deed from the page of the game: what it asks, what it would do, and the click that does it."""
        self.follow("The game")
        bad_day = self.page.locator("summary", has_text="For a bad day")
        if not self.page.get_by_role("link", name=deed, exact=True).is_visible():
            bad_day.click()
        self.follow(deed)
        for label, typed in fields.items():
            self.page.get_by_label(label.replace("_", " ")).fill(typed)
        if self.page.get_by_role("button", name="See what will happen").is_visible():
            self.press("See what will happen")
        self.told("This will happen")
        self.press("Do it")
        expect(self.page.locator("h1")).to_have_text("Done")

    def clicks_for(self, player: str, number: int, clue: str = "") -> None:
        """A paper player says which picture, by its place."""
        self.follow("Paper players")
        self.press(f"Click what {player} answers: this shows their cards")
        if clue:
            self.page.get_by_label("The clue").fill(clue)
        self.page.locator("fieldset.pick label").nth(number).click()
        self.press("Write it down")

    def command(self, *typed: str) -> None:
        subprocess.run([*PROGRAM, *typed], cwd=self.folder, check=True, capture_output=True, text=True)

    def answers(self, player: str, text: str) -> None:
        """A player writes back to the last letter, which lies in a folder as a draft until somebody sends it."""
        address = f"{player.lower()}@example.org"
        drafts = sorted(self.folder.glob("**/*.eml"), key=lambda path: path.stat().st_mtime_ns)
        letters = [message_from_bytes(path.read_bytes(), policy=policy.default) for path in drafts]
        last = [letter for letter in letters if address in str(letter["To"])][-1]
        self.mails += 1
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Message-ID"] = address, str(last["From"]), f"<{self.mails}@phone.example>"
        mail["Subject"], mail["In-Reply-To"] = f"Re: {last['Subject']}", str(last["Message-ID"])
        mail["Received"] = f"from a by b; Fri, 20 Nov 2026 10:{self.mails:02}:00 +0000"
        mail.set_content(text)
        (self.folder / "inbox").mkdir(exist_ok=True)
        (self.folder / "inbox" / f"{self.mails}.eml").write_bytes(mail.as_bytes())


@pytest.fixture(params=[390, 1280])
def moderator(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser
) -> Iterator[Moderator]:
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    folder = tmp_path / "games"
    folder.mkdir()
    with heard(folder) as desk:
        page = chromium.new_page(viewport={"width": request.param, "height": 844}, locale="en")
        page.set_default_timeout(1000 * HANGS)
        page.goto(desk.way_in)
        page.wait_for_url(re.compile("/$"))
        yield Moderator(page, folder)
        page.close()


def begun(moderator: Moderator) -> None:
    page = moderator.page
    moderator.follow("Begin a game")
    page.get_by_label("Title").fill("Clicks")
    page.get_by_label("People", exact=True).fill(PEOPLE)
    page.get_by_role("radio", name="In turn").check()
    page.locator("[name=way][value=folder]").check()
    moderator.press("Look it through")
    expect(page.get_by_role("heading", name="Is that right?")).to_be_visible()
    moderator.press("Write the file")
    page.wait_for_url("**/game/clicks/begun")
    moderator.follow("Deal the hands")
    moderator.told("These mails leave")
    moderator.press("Do it")
    moderator.told("Done")
    assert moderator.game.phase is Phase.CLUE


def test_a_whole_game_is_played_by_clicks_alone(moderator: Moderator) -> None:
    begun(moderator)
    moderator.clicks_for("Dee", 1, clue="the sea forgets")
    assert moderator.game.round.storyteller == "Dee"
    moderator.does("Go on")
    assert moderator.game.phase is Phase.CARD

    moderator.command("card", "clicks.yaml", "ana=B")
    moderator.answers("Bob", "C")
    moderator.answers("Cyd", "Well, I think B would be fine, or rather C if I look at it again.")
    moderator.does("Go on")
    moderator.follow("Mails that wait")
    moderator.press("Look at the mail from Cyd")
    moderator.press("Accept as “C”")
    moderator.told("Cyd gives 1 card.")
    given = dict(moderator.game.round.given)
    moderator.does("Take back the last move")
    assert set(moderator.game.round.given) == set(given) - {"Cyd"}
    moderator.answers("Cyd", "A")

    moderator.does("Stop the clock")
    assert moderator.game.paused is not None
    moderator.does("Let the clock go on")
    moderator.does("Go on")
    game = moderator.game
    assert game.phase is Phase.VOTE
    target = next(card.number for card in game.round.table if card.owner == "Dee")
    for name in ("Bob", "Cyd"):
        moderator.answers(name, f"{target}")
    moderator.command("vote", "clicks.yaml", f"ana={next(c.number for c in game.round.table if c.owner == 'Bob')}")
    moderator.does("Go on")
    assert moderator.game.last is not None
    assert dict(moderator.game.scores) == {"Ana": 0, "Bob": 4, "Cyd": 3, "Dee": 3}

    moderator.follow("Paper")
    moderator.press("Make the kit")
    expect(moderator.page.locator("ul.files a").first).to_be_visible()
    address = moderator.page.url.partition("/work")[0]
    sheet = moderator.page.locator("ul.files a").first.get_attribute("href")
    assert moderator.page.context.request.get(f"{address}{sheet}").body().startswith(b"%PDF")

    moderator.follow("Back")
    moderator.does("End the game")
    assert moderator.game.phase is Phase.FINISHED
    moderator.follow("Album")
    moderator.press("Make the album")
    expect(moderator.page.locator("ul.files a").first).to_be_visible()
    moderator.follow("Back")
    moderator.follow("Care")
    assert moderator.page.evaluate("document.documentElement.scrollWidth") <= moderator.page.viewport_size["width"]  # type: ignore[index]
