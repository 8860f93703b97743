"""What French players write, and what is read of it: moves, doubts, courtesy, hearsay, hours and commands."""

from __future__ import annotations

from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.test_natural import OURS, told

HAND = tuple("ABCDEF")
TODAY = date(2026, 11, 18)
VOTES = [
    ("vote 3", "3"),
    ("vote 3", "la 3"),
    ("vote 3", "La 3 !"),
    ("vote 3", "le 3"),
    ("vote 4", "Je vote pour la 4"),
    ("vote 4", "je vote 4"),
    ("vote 4", "Je vote le 4"),
    ("vote 4", "Moi je vote la 4, bises"),
    ("vote 2", "Bonjour à tous, je vote pour la carte n°2. Bises, Ana"),
    ("vote 5", "Je pense que c'est la 5"),
    ("vote 5", "je pense que c’est la cinq"),
    ("vote 4", "le numéro quatre"),
    ("vote 1", "la première"),
    ("vote 2", "la deuxième"),
    ("vote 2", "la 2e"),
    ("vote 2", "La 2ème, sans hésiter"),
    ("vote 6", "numéro 6 s'il te plaît"),
    ("vote 6", "6 svp"),
    ("vote 3", "Mon vote va à la 3."),
    ("vote 3", "Pour moi c'est la 3"),
    ("vote 3", "J'opte pour la 3 !"),
    ("vote 1", "Je dirais la 1, merci"),
    ("vote 4", "Allez, la 4. Bisous à tous"),
    ("vote 4", "Je n'en sais rien, mais je dis 4"),
    ("vote 2", "Au hasard : 2"),
    ("vote 2", "Pas facile... je tente la 2"),
    ("vote 3", "j'hésitais entre la 2 et la 3, mais je vote 3"),
    ("ask", "j'hésite entre 2 et 4"),
    ("ask", "ni la 2 ni la 3"),
    ("ask", "pas la 3"),
    ("ask", "Surtout pas la 3"),
    ("ask", "2 ou 4"),
    ("ask", "peut-être la 2"),
    ("ask", "tout sauf la 4"),
    ("ask", "Ana dit que c'est la 3"),
    ("ask", "Mon mari voterait 5"),
    ("vote 5", "Non attends, la 5"),
    ("vote 5", "3, non pardon, 5"),
    ("vote 4", "Je me suis trompé, c'est la 4"),
    ("vote 4", "Plutôt la 4"),
    ("vote 4", "Je change pour la 4"),
    ("silence", "Merci !"),
    ("silence", "Merci beaucoup, bonne soirée à tous"),
    ("silence", "Bonne nuit et à demain"),
    ("silence", "Magnifique indice, bravo !"),
    ("silence", "Je réponds ce soir, promis"),
    ("ask", "Je vote"),
    ("ask", "On se voit à 4 heures"),
    ("ask", "Je serai là à 4h"),
    ("command status", "Où en est la partie ?"),
    ("command status", "état"),
    ("command status", "Qui attend-on ?"),
    ("command help", "aide"),
    ("command rules", "règles"),
    ("command hand", "main"),
    ("command resign", "abandon"),
    ("command fewer mails", "moins de mails"),
    ("vote 3", "Coucou les amis ! Belle manche. Je vote 3. À bientôt"),
    ("vote 3", "3\n\nEnvoyé de mon iPhone"),
    ("vote 3", "Ma réponse : 3"),
    ("vote 3", "vote : 3"),
    ("vote 3", "C'est la 3, j'en suis sûre"),
    ("vote 3", "Je crois que c'est la 3"),
    ("vote 3", "La trois me parle le plus"),
    ("vote 3", "Sans aucun doute la 3"),
    ("vote 3", "Ce sera la 3 pour moi"),
    ("vote 4", "Sans aucun doute la 4"),
    ("vote 4", "Ma femme dit 2 mais moi je vote 4"),
    ("ask", "Ma femme pense que c'est la 2"),
    ("ask", "Je ne vote pas pour la 3"),
    ("ask", "je n'ai pas encore décidé"),
    ("ask", "Je voulais voter 3 mais je ne suis plus sûre"),
    ("ask", "je doute entre la 1 et la 6"),
    ("vote 6", "Entre la 1 et la 6, je choisis la 6"),
    ("vote 6", "Si c'est encore possible, la 6"),
    ("vote 6", "la 6 si ce n'est pas trop tard"),
    ("ask", "Si Ana vote 3, je vote 4"),
    ("ask", "Je vote 3 si personne ne l'a choisie"),
    ("vote 3", "3 ! Et bon anniversaire à Ana"),
    ("vote 3", "la 3. On mange ensemble jeudi ?"),
    ("vote 3", "La 3, parce qu'elle me fait rêver"),
    ("vote 3", "Bon, je me lance : 3"),
    ("vote 3", "Va pour la 3"),
    ("vote 3", "Notez 3 pour moi, merci"),
    ("vote 3", "Mets-moi la 3 stp"),
    ("vote 3", "Je reste sur la 3"),
    ("vote 3", "Je garde la 3"),
    ("vote 1", "Au pif, la 1"),
    ("vote 1", "Aucune idée, 1"),
    ("vote 5", "La 5 évidemment"),
    ("vote 5", "La cinquième"),
    ("vote 5", "la 5ème svp"),
    ("vote 2", "La 2, c'est obligé"),
    ("vote 2", "Je mise tout sur la 2"),
    ("vote 2", "je parie sur la 2"),
    ("vote 2", "Mon intuition me dit la 2"),
    ("vote 2", "Quelque chose me dit que c'est la 2"),
    ("vote 2", "Difficile ! Je dirais 2."),
    ("vote 2", "Réponse : la carte 2"),
    ("vote 2", "Mon choix : 2"),
    ("vote 2", "Mon choix se porte sur la carte numéro 2"),
    ("vote 2", "Je vote pour l'image 2"),
    ("vote 2", "J'ai voté 2"),
    ("vote 2", "Finalement, la 2"),
    ("vote 4", "la 4 au lieu de la 2"),
    ("ask", "Remplacez la 2"),
    ("ask", "Annulez mon vote"),
    ("ask", "J'aime bien la 2 et la 4"),
    ("vote 4", "J'aime bien la 2, mais je vote 4"),
    ("ask", "La 2 est trop évidente"),
    ("vote 4", "La 2 est trop évidente, donc 4"),
    ("command away", "absence 3-10 décembre"),
    ("command away", "Absent du 3 au 10 décembre"),
    ("command language", "langue en"),
    ("command language", "langue anglais"),
    ("command address", "adresse ana@new.example"),
    ("command say", "annonce bonne nuit à tous"),
    ("command no receipts", "sans confirmation"),
    ("command all mails", "tous les mails"),
    ("command no pdf", "sans pdf"),
    ("command with pdf", "avec pdf"),
    ("command rules", "Comment on joue ?"),
    ("command hand", "Peux-tu me renvoyer mes cartes s'il te plaît ?"),
    ("ask", "Je ne peux pas jouer aujourd'hui"),
    ("ask", "6 personnes viennent dimanche"),
    ("vote 3", "Il y avait 6 personnes dimanche. Je vote 3"),
    ("ask", "Il est 4 heures du matin"),
    ("vote 2", "2\n\nLe mer. 18 nov. 2026 à 10:12, Dixit <dixit@example.org> a écrit :\n> 1 2 3"),
    ("vote 2", "La 2\n\nTélécharger Outlook pour Android"),
    ("vote 2", "2\n\nEnvoyé depuis mon téléphone Orange"),
    ("vote 2", "Je vote 2\n\nCordialement,\n\nJean-Pierre Martin\n06 12 34 56 78"),
    ("silence", "Désolée du retard, je réponds demain"),
    ("silence", "J'y réfléchis encore"),
    ("silence", "Bien reçu, merci !"),
]
TWO_VOTES = [
    ("vote 2,5", "2 et 5"),
    ("vote 2,5", "la 2 et la 5"),
    ("vote 2,5", "je vote 2 et 5"),
    ("vote 2", "seulement la 2"),
]
CARDS = [
    ("card B", "B"),
    ("card B", "la B"),
    ("card B", "Je donne la B"),
    ("card B", "Je joue B, bises"),
    ("card B", "ma carte : B"),
    ("card B", "Je mets la carte B. Merci !"),
    ("card C", "J'ai choisi la C"),
    ("card C", "Ce sera C pour moi, bonne soirée"),
    ("card A", "A"),
    ("card D", "D'accord, je donne la D"),
    ("silence", "D'accord, merci"),
    ("ask", "A ou B"),
    ("ask", "pas la B"),
    ("card C", "Je propose la C"),
    ("card C", "c'est la C"),
    ("card C", "La C correspond le mieux"),
    ("card B", "je sacrifie la B"),
    ("card B", "Bonjour ! Ma carte est la B. Bonne journée à toutes et à tous"),
    ("card B", "Moi c'est B"),
    ("card B", "Disons la B"),
    ("card B", "Euh... B"),
    ("card B", "La lettre B"),
    ("card E", "Je donne la E car elle correspond bien"),
    ("card E", "Mettez la E"),
    ("card A", "Je donne la A"),
    ("card A", "La carte A"),
    ("ask", "Il y a un chat"),
    ("ask", "Ana a dit B"),
    ("card C", "C"),
    ("ask", "Je reprends ma carte"),
]
TWO_CARDS = [
    ("card B,D", "B et D"),
    ("card B,D", "je donne B et D"),
]
CLUES = [
    ("clue B|le chemin le plus long", "B : le chemin le plus long"),
    ("clue B|à bientôt", "B: à bientôt"),
    ("clue C|l'heure bleue", "C – l'heure bleue"),
    ("clue C|Un rêve d'enfant", "Carte C : « Un rêve d'enfant »"),
    ("clue D|La nuit", "Mon indice est « La nuit » pour la carte D"),
    ("clue D|La nuit", "Indice : La nuit, carte D"),
    ("clue B|Plus on est de fous", "B : Plus on est de fous"),
    ("clue A|A-t-on le temps ?", "A : A-t-on le temps ?"),
    ("clue F|Il était une fois", "F, Il était une fois"),
    ("clue C|J'ai perdu la tête", "« J'ai perdu la tête » pour la C"),
    ("clue C|six pieds sous terre", "C : six pieds sous terre. Bonne chance à tous !"),
    ("clue E|Au clair de la lune", "Je choisis la carte E et mon indice est : Au clair de la lune"),
    ("ask", "Au clair de la lune"),
]
BLIND_CLUES = [
    ("clue |le chemin le plus long", "le chemin le plus long"),
    ("clue |La nuit tous les chats", "Mon indice : La nuit tous les chats"),
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


VOTE, CARD, CLUE = _asked(Phase.VOTE), _asked(Phase.CARD), _asked(Phase.CLUE)
EVERY = (
    *((VOTE, *row) for row in VOTES),
    *((_asked(Phase.VOTE, 2), *row) for row in TWO_VOTES),
    *((CARD, *row) for row in CARDS),
    *((_asked(Phase.CARD, 2), *row) for row in TWO_CARDS),
    *((CLUE, *row) for row in CLUES),
    *((_asked(Phase.CLUE, blind=True), *row) for row in BLIND_CLUES),
)


@pytest.mark.parametrize(("asked", "expected", "text"), EVERY, ids=[text for _, _, text in EVERY])
def test_what_is_written_in_french_is_read_as_it_is_meant(asked: Asked, expected: str, text: str) -> None:
    assert told(read_answer(own_words(text, OURS), asked)) == expected


@pytest.mark.parametrize("text", [text for expected, text in VOTES if expected.startswith("vote") and "'" in text])
def test_a_typeset_apostrophe_says_the_same(text: str) -> None:
    curled = told(read_answer(own_words(text.replace("'", "’"), OURS), VOTE))
    assert curled == told(read_answer(own_words(text, OURS), VOTE))
