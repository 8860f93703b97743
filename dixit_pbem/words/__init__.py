"""The words that players read, in their language.

In goes an English text with its `{places}`, as `words.say("{name} tells.", name=…)`, out comes what a reader
is told. A sentence stands where it is said: `post.writing`, `paper.page_words`, `album`, `layout.box.wording`; here
stand those that several rooms say: the rules, calls to action, a round. Any other language than English is a catalogue
in `locales` and nothing else; `catalogues` brings them up to date. Open `language` first.
"""

from __future__ import annotations

from dixit_pbem.words.language import Words, isolated, languages, words_for

__all__ = ["Words", "isolated", "languages", "words_for"]
