"""What is wrong in a file that somebody wrote by hand: its signs, its keys, each value by itself."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("This file is saved as UTF-16. Save it again as UTF-8."),
    say("This is a document of a word processor, or a web page, and no plain text."),
    say("Save it again as plain text, in UTF-8."),
    say("A character of this line is not UTF-8. Save the file again as UTF-8."),
    say("The lines of this file end as on a Macintosh of long ago (CR)."),
    say("Save it again with the line ends of today (LF)."),
    say("Inside double quotes a backslash begins a code. Use single quotes, or write it twice."),
    say("Lists and sections stand more than {most} deep in each other. Write it flatter."),
    say("The file is empty."),
    say("An invisible character (U+{code}) stands in this line. Delete it."),
    say("A tab stands in this line. Use spaces instead."),
    say("A word that begins with ‘!’ is a tag for YAML programs. Delete it, or put quotes around it."),
    say("The key ‘{key}’ stands twice (first in line {first}). Delete one of the two."),
    say("A key must be a single word. Put quotes around it if it is a text."),
    say("‘{word}’ cannot be a key. Put quotes around it if it is a text: '{word}'."),
    say("A no-break space (U+00A0) stands in this line, as word processors write it. Use a usual space."),
    say("A text cannot begin with ‘{sign}’. Put quotes around the text."),
    say("The quotation mark that opens in this line is never closed. Close it."),
    say("The bracket that opens in this line is not closed, or a comma is missing in it. Add it."),
    say("This line does not fit the lines above it. Does it begin in the same column as its neighbours?"),
    say("YAML programs read {word} as true. Write true, or put quotes around it: '{word}'."),
    say("YAML programs read {word} as false. Write false, or put quotes around it: '{word}'."),
    say("YAML programs read {word} as a date. Put quotes around it: '{word}'."),
    say(
        "YAML programs read {word} as a number, and only whole numbers are used here. Write a whole number, "
        "or put quotes around it: '{word}'."
    ),
    say("YAML programs read {word} as the number {number}. Put quotes around it: '{word}'."),
    say("YAML programs read {word} as a number. Put quotes around it: '{word}'."),
    say(
        "YAML programs disagree on the number {word}. Write it with the digits 0 to 9 alone, at most 18 of "
        "them and no 0 in front, or put quotes around it: '{word}'."
    ),
    say("YAML programs read {word} as nothing. Leave it out, or put quotes around it: '{word}'."),
    say("{word} means something of its own in YAML. Put quotes around it: '{word}'."),
    say("If it belongs to ‘{before}’, put quotes around both: {how_to_write}"),
    say("‘{key}’ is missing in ‘{section}’. Add it."),
    say("‘{key}’ must be a list, as in [one, two]."),
    say("‘{key}’ must be a single value, not a list or section."),
    say("‘{key}’ is empty. Write a text there."),
    say("‘{key}’ must be a text. Put quotes around it: '{word}'."),
    say("‘{key}’ holds a line break or tab. Take it out."),
    say("‘{key}’ holds an invisible character (U+{code}). Take it out."),
    say("‘{key}’ must be a whole number without quotes, as in 3."),
    say("‘{key}’ must be a whole number from {least} to {most}."),
    say("‘{key}’ must be a whole number from {least} to {most}, or null."),
    say("‘{key}’ must be true or false."),
    say("‘{key}’ cannot be ‘{text_there}’."),
    say(
        "‘{key}’ is {number}, and this program reads {format} only. Use the program that wrote the file, or "
        "write {format}."
    ),
    say("‘{key}’ begins with ‘~’, and nobody knows that home. Write the whole path."),
    say("‘{key}’ is not the name of a mail server. Write the name alone, as in {example}; a port goes behind ‘port’."),
    say(
        "‘{key}’ says where the password lies, never the password itself. Write env:NAME for the "
        "environment, file:PATH for a file that only you can read, or keyring:SERVICE for a key ring."
    ),
    say("‘{text_there}’ is no e-mail address. Write it as in {example}."),
    say("‘{name}’ cannot be a team’s name: {reason}. Choose another."),
    say("There is no house rule ‘{name}’."),
    say(
        "‘{key}’ looks like a password, and a game file is for many eyes. Delete it here, keep it in the "
        "environment, in a key ring or in a file that only you can read, and say where with ‘password_from’."
    ),
    say("Write it as journal: without quotes, at the start of its line."),
    say("This key is not found as it is written."),
    say("The file begins with a byte order mark, as on Windows. It may stay."),
    say("The lines end as on Windows (CRLF). They may stay so, and new ones do too."),
    say("The last line has no line end. The next event adds it."),
    say("Only a comment may stand behind ‘journal:’; events stand below it, one a line."),
    say("‘{key}’ stands below the journal."),
    say("Move it above ‘journal:’, which must stay the last key."),
    say("This line holds bytes that are no text in UTF-8."),
)
OTHERWISE: Mapping[str, str] = {
    "A second document begins here ('---'). A file is one document: delete this line.": say(
        "A second document begins here (---). A file is one document: delete this line."
    ),
    "'...' ends the document for YAML programs. Delete this line.": say(
        "Three dots end the document for YAML programs. Delete this line."
    ),
    "'*{word}' repeats another place for YAML programs. Write the value out, or put quotes around it: '*{word}'.": say(
        "*{word} repeats another place for YAML programs. Write the value out, or put quotes around it: '*{word}'."
    ),
    "'&{word}' is an anchor for YAML programs. Delete it, or put quotes around the text.": say(
        "&{word} is an anchor for YAML programs. Delete it, or put quotes around the text."
    ),
    "'{sign}' begins this line, as word processors write it. Use a hyphen: '-'.": say(
        "‘{sign}’ begins this line, as word processors write it. Use a hyphen: -"
    ),
    "': ' stands inside a text. Put quotes around the text.": say(
        "A colon and a space stand inside a text. Put quotes around the text."
    ),
    "This line is neither 'key: value' nor '- ' and an item. Is the colon missing?": say(
        "This line is neither a key with its value nor a hyphen and an item. Is the colon missing?"
    ),
    "'{key}' must be 'key: value' pairs, as in {key: value}.": say("Behind ‘{key}’ stand keys, each with its value."),
    "The file must be 'key: value' pairs, as in {key: value}.": say("In the file stand keys, each with its value."),
    "'{key}' cannot be '{text_there}'. Write {once}, or as in {example}.": say(
        "‘{key}’ cannot be ‘{text_there}’. Write ‘{once}’, or as in ‘{example}’."
    ),
    "'{key}' is an empty list. Name {what}, as in {example}.": say(
        "‘{key}’ is an empty list. Write something into it, as in {example}."
    ),
    "The team '{name}' must be two players, as in {example}.": say("The team ‘{name}’ must be two players."),
    "'journal:' cannot follow these settings. Begin each key at the start of its line, as in 'title: …'.": say(
        "The journal cannot follow these settings. Begin each key at the start of its line."
    ),
    "This line is no event. An event is one line, as in {example}.": say("This line is no event."),
    "This event needs '{key}', {kind}.": say("This event needs ‘{key}’."),
    "`{command}` puts back what the program wrote.": say("Put back what the program wrote, below."),
    "The settings are no list of keys. Mend the file first; `check` tells what is wrong.": say(
        "The settings are no list of keys. Mend the file first; Care tells what is wrong."
    ),
}
