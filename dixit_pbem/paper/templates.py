"""How templates are read: in a sandbox without files and network, where an unknown name is an error.

A group's own run in a process apart, with a limit of time and memory.

Edge: reads templates.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from traceback import extract_tb

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateSyntaxError
from jinja2.sandbox import ImmutableSandboxedEnvironment

from dixit_pbem.errors import DixitError
from dixit_pbem.storage.limited import Limit, TooMuch, within

FAULTS = (TemplateError, TypeError, ValueError, ArithmeticError, LookupError, AttributeError, RecursionError)
"""Whatever a group may write into its copy of a template."""
COST = Limit(seconds=20, megabytes=500)
"""Of a page by a group's own templates; the program's own are known to come to an end."""


def sandbox(
    folders: Sequence[Path], *, escaped: bool, unknown: type[StrictUndefined] = StrictUndefined
) -> ImmutableSandboxedEnvironment:
    """Templates from these folders, the first that has one first; `escaped` where they make HTML."""
    return ImmutableSandboxedEnvironment(
        loader=_Loader(folders),
        undefined=unknown,
        autoescape=escaped,
        trim_blocks=True,
        lstrip_blocks=True,
    )


class _Loader(FileSystemLoader):
    """Finds templates, and tells of a file that is no text as of any other fault."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        try:
            return super().get_source(environment, template)
        except UnicodeDecodeError as fault:
            line = fault.object[: fault.start].count(b"\n") + 1
            file = next(path for folder in self.searchpath if (path := Path(folder, template)).is_file())
            raise TemplateSyntaxError("a letter that is not UTF-8", line, template, str(file)) from fault


def template_text(name: str, *, templates: Sequence[Path]) -> str:
    """A file that stands beside templates and goes into a page as it is; one in an earlier folder comes first."""
    return web_page(name, {}, templates=templates, escaped=False)


def web_page(template: str, values: Mapping[str, object], *, templates: Sequence[Path], escaped: bool = True) -> str:
    """A page from a template; one in an earlier folder comes before one of the same name in a later."""
    page = partial(_web_page, template, values, templates=templates, escaped=escaped)
    own = own_among(templates)
    if not own:
        return page()
    try:
        return within(COST, page)
    except TooMuch as costs:
        raise DixitError(f"{own[0].parent}: {stopped(costs)} Put it right, or delete your copies.") from costs


def own_among(templates: Sequence[Path]) -> tuple[Path, ...]:
    """A group's own templates; the last folder has the program's."""
    return tuple(path for folder in templates[:-1] for path in sorted(folder.glob("*")) if path.is_file())


def stopped(costs: TooMuch) -> str:
    """What is said of templates that cost too much."""
    return f"One of these templates was stopped, because {costs.what}, as a loop without an end does."


def _web_page(template: str, values: Mapping[str, object], *, templates: Sequence[Path], escaped: bool) -> str:
    try:
        return sandbox(templates, escaped=escaped).get_template(template).render(values)
    except TemplateSyntaxError as problem:
        place = f"{problem.filename}:{problem.lineno}"
        raise DixitError(f"{place}: {problem.message}. Put it right, or delete your copy of the template.") from None
    except FAULTS as problem:
        raise DixitError(
            f"{_place(problem, templates) or template}: {problem}. Put it right, or delete your copy of the template."
        ) from problem


def _place(fault: BaseException, folders: Sequence[Path]) -> str:
    """The file and line of a template where a fault came up; nothing where no template is to blame."""
    for frame in reversed(extract_tb(fault.__traceback__)):
        if any(Path(frame.filename).is_relative_to(folder) for folder in folders):
            return f"{frame.filename}:{frame.lineno}"
    return ""
