"""Pictures of mails, pages, albums and terminals, as Chromium and poppler show them."""

from __future__ import annotations

import html
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.post.seen_letters import CHROMIUM, FLAGS

LOOKS = ("light", "dark", "forced")
"""A light screen, a dark one in the mail's own colours, and a program that turns the colours round by itself."""
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


def picture_text(browser: Browser, text: str, target: Path) -> Path:
    """What a terminal of 80 columns shows."""
    page = browser.new_page(viewport={"width": 820, "height": 300})
    page.set_content(f'<body style="margin:0"><pre style="{TERMINAL};width:80ch">{html.escape(text)}</pre>')
    page.locator("pre").screenshot(path=target)
    page.close()
    return target


def picture_pdf(file: Path, target: Path, *, grey: bool = False, resolution: int = 60) -> list[Path]:
    """Every page of a PDF file."""
    tone = ["-gray"] if grey else []
    subprocess.run(["pdftoppm", "-r", str(resolution), "-png", *tone, file, target], check=True)
    return sorted(target.parent.glob(f"{target.name}-*.png")) or [target.with_name(f"{target.name}.png")]
