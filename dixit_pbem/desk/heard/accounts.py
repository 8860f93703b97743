"""Servers, passwords and signing in."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.desk.heard.shapes import say

SAME: tuple[str, ...] = (
    say("{server}: the sign-in of ‘{user}’ does not hold any more ({why})."),
    say("{server}: the sign-in of ‘{user}’ cannot be renewed ({why})."),
    say("{server}: the sign-in of ‘{user}’: what lies at {place} cannot be read."),
    say("Open this address in a browser, and allow it:"),
    say("{server}: there is no computer of that name. Check ‘server’, and whether you are online."),
    say("{server}: no STARTTLS is offered here. Write ‘security: tls’, or another port."),
    say("{server}: no TLS is spoken here from the start. Write ‘security: starttls’."),
    say("{server} cannot be reached ({why})."),
    say("{server} cannot be read now ({why})."),
    say("{server} lets nobody in now ({why})."),
    say("{server}: the log-in of ‘{user}’ was refused ({why})."),
    say("The mailbox cannot be read now: {reason}. No deadline closes before it can."),
    say(
        "Gmail wants a password made for this program alone: switch on 2-Step Verification, then make an app "
        "password at https://myaccount.google.com/apppasswords. In older accounts, switch on IMAP in "
        "Settings too."
    ),
    say("Fastmail wants a password made for this program alone: make an app password in Settings, Privacy & Security."),
    say(
        "GMX lets programs in once you allow it: on its web page, in the settings of e-mail, switch on ‘POP3 "
        "& IMAP’. With two-step log-in, make a password for this program alone. Addresses at gmx.com have "
        "the servers mail.gmx.com and imap.gmx.com."
    ),
    say(
        "Onet lets programs in once you allow it: on its web page, in the settings of the mailbox, switch on "
        "IMAP. With two-step log-in, make a password for this program alone."
    ),
    say(
        "Ask whoever runs the server how it is called, which port and security it wants, and write that "
        "below ‘mail:’ in the game file."
    ),
    say("Signing in ‘{user}’ for {host}."),
    say("On any device, open {address} and type {code}"),
    say("Signed in. It is kept at {place}, and renews itself."),
    say("The sign-in was declined."),
    say("The sign-in was declined ({why})."),
    say("The code was not used in time."),
    say("Nobody signed in."),
    say("{host} gives no code now ({why}). Try again in a while."),
    say("The provider gives no code ({why}). Check your client id, and what it may do."),
    say("The provider refuses the sign-in ({why}). Check your client id."),
    say("The provider gives no token ({why})."),
    say("‘mailbox’ says ‘{mailbox}’, and there is none of that name on the server."),
    say("{path}: the password must stand in the first line, and nothing else. Write it there."),
    say("{path}: this is not text in UTF-8. Save the password as plain text."),
    say("The key ring cannot be read ({why}). Unlock it, or keep the password in a file or in the environment."),
    say("The key ring cannot be written ({why}). Unlock it, or write file:~/dixit-token as ‘password_from’."),
    say("{server} takes no mails now ({why})."),
    say(
        "The provider gave a token for an hour, and none to renew it with. Let your client ask for offline "
        "access there."
    ),
)
OTHERWISE: Mapping[str, str] = {
    "Sign in anew: `dixit-pbem doctor GAME --log-in`.": say("Sign in anew, in Care."),
    (
        "See that 'user' is the whole address, and sign in anew: `dixit-pbem doctor GAME --log-in`. A bare access "
        "token holds for an hour or so only."
    ): say(
        "See that ‘user’ is the whole address, and sign in anew, in Care. A bare access token holds for an hour or so "
        "only."
    ),
    (
        "{path}: no password is kept there. Type it in: `dixit-pbem doctor GAME --keep-password`; or check the path "
        "behind 'password_from'."
    ): say("No password is kept yet. Type it in here."),
    "{path}: nobody has signed in yet. Sign in: `dixit-pbem doctor GAME --log-in`.": say("Nobody has signed in yet."),
    "The key ring has no sign-in of '{user}' under '{service}'. Sign in: `dixit-pbem doctor GAME --log-in`.": say(
        "Nobody has signed in yet."
    ),
    "{path}: the password cannot be read ({why}). Check the path behind 'password_from'.": say(
        "The password cannot be read ({why}). Type it in here."
    ),
    "The key ring has no password of '{user}' under '{service}'. `{command}` puts it there.": say(
        "The key ring has no password of ‘{user}’. Type it in here."
    ),
    (
        "'password_from' says env:{name}, and the environment has no {name2}. Type `{command}`, then the "
        "password, and call the command again."
    ): say("‘password_from’ says env:{name}, and the environment has no {name}."),
    "{path}: others may read this password. Call `chmod 600 {path2}`.": say(
        "{path}: others may read this password. Make the file yours alone."
    ),
    (
        "Microsoft takes no passwords from programs any more: `dixit-pbem doctor GAME --log-in` signs you "
        "in, with a client id of your own, and docs/mail-accounts.md says how to get one. Without one, "
        "delete 'mail' and send the drafts with your own mail program."
    ): say(
        "Microsoft takes no passwords from programs any more: sign in below, with a client id of your own; how "
        "to get one stands there. Without one, choose drafts, and send them with your own mail program."
    ),
    (
        "Libero takes the whole address as 'user'. With two-step log-in, make a password for this program "
        "alone in the security settings of the account."
    ): say(
        "Libero takes the whole address as the user’s name. With two-step log-in, make a password for this "
        "program alone in the security settings of the account."
    ),
    (
        "No server in the file has 'login: xoauth2', so there is nowhere to sign in. Write it below 'send' "
        "and 'fetch', with 'password_from: file:~/dixit-token' or keyring:dixit."
    ): say("This game signs in nowhere: its file names no server that wants it."),
    "Without a client id of your own nobody can sign in; docs/mail-accounts.md says how to get one.": say(
        "Without a client id of your own nobody can sign in. How to get one stands beside the button."
    ),
    "Call the command again.": say("Begin once more."),
    "The program's part for signing in at providers is not installed. Call `{command}`.": say(
        "The program’s part for signing in at providers is not installed."
    ),
    (
        "{server}: nobody can log in here with '{login}' (offered: {ways}). Check 'port' and 'security', "
        "choose another 'login', or delete 'user' and 'password_from'."
    ): say(
        "{server}: nobody can log in here with ‘{login}’ (offered: {ways}). Check ‘port’ and ‘security’ in "
        "the file, or choose another ‘login’."
    ),
    (
        "{server}: the server does not prove who it is ({why}). Check the name behind 'server' and this "
        "computer's clock; name the file of an authority of your own in the environment as SSL_CERT_FILE."
    ): say(
        "{server}: the server does not prove who it is ({why}). Check the name behind ‘server’ in the file, "
        "and this computer’s clock."
    ),
    (
        "{server}: the server takes mails only from those who log in ({why}). Add 'user' and "
        "'password_from', with 'security: starttls' or tls."
    ): say(
        "{server}: the server takes mails only from those who log in ({why}). Add ‘user’ and ‘password_from’ "
        "in the file, with ‘security: starttls’ or tls."
    ),
    (
        "{server}: nothing may be sent as '{sender}' from here ({why}). Write an address of that account "
        "behind 'address', or log in as somebody who may."
    ): say(
        "{server}: nothing may be sent as ‘{sender}’ from here ({why}). Write an address of that account "
        "behind ‘address’ in the file."
    ),
    (
        "'password_from' says keyring:{service}, and the program's part for key rings is not installed. Call "
        "`{command}`."
    ): say("‘password_from’ says keyring:{service}, and the program’s part for key rings is not installed."),
    "{account}: what lies at {place} cannot be read. {way_out}": say(
        "{account}: what lies at {place} cannot be read. Sign in once more."
    ),
    (
        "{server}: 'password_from' says {place}, and what is renewed every hour cannot be kept in the "
        "environment. Write file:~/dixit-token, or keyring:dixit."
    ): say(
        "{server}: ‘password_from’ says {place}, and what is renewed every hour cannot be kept in the "
        "environment. Write file:~/dixit-token, or keyring:dixit, in the file."
    ),
}
