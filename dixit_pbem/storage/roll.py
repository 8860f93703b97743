"""A list of people as a file: a table of a spreadsheet, with a heading or without, or lines as `new` takes them.

    First name;Surname;E-mail
    Ana;Rossi;ana@example.org        ->  Listed(2, Person("Ana Rossi", "ana@example.org"))

Edge: reads the file.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, auto
from pathlib import Path

from dixit_pbem.errors import BadFile, DixitError, Mistake, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.names import alike, folded, is_address, why_no_name
from dixit_pbem.storage.old_letters import text_of
from dixit_pbem.storage.people import Person, called, name_from, people_from

LARGEST = 1_000_000
MOST_PEOPLE = 600
_SEPARATORS = "\t;,|"
_TOLD = re.compile(r"sep=(.)\r?\n")
"""The first line with which Excel is told how a table is separated."""
_SPREADSHEETS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_HEADING = "Write a heading above the columns, as in: First name;Surname;E-mail."


class Column(Enum):
    """What a column of a table holds."""

    NAME = auto()
    FIRST = auto()
    LAST = auto()
    ADDRESS = auto()


_HEADINGS: Mapping[Column, str] = {
    Column.NAME: "name, full name, player, pupil, student, display name, nome, nome completo, nome e cognome, "
    "giocatore, alunno, allievo, studente, jogador, aluno, nome do aluno, imie i nazwisko, gracz, uczen, spieler, "
    "schuler, nom, joueur, eleve, nombre, jugador, alumno",
    Column.FIRST: "first name, firstname, first, given name, forename, nome proprio, imie, vorname, prenom",
    Column.LAST: "last name, lastname, last, surname, family name, cognome, apelido, nazwisko, nachname, "
    "nom de famille, apellido, apellidos",
    Column.ADDRESS: "email, e mail, mail, email address, e mail address, address, posta elettronica, indirizzo, "
    "indirizzo email, indirizzo e mail, correio eletronico, endereco, endereco de email, endereco de e mail, adres, "
    "adres email, adres e mail, poczta, e mail adresse, courriel, adresse, adresse e mail, correo, correo electronico",
}
_COLUMNS = {word.strip(): column for column, words in _HEADINGS.items() for word in words.split(",")}


@frozen
class Listed:
    """Somebody of a list, and the line in which they stand."""

    line: int
    person: Person


@frozen
class _Row:
    line: int
    cells: tuple[str, ...]


def read_roll(path: Path) -> tuple[Listed, ...]:
    """Everybody of the list; BadFile with each person who is wrong, by the line."""
    try:
        with path.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except OSError as problem:
        raise DixitError(f"The list '{path}' cannot be read: {problem.strerror}.") from None
    if len(content) > LARGEST:
        raise DixitError(f"'{path}' is larger than a list of people. Name a file with a line for each.")
    return roll_of(content, file=path.name)


def roll_of(content: bytes, *, file: str) -> tuple[Listed, ...]:
    """Everybody whom the content of such a file names."""
    text = None if content.startswith(_SPREADSHEETS) else text_of(content)
    if text is None:
        raise _bad(file, 0, "This is no list in plain text. Save it from the spreadsheet as CSV.")
    problems: list[Problem] = []

    def complain(line: int, why: str) -> None:
        problems.append(Problem(file, line, why))

    rows = _rows(text, file)
    columns, rows = _columns(rows, file)
    found = _of_table(rows, columns, complain) if columns else _of_lines(text, complain)
    listed = tuple(found)
    for line, why in _misnamed(listed):
        complain(line, why)
    if problems:
        raise BadFile(sorted(problems))
    if not listed:
        raise _bad(file, 0, "Nobody stands in this list. Write a line for each: Ana <ana@example.org>.")
    if len(listed) > MOST_PEOPLE:
        raise _bad(file, listed[MOST_PEOPLE].line, f"At most {MOST_PEOPLE} people are dealt at once. Divide the list.")
    return listed


def _bad(file: str, line: int, why: str) -> BadFile:
    return BadFile((Problem(file, line, why),))


def _rows(text: str, file: str) -> tuple[_Row, ...]:
    """The rows of a table that hold anything."""
    said = _TOLD.match(text)
    below = text[said.end() :] if said else text
    begun = next((line for line in below.splitlines() if line.strip()), "")
    separator = said[1] if said else next((mark for mark in _SEPARATORS if mark in begun), ",")
    reader = csv.reader(below.splitlines(keepends=True), delimiter=separator)
    rows, line = [], 1 if said else 0
    try:
        for cells in reader:
            rows.append(_Row(line + 1, tuple(" ".join(cell.split()) for cell in cells)))
            line = reader.line_num + (1 if said else 0)
    except csv.Error as problem:
        raise _bad(file, line + 1, f"This line cannot be read as one of a table ({problem}).") from None
    return tuple(row for row in rows if any(row.cells))


def _columns(rows: tuple[_Row, ...], file: str) -> tuple[Mapping[int, Column], tuple[_Row, ...]]:
    """What each column holds, and the rows below the heading; no columns where these are lines of another kind."""
    if not rows:
        return {}, ()
    named = {at: _COLUMNS[word] for at, cell in enumerate(rows[0].cells) if (word := _plain(cell)) in _COLUMNS}
    if named:
        return named, rows[1:]
    if any("<" in cell or cell.count("@") > 1 for row in rows for cell in row.cells):
        return {}, rows
    wide = max(len(row.cells) for row in rows)
    columns = [[row.cells[at] for row in rows if at < len(row.cells) and row.cells[at]] for at in range(wide)]
    addresses = [at for at, cells in enumerate(columns) if any("@" in cell for cell in cells)]
    names = [at for at, cells in enumerate(columns) if at not in addresses and any(map(_is_word, cells))]
    if wide == 1 or len(addresses) > 1 or (not addresses and len(rows) == 1):
        return {}, rows
    if len(names) > 1:
        raise _bad(file, rows[0].line, f"Several columns here may hold names. {_HEADING}")
    return dict.fromkeys(names, Column.NAME) | dict.fromkeys(addresses, Column.ADDRESS), rows


def _plain(heading: str) -> str:
    """A heading in small letters without accents and signs."""
    letters = unicodedata.normalize("NFKD", heading.casefold().replace("ł", "l"))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters if not _is_accent(sign)).split())


def _is_accent(sign: str) -> bool:
    return unicodedata.category(sign) == "Mn"


def _is_word(cell: str) -> bool:
    return any(map(str.isalpha, cell))


def _of_table(
    rows: Sequence[_Row], columns: Mapping[int, Column], complain: Callable[[int, str], None]
) -> Iterator[Listed]:
    for row in rows:
        told = {column: row.cells[at] for at, column in columns.items() if at < len(row.cells) and row.cells[at]}
        if "@" in told.get(Column.NAME, "") and Column.ADDRESS not in told:
            told[Column.ADDRESS] = told.pop(Column.NAME)
        name, address = _composed(told), told.get(Column.ADDRESS)
        try:
            if address and not is_address(address):
                one = people_from(address)
                if len(one) != 1 or one[0].email is None:
                    raise Mistake(f"'{address}' is no e-mail address. Write it like ana@example.org.")
                name, address = name or one[0].name, one[0].email
            if not name and not address:
                raise Mistake("Nobody is named here. Write a name, or take the line out.")
        except Mistake as mistake:
            complain(row.line, str(mistake))
            continue
        yield Listed(row.line, Person(name or called(address or ""), address, first=_first(told, name)))


def _composed(told: Mapping[Column, str]) -> str:
    """`Ana Rossi` of what the columns say, where one of them may hold the whole name or a part."""
    first, name, last = (name_from(told.get(column, "")) for column in (Column.FIRST, Column.NAME, Column.LAST))
    words = set(folded(name).split())
    if any(part and set(folded(part).split()) <= words for part in (first, last)):
        return name
    return " ".join(part for part in (first, name, last) if part)


def _first(told: Mapping[Column, str], name: str) -> str:
    """What the columns say is the first name, if they do."""
    if Column.FIRST in told:
        return name_from(told[Column.FIRST])
    last, words = set(name_from(told.get(Column.LAST, "")).split()), name.split()
    return " ".join(word for word in words if word not in last) if last else ""


def _of_lines(text: str, complain: Callable[[int, str], None]) -> Iterator[Listed]:
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield from (Listed(number, person) for person in people_from(line))
        except Mistake as mistake:
            complain(number, str(mistake))


def _misnamed(listed: Sequence[Listed]) -> Iterator[tuple[int, str]]:
    """Who cannot be called so, and who stands in the list twice."""
    for number, each in enumerate(listed):
        name = each.person.name
        if why := why_no_name(name):
            yield each.line, f"'{name}' cannot be a name: {why}. Choose another."
        if twin := alike(name, (other.person.name for other in listed[:number])):
            first = next(other.line for other in listed if other.person.name == twin)
            yield each.line, f"'{name}' stands in line {first} already. Take one out, or write more of both names."
