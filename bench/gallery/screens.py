"""Pictures of mails, pages, albums and terminals, as Chromium and poppler show them."""

from __future__ import annotations

import html
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from tempfile import TemporaryDirectory

import pexpect
from playwright.sync_api import Browser, Page, sync_playwright

from tests.post.seen_letters import CHROMIUM, FLAGS

LOOKS = ("light", "dark", "forced")
"""A light screen, a dark one in the mail's own colours, and a program that turns the colours round by itself."""
LONGEST = 300
"""A command is cut off after so many seconds."""
TERMINAL = "background:#10131c;color:#e6e2d6;font:15px/1.35 monospace;padding:16px;margin:0;display:inline-block"


@contextmanager
def chromium() -> Iterator[Browser]:
    """One browser for all pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=[flag for flag in FLAGS if flag != "--headless"]
        )
        try:
            yield browser
        finally:
            browser.close()


def html_of(mail: EmailMessage, folder: Path) -> Path:
    """The mail's HTML as a file, with its pictures beside it."""
    body = mail.get_body(("html",))
    text = str(body.get_content()) if body else "<p>no HTML</p>"
    for part in mail.walk():
        name = str(part["Content-ID"] or "").strip("<>")
        if name:
            file = folder / name.replace("@", "_")
            content = part.get_payload(decode=True)
            assert isinstance(content, bytes)
            file.write_bytes(content)
            text = text.replace(f'"cid:{name}"', f'"{file.as_uri()}"')
    page = folder / "mail.html"
    page.write_text(text, encoding="utf-8")
    return page


def picture_mail(browser: Browser, mail: EmailMessage, target: Path, *, widths: tuple[int, ...]) -> list[Path]:
    """The mail at these widths, in every look."""
    with TemporaryDirectory() as folder:
        address = html_of(mail, Path(folder)).as_uri()
        shots = [(width, look) for width in widths for look in LOOKS]
        return [
            picture_page(
                browser, address, target.with_name(f"{target.name}-{width}-{look}.png"), width=width, look=look
            )
            for width, look in shots
        ]


def picture_page(browser: Browser, address: str, target: Path, *, width: int, look: str) -> Path:
    """A whole page of a browser."""
    page = browser.new_page(
        viewport={"width": width, "height": 900}, color_scheme="dark" if look == "dark" else "light"
    )
    try:
        if look == "forced":
            page.context.new_cdp_session(page).send("Emulation.setAutoDarkModeOverride", {"enabled": True})
        page.goto(address)
        _all_loaded(page)
        page.screenshot(path=target, full_page=True)
    finally:
        page.close()
    return target


def _all_loaded(page: Page) -> None:
    """Pictures that wait until they are scrolled to are loaded as well."""
    page.evaluate(
        "Promise.all([...document.images].map("
        "image => (image.loading = 'eager', image.complete || new Promise(done => image.onload = done))))"
    )


def picture_terminal(browser: Browser, words: Sequence[str], folder: Path, target: Path, *, now: str) -> Path:
    """What a command shows on a terminal of 80 columns, in its colours."""
    shown = pexpect.run(
        shlex.join((sys.executable, "-m", "dixit_pbem", *words)),
        cwd=str(folder),
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "DIXIT_PBEM_NOW": now},  # type: ignore[arg-type]
        timeout=LONGEST,
    )
    # A line that is written over shows what came last.
    lines = [line.split("\r")[-1] for line in shown.decode().replace("\r\n", "\n").split("\n")]
    text = "\n".join((f"$ dixit-pbem {shlex.join(words)}", *lines))
    page = browser.new_page(viewport={"width": 820, "height": 300})
    page.set_content(f'<body style="margin:0"><pre style="{TERMINAL};width:80ch">{"".join(_in_colours(text))}</pre>')
    page.locator("pre").screenshot(path=target)
    page.close()
    return target


def _in_colours(text: str) -> Iterator[str]:
    """The text as HTML, with what its escapes ask for: bold, dim, one of 256 colours."""
    style = ""
    for part in re.split(r"(\x1b\[[0-9;?]*[A-Za-z])", text):
        if not part.startswith("\x1b"):
            yield f'<span style="{style}">{html.escape(part)}</span>'
            continue
        asked = part[2:-1]
        colour = re.fullmatch(r"38;5;(\d+)", asked)
        shade = int(colour[1]) - 16 if colour else 0
        levels = [(0, 95, 135, 175, 215, 255)[shade // each % 6] for each in (36, 6, 1)]
        style = {"1": "font-weight:bold", "2": "opacity:.6"}.get(asked, "")
        style = f"color:rgb({','.join(map(str, levels))})" if colour else style


def picture_pdf(file: Path, target: Path, *, grey: bool = False, resolution: int = 60) -> list[Path]:
    """Every page of a PDF file."""
    tone = ["-gray"] if grey else []
    subprocess.run(["pdftoppm", "-r", str(resolution), "-png", *tone, file, target], check=True)
    return sorted(target.parent.glob(f"{target.name}-*.png")) or [target.with_name(f"{target.name}.png")]
