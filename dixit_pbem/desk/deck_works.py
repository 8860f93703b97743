"""What takes a while with a deck: every picture looked over, the cards laid on sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from starlette.responses import Response

from dixit_pbem.deck_tool.check import DeckFinding, DeckReport, check_deck
from dixit_pbem.desk.asks import Ask, does_once
from dixit_pbem.desk.decks import deck_of
from dixit_pbem.desk.heard import in_words
from dixit_pbem.desk.works import Outcome
from dixit_pbem.progress import OnProgress
from dixit_pbem.words.language import Words


def _check(ask: Ask) -> Response:
    """Look over every picture; it takes a while."""
    deck, words = deck_of(ask), ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        report = check_deck(deck.folder, on_progress=on_progress)
        return Outcome((*_findings_told(report, words), *_summary(report, words)))

    work = ask.desk.works.begin(words.say("The check of a deck"), f"/deck/{deck.name}", worker)
    return ask.go(f"/work/{work.key}")


def _findings_told(report: DeckReport, words: Words) -> Iterator[str]:
    """What was found, by the name of its picture; what many share is told of the first."""
    kinds: dict[object, list[DeckFinding]] = {}
    for number, finding in enumerate(report.findings):
        kinds.setdefault(number if finding.is_alone else finding.code, []).append(finding)
    for first, *others in kinds.values():
        told = f"{Path(first.place.file).name}: {in_words(first.place.text, words)}"
        more = words.count("So it is with one more picture.", "So it is with {count} more pictures.", len(others))
        yield f"{told} {more}" if others else told


def _summary(report: DeckReport, words: Words) -> Iterator[str]:
    if not report.findings:
        yield words.say("Every picture is whole and fine enough for paper.")


def _print(ask: Ask) -> Response:
    """The cards on paper, all of them or some again."""
    from dixit_pbem.layout.impose import Backs, Imposition
    from dixit_pbem.layout.paper import paper_size
    from dixit_pbem.paper.deck_pages import sheet_deck
    from dixit_pbem.paper.home_sheets import Printing, write_sheets
    from dixit_pbem.paper.printers import printer

    deck = deck_of(ask)
    only = [str(each) for each in ask.form.getlist("card")]
    cards = tuple(each for each in deck.cards if not only or each.id.partition("/")[2] in only)
    paper, nudge = paper_size(ask.field("paper") or "a4"), printer(ask.field("profile") or None)
    backs = Backs.LONG if ask.field("backs") else Backs.NONE
    target = ask.desk.shelf.folder / "output" / f"{deck.name}.pdf"
    words = ask.words

    def worker(on_progress: OnProgress) -> Outcome:
        printing = Printing(Imposition(paper=paper, backs=backs), nudge=nudge)
        made = write_sheets(
            [sheet_deck(replace(deck, cards=cards))], target, printing=printing, on_progress=on_progress
        )
        sheets = words.count("{count} sheet", "{count} sheets", made.sheets)
        return Outcome((words.say("{sheets}. Print them in their actual size.", sheets=sheets), *made.notes), (target,))

    work = ask.desk.works.begin(words.say("Cards to print"), f"/deck/{deck.name}", worker)
    return ask.go(f"/work/{work.key}")


ROUTES = (does_once("/deck/{deck}/check", _check), does_once("/deck/{deck}/print", _print))
