"""One setting of a game file's text changed where it stands, and every other character kept. Pure.

Comments, order and the way of writing are the moderator's; what cannot be changed without touching more of them is left
to the moderator, with the line.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypeAlias

from dixit_pbem.errors import Mistake

if TYPE_CHECKING:
    from yaml.nodes import MappingNode

Step: TypeAlias = str | int
"""A key, or the place in a list, from 0."""
_BOM = "\ufeff"
_MEANS_MORE_IN_BRACKETS = re.compile(r"[,\[\]{}\n]")


def with_setting(text: str, path: tuple[Step, ...], value: str | None) -> str:
    """The text with this YAML value at a place; without a value the setting is taken out, and its default holds."""
    mark = _BOM if text.startswith(_BOM) else ""
    plain = text.removeprefix(mark)
    root = _composed(plain)
    around, key = _section_of(root, path)
    if around is not None:
        done = _out(plain, root, path) if value is None else _put(plain, around, key, value)
    elif value is None:
        done = plain
    else:
        outer, section = _section_of(root, path[:-1])
        done = plain if outer is None else _put(plain, outer, section, f"{{{key}: {value}}}")
    return mark + done


def with_lines(text: str, key: str, lines: str) -> str:
    """The text with these lines instead of a key's at its top, however it was written; else behind all other keys."""
    mark = _BOM if text.startswith(_BOM) else ""
    plain, line_end = text.removeprefix(mark), "\r\n" if "\r\n" in text else "\n"
    root, lines = _composed(plain), lines.replace("\n", line_end)
    found = next(((name, value) for name, value in root.value if name.value == key), None)
    name, value = found or root.value[-1]
    end = _line_end(plain, _end(value, name, plain))
    begin = name.start_mark.index if found else end
    missing = "" if plain[begin - 1 : begin] in ("", "\n") else line_end
    return f"{mark}{plain[:begin]}{missing}{lines}{line_end}{plain[end:]}"


def entries_in(text: str, key: str) -> tuple[dict[str, str], ...]:
    """What stands in each entry of a list at the top, on one line: the YAML value under each key."""
    plain = text.removeprefix(_BOM)
    node = _value(_composed(plain), key)
    return tuple({name.value: _on_one_line(value, plain) for name, value in entry.value} for entry in node.value)


def _on_one_line(node: Any, text: str) -> str:
    import yaml

    if isinstance(node, yaml.MappingNode):
        return f"{{{', '.join(f'{name.value}: {_on_one_line(value, text)}' for name, value in node.value)}}}"
    if isinstance(node, yaml.SequenceNode):
        return f"[{', '.join(_on_one_line(each, text) for each in node.value)}]"
    written = text[node.start_mark.index : node.end_mark.index]
    plain = node.style is None and not _MEANS_MORE_IN_BRACKETS.search(written)
    return written if plain or (node.style in ("'", '"') and "\n" not in written) else json.dumps(node.value)


def _composed(text: str) -> MappingNode:
    import yaml

    # Tabs that are allowed stand where a blank would do.
    node = yaml.compose(text.replace("\t", " "), Loader=yaml.SafeLoader)
    if not isinstance(node, yaml.MappingNode):
        raise Mistake("The settings are no list of keys. Mend the file first; `check` tells what is wrong.")
    return node


def _section_of(root: MappingNode, path: tuple[Step, ...]) -> tuple[MappingNode | None, str]:
    """The section in which the last key of a path stands or would stand, if that is written."""
    import yaml

    node: Any = root
    for step in path[:-1]:
        node = _value(node, step)
        if node is None or _is_nothing(node):
            return None, str(path[-1])
    if not isinstance(node, yaml.MappingNode):
        raise Mistake(f"{_line(node)} is not written as keys with their values. Change it in the file by hand.")
    return node, str(path[-1])


def _value(node: Any, step: Step) -> Any:
    if isinstance(step, int):
        return node.value[step] if step < len(node.value) else None
    return next((value for key, value in node.value if key.value == step), None)


def _is_nothing(node: Any) -> bool:
    return bool(node.start_mark.index == node.end_mark.index)


def _put(text: str, around: MappingNode, name: str, value: str) -> str:
    """The text with the value behind its key, which is added where it is not there."""
    found = next(((key, old) for key, old in around.value if key.value == name), None)
    if found is None:
        return _added(text, around, f"{name}: {value}")
    key, old = found
    if _is_nothing(old):
        colon = text.index(":", key.end_mark.index) + 1
        return f"{text[:colon]} {value}{text[colon:]}"
    if _is_block(old):
        raise Mistake(f"{_line(key)} writes '{name}' on lines of their own. Change it in the file by hand.")
    return text[: old.start_mark.index] + value + text[old.end_mark.index :]


def _is_block(node: Any) -> bool:
    """Whether a value is written on lines of its own: a list or keys without brackets, a text after | or >."""
    return _has_no_brackets(node) or getattr(node, "style", None) in ("|", ">")


def _has_no_brackets(node: Any) -> bool:
    return not isinstance(node.value, str) and not node.flow_style


def _added(text: str, around: MappingNode, entry: str) -> str:
    """The text with one more entry behind the last of a section."""
    if around.flow_style:
        if not around.value:
            at = around.start_mark.index + 1
            return f"{text[:at]}{entry}{text[at:]}"
        at = _end(around.value[-1][1], around.value[-1][0], text)
        return f"{text[:at]}, {entry}{text[at:]}"
    key, last = around.value[-1]
    at = _line_end(text, _end(last, key, text))
    line_end = "\r\n" if "\r\n" in text else "\n"
    missing = "" if text[at - 1 : at] == "\n" else line_end
    return f"{text[:at]}{missing}{' ' * around.value[0][0].start_mark.column}{entry}{line_end}{text[at:]}"


def _end(value: Any, key: Any, text: str) -> int:
    """Where the last sign of an entry ends; of keys and lists without brackets, that of their last entry."""
    if _is_nothing(value):
        return text.index(":", key.end_mark.index) + 1
    if _has_no_brackets(value):
        last = value.value[-1]
        return _end(last[1], last[0], text) if isinstance(last, tuple) else _end(last, key, text)
    end: int = value.end_mark.index
    return len(text[:end].rstrip()) if getattr(value, "style", None) in ("|", ">") else end


def _line_end(text: str, at: int) -> int:
    """Behind the end of the line in which a place lies."""
    found = text.find("\n", at)
    return len(text) if found < 0 else found + 1


def _out(text: str, root: MappingNode, path: tuple[Step, ...]) -> str:
    """The text without a setting; a section in which nothing else stands goes with it."""
    around, name = _section_of(root, path)
    if around is None:
        return text
    number = next((at for at, (key, _) in enumerate(around.value) if key.value == name), None)
    if number is None:
        return text
    if len(around.value) == 1:
        return _out(text, root, path[:-1])
    key, value = around.value[number]
    begin, end = key.start_mark.index, _end(value, key, text)
    if around.flow_style:
        if number:
            begin = _end(around.value[number - 1][1], around.value[number - 1][0], text)
        else:
            end = around.value[1][0].start_mark.index
        return text[:begin] + text[end:]
    if text[text.rfind("\n", 0, begin) + 1 : begin].strip():
        # It stands behind the dash of a list.
        return text[:begin] + text[around.value[1][0].start_mark.index :]
    return text[: text.rfind("\n", 0, begin) + 1] + text[_line_end(text, end) :]


def _line(node: Any) -> str:
    return f"Line {node.start_mark.line + 1} of the file"
