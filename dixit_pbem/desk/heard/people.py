"""People, names, settings and whatever else is typed in."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("Your word to the player has more than {most} characters. Write less."),
    say("A game needs a title. Write one, as in Sunday dreamers."),
    say("This list is too long. A game has 12 players at most."),
    say("‘{rules}’ is for {numbers} players, and the list has {count}."),
    say("‘{text}’ is no player: more than one is named."),
    say("‘{text}’ is no player: nobody is named."),
    say("‘{text}’ is no player: in a list with addresses, each name needs its own."),
    say("‘{text}’ is no player: ‘{address}’ is no e-mail address."),
    say("‘{text}’ is no player."),
    say("‘{text}’ may be one person or several. Write several as {several}."),
    say("Write a name, and an address where there is one, as in Bob <bob@example.org>."),
    say("‘{name}’ cannot be a name: {reason}. Choose another."),
    say("‘{name}’ cannot be a name where all tell at once: {reason}. Write it longer."),
    say("‘{name}’ looks just like ‘{twin}’, who sits at this table already. Choose another."),
    say("‘{name}’ looks just like ‘{twin}’, who plays here already. Choose another."),
    say("somebody else has it"),
    say("it looks just like ‘{twin}’"),
    say("it is empty"),
    say("it is longer than {most} characters"),
    say("it holds a character that does not show (U+{code})"),
    say("more than {most} accents stand on one letter"),
    say("it begins or ends with a space"),
    say("a word processor’s quotes stand round it"),
    say("that word has a meaning of its own in this program"),
    say("an answer to one letter would be taken for a card"),
    say("its last figure would be taken for a vote"),
    say("the colon would be taken for the one before a card"),
    say("‘{email}’ is the address of somebody at this table already. Write another."),
    say("No dot stands behind the @ of {address}, as in {example}: mails reach it only within your own network."),
    say("‘{name}’ has signs that our typefaces do not draw. On paper it stands as ‘{shown}’."),
    say("There is no time zone ‘{zone}’."),
    say("Write region and city, as in Europe/Rome."),
    say("Did you mean ‘{meant}’?"),
    say("Choose one of: {known}."),
    say("There are: {known}."),
    say("There is no pace ‘{chosen}’."),
    say("There is no way of mail ‘{chosen}’."),
    say("There is no language ‘{language}’ here. Write one of: {known}."),
    say("Nobody in the file is called ‘{typed}’."),
    say("Nobody in the file is called so."),
    say("‘{key}’ of {player} is {value} now."),
    say("‘{key}’ is {value} now."),
    say("‘{key}’ of {player} is taken out, and its default holds."),
    say("‘{key}’ is taken out, and its default holds."),
    say("‘{key}’ is empty. Write a value, as in {example}."),
    say("‘{word}’ is no day of the week. Write some of {known}, as in {example}."),
    say("‘{place}’ would change with it, as the file is written. Change it in the file by hand."),
    say("{line} is not written as keys with their values. Change it in the file by hand."),
    say("{line} writes ‘{name}’ on lines of their own. Change it in the file by hand."),
    say("The file was changed meanwhile, so nothing was done. Look at the settings again."),
    say("‘{typed}’ is no day: write it as in 2026-12-03."),
    say("Choose how much longer."),
    say("A clue has at most {most} characters, so that it fits on paper."),
)
OTHERWISE: Mapping[str, str] = {
    "it holds an e-mail address, which stands behind 'email'": say("it holds an e-mail address"),
    "'=' and ',' mean something on the command line": say("‘=’ and ‘,’ mean something else to the program"),
    "the command line would take it for an option": say("the program would take it for an option"),
    "the command line would take it for a file": say("the program would take it for a file"),
    "the command line could not tell it from a number": say("the program could not tell it from a number"),
    "'{email}' is not an e-mail address. Write it like {example}.": say(
        "‘{email}’ is not an e-mail address. Write it like bob@example.org."
    ),
    "'title' has {count} characters, and at most {most} fit a page. Write a shorter one.": say(
        "The title has {count} characters, and at most {most} fit a page. Write a shorter one."
    ),
}
