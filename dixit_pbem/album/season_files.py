"""The table of a season as files: a web page, and pages to print.

Edge: writes both.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dixit_pbem.album.season_book import SeasonBook, season_page, season_pages
from dixit_pbem.layout.paper import A4
from dixit_pbem.paper.pdf import render
from dixit_pbem.paper.printable import measure, printable
from dixit_pbem.storage.disk import whole_file


def write_season(book: SeasonBook, page: Path | None, pdf: Path | None) -> Iterator[Path]:
    """Write what is asked for; the files that were written."""
    if page:
        with whole_file(page) as file:
            file.write(season_page(book).encode())
        yield page
    if pdf:
        content = render(printable(season_pages(book, A4, measure=measure)), {})
        with whole_file(pdf) as file:
            file.write(content)
        yield pdf
