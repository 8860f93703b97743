"""Bounces: a mail server, or a program beside one, tells that a letter of ours did not arrive.

Of 708 real ones a fifth carries no Message-ID of ours, and many have no usable sender. So each mark counts by itself,
and where no letter is named, the addresses do: first those of its fields, then those of its text.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import islice

from dixit_pbem.post.reading.encodings import mailboxes, parameter, plainly
from dixit_pbem.post.reading.mime import Incoming

ABSENCE = re.compile(
    r"\W*(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer|replied)|out[ -]of[ -](?:the[ -])?office|ooo\b|vacation"
    r"|away from|on (?:holiday|vacation|leave)|absence|i am (?:away|out)|abwesen|automatische antwort"
    r"|rispost\w+ automatic|fuori ufficio|assenza|assente|in ferie"
    r"|respost\w+ automatic|fora do escritorio|ausencia|ausente|de ferias|ferias"
    r"|auto-?odpowied|automatyczna odpowied|odpowiedz automatyczn|poza biurem|nieobecn|urlop"
    r"|reponse automatique|absence du bureau|respuestas? automatica|fuera de (?:la |mi )?oficina|de vacaciones"
    r"|vacaciones)"
)
OUR_ID = re.compile(r"<[0-9a-f]{24}@[^<>\s]{1,200}>")
LOOP_FIELD = "x-dixit-pbem"
DELIVERY_NOTES = ("", "delivery-status")
RECIPIENT = re.compile(
    r"^(?:Final|Original|X-Actual)-Recipient:[^;\n]{0,40};([^\n]{1,500})", re.IGNORECASE | re.MULTILINE
)
BAD_ACTIONS = ("failed", "delayed")
ACTION = re.compile(r"^Action:[ \t]*(\w{1,20})", re.IGNORECASE | re.MULTILINE)
STATUS = re.compile(r"(?<![\d.])([45])\.\d{1,3}\.\d{1,3}(?!\.?\d)")
ADDRESS = re.compile(r"[\w.+%'=/-]{1,64}@(?:[\w-]{1,63}\.){1,8}[^\W\d_]{2,24}")
MOST_ADDRESSES = 200

FROM_PIECE = re.compile(r"[<>()\[\]\",;]+")
DAEMON = re.compile(
    r"(?:mailer|mail|mdaemon|smtp)?[-_.]?daemon|mdaemon|postmaster|microsoftexchange[0-9a-f]{32}"
    r"|(?:e-?)?mail(?:er)?[ -]?(?:delivery|administrator|system|server|zustell)[\w .-]{0,40}"
    r"|internet mail delivery|mailer daemon|microsoft exchange|(?:system )?administrator systemu|system administrator"
    r"|systemadministrator|amministratore di sistema|administrador do sistema|administrateur systeme"
    r"|(?:sotto)?sistema di (?:recapito|consegna)[\w .-]{0,30}|(?:sub)?sistema de entrega[\w .-]{0,30}"
    r"|(?:pod)?system dostarczania[\w .-]{0,30}|courier mail server"
)
"""Who writes bounces: names of accounts, and what their programs call themselves."""
SUBJECT = re.compile(
    r"(?:\W|warning|spam)*(?:"
    # English
    r"undeliver(?:ed|able)|returned mail|failure notice|non-?deliver|mail system error|could not send"
    r"|(?:(?:e-?)?mail |message )?delivery (?:has |has been )?(?:status|fail|delay|problem)"
    r"|delivery (?:notification|report|incomplete)"
    r"|(?:failed|unsuccessful|delayed) (?:mail|delivery|message)"
    r"|(?:your )?(?:e-?mail|message)\b.{0,60}?\b(?:not (?:be )?|un)deliver"
    r"|message\b.{0,60}?\bdelayed"
    # Italian
    r"|mancat[ao] (?:consegna|recapito)|(?:messaggio )?non (?:recapita|consegna)|impossibile (?:recapitare|consegnare)"
    r"|notifica .{0,20}(?:recapito|consegna)|consegna (?:non riuscita|fallita)|recapito non riuscito"
    # Portuguese
    r"|falha (?:na|de|no) (?:entrega|envio)|(?:mensagem|e-?mail) nao entregue|nao (?:foi possivel|e possivel) entregar"
    r"|nao entregue|notificacao .{0,20}entrega|(?:correio|mensagem|e-?mail) devolvid|entrega (?:falhou|atrasada)"
    # Polish
    r"|niedostarcz|nie (?:dostarczono|mozna dostarczyc|udalo sie dostarczyc)|blad dostarcz"
    r"|zwrot (?:wiadomosci|poczty)|zwrocona (?:poczta|wiadomosc)|raport o niedostarcz|dostarczenie .{0,20}nie powiodlo"
    # German, French, Spanish
    r"|unzustellbar|nicht zustellbar|(?:mail)?zustellung (?:fehl|verz)|onbestelbaar"
    r"|echec de (?:la )?(?:remise|livraison)"
    r"|(?:message|courrier) non (?:remis|distribu)|no se (?:puede|pudo|ha podido) entregar|mensaje no entregado"
    r"|(?:correo|mensaje) devuelto|no entregado|no se puede entregar|error (?:de|en la) entrega|entrega (?:fallida"
    r"|retrasada)|notificacion .{0,20}entrega|fallo (?:de|en la) entrega"
    r")"
)
"""How their subjects begin; one that answers a bounce begins with `Re:`."""


def names_absence(subject: str) -> bool:
    """Does it begin as a mail program lets such notes begin?"""
    return bool(ABSENCE.match(plainly(subject)))


def why_bounce(mail: Incoming, *, players: Collection[str] = ()) -> str:
    """By which mark this is a bounce; nothing if it bears none. From a player's own address only reports are."""
    if mail.kind.lower().startswith("multipart/report"):
        failed = ACTION.search("\n".join(mail.reports))
        is_bounce = parameter(mail.kind, "report-type").lower() in DELIVERY_NOTES
        return "It reports on a delivery." if is_bounce and (not failed or failed[1].lower() in BAD_ACTIONS) else ""
    if mail.sender in players:
        return ""
    if why := why_bounce_by_header(mail):
        return why
    notes = "\n".join((*mail.reports, mail.text))
    if RECIPIENT.search(notes) and any(action.lower() in BAD_ACTIONS for action in ACTION.findall(notes)):
        return "It reports on a delivery."
    about_ours = OUR_ID.search(notes) or f"{LOOP_FIELD}:" in notes.lower() or any(map(OUR_ID.match, mail.answers_to))
    says_so = about_ours or STATUS.search(notes) or has_no_way_back(mail)
    return "Its subject is a bounce's." if says_so and SUBJECT.match(plainly(mail.subject)) else ""


