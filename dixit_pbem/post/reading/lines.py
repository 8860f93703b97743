"""The lines of a mail as its reader sees them: which stand behind quote marks, which name us, which we once sent."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from unicodedata import category, normalize

from dixit_pbem.frozen import frozen

COLONS = (":", "：", "՝", "׃")
_LONGEST_LINE = 4000
_LONGEST_INTRODUCTION = 500
_TAG = re.compile(r"\+[^\s@+<>]{1,64}@")
_ADDRESS = re.compile(r"[^\s@<>]{1,128}@[^\s@<>]{1,128}")
_RULE = re.compile(r"[-_=*~–—]{3,}")
_TITLED_RULE = re.compile(r"[-–—_]{4,}[^-–—_].{0,80}?[-–—_]{4,}:?")


@frozen
class OurWords:
    """What a player has from us: every line of every text, and what we call ourselves."""

    lines: frozenset[str]
    """Each as `normal` gives it."""
    names: tuple[str, ...]
    addresses: tuple[str, ...]


@lru_cache(2048)
def normal(line: str) -> str:
    """A line without quote marks, invisible characters and odd spaces: as two mail programs agree on it."""
    line = line[:_LONGEST_LINE]
    if line.isascii():
        return " ".join(line.lstrip(">| \t").split())
    seen = "".join(letter for letter in normalize("NFKC", line) if category(letter) != "Cf")
    return " ".join(seen.lstrip(">| \t\xa0").split())


def plain_fold(text: str) -> str:
    """For comparing: without case, the marks of bold type, and the tags of plus-addresses."""
    return _TAG.sub("@", text.replace("*", "").casefold())


def separates(text: str) -> bool:
    """Is this a rule such as `______` or `----- Original Message -----`?"""
    return len(text) <= 200 and bool(_RULE.fullmatch(text) or _TITLED_RULE.fullmatch(text))


@dataclass(frozen=True)
class Line:
    """One line, and what can be told from it alone."""

    raw: str
    text: str
    """As `normal` gives it."""
    names_us: bool
    is_ours: bool

    @property
    def is_blank(self) -> bool:
        """Is there nothing to read?"""
        return not self.text

    @property
    def is_quoted(self) -> bool:
        """Does a quote mark stand before it?"""
        return self.raw.lstrip().startswith((">", "＞"))

    @property
    def has_mark(self) -> bool:
        """Does a quote mark or a bar stand before it? Few programs quote with bars, so a bar alone is no proof."""
        return self.is_quoted or self.raw.lstrip().startswith("|")

    @cached_property
    def words(self) -> int:
        """How many words it has."""
        return len(self.text.split())

    @cached_property
    def digits(self) -> int:
        """How many digits it has, in any script, outside addresses."""
        if len(self.text) > _LONGEST_INTRODUCTION:
            return 0
        return sum(letter.isdigit() for letter in _ADDRESS.sub("", self.text))

    @property
    def ends_in_colon(self) -> bool:
        """Does it introduce what follows?"""
        return self.text.rstrip("* ").endswith(COLONS)

    @property
    def has_colon(self) -> bool:
        """May it be a line of a mail's head at all?"""
        return any(colon in self.text for colon in COLONS)

    @cached_property
    def label(self) -> str:
        """The word before the colon, where the line looks like a line of a mail's head."""
        head = self.text[:60].replace("*", "").strip()
        at = min((place for colon in COLONS if (place := head.find(colon)) >= 0), default=-1)
        label, value = head[:at].strip(), head[at + 1 :]
        if at < 1 or value.startswith("//") or len(label.split()) > 4:
            return ""
        return (
            label.casefold()
            if all(letter.isalpha() or letter in " .-/'’֊" or category(letter)[0] == "M" for letter in label)
            else ""
        )


_BLANK = Line("", "", names_us=False, is_ours=False)


