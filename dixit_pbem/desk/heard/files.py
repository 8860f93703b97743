"""A game’s file, journal and folders: what is wrong, what is worth knowing, what was mended."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say(
        "iCloud has taken a part of this game off this computer: ‘{name}’ stands for it. Open it once, that it comes "
        "back, and move the game with its side folder out of iCloud."
    ),
    say("This line was changed after it was written. Put back what stood there."),
    say(
        "The club’s database refuses: {why}. What was written down stands; put that right, and call the command again."
    ),
    say("The picture of {card} is not in the club as the game began with it. Copy the deck’s folder into {folder}."),
    say("The last line was cut off and did not count. It is set aside in {file}."),
    say("The journal is as the program wrote it; there is nothing to put back."),
    say("The journal is as the program wrote it; there is no change to keep."),
    say(
        "{file}: there is no copy of the journal in {folder}, so nothing can be put back. Take the file from a backup."
    ),
    say("The card {card} was in the deck when the game started. Put it back."),
    say("The picture of {card} is not the one the game started with. Put it back."),
    say("{card} was not in the deck when the game started. Take it out."),
    say("The pairs: {pairs}."),
    say("{cards} cards are few for {players} players: the same pictures come back at once."),
    say("{players} players need {least} cards or more, and there are {cards}. Mix in another deck."),
    say("‘{name}’ changes nothing in this game: the rules that it belongs to are not played here."),
    say("With {votes} votes everybody can choose every card, so that all always find it."),
    say("{player} sits in the seat that the file gives to {listed}; mail goes to {email}."),
    say("{player} reads in ‘{language}’; the file says ‘{listed}’."),
    say("{player} wants ‘{wish}’; the file says ‘{listed}’."),
    say("The game has not begun, so there is nothing to verify yet."),
    say("{file} does not count: it is the same game as {twin}."),
    say("{file} does not count: it ended, and nobody won."),
    say("Allowed on this computer: {text}."),
    say("This game reaches beyond its own folder, and nobody has allowed that on this computer yet:"),
    say("it writes mails into {place}"),
    say("it reads mails from {place}"),
    say("it logs in at {host} as {user}, with the password from {place}"),
    say("it runs the program {program}, to send mails"),
    say("it takes its pictures from {place}"),
    say("it keeps what it makes in {place}"),
    say("it writes by templates of its own, in {place}: {names}"),
    say("You may not read this file. Change its rights, or ask whoever owns it."),
    say("{file} holds {other}, which belongs to no game. Do not open it."),
    say("The password is not packed: put it where the file says, {place}."),
    say("Mails in {folder} that the game had not read yet are not packed: bring them along."),
    say("{file} holds more files than a game has. It is no packed game; do not open it."),
    say("{file} holds a file that would not stay in its folder ({name}). Do not open it."),
    say("{file}: the game is larger than the 2 GB that fit one file."),
    say("The deck ‘{deck}’ is named twice. Name it once."),
    say(
        "Two decks are called ‘{deck}’: {first} and {second}. Their cards could not be told apart, so give "
        "one of the folders another name."
    ),
    say("your share of the disk is used up. Make room"),
    say("its name is too long. Give the game file a shorter one"),
    say("There is no file ‘{file}’: the name is longer than a name can be. Check the spelling."),
    say("‘{file}’ is no file that could hold a game. Name the game file."),
    say("{file} cannot be written: {why}. Choose another folder."),
    say("{path} is there already, and nothing is written over it. Name another folder."),
    say("{path} is there already, with something else in it. Name another folder."),
    say("This is larger than a template can be. Mend it, or take it away."),
    say("This is a link out of the game’s folder, and is not followed. Put a copy in its place."),
    say("{program} syncs it"),
    say("it lies on another computer"),
)
OTHERWISE: Mapping[str, str] = {
    (
        "'{name}' is another version of this game, kept by a program that syncs this folder: two computers have "
        "written it. Read both with `dixit-pbem log`, call the one that is to count {file}, and move the other to "
        "another folder. Nothing is written before; play on in a folder that is not synced."
    ): say(
        "‘{name}’ is another version of this game, kept by a program that syncs this folder: two computers have "
        "written it. Call the one that is to count {file}, and move the other to another folder. Nothing is written "
        "before; play on in a folder that is not synced."
    ),
    (
        "'{name}' was left by a program that syncs this folder: two computers have written this game. Move it to "
        "another folder, and look with `dixit-pbem check` whether the game is whole. Nothing is written before; play "
        "on in a folder that is not synced."
    ): say(
        "‘{name}’ was left by a program that syncs this folder: two computers have written this game. Move it to "
        "another folder; then Care says whether the game is whole. Nothing is written before; play on in a folder "
        "that is not synced."
    ),
    (
        "Here sat {player} when the game started, and now stands {listed}. Put {player} back; to give the seat to "
        'somebody else use `replace GAME {player2} "{listed2} <…>"`.'
    ): say(
        "Here sat {player} when the game started, and now stands {listed}. Put {player} back; on the page of the game "
        "somebody else takes a seat."
    ),
    "The game has not begun. `next-turn` deals the hands and begins the first round.": say(
        "The game has not begun. Deal the hands on its page."
    ),
    "{file} is in order: {players} players, {events} events.": say(
        "{file} is in order. Players: {players}. Events: {events}."
    ),
    (
        "Event {first} is not as the program wrote it. `{command}` puts the old line back, `--accept` keeps "
        "the new line."
    ): say("Event {first} is not as the program wrote it. Put the recorded line back, or keep the edit."),
    (
        "Events {first} to {last} are not as the program wrote them. `{command}` puts the old lines back, "
        "`--accept` keeps the new lines."
    ): say(
        "Events {first} to {last} are not as the program wrote them. Put the recorded lines back, or keep the edit."
    ),
    "Event {first} is missing here. `{command}` puts it back, `--accept` goes on without it.": say(
        "Event {first} is missing here. Put it back, or go on without it."
    ),
    "Events {first} to {last} are missing here. `{command}` puts them back, `--accept` goes on without them.": say(
        "Events {first} to {last} are missing here. Put them back, or go on without them."
    ),
    "Event {first} is missing here. `{command}` puts it back.": say("Event {first} is missing here. Put it back."),
    "Events {first} to {last} are missing here. `{command}` puts them back.": say(
        "Events {first} to {last} are missing here. Put them back."
    ),
    "Event {first} is not from the program. `{command}` takes it out, `--accept` keeps it.": say(
        "Event {first} is not from the program. Put the recorded lines back, or keep the edit."
    ),
    "Events {first} to {last} are not from the program. `{command}` takes them out, `--accept` keeps them.": say(
        "Events {first} to {last} are not from the program. Put the recorded lines back, or keep the edit."
    ),
    "Event {first} stands here, and is missing in the copy of the journal, which was cut. `{command}` keeps it.": say(
        "Event {first} stands here, and is missing in the copy of the journal, which was cut. Keep the edit."
    ),
    (
        "Event {first} is missing here and in the copy of the journal. Take both from a backup; `{command}` "
        "goes on without it."
    ): say("Event {first} is missing here and in the copy of the journal. Take both from a backup, or keep the edit."),
    "Event {first} stands here a second time. `{command}` takes it out.": say(
        "Event {first} stands here a second time. Put the recorded lines back."
    ),
    "Event {expected} should stand here, and this is event {seq}. `{command}` puts the events in order.": say(
        "Event {expected} should stand here, and this is event {seq}. Put the recorded lines back."
    ),
    "The last line is cut off and does not count. The next command that writes sets it aside.": say(
        "The last line is cut off and does not count. It is set aside as soon as the game goes on."
    ),
    "Event {first} is not in the file yet: a command was interrupted. The next one that writes adds it.": say(
        "Event {first} is not in the file yet: the program was interrupted. It is added as soon as the game goes on."
    ),
    "{owed} was not in the file yet: a command was interrupted. It is there now.": say(
        "Something was not in the file yet, because the program was interrupted. It is there now."
    ),
    (
        "What happened in events {first} to {last} is not in the file yet: a command was interrupted. The "
        "next one that writes adds it."
    ): say(
        "Events {first} to {last} are not in the file yet: the program was interrupted. They are added as "
        "soon as the game goes on."
    ),
    "The journal is back, {count}. The file as it was is kept in {kept}.": say(
        "The journal is back. The file as it was is kept in {kept}."
    ),
    "The journal counts as it stands, {count}. The copy before is kept in {kept}.": say(
        "The journal counts as it stands. The copy before is kept in {kept}."
    ),
    "A cycle lays {players} tables: mix in a second deck, as in `deck: [dreams, our-photos]`.": say(
        "A cycle lays {players} tables: mix in a second deck."
    ),
    (
        "Now and then there is no hour within two days in which everybody's quiet time leaves all of them "
        "free: such a deadline minds the group's quiet time alone. Shorten somebody's `quiet`."
    ): say(
        "Now and then there is no hour within two days in which everybody’s quiet time leaves all of them "
        "free. Such a deadline minds the group’s quiet time alone; shorten somebody’s own."
    ),
    "'{key}' was {before} when the game started and is {after} now. Put {before2} back, or end the game.": say(
        "‘{key}’ was {before} when the game started and is {after} now. Put it back, or end the game."
    ),
    (
        "{player} was not there when the game started. Take the line out; `{command}` lets somebody join "
        "between two rounds."
    ): say(
        "{player} was not there when the game started. Take the line out of the file; somebody may join by "
        "the button on the game’s page."
    ),
    "{player} is missing from the players. Put the line back, or use `leave` to let {player2} go.": say(
        "{player} is missing from the players in the file. Put the line back."
    ),
    "Mail to {player} goes to {email}, as {player2} or you wished; the file says {listed}.": say(
        "Mail to {player} goes to {email}, as was wished; the file says {listed}."
    ),
    (
        "{folder} does not lie beside {file}: the second copy of the journal, mails that wait and the files "
        "of clues are in it. Copy both together, or `pack` the game and `unpack` it here."
    ): say(
        "{folder} does not lie beside {file}: the second copy of the journal, mails that wait and the files "
        "of clues are in it. Copy both together, or pack the game and unpack it here."
    ),
    (
        "The file that came with the clue of round {round} is not in {folder}. Take it from a back-up; mails "
        "and the album will lack it."
    ): say(
        "The file that came with the clue of round {round} is not in {folder}. Take it from a backup; mails "
        "and the album will lack it."
    ),
    (
        "The mail that waits as number {number} is not here. Take {folder} from where the game was copied "
        "from, or let it go: `{command}`."
    ): say(
        "A mail that waits is not here (number {number}). Take {folder} from where the game was copied from, "
        "or reject it."
    ),
    "{file} asks for nothing that is not allowed.": say("This game asks for nothing that is not allowed."),
    "Nothing of it was done. If you trust whoever made it, call `{command}`; a change asks anew.": say(
        "Nothing of it was done. If you trust whoever made it, allow it below; a change asks anew."
    ),
    (
        "{file}: another dixit-pbem{holder} is at work on this game. Wait until it has finished, or end it, "
        "and call the command again."
    ): say("{file}: another dixit-pbem is at work on this game. Wait until it has finished, and try again."),
    "{file}: another program saves this file at the same time. Close it there, and call the command again.": say(
        "{file}: another program saves this file at the same time. Close it there, and try again."
    ),
    "{place}: nothing was written, because the disk is full. Make room, and call the command again.": say(
        "{place}: nothing was written, because the disk is full. Make room, and try again."
    ),
    (
        "{place}: nothing was written, because this disk can only be read. Move the game to another, and "
        "call the command again."
    ): say(
        "{place}: nothing was written, because this disk can only be read. Move the game to another, and try again."
    ),
    "There is no file {file}. `{command}` makes a new game.": say("There is no file {file} any more."),
    "{file} is there already. Choose another name, or delete it first.": say(
        "{file} is there already. Choose another title."
    ),
    "{file}: its mails are leaving just now. Call the command again in a minute.": say(
        "{file}: its mails are leaving just now. Try again in a minute."
    ),
    "{file} is no packed game, or not all of one. {way_out}": say(
        "{file} is no packed game, or not all of one. Choose it again, or have it packed once more."
    ),
    "{file} is packed, and holds no game. Name a file that `{command}` made.": say(
        "{file} is packed, and holds no game. Choose a packed game."
    ),
    (
        "{other} of {count} pictures are not here as the game began with them: the program's own deck is "
        "another in this version{told}. Pack it once more with --whole, or install that version."
    ): say(
        "{other} of {count} pictures are not here as the game began with them. Pack the game once more with "
        "the program’s own deck."
    ),
    "There is no deck {deck}. There are: {known}. The path of a folder with a {file} works as well.": say(
        "There is no deck {deck}. There are: {known}."
    ),
    "{place}: nothing was written, because {reason}, and call the command again.": say(
        "{place}: nothing was written, because {reason}, and try again."
    ),
    "{folder} holds the journal of an older {file}. Take it away, or choose another name.": say(
        "{folder} holds the journal of an older {file}. Take it away, or choose another title."
    ),
    (
        "{file}: somebody replaced {path} while this command held it, so another program may be at work on "
        "this game, and nothing more was written. That happens where a folder is synced: play in one that is "
        "not, and call the command again."
    ): say(
        "{file}: somebody replaced {path} meanwhile, so another program may be at work on this game, and "
        "nothing more was written. That happens where a folder is synced: play in one that is not, and try "
        "again."
    ),
    (
        "{file} was packed by another dixit-pbem, in a form that this one does not know. Install the newest "
        "one: pip install --upgrade dixit-pbem"
    ): say("{file} was packed by another dixit-pbem, in a form that this one does not know. Install the newest one"),
    "No mail waits under number {number}. Waiting: {there}.": say("No mail waits under number {number}."),
    (
        "{file} was packed into {into} to go on elsewhere, so nothing is written here any more: two that go "
        "on would mail everybody twice. If it never went on there, `{command}` takes that back."
    ): say(
        "{file} was packed into {into} to go on elsewhere, so nothing is written here any more: two that go "
        "on would mail everybody twice."
    ),
    (
        "{file} was packed into {into} to go on elsewhere, and rests here. If it never went on there, `pack "
        "--go-on-here` takes that back."
    ): say("{file} was packed into {into} to go on elsewhere, and rests here."),
    (
        "Nothing is written in the folder {folder}, for {why}: another computer could write this game at the "
        "same time, and mails would leave twice. Move {file} and {side} beside it to a folder of this "
        "computer alone; or, where no other computer ever writes the game, allow it once: `{command}`."
    ): say(
        "Nothing is written in the folder {folder}, for {why}: another computer could write this game at the "
        "same time, and mails would leave twice. Move {file} and {side} beside it to a folder of this "
        "computer alone; or, where no other computer ever writes the game, allow it in Care."
    ),
}
