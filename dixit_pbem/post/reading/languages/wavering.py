"""Phrases of somebody who doubts the answer that stands, in all languages: it is asked about, and never passed over."""

from collections.abc import Collection, Sequence

from dixit_pbem.post.reading.languages.lexicon import phrases, words

_SURE = words(
    "claro"
    " sicher überzeugt gewiss "
    "sûr sûre convaincu convaincue certain certaine "
    "sure convinced certain confident sicura sicuro convinta convinto certa certo certeza segura seguro convencida"
    " convencido pewna pewny pewien przekonana przekonany"
)
_DENIALS = words("nicht nimmer kaum pas plus not no ain't isn't non não nem nie")
_NEAR, _LONGEST = 5, 5
_PHRASES = phrases(
    "era mejor|sería mejor|habría sido mejor|mejor habría sido|estoy dudando|empiezo a dudar"
    "|cada vez menos segura|cada vez menos seguro|ya no estoy segura|ya no estoy seguro|ya no estoy tan segura"
    "|ya no estoy tan seguro|no estoy tan segura|no estoy tan seguro|ya no lo tengo claro|no lo tengo tan claro"
    "|ya no lo tengo tan claro|no me convence|ya no me convence|no estoy convencida|no estoy convencido"
    "|tengo dudas|tengo mis dudas|me han entrado dudas|me entran dudas|me ha entrado la duda|me entra la duda"
    "|me equivoqué|me he equivocado|creo que me equivoqué|creo que me he equivocado|igual me equivoqué"
    "|igual me he equivocado|me arrepiento|me he arrepentido|debería haber|debí haber|tendría que haber"
    "|tenía que haber|pensándolo bien|pensándolo mejor|bien pensado|lo he pensado mejor|tenía razón"
    "|carta equivocada|número equivocado|era una tontería|hice mal|he votado mal|voté mal"
    "|wäre besser gewesen|wäre wohl besser|habe zweifel|ich habe zweifel|hab zweifel|ich zweifle|ich zweifle jetzt|mir"
    " kommen zweifel|komme ins zweifeln|ich schwanke|ich schwanke jetzt|bei näherem nachdenken|wenn ich es mir recht"
    " überlege|nicht mehr sicher|nicht mehr so sicher|nicht mehr überzeugt|nicht überzeugt|immer unsicherer|ich habe"
    " mich wohl geirrt|ich glaube ich habe mich geirrt|ich hab mich wohl vertan|falsche karte|falsche nummer|ich"
    " bereue|ich bereue es|ich hätte lieber|ich hätte doch|hätte ich doch|hatte recht|hatte doch recht|so ein blödsinn|"
    "c'était mieux|ce serait mieux|ça aurait été mieux|aurait été mieux|j'ai des doutes|j'ai un doute|je doute|"
    "je commence à douter|j'hésite|j'hésite maintenant|à la réflexion|en y repensant|en y réfléchissant|"
    "je ne suis plus sûr|je ne suis plus sûre|je suis plus sûr|je suis plus sûre|je ne suis plus si sûr|"
    "je ne suis plus si sûre|pas convaincu|pas convaincue|moins sûr|moins sûre|de moins en moins sûr|"
    "de moins en moins sûre|j'ai dû me tromper|je me suis peut-être trompé|je me suis peut-être trompée|"
    "je crois que je me suis trompé|je crois que je me suis trompée|je me suis trompé|je me suis trompée|"
    "mauvaise carte|mauvais numéro|je regrette|j'aurais dû|j'aurais peut-être dû|avait raison|quelle bêtise|"
    "era meglio|sarebbe stato meglio|would have been better|would be better|teria sido melhor|era melhor|lepiej było"
    "|byłoby lepsze|lepsze byłoby|lepsze by było|doubting|i doubt it|sto dubitando|comincio a dubitare"
    "|estou a duvidar|zaczynam wątpić"
    "|pensandoci meglio|pensandoci bene|thinking again|tinha razão|aveva ragione|was right|were right|miał rację"
    "|miała rację|era una scemenza|era una sciocchezza"
    "|czy dobrze wybrałam|czy dobrze wybrałem|sama nie wiem|sam nie wiem|less and less sure"
    "|coraz mniej jestem pewna|coraz mniej jestem pewien|coraz mniej pewna|cada vez menos certeza"
    "|sempre meno sicura|sempre meno sicuro|sempre meno convinta|not convinced|no longer convinced|no longer sure"
    "|not so sure|not that sure|not sure anymore|not sure any more|less sure|having doubts|have doubts"
    "|second thoughts|might change|may change|could change|wrong one|wrong card|wrong number|picked wrong"
    "|chose wrong|voted wrong|i got it wrong|i regret|regretting|i messed up|my bad choice|should have picked"
    "|should have chosen|should have gone|should have voted|should've picked|should've chosen|should've gone"
    "|should've voted|should i have|wish i had|non sono più convinta|non sono più convinto|non sono più sicura"
    "|non sono più sicuro|non sono convinta|non sono convinto|non sono tanto sicura|non sono tanto sicuro"
    "|non sono così sicura|non sono così sicuro|non mi convince più|non ne sono più sicura|non ne sono più sicuro"
    "|non ne sono convinta|non ne sono convinto|ho dei dubbi|ho un dubbio|mi è venuto un dubbio|mi viene un dubbio"
    "|mi viene il dubbio|mi è venuto il dubbio|ci ho ripensato|ci sto ripensando|ripensandoci|ripensandoci bene"
    "|mi sa che ho sbagliato|credo di aver sbagliato|forse ho sbagliato|ho sbagliato carta|ho sbagliato numero"
    "|ho sbagliato tutto|me ne pento|mi sono pentita|mi sono pentito|dovevo mettere|dovevo votare|dovevo scegliere"
    "|avrei dovuto|meglio se|já não tenho a certeza|já não tenho certeza|já não tenho tanta certeza"
    "|não tenho tanta certeza|já não sei|já não estou certa|já não estou certo|não estou convencida"
    "|não estou convencido|já não estou convencida|já não estou convencido|estou com dúvidas|tenho dúvidas"
    "|fiquei com dúvidas|fiquei na dúvida|enganei-me|acho que me enganei|se calhar enganei-me|arrependi-me"
    "|estou arrependida|estou arrependido|devia ter|pensando melhor|pensando bem|a pensar melhor"
    "|nie jestem już pewna|nie jestem już pewny|nie jestem już pewien|już nie jestem pewna|już nie jestem pewny"
    "|już nie jestem pewien|już nie jestem taka pewna|już nie jestem taki pewny|nie jestem taka pewna"
    "|nie jestem taki pewny|nie jestem przekonana|nie jestem przekonany|mam wątpliwości|chyba się pomyliłam"
    "|chyba się pomyliłem|pomyliłam się|pomyliłem się|żałuję|rozmyśliłam się|rozmyśliłem się|mogłam dać|mogłem dać"
    "|trzeba było|powinnam była|powinienem był|zła karta|złą kartę|zły numer"
)