class Namer:
    """Knows our names and addresses when it sees them."""

    def __init__(self, ours: OurWords) -> None:
        marks = (plain_fold(normal(mark)) for mark in (*ours.names, *ours.addresses))
        self._marks = tuple(mark for mark in marks if len(mark) > 2)

    def names_us(self, text: str) -> bool:
        """Does the text hold one of our names or addresses?"""
        folded = plain_fold(text)
        return any(mark in folded for mark in self._marks)


def looked_at(raws: Iterable[str], ours: OurWords) -> list[Line]:
    """The lines, each seen by itself."""
    namer = Namer(ours)
    lines = []
    for raw in raws:
        text = normal(raw)
        named, is_ours = (namer.names_us(text), text in ours.lines) if text else (False, False)
        lines.append(Line(raw, text, names_us=named, is_ours=is_ours) if raw else _BLANK)
    return lines


_LONGEST = 140
_DEVICES = (
    "android", "blackberry", "bluemail", "fairphone", "galaxy", "gmail", "gmx", "handy", "honor", "huawei", "ipad",
    "iphone", "iphon", "ipod", "k-9", "lenovo", "libero", "mail app", "mail for", "mail per", "mobil", "móvel", "móvil",
    "telemóvel", "celular", "motorola", "nokia", "oneplus", "onet", "oppo", "outlook", "pixel", "poczt", "proton",
    "samsung", "smartphone", "smartfon", "cellulare", "tablet", "telefon", "telefono", "telefone", "thunderbird",
    "tutanota", "vivo", "vodafone", "web.de", "windows", "xiaomi", "xperia", "yahoo", "айфон",
)  # fmt: skip
_STARTS = (
    "sent from", "sent with", "sent via", "sent using", "get outlook", "download outlook", "get bluemail",
    "yahoo mail:", "inviato da", "inviato con", "inviato dal", "inviata da", "scarica outlook", "ottieni outlook",
    "scarica bluemail", "enviado do", "enviado da", "enviado de", "enviado a partir", "enviado através",
    "enviado pelo", "enviado com", "enviado desde", "enviada do", "obter o outlook", "obtenha o outlook",
    "transferir outlook", "baixe o outlook", "wysłane z", "wysłano z", "wysłane przez", "wysłane za", "wysłane ze",
    "pobierz outlook", "pobierz aplikację outlook", "uzyskaj outlook", "uzyskaj aplikację outlook", "gesendet mit",
    "gesendet von", "gesendet aus", "von meinem", "diese nachricht wurde von mein", "outlook für", "envoyé de",
    "envoyé depuis", "envoyé à partir", "obtenir outlook", "télécharger outlook", "obtener outlook", "descargar"
    " outlook", "descarga outlook", "enviado con", "enviado por", "enviado mediante",
    "enviada desde",
    "verzonden vanuit", "verzonden met", "verstuurd vanaf", "verstuurd vanuit", "skickat från", "sendt fra",
    "lähetetty", "odesláno z", "odoslané z", "trimis de", "trimis din", "отправлено с", "відправлено з",
    "надіслано з", "изпратено от", "στάλθηκε από", "εστάλη από", "poslano s", "poslano iz", "послато",
    "enviat des", "saadetud", "išsiųsta", "nosūtīts", "أُرسلت من", "أرسل من", "נשלח מ", "发自我的", "從我的", "从我的",
    "gửi từ", "dikirim dari", "sendur úr",
)  # fmt: skip
_ENDS = ("küldve", "gönderildi", "から送信", "에서 보냄", "gesendet", "gesendet.", "傳送", "发送")


def is_footer(text: str) -> bool:
    """Is this line, as `normal` gives it, one that a phone or a mail program writes by itself?"""
    if len(text) > _LONGEST:
        return False
    folded = text.casefold().lstrip("-– ")
    written = folded.startswith(_STARTS) or folded.endswith(_ENDS)
    return written and any(device in folded for device in _DEVICES)
