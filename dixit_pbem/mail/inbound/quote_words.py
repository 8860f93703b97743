"""What stands first in the head of a quoted mail: sender, date and subject, in the languages of mail programs."""

from __future__ import annotations

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
