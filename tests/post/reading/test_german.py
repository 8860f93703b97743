"""What German players write, and what is read of it: moves, doubts, courtesy, hearsay, hours and commands."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.test_natural import OURS, told

HAND = tuple("ABCDEF")
TODAY = date(2026, 11, 18)
VOTES = [
    ("vote 3", "3"),
    ("vote 3", "die 3"),
    ("vote 3", "Die 3!"),
    ("vote 3", "Die Drei bitte"),
    ("vote 4", "Ich stimme für die 4"),
    ("vote 4", "ich stimme fuer 4"),
    ("vote 4", "Ich nehme die 4, liebe Grüße"),
    ("vote 2", "Hallo zusammen, ich stimme für Karte Nr. 2. Viele Grüße, Ana"),
    ("vote 5", "Ich denke, es ist die 5"),
    ("vote 5", "ich glaub die fünf"),
    ("vote 5", "Ich glaube, das ist die 5."),
    ("vote 4", "Nummer vier"),
    ("vote 1", "die erste"),
    ("vote 2", "Die zweite Karte"),
    ("vote 6", "Nummer 6 bitte"),
    ("vote 6", "6 bitte, danke!"),
    ("vote 3", "Meine Stimme geht an die 3."),
    ("vote 3", "Für mich ist es die 3"),
    ("vote 3", "Ich tippe auf die 3!"),
    ("vote 1", "Ich würde sagen 1, danke"),
    ("vote 4", "Na gut, die 4. Schönen Abend allen!"),
    ("vote 4", "Keine Ahnung, aber ich sage 4"),
    ("vote 2", "Aus dem Bauch heraus: 2"),
    ("vote 2", "Schwierig … ich nehm die 2"),
    ("vote 3", "Ich schwankte zwischen 2 und 3, aber ich stimme für 3"),
    ("vote 4", "Karte 4 passt am besten"),
    ("vote 6", "Eindeutig die 6"),
    ("vote 1", "Dann nehme ich halt die 1"),
    ("vote 1", "Bin gerade beim Zahnarzt, 1"),
    ("vote 4", "Tut mir leid, dass ich so spät bin – 4"),
    ("ask", "3. Doch nicht."),
    ("ask", "Doch nicht die 4"),
    ("ask", "Mein Tipp: 3… Streich das"),
    ("ask", "Karte 2\nHab mich umentschieden"),
    ("ask", "ich schwanke zwischen 2 und 4"),
    ("ask", "weder die 2 noch die 3"),
    ("ask", "nicht die 3"),
    ("ask", "Auf keinen Fall die 3"),
    ("ask", "2 oder 4"),
    ("ask", "vielleicht die 2"),
    ("ask", "alles außer der 4"),
    ("ask", "Ana sagt, es ist die 3"),
    ("ask", "Mein Mann würde die 5 nehmen"),
    ("ask", "Ana hat doch bestimmt die 4 gelegt"),
    ("ask", "Fast die 4"),
    ("ask", "Die 4 ist bestimmt von Bob"),
    ("ask", "Letztes Mal war es die 4"),
    ("ask", "Wäre die 4 nicht so offensichtlich, würde ich sie nehmen"),
    ("ask", "Ich glaube nicht, dass es die 4 ist"),
    ("ask", "Mein Sohn meint, die 4"),
    ("vote 4", "Mein Bauch sagt, die 4"),
    ("vote 5", "Hm, schwer diesmal. Die 3 war auch toll, aber ich bleibe bei 5."),
    ("vote 3", "3, weil da ein Mond drauf ist"),
    ("vote 5", "Nein warte, die 5"),
    ("vote 5", "3, nein Entschuldigung, 5"),
    ("vote 4", "Ich habe mich geirrt, es ist die 4"),
    ("vote 4", "Lieber die 4"),
    ("vote 4", "Doch lieber die 4"),
    ("vote 4", "Ich ändere auf die 4"),
    ("vote 4", "Nicht 3, sondern 4"),
    ("vote 5", "Alle nehmen bestimmt 5. Ich nehm trotzdem die 5."),
    ("vote 6", "ich vote 6"),
    ("vote 4", "Könnte 3 oder 4 sein, ich nehm 4"),
    ("vote 1", "Bob meint 4, ich bin für 1"),
    ("vote 4", "Bin am 5.12. wieder da, meine Stimme: 4"),
    ("vote 3", "3. Oder doch 1? Nein, bleibt bei 3"),
    ("vote 6", "Die 1 ist es nicht, die 4 auch nicht, also 6"),
    ("vote 2", "2, auch wenn die 6 toller ist"),
    ("vote 3", "3, Freunde!"),
    ("ask", "Nicht nur die 3, sondern auch die 5"),
    ("ask", "Nicht Ana, sondern Bob nimmt die 3"),
    ("ask", "Wenn keiner 3 nimmt, nehm ich 3"),
    ("ask", "wenn die 3 weg ist nehm ich 4"),
    ("ask", "Ich nehm 4, wenn Bob 3 nimmt"),
    ("ask", "alle gehen auf die 6"),
    ("ask", "die meisten nehmen die 6"),
    ("ask", "Die anderen tippen auf 6"),
    ("ask", "Ihr stimmt für die 6"),
    ("ask", "6, sagt Bob"),
    ("ask", "4, doch nicht"),
    ("vote 4", "Die anderen sind auch schön, aber ich nehme die 4"),
    ("vote 4", "Alle werden die 6 nehmen, ich nehme 4"),
    ("vote 4", "Viele Grüße, ich stimme für die 4"),
    ("ask", "3 Kinder, 0 Zeit..."),
    ("ask", "3 Freunde"),
    ("ask", "Es ist 5 vor 12"),
    ("ask", "Erster!"),
    ("ask", "Schönen 3. Advent!"),
    ("ask", "Eins noch: wie lange haben wir?"),
    ("ask", "Mein Bauch sagt 3, mein Kopf sagt 5"),
    ("ask", "zu dritt"),
    ("command status", "Wann ist nochmal Abgabe?"),
    ("silence", "Danke!"),
    ("silence", "Vielen Dank und einen schönen Abend euch allen"),
    ("silence", "Angekommen, danke"),
    ("ask", "Ich antworte um 8"),
    ("ask", "Bin am 3. wieder da"),
    ("ask", "Wir sind zu 4 beim Abendessen"),
    ("ask", "Ich kann mich nicht entscheiden"),
    ("command status", "Stand"),
    ("command hand", "Karten"),
    ("command rules", "Regeln"),
    ("command help", "Hilfe bitte"),
    ("command language", "Sprache Englisch"),
    ("command language", "sprache deutsch"),
    ("command away", "abwesend 3.-10. Dezember"),
    ("command away", "Abwesend vom 3. bis zum 10. Dezember"),
    ("command away", "weg bis 5. Dezember"),
    ("command resign", "aussteigen"),
    ("command say", "verkünde gute Nacht zusammen"),
]
TWO_VOTES = [
    ("vote 3,5", "3 und 5"),
    ("vote 3,5", "Die 3 und die 5, bitte"),
    ("vote 2,6", "Ich stimme für 2 und 6"),
    ("vote 4", "nur die 4"),
]
CARDS = [
    ("card B", "B"),
    ("card B", "Karte B"),
    ("card B", "Ich gebe Karte B"),
    ("card C", "Ich spiele die C"),
    ("card D", "Ich lege D, viel Spaß!"),
    ("card E", "Hi, ich nehme E. LG"),
    ("card F", "F wie Frieda"),
    ("card A", "die A bitte"),
    ("card D", "D passt am besten zum Hinweis"),
    ("card E", "Nicht die A, sondern die E"),
    ("card C", "nicht B sondern C"),
    ("card A", "Ich entscheide mich für A, auch wenn B schöner ist"),
    ("card D", "Ups, vertippt, ich meinte D"),
    ("silence", "d. h. morgen erst"),
    ("ask", "alle legen die B"),
    ("ask", "ihr gebt bestimmt B"),
    ("ask", "Ich könnte z. B. morgen"),
    ("ask", "Bilder wie z.B. das letzte waren toll"),
    ("ask", "Wer A sagt, muss auch B sagen"),
    ("ask", "Das war Plan B"),
    ("ask", "E-Mail kam an"),
    ("ask", "Wenn keiner A hat, lege ich A"),
    ("ask", "Doch nicht B"),
    ("ask", "B oder C"),
    ("ask", "vielleicht B"),
    ("ask", "nicht B"),
]
CLUES = [
    ("clue B|der lange Weg nach Hause", "B: der lange Weg nach Hause"),
    ("clue B|der lange Weg nach Hause", "B: „der lange Weg nach Hause“"),
    ("clue C|Heimweh", "C - Heimweh"),
    ("clue D|die Nacht vor dem Fest", "Hallo! D: die Nacht vor dem Fest\n\nLiebe Grüße"),
    ("clue A|Morgen ist auch noch ein Tag", "Karte A, Hinweis: Morgen ist auch noch ein Tag"),
    ("clue D|Zu Hause ist es am schönsten", "Mein Hinweis zu D lautet: Zu Hause ist es am schönsten"),
    ("clue C|Alles fließt", "Ich nehme C und sage „Alles fließt“"),
    ("clue E|Fernweh", "Mein Hinweis: Fernweh\nKarte E"),
    ("ask", "F) die Reise bei Nacht\n\nDoch nicht"),
    ("ask", "Neue Karte: C"),
    ("clue B|Ende", "Nicht A, sondern B: Ende"),
    ("clue B|nicht nur Sonne, sondern auch Regen", "B: nicht nur Sonne, sondern auch Regen"),
    ("clue C|nur die Stille", "bei dem Licht\nwem gehört die B?\nHinweis: „nur die Stille“, Karte C"),
    ("clue D|Heimweh", "Hinweis: „Heimweh“, Karte D\n\nGruß von Hugo und B."),
    ("ask", "Gruß von Hugo und C.\n\nHinweis: „ein Winter“, Karte B"),
]
BLIND_CLUES = [
    ("clue |der lange Weg nach Hause", "der lange Weg nach Hause"),
    ("clue |Fernweh", "Fernweh"),
    ("clue |kalte Füße", "Mein Hinweis: kalte Füße"),
    ("ask", "Streich das"),
    ("ask", "eine Sekunde"),
    ("ask", "Moin zusammen"),
    ("ask", "ich glaube"),
]


def _asked(phase: Phase, count: int = 1, *, blind: bool = False) -> Asked:
    vote = phase is Phase.VOTE
    return Asked(
        phase=phase,
        letters=() if vote or blind else HAND,
        cards=0 if vote else count,
        numbers=tuple(range(1, 5 + 2 * count)) if vote else (),
        votes=count if vote else 0,
        red=False,
        blind=blind,
        today=TODAY,
    )


CHANGES = [
    ("vote 4", "die 4"),
    ("vote 4", "Doch lieber die 4"),
    ("vote 4", "sorry meinte 4"),
    ("vote 4", "4 statt 6"),
    ("vote 6", "Ich bleib bei 6"),
    ("silence", "4 wäre auch schön gewesen"),
    ("ask", "6 oder doch 4?"),
    ("ask", "die 4 gefällt mir jetzt besser"),
]
"""Where 6 stands."""


VOTE, CARD, CLUE = _asked(Phase.VOTE), _asked(Phase.CARD), _asked(Phase.CLUE)
EVERY = (
    *((VOTE, *row) for row in VOTES),
    *((replace(VOTE, standing=VotesRead((6,), None, "")), *row) for row in CHANGES),
    *((_asked(Phase.VOTE, 2), *row) for row in TWO_VOTES),
    *((CARD, *row) for row in CARDS),
    *((CLUE, *row) for row in CLUES),
    *((_asked(Phase.CLUE, blind=True), *row) for row in BLIND_CLUES),
)


@pytest.mark.parametrize(("asked", "expected", "text"), EVERY, ids=[text for _, _, text in EVERY])
def test_what_is_written_in_german_is_read_as_it_is_meant(asked: Asked, expected: str, text: str) -> None:
    assert told(read_answer(own_words(text, OURS), asked)) == expected
