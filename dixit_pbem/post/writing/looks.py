"""How a letter looks: text and HTML by the program's templates, or by a group's own; and what does not fit in those.

Edge: reads templates. A group's own are tried with a letter that has everything, and with one that has nothing, before
they meet a reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from traceback import extract_tb
from types import UnionType
from typing import cast, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs, urlsplit

from jinja2 import Environment, StrictUndefined, TemplateError, TemplateNotFound, TemplateSyntaxError, meta, nodes
from jinja2.environment import TemplateModule

from dixit_pbem.errors import BadFile, Problem, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import look_of
from dixit_pbem.paper.templates import COST, FAULTS, own_among, sandbox, stopped
from dixit_pbem.post.due import Kind
from dixit_pbem.post.writing.figures import FIGURES, MASTHEAD, figure_key, large_key
from dixit_pbem.post.writing.letter import Letter, Link
from dixit_pbem.post.writing.lines import in_lines, wrapped
from dixit_pbem.storage.limited import Made, TooMuch, within
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import isolated

HTML, TEXT = "html.j2", "text.j2"
GIVEN = ("letter", "part")
"""What a template finds under a name of its own."""
PICTURE = re.compile(r"cid:([^\"'@]+)@dixit")


@frozen
class Rendered:
    """A letter ready for the post: both its shapes, and the key of each picture that its HTML shows, in order."""

    text: str
    html: str
    pictures: tuple[str, ...]
    large: tuple[str, ...] = ()
    """Those that stand alone in their row."""


def template_name(kind: Kind) -> str:
    """The file that says which parts such a letter has."""
    return f"{kind.value.replace(' ', '_')}.j2"


def render_letter(letter: Letter, *, templates: Sequence[Path]) -> Rendered:
    """The letter as text and HTML; a template in an earlier folder comes before one in a later, the last is whole."""
    own = own_among(templates)
    return _apart(own, lambda: _letter(letter, templates)) if own else _letter(letter, templates[-1:])


def _letter(letter: Letter, templates: Sequence[Path]) -> Rendered:
    html, pictures = _as_html(letter, templates)
    heroes = letter.results.heroes if letter.results else ()
    large = tuple(card.picture for card in (*heroes, *letter.remembered))
    return Rendered(_as_text(letter, templates), html, pictures, large)


def _apart(own: Sequence[Path], work: Callable[[], Made]) -> Made:
    """What is made with a group's own templates, which may cost no more than a limit."""
    try:
        return within(COST, work)
    except TooMuch as costs:
        raise BadFile([_problem(own[0] if len(own) == 1 else own[0].parent, 0, stopped(costs))]) from costs


def _as_html(letter: Letter, templates: Sequence[Path]) -> tuple[str, tuple[str, ...]]:
    html = _rendered(letter, HTML, templates=templates)
    return html, _shown(letter, html, own=templates[:-1])


def _as_text(letter: Letter, templates: Sequence[Path]) -> str:
    """No blanks at the end of a line, never two empty lines together."""
    text = _rendered(letter, TEXT, templates=templates)
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"[ \t]+\n", "\n", text)).strip("\n") + "\n"


def _shown(letter: Letter, html: str, *, own: Sequence[Path]) -> tuple[str, ...]:
    """The pictures that the HTML shows; a group's template may show those of its letter and no others."""
    shown = tuple(dict.fromkeys(PICTURE.findall(html)))
    known = {card.picture for card in letter.pictures} | letter.tables | FIGURES.keys() | {MASTHEAD}
    known |= {example.picture for example in letter.examples}
    for key in shown:
        if key not in known:
            names = (folder / name for folder in own for name in (template_name(letter.kind), HTML))
            path = next(path for path in names if path.is_file())
            raise BadFile([_problem(path, 0, f"This letter has no picture '{key}'.")])
    return shown


def _rendered(letter: Letter, parts: str, *, templates: Sequence[Path]) -> str:
    """A fault in a group's own template becomes a problem with its line; one in the program's own is a bug."""
    environment, own = _environment(tuple(folder.absolute() for folder in templates), parts), templates[:-1]
    try:
        part = environment.get_template(parts).make_module({"letter": letter})
        return environment.get_template(template_name(letter.kind)).render(letter=letter, part=part)
    except FAULTS as fault:
        # What the program's own templates ask for in vain, a group's own parts lack as a whole.
        lacking = ((folder / parts, 0) for folder in own if (folder / parts).is_file())
        place = _place(fault, own) or next(lacking, None)
        if place is None:
            raise
        raise BadFile([_problem(*place, _in_words(fault))]) from fault


@cache
def _environment(folders: tuple[Path, ...], parts: str) -> Environment:
    environment = sandbox(folders, escaped=parts == HTML, unknown=_Unknown)
    environment.filters |= {
        "figure": figure_key,
        "large": large_key,
        "wrapped": wrapped,
        "said": said,
        "apart": isolated,
    }
    environment.filters["lines"] = in_lines
    return environment


def said(link: Link) -> str:
    """What the answer says that a link opens."""
    return parse_qs(urlsplit(link.address).query).get("body", [""])[0].strip()


def _place(fault: BaseException, own: Sequence[Path]) -> tuple[Path, int] | None:
    """The innermost line of a group's own template that the fault came through."""
    lines = [(frame.filename, frame.lineno or 0) for frame in extract_tb(fault.__traceback__)]
    if isinstance(fault, TemplateSyntaxError):
        lines.append((fault.filename or "", fault.lineno))
    named = {str(folder.absolute() / path.name): path for folder in own for path in folder.glob("*.j2")}
    shown = [(named.get(name), line) for name, line in lines if name.endswith(".j2")]
    path, line = next(((path, line) for path, line in reversed(shown) if path), (None, 0))
    if path is None:
        return None
    # Parts that only handed on to the program's own template lack something as a whole.
    return path, 0 if path.name in (HTML, TEXT) and shown[-1][0] is None else line


