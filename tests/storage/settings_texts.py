"""Settings for the tests, and how they are read."""

import pytest

from dixit_pbem.errors import BadFile
from dixit_pbem.storage.settings import Settings, load_settings

WHOLE = """\
# sunday.yaml
format: 1
title: Sunday dreamers
rules: {base: odyssey, lone_finder: 4, decoy_cap: null, equal_turns: true, short_pile: end}
deck: [dreams, ./ours]
first: bob
language: it
timezone: Europe/Rome
moderator: {name: Zoe, email: zoe@example.org}
players:
- {name: Ana, email: ana@example.org, language: pt}
- {name: Bob, email: bob@localhost}
- {name: Cyd, email: cyd@example.org, language: pl, colour: blue}
deadlines: {clue: 72h, card: 2d, vote: 90m}
missing: random
seed: rehearsal
mail: {send: {folder: outbox}, fetch: {folder: /var/inbox}}
"""
LEAST = """\
format: 1
title: Ours
rules: odyssey
players: [{name: Ana, email: a@b.org}, {name: Bob}, {name: Cyd}]
"""
PAIRS = """\
format: 1
title: Ours
rules: team
players:
- name: Ana
- name: Bob
- name: Cyd
- name: Dan
- name: Eve
- name: Fay
"""


def load(text: str) -> Settings:
    return load_settings(text, file="s.yaml")


def problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as told:
        load(text)
    return str(told.value).splitlines()


def changed(old: str, new: str, text: str = WHOLE) -> str:
    assert old in text
    return text.replace(old, new)