def why_bounce_by_header(mail: Incoming) -> str:
    """The marks that stand in the header, and need no others."""
    pieces = FROM_PIECE.split(mail.header("from")[:500])
    if any(DAEMON.fullmatch(plainly(piece).rpartition("@")[0] or plainly(piece)) for piece in pieces):
        return "It is from a mail server."
    if "x-failed-recipients" in mail.headers:
        return "It names people whom our mail did not reach."
    # Notes of absence have no return path either, and name themselves.
    names_itself = "auto-submitted" in mail.headers or names_absence(mail.subject)
    return "It has no return path." if has_no_way_back(mail) and not names_itself else ""


def may_be_bounce(mail: Incoming) -> bool:
    """As far as its header tells."""
    is_report = mail.kind.lower().startswith("multipart/report")
    return bool(is_report or why_bounce_by_header(mail) or SUBJECT.match(plainly(mail.subject)))


def has_no_way_back(mail: Incoming) -> bool:
    """Is its return path empty, so that nobody can answer it?"""
    return mail.header("return-path") == "<>"


def addresses_of(mail: Incoming) -> Iterator[frozenset[str]]:
    """Whom a bounce may be about: by its fields, and with less certainty by its text."""
    notes = "\n".join((*mail.reports, mail.text))
    fields = (*RECIPIENT.findall(notes), *mail.headers.get("x-failed-recipients", ()))
    yield frozenset(address for _, address in mailboxes(fields))
    written = (found[0].lower().strip(".'") for found in ADDRESS.finditer(f"{mail.subject}\n{notes}"))
    yield frozenset(islice(written, MOST_ADDRESSES))
