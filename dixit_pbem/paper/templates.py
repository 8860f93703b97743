"""How templates are read: a group's own in a sandbox without files and network; an unknown name is an error.

A group's own run in a process apart, with a limit of time and memory.

Edge: reads templates.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from pickle import UnpicklingError
from traceback import extract_tb

import jinja2
from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateSyntaxError
from jinja2.bccache import Bucket, FileSystemBytecodeCache
from jinja2.sandbox import ImmutableSandboxedEnvironment

from dixit_pbem.errors import DixitError
from dixit_pbem.storage.limited import Limit, TooMuch, within
from dixit_pbem.storage.shipped import is_copy

FAULTS = (TemplateError, TypeError, ValueError, ArithmeticError, LookupError, AttributeError, RecursionError)
"""Whatever a group may write into its copy of a template."""
COST = Limit(seconds=20, megabytes=500)
"""Of a page by a group's own templates; the program's own are known to come to an end."""


def sandbox(folders: Sequence[Path], *, escaped: bool, unknown: type[StrictUndefined] = StrictUndefined) -> Environment:
    """Templates from these folders, the first that has one first; `escaped` where they make HTML.

    The program's own are code as any other of it: a sandbox would only ask at each step what is known.
    """
    own = own_among(folders)
    return (ImmutableSandboxedEnvironment if own else Environment)(
        loader=_Loader(folders if own else folders[-1:]),
        bytecode_cache=None if own else _Compiled(folders[-1], escaped=escaped),
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


class _Compiled(FileSystemBytecodeCache):
    """The program's own templates as Python compiled them, kept beside them as Python keeps modules.

    To compile them takes longer than to write six letters. A group's own are compiled each time: whoever wrote those
    writes nothing into the program's folder.
    """

    def __init__(self, folder: Path, *, escaped: bool) -> None:
        shape = "free.html" if escaped else "free.text"
        # Above them: whoever copies the templates copies nothing else.
        super().__init__(str(folder.parent / "__pycache__"), f"%s.jinja-{jinja2.__version__}.{shape}")

    def load_bytecode(self, bucket: Bucket) -> None:
        try:
            super().load_bytecode(bucket)
        except (EOFError, UnpicklingError):
            # A power cut tore it: it is compiled anew.
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode:
            return
        # Where the program may not write to its own folder, each run compiles them anew.
        with suppress(OSError):
            Path(self.directory).mkdir(exist_ok=True)
            super().dump_bytecode(bucket)


def template_text(name: str, *, templates: Sequence[Path]) -> str:
    """A file that stands beside templates and goes into a page as it is; one in an earlier folder comes first."""
    return web_page(name, {}, templates=templates, escaped=False)


def web_page(template: str, values: Mapping[str, object], *, templates: Sequence[Path], escaped: bool = True) -> str:
    """A page from a template; one in an earlier folder comes before one of the same name in a later."""
    page = partial(_web_page, template, values, escaped=escaped)
    own = own_among(templates)
    if not own:
        return page(templates=templates[-1:])
    try:
        return within(COST, partial(page, templates=templates))
    except TooMuch as costs:
        raise DixitError(f"{own[0].parent}: {stopped(costs)} Put it right, or delete your copies.") from costs


def own_among(templates: Sequence[Path]) -> tuple[Path, ...]:
    """A group's own templates; the last folder has the program's, and an exact copy of one of these is nobody's own."""
    *folders, ours = templates
    files = (path for folder in folders for path in sorted(folder.glob("*")) if path.is_file())
    return tuple(path for path in files if not is_copy(path, ours / path.name))


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
