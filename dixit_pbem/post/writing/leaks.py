"""The last look before a mail leaves: nothing in it that its reader may not know.

The mail is taken apart again as it will be sent. Each picture, in the mail and inside its PDFs, is compared by content
with those that the reader's view allows; texts, headers and names of files are searched for what only others may know.
"""

from __future__ import annotations

import html
import io
import re
from base64 import b64decode
from collections.abc import Iterator, Mapping
from email.message import EmailMessage, MIMEPart
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from urllib.parse import unquote

from dixit_pbem.engine.events import ClueGiven, GameEnded
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.views import View
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import LuckGiven, MailHeld, MailRead, Said
from dixit_pbem.journal.records import Happening
from dixit_pbem.paper.masthead import cover_picture
from dixit_pbem.paper.pages import EXAMPLE_PIXELS, cards_of_example
from dixit_pbem.paper.press import Press
from dixit_pbem.post.ledger import Owed
from dixit_pbem.post.writing.cycle import tables_of
from dixit_pbem.post.writing.enclosures import ALBUM, Brought
from dixit_pbem.post.writing.figures import figure_key, figure_pictures, large_key
from dixit_pbem.post.writing.filed import rules_name
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.results import pictures_of
from dixit_pbem.post.writing.topics import laid_open
from dixit_pbem.words import words_for

_PUBLIC_PHASES = (Phase.NEW, Phase.FINISHED)
_PDF = "application/pdf"
_INLINE_PICTURE = re.compile(rb"(?<!\S)BI\s.{0,400}?\sID\s", re.DOTALL)
_UNPACKED, _AS_KEPT = 64, 20
"""So many pages are remembered as looked at; a page of the table goes to everybody."""


@frozen
class Allowed:
    """What a mail may hold: these pictures and files by their content, and none of these texts."""

    pictures: frozenset[str]
    of_file: Mapping[str, frozenset[str]]
    """What two files show to everybody, and nothing else may: the example of the rules, the album."""
    files: frozenset[str]
    secrets: tuple[str, ...]


@frozen
class Register:
    """What the last look compares with: pictures, who is known by which token and address, what happened so far."""

    press: Press
    second_press: Press
    """It knows nothing of what the first one made."""
    address: str
    """The game's own."""
    addresses: Mapping[PlayerName | None, str | None]
    """Everybody's, and under no name the moderator's."""
    tokens: Mapping[PlayerName, str]
    happened: Mapping[int, Happening]


@frozen
class _Page:
    """What a PDF file holds beside words: its pictures by their content, what describes it, what hides in it."""

    pictures: frozenset[str]
    descriptions: tuple[str, ...]
    hides: str


def mark_of(content: bytes) -> str:
    """What a picture or a file is known by."""
    return sha256(content).hexdigest()


def leaks_of_letter(letter: Letter, view: View) -> Iterator[str]:
    """Owners, votes and marks on cards whose round is still open."""
    if letter.cards is None or view.phase in _PUBLIC_PHASES:
        return
    for card in letter.cards.cards:
        if card.owner or card.voters or card.is_story or card.is_red:
            yield f"card {card.label} tells more than its picture"


def leaks_of_mail(mail: EmailMessage, allowed: Allowed) -> Iterator[str]:
    """Everything in a finished mail that its reader may not know."""
    texts: dict[str, str] = {}
    for number, part in enumerate(mail.walk()):
        texts |= {f"its header {name}" + f" of part {number}" * bool(number): str(text) for name, text in part.items()}
        if part.is_multipart():
            continue
        if part.get_content_maintype() == "text":
            texts[f"its {part.get_content_subtype()} part"] = part.get_content()
        else:
            yield from _leaks_of_file(part, allowed, texts=texts)
    yield from _told(texts, allowed)


def _leaks_of_file(part: MIMEPart, allowed: Allowed, *, texts: dict[str, str]) -> Iterator[str]:
    """What a file shows; what describes it joins the texts."""
    name, (content, mark) = part.get_filename(), _unpacked(str(part.get_payload()))
    if part.get_content_disposition() == "inline":
        if mark not in allowed.pictures:
            yield f"the picture {name} is not one of this reader's"
    elif mark not in allowed.files:
        yield f"the file {name} is not one of this mail's"
    if part.get_content_type() != _PDF:
        return
    page = _looked_at(content)
    texts[f"the description of {name}"] = "\n".join(page.descriptions)
    if page.hides:
        yield f"{name} {page.hides}"
    if page.pictures - allowed.of_file.get(name or "", allowed.pictures):
        yield f"a picture in {name} is not one of this reader's"


def _told(texts: Mapping[str, str], allowed: Allowed) -> Iterator[str]:
    """Secrets in the open, or written as links and web pages write letters."""
    shapes = {place: {text, unquote(text), html.unescape(text)} for place, text in texts.items()}
    everything = "\n".join(shape for each in shapes.values() for shape in each)
    # A web page says the same over and over, and a secret without a blank stands in a word.
    words = " ".join(set(everything.split()))
    suspects = [each for each in allowed.secrets if each in (words if len(each.split()) == 1 else everything)]
    for place, each in shapes.items():
        if any(stands_alone(secret, shape) for secret in suspects for shape in each):
            yield f"{place} holds what only others may know"


