"""The words that players read, in their language. Only here and in `layout.box.wording` are such texts written.

language     a language: its catalogue, dates, lists of names, quotation marks
rules_page   the rules of exactly this game, in plain words
rules_play   its sentences about a round: deal, clue, cards, vote
rules_score  its sentences about points, refill and end
calls        calls to action: whose move, what to answer, until when
pages        the pages of a round: hand, reveal, ballot, results
letters      what all letters share: subjects, labels, whom the game waits for; beside it a module each for the
             welcome, receipts, refusals, news and the moderator's digest
album        the album of a game
scores       why 3 points? a reason in a few words; who wins
catalogues   python -m dixit_pbem.words.catalogues: brings the catalogues up to date

The texts in the code are the English ones. Any other language is a catalogue in `locales`, and nothing else.
"""

from __future__ import annotations

from dixit_pbem.words.language import Words, languages, words_for

__all__ = ["Words", "languages", "words_for"]
