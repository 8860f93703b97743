"""Bring the catalogues up to date after a change of texts: `python -m dixit_pbem.words.catalogues`.

Collects every text for players from the code, merges them into `locales/*/LC_MESSAGES/dixit_pbem.po`, and compiles the
`.mo` files that the program reads. New texts arrive empty: translate them in the `.po` file and run it again. Texts
that are gone leave. `python -m dixit_pbem.words.catalogues de` begins a new language as well. Writes below `locales`.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words.language import DOMAIN, LOCALES

PACKAGE = Path(__file__).parent.parent
SOURCES = [
    (f"{place}.py", "python")
    for place in (
        "words/*",
        "layout/box/wording",
        "paper/page_words",
        "paper/cycle_words",
        "post/writing/*",
        "album/*",
        "desk/*",
        "desk/heard/*",
        "table/sentences",
        "table/around",
        "table/phrases",
        "table/reasons",
    )
]
"""The files with texts for players; no others hold any."""
PAGES = [("desk/*.j2", "jinja2")]
"""The templates with texts of their own."""
KEYWORDS = {"say": None, "say_in": ((1, "c"), 2), "count": (1, 2)}
BEGUN = datetime(2026, 11, 1, tzinfo=UTC)
"""One date for all catalogues, so that a file changes only when a text does."""
HEAD = """\
# What players read, in one language. The line "Language" below says whose dates, lists of names and plurals it follows.
# What they send back must be words that the program reads ("a command", "an answer", the red mark): leave it English,
# or add yours to keywords.py and languages in dixit_pbem/post/reading.
# After an edit: python -m dixit_pbem.words.catalogues"""


def texts() -> Catalog:
    """Every text in the code, without translations."""
    catalogue = Catalog(project="dixit-pbem", creation_date=BEGUN)
    for folder, sources in ((PACKAGE, SOURCES), (shipped("templates"), PAGES)):
        found = extract_from_dir(folder, sources, keywords=KEYWORDS)
        # A disk lists its folders in any order.
        for file, _line, message, _comments, context in sorted(found, key=itemgetter(0)):
            catalogue.add(message, locations=[(f"{folder.name}/{Path(file).as_posix()}", 0)], context=context)
    return catalogue


def read(po: Path) -> Catalog:
    """A catalogue as translators edit it."""
    with po.open("rb") as file:
        return read_po(file)


def as_po(catalogue: Catalog) -> bytes:
    """The file that translators edit."""
    written = io.BytesIO()
    write_po(written, catalogue, width=120, include_lineno=False, omit_header=False, ignore_obsolete=True)
    return written.getvalue()


def as_mo(catalogue: Catalog) -> bytes:
    """The file that the program reads."""
    written = io.BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def refresh(po: Path) -> int:
    """Merge the texts of the code into one catalogue and compile it; return how many wait for their translation."""
    catalogue = read(po)
    revised = catalogue.revision_date
    catalogue.update(texts(), no_fuzzy_matching=True)
    catalogue.revision_date = revised
    po.write_bytes(as_po(catalogue))
    po.with_suffix(".mo").write_bytes(as_mo(catalogue))
    translated = (message.string for message in catalogue if message.id)
    return sum(not (text if isinstance(text, str | None) else all(text)) for text in translated)


def begin(language: str, *, locales: Path = LOCALES) -> Path:
    """Make an empty catalogue for a new language; one that is there stays as it is."""
    po = locales / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not po.exists():
        catalogue = Catalog(language, header_comment=HEAD, creation_date=BEGUN, revision_date=BEGUN, fuzzy=False)
        catalogue.project, catalogue.version = "dixit-pbem", "1"
        catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
        po.parent.mkdir(parents=True)
        po.write_bytes(as_po(catalogue))
    return po


def bring_up_to_date(new: Sequence[str], *, locales: Path = LOCALES) -> tuple[str, ...]:
    """Begin the new languages and refresh all; say for each how much there is to translate."""
    for language in new:
        begin(language, locales=locales)
    catalogues = sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    return tuple(f"{po.parts[-3]}: {refresh(po)} texts to translate" for po in catalogues)


if __name__ == "__main__":
    sys.stdout.write("\n".join(bring_up_to_date(sys.argv[1:])) + "\n")