_STEADY = phrases(
    "no me arrepiento|no me arrepiento de nada|sin arrepentimientos|no tengo dudas|no tengo ninguna duda"
    "|ich bereue nichts|bereue nichts|keine reue|ich bereue es nicht|"
    "je ne regrette rien|je regrette rien|sans regret|sans regrets|aucun regret|je ne regrette pas|"
    "i regret nothing|regret nothing|don't regret|do not regret|no regrets|non mi pento|non me ne pento"
    "|non mi sono pentita|non mi sono pentito|não me arrependo|não estou arrependida|não estou arrependido"
    "|nie żałuję|niczego nie żałuję"
)
"""And of somebody who says that there is no doubt."""


def wavers(said: Sequence[str]) -> bool:
    """Does somebody who has answered doubt it: `not sure about that one anymore`, `ho dei dubbi`?"""
    if _holds(said, _STEADY):
        return False
    denied = any(said[at] in _DENIALS and not _SURE.isdisjoint(said[at + 1 : at + _NEAR]) for at in range(len(said)))
    return denied or _holds(said, _PHRASES)


def _holds(said: Sequence[str], known: Collection[str]) -> bool:
    """Does one of these phrases stand anywhere in the words?"""
    return any(" ".join(said[at : at + count]) in known for at in range(len(said)) for count in range(1, _LONGEST + 1))
