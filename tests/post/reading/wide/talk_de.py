"""What players say in German beside their answers."""

TALK = {
    "name": "Ana|Timo|Mia|Jonas|Lena|Oma|Paul|Greta|Hugo|Katrin|Uwe|Sabine",
    "who": "meine Schwester|meine Mama|die Nachbarin|die Katze|meine Chefin|die Kleine|{name}|meine Oma|das Baby"
    "|die ganze Familie",
    "thing": "die Treppe|die Eule|das Meer|das Licht|die alte Tür|das kleine Boot|der Wal|die Farbe|das Haus am Hang"
    "|die Maske",
    "adj": "schön|seltsam|lustig|traurig|verträumt|poetisch|schwer|magisch|düster|rätselhaft|gemein",
    "past": "lacht sich schlapp|ist krank|will auch mitspielen|grüßt alle|schläft auf dem Sofa|isst mein Brot|singt",
    "place": "im Zug|auf der Arbeit|im Garten|beim Zahnarzt|auf dem Sofa|im Krankenhaus|am Meer|in der Schule"
    "|in der U-Bahn",
    "month": "Dezember|Januar|März|Juni|August",
    "day": "Sonntag|Freitag|Samstag|Dienstag",
    "greeting": "Hallo {name},|Hallo zusammen,|Guten Morgen,|Guten Abend zusammen,|Hi {name}!|Ihr Lieben,|Moin!|Huhu,"
    "|Servus,|hey,|Liebe alle,|Na ihr,",
    "courtesy": "Danke!|Vielen Dank!|Danke dir, {name}!|Schönes Wochenende!|Schönen Abend euch!|Bis bald!|Erledigt."
    "|Super, danke.|Schönen {day}!|Angekommen, danke|Viel Spaß noch|Viel Glück allen|Drück euch"
    "|Liebe Grüße und gute Nacht|Bis morgen|lg|Tschüss|Alles klar, danke|danke fürs warten|danke dir",
    "signoff": "Danke,\n{name}|Liebe Grüße\n{name}|LG {name}|LG\n{name}|Viele Grüße\n{name}|{name}|Gruß, {name}"
    "|VG {name}|Bis bald\n{name}|Mit freundlichen Grüßen\n{name}|Gute Nacht,\n{name}|Eure {name}",
    "comment": "Der Hinweis ist so {adj}|Ich mag {thing} so gern|Was für Bilder|Waren gerade {place}"
    "|Bin gerade {place}|{who} {past}|Sorry für die Verspätung|Sorry, {who} {past}|Alles sehr {adj}"
    "|Erinnert mich an {who}|Wie {adj}|War richtig {adj} diesmal|Mein Handy war leer {place}|Denk an euch {place}"
    "|{name} mag {thing} bestimmt|Diesmal echt {adj}|Tut mir leid, dass ich so spät bin|Puh",
    "reason": "wegen dem Licht|weil {thing} so {adj} ist|so {adj}|ganz klar|einfach|schwere Wahl|bei dem Licht"
    "|ich liebe {thing}|wie {adj}|{adj} wie {who}|weil es {adj} ist|weil sie so {adj} ist"
    "|weils mich an {who} erinnert|da ist {thing} drauf",
    "number": "Bis um {n}!|Es ist schon {n} Uhr|bin um {n} wieder da|Essen gibts um {n}|Wir haben {n} Kinder"
    "|{who} wird {n}|{n} Minuten zu spät|hab {n} Tage gewartet|noch {n} und wir sind durch|ich mag alle {n}"
    "|Runde {n}|Runde {n} war {adj}|Seite {n}|Kapitel {n}|{name} hat {n} Punkte|wir waren zu {n}"
    "|hat {n} Euro gekostet|ruf an unter 0171 {n}3 {n}|Zimmer {n}|hab {n} Stunden gebraucht"
    "|der Zug fährt um {n}:{nn}|bis {n}. {month}|am {n}. {month}|draußen sind {n} Grad|wir haben {n}:{m} verloren"
    "|wir sind zu {w}|Punkt {w} Uhr|hab {w} Stunden geschlafen|Raum {w}|{w} sind da, {w2} fehlen noch"
    "|gegen {w} bin ich zurück|halb {n} beim Griechen?|der Bus Linie {n} kam nicht",
    "little": "und schönes Wochenende|na ja, wie immer|bis dann und danke|Und sonst so|Das Übliche|na dann"
    "|mal sehen|hatte ein {l} in Mathe|Vitamin {l}|Plan {l}|Block {l}, ganz oben|zu Hause ist es kalt|Und gute Nacht"
    "|Gruppe {l}|Klasse 3{l}|die Linie {l} hat Verspätung|E-Mail spinnt heute|es regnet|ich bin ein Wrack"
    "|so ein Tag|Ende gut, alles gut|Gleis {l}",
    "initial": "{name} {l}.|{l}. Meier|{name} {l}. Schulz|Gruß von {name} und {l}.|hallo von {l}.",
    "ordinal": "mein dritter Kaffee|das {of} Mal heute|im vierten Stock|{name}s {of} Torte|wir sind auf Platz zwei"
    "|unser zweites Kind ist da|die {of} Runde war {adj}|erst mal hallo|eine Sekunde|am ersten Advent"
    "|zweitens bin ich müde|zum dritten Mal im Stau|die {of} Woche schon",
    "table": "die {x} war auch {adj}|hätte fast die {x} genommen|die von {name} ist sicher die {x}"
    "|bei der {x} muss ich lachen|die {x} mag ich nicht|{name} sagt bestimmt die {x}|alle nehmen die {x}"
    "|zwischen {x} und {y} ist es schwer|die {x} ist meine|wenn die {x} nur {thing} hätte|könnte die {x} sein"
    "|die Karte {x} ist {adj}|keine Ahnung, {x} oder {y}|alles außer der {x}|auf der {x} sehe ich {thing}"
    "|erst dachte ich an die {x}|letztes Mal war es die {x}|wem gehört die {x}?|die {x} wäre zu leicht gewesen"
    "|die {x} finde ich {adj}|wollte erst die {x} nehmen",
    "question": "Wer ist dran?|Wie geht's euch?|Ist {name} wieder da?|Warten wir auf {name}?|Wann sehen wir uns?"
    "|Habt ihr {thing} gesehen?|Was macht {who}?|Wer führt?",
    "doubt": "Kann ich noch ändern?|Darf ich das?|Oder nicht?|Ist es zu spät?|Passt das so?"
    "|Kann ich mich noch umentscheiden?|Gilt das?|Oder doch nicht?",
    "hedge": "vielleicht|keine Ahnung,|hmm,|glaub|ich glaube|weiß nicht,|wahrscheinlich|na ja,|puh,",
    "retraction": "Nein, warte.|Doch nicht.|Vergiss das.|Hab mich umentschieden.|Vergesst das"
    "|Streich das|Moment, ich überlege noch mal|Ignoriert meine Stimme|Ich nehme das zurück",
    "fix": "nein warte,|ach nein,|nein, sorry,|ich meinte|nee, lieber",
    "automatic": "Ich bin bis {n}. {month} nicht im Büro.|Automatische Antwort: ich bin im Urlaub."
    "|Dieses Postfach wird nicht gelesen.|Danke für Ihre Nachricht, ich antworte in {n} Tagen."
    "|Ihr Ticket {big} wurde eröffnet.",
    "banner": "ACHTUNG: externe E-Mail. Klicken Sie auf keine Links."
    "|Diese Nachricht ist vertraulich und nur für den Empfänger."
    "|Bitte denken Sie an die Umwelt, bevor Sie diese Mail ausdrucken.|[EXTERN] Bitte Absender prüfen.",
}
