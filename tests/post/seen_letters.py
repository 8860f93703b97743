"""Letters as a real browser shows them: at a width, on a light or a dark screen, with their pictures or without.

python -m tests.post.seen_letters FOLDER [NAME…]   writes screenshots of the sample letters, to be looked at
"""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from dixit_pbem.post.writing.figures import figure_pictures
from dixit_pbem.post.writing.looks import Rendered, render_letter
from dixit_pbem.storage.shipped import shipped
from tests.post.sample_letters import SAMPLES

TEMPLATES = (shipped("templates") / "mail",)
CARDS = sorted((shipped("decks") / "dreams" / "thumbs").glob("*.jpg"))
CHROMIUM, DRIVER = Path("/usr/bin/chromium"), Path("/usr/bin/chromedriver")
WIDTHS = (360, 600, 1200)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)


class Browser:
    """Chromium, with one letter open at a time."""

    def __init__(self, driver: Any, folder: Path) -> None:
        self.driver = driver
        self.folder = folder

    def show(self, rendered: Rendered, *, pictures: bool = True) -> None:
        page = self.folder / "letter.html"
        page.write_text(_with_pictures(rendered, self.folder if pictures else None), encoding="utf-8")
        self.driver.get(page.as_uri())

    def screen(self, *, width: int, dark: bool) -> None:
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._tell("Emulation.setEmulatedMedia", features=[scheme])
        self._resize(width, 800)

    def force_dark(self, forced: bool) -> None:
        """As programs do that turn a light letter's colours round by themselves."""
        self._tell("Emulation.setAutoDarkModeOverride", enabled=forced)

    def ask(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def wait_for(self, script: str) -> Any:
        """What a script hands over to its last argument."""
        return self.driver.execute_async_script(script)

    def save(self, target: Path, *, width: int, dots: int = 1) -> None:
        """The whole letter as a picture, with so many dots a pixel."""
        self._resize(width, self.ask("return document.documentElement.scrollHeight"), dots)
        self.driver.save_screenshot(target)

    def _resize(self, width: int, height: int, dots: int = 1) -> None:
        self._tell(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=dots, mobile=width < 600
        )

    def _tell(self, command: str, **parameters: Any) -> None:
        self.driver.execute_cdp_cmd(command, parameters)


def _with_pictures(rendered: Rendered, folder: Path | None) -> str:
    html = rendered.html
    for key, file in (picture_files(rendered, folder) if folder else {}).items():
        html = html.replace(f'"cid:{key}@dixit"', f'"{file.as_uri()}"')
    return html


def picture_files(rendered: Rendered, folder: Path) -> Mapping[str, Path]:
    """Any card of the default deck for each card of a letter, and the figures of its players."""
    figures = figure_pictures(rendered.pictures)
    for key, content in figures.items():
        (folder / f"{key}.png").write_bytes(content)
    cards = dict(zip([key for key in rendered.pictures if key not in figures], CARDS, strict=False))
    return cards | {key: folder / f"{key}.png" for key in figures}


@contextmanager
def browser() -> Iterator[Browser]:
    """One browser for many letters; nothing of it stays."""
    from selenium.webdriver import Chrome, ChromeOptions, ChromeService

    with TemporaryDirectory(prefix="letters-", ignore_cleanup_errors=True) as folder:
        options = ChromeOptions()
        options.binary_location = str(CHROMIUM)
        for flag in (*FLAGS, f"--user-data-dir={folder}/profile"):
            options.add_argument(flag)
        driver = Chrome(options, ChromeService(str(DRIVER)))
        try:
            yield Browser(driver, Path(folder))
        finally:
            driver.quit()


def _save_all(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for name in names or list(SAMPLES):
            rendered = render_letter(SAMPLES[name](), templates=TEMPLATES)
            for look, pictures in (("light", True), ("dark", True), ("blocked", False)):
                chromium.show(rendered, pictures=pictures)
                for width in WIDTHS:
                    chromium.screen(width=width, dark=look == "dark")
                    chromium.save(folder / f"{name}-{width}-{look}.png", width=width)


if __name__ == "__main__":
    _save_all(Path(sys.argv[1]), sys.argv[2:])
