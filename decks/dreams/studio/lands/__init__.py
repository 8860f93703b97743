"""The seven lands of the deck; importing them registers every card in CARDS."""

from ..cards import CARDS
from . import cabinet, city, edges, forest, harbour, meadows, rooms

__all__ = ["CARDS", "cabinet", "city", "edges", "forest", "harbour", "meadows", "rooms"]
