"""A list of people as a file: however a spreadsheet saved it, it is read right, or refused with the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.storage.people import Person
from dixit_pbem.storage.roll import LARGEST, MOST_PEOPLE, Listed, read_roll, roll_of

ANA, BOB, CYD = Person("Ana Rossi", "a@x.org"), Person("Bob Day", "b@y.org"), Person("Cyd Bo", None)
ALL = (ANA, BOB, CYD)
TABLES = {
    "name and address": "Ana Rossi,a@x.org\nBob Day,b@y.org\nCyd Bo,\n",
    "the address first": "a@x.org;Ana Rossi\r\nb@y.org;Bob Day\r\n;Cyd Bo\r\n",
    "a short last row": "Ana Rossi\ta@x.org\nBob Day\tb@y.org\nCyd Bo\n",
    "a heading": "Name;E-mail\nAna Rossi;a@x.org\nBob Day;b@y.org\nCyd Bo;\n",
    "names in two columns": "First name,Last name,Email address\nAna,Rossi,a@x.org\nBob,Day,b@y.org\nCyd,Bo,\n",
    "surname first, in Italian": "Cognome;Nome;Classe;E-mail\nRossi;Ana;7b;a@x.org\nDay;Bob;7b;b@y.org\nBo;Cyd;7b;\n",
    "in Polish": "Lp.;Imię;Nazwisko;Adres e-mail\n1;Ana;Rossi;a@x.org\n2;Bob;Day;b@y.org\n3;Cyd;Bo;\n",
    "in Portuguese": "Nome próprio|Apelido|Correio eletrónico\nAna|Rossi|a@x.org\nBob|Day|b@y.org\nCyd|Bo|\n",
    "in French": "Nom;Prénom;Courriel\nRossi;Ana;a@x.org\nDay;Bob;b@y.org\nBo;Cyd;\n",
    "in German": "Name,Vorname,E-Mail\nRossi,Ana,a@x.org\nDay,Bob,b@y.org\nBo,Cyd,\n",
    "the whole name and its parts": "First name,Name,Email\nAna,Ana Rossi,a@x.org\nBob,Bob Day,b@y.org\nCyd,Cyd Bo,\n",
    "a number before each": "1;Ana Rossi;a@x.org\n2;Bob Day;b@y.org\n3;Cyd Bo;\n",
    "quotes and a comma": '"Rossi, Ana","a@x.org"\n"Day, Bob","b@y.org"\n"Bo, Cyd",\n',
    "told how it is separated": "sep=;\r\nName;E-mail\r\nAna Rossi;a@x.org\r\nBob Day;b@y.org\r\nCyd Bo;\r\n",
    "empty rows": "\n;;\nAna Rossi;a@x.org;\n;;\nBob Day;b@y.org;\n\nCyd Bo;;\n",
    "links": "Name,Email\nAna Rossi,mailto:a@x.org\nBob Day,<b@y.org>\nCyd Bo,\n",
    "as mail programs have it": "Ana Rossi <a@x.org>\nBob Day <b@y.org>\nCyd Bo\n",
    "one line of a mail": "Ana Rossi <a@x.org>; Bob Day <b@y.org>; Cyd Bo",
    "a column with a heading": "Name\nAna Rossi <a@x.org>\nBob Day <b@y.org>\nCyd Bo\n",
}


@pytest.mark.parametrize("text", TABLES.values(), ids=TABLES)
def test_everybody_is_found_however_the_list_is_written(text: str) -> None:
    assert tuple(each.person for each in roll_of(text.encode(), file="class.csv")) == ALL


def test_only_names_are_a_list_of_people_who_play_by_post() -> None:
    listed = roll_of(b"Ana\nBob\nCyd\n", file="names.txt")
    assert listed == tuple(Listed(line, Person(name, None)) for line, name in enumerate(("Ana", "Bob", "Cyd"), 1))


WEST, MIDDLE = "Zoë Não;José Façade;Ênio Müller", "Łucja Żak;Stępień;Świąć"
SAVED = [
    *((WEST, codec) for codec in ("utf-8", "utf-8-sig", "utf-16", "cp1252", "mac-roman", "cp850")),
    *((MIDDLE, codec) for codec in ("utf-8", "utf-8-sig", "utf-16", "cp1250", "iso8859-2", "cp852")),
]


@pytest.mark.parametrize(("names", "codec"), SAVED, ids=lambda each: each if each.isascii() else "")
def test_letters_are_read_in_every_usual_encoding(names: str, codec: str) -> None:
    rows = "\n".join(f"{name};p{number}@x.org" for number, name in enumerate(names.split(";")))
    found = roll_of(f"Name;Email\n{rows}\n".encode(codec), file="class.csv")
    assert [each.person.name for each in found] == names.split(";")


WRONG = {
    "a bad address": ("Name;Email\nAna;a@x.org\nBob;nowhere\n", "class.csv:3: 'nowhere' is no e-mail address. "
                      "Write it like ana@example.org."),
    "a bad one in a line": ("Ana <a@x.org>\nBob <b@>\n", "class.csv:2: 'Bob <b@>' is no player: 'b@' is no e-mail "
                            "address. Write a name, and an address where there is one, as in Bob <bob@example.org>."),
    "twice": ("Name;Email\nAna;a@x.org\nBob;b@x.org\nana;c@x.org\n",
              "class.csv:4: 'ana' stands in line 2 already. Take one out, or write more of both names."),
    "no name at all": ("Name;Email;Class\nAna;a@x.org;7b\n;;7b\n",
                       "class.csv:3: Nobody is named here. Write a name, or take the line out."),
    "a name that cannot be": ("Name;Email\nvolunteer;a@x.org\n", "class.csv:2: 'volunteer' cannot be a name: that word "
                              "has a meaning of its own in this program. Choose another."),
    "names without a heading": ("Rossi;Ana;a@x.org\nDay;Bob;b@x.org\n", "class.csv:1: Several columns here may hold "
                                "names. Write a heading above the columns, as in: First name;Surname;E-mail."),
    "two columns of names": ("Rossi;Ana\nDay;Bob\n", "class.csv:1: Several columns here may hold names. "
                             "Write a heading above the columns, as in: First name;Surname;E-mail."),
    "nobody": ("Name;Email\n", "class.csv: Nobody stands in this list. Write a line for each: Ana <ana@example.org>."),
    "nothing": ("", "class.csv: Nobody stands in this list. Write a line for each: Ana <ana@example.org>."),
    "a spreadsheet": ("PK\x03\x04\x14",
                      "class.csv: This is no list in plain text. Save it from the spreadsheet as CSV."),
    "no text": ("Ana\0Bob", "class.csv: This is no list in plain text. Save it from the spreadsheet as CSV."),
}  # fmt: skip


@pytest.mark.parametrize(("text", "told"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_with_its_line_and_the_way_out(text: str, told: str) -> None:
    with pytest.raises(BadFile) as wrong:
        roll_of(text.encode(), file="class.csv")
    assert str(wrong.value) == told


def test_all_who_are_wrong_are_told_at_once() -> None:
    with pytest.raises(BadFile) as wrong:
        roll_of(b"Name,Email\nAna,nowhere\nBob,b@x.org\nBob,c@x.org\nred,d@x.org\n", file="class.csv")
    assert [problem.line for problem in wrong.value.problems] == [2, 4, 5]


def test_a_list_without_end_is_refused(tmp_path: Path) -> None:
    many = "".join(f"Player of number {number}x\n" for number in range(MOST_PEOPLE + 1))
    with pytest.raises(BadFile, match=f"class.csv:{MOST_PEOPLE + 1}: At most {MOST_PEOPLE} people"):
        roll_of(many.encode(), file="class.csv")
    (tmp_path / "large.csv").write_bytes(b"a" * (LARGEST + 1))
    with pytest.raises(DixitError, match="larger than a list of people"):
        read_roll(tmp_path / "large.csv")


def test_a_list_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(DixitError, match=r"The list '.*class.csv' cannot be read: No such file or directory\."):
        read_roll(tmp_path / "class.csv")
