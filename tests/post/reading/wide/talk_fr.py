"""What players say in French beside their answers."""

TALK = {
    "name": "Ana|Bob|Mia|Luc|Julie|Marc|Hélène|Mamie|Pierre|Rose|Hugo|Claire",
    "who": "ma sœur|mon frère|la voisine|le chien|le chef|la petite|{name}|ma grand-mère|le chat|toute la famille",
    "thing": "la baleine|l'escalier|le phare|le ciel|la lune|la vieille porte|le petit bateau|le bois|la pluie|la mer"
    "|le miroir|la tour",
    "adj": "beau|étrange|drôle|triste|rêveur|poétique|difficile|magique|doux|mystérieux",
    "past": "me fait rire|va mal|veut jouer|salue tout le monde|dort sur le canapé|mange mon déjeuner|chante",
    "place": "dans le train|au travail|au jardin|chez le dentiste|sur le canapé|à l'hôpital|à la mer|à l'école",
    "month": "décembre|janvier|mars|juin|août",
    "day": "dimanche|vendredi|samedi|mardi",
    "greeting": "Bonjour {name},|Bonjour à tous,|Bonjour,|Bonsoir à tous,|Coucou {name} !|Chers tous,|Salut !|Coucou,",
    "courtesy": "Merci !|Merci beaucoup !|Merci à toi, {name} !|Bon week-end !|Bonne soirée à tous !|À bientôt !"
    "|Parfait, merci.|Bon {day} !|Bien reçu, merci|Amusez-vous bien|Bonne chance à tous|Gros bisous"
    "|Bisous et bonne nuit|Très bien, merci",
    "signoff": "Merci,\n{name}|Bises,\n{name}|À bientôt\n{name}|Salut, {name}|{name}|Amicalement,\n{name}"
    "|Bisous\n{name}|Cordialement,\n{name}|Bonne nuit,\n{name}",
    "comment": "Quel indice {adj}|J'adore {thing}|Quelles images|Nous étions {place}|Je suis {place}|{who} {past}"
    "|Désolé du retard|Pardon, {who} {past}|Tout est très {adj}|Ça me rappelle {who}|Que c'est drôle|Un jeu {adj}"
    "|Le téléphone était mort {place}|Je pense à vous {place}|{name} aime {thing}|J'aime beaucoup {thing}",
    "reason": "pour {thing}|parce que ça me rappelle {who}|si {adj}|évidemment|facile|un choix {adj}"
    "|avec cette lumière|j'adore {thing}|que c'est {adj}|belle comme {who}|parce que c'est {adj}|j'aime {thing}",
    "number": "On se voit à {n} heures !|Il est {n} heures|je rentre à {n} h|on dîne à {n} heures"
    "|Nous avons {n} enfants|{who} fête ses {n} ans|{n} minutes de retard|j'ai attendu {n} jours|encore {n} et on finit"
    "|j'aime les {n}|Manche {n}|la manche {n} était {adj}|page {n}|chapitre {n}|{name} a {n} points|nous étions {n}"
    "|ça coûte {n} euros|appelle-moi au 06 {n}3 {n}|bureau {n}|j'ai mis {n} heures|le train part à {n}:{nn}"
    "|jusqu'au {n} {month}|le {n} {month}|{n} degrés dehors|on a perdu {n}-{m}|on est {w}|à {w} heures pile"
    "|j'ai dormi {w} heures|chambre {w}|{w} de faites, {w2} à faire",
    "little": "et bon week-end|à demain|à bientôt et merci|Et puis on verra|À demain|mes amitiés|j'ai eu {l} en anglais"
    "|vitamine {l}|plan {l}|groupe {l}|bâtiment {l}, dernier étage|à la maison tout va bien|Et bonne nuit|série {l}"
    "|le train {l} est en retard|D'accord|Il y a du soleil|L'e-mail est lent aujourd'hui|C'est la vie",
    "initial": "{name} {l}.|{l}. Martin|{name} {l}. Dubois|bises de {name} et {l}.|salut de {l}.",
    "ordinal": "mon {o} café|la {o} fois aujourd'hui|au {o} étage|le {o} anniversaire de {name}|à la {o} place"
    "|le {o} enfant|la {o} manche était {adj}|une seconde|tout d'abord, salut",
    "table": "la {x} aussi était belle|j'ai failli prendre la {x}|celle de {name} est sûrement la {x}"
    "|la {x} me fait rire|je n'aime pas la {x}|{name} dira la {x}|tout le monde ira sur la {x}"
    "|entre la {x} et la {y} c'est dur|la {x} est à moi|si la {x} avait {thing}|ça pourrait être la {x}"
    "|la carte {x} est belle|je ne sais pas, la {x} ou la {y}|tout sauf la {x}|dans la {x} je vois {thing}"
    "|au début je pensais à la {x}|la dernière fois c'était la {x}|à qui est la {x} ?",
    "question": "À qui le tour ?|Comment allez-vous ?|{name} est de retour ?|On attend {name} ?|Quand se voit-on ?"
    "|Vous avez vu {thing} ?|Comment va {who} ?|Qui gagne ?",
    "doubt": "Je peux changer ?|On peut ?|Ou non ?|C'est trop tard ?|C'est bon comme ça ?|Puis-je encore changer ?",
    "hedge": "peut-être|bof,|je dirais|je crois|je ne sais pas,|probablement|mmm,",
    "retraction": "Non, attendez.|Laisse tomber.|J'ai changé d'avis.|À la réflexion, non|Annulez"
    "|Attendez, je réfléchis|Ignorez mon vote",
    "fix": "non attends,|ou plutôt|non, pardon,|je voulais dire|non, mieux",
    "automatic": "Je suis absent du bureau jusqu'au {n} {month}.|Réponse automatique : je suis en congé."
    "|Message automatique, boîte non surveillée.|Merci de votre message, je répondrai sous {n} jours."
    "|Le ticket {big} est ouvert.",
    "banner": "ATTENTION : message externe. N'ouvrez pas les liens.|Message confidentiel réservé au destinataire."
    "|Avant d'imprimer, pensez aux arbres.|[EXTERNE] Vérifiez l'expéditeur.",
}
