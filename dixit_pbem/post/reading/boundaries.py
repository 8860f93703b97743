"""Where somebody's own words end and quoted ones begin: our line to write above, heads of mails, introductions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field

from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.lines import Line, Namer, OurWords, looked_at, separates

HEAD_LABELS = frozenset(
    """
a-berzh; absender; afsender; aihe; air a chur; anfonwyd; asentel; assumpte; assunto; asunto; avsender;
avsändare; betreff; bidalita; chủ đề; cuspair; da; danvez; dari; data; data/godzina; date; date d'envoi; dato;
datum; de; de la; dende; dátum; dërguar më; elküldve; emne; enviada; enviada em; enviado; enviado el; enviado
em; enviat; envoyé; expéditeur; fan; fecha; feladó; ferstjoerd; fra; from; frá; frå; från; gaia; gesendet;
gesendet am; gönderilme; inviato; inviato il; išsiųsta; kas; kaset; kellelt; kimden; konu; lähetetty; lähettäjä;
mandatu; mittente; nadawca; nga; nork; nosūtīts; nuo; o; objet; od; oddi wrth; odesláno; odesílatel; odoslané;
oggetto; onderwerp; poslano; predmet; pwnc; päivämäärä; päiväys; předmět; remetente; remitente; reply-to;
saadetud; sendita je; sendt; sendt den; sent; seolta; skickat; skickat den; subiect; subject; subjek; subjekt;
sughjettu; sɣur; tarih; teema; tema; temat; temats; temo; terkirim; trimis; tárgy; từ; underwerp; van;
verzonden; viðfangsefni; von; wysłane; wysłano; yettwazen; zadeva; ábhar; ämne; ó; đã gửi; αποστολή; από;
ημερομηνία; θέμα; ад; адпраўлена; від; дата; изпрати до; надіслано; од; от; отправлено; послато; тема; тэма;
ուղարկուած; ումից; վերնագիր; מאת; נושא; נשלח; ارسال; از; الموضوع; المُرسل; موضوع; مِن; तारीख; सबजेक्ट; से; থেকে;
পাঠানো হয়েছে; বিষয়; அனுப்பியது; அனுப்புநர்; பொருள்; അയച്ചു; പ്രേഷിതാവ്; വിഷയം; გაიგზავნა; ვისგან; საგანი; 主旨;
主题; 件名; 发件人; 发送时间; 寄件者; 寄送日期; 差出人; 日時; 日期; 送信日; 날짜; 보낸 날짜; 보낸 사람; 제목
""".replace("\n", " ")
    .strip()
    .split("; ")
)


FRAME = "==="
_ANSWER = re.compile(r"\W{0,2}(?:[A-Za-z]\s?[^\w\s'’]|\d{1,2}\W{0,3}$)")
_WHOLE_DATE = 6
"""A date with so many digits needs none from the line above."""
_GLUED = re.compile(
    r"(?P<answer>[^>\s|].{0,200}?)\s*(?<![^\W\d_])(?P<introduction>"
    r"(?:On|Il giorno|Il|Em|A|Am|Le|El|W dniu|Dnia|Den|Op|Na|Dne)\s(?:[^\W\d_]+[.,]?\s){0,3}\d.*)"
)
_RULES = ("---", "___", "–––", "———")
_LONGEST_HEAD = 12
_LONGEST_WINDOW = 500


@frozen
class Page:
    """A whole text, line by line, and who it was that wrote to this reader."""

    lines: list[Line]
    ours: OurWords
    namer: Namer
    _shown: list[int] = field(default_factory=list)

    def shown(self, at: int) -> int:
        """Where the next line stands that is not blank."""
        return self._shown[min(at, len(self.lines))]

    def quote_follows(self, at: int) -> bool:
        """Is the next thing to read surely a quote: marked as one, or a whole sentence of ours?"""
        at = self.shown(at)
        if at == len(self.lines):
            return False
        line = self.lines[at]
        return line.is_quoted or (line.is_ours and line.words > 2) or after_sentinel(self, at) is not None


def page_of(text: str, ours: OurWords) -> Page:
    """The text, ready to be looked at."""
    namer = Namer(ours)
    lines = looked_at(_unfolded(text, namer), ours)
    shown = [len(lines)] * (len(lines) + 1)
    for at in range(len(lines) - 1, -1, -1):
        shown[at] = shown[at + 1] if lines[at].is_blank else at
    return Page(lines, ours, namer, shown)


def _unfolded(text: str, namer: Namer) -> Iterator[str]:
    # Some programs put the quote, or a writer the answer, on one line with what introduces the quote.
    for raw in text.split("\n"):
        frame = raw.find(FRAME)
        arrow = raw.find(":>") if len(raw) <= _LONGEST_WINDOW else -1
        if frame > 0 and raw[frame:].rstrip().endswith(FRAME) and raw[:frame].strip("> |\t*"):
            yield from (raw[:frame], raw[frame:])
        elif arrow > 0 and namer.names_us(raw[:arrow]):
            yield from (raw[: arrow + 1], raw[arrow + 1 :])
        else:
            yield from _unglued(raw, namer)


def _unglued(raw: str, namer: Namer) -> Iterator[str]:
    """`4 On Wed, 18 Nov 2026 Sunday dreamers wrote:`: the answer, and the introduction that hangs on to it."""
    found = _GLUED.match(raw) if len(raw) <= _LONGEST_WINDOW and raw.rstrip().endswith(":") else None
    dated = found is not None and sum(letter.isdigit() for letter in found["introduction"]) >= _WHOLE_DATE
    if found is None or not dated or not namer.names_us(found["introduction"]):
        yield raw
    else:
        yield from (found["answer"], found["introduction"])


def after_sentinel(page: Page, at: int) -> int | None:
    """Where the text goes on behind our `=== write above this line ===`, if it stands here, whole or wrapped."""
    if not page.lines[at].text.lstrip("*").startswith(FRAME):
        return None
    text = ""
    for end in range(at, min(at + 3, len(page.lines))):
        text = f"{text} {page.lines[end].text}".strip(" *")
        if len(text) > 2 * len(FRAME) and text.endswith(FRAME):
            something_follows = page.shown(end + 1) < len(page.lines)
            ours = text in page.ours.lines or (len(text.split()) > 4 and something_follows)
            return end + 1 if ours else None
    return None


def after_boundary(page: Page, at: int) -> int | None:
    """Where the quote begins, if this line introduces one."""
    for reader in (after_sentinel, _after_head, _after_rule, after_introduction):
        end = reader(page, at)
        if end is not None:
            return end
    return None


def _after_head(page: Page, at: int) -> int | None:
    first = page.lines[at]
    if first.is_quoted or not first.has_colon or not first.label or not (first.label in HEAD_LABELS or first.names_us):
        return None
    head = list(_head(page, at))
    labelled = [place for place in head if page.lines[place].label]
    ruled = at > 0 and any(separates(page.lines[above].text) for above in range(max(0, at - 2), at))
    if len(labelled) > 1 and any(page.lines[place].names_us for place in head):
        return head[-1] + 1
    certain = page.quote_follows(head[-1] + 1) or (ruled and any("@" in page.lines[place].text for place in head))
    return head[-1] + 1 if certain and len(labelled) > 2 else None


def _head(page: Page, at: int) -> Iterator[int]:
    blanks = 0
    for place in range(at, min(at + _LONGEST_HEAD, len(page.lines))):
        line = page.lines[place]
        blanks = blanks + 1 if line.is_blank else 0
        if blanks > 1 or line.is_quoted:
            return
        # A long list of readers, or an address on a line of its own, before the head goes on.
        continues = "@" in line.text and any(following.label for following in page.lines[place + 1 : place + 2])
        if not (line.label or line.is_blank or continues):
            return
        if not line.is_blank:
            yield place


def _after_rule(page: Page, at: int) -> int | None:
    line = page.lines[at]
    if not line.text.startswith(_RULES):
        return None
    if line.names_us and line.words > 3:
        return at + 1
    following = page.shown(at + 1)
    if separates(line.text) and following < len(page.lines):
        return _after_head(page, following) or (following if page.quote_follows(at + 1) else None)
    return None


def after_introduction(page: Page, at: int) -> int | None:
    """Where the text goes on behind `On such a day so-and-so wrote:`, if it stands here, whole or wrapped."""
    for size in (1, 2, 3):
        if _introduces(page, at, size):
            shorter = any(_introduces(page, at + less, size - less) for less in range(1, size))
            return None if shorter else at + size
    return None


def _introduces(page: Page, at: int, size: int) -> bool:
    window = page.lines[at : at + size]
    by_colon = window[-1].ends_in_colon
    if len(window) < size or not (by_colon or (size == 1 and window[0].names_us)):
        return False
    if any(line.is_blank or line.is_quoted for line in window):
        return False
    text = " ".join(line.text for line in window)
    if len(text) > _LONGEST_WINDOW or not (any(line.names_us for line in window) or page.namer.names_us(text)):
        return False
    dated = sum(line.digits for line in window) > 2
    if by_colon:
        return dated or page.quote_follows(at + size)
    # In some languages the word for `wrote` stands behind the name without a colon.
    longest_name = max((len(name.split()) for name in page.ours.names), default=0)
    brief = dated or len(text.split()) <= longest_name + 3
    return brief and not reads_like_an_answer(text) and page.quote_follows(at + size)


def reads_like_an_answer(text: str) -> bool:
    """Does the line begin as an answer does: `C: …`, `3.`?"""
    return bool(_ANSWER.match(text)) or len(text.split()) < 2


def without_introduction(lines: list[Line]) -> list[Line]:
    """What was written, without the rules and the rest of an introduction just above the quote."""
    lines = _without_rules(lines)
    if not lines or not (lines[-1].ends_in_colon or (lines[-1].digits > 3 and "@" in lines[-1].text)):
        return lines
    above = without_date_above(lines[:-1], lines[-1].text)
    if len(above) == len(lines) - 1 and reads_like_an_answer(lines[-1].text):
        return lines
    return _without_rules(above)


def without_date_above(lines: list[Line], introduction: str) -> list[Line]:
    """What was written, without the first half of an introduction that was wrapped before the name."""
    whole = sum(letter.isdigit() for letter in introduction) >= _WHOLE_DATE
    for lines_above in (2, 1):
        half = lines[-lines_above:]
        if len(half) < lines_above or any(line.is_blank for line in half):
            continue
        missed = half[0].names_us or (half[0].digits > 3 and not whole)
        if missed and not reads_like_an_answer(half[0].text):
            return lines[:-lines_above]
    return lines


def _without_rules(lines: list[Line]) -> list[Line]:
    end = len(lines)
    while end and (lines[end - 1].is_blank or separates(lines[end - 1].text)):
        end -= 1
    return lines[:end]
