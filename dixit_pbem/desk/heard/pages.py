"""What is wrong with a page, a deck, a picture, a printer."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("There is no such button. Go back to the game."),
    say("There is no such game on this desk (any more). Go back to the tables."),
    say("There is no such language here."),
    say("There is no such paper here."),
    say("There is no such part here."),
    say("There is no such file here."),
    say("This file is not there any more. Make it once more."),
    say("This work is not known (any more). Begin it once more."),
    say("Too much is being made at once. Wait until some of it is done, or stop it."),
    say("This was open for ten minutes, and is closed again. Open its page once more."),
    say("The picture of this card is not in the decks any more."),
    say("That is more than a form of this page may bring, so nothing was done."),
    say("This page is older than the desk, so nothing was done. Open it again."),
    say("Choose whether the recorded lines come back, or the edit stays."),
    say("This game has no rules yet."),
    say("There is no such deck on this desk (any more). Go back to the decks."),
    say("‘{game}’ is played with this deck, whose pictures were counted at its beginning. Make another deck."),
    say("No picture came. Choose some, or drop them on the page."),
    say("A picture has {most} MB at most. Save a smaller copy."),
    say("A deck needs a title. Write one, as in Summer by the sea."),
    say("This deck has no back of its own: a moon is drawn."),
    say("The part of the picture is told by three numbers. Move the picture, or type them."),
    say("The deck ‘{deck}’ has no card ‘{name}’."),
    say("This is the last card of the deck. Take in other pictures first."),
    say("The deck ‘{deck}’ comes with the program and stays as it is. Begin one of your own."),
    say("This card has no uncut picture, so there is nothing to crop."),
    say("A deck has {most} cards at most; here would be {count}. Take fewer."),
    say("{file} is written in a way of its own. Change it by hand."),
    say("Write numbers: millimetres across and down, degrees of turn."),
    say("‘{name}’ cannot be a printer’s name. Write a word, as in office."),
    say("‘{key}’ must be a number from -{least} to {most}."),
    say("The album is not made yet."),
    say("No round is over yet, so there is nothing for an album to tell. Make it after the first reveal."),
    say("‘{key}’ is a switch. Write true or false."),
    say("The picture ‘{key}’ is neither in RGB nor in grey. Save it as RGB."),
    say("It cannot be read ({why})."),
    say("It has {count} million pixels, far more than a card can show."),
    say("Save a smaller copy."),
    say("It tells the place where it was taken (GPS in its EXIF notes)."),
    say("It carries what its camera wrote about it (EXIF)."),
    say("It carries notes of the programs that made it (XMP)."),
    say("It carries a caption for newspapers (IPTC)."),
    say("It carries notes that are no part of what one sees."),
    say("Its {pixels} pixels on {card} are {ppi} an inch, which prints soft. {wanted} would be sharp."),
    say(
        "Its {pixels} pixels on {card} are {ppi} an inch. More than {most} only make files larger: save a smaller copy."
    ),
    say("It is a {format} file, converted anew for every page. Save it as JPEG."),
    say("Its colours are in CMYK and will be converted. Save it in sRGB to see the result."),
    say("Its colour profile is damaged or meant for other colours and is ignored. Save it in sRGB."),
    say("Parts of it are transparent and will be white. Put a background behind them."),
    say("It holds several pictures, and only the first is shown. Save that one alone."),
    say("It lies on its side with a note on how to turn it, which not every program heeds. Save it upright."),
    say("It looks nearly like {twin}, perhaps mirrored. Take one of the two out."),
    say("The cards leave no room in the margin for the ruler and the deck’s name."),
    say("Save a smaller copy: 4000 pixels on the longer side are plenty."),
    say("What the game asks for has changed meanwhile, so nothing was allowed. Look at it again."),
    say("‘{key}’ cannot be ‘{text}’. Write minutes, hours or days, as in 90m, 72h or 2d, and at most 366d."),
    say("‘{key}’ cannot be ‘{text}’. Write hours and minutes, as in {example}."),
    say("Quiet hours have a beginning and an end. Add ‘{lacking}’ to ‘quiet’."),
    say("Quiet hours that end when they begin leave no hour to play. Change ‘from’ or ‘to’."),
    say("‘{key}’ leaves no day to play. Take one of them out."),
    say("‘{key}’ is missing. Add it."),
    say("‘{key}’ must be a list, as in {example}."),
    say("A game has {least} to {most} players, and there are {count}. Change the list."),
    say("‘{key}’ must be a whole number from 1 to {most}."),
    say("‘{key}’ must be {allowed}."),
    say("There is no key ‘{key}’ here."),
    say("There are no rules ‘{name}’."),
    say("‘{text}’ is not an e-mail address. Write the address alone, as in {example}."),
)
OTHERWISE: Mapping[str, str] = {
    "No file came. Choose the one that `pack` made.": say("No file came. Choose a packed game."),
    "This part lies outside the picture. Write shares of it, as in 0.1 0.2 0.6.": say(
        "This part lies outside the picture. Move it back."
    ),
    "There is no setting '{key}' that may be changed. There are: {known}.": say(
        "There is no setting ‘{key}’ that may be changed."
    ),
    "'{key}' is not changed so. {way_out}": say("‘{key}’ is not changed here."),
    "There are no pictures in '{folder}'. Copy some into it, or name them: {command}": say(
        "None of these is a picture."
    ),
    "The deck has no title of its own. Add one, as in 'title: Holiday'.": say(
        "The deck has no title of its own. Add one."
    ),
    "Nobody knows who made the pictures. Add 'author:' and a name.": say(
        "Nobody knows who made the pictures. Add a name."
    ),
    "Nobody knows whether the pictures may be passed on. Add 'licence:', as in 'licence: CC0-1.0'.": say(
        "Nobody knows whether the pictures may be passed on. Say how."
    ),
    "Cards without a title: {cards}. Add 'title:' to each.": say("Cards without a title: {cards}. Write one for each."),
    "It has not the shape of {card}: {lost} of its width will be cut off. Crop it, or use 'deck new'.": say(
        "It has not the shape of {card}: {lost} of its width will be cut off. Move its part on the card’s page."
    ),
    "It has not the shape of {card}: {lost} of its height will be cut off. Crop it, or use 'deck new'.": say(
        "It has not the shape of {card}: {lost} of its height will be cut off. Move its part on the card’s page."
    ),
    "No card of {file} uses it. 'deck new' makes one of it, or move it elsewhere.": say(
        "No card uses it. Take it in as a photo, or move it elsewhere."
    ),
    "Mail {number} asks for a seat: `held GAME accept {number}`, or `reject {number}`.": say(
        "This mail asks for a seat. Accept it, or reject it."
    ),
    (
        "There is no seat free for {name}. Tell them so with `held GAME reject {number}`, or give them "
        "somebody's seat with `replace`."
    ): say("There is no seat free for {name}. Reject the mail, or let them take somebody’s seat."),
}
