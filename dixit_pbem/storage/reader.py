"""Takes typed values out of a YAML file and gathers everything that is wrong with it, each problem with its line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from dixit_pbem.errors import BadFile, Problem, did_you_mean
from dixit_pbem.storage.plain import Trap, Value, meaning
from dixit_pbem.storage.strict_yaml import STRAY, Items, Node, Scalar, Section, parse


class Reader:
    """Reads one file. A value that does not fit is complained about and comes back as None (or empty)."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def complain(self, line: int, text: str) -> None:
        """Note a problem; line 0 stands for the file as a whole."""
        self.problems.append(Problem(self.file, line, text))

    def finish(self) -> None:
        """Raise everything that was complained about, in the order of the lines."""
        if self.problems:
            raise BadFile(sorted(set(self.problems)))

    def document(self, text: str) -> Node | None:
        """The tree of the file's text."""
        return parse(text, self.complain)

    def section(self, node: Node, *, known: Sequence[str], required: Sequence[str] = ()) -> Mapping[str, Node]:
        """The keys of a section that have a value; others than the known ones are complained about."""
        entries = self.entries(node)
        if entries is None:
            return {}
        for (before, behind), (key, value) in pairwise((("", node), *entries.items())):
            if key and key not in known:
                way_out = _with_its_comma(before, behind, key, value) or did_you_mean_or_list(key, known)
                self.complain(value.line, f"There is no key '{key}' here.{way_out}")
        present = {key: value for key, value in entries.items() if key in known and not is_nothing(value)}
        for key in required:
            if key not in present:
                where = f" in '{node.key}'" if node.key else ""
                self.complain(node.line if node.key else 0, f"'{key}' is missing{where}. Add it.")
        return present

    def entries(self, node: Node) -> Mapping[str, Node] | None:
        """The entries of a section whose keys anybody may choose."""
        if isinstance(node, Section):
            return node.entries
        self.complain(node.line, f"{_subject(node)} must be 'key: value' pairs, as in {{key: value}}.")
        return None

    def items(self, node: Node) -> tuple[Node, ...]:
        """The items of a list."""
        if isinstance(node, Items):
            return node.nodes
        self.complain(node.line, f"{_subject(node)} must be a list, as in [one, two].")
        return ()

    def value(self, node: Node) -> Value:
        """A single value of any kind."""
        if not isinstance(node, Scalar):
            self.complain(node.line, f"{_subject(node)} must be a single value, not a list or section.")
            return None
        if not node.plain:
            return node.text
        value = meaning(node.text)
        if isinstance(value, Trap):
            self.complain(node.line, value.text)
            return None
        return value

    def text(self, node: Node) -> str | None:
        """A text of one line."""
        before = len(self.problems)
        value = self.value(node)
        if not isinstance(value, str):
            if is_nothing(node):
                self.complain(node.line, f"{_subject(node)} is empty. Write a text there.")
            elif len(self.problems) == before and isinstance(node, Scalar):
                self.complain(node.line, f"{_subject(node)} must be a text. Put quotes around it: '{node.text}'.")
            return None
        text = value.rstrip("\n")
        if "\n" in text or "\t" in text:
            self.complain(node.line, f"{_subject(node)} holds a line break or tab. Take it out.")
        elif stray := STRAY.search(text):
            what = f"an invisible character (U+{ord(stray[0]):04X})"
            self.complain(node.line, f"{_subject(node)} holds {what}. Take it out.")
        else:
            return text
        return None

    def whole(self, node: Node) -> int | None:
        """A whole number."""
        before = len(self.problems)
        value = self.value(node)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if len(self.problems) == before:
            self.complain(node.line, f"{_subject(node)} must be a whole number without quotes, as in 3.")
        return None

    def switch(self, node: Node) -> bool | None:
        """True or false."""
        before = len(self.problems)
        value = self.value(node)
        if isinstance(value, bool):
            return value
        if len(self.problems) == before:
            self.complain(node.line, f"{_subject(node)} must be true or false.")
        return None

    def choice(self, node: Node, allowed: Sequence[str]) -> str | None:
        """One of some words."""
        text = self.text(node)
        if text is None or text in allowed:
            return text
        self.complain(node.line, f"{_subject(node)} cannot be '{text}'.{did_you_mean_or_list(text, allowed)}")
        return None


def did_you_mean_or_list(word: str, known: Sequence[str]) -> str:
    """Return ` Did you mean 'x'?` when a known word is close, else all of them."""
    return did_you_mean(word, known) or f" There are: {', '.join(known)}."


def _with_its_comma(before: str, behind: Node, key: str, value: Node) -> str:
    """The way out where a comma cut a value in two: `{name: Smith, Bob}`."""
    if not (isinstance(behind, Scalar) and behind.text and is_nothing(value)):
        return ""
    return f" If it belongs to '{before}', put quotes around both: {before}: \"{behind.text}, {key}\""


def is_nothing(node: Node) -> bool:
    """Whether a key stands there with nothing (or null) behind it."""
    return isinstance(node, Scalar) and node.plain and meaning(node.text) is None


def _subject(node: Node) -> str:
    return f"'{node.key}'" if node.key else "The file"
