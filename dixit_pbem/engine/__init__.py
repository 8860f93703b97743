"""The game itself: pure functions over frozen records. Nothing here reads a file, a clock or chance of its own.

In go a game (`model`), what somebody asks for (`moves`), the rules as rows of data (`systems`); out come what happened
(`events`), or the reason why not (`refusal`), and what one player may see of it (`views`).
Open `decide` (moves -> events) and `evolve` (events -> game) first, and for every "who may?" and "why not?" `may`.
"""