def _in_words(fault: BaseException) -> str:
    if isinstance(fault, TemplateNotFound):
        return f"There is no template '{fault.name}'."
    text = (fault.message if isinstance(fault, TemplateError) else str(fault)) or type(fault).__name__
    return text if text.endswith((".", "?")) else f"This does not work: {text}."


def _problem(path: Path, line: int, text: str) -> Problem:
    return Problem(str(path), line, f"{text} Mend it, or copy the program's own {path.name} once more.")


def _no_such_name(name: str) -> str:
    return f"Nothing is called '{name}' here. There are: {', '.join(GIVEN)}."


class _Unknown(StrictUndefined):
    """A name that a template asks for in vain; it says what there is instead."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        owner, name = self._undefined_obj, str(self._undefined_name)
        if self._undefined_hint:
            return f"This does not work: {self._undefined_hint}"
        if isinstance(owner, TemplateModule):
            parts = [part for part in vars(owner) if not part.startswith("_") and callable(getattr(owner, part))]
            return f"There is no part '{name}'.{did_you_mean(name, parts)}"
        if is_dataclass(owner):
            known = [field.name for field in fields(owner)]
            return f"'{type(owner).__name__.lower()}' has no '{name}'.{did_you_mean(name, known)}"
        if owner is None:
            return f"Not every letter has this, so it may have no '{name}'. Put it inside {{% if … %}}."
        return _no_such_name(name)


def misfits(folder: Path) -> tuple[Problem, ...]:
    """What does not fit in a group's own templates: names no letter has, broken lines, files nobody asks for."""
    own = tuple(path for path in own_among((folder, _shipped_mail())) if path.suffix == ".j2")
    found = (*_strangers(folder), *(_trial(folder, own) if own else ()))
    first = {(problem.file, problem.line): problem for problem in reversed(found)}
    return tuple(sorted(first.values()))


def _strangers(folder: Path) -> Iterator[Problem]:
    """Names that no letter asks for, such as the `hand.j2.txt` of an editor that means well."""
    known = sorted(path.name for path in _shipped_mail().glob("*.j2"))
    for path in folder.glob("*.j2*"):
        if path.name not in known and not path.name.endswith("~"):
            way_out = did_you_mean(path.name, known) or f" There are: {', '.join(known)}."
            yield Problem(str(path), 0, f"No letter asks for '{path.name}'.{way_out}")


def _unknown_names(own: Sequence[Path]) -> Iterator[Problem]:
    """Names that are nowhere given, on lines that a trial may not come by."""
    for path in own:
        environment = _environment((path.parent.absolute(),), HTML)
        try:
            tree = environment.parse(path.read_text(encoding="utf-8"))
            unknown = meta.find_undeclared_variables(tree).difference(GIVEN)
        except (TemplateSyntaxError, UnicodeDecodeError):
            continue
        for name in tree.find_all(nodes.Name):
            if name.name in unknown:
                yield _problem(path, name.lineno, _no_such_name(name.name))


def _trial(folder: Path, own: Sequence[Path]) -> tuple[Problem, ...]:
    """What comes up when they are read and used; to look into one is to compute what stands in it."""
    try:
        return _apart(own, lambda: (*_unknown_names(own), *_faults_on_trial(folder)))
    except BadFile as bad:
        return bad.problems


def _faults_on_trial(folder: Path) -> Iterator[Problem]:
    """Every kind of letter, once with everything and once with nothing, as text and as HTML."""
    for kind in Kind:
        for letter in (full_letter(kind), empty_letter(kind)):
            for shape in (_as_html, _as_text):
                try:
                    shown = shape(letter, (folder, _shipped_mail()))
                except BadFile as bad:
                    yield from bad.problems
                else:
                    yield from _without_line(folder / template_name(kind), str(shown))


def _without_line(own: Path, shown: str) -> Iterator[Problem]:
    """What players write is told from what they quote by the line above it."""
    if own.is_file() and WRITE_ABOVE not in shown:
        fact = "It leaves out the line above which players write."
        yield _problem(own, 0, f"{fact} Put all of it between {{% call part.page() %}} and {{% endcall %}}.")


def _shipped_mail() -> Path:
    return shipped("templates") / "mail"


WRITE_ABOVE = "write above this moon"
MADE: Mapping[object, object] = {
    str: "moon",
    int: 3,
    bool: True,
    Kind: Kind.HAND,
    Person: Person("Ana", look_of(0)),
    Link: Link("moon", "mailto:ana@example.org?subject=moon&body=moon"),
}
"""What stands for a value of each type that is not made of others."""


def full_letter(kind: Kind) -> Letter:
    """A letter of that kind in which nothing is empty."""
    return replace(cast(Letter, _full(Letter)), kind=kind, sentinel=WRITE_ABOVE)


def empty_letter(kind: Kind) -> Letter:
    """A letter of that kind with its head alone."""
    return Letter(kind, language="en", sentinel=WRITE_ABOVE, title="moon", place="", preview="")


def _full(wanted: object) -> object:
    if wanted in MADE:
        return MADE[wanted]
    if get_origin(wanted) is UnionType or get_origin(wanted) is tuple:
        inside = _full(get_args(wanted)[0])
        return (inside,) if get_origin(wanted) is tuple else inside
    if not (isinstance(wanted, type) and is_dataclass(wanted)):
        raise TypeError(f"{wanted} stands in a letter, and there is no example of it")
    hints = get_type_hints(wanted)
    return wanted(**{field.name: _full(hints[field.name]) for field in fields(wanted)})
