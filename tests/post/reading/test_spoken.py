"""Wishes to play, and a yes or a no to what was offered: in every language, however they are written."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.joining import agrees, wants_no_more, wish_in
from tests.post.reading.test_natural import OURS
from tests.post.reading.test_never_wrong import lines

WISHES = """
fr | Inscrivez-moi
fr | inscrivez moi svp
fr | J’aimerais bien jouer avec vous
fr | j aimerais bien jouer
fr | Est-ce que je peux rejoindre la table ?
fr | Je peux encore jouer ?
fr | Je m'inscris !
en | I’d like to join
en | Id like to play... I'd like to play
en | Can I still join?
en | count me in!
it | Posso ancora giocare?
it | Mi iscrivo
it | Vorrei giocare anch’io
pt | Ainda posso entrar?
pt | Inscrevam-me
pt | inscrevam me por favor
pt | Também quero jogar
pl | Czy mogę jeszcze zagrać?
pl | Zapisuję się
pl | Chciałabym też zagrać
de | Kann ich noch mitspielen?
de | Ich würde auch gern mitspielen
de | Ich hätte Lust mitzuspielen
es | ¿Todavía puedo apuntarme?
es | Me inscribo
es | Tengo ganas de jugar
"""
NO_WISHES = """
Je veux jouer, mais pas avec vous
I'd like to play if there is money to win
Vorrei giocare se smettete
Quero jogar se ninguém pagar
Chcę zagrać, jeśli nikt inny nie chce
Ich möchte mitspielen, falls es nichts kostet
Quiero jugar cuando haya premios
Je veux jouer si Ana joue
"""
AGREES = """
D’accord
d accord
Ça marche !
Je prends la place
C’était bien moi
Avec grand plaisir
Sounds good!
Yes, that was me
I'll take the seat
I’m in
Va bene, prendo io il posto
Ci sto!
Ero io
Combinado!
Fui eu
Com todo o gosto
Pasuje mi
Z przyjemnością
To ja
Passt!
Geht klar
Das war ich
Ich nehme den Platz
Acepto
Hecho
De acuerdo
Fui yo
"""
REFUSES = """
Non désolé, pas cette fois
Ce n’était pas moi
C'est pas moi
Malheureusement je ne peux pas
Sorry, I can't
Unfortunately not
That wasn’t me
Not this time
Purtroppo non posso
Stavolta no
Non ero io
Infelizmente não posso
Desta vez não
Não fui eu
Niestety nie mogę
Tym razem nie
To nie ja
Leider kann ich nicht
Diesmal leider nicht
Das war ich nicht
Lamentablemente no puedo
Esta vez no
No fui yo
"""
NEITHER = """
Oui mais pas avant lundi
Yes, unless it is tomorrow
Sì, ma non prima di lunedì
Sim, mas não esta semana
Tak, ale nie przed poniedziałkiem
Ja, aber nicht vor Montag
Sí, pero no esta semana
Ça marche si Ana joue
D'accord ?
Passt nicht
"""


@pytest.mark.parametrize("row", lines(WISHES))
def test_a_wish_to_play_is_heard(row: str) -> None:
    language, _, text = row.partition(" | ")
    assert wish_in(text, "", OURS) == language


@pytest.mark.parametrize("text", lines(NO_WISHES))
def test_a_wish_on_a_condition_is_left_to_a_person(text: str) -> None:
    assert wish_in(text, "", OURS) is None


@pytest.mark.parametrize("text", lines(AGREES))
def test_a_yes_is_heard(text: str) -> None:
    assert agrees(text, OURS) is True


@pytest.mark.parametrize("text", lines(REFUSES))
def test_a_no_is_heard(text: str) -> None:
    assert agrees(text, OURS) is False


@pytest.mark.parametrize("text", lines(NEITHER))
def test_a_yes_on_a_condition_is_neither(text: str) -> None:
    assert agrees(text, OURS) is None


@pytest.mark.parametrize(
    "text", ["Désabonnez-moi", "désabonne moi", "Plus d'e-mails", "no more e-mails", "unsubscribe"]
)
def test_who_wants_no_more_mails_is_heard(text: str) -> None:
    assert wants_no_more(text, "")
