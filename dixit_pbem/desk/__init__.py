"""The desk: games run from a page in the browser. It stands beside the command line, calls the same use-cases and holds
no rules.

In goes what a browser asks; out comes a page. Open `app` first: it knows every page. `serve` listens and opens the
browser, `gate` lets in who has a key (`keys`), `asks` is what every page gets, `shelf` keeps the games opened.

To add a page, write a module with a function for each address, and name the module in `app.PAGES`:

    def album(ask: Ask) -> Response:
        \"\"\"The album of a game.\"\"\"
        return ask.show("album.html.j2", told=ask.table.opened)

    ROUTES = (shows("/game/{game}/album", album),)

`shows` is a page that is looked at (GET), `does` one that takes a form (POST). The template extends `page.html.j2`,
which brings the head, the ways on and the style; every text in it is `say("…")`, which
`python -m dixit_pbem.words.catalogues` collects. A form begins with `{{ forms.begin(address, ask) }}`, which brings the
token without which no form is taken.

What changes a game is a deed: a row in `deeds.DEEDS` says which use-case it is and which words it asks for. It gets its
page, its rehearsal ("what will happen, which mails will leave"), its double click and its result from there; a link to
it is `/game/{game}/do/{deed}`. Only what has a page of its own asks `deeds.rehearsed` and `deeds.done` itself.

What would spoil a player stands only in the answer to the click that asked for it: a form with `spoilers`, never an
address that can be followed.
"""
