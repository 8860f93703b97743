"""The pages of the open phase as files in `output/<game>/round-NN/`. They follow from the journal alone.

Edge: writes PDF files; what stands on a page is decided in `page_words` and `layout`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, count, cycle
from pathlib import Path

from dixit_pbem.engine.model import CardId, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.systems import MOST_CARDS_ON_TABLE
from dixit_pbem.engine.views import View, answers_several, view_for
from dixit_pbem.errors import CannotWrite
from dixit_pbem.layout.box.cut_sheet import Sheets
from dixit_pbem.layout.box.rules_page import rules_pages
from dixit_pbem.layout.box.wording import line_words
from dixit_pbem.layout.cycle_results import cycle_results_pages
from dixit_pbem.layout.hand import cut_out_pages, hand_pages
from dixit_pbem.layout.results import results_pages
from dixit_pbem.layout.reveal import reveal_pages
from dixit_pbem.layout.tables import tables_pages
from dixit_pbem.paper.cycle_words import (
    cycle_results_page,
    pictures_of_last_rounds,
    pictures_of_tables,
    tables_page,
    with_clues,
)
from dixit_pbem.paper.page_words import (
    hand_page,
    pictures_of_hand,
    pictures_of_round,
    pictures_of_table,
    results_page,
    reveal_page,
)
from dixit_pbem.paper.press import FULL, HAND_PIXELS, TABLE_PIXELS, PageFile, Press
from dixit_pbem.paper.printable import measure
from dixit_pbem.storage.disk import for_its_owner, whole_file
from dixit_pbem.storage.system import OWN_FOLDER
from dixit_pbem.words import Words
from dixit_pbem.words.rules_page import RulesPage, rules_page, rules_text
from dixit_pbem.words.rules_table import Customs

EXAMPLE_PIXELS = 160
SEVERAL_PIXELS = 320
"""Where pages show several rounds, their pictures are smaller."""
MOST_AT_FULL_WIDTH = 7
"""A larger hand takes smaller pictures, so that its page stays fit for a mail."""
_STROKES = str.maketrans({"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
"""Letters that do not fall apart into a plain one and its mark."""


def write_pages(press: Press, *, anew: bool, real_size: bool) -> tuple[Path, ...]:
    """Make the pages of the open phase, `anew` or only those that are not there, and say which were made."""
    folder = press.running.home.output
    # Hands of earlier rounds may lie there, from when others could look in.
    for_its_owner(folder, OWN_FOLDER)
    pages = _pages(press, real_size=real_size)
    wanted = [make() for name, make in pages if anew or not (folder / name).exists()]
    press.make_copies((card, page.pixels) for page in wanted for card in page.pictures.values())
    return tuple(folder / page.name for page in wanted if _written(folder, page.name, press.pdf_of(page)))


def pages_by_post(press: Press) -> Iterator[tuple[PlayerName, tuple[Path, ...]]]:
    """Whoever plays on paper, with the pages of the open phase that are to be handed over."""
    output, game, names = press.running.home.output, press.game, file_names(press.game.seats)
    place = f"round-{game.round.number:02d}"
    for player in (each for each in game.seats if press.running.seats[each].email is None):
        ending = press.ending(press.languages[player])
        hand = f"{place}/hand-{names[player]}.pdf" if view_for(game, player).hand else ""
        results = f"round-{game.last_rounds[0].number:02d}/results{ending}" if game.last_rounds else ""
        pages = {
            Phase.CLUE: (results, hand),
            Phase.CARD: (hand,) if player in pending(game) else (),
            Phase.VOTE: (f"{place}/reveal{ending}",),
            Phase.FINISHED: (results,),
        }.get(game.phase, ())
        if found := tuple(output / page for page in pages if page):
            yield player, found


def _written(folder: Path, name: str, content: bytes) -> bool:
    path = folder / name
    try:
        if path.is_file() and path.read_bytes() == content:
            return False
    except OSError as problem:
        raise CannotWrite(
            f"{path} cannot be read: {problem.strerror}. Delete it, and call `next-turn` again."
        ) from None
    with whole_file(path, within=folder) as file:
        file.write(content)
    return True


Named = tuple[str, Callable[[], PageFile]]
"""A page by its name, and what makes it: most lie there already."""


def _pages(press: Press, *, real_size: bool) -> Iterator[Named]:
    game = press.game
    place = f"round-{game.round.number:02d}"
    match game.phase:
        case Phase.CLUE:
            yield from _results(press)
            yield from _hands(press, game.seats, place, real_size=real_size)
        case Phase.CARD:
            yield from _hands(press, pending(game), place, real_size=real_size)
        case Phase.VOTE if game.round.result is None:
            yield from _in_each_language(press, f"{place}/reveal", tables_file if game.rules.together else reveal_file)
        case Phase.FINISHED:
            yield from _results(press)


def _hands(press: Press, readers: Iterable[PlayerName], place: str, *, real_size: bool) -> Iterator[Named]:
    names = file_names(press.game.seats)
    for player in readers:
        lies_there = _lies_in_output(press, player)
        if not (lies_there or real_size) or not (view := view_for(press.game, player)).hand:
            continue
        page = f"{place}/hand-{names[player]}"
        if lies_there:
            yield f"{page}.pdf", partial(hand_file, press, view, f"{page}.pdf")
        if real_size:
            yield f"{page}-real-size.pdf", partial(_real_hand, press, view, f"{page}-real-size.pdf")


def _lies_in_output(press: Press, player: PlayerName) -> bool:
    """Is a file of the player's hand wanted? Whoever moderates and plays need not see it where a mail brings it."""
    settings, seat = press.running.settings, press.running.seats[player]
    by_mail = settings.mail.send.way is not None and seat.email is not None
    return settings.writes_every_hand or not by_mail or player == settings.moderator.name


