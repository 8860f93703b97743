"""Locks, templates, mailboxes, files beside a clue, decks: what stands in the way from outside."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("The bleed cannot be ‘{value}’. It is {least} to {most} mm on each side, as in 3 mm."),
    say("The picture {name} is not told of here. Put its lines back."),
    say("‘{key}’ must be a number from -{least} to {most}, as in {example}"),
    say("This copy of the journal cannot be read: {why}. Put that right, or take its folder away."),
    say("What happened in events {first} to {last}"),
    say("This file cannot be read: {why}. Take it from a backup if that stays so."),
    say("the system says: {why}. Put that right"),
    say("No letter asks for ‘{name}’."),
    say("Mend it, or copy the program’s own {name} once more."),
    say("There is no template ‘{name}’."),
    say("This does not work: {why}."),
    say("Nothing is called ‘{name}’ here."),
    say("There is no part ‘{name}’."),
    say("‘{owner}’ has no ‘{name}’."),
    say("This letter has no picture ‘{name}’."),
    say("One of these templates was stopped, because {why}, as a loop without an end does."),
    say("it takes more than {seconds} seconds of work"),
    say("it needs more than {megabytes} MB of memory"),
    say("Put it right, or delete your copies."),
    say("Put it right, or delete your copy of the template."),
    say(
        "{folder}: mail.fetch.folder names a file. Write mbox: instead of folder: if all mails are in it, or "
        "name the folder."
    ),
    say("Name the folder in which new, cur and tmp lie."),
    say("{file}: mail.fetch.mbox names no file. Write folder: or maildir: for a folder."),
    say(
        "{place}: the folder in which this mailbox should lie is not there. Make it, or mend the path under mail.fetch."
    ),
    say("This mailbox cannot be read: {why}. Put that right, or name another under mail.fetch."),
    say(
        "{program}: this program cannot be run ({why}). Write the whole path of the program behind "
        "‘sendmail’, without options."
    ),
    say("{program} did not come to an end in {seconds} seconds"),
    say(
        "{name} is too large: where all tell at once a recording may have {most} KB, for the files of all "
        "clues go with one mail. Shorten it, or put a link in the clue."
    ),
    say("{name} is damaged, or no picture. Copy it again from where it came."),
    say("{name} is too large."),
    say("{name} is no picture or recording that can come along."),
    say(
        "{name} is damaged, or has more than {most} million pixels. Copy it again from where it came, or "
        "save a smaller copy."
    ),
    say(
        "A clue takes one picture of at most 25 MB, or one MP3, M4A or OGG of at most 2 MB; anything else "
        "goes as a link in the clue."
    ),
    say("The deck has no cards. List them under ‘cards:’, each with an id and a file."),
    say("This is a link out of the folder of the deck, and is not followed. Put a copy in its place."),
    say("‘{name}’ lies outside the folder of the deck. Copy the picture into it."),
    say("‘{name}’ is a link out of the folder of the deck. Put the picture in its place."),
    say("There is no picture ‘{name}’."),
    say("Put it back, or take the line out."),
    say("Line {line} has the id ‘{name}’ already. Give one of the two another id."),
    say("Line {line} has the picture ‘{name}’ already. Take one of the two cards out."),
    say("‘{name}’ cannot be an id. Use letters, digits and hyphens only, as in moon-door."),
)
OTHERWISE: Mapping[str, str] = {
    (
        "'password_from' says {place}, and nothing can be written down there for the next time. Write "
        "file:~/dixit-token, or keyring:dixit, in the game file, and call the command again."
    ): say(
        "‘password_from’ says {place}, and nothing can be written down there for the next time. Write "
        "file:~/dixit-token, or keyring:dixit, in the game file."
    ),
    (
        "{file}: the folder {folder} knows no locks ({why}), so two programs could write this game at the "
        "same time. Nothing was written. Move the game with its side folder to a folder on a disk of this "
        "computer, and call the command again."
    ): say(
        "{file}: the folder {folder} knows no locks ({why}), so two programs could write this game at the "
        "same time. Nothing was written. Move the game with its side folder to a folder on a disk of this "
        "computer."
    ),
    (
        "{file}: the locks of the folder {folder} do not hold: two programs get the same one, and could "
        "write this game at the same time. Nothing was written. Move the game with its side folder to a "
        "folder on a disk of this computer, and call the command again."
    ): say(
        "{file}: the locks of the folder {folder} do not hold: two programs get the same one, and could "
        "write this game at the same time. Nothing was written. Move the game with its side folder to a "
        "folder on a disk of this computer."
    ),
    "This copy of the journal is damaged. `{command}` goes on with the game file as it is.": say(
        "This copy of the journal is damaged. Keep the edit, and the game goes on with its file as it is."
    ),
    (
        "{folder} does not lie beside {file}: the mails that wait and the files of clues are in it. "
        "`{command}` says what is missing, and what helps."
    ): say(
        "{folder} does not lie beside {file}: the mails that wait and the files of clues are in it. Care "
        "says what is missing, and what helps."
    ),
    "{owed} is not in the file yet: a command was interrupted. The next one that writes adds it.": say(
        "{owed}: not in the file yet, for a step was interrupted. The next one adds it."
    ),
    "Not every letter has this, so it may have no '{name}'. Put it inside {% if … %}.": say(
        "Not every letter has this, so it may have no ‘{name}’. Put it inside an if."
    ),
    (
        "It leaves out the line above which players write. Put all of it between {% call part.page() %} and "
        "{% endcall %}."
    ): say("It leaves out the line above which players write. Put all of it into a call of part.page()."),
    "{file}: this is no mbox, for it does not begin with a 'From ' line. Name another file.": say(
        "{file}: this is no mbox, for it does not begin with a From line. Name another file."
    ),
    (
        "mail.fetch: nothing says where answers come in. Add it to 'mail' in the game file, as in fetch: "
        "{folder: inbox}, or type the moves in."
    ): say("Nothing says where answers come in. Add ‘fetch’ to ‘mail’ in the game file, or type the moves in."),
    "{program} ended with code {code}: {why}. Put its set-up right, then call `dixit-pbem send` again.": say(
        "{program} ended with code {code}. It says: {why}. Put its set-up right, then try again."
    ),
    "'crop' is four whole numbers: {how_to_write}.": say(
        "‘crop’ is four whole numbers, in pixels: left, top, width, height."
    ),
    "There is no such file. 'dixit-pbem deck new' writes one for the pictures in a folder.": say(
        "The deck’s file is not there. Make a deck of its pictures once more."
    ),
}
