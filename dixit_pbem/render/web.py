"""Web pages by the templates of a group or the program's own. A template sees what it is given, and no file or network.

Edge: reads templates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from jinja2 import TemplateError, TemplateSyntaxError

from dixit_pbem.errors import DixitError
from dixit_pbem.render.templates import sandbox


def web_page(template: str, values: Mapping[str, object], *, templates: Sequence[Path]) -> str:
    """A page from a template; one in an earlier folder comes before one of the same name in a later."""
    try:
        return sandbox(templates, escaped=True).get_template(template).render(values)
    except TemplateSyntaxError as problem:
        place = f"{problem.filename}:{problem.lineno}"
        raise DixitError(f"{place}: {problem.message}. Put it right, or delete your copy of the template.") from None
    except TemplateError as problem:
        raise DixitError(f"{template}: {problem}. Put it right, or delete your copy of the template.") from None