def stands_alone(secret: str, text: str) -> bool:
    """Whether a text holds it as more than a piece of another word: ana@example.org is not in joana@example.org."""
    before, after = (r"(?<![\w.%+-])", r"(?![\w-]|\.\w)") if "@" in secret else (r"(?<!\w)", r"(?!\w)")
    return secret in text and re.search(before + re.escape(secret) + after, text) is not None


@lru_cache(_UNPACKED)
def _unpacked(payload: str) -> tuple[bytes, str]:
    """A file as whoever reads the mail unpacks it, and what it is known by."""
    content = b64decode(payload)
    return content, mark_of(content)


@lru_cache(_AS_KEPT)
def _looked_at(content: bytes) -> _Page:
    import pikepdf

    pictures, descriptions, drawn = list[str](), list[str](), list[bytes]()
    hides = ""
    with pikepdf.open(io.BytesIO(content)) as pdf:
        descriptions += map(str, pdf.docinfo.values())
        if pdf.attachments:
            hides = "carries files of its own"
        for each in pdf.objects:
            match each.get("/Subtype") if isinstance(each, pikepdf.Stream) else None:
                case "/Image":
                    pictures.append(mark_of(each.read_raw_bytes()))
                case "/XML":
                    descriptions.append(each.read_bytes().decode(errors="replace"))
                case "/Form":
                    drawn.append(each.read_bytes())
        for page in pdf.pages:
            page.contents_coalesce()
            drawn.append(page.obj.Contents.read_bytes())
    if any(map(_INLINE_PICTURE.search, drawn)):
        hides = "draws a picture that cannot be compared"
    return _Page(frozenset(pictures), tuple(descriptions), hides)


_OUR_OWN_NAMES = len("r12.jpg")
"""Pictures in mails are called by their letter or number, and a deck's may be so too."""


def allowed(register: Register, owed: Owed, view: View | None, brought: Brought) -> Allowed:
    """What this mail may hold; pictures are made anew, for what was taken for them to write the mail proves nothing."""
    press, second = register.press, register.second_press
    tables = tables_of(view) if view else {}
    cards = frozenset((*pictures_of(view).values(), *chain(*tables.values()))) if view else frozenset()
    if press.game.phase is Phase.FINISHED:
        cards |= laid_open(press.running.history, press.game)
    shown = [copy for copy in brought.copies if copy[0] in cards]
    second.make_copies(shown)
    whole = [table for table in brought.tables if table[0] in tables.values()]
    second.make_tables(whole)
    of_example = frozenset(cards_of_example(press))
    of_rules = [copy for copy in brought.copies if copy[0] in of_example and copy[1] <= EXAMPLE_PIXELS]
    second.make_copies(of_rules)
    # Figures are nobody's secret; the album shows them all.
    looks = press.looks.values() if brought.album else ()
    figures = figure_pictures({*brought.pictures, *map(figure_key, looks), *map(large_key, looks)}).values()
    own = tuple(
        map(mark_of, (*(second.copies[made] for made in shown), *map(second.tables.__getitem__, whole), *figures))
    )
    book = (cover_picture(), *brought.album.others) if brought.album else ()
    known = "\n".join(_known_to(register, owed))
    rules = rules_name(words_for(press.languages.get(view.reader, press.own_language) if view else press.own_language))
    return Allowed(
        pictures=frozenset(own),
        of_file={
            rules: frozenset(mark_of(second.copies[made]) for made in of_rules),
            ALBUM: frozenset((*own, *map(mark_of, book))),
        },
        files=frozenset(mark_of(each.content) for each in brought.enclosures),
        secrets=tuple(sorted({each for each in _secrets(register, owed) if each and not stands_alone(each, known)})),
    )


def _secrets(register: Register, owed: Owed) -> Iterator[str]:
    press, game = register.press, register.press.game
    yield from map(str, game.setup.pictures)
    yield from (name for each in press.pictures.values() if len(name := each.file.name) > _OUR_OWN_NAMES)
    for player in game.seats:
        if player != owed.reader:
            yield register.tokens[player]
            if owed.reader is not None:
                yield register.addresses[player] or ""
    if not game.setup.rehearsal and game.phase is not Phase.FINISHED:
        yield game.setup.seed


def _known_to(register: Register, owed: Owed) -> Iterator[str]:
    """What the reader knows: their own address and the game's, and what was written for all, or by themselves."""
    game = register.press.game
    yield register.address
    yield register.addresses[owed.reader] or ""
    yield from (game.setup.title, *game.seats, register.press.running.settings.moderator.name)
    for happening in register.happened.values():
        match happening:
            case ClueGiven(words=text) | Said(text=text) | GameEnded(reason=text) | LuckGiven(words=text):
                yield text
            case _:
                pass
    cause = register.happened[owed.cause]
    if isinstance(cause, MailRead | MailHeld):
        yield cause.answer
        yield getattr(cause, "other_address", None) or ""
