"""What is found when the set-up of mail is tried."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("This is no password: it is empty, too long, or has signs that do not show. Type it again."),
    say("This game logs in nowhere with a password: its mails are drafts, lie in folders, or it signs in."),
    say("The password is kept in {place}."),
    say("The mails have no address to answer to. Add ‘address’ to ‘mail’, or ‘email’ to the moderator."),
    say(
        "Mails leave by themselves, and nothing says where answers come in. Add ‘fetch’ to ‘mail’, or type "
        "the answers in, which tells you secrets."
    ),
    say("‘plus’ adds a mark to the game’s address, and there is none. Add ‘address’ to ‘mail’, or delete ‘plus’."),
    say("‘fetch’ reads what ‘send’ writes here. Name another place for one of them."),
    say(
        "{names} share an address. Only the mark in the subject tells their answers apart: let each answer "
        "the mail with the right name."
    ),
    say("This computer"),
    say("Its mail"),
    say("The rest is looked at once that is put right."),
    say("Python {python} on {system}, dixit-pbem {version}."),
    say("Every library for pages, pictures and mails loads."),
    say("All {count} typefaces are there."),
    say("It is {moment}; if that is wrong, set this computer’s clock."),
    say("The clock stands at {moment}, for DIXIT_PBEM_NOW says so. Unset it to play by the real time."),
    say("Files can be written in {folder}; {free} are free."),
    say("{folder}: a file stands where a folder is needed. Move it away."),
    say("{folder}: only {free} are free on this disk. Make room for pages and mails."),
    say("The deck ‘{deck}’ has {cards} cards, and every picture is whole."),
    say("{path}: you may not write into this file. Change its rights, or ask whoever owns it."),
    say("Mails become files in {folder}. You send them with your own mail program; they tell you secrets."),
    say("Mails become files in {folder}."),
    say("Answers are read from {folder}."),
    say("The password of ‘{user}’ is where {place} says."),
    say("Look whether a mail came to {address}, and delete it."),
    say("{server}: the server proves who it is, lets ‘{user}’ in and shows ‘{mailbox}’."),
    say("{server}: the server answers, lets ‘{user}’ in and shows ‘{mailbox}’."),
    say("{server}: the server proves who it is, lets ‘{user}’ in and took a mail to {address}."),
    say("{server}: the server answers, lets ‘{user}’ in and took a mail to {address}."),
    say("{program} took a mail to {address}."),
    say("No mail can be sent to {address}: {reason}."),
    say("Check ‘address’ in ‘mail’."),
    say("If your provider knows no addresses with a mark behind ‘+’, delete ‘plus’."),
    say(
        "The mail to {address} did not come back in {seconds} seconds. Look into the folder for spam, and "
        "whether ‘fetch’ reads the mailbox of that address."
    ),
    say("The mail to {address} came back and was deleted."),
    say("The mail to {address} came back and stays there, where the game passes it over."),
    say("The clocks of {host} and of this computer agree."),
    say(
        "The clocks of {host} and of this computer are {minutes} minutes apart. Set this computer’s clock, "
        "or deadlines come at the wrong time."
    ),
    say("Nobody’s word counts on whether a sender is forged."),
    say("If your provider writes Authentication-Results into mails, name it as ‘own_servers’ below ‘fetch’."),
    say("On this mail, {names} reported: if that is your provider, write ‘own_servers: {first}’ below ‘fetch’."),
    say("Check ‘server’, ‘port’ and ‘security’, and whether you are online."),
    say("Check whether you are online."),
)
OTHERWISE: Mapping[str, str] = {
    "This is the mailbox of {owner}. Add 'private: true', so that other mails in it are left alone.": say(
        "This is the mailbox of {owner}. Add ‘private: true’ in the file, so that other mails in it are left alone."
    ),
    (
        "{moderator} moderates and has no address, so nobody hears by mail what waits. Add 'email', or look "
        "into `status` and `held` now and then."
    ): say(
        "{moderator} moderates and has no address, so nobody hears by mail what waits. Look at this desk now and then."
    ),
    "The library {name} does not load ({reason}). Install it: pip install --force-reinstall dixit-pbem": say(
        "The library {name} does not load ({reason}). Install dixit-pbem once more"
    ),
    (
        "The last event was on {last}, and by this computer's clock it is only {now}, {zone}. Set the clock "
        "right; the deadlines move with it."
    ): say(
        "The last event was later than this computer’s clock says it is now. Set the clock right; the "
        "deadlines move with it."
    ),
    "Deadlines are told in the time zone {zone}; there it is {now}.": say(
        "Deadlines are told in the time zone {zone}."
    ),
    (
        "{names} plays on paper, without an address. The pages to hand over land in {folder}, and you type "
        "the answers in."
    ): say(
        "{names} plays on paper, without an address. The pages to hand over land in {folder}, and you click "
        "the answers."
    ),
    (
        "{names} play on paper, without an address. The pages to hand over land in {folder}, and you type "
        "the answers in."
    ): say(
        "{names} play on paper, without an address. The pages to hand over land in {folder}, and you click the answers."
    ),
    "Answers are typed in, which tells you secrets. 'fetch' in 'mail' has them read for you.": say(
        "You type the answers in, which tells you secrets. ‘fetch’ in ‘mail’, in the file, has them read for you."
    ),
    (
        "This is somebody's own mailbox: whoever opens it sees the answers, and everybody's hand among the "
        "sent mails. A filter for the subject “{title}” puts the answers into a folder of their own, which "
        "you then name as 'mailbox' below 'fetch'; docs/mail-accounts.md says how. An account of the game's "
        "own keeps them from you."
    ): say(
        "This is somebody’s own mailbox: whoever opens it sees the answers, and everybody’s hand among the "
        "sent mails. A filter for the subject “{title}” puts the answers into a folder of their own, which "
        "you then name as ‘mailbox’ below ‘fetch’. An account of the game’s own keeps them from you."
    ),
}
