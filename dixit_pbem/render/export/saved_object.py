"""The saved object of Tabletop Simulator: a deck that lies face down, with the sheets its cards come from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

FACE_DOWN = {"rotX": 0, "rotY": 180, "rotZ": 180}
TRANSFORM = {"posX": 0, "posY": 1, "posZ": 0, **FACE_DOWN, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
CARDS_A_SHEET = 100
"""A card's number is that of its sheet in hundreds, and its place on it from 0."""


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet: where its picture and that of the back lie, how it is divided, and the titles of its cards."""

    face: str
    back: str
    columns: int
    rows: int
    titles: tuple[str, ...]


def saved_object(name: str, sheets: Sequence[SheetFile]) -> str:
    """The JSON text of the deck."""
    numbered = {str(number): _custom_deck(sheet) for number, sheet in enumerate(sheets, start=1)}
    cards = [
        _card(title, number * CARDS_A_SHEET + place, {str(number): numbered[str(number)]})
        for number, sheet in enumerate(sheets, start=1)
        for place, title in enumerate(sheet.titles)
    ]
    deck = {
        "Name": "DeckCustom",
        "Transform": TRANSFORM,
        "Nickname": name,
        "Description": "",
        "HideWhenFaceDown": True,
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": numbered,
        "ContainedObjects": cards,
    }
    return json.dumps({"SaveName": name, "ObjectStates": [deck]}, ensure_ascii=False, indent=2) + "\n"


def _custom_deck(sheet: SheetFile) -> dict[str, object]:
    return {
        "FaceURL": sheet.face,
        "BackURL": sheet.back,
        "NumWidth": sheet.columns,
        "NumHeight": sheet.rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _card(title: str, number: int, sheet: dict[str, object]) -> dict[str, object]:
    return {
        "Name": "Card",
        "Transform": TRANSFORM,
        "Nickname": title,
        "Description": "",
        "HideWhenFaceDown": True,
        "Hands": True,
        "SidewaysCard": False,
        "CardID": number,
        "CustomDeck": sheet,
    }
