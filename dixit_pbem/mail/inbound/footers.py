"""The lines that phones and mail programs put under what their owner wrote."""

from __future__ import annotations

_LONGEST = 140
_DEVICES = (
    "android", "blackberry", "bluemail", "fairphone", "galaxy", "gmail", "gmx", "handy", "honor", "huawei", "ipad",
    "iphone", "iphon", "ipod", "k-9", "lenovo", "libero", "mail app", "mail for", "mail per", "mobil", "móvel",
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
    "envoyé depuis", "envoyé à partir", "obtenir outlook", "télécharger outlook", "obtener outlook",
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