def hand_file(press: Press, view: View, name: str) -> PageFile:
    """The page of a player's hand."""
    page = hand_page(view, press.reading_of(view.reader), looks=press.looks)
    if page.cards and answers_several(view) and view.phase is Phase.CARD:
        page = with_clues(page, view, press.reading_of(view.reader), press.looks)
    pixels = round(HAND_PIXELS * min(1.0, (MOST_AT_FULL_WIDTH / len(view.hand)) ** 0.5))
    return PageFile(name, pictures_of_hand(view), pixels, partial(hand_pages, page, press.paper, measure=measure))


def _real_hand(press: Press, view: View, name: str) -> PageFile:
    page = hand_page(view, press.reading_of(view.reader), looks=press.looks)
    return PageFile(name, pictures_of_hand(view), FULL, partial(cut_out_pages, page, press.paper, measure=measure))


def _in_each_language(press: Press, name: str, make: Callable[[Press, str, str], PageFile]) -> Iterator[Named]:
    """The page in the game's language, and once more for each other language at the table."""
    others = sorted(set(press.languages.values()) - {press.own_language})
    for language in (press.own_language, *others):
        page = f"{name}{press.ending(language)}"
        yield page, partial(make, press, language, page)


def reveal_file(press: Press, language: str, name: str) -> PageFile:
    """The page with the numbered table."""
    view = view_for(press.game, press.game.seats[0])
    page = reveal_page(view, press.reading(language), looks=press.looks)
    document = partial(reveal_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_table(view), TABLE_PIXELS, document)


def tables_file(press: Press, language: str, name: str) -> PageFile:
    """Where all tell at once: the pages with all tables, and the ballot for them."""
    view = view_for(press.game, press.game.seats[0])
    page = tables_page(view, press.reading(language), press.looks)
    document = partial(tables_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_tables(view), SEVERAL_PIXELS, document)


def _results(press: Press) -> Iterator[Named]:
    if press.game.last_rounds:
        place, together = f"round-{press.game.last_rounds[0].number:02d}", press.game.rules.together
        yield from _in_each_language(press, f"{place}/results", cycle_results_file if together else results_file)


def results_file(press: Press, language: str, name: str) -> PageFile:
    """The pages of the last round in the open."""
    view, last = view_for(press.game, press.game.seats[0]), press.game.last
    assert last is not None  # noqa: S101 - only scored rounds come here
    assert last.result is not None  # noqa: S101
    page = results_page(view, last, last.result, reading=press.reading(language), looks=press.looks)
    document = partial(results_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_round(last), TABLE_PIXELS, document)


def cycle_results_file(press: Press, language: str, name: str) -> PageFile:
    """Where all told at once: the pages with all rounds of the last cycle in the open."""
    view = view_for(press.game, press.game.seats[0])
    page = cycle_results_page(view, press.reading(language), press.looks)
    document = partial(cycle_results_pages, page, press.paper, measure=measure)
    return PageFile(name, pictures_of_last_rounds(view), SEVERAL_PIXELS, document)


def rules_of(press: Press, words: Words) -> RulesPage:
    """The rules of exactly this game, in words."""
    setup, game = press.game.setup, press.game
    customs = Customs(setup.first, press.running.settings.missing, press.running.settings.stands_in)
    return rules_page(setup.choice, game.rules, len(game.seats), title=setup.title, words=words, customs=customs)


def rules_file(press: Press, language: str) -> PageFile:
    """The rules of exactly this game."""
    words = press.reading(language).words
    page = rules_of(press, words)
    sheets = Sheets(press.paper, language, page.title, line_words(words.say), measure)
    shown = dict(zip((plate.picture for plate in page.example.plates), cycle(cards_of_example(press)), strict=False))
    return PageFile(
        f"rules{press.ending(language)}", shown, EXAMPLE_PIXELS, partial(rules_pages, rules_text(page), sheets)
    )


def cards_of_example(press: Press) -> tuple[CardId, ...]:
    """What the example of the rules shows, whoever holds it: cards of the game, from all over the decks."""
    cards = tuple(card for card in press.pictures if card in press.game.setup.pictures)
    return cards[:: max(1, len(cards) // (MOST_CARDS_ON_TABLE + 1))]


def file_names(players: Iterable[str]) -> dict[str, str]:
    """Names as safe, distinct parts of file names, whatever they contain; a seat's number where no letter is left."""
    names: dict[str, str] = {}
    for seat, player in enumerate(players, 1):
        plain = unicodedata.normalize("NFKD", player.casefold().translate(_STROKES)).encode("ascii", "ignore").decode()
        name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or f"player-{seat}"
        numbered = chain((name,), (f"{name}-{number}" for number in count(2)))
        names[player] = next(each for each in numbered if each not in names.values())
    return names
