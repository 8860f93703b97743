"""Commands as players write them, in all languages, and the words that stand in dates."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.languages import folded


def _words(text: str) -> frozenset[str]:
    return frozenset(folded(word) for word in text.split())


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(folded(word) for word in phrase.split()) for phrase in text.split(","))


LONE: Mapping[Command, frozenset[str]] = {
    Command.STATUS: _phrases(
        "estado de la partida, estado del juego, puntos, puntuación, clasificación, marcador, situación,"
        " état, statut, classement, où en est la partie, état de la partie, état du jeu, "
        "status, score, scores, stato, punti, punteggio, situazione, estado, situação, pontos, pontuação, stan,"
        " wynik, wyniki, punkty, stan gry, stato della partita, estado do jogo,"
        " classifica, classificação, ranking, tabella, tabela, "
        "stand, spielstand, punktestand, zwischenstand, punkte, tabelle, wie steht es, wie steht das spiel"
    ),
    Command.HAND: _phrases(
        "mi mano, mis cartas,"
        " main, cartes, ma main, mes cartes, hand, cards, mano, carte, mão, cartas, ręka, karty, ręce, "
        "karten, handkarten"
    ),
    Command.RULES: _phrases(
        "reglas, reglamento, normas, instrucciones, cómo se juega, cómo funciona,"
        " règles, règle, règlement, règles du jeu, comment jouer, comment on joue, "
        "rules, how to play, how do we play, how does it work, regole, regolamento, come si gioca, regras,"
        " regulamento, como se joga, zasady, zasady gry, reguły, regulamin, jak grać, jak się gra, "
        "regeln, spielregeln, spielanleitung, wie spielt man, wie geht das spiel, wie funktioniert das"
    ),
    Command.HELP: _phrases(
        "ayuda, órdenes,"
        " aide, commandes, help, commands, aiuto, comandi, ajuda, comandos, pomoc, komendy, polecenia,"
        " hilfe, befehle"
    ),
    Command.RESIGN: _phrases(
        "me retiro, renuncio,"
        " abandon, abandonner, j abandonne, je quitte, je me retire, je renonce, "
        "resign, ritiro, mi ritiro, abbandono, lascio, rinuncio, desisto, desistir, abandono, rezygnuję,"
        " rezygnacja, odchodzę, "
        "aussteigen, ich steige aus, ich höre auf, ich gebe auf"
    ),
    Command.YES: _phrases(
        "sí, confirmado, confirmada,"
        " oui, je confirme, confirme, confirmer, "
        "yes, confirm, sì, si, confermo, conferma, sim, confirmo, tak, potwierdzam, "
        "ja, bestätige, ich bestätige, bestätigt"
    ),
    Command.OLD_ADDRESS: _phrases(
        "dirección anterior, dirección antigua, antigua dirección, vieja dirección, dirección vieja,"
        " ancienne adresse, l ancienne adresse, vieille adresse, adresse précédente, "
        "old address, keep old address, vecchio indirizzo, indirizzo vecchio, endereço antigo, antigo endereço,"
        " morada antiga, stary adres, poprzedni adres, "
        "alte adresse, die alte adresse, alte adresse behalten"
    ),
    Command.FEWER_MAILS: _phrases(
        "menos correos, menos correo, menos mensajes, menos acuses,"
        " moins de mails, moins de mail, moins d emails, moins d e mails, moins de messages, moins de courrier, "
        "moins de courriels, moins de confirmations, "
        "fewer mails, fewer emails, fewer e mails, fewer messages, fewer receipts, less mail, less mails, less email,"
        " less emails, meno mail, meno email, meno e mail, meno messaggi, meno posta, meno conferme, menos mails,"
        " menos emails, menos e mails, menos mensagens, menos correio, menos recibos, mniej maili, mniej e maili,"
        " mniej mejli, mniej wiadomości, mniej listów, mniej poczty, mniej potwierdzeń, "
        "weniger mails, weniger emails, weniger e mails, weniger nachrichten, weniger post, weniger bestätigungen"
    ),
    Command.NO_RECEIPTS: _phrases(
        "sin acuses, sin recibos, sin acuse, ningún acuse, sin confirmaciones, sin acuses de recibo, nada de acuses,"
        " sans confirmation, sans confirmations, pas de confirmation, pas de confirmations, plus de confirmation, "
        "plus de confirmations, aucune confirmation, "
        "no receipts, no more receipts, without receipts, niente conferme, nessuna conferma, senza conferme,"
        " sem recibos, sem confirmações, nenhum recibo, bez potwierdzeń, żadnych potwierdzeń, "
        "keine bestätigung, keine bestätigungen, keine bestätigungen mehr, ohne bestätigung, ohne bestätigungen"
    ),
    Command.ALL_MAILS: _phrases(
        "todos los correos, todos los mails, todos los emails, todos los e mails, todos los mensajes,"
        " todos los acuses, todos los recibos,"
        " tous les mails, tous les emails, tous les e mails, tous les messages, tous les courriels, "
        "toutes les confirmations, "
        "all mails, all emails, all e mails, all the mails, all messages, all receipts, tutte le mail, tutte le email,"
        " tutte le e mail, tutti i messaggi, tutte le conferme, todos os mails, todos os emails, todos os e mails,"
        " todas as mensagens, todos os recibos, wszystkie maile, wszystkie e maile, wszystkie mejle,"
        " wszystkie wiadomości, wszystkie listy, wszystkie potwierdzenia, "
        "alle mails, alle emails, alle e mails, wieder alle mails, alle nachrichten, alle bestätigungen"
    ),
    Command.NO_PDF: _phrases(
        "sin pdf, sin pdfs, sin el pdf, nada de pdf, sin páginas, sin las páginas,"
        " sans pdf, sans les pdf, pas de pdf, plus de pdf, aucun pdf, sans pages, sans les pages, pas de pages, "
        "no pdf, no pdfs, no more pdf, no more pdfs, without pdf, without pdfs, without the pdf, no pages,"
        " without pages, niente pdf, nessun pdf, senza pdf, senza i pdf, senza pagine, niente pagine, sem pdf,"
        " sem pdfs, sem o pdf, nenhum pdf, sem páginas, bez pdf, bez pdfów, bez plików pdf, bez stron, "
        "ohne pdf, ohne pdfs, ohne das pdf, kein pdf, keine pdfs, kein pdf mehr, keine pdfs mehr, ohne seiten, keine"
        " seiten"
    ),
    Command.WITH_PDF: _phrases(
        "con pdfs, con el pdf, con los pdf, con páginas, con las páginas,"
        " avec pdf, avec le pdf, avec les pdf, avec pages, avec les pages, "
        "with pdf, with pdfs, with the pdf, pdf again, with pages, with the pages, con pdf, con i pdf, con il pdf,"
        " con le pagine, com pdf, com pdfs, com o pdf, com páginas, com as páginas, z pdf, z pdfem, z plikami pdf,"
        " ze stronami, "
        "mit pdf, mit pdfs, mit dem pdf, wieder mit pdf, mit seiten, mit den seiten"
    ),
}
WITH_ARGUMENT: Mapping[Command, frozenset[str]] = {
    Command.LANGUAGE: _phrases("lengua, langue, language, lingua, língua, idioma, język, sprache"),
    Command.ADDRESS: _phrases("dirección, adresse, address, email, indirizzo, endereço, morada, adres"),
    Command.AWAY: _phrases(
        "ausencia, vacaciones,"
        " absence, absent, absente, vacances, congé, congés, "
        "away, holiday, holidays, vacation, assente, assenza, ferie, vacanza, ausente, ausência, férias, urlop,"
        " wakacje, nieobecność, nieobecny, nieobecna, "
        "abwesend, abwesenheit, urlaub, verreist, weg"
    ),
    Command.SAY: _phrases(
        "anuncio, mensaje, di a todos,"
        " annonce, message, "
        "say, tell all, annuncia, annuncio, messaggio, diz, anuncia, mensagem, powiedz, ogłoś, wiadomość, "
        "verkünde, sag, sage, ansage, durchsage, nachricht"
    ),
}
LOVES = _phrases(
    "corazón, me encanta, me gusta,"
    " aime, j'aime, adore, j'adore, cœur, coeur, "
    "love, loved, heart, amo, adoro, cuore, coração, gosto, kocham, uwielbiam, serce, serduszko, herz, herzchen"
)
"""With a number behind them, in answer to results: a heart for that picture."""
NOUNS_OF_SAY = _phrases(
    "anuncio, mensaje, message, annuncio, messaggio, mensagem, wiadomość, sag, sage, ansage, durchsage, nachricht"
)
"""Of these the nouns, which need a colon: `messaggio: buona notte`; and `sag mal` begins a question."""
COURTESY = _phrases(
    "porfa, gracias, el, las, los, mi, mis, otra, vez, nuevo, partida, juego,"
    " s'il, vous, te, plaît, plait, svp, stp, merci, mes, ma, mon, le, les, de, encore, nouveau, fois, "
    "please, thanks, my, the, again, i, game, per, favore, grazie, la, le, mia, ancora, a, as, minha, por, favor,"
    " obrigado, obrigada, proszę, dzięki, moja, moje, moją, jeszcze, raz,"
    " bitte, danke, mein, meine, das, der, die, noch, einmal, nochmal, ich, mal, spiel"
)
LANGUAGE_NAMES: Mapping[str, str] = {
    folded(name): code
    for code, names in {
        "en": "en english inglese inglês angielski angielsku englisch anglais inglés",
        "fr": "fr french français francese francês francuski francusku französisch francés",
        "de": "de german deutsch tedesco alemão niemiecki niemiecku allemand alemán",
        "it": "it italian italiano włoski włosku italienisch italien",
        "pt": "pt portuguese português portoghese portugalski portugalsku portugiesisch portugais portugués",
        "pl": "pl polish polski polacco polaco polonês polsku polnisch polonais",
        "es": "es spanish español castellano spagnolo espanhol castelhano espagnol spanisch hiszpański hiszpańsku",
    }.items()
    for name in names.split()
}
MONTHS: Mapping[str, int] = {
    name: number
    for number, names in enumerate(
        (
            "january jan gennaio gen janeiro styczen stycznia sty januar janner janvier janv enero ene",
            "february feb febbraio fevereiro fev luty lutego lut februar fevrier fevr fev febrero",
            "march mar marzo marco marzec marca marz maerz mrz mars",
            "april apr aprile abril abr kwiecien kwietnia kwi avril avr",
            "may maggio mag maio mai maj maja mayo",
            "june jun giugno giu junho czerwiec czerwca cze juni juin junio",
            "july jul luglio lug julho lipiec lipca lip juli juillet juil julio",
            "august aug agosto ago sierpien sierpnia sie aout",
            "september sep sept settembre set setembro wrzesien wrzesnia wrz septembre septiembre setiembre",
            "october oct ottobre ott outubro out pazdziernik pazdziernika paz oktober okt octobre octubre",
            "november nov novembre novembro listopad listopada lis noviembre",
            "december dec dicembre dic dezembro dez grudzien grudnia gru dezember decembre diciembre",
        ),
        start=1,
    )
    for name in names.split()
}
BESIDE_DATES = _words(
    "hasta el y"
    " du au le la de et à en jusqu'au jusqu'à jusqu depuis dès compris inclus er "
    "a from to until till through the of and on in dal al dall all fino a il lo l di del e ao ate de do desde"
    " entre od po vom von bis zum und ab am den dem der einschliesslich"
    " z - – — . , : ; th st nd rd º ª °"
)
UNTIL = _words("hasta au jusqu'au jusqu'à jusqu à until till through fino ate al ao do bis")
