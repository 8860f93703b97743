"""What is worth knowing of people as they are written down: addresses nobody may reach, names paper shows otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from unicodedata import normalize

from dixit_pbem.engine.playable import all_find_it, comfortable_deck, has_effect
from dixit_pbem.engine.systems import RuleChoice, Rules
from dixit_pbem.storage.names import doubt_of
from dixit_pbem.storage.settings import Settings


def few_cards(cards: int, players: int, rules: Rules) -> Iterator[str]:
    """What a small deck brings about; a cycle that is told at once takes many cards."""
    if cards >= comfortable_deck(rules, players):
        return
    back = f"{cards} cards are few for {players} players: the same pictures come back at once."
    second = f" A cycle lays {players} tables: mix in a second deck, as in `deck: [dreams, our-photos]`."
    yield back + (second if rules.together else "")


def idle_rules(choice: RuleChoice, players: int, rules: Rules) -> Iterator[str]:
    """House rules that nobody notices, and votes that leave nothing to guess."""
    for name in choice.overrides:
        if not has_effect(name, rules):
            yield f"'{name}' changes nothing in this game: the rules that it belongs to are not played here."
    if all_find_it(rules, players):
        yield f"With {rules.votes} votes everybody can choose every card, so that all always find it."


def no_hour_for_all(settings: Settings, now: datetime) -> Iterator[str]:
    """Deadlines that would have to mind everybody's quiet time may find no hour in which all are free."""
    quiet = settings.quiet_of_all
    hours = (now + timedelta(hours=each) for each in range(7 * 24))
    if any(quiet.shared(hour, settings.seats) is None for hour in hours):
        yield (
            "Now and then there is no hour within two days in which everybody's quiet time leaves all of them free: "
            "such a deadline minds the group's quiet time alone. Shorten somebody's `quiet`."
        )


def remarks_on(settings: Settings) -> Iterator[str]:
    """A sentence for each address that is reached from nowhere else, and each name with signs we cannot draw."""
    from dixit_pbem.paper.fonts import printable_text

    for player in settings.players:
        if player.email and (doubt := doubt_of(player.email)):
            yield doubt
    for name in (settings.title, *settings.seats):
        shown = printable_text(name)
        if shown != normalize("NFC", name):
            yield f"'{name}' has signs that our typefaces do not draw. On paper it stands as '{shown}'."
