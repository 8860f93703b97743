"""French round an answer."""

from dixit_pbem.post.reading.languages import deciding
from dixit_pbem.post.reading.languages.lexicon import Lexicon, counted, phrases, words

FRENCH = Lexicon(
    nouns=words(
        "carte cartes numéro numéros num nr n vote votes choix réponse lettre lettres image images jeton pion marque"
    ),
    votes=words("vote votes choix réponse"),
    points=phrases("la|le|les deux|vote|joue|sûrement|forcément|ça doit être|doit être"),
    decides=deciding.FRENCH
    | phrases(
        "je vote|je vote pour|je voterais|je voterai|je voterais pour|je voterai pour|je vote pour la|je vote la"
        "|je vote le|je choisis|je choisirais|je choisis la|j'ai choisi|j'ai choisi la|je joue|je joue la|je jouerais"
        "|je donne|je donne la|je donnerais|je vous donne|je te donne|je mets|je mets la|je mettrais|je pose|je propose"
        "|je prends|je prends la|je prendrais|j'envoie|j'envoie la|je vous envoie|je t'envoie|je dirais|je dirais la"
        "|je dis|je dis la|je pense|je pense à|je pense à la|je pense que c'est|je pense que c'est la|je crois"
        "|je crois que c'est|je crois que c'est la|je parie|je parie sur|je parie sur la|je mise|je mise sur"
        "|je mise sur la|je mise tout sur|je pars sur|je pars sur la|je pars pour|je pars avec|j'y vais avec"
        "|je vais sur|je vais pour|j'opte pour|j'opte pour la|j'opterais pour|je tente|je tente la|je tenterais"
        "|je reste sur|je reste sur la|je reste avec|je confirme|je garde|je préfère|je préfère la|je réponds"
        "|à mon avis|à mon avis c'est|selon moi|selon moi c'est|d'après moi|d'après moi c'est|pour moi"
        "|pour moi c'est|pour moi la|pour moi ce sera|moi je dis|moi je vote|moi je pense|moi c'est|mon vote"
        "|mon vote va à|mon vote va à la|mon vote va au|mon vote est|mon vote c'est|mon choix|mon choix est"
        "|mon choix c'est|mon choix se porte sur|mon choix se porte sur la|ma réponse|ma réponse est"
        "|ma réponse c'est|ma carte|ma carte est|ma carte est la|ma carte c'est|ma carte c'est la|ma carte sera"
        "|ce sera|ce sera la|ça sera|ça sera la|ce serait|ce serait la|ça doit être|ça doit être la|ça devrait être"
        "|ce doit être|ce doit être la|c'est sûrement|c'est sûrement la|c'est forcément|c'est forcément la"
        "|j'imagine|j'imagine que c'est|il me semble|il me semble que c'est|on dirait|disons|disons la|allons-y pour"
        "|allez|allez la|va pour|va pour la|allons pour|mettez|mets|mettez-moi|mets-moi|notez|note|notez-moi|écrivez"
        "|par élimination|reste|il me reste|il ne reste que|voici|voici ma carte|voici mon vote|voilà"
        "|voilà ma carte|voilà mon vote|je donne mon vote à|je donne mon vote à la|je donne ma voix à"
        "|je donne ma voix à la|ma voix va à|ma voix va à la|ma voix pour|un vote pour|un vote pour la|vote pour"
        "|vote pour la|je change pour|je change pour la|je passe à|je passe à la|finalement|finalement la"
        "|en fin de compte|au final"
    ),
    weak=phrases(
        "la|le|l|c'est|c'est la|c'est le|est|sera|serait|celle|celui|celle-là|celle-ci|au|à la|j'ai voté|j'ai mis"
        "|j'ai donné|j'ai joué|c est"
    ),
    glue=phrases(
        "seulement|uniquement|juste|donc|alors|du coup|le|la|l|les|mon|ma|mes|que|de|du|des|à|à la|au|aux|sur|pour|par"
        "|avec|cette|cet|ce|celle|celui|une|un|je|moi|ok|oui|si|bon|ben|bah|bien|eh bien|voici|voilà|voila|hop|tiens"
        "|allez|c'est|c'est la|c'est le|est|et|sera|serait|vraiment|quand même|cette fois|cette fois-ci|ce coup-ci"
        "|en|comme|toujours|clairement|sans hésiter|sans hésitation|sont|salut|coucou|bonjour|maintenant|conteur"
        "|conteuse|du conteur|de la conteuse|aujourd'hui|deux|mieux|de mon côté|pour ma part|plutôt|ce sera|ça sera"
        "|ça|ici|toujours la"
    ),
    spells=words("comme de"),
    behind=phrases(
        "pour ma part|de ma part|de mon côté|sans réfléchir|sans hésiter|sans hésitation|sans aucun doute"
        "|sans aucune hésitation|les yeux fermés|direct|à coup sûr|de ma main|dans ma main|de ma liste|et c'est tout"
        "|c'est tout|point|point final|et puis c'est tout|et basta|basta|ne me demandez pas pourquoi"
        "|ne me demande pas pourquoi|et on n'en parle plus|on n'en parle plus|pour moi|selon moi|à mon avis|je crois"
        "|je pense|je dirais|je suppose|merci|s'il vous plaît|s'il te plaît|svp|stp|s'il vous plait|s'il te plait"
        "|merci beaucoup|c'est mon vote|c'est mon choix|c'est ma carte|est mon vote|est mon choix|est ma carte"
        "|c'est mon dernier mot|mon dernier mot|définitif|définitivement|c'est décidé|je ne change pas"
        "|je ne change plus|je change pas|je reste là-dessus|et je m'y tiens|je m'y tiens|en deuxième|en premier"
        "|en second|en premier choix|en second choix|en deuxième choix|d'abord|après tout|pour l'instant"
        "|pour la instant|pour cette fois|cette fois|cette fois-ci|sûr|sûre|sûr et certain|sûre et certaine|c'est sûr"
        "|ça marche|ça ira|c'est bon|ok|d'accord|voilà|et voilà|allez|bisous|bises|bise|à bientôt|à plus|salut|ciao"
        "|au pif|au hasard|à l'instinct|à la instinct|à l'intuition|à la intuition|au feeling|on verra|on verra bien"
        "|et on verra|et on croise les doigts|on croise les doigts|je croise les doigts|croisons les doigts"
        "|advienne que pourra|et que le meilleur gagne|j'espère|bien sûr|évidemment|forcément|verte|vert"
        "|comme toujours|comme d'habitude|c'est celle du conteur|c'est celle de la conteuse|c'est la bonne|c'est elle"
        "|aujourd'hui|les amis"
    ),
    particles=words(
        "ok okay oui ouais ouaip bon bah ben bien alors donc allez hop voilà voila tiens euh heu hum bref parfait super"
        " d'accord dac dacc eh hé oh ah voyons coucou salut bonjour bonsoir enfin"
    ),
    hedges=phrases(
        "au pif|au hasard|au feeling|à l'instinct|à la instinct|à l'aveugle|à la aveugle|un peu au hasard|complètement"
        " au hasard|totalement au hasard|pile ou face|je ne sais pas|je sais pas|je ne sais pas mais|je sais pas mais"
        "|j'en sais rien|je n'en sais rien|j'en sais rien mais|je n'en sais rien mais|aucune idée|aucune idée mais"
        "|je n'ai aucune idée|j'ai aucune idée|pas sûr|pas sûre|pas sûr mais|pas sûre mais|je ne suis pas sûr"
        "|je ne suis pas sûre|je ne suis pas sûr mais|je ne suis pas sûre mais|je suis pas sûr|je suis pas sûre"
        "|je suis pas sûr mais|je suis pas sûre mais|difficile|c'est difficile|pas facile|c'est dur|dur|dur dur"
        "|très difficile|trop dur|hmm|mmm|mm|hum|euh|heu|bof|mystère|bonne question|j'hésite mais|probablement"
        "|sans doute|je suppose|j'imagine|qui sait|à vue de nez|sans aucun doute|sans conviction|sans grande conviction"
    ),
    assents=words(
        "parfait super génial bien top reçu d'accord dac bravo magnifique excellent oui ok voilà noté compris entendu"
        " volontiers chouette hourra youpi ahah haha certes"
    ),
    sorry=words("désolé désolée pardon excusez excuse excusez-moi excuse-moi oups navré navrée"),
    please=words("pour oui stp svp"),
    conditions=words("au-cas-où sauf excepté hormis plutôt oups attends attendez indécis indécise"),
    introduces=words("dis dirais propose proposerais proposons disons mettrais mets mettons voici voilà sera serait"),
    later=phrases(
        "ce soir|demain|plus tard|tout à l'heure|tout à la heure|dans la soirée|demain matin|tantôt|bientôt|cet"
        " après-midi"
    ),
    comments=words("est était semble rappelle me fait va m'a"),
    speaks=words("pense pensant réfléchissant"),
    courtesy=words(
        "joyeux joyeuse anniversaire félicitations lundi mardi mercredi jeudi vendredi samedi dimanche salut"
        " bonjour bonsoir coucou bonne bon belle beau beaux"
        " nuit soirée journée cher chère chers chères toutes tous tout monde à bientôt plus tard demain"
        " bises bise bisous bisou baisers gros grosse grosses embrasse vous toi merci mille beaucoup infiniment et"
        " ok okay oui parfait super bien très génial top reçu d'accord dac désolé désolée pardon excusez excuse"
        " excusez-moi excuse-moi pour retard du de des en aussi"
        "   nous après week-end weekend fin semaine magnifique beau jeu partie bravo chapeau wow haha ahah hâte"
        " de toujours gentil gentille vraiment c'est mail message amusant amusement amis"
        " amies copains copines cordialement cordiales salutations sincères amicalement amitiés affectueusement"
        " affection avec envoyé envoyée xx souci problème rien prochaine à prochaine plaît plait s'il svp"
        " stp allez courage week fête bonne-nuit tard ce soir"
    ),
    greets=words("bonjour bonsoir salut coucou hello hey cher chère chers chères hé ohé allô bjr slt cc rebonjour"),
    closes=words(
        "merci bises bise bisous bisou baisers salut salutations cordialement amicalement amitiés affectueusement"
        " sincèrement bonne bon bien bientôt plus tchao ciao à biz gros amuse-toi amusez-vous xx embrasse ++ a+"
    ),
    joins=words("et plus puis aussi"),
    either=words("ou entre soit"),
    denies=words("non pas ne ni jamais rien personne aucun aucune sans nan"),
    against=words(
        "changement au-cas-où enlève enlevez enlever retire retirez retirer annule annulez annuler remplace remplacez"
        " remplacer échange échangez échanger modifie modifiez modifier déplace déplacez déplacer change changez"
        " changer changé supprime supprimez supprimer efface effacez oublie oubliez sauf excepté hormis attends"
        " attendez plutôt erreur trompé trompée ignore ignorez indécis indécise oups contrordre jette jetez"
    ),
    doubts=words("doute doutes peut-être pourrait pourrais possiblement"),
    corrects=phrases(
        "non non|non attends|non attendez|attends|attendez|attends non|attendez non|non pardon|pardon|pardon non"
        "|désolé|désolée|non désolé|non désolée|oups|oups non|je voulais dire|je voulais écrire|je voulais mettre"
        "|erreur|correction|rectification|je corrige|je rectifie|je me corrige|je me suis trompé|je me suis trompée"
        "|je me trompe|je change d'avis|j'ai changé d'avis|changement d'avis|en fait|en fait non|ah non|mais non"
        "|ou plutôt|enfin|enfin non|euh non|contrordre|à la réflexion|réflexion faite|tout compte fait|oubliez"
        "|oublie|oubliez ça|oublie ça|oubliez mon vote|annulez|annule|j'annule|ne comptez pas mon vote|un instant"
        "|minute|laisse tomber|laissez tomber"
    ),
    about=words(
        "carte cartes numéro vote votes voter choix choisir choisis réponse celle celui celle-là celle-ci elle mienne"
        " image lettre changer change autre autres première dernière deuxième seconde compte comptent valable gauche"
        " droite mon"
    ),
    social=phrases(
        "chez vous|chez toi|par chez vous|qui a fait|qui a dessiné|qui l'a|qui la a|qui a mis|mais qui|vous avez vu"
        "|tu as vu|t'as vu|avez-vous vu|as-tu vu|combien|combien sont|vous vous souvenez|tu te souviens|ça vous dit|ça"
        " te dit|comment se fait|vous faites quoi|que faites-vous|tu fais quoi|qui vient|comment va|comment vont"
        "|comment vas-tu|comment allez-vous|comment ça va|ça va|tout va bien|quand|qui a gagné|on se voit|à quelle"
        " heure|avez-vous|as-tu|vous avez|tu as"
    ),
    numbers=counted("un une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze"),
    ordinals=counted(
        "premier première,deuxième second seconde,troisième,quatrième,cinquième,sixième,septième,huitième,neuvième,"
        "dixième,onzième,douzième"
    ),
    shy=words("deux sept un une premier première second seconde neuf"),
    counts=words(
        "minutes minute heures heure jours jour semaines semaine mois ans années année euros euro pourcent fois"
        " points point personnes joueurs tours tour manches manche km degrés chats enfants amis choses janvier février"
        " mars avril juin juillet août septembre octobre novembre décembre mille cent secondes mails messages"
        " bières cafés café kilos pages étage étages place places enfants enfant anniversaire"
    ),
    times=phrases(
        "jour|à|dès|vers|avant|après|jusqu'à|jusqu'au|manche|tour|round|rue|avenue|place|h|entre|d'ici|dans|page"
        "|chapitre|quai|bus|ligne"
    ),
    because=words("parce puisque pcq pck"),
    red=words("rouge rouges"),
    green=words("vert verte verts vertes"),
    none=words("aucun aucune rien personne"),
    clue=words("indice phrase mot titre énigme"),
    robots=phrases(
        "réponse automatique|message automatique|message généré automatiquement|absence du bureau|absent du bureau"
        "|absente du bureau|je suis absent|je suis absente|je suis actuellement absent|je suis actuellement absente"
        "|je serai absent|je serai absente|je suis en congé|je suis en congés|je suis en vacances|en mon absence"
        "|à mon retour|en cas d'urgence|pour toute urgence|accès limité à mes|accès limité à ma|ne pas répondre à ce"
        "|ne répondez pas à ce|merci de ne pas répondre|nous avons bien reçu|votre demande a|votre message a bien été"
        "|merci de nous avoir contactés|a bien été reçu|accusé de réception automatique|accusé de lecture"
        "|n'a pas pu être remis|n'a pas pu être distribué|échec de la remise|boîte aux lettres est pleine"
        "|boîte de réception est pleine|expéditeur externe|e-mail externe|courriel externe|provient de l'extérieur"
        "|confidentiel|confidentielle|destinataire|avant d'imprimer|sans virus|rgpd|numéro de ticket"
        "|vous recevez cet e-mail|vous recevez ce mail|vous recevez ce message|se désinscrire|se désabonner"
        "|désinscrivez-vous|pour vous désabonner|pour vous désinscrire|inscrit à la newsletter|inscrite à la newsletter"
    ),
    wishes=phrases(
        "je me permets de|j'ai le plaisir de|je|je veux|je voudrais|j'aimerais|je dois|je vais|je pense|je crois"
        "|j'ai décidé de|j'ai décidé|je décide de|j'essaierais|je ne peux que|finalement|alors|donc|aujourd'hui"
        "|cette fois|cette fois-ci|pour cette fois|pour cette manche|je préfère|je préférerais|disons que|disons"
        "|mon cœur dit|mon coeur dit|mon instinct dit|mon instinct me dit|mon intuition dit|mon intuition me dit"
        "|j'ai envie de|je suis d'avis que|je pense que|je crois que|moi je"
    ),
    acts=phrases(
        "remplacer par|remplacer avec|changer pour|vous donner|te donner|vous envoyer|t'envoyer|vous jouer|voter"
        "|voter pour|voter pour la|voter la|voter le|choisir|choisir la|jouer|jouer la|mettre|mettre la|poser|poser la"
        "|envoyer|envoyer la|donner|donner la|prendre|prendre la|miser sur|miser sur la|parier sur|parier sur la"
        "|dire|dire la|partir sur|partir sur la|partir pour|partir avec|opter pour|opter pour la|tenter|tenter la"
        "|rester sur|rester sur la|pencher pour|pencher pour la|c'est|c'est la|ce soit|ce soit la|sûr que c'est"
        "|sûre que c'est|certain que c'est|certaine que c'est|presque sûr que c'est|presque sûre que c'est"
        "|convaincu que c'est|convaincue que c'est|sacrifier|sacrifier la|proposer|proposer la|lancer|glisser"
        "|glisser la|déposer|déposer la|ajouter|ajouter la"
    ),
    needy=phrases("utiliser|utilise|j'utilise|laisse|je laisse|tire|je tire"),
    firsts=words("premier première d'abord un une"),
    seconds=words("second seconde deuxième autre"),
    also=words("aussi également"),
    tags=phrases("n'est-ce pas|hein|pas vrai|d'accord|ok|je me trompe|c'est ça"),
    hopes=phrases(
        "j'espère|espérons|bonne chance|amusez-vous|amuse-toi|dites-moi|dis-moi|désolé pour|désolée pour|hâte de"
        "|j'ai hâte|on verra qui|on verra si|qui sait|voyons qui|voyons si"
    ),
    best=phrases(
        "aille bien|convienne|convienne le mieux|soit la meilleure|soit la bonne|aille le mieux|s'en rapproche le plus"
        "|s'en approche le plus|est la plus proche|est la bonne|est la meilleure|est parfaite|est la plus adaptée"
        "|est celle|c'est elle|colle|colle bien|colle le mieux|colle parfaitement|convient|convient le mieux"
        "|convient bien|va bien|va le mieux|va très bien|va parfaitement|correspond|correspond le mieux|correspond bien"
        "|me parle|me parle le plus|m'inspire|m'inspire le plus|me convainc|me convainc le plus|me semble la plus"
        "|me semble la bonne|me semble la meilleure|me semble bonne|me semble parfaite|me semble adaptée"
        "|me paraît la bonne|me paraît la meilleure|gagne|est ma préférée|est la réponse|fera l'affaire"
        "|fera la affaire|fait l'affaire|fait la affaire|évoque le plus|rappelle le plus|l'emporte|la emporte"
        "|sans l'ombre d'un doute"
    ),
    instead=phrases(
        "au lieu de|au lieu de la|au lieu du|à la place de|à la place de la|à la place du|et non|et pas"
        "|et non la|et pas la|plutôt que|plutôt que la|pas la"
    ),
    moved_from=words("de du depuis"),
    moved_to=words("à a au pour par en"),
    concedes=phrases(
        "même si|bien que|bravo à|bravo pour|chapeau à|félicitations à|quoique|malgré|mention spéciale|dommage pour"
        "|mais j'aimais aussi|mais aussi|j'aimais aussi|j'aime aussi"
    ),
    hesitated=phrases(
        "j'hésitais|j'hésitais entre|j'ai hésité|j'ai hésité entre|j'ai hésité avec|j'ai hésité avec la|j'hésite entre"
        "|au début|au début je pensais|d'abord je pensais|je pensais|je pensais d'abord|j'étais tenté|j'étais tentée"
        "|j'ai failli|à première vue|au premier abord|au premier coup d'œil|initialement|entre|partagé entre"
        "|partagée entre|tenté par|tentée par|en doute|j'ai pensé à"
    ),
    courteous=phrases(
        "si c'est possible|si possible|s'il est encore temps|s'il n'est pas trop tard|si ce n'est pas trop tard"
        "|si c'est pas trop tard|si je peux|si je peux encore|si on peut|si on peut encore|si ça va|si ça vous va"
        "|si ça te va|si vous voulez bien|si tu veux bien|si ça ne vous dérange pas|si ça ne te dérange pas"
        "|si ça ne dérange pas|si ça ne dérange personne|si je dois|si je dois choisir|s'il faut choisir"
        "|s'il faut vraiment choisir|si j'ai bien compris|si je ne me trompe pas|si je ne m'abuse|si je me trompe pas"
        "|si je suis encore à temps|si vous permettez|si oui|le cas échéant"
    ),
    checks=phrases(
        "ça ira|c'est bien écrit|j'ai bien écrit|est-ce que ça va|est-ce arrivé|c'est arrivé|c'est bien arrivé"
        "|est-ce bien arrivé|est-ce que c'est arrivé|vous avez reçu|tu as reçu|avez-vous reçu|as-tu reçu|bien reçu"
        "|j'ai bien fait|c'est comme ça|qu'en dites-vous|qu'en pensez-vous|vous en dites quoi|qui l'a|qui la a|qui a"
        "|de qui|à qui|je suis la dernière|je suis le dernier|je suis en retard|trop tard|comment se fait|pourquoi"
        "|combien|quand|on y est|il manque|qui manque|des nouvelles|du nouveau|mais qui"
    ),
    hence=words("donc alors"),
    more=words("mieux meilleur meilleure plus préfère plutôt"),
    welcomes=phrases(
        "pas de souci|pas de soucis|pas de problème|aucun souci|aucun problème|de rien|je t'en prie|je vous en prie"
        "|il n'y a pas de quoi|pas de quoi|avec plaisir|tranquille|prenez votre temps|prends ton temps|rien ne presse"
        "|pas de panique|y a pas de quoi"
    ),
    leads=words("celui-ci celle-ci ceci ça suit suivant suivante dis"),
    now=words("maintenant plutôt finalement désormais"),
    same=words("même pareil pareille idem inchangé inchangée reste restent toujours"),
    life=words(
        "dîner déjeuner souper apéro petit-déjeuner vendredi samedi dimanche lundi mardi mercredi jeudi weekend"
        " week-end demain anniversaire fête bière bières vin film match foot temps pluie neige vacances noël pâques"
        " enfants enfant fille garçon neveu nièce petits-enfants chien chat maman papa sœur frère train bureau école"
        " travail boulot médecin café gâteau pizza jardin hôpital voyage hier dentiste maison"
    ),
    game=words(
        "coquille jeu carte cartes vote votes voter voté indice indices réponse tour manche coup échéance points score"
        " règles image images main mail email lien changer compte comptent trompé erreur arrivé arrivée enregistré"
        " prochain jouée partie"
    ),
    laughs=words("haha hahaha ahah ahahah hihi héhé hehe lol mdr ptdr xd wow waouh ouah oh"),
    even=words("même"),
    ifs=words("au-cas-où s'il s'ils"),
    buts=words("mais"),
    may_i=phrases("puis-je|est-ce que je peux|je peux|je pourrais|pourrais-je|peut-on|on peut|est-ce|peux-tu"),
    small=words("à a un"),
    mine=words("moi"),
    labels=words("l mon et avec le la ma mes comme nouvel nouveau nouvelle est un une voici voilà c'est"),
    before_cards=words("sur la ma à pour est avec"),
    proposes=phrases(
        "que dites-vous de|que diriez-vous de|que pensez-vous de|que dis-tu de|que penses-tu de|pourquoi pas|et si"
        "|ça pourrait être|ça peut être|ça irait|ça va"
    ),
    cards=words("carte lettre"),
    keeps=words("reste garde gardez confirme maintiens conserve laisse laissez"),
    drops=words("pas non enlève enlevez retire retirez oublie oubliez laisse ignore annule supprime jette"),
    quits=phrases(
        "j'abandonne la partie|j'abandonne le jeu|je quitte la partie|je quitte le jeu|je me retire du jeu"
        "|je me retire de la partie|j'arrête de jouer|je ne joue plus|je ne veux plus jouer|je veux plus jouer"
        "|je n'ai plus le temps de jouer|j'ai plus le temps de jouer|retirez-moi de la partie|retire-moi de la partie"
        "|enlevez-moi de la partie|enlève-moi de la partie|je sors de la partie|je renonce à la partie"
    ),
    undecided=phrases(
        "je l'écris plus tard|je l'ajoute plus tard|je vous l'envoie plus tard|je te l'envoie plus tard"
        "|je vous l'enverrai|je te l'enverrai|ça arrive plus tard|ça vient plus tard|j'y réfléchis|j'y pense"
        "|je réfléchis|je vais réfléchir|je vous dis|je te dis|je vous dirai|je te dirai|je vous redis|je te redis"
        "|je ne sais plus|je sais plus|laissez-moi réfléchir|laisse-moi réfléchir|je n'ai pas décidé"
        "|je n'ai pas encore décidé|j'ai pas décidé|j'ai pas encore décidé|je dois encore décider|je dois décider"
        "|je ne sais pas encore|je sais pas encore|je dois y réfléchir|je dois réfléchir|j'y réfléchis encore"
        "|je réfléchis encore|je décide demain|je déciderai demain|je décide ce soir|je voudrais y réfléchir"
    ),
)
